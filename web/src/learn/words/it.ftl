# Parole intorno ai testi delle regole.

learn-title = Imparare un gioco
learn-lead = Le regole dei quattro giochi, da leggere prima di una partita o per risolvere una discussione.
learn-games = Giochi
learn-tab-shipyard-second = Shipyard 2ª
learn-tab-shipyard-first = Shipyard 1ª
learn-tab-bremerhaven = Bremerhaven
learn-tab-discovery = L'epoca delle scoperte
learn-contents = Indice
learn-search = Cerca nelle regole
learn-hits = { $count ->
        [one] 1 risultato
       *[other] { $count } risultati
    }
learn-none = Nessun risultato. Prova con una parola più corta.
learn-next = Risultato successivo
learn-previous = Risultato precedente
learn-clear = Cancella la ricerca
learn-legend = Simboli
learn-terms = Termini
learn-print = Stampa
learn-link = Link a questa sezione
learn-clauses = Clausole delle regole complete
learn-loading = Le regole stanno arrivando …
learn-trouble = Le regole non sono arrivate. Controlla la connessione e riprova.
learn-retry = Riprova
learn-prestige = Prestigio
learn-cards-blue = Contratti blu
learn-cards-red = Contratti rossi
learn-cards-green = Contratti verdi
learn-group-actions = Azioni
learn-group-pieces = Attrezzatura e ciurma
learn-group-tiles = Sulle tessere Nave
learn-group-goods = Merci
learn-group-officials = Sui canali
learn-group-employees = Dipendenti
learn-group-other = Altro
learn-group-city = In città
learn-group-ranks = Gradi
learn-group-harbour = Nel porto
learn-group-ships = Navi
learn-group-capacity = Capacità
learn-group-cards = Carte
