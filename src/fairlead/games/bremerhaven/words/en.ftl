# Bremerhaven: names, labels and sentences. The texts of each move, event and refusal are found by their key.

title = Bremerhaven

## Goods: one, several, with their number

good-barrel = barrel
good-crate = crate
good-container = container
good-passenger = passenger
goods-barrel = barrels
goods-crate = crates
goods-container = containers
goods-passenger = passengers
cargo-barrel = barrel
cargo-crate = crate
cargo-container = container
cargo-passenger = passenger
cargo-joker = joker
amount-barrel = { $barrel ->
        [one] 1 barrel
       *[other] { $barrel } barrels
    }
amount-crate = { $crate ->
        [one] 1 crate
       *[other] { $crate } crates
    }
amount-container = { $container ->
        [one] 1 container
       *[other] { $container } containers
    }
amount-passenger = { $passenger ->
        [one] 1 passenger
       *[other] { $passenger } passengers
    }
amount-joker = { $joker ->
        [one] 1 joker
       *[other] { $joker } jokers
    }
amount-barrel_price = barrel { $barrel_price }
amount-crate_price = crate { $crate_price }
amount-container_price = container { $container_price }
amount-passenger_price = passenger { $passenger_price }

## Bid spaces, ranks, phases, bands of the solo game

space-park = 1.0 Car park
space-building = 1.1 Building
space-permit = 1.2 Permits
space-influence = 1.3 Influence
space-prices = 1.4 Prices
space-ladder = 1.5 Ladder
space-sea-1 = 2.1 Sea
space-sea-2 = 2.2 Sea
space-sea-3 = 2.3 Sea
space-sea-4 = 2.4 Sea
space-land-1 = 3.1 Land
space-land-2 = 3.2 Land
space-land-3 = 3.3 Land
space-land-4 = 3.4 Land
rank-captain = Captain
rank-first-officer = First Officer
rank-mate = Mate
rank-cook = Cook
ranks-captain = { rank-captain }
ranks-first-officer = { rank-first-officer }
ranks-mate = { rank-mate }
ranks-cook = { rank-cook }
phase-set-up = set-up
phase-bidding = bidding
phase-permits = 1.2 permits
phase-upgrades = 1.3 influence
phase-prices = 1.4 prices
phase-ladder = 1.5 ladder
phase-boards = ships and orders
phase-harbours = harbours
phase-event = event
phase-over = the game is over
band-landlubber = Landlubber
band-ships-boy = Ship's Boy
band-officer = Officer
band-klabautermann = Lonely Klabautermann
band-new-captain = New Captain

## Buildings and what they do

building-lighthouse = Lighthouse
building-refinery = Refinery
building-cannery = Fish Cannery
building-containers = Container Works
building-station = Harbour Station
building-auction = Fish Auction Hall
building-customs = Customs House
building-exchange = Commodity Exchange
building-bank = Bank
building-shed = Transit Shed
building-hotel = Grand Hotel
building-crane = Gantry Crane
building-pilot = Pilot Station
building-insurance = Insurance Office
building-forwarding = Forwarding Office
building-hiring = Hiring Hall
building-school = Nautical School
building-garage = Multi-storey Car Park
building-museum = Maritime Museum
building-works = Works Yard
building-text-lighthouse = You win every tie for a ship (spaces 2.x), whatever your rank.
building-text-refinery = Step 4.1: 1 barrel.
building-text-cannery = Step 4.1: 1 crate.
building-text-containers = Step 4.1: 1 container.
building-text-station = Step 4.1: 1 passenger.
building-text-auction = Step 4.1: 2 money.
building-text-customs = Receive 1 money each time you dock a ship.
building-text-exchange = When nobody has bid on 1.4 you choose the price card.
building-text-bank = Step 4.1: you may lay 3 money from your cash on the Bank; the supply adds 1. The deposit counts at the end; before, it pays penalties and charges only.
building-text-shed = Holds goods like three storage fields; goods move in at once.
building-text-hotel = Holds up to 3 passengers; they move in at once.
building-text-crane = Repacking costs you nothing.
building-text-pilot = Your middle dock counts as one size larger.
building-text-insurance = You pay no money for penalties of orders or for events.
building-text-forwarding = Receive 1 money more for each completed order.
building-text-hiring = Your total is 1 higher on every sea and land space where you have a card.
building-text-school = Action 1.3 gives you two upgrades instead of one.
building-text-garage = Each of your cards in the car park brings 2 money instead of 1.
building-text-museum = At the end of the game, before scoring, gain 1 prestige.
building-text-works = You pay no building costs for bollards and covers.
buildings-refinery = { building-refinery }
buildings-cannery = { building-cannery }
buildings-containers = { building-containers }
buildings-station = { building-station }
buildings-bank = { building-bank }

## Newspaper: events and what they do

event-tide = Spring Tide
event-subsidy = State Subsidy
event-strike = Dockers' Strike
event-flotsam = Flotsam
event-festival = Harbour Festival
event-dues = Harbour Dues
event-oil = Oil Slick
event-rents = Storage Rents
event-review = Fleet Review
event-quays = Empty Quays
event-ice = Pack Ice
event-gale = Gale Warning
event-grant = Quay Grant
event-quarantine = Quarantine
event-rail = Rail Blockage
event-express = Express Freight
event-audit = Tax Audit
event-prize = Building Prize
event-text-tide = Pay 1 money for each good in your storage, at most 4.
event-text-subsidy = Receive 3 money.
event-text-strike = Pay 1 money for each ship in your docks.
event-text-flotsam = You may take one good of any kind from the supply and store it now.
event-text-festival = Receive 1 money for every 2 prestige now lying in your harbour, rounded down.
event-text-dues = Pay 3 money.
event-text-oil = Lose 1 prestige if there is a barrel in your storage.
event-text-rents = Receive 1 money for each free field, at most 4.
event-text-review = Gain 1 prestige if at least two ships lie in your docks.
event-text-quays = Lose 1 prestige if no ship lies in your docks.
event-text-ice = Put 1 more time marker on every ship in your docks.
event-text-gale = Remove 1 time marker from every ship in your docks; ships left without one depart.
event-text-grant = Receive 2 money for each of your docks of size 2 or more.
event-text-quarantine = Pay 2 money for each passenger in your storage, at most 4.
event-text-rail = Put 1 more time marker on every order in your harbour.
event-text-express = Remove 1 time marker from every order in your harbour; orders left without one are settled now.
event-text-audit = Pay 1 money for every full 10 money of your cash.
event-text-prize = Gain 1 prestige if at least three buildings stand in your harbour.
news-tide = { event-tide }
news-subsidy = { event-subsidy }
news-strike = { event-strike }
news-flotsam = { event-flotsam }
news-festival = { event-festival }
news-dues = { event-dues }
news-oil = { event-oil }
news-rents = { event-rents }
news-review = { event-review }
news-quays = { event-quays }
news-ice = { event-ice }
news-gale = { event-gale }
news-grant = { event-grant }
news-quarantine = { event-quarantine }
news-rail = { event-rail }
news-express = { event-express }
news-audit = { event-audit }
news-prize = { event-prize }

## Categories: the score, then where money and prestige came from

points-score = Score
points-start = Start money
points-parking = Car park
points-income = Income
points-sales = Sales
points-bonuses = Bonuses
points-production = Production
points-buildings = Building effects
points-events = Events
points-permits = Permits and extensions
points-influence = Influence
points-repacking = Repacking
points-penalties = Penalties
points-shown = Prestige lying out
points-order-prestige = Prestige of orders
points-lost-prestige = Prestige of penalties
points-event-prestige = Prestige of events
points-museum = Prestige of the Museum

## Options

option-players = number of players: 1, 2, 3 or 4; 1 is the solo game against the dummy
option-variant = which game is played: long, short or solo (default long; solo with 1 player)
option-refuse_ships = may the winner of a ship send it away: off or on (default off)
option-exchange_beats_dummy = solo: does the Commodity Exchange set the prices also when the dummy wins 1.4: off or on (default off)

## Amounts

amount-money = { $money } money
amount-receives = { $receives } money
amount-pays = { $pays } money
amount-price = { $price } money
amount-further = { $further } money
amount-sales = { $sales } money
amount-bonus = { $bonus } money
amount-extra = { $extra } money
amount-waived = { $waived } money
amount-insured = { $insured } money
amount-laid = { $laid } money
amount-deposit = { $deposit } money
amount-worth = { $worth } money
amount-income = { $income } money
amount-bonus_money = { $bonus_money } money
amount-penalty_money = { $penalty_money } money
amount-prestige = { $prestige } prestige
amount-gains = { $gains } prestige
amount-loses = { $loses } prestige
amount-stars = { $stars } prestige
amount-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
amount-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
amount-steps = { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }
amount-dwell = { $dwell ->
        [one] 1 round
       *[other] { $dwell } rounds
    }
amount-duration = { $duration ->
        [one] 1 round
       *[other] { $duration } rounds
    }
amount-leaving = { $leaving ->
        [one] 1 ship leaves
       *[other] { $leaving } ships leave
    }
amount-settled = { $settled ->
        [one] 1 order is settled
       *[other] { $settled } orders are settled
    }
amount-park = { space-park } { $park }
amount-building = { space-building } { $building }
amount-permit = { space-permit } { $permit }
amount-influence = { space-influence } { $influence }
amount-prices = { space-prices } { $prices }
amount-ladder = { space-ladder } { $ladder }
amount-sea-1 = { space-sea-1 } { $sea-1 }
amount-sea-2 = { space-sea-2 } { $sea-2 }
amount-sea-3 = { space-sea-3 } { $sea-3 }
amount-sea-4 = { space-sea-4 } { $sea-4 }
amount-land-1 = { space-land-1 } { $land-1 }
amount-land-2 = { space-land-2 } { $land-2 }
amount-land-3 = { space-land-3 } { $land-3 }
amount-land-4 = { space-land-4 } { $land-4 }

## Moves: what they do and bring

move-pick = take a start good: { $good }
brings-pick = { $left ->
        [0] your last one
       *[other] { $only ->
            [yes] { $left } more of it follow: no later kind is left
           *[other] { $left } more to take
        }
    }
move-bid = place { $value } on { $space }
brings-bid = { $ship ->
        [none] { $order ->
            [none] { $building ->
                [none] { $money ->
                    [none] {""}
                   *[other] { $money_text };{" "}
                }
               *[other] { $building }, { $stars_text };{" "}
            }
           *[other] { $order } ({ $asked }){ $room ->
                [no] {", "}no loading area is free
               *[other] {""}
            };{" "}
        }
       *[other] { $ship } ({ $cargo }, { $stars_text }){ $fits ->
            [no] {", "}no dock fits
           *[other] {""}
        };{" "}
    }total { $total }{ $others ->
        [0] {""}
        [one] {", "}1 card of others
       *[other] {", "}{ $others } cards of others
    }
move-permits-done = { $used ->
        [yes] use no further permit
       *[other] use no permit
    }
brings-permits-done = { $free ->
        [yes] the free permit lapses
       *[other] {""}
    }
move-bollard = add a bollard to wall { $wall }
brings-bollard = { $count ->
        [0] no dock grows yet
        [one] dock { $grown } grows
       *[other] docks { $grown } grow
    }: sizes { $sizes }; permit { $permit }, bollard { $cost }
move-cover = remove the cover of field { $field }
brings-cover = { $opens ->
        [none] one field more
       *[other] opens loading area { $opens }
    }; permit { $permit }, cover { $cost }
move-construct = construct { $building }
brings-construct = { $stars_text } and the effect, at once
move-upgrade = upgrade your hand
brings-upgrade = next round { $hand }
move-decline = do not upgrade
brings-decline = your hand stays as it is
move-price = { $prices }
brings-price = { $current ->
        [yes] the current card;{" "}
       *[other] {""}
    }{ $worth_text } for the goods on your orders, { $filled } if all were complete
move-keep = leave the ladder as it is
brings-keep = you are { $rank }: income { $income_text }
move-swap = swap { $ranks }
brings-swap = { $step ->
        [up] you rise
        [down] you fall
       *[stay] you stay
    }: { $rank }, income { $income_text }
move-dock = { $ship } into dock { $dock }
brings-dock = { $cargo }, { $stars_text } for { $dwell_text }; dock size { $size }, { $spare ->
        [0] an exact fit
       *[other] { $spare } more than it needs
    }{ $money ->
        [none] {""}
       *[other] ; { $money_text } from the Customs House
    }
move-send-away = send { $ship } away
brings-send-away = the ship is discarded
move-cargo = { $goods } for { $ship }
brings-cargo = price now: { $price_text }
move-lay = { $order } on loading area { $area }
brings-lay = { $asked } within { $duration_text }{ $open ->
        [no] {"; "}this area is not open yet
       *[other] {""}
    }
move-refuse = refuse { $order }
brings-refuse = { $money ->
        [none] { $prestige ->
            [none] nothing to pay
           *[other] its penalty is due at once
        }
       *[other] its penalty is due at once
    }
move-produce = { $goods ->
        [none] { $money ->
            [none] let nothing work
           *[other] lay money on the Bank
        }
       *[other] produce { $goods }{ $money ->
            [none] {""}
           *[other] {" "}and lay money on the Bank
        }
    }
brings-produce = { $goods ->
        [none] {""}
       *[other] into storage{ $money ->
            [none] {""}
           *[other] {"; "}
        }
    }{ $money ->
        [none] {""}
       *[other] the deposit grows by { $deposit_text }
    }
move-done = finish your harbour
brings-done = { $leaving ->
        [0] no ship leaves
       *[other] { $leaving_text }{ $lost ->
            [none] {""}
           *[other] {" "}with { $lost } aboard
        }
    }; { $settled ->
        [0] no order is due
       *[other] { $settled_text }, { $complete } complete, sales { $sales_text }
    }{ $receives ->
        [none] {""}
       *[other] {"; "}in all +{ $receives_text }
    }{ $gains ->
        [none] {""}
       *[other] {"; "}+{ $gains_text }
    }
move-unload = unload { $goods } from { $ship }
brings-unload = into storage
move-unload-all = unload { $goods } from { $ship }
brings-unload-all = into storage
move-load = load { $goods } on { $order }
brings-load = { $completes ->
        [yes] completes the order;{" "}
       *[other] {""}
    }{ $worth_text } by today's prices
move-load-all = load { $goods } on { $order }
brings-load-all = { $completes ->
        [yes] completes the order;{" "}
       *[other] {""}
    }{ $worth_text } by today's prices
move-tranship = { $goods } from { $ship } to { $order }
brings-tranship = { $completes ->
        [yes] completes the order;{" "}
       *[other] {""}
    }{ $worth_text } by today's prices
move-tranship-all = { $goods } from { $ship } to { $order }
brings-tranship-all = { $completes ->
        [yes] completes the order;{" "}
       *[other] {""}
    }{ $worth_text } by today's prices
move-pack = pack { $used }
brings-pack = { $goods }
move-unpack = unpack { $used }
brings-unpack = { $goods }
move-take = take { $goods }
brings-take = into storage
move-leave = take nothing
brings-leave = the flotsam drifts on

## Questions. $title is that of the ship or order which is asked about.

ask-start-good = Which start good do you take? { $left ->
        [one] 1 is left to take.
       *[other] { $left } are left to take, in the order barrel, crate, container, passenger.
    }
ask-bid = Where do you place a card? Card { $card } of { $cards }; in hand: { $values }.
ask-permit = { $used ->
        [yes] Do you buy a further permit for { $price_text }?
       *[other] Do you use a permit? { $price ->
            [0] It is free
           *[other] It costs { $price_text }
        }; each further one costs { $further_text }.
    }
ask-upgrade = Do you upgrade your hand{ $price ->
        [0] , free of charge
       *[other] {" "}for { $price_text }
    }? Next round you would have { $next_cards }.
ask-price = Which price card holds from now on?
ask-ladder = Do you swap two neighbours on the ladder?
ask-dock = { $title ->
        [none] Into which dock does the ship go?
       *[other] Into which dock does { $title } go?
    }
ask-cargo = { $title ->
        [none] Which goods does the ship bring?
       *[other] Which goods does { $title } bring?
    }
ask-order = { $start ->
        [yes] On which loading area does your start order go?
       *[other] { $title ->
            [none] On which loading area does the order go?
           *[other] On which loading area does { $title } go, or do you refuse it?
        }
    }
ask-produce = Which of your buildings work?
ask-move = What do you move or repack in your harbour?
ask-flotsam = Which good do you take from the flotsam?

## What happened

event-round = Round { $round } begins.
event-pick = { $player } takes a start good: { $good }.
event-bid = { $player } places { $value ->
        [none] a card
       *[other] { $value }
    } on { $space }.
event-dummy-bid = The dummy places a card on { $space }.
event-turn-up = { $player } turns up: { $bids }.
event-dummy-turn-up = The dummy turns up: { $bids }.
event-parking = { $player } receives { $receives_text } for { $cards_text } in the car park.
event-building = { $player } wins the building { $building }{ $total ->
        [none] {""}
       *[other] {" "}with { $total }
    }.
event-dummy-building = The dummy wins the building { $building }{ $total ->
        [none] {""}
       *[other] {" "}with { $total }
    }; it leaves the game.
event-building-gone = Nobody has bid on { $building }; it leaves the game.
event-building-up = Next building: { $building } ({ $stars_text }).
event-permit = { $player } may use a permit { $price ->
        [0] free of charge
       *[other] for { $price_text }
    }, further ones for { $further_text }.
event-permits-done = { $player } uses no permit.
event-bollard = { $player } adds a bollard to wall { $wall }{ $pays ->
        [none] {" "}free of charge
       *[other] {" "}for { $pays_text } (permit { $permit }, bollard { $cost })
    }.
event-cover = { $player } removes the cover of field { $field }{ $pays ->
        [none] {" "}free of charge
       *[other] {" "}for { $pays_text } (permit { $permit }, cover { $cost })
    }{ $opens ->
        [none] {""}
       *[other] {" "}and opens loading area { $opens }
    }.
event-construct = { $player } constructs { $building } ({ $stars_text }){ $pays ->
        [none] {""}
       *[other] {" "}for { $pays_text }
    }.
event-influence = { $full ->
        [yes] { $player } has bid on 1.3, but has no cards left in stock
       *[other] { $able ->
            [yes] { $player } may upgrade { $price ->
                [0] free of charge
               *[other] for { $price_text }
            }
           *[other] { $player } cannot pay { $price_text } for an upgrade
        }
    }.
event-upgrade = { $player } upgrades { $gained ->
        [one] one card
       *[other] { $gained } cards
    }{ $pays ->
        [none] {""}
       *[other] {" "}for { $pays_text }
    }.
event-decline = { $player } does not upgrade.
event-dummy-upgrade = The dummy upgrades one card.
event-wins = { $player } wins { $space } with { $total }.
event-dummy-wins = The dummy wins { $space } with { $total }.
event-exchange = The Commodity Exchange of { $player } sets the prices.
event-price = { $current ->
        [yes] { $player } leaves the prices as they are: { $prices }
       *[other] { $player } sets the prices: { $prices }
    }.
event-price-turned = The next price card: { $prices }.
event-keep = { $player } leaves the ladder as it is.
event-swap = { $player } swaps { $ranks }.
event-rank = { $player } is now { $rank }.
event-dummy-rank = The dummy is now { $rank }.
event-income = { $player } receives { $receives_text } as { $rank }.
event-ship-won = { $player } wins { $ship } on { $space } with { $total }.
event-dummy-ship-won = The dummy wins { $ship } on { $space } with { $total }; it is discarded.
event-order-won = { $player } wins the order { $order } on { $space } with { $total }.
event-dummy-order-won = The dummy wins the order { $order } on { $space } with { $total }; it is discarded.
event-dock = { $ship } docks in dock { $dock } of { $player } with { $cargo } for { $dwell_text }{ $receives ->
        [none] {""}
       *[other] {"; "}{ $receives_text } from the Customs House
    }.
event-send-away = { $player } sends { $ship } away.
event-no-dock = { $ship } finds no dock at { $player } and is discarded.
event-cargo = { $ship } brings { $goods } to { $player }.
event-lay = { $player } lays { $start ->
        [yes] the start order{" "}
       *[other] {""}
    }{ $order } ({ $asked }, { $duration_text }) on loading area { $area }.
event-refuse = { $full ->
        [yes] { $player } has no free loading area and must refuse { $order }
       *[other] { $player } refuses { $order }
    }{ $pays ->
        [none] { $loses ->
            [none] { $insured ->
                [none] { $waived ->
                    [none] {", "}without penalty
                   *[other] {", "}the penalty is waived ({ $waived_text })
                }
               *[other] {", "}insured against the penalty ({ $insured_text })
            }
           *[other] {" "}and loses { $loses_text }
        }
       *[other] {" "}and pays { $pays_text }{ $waived ->
            [none] {""}
           *[other] {" "}({ $waived_text } waived)
        }
    }.
event-auction = The Fish Auction Hall brings { $player } { $receives_text }.
event-produce = { $player } produces { $goods }.
event-bank = { $player } lays { $laid_text } on the Bank, which adds { $receives_text }: the deposit is { $deposit_text }.
event-unload = { $player } unloads { $goods } from { $ship }.
event-load = { $player } loads { $goods } on { $order }{ $completes ->
        [yes] {", "}which is complete now
       *[other] {""}
    }.
event-tranship = { $player } moves { $goods } from { $ship } to { $order }{ $completes ->
        [yes] {", "}which is complete now
       *[other] {""}
    }.
event-pack = { $player } packs { $used } into { $goods }{ $pays ->
        [none] {""}
       *[other] {" "}for { $pays_text }
    }.
event-unpack = { $player } unpacks { $used } into { $goods }{ $pays ->
        [none] {""}
       *[other] {" "}for { $pays_text }
    }.
event-done = { $player } has finished the harbour.
event-prestige = The prestige of { $player } rises by { $gains } to { $marker }.
event-departs = { $ship } leaves the harbour of { $player }{ $lost ->
        [none] {""}
       *[other] {" "}with { $lost } still aboard
    }.
event-settle = { $player } settles { $order }, { $complete ->
        [yes] complete
       *[other] incomplete
    }: { $sold ->
        [none] nothing to sell
       *[other] { $sold } for { $sales_text } ({ $prices })
    }{ $bonus ->
        [0] {""}
       *[other] {", "}bonus { $bonus_text }
    }{ $extra ->
        [0] {""}
       *[other] {", "}Forwarding Office { $extra_text }
    }.
event-order-prestige = { $player } gains { $gains_text } for { $order }.
event-penalty = Penalty of { $player } for { $order }: { $pays ->
        [none] { $loses ->
            [none] { $insured ->
                [none] { $waived ->
                    [none] nothing, the marker is on 0
                   *[other] { $waived_text }, waived
                }
               *[other] { $insured_text }, insured
            }
           *[other] { $loses_text }
        }
       *[other] { $pays_text }{ $waived ->
            [none] {""}
           *[other] {" "}({ $waived_text } waived)
        }
    }.
event-news = Event of this round: { $news }.
event-meets = { $player } { $pays ->
        [none] { $receives ->
            [none] { $gains ->
                [none] { $loses ->
                    [none] { $insured ->
                        [none] cannot pay; { $waived_text } waived
                       *[other] is insured and saves { $insured_text }
                    }
                   *[other] loses { $loses_text }
                }
               *[other] gains { $gains_text }
            }
           *[other] receives { $receives_text }
        }
       *[other] pays { $pays_text }{ $waived ->
            [none] {""}
           *[other] {" "}({ $waived_text } waived)
        }
    }.
event-take = { $player } takes from the flotsam: { $good }.
event-leave = { $player } takes nothing from the flotsam.
event-figure = The ship figure moves { $steps_text } to { $track } of { $end }.
event-news-up = Event of the next round: { $news }. Then the ship figure moves by { $moves }.
event-cards-gone = Discarded from the boards: { $cards }.
event-ship-up = New on { $space }: { $ship } ({ $cargo }, { $stars_text }, { $dwell_text }, { $bollards ->
        [one] 1 bollard
       *[other] { $bollards } bollards
    }).
event-order-up = New on { $space }: { $order } ({ $asked }, { $duration_text }{ $bonus_money ->
        [0] {""}
       *[other] {", "}bonus { $bonus_money_text }
    }{ $bonus_prestige ->
        [0] {""}
       *[other] {", "}bonus { $bonus_prestige } prestige
    }{ $penalty_money ->
        [0] {""}
       *[other] {", "}penalty { $penalty_money_text }
    }{ $penalty_prestige ->
        [0] {""}
       *[other] {", "}penalty { $penalty_prestige } prestige
    }).
event-hand = Hand of { $player } from now on: { $hand }.
event-dummy-hand = Hand of the dummy from now on: { $hand }.
event-end = The ship figure is at the end: the game ends, and all open orders are settled.
event-museum = The Maritime Museum brings { $player } { $gains_text }.
event-final = { $player }: { $money_text } times { $marker } prestige are { $points_text }.
event-final-scoring = Final scores: { $vp }.
event-band = { $points_text }: { $band }.

## Why a move is refused, by clause. The sentence goes on after a colon and before the clause id.

why-BH-END-1 = the game is over
why-BH-ROUND-2 = another player is to act, or you have finished this step
why-BH-ROUND-1 = another question is asked now
why-BH-SETUP-20 = your start order asks for this kind
why-BH-DEC-1 = start goods are picked in the order barrel, crate, container, passenger
why-BH-BID-2 = this space is not in use
why-BH-INFL-4 = there is no such card in your hand
why-BH-PERM-5 = the money does not last for the permit
why-BH-PERM-7 = this wall has three bollards already
why-BH-PERM-8 = there is no cover on this field
why-BH-PERM-9 = this building is not in your reserve
why-BH-PERM-11 = there is no free field
why-BH-DEC-3 = the money does not last for the permit and the extension together
why-BH-DEC-6 = there are no such ranks with so few players
why-BH-SHIP-2 = this dock is taken
why-BH-SHIP-3 = this dock is too small
why-BH-R-11 = a ship that fits cannot be sent away
why-BH-ORDER-2 = this loading area is taken
why-BH-SETUP-18 = a start order cannot be refused
why-BH-PROD-1 = this building does not stand in your harbour
why-BH-PROD-2 = there is no room for what would be produced
why-BH-BLD-9 = the cash does not last for the Bank
why-BH-MOVE-1 = there is nothing aboard in this dock
why-BH-STORE-3 = there is no room in storage
why-BH-MOVE-10 = there is nothing of that kind in storage
why-BH-ORDER-7 = there is no order on this loading area
why-BH-MOVE-6 = this loading area is not open
why-BH-MOVE-7 = the order does not lack it
why-BH-MOVE-11 = this works only once, not several times in a row
why-BH-MOVE-9 = goods or money do not last for repacking
why-BH-DEC-11 = that would undo the repacking directly before
why-BH-EV-4 = there is no room for this good

### The picture

## The table

picture-dummy = Dummy
picture-title = { $round ->
        [0] Set-up
       *[other] Round { $round }: { $phase }
    }
picture-track = Ship figure on { $space } of { $end }
picture-track-move = moves { $move } this round
picture-rounds = { $least } to { $most } rounds left
picture-rounds-exact = { $rounds ->
        [one] 1 round left
       *[other] { $rounds } rounds left
    }
picture-last-round = this is the last round
picture-ladder = Ladder
picture-prices = Prices
picture-next-prices = if nobody chooses, next { $prices }
picture-event = News
picture-effect = as things are:
picture-offer = On offer
picture-next-offer = On offer next
picture-ships = ships
picture-orders = orders
picture-symbols = may still go to
picture-band = { $missing ->
        [0] Band: { $band }
       *[other] Band so far: { $band }, { $missing } points to the next
    }
picture-piles = Piles by sub-deck: ships { $ships }, orders { $orders }; buildings { $buildings }
picture-space-park = Car park
picture-space-building = Building
picture-space-permit = Permits
picture-space-influence = Influence
picture-space-prices = Prices
picture-space-ladder = Ladder
picture-no-dock = no dock
picture-pays = pays { $price }

## Harbours

picture-score = { $money } money × { $prestige } prestige = { $score }
picture-deposit = { $deposit } of it on the Bank
picture-prestige-out = { $prestige } prestige lying out
picture-hand = hand { $cards }
picture-cards = cards { $cards } ({ $count } in hand)
picture-next-cards = next round { $cards }
picture-free = free
picture-closed = closed
picture-area-closed = area closed
picture-areas = Loading areas
picture-areas-free = free { $areas }
picture-areas-closed = closed: { $areas }
picture-complete = complete
picture-lacks = lacks { $goods }
picture-rounds-left = { $rounds ->
        [one] due this round
       *[other] { $rounds } rounds
    }
picture-rounds-short = { $rounds }r
picture-settlement = settled now { $gain }
picture-terms = bonus/penalty { $terms }
picture-storage = storage
picture-capacity = { $need } of { $capacity } places taken, { $free ->
        [one] 1 free field
       *[other] { $free } free fields
    }
picture-free-fields = { $count ->
        [one] 1 free field
       *[other] { $count } free fields
    }
picture-buildings = buildings
picture-reserve = reserve
picture-walls = bollards
picture-docks = docks
picture-sign-barrel = Ba
picture-sign-crate = Cr
picture-sign-container = Co
picture-sign-passenger = Pa
picture-sign-joker = ?

## Menus and shortcuts

picture-bundle-bid = { $space } ...
picture-bid-ship = { $ship } with { $cargo }{ $fits ->
        [yes] {""}
       *[other] , no dock is free and large enough
    }
picture-bid-order = { $order }: { $asked }{ $room ->
        [yes] {""}
       *[other] , no loading area is free
    }
picture-bid-park = { $money } money for the card
picture-bid-permit = extensions of your harbour
picture-bid-influence = a better hand from the next round on
picture-bid-prices = choice of the price card
picture-bid-ladder = swap of two neighbours
picture-bid-building = { $building }, { $stars_text }
picture-bid-nothing = nothing to win
picture-bid-others = { $count ->
        [one] 1 card of others
       *[other] { $count } cards of others
    }
picture-bid-own = your { $total } lies there
picture-bundle-price = a card where { $good } is 4 ...
picture-bundle-load = load order { $area }: { $order } ...
picture-shortcut-bid = 4 2.1
picture-shortcut-help-bid = place your card 4 on space 2.1
picture-shortcut-unload = unload all
picture-shortcut-help-unload = bring ashore as much as there is room for, from all docks
picture-shortcut-fill = fill 2
picture-shortcut-help-fill = bring order 2 as near to completion as possible, repacking for money if need be; "load order 2" does the same
picture-shortcut-when-bid = Cards are placed while bidding only.
picture-shortcut-when = This is for moving goods in your harbour, step 4.2.
picture-shortcut-nothing = There is nothing more to do for that.
picture-final-band = You are: { $band }

## Legend

picture-legend-goods = Goods: { $signs }. 2r: two rounds left; ★: prestige; +1/-★: bonus 1 money, penalty 1 prestige.
picture-legend-bids = Bids: ②×2 are two face-down cards of player 2, ①3+4=7 your own or turned-up cards, → who wins; "pays" is the difference on 1.2 and 1.3.
picture-legend-cards = Ships: cargo, rounds, bollards they need (●), prestige. Orders: goods, rounds, bonus/penalty; =8 is what the goods sell for now.
picture-legend-harbour = Harbour: ═ a quay wall with bollards ●, the price of the next one, places ○; 2 (1) is dock 2 of size 1. Orders: loaded│lacking. ▒2▒ is a cover and its price.
picture-legend-news = News: the event that strikes all harbours at the end of this round.
picture-legend-solo = The dummy bids where newspaper cards send it, with a random card of its hand.

## Rules of thumb

picture-thumb-aim = Aim: the highest product of money and prestige at the end. Neither is worth anything without the other.
picture-thumb-round = A round: everybody places five influence cards face down, one at a time, Captain first. All are turned up; the City, Sea and Land boards are settled from left to right. Then everybody works in the own harbour, the event strikes, and the ship figure moves.
picture-thumb-bids = Bids: the highest total on a space wins, ties go to the higher rank. On 1.2 and 1.3 every bidder may act; those below the highest total pay the difference.
picture-thumb-city = City: 1.0 gives 1 money a card, 1.1 the building on offer, 1.2 permits, 1.3 a better hand, 1.4 the choice of the price card, 1.5 a swap on the ladder. Then everybody gets the income of the own rank: 4, 3, 2, 1.
picture-thumb-permits = Permits: each is used at once for a bollard, for taking away a cover, or for constructing a building of your reserve on a free field. Further permits cost the highest total each.
picture-thumb-influence = Influence: your lowest card is exchanged for the next higher one, from the next round on, seven times at most.
picture-thumb-ships = Ships must go to a free dock that is large enough: its size is the smaller number of bollards on its two walls. A ship that fits nowhere is lost. It brings cargo and its prestige counts while it lies there.
picture-thumb-orders = Orders go to a free loading area, or are refused for their penalty. An area can be loaded while the field below it has no cover.
picture-thumb-harbour = Harbour: production buildings work, then goods go from ships over storage to orders. Two crates can be packed into a container and back, for 1 money.
picture-thumb-storage = Storage: a field holds 1 barrel, container or passenger, or 2 crates. Goods cannot be thrown away. Each piece needs room in storage on its way from ship to order.
picture-thumb-prestige = Prestige: your marker rises to the prestige of docked ships and constructed buildings, and does not fall when ships leave. Penalties and events lower it.
picture-thumb-time = Time: every ship and order loses one time marker a round. Ships without any leave with what is still aboard. Orders without any are settled: goods are sold at the current prices, a complete order gets its bonus, any other costs its penalty.
picture-thumb-news = Newspaper: the event is known one round ahead. The number moves the ship figure; the game ends when it reaches space 20, and all orders are then settled.
picture-thumb-end = Goods, bollards, influence cards and buildings of the reserve are worth nothing at the end. Ties go to the higher rank.
picture-thumb-short = Short game: no covers, no events, a first building and three goods at the start, all cards on the boards change each round, 8 to 10 rounds.
picture-thumb-solo = Solo: ten rounds against a dummy that takes ships, orders and buildings away. From 500, 750, 1000 and 1251 points on you reach a better band.

## Levels of bots, from gentle to strong. Records know bots by these names.

level-1 = Docker
level-2 = Foreman
level-3 = Forwarder
level-4 = Harbour master
level-5 = Shipowner
