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
option-start_player = posto che gioca il primo turno: random (a caso) o da 0 a 3 (altrimenti random)
option-card_colour = colore per cui vale una nave piazzata con la carta «nave di qualsiasi colore»: own (il suo) o row (della fila) (altrimenti own)
option-tie_joker = una nave jolly non piazzata conta in caso di parità: true (sì) o false (no) (altrimenti true)
option-turn_cap = turni per giocatore dopo i quali la partita si chiude e si conta: da 0 a 1000, 0 = mai (altrimenti 100)
option-open_coins = tutti vedono le monete di tutti: true (sì) o false (no) (altrimenti true)
option-show_taken_orders = gli ordini presi tra quelli esposti restano segnati come noti: true (sì) o false (no) (altrimenti true)

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
cost-reservation_card = carta «prenotare una nave o un ordine»

move-end = termina le azioni
brings-end = il tuo turno finisce (prima puoi ancora prenotare)
move-coins = prendi { $coins_text }
move-order = prendi l'ordine { $order } dal posto { $slot }
brings-order = nella tua mano; rende { $incomes } monete per 1/2/3 giri
move-order-pile = prendi il primo ordine del mazzo degli ordini
brings-order-pile = un ordine sconosciuto nella tua mano
move-buy = compra { $ship } dalla colonna { $column }
brings-buy = nel tuo porto
move-place = piazza { $ship } nella spedizione { $expedition }
brings-place = { $interim_vp ->
        [none] finale { $final_vp } punti vittoria
       *[other] intermedio { $interim_vp }, finale { $final_vp } punti vittoria
    } ({ $matching ->
        [yes] valore di colore{ $asks_colour ->
            [yes] , in quel colore
           *[other] {""}
        }
       *[no] valore semplice
    })
move-joker-colour = mostra il { $colour }
brings-joker-colour = { $interim_vp ->
        [none] finale { $final_vp } punti vittoria
       *[other] intermedio { $interim_vp }, finale { $final_vp } punti vittoria
    } ({ $matching ->
        [yes] valore di colore
       *[no] valore semplice
    })
move-start = avvia l'ordine { $order }
brings-start = navi di capacità { $capacity } in tutto, una tassa per ciascuna; rende { $incomes } monete per 1/2/3 giri
move-load = carica { $ship }
brings-load = torna in porto quando l'ordine è completato
move-rounds = lascialo correre per { $rounds_text }
brings-rounds = { $income_text } e le tue navi di ritorno all'inizio del tuo turno, { $rounds ->
        [one] il prossimo
       *[other] fra { $rounds } giri
    }
move-reserve = prenota { $card } ({ $place ->
        [buy] fila d'acquisto, colonna { $place_number }
        [refill] fila di rimpiazzo, colonna { $place_number }
       *[order] ordini esposti, posto { $place_number }
    })
brings-reserve = tenuto da parte per il tuo prossimo turno
move-done = non prenotare altro
brings-done = il tuo turno finisce

bundle-place = piazza { $ship } ...
brings-bundle-place = { $count ->
        [one] 1 spedizione
       *[other] { $count } spedizioni
    } tra cui scegliere{ $best ->
        [0] {""}
       *[other] , al massimo { $best } punti vittoria
    }

group-coins = Monete
group-order = Ordini commerciali
group-buy = Comprare navi
group-place = Piazzare navi nelle spedizioni
group-start = Avviare ordini con navi
group-end = Fine
group-choice = La tua scelta

## Domande

ask-act = { $count ->
        [0] Scegli la prima delle tue due azioni.
        [1] { $open ->
            [buy] Compra un'altra nave, o scegli la seconda azione.
            [place] Piazza un'altra nave, o scegli la seconda azione.
           *[other] Scegli la seconda azione.
        }
       *[other] La seconda azione è aperta: continua, o termina.
    }
ask-joker-colour = La tua nave jolly è la prima nave della spedizione { $expedition }: quale colore mostra?
ask-load = All'ordine { $order } manca ancora capacità { $needed }: quale nave carichi?
ask-rounds = Per quanti giri corre l'ordine { $order }?
ask-reserve = Prenoti una carta per il tuo prossimo turno?

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
event-rounds = { $player } lascia correre l'ordine { $order } per { $rounds_text }; renderà { $income_text }.
event-reserve = { $player } prenota { $card }.
event-card-up = Esce la { $card }: tutti hanno ancora un turno prima di questo punteggio.
event-ship-up = { $ship } entra nella fila di rimpiazzo.
event-order-up = { $order } entra tra gli ordini esposti.
event-turn = Turno { $number } di { $player }.
event-completed = { $player } completa l'ordine { $order }, riceve { $coins_text } e riprende le navi.
event-interim-scoring = Punteggio intermedio, punti vittoria: { $vp }.
event-cut-off = L'ordine { $order } di { $player } è interrotto.
event-final-scoring = Punteggio finale; punti vittoria in tutto: { $vp }.

## Il tavolo

table-expedition = Spedizione
table-colour = Colore
table-free = Libero
table-row = Fila
table-interim = Interm.
table-final = Finale
table-ships = Navi e proprietari
table-refill-row = fila di rimpiazzo
table-buy-row = fila d'acquisto
table-display = ordini esposti
table-column = colonna
table-stacks = Navi nei mazzetti di navi 1-5: { $sizes }
table-pile = Ordini nel mazzo degli ordini: { $count }
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
table-reading = Libero: capacità rimasta. Fila: colore della fila. Interm., Finale: punti vittoria, valore semplice / di colore.{ $stars ->
        [yes] {" "}★ vale per la tua missione speciale.
       *[no] {""}
    }
table-prices = Navi con il prezzo, ordini con il guadagno per 1/2/3 giri.{ $flags ->
        [yes] {" "}⚑ prenotato da.
       *[no] {""}
    }
table-legend = PV: punti vittoria. Compl.: ordini completati. Col., Pren.: carte «nave di qualsiasi colore», «prenotare una nave o un ordine». J: nave jolly con due colori, ? sconosciuto.
table-scoring-interim = { $left ->
        [waiting] Punteggio intermedio: la carta è nel mazzetto di navi 3
        [held] Punteggio intermedio: già fatto
        [1] Punteggio intermedio: alla fine di questo turno
       *[other] Punteggio intermedio: fra { $left } turni
    }
table-scoring-final = { $left ->
        [waiting] Punteggio finale: la carta è nel mazzetto di navi 5
        [held] Punteggio finale: già fatto
        [1] Punteggio finale: alla fine di questo turno
       *[other] Punteggio finale: fra { $left } turni
    }
table-turn = Turno { $number } di { $player }
own-hand = Mano
own-hand-empty = nessun ordine
own-order = { $order }: { $colour }, capacità { $capacity }; rende { $incomes } monete per 1/2/3 giri
own-mission = Missione speciale
own-mission-text = { $mission }: una spedizione è valida dove { $meaning }.
own-mission-values = Punti vittoria per ciascuna, secondo gli ordini completati (da 0 a 10):
own-mission-now = Ora { $count } × { $value } punti vittoria{ $count ->
        [0] {""}
       *[other] {" "}({ $names })
    }
own-joker = Nave jolly
own-joker-text = { $colours }, capacità da 1 a 3 a tua scelta, tassa di 2 monete ogni volta; { $place ->
        [harbour] nel tuo porto
        [expedition] per sempre in una spedizione
       *[order] su un ordine in corso
    }
status-harbour = porto { $ships }
status-hand = mano { $orders }
status-begun = iniziato: { $actions }
status-action-coins = monete
status-action-order = ordine
status-action-buy = acquisti
status-action-place = piazzamenti

## Regole in breve

thumb-turn = In ogni turno fai due azioni diverse su quattro: prendere 2 monete, prendere un ordine (1 moneta), comprare navi (3, 4 o 5 monete per capacità 1, 2 o 3), piazzare navi (1 moneta ciascuna, 2 per la nave jolly). In un'azione puoi comprare o piazzare tutte le navi che riesci a pagare.
thumb-orders = Un ordine vuole navi del suo colore le cui capacità diano esattamente la sua. Più a lungo corre, più rende; le navi tornano. Ogni ordine completato dà anche più valore alla tua missione speciale.
thumb-expeditions = Una nave in una spedizione ci resta per sempre e vale a entrambi i punteggi. La prima nave fissa il colore della fila; le altre devono avere quel colore o la carta «nave di qualsiasi colore». Una nave del colore della spedizione prende il secondo valore, più alto.
thumb-mission = La tua missione speciale segreta vale alla fine: il numero di spedizioni valide per il suo valore con i tuoi ordini completati.
thumb-end = Un punteggio arriva quando la sua carta esce dai mazzetti di navi e tutti hanno giocato ancora un turno: l'intermedio è nel mazzetto di navi 3, il finale nel mazzetto di navi 5. Alla fine gli ordini in corso sono interrotti: verso la fine non avviarne di lunghi.
thumb-ships = Una nave che resta alla fine vale ancora 1 punto vittoria; le monete non valgono nulla.

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
