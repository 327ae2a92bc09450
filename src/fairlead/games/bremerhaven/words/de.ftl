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

## Ablagefelder, Ränge, Phasen, Stufen des Solospiels

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

## Kategorien: die Punktzahl, dann woher Geld und Prestige kamen

points-score = Punktzahl
points-start = Startgeld
points-parking = Parkplatz
points-income = Einkommen
points-sales = Verkäufe
points-bonuses = Prämien
points-production = Produktion
points-buildings = Gebäude
points-events = Ereignisse
points-permits = Genehmigungen und Ausbau
points-influence = Einfluss
points-repacking = Umpacken
points-penalties = Strafen
points-shown = Ausliegendes Prestige
points-order-prestige = Prestige aus Aufträgen
points-lost-prestige = Prestige aus Strafen
points-event-prestige = Prestige aus Ereignissen
points-museum = Prestige des Museums

## Optionen

option-players = Zahl der Spieler: 1, 2, 3 oder 4; 1 ist das Solospiel gegen den Dummy
option-variant = welches Spiel gespielt wird: long (lang), short (kurz) oder solo (Vorgabe: long; solo mit 1 Spieler)
option-refuse_ships = ob man ein gewonnenes Schiff wegschicken darf: off (nein) oder on (ja) (Vorgabe: off)
option-exchange_beats_dummy = Solospiel: ob die Rohstoffbörse auch dann die Preise setzt, wenn der Dummy 1.4 gewinnt: off (nein) oder on (ja) (Vorgabe: off)

## Mengen

amount-money = { $money } Geld
amount-receives = { $receives } Geld
amount-pays = { $pays } Geld
amount-price = { $price } Geld
amount-further = { $further } Geld
amount-sales = { $sales } Geld
amount-bonus = { $bonus } Geld
amount-extra = { $extra } Geld
amount-waived = { $waived } Geld
amount-insured = { $insured } Geld
amount-laid = { $laid } Geld
amount-deposit = { $deposit } Geld
amount-worth = { $worth } Geld
amount-income = { $income } Geld
amount-bonus_money = { $bonus_money } Geld
amount-penalty_money = { $penalty_money } Geld
amount-prestige = { $prestige } Prestige
amount-gains = { $gains } Prestige
amount-loses = { $loses } Prestige
amount-stars = { $stars } Prestige
amount-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
amount-cards = { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
amount-steps = { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }
amount-dwell = { $dwell ->
        [one] 1 Runde
       *[other] { $dwell } Runden
    }
amount-duration = { $duration ->
        [one] 1 Runde
       *[other] { $duration } Runden
    }
amount-leaving = { $leaving ->
        [one] 1 Schiff legt ab
       *[other] { $leaving } Schiffe legen ab
    }
amount-settled = { $settled ->
        [one] 1 Auftrag wird abgerechnet
       *[other] { $settled } Aufträge werden abgerechnet
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

## Züge: was sie tun und bringen

move-pick = als Startware nehmen: { $good }
brings-pick = { $left ->
        [0] deine letzte
       *[other] { $only ->
            [yes] dazu { $left } weitere: danach kommt keine andere
           *[other] noch { $left } zu nehmen
        }
    }
move-bid = { $value } auf { $space } legen
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
                [no] {", "}keine Verladefläche frei
               *[other] {""}
            };{" "}
        }
       *[other] { $ship } ({ $cargo }, { $stars_text }){ $fits ->
            [no] {", "}kein Dock passt
           *[other] {""}
        };{" "}
    }Gesamtwert { $total }{ $others ->
        [0] {""}
        [one] {", "}1 Karte anderer
       *[other] {", "}{ $others } Karten anderer
    }
move-permits-done = { $used ->
        [yes] keine weitere Baugenehmigung nutzen
       *[other] keine Baugenehmigung nutzen
    }
brings-permits-done = { $free ->
        [yes] die kostenlose Baugenehmigung verfällt
       *[other] {""}
    }
move-bollard = Poller an Kaimauer { $wall } setzen
brings-bollard = { $count ->
        [0] noch kein Dock wächst
        [one] Dock { $grown } wächst
       *[other] die Docks { $grown } wachsen
    }: Größen { $sizes }; Genehmigung { $permit }, Poller { $cost }
move-cover = Abdeckkarte von Fläche { $field } entfernen
brings-cover = { $opens ->
        [none] eine Fläche mehr
       *[other] öffnet Verladefläche { $opens }
    }; Genehmigung { $permit }, Abdeckkarte { $cost }
move-construct = { $building } bauen
brings-construct = { $stars_text } und die Wirkung, sofort
move-upgrade = Einfluss vergrößern
brings-upgrade = nächste Runde { $hand }
move-decline = Einfluss nicht vergrößern
brings-decline = deine Hand bleibt, wie sie ist
move-price = { $prices }
brings-price = { $current ->
        [yes] die aktuelle Karte;{" "}
       *[other] {""}
    }{ $worth_text } für die Waren auf deinen Aufträgen, { $filled }, wenn alle vollständig wären
move-keep = Karriereleiter lassen, wie sie ist
brings-keep = du bist { $rank }: Einkommen { $income_text }
move-swap = { $ranks } tauschen
brings-swap = { $step ->
        [up] du steigst auf
        [down] du steigst ab
       *[stay] du bleibst
    }: { $rank }, Einkommen { $income_text }
move-dock = { $ship } in Dock { $dock }
brings-dock = { $cargo }, { $stars_text } für { $dwell_text }; Dockgröße { $size }, { $spare ->
        [0] passt genau
       *[other] { $spare } mehr als nötig
    }{ $money ->
        [none] {""}
       *[other] ; { $money_text } vom Zollhaus
    }
move-send-away = { $ship } wegschicken
brings-send-away = das Schiff wird abgelegt
move-cargo = { $goods } für { $ship }
brings-cargo = Preis jetzt: { $price_text }
move-lay = { $order } auf Verladefläche { $area }
brings-lay = { $asked } in { $duration_text }{ $open ->
        [no] {"; "}diese Fläche ist noch nicht zugänglich
       *[other] {""}
    }
move-refuse = { $order } ablehnen
brings-refuse = { $money ->
        [none] { $prestige ->
            [none] nichts zu zahlen
           *[other] die Strafe ist sofort fällig
        }
       *[other] die Strafe ist sofort fällig
    }
move-produce = { $goods ->
        [none] { $money ->
            [none] nichts arbeiten lassen
           *[other] Geld auf die Bank legen
        }
       *[other] { $goods } produzieren{ $money ->
            [none] {""}
           *[other] {" "}und Geld auf die Bank legen
        }
    }
brings-produce = { $goods ->
        [none] {""}
       *[other] ins Lager{ $money ->
            [none] {""}
           *[other] {"; "}
        }
    }{ $money ->
        [none] {""}
       *[other] das Festgeld wächst um { $deposit_text }
    }
move-done = deinen Hafen abschließen
brings-done = { $leaving ->
        [0] kein Schiff legt ab
       *[other] { $leaving_text }{ $lost ->
            [none] {""}
           *[other] {" "}(noch an Bord: { $lost })
        }
    }; { $settled ->
        [0] kein Auftrag fällig
       *[other] { $settled_text }, davon vollständig { $complete }, Verkäufe { $sales_text }
    }{ $receives ->
        [none] {""}
       *[other] {"; "}insgesamt +{ $receives_text }
    }{ $gains ->
        [none] {""}
       *[other] {"; "}+{ $gains_text }
    }
move-unload = { $goods } von { $ship } löschen
brings-unload = ins Lager
move-unload-all = { $goods } von { $ship } löschen
brings-unload-all = ins Lager
move-load = { $goods } auf { $order } laden
brings-load = { $completes ->
        [yes] macht den Auftrag vollständig;{" "}
       *[other] {""}
    }{ $worth_text } zum heutigen Preis
move-load-all = { $goods } auf { $order } laden
brings-load-all = { $completes ->
        [yes] macht den Auftrag vollständig;{" "}
       *[other] {""}
    }{ $worth_text } zum heutigen Preis
move-tranship = { $goods } von { $ship } zu { $order }
brings-tranship = { $completes ->
        [yes] macht den Auftrag vollständig;{" "}
       *[other] {""}
    }{ $worth_text } zum heutigen Preis
move-tranship-all = { $goods } von { $ship } zu { $order }
brings-tranship-all = { $completes ->
        [yes] macht den Auftrag vollständig;{" "}
       *[other] {""}
    }{ $worth_text } zum heutigen Preis
move-pack = { $used } umpacken
brings-pack = { $goods }
move-unpack = { $used } umpacken
brings-unpack = { $goods }
move-take = { $goods } nehmen
brings-take = ins Lager
move-leave = nichts nehmen
brings-leave = das Strandgut treibt weiter

## Fragen. $title ist der Name des Schiffs oder Auftrags, um den es geht.

ask-start-good = Welche Startware nimmst du? { $left ->
        [one] Noch 1 ist zu nehmen.
       *[other] Noch { $left } sind zu nehmen, in der Reihenfolge Fass, Kiste, Container, Passagier.
    }
ask-bid = Wohin legst du eine Karte? Karte { $card } von { $cards }; auf der Hand: { $values }.
ask-permit = { $used ->
        [yes] Kaufst du eine weitere Baugenehmigung für { $price_text }?
       *[other] Nutzt du eine Baugenehmigung? { $price ->
            [0] Sie ist kostenlos
           *[other] Sie kostet { $price_text }
        }; jede weitere kostet { $further_text }.
    }
ask-upgrade = Vergrößerst du deinen Einfluss{ $price ->
        [0] {" "}kostenlos
       *[other] {" "}für { $price_text }
    }? Nächste Runde hättest du { $next_cards }.
ask-price = Welche Preiskarte gilt ab jetzt?
ask-ladder = Tauschst du zwei Nachbarn auf der Karriereleiter?
ask-dock = { $title ->
        [none] In welches Dock kommt das Schiff?
       *[other] In welches Dock kommt { $title }?
    }
ask-cargo = { $title ->
        [none] Welche Waren bringt das Schiff?
       *[other] Welche Waren bringt { $title }?
    }
ask-order = { $start ->
        [yes] Auf welche Verladefläche kommt dein Startauftrag?
       *[other] { $title ->
            [none] Auf welche Verladefläche kommt der Auftrag?
           *[other] Auf welche Verladefläche kommt { $title }, oder lehnst du ab?
        }
    }
ask-produce = Welche deiner Gebäude arbeiten?
ask-move = Was verschiebst oder packst du um in deinem Hafen?
ask-flotsam = Welche Ware nimmst du vom Strandgut?

## Was geschah

event-round = Runde { $round } beginnt.
event-pick = { $player } nimmt als Startware: { $good }.
event-bid = { $player } legt { $value ->
        [none] eine Karte
       *[other] { $value }
    } auf { $space }.
event-dummy-bid = Der Dummy legt eine Karte auf { $space }.
event-turn-up = { $player } deckt auf: { $bids }.
event-dummy-turn-up = Der Dummy deckt auf: { $bids }.
event-parking = { $player } erhält { $receives_text } für { $cards_text } auf dem Parkplatz.
event-building = { $player } gewinnt das Gebäude { $building }{ $total ->
        [none] {""}
       *[other] {" "}mit { $total }
    }.
event-dummy-building = Der Dummy gewinnt das Gebäude { $building }{ $total ->
        [none] {""}
       *[other] {" "}mit { $total }
    }; die Karte kommt aus dem Spiel.
event-building-gone = Auf { $building } hat niemand geboten; die Karte kommt aus dem Spiel.
event-building-up = Nächstes Gebäude: { $building } ({ $stars_text }).
event-permit = { $player } darf eine Baugenehmigung { $price ->
        [0] kostenlos nutzen
       *[other] für { $price_text } nutzen
    }, weitere für { $further_text }.
event-permits-done = { $player } nutzt keine Baugenehmigung.
event-bollard = { $player } setzt einen Poller an Kaimauer { $wall }{ $pays ->
        [none] {", "}kostenlos
       *[other] {" "}für { $pays_text } (Genehmigung { $permit }, Poller { $cost })
    }.
event-cover = { $player } entfernt die Abdeckkarte von Fläche { $field }{ $pays ->
        [none] {", "}kostenlos
       *[other] {" "}für { $pays_text } (Genehmigung { $permit }, Abdeckkarte { $cost })
    }{ $opens ->
        [none] {""}
       *[other] {", "}Verladefläche { $opens } ist jetzt zugänglich
    }.
event-construct = { $player } baut { $building } ({ $stars_text }){ $pays ->
        [none] {""}
       *[other] {" "}für { $pays_text }
    }.
event-influence = { $full ->
        [yes] { $player } hat auf 1.3 geboten, hat aber keine Karten mehr im Vorrat
       *[other] { $able ->
            [yes] { $player } darf den Einfluss { $price ->
                [0] kostenlos vergrößern
               *[other] für { $price_text } vergrößern
            }
           *[other] { $player } kann die { $price_text } für mehr Einfluss nicht zahlen
        }
    }.
event-upgrade = { $player } vergrößert den Einfluss um { $gained ->
        [one] eine Karte
       *[other] { $gained } Karten
    }{ $pays ->
        [none] {""}
       *[other] {" "}für { $pays_text }
    }.
event-decline = { $player } vergrößert den Einfluss nicht.
event-dummy-upgrade = Der Dummy vergrößert den Einfluss um eine Karte.
event-wins = { $player } gewinnt { $space } mit { $total }.
event-dummy-wins = Der Dummy gewinnt { $space } mit { $total }.
event-exchange = Die Rohstoffbörse von { $player } setzt die Preise.
event-price = { $current ->
        [yes] { $player } lässt die Preise, wie sie sind: { $prices }
       *[other] { $player } setzt die Preise: { $prices }
    }.
event-price-turned = Die nächste Preiskarte: { $prices }.
event-keep = { $player } lässt die Karriereleiter, wie sie ist.
event-swap = { $player } tauscht { $ranks }.
event-rank = { $player } ist jetzt { $rank }.
event-dummy-rank = Der Dummy ist jetzt { $rank }.
event-income = { $player } erhält { $receives_text } als { $rank }.
event-ship-won = { $player } gewinnt { $ship } auf { $space } mit { $total }.
event-dummy-ship-won = Der Dummy gewinnt { $ship } auf { $space } mit { $total }; das Schiff wird abgelegt.
event-order-won = { $player } gewinnt den Auftrag { $order } auf { $space } mit { $total }.
event-dummy-order-won = Der Dummy gewinnt den Auftrag { $order } auf { $space } mit { $total }; er wird abgelegt.
event-dock = { $ship } legt in Dock { $dock } von { $player } an ({ $cargo }, { $dwell_text }){ $receives ->
        [none] {""}
       *[other] {"; "}{ $receives_text } vom Zollhaus
    }.
event-send-away = { $player } schickt { $ship } weg.
event-no-dock = { $ship } findet bei { $player } kein Dock und wird abgelegt.
event-cargo = { $ship } bringt { $goods } zu { $player }.
event-lay = { $player } legt { $start ->
        [yes] den Startauftrag{" "}
       *[other] {""}
    }{ $order } ({ $asked }, { $duration_text }) auf Verladefläche { $area }.
event-refuse = { $full ->
        [yes] { $player } hat keine Verladefläche frei und muss { $order } ablehnen
       *[other] { $player } lehnt { $order } ab
    }{ $pays ->
        [none] { $loses ->
            [none] { $insured ->
                [none] { $waived ->
                    [none] {", "}ohne Strafe
                   *[other] {", "}die Strafe ist erlassen ({ $waived_text })
                }
               *[other] {", "}gegen die Strafe versichert ({ $insured_text })
            }
           *[other] {" "}und verliert { $loses_text }
        }
       *[other] {" "}und zahlt { $pays_text }{ $waived ->
            [none] {""}
           *[other] {" "}({ $waived_text } erlassen)
        }
    }.
event-auction = Die Fischauktionshalle bringt { $player } { $receives_text }.
event-produce = { $player } produziert { $goods }.
event-bank = { $player } legt { $laid_text } auf die Bank, { $receives_text } kommt dazu: Festgeld { $deposit_text }.
event-unload = { $player } löscht { $goods } von { $ship }.
event-load = { $player } lädt { $goods } auf { $order }{ $completes ->
        [yes] {", "}jetzt vollständig
       *[other] {""}
    }.
event-tranship = { $player } bringt { $goods } von { $ship } zu { $order }{ $completes ->
        [yes] {", "}jetzt vollständig
       *[other] {""}
    }.
event-pack = { $player } packt { $used } in { $goods } um{ $pays ->
        [none] {""}
       *[other] {", "}für { $pays_text }
    }.
event-unpack = { $player } packt { $used } in { $goods } um{ $pays ->
        [none] {""}
       *[other] {", "}für { $pays_text }
    }.
event-done = { $player } hat den Hafen abgeschlossen.
event-prestige = Das Prestige von { $player } steigt um { $gains } auf { $marker }.
event-departs = { $ship } legt bei { $player } ab{ $lost ->
        [none] {""}
       *[other] {"; "}noch an Bord: { $lost }
    }.
event-settle = { $player } rechnet { $order } ab, { $complete ->
        [yes] vollständig
       *[other] unvollständig
    }: { $sold ->
        [none] nichts zu verkaufen
       *[other] { $sold } für { $sales_text } ({ $prices })
    }{ $bonus ->
        [0] {""}
       *[other] {", "}Prämie { $bonus_text }
    }{ $extra ->
        [0] {""}
       *[other] {", "}Speditionskontor { $extra_text }
    }.
event-order-prestige = { $player } gewinnt { $gains_text } für { $order }.
event-penalty = Strafe für { $player } wegen { $order }: { $pays ->
        [none] { $loses ->
            [none] { $insured ->
                [none] { $waived ->
                    [none] nichts, das Prestige steht auf 0
                   *[other] { $waived_text }, erlassen
                }
               *[other] { $insured_text }, versichert
            }
           *[other] { $loses_text }
        }
       *[other] { $pays_text }{ $waived ->
            [none] {""}
           *[other] {" "}({ $waived_text } erlassen)
        }
    }.
event-news = Ereignis dieser Runde: { $news }.
event-meets = { $player } { $pays ->
        [none] { $receives ->
            [none] { $gains ->
                [none] { $loses ->
                    [none] { $insured ->
                        [none] kann nicht zahlen; { $waived_text } erlassen
                       *[other] ist versichert und spart { $insured_text }
                    }
                   *[other] verliert { $loses_text }
                }
               *[other] gewinnt { $gains_text }
            }
           *[other] erhält { $receives_text }
        }
       *[other] zahlt { $pays_text }{ $waived ->
            [none] {""}
           *[other] {" "}({ $waived_text } erlassen)
        }
    }.
event-take = { $player } nimmt vom Strandgut: { $good }.
event-leave = { $player } nimmt nichts vom Strandgut.
event-figure = Die Schiffsfigur zieht { $steps_text } auf { $track } von { $end }.
event-news-up = Ereignis der nächsten Runde: { $news }. Dann zieht die Schiffsfigur um { $moves }.
event-cards-gone = Von den Plänen abgelegt: { $cards }.
event-ship-up = Neu auf { $space }: { $ship } ({ $cargo }, { $stars_text }, { $dwell_text }, { $bollards ->
        [one] 1 Poller
       *[other] { $bollards } Poller
    }).
event-order-up = Neu auf { $space }: { $order } ({ $asked }, { $duration_text }{ $bonus_money ->
        [0] {""}
       *[other] {", "}Prämie { $bonus_money_text }
    }{ $bonus_prestige ->
        [0] {""}
       *[other] {", "}Prämie { $bonus_prestige } Prestige
    }{ $penalty_money ->
        [0] {""}
       *[other] {", "}Strafe { $penalty_money_text }
    }{ $penalty_prestige ->
        [0] {""}
       *[other] {", "}Strafe { $penalty_prestige } Prestige
    }).
event-hand = Hand von { $player } ab jetzt: { $hand }.
event-dummy-hand = Hand des Dummys ab jetzt: { $hand }.
event-end = Die Schiffsfigur ist am Ende: das Spiel endet, und alle offenen Aufträge werden abgerechnet.
event-museum = Das Schifffahrtsmuseum bringt { $player } { $gains_text }.
event-final = { $player }: { $money_text } mal { $marker } Prestige sind { $points_text }.
event-final-scoring = Endstand: { $vp }.
event-band = { $points_text }: { $band }.

## Warum ein Zug nicht geht, nach Regel. Der Satz steht nach einem Doppelpunkt und vor der Nummer der Regel.

why-BH-END-1 = das Spiel ist zu Ende
why-BH-ROUND-2 = ein anderer Spieler ist am Zug, oder du bist mit diesem Schritt fertig
why-BH-ROUND-1 = gerade wird etwas anderes gefragt
why-BH-SETUP-20 = dein Startauftrag verlangt diese Ware
why-BH-DEC-1 = Startwaren werden in der Folge Fass, Kiste, Container, Passagier genommen
why-BH-BID-2 = dieses Feld ist nicht im Spiel
why-BH-INFL-4 = so eine Karte hast du nicht auf der Hand
why-BH-PERM-5 = das Geld reicht nicht für die Baugenehmigung
why-BH-PERM-7 = diese Kaimauer hat schon drei Poller
why-BH-PERM-8 = auf dieser Fläche liegt keine Abdeckkarte
why-BH-PERM-9 = dieses Gebäude liegt nicht neben deinem Hafen
why-BH-PERM-11 = es ist keine Fläche frei
why-BH-DEC-3 = das Geld reicht nicht für Baugenehmigung und Ausbau zusammen
why-BH-DEC-6 = diese Ränge gibt es mit so wenigen Spielern nicht
why-BH-SHIP-2 = dieses Dock ist belegt
why-BH-SHIP-3 = dieses Dock ist zu klein
why-BH-R-11 = ein Schiff, das passt, darf nicht weggeschickt werden
why-BH-ORDER-2 = diese Verladefläche ist belegt
why-BH-SETUP-18 = ein Startauftrag kann nicht abgelehnt werden
why-BH-PROD-1 = dieses Gebäude steht nicht in deinem Hafen
why-BH-PROD-2 = für das Produzierte ist kein Platz
why-BH-BLD-9 = das Bargeld reicht nicht für die Bank
why-BH-MOVE-1 = in diesem Dock ist nichts an Bord
why-BH-STORE-3 = im Lager ist kein Platz
why-BH-MOVE-10 = davon ist nichts im Lager
why-BH-ORDER-7 = auf dieser Verladefläche liegt kein Auftrag
why-BH-MOVE-6 = diese Verladefläche ist nicht zugänglich
why-BH-MOVE-7 = dem Auftrag fehlt das nicht
why-BH-MOVE-11 = das geht nur einmal, nicht mehrmals nacheinander
why-BH-MOVE-9 = Waren oder Geld reichen nicht zum Umpacken
why-BH-DEC-11 = das würde das Umpacken direkt davor rückgängig machen
why-BH-EV-4 = für diese Ware ist kein Platz

### Das Bild

## Der Tisch

picture-dummy = Dummy
picture-title = { $round ->
        [0] Aufbau
       *[other] Runde { $round }: { $phase }
    }
picture-track = Schiffsfigur auf { $space } von { $end }
picture-track-move = zieht diese Runde { $move }
picture-rounds = noch { $least } bis { $most } Runden
picture-rounds-exact = { $rounds ->
        [one] noch 1 Runde
       *[other] noch { $rounds } Runden
    }
picture-last-round = dies ist die letzte Runde
picture-ladder = Karriereleiter
picture-prices = Preise
picture-next-prices = wählt niemand, kommt { $prices }
picture-event = Zeitung
picture-effect = wie es jetzt steht:
picture-offer = Im Angebot
picture-next-offer = Nächstes Angebot
picture-ships = Schiffe
picture-orders = Aufträge
picture-symbols = kann noch gehen auf
picture-band = { $missing ->
        [0] Stufe: { $band }
       *[other] Stufe bisher: { $band }, { $missing } Punkte bis zur nächsten
    }
picture-piles = Stapel nach Teilstapeln: Schiffe { $ships }, Aufträge { $orders }; Gebäude { $buildings }
picture-space-park = Parkplatz
picture-space-building = Gebäude
picture-space-permit = Baugenehmigung
picture-space-influence = Einfluss
picture-space-prices = Preise
picture-space-ladder = Karriereleiter
picture-no-dock = kein Dock
picture-pays = zahlt { $price }

## Häfen

picture-score = { $money } Geld × { $prestige } Prestige = { $score }
picture-deposit = davon { $deposit } Festgeld
picture-prestige-out = { $prestige ->
        [one] 1 Prestige liegt aus
       *[other] { $prestige } Prestige liegen aus
    }
picture-hand = Hand { $cards }
picture-cards = Karten { $cards } ({ $count } auf der Hand)
picture-next-cards = nächste Runde { $cards }
picture-free = frei
picture-closed = zu
picture-area-closed = Fläche nicht offen
picture-areas = Verladeflächen
picture-areas-free = frei { $areas }
picture-areas-closed = nicht offen: { $areas }
picture-complete = vollständig
picture-lacks = es fehlt { $goods }
picture-rounds-left = { $rounds ->
        [one] diese Runde fällig
       *[other] { $rounds } Runden
    }
picture-rounds-short = { $rounds }R
picture-settlement = jetzt abgerechnet { $gain }
picture-terms = Prämie/Strafe { $terms }
picture-storage = Lager
picture-capacity = { $need } von { $capacity } Plätzen belegt, { $free ->
        [one] 1 freies Feld
       *[other] { $free } freie Felder
    }
picture-free-fields = { $count ->
        [one] 1 freies Feld
       *[other] { $count } freie Felder
    }
picture-buildings = Gebäude
picture-reserve = neben dem Hafen
picture-walls = Poller
picture-docks = Docks
picture-sign-barrel = Fa
picture-sign-crate = Ki
picture-sign-container = Co
picture-sign-passenger = Pa
picture-sign-joker = ?

## Menüs und Kurzbefehle

picture-bundle-bid = { $space } ...
picture-bid-ship = { $ship }: { $cargo }{ $fits ->
        [yes] {""}
       *[other] , kein Dock ist frei und groß genug
    }
picture-bid-order = { $order }: { $asked }{ $room ->
        [yes] {""}
       *[other] , keine Verladefläche ist frei
    }
picture-bid-park = { $money } Geld für die Karte
picture-bid-permit = Ausbau deines Hafens
picture-bid-influence = eine bessere Hand ab der nächsten Runde
picture-bid-prices = Wahl der Preiskarte
picture-bid-ladder = Tausch zweier Nachbarn
picture-bid-building = { $building }, { $stars_text }
picture-bid-nothing = nichts zu gewinnen
picture-bid-others = { $count ->
        [one] 1 Karte von anderen
       *[other] { $count } Karten von anderen
    }
picture-bid-own = von dir liegt { $total } dort
picture-bundle-price = eine Karte mit { $good } zu 4 ...
picture-bundle-load = Auftrag { $area } beladen: { $order } ...
picture-shortcut-bid = 4 2.1
picture-shortcut-help-bid = deine Karte 4 auf das Ablagefeld 2.1 legen
picture-shortcut-unload = alles entladen
picture-shortcut-help-unload = aus allen Docks so viel an Land bringen, wie Platz hat
picture-shortcut-fill = fülle 2
picture-shortcut-help-fill = Auftrag 2 so weit wie möglich füllen, wenn nötig durch Umpacken für Geld; „load order 2“ tut dasselbe
picture-shortcut-when-bid = Karten legt man nur beim Bieten.
picture-shortcut-when = Das geht nur beim Umlagern im eigenen Hafen, Schritt 4.2.
picture-shortcut-nothing = Dafür ist nichts mehr zu tun.
picture-final-band = Du bist: { $band }

## Zeichenerklärung

picture-legend-goods = Waren: { $signs }. 2R: noch zwei Runden; ★: Prestige; +1/-★: Prämie 1 Geld, Strafe 1 Prestige.
picture-legend-bids = Gebote: ②×2 sind zwei verdeckte Karten von Spieler 2, ①3+4=7 eigene oder aufgedeckte, → wer gewinnt; „zahlt“ ist die Differenz auf 1.2 und 1.3.
picture-legend-cards = Schiffe: Ladung, Runden, nötige Poller (●), Prestige. Aufträge: Waren, Runden, Prämie/Strafe; =8 bringen die Waren jetzt.
picture-legend-harbour = Hafen: ═ ist eine Kaimauer mit Pollern ●, dem Preis des nächsten und Plätzen ○; 2 (1) ist Dock 2 mit Größe 1. Aufträge: verladen│fehlt. ▒2▒ ist eine Abdeckkarte mit ihrem Preis.
picture-legend-news = Zeitung: das Ereignis, das am Ende dieser Runde alle Häfen trifft.
picture-legend-solo = Der Dummy bietet dort, wohin Zeitungskarten ihn schicken, mit einer zufälligen Karte seiner Hand.

## Faustregeln

picture-thumb-aim = Ziel: am Ende das höchste Produkt aus Geld und Prestige. Das eine ist ohne das andere nichts wert.
picture-thumb-round = Eine Runde: alle legen reihum fünf Einflusskarten verdeckt, der Kapitän zuerst. Dann wird aufgedeckt, und Stadt-, See- und Land-Plan werden von links nach rechts abgehandelt. Danach arbeiten alle im eigenen Hafen, das Ereignis tritt ein, und die Schiffsfigur zieht.
picture-thumb-bids = Gebote: der höchste Gesamtwert gewinnt das Feld, bei Gleichstand der höhere Rang. Auf 1.2 und 1.3 dürfen alle Bieter handeln; wer unter dem höchsten liegt, zahlt die Differenz.
picture-thumb-city = Stadt: 1.0 bringt 1 Geld je Karte, 1.1 das ausliegende Gebäude, 1.2 Baugenehmigungen, 1.3 eine bessere Hand, 1.4 die Wahl der Preiskarte, 1.5 einen Tausch auf der Karriereleiter. Dann bekommen alle das Einkommen ihres Rangs: 4, 3, 2, 1.
picture-thumb-permits = Baugenehmigung: jede wird sofort genutzt, für einen Poller, für das Entfernen einer Abdeckkarte oder für den Bau eines eigenen Gebäudes auf einem freien Feld. Jede weitere kostet den höchsten Gesamtwert.
picture-thumb-influence = Einfluss: deine niedrigste Karte wird ab der nächsten Runde gegen die nächsthöhere getauscht, höchstens siebenmal.
picture-thumb-ships = Schiffe müssen in ein freies Dock, das groß genug ist: seine Größe ist die kleinere Zahl der Poller auf seinen beiden Mauern. Ein Schiff, das nirgends passt, ist verloren. Es bringt Ladung, und sein Prestige zählt, solange es liegt.
picture-thumb-orders = Aufträge kommen auf eine freie Verladefläche oder werden gegen ihre Strafe abgelehnt. Beladen lässt sich eine Fläche, wenn das Feld darunter keine Abdeckkarte trägt.
picture-thumb-harbour = Hafen: erst arbeiten die Produktionsgebäude, dann gehen Waren von Schiffen über das Lager auf Aufträge. Zwei Kisten lassen sich für 1 Geld in einen Container umpacken, und umgekehrt.
picture-thumb-storage = Lager: ein Feld fasst 1 Fass, Container oder Passagier oder 2 Kisten. Waren kann man nicht wegwerfen. Jedes Stück braucht auf dem Weg vom Schiff zum Auftrag Platz im Lager.
picture-thumb-prestige = Prestige: dein Marker steigt auf das Prestige der Schiffe in den Docks und der gebauten Gebäude und fällt nicht, wenn Schiffe ablegen. Strafen und Ereignisse senken ihn.
picture-thumb-time = Zeit: jedes Schiff und jeder Auftrag verliert je Runde einen Zeitmarker. Schiffe ohne Marker legen mit dem Rest der Ladung ab. Aufträge ohne Marker werden abgerechnet: die Waren bringen die aktuellen Preise, ein vollständiger Auftrag seine Prämie, jeder andere kostet seine Strafe.
picture-thumb-news = Zeitung: das Ereignis ist eine Runde vorher bekannt. Die Zahl bewegt die Schiffsfigur; auf Feld 20 endet das Spiel, und alle Aufträge werden abgerechnet.
picture-thumb-end = Waren, Poller, Einflusskarten und nicht gebaute Gebäude sind am Ende nichts wert. Bei Gleichstand gewinnt der höhere Rang.
picture-thumb-short = Kurzes Spiel: keine Abdeckkarten, keine Ereignisse, ein erstes Gebäude und drei Waren zu Beginn, alle Karten auf den Plänen wechseln jede Runde, 8 bis 10 Runden.
picture-thumb-solo = Solo: zehn Runden gegen einen Dummy, der Schiffe, Aufträge und Gebäude wegnimmt. Ab 500, 750, 1000 und 1251 Punkten erreichst du einen besseren Rang.

## Stufen der Bots, von sanft bis stark. Aufzeichnungen erkennen Bots an diesen Namen.

level-1 = Schauermann
level-2 = Vorarbeiter
level-3 = Spediteur
level-4 = Hafenmeister
level-5 = Reeder
