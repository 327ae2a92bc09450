# Zeitalter der Entdeckungen: Namen, Beschriftungen und Sätze. Die Schlüssel sind in allen Sprachen dieselben.

title = Zeitalter der Entdeckungen

## Farben, Sonderaufträge, Karten, Arten von Siegpunkten

colour-red = rot
colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-white = weiß
colour-brown = braun
mission-presence = Anwesenheit
mission-half = Hälfte der Schiffe
mission-majority = Mehrheit der Schiffe
mission-alone = Alleine vertreten
mission-meaning-presence = du ein Schiff hast
mission-meaning-half = du ein Schiff hast, und mindestens so viele wie alle anderen zusammen
mission-meaning-majority = du mehr Schiffe hast als alle anderen zusammen
mission-meaning-alone = nur du Schiffe hast
card-interim = Karte der Zwischenwertung
card-final = Karte der Schlusswertung
points-interim = Zwischenwertung
points-final = Schlusswertung
points-mission = Sonderauftrag
points-unplaced = Übrige Schiffe

## Optionen

option-players = Zahl der Spieler: 2, 3 oder 4
option-start_player = Platz, der den ersten Zug hat: random (zufällig) oder 0 bis 3 (sonst random)
option-card_colour = Farbe, für die ein Schiff zählt, das mit der Karte „Schiff beliebiger Farbe“ eingesetzt wurde: own (eigene) oder row (Schiffsreihe) (sonst own)
option-tie_joker = ein nicht eingesetztes Jokerschiff zählt bei Gleichstand: true (ja) oder false (nein) (sonst true)
option-turn_cap = Züge je Spieler, nach denen das Spiel beendet und gewertet wird: 0 bis 1000, 0 = nie (sonst 100)
option-open_coins = alle sehen die Münzen aller: true (ja) oder false (nein) (sonst true)
option-show_taken_orders = aus der Auslage genommene Handelsaufträge bleiben als bekannt markiert: true (ja) oder false (nein) (sonst true)

## Züge: was sie tun, kosten und bringen

amount-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
amount-income = { $income ->
        [one] 1 Münze
       *[other] { $income } Münzen
    }
amount-rounds = { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
amount-cards = { $cards ->
        [one] 1 Karte „Schiff beliebiger Farbe“
       *[other] { $cards } Karten „Schiff beliebiger Farbe“
    }
cost-any_colour_card = Karte „Schiff beliebiger Farbe“
cost-reservation_card = Karte „Schiff/Handelsauftrag reservieren“

move-end = Aktionen beenden
brings-end = dein Zug ist vorbei (vorher darfst du noch reservieren)
move-coins = { $coins_text } nehmen
move-order = Handelsauftrag { $order } von Feld { $slot } nehmen
brings-order = auf deine Hand; bringt { $incomes } Münzen für 1/2/3 Runden
move-order-pile = obersten Handelsauftrag vom verdeckten Stapel nehmen
brings-order-pile = ein unbekannter Handelsauftrag auf deine Hand
move-buy = { $ship } aus Spalte { $column } kaufen
brings-buy = in deinen Hafen
move-place = { $ship } bei { $expedition } einsetzen
brings-place = { $interim_vp ->
        [none] Schlusswertung { $final_vp } Siegpunkte
       *[other] Zwischenwertung { $interim_vp }, Schlusswertung { $final_vp } Siegpunkte
    } ({ $matching ->
        [yes] farbige Zahl{ $asks_colour ->
            [yes] , in dieser Farbe
           *[other] {""}
        }
       *[no] schwarze Zahl
    })
move-joker-colour = { $colour } zeigen
brings-joker-colour = { $interim_vp ->
        [none] Schlusswertung { $final_vp } Siegpunkte
       *[other] Zwischenwertung { $interim_vp }, Schlusswertung { $final_vp } Siegpunkte
    } ({ $matching ->
        [yes] farbige Zahl
       *[no] schwarze Zahl
    })
move-start = Handelsauftrag { $order } beginnen
brings-start = Schiffe mit zusammen Ladevolumen { $capacity }, Einsetzgebühr für jedes; bringt { $incomes } Münzen für 1/2/3 Runden
move-load = { $ship } beladen
brings-load = zurück im Hafen, wenn der Handelsauftrag erfüllt ist
move-rounds = { $rounds_text } laufen lassen
brings-rounds = { $income_text } und deine Schiffe zurück zu Beginn deines Zuges, { $rounds ->
        [one] des nächsten
       *[other] in { $rounds } Runden
    }
move-reserve = { $card } reservieren ({ $place ->
        [buy] Kaufreihe, Spalte { $place_number }
        [refill] Nachrückreihe, Spalte { $place_number }
       *[order] Auslage, Feld { $place_number }
    })
brings-reserve = für deinen nächsten Zug zurückgelegt
move-done = nichts mehr reservieren
brings-done = dein Zug ist vorbei

bundle-place = { $ship } einsetzen ...
brings-bundle-place = { $count ->
        [one] 1 Entdeckungsreise
       *[other] { $count } Entdeckungsreisen
    } zur Wahl{ $best ->
        [0] {""}
       *[other] , bestenfalls { $best } Siegpunkte
    }

group-coins = Geld
group-order = Handelsaufträge
group-buy = Schiffe kaufen
group-place = Schiffe bei Entdeckungsreisen einsetzen
group-start = Handelsaufträge mit Schiffen beginnen
group-end = Ende
group-choice = Deine Wahl

## Fragen

ask-act = { $count ->
        [0] Wähle die erste deiner zwei Aktionen.
        [1] { $open ->
            [buy] Kaufe noch ein Schiff oder wähle deine zweite Aktion.
            [place] Setze noch ein Schiff ein oder wähle deine zweite Aktion.
           *[other] Wähle deine zweite Aktion.
        }
       *[other] Deine zweite Aktion läuft: mach damit weiter oder beende sie.
    }
ask-joker-colour = Dein Jokerschiff ist das erste Schiff bei { $expedition }: welche Farbe zeigt es?
ask-load = Handelsauftrag { $order } braucht noch Ladevolumen { $needed }: welches Schiff belädst du?
ask-rounds = Wie viele Runden läuft Handelsauftrag { $order }?
ask-reserve = Reservierst du eine Karte für deinen nächsten Zug?

## Was geschah

event-coins = { $player } nimmt { $coins_text }.
event-order = { $player } nimmt Handelsauftrag { $order } für { $coins_text }.
event-order-pile = { $order ->
        [none] { $player } nimmt für { $coins_text } einen Handelsauftrag vom verdeckten Stapel.
       *[other] { $player } nimmt für { $coins_text } Handelsauftrag { $order } vom verdeckten Stapel.
    }
event-buy = { $player } kauft { $ship } für { $coins_text }.
event-place = { $player } setzt { $ship } bei { $expedition } für { $coins_text }{ $any_colour_card ->
        [yes] {" "}und eine Karte „Schiff beliebiger Farbe“
       *[no] {""}
    } ein.
event-joker-colour = { $player } setzt { $ship } bei { $expedition } für { $coins_text } ein, als { $colour }.
event-start = { $player } beginnt Handelsauftrag { $order }.
event-load = { $player } belädt { $ship } für Handelsauftrag { $order }: { $coins_text }{ $any_colour_card ->
        [yes] {" "}und eine Karte „Schiff beliebiger Farbe“
       *[no] {""}
    }.
event-rounds = { $player } lässt Handelsauftrag { $order } { $rounds_text } laufen; er wird { $income_text } bringen.
event-reserve = { $player } reserviert { $card }.
event-card-up = Die { $card } wird aufgedeckt: alle haben noch einen Zug bis zu dieser Wertung.
event-ship-up = { $ship } kommt in die Nachrückreihe.
event-order-up = { $order } kommt in die Auslage.
event-turn = Zug { $number } von { $player }.
event-completed = { $player } erfüllt Handelsauftrag { $order }, erhält { $coins_text } und die Schiffe zurück.
event-interim-scoring = Zwischenwertung, Siegpunkte: { $vp }.
event-cut-off = Handelsauftrag { $order } von { $player } wird abgebrochen.
event-final-scoring = Schlusswertung; Siegpunkte insgesamt: { $vp }.

## Der Tisch

table-expedition = Entdeckungsreise
table-colour = Farbe
table-free = Frei
table-row = Reihe
table-interim = Zwischen
table-final = Schluss
table-ships = Schiffe, Besitzer
table-refill-row = Nachrückreihe
table-buy-row = Kaufreihe
table-display = Auslage
table-column = Spalte
table-stacks = Schiffe in den Nachzugstapeln 1-5: { $sizes }
table-pile = Handelsaufträge im verdeckten Stapel: { $count }
table-player = Spieler
table-coins = Münzen
table-vp = SP
table-completed = Erfüllt
table-harbour = Hafen
table-running = Laufende Handelsaufträge:
table-hand = Hand
table-joker = Joker
table-any = Bel.
table-reserve = Res.
table-running-order = { $player } { $order } mit { $ships }: { $coins_text } in { $rounds_text }
table-reading = Frei: übriges Ladevolumen. Reihe: Farbe der Schiffsreihe. Zwischen, Schluss: Siegpunkte, schwarze / farbige Zahl.{ $stars ->
        [yes] {" "}★ zählt für deinen Sonderauftrag.
       *[no] {""}
    }
table-prices = Schiffe mit Preis, Handelsaufträge mit Einkommen für 1/2/3 Runden.{ $flags ->
        [yes] {" "}⚑ reserviert von.
       *[no] {""}
    }
table-legend = SP: Siegpunkte. Erfüllt: erfüllte Handelsaufträge. Bel., Res.: Karten „Schiff beliebiger Farbe“, „Schiff/Handelsauftrag reservieren“. J: Jokerschiff mit zwei Farben, ? unbekannt.
table-scoring-interim = { $left ->
        [waiting] Zwischenwertung: ihre Karte ist in Nachzugstapel 3
        [held] Zwischenwertung: vorbei
        [1] Zwischenwertung: am Ende dieses Zuges
       *[other] Zwischenwertung: in { $left } Zügen
    }
table-scoring-final = { $left ->
        [waiting] Schlusswertung: ihre Karte ist in Nachzugstapel 5
        [held] Schlusswertung: vorbei
        [1] Schlusswertung: am Ende dieses Zuges
       *[other] Schlusswertung: in { $left } Zügen
    }
table-turn = Zug { $number } von { $player }
own-hand = Hand
own-hand-empty = keine Handelsaufträge
own-order = { $order }: { $colour }, Ladevolumen { $capacity }; bringt { $incomes } Münzen für 1/2/3 Runden
own-mission = Sonderauftrag
own-mission-text = { $mission }: eine Entdeckungsreise wird gewertet, wo { $meaning }.
own-mission-values = Siegpunkte für jede, nach erfüllten Handelsaufträgen (0 bis 10):
own-mission-now = Jetzt { $count } × { $value } Siegpunkte{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
own-joker = Jokerschiff
own-joker-text = { $colours }, Ladevolumen 1 bis 3 nach Wunsch, Einsetzgebühr jedes Mal 2 Münzen; { $place ->
        [harbour] in deinem Hafen
        [expedition] für immer bei einer Entdeckungsreise
       *[order] bei einem laufenden Handelsauftrag
    }
status-harbour = Hafen { $ships }
status-hand = Hand { $orders }
status-begun = begonnen: { $actions }
status-action-coins = Münzen
status-action-order = Handelsauftrag
status-action-buy = Kaufen
status-action-place = Einsetzen

## Faustregeln

thumb-turn = In jedem Zug machst du zwei verschiedene von vier Aktionen: 2 Münzen nehmen, einen Handelsauftrag nehmen (1 Münze), Schiffe kaufen (3, 4 oder 5 Münzen für Ladevolumen 1, 2 oder 3), Schiffe einsetzen (je 1 Münze, das Jokerschiff 2). In einer Aktion darfst du so viele Schiffe kaufen oder einsetzen, wie du bezahlen kannst.
thumb-orders = Ein Handelsauftrag braucht Schiffe seiner Farbe, deren Ladevolumen zusammen genau passen. Je länger er läuft, desto mehr bringt er; die Schiffe kommen zurück. Jeder erfüllte Handelsauftrag macht auch deinen Sonderauftrag wertvoller.
thumb-expeditions = Ein Schiff bei einer Entdeckungsreise bleibt für immer dort und zählt bei beiden Wertungen. Das erste Schiff bestimmt die Farbe der Schiffsreihe; spätere brauchen diese Farbe oder die Karte „Schiff beliebiger Farbe“. Ein Schiff in der Farbe der Entdeckungsreise zählt die zweite, höhere Zahl.
thumb-mission = Dein geheimer Sonderauftrag zählt am Ende: die Zahl der gewerteten Entdeckungsreisen mal seinem Wert für deine erfüllten Handelsaufträge.
thumb-end = Eine Wertung kommt, nachdem ihre Karte in den Nachzugstapeln aufgedeckt wurde und alle noch einen Zug hatten: Zwischenwertung in Nachzugstapel 3, Schlusswertung in Nachzugstapel 5. Laufende Handelsaufträge werden am Ende abgebrochen, also beginne spät keine langen.
thumb-ships = Ein Schiff, das am Ende übrig ist, bringt noch 1 Siegpunkt; Münzen bringen nichts.

## Warum ein Zug nicht geht, nach Regelnummer. Der Satz geht nach einem Doppelpunkt weiter.

why-AD-FIN-3 = das Spiel ist zu Ende
why-AD-TURN-1 = ein anderer Spieler ist am Zug
why-AD-TURN-2 = gerade wird etwas anderes gefragt
why-AD-TURN-3 = zwei Aktionen sind schon begonnen
why-AD-TURN-4 = diese Aktion wurde in diesem Zug schon gemacht
why-AD-TURN-5 = diese Aktion wurde für eine andere verlassen und kann nicht fortgesetzt werden
why-AD-TURN-7 = ein Zug, in dem keine Münzen genommen werden, braucht eine zweite Aktion
why-AD-ORD-4 = dort ist kein Handelsauftrag
why-AD-ORD-5 = eine Hand hat höchstens vier Handelsaufträge
why-AD-ORD-7 = dieser Handelsauftrag ist von einem anderen Spieler reserviert
why-AD-ORD-9 = ein Handelsauftrag kostet 1 Münze
why-AD-BUY-1 = die Münzen reichen nicht für den Preis
why-AD-BUY-8 = in dieser Spalte ist kein Schiff
why-AD-BUY-9 = dieses Schiff ist von einem anderen Spieler reserviert
why-AD-PLACE-2 = dieses Schiff ist nicht im Hafen
why-AD-PLACE-4 = die Einsetzgebühr kann nicht bezahlt werden
why-AD-EXP-2 = das Schiff hat nicht die Farbe der Schiffsreihe, und keine Karte „Schiff beliebiger Farbe“ ist übrig
why-AD-EXP-4 = das freie Ladevolumen der Entdeckungsreise ist zu klein
why-AD-EXP-7 = das freie Ladevolumen der Entdeckungsreise ist zu klein für dieses Jokerschiff
why-AD-EXP-9 = keine der Farben des Jokerschiffs ist die Farbe der Schiffsreihe, und keine Karte „Schiff beliebiger Farbe“ ist übrig
why-AD-TRADE-1 = dieser Handelsauftrag ist nicht auf der Hand
why-AD-TRADE-2 = das Schiff hat nicht die Farbe des Handelsauftrags, und keine Karte „Schiff beliebiger Farbe“ ist übrig
why-AD-TRADE-4 = das Ladevolumen des Handelsauftrags kann so nicht genau erreicht werden
why-AD-TURN-10 = keine Karte „Schiff/Handelsauftrag reservieren“ ist übrig
why-AD-RES-1 = dort ist keine Karte zum Reservieren
why-AD-RES-8 = diese Karte ist von einem anderen Spieler reserviert
why-AD-R-19 = diese Karte wurde in diesem Zug schon reserviert
why-5-2 = die Schiffe eines Handelsauftrags werden in aufsteigender Reihenfolge genannt
why-5-3 = die Reservierungen eines Zuges werden in aufsteigender Reihenfolge genannt
