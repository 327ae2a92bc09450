# Age of Discovery: names, labels and sentences. The texts of each move, event and refusal are found by their key.

title = Age of Discovery

## Colours, missions, cards, categories of VP

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-white = white
colour-brown = brown
mission-presence = Presence
mission-half = Half of the ships
mission-majority = Majority of the ships
mission-alone = Sole presence
mission-meaning-presence = you have a ship there
mission-meaning-half = you have a ship there, and at least as many as all others together
mission-meaning-majority = you have more ships there than all others together
mission-meaning-alone = only you have ships there
card-interim = interim card
card-final = final card
points-interim = Interim scoring
points-final = Final scoring
points-mission = Mission
points-unplaced = Unplaced ships

## Options

option-players = number of players: 2, 3 or 4
option-start_player = seat that takes the first turn: random or 0 to 3 (default random)
option-card_colour = colour for which a ship scores that was placed with an any-colour card: own or row (default own)
option-tie_joker = an unplaced joker counts in the tie-break: true or false (default true)
option-turn_cap = turns per player after which the game is stopped and scored: 0 to 1000, 0 = never (default 100)
option-open_coins = everyone sees everyone's coins: true or false (default true)
option-show_taken_orders = orders taken from the display stay marked as known: true or false (default true)

## Moves: what they do, cost and bring

amount-coins = { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
amount-income = { $income ->
        [one] 1 coin
       *[other] { $income } coins
    }
amount-rounds = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
amount-cards = { $cards ->
        [one] 1 any-colour card
       *[other] { $cards } any-colour cards
    }
cost-any_colour_card = any-colour card
cost-reservation_card = reservation card

move-end = end your actions
brings-end = your turn is over (you may reserve a card first)
move-coins = take { $coins_text }
move-order = take order { $order } from slot { $slot }
brings-order = into your hand; pays { $incomes } coins for 1/2/3 rounds
move-order-pile = take the top order of the pile
brings-order-pile = an unknown order into your hand
move-buy = buy { $ship } from column { $column }
brings-buy = into your harbour
move-place = place { $ship } at { $expedition }
brings-place = { $interim_vp ->
        [none] final { $final_vp } VP
       *[other] interim { $interim_vp } VP, final { $final_vp } VP
    } ({ $matching ->
        [yes] matching{ $asks_colour ->
            [yes] , if it takes that colour
           *[other] {""}
        }
       *[no] plain
    })
move-joker-colour = show { $colour }
brings-joker-colour = { $interim_vp ->
        [none] final { $final_vp } VP
       *[other] interim { $interim_vp } VP, final { $final_vp } VP
    } ({ $matching ->
        [yes] matching
       *[no] plain
    })
move-start = start order { $order }
brings-start = ships of capacity { $capacity } in all, a fee for each; pays { $incomes } coins for 1/2/3 rounds
move-load = load { $ship }
brings-load = back in your harbour when the order is completed
move-rounds = let it run for { $rounds_text }
brings-rounds = { $income_text } and your ships back at the start of your turn, { $rounds ->
        [one] the next one
       *[other] { $rounds } turns from now
    }
move-reserve = reserve { $card } ({ $place ->
        [buy] buy row, column { $place_number }
        [refill] refill row, column { $place_number }
       *[order] order display, slot { $place_number }
    })
brings-reserve = kept for your next turn
move-done = reserve nothing more
brings-done = your turn is over

bundle-place = place { $ship } ...
brings-bundle-place = { $count ->
        [one] 1 expedition
       *[other] { $count } expeditions
    } to choose from{ $best ->
        [0] {""}
       *[other] , at best { $best } VP
    }

group-coins = Money
group-order = Orders
group-buy = Buy ships
group-place = Place ships at expeditions
group-start = Start orders with ships
group-end = End
group-choice = Your choice

## Questions

ask-act = { $count ->
        [0] Choose the first of your two actions.
        [1] { $open ->
            [buy] Buy another ship, or choose your second action.
            [place] Place another ship, or choose your second action.
           *[other] Choose your second action.
        }
       *[other] Your second action is open: go on with it, or end.
    }
ask-joker-colour = Your joker is the first ship at { $expedition }: which colour does it show?
ask-load = Order { $order } still needs capacity { $needed }: which ship do you load?
ask-rounds = For how many rounds does order { $order } run?
ask-reserve = Do you reserve a card for your next turn?

## What happened

event-coins = { $player } takes { $coins_text }.
event-order = { $player } takes order { $order } for { $coins_text }.
event-order-pile = { $order ->
        [none] { $player } takes an order from the pile for { $coins_text }.
       *[other] { $player } takes order { $order } from the pile for { $coins_text }.
    }
event-buy = { $player } buys { $ship } for { $coins_text }.
event-place = { $player } places { $ship } at { $expedition } for { $coins_text }{ $any_colour_card ->
        [yes] {" "}and an any-colour card
       *[no] {""}
    }.
event-joker-colour = { $player } places { $ship } at { $expedition } for { $coins_text }, as { $colour }.
event-start = { $player } starts order { $order }.
event-load = { $player } loads { $ship } onto order { $order } for { $coins_text }{ $any_colour_card ->
        [yes] {" "}and an any-colour card
       *[no] {""}
    }.
event-rounds = { $player } lets order { $order } run for { $rounds_text }; it will pay { $income_text }.
event-reserve = { $player } reserves { $card }.
event-card-up = The { $card } comes up: everyone has one more turn before this scoring.
event-ship-up = { $ship } comes up in the refill row.
event-order-up = { $order } comes up in the order display.
event-turn = Turn { $number } of { $player }.
event-completed = { $player } completes order { $order }, gets { $coins_text } and the ships back.
event-interim-scoring = Interim scoring, VP: { $vp }.
event-cut-off = Order { $order } of { $player } is cut off.
event-final-scoring = Final scoring; VP in all: { $vp }.

## The table

table-expedition = Expedition
table-colour = Colour
table-free = Free
table-row = Row
table-interim = Interim
table-final = Final
table-ships = Ships and their owners
table-refill-row = refill row
table-buy-row = buy row
table-display = orders
table-column = column
table-stacks = Ships in stacks 1-5: { $sizes }
table-pile = Orders in the pile: { $count }
table-player = Player
table-coins = Coins
table-vp = VP
table-completed = Done
table-harbour = Harbour
table-running = Running orders:
table-hand = Hand
table-joker = Joker
table-any = Any-col.
table-reserve = Reserv.
table-running-order = { $player } { $order } with { $ships }: { $coins_text } in { $rounds_text }
table-reading = Free: capacity left of all. Row: row colour. Interim, Final: VP of a plain / a matching ship.{ $stars ->
        [yes] {" "}★ counts for your mission.
       *[no] {""}
    }
table-prices = Ships with their price, orders with their income for 1/2/3 rounds.{ $flags ->
        [yes] {" "}⚑ reserved by.
       *[no] {""}
    }
table-scoring-interim = { $left ->
        [waiting] Interim scoring: its card is in stack 3
        [held] Interim scoring: held
        [1] Interim scoring: at the end of this turn
       *[other] Interim scoring: in { $left } turns
    }
table-scoring-final = { $left ->
        [waiting] Final scoring: its card is in stack 5
        [held] Final scoring: held
        [1] Final scoring: at the end of this turn
       *[other] Final scoring: in { $left } turns
    }
table-legend = Done: completed orders. Any-col., Reserv.: action cards left. J: joker with its two colours, ? unknown.
table-turn = Turn { $number } of { $player }
own-hand = Hand
own-hand-empty = no orders
own-order = { $order }: { $colour }, capacity { $capacity }; pays { $incomes } coins for 1/2/3 rounds
own-mission = Mission
own-mission-text = { $mission }: an expedition counts where { $meaning }.
own-mission-values = VP for each by completed orders (0 to 10):
own-mission-now = Now { $count } × { $value } VP{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
own-joker = Joker
own-joker-text = { $colours }, capacity 1 to 3 as you like, fee 2 coins each time; { $place ->
        [harbour] in your harbour
        [expedition] at an expedition for good
       *[order] on a running order
    }
status-harbour = harbour { $ships }
status-hand = hand { $orders }
status-begun = begun: { $actions }
status-action-coins = coins
status-action-order = order
status-action-buy = buying
status-action-place = placing

## Rules of thumb

thumb-turn = Each turn you do two different actions of four: take 2 coins, take an order (1 coin), buy ships (3, 4 or 5 coins for capacity 1, 2 or 3), place ships (1 coin each, 2 for the joker). In one action you may buy or place as many ships as you can pay.
thumb-orders = An order needs ships of its colour whose capacities add up exactly. The longer it runs, the more it pays; the ships come back. Every completed order also makes your mission worth more.
thumb-expeditions = A ship at an expedition stays for good and scores at both scorings. The first ship sets the colour of the row; later ships need that colour or an any-colour card. A ship in the expedition's own colour scores the second, higher number.
thumb-mission = Your secret mission pays at the end: the number of expeditions where it holds, times its value for your completed orders.
thumb-end = A scoring comes one turn each after its card turns up in the ship stacks: interim in stack 3, final in stack 5. Running orders are then cut off, so start no long ones late.
thumb-ships = A ship left over at the end is still worth 1 VP; coins are worth nothing.

## Why a move is refused, by clause. The sentence goes on after a colon and before the clause id.

why-AD-FIN-3 = the game is over
why-AD-TURN-1 = another player is active
why-AD-TURN-2 = another question is asked now
why-AD-TURN-3 = two actions have been begun already
why-AD-TURN-4 = this action was done already in this turn
why-AD-TURN-5 = this action was left for another one and cannot be gone on with
why-AD-TURN-7 = a turn without taking coins needs a second action
why-AD-ORD-4 = there is no order
why-AD-ORD-5 = a hand holds at most four orders
why-AD-ORD-7 = this order is reserved by another player
why-AD-ORD-9 = an order costs 1 coin
why-AD-BUY-1 = the coins do not last for its price
why-AD-BUY-8 = there is no ship in this column
why-AD-BUY-9 = this ship is reserved by another player
why-AD-PLACE-2 = this ship is not in the harbour
why-AD-PLACE-4 = the fee cannot be paid
why-AD-EXP-2 = the ship does not have the row colour, and no any-colour card is left
why-AD-EXP-4 = the free capacity of the expedition is too small
why-AD-EXP-7 = the free capacity of the expedition is too small for this joker
why-AD-EXP-9 = neither colour of the joker is the row colour, and no any-colour card is left
why-AD-TRADE-1 = this order is not in hand
why-AD-TRADE-2 = the ship does not have the colour of the order, and no any-colour card is left
why-AD-TRADE-4 = the capacity of the order cannot be reached exactly this way
why-AD-TURN-10 = no reservation card is left
why-AD-RES-1 = there is no card to reserve
why-AD-RES-8 = this card is reserved by another player
why-AD-R-19 = this card was reserved in this turn already
why-5-2 = the ships of an order are named in rising sequence
why-5-3 = the reservations of a turn are named in rising sequence
