# Worte rund um die Regeltexte.

learn-title = Ein Spiel lernen
learn-lead = Die Regeln der vier Spiele, zum Lesen vor einer Partie oder zum Nachschlagen, wenn man sich nicht einig ist.
learn-games = Spiele
learn-tab-shipyard-second = Werft 2. Ausgabe
learn-tab-shipyard-first = Werft 1. Ausgabe
learn-tab-bremerhaven = Bremerhaven
learn-tab-discovery = Zeitalter der Entdeckungen
learn-contents = Inhalt
learn-search = In den Regeln suchen
learn-hits = { $count ->
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
learn-none = Nichts gefunden. Versuch es mit einem kürzeren Wort.
learn-next = Nächster Treffer
learn-previous = Voriger Treffer
learn-clear = Suche leeren
learn-legend = Symbole
learn-terms = Begriffe
learn-print = Drucken
learn-link = Link zu diesem Abschnitt
learn-clauses = Nummern der vollständigen Regeln
learn-loading = Die Regeln werden geholt …
learn-trouble = Die Regeln sind nicht angekommen. Prüfe die Verbindung und versuch es noch einmal.
learn-retry = Noch einmal
learn-prestige = Prestige
learn-cards-blue = Blaue Aufträge
learn-cards-red = Rote Aufträge
learn-cards-green = Grüne Aufträge
learn-group-actions = Aktionen
learn-group-pieces = Ausrüstung und Crew
learn-group-tiles = Auf Schiffsplättchen
learn-group-goods = Waren
learn-group-officials = Auf Kanälen
learn-group-employees = Arbeitskräfte
learn-group-other = Weiteres
learn-group-city = In der Stadt
learn-group-ranks = Ränge
learn-group-harbour = Im Hafen
learn-group-ships = Schiffe
learn-group-capacity = Ladevolumen
learn-group-cards = Karten
