# Labels that only the browser client needs.

ui-board-city = City
ui-board-sea = Sea: ships
ui-board-land = Land: orders
ui-bid-spaces = Bid spaces
ui-settled-order = settled from left to right; ties: higher rank
ui-sub-park = money for each
ui-sub-permit = extend
ui-sub-influence = better cards
ui-sub-prices = choose
ui-sub-ladder = swap two
ui-none-left = none left
ui-no-area = no area free
ui-own-harbour = Your harbour
ui-harbour-of = Harbour of { $player }
ui-open-harbour = Show the harbour of { $player }
ui-close = Close
ui-docks = Docks
ui-fields = Loading areas, fields, prestige
ui-dock = Dock { $dock }, size { $size }
ui-dock-short = dock { $dock }, size { $size }
ui-dock-free = { $size ->
        [0] Free dock: ships without bollards
        [one] Free dock: ships with up to 1 bollard
       *[other] Free dock: ships with up to { $size } bollards
    }
ui-dock-upper = { $bollards ->
        [0] the upper wall has no bollard yet
       *[other] the upper wall has only { $bollards }
    }
ui-dock-lower = { $bollards ->
        [0] the lower wall has no bollard yet
       *[other] the lower wall has only { $bollards }
    }
ui-dock-both = { $bollards ->
        [0] neither wall has a bollard yet
       *[other] both walls have { $bollards }
    }
ui-wall = Wall { $wall }, { $bollards ->
        [one] 1 bollard
       *[other] { $bollards } bollards
    }
ui-cargo = Goods aboard { $ship }
ui-ship-stays = { $rounds ->
        [one] sails this round
       *[other] { $rounds } rounds left
    }
ui-area = Loading area { $area }
ui-area-free = free
ui-area-closed = closed by the cover below
ui-area-shut = area closed
ui-order-state = { $loaded } of { $asked }: now { $gain }
ui-field = Field { $field }
ui-prestige-marker = Prestige marker on { $prestige }, { $out } lying out
ui-fill = fill
ui-fill-order = fill { $order } as far as possible
ui-unload-all = unload all
ui-next-prices = the next card if nobody chooses
ui-choose-prices = Choose the prices
ui-progress = Progress
ui-last-round = last round
ui-rounds-left = { $least } to { $most } rounds left
ui-newspaper = Weser News
ui-no-event = There is no event this round.
ui-no-news = There are no events in this game.
ui-own-cards = Your cards and stock
ui-pile-ships = { $count } ships left in the pile
ui-pile-orders = { $count } orders left in the pile
ui-pile-buildings = { $count } buildings left in the pile
ui-hand = Your influence cards
ui-influence-card = Influence { $value }
ui-influence-placed = Influence { $value }, placed
ui-cards-left = { $count ->
        [one] 1 card left to place
       *[other] { $count } cards left to place
    }
ui-supply = Goods of the supply
ui-works = Buildings that can work
ui-works-not = room or cash does not last for all of these
ui-to-go = { $missing } to go
ui-money = Money
ui-prestige = Prestige
ui-tab-fields = Fields
ui-tab-docks = Docks
ui-tab-market = Prices, news
ui-tab-rivals = Rivals

## Text mode

ui-text-space = Bid space
ui-text-offer = To win
ui-text-bids = Cards
ui-text-winner = Winner
ui-text-total = total { $total }
ui-text-face-down = { $count ->
        [one] 1 face-down card
       *[other] { $count } face-down cards
    }
ui-text-own-face-down = only you see them
ui-text-pays = pays { $price }
ui-text-stays = stays
ui-text-waits = waits
ui-text-rounds = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
ui-text-bollards = { $bollards ->
        [one] 1 bollard
       *[other] { $bollards } bollards
    }
ui-text-fits = fits into dock { $docks }
ui-text-bonus = bonus { $terms }
ui-text-penalty = penalty { $terms }
ui-text-sales = sells for { $sales } now
ui-text-none = none
ui-text-rank = Rank
ui-text-income = Income
ui-text-who = Who
ui-text-good = Good
ui-text-price = Price
ui-text-next = Next card
ui-text-means = Means
ui-text-cash = Cash
ui-text-deposit = On the Bank
ui-text-out = Prestige lying out
ui-text-cards = Influence cards this round
ui-text-in-hand = In hand
ui-text-stock = Stock
ui-text-next-cards = Next round
ui-text-wall = Wall
ui-text-walls = Walls
ui-text-count = Bollards
ui-text-next-bollard = Price of the next
ui-text-dock = Dock
ui-text-size = Size
ui-text-ship = Ship
ui-text-aboard = Aboard
ui-text-left = Rounds left
ui-text-area = Loading area
ui-text-order = Order
ui-text-loaded = Loaded
ui-text-lacking = Lacking
ui-text-terms = Bonus, penalty
ui-text-now = Settled now
ui-text-fields = Fields
ui-text-cover = cover, price { $price }
ui-text-empty = empty
ui-text-storage = Storage
ui-text-room = Room for more
ui-text-amount = Amount
ui-text-effects = What the event would do now
ui-text-past = Past events: { $events }
ui-text-come = Events that may still come: { $events }
ui-text-money-from = Where money and prestige came from
ui-text-former = Cards of the former round
ui-text-piles = Piles
