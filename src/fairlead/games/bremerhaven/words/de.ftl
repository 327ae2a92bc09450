# Bremerhaven: Namen, Beschriftungen und Sätze. Die Schlüssel sind in allen Sprachen dieselben.

title = Bremerhaven

## Waren: eine, mehrere, mit ihrer Zahl

good-barrel = Fass
good-crate = Kiste
good-container = Container
good-passenger = Passagier
goods-barrel = Fässer
goods-crate = Kisten
goods-container = Container
goods-passenger = Passagiere
cargo-barrel = Fass
cargo-crate = Kiste
cargo-container = Container
cargo-passenger = Passagier
cargo-joker = Joker
amount-barrel = { $barrel ->
        [one] 1 Fass
       *[other] { $barrel } Fässer
    }
amount-crate = { $crate ->
        [one] 1 Kiste
       *[other] { $crate } Kisten
    }
amount-container = { $container ->
        [one] 1 Container
       *[other] { $container } Container
    }
amount-passenger = { $passenger ->
        [one] 1 Passagier
       *[other] { $passenger } Passagiere
    }
amount-joker = { $joker ->
        [one] 1 Joker
       *[other] { $joker } Joker
    }
amount-barrel_price = Fass { $barrel_price }
amount-crate_price = Kiste { $crate_price }
amount-container_price = Container { $container_price }
amount-passenger_price = Passagier { $passenger_price }

## Pläne, Ablagefelder, Ränge, Phasen, Varianten, Stufen des Solospiels

board-city = Stadt
board-sea = See
board-land = Land
space-park = 1.0 Parkplatz
space-building = 1.1 Gebäude
space-permit = 1.2 Baugenehmigung
space-influence = 1.3 Einfluss
space-prices = 1.4 Preise
space-ladder = 1.5 Karriereleiter
space-sea-1 = 2.1 See
space-sea-2 = 2.2 See
space-sea-3 = 2.3 See
space-sea-4 = 2.4 See
space-land-1 = 3.1 Land
space-land-2 = 3.2 Land
space-land-3 = 3.3 Land
space-land-4 = 3.4 Land
rank-captain = Kapitän
rank-first-officer = 1. Offizier
rank-mate = Maat
rank-cook = Smutje
ranks-captain = { rank-captain }
ranks-first-officer = { rank-first-officer }
ranks-mate = { rank-mate }
ranks-cook = { rank-cook }
phase-set-up = Aufbau
phase-bidding = Bieten
phase-permits = 1.2 Baugenehmigung
phase-upgrades = 1.3 Einfluss
phase-prices = 1.4 Preise
phase-ladder = 1.5 Karriereleiter
phase-boards = Schiffe und Aufträge
phase-harbours = Häfen
phase-event = Ereignis
phase-over = das Spiel ist aus
variant-long = Langspiel
variant-short = Kurzspiel
variant-solo = Solospiel
band-landlubber = Landratte
band-ships-boy = Schiffsjunge
band-officer = Offizier
band-klabautermann = Einsamer Klabautermann
band-new-captain = Neuer Kapitän

## Gebäude und was sie tun

building-lighthouse = Leuchtturm
building-refinery = Raffinerie
building-cannery = Fischkonservenfabrik
building-containers = Containerwerk
building-station = Hafenbahnhof
building-auction = Fischauktionshalle
building-customs = Zollhaus
building-exchange = Rohstoffbörse
building-bank = Bank
building-shed = Durchgangsschuppen
building-hotel = Grandhotel
building-crane = Portalkran
building-pilot = Lotsenstation
building-insurance = Seeversicherung
building-forwarding = Speditionskontor
building-hiring = Heuerstelle
building-school = Seefahrtschule
building-garage = Parkhaus
building-museum = Schifffahrtsmuseum
building-works = Bauhof
building-text-lighthouse = Du gewinnst jeden Gleichstand um ein Schiff (Felder 2.x), gleich welchen Rang du hast.
building-text-refinery = Schritt 4.1: 1 Fass.
building-text-cannery = Schritt 4.1: 1 Kiste.
building-text-containers = Schritt 4.1: 1 Container.
building-text-station = Schritt 4.1: 1 Passagier.
building-text-auction = Schritt 4.1: 2 Geld.
building-text-customs = Du erhältst jedes Mal 1 Geld, wenn ein Schiff bei dir anlegt.
building-text-exchange = Hat niemand auf 1.4 geboten, wählst du die Preiskarte.
building-text-bank = Schritt 4.1: Du darfst 3 Geld aus deinem Bargeld auf die Bank legen; der Vorrat gibt 1 dazu. Das Festgeld zählt am Ende; vorher bezahlt es nur Strafen und Gebühren.
building-text-shed = Fasst Waren wie drei Lagerflächen; Waren ziehen sofort ein.
building-text-hotel = Fasst bis zu 3 Passagiere; sie ziehen sofort ein.
building-text-crane = Umpacken kostet dich nichts.
building-text-pilot = Dein mittleres Dock zählt als eine Stufe größer.
building-text-insurance = Du zahlst kein Geld für Konventionalstrafen und für Ereignisse.
building-text-forwarding = Du erhältst 1 Geld mehr für jeden vollständigen Auftrag.
building-text-hiring = Dein Gesamtwert ist auf jedem See- und Landfeld, auf dem du eine Karte hast, um 1 höher.
building-text-school = Die Aktion 1.3 wertet deine Karten zweimal statt einmal auf.
building-text-garage = Jede deiner Karten auf dem Parkplatz bringt 2 Geld statt 1.
building-text-museum = Am Ende des Spiels, vor der Wertung, erhältst du 1 Prestige.
building-text-works = Poller und Abdeckkarten kosten dich keine Baukosten.
buildings-refinery = { building-refinery }
buildings-cannery = { building-cannery }
buildings-containers = { building-containers }
buildings-station = { building-station }
buildings-bank = { building-bank }

## Zeitung: Ereignisse und was sie tun

event-tide = Springflut
event-subsidy = Staatszuschuss
event-strike = Hafenarbeiterstreik
event-flotsam = Strandgut
event-festival = Hafenfest
event-dues = Hafengebühren
event-oil = Ölteppich
event-rents = Lagermieten
event-review = Flottenparade
event-quays = Leere Kais
event-ice = Packeis
event-gale = Sturmwarnung
event-grant = Kaizuschuss
event-quarantine = Quarantäne
event-rail = Gleissperrung
event-express = Eilfracht
event-audit = Steuerprüfung
event-prize = Baupreis
event-text-tide = Zahle 1 Geld für jede Ware in deinem Lager, höchstens 4.
event-text-subsidy = Du erhältst 3 Geld.
event-text-strike = Zahle 1 Geld für jedes Schiff in deinen Docks.
event-text-flotsam = Du darfst eine beliebige Ware aus dem Vorrat nehmen und sofort lagern.
event-text-festival = Du erhältst 1 Geld für je 2 Prestige, die in deinem Hafen ausliegen, abgerundet.
event-text-dues = Zahle 3 Geld.
event-text-oil = Du verlierst 1 Prestige, wenn ein Fass in deinem Lager liegt.
event-text-rents = Du erhältst 1 Geld für jede freie Fläche, höchstens 4.
event-text-review = Du erhältst 1 Prestige, wenn mindestens zwei Schiffe in deinen Docks liegen.
event-text-quays = Du verlierst 1 Prestige, wenn kein Schiff in deinen Docks liegt.
event-text-ice = Lege 1 Zeitmarker mehr auf jedes Schiff in deinen Docks.
event-text-gale = Nimm 1 Zeitmarker von jedem Schiff in deinen Docks; Schiffe ohne Zeitmarker legen ab.
event-text-grant = Du erhältst 2 Geld für jedes deiner Docks der Größe 2 oder mehr.
event-text-quarantine = Zahle 2 Geld für jeden Passagier in deinem Lager, höchstens 4.
event-text-rail = Lege 1 Zeitmarker mehr auf jeden Auftrag in deinem Hafen.
event-text-express = Nimm 1 Zeitmarker von jedem Auftrag in deinem Hafen; Aufträge ohne Zeitmarker werden sofort abgerechnet.
event-text-audit = Zahle 1 Geld für je volle 10 Geld deines Bargelds.
event-text-prize = Du erhältst 1 Prestige, wenn mindestens drei Gebäude in deinem Hafen stehen.
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
