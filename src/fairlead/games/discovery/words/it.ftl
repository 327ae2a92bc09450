# L'epoca delle scoperte: nomi, etichette e frasi. Le chiavi sono le stesse in tutte le lingue.

title = L'epoca delle scoperte

## Colori, missioni, carte, categorie di punti vittoria

colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
colour-white = bianco
colour-brown = marrone
mission-presence = Presenza
mission-half = Metà delle navi
mission-majority = Maggioranza delle navi
mission-alone = Presenza esclusiva
mission-meaning-presence = hai una nave
mission-meaning-half = hai una nave, e almeno tante quante tutti gli altri insieme
mission-meaning-majority = hai più navi di tutti gli altri insieme
mission-meaning-alone = solo tu hai navi
card-interim = carta del punteggio intermedio
card-final = carta del punteggio finale
points-interim = Punteggio intermedio
points-final = Punteggio finale
points-mission = Missione speciale
points-unplaced = Navi rimaste

## Opzioni

option-players = numero di giocatori: 2, 3 o 4
option-start_player = posto che gioca il primo turno: random (a caso) o da 0 a 3 (predefinito: random)
option-card_colour = colore per cui vale una nave piazzata con la carta «nave di qualsiasi colore»: own (il suo) o row (della fila) (predefinito: own)
option-tie_joker = una nave jolly non piazzata conta in caso di parità: true (sì) o false (no) (predefinito: true)
option-turn_cap = turni per giocatore dopo i quali la partita si chiude e si conta: da 0 a 1000, 0 = mai (predefinito: 100)
option-open_coins = tutti vedono le monete di tutti: true (sì) o false (no) (predefinito: true)
option-show_taken_orders = gli ordini presi tra quelli esposti restano segnati come noti: true (sì) o false (no) (predefinito: true)

## Mosse: che cosa fanno, costano e portano

amount-coins = { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }
amount-income = { $income ->
        [one] 1 moneta
       *[other] { $income } monete
    }
amount-rounds = { $rounds ->
        [one] 1 giro
       *[other] { $rounds } giri
    }
amount-cards = { $cards ->
        [one] 1 carta «nave di qualsiasi colore»
       *[other] { $cards } carte «nave di qualsiasi colore»
    }
cost-any_colour_card = carta «nave di qualsiasi colore»
cost-reservation_card = 1 carta prenotazione

move-end = termina le azioni
brings-end = il tuo turno finisce (prima puoi prenotare)
move-coins = prendi { $coins_text }
brings-coins = { $count ->
        [0] la seconda azione è facoltativa
       *[other] { $coins_text } in più
    }
move-order = prendi l'ordine { $order }
brings-order = { $incomes } monete per 1/2/3 giri
move-order-pile = prendi un ordine dal mazzo
brings-order-pile = un ordine sconosciuto
move-buy = compra { $ship } dalla colonna { $column }
brings-buy = nel tuo porto
move-place = piazza { $ship } nella spedizione { $expedition }
brings-place = { $interim_vp ->
        [none] finale { $final_vp } { $final_vp ->
            [one] punto vittoria
           *[other] punti vittoria
        }
       *[other] intermedio { $interim_vp }, finale { $final_vp } { $final_vp ->
            [one] punto vittoria
           *[other] punti vittoria
        }
    } ({ $matching ->
        [yes] valore di colore{ $asks_colour ->
            [yes] , in quel colore
           *[other] {""}
        }
       *[no] valore semplice
    })
move-joker-colour = mostra il { $colour }
brings-joker-colour = { $interim_vp ->
        [none] finale { $final_vp } { $final_vp ->
            [one] punto vittoria
           *[other] punti vittoria
        }
       *[other] intermedio { $interim_vp }, finale { $final_vp } { $final_vp ->
            [one] punto vittoria
           *[other] punti vittoria
        }
    } ({ $matching ->
        [yes] valore di colore
       *[no] valore semplice
    })
move-start = avvia l'ordine { $order }
costs-start = { $least_fee ->
        [one] da 1 moneta
       *[other] da { $least_fee } monete
    }{ $any_colour_card ->
        [yes] {", carta «nave di qualsiasi colore»"}
       *[other] {""}
    }
brings-start = capacità { $capacity }; { $incomes } monete per 1/2/3 giri
move-load = carica { $ship }
brings-load = torna in porto quando l'ordine è completato
move-rounds = resta in corso per { $rounds_text }
brings-rounds = { $income_text } e le tue navi di ritorno { $rounds ->
        [one] all'inizio del tuo prossimo turno
       *[other] all'inizio del tuo turno fra { $rounds } giri
    }
move-reserve = prenota { $place ->
        [buy] la nave { $card } (fila d'acquisto { $place_number })
        [refill] la nave { $card } (fila di rimpiazzo { $place_number })
       *[order] l'ordine { $card }
    }
brings-reserve = tenuta per il tuo prossimo turno
move-done = { $reserved ->
        [yes] non prenotare altro
       *[other] non prenotare nulla
    }
brings-done = il tuo turno finisce

bundle-place = piazza { $joker ->
        [yes] la nave jolly { $ship }
       *[other] { $ship }
    } ...
brings-bundle-place = { $count ->
        [one] 1 spedizione
       *[other] { $count } spedizioni
    } tra cui scegliere{ $best ->
        [0] {""}
        [one] , al massimo 1 punto vittoria
       *[other] , al massimo { $best } punti vittoria
    }


## Domande

ask-act = { $count ->
        [0] Scegli la prima delle tue due azioni.
        [1] { $open ->
            [buy] Compra un'altra nave, o scegli la seconda azione.
            [place] Piazza un'altra nave, o scegli la seconda azione.
           *[other] Scegli la seconda azione.
        }
       *[other] { $more ->
            [yes] Continua la seconda azione, o terminala.
           *[other] Le tue due azioni sono fatte.
        }
    }
ask-joker-colour = La tua nave jolly è la prima nave della spedizione { $expedition }: quale colore mostra?
ask-load = All'ordine { $order } manca ancora capacità { $needed }: quale nave carichi?
ask-rounds = Per quanti giri resta in corso l'ordine { $order }?
ask-reserve = Prenoti una carta per il tuo prossimo turno? Ti { $reservations ->
        [one] resta 1 carta prenotazione
       *[other] restano { $reservations } carte prenotazione
    }.

## Che cosa è successo

event-coins = { $player } prende { $coins_text }.
event-order = { $player } prende l'ordine { $order } per { $coins_text }.
event-order-pile = { $order ->
        [none] { $player } prende un ordine dal mazzo degli ordini per { $coins_text }.
       *[other] { $player } prende l'ordine { $order } dal mazzo degli ordini per { $coins_text }.
    }
event-buy = { $player } compra { $ship } per { $coins_text }.
event-place = { $player } piazza { $ship } nella spedizione { $expedition } per { $coins_text }{ $any_colour_card ->
        [yes] {" "}e una carta «nave di qualsiasi colore»
       *[no] {""}
    }.
event-joker-colour = { $player } piazza { $ship } nella spedizione { $expedition } per { $coins_text }, come { $colour }.
event-start = { $player } avvia l'ordine { $order }.
event-load = { $player } carica { $ship } per l'ordine { $order }: { $coins_text }{ $any_colour_card ->
        [yes] {" "}e una carta «nave di qualsiasi colore»
       *[no] {""}
    }.
event-rounds = { $player } tiene in corso l'ordine { $order } per { $rounds_text }; renderà { $income_text }.
event-reserve = { $player } prenota { $place ->
        [buy] la nave { $card } nella fila d'acquisto
        [refill] la nave { $card } nella fila di rimpiazzo
       *[order] l'ordine { $card }
    }.
event-card-up = Esce la { $card }: tutti hanno ancora un turno prima di questo punteggio.
event-ship-up = La nave { $ship } entra nella fila di rimpiazzo.
event-order-up = L'ordine { $order } entra tra gli ordini esposti.
event-turn = Turno { $number } di { $player }.
event-completed = { $player } completa l'ordine { $order }, riceve { $coins_text } e riprende le navi.
event-interim-scoring = Punteggio intermedio, punti vittoria: { $vp }.
event-cut-off = L'ordine { $order } di { $player } è interrotto.
event-final-scoring = Punteggio finale; punti vittoria in tutto: { $vp }.

## Il tavolo

table-expedition = Spedizione
table-free = Libero
table-row = Fila
table-interim = Interm.
table-final = Finale
table-ships = Navi
table-refill-row = rimpiazzo
table-buy-row = acquisto
table-display = ordini
table-stacks = Navi nei mazzetti 1-5: { $sizes }
table-pile = Ordini nel mazzo: { $count }
table-player = Giocatore
table-coins = Monete
table-vp = PV
table-completed = Compl.
table-harbour = Porto
table-running = Ordini in corso:
table-hand = Mano
table-joker = Jolly
table-any = Col.
table-reserve = Pren.
table-running-order = { $player } { $order } con { $ships }: { $coins_text } fra { $rounds_text }
table-scoring-interim = { $left ->
        [waiting] Punteggio intermedio: mazzetto 3
        [held] Punteggio intermedio: già fatto
        [1] Punteggio intermedio: dopo questo turno
       *[other] Punteggio intermedio: fra { $left } turni
    }
table-scoring-final = { $left ->
        [waiting] Punteggio finale: mazzetto 5
        [held] Punteggio finale: già fatto
        [1] Punteggio finale: dopo questo turno
       *[other] Punteggio finale: fra { $left } turni
    }
table-turn = Turno { $number } di { $player }
legend-pieces = G2: una nave verde di capacità 2; J: una nave jolly. Ordine G5: verde, vuole capacità 5.
legend-expeditions = Spedizione: la lettera è il suo colore. Libero: capacità rimasta. Fila: colore della fila. Interm., Finale: punti vittoria, valore semplice/di colore.
legend-rows = Y2 4: nave e prezzo; al posto di una nave comprata scende quella della fila di rimpiazzo. G3 4/6/7: ordine e le sue monete per 1/2/3 giri.
legend-players = PV: punti vittoria. Compl.: ordini completati. Col., Pren.: carte «nave di qualsiasi colore» e «prenotare una nave o un ordine» rimaste. Jolly: i suoi due colori. ?: a te sconosciuto.
legend-signs = J3=W③: la nave jolly del giocatore ③, piazzata con capacità 3, vale come bianca. ⚑②: prenotato dal giocatore ②. ★: vale per la tua missione speciale.
own-hand = Mano
own-hand-empty = nessun ordine
own-order = { $order } { $incomes }
own-mission = Missione speciale
own-mission-text = { $mission }: vale ogni spedizione in cui { $meaning }.
own-mission-values = PV ciascuna con 0-10 ordini completati:
own-mission-now = ora { $count } × { $value } { $value ->
        [one] punto vittoria
       *[other] punti vittoria
    }{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
own-joker = Jolly
own-joker-text = { $colours }{ $place ->
        [harbour] , nel tuo porto; capacità da 1 a 3 a tua scelta, tassa di 2 monete
        [expedition] , per sempre in una spedizione
       *[order] , su un ordine in corso
    }
final-missions = Missioni speciali
final-mission = { $player }: { $mission }, { $count } × { $value } = { $vp } { $vp ->
        [one] punto vittoria
       *[other] punti vittoria
    } ({ $completed ->
        [one] 1 ordine completato
       *[other] { $completed } ordini completati
    }{ $count ->
        [0] {""}
       *[other] ; { $names }
    })
status-harbour = porto { $ships }
status-hand = mano { $orders }
status-begun = iniziato: { $actions }
status-action-coins = monete
status-action-order = ordine
status-action-buy = acquisti
status-action-place = piazzamenti
thumb-aim = Scopo: avere più punti vittoria. Si ottengono con le navi nelle spedizioni (due volte: al punteggio intermedio e a quello finale), con la tua missione speciale segreta, e 1 punto vittoria per ogni nave comprata che resta alla fine. Le monete allora non valgono nulla.

## Regole in breve

thumb-turn = Il tuo turno: due azioni diverse su quattro. Prendere 2 monete; prendere un ordine (1 moneta, al massimo quattro in mano); comprare navi; piazzare navi. In un'azione puoi comprare o piazzare tutte le navi che riesci a pagare. Chi ha preso le monete può tralasciare l'altra azione.
thumb-joker = La tua nave jolly ha due colori, di cui vale uno alla volta, e la capacità che scegli a ogni uso: 1, 2 o 3. Costa 2 monete ogni volta e non si compra mai.
thumb-orders = Ordini: con l'azione «piazzare navi» avvii un ordine della tua mano con navi del suo colore le cui capacità diano esattamente la sua. Resta in corso per 1, 2 o 3 dei tuoi turni, a scelta; più a lungo, più monete. Poi ricevi le monete e riprendi le navi, e l'ordine è completato.
thumb-expeditions = Spedizioni: una nave ci resta per sempre. La prima nave fissa il colore della fila, le successive di tutti devono avere quel colore, e tutte insieme devono stare nella capacità.
thumb-matching = Valore di colore: una nave del colore della spedizione stessa dà il secondo valore, più alto, ogni altra il primo (semplice). Una nave jolly vale per il colore che ha preso: lo scegli se è la prima nave, altrimenti è quello della fila.
thumb-cards = Carte «nave di qualsiasi colore» (un uso ciascuna): una nave di altro colore può entrare in una fila o servire un ordine. Si gioca da sé dove serve. Per il valore di colore la nave mantiene il suo.
thumb-reserve = Carte «prenotare una nave o un ordine» (un uso ciascuna): alla fine del tuo turno prenoti una nave di una delle due file o un ordine esposto. Nessun altro può prenderlo. Nel tuo prossimo turno puoi prenderlo tu, con la solita azione al solito costo (una nave deve allora essere nella fila d'acquisto); alla fine di quel turno la prenotazione decade.
thumb-scorings = Punteggi: la carta del punteggio intermedio è nel mazzetto di navi 3, quella del finale nel 5. Quando ne esce una, il turno continua, poi tutti hanno ancora un turno, e poi ogni nave in una spedizione dà punti. Nulla viene tolto; dopo il punteggio intermedio gli ordini in corso continuano.
thumb-mission = Missione speciale (segreta): alla fine ogni spedizione valida dà punti vittoria. Presenza: ci hai una nave. Metà: e almeno tante quante tutti gli altri insieme. Maggioranza: più di tutti gli altri insieme. Presenza esclusiva: solo tu ci hai navi. Il valore di ciascuna cresce con i tuoi ordini completati.
thumb-end = La fine: il punteggio finale. Solo allora gli ordini in corso sono interrotti: niente monete, non completati, le navi contano come rimaste; perciò verso la fine non avviarne di lunghi. A pari punti vince chi ha più navi fuori dalle spedizioni (qui la nave jolly conta); altrimenti il posto è condiviso.
thumb-ships = Navi: capacità 1, 2 o 3 costa 3, 4 o 5 monete, solo dalla fila d'acquisto; la nave di sopra scende subito. Una nave comprata in questo turno si può piazzare subito. Piazzare costa 1 moneta a nave, nelle spedizioni come per gli ordini.

## Perché una mossa è rifiutata, per clausola. La frase continua dopo i due punti.

why-AD-FIN-3 = la partita è finita
why-AD-TURN-1 = è il turno di un altro giocatore
why-AD-TURN-2 = ora si chiede un'altra cosa
why-AD-TURN-3 = due azioni sono già iniziate
why-AD-TURN-4 = questa azione è già stata fatta in questo turno
why-AD-TURN-5 = questa azione è stata lasciata per un'altra e non si può continuare
why-AD-TURN-7 = un turno in cui non si prendono monete richiede una seconda azione
why-AD-ORD-4 = lì non c'è nessun ordine
why-AD-ORD-5 = una mano ha al massimo quattro ordini
why-AD-ORD-7 = questo ordine è prenotato da un altro giocatore
why-AD-ORD-9 = un ordine costa 1 moneta
why-AD-BUY-1 = le monete non bastano per il prezzo
why-AD-BUY-8 = in questa colonna non c'è nessuna nave
why-AD-BUY-9 = questa nave è prenotata da un altro giocatore
why-AD-PLACE-2 = questa nave non è in porto
why-AD-PLACE-4 = la tassa non si può pagare
why-AD-EXP-2 = la nave non ha il colore della fila, e non resta nessuna carta «nave di qualsiasi colore»
why-AD-EXP-4 = la capacità libera della spedizione è troppo piccola
why-AD-EXP-7 = la capacità libera della spedizione è troppo piccola per questa nave jolly
why-AD-EXP-9 = nessun colore della nave jolly è quello della fila, e non resta nessuna carta «nave di qualsiasi colore»
why-AD-TRADE-1 = questo ordine non è in mano
why-AD-TRADE-2 = la nave non ha il colore dell'ordine, e non resta nessuna carta «nave di qualsiasi colore»
why-AD-TRADE-4 = così la capacità dell'ordine non si raggiunge esattamente
why-AD-TURN-10 = non resta nessuna carta «prenotare una nave o un ordine»
why-AD-RES-1 = lì non c'è nessuna carta da prenotare
why-AD-RES-8 = questa carta è prenotata da un altro giocatore
why-AD-R-19 = questa carta è già stata prenotata in questo turno
why-5-2 = le navi di un ordine si nominano in ordine crescente
why-5-3 = le prenotazioni di un turno si nominano in ordine crescente

## Livelli dei bot, dal più mite al più forte. Le registrazioni riconoscono i bot da questi nomi.

level-1 = Mozzo
level-2 = Marinaio
level-3 = Navigatore
level-4 = Capitano
level-5 = Ammiraglio
