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

## Piani, spazi offerta, gradi, fasi, varianti, fasce del solitario

board-city = Città
board-sea = Mare
board-land = Terra
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
variant-long = partita lunga
variant-short = partita breve
variant-solo = solitario
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
