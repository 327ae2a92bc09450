# Zeitalter der Entdeckungen im Browser: was nur die Tafeln dort sagen.

ui-house = Dein Kontor
ui-house-of = Kontor von { $player }
ui-house-close = Zurück zu deinem Kontor
ui-house-open = Kontor von { $player } ansehen
ui-expeditions = Entdeckungsreisen
ui-ships = Schiffe
ui-orders = Handelsaufträge
ui-harbour = Hafen
ui-harbour-fee = Einsetzen 1 Münze, Joker 2
ui-harbour-empty = keine Schiffe im Hafen
ui-hand = Aufträge auf der Hand
ui-hand-count = { $count } von 4
ui-hand-empty = keine Aufträge auf der Hand
ui-hidden-order = ein Auftrag, den du nicht kennst
ui-running = Laufende Aufträge
ui-running-tick = { $own ->
        [yes] ticken in deinem nächsten Zug
       *[other] ticken in jedem eigenen Zug
    }
ui-running-empty = beginne einen Auftrag mit Schiffen, die genau passen
ui-running-none = keine
ui-loading = noch Ladevolumen { $needed }
ui-rounds-left = { $rounds ->
        [1] zahlt im nächsten Zug
       *[other] zahlt in { $rounds } Zügen
    }
ui-rounds-short = { $rounds } R
ui-rounds-choose = Runden?
ui-mission = Sonderauftrag
ui-secret = geheim
ui-mission-unknown = kennt nur, wer ihn hat
ui-mission-counts = zählt für deinen Sonderauftrag
ui-mission-each = je { $value } bei { $completed ->
        [one] 1 erfüllten Auftrag
       *[other] { $completed } erfüllten Aufträgen
    }
ui-mission-places = { $count ->
        [0] noch keine Reise zählt
        [one] 1 Reise: { $names }
       *[other] { $count } Reisen: { $names }
    }
ui-any-colour = beliebige Farbe
ui-reservation = Reservierung
ui-used = verbraucht
ui-orders-done = erfüllt
ui-order-price = je 1 Münze
ui-pile = Stapel
ui-pile-count = { $count ->
        [0] Stapel leer
       *[other] { $count } im Stapel
    }
ui-scoring-due = { $scoring ->
        [interim] Zwischenwertung
       *[final] Schlusswertung
    }: { $left ->
        [1] am Ende dieses Zuges
       *[other] in { $left } Zügen
    }
ui-reserved = reserviert von { $player }
ui-row = Reihe { $colour }
ui-full = voll
ui-room = Platz für { $free }
ui-no-ships = noch keine Schiffe
ui-interim-tiny = Zw.
ui-final-tiny = Schl.
ui-interim-short = Zwisch.
ui-final-short = Schluss
ui-no-ship = keins mehr
ui-no-order = keiner mehr
ui-used-capacity = { $used } von { $capacity } belegt
ui-joker = Jokerschiff
ui-joker-any = 1 bis 3
ui-joker-unknown = Jokerschiff, Farben unbekannt
ui-points = Punkte
ui-coins = Münzen
ui-interim-now = Zwischenw. { $value }
ui-final-now = Schlussw. { $value }
ui-action-coins = 2 Münzen
ui-action-order = Auftrag
ui-action-buy = Kaufen
ui-action-place = Einsetzen
ui-actions = Aktionen dieses Zuges
ui-action-done = { $action }: getan
ui-action-open = { $action }: geht weiter
ui-action-free = { $action }: noch nicht
ui-turn = Zug { $number }
ui-turn-action = Zug { $number }, { $action ->
        [1] erste Aktion
        [2] zweite Aktion
       *[other] Ende
    }
ui-order-name = { $good } { $capacity }
ui-good-red = Brasilholz
ui-good-blue = Indigo
ui-good-green = Pfeffer
ui-good-yellow = Safran
ui-good-white = Salz
ui-good-brown = Zimt
ui-tab-expeditions = Reisen
ui-tab-market = Markt
ui-tab-house = Kontor
ui-tab-table = Andere

## Textansicht

ui-year = Jahr
ui-colour = Farbe
ui-values = schwarze / farbige Zahl
ui-explorer = Entdeckungsreise
ui-capacity = Ladevolumen
ui-price = Preis
ui-reserved-by = Reserviert von
ui-incomes = Münzen für 1 / 2 / 3 Runden
ui-rounds-column = Zahlt in
ui-income = Einkommen
ui-order = Handelsauftrag
ui-ship = Schiff
ui-column = Spalte
ui-points-total = Siegpunkte
ui-scorings = Wertungen
ui-known = allen bekannt
ui-nothing = keine
ui-unknown = unbekannt
