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
mission-meaning-presence = you have a ship
mission-meaning-half = you have a ship, and at least as many as all others together
mission-meaning-majority = you have more ships than all others together
mission-meaning-alone = only you have ships
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
brings-end = your turn ends (you may reserve first)
move-coins = take { $coins_text }
brings-coins = { $count ->
        [0] the second action becomes optional
       *[other] { $coins_text } more
    }
move-order = take order { $order }
brings-order = { $incomes } coins for 1/2/3 rounds
move-order-pile = take the top order of the pile
brings-order-pile = an unknown order
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
costs-start = { $least_fee ->
        [one] from 1 coin
       *[other] from { $least_fee } coins
    }{ $any_colour_card ->
        [yes] {", any-colour card"}
       *[other] {""}
    }
brings-start = needs capacity { $capacity }; { $incomes } coins for 1/2/3 rounds
move-load = load { $ship }
brings-load = back in your harbour when the order is completed
move-rounds = let it run for { $rounds_text }
brings-rounds = { $income_text } and your ships back at the start of { $rounds ->
        [one] your next turn
       *[other] your turn { $rounds } rounds from now
    }
move-reserve = reserve { $place ->
        [buy] ship { $card } (buy row { $place_number })
        [refill] ship { $card } (refill row { $place_number })
       *[order] order { $card }
    }
brings-reserve = kept for you for your next turn
move-done = { $reserved ->
        [yes] reserve nothing more
       *[other] reserve nothing
    }
brings-done = your turn is over

bundle-place = place { $ship }{ $joker ->
        [yes] {" "}(capacity 1 to 3)
       *[other] {""}
    } ...
brings-bundle-place = { $count ->
        [one] 1 expedition
       *[other] { $count } expeditions
    } to choose from{ $best ->
        [0] {""}
       *[other] , at best { $best } VP
    }


## Questions

ask-act = { $count ->
        [0] Choose the first of your two actions.
        [1] { $open ->
            [buy] Buy another ship, or choose your second action.
            [place] Place another ship, or choose your second action.
           *[other] Choose your second action.
        }
       *[other] { $more ->
            [yes] Go on with your second action, or end it.
           *[other] Your two actions are done.
        }
    }
ask-joker-colour = Your joker is the first ship at { $expedition }: which colour does it show?
ask-load = Order { $order } still needs capacity { $needed }: which ship do you load?
ask-rounds = For how many rounds does order { $order } run?
ask-reserve = Do you reserve a card for your next turn? You have { $reservations ->
        [one] 1 reservation card
       *[other] { $reservations } reservation cards
    } left.

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
event-reserve = { $player } reserves { $place ->
        [buy] the ship { $card } in the buy row
        [refill] the ship { $card } in the refill row
       *[order] order { $card }
    }.
event-card-up = The { $card } comes up: everyone has one more turn before this scoring.
event-ship-up = Ship { $ship } comes up in the refill row.
event-order-up = Order { $order } comes up in the order display.
event-turn = Turn { $number } of { $player }.
event-completed = { $player } completes order { $order }, gets { $coins_text } and the ships back.
event-interim-scoring = Interim scoring, VP: { $vp }.
event-cut-off = Order { $order } of { $player } is cut off.
event-final-scoring = Final scoring; VP in all: { $vp }.

## The table

table-expedition = Expedition
table-free = Free
table-row = Row
table-interim = Interim
table-final = Final
table-ships = Ships
table-refill-row = refill row
table-buy-row = buy row
table-display = orders
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
table-any = Any
table-reserve = Res.
table-running-order = { $player } { $order } with { $ships }: { $coins_text } in { $rounds_text }
table-scoring-interim = { $left ->
        [waiting] Interim scoring: card in stack 3
        [held] Interim scoring: held
        [1] Interim scoring: at the end of this turn
       *[other] Interim scoring: in { $left } turns
    }
table-scoring-final = { $left ->
        [waiting] Final scoring: card in stack 5
        [held] Final scoring: held
        [1] Final scoring: at the end of this turn
       *[other] Final scoring: in { $left } turns
    }
table-turn = Turn { $number } of { $player }
legend-pieces = G2: a green ship of capacity 2; J: a joker. Order G5: green, needs capacity 5.
legend-expeditions = Expedition: the letter is its colour. Free: capacity left of all. Row: colour of the ships there. Interim, Final: VP for a plain/matching ship.
legend-rows = Y2 4: ship and price; a bought ship is replaced from the refill row. G3 4/6/7: order and its coins for 1/2/3 rounds.
legend-players = Done: completed orders. Any, Res.: any-colour cards and reservation cards left. Joker: its two colours. ?: unknown to you.
legend-signs = J3=W③: the joker of player ③, placed with capacity 3 and counting as white. ⚑②: reserved by player ②. ★: counts for your mission.
own-hand = Hand
own-hand-empty = no orders
own-order = { $order } { $incomes }
own-mission = Mission
own-mission-text = { $mission }: every expedition counts at which { $meaning }.
own-mission-values = VP each for 0 to 10 completed orders:
own-mission-now = now { $count } × { $value } VP{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
own-joker = Joker
own-joker-text = { $colours }{ $place ->
        [harbour] , in your harbour; capacity 1 to 3 as you like, fee 2 coins
        [expedition] , at an expedition for good
       *[order] , on a running order
    }
final-missions = Missions
final-mission = { $player }: { $mission }, { $count } × { $value } VP = { $vp } VP ({ $completed ->
        [one] 1 completed order
       *[other] { $completed } completed orders
    }{ $count ->
        [0] {""}
       *[other] ; { $names }
    })
status-harbour = harbour { $ships }
status-hand = hand { $orders }
status-begun = begun: { $actions }
status-action-coins = coins
status-action-order = order
status-action-buy = buying
status-action-place = placing
thumb-aim = Aim: the most VP. They come from ships at expeditions (twice: at the interim and at the final scoring), from your secret mission, and 1 VP from each bought ship that is left over at the end. Coins are worth nothing then.

## Rules of thumb

thumb-turn = Your turn: two different actions of four. Take 2 coins; take an order (1 coin, at most four in hand); buy ships; place ships. In one action you may buy or place as many ships as you can pay. Whoever has taken coins may leave out the other action.
thumb-joker = Your joker has two colours, of which it is one at a time, and the capacity that you choose at each use: 1, 2 or 3. It costs 2 coins each time, and is never bought.
thumb-orders = Orders: with the action "place ships" you start an order from your hand with ships of its colour whose capacities add up exactly to its own. It runs for 1, 2 or 3 of your turns, as you choose; the longer, the more coins. Then you get coins and ships back, and it counts as completed.
thumb-expeditions = Expeditions: a ship stays there for good. The first ship sets the colour of the row, later ships of everyone need that colour, and all together must fit into its capacity.
thumb-matching = Matching: a ship in the colour of the expedition itself brings the second, higher number, any other ship the first (plain). A joker counts in the colour it took: you choose it if it is the first ship, else it takes the colour of the row.
thumb-cards = Any-colour cards (one use each): a ship of another colour may go into a row or onto an order. It is played by itself where needed. The ship keeps its own colour for matching.
thumb-reserve = Reservation cards (one use each): at the end of your turn you reserve a ship of either row or an order of the display. Nobody else may take it. In your next turn you may take it yourself, with the usual action at the usual cost (a ship must lie in the buy row by then); at the end of that turn the reservation lapses.
thumb-scorings = Scorings: the interim card is in ship stack 3, the final card in stack 5. When one comes up, the turn goes on, then everyone has one more turn, and then every ship at an expedition scores. Nothing is removed; running orders go on after the interim scoring.
thumb-mission = Mission (secret): at the end you get VP for every expedition that counts for it. Presence: you have a ship there. Half: also at least as many ships as all others together. Majority: more than all others together. Sole presence: only you have ships. How much each is worth grows with your completed orders.
thumb-end = The end: the final scoring. Only then running orders are cut off: no coins, not completed, the ships count as left over; so start no long ones late. With equal VP, whoever has more ships that are not at expeditions is ahead (the joker counts here); else the place is shared.
thumb-ships = Ships: capacity 1, 2 or 3 costs 3, 4 or 5 coins, only from the buy row; the ship above it moves down at once. A ship bought in this turn may be placed at once. Placing costs 1 coin a ship, at expeditions and for orders alike.

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

## Levels of bots, from gentle to strong. Records know bots by these names.

level-1 = Cabin boy
level-2 = Sailor
level-3 = Navigator
level-4 = Captain
level-5 = Admiral
