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

## Boards, bid spaces, ranks, phases, variants, bands of the solo game

board-city = City
board-sea = Sea
board-land = Land
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
variant-long = long game
variant-short = short game
variant-solo = solo game
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
