# Shipyard: names, labels and sentences. The texts of each move, event and refusal are found by their key.

title = Shipyard

## Actions: names, names for the narrow row, and what they are about

action-build = Build ships
action-commodity = Buy commodities
action-canal = Rent a canal
action-equipment = Manufacture equipment
action-crew = Recruit crew
action-hire = Hire an employee
action-exchange = Exchange commodities
action-subsidy = Receive subsidy
row-build = Build
row-commodity = Commodities
row-canal = Canal
row-equipment = Equipment
row-crew = Crew
row-hire = Hire
row-exchange = Exchange
row-subsidy = Subsidy
row-last = last of row
about-build = one to three ship tiles
about-commodity = a commodity tile
about-canal = a canal for your system
about-equipment = a sail, smokestack, crane or cannon
about-crew = one of the crew
about-hire = an employee for the rest of the game
about-exchange = goods sold or swapped for pieces
about-subsidy = 2 guilders
rondel-equipment = equipment
rondel-crew = crew

## Pieces, features, goods, officials

piece-captain = captain
piece-officer = officer
piece-businessman = businessman
piece-soldier = soldier
piece-propeller = propeller
piece-stoker = stoker
piece-smokestack = smokestack
piece-sail = sail
piece-crane = crane
piece-cannon = cannon
feature-mast = mast mount
feature-cabin = cabin
feature-crane = crane mount
feature-cannon = cannon mount
feature-drive-second = stoker cabin
feature-drive-first = propeller mount
feature-ring = life ring
feature-boat = lifeboat
feature-lantern = lantern
good-coal = coal
good-steel = steel
good-textile = textile
good-grain = grain
official-trade = trade official
official-war = war official
official-lantern = lantern official
official-boat = boat official
official-ring = ring official
official-riband = Blue Riband
officials-trade = trade
officials-war = war
officials-lantern = lantern
officials-boat = boat
officials-ring = ring
officials-riband = Riband
tile-bow = bow
tile-middle = middle
tile-stern = stern
column-bow = bow
column-left = left middle
column-right = right middle
column-stern = stern
side-north = north
side-east = east
side-south = south
side-west = west
space-N = the north edge
space-NE = the north-east corner
space-E = the east edge
space-SE = the south-east corner
space-S = the south edge
space-SW = the south-west corner
space-W = the west edge
space-NW = the north-west corner
space-C = the middle

## Signs of two letters

sign-drive = Dr
sign-crane = Cr
sign-cannon = Cn
sign-mast = Ma
sign-cabin = Cb
sign-ring = Ri
sign-boat = Bo
sign-lantern = La
sign-trade = Tr
sign-war = Wa
sign-riband = BR
sign-coal = Co
sign-steel = St
sign-textile = Te
sign-grain = Gr

## Employees and what they do

employee-crane-engineer = crane engineer
employee-sail-engineer = sail engineer
employee-cannon-engineer = cannon engineer
employee-smokestack-engineer = smokestack engineer
employee-captain-recruiter = captain recruiter
employee-soldier-recruiter = soldier recruiter
employee-propeller-recruiter = propeller recruiter
employee-stoker-recruiter = stoker recruiter
employee-businessman-recruiter = businessman recruiter
employee-coal-trader-1 = coal trader 1
employee-coal-trader-2 = coal trader 2
employee-steel-trader-1 = steel trader 1
employee-steel-trader-2 = steel trader 2
employee-textile-trader-1 = textile trader 1
employee-textile-trader-2 = textile trader 2
employee-grain-trader-1 = grain trader 1
employee-grain-trader-2 = grain trader 2
employee-sail-builder = sail builder
employee-smokestack-builder = smokestack builder
employee-crane-builder = crane builder
employee-cannon-builder = cannon builder
employee-propeller-builder = propeller builder
employee-stoker-builder = stoker builder
employee-crew-builder = crew builder
employee-helmsman = helmsman
employee-rigger = rigger
employee-accountant = accountant
employee-foreman = foreman
effect-engineer = one more with every Manufacture equipment
effect-recruiter = one more with every Recruit crew
effect-trader-1 = each unit sold brings 1 guilder more; 1 point at the end
effect-trader-2 = each unit sold brings 1 guilder more; 3 points at the end
effect-builder-1 = every ship may carry one without a place
effect-builder-2 = every ship may carry two without a place
effect-crew-builder = every ship may carry two of the crew without a cabin
effect-helmsman = every ship may be faster by 1
effect-rigger = every ship may be faster by 1 for every two sails
effect-accountant = two more free steps for equipment and crew
effect-foreman = three more free steps when you hire

## Contracts: title, colour, what they count

contract-chartered-freighters = Chartered Freighters
contract-gunboat-flotilla = Gunboat Flotilla
contract-clipper-fleet = Clipper Fleet
contract-twin-funnels = Twin Funnels
contract-officer-corps = Officer Corps
contract-engine-trials = Engine Trials
contract-trade-missions = Trade Missions
contract-troop-transports = Troop Transports
contract-surveyed-waters = Surveyed Waters
contract-sail-and-steam = Sail and Steam
contract-armed-merchantmen = Armed Merchantmen
contract-complete-outfit = Complete Outfit
contract-life-ring-act = Life Ring Act
contract-beacon-act = Beacon Act
contract-lifeboat-act = Lifeboat Act
contract-growing-payroll = Growing Payroll
contract-skilled-hands = Skilled Hands
contract-mixed-workforce = Mixed Workforce
contract-safety-certificates = Safety Certificates
contract-coaster-class = Coaster Class
contract-packet-class = Packet Class
contract-liner-class = Liner Class
contract-fleet-programme = Fleet Programme
contract-tonnage-order = Tonnage Order
contract-paired-appointments = Paired Appointments
contract-assorted-hulls = Assorted Hulls
meaning-chartered-freighters = 3 points for each businessman with a crane on the same ship
meaning-gunboat-flotilla = 3 points for each soldier with a cannon on the same ship
meaning-clipper-fleet = 3 points for every two sails on the same ship
meaning-twin-funnels = 3 points for every two smokestacks on the same ship
meaning-officer-corps = 3 points for each officer, captains aside
meaning-engine-trials = 3 points for each stoker
meaning-engine-trials-first = 3 points for each propeller
meaning-trade-missions = 2 points for each businessman after the first
meaning-troop-transports = 2 points for each soldier after the first
meaning-surveyed-waters = 4 points for each used canal
meaning-sail-and-steam = 6 points for each ship with a sail, a smokestack and a stoker
meaning-sail-and-steam-first = 6 points for each ship with a sail, a smokestack and a propeller
meaning-armed-merchantmen = 8 points for each ship with a businessman, a soldier, a crane and a cannon
meaning-complete-outfit = 1-2-3-4-5-7-10-14 points for different pieces: stoker, smokestack, sail, crane, cannon, businessman, soldier, officer
meaning-complete-outfit-first = 1-2-3-4-5-7-10-14 points for different pieces: propeller, smokestack, sail, crane, cannon, businessman, soldier, officer
meaning-life-ring-act = 1-2-4-6-8-12 points for life rings, then 1 each
meaning-beacon-act = 1-2-4-6-8-12 points for lanterns, then 1 each
meaning-lifeboat-act = 1-2-4-6-8-12 points for lifeboats, then 1 each
meaning-growing-payroll = 1 point for each employee up to four, 2 for each further one
meaning-skilled-hands = 2 points for each blue, yellow or red employee
meaning-skilled-hands-first = 2 points for each blue, yellow or orange employee
meaning-mixed-workforce = 1-2-4-6-9-12 points for different colours of employees; level 2 traders count as a colour of their own
meaning-safety-certificates = 5 points for each ship with a life ring, a lifeboat and a lantern
meaning-coaster-class = 1-8-15-22 points for ships of exactly 5 tiles
meaning-packet-class = 3-10-17 points for ships of exactly 6 tiles
meaning-liner-class = 5-12 points for ships of 7 or more tiles
meaning-fleet-programme = 1-4-9-16-24-32 points for ships
meaning-tonnage-order = 8, 13, 18 points from 14, 18, 22 ship tiles in the fleet on
meaning-paired-appointments = 3 points for every two grey or green employees, 4 for every two blue, red or yellow ones
meaning-assorted-hulls = 2-7-13-19 points for different sizes among ships of 3, 4, 5 and 6 tiles
colour-blue = blue
colour-red = red
colour-green = green

## Categories of points, ratings of the solo game

points-crew = Crew
points-gear = Cranes and cannons
points-speed = Speed
points-cruise = Cruise
points-blue = Blue contract
points-red = Red or green contract
points-traders = Traders
rating-able-hand = Able Hand
rating-seasoned-shipwright = Seasoned Shipwright
rating-master-of-the-slipway = Master of the Slipway

## Options

option-players = number of players: 1, 2, 3 or 4; 1 is the solo game of the second edition
option-edition = which rules are used: first or second (default second)
option-contracts = contracts dealt: random (three of each colour) or sets (fixed sets of two; second edition) (default random)
option-employees = how the employees lie: random, spread (one engineer or recruiter at every space) or printed (second edition) (default random)
option-middle_display = first ten middles: stack (all from deck I) or split (right column from deck II; second edition) (default stack)
option-loop_spaces = first edition, spaces of the action track: 23 or 24 (default 23)
option-solo_removed = solo, commodity and canal tiles that automata take: discard (can come back) or out (cannot) (default discard)

## Amounts

amount-guilders = { $guilders ->
        [one] 1 guilder
       *[other] { $guilders } guilders
    }
amount-worth = { $worth ->
        [one] 1 guilder
       *[other] { $worth } guilders
    }
amount-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
amount-riband = { $riband ->
        [one] 1 point
       *[other] { $riband } points
    }
amount-tiles = { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
amount-steps = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
amount-cut_off = { $cut_off ->
        [one] 1 canal
       *[other] { $cut_off } canals
    }
amount-captain = { $captain ->
        [0] no captain
        [one] 1 captain
       *[other] { $captain } captains
    }
amount-officer = { $officer ->
        [0] no officer
        [one] 1 officer
       *[other] { $officer } officers
    }
amount-businessman = { $businessman ->
        [0] no businessman
        [one] 1 businessman
       *[other] { $businessman } businessmen
    }
amount-soldier = { $soldier ->
        [0] no soldier
        [one] 1 soldier
       *[other] { $soldier } soldiers
    }
amount-propeller = { $propeller ->
        [0] no propeller
        [one] 1 propeller
       *[other] { $propeller } propellers
    }
amount-stoker = { $stoker ->
        [0] no stoker
        [one] 1 stoker
       *[other] { $stoker } stokers
    }
amount-smokestack = { $smokestack ->
        [0] no smokestack
        [one] 1 smokestack
       *[other] { $smokestack } smokestacks
    }
amount-sail = { $sail ->
        [0] no sail
        [one] 1 sail
       *[other] { $sail } sails
    }
amount-crane = { $crane ->
        [0] no crane
        [one] 1 crane
       *[other] { $crane } cranes
    }
amount-cannon = { $cannon ->
        [0] no cannon
        [one] 1 cannon
       *[other] { $cannon } cannons
    }
amount-mast_mount = { $mast_mount ->
        [one] mast mount
       *[other] { $mast_mount } mast mounts
    }
amount-crane_mount = { $crane_mount ->
        [one] crane mount
       *[other] { $crane_mount } crane mounts
    }
amount-cannon_mount = { $cannon_mount ->
        [one] cannon mount
       *[other] { $cannon_mount } cannon mounts
    }
amount-cabin = { $cabin ->
        [one] cabin
       *[other] { $cabin } cabins
    }
amount-propeller_mount = { $propeller_mount ->
        [one] propeller mount
       *[other] { $propeller_mount } propeller mounts
    }
amount-stoker_cabin = { $stoker_cabin ->
        [one] stoker cabin
       *[other] { $stoker_cabin } stoker cabins
    }
amount-ring = { $ring ->
        [one] life ring
       *[other] { $ring } life rings
    }
amount-boat = { $boat ->
        [one] lifeboat
       *[other] { $boat } lifeboats
    }
amount-lantern = { $lantern ->
        [one] lantern
       *[other] { $lantern } lanterns
    }
amount-coal = { $coal } coal
amount-steel = { $steel } steel
amount-textile = { $textile } textile
amount-grain = { $grain } grain
amount-coal_price = coal { $coal_price }
amount-steel_price = steel { $steel_price }
amount-textile_price = textile { $textile_price }
amount-grain_price = grain { $grain_price }

## Moves: what they do and bring

move-choose = { $action }
brings-choose = { $final ->
        [yes] { $about }
       *[other] { $guilders ->
            [0] no income
           *[other] { $guilders_text } of income
        }; { $lost ->
            [yes] the action cannot be performed and is lost
           *[other] { $forced ->
                [yes] a bonus action for 6 guilders has to buy a commodity tile first; { $about }
               *[other] { $about }
            }
        }
    }
move-perform = perform the chosen action: { $action }
brings-perform = { $about }
move-end = end your actions
brings-end = completed ships are launched, then your turn ends
move-bonus = bonus action: { $action }
brings-bonus = { $about }
move-take = take { $column } { $row }: { $features }
brings-take = { $completes ->
        [yes] can complete a ship{ $lacks ->
            [captain] {", "}but you have no captain
            [route] {", "}but your canals have no route
           *[other] {""}
        }
       *[other] {""}
    }
move-take-blank = take a blank tile: { $tile }
brings-take-blank = no features{ $completes ->
        [yes] {", "}can complete a ship{ $lacks ->
            [captain] {", "}but you have no captain
            [route] {", "}but your canals have no route
           *[other] {""}
        }
       *[other] {""}
    }
move-stop = { $last ->
        [yes] complete no ship
       *[other] take no more tiles
    }
brings-stop = { $last ->
        [yes] your last chance passes
       *[other] the columns are refilled
    }
move-place = place it in slot { $slot }
brings-place = { $tiles ->
        [none] {""}
       *[other] completes a ship of { $tiles_text }{ $lacks ->
            [captain] {", "}but you have no captain
            [route] {", "}but your canals have no route
           *[other] {""}
        }
    }
move-commodity = take { $goods } (row { $row })
move-canal = rent { $canal } (row { $row })
brings-canal = north/east/south/west: { $officials }
move-edge = { $token ->
        [yes] ship token on the { $side } side of { $beside }
       *[other] { $side } of { $beside }
    }
move-rotate = { $degrees ->
        [0] as it lies
       *[other] turned by { $degrees }°
    }
brings-rotate = north/east/south/west: { $officials }
move-steps = move the marker { $steps_text }
brings-steps = { $pieces }
move-hire = hire { $employee } ({ $steps_text })
brings-hire = { $effect }
move-trade = trade { $goods }
brings-trade = { $worth_text } if all is sold ({ $prices })
move-swap = { $pieces ->
        [none] sell { $sold }
       *[other] swap for { $pieces }{ $sold ->
            [none] {""}
           *[other] {", "}sell { $sold }
        }
    }
brings-swap = { $guilders ->
        [0] {""}
       *[other] { $guilders_text }
    }
move-sail = launch the ship with its bow in slot { $slot }
brings-sail = { $tiles_text }{ $features ->
        [none] {""}
       *[other] : { $features }
    }
move-dismantle = dismantle the ship with its bow in slot { $slot }
brings-dismantle = no points, { $tiles_text } leave the game
move-fit = fit { $pieces }
brings-fit = speed { $speed }, { $points_text } before the cruise
move-faster = { $bonus ->
        [0] no speed bonus
       *[other] speed bonus { $bonus }
    }
brings-faster = speed { $total }
move-step = sail to { $space }
brings-step = { $riband ->
        [none] { $points ->
            [none] { $riband_so_far ->
                [0] {""}
               *[other] Blue Riband so far { $riband_so_far }
            }
           *[other] { $official }: { $points_text }{ $riband_so_far ->
                [0] {""}
               *[other] {" "}(Blue Riband so far { $riband_so_far })
            }
        }
       *[other] { $official }: { $riband_text }, unless another one follows
    }
move-cross = cross to { $canal }
brings-cross = { $riband ->
        [none] { $official }: { $points_text }{ $riband_so_far ->
            [0] {""}
           *[other] {" "}(Blue Riband so far { $riband_so_far })
        }
       *[other] { $official }: { $riband_text }, unless another one follows
    }; { $used } becomes a used canal{ $cut_off ->
        [0] {""}
       *[other] {", "}{ $cut_off_text } cut off
    }
move-discard = discard { $contract }
brings-discard = worth { $points_text } now; { $meaning }

bundle-hire = hire with { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } ...
bundle-take = take a tile of the column { $column } ...

## Questions

ask-choose = Which action do you choose?
ask-step4 = { $chosen_done ->
        [yes] Do you buy a bonus action, or are you done?
       *[other] Do you perform { $action }, or buy a bonus action first?
    }
ask-build = { $bought ->
        [0] Which ship tile do you take? You may take up to { $most }.
       *[other] Do you take another ship tile? You have { $bought } of { $most }.
    }
ask-place = In which slot of your yard does the { $tile } go?
ask-commodity = Which commodity tile do you buy?
ask-canal = Which canal do you rent?
ask-cell = Where do you place { $name }?
ask-rotate = How do you turn { $name }?
ask-token = On which side of your first canal does your ship token start?
ask-steps = How far do you move the { $rondel } marker?
ask-hire = Whom do you hire?
ask-trade = Which commodity tile do you trade?
ask-swap = Do you sell or swap your { $good }? There { $units ->
        [one] is 1 unit
       *[other] are { $units } units
    }, each sells for { $price ->
        [one] 1 guilder
       *[other] { $price } guilders
    }.
ask-launch = { $count ->
        [one] Your ship is complete
       *[other] { $count } ships are complete
    }, your longest route has { $longest ->
        [one] 1 step
       *[other] { $longest } steps
    }: what do you do?
ask-fit = Piece to fit: { $piece }. How many? In your yard: { $in_yard }; at most { $most }. Speed so far { $speed }, longest route { $longest }.
ask-speed = The ship has speed { $speed }, your longest route { $longest }: how much of its bonus of { $bonus } do you use?
ask-start = Your first cruise, with speed { $speed }: where does your ship token start?
ask-cruise = Where does your ship sail? { $steps_left ->
        [one] 1 step is left
       *[other] { $steps_left } steps are left
    }; officials so far { $officials }, Blue Riband { $riband }.
ask-discard = Which contract do you discard ({ $colour })? { $left ->
        [one] 1 of this colour has to go.
       *[other] { $left } of this colour have to go.
    }
ask-final = Which action is your final one?
ask-last-build = Your last chance: do you complete a ship with one tile?
ask-last-place = In which slot does the { $tile } complete a ship?

## What happened

event-turn = Round { $round }: turn of { $player }.
event-advance = { $action } goes to the front.
event-choose = { $player } chooses { $action }{ $guilders ->
        [0] {""}
       *[other] {" "}and gets { $guilders_text }
    }.
event-lost = { $player } cannot perform { $action }; the action is lost.
event-bonus = { $player } pays { $guilders_text } for a bonus action: { $action }.
event-subsidy = { $player } receives { $guilders_text }.
event-take = { $player } takes a { $tile } ({ $features }){ $guilders ->
        [0] {""}
       *[other] {" "}for { $guilders_text }
    }.
event-take-blank = { $player } takes a blank tile: { $tile }.
event-place = { $player } places the { $tile } in slot { $slot }{ $tiles ->
        [none] {""}
       *[other] {" "}and completes a ship of { $tiles_text }
    }.
event-stop = { $player } completes no ship with a last tile.
event-commodity = { $player } buys { $goods }{ $guilders ->
        [0] {""}
       *[other] {" "}for { $guilders_text }
    }.
event-canal = { $player } rents { $canal }{ $guilders ->
        [0] {""}
       *[other] {" "}for { $guilders_text }
    }{ $first ->
        [yes] {" "}and founds a canal system
       *[other] {""}
    }.
event-rotate = { $player } places { $canal } { $side } of { $beside }.
event-token = { $player } puts the ship token on the { $side } side of { $beside }.
event-steps = { $action }: { $player } moves the marker { $steps_text }{ $guilders ->
        [0] {""}
       *[other] {" "}for { $guilders_text }
    } and gets { $pieces }.
event-hire = { $player } hires an employee{ $guilders ->
        [0] {""}
       *[other] {" "}for { $guilders_text }
    }: { $employee }.
event-trade = { $player } trades { $goods }. Prices: { $prices }.
event-swap = { $player } { $pieces ->
        [none] sells { $sold } for { $guilders_text }
       *[other] swaps { $good } for { $pieces }{ $sold ->
            [none] {""}
           *[other] {" "}and sells { $sold } for { $guilders_text }
        }
    }.
event-sail = { $player } launches a ship of { $tiles_text }.
event-dismantle = { $player } dismantles a ship of { $tiles_text }{ $why ->
        [captain] : there is no captain for it
        [route] : there is no route for it
       *[choice] {""}
    }.
event-fit = { $player } fits { $pieces }.
event-faster = The ship of { $player } has speed { $total }{ $bonus ->
        [0] {""}
       *[other] {", "}{ $bonus } of it from helmsman and rigger
    }.
event-step = On { $player }'s cruise: { $official }, { $riband ->
        [none] { $points_text }
       *[other] { $riband_text }, unless another one follows
    }.
event-cross = { $player } leaves { $used } and crosses to { $canal }{ $cut_off ->
        [0] {""}
       *[other] {" "}({ $cut_off_text } cut off)
    }: { $official }, { $riband ->
        [none] { $points_text }
       *[other] { $riband_text }, unless another one follows
    }.
event-launched = { $player }'s ship joins the fleet: crew { $crew }, cranes and cannons { $gear }, speed { $speed }, cruise { $cruise }{ $riband ->
        [0] {""}
       *[other] {" "}(Blue Riband { $riband })
    }; { $points_text } in all.
event-ship-up = New in the display: { $tile } ({ $features }).
event-commodity-up = New in the display: { $goods }.
event-canal-up = New in the display: { $canal } ({ $officials }).
event-renewed = The { $stack ->
        [canal] canal
       *[commodity] commodity
    } stack was empty; the tiles of its discard pile were shuffled.
event-ending = The { $tile } stack is empty: this round is the last one.
event-lap = Lap { $laps } ends; { $left ->
        [0] it was the last one
        [one] 1 more follows
       *[other] { $left } more follow
    }.
event-drop = The cube drops; { $left ->
        [0] the reserve is empty
        [one] 1 cube is left in reserve
       *[other] { $left } cubes are left in reserve
    }{ $action ->
        [none] {""}
       *[other] {"; "}{ $guilders_text } on { $action }
    }.
event-last-drop = The last cube drops: one more turn, then the final actions.
event-discards-due = Contracts to discard: { $each } blue, { $each } { $colour }.
event-discard = { $player } discards a contract ({ $colour }){ $contract ->
        [none] {""}
       *[other] : { $contract }
    }.
event-final-actions = The standard turns are over. Everyone has one final action.
event-final-turn = Final action of { $player }.
event-final = { $player } performs { $action } as final action.
event-last-chances = Last chance for everyone: a single tile may still complete a ship.
event-contract = { $player } scores { $contract }: { $points_text }.
event-traders = { $player } scores traders: { $points_text }.
event-final-scoring = Final scoring; points in all: { $vp }.
event-rating = { $points_text }: { $rating ->
        [none] no rating yet
       *[other] { $rating }
    }.
event-automaton = Automaton { $automaton } chooses { $action }{ $guilders ->
        [0] {""}
       *[other] ; the bank gets { $guilders_text } from it
    }.
event-automaton-turns = The marker of { $action } moves { $steps_text }.
event-automaton-build = Row { $row } of the ship columns is removed: { $tiles_text }.
event-automaton-commodity = { $goods ->
        [none] A commodity tile is removed
       *[other] Removed from the display: { $goods }
    } (row { $row }).
event-automaton-canal = { $canal ->
        [none] A canal is removed
       *[other] Removed from the display: { $canal }
    } (row { $row }).

## The table

table-turn = { $phase ->
        [discards] Round { $round } of { $rounds }: everyone discards contracts
        [final-actions] Final action of { $player }
        [last-chances] Last chance of { $player }
        [over] The game is over
       *[standard] Round { $round } of { $rounds }: turn of { $player }
    }
table-last-round = This is the last round: a ship stack has run out.
table-row = Action row
table-markers = markers
table-income = income
table-bonus = bonus
table-final = final
table-guilders-on = guilders on it
table-gap = empty ahead
table-lead = lead
table-drop = { $steps ->
        [0] Wheel: the cube drops at the end of this turn
        [one] Wheel: drop after 1 more advance
       *[other] Wheel: drop after { $steps } more advances
    }; { $reserve ->
        [0] no cube in reserve
        [one] 1 cube in reserve
       *[other] { $reserve } cubes in reserve
    }
table-wheel-empty = Wheel: empty, this is the last turn
table-lap = { $steps ->
        [0] Lap { $lap } of { $laps }: ends with this turn
        [one] Lap { $lap } of { $laps }: ends after 1 more advance
       *[other] Lap { $lap } of { $laps }: ends after { $steps } more advances
    }
table-track = lead on space { $space } of { $spaces }
table-discard-lap = after lap { $after } everyone discards { $each } blue and { $each } green of the contracts
table-discard-drop = after drop { $after } everyone discards { $each } blue and { $each } red of the contracts
table-equipment = Equipment
table-crew = Crew
table-exchange = Exchange
table-step = { $steps }: { $pieces } { $price ->
        [0] free
       *[other] { $price }g
    }
table-prices-now = now
table-prices-next = next
table-prices-none = no prices yet
table-employees = Employees by steps of their marker
table-market = Market
table-price = price
table-bow = bow
table-left = left
table-right = right
table-stern = stern
table-goods = goods
table-canals = Canals on offer
table-stacks = Stacks: bows { $bow }, middles { $middle } (deck I: { $first }), sterns { $stern }, commodities { $commodities }, canals { $canals }
table-blank = Blank tiles to be had for nothing: { $kinds }
table-guilders = { $guilders ->
        [one] 1 guilder
       *[other] { $guilders } guilders
    }
table-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
table-contracts-held = { $count ->
        [one] 1 contract
       *[other] { $count } contracts
    }
table-used-canals = { $count ->
        [one] 1 used canal
       *[other] { $count } used canals
    }
table-pieces = pieces
table-yard = yard
table-empty = empty
table-staff = employees
table-fleet = fleet
table-system = { $count ->
        [one] 1 canal
       *[other] { $count } canals
    }
table-ship-points = { $total } points: crew { $crew }, gear { $gear }, speed { $speed }, cruise { $cruise }
table-map = Canals
table-map-none = no canals yet
table-token-none = no ship token yet
table-longest = longest route { $steps }
table-launch = Ship of { $player }
table-room = room for
table-speed = speed { $speed }{ $bonus ->
        [0] {""}
       *[other] {" "}(up to { $bonus } more)
    }
table-steps-left = { $steps ->
        [one] 1 step left
       *[other] { $steps } steps left
    }
table-cruise = officials { $officials }, Blue Riband { $riband }
table-automata = Automata
table-automaton = { $number ->
        [1] first
       *[other] second
    }: { $action ->
        [none] no marker yet
       *[other] on { $action }
    }
table-solo-up = solo tiles face up: { $actions }
table-solo-back = back of the top solo tile: row { $row }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
table-rating = { $rating ->
        [none] no rating yet (the first at { $least } points)
       *[other] rating: { $rating }
    }
table-launch-own = Your ship
table-completing = one more { $kinds } completes a ship
table-price-short = { $price }g
own-contracts = Contracts
own-contract = { $contract } ({ $colour }): { $meaning }. Now { $things } → { $points ->
        [one] 1 point
       *[other] { $points } points
    }
own-discarded = discarded: { $names }
final-contracts = Contracts
final-contract = { $player }: { $contract } ({ $colour }), { $things } counted: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
final-rating = Rating: { $rating ->
        [none] none (the first needs { $least } points)
       *[other] { $rating }
    }
legend-row = Action row: front tile first. ① ② ③ ④ are the markers of the players. You get 1 guilder for every tile with a marker ahead of the one you choose; +2 is that income now.
legend-row-first = Empty ahead: empty spaces between a tile and the next one ahead. A tile behind all markers brings 1 guilder more for every three of them. On a narrow screen ·3· in the row: three empty spaces.
legend-row-second = g on a tile: guilders lying there, for whoever chooses it.
legend-rondels = Equipment, Crew: what 1 to 4 steps of the marker bring and cost. Employees: by steps of their marker, with the price of steps and fee; 2g: 2 guilders; ×2: tiles left; in (brackets): you cannot hire now.
legend-ships = Ship tiles: <Ma is a bow, |MaCb| a middle, DrCb> a stern. A ship is a bow, one or more middles and a stern side by side.
legend-features = On ship tiles:
legend-officials = On canals:
legend-goods = Goods:
legend-map = Canals: every sign or o is one space, lines are ways. @: your ship token, x: its stern, where it cannot go. ═ ║: crossing to the next tile. The number names the tile.

## Rules of thumb

thumb-aim = Aim: the most points. Most of them come from ships: for their crew, cranes and cannons, speed, and for the officials they meet on one cruise through your own canals. Your two last contracts and your traders add points at the end. Guilders only break ties.
thumb-turn = Your turn: the action tile that you chose last goes to the front of the row (with two players, the one before that). Then you choose another tile that has no marker, take its income, perform its action, and launch the ships that are complete.
thumb-income = Income: 1 guilder for every tile with a marker ahead of the one you choose, so tiles that nobody wants pay well. First edition: the tile behind all markers pays 1 guilder more for every three empty spaces ahead of it. Second edition: take also what lies on the tile.
thumb-bonus = Bonus action: once in a turn, before or after the chosen action, you may pay 6 guilders for any other action, even if its tile has a marker. It brings no income.
thumb-build = Build ships: take one to three tiles; rows cost 0, 1, 1, 2, 2 guilders from the bottom. Put each in a slot of your yard, where it stays. A bow, one to seven middles and a stern side by side are a ship. A tile may only lie where it can still become part of one.
thumb-pieces = Pieces: Manufacture equipment and Recruit crew move a marker by 1 to 4 steps and bring the piece where it stops. The first step is free, each further one costs 1 guilder. Pieces wait in your yard.
thumb-employees = Employees help you for the rest of the game. Their marker moves by 1 to 8 steps, the first is free; engineers and recruiters cost 1 guilder more. You cannot have the same one twice, and a level 2 trader needs the level 1 trader of that good. Engineers and recruiters bring one more piece each time, traders better prices and points, builders room for pieces, helmsman and rigger speed, accountant and foreman free steps.
thumb-goods = Commodities: Exchange commodities first moves the price marker by one, then you sell or swap each good of one of your tiles. Goods are swapped for the pieces on their list, no kind of piece twice in one action.
thumb-canals = Canals: every new one is placed beside your system, turned as you like, and stays so. First edition: your ship token starts on a side of the first canal at once. Second edition: it starts at your first cruise, on any outer side.
thumb-launch = Launching: at the end of your turn every complete ship must leave. It needs a captain and a route of at least one step, else it is dismantled for nothing. Fit it out from your yard: sails and smokestacks on mast mounts, cranes and cannons on their mounts, officers, businessmen and soldiers in cabins, the drive in its place.
thumb-speed = Speed: with a smokestack and a drive (propeller or stoker) 4, and 1 more for every further sail, smokestack and drive. Otherwise 1, and 1 more for every sail, every drive and every two smokestacks. The ship must be able to sail exactly so many steps.
thumb-cruise = Cruise: 1 point for each of the crew, 2 for each crane and cannon, 1 for each point of speed. Officials count whenever you enter their space: trade (businessmen and cranes), war (soldiers and cannons), lanterns, lifeboats, life rings. The last Blue Riband counts the steps made so far. You never go where the stern of your token points. A canal that you leave is used up; what it cuts off is lost.
thumb-contracts = Contracts are secret. During the game you discard all but one blue and one red (green in the first edition); these two score your fleet at the end.
thumb-clock = The clock: in the first edition the game lasts as many laps of the action track as there are players. In the second a cube drops every twelve advances; when the reserve is empty, the next drop announces the last turn. If a ship stack runs out, the round is the last one.
thumb-end = The end: everyone has one final action, without income and bonus action. Then everyone may complete one more ship with a single tile. What is left in yards, canals and hands is worth nothing.
thumb-solo = Solo (second edition): two automata move and choose tiles by solo tiles; they turn markers and take tiles away, but score nothing. From 60, 80 and 95 points on you reach a rating.

## Why a move is refused, by clause. The sentence goes on after a colon and before the clause id.

why-SY-END-4 = the game is over
why-SY-TURN-2 = another player is to act
why-SY-TURN-1 = another question is asked now
why-SY-SETUP-12 = this action is only used with four players
why-SY-CHOICE-1 = this tile was just moved to the front
why-SY-CHOICE-2 = there is a marker on this tile
why-SY-CHOICE-3 = you could not perform this action
why-SY-D-10 = the chosen action is done already
why-SY-ACT-1 = the chosen action must be performed first
why-SY-ACT-2 = the bonus action of this turn was bought already
why-SY-ACT-3 = the bonus action must be another one than the chosen action
why-SY-ACT-6 = the guilders do not last for a bonus action
why-SY-ACT-7 = after paying for it you could not perform this bonus action
why-SY-R-19 = after paying for it you could not perform the chosen action
why-SY-BUILD-1 = there is no ship tile
why-SY-BUILD-2 = the guilders do not last for this ship tile
why-SY-BUILD-4 = at least one ship tile must be bought
why-SY-END-13 = blank tiles are only given when no tile of this kind is left
why-SY-YARD-2 = this slot is taken
why-SY-YARD-7 = the tile could never become part of a ship there
why-SY-GOODS-1 = there is no commodity tile
why-SY-CANAL-1 = there is no canal
why-SY-DISP-1 = the guilders do not last for this row
why-SY-CANAL-3 = that is no free place beside your canals
why-SY-D-2 = this place goes by the tile with the smaller number
why-SY-MAKE-1 = the guilders do not last for so many steps
why-SY-R-15 = this pile is empty
why-SY-HIRE-4 = you have such an employee already
why-SY-HIRE-5 = the level 1 trader of this good comes first
why-SY-HIRE-1 = the guilders do not last for the steps and the fee
why-SY-EXCH-1 = you have no such commodity tile
why-SY-EXCH-5 = this good cannot be swapped for that
why-SY-EXCH-3 = there are not so many goods to swap
why-SY-LAUNCH-1 = there is no complete ship with its bow in this slot
why-SY-QUAL-1 = there is no captain in your yard
why-SY-QUAL-2 = your canals have no route for a ship
why-SY-FIT-1 = there are not so many in your yard
why-SY-FIT-9 = the ship has no place for so many
why-SY-D-5 = your canals have no route for a ship so fast
why-SY-SPEED-3 = helmsman and rigger do not give so much
why-SY-D-6 = your canals have no route for so much bonus
why-SY-CANAL-6 = the ship token starts on an outer side of your canals
why-SY-D-7 = from there no route is long enough
why-SY-CRUISE-5 = there is no way to sail there
why-SY-CRUISE-8 = after that step the rest of the cruise could not be sailed
why-SY-CON-4 = this contract is not in your hand
why-SY-D-9 = contracts of the other colour come first
why-SY-END-6 = you cannot perform this action
why-SY-END-9 = this completes no ship

## Levels of bots, from gentle to strong. Records know bots by these names.

level-1 = Apprentice
level-2 = Carpenter
level-3 = Shipwright
level-4 = Master builder
level-5 = Naval engineer
