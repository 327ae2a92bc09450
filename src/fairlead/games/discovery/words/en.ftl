# Age of Discovery: names, labels and sentences.

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
