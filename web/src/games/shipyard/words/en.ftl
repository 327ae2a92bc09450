# Labels of the boards of Shipyard that only the browser client needs.

ui-tab-market = Market
ui-tab-yard = Yard, canals
ui-tab-rivals = Rivals
ui-your-yard = Your yard
ui-you = you
ui-guilders = Guilders
ui-points = Points
ui-pts = pts
ui-pieces = Pieces
ui-goods = Goods
ui-canals = Canals
ui-fleet = Fleet
ui-employees = Employees
ui-bows = Bows
ui-middles = Middles
ui-sterns = Sterns
ui-rondels = Rondels: numbers are the price of moving the marker there
ui-stack = { $count } on the stack
ui-blank = blank tile
ui-in-draft = in draft
ui-in-hand = in hand
ui-slot = slot { $slot }, empty
ui-nothing = nothing
ui-none = none
ui-occupied = occupied
ui-just-moved = just moved
ui-action-chosen = chosen
ui-automaton = automaton
ui-drops-left = { $count ->
        [0] no more drops
        [one] 1 drop left
       *[other] { $count } drops left
    }
ui-next-drop = { $steps ->
        [0] drops after this turn
       *[other] next in { $steps }
    }
ui-lap = Lap { $lap } of { $laps }
ui-next-lap = { $steps ->
        [0] ends with this turn
       *[other] ends in { $steps }
    }
ui-then-discard = then discard { $each } blue, { $each } { $edition ->
        [first] green
       *[second] red
    }
ui-later-discard = { $edition ->
        [first] after lap { $after } discard { $each } blue, { $each } green
       *[second] after drop { $after } discard { $each } blue, { $each } red
    }
ui-last-round = last round
ui-phase-final-actions = Final actions
ui-phase-last-chances = Last chances
ui-phase-over = Game over
ui-only-you = only you see these
ui-hidden = hidden
ui-open-rival = Board of { $name }
ui-close-rival = Close this board
ui-turns = How the canal can be turned
ui-ship-points = Points of this ship
ui-under-way = under way
ui-number = Number
ui-name = Name
ui-cell = East, north
ui-officials = Officials
ui-ways = Ways
ui-ship = Ship
ui-tiles = Tiles
ui-colour = Colour
ui-rule = Rule
ui-counted = Counted
ui-action = Action
ui-row = Row
ui-steps = Steps
ui-outside = outside
ui-token-at = Ship token: canal { $number }, space { $space }; stern: { $stern }
