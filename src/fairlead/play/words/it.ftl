# Parole generali: il comando, il terminale, ciò che tutti i giochi hanno in comune.

yes = sì
no = no

## Nomi

person = Skipper
person-number = Skipper { $number }

## La partita nel terminale

welcome = { $title }{ $options }, { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }, seme { $seed }. r mostra le regole, ? aiuta, q salva ed esce.
welcome-position = { $title }{ $options }, { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }. r mostra le regole, ? aiuta, q salva ed esce.
resumed = Ripresa { $file } dopo { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }.
choose-game = Quale gioco?
choose-game-players = da { $least } a { $most } giocatori
choose-prompt = numero o nome (Invio: { $usual }) >
choose-value = { $option }, { $values } (Invio: { $usual }) >
choose-bots = Quanto devono essere forti i bot?
choose-again = "{ $text }" non è tra queste: { $values }. q esce.
recording = La partita è registrata in { $file }.
narrow = Questa finestra è larga { $width } colonne; da { $needed } colonne in poi ci sta tutto.
preparing = Compilazione delle regole (una volta per computer)
waiting-bot = { $player } sta pensando
waiting-hint = Ricerca di buone mosse
waiting-compile = Compilazione dei bot (solo ora, 1 o 2 minuti)
bots-stopped = I bot non possono continuare: { $reason }
news = Dalla tua ultima mossa
pass-keyboard = Passa la tastiera a { $player }.
press-enter = Premi Invio quando nessun altro guarda.
prompt = { $player } >
prompt-which = quale? >
menu-move = Mossa
menu-cost = Costo
menu-brings = Porta
menu-final = ! nelle mosse: non si può annullare, perché scopre una carta o una tessera, finisce il tuo turno o è definitiva per le regole.
menu-back = torna alle altre mosse
menu-can-undo = u annulla: { $move }
command-undo = annulla
command-hint = consiglio
command-help = aiuto
command-table = tavolo
command-log = cronaca
command-moves = mosse
command-rules = regole
command-save = salva
command-quit = esci
command-back = indietro
undone = Annullato: { $move }.
undo-nothing = Non c'è nulla da annullare: in questo turno non hai ancora mosso.
undo-barrier = Questo non si può annullare: la tua ultima mossa ha scoperto una carta o una tessera, finito un turno o è definitiva per le regole.
saved = Salvato in { $file }.
save-failed = Impossibile salvare in { $file }: { $reason }
save-later = Impossibile scrivere { $file } ({ $reason }); la partita continua e all'uscita sarà salvata altrove.
save-taken = Nel frattempo qualcun altro ha cambiato { $file }; questa partita continua in { $other }.
resume-with = Per continuare: { $command }
show-with = Per rivederla: { $command }
goodbye = Arrivederci.
save-not-record = { $file } esiste già e non è la registrazione di una partita; scegli un altro nome.
log-heading = Finora
log-empty = Non è ancora successo nulla.
hint-heading = A che cosa penserebbe un bot forte
hint-number = La mossa { $number } non c'è; le mosse sono numerate da 1 a { $count }.
hint-unknown = «{ $text }» non si capisce. Scrivi il numero di una mossa, le sue parole, o ? per l'aiuto.
hint-near = «{ $text }» non si capisce. Intendevi «{ $near }»?
hint-several = «{ $text }» può indicare più mosse: { $moves }.
hint-several-more = «{ $text }» può indicare più mosse: { $moves } e altre { $more }.
hint-refused = { $move } ora non si può giocare: { $reason } ({ $clause }).
hint-empty = Scrivi il numero di una mossa, o ? per l'aiuto.
help-moves = Scrivi il numero di una mossa, o le sue parole («{ $label }»), o la forma breve delle registrazioni («{ $text }»). Basta l'inizio, se una sola mossa comincia così.
help-undo = annulla l'ultimo passo, finché nulla è stato scoperto
help-hint = le mosse migliori, come le vedrebbe un bot forte al tuo posto
help-help = questo aiuto
help-table = mostra di nuovo il tavolo
help-log = che cosa è successo finora, le ultime 30 frasi
help-moves-command = mostra di nuovo le mosse
help-rules = le regole di questo gioco in breve
help-save = salva adesso; «{ $word } FILE» salva in un altro file
help-quit = salva ed esci
final-title = La partita è finita
final-place = Posto
final-player = Giocatore
final-total = Totale
final-winner = { $count ->
        [one] Vince { $players }.
       *[other] Vincono insieme { $players }.
    }

## Simulazione

simulating = { $games } partite casuali in corso
simulation-title = { $title }{ $options }: { $games } partite casuali, { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
simulation-seat = Posto { $number }
simulation-mean = Punti in media
simulation-deviation = Scarto quadratico medio
simulation-range = Dal più basso al più alto
simulation-firsts = Primi posti
simulation-length = Decisioni per partita: in media { $mean }, minimo { $shortest }, massimo { $longest }
simulation-speed = { $decisions } decisioni in { $seconds } s con { $threads ->
        [one] 1 thread
       *[other] { $threads } thread
    }: { $rate } decisioni/s
stopped = Interrotto.

## Compilazione

compiling = Compilazione di { $title }
compile-ready = { $title }: tutto era già pronto ({ $seconds } s).
compile-done = { $title }: compilato in { $seconds } s.
compile-failed = { $title }: la compilazione non è riuscita.
compile-cache = Il codice macchina è in { $folder }.
compile-removed = { $count ->
        [one] 1 vecchia versione è stata eliminata.
       *[other] { $count } vecchie versioni sono state eliminate.
    }
compile-plain = FAIRLEAD_PYTHON è impostato: le regole girano come semplice Python, non c'è nulla da compilare.

## Registrazioni

record-title = { $title }, regole { $version }, { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }, { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }
record-seed = Seme { $seed }
record-position = Iniziata da una posizione
record-options = Opzioni: { $options }
record-number = N.
record-player = Giocatore
record-move = Mossa
record-told = Che cosa è successo
record-secret = (segreta)
record-to-act = Tocca a: { $player }

## Riga di comando

cli-description = Giochi da tavolo strategici di mare: giocare nel terminale, simulare, guardare registrazioni.
cli-usage = uso:
cli-commands = comandi
cli-arguments = argomenti
cli-options = opzioni
cli-meta-command = COMANDO
cli-meta-game = GIOCO
cli-meta-option = NOME=VALORE
cli-meta-names = NOME,NOME
cli-meta-file = FILE
cli-game-options = opzioni di { $title } (-o NOME=VALORE)
cli-examples = esempi
cli-help = mostra questo aiuto ed esce
cli-version = mostra la versione ed esce
cli-lang = lingua: en, de o it (predefinito: quella del tuo ambiente, altrimenti inglese)
cli-game = nome del gioco (predefinito: discovery; giochi: { $games })
cli-play-game = nome del gioco; senza, ti viene chiesto (giochi: { $games })
cli-option = un'opzione del gioco, come edition=first; si può ripetere
cli-play = gioca una partita: tu contro i bot, o più persone a una tastiera
cli-play-players = numero di giocatori (predefinito: quante le persone e i bot indicati, altrimenti 3)
cli-play-people = quante sono persone (predefinito: quanti i nomi, senza nomi 1); gli altri sono bot
cli-play-names = nomi delle persone, come Ann,Bo
cli-play-seats = posti delle persone, contati da 0, come 0,2 (predefinito: i primi posti)
cli-play-bot = un bot, come da level1 a level5 (dal più mite al più forte), random o greedy; una volta per bot, l'ultimo occupa anche gli altri posti (predefinito: level2)
cli-play-seed = un numero che fissa la distribuzione e i bot, per rigiocare la stessa partita
cli-play-record = registra la partita in questo file dopo ogni mossa; se contiene una partita, la continua
cli-play-resume = continua la partita di questo file (senza file: quella salvata per ultima)
cli-simulate = gioca molte partite casuali alla massima velocità e mostra i risultati
cli-simulate-games = numero di partite (predefinito: 10000)
cli-simulate-players = numero di giocatori (predefinito: 3)
cli-simulate-threads = thread (predefinito: tutti i processori)
cli-simulate-seed = seme della prima partita; la partita i usa seme + i (predefinito: 0)
cli-simulate-checked = controlla tutte le invarianti dopo ogni decisione (più lento)
cli-simulate-json = stampa i risultati come JSON
cli-compile = compila adesso i giochi, i loro bot e gli ambienti, così poi partono subito
cli-compile-games = giochi da compilare (predefinito: tutti)
cli-show = stampa la registrazione di una partita mossa per mossa
cli-show-file = file con la registrazione di una partita
cli-show-seat = racconta ciò che ha visto questo posto (predefinito: ciò che hanno visto gli spettatori)
cli-show-table = mostra anche il tavolo dopo l'ultima mossa
error = fairlead: { $reason }
error-file = { $file } non si può leggere: { $reason }
error-not-record = { $file } non è una registrazione leggibile: { $reason }
error-not-text = non è un file di testo
error-write = { $file } non si può scrivere: { $reason }
error-option = -o vuole NOME=VALORE, come turn_cap=50, non { $text }.
error-players-twice = Indica il numero di giocatori una volta sola, con --players o con -o players=.
error-number = { $option } vuole un numero intero da { $low } a { $high }, non { $text }.
error-names = { $names ->
        [one] È stato dato 1 nome
       *[other] Sono stati dati { $names } nomi
    } per { $people ->
        [one] 1 persona
       *[other] { $people } persone
    }.
error-name-missing = In «{ $text }» manca un nome: scrivi i nomi separati da una virgola, come Ann,Bo.
error-name-twice = Due persone non possono chiamarsi entrambe «{ $name }».
error-people = { $people } persone non stanno a un tavolo di { $players }: aggiungi --players { $people }.
error-seats = { $text } non sono posti: indica posti diversi da 0 a { $last }, come 0,2.
error-seats-people = { $seats ->
        [one] È stato indicato 1 posto
       *[other] Sono stati indicati { $seats } posti
    } per { $people ->
        [one] 1 persona
       *[other] { $people } persone
    }.
error-other-game = { $file } contiene un'altra partita ({ $what }: { $found }); indica un file nuovo, o togli quell'opzione.
error-two-files = Indica un solo file: --record o --resume.
error-no-file = { $option } vuole il nome di un file.
error-nothing-saved = Non c'è nessuna partita salvata da continuare. Iniziane una con: fairlead play
error-bot-name = «{ $name }» è il nome dei bot; scegli un altro nome.
error-bots = { $bots ->
        [one] È stato indicato 1 bot
       *[other] Sono stati indicati { $bots } bot
    } per { $seats ->
        [one] 1 posto libero
       *[other] { $seats } posti liberi
    }.

## Arena

cli-meta-bot = BOT
cli-meta-shares = BASSA:ALTA
cli-meta-address = INDIRIZZO
cli-meta-folder = CARTELLA
cli-arena = fa giocare i bot l'uno contro l'altro, ogni distribuzione da ogni posto, e misura quanto sono forti
cli-arena-bot = un bot, come random, greedy o greedy:width=3; una volta per ogni bot (predefinito: greedy e random)
cli-arena-players = numero di giocatori (predefinito: 2)
cli-arena-table = chi incontra chi: all (ogni scelta di bot diversi), one (ogni bot da solo contro copie di ciascun altro), first (solo il primo bot, contro copie); predefinito: all, con meno bot che posti first
cli-arena-seeds = numero di distribuzioni, ognuna giocata una volta con ogni rotazione dei posti (predefinito: 50)
cli-arena-games = in alternativa il numero di partite, arrotondato a distribuzioni intere
cli-arena-seed = seme della prima distribuzione; la distribuzione i usa seme + i (predefinito: 0)
cli-arena-jobs = processi che giocano insieme (predefinito: uno per processore)
cli-arena-file = conserva ogni partita in questo file (SQLite); lo stesso comando riprende da dove si era fermato
cli-arena-html = scrive in questo file un rapporto con grafici
cli-arena-json = stampa i risultati come JSON
cli-arena-sprt = si ferma appena è deciso se la quota di primi posti del primo bot è la più bassa o la più alta, come 0.5:0.6
cli-arena-ray = gioca su un cluster Ray a questo indirizzo (senza indirizzo: su un Ray di questa macchina)
cli-arena-solo = fa giocare a ogni bot il solitario sulle stesse distribuzioni e mostra quali livelli raggiunge
arena-playing = Si giocano { $games } partite
arena-title = { $title }{ $options }: { $players ->
        [one] solitario
       *[other] { $players } giocatori
    }, { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $seeds ->
        [one] 1 distribuzione
       *[other] { $seeds } distribuzioni
    } dal seme { $seed }
arena-incomplete = Sono state giocate { $done } partite su { $games }.
arena-bot = Bot
arena-rating = Punteggio
arena-games = Partite
arena-firsts = Primi posti
arena-place = Posto medio
arena-points = Punti in media
arena-time = Tempo per mossa
arena-slowest = La più lenta
arena-ahead = Davanti all'altro
arena-even = caso: { $share }
arena-length = Decisioni per partita: in media { $mean }, minimo { $shortest }, massimo { $longest }
arena-decided-high = Il test ha deciso dopo { $seeds } distribuzioni: { $bot } ottiene { $high } dei primi posti piuttosto che { $low }.
arena-decided-low = Il test ha deciso dopo { $seeds } distribuzioni: { $bot } ottiene { $low } dei primi posti piuttosto che { $high }.
arena-undecided = Il test non ha deciso tra { $low } e { $high } in { $seeds } distribuzioni.
arena-unrated = nessun giudizio
arena-band-reached = { $band } (da { $least })
arena-written = Rapporto: { $file }
arena-kept = Ciò che è stato giocato è conservato in { $file }; lo stesso comando riprende da lì.
arena-report-points = Punti in una partita
arena-report-decisions = decisioni in una partita
arena-report-length = Durata delle partite
arena-report-time = Tempo per mossa: medio e massimo
arena-report-bands = Livelli raggiunti
arena-report-test = Test sequenziale
arena-report-deals = distribuzioni
arena-report-ratio = logaritmo del rapporto di verosimiglianza
arena-report-note = Ogni distribuzione è stata giocata con ogni rotazione dei posti. Gli intervalli sono di confidenza al 95 %; le partite di una distribuzione contano come una sola osservazione, perché non sono indipendenti. I primi posti condivisi contano in parte, e di più copie di un bot allo stesso tavolo conta la media. I punteggi sono di OpenSkill (Plackett–Luce); la cifra dopo ± è la loro incertezza.
arena-report-note-solo = Ogni bot ha giocato le stesse distribuzioni. Gli intervalli sono di confidenza al 95 %.
arena-report-made = Prodotto da Fairlead { $version }.
error-shares = --sprt vuole due quote tra 0 e 1 separate da due punti, prima la più bassa, come 0.5:0.6, non { $text }.
error-solo-only = { $option } non va con --solo: ogni bot gioca da solo.

## Suggerimenti

advice = { $move }: probabilità di vittoria { $chance }, circa { $points } punti
advice-solo = { $move }: circa { $points } punti
advice-only = { $move }: l'unica mossa
advice-often = (meglio essere imprevedibili: da giocare nel { $often } dei casi)

## Analisi

cli-review = riguardare una partita: probabilità di vittoria mossa per mossa, mosse migliori, fortuna e bravura
cli-review-file = file con la registrazione di una partita, finita o no
cli-review-html = scrivere in questo file una pagina con un grafico e tutte le decisioni
cli-review-json = mostrare l'analisi in formato JSON
cli-review-sims = simulazioni per ogni decisione (predefinito: { $sims }); di più sono più lente e più sicure
cli-review-seed = seme dei dadi propri della ricerca (predefinito: 0)
review-thinking = Riflessione su { $moves } mosse
review-heading = { $title }, analisi: { $players }
review-title = { $title }{ $options }: { $players ->
        [one] partita in solitario
       *[other] { $players } giocatori
    }, { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    }, { $sims ->
        [one] 1 simulazione
       *[other] { $sims } simulazioni
    } per decisione
review-unfinished = La partita non è finita: la fortuna è nota fin dove arrivano le mosse.
review-chances = Probabilità di vittoria
review-points = Punti attesi
review-moves = mosse
review-balance = Bravura e fortuna
review-start = Inizio
review-skill = Bravura
review-luck = Fortuna
review-result = Risultato
review-choices = Scelte
review-accuracy = Precisione
review-turning = Svolte
review-calm = Nessun singolo momento ha cambiato molto.
review-better-moves = Mosse migliori
review-flawless = Per nessuna decisione è stata trovata una mossa migliore.
review-more = E altre { $count }.
review-decisions = Tutte le decisioni con una scelta
review-before = Prima
review-after = Dopo
review-better-move = Meglio
review-better = Mossa { $number }, { $player }: { $move }. Meglio: { $better }, { $expected } invece di { $after }.
review-luck-good = Dopo la mossa { $number } ({ $move }) la fortuna aiuta { $player }: da { $after } a { $later }.
review-luck-bad = Dopo la mossa { $number } ({ $move }) la fortuna è contro { $player }: da { $after } a { $later }.
review-note = Le probabilità del primo posto sono stime di una ricerca che sa solo ciò che sapeva chi decideva. Prima: dopo la migliore mossa trovata; dopo: dopo la mossa giocata; la differenza è la bravura. La fortuna è il cambiamento fino alla prossima scelta dello stesso giocatore: carte scoperte, mosse degli altri ed errori della stima. Entrambe sono punti percentuali; inizio, bravura e fortuna sommati danno il risultato. Una mossa è considerata migliore da { $least } punti percentuali in su; la precisione è la quota di scelte senza mossa migliore.
review-note-solo = I punti sono stime di una ricerca che sa solo ciò che sapeva il giocatore. Prima: dopo la migliore mossa trovata; dopo: dopo la mossa giocata; la differenza è la bravura. La fortuna è il cambiamento fino alla prossima scelta: carte scoperte ed errori della stima. Inizio, bravura e fortuna sommati danno il risultato. Una mossa è considerata migliore dal { $least } % dei punti attesi in su; la precisione è la quota di scelte senza mossa migliore.
review-written = Pagina: { $file }

## Servizio

cli-serve = offrire tavoli ai browser: si gioca con un link, tra persone e con i bot
cli-worker = giocare i turni dei bot per servizi che condividono un database PostgreSQL e Redis
cli-backup = scrivere in un solo file tutto ciò che contiene il database, mentre il servizio è attivo
cli-restore = rimettere un backup in un database, SQLite o PostgreSQL
cli-check-tables = rigiocare il registro di ogni tavolo e confrontarlo con le posizioni salvate
cli-settings = impostazioni
cli-settings-order = Un'opzione vale più della variabile d'ambiente tra parentesi, questa più del file di impostazioni.
cli-default = predefinito: { $value }
cli-serve-open = aprire il browser appena il servizio è pronto
cli-serve-settings = file TOML con le impostazioni (predefinito: { $file }, se esiste)
cli-serve-host = indirizzo su cui ascoltare; 0.0.0.0 ammette altri computer
cli-serve-port = porta su cui ascoltare; 0 ne prende una libera
cli-serve-database = dove si conservano i tavoli: un file SQLite o un database PostgreSQL
cli-serve-redis = Redis, necessario perché più processi servano gli stessi tavoli
cli-serve-address = come i browser raggiungono il servizio se c'è davanti un reverse proxy, per esempio https://games.example.org
cli-serve-proxies = indirizzi dei reverse proxy a cui si crede su chi chiede, separati da virgole
cli-serve-bot-processes = processi che pensano per i bot; 0 lascia i bot a fairlead worker
cli-serve-session-days = giorni senza visite dopo i quali un browser viene dimenticato
cli-serve-rate-limits = se un browser che chiede troppo spesso deve aspettare
cli-serve-log-level = quanto si registra: debug, info, warning o error
cli-serve-log-format = forma del registro: text, oppure json con un oggetto per riga
cli-serve-client = cartella del client per browser; senza, quello fornito con Fairlead
cli-backup-file = file da scrivere, un file SQLite; custodiscilo bene, contiene tutti i segreti dei tavoli
cli-backup-overwrite = sostituire il file se esiste già
cli-restore-file = file scritto da fairlead backup
cli-restore-overwrite = sostituire tutto ciò che contiene il database; ferma prima il servizio
serve-ready = Fairlead è su { $address } (Ctrl-C lo termina).
serve-no-browser = Da qui non si è potuto aprire un browser: apri { $address } nel tuo.
backup-running = Backup in corso
backup-done = { $rows ->
        [one] 1 riga è stata scritta in { $file }.
       *[other] { $rows } righe sono state scritte in { $file }.
    }
restore-running = Ripristino in corso
restore-done = { $rows ->
        [one] 1 riga è stata ripristinata da { $file }.
       *[other] { $rows } righe sono state ripristinate da { $file }.
    }
check-running = Controllo dei tavoli
check-fault = Tavolo { $table }: { $reason }
check-clean = { $tables ->
        [one] 1 tavolo controllato: tutto a posto.
       *[other] { $tables } tavoli controllati: tutto a posto.
    }
check-damaged = { $count ->
        [one] 1 tavolo su { $tables } è danneggiato.
       *[other] { $count } tavoli su { $tables } sono danneggiati.
    }
error-no-database = Non c'è nessun database { $file }. Indicane uno con --database, oppure avvia una volta il servizio con: fairlead serve
error-worker-redis = Un worker ha bisogno del Redis usato dai servizi: aggiungi --redis, per esempio redis://localhost:6379/0.
