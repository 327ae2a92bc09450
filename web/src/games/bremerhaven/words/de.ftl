# Beschriftungen, die nur der Browser braucht.

ui-board-city = Stadt
ui-board-sea = See: Schiffe
ui-board-land = Land: Aufträge
ui-bid-spaces = Gebotsfelder
ui-settled-order = von links nach rechts; bei Gleichstand höherer Rang
ui-sub-park = Geld je Karte
ui-sub-permit = ausbauen
ui-sub-influence = bessere Karten
ui-sub-prices = aussuchen
ui-sub-ladder = zwei tauschen
ui-none-left = keines mehr
ui-no-area = keine Fläche frei
ui-own-harbour = Dein Hafen
ui-harbour-of = Hafen von { $player }
ui-open-harbour = Den Hafen von { $player } zeigen
ui-close = Schließen
ui-docks = Docks
ui-fields = Verladeflächen, Flächen, Prestige
ui-dock = Dock { $dock }, Größe { $size }
ui-dock-short = Dock { $dock }, Größe { $size }
ui-dock-free = { $size ->
        [0] Freies Dock: Schiffe ohne Poller
        [one] Freies Dock: Schiffe bis 1 Poller
       *[other] Freies Dock: Schiffe bis { $size } Poller
    }
ui-dock-upper = { $bollards ->
        [0] die obere Kaimauer hat noch keinen Poller
       *[other] die obere Kaimauer hat nur { $bollards }
    }
ui-dock-lower = { $bollards ->
        [0] die untere Kaimauer hat noch keinen Poller
       *[other] die untere Kaimauer hat nur { $bollards }
    }
ui-dock-both = { $bollards ->
        [0] beide Kaimauern sind noch ohne Poller
       *[other] beide Kaimauern haben { $bollards }
    }
ui-wall = Kaimauer { $wall }, { $bollards } Poller
ui-cargo = Waren an Bord der { $ship }
ui-ship-stays = { $rounds ->
        [one] läuft jetzt aus
       *[other] noch { $rounds } Runden
    }
ui-area = Verladefläche { $area }
ui-area-free = frei
ui-area-closed = von der Abdeckkarte darunter versperrt
ui-area-shut = nicht offen
ui-order-state = { $loaded } von { $asked }: jetzt { $gain }
ui-field = Fläche { $field }
ui-prestige-marker = Prestigemarker auf { $prestige }, { $out } ausliegend
ui-fill = auffüllen
ui-fill-order = auffüllen: { $order }, so weit es geht
ui-unload-all = alles löschen
ui-next-prices = die nächste Karte, wenn niemand aussucht
ui-choose-prices = Preise aussuchen
ui-progress = Verlauf
ui-last-round = letzte Runde
ui-rounds-left = noch { $least } bis { $most } Runden
ui-newspaper = Weser-Nachrichten
ui-no-event = In dieser Runde gibt es kein Ereignis.
ui-no-news = In diesem Spiel gibt es keine Ereignisse.
ui-own-cards = Deine Karten und dein Vorrat
ui-pile-ships = noch { $count } Schiffe im Stapel
ui-pile-orders = noch { $count } Aufträge im Stapel
ui-pile-buildings = noch { $count } Gebäude im Stapel
ui-hand = Deine Einflusskarten
ui-influence-card = Einfluss { $value }
ui-influence-placed = Einfluss { $value }, gelegt
ui-cards-left = { $count ->
        [one] noch 1 Karte zu legen
       *[other] noch { $count } Karten zu legen
    }
ui-supply = Waren des Vorrats
ui-works = Gebäude, die arbeiten können
ui-works-not = Platz oder Geld reicht nicht für alle
ui-to-go = noch { $missing }
ui-money = Geld
ui-prestige = Prestige
ui-tab-fields = Flächen
ui-tab-docks = Docks
ui-tab-market = Preise, News
ui-tab-rivals = Gegner

## Textmodus

ui-text-space = Gebotsfeld
ui-text-offer = Zu gewinnen
ui-text-bids = Karten
ui-text-winner = Gewinner
ui-text-total = zusammen { $total }
ui-text-face-down = { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
ui-text-own-face-down = nur du siehst sie
ui-text-pays = zahlt { $price }
ui-text-stays = bleibt
ui-text-waits = wartet
ui-text-rounds = { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }
ui-text-bollards = { $bollards } Poller
ui-text-fits = passt in Dock { $docks }
ui-text-bonus = Prämie { $terms }
ui-text-penalty = Strafe { $terms }
ui-text-sales = Erlös zurzeit { $sales }
ui-text-none = nichts
ui-text-rank = Rang
ui-text-income = Einkommen
ui-text-who = Wer
ui-text-good = Ware
ui-text-price = Preis
ui-text-next = Nächste Karte
ui-text-means = Mittel
ui-text-cash = Bargeld
ui-text-deposit = Auf der Bank
ui-text-out = Ausliegendes Prestige
ui-text-cards = Einflusskarten dieser Runde
ui-text-in-hand = Auf der Hand
ui-text-stock = Vorrat
ui-text-next-cards = Nächste Runde
ui-text-wall = Kaimauer
ui-text-walls = Kaimauern
ui-text-count = Poller
ui-text-next-bollard = Preis des nächsten
ui-text-dock = Dock
ui-text-size = Größe
ui-text-ship = Schiff
ui-text-aboard = An Bord
ui-text-left = Noch Runden
ui-text-area = Verladefläche
ui-text-order = Auftrag
ui-text-loaded = Verladen
ui-text-lacking = Fehlt
ui-text-terms = Prämie, Strafe
ui-text-now = Jetzt abgerechnet
ui-text-fields = Flächen
ui-text-cover = Abdeckkarte, Preis { $price }
ui-text-empty = leer
ui-text-storage = Lager
ui-text-room = Platz für weitere
ui-text-amount = Anzahl
ui-text-effects = Was das Ereignis jetzt bewirken würde
ui-text-past = Vergangene Ereignisse: { $events }
ui-text-come = Ereignisse, die noch kommen können: { $events }
ui-text-money-from = Woher Geld und Prestige kamen
ui-text-former = Karten der vorigen Runde
ui-text-piles = Stapel
