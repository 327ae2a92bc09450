# Die eigenen Wörter des Clients: was die Bretter aller Spiele umgibt. Die Seiten haben ihre in pages.de.ftl.

game-discovery = Age of Discovery
game-shipyard = Shipyard
game-bremerhaven = Bremerhaven
loading = Wird geladen …
close = Schließen
yes = ja
no = nein
seat-open = freier Platz
bot-level1 = Bot, Stufe 1
bot-level2 = Bot, Stufe 2
bot-level3 = Bot, Stufe 3
bot-level4 = Bot, Stufe 4
bot-level5 = Bot, Stufe 5

## Kopfzeile

nav-tools = Werkzeuge
nav-theme = Hell oder dunkel
nav-settings = Einstellungen
nav-hint = Tipp (H)
nav-result = Ergebnis
nav-rules = Regeln (?)
nav-text = Textmodus (T)
nav-link = Link zum Tisch kopieren
nav-copied = Link kopiert
nav-sections = Bereiche
connection-waiting = Verbindung unterbrochen, neuer Versuch
nav-table = Dieser Tisch

## Entscheidungszeile

bar-name = Deine Entscheidung
bar-over = Das Spiel ist zu Ende
bar-past = Du siehst Zug { $number }
bar-confirm = Bestätige deinen Zug
bar-final = Nach dem Bestätigen nicht mehr zurückzunehmen
bar-waiting = Warten auf { $names }
bar-wait = Gerade ist nichts zu tun
bar-picked = Wähle jetzt das Ziel; Esc lässt los
bar-choices = { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten, auf dem Tisch markiert
    }
bar-draft = Dein Entwurf
act-undo = Zurück
act-restart = Neu beginnen
act-confirm = Bestätigen
option-final = danach kein Zurück
menu-moves = Züge hier
place-choices = { $count ->
        [one] ein Zug
       *[other] { $count } Züge: wähle einen
    }
trouble-stale = Der Tisch hat sich verändert: Sieh noch einmal hin, bevor du entscheidest.
live-turn = Du bist am Zug.

## Seite: Verlauf, Gespräch, Notizen

side-name = Was geschah
side-log = Verlauf
side-chat = Gespräch
side-notes = Notizen
log-name = Verlauf, Neuestes zuerst
log-since = seit deinem letzten Zug
log-before = davor
log-look = Den Tisch ansehen, wie er damals war
log-empty = es ist noch nichts geschehen
chat-name = Gespräch
chat-say = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
notes-name = Deine Notizen
notes-hint = Diese Notizen siehst nur du. Sie bleiben in diesem Browser.
history-name = Rückblick
history-back = Einen Zug zurück
history-on = Einen Zug vor
history-replay = Von hier an abspielen
history-pause = Anhalten
history-move = Zug
history-now = Zurück zur Gegenwart
rivals-name = Andere Spieler

## Über den Tisch

table-to-act = am Zug
table-watch = Link zu diesem Tisch
table-back = Platz { $seat } vom Bot zurücknehmen
table-leave = Aufstehen
table-leave-bot = Solange spielt meinen Platz
table-leave-go = Tisch verlassen
table-leave-help = Du kannst jederzeit auf deinen Platz zurückkehren.

## Tipps

hint-name = Was ein Bot tun würde
hint-thinking = Der Bot denkt nach …
hint-none = Der Bot weiß hier keinen Rat.
hint-chance = { $chance } % Gewinnchance
hint-points = etwa { $points } Punkte

## Ein Gerät für mehrere

curtain-title = Gib das Gerät an { $name }
curtain-help = Was die anderen nicht sehen dürfen, bleibt bis dahin verborgen.
curtain-go = Ich bin da

## Textmodus

text-decision = Was du tun kannst
text-nothing = Du hast jetzt nichts zu entscheiden.
text-seats = Spieler
text-seat = Platz
text-who = Wer
text-turn = Am Zug
text-you = du

## Das Ende

end-won = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
end-solo = { $points } Punkte
end-category = Punkte für
end-place = { $place }. Platz
end-total = Summe
end-rematch = Noch einmal spielen
end-replay = Noch einmal ansehen
end-record = Partie speichern
end-home = Startseite
