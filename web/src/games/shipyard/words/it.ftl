# Etichette dei tavoli di Shipyard che servono solo al browser.

ui-tab-market = Mercato
ui-tab-yard = Cantiere, canali
ui-tab-rivals = Avversari
ui-your-yard = Il tuo cantiere
ui-you = tu
ui-guilders = Fiorini
ui-points = Punti
ui-pts = pt
ui-pieces = Pezzi
ui-goods = Beni
ui-canals = Canali
ui-fleet = Flotta
ui-employees = Dipendenti
ui-bows = Prue
ui-middles = Centrali
ui-sterns = Poppe
ui-rondels = Rondelle: i numeri sono il prezzo per spostarvi l’indicatore
ui-stack = { $count } nella pila
ui-blank = tessera sostitutiva
ui-in-draft = in bozza
ui-in-hand = in mano
ui-slot = posto { $slot }, libero
ui-nothing = niente
ui-none = nessuno
ui-occupied = occupata
ui-just-moved = appena mossa
ui-action-chosen = scelta
ui-automaton = automa
ui-drops-left = { $count ->
        [0] nessun altro cubo
        [one] resta 1 cubo
       *[other] restano { $count } cubi
    }
ui-next-drop = { $steps ->
        [0] cade dopo questo turno
       *[other] il prossimo fra { $steps }
    }
ui-lap = Giro { $lap } di { $laps }
ui-next-lap = { $steps ->
        [0] finisce con questo turno
       *[other] finisce fra { $steps }
    }
ui-then-discard = poi si scartano contratti: { $each } blu, { $each } { $edition ->
        [first] { $each ->
            [one] verde
           *[other] verdi
        }
       *[second] { $each ->
            [one] rosso
           *[other] rossi
        }
    }
ui-later-discard = { $edition ->
        [first] dopo il giro { $after } si scartano contratti: blu { $each }, verde { $each }
       *[second] dopo il cubo { $after } si scartano contratti: blu { $each }, rosso { $each }
    }
ui-last-round = ultimo round
ui-phase-final-actions = Azioni finali
ui-phase-last-chances = Ultime occasioni
ui-phase-over = Partita finita
ui-only-you = li vedi solo tu
ui-hidden = coperto
ui-open-rival = Plancia di { $name }
ui-close-rival = Chiudi questa plancia
ui-turns = Come si può girare il canale
ui-ship-points = Punti di questa nave
ui-under-way = in viaggio
ui-number = Numero
ui-name = Nome
ui-cell = Est, nord
ui-officials = Funzionari
ui-ways = Passaggi
ui-ship = Nave
ui-tiles = Tessere
ui-colour = Colore
ui-rule = Regola
ui-counted = Contati
ui-action = Azione
ui-row = Fila
ui-steps = Passi
ui-outside = fuori
ui-token-at = Segnalino nave: canale { $number }, spazio { $space }; poppa: { $stern }
