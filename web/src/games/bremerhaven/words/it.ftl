# Etichette che servono solo al browser.

ui-board-city = Città
ui-board-sea = Mare: navi
ui-board-land = Terra: incarichi
ui-bid-spaces = Spazi delle offerte
ui-settled-order = da sinistra a destra; a parità vince il grado più alto
ui-sub-park = denaro per carta
ui-sub-permit = amplia
ui-sub-influence = carte migliori
ui-sub-prices = scegli
ui-sub-ladder = scambia due
ui-none-left = finiti
ui-no-area = nessuna area libera
ui-own-harbour = Il tuo porto
ui-harbour-of = Porto di { $player }
ui-open-harbour = Mostra il porto di { $player }
ui-close = Chiudi
ui-docks = Moli
ui-fields = Aree di carico, caselle, prestigio
ui-dock = Molo { $dock }, dimensione { $size }
ui-dock-short = molo { $dock }, dim. { $size }
ui-dock-free = { $size ->
        [0] Molo libero: navi senza bitte
        [one] Molo libero: navi fino a 1 bitta
       *[other] Molo libero: navi fino a { $size } bitte
    }
ui-dock-upper = { $bollards ->
        [0] la banchina sopra non ha ancora bitte
       *[other] la banchina sopra ne ha solo { $bollards }
    }
ui-dock-lower = { $bollards ->
        [0] la banchina sotto non ha ancora bitte
       *[other] la banchina sotto ne ha solo { $bollards }
    }
ui-dock-both = { $bollards ->
        [0] le due banchine non hanno ancora bitte
       *[other] le due banchine ne hanno { $bollards }
    }
ui-wall = Banchina { $wall }, { $bollards ->
        [one] 1 bitta
       *[other] { $bollards } bitte
    }
ui-cargo = Merci a bordo di { $ship }
ui-ship-stays = { $rounds ->
        [one] salpa ora
       *[other] ancora { $rounds } giri
    }
ui-area = Area di carico { $area }
ui-area-free = libera
ui-area-closed = chiusa dalla copertura sotto
ui-area-shut = area chiusa
ui-order-state = { $loaded } di { $asked }: ora { $gain }
ui-field = Casella { $field }
ui-prestige-marker = Segnalino prestigio su { $prestige }, { $out } esposto
ui-fill = completa
ui-fill-order = completa { $order } il più possibile
ui-unload-all = scarica tutto
ui-next-prices = la prossima carta se nessuno sceglie
ui-choose-prices = Scegli i prezzi
ui-progress = Avanzamento
ui-last-round = ultimo giro
ui-rounds-left = da { $least } a { $most } giri
ui-newspaper = Notizie del Weser
ui-no-event = In questo giro non c'è nessun evento.
ui-no-news = In questa partita non ci sono eventi.
ui-own-cards = Le tue carte e la tua riserva
ui-pile-ships = ancora { $count } navi nel mazzo
ui-pile-orders = ancora { $count } incarichi nel mazzo
ui-pile-buildings = ancora { $count } edifici nel mazzo
ui-hand = Le tue carte influenza
ui-influence-card = Influenza { $value }
ui-influence-placed = Influenza { $value }, giocata
ui-cards-left = { $count ->
        [one] ancora 1 carta da giocare
       *[other] ancora { $count } carte da giocare
    }
ui-supply = Merci della riserva
ui-works = Edifici che possono lavorare
ui-works-not = spazio o denaro non bastano per tutti
ui-to-go = ancora { $missing }
ui-money = Denaro
ui-prestige = Prestigio
ui-tab-fields = Caselle
ui-tab-docks = Moli
ui-tab-market = Prezzi, notizie
ui-tab-rivals = Rivali

## Modo testo

ui-text-space = Spazio delle offerte
ui-text-offer = In palio
ui-text-bids = Carte
ui-text-winner = Vincitore
ui-text-total = totale { $total }
ui-text-face-down = { $count ->
        [one] 1 carta coperta
       *[other] { $count } carte coperte
    }
ui-text-own-face-down = le vedi solo tu
ui-text-pays = paga { $price }
ui-text-stays = resta
ui-text-waits = attende
ui-text-rounds = { $rounds ->
        [one] 1 giro
       *[other] { $rounds } giri
    }
ui-text-bollards = { $bollards ->
        [one] 1 bitta
       *[other] { $bollards } bitte
    }
ui-text-fits = entra nel molo { $docks }
ui-text-bonus = premio { $terms }
ui-text-penalty = penale { $terms }
ui-text-sales = ricavo attuale { $sales }
ui-text-none = niente
ui-text-rank = Grado
ui-text-income = Rendita
ui-text-who = Chi
ui-text-good = Merce
ui-text-price = Prezzo
ui-text-next = Prossima carta
ui-text-means = Mezzi
ui-text-cash = Contanti
ui-text-deposit = In banca
ui-text-out = Prestigio esposto
ui-text-cards = Carte influenza di questo giro
ui-text-in-hand = In mano
ui-text-stock = Riserva
ui-text-next-cards = Prossimo giro
ui-text-wall = Banchina
ui-text-walls = Banchine
ui-text-count = Bitte
ui-text-next-bollard = Prezzo della prossima
ui-text-dock = Molo
ui-text-size = Dimensione
ui-text-ship = Nave
ui-text-aboard = A bordo
ui-text-left = Giri rimasti
ui-text-area = Area di carico
ui-text-order = Incarico
ui-text-loaded = Caricato
ui-text-lacking = Manca
ui-text-terms = Premio, penale
ui-text-now = Saldato ora
ui-text-fields = Caselle
ui-text-cover = copertura, prezzo { $price }
ui-text-empty = vuota
ui-text-storage = Magazzino
ui-text-room = Posto per altre
ui-text-amount = Quantità
ui-text-effects = Che cosa farebbe ora l'evento
ui-text-past = Eventi passati: { $events }
ui-text-come = Eventi che possono ancora arrivare: { $events }
ui-text-money-from = Da dove vengono denaro e prestigio
ui-text-former = Carte del giro precedente
ui-text-piles = Mazzi
