# Shipyard: nomi, etichette e frasi. Le chiavi sono le stesse in tutte le lingue.

title = Shipyard

## Azioni: nomi, nomi per la traccia stretta, e di che cosa si tratta

action-build = Costruire una nave
action-commodity = Acquisto di beni
action-canal = Affittare un canale
action-equipment = Produzione di attrezzatura
action-crew = Reclutare la ciurma
action-hire = Assumere dipendenti
action-exchange = Commerciare i beni
action-subsidy = Ricevere un sussidio
row-build = Costruire
row-commodity = Beni
row-canal = Canale
row-equipment = Attrezzatura
row-crew = Ciurma
row-hire = Assumere
row-exchange = Commerciare
row-subsidy = Sussidio
row-last = ultima
about-build = da una a tre tessere Nave
about-commodity = una tessera Beni
about-canal = un canale per il tuo sistema
about-equipment = una vela, ciminiera, gru o cannone
about-crew = un membro della ciurma
about-hire = un dipendente fino alla fine della partita
about-exchange = merci vendute o scambiate con pezzi
about-subsidy = 2 fiorini
rondel-equipment = attrezzatura
rondel-crew = ciurma

## Pezzi, caratteristiche, merci, funzionari

piece-captain = capitano
piece-officer = ufficiale
piece-businessman = imprenditore
piece-soldier = soldato
piece-propeller = elica
piece-stoker = fuochista
piece-smokestack = ciminiera
piece-sail = vela
piece-crane = gru
piece-cannon = cannone
feature-mast = punto di montaggio (vela, ciminiera)
feature-cabin = cabina
feature-crane = punto di montaggio (gru)
feature-cannon = punto di montaggio (cannone)
feature-drive-second = cabina del fuochista
feature-drive-first = punto di montaggio (elica)
feature-ring = salvagente
feature-boat = scialuppa
feature-lantern = lanterna
good-coal = carbone
good-steel = acciaio
good-textile = tessuti
good-grain = grano
official-trade = funzionario del commercio
official-war = funzionario della guerra
official-lantern = funzionario delle lanterne
official-boat = funzionario delle scialuppe
official-ring = funzionario dei salvagenti
official-riband = Blue Riband
officials-trade = commercio
officials-war = guerra
officials-lantern = lanterna
officials-boat = scialuppa
officials-ring = salvagente
officials-riband = Riband
tile-bow = prua
tile-middle = centrale
tile-stern = poppa
column-bow = prua
column-left = centrale sinistra
column-right = centrale destra
column-stern = poppa
side-north = nord
side-east = est
side-south = sud
side-west = ovest
space-N = al bordo nord
space-NE = all'angolo nord-est
space-E = al bordo est
space-SE = all'angolo sud-est
space-S = al bordo sud
space-SW = all'angolo sud-ovest
space-W = al bordo ovest
space-NW = all'angolo nord-ovest
space-C = al centro

## Segni di due lettere

sign-drive = Pr
sign-crane = Gr
sign-cannon = Cn
sign-mast = Al
sign-cabin = Cb
sign-ring = Sv
sign-boat = Sc
sign-lantern = La
sign-trade = Co
sign-war = Gu
sign-riband = BR
sign-coal = Ca
sign-steel = Ac
sign-textile = Te
sign-grain = Gn

## Dipendenti e che cosa fanno

employee-crane-engineer = ingegnere delle gru
employee-sail-engineer = ingegnere delle vele
employee-cannon-engineer = ingegnere dei cannoni
employee-smokestack-engineer = ingegnere delle ciminiere
employee-captain-recruiter = reclutatore di capitani
employee-soldier-recruiter = reclutatore di soldati
employee-propeller-recruiter = reclutatore di eliche
employee-stoker-recruiter = reclutatore di fuochisti
employee-businessman-recruiter = reclutatore di imprenditori
employee-coal-trader-1 = commerciante di carbone 1
employee-coal-trader-2 = commerciante di carbone 2
employee-steel-trader-1 = commerciante di acciaio 1
employee-steel-trader-2 = commerciante di acciaio 2
employee-textile-trader-1 = commerciante di tessuti 1
employee-textile-trader-2 = commerciante di tessuti 2
employee-grain-trader-1 = commerciante di grano 1
employee-grain-trader-2 = commerciante di grano 2
employee-sail-builder = costruttore di vele
employee-smokestack-builder = costruttore di ciminiere
employee-crane-builder = costruttore di gru
employee-cannon-builder = costruttore di cannoni
employee-propeller-builder = costruttore di eliche
employee-stoker-builder = costruttore per fuochisti
employee-crew-builder = costruttore per la ciurma
employee-helmsman = timoniere
employee-rigger = attrezzatore
employee-accountant = contabile
employee-foreman = caporeparto
effect-engineer = uno in più a ogni «Produzione di attrezzatura»
effect-recruiter = uno in più a ogni «Reclutare la ciurma»
effect-trader-1 = ogni unità venduta rende 1 fiorino in più; 1 punto alla fine
effect-trader-2 = ogni unità venduta rende 1 fiorino in più; 3 punti alla fine
effect-builder-1 = ogni nave può portarne uno senza il suo posto
effect-builder-2 = ogni nave può portarne due senza punto di montaggio
effect-crew-builder = ogni nave può portare due membri della ciurma senza cabina
effect-helmsman = ogni nave può essere più veloce di 1
effect-rigger = ogni nave può essere più veloce di 1 ogni due vele
effect-accountant = altri due passi gratuiti per attrezzatura e ciurma
effect-foreman = altri tre passi gratuiti quando assumi

## Contratti governativi: titolo, colore, che cosa contano

contract-chartered-freighters = Mercantili a noleggio
contract-gunboat-flotilla = Flottiglia di cannoniere
contract-clipper-fleet = Flotta di clipper
contract-twin-funnels = Ciminiere gemelle
contract-officer-corps = Corpo ufficiali
contract-engine-trials = Prove di macchina
contract-trade-missions = Missioni commerciali
contract-troop-transports = Trasporti di truppe
contract-surveyed-waters = Acque rilevate
contract-sail-and-steam = Vela e vapore
contract-armed-merchantmen = Mercantili armati
contract-complete-outfit = Dotazione completa
contract-life-ring-act = Legge sui salvagenti
contract-beacon-act = Legge sulle lanterne
contract-lifeboat-act = Legge sulle scialuppe
contract-growing-payroll = Organico in crescita
contract-skilled-hands = Mani esperte
contract-mixed-workforce = Personale misto
contract-safety-certificates = Certificati di sicurezza
contract-coaster-class = Classe costiera
contract-packet-class = Classe postale
contract-liner-class = Classe di linea
contract-fleet-programme = Programma navale
contract-tonnage-order = Ordine di tonnellaggio
contract-paired-appointments = Nomine in coppia
contract-assorted-hulls = Scafi assortiti
meaning-chartered-freighters = 3 punti per ogni imprenditore con una gru sulla stessa nave
meaning-gunboat-flotilla = 3 punti per ogni soldato con un cannone sulla stessa nave
meaning-clipper-fleet = 3 punti ogni due vele sulla stessa nave
meaning-twin-funnels = 3 punti ogni due ciminiere sulla stessa nave
meaning-officer-corps = 3 punti per ogni ufficiale, non per i capitani
meaning-engine-trials = 3 punti per ogni fuochista
meaning-engine-trials-first = 3 punti per ogni elica
meaning-trade-missions = 2 punti per ogni imprenditore dopo il primo
meaning-troop-transports = 2 punti per ogni soldato dopo il primo
meaning-surveyed-waters = 4 punti per ogni canale usato
meaning-sail-and-steam = 6 punti per ogni nave con una vela, una ciminiera e un fuochista
meaning-sail-and-steam-first = 6 punti per ogni nave con una vela, una ciminiera e un'elica
meaning-armed-merchantmen = 8 punti per ogni nave con un imprenditore, un soldato, una gru e un cannone
meaning-complete-outfit = 1-2-3-4-5-7-10-14 punti per pezzi diversi: fuochista, ciminiera, vela, gru, cannone, imprenditore, soldato, ufficiale
meaning-complete-outfit-first = 1-2-3-4-5-7-10-14 punti per pezzi diversi: elica, ciminiera, vela, gru, cannone, imprenditore, soldato, ufficiale
meaning-life-ring-act = 1-2-4-6-8-12 punti per i salvagenti, poi 1 ciascuno
meaning-beacon-act = 1-2-4-6-8-12 punti per le lanterne, poi 1 ciascuna
meaning-lifeboat-act = 1-2-4-6-8-12 punti per le scialuppe, poi 1 ciascuna
meaning-growing-payroll = 1 punto per ogni dipendente fino a quattro, 2 per ogni altro
meaning-skilled-hands = 2 punti per ogni dipendente blu, giallo o rosso
meaning-skilled-hands-first = 2 punti per ogni dipendente blu, giallo o arancione
meaning-mixed-workforce = 1-2-4-6-9-12 punti per colori diversi di dipendenti; i commercianti di livello 2 contano come un colore a sé
meaning-safety-certificates = 5 punti per ogni nave con un salvagente, una scialuppa e una lanterna
meaning-coaster-class = 1-8-15-22 punti per navi di esattamente 5 tessere
meaning-packet-class = 3-10-17 punti per navi di esattamente 6 tessere
meaning-liner-class = 5-12 punti per navi di 7 o più tessere
meaning-fleet-programme = 1-4-9-16-24-32 punti per le navi
meaning-tonnage-order = 8, 13, 18 punti da 14, 18, 22 tessere Nave nella flotta in su
meaning-paired-appointments = 3 punti ogni due dipendenti grigi o verdi, 4 ogni due blu, rossi o gialli
meaning-assorted-hulls = 2-7-13-19 punti per dimensioni diverse tra navi di 3, 4, 5 e 6 tessere
colour-blue = blu
colour-red = rosso
colour-green = verde

## Categorie di punti, giudizi del solitario

points-crew = Ciurma
points-gear = Cannoni e gru
points-speed = Velocità
points-cruise = Crociera
points-blue = Contratto blu
points-red = Contratto rosso o verde
points-traders = Commercianti
rating-able-hand = Marinaio capace
rating-seasoned-shipwright = Carpentiere navale esperto
rating-master-of-the-slipway = Maestro dello scalo

## Opzioni

option-players = numero di giocatori: 1, 2, 3 o 4; 1 è il solitario della seconda edizione
option-edition = quali regole si usano: first (prima edizione) o second (seconda) (predefinito: second)
option-contracts = contratti distribuiti: random (a caso, tre per colore) o sets (set fissi di due, solo seconda edizione) (predefinito: random)
option-employees = come stanno i dipendenti: random (a caso), spread (un ingegnere o reclutatore in ogni spazio) o printed (come stampato, solo seconda edizione) (predefinito: random)
option-middle_display = le prime dieci centrali: stack (tutte dalla pila I) o split (colonna destra dalla pila II, solo seconda edizione) (predefinito: stack)
option-loop_spaces = prima edizione, spazi della traccia Azione: 23 o 24 (predefinito: 23)
option-solo_removed = solitario, beni e canali presi dagli automi: discard (possono tornare) o out (fuori dal gioco) (predefinito: discard)

## Quantità

amount-guilders = { $guilders ->
        [one] 1 fiorino
       *[other] { $guilders } fiorini
    }
amount-worth = { $worth ->
        [one] 1 fiorino
       *[other] { $worth } fiorini
    }
amount-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
amount-riband = { $riband ->
        [one] 1 punto
       *[other] { $riband } punti
    }
amount-tiles = { $tiles ->
        [one] 1 tessera
       *[other] { $tiles } tessere
    }
amount-steps = { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }
amount-cut_off = { $cut_off ->
        [one] 1 canale
       *[other] { $cut_off } canali
    }
amount-captain = { $captain ->
        [0] nessun capitano
        [one] 1 capitano
       *[other] { $captain } capitani
    }
amount-officer = { $officer ->
        [0] nessun ufficiale
        [one] 1 ufficiale
       *[other] { $officer } ufficiali
    }
amount-businessman = { $businessman ->
        [0] nessun imprenditore
        [one] 1 imprenditore
       *[other] { $businessman } imprenditori
    }
amount-soldier = { $soldier ->
        [0] nessun soldato
        [one] 1 soldato
       *[other] { $soldier } soldati
    }
amount-propeller = { $propeller ->
        [0] nessuna elica
        [one] 1 elica
       *[other] { $propeller } eliche
    }
amount-stoker = { $stoker ->
        [0] nessun fuochista
        [one] 1 fuochista
       *[other] { $stoker } fuochisti
    }
amount-smokestack = { $smokestack ->
        [0] nessuna ciminiera
        [one] 1 ciminiera
       *[other] { $smokestack } ciminiere
    }
amount-sail = { $sail ->
        [0] nessuna vela
        [one] 1 vela
       *[other] { $sail } vele
    }
amount-crane = { $crane ->
        [0] nessuna gru
       *[other] { $crane } gru
    }
amount-cannon = { $cannon ->
        [0] nessun cannone
        [one] 1 cannone
       *[other] { $cannon } cannoni
    }
amount-mast_mount = { $mast_mount ->
        [one] montaggio (vela/ciminiera)
       *[other] { $mast_mount } montaggi (vela/ciminiera)
    }
amount-crane_mount = { $crane_mount ->
        [one] montaggio (gru)
       *[other] { $crane_mount } montaggi (gru)
    }
amount-cannon_mount = { $cannon_mount ->
        [one] montaggio (cannone)
       *[other] { $cannon_mount } montaggi (cannone)
    }
amount-cabin = { $cabin ->
        [one] cabina
       *[other] { $cabin } cabine
    }
amount-propeller_mount = { $propeller_mount ->
        [one] montaggio (elica)
       *[other] { $propeller_mount } montaggi (elica)
    }
amount-stoker_cabin = { $stoker_cabin ->
        [one] cabina del fuochista
       *[other] { $stoker_cabin } cabine del fuochista
    }
amount-ring = { $ring ->
        [one] salvagente
       *[other] { $ring } salvagenti
    }
amount-boat = { $boat ->
        [one] scialuppa
       *[other] { $boat } scialuppe
    }
amount-lantern = { $lantern ->
        [one] lanterna
       *[other] { $lantern } lanterne
    }
amount-coal = { $coal } carbone
amount-steel = { $steel } acciaio
amount-textile = { $textile ->
        [one] 1 tessuto
       *[other] { $textile } tessuti
    }
amount-grain = { $grain } grano
amount-coal_price = carbone { $coal_price }
amount-steel_price = acciaio { $steel_price }
amount-textile_price = tessuti { $textile_price }
amount-grain_price = grano { $grain_price }

## Mosse: che cosa fanno e portano

move-choose = { $action }
brings-choose = { $final ->
        [yes] { $about }
       *[other] { $guilders ->
            [0] nessuna entrata
           *[other] { $guilders_text } di entrate
        }; { $lost ->
            [yes] l'azione non si può eseguire e va persa
           *[other] { $forced ->
                [yes] un'azione bonus da 6 fiorini deve prima comprare dei beni; { $about }
               *[other] { $about }
            }
        }
    }
move-perform = esegui l'azione scelta: { $action }
brings-perform = { $about }
move-end = termina le azioni
brings-end = le navi complete salpano, poi il tuo turno finisce
move-bonus = azione bonus: { $action }
brings-bonus = { $about }
move-take = prendi { $column } { $row }: { $features }
brings-take = { $completes ->
        [yes] può completare una nave{ $lacks ->
            [captain] {", "}ma non hai un capitano
            [route] {", "}ma i tuoi canali non hanno una rotta
           *[other] {""}
        }
       *[other] {""}
    }
move-take-blank = prendi una tessera sostitutiva: { $tile }
brings-take-blank = senza caratteristiche{ $completes ->
        [yes] {", "}può completare una nave{ $lacks ->
            [captain] {", "}ma non hai un capitano
            [route] {", "}ma i tuoi canali non hanno una rotta
           *[other] {""}
        }
       *[other] {""}
    }
move-stop = { $last ->
        [yes] non completare nessuna nave
       *[other] non prendere altre tessere
    }
brings-stop = { $last ->
        [yes] la tua ultima possibilità passa
       *[other] le colonne vengono riempite
    }
move-place = mettila nello spazio { $slot }
brings-place = { $tiles ->
        [none] {""}
       *[other] completa una nave di { $tiles_text }{ $lacks ->
            [captain] {", "}ma non hai un capitano
            [route] {", "}ma i tuoi canali non hanno una rotta
           *[other] {""}
        }
    }
move-commodity = prendi { $goods } (fila { $row })
move-canal = affitta { $canal } (fila { $row })
brings-canal = nord/est/sud/ovest: { $officials }
move-edge = { $token ->
        [yes] segnalino nave sul lato { $side } di { $beside }
       *[other] a { $side } di { $beside }
    }
move-rotate = { $degrees ->
        [0] così com'è
       *[other] girato di { $degrees }°
    }
brings-rotate = nord/est/sud/ovest: { $officials }
move-steps = sposta l'indicatore di { $steps_text }
brings-steps = { $pieces }
move-hire = assumi { $employee } ({ $steps_text })
brings-hire = { $effect }
move-trade = commercia { $goods }
brings-trade = { $worth_text } se vendi tutto ({ $prices })
move-swap = { $pieces ->
        [none] vendi { $sold }
       *[other] scambia con { $pieces }{ $sold ->
            [none] {""}
           *[other] {", "}vendi { $sold }
        }
    }
brings-swap = { $guilders ->
        [0] {""}
       *[other] { $guilders_text }
    }
move-sail = fai salpare la nave con la prua nello spazio { $slot }
brings-sail = { $tiles_text }{ $features ->
        [none] {""}
       *[other] : { $features }
    }
move-dismantle = smantella la nave con la prua nello spazio { $slot }
brings-dismantle = nessun punto, { $tiles_text } fuori dal gioco
move-fit = monta: { $pieces }
brings-fit = velocità { $speed }, { $points_text } prima della crociera
move-faster = { $bonus ->
        [0] nessun bonus di velocità
       *[other] bonus di velocità { $bonus }
    }
brings-faster = velocità { $total }
move-step = naviga { $space }
brings-step = { $riband ->
        [none] { $points ->
            [none] { $riband_so_far ->
                [0] {""}
               *[other] Blue Riband finora { $riband_so_far }
            }
           *[other] { $official }: { $points_text }{ $riband_so_far ->
                [0] {""}
               *[other] {" "}(Blue Riband finora { $riband_so_far })
            }
        }
       *[other] { $official }: { $riband_text }, se non ne segue un altro
    }
move-cross = passa su { $canal }
brings-cross = { $riband ->
        [none] { $official }: { $points_text }{ $riband_so_far ->
            [0] {""}
           *[other] {" "}(Blue Riband finora { $riband_so_far })
        }
       *[other] { $official }: { $riband_text }, se non ne segue un altro
    }; { $used } diventa un canale usato{ $cut_off ->
        [0] {""}
       *[other] {", "}tagliati fuori: { $cut_off_text }
    }
move-discard = scarta { $contract }
brings-discard = ora vale { $points_text }; { $meaning }

bundle-hire = assumi con { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    } ...
bundle-take = prendi una tessera della colonna { $column } ...

## Domande

ask-choose = Quale azione scegli?
ask-step4 = { $chosen_done ->
        [yes] Compri un'azione bonus, o hai finito?
       *[other] Esegui { $action }, o compri prima un'azione bonus?
    }
ask-build = { $bought ->
        [0] Quale tessera Nave prendi? Puoi prenderne fino a { $most }.
       *[other] Prendi un'altra tessera Nave? Ne hai { $bought } su { $most }.
    }
ask-place = In quale spazio del tuo cantiere va la tessera ({ $tile })?
ask-commodity = Quale tessera Beni compri?
ask-canal = Quale canale affitti?
ask-cell = Dove metti { $name }?
ask-rotate = Come giri { $name }?
ask-token = Da quale lato del tuo primo canale parte il tuo segnalino nave?
ask-steps = Di quanto sposti l'indicatore ({ $rondel })?
ask-hire = Chi assumi?
ask-trade = Quale tessera Beni commerci?
ask-swap = Vendi o scambi ({ $good })? { $units ->
        [one] C'è 1 unità
       *[other] Ci sono { $units } unità
    }, ognuna si vende a { $price ->
        [one] 1 fiorino
       *[other] { $price } fiorini
    }.
ask-launch = { $count ->
        [one] La tua nave è completa
       *[other] { $count } navi sono complete
    }, la tua rotta più lunga ha { $longest ->
        [one] 1 passo
       *[other] { $longest } passi
    }: che cosa fai?
ask-fit = Da montare: { $piece }. Quanti? Nel tuo cantiere: { $in_yard }; al massimo { $most }. Velocità finora { $speed }, rotta più lunga { $longest }.
ask-speed = La nave ha velocità { $speed }, la tua rotta più lunga { $longest }: quanto usi del bonus di { $bonus }?
ask-start = La tua prima crociera, a velocità { $speed }: da dove parte il tuo segnalino nave?
ask-cruise = Dove naviga la tua nave? { $steps_left ->
        [one] Resta 1 passo
       *[other] Restano { $steps_left } passi
    }; funzionari finora { $officials }, Blue Riband { $riband }.
ask-discard = Quale contratto scarti ({ $colour })? { $left ->
        [one] Di questo colore devi scartarne ancora 1.
       *[other] Di questo colore devi scartarne ancora { $left }.
    }
ask-final = Qual è la tua azione finale?
ask-last-build = La tua ultima possibilità: completi una nave con una sola tessera?
ask-last-place = In quale spazio la tessera ({ $tile }) completa una nave?

## Che cosa è successo

event-turn = Giro { $round }: turno di { $player }.
event-advance = { $action } va davanti.
event-choose = { $player } sceglie { $action }{ $guilders ->
        [0] {""}
       *[other] {" "}e prende { $guilders_text }
    }.
event-lost = { $player } non può eseguire { $action }; l'azione va persa.
event-bonus = { $player } paga { $guilders_text } per un'azione bonus: { $action }.
event-subsidy = { $player } riceve { $guilders_text }.
event-take = { $player } prende una tessera Nave{ $guilders ->
        [0] {""}
       *[other] {" "}per { $guilders_text }
    }: { $tile } con { $features }.
event-take-blank = { $player } prende una tessera sostitutiva: { $tile }.
event-place = { $player } mette la tessera ({ $tile }) nello spazio { $slot }{ $tiles ->
        [none] {""}
       *[other] {" "}e completa una nave di { $tiles_text }
    }.
event-stop = { $player } non completa nessuna nave con un'ultima tessera.
event-commodity = { $player } compra una tessera Beni{ $guilders ->
        [0] {""}
       *[other] {" "}per { $guilders_text }
    }: { $goods }.
event-canal = { $player } affitta { $canal }{ $guilders ->
        [0] {""}
       *[other] {" "}per { $guilders_text }
    }{ $first ->
        [yes] {" "}e fonda un sistema di canali
       *[other] {""}
    }.
event-rotate = { $player } mette { $canal } a { $side } di { $beside }.
event-token = { $player } mette il segnalino nave sul lato { $side } di { $beside }.
event-steps = { $action }: { $player } sposta l'indicatore di { $steps_text }{ $guilders ->
        [0] {""}
       *[other] {" "}per { $guilders_text }
    } e riceve { $pieces }.
event-hire = { $player } assume un dipendente{ $guilders ->
        [0] {""}
       *[other] {" "}per { $guilders_text }
    }: { $employee }.
event-trade = { $player } commercia { $goods }. Prezzi: { $prices }.
event-swap = { $player } { $pieces ->
        [none] vende { $sold } per { $guilders_text }
       *[other] scambia { $good } con { $pieces }{ $sold ->
            [none] {""}
           *[other] {" "}e vende { $sold } per { $guilders_text }
        }
    }.
event-sail = { $player } fa salpare una nave di { $tiles_text }.
event-dismantle = { $player } smantella una nave di { $tiles_text }{ $why ->
        [captain] : non ha un capitano
        [route] : non c'è una rotta per lei
       *[choice] {""}
    }.
event-fit = { $player } monta { $pieces }.
event-faster = La nave di { $player } ha velocità { $total }{ $bonus ->
        [0] {""}
       *[other] {", "}di cui { $bonus } da timoniere e attrezzatore
    }.
event-step = Nella crociera di { $player }: { $official }, { $riband ->
        [none] { $points_text }
       *[other] { $riband_text }, se non ne segue un altro
    }.
event-cross = { $player } lascia { $used } e passa su { $canal }{ $cut_off ->
        [0] {""}
       *[other] {" "}(tagliati fuori: { $cut_off_text })
    }: { $official }, { $riband ->
        [none] { $points_text }
       *[other] { $riband_text }, se non ne segue un altro
    }.
event-launched = La nave di { $player } entra nella flotta: ciurma { $crew }, cannoni e gru { $gear }, velocità { $speed }, crociera { $cruise }{ $riband ->
        [0] {""}
       *[other] {" "}(Blue Riband { $riband })
    }; { $points_text } in tutto.
event-ship-up = Nuova tra le tessere disponibili: { $tile } con { $features }.
event-commodity-up = Nuova tra le tessere disponibili: { $goods }.
event-canal-up = Nuovo tra i canali disponibili: { $canal } ({ $officials }).
event-renewed = La pila { $stack ->
        [canal] dei canali
       *[commodity] dei beni
    } era vuota; le tessere scartate sono state mescolate.
event-ending = La pila è vuota ({ $tile }): questo giro è l'ultimo.
event-lap = Il giro { $laps } della traccia Azione finisce; { $left ->
        [0] era l'ultimo
        [one] ne segue ancora 1
       *[other] ne seguono ancora { $left }
    }.
event-drop = Il cubo cade nel buco, { $left ->
        [0] nella riserva non ne restano
        [one] nella riserva ne resta 1
       *[other] nella riserva ne restano { $left }
    }{ $action ->
        [none] {""}
       *[other] {"; "}{ $guilders_text } su { $action }
    }.
event-last-drop = L'ultimo cubo cade nel buco: ancora un turno, poi le azioni finali.
event-discards-due = Contratti da scartare: { $each } blu, { $each } { $colour }.
event-discard = { $player } scarta un contratto ({ $colour }){ $contract ->
        [none] {""}
       *[other] : { $contract }
    }.
event-final-actions = I turni standard sono finiti. Tutti hanno un'azione finale.
event-final-turn = Azione finale di { $player }.
event-final = { $player } esegue { $action } come azione finale.
event-last-chances = Ultima possibilità per tutti: una sola tessera può ancora completare una nave.
event-contract = { $player } conta { $contract }: { $points_text }.
event-traders = { $player } conta i commercianti: { $points_text }.
event-final-scoring = Punteggio finale; punti in tutto: { $vp }.
event-rating = { $points_text }: { $rating ->
        [none] ancora nessun giudizio
       *[other] { $rating }
    }.
event-automaton = L'automa { $automaton } sceglie { $action }{ $guilders ->
        [0] {""}
       *[other] ; la banca ne prende { $guilders_text }
    }.
event-automaton-turns = L'indicatore di { $action } avanza di { $steps_text }.
event-automaton-build = La fila { $row } delle tessere Nave esce dal gioco: { $tiles_text }.
event-automaton-commodity = { $goods ->
        [none] Una tessera Beni viene tolta
       *[other] Tolta dalle tessere disponibili: { $goods }
    } (fila { $row }).
event-automaton-canal = { $canal ->
        [none] Un canale viene tolto
       *[other] Tolto dai canali disponibili: { $canal }
    } (fila { $row }).

## Il tavolo

table-turn = { $phase ->
        [discards] Giro { $round } di { $rounds }: tutti scartano contratti
        [final-actions] Azione finale di { $player }
        [last-chances] Ultima possibilità di { $player }
        [over] La partita è finita
       *[standard] Giro { $round } di { $rounds }: turno di { $player }
    }
table-last-round = Questo è l'ultimo giro: una pila di tessere Nave è finita.
table-row = Traccia Azione
table-markers = segnalini
table-income = entrate
table-bonus = bonus
table-final = finale
table-guilders-on = fiorini sopra
table-gap = vuoti davanti
table-lead = prima
table-drop = { $steps ->
        [0] Ruota: il cubo cade alla fine di questo turno
        [one] Ruota: caduta dopo 1 altro avanzamento
       *[other] Ruota: caduta dopo altri { $steps } avanzamenti
    }; { $reserve ->
        [0] nessun cubo nella riserva
        [one] 1 cubo nella riserva
       *[other] { $reserve } cubi nella riserva
    }
table-wheel-empty = Ruota: vuota, questo è l'ultimo turno
table-lap = { $steps ->
        [0] Giro di traccia { $lap } di { $laps }: finisce con questo turno
        [one] Giro di traccia { $lap } di { $laps }: finisce dopo 1 altro avanzamento
       *[other] Giro di traccia { $lap } di { $laps }: finisce dopo altri { $steps } avanzamenti
    }
table-track = tessera principale sullo spazio { $space } di { $spaces }
table-discard-lap = dopo il giro di traccia { $after } tutti scartano contratti: blu { $each }, verde { $each }
table-discard-drop = dopo il cubo { $after } tutti scartano contratti: blu { $each }, rosso { $each }
table-equipment = Attrezzatura
table-crew = Ciurma
table-exchange = Borsa merci
table-step = { $steps }: { $pieces } { $price ->
        [0] gratis
       *[other] { $price }f
    }
table-prices-now = ora
table-prices-next = poi
table-prices-none = ancora nessun prezzo
table-employees = Dipendenti per passi del loro indicatore
table-market = Tessere disponibili
table-price = prezzo
table-bow = prua
table-left = sinistra
table-right = destra
table-stern = poppa
table-goods = beni
table-canals = Canali da affittare
table-stacks = Pile: prue { $bow }, centrali { $middle } (pila I: { $first }), poppe { $stern }, beni { $commodities }, canali { $canals }
table-blank = Tessere sostitutive gratuite: { $kinds }
table-guilders = { $guilders ->
        [one] 1 fiorino
       *[other] { $guilders } fiorini
    }
table-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
table-contracts-held = { $count ->
        [one] 1 contratto
       *[other] { $count } contratti
    }
table-used-canals = { $count ->
        [one] 1 canale usato
       *[other] { $count } canali usati
    }
table-pieces = pezzi
table-yard = cantiere
table-empty = vuoto
table-staff = dipendenti
table-fleet = flotta
table-system = { $count ->
        [one] 1 canale
       *[other] { $count } canali
    }
table-ship-points = { $total } punti: ciurma { $crew }, cannoni e gru { $gear }, velocità { $speed }, crociera { $cruise }
table-map = Canali
table-map-none = ancora nessun canale
table-token-none = ancora nessun segnalino nave
table-longest = rotta più lunga { $steps }
table-launch = Nave di { $player }
table-room = posto per
table-speed = velocità { $speed }{ $bonus ->
        [0] {""}
       *[other] {" "}(fino a { $bonus } in più)
    }
table-steps-left = { $steps ->
        [one] resta 1 passo
       *[other] restano { $steps } passi
    }
table-cruise = funzionari { $officials }, Blue Riband { $riband }
table-automata = Automi
table-automaton = { $number ->
        [1] primo
       *[other] secondo
    }: { $action ->
        [none] ancora senza cubo
       *[other] su { $action }
    }
table-solo-up = tessere Solitario scoperte: { $actions }
table-solo-back = dorso della prima tessera Solitario: fila { $row }, { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }
table-rating = { $rating ->
        [none] ancora nessun giudizio (il primo da { $least } punti)
       *[other] giudizio: { $rating }
    }
table-launch-own = La tua nave
table-completing = ancora una tessera ({ $kinds }) completa una nave
table-price-short = { $price }f
own-contracts = Contratti
own-contract = { $contract } ({ $colour }): { $meaning }. Ora { $things } → { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
own-discarded = scartati: { $names }
final-contracts = Contratti governativi
final-contract = { $player }: { $contract } ({ $colour }), contati { $things }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
final-rating = Giudizio: { $rating ->
        [none] nessuno (il primo richiede { $least } punti)
       *[other] { $rating }
    }
legend-row = Traccia Azione: prima la tessera principale. ① ② ③ ④ sono i segnalini dei giocatori. Prendi 1 fiorino per ogni tessera occupata davanti a quella che scegli; +2 sono queste entrate ora.
legend-row-first = Vuoti davanti: spazi vuoti tra una tessera e la prossima davanti. Una tessera dietro a tutti i segnalini rende 1 fiorino in più ogni tre di essi. Su uno schermo stretto ·3· nella traccia sono tre spazi vuoti.
legend-row-second = f su una tessera: fiorini che vi stanno, per chi la sceglie.
legend-rondels = Attrezzatura, Ciurma: che cosa portano e costano da 1 a 4 passi dell'indicatore. Dipendenti: per passi del loro indicatore, con il prezzo di passi e supplemento; 2f: 2 fiorini; ×2: tessere rimaste; tra (parentesi): ora non puoi assumere.
legend-ships = Tessere Nave: <Al è una prua, |AlCb| una centrale, PrCb> una poppa. Una nave è una prua, una o più centrali e una poppa affiancate.
legend-features = Sulle tessere Nave:
legend-officials = Sui canali:
legend-goods = Merci:
legend-map = Canali: ogni segno o o è uno spazio, le linee sono vie. @: il tuo segnalino nave, x: la sua poppa, dove non può andare. ═ ║: passaggio al canale vicino. Il numero indica il canale.

## Regole in breve

thumb-aim = Scopo: avere più punti. I più vengono dalle navi: per ciurma, cannoni e gru, velocità, e per i funzionari che incontrano in una crociera di prova nei tuoi canali. Alla fine si aggiungono i tuoi due ultimi contratti governativi e i commercianti. I fiorini decidono solo i pareggi.
thumb-turn = Il tuo turno: la tessera Azione scelta l'ultima volta va da sé davanti (in due giocatori, quella di prima ancora). Poi scegli un'altra tessera senza segnalini, prendi le entrate, esegui l'azione, e le navi complete salpano.
thumb-income = Entrate: 1 fiorino per ogni tessera occupata davanti a quella che scegli; ciò che nessuno vuole rende bene. Prima edizione: la tessera dietro a tutti i segnalini rende 1 fiorino in più ogni tre spazi vuoti davanti. Seconda edizione: prendi anche i fiorini che vi stanno sopra.
thumb-bonus = Azione bonus: una volta per turno, prima o dopo l'azione scelta, puoi pagare 6 fiorini per qualsiasi altra azione, anche se la sua tessera è occupata. Non porta entrate.
thumb-build = Costruire una nave: prendi da una a tre tessere Nave; le file costano dal basso 0, 1, 1, 2, 2 fiorini. Mettine ciascuna in uno spazio del cantiere, dove resta. Una prua, da una a sette centrali e una poppa affiancate sono una nave. Una tessera può stare solo dove può ancora far parte di una nave.
thumb-pieces = Produzione di attrezzatura e Reclutare la ciurma spostano un indicatore da 1 a 4 passi e danno il pezzo su cui si ferma. Il primo passo è gratuito, ogni altro costa 1 fiorino. I pezzi aspettano nel cantiere.
thumb-employees = I dipendenti ti aiutano fino alla fine. Il loro indicatore avanza da 1 a 8 passi, il primo è gratuito; ingegneri e reclutatori costano 1 fiorino in più. Non puoi averne due uguali, e un commerciante di livello 2 richiede quello di livello 1 della stessa merce. Ingegneri e reclutatori danno ogni volta un pezzo in più, i commercianti prezzi migliori e punti, i costruttori posto per i pezzi, timoniere e attrezzatore velocità, contabile e caporeparto passi gratuiti.
thumb-goods = Beni: Commerciare i beni sposta prima di uno l'indicatore dei prezzi, poi vendi o scambi ogni merce di una tua tessera. Le merci si scambiano con i pezzi della loro lista, in un'azione nessun pezzo due volte.
thumb-canals = Canali: ognuno va messo accanto al tuo sistema, girato come vuoi, e resta così. Prima edizione: il segnalino nave parte subito da un lato del primo canale. Seconda edizione: parte alla prima crociera, da un qualsiasi lato esterno.
thumb-launch = Salpare: alla fine del turno ogni nave completa deve lasciare il cantiere. Le servono un capitano e una rotta di almeno un passo, altrimenti è smantellata. Armala dal tuo cantiere: vele e ciminiere sui loro punti di montaggio comuni, gru e cannoni sui propri, ufficiali, imprenditori e soldati nelle cabine, elica o fuochista al suo posto.
thumb-speed = Velocità: con una ciminiera e un fuochista (o un'elica) 4, e 1 in più per ogni altra vela, ciminiera, elica o fuochista. Altrimenti 1, e 1 in più per ogni vela, ogni elica o fuochista e ogni due ciminiere. La nave deve poter navigare esattamente di tanti passi.
thumb-cruise = Crociera di prova: 1 punto per ogni membro della ciurma, 2 per ogni gru e cannone, 1 per ogni punto di velocità. I funzionari contano ogni volta che entri nel loro spazio: commercio (imprenditori e gru), guerra (soldati e cannoni), lanterne, scialuppe, salvagenti. L'ultimo Blue Riband dà i passi fatti fin lì. Non vai mai dove punta la poppa del tuo segnalino. Un canale che lasci è usato e va via; ciò che resta tagliato fuori è perso.
thumb-contracts = I contratti governativi sono segreti. Durante la partita li scarti tutti tranne uno blu e uno rosso (verde nella prima edizione); questi due contano alla fine per la tua flotta.
thumb-clock = Il tempo: nella prima edizione la partita dura tanti giri della traccia Azione quanti sono i giocatori. Nella seconda cade un cubo ogni dodici avanzamenti; quando la riserva è vuota, il prossimo annuncia l'ultimo turno. Se finisce una pila di tessere Nave, il giro è l'ultimo.
thumb-end = La fine: tutti hanno un'azione finale, senza entrate né azione bonus. Poi ognuno può completare ancora una nave con una sola tessera. Ciò che resta nel cantiere, nei canali e in mano non vale nulla.
thumb-solo = Solitario (seconda edizione): due automi spostano e scelgono tessere secondo le tessere Solitario; fanno avanzare gli indicatori e tolgono tessere, ma non fanno punti. Da 60, 80 e 95 punti raggiungi un giudizio.

## Perché una mossa è rifiutata, per clausola. La frase continua dopo i due punti.

why-SY-END-4 = la partita è finita
why-SY-TURN-2 = tocca a un altro giocatore
why-SY-TURN-1 = ora si chiede un'altra cosa
why-SY-SETUP-12 = questa azione si usa solo in quattro giocatori
why-SY-CHOICE-1 = questa tessera è stata appena spostata davanti
why-SY-CHOICE-2 = su questa tessera c'è un segnalino
why-SY-CHOICE-3 = non potresti eseguire questa azione
why-SY-D-10 = l'azione scelta è già eseguita
why-SY-ACT-1 = prima va eseguita l'azione scelta
why-SY-ACT-2 = l'azione bonus di questo turno è già comprata
why-SY-ACT-3 = l'azione bonus deve essere diversa dall'azione scelta
why-SY-ACT-6 = i fiorini non bastano per un'azione bonus
why-SY-ACT-7 = dopo averla pagata non potresti eseguire questa azione bonus
why-SY-R-19 = dopo averla pagata non potresti eseguire l'azione scelta
why-SY-BUILD-1 = lì non c'è nessuna tessera Nave
why-SY-BUILD-2 = i fiorini non bastano per questa tessera Nave
why-SY-BUILD-4 = bisogna comprare almeno una tessera Nave
why-SY-END-13 = le tessere sostitutive si danno solo quando non ne resta nessuna di questo tipo
why-SY-YARD-2 = questo spazio è occupato
why-SY-YARD-7 = lì la tessera non potrebbe mai far parte di una nave
why-SY-GOODS-1 = lì non c'è nessuna tessera Beni
why-SY-CANAL-1 = lì non c'è nessun canale
why-SY-DISP-1 = i fiorini non bastano per questa fila
why-SY-CANAL-3 = non è un posto libero accanto ai tuoi canali
why-SY-D-2 = questo posto prende il nome dal canale con il numero più piccolo
why-SY-MAKE-1 = i fiorini non bastano per tanti passi
why-SY-R-15 = questa pila è vuota
why-SY-HIRE-4 = hai già un dipendente uguale
why-SY-HIRE-5 = prima viene il commerciante di livello 1 di questa merce
why-SY-HIRE-1 = i fiorini non bastano per i passi e il supplemento
why-SY-EXCH-1 = non hai una tessera Beni così
why-SY-EXCH-5 = questa merce non si può scambiare con quello
why-SY-EXCH-3 = non ci sono tante merci da scambiare
why-SY-LAUNCH-1 = in questo spazio non c'è la prua di una nave completa
why-SY-QUAL-1 = nel tuo cantiere non c'è nessun capitano
why-SY-QUAL-2 = i tuoi canali non hanno una rotta per una nave
why-SY-FIT-1 = nel tuo cantiere non ce ne sono tanti
why-SY-FIT-9 = la nave non ha posto per tanti
why-SY-D-5 = i tuoi canali non hanno una rotta per una nave così veloce
why-SY-SPEED-3 = timoniere e attrezzatore non danno tanto
why-SY-D-6 = i tuoi canali non hanno una rotta per tanto bonus
why-SY-CANAL-6 = il segnalino nave parte da un lato esterno dei tuoi canali
why-SY-D-7 = da lì nessuna rotta è abbastanza lunga
why-SY-CRUISE-5 = lì non si può navigare
why-SY-CRUISE-8 = dopo quel passo il resto della crociera non si potrebbe fare
why-SY-CON-4 = questo contratto non è nella tua mano
why-SY-D-9 = prima vengono i contratti dell'altro colore
why-SY-END-6 = non puoi eseguire questa azione
why-SY-END-9 = così non si completa nessuna nave

## Livelli dei bot, dal più mite al più forte. Le registrazioni riconoscono i bot da questi nomi.

level-1 = Apprendista
level-2 = Falegname
level-3 = Carpentiere
level-4 = Mastro d'ascia
level-5 = Ingegnere
