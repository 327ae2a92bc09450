# Bremerhaven: nomi, etichette e frasi. Le chiavi sono le stesse in tutte le lingue.

title = Bremerhaven

## Merci: una, più, con il loro numero

good-barrel = barile
good-crate = cassa
good-container = container
good-passenger = passeggero
goods-barrel = barili
goods-crate = casse
goods-container = container
goods-passenger = passeggeri
cargo-barrel = barile
cargo-crate = cassa
cargo-container = container
cargo-passenger = passeggero
cargo-joker = jolly
amount-barrel = { $barrel ->
        [one] 1 barile
       *[other] { $barrel } barili
    }
amount-crate = { $crate ->
        [one] 1 cassa
       *[other] { $crate } casse
    }
amount-container = { $container ->
        [one] 1 container
       *[other] { $container } container
    }
amount-passenger = { $passenger ->
        [one] 1 passeggero
       *[other] { $passenger } passeggeri
    }
amount-joker = { $joker ->
        [one] 1 jolly
       *[other] { $joker } jolly
    }
amount-barrel_price = barile { $barrel_price }
amount-crate_price = cassa { $crate_price }
amount-container_price = container { $container_price }
amount-passenger_price = passeggero { $passenger_price }

## Spazi offerta, gradi, fasi, fasce del solitario

space-park = 1.0 Parcheggio
space-building = 1.1 Edificio
space-permit = 1.2 Licenza edilizia
space-influence = 1.3 Influenza
space-prices = 1.4 Prezzi
space-ladder = 1.5 Scala di carriera
space-sea-1 = 2.1 Mare
space-sea-2 = 2.2 Mare
space-sea-3 = 2.3 Mare
space-sea-4 = 2.4 Mare
space-land-1 = 3.1 Terra
space-land-2 = 3.2 Terra
space-land-3 = 3.3 Terra
space-land-4 = 3.4 Terra
rank-captain = Capitano
rank-first-officer = Primo ufficiale
rank-mate = Nostromo
rank-cook = Cuoco
ranks-captain = { rank-captain }
ranks-first-officer = { rank-first-officer }
ranks-mate = { rank-mate }
ranks-cook = { rank-cook }
phase-set-up = preparazione
phase-bidding = offerte
phase-permits = 1.2 licenze edilizie
phase-upgrades = 1.3 influenza
phase-prices = 1.4 prezzi
phase-ladder = 1.5 scala di carriera
phase-boards = navi e incarichi
phase-harbours = porti
phase-event = evento
phase-over = la partita è finita
band-landlubber = Uomo di terra
band-ships-boy = Mozzo
band-officer = Ufficiale
band-klabautermann = Klabautermann solitario
band-new-captain = Nuovo capitano

## Edifici e che cosa fanno

building-lighthouse = Faro
building-refinery = Raffineria
building-cannery = Conservificio
building-containers = Fabbrica di container
building-station = Stazione marittima
building-auction = Asta del pesce
building-customs = Dogana
building-exchange = Borsa merci
building-bank = Banca
building-shed = Magazzino di transito
building-hotel = Grand Hotel
building-crane = Gru a portale
building-pilot = Stazione piloti
building-insurance = Assicurazioni
building-forwarding = Spedizioniere
building-hiring = Ufficio imbarchi
building-school = Scuola nautica
building-garage = Autosilo
building-museum = Museo marittimo
building-works = Cantiere edile
building-text-lighthouse = Vinci ogni parità per una nave (spazi 2.x), qualunque sia il tuo grado.
building-text-refinery = Passo 4.1: 1 barile.
building-text-cannery = Passo 4.1: 1 cassa.
building-text-containers = Passo 4.1: 1 container.
building-text-station = Passo 4.1: 1 passeggero.
building-text-auction = Passo 4.1: 2 monete.
building-text-customs = Ricevi 1 moneta ogni volta che una tua nave attracca.
building-text-exchange = Se nessuno ha offerto su 1.4, scegli tu la carta prezzi.
building-text-bank = Passo 4.1: puoi mettere 3 monete dai contanti sulla Banca; la riserva ne aggiunge 1. Il deposito conta alla fine; prima paga solo penali e tasse.
building-text-shed = Contiene merci come tre caselle di magazzino; le merci vi entrano subito.
building-text-hotel = Contiene fino a 3 passeggeri; vi entrano subito.
building-text-crane = Reimballare non ti costa nulla.
building-text-pilot = Il tuo molo centrale conta come più grande di una misura.
building-text-insurance = Non paghi denaro per le penali degli incarichi né per gli eventi.
building-text-forwarding = Ricevi 1 moneta in più per ogni incarico completo.
building-text-hiring = Il tuo totale è più alto di 1 su ogni spazio Mare e Terra in cui hai una carta.
building-text-school = L'azione 1.3 ti dà due aumenti invece di uno.
building-text-garage = Ogni tua carta nel parcheggio porta 2 monete invece di 1.
building-text-museum = Alla fine della partita, prima del punteggio, guadagni 1 prestigio.
building-text-works = Non paghi i costi di costruzione di bitte e carte copertura.
buildings-refinery = { building-refinery }
buildings-cannery = { building-cannery }
buildings-containers = { building-containers }
buildings-station = { building-station }
buildings-bank = { building-bank }

## Giornale: eventi e che cosa fanno

event-tide = Marea di sizigia
event-subsidy = Sussidio statale
event-strike = Sciopero dei portuali
event-flotsam = Relitti alla deriva
event-festival = Festa del porto
event-dues = Diritti portuali
event-oil = Chiazza di petrolio
event-rents = Affitti di magazzino
event-review = Parata navale
event-quays = Banchine vuote
event-ice = Banchisa
event-gale = Avviso di burrasca
event-grant = Contributo per le banchine
event-quarantine = Quarantena
event-rail = Blocco ferroviario
event-express = Trasporto espresso
event-audit = Verifica fiscale
event-prize = Premio di architettura
event-text-tide = Paga 1 moneta per ogni merce nel tuo magazzino, al massimo 4.
event-text-subsidy = Ricevi 3 monete.
event-text-strike = Paga 1 moneta per ogni nave nei tuoi moli.
event-text-flotsam = Puoi prendere dalla riserva una merce di qualsiasi tipo e immagazzinarla subito.
event-text-festival = Ricevi 1 moneta ogni 2 punti di prestigio esposti ora nel tuo porto, per difetto.
event-text-dues = Paga 3 monete.
event-text-oil = Perdi 1 prestigio se c'è un barile nel tuo magazzino.
event-text-rents = Ricevi 1 moneta per ogni casella libera, al massimo 4.
event-text-review = Guadagni 1 prestigio se nei tuoi moli ci sono almeno due navi.
event-text-quays = Perdi 1 prestigio se nei tuoi moli non c'è nessuna nave.
event-text-ice = Metti 1 segnatempo in più su ogni nave nei tuoi moli.
event-text-gale = Togli 1 segnatempo da ogni nave nei tuoi moli; le navi rimaste senza partono.
event-text-grant = Ricevi 2 monete per ogni tuo molo di dimensione 2 o più.
event-text-quarantine = Paga 2 monete per ogni passeggero nel tuo magazzino, al massimo 4.
event-text-rail = Metti 1 segnatempo in più su ogni incarico nel tuo porto.
event-text-express = Togli 1 segnatempo da ogni incarico nel tuo porto; gli incarichi rimasti senza si liquidano subito.
event-text-audit = Paga 1 moneta ogni 10 monete intere dei tuoi contanti.
event-text-prize = Guadagni 1 prestigio se nel tuo porto ci sono almeno tre edifici.
news-tide = { event-tide }
news-subsidy = { event-subsidy }
news-strike = { event-strike }
news-flotsam = { event-flotsam }
news-festival = { event-festival }
news-dues = { event-dues }
news-oil = { event-oil }
news-rents = { event-rents }
news-review = { event-review }
news-quays = { event-quays }
news-ice = { event-ice }
news-gale = { event-gale }
news-grant = { event-grant }
news-quarantine = { event-quarantine }
news-rail = { event-rail }
news-express = { event-express }
news-audit = { event-audit }
news-prize = { event-prize }

## Categorie: il punteggio, poi da dove vengono denaro e prestigio

points-score = Punteggio
points-start = Denaro iniziale
points-parking = Parcheggio
points-income = Rendita
points-sales = Vendite
points-bonuses = Premi
points-production = Produzione
points-buildings = Effetti degli edifici
points-events = Eventi
points-permits = Licenze e ampliamenti
points-influence = Influenza
points-repacking = Reimballaggio
points-penalties = Penali
points-shown = Prestigio esposto
points-order-prestige = Prestigio degli incarichi
points-lost-prestige = Prestigio delle penali
points-event-prestige = Prestigio degli eventi
points-museum = Prestigio del museo

## Opzioni

option-players = numero di giocatori: 1, 2, 3 o 4; 1 è il solitario contro il Dummy
option-variant = quale partita si gioca: long (lunga), short (breve) o solo (solitario) (predefinito: long; solo con 1 giocatore)
option-refuse_ships = chi vince una nave può mandarla via: off (no) o on (sì) (predefinito: off)
option-exchange_beats_dummy = solitario: la Borsa merci fissa i prezzi anche quando il Dummy vince 1.4: off (no) o on (sì) (predefinito: off)

## Quantità

amount-money = { $money ->
        [one] 1 moneta
       *[other] { $money } monete
    }
amount-receives = { $receives ->
        [one] 1 moneta
       *[other] { $receives } monete
    }
amount-pays = { $pays ->
        [one] 1 moneta
       *[other] { $pays } monete
    }
amount-price = { $price ->
        [one] 1 moneta
       *[other] { $price } monete
    }
amount-further = { $further ->
        [one] 1 moneta
       *[other] { $further } monete
    }
amount-sales = { $sales ->
        [one] 1 moneta
       *[other] { $sales } monete
    }
amount-bonus = { $bonus ->
        [one] 1 moneta
       *[other] { $bonus } monete
    }
amount-extra = { $extra ->
        [one] 1 moneta
       *[other] { $extra } monete
    }
amount-waived = { $waived ->
        [one] 1 moneta
       *[other] { $waived } monete
    }
amount-insured = { $insured ->
        [one] 1 moneta
       *[other] { $insured } monete
    }
amount-laid = { $laid ->
        [one] 1 moneta
       *[other] { $laid } monete
    }
amount-deposit = { $deposit ->
        [one] 1 moneta
       *[other] { $deposit } monete
    }
amount-worth = { $worth ->
        [one] 1 moneta
       *[other] { $worth } monete
    }
amount-income = { $income ->
        [one] 1 moneta
       *[other] { $income } monete
    }
amount-bonus_money = { $bonus_money ->
        [one] 1 moneta
       *[other] { $bonus_money } monete
    }
amount-penalty_money = { $penalty_money ->
        [one] 1 moneta
       *[other] { $penalty_money } monete
    }
amount-prestige = { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    }
amount-gains = { $gains ->
        [one] 1 punto prestigio
       *[other] { $gains } punti prestigio
    }
amount-loses = { $loses ->
        [one] 1 punto prestigio
       *[other] { $loses } punti prestigio
    }
amount-stars = prestigio { $stars }
amount-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
amount-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
amount-steps = { $steps ->
        [one] 1 spazio
       *[other] { $steps } spazi
    }
amount-dwell = { $dwell ->
        [one] 1 giro
       *[other] { $dwell } giri
    }
amount-duration = { $duration ->
        [one] 1 giro
       *[other] { $duration } giri
    }
amount-leaving = { $leaving ->
        [one] 1 nave parte
       *[other] { $leaving } navi partono
    }
amount-settled = { $settled ->
        [one] 1 incarico si liquida
       *[other] { $settled } incarichi si liquidano
    }
amount-park = { space-park } { $park }
amount-building = { space-building } { $building }
amount-permit = { space-permit } { $permit }
amount-influence = { space-influence } { $influence }
amount-prices = { space-prices } { $prices }
amount-ladder = { space-ladder } { $ladder }
amount-sea-1 = { space-sea-1 } { $sea-1 }
amount-sea-2 = { space-sea-2 } { $sea-2 }
amount-sea-3 = { space-sea-3 } { $sea-3 }
amount-sea-4 = { space-sea-4 } { $sea-4 }
amount-land-1 = { space-land-1 } { $land-1 }
amount-land-2 = { space-land-2 } { $land-2 }
amount-land-3 = { space-land-3 } { $land-3 }
amount-land-4 = { space-land-4 } { $land-4 }

## Mosse: che cosa fanno e portano

move-pick = prendi come merce iniziale: { $good }
brings-pick = { $left ->
        [0] la tua ultima
       *[other] { $only ->
            [yes] e altre { $left } uguali: dopo non ne vengono altre
           *[other] ancora { $left } da prendere
        }
    }
move-bid = metti { $value } su { $space }
brings-bid = { $ship ->
        [none] { $order ->
            [none] { $building ->
                [none] { $money ->
                    [none] {""}
                   *[other] { $money_text };{" "}
                }
               *[other] { $building }, { $stars_text };{" "}
            }
           *[other] { $order } ({ $asked }){ $room ->
                [no] {", "}nessuna area di carico libera
               *[other] {""}
            };{" "}
        }
       *[other] { $ship } ({ $cargo }, { $stars_text }){ $fits ->
            [no] {", "}nessun molo adatto
           *[other] {""}
        };{" "}
    }totale { $total }{ $others ->
        [0] {""}
        [one] {", "}1 carta altrui
       *[other] {", "}{ $others } carte altrui
    }
move-permits-done = { $used ->
        [yes] non usare altre licenze edilizie
       *[other] non usare licenze edilizie
    }
brings-permits-done = { $free ->
        [yes] la licenza gratuita decade
       *[other] {""}
    }
move-bollard = aggiungi una bitta alla banchina { $wall }
brings-bollard = { $count ->
        [0] per ora nessun molo cresce
        [one] il molo { $grown } cresce
       *[other] i moli { $grown } crescono
    }: dimensioni { $sizes }; licenza { $permit }, bitta { $cost }
move-cover = togli la copertura dalla casella { $field }
brings-cover = { $opens ->
        [none] una casella in più
       *[other] apre l'area di carico { $opens }
    }; licenza { $permit }, copertura { $cost }
move-construct = costruisci { $building }
brings-construct = { $stars_text } e l'effetto, subito
move-upgrade = aumenta l'influenza
brings-upgrade = dal prossimo giro { $hand }
move-decline = non aumentare l'influenza
brings-decline = la tua mano resta com'è
move-price = { $prices }
brings-price = { $current ->
        [yes] la carta attuale;{" "}
       *[other] {""}
    }{ $worth_text } per le merci sui tuoi incarichi, { $filled } se fossero tutti completi
move-keep = lascia la scala di carriera com'è
brings-keep = sei { $rank }: rendita { $income_text }
move-swap = scambia { $ranks }
brings-swap = { $step ->
        [up] sali
        [down] scendi
       *[stay] resti
    }: { $rank }, rendita { $income_text }
move-dock = { $ship } nel molo { $dock }
brings-dock = { $cargo }, { $stars_text } per { $dwell_text }; dimensione del molo { $size }, { $spare ->
        [0] giusta
       *[other] { $spare } più del necessario
    }{ $money ->
        [none] {""}
       *[other] ; { $money_text } dalla Dogana
    }
move-send-away = manda via { $ship }
brings-send-away = la nave viene scartata
move-cargo = { $goods } per { $ship }
brings-cargo = prezzo attuale: { $price_text }
move-lay = { $order } sull'area di carico { $area }
brings-lay = { $asked } entro { $duration_text }{ $open ->
        [no] {"; "}quest'area non è ancora aperta
       *[other] {""}
    }
move-refuse = rifiuta { $order }
brings-refuse = { $money ->
        [none] { $prestige ->
            [none] niente da pagare
           *[other] la penale è dovuta subito
        }
       *[other] la penale è dovuta subito
    }
move-produce = { $goods ->
        [none] { $money ->
            [none] non far lavorare nulla
           *[other] deposita denaro sulla Banca
        }
       *[other] produci { $goods }{ $money ->
            [none] {""}
           *[other] {" "}e deposita denaro sulla Banca
        }
    }
brings-produce = { $goods ->
        [none] {""}
       *[other] in magazzino{ $money ->
            [none] {""}
           *[other] {"; "}
        }
    }{ $money ->
        [none] {""}
       *[other] il deposito cresce di { $deposit_text }
    }
move-done = concludi il tuo porto
brings-done = { $leaving ->
        [0] nessuna nave parte
       *[other] { $leaving_text }{ $lost ->
            [none] {""}
           *[other] {" "}con { $lost } a bordo
        }
    }; { $settled ->
        [0] nessun incarico scaduto
       *[other] { $settled_text }, completi { $complete }, vendite { $sales_text }
    }{ $receives ->
        [none] {""}
       *[other] {"; "}in tutto +{ $receives_text }
    }{ $gains ->
        [none] {""}
       *[other] {"; "}+{ $gains_text }
    }
move-unload = scarica { $goods } da { $ship }
brings-unload = in magazzino
move-unload-all = scarica { $goods } da { $ship }
brings-unload-all = in magazzino
move-load = carica { $goods } su { $order }
brings-load = { $completes ->
        [yes] completa l'incarico;{" "}
       *[other] {""}
    }{ $worth_text } ai prezzi attuali
move-load-all = carica { $goods } su { $order }
brings-load-all = { $completes ->
        [yes] completa l'incarico;{" "}
       *[other] {""}
    }{ $worth_text } ai prezzi attuali
move-tranship = { $goods } da { $ship } a { $order }
brings-tranship = { $completes ->
        [yes] completa l'incarico;{" "}
       *[other] {""}
    }{ $worth_text } ai prezzi attuali
move-tranship-all = { $goods } da { $ship } a { $order }
brings-tranship-all = { $completes ->
        [yes] completa l'incarico;{" "}
       *[other] {""}
    }{ $worth_text } ai prezzi attuali
move-pack = reimballa { $used }
brings-pack = { $goods }
move-unpack = reimballa { $used }
brings-unpack = { $goods }
move-take = prendi { $goods }
brings-take = in magazzino
move-leave = non prendere nulla
brings-leave = i relitti vanno alla deriva

## Domande. $title è il nome della nave o dell'incarico di cui si tratta.

ask-start-good = Quale merce iniziale prendi? { $left ->
        [one] Ne resta 1 da prendere.
       *[other] Ne restano { $left } da prendere, nell'ordine barile, cassa, container, passeggero.
    }
ask-bid = Dove metti una carta? Carta { $card } di { $cards }; in mano: { $values }.
ask-permit = { $used ->
        [yes] Compri un'altra licenza edilizia per { $price_text }?
       *[other] Usi una licenza edilizia? { $price ->
            [0] È gratuita
           *[other] Costa { $price_text }
        }; ogni altra costa { $further_text }.
    }
ask-upgrade = Aumenti la tua influenza{ $price ->
        [0] {" "}gratis
       *[other] {" "}per { $price_text }
    }? Dal prossimo giro avresti { $next_cards }.
ask-price = Quale carta prezzi vale da ora?
ask-ladder = Scambi due vicini sulla scala di carriera?
ask-dock = { $title ->
        [none] In quale molo va la nave?
       *[other] In quale molo va { $title }?
    }
ask-cargo = { $title ->
        [none] Quali merci porta la nave?
       *[other] Quali merci porta { $title }?
    }
ask-order = { $start ->
        [yes] Su quale area di carico va il tuo incarico iniziale?
       *[other] { $title ->
            [none] Su quale area di carico va l'incarico?
           *[other] Su quale area di carico va { $title }, o lo rifiuti?
        }
    }
ask-produce = Quali dei tuoi edifici lavorano?
ask-move = Che cosa sposti o reimballi nel tuo porto?
ask-flotsam = Quale merce prendi dai relitti?

## Che cosa è successo

event-round = Inizia il giro { $round }.
event-pick = { $player } prende come merce iniziale: { $good }.
event-bid = { $player } mette { $value ->
        [none] una carta
       *[other] { $value }
    } su { $space }.
event-dummy-bid = Il Dummy mette una carta su { $space }.
event-turn-up = { $player } scopre: { $bids }.
event-dummy-turn-up = Il Dummy scopre: { $bids }.
event-parking = { $player } riceve { $receives_text } per { $cards_text } nel parcheggio.
event-building = { $player } vince l'edificio { $building }{ $total ->
        [none] {""}
       *[other] {" "}con { $total }
    }.
event-dummy-building = Il Dummy vince l'edificio { $building }{ $total ->
        [none] {""}
       *[other] {" "}con { $total }
    }; la carta esce dal gioco.
event-building-gone = Nessuno ha offerto per { $building }; la carta esce dal gioco.
event-building-up = Prossimo edificio: { $building } ({ $stars_text }).
event-permit = { $player } può usare una licenza edilizia { $price ->
        [0] gratis
       *[other] per { $price_text }
    }, altre per { $further_text }.
event-permits-done = { $player } non usa licenze edilizie.
event-bollard = { $player } aggiunge una bitta alla banchina { $wall }{ $pays ->
        [none] {", "}gratis
       *[other] {" "}per { $pays_text } (licenza { $permit }, bitta { $cost })
    }.
event-cover = { $player } toglie la copertura dalla casella { $field }{ $pays ->
        [none] {", "}gratis
       *[other] {" "}per { $pays_text } (licenza { $permit }, copertura { $cost })
    }{ $opens ->
        [none] {""}
       *[other] {" "}e apre l'area di carico { $opens }
    }.
event-construct = { $player } costruisce { $building } ({ $stars_text }){ $pays ->
        [none] {""}
       *[other] {" "}per { $pays_text }
    }.
event-influence = { $full ->
        [yes] { $player } ha offerto su 1.3, ma non ha più carte nella scorta
       *[other] { $able ->
            [yes] { $player } può aumentare l'influenza { $price ->
                [0] gratis
               *[other] per { $price_text }
            }
           *[other] { $player } non può pagare { $price_text } per aumentare l'influenza
        }
    }.
event-upgrade = { $player } aumenta l'influenza di { $gained ->
        [one] una carta
       *[other] { $gained } carte
    }{ $pays ->
        [none] {""}
       *[other] {" "}per { $pays_text }
    }.
event-decline = { $player } non aumenta l'influenza.
event-dummy-upgrade = Il Dummy aumenta l'influenza di una carta.
event-wins = { $player } vince { $space } con { $total }.
event-dummy-wins = Il Dummy vince { $space } con { $total }.
event-exchange = La Borsa merci di { $player } fissa i prezzi.
event-price = { $current ->
        [yes] { $player } lascia i prezzi come sono: { $prices }
       *[other] { $player } fissa i prezzi: { $prices }
    }.
event-price-turned = La prossima carta prezzi: { $prices }.
event-keep = { $player } lascia la scala di carriera com'è.
event-swap = { $player } scambia { $ranks }.
event-rank = { $player } ora è { $rank }.
event-dummy-rank = Il Dummy ora è { $rank }.
event-income = { $player } riceve { $receives_text } come { $rank }.
event-ship-won = { $player } vince { $ship } su { $space } con { $total }.
event-dummy-ship-won = Il Dummy vince { $ship } su { $space } con { $total }; la nave viene scartata.
event-order-won = { $player } vince l'incarico { $order } su { $space } con { $total }.
event-dummy-order-won = Il Dummy vince l'incarico { $order } su { $space } con { $total }; viene scartato.
event-dock = { $ship } attracca al molo { $dock } di { $player } con { $cargo } per { $dwell_text }{ $receives ->
        [none] {""}
       *[other] {"; "}{ $receives_text } dalla Dogana
    }.
event-send-away = { $player } manda via { $ship }.
event-no-dock = { $ship } non trova un molo da { $player } e viene scartata.
event-cargo = { $ship } porta { $goods } a { $player }.
event-lay = { $player } mette { $start ->
        [yes] l'incarico iniziale{" "}
       *[other] {""}
    }{ $order } ({ $asked }, { $duration_text }) sull'area di carico { $area }.
event-refuse = { $full ->
        [yes] { $player } non ha aree di carico libere e deve rifiutare { $order }
       *[other] { $player } rifiuta { $order }
    }{ $pays ->
        [none] { $loses ->
            [none] { $insured ->
                [none] { $waived ->
                    [none] {", "}senza penale
                   *[other] {", "}la penale è condonata ({ $waived_text })
                }
               *[other] {", "}ma è coperto dalle Assicurazioni ({ $insured_text })
            }
           *[other] {" "}e perde { $loses_text }
        }
       *[other] {" "}e paga { $pays_text }{ $waived ->
            [none] {""}
           *[other] {" "}(condono di { $waived_text })
        }
    }.
event-auction = L'Asta del pesce porta a { $player } { $receives_text }.
event-produce = { $player } produce { $goods }.
event-bank = { $player } mette { $laid_text } sulla Banca, che aggiunge { $receives_text }: il deposito è di { $deposit_text }.
event-unload = { $player } scarica { $goods } da { $ship }.
event-load = { $player } carica { $goods } su { $order }{ $completes ->
        [yes] {", "}ora completo
       *[other] {""}
    }.
event-tranship = { $player } sposta { $goods } da { $ship } a { $order }{ $completes ->
        [yes] {", "}ora completo
       *[other] {""}
    }.
event-pack = { $player } reimballa { $used } in { $goods }{ $pays ->
        [none] {""}
       *[other] {" "}per { $pays_text }
    }.
event-unpack = { $player } reimballa { $used } in { $goods }{ $pays ->
        [none] {""}
       *[other] {" "}per { $pays_text }
    }.
event-done = { $player } ha concluso il porto.
event-prestige = Il prestigio di { $player } sale di { $gains } a { $marker }.
event-departs = { $ship } lascia il porto di { $player }{ $lost ->
        [none] {""}
       *[other] {" "}con ancora { $lost } a bordo
    }.
event-settle = { $player } liquida { $order }, { $complete ->
        [yes] completo
       *[other] incompleto
    }: { $sold ->
        [none] niente da vendere
       *[other] { $sold } per { $sales_text } ({ $prices })
    }{ $bonus ->
        [0] {""}
       *[other] {", "}premio { $bonus_text }
    }{ $extra ->
        [0] {""}
       *[other] {", "}Spedizioniere { $extra_text }
    }.
event-order-prestige = { $player } guadagna { $gains_text } per { $order }.
event-penalty = Penale di { $player } per { $order }: { $pays ->
        [none] { $loses ->
            [none] { $insured ->
                [none] { $waived ->
                    [none] niente, il prestigio è a 0
                   *[other] { $waived_text }, condono
                }
               *[other] { $insured_text }, a carico delle Assicurazioni
            }
           *[other] { $loses_text }
        }
       *[other] { $pays_text }{ $waived ->
            [none] {""}
           *[other] {" "}(condono di { $waived_text })
        }
    }.
event-news = Evento di questo giro: { $news }.
event-meets = { $player } { $pays ->
        [none] { $receives ->
            [none] { $gains ->
                [none] { $loses ->
                    [none] { $insured ->
                        [none] non può pagare; condono di { $waived_text }
                       *[other] ha le Assicurazioni e risparmia { $insured_text }
                    }
                   *[other] perde { $loses_text }
                }
               *[other] guadagna { $gains_text }
            }
           *[other] riceve { $receives_text }
        }
       *[other] paga { $pays_text }{ $waived ->
            [none] {""}
           *[other] {" "}(condono di { $waived_text })
        }
    }.
event-take = { $player } prende dai relitti: { $good }.
event-leave = { $player } non prende nulla dai relitti.
event-figure = La nave segnaturno avanza di { $steps_text } fino a { $track } di { $end }.
event-news-up = Evento del prossimo giro: { $news }. Poi la nave segnaturno avanza di { $moves }.
event-cards-gone = Scartate dai piani: { $cards }.
event-ship-up = Nuova su { $space }: { $ship } ({ $cargo }, { $stars_text }, { $dwell_text }, { $bollards ->
        [one] 1 bitta
       *[other] { $bollards } bitte
    }).
event-order-up = Nuovo su { $space }: { $order } ({ $asked }, { $duration_text }{ $bonus_money ->
        [0] {""}
       *[other] {", "}premio { $bonus_money_text }
    }{ $bonus_prestige ->
        [0] {""}
       *[other] {", "}premio { $bonus_prestige } prestigio
    }{ $penalty_money ->
        [0] {""}
       *[other] {", "}penale { $penalty_money_text }
    }{ $penalty_prestige ->
        [0] {""}
       *[other] {", "}penale { $penalty_prestige } prestigio
    }).
event-hand = Mano di { $player } da ora: { $hand }.
event-dummy-hand = Mano del Dummy da ora: { $hand }.
event-end = La nave segnaturno è alla fine: la partita finisce e tutti gli incarichi aperti si liquidano.
event-museum = Il Museo marittimo porta a { $player } { $gains_text }.
event-final = { $player }: { $money_text } per { $marker } di prestigio fanno { $points_text }.
event-final-scoring = Punteggi finali: { $vp }.
event-band = { $points_text }: { $band }.

## Perché una mossa non è possibile, per regola. La frase segue due punti e precede il numero della regola.

why-BH-END-1 = la partita è finita
why-BH-ROUND-2 = tocca a un altro giocatore, o hai già finito questo passo
why-BH-ROUND-1 = ora si chiede altro
why-BH-SETUP-20 = il tuo incarico iniziale chiede questa merce
why-BH-DEC-1 = le merci iniziali si prendono nell'ordine barile, cassa, container, passeggero
why-BH-BID-2 = questo spazio non è in uso
why-BH-INFL-4 = non hai questa carta in mano
why-BH-PERM-5 = il denaro non basta per la licenza edilizia
why-BH-PERM-7 = questa banchina ha già tre bitte
why-BH-PERM-8 = su questa casella non c'è una copertura
why-BH-PERM-9 = questo edificio non è accanto al tuo porto
why-BH-PERM-11 = non c'è una casella libera
why-BH-DEC-3 = il denaro non basta per la licenza e l'ampliamento insieme
why-BH-DEC-6 = con così pochi giocatori questi gradi non ci sono
why-BH-SHIP-2 = questo molo è occupato
why-BH-SHIP-3 = questo molo è troppo piccolo
why-BH-R-11 = una nave che trova posto non si può mandare via
why-BH-ORDER-2 = quest'area di carico è occupata
why-BH-SETUP-18 = un incarico iniziale non si può rifiutare
why-BH-PROD-1 = questo edificio non è nel tuo porto
why-BH-PROD-2 = non c'è posto per ciò che si produrrebbe
why-BH-BLD-9 = i contanti non bastano per la Banca
why-BH-MOVE-1 = in questo molo non c'è nulla a bordo
why-BH-STORE-3 = non c'è posto in magazzino
why-BH-MOVE-10 = in magazzino non ce n'è
why-BH-ORDER-7 = su quest'area di carico non c'è un incarico
why-BH-MOVE-6 = quest'area di carico non è aperta
why-BH-MOVE-7 = all'incarico non manca
why-BH-MOVE-11 = si può fare solo una volta, non più volte di seguito
why-BH-MOVE-9 = merci o denaro non bastano per reimballare
why-BH-DEC-11 = annullerebbe il reimballaggio appena fatto
why-BH-EV-4 = non c'è posto per questa merce

### L'immagine

## Il tavolo

picture-dummy = Dummy
picture-title = { $round ->
        [0] Preparazione
       *[other] Giro { $round }: { $phase }
    }
picture-track = Nave segnaturno su { $space } di { $end }
picture-track-move = avanza di { $move } in questo giro
picture-rounds = restano da { $least } a { $most } giri
picture-rounds-exact = { $rounds ->
        [one] resta 1 giro
       *[other] restano { $rounds } giri
    }
picture-last-round = questo è l'ultimo giro
picture-ladder = Scala di carriera
picture-prices = Prezzi
picture-next-prices = se nessuno sceglie, poi { $prices }
picture-event = Giornale
picture-effect = ora come ora:
picture-offer = In offerta
picture-next-offer = Prossima offerta
picture-ships = navi
picture-orders = incarichi
picture-symbols = può ancora andare su
picture-band = { $missing ->
        [0] Livello: { $band }
       *[other] Livello finora: { $band }, { $missing } punti al prossimo
    }
picture-piles = Mazzi per sottomazzo: navi { $ships }, incarichi { $orders }; edifici { $buildings }
picture-space-park = Parcheggio
picture-space-building = Edificio
picture-space-permit = Licenze
picture-space-influence = Influenza
picture-space-prices = Prezzi
picture-space-ladder = Scala
picture-no-dock = nessun molo
picture-pays = paga { $price }

## Porti

picture-score = { $money } monete × { $prestige } prestigio = { $score }
picture-deposit = di cui { $deposit } in deposito
picture-prestige-out = prestigio esposto { $prestige }
picture-hand = mano { $cards }
picture-cards = carte { $cards } ({ $count } in mano)
picture-next-cards = prossimo giro { $cards }
picture-free = libero
picture-closed = chiusa
picture-area-closed = area chiusa
picture-areas = Aree di carico
picture-areas-free = libere { $areas }
picture-areas-closed = chiuse: { $areas }
picture-complete = completo
picture-lacks = manca { $goods }
picture-rounds-left = { $rounds ->
        [one] scade in questo giro
       *[other] { $rounds } giri
    }
picture-rounds-short = { $rounds }g
picture-settlement = saldato ora { $gain }
picture-terms = premio/penale { $terms }
picture-storage = magazzino
picture-capacity = { $need } di { $capacity } posti occupati, { $free ->
        [one] 1 casella libera
       *[other] { $free } caselle libere
    }
picture-free-fields = { $count ->
        [one] 1 casella libera
       *[other] { $count } caselle libere
    }
picture-buildings = edifici
picture-reserve = accanto al porto
picture-walls = bitte
picture-docks = moli
picture-sign-barrel = Ba
picture-sign-crate = Ca
picture-sign-container = Co
picture-sign-passenger = Pa
picture-sign-joker = ?

## Menu e scorciatoie

picture-bundle-bid = { $space } ...
picture-bid-ship = { $ship } con { $cargo }{ $fits ->
        [yes] {""}
       *[other] , nessun molo è libero e abbastanza grande
    }
picture-bid-order = { $order }: { $asked }{ $room ->
        [yes] {""}
       *[other] , nessuna area di carico è libera
    }
picture-bid-park = { $money ->
        [one] 1 moneta
       *[other] { $money } monete
    } per la carta
picture-bid-permit = ampliamenti del tuo porto
picture-bid-influence = una mano migliore dal prossimo giro
picture-bid-prices = scelta della carta prezzi
picture-bid-ladder = scambio di due vicini
picture-bid-building = { $building }, { $stars_text }
picture-bid-nothing = niente da vincere
picture-bid-others = { $count ->
        [one] 1 carta di altri
       *[other] { $count } carte di altri
    }
picture-bid-own = lì hai già { $total }
picture-bundle-price = una carta con { $good } a 4 ...
picture-bundle-load = carica l'incarico { $area }: { $order } ...
picture-shortcut-bid = 4 2.1
picture-shortcut-help-bid = metti la tua carta 4 sullo spazio 2.1
picture-shortcut-unload = scarica tutto
picture-shortcut-help-unload = porta a terra da tutti i moli quanto ci sta
picture-shortcut-fill = riempi 2
picture-shortcut-help-fill = completa l'incarico 2 il più possibile, se serve reimballando a pagamento; "load order 2" fa lo stesso
picture-shortcut-when-bid = Le carte si mettono solo durante le offerte.
picture-shortcut-when = Vale solo quando sposti merci nel tuo porto, passo 4.2.
picture-shortcut-nothing = Non c'è altro da fare per questo.
picture-final-band = Sei: { $band }

## Legenda

picture-legend-goods = Merci: { $signs }. 2g: restano due giri; ★: prestigio; +1/-★: premio 1 moneta, penale 1 prestigio.
picture-legend-bids = Offerte: ②×2 sono due carte coperte del giocatore 2, ①3+4=7 carte tue o scoperte, → chi vince; "paga" è la differenza su 1.2 e 1.3.
picture-legend-cards = Navi: carico, giri, bitte necessarie (●), prestigio. Incarichi: merci, giri, premio/penale; =8 è quanto valgono ora le merci.
picture-legend-harbour = Porto: ═ è una banchina con le bitte ●, il prezzo della prossima e i posti ○; 2 (1) è il molo 2 di dimensione 1. Incarichi: caricato│mancante. ▒2▒ è una carta copertura con il suo prezzo.
picture-legend-news = Giornale: l'evento che colpisce tutti i porti alla fine di questo giro.
picture-legend-solo = Il Dummy offre dove lo mandano le carte giornale, con una carta a caso della sua mano.

## Regole in breve

picture-thumb-aim = Scopo: alla fine il prodotto più alto di denaro e prestigio. L'uno senza l'altro non vale nulla.
picture-thumb-round = Un giro: tutti piazzano a turno cinque carte influenza coperte, prima il Capitano. Poi si scoprono e si risolvono i piani Città, Mare e Terra da sinistra a destra. Infine ognuno lavora nel proprio porto, avviene l'evento e la nave segnaturno avanza.
picture-thumb-bids = Offerte: il totale più alto vince lo spazio, i pareggi vanno al grado più alto. Su 1.2 e 1.3 ogni offerente può agire; chi sta sotto il più alto paga la differenza.
picture-thumb-city = Città: 1.0 dà 1 moneta a carta, 1.1 l'edificio in offerta, 1.2 licenze, 1.3 una mano migliore, 1.4 la scelta della carta prezzi, 1.5 uno scambio sulla scala. Poi ognuno riceve il reddito del proprio grado: 4, 3, 2, 1.
picture-thumb-permits = Licenze: ognuna si usa subito per una bitta, per togliere una carta copertura o per costruire un edificio della tua riserva su una casella libera. Ogni altra licenza costa il totale più alto.
picture-thumb-influence = Influenza: dal prossimo giro la tua carta più bassa è sostituita dalla successiva più alta, al massimo sette volte.
picture-thumb-ships = Le navi devono andare in un molo libero e abbastanza grande: la dimensione è il numero minore di bitte sulle sue due banchine. Una nave che non ci sta è persa. Porta il carico, e il suo prestigio conta finché resta.
picture-thumb-orders = Gli incarichi vanno su un'area di carico libera o sono rifiutati pagando la penale. Un'area si può caricare se la casella sotto non ha la carta copertura.
picture-thumb-harbour = Porto: prima lavorano gli edifici di produzione, poi le merci vanno dalle navi agli incarichi passando dal magazzino. Due casse si reimballano in un container e viceversa, per 1 moneta.
picture-thumb-storage = Magazzino: una casella tiene 1 barile, container o passeggero, oppure 2 casse. Le merci non si buttano. Ogni pezzo ha bisogno di posto in magazzino tra la nave e l'incarico.
picture-thumb-prestige = Prestigio: il tuo segnalino sale al prestigio delle navi ai moli e degli edifici costruiti, e non scende quando le navi partono. Penali ed eventi lo abbassano.
picture-thumb-time = Tempo: ogni nave e ogni incarico perde un segnatempo a giro. Le navi senza segnatempo partono con ciò che è a bordo. Gli incarichi senza segnatempo si saldano: le merci si vendono ai prezzi attuali, un incarico completo dà il premio, ogni altro costa la penale.
picture-thumb-news = Giornale: l'evento si conosce un giro prima. Il numero muove la nave segnaturno; alla casella 20 la partita finisce e tutti gli incarichi si saldano.
picture-thumb-end = Merci, bitte, carte influenza ed edifici non costruiti non valgono nulla alla fine. I pareggi vanno al grado più alto.
picture-thumb-short = Partita breve: niente carte copertura, niente eventi, un primo edificio e tre merci all'inizio, tutte le carte sui piani cambiano a ogni giro, da 8 a 10 giri.
picture-thumb-solo = Solitario: dieci giri contro un Dummy che porta via navi, incarichi ed edifici. Da 500, 750, 1000 e 1251 punti raggiungi un livello migliore.

## Livelli dei bot, dal più mite al più forte. Le registrazioni riconoscono i bot da questi nomi.

level-1 = Portuale
level-2 = Caposquadra
level-3 = Spedizioniere
level-4 = Capo del porto
level-5 = Armatore
