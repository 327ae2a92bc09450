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
mission-alone = Allein vertreten
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
option-start_player = Platz, der den ersten Zug hat: random (zufällig) oder 0 bis 3 (Vorgabe: random)
option-card_colour = Farbe, für die ein Schiff zählt, das mit der Karte „Schiff beliebiger Farbe“ eingesetzt wurde: own (eigene) oder row (Schiffsreihe) (Vorgabe: own)
option-tie_joker = ein nicht eingesetztes Jokerschiff zählt bei Gleichstand: true (ja) oder false (nein) (Vorgabe: true)
option-turn_cap = Züge je Spieler, nach denen das Spiel beendet und gewertet wird: 0 bis 1000, 0 = nie (Vorgabe: 100)
option-open_coins = alle sehen die Münzen aller: true (ja) oder false (nein) (Vorgabe: true)
option-show_taken_orders = aus der Auslage genommene Handelsaufträge bleiben als bekannt markiert: true (ja) oder false (nein) (Vorgabe: true)

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
cost-reservation_card = 1 Reservierungskarte

move-end = Aktionen beenden
brings-end = dein Zug endet; reservieren geht noch
move-coins = { $coins_text } nehmen
brings-coins = { $count ->
        [0] die zweite Aktion wird freiwillig
       *[other] { $coins_text } mehr
    }
move-order = Handelsauftrag { $order } nehmen
brings-order = { $incomes } Münzen für 1/2/3 Runden
move-order-pile = obersten vom Stapel nehmen
brings-order-pile = ein unbekannter Handelsauftrag
move-buy = { $ship } aus Spalte { $column } kaufen
brings-buy = in deinen Hafen
move-place = { $ship } bei { $expedition } einsetzen
brings-place = { $interim_vp ->
        [none] Schlusswertung { $final_vp } { $final_vp ->
            [one] Siegpunkt
           *[other] Siegpunkte
        }
       *[other] Zwischenwertung { $interim_vp }, Schlusswertung { $final_vp } { $final_vp ->
            [one] Siegpunkt
           *[other] Siegpunkte
        }
    } ({ $matching ->
        [yes] farbige Zahl{ $asks_colour ->
            [yes] , in dieser Farbe
           *[other] {""}
        }
       *[no] schwarze Zahl
    })
move-joker-colour = { $colour } zeigen
brings-joker-colour = { $interim_vp ->
        [none] Schlusswertung { $final_vp } { $final_vp ->
            [one] Siegpunkt
           *[other] Siegpunkte
        }
       *[other] Zwischenwertung { $interim_vp }, Schlusswertung { $final_vp } { $final_vp ->
            [one] Siegpunkt
           *[other] Siegpunkte
        }
    } ({ $matching ->
        [yes] farbige Zahl
       *[no] schwarze Zahl
    })
move-start = Handelsauftrag { $order } beginnen
costs-start = { $least_fee ->
        [one] ab 1 Münze
       *[other] ab { $least_fee } Münzen
    }{ $any_colour_card ->
        [yes] {", Karte „Schiff beliebiger Farbe“"}
       *[other] {""}
    }
brings-start = Ladevolumen { $capacity }: { $incomes } Münzen für 1/2/3 Runden
move-load = { $ship } einsetzen
brings-load = zurück im Hafen, wenn der Handelsauftrag erfüllt ist
move-rounds = { $rounds_text } laufen lassen
brings-rounds = { $income_text } und deine Schiffe zurück { $rounds ->
        [one] zu Beginn deines nächsten Zuges
       *[other] zu Beginn deines Zuges in { $rounds } Runden
    }
move-reserve = { $place ->
        [buy] Schiff { $card } reservieren (Kaufreihe { $place_number })
        [refill] Schiff { $card } reservieren (Nachrückreihe { $place_number })
       *[order] Handelsauftrag { $card } reservieren
    }
brings-reserve = für deinen nächsten Zug
move-done = { $reserved ->
        [yes] nichts mehr reservieren
       *[other] nichts reservieren
    }
brings-done = dein Zug ist vorbei

bundle-place = { $joker ->
        [yes] Jokerschiff { $ship } einsetzen
       *[other] { $ship } einsetzen
    } ...
brings-bundle-place = { $count ->
        [one] 1 Entdeckungsreise
       *[other] { $count } Entdeckungsreisen
    } zur Wahl{ $best ->
        [0] {""}
        [one] , bestenfalls 1 Siegpunkt
       *[other] , bestenfalls { $best } Siegpunkte
    }


## Fragen

ask-act = { $count ->
        [0] Wähle die erste deiner zwei Aktionen.
        [1] { $open ->
            [buy] Kaufe noch ein Schiff oder wähle deine zweite Aktion.
            [place] Setze noch ein Schiff ein oder wähle deine zweite Aktion.
           *[other] Wähle deine zweite Aktion.
        }
       *[other] { $more ->
            [yes] Mach mit deiner zweiten Aktion weiter oder beende sie.
           *[other] Deine zwei Aktionen sind getan.
        }
    }
ask-joker-colour = Dein Jokerschiff ist das erste Schiff bei { $expedition }: welche Farbe zeigt es?
ask-load = Handelsauftrag { $order } braucht noch Ladevolumen { $needed }: welches Schiff setzt du ein?
ask-rounds = Wie viele Runden läuft Handelsauftrag { $order }?
ask-reserve = Reservierst du eine Karte für deinen nächsten Zug? Du hast noch { $reservations ->
        [one] 1 Reservierungskarte
       *[other] { $reservations } Reservierungskarten
    }.

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
event-load = { $player } setzt { $ship } für Handelsauftrag { $order } ein: { $coins_text }{ $any_colour_card ->
        [yes] {" "}und eine Karte „Schiff beliebiger Farbe“
       *[no] {""}
    }.
event-rounds = { $player } lässt Handelsauftrag { $order } { $rounds_text } laufen; er wird { $income_text } bringen.
event-reserve = { $player } reserviert { $place ->
        [buy] das Schiff { $card } in der Kaufreihe
        [refill] das Schiff { $card } in der Nachrückreihe
       *[order] Handelsauftrag { $card }
    }.
event-card-up = Die { $card } wird aufgedeckt: alle haben noch einen Zug bis zu dieser Wertung.
event-ship-up = Schiff { $ship } kommt in die Nachrückreihe.
event-order-up = Handelsauftrag { $order } kommt in die Auslage.
event-turn = Zug { $number } von { $player }.
event-completed = { $player } erfüllt Handelsauftrag { $order }, erhält { $coins_text } und die Schiffe zurück.
event-interim-scoring = Zwischenwertung, Siegpunkte: { $vp }.
event-cut-off = Handelsauftrag { $order } von { $player } wird abgebrochen.
event-final-scoring = Schlusswertung; Siegpunkte insgesamt: { $vp }.

## Der Tisch

table-expedition = Reise
table-free = Frei
table-row = Reihe
table-interim = Zwischen
table-final = Schluss
table-ships = Schiffe
table-refill-row = Nachrücken
table-buy-row = Kaufreihe
table-display = Auslage
table-stacks = Schiffe in Stapel 1-5: { $sizes }
table-pile = Handelsaufträge im Stapel: { $count }
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
table-scoring-interim = { $left ->
        [waiting] Zwischenwertung: Karte in Stapel 3
        [held] Zwischenwertung: vorbei
        [1] Zwischenwertung: am Ende dieses Zuges
       *[other] Zwischenwertung: in { $left } Zügen
    }
table-scoring-final = { $left ->
        [waiting] Schlusswertung: Karte in Stapel 5
        [held] Schlusswertung: vorbei
        [1] Schlusswertung: am Ende dieses Zuges
       *[other] Schlusswertung: in { $left } Zügen
    }
table-turn = Zug { $number } von { $player }
legend-pieces = G2: ein grünes Schiff mit Ladevolumen 2; J: ein Jokerschiff. Handelsauftrag G5: grün, braucht Ladevolumen 5.
legend-expeditions = Reise: Entdeckungsreise, der Buchstabe ist ihre Farbe. Frei: übriges Ladevolumen. Reihe: Farbe der Schiffsreihe. Zwischen, Schluss: Siegpunkte, schwarze/farbige Zahl.
legend-rows = Y2 4: Schiff und Preis; für ein gekauftes rückt eines aus der Nachrückreihe nach. G3 4/6/7: Handelsauftrag und seine Münzen für 1/2/3 Runden.
legend-players = SP: Siegpunkte. Erfüllt: erfüllte Handelsaufträge. Bel., Res.: übrige Karten „Schiff beliebiger Farbe“ und „Schiff/Handelsauftrag reservieren“. Joker: seine zwei Farben. ?: dir unbekannt.
legend-signs = J3=W③: das Jokerschiff von Spieler ③, mit Ladevolumen 3 eingesetzt, zählt als weiß. ⚑②: reserviert von Spieler ②. ★: zählt für deinen Sonderauftrag.
own-hand = Hand
own-hand-empty = keine Handelsaufträge
own-order = { $order } { $incomes }
own-mission = Sonderauftrag
own-mission-text = { $mission }: gewertet wird jede Entdeckungsreise, bei der { $meaning }.
own-mission-values = SP je Reise bei 0-10 erfüllten Handelsaufträgen:
own-mission-now = jetzt { $count } × { $value } { $value ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
own-joker = Joker
own-joker-text = { $colours }{ $place ->
        [harbour] , in deinem Hafen; Ladevolumen 1 bis 3 nach Wahl, Einsetzgebühr 2 Münzen
        [expedition] , für immer bei einer Entdeckungsreise
       *[order] , bei einem laufenden Handelsauftrag
    }
final-missions = Sonderaufträge
final-mission = { $player }: { $mission }, { $count } × { $value } = { $vp } { $vp ->
        [one] Siegpunkt
       *[other] Siegpunkte
    } ({ $completed ->
        [one] 1 erfüllter Handelsauftrag
       *[other] { $completed } erfüllte Handelsaufträge
    }{ $count ->
        [0] {""}
       *[other] ; { $names }
    })
status-harbour = Hafen { $ships }
status-hand = Hand { $orders }
status-begun = begonnen: { $actions }
status-action-coins = Münzen
status-action-order = Handelsauftrag
status-action-buy = Kaufen
status-action-place = Einsetzen
thumb-aim = Ziel: die meisten Siegpunkte. Es gibt sie für Schiffe bei Entdeckungsreisen (zweimal: bei der Zwischen- und bei der Schlusswertung), für deinen geheimen Sonderauftrag, und je 1 Siegpunkt für gekaufte Schiffe, die am Ende übrig sind. Münzen bringen dann nichts.

## Faustregeln

thumb-turn = Dein Zug: zwei verschiedene von vier Aktionen. 2 Münzen nehmen; einen Handelsauftrag nehmen (1 Münze, höchstens vier auf der Hand); Schiffe kaufen; Schiffe einsetzen. In einer Aktion darfst du so viele Schiffe kaufen oder einsetzen, wie du bezahlen kannst. Wer Münzen genommen hat, darf die andere Aktion weglassen.
thumb-joker = Dein Jokerschiff hat zwei Farben, von denen jeweils eine gilt, und das Ladevolumen, das du bei jedem Einsatz wählst: 1, 2 oder 3. Es kostet jedes Mal 2 Münzen und wird nie gekauft.
thumb-orders = Handelsaufträge: mit der Aktion „Schiffe einsetzen“ beginnst du einen Handelsauftrag von der Hand mit Schiffen seiner Farbe, deren Ladevolumen zusammen genau seines ergeben. Er läuft 1, 2 oder 3 deiner Züge, wie du willst; je länger, desto mehr Münzen. Dann bekommst du Münzen und Schiffe zurück, und er ist erfüllt.
thumb-expeditions = Entdeckungsreisen: ein Schiff bleibt für immer dort. Das erste Schiff bestimmt die Farbe der Schiffsreihe, spätere von allen brauchen diese Farbe, und alle zusammen müssen in das Ladevolumen passen.
thumb-matching = Farbige Zahl: ein Schiff in der Farbe der Entdeckungsreise selbst bringt die zweite, höhere Zahl, jedes andere die erste (schwarze). Ein Jokerschiff zählt in der Farbe, die es annahm: als erstes Schiff wählst du sie, sonst ist es die der Schiffsreihe.
thumb-cards = Karten „Schiff beliebiger Farbe“ (je einmal): ein Schiff anderer Farbe darf in eine Schiffsreihe oder zu einem Handelsauftrag. Sie wird von selbst gespielt, wo sie nötig ist. Für die farbige Zahl behält das Schiff seine eigene Farbe.
thumb-reserve = Karten „Schiff/Handelsauftrag reservieren“ (je einmal): am Ende deines Zuges reservierst du ein Schiff aus einer der beiden Reihen oder einen Handelsauftrag der Auslage. Niemand sonst darf es nehmen. In deinem nächsten Zug darfst du es selbst nehmen, mit der üblichen Aktion zu den üblichen Kosten (ein Schiff muss dann in der Kaufreihe liegen); am Ende dieses Zuges verfällt die Reservierung.
thumb-scorings = Wertungen: die Karte der Zwischenwertung ist in Nachzugstapel 3, die der Schlusswertung in Nachzugstapel 5. Wird eine aufgedeckt, geht der Zug weiter, dann haben alle noch einen Zug, und dann zählt jedes Schiff bei einer Entdeckungsreise. Nichts wird entfernt; laufende Handelsaufträge gehen nach der Zwischenwertung weiter.
thumb-mission = Sonderauftrag (geheim): am Ende bringt jede gewertete Entdeckungsreise Siegpunkte. Anwesenheit: du hast dort ein Schiff. Hälfte: außerdem mindestens so viele Schiffe wie alle anderen zusammen. Mehrheit: mehr als alle anderen zusammen. Allein vertreten: nur du hast dort Schiffe. Der Wert steigt mit deinen erfüllten Handelsaufträgen.
thumb-end = Das Ende: die Schlusswertung. Erst dann werden laufende Handelsaufträge abgebrochen: keine Münzen, nicht erfüllt, die Schiffe gelten als übrig; beginne also spät keine langen. Bei gleichen Siegpunkten ist vorn, wer mehr Schiffe hat, die nicht bei Entdeckungsreisen sind (das Jokerschiff zählt hier mit); sonst wird der Rang geteilt.
thumb-ships = Schiffe: Ladevolumen 1, 2 oder 3 kostet 3, 4 oder 5 Münzen, nur aus der Kaufreihe; das Schiff darüber rückt sofort nach. Ein in diesem Zug gekauftes Schiff darf sofort eingesetzt werden. Einsetzen kostet 1 Münze je Schiff, bei Entdeckungsreisen wie bei Handelsaufträgen.

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

## Stufen der Bots, von sanft bis stark. Aufzeichnungen erkennen Bots an diesen Namen.

level-1 = Schiffsjunge
level-2 = Matrose
level-3 = Steuermann
level-4 = Kapitän
level-5 = Admiral
