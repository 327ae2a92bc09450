# Age of Discovery in the browser: what only its boards say.

ui-house = Your house
ui-house-of = House of { $player }
ui-house-close = Back to your house
ui-house-open = Look at the house of { $player }
ui-expeditions = Expeditions
ui-ships = Ships
ui-orders = Trade orders
ui-harbour = Harbour
ui-harbour-fee = 1 coin to place, joker 2
ui-harbour-empty = no ships in the harbour
ui-hand = Orders in hand
ui-hand-count = { $count } of 4
ui-hand-empty = no orders in hand
ui-hidden-order = an order you do not know
ui-running = Running orders
ui-running-tick = { $own ->
        [yes] tick at your next turn
       *[other] tick at each own turn
    }
ui-running-empty = start an order with ships that fit exactly
ui-running-none = none
ui-loading = capacity { $needed } to load
ui-rounds-left = { $rounds ->
        [1] pays next turn
       *[other] pays in { $rounds } turns
    }
ui-rounds-short = { $rounds }r
ui-rounds-choose = rounds?
ui-mission = Mission
ui-secret = secret
ui-mission-unknown = known only to its owner
ui-mission-counts = counts for your mission
ui-mission-each = { $value } each with { $completed ->
        [one] 1 order done
       *[other] { $completed } orders done
    }
ui-mission-places = { $count ->
        [0] no expedition counts yet
        [one] 1 expedition: { $names }
       *[other] { $count } expeditions: { $names }
    }
ui-any-colour = any colour
ui-reservation = reservation
ui-used = used
ui-orders-done = orders done
ui-order-price = 1 coin each
ui-pile = pile
ui-pile-count = { $count ->
        [0] pile is empty
        [one] 1 in the pile
       *[other] { $count } in the pile
    }
ui-scoring-due = { $scoring ->
        [interim] interim scoring
       *[final] final scoring
    }: { $left ->
        [1] at the end of this turn
       *[other] in { $left } turns
    }
ui-reserved = reserved by { $player }
ui-row = row is { $colour }
ui-full = full
ui-room = room for { $free }
ui-no-ships = no ships yet
ui-interim-tiny = int.
ui-final-tiny = fin.
ui-interim-short = interim
ui-final-short = final
ui-no-ship = none left
ui-no-order = none left
ui-used-capacity = { $used } of { $capacity } used
ui-joker = joker
ui-joker-any = 1 to 3
ui-joker-unknown = joker, colours unknown
ui-points = points
ui-coins = coins
ui-interim-now = interim { $value }
ui-final-now = final { $value }
ui-action-coins = 2 coins
ui-action-order = order
ui-action-buy = buy
ui-action-place = place
ui-actions = Actions of this turn
ui-action-done = { $action }: done
ui-action-open = { $action }: goes on
ui-action-free = { $action }: not begun
ui-turn = turn { $number }
ui-turn-action = turn { $number }, { $action ->
        [1] first action
        [2] second action
       *[other] end
    }
ui-order-name = { $good } { $capacity }
ui-good-red = Brazilwood
ui-good-blue = Indigo
ui-good-green = Pepper
ui-good-yellow = Saffron
ui-good-white = Salt
ui-good-brown = Cinnamon
ui-tab-expeditions = Voyages
ui-tab-market = Market
ui-tab-house = House
ui-tab-table = Others

## Text mode

ui-year = Year
ui-colour = Colour
ui-values = plain / matching
ui-explorer = Expedition
ui-capacity = Capacity
ui-price = Price
ui-reserved-by = Reserved by
ui-incomes = Coins for 1 / 2 / 3 rounds
ui-rounds-column = Pays in
ui-income = Income
ui-order = Order
ui-ship = Ship
ui-column = Column
ui-points-total = Points
ui-scorings = Scorings
ui-known = known to all
ui-nothing = none
ui-unknown = unknown
