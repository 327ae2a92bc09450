# Le parole proprie del client: ciò che circonda i tavoli di ogni gioco. Le pagine hanno le loro in pages.it.ftl.

game-discovery = Age of Discovery
game-shipyard = Shipyard
game-bremerhaven = Bremerhaven
loading = Caricamento …
close = Chiudi
yes = sì
no = no
seat-open = posto libero
bot-level1 = bot, livello 1
bot-level2 = bot, livello 2
bot-level3 = bot, livello 3
bot-level4 = bot, livello 4
bot-level5 = bot, livello 5

## Barra in alto

nav-tools = Strumenti
nav-theme = Chiaro o scuro
nav-settings = Impostazioni
nav-hint = Suggerimento (H)
nav-result = Risultato
nav-rules = Regole (?)
nav-text = Modalità testo (T)
nav-link = Copia il link del tavolo
nav-copied = Link copiato
nav-sections = Sezioni
connection-waiting = Connessione persa, nuovo tentativo
nav-table = Questo tavolo

## Barra della decisione

bar-name = La tua decisione
bar-over = La partita è finita
bar-past = Stai guardando la mossa { $number }
bar-confirm = Conferma il tuo turno
bar-final = Dopo la conferma non si torna indietro
bar-waiting = In attesa di { $names }
bar-wait = Per ora non c’è nulla da fare
bar-picked = Ora scegli la destinazione; Esc annulla
bar-choices = { $count ->
        [one] Una possibilità
       *[other] { $count } possibilità, segnate sul tavolo
    }
bar-draft = La tua bozza
act-undo = Annulla
act-restart = Ricomincia
act-confirm = Conferma
option-final = poi non si annulla
menu-moves = Mosse qui
place-choices = { $count ->
        [one] una mossa
       *[other] { $count } mosse: scegline una
    }
trouble-stale = Il tavolo è cambiato: guarda di nuovo prima di decidere.
live-turn = Tocca a te.

## Lato: cronaca, chat, note

side-name = Che cosa è successo
side-log = Cronaca
side-chat = Chat
side-notes = Note
log-name = Cronaca, prima le novità
log-since = dal tuo ultimo turno
log-before = prima
log-look = Guarda il tavolo com’era allora
log-empty = non è ancora successo nulla
chat-name = Chat
chat-say = Di’ qualcosa
chat-send = Invia
chat-empty = Nessuno ha ancora detto nulla.
notes-name = Le tue note
notes-hint = Solo tu vedi queste note. Restano in questo browser.
history-name = Storia
history-back = Una mossa indietro
history-on = Una mossa avanti
history-replay = Rivedi da qui
history-pause = Pausa
history-move = Mossa
history-now = Torna al presente
rivals-name = Altri giocatori

## Il tavolo

table-to-act = di turno
table-watch = Link a questo tavolo
table-back = Riprendi il posto { $seat } dal bot
table-leave = Alzarsi
table-leave-bot = Intanto al mio posto gioca
table-leave-go = Lascia il tavolo
table-leave-help = Puoi tornare al tuo posto quando vuoi.

## Suggerimenti

hint-name = Che cosa farebbe un bot
hint-thinking = Il bot sta pensando …
hint-none = Qui il bot non ha consigli.
hint-chance = { $chance } % di vincere
hint-points = circa { $points } punti

## Un dispositivo per più giocatori

curtain-title = Passa il dispositivo a { $name }
curtain-help = Ciò che gli altri non devono vedere resta nascosto fino ad allora.
curtain-go = Ci sono

## Modalità testo

text-decision = Che cosa puoi fare
text-nothing = Ora non hai nulla da decidere.
text-seats = Giocatori
text-seat = Posto
text-who = Chi
text-turn = Di turno
text-you = tu

## La fine

end-won = { $count ->
        [one] { $names } vince
       *[other] { $names } si dividono la vittoria
    }
end-solo = { $points } punti
end-category = Punti per
end-place = { $place }º posto
end-total = Totale
end-rematch = Gioca ancora
end-replay = Rivedi la partita
end-record = Salva la partita
end-home = Pagina iniziale
