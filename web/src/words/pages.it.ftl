# Le pagine intorno ai tavoli: inizio, nuovo tavolo, attesa, partecipare, account, impostazioni, problemi, informazioni.

## I giochi

page-game-shipyard = Shipyard
page-game-bremerhaven = Bremerhaven
page-game-discovery = L'epoca delle scoperte
page-card-shipyard-second = seconda edizione
page-card-shipyard-second-about = Costruisci navi tessera per tessera, dagli un equipaggio, falle navigare nei tuoi canali.
page-card-shipyard-first = prima edizione
page-card-shipyard-first-about = La traccia Azione aperta del 2009, con vuoti e giri.
page-card-bremerhaven = partita lunga o breve
page-card-bremerhaven-about = Offerte segrete per navi e ordini. Denaro per prestigio.
page-card-discovery = due punteggi, dodici viaggi
page-card-discovery-about = Guadagna con il commercio, poi manda le navi in dodici spedizioni.
page-card-players = { $least }–{ $most } giocatori · { $minutes } min
page-card-solo = solitario
page-card-levels = 5 livelli
page-warming = In preparazione: { $percent } %
page-warming-of = { $title } è in preparazione

## Inizio

page-home = Quattro giochi di navi e porti
page-home-lead = Con gli amici con un solo link, contro i bot o da soli. Per giocare non serve un account.
page-home-games = I giochi
page-home-go = Alla pagina iniziale
page-tables = Tavoli
page-play-bots = Gioca contro i bot
page-play-bots-of = Gioca contro i bot: { $title }
page-start = Apri un tavolo
page-start-of = Apri un tavolo: { $title }
page-learn = Impara
page-learn-of = Impara: { $title }
page-learn-a-game = Impara un gioco
page-join-by-link = Entra con un link
page-loading = Un momento …
page-close = Chiudi
page-cancel = Annulla
page-save = Salva
page-again = Riprova
page-more = Altre pagine
page-nav = Pagine

page-own = I tuoi tavoli
page-own-await = { $count ->
        [one] 1 ti aspetta
       *[other] { $count } ti aspettano
    }
page-own-next = prossimo tavolo
page-own-empty = Qui non c'è ancora nulla. Gioca subito contro i bot, oppure apri un tavolo e manda il link agli amici: le tue partite ti aspetteranno qui.
page-open = Tavoli aperti
page-open-waiting = { $count ->
        [one] 1 in attesa
       *[other] { $count } in attesa
    }
page-open-empty = Al momento nessuno aspetta. Apri un tavolo pubblico e qui lo vedranno tutti.
page-row-turn = tocca a te
page-row-waiting = aspetta giocatori
page-row-over = finita
page-row-closed = chiuso
page-row-thinks = tocca a { $name }
page-row-bot-thinks = un bot sta pensando
page-row-several = tocca a più giocatori
page-row-join = entra
page-row-watch = guarda
page-row-taken = { $taken } di { $seats }
page-row-bots = { $bots ->
        [one] Tu e un bot
       *[other] Tu e { $bots } bot
    }
page-row-alone = Da solo
page-row-nameless = Un tavolo

page-you = Tu
page-you-account = Accedi
page-you-signed-in = Account
page-you-stranger = Gioca subito: ricevi un nome e puoi cambiarlo qui quando vuoi.
page-you-guest = Giochi come ospite in questo browser. Con un account i tuoi tavoli ti seguono su altri dispositivi.
page-you-known = Hai effettuato l'accesso: i tuoi tavoli ti seguono su ogni dispositivo.
page-name = Nome che gli altri vedono
page-name-example = il tuo nome
page-name-saved = Salvato. Ai tavoli dove siedi già resta il vecchio nome.
page-name-help = Ai tavoli dove siedi già resta il tuo vecchio nome.
page-guest-names = Sterna, Pulcinella, Sula, Procellaria, Cormorano, Piviere, Piovanello, Gabbiano, Albatro, Avocetta, Chiurlo, Edredone, Fulmaro, Uria, Pellicano, Stercorario

## I bot

page-bots-how = Quanto forti?
page-bots-of = { $title } contro i bot
page-bots-rivals = Quanti bot
page-bots-alone = da solo
page-bots-count = { $count ->
        [one] 1 bot
       *[other] { $count } bot
    }
page-bots-level = livello { $level } di 5
page-bots-usual = per iniziare
page-bots-play-alone = Gioca da solo
page-solo-shipyard = Il solitario della seconda edizione: gli automi ti portano via tessere e azioni.
page-solo-bremerhaven = Il solitario: un Dummy fa offerte contro di te.
page-starting = Si comincia …

## Un nuovo tavolo

page-new = Nuovo tavolo
page-new-lead = Scegli un gioco e chi gioca. I posti si possono cambiare finché la partita non comincia.
page-new-game = Gioco
page-new-company = Come vuoi giocare?
page-company-friends = Con altri
page-company-bots = Contro i bot
page-company-device = Su un solo dispositivo
page-company-alone = Da solo
page-company-friends-help = Ricevi un link da mandare. I posti che restano liberi li possono prendere i bot.
page-company-bots-help = La partita comincia subito.
page-company-device-help = Vi passate il dispositivo; nessuno vede ciò che per gli altri è segreto.
page-company-alone-help = Il solitario; comincia subito.
page-company-mixed-help = Persone e bot insieme, come preferisci.
page-new-players = Giocatori
page-new-count = { $count ->
        [one] solitario
       *[other] { $count }
    }
page-new-seats = Posti
page-seat-of = Posto { $seat }
page-seat-me = { $name } (tu)
page-seat-here = Qualcuno qui
page-seat-open = Posto libero
page-seat-bot = { $name } (bot { $level } di 5)
page-seat-name = Nome al posto { $seat }
page-seat-name-here = nome
page-new-who = Chi può venire
page-visibility-link = Con il link
page-visibility-public = Tutti
page-visibility-private = Solo invitati
page-visibility-link-help = Chi ha il link vede il tavolo e può prendere un posto libero.
page-visibility-public-help = Il tavolo compare qui nell'elenco per tutti.
page-visibility-private-help = Solo chi riceve il tuo invito può vedere il tavolo.
page-new-spectators = Altri possono guardare
page-new-spectators-help = Vedono ciò che vedono tutti al tavolo, niente di segreto.
page-new-title = Nome del tavolo
page-new-title-example = Giovedì sera
page-new-open = Apri il tavolo
page-new-play = Gioca subito
page-new-all = Tutte le opzioni

page-option-edition = Edizione
page-option-edition-first = Prima, 2009
page-option-edition-second = Seconda, 2023
page-option-contracts = Contratti
page-option-contracts-random = A caso 3 + 3
page-option-contracts-sets = Set fissi
page-option-contracts-help = Tre per colore a caso, oppure set fissi di due e due.
page-option-employees = Dipendenti
page-option-employees-random = A caso
page-option-employees-spread = Distribuiti
page-option-employees-printed = Come stampato
page-option-employees-help = Come stanno intorno alla ruota; distribuiti vuol dire un ingegnere o reclutatore in ogni spazio.
page-option-middle_display = Prime tessere centrali
page-option-middle_display-stack = Tutte dalla pila I
page-option-middle_display-split = Cinque da ogni pila
page-option-loop_spaces = Spazi della traccia Azione
page-option-loop_spaces-help = Con 24 spazi la partita dura un turno in più.
page-option-solo_removed = Tessere prese dagli automi
page-option-solo_removed-discard = Possono tornare
page-option-solo_removed-out = Fuori dal gioco
page-option-variant = Durata
page-option-variant-long = Lunga
page-option-variant-short = Breve
page-option-variant-solo = Solitario
page-option-refuse_ships = Le navi si possono mandare via
page-option-refuse_ships-help = Chi vince una nave non deve per forza farla entrare in porto.
page-option-exchange_beats_dummy = La Borsa merci batte il Dummy
page-option-exchange_beats_dummy-help = Fissa i prezzi anche quando il Dummy vince la carta dei prezzi.
page-option-start_player = Primo turno
page-option-start_player-random = A caso
page-option-card_colour = Le navi di qualsiasi colore valgono per
page-option-card_colour-own = il loro colore
page-option-card_colour-row = il colore della fila
page-option-tie_joker = Una nave jolly non piazzata decide le parità
page-option-turn_cap = Turni dopo i quali la partita finisce
page-option-turn_cap-help = Per ogni giocatore; 0 vuol dire mai.
page-option-open_coins = Tutti vedono le monete di tutti
page-option-show_taken_orders = Gli ordini presi tra quelli esposti restano noti

## In attesa

page-lobby-waits = { $free ->
        [0] Si può cominciare
        [one] Un posto è libero
       *[other] { $free } posti sono liberi
    }
page-lobby-seats = Posti
page-lobby-free = Posto libero
page-lobby-you = tu
page-lobby-sit = Siediti qui
page-lobby-by-itself = La partita comincia da sola quando tutti i posti sono occupati.
page-lobby-start = Comincia ora
page-lobby-start-help = { $free ->
        [one] Un bot ({ $bot }) prende il posto libero.
       *[other] I bot ({ $bot }) prendono i posti liberi.
    }
page-lobby-leave = Alzati
page-lobby-close = Sciogli il tavolo
page-lobby-invite = Invita
page-lobby-link = Link a questo tavolo
page-lobby-text = Gioca con me a { $title }.
page-lobby-chat = Chat
page-lobby-learn = Impara il gioco mentre aspetti
page-copy = Copia
page-copied = Copiato
page-share = Condividi
page-device = Gioca questo posto anche su un altro dispositivo
page-device-link = Link per il tuo altro dispositivo
page-device-help = Tienilo per te: chi lo ha gioca il tuo posto. Vale una settimana.

## Partecipare

page-join = Entra
page-join-title = Entra in un tavolo
page-join-device = Il tuo posto, su questo dispositivo
page-join-paste = Link o numero del tavolo
page-join-not-a-link = Questo non è un link a un tavolo. Copialo per intero, da https fino alla fine.
page-join-invited = { $name } ti invita
page-join-sit = Prendi posto
page-join-help = Non serve un account. Con questo browser puoi tornare al tavolo quando vuoi.
page-join-full = Tutti i posti sono occupati.
page-join-playing = Questa partita è già cominciata.
page-join-over = Questa partita è finita.
page-join-closed = Questo tavolo è stato sciolto.
page-join-look = Guarda la partita

## Account

page-account = Account
page-account-stranger = Qui è la tua prima volta. Per giocare non serve un account: basta un nome, oppure accedi se ne hai uno.
page-account-guest = Giochi come ospite: questo browser si ricorda di te. Con un account puoi continuare da ogni dispositivo.
page-account-known = Hai effettuato l'accesso. I tuoi tavoli ti seguono su ogni dispositivo.
page-account-signed-in = Accesso come { $login }
page-claim = Crea un account
page-claim-help = Tutti i tuoi tavoli restano tuoi. Non serve un indirizzo e-mail; solo la password ti fa rientrare.
page-claim-do = Crea l'account
page-sign-in = Accedi
page-sign-in-help = Con il nome e la password del tuo account.
page-sign-in-guest-help = Da quel momento giochi con quell'account. I tavoli dell'ospite che sei ora restano all'ospite.
page-sign-out = Esci
page-login = Nome dell'account
page-password = Password
page-password-help = Almeno 8 caratteri.
page-password-others = Tutti gli altri tuoi browser dovranno accedere di nuovo.
page-password-old = Password attuale
page-password-new = Nuova password
page-password-change = Cambia la password
page-password-changed = La password è stata cambiata.
page-data = I tuoi dati
page-data-help = Si conservano il tuo nome, i tuoi posti, ciò che hai scritto nelle chat e quali browser hanno effettuato l'accesso. Nient'altro, e nulla va altrove.
page-data-save = Salva in un file
page-data-delete = Cancellami
page-data-delete-help = Il tuo nome, il tuo account e le tue righe di chat vengono cancellati per sempre. Le partite giocate con altri restano, senza il tuo nome.
page-data-delete-sure = Sì, cancellami per sempre

## Impostazioni

page-settings = Impostazioni
page-settings-lead = Valgono subito e restano in questo browser.
page-settings-look = Aspetto
page-settings-language = Lingua
page-settings-theme = Colori
page-theme-auto = Come il dispositivo
page-theme-light = Chiari
page-theme-dark = Scuri
page-settings-size = Dimensione del testo
page-settings-size-help = Tutto cresce insieme, anche tabelloni e pezzi.
page-settings-percent = { $percent } %
page-settings-play = Al tavolo
page-settings-motion = Movimento dei pezzi
page-motion-normal = Normale
page-motion-fast = Veloce
page-motion-off = Nessuno
page-settings-motion-help = Se il tuo dispositivo chiede meno movimento, non ce n'è.
page-settings-single = Gioca da sé le mosse obbligate
page-settings-single-help = Dove è possibile una sola mossa, entra subito nella tua bozza. Il turno lo confermi sempre tu.
page-settings-text = Modalità testo
page-settings-text-help = Tavoli come titoli, elenchi e tabelle invece di un tabellone disegnato. T la attiva a ogni tavolo.
page-settings-sound = Suono quando tocca a te
page-settings-account = Nome, password e i tuoi dati:

## Problemi

page-problem-lost = Fuori dalla carta
page-problem-lost-help = A questo indirizzo non c'è nessuna pagina. Forse una lettera si è persa per strada.
page-problem-unknown = Nessun tavolo
page-problem-unknown-help = Questo tavolo non esiste, oppure è privato. Se qualcuno ti ha invitato, chiedi il link intero: la chiave alla fine apre la porta.
page-problem-link = Questo link non porta più da nessuna parte
page-problem-link-help = I link a un posto valgono una settimana. Creane uno nuovo sul dispositivo con cui giochi.
page-problem-forbidden = Solo per chi è al tavolo
page-problem-forbidden-help = Questa partita non ha spettatori. Se è tua, accedi con il tuo account o usa il browser con cui hai cominciato.
page-problem-away = Il servizio non risponde
page-problem-away-help = Le tue partite lì sono al sicuro. Forse si sta riavviando, o la tua connessione è caduta. Riprova tra poco.
page-problem-ended = La tua sessione è finita
page-problem-ended-help = Sei uscito, oppure la password è stata cambiata in un altro browser. Accedi di nuovo per continuare; gli ospiti ricominciano.
page-problem-busy = Un momento, per favore
page-problem-busy-help = Adesso qui c'è molto da fare. Aspetta un poco e riprova.

page-refused-wait = Riprova tra { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }.
page-refused-away = Il servizio non risponde. Le tue partite sono al sicuro; riprova tra poco.
page-refused-not-signed-in = Prima di' chi sei.
page-refused-wrong-password = Questo nome e questa password non vanno insieme.
page-refused-forbidden = Questo non spetta a te.
page-refused-unknown = Questo tavolo non esiste, o non puoi saperne nulla.
page-refused-stale = Il tavolo è cambiato: guarda di nuovo.
page-refused-refused = A questo tavolo adesso non si può.
page-refused-not-ready = Questo gioco è ancora in preparazione. Ci vogliono uno o due minuti, una volta sola.
page-refused-bad-record = Questa non è una registrazione leggibile.
page-refused-bad-position = Questa non è una posizione leggibile.
page-refused-bad-option = Così non si può scegliere.
page-refused-too-many = Troppe volte.
page-refused-took-too-long = Ci è voluto troppo tempo. Riprova.
page-refused-too-large = È troppo grande.
page-refused-malformed = Qualcosa nel modulo non va.
page-refused-failed = Qualcosa è andato storto. È stato annotato.

## Importare una registrazione

page-import = Importa una partita
page-import-lead = Una registrazione di Fairlead diventa un tuo tavolo: rivedi una partita finita, o continua una partita interrotta.
page-import-choose = Scegli un file o trascinalo qui
page-import-chosen = { $file }
page-import-paste = oppure incolla il testo della registrazione
page-import-do = Apri la partita
page-import-help = Il tavolo è privato e tutti i posti sono tuoi.
page-import-large = Questo file è troppo grande per una registrazione.

## Informazioni

page-about-short = Informazioni
page-about = Informazioni su Fairlead
page-about-lead = Fairlead è software libero per giocare nel browser a giochi da tavolo di navi e porti: con gli amici, contro i bot o da soli.
page-about-independent = Un progetto indipendente
page-about-independent-text = Fairlead non è affiliato, approvato o collegato agli autori o agli editori dei giochi. Le regole sono raccontate con parole nostre; tutti i testi e i disegni sono nostri. I nomi dei giochi appartengono ai loro titolari.
page-about-shipyard-second = un gioco di Vladimír Suchý, 2023
page-about-shipyard-first = un gioco di Vladimír Suchý, 2009
page-about-bremerhaven = un gioco di Robert Auerochs, 2013
page-about-discovery = un gioco di Alfred Viktor Schulz, 2007
page-about-buy = Se un gioco ti piace, compralo: su un tavolo vero è ancora più bello.
page-about-kept = Che cosa si conserva
page-about-kept-text = Un cookie dice chi sei, un altro protegge i moduli da altri siti, e le tue impostazioni restano nel tuo browser. Nessun tracciamento, nessuna pubblicità, e nulla viene caricato da altrove.
page-about-kept-link = Vedi o cancella ciò che si conserva su di te
page-about-licences = Licenze
page-about-licences-text = Fairlead è sotto la licenza MIT: usalo, cambialo, condividilo. Le pagine sono fatte con:
page-about-what = Che cosa
page-about-licence = Licenza
