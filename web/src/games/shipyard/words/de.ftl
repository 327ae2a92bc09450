# Beschriftungen der Tafeln von Shipyard, die nur der Browser braucht.

ui-tab-market = Auslage
ui-tab-yard = Werft, Kanäle
ui-tab-rivals = Mitspieler
ui-your-yard = Deine Werft
ui-you = du
ui-guilders = Gulden
ui-points = Punkte
ui-pts = Pkt.
ui-pieces = Teile
ui-goods = Güter
ui-canals = Kanäle
ui-fleet = Flotte
ui-employees = Arbeitskräfte
ui-bows = Bug
ui-middles = Mittelteile
ui-sterns = Heck
ui-rondels = Rondelle: Die Zahlen sind der Preis, den Marker dorthin zu bewegen
ui-stack = { $count } auf dem Stapel
ui-blank = gedachtes Plättchen
ui-in-draft = im Entwurf
ui-in-hand = auf der Hand
ui-slot = Platz { $slot }, leer
ui-nothing = nichts
ui-none = keine
ui-occupied = besetzt
ui-just-moved = eben gezogen
ui-action-chosen = gewählt
ui-automaton = Automat
ui-drops-left = { $count ->
        [0] keine Würfel mehr
        [one] noch 1 Würfel
       *[other] noch { $count } Würfel
    }
ui-next-drop = { $steps ->
        [0] fällt nach diesem Zug
       *[other] nächster in { $steps }
    }
ui-lap = Leistenrunde { $lap } von { $laps }
ui-next-lap = { $steps ->
        [0] endet mit diesem Zug
       *[other] endet in { $steps }
    }
ui-then-discard = dann Aufträge ablegen: blau { $each }, { $edition ->
        [first] grün
       *[second] rot
    } { $each }
ui-later-discard = { $edition ->
        [first] nach Leistenrunde { $after } Aufträge ablegen: blau { $each }, grün { $each }
       *[second] nach Würfel { $after } Aufträge ablegen: blau { $each }, rot { $each }
    }
ui-last-round = letzte Runde
ui-phase-final-actions = Schlussaktionen
ui-phase-last-chances = Letzte Gelegenheit
ui-phase-over = Spiel zu Ende
ui-only-you = nur für dich
ui-hidden = verdeckt
ui-open-rival = Tafel von { $name }
ui-close-rival = Diese Tafel schließen
ui-turns = So kann der Kanal gedreht werden
ui-ship-points = Punkte dieses Schiffs
ui-under-way = unterwegs
ui-number = Nummer
ui-name = Name
ui-cell = Ost, Nord
ui-officials = Beauftragte
ui-ways = Wege
ui-ship = Schiff
ui-tiles = Schiffsteile
ui-colour = Farbe
ui-rule = Regel
ui-counted = Gezählt
ui-action = Aktion
ui-row = Reihe
ui-steps = Schritte
ui-outside = außen
ui-token-at = Schiffsfigur: Kanal { $number }, Feld { $space }; Heck: { $stern }
