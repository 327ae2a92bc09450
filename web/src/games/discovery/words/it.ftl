# L'epoca delle scoperte nel browser: ciò che dicono solo i suoi tabelloni.

ui-house = La tua casa
ui-house-of = Casa di { $player }
ui-house-close = Torna alla tua casa
ui-house-open = Guarda la casa di { $player }
ui-expeditions = Spedizioni
ui-ships = Navi
ui-orders = Ordini commerciali
ui-harbour = Porto
ui-harbour-fee = piazzare costa 1 moneta, il jolly 2
ui-harbour-empty = nessuna nave in porto
ui-hand = Ordini in mano
ui-hand-count = { $count } di 4
ui-hand-empty = nessun ordine in mano
ui-hidden-order = un ordine che non conosci
ui-running = Ordini in corso
ui-running-tick = { $own ->
        [yes] avanzano al tuo prossimo turno
       *[other] avanzano a ogni proprio turno
    }
ui-running-empty = avvia un ordine con navi di capacità esatta
ui-running-none = nessuno
ui-loading = capacità { $needed } da caricare
ui-rounds-left = { $rounds ->
        [1] paga al prossimo turno
       *[other] paga fra { $rounds } turni
    }
ui-rounds-short = { $rounds } g
ui-rounds-choose = giri?
ui-mission = Missione
ui-secret = segreta
ui-mission-unknown = la conosce solo chi ce l'ha
ui-mission-counts = conta per la tua missione
ui-mission-each = { $value } ciascuna con { $completed ->
        [one] 1 ordine completato
       *[other] { $completed } ordini completati
    }
ui-mission-places = { $count ->
        [0] nessuna spedizione conta ancora
        [one] 1 spedizione: { $names }
       *[other] { $count } spedizioni: { $names }
    }
ui-any-colour = qualsiasi colore
ui-reservation = prenotazione
ui-used = usata
ui-orders-done = completati
ui-order-price = 1 moneta l'uno
ui-pile = mazzo
ui-pile-count = { $count ->
        [0] mazzo vuoto
       *[other] { $count } nel mazzo
    }
ui-scoring-due = { $scoring ->
        [interim] punteggio intermedio
       *[final] punteggio finale
    }: { $left ->
        [1] alla fine di questo turno
       *[other] fra { $left } turni
    }
ui-reserved = prenotato da { $player }
ui-row = fila: { $colour }
ui-full = al completo
ui-room = posto per { $free }
ui-no-ships = ancora nessuna nave
ui-interim-tiny = int.
ui-final-tiny = fin.
ui-interim-short = interm.
ui-final-short = finale
ui-no-ship = finite
ui-no-order = finiti
ui-used-capacity = { $used } di { $capacity } occupati
ui-joker = nave jolly
ui-joker-any = da 1 a 3
ui-joker-unknown = nave jolly, colori ignoti
ui-points = punti
ui-coins = monete
ui-interim-now = intermedio { $value }
ui-final-now = finale { $value }
ui-action-coins = 2 monete
ui-action-order = ordine
ui-action-buy = compra
ui-action-place = piazza
ui-actions = Azioni di questo turno
ui-action-done = { $action }: fatto
ui-action-open = { $action }: continua
ui-action-free = { $action }: non ancora
ui-turn = turno { $number }
ui-turn-action = turno { $number }, { $action ->
        [1] prima azione
        [2] seconda azione
       *[other] fine
    }
ui-order-name = { $good } { $capacity }
ui-good-red = Verzino
ui-good-blue = Indaco
ui-good-green = Pepe
ui-good-yellow = Zafferano
ui-good-white = Sale
ui-good-brown = Cannella
ui-tab-expeditions = Viaggi
ui-tab-market = Mercato
ui-tab-house = Casa
ui-tab-table = Altri

## Modo testo

ui-year = Anno
ui-colour = Colore
ui-values = valore semplice / di colore
ui-explorer = Spedizione
ui-capacity = Capacità
ui-price = Prezzo
ui-reserved-by = Prenotato da
ui-incomes = Monete per 1 / 2 / 3 giri
ui-rounds-column = Paga fra
ui-income = Incasso
ui-order = Ordine
ui-ship = Nave
ui-column = Colonna
ui-points-total = Punti vittoria
ui-scorings = Punteggi
ui-known = noto a tutti
ui-nothing = nessuno
ui-unknown = ignoto
