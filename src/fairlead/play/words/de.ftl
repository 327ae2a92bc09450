# Allgemeine Wörter: der Befehl, das Terminal, was allen Spielen gemeinsam ist.

yes = ja
no = nein

## Namen

person = Skipper
person-number = Skipper { $number }

## Das Spiel im Terminal

welcome = { $title }{ $options }, { $players } Spieler, Startzahl { $seed }. r zeigt die Regeln, ? hilft, q speichert und beendet.
welcome-position = { $title }{ $options }, { $players } Spieler. r zeigt die Regeln, ? hilft, q speichert und beendet.
resumed = { $file } wird nach { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    } fortgesetzt.
choose-game = Welches Spiel?
choose-game-players = { $least } bis { $most } Spieler
choose-prompt = Nummer oder Name (Enter: { $usual }) >
choose-value = { $option }, { $values } (Enter: { $usual }) >
choose-bots = Wie stark sollen die Bots sein?
choose-again = „{ $text }“ ist nichts davon: { $values }. q beendet.
recording = Das Spiel wird in { $file } aufgezeichnet.
narrow = Dieses Fenster ist { $width } Spalten breit; ab { $needed } Spalten passt alles hinein.
preparing = Die Regeln werden übersetzt (einmal je Rechner)
waiting-bot = { $player } denkt nach
waiting-hint = Gute Schritte werden gesucht
waiting-compile = Die Bots werden übersetzt (nur einmal, 1 bis 2 Minuten)
bots-stopped = Die Bots können nicht weiterspielen: { $reason }
news = Seit deiner letzten Entscheidung
pass-keyboard = Gib die Tastatur an { $player } weiter.
press-enter = Drücke Enter, wenn sonst niemand hinsieht.
prompt = { $player } >
prompt-which = welche? >
menu-move = Möglichkeit
menu-cost = Kosten
menu-brings = Bringt
menu-final = ! vor einer Möglichkeit: lässt sich nicht zurücknehmen, denn es deckt eine Karte oder ein Plättchen auf, beendet deinen Zug oder gilt nach den Regeln endgültig.
menu-back = zurück zu den anderen Möglichkeiten
menu-can-undo = u nimmt zurück: { $move }
command-undo = zurücknehmen
command-hint = tipp
command-help = hilfe
command-table = tisch
command-log = verlauf
command-moves = möglichkeiten
command-rules = regeln
command-save = speichern
command-quit = beenden
command-back = zurück
undone = Zurückgenommen: { $move }.
undo-nothing = Es gibt nichts zurückzunehmen: du hast in diesem Zug noch nichts entschieden.
undo-barrier = Das lässt sich nicht zurücknehmen: deine letzte Entscheidung hat eine Karte oder ein Plättchen aufgedeckt, einen Zug beendet oder gilt nach den Regeln endgültig.
saved = Gespeichert in { $file }.
save-failed = { $file } konnte nicht gespeichert werden: { $reason }
save-later = { $file } konnte nicht geschrieben werden ({ $reason }); das Spiel geht weiter und wird beim Beenden anderswo gespeichert.
save-taken = { $file } wurde inzwischen von jemand anderem geändert; dieses Spiel geht in { $other } weiter.
resume-with = Weiter geht es mit: { $command }
show-with = Noch einmal ansehen mit: { $command }
goodbye = Auf Wiedersehen.
save-not-record = { $file } gibt es schon, und es ist keine Spielaufzeichnung; wähle einen anderen Namen.
log-heading = Bisher
log-empty = Noch ist nichts geschehen.
hint-heading = Woran ein starker Bot denken würde
hint-number = Nummer { $number } gibt es nicht; die Möglichkeiten haben die Nummern 1 bis { $count }.
hint-unknown = „{ $text }“ verstehe ich nicht. Tippe die Nummer einer Möglichkeit, ihre Worte, oder ? für Hilfe.
hint-near = „{ $text }“ verstehe ich nicht. Meintest du „{ $near }“?
hint-several = „{ $text }“ kann mehreres heißen: { $moves }.
hint-several-more = „{ $text }“ kann mehreres heißen: { $moves } und { $more } weitere.
hint-refused = { $move } geht jetzt nicht: { $reason } ({ $clause }).
hint-empty = Tippe die Nummer einer Möglichkeit, oder ? für Hilfe.
help-moves = Tippe die Nummer einer Möglichkeit, oder ihre Worte („{ $label }“), oder ihre Kurzform wie in Aufzeichnungen („{ $text }“). Der Anfang genügt, wo nur eine so beginnt.
help-undo = den letzten Schritt zurücknehmen, solange nichts aufgedeckt wurde
help-hint = die besten Schritte, wie ein starker Bot auf deinem Platz sie sähe
help-help = diese Hilfe
help-table = den Tisch noch einmal zeigen
help-log = was bisher geschah, die letzten 30 Sätze
help-moves-command = die Möglichkeiten noch einmal zeigen
help-rules = die Regeln dieses Spiels in Kürze
help-save = jetzt speichern; „{ $word } DATEI“ speichert in eine andere Datei
help-quit = speichern und beenden
final-title = Das Spiel ist zu Ende
final-place = Rang
final-player = Spieler
final-total = Summe
final-winner = { $count ->
        [one] { $players } gewinnt.
       *[other] { $players } teilen sich den Sieg.
    }

## Simulation

simulating = { $games } Zufallsspiele laufen
simulation-title = { $title }{ $options }: { $games } Zufallsspiele, { $players } Spieler
simulation-seat = Platz { $number }
simulation-mean = Punkte im Mittel
simulation-deviation = Standardabweichung
simulation-range = Niedrigste bis höchste
simulation-firsts = Erste Ränge
simulation-length = Entscheidungen je Spiel: im Mittel { $mean }, mindestens { $shortest }, höchstens { $longest }
simulation-speed = { $decisions } Entscheidungen in { $seconds } s mit { $threads ->
        [one] 1 Thread
       *[other] { $threads } Threads
    }: { $rate } Entscheidungen/s
stopped = Abgebrochen.

## Übersetzen in Maschinencode

compiling = { $title } wird übersetzt
compile-ready = { $title }: alles war schon bereit ({ $seconds } s).
compile-done = { $title }: in { $seconds } s übersetzt.
compile-failed = { $title }: das Übersetzen ist fehlgeschlagen.
compile-cache = Der Maschinencode liegt in { $folder }.
compile-removed = { $count ->
        [one] 1 alter Stand wurde gelöscht.
       *[other] { $count } alte Stände wurden gelöscht.
    }
compile-plain = FAIRLEAD_PYTHON ist gesetzt: die Regeln laufen als reines Python, es gibt nichts zu übersetzen.

## Aufzeichnungen

record-title = { $title }, Regeln { $version }, { $players } Spieler, { $moves ->
        [one] 1 Entscheidung
       *[other] { $moves } Entscheidungen
    }
record-seed = Startzahl { $seed }
record-position = Aus einer Stellung begonnen
record-options = Optionen: { $options }
record-number = Nr.
record-player = Spieler
record-move = Kurzform
record-told = Was geschah
record-secret = (geheim)
record-to-act = Am Zug: { $player }

## Befehlszeile

cli-description = Strategische Brettspiele rund ums Meer: im Terminal spielen, simulieren, Aufzeichnungen ansehen.
cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-meta-command = BEFEHL
cli-meta-game = SPIEL
cli-meta-option = NAME=WERT
cli-meta-names = NAME,NAME
cli-meta-file = DATEI
cli-game-options = Optionen von { $title } (-o NAME=WERT)
cli-examples = Beispiele
cli-help = diese Hilfe zeigen und beenden
cli-version = die Version zeigen und beenden
cli-lang = Sprache: en, de oder it (Vorgabe: die deiner Umgebung, sonst Englisch)
cli-game = Name des Spiels (Vorgabe: discovery; Spiele: { $games })
cli-play-game = Name des Spiels; ohne ihn wirst du gefragt (Spiele: { $games })
cli-option = eine Option des Spiels, etwa edition=first; mehrfach möglich
cli-play = ein Spiel spielen: du gegen Bots, oder mehrere Menschen an einer Tastatur
cli-play-players = Zahl der Spieler (Vorgabe: so viele, wie Menschen und Bots genannt sind, sonst 3)
cli-play-people = wie viele davon Menschen sind (Vorgabe: so viele wie Namen, ohne Namen 1); die übrigen sind Bots
cli-play-names = Namen der Menschen, etwa Ann,Bo
cli-play-seats = Plätze der Menschen, von 0 an gezählt, etwa 0,2 (Vorgabe: die ersten Plätze)
cli-play-bot = ein Bot, etwa level1 bis level5 (sanft bis stark), random oder greedy; je Bot einmal, der letzte nimmt auch die übrigen Plätze ein (Vorgabe: level2)
cli-play-seed = eine Zahl, die das Austeilen und die Bots festlegt, um dasselbe Spiel noch einmal zu spielen
cli-play-record = das Spiel nach jeder Entscheidung in dieser Datei aufzeichnen; enthält sie ein Spiel, geht es damit weiter
cli-play-resume = mit dem Spiel in dieser Datei weitermachen (ohne Datei: mit dem zuletzt gespeicherten)
cli-simulate = viele Zufallsspiele mit voller Geschwindigkeit spielen und zeigen, was herauskam
cli-simulate-games = Zahl der Spiele (Vorgabe: 10000)
cli-simulate-players = Zahl der Spieler (Vorgabe: 3)
cli-simulate-threads = Threads (Vorgabe: alle Kerne)
cli-simulate-seed = Startzahl des ersten Spiels; Spiel i hat Startzahl + i (Vorgabe: 0)
cli-simulate-checked = nach jeder Entscheidung alle Invarianten prüfen (langsamer)
cli-simulate-json = die Ergebnisse als JSON ausgeben
cli-compile = Spiele, ihre Bots und Umgebungen jetzt übersetzen, damit sie später sofort beginnen
cli-compile-games = Spiele, die übersetzt werden (Vorgabe: alle)
cli-show = eine Spielaufzeichnung Schritt für Schritt ausgeben
cli-show-file = Datei mit einer Spielaufzeichnung
cli-show-seat = erzählen, was dieser Platz sah (Vorgabe: was Zuschauer sahen)
cli-show-table = auch den Tisch nach dem letzten Schritt zeigen
error = fairlead: { $reason }
error-file = { $file } kann nicht gelesen werden: { $reason }
error-not-record = { $file } ist keine lesbare Spielaufzeichnung: { $reason }
error-not-text = es ist keine Textdatei
error-write = { $file } kann nicht geschrieben werden: { $reason }
error-option = -o braucht NAME=WERT, etwa turn_cap=50, nicht { $text }.
error-players-twice = Nenne die Zahl der Spieler einmal, als --players oder als -o players=.
error-number = { $option } braucht eine ganze Zahl von { $low } bis { $high }, nicht { $text }.
error-names = { $names ->
        [one] 1 Name wurde
       *[other] { $names } Namen wurden
    } für { $people ->
        [one] 1 Menschen
       *[other] { $people } Menschen
    } genannt.
error-name-missing = In „{ $text }“ fehlt ein Name: schreibe Namen mit einem Komma dazwischen, etwa Ann,Bo.
error-name-twice = Zwei Menschen können nicht beide „{ $name }“ heißen.
error-people = { $people } Menschen passen nicht an einen Tisch für { $players }: ergänze --players { $people }.
error-seats = { $text } sind keine Plätze: nenne verschiedene Plätze von 0 bis { $last }, etwa 0,2.
error-seats-people = { $seats ->
        [one] 1 Platz wurde
       *[other] { $seats } Plätze wurden
    } für { $people ->
        [one] 1 Menschen
       *[other] { $people } Menschen
    } genannt.
error-other-game = { $file } enthält ein anderes Spiel ({ $what }: { $found }); nenne eine neue Datei oder lass diese Option weg.
error-two-files = Nenne eine Datei: --record oder --resume.
error-no-file = { $option } braucht den Namen einer Datei.
error-nothing-saved = Es gibt kein gespeichertes Spiel, das weitergehen könnte. Beginne eines mit: fairlead play
error-bot-name = „{ $name }“ heißen die Bots; wähle einen anderen Namen.
error-bots = { $bots ->
        [one] 1 Bot wurde
       *[other] { $bots } Bots wurden
    } für { $seats ->
        [one] 1 freien Platz
       *[other] { $seats } freie Plätze
    } genannt.

## Arena

cli-meta-bot = BOT
cli-meta-shares = TIEF:HOCH
cli-meta-address = ADRESSE
cli-meta-folder = ORDNER
cli-arena = Bots gegeneinander antreten lassen, jede Ausgangslage von jedem Platz aus, und messen, wie stark sie sind
cli-arena-bot = ein Bot, etwa random, greedy oder greedy:width=3; je Bot einmal (Vorgabe: greedy und random)
cli-arena-players = Zahl der Spieler (Vorgabe: 2)
cli-arena-table = wer auf wen trifft: all (jede Auswahl verschiedener Bots), one (jeder Bot allein gegen Kopien jedes anderen), first (nur der erste Bot allein gegen Kopien); Vorgabe: all, bei weniger Bots als Plätzen first
cli-arena-seeds = Zahl der Ausgangslagen, jede einmal mit jeder Drehung der Plätze gespielt (Vorgabe: 50)
cli-arena-games = stattdessen Zahl der Spiele, auf ganze Ausgangslagen aufgerundet
cli-arena-seed = Startzahl der ersten Ausgangslage; Lage i hat Startzahl + i (Vorgabe: 0)
cli-arena-jobs = Prozesse, die zugleich spielen (Vorgabe: einer je Kern)
cli-arena-file = jedes Spiel in dieser Datei (SQLite) aufbewahren; derselbe Befehl macht weiter, wo er aufgehört hat
cli-arena-html = einen Bericht mit Schaubildern in diese Datei schreiben
cli-arena-json = die Ergebnisse als JSON ausgeben
cli-arena-sprt = aufhören, sobald entschieden ist, ob der Anteil erster Ränge des ersten Bots der tiefere oder der höhere ist, etwa 0.5:0.6
cli-arena-ray = auf einem Ray-Cluster unter dieser Adresse spielen (ohne Adresse: auf einem Ray dieses Rechners)
cli-arena-solo = jeden Bot das Solospiel auf denselben Ausgangslagen spielen lassen und zeigen, welche Stufen er erreicht
arena-playing = { $games } Spiele laufen
arena-title = { $title }{ $options }: { $players ->
        [one] Solospiel
       *[other] { $players } Spieler
    }, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $seeds ->
        [one] 1 Ausgangslage
       *[other] { $seeds } Ausgangslagen
    } ab Startzahl { $seed }
arena-incomplete = { $done } von { $games } Spielen wurden gespielt.
arena-bot = Bot
arena-rating = Wertung
arena-games = Spiele
arena-firsts = Erste Ränge
arena-place = Rang im Mittel
arena-points = Punkte im Mittel
arena-time = Zeit je Zug
arena-slowest = Längste
arena-ahead = Vor dem anderen
arena-even = Zufall: { $share }
arena-length = Entscheidungen je Spiel: im Mittel { $mean }, mindestens { $shortest }, höchstens { $longest }
arena-decided-high = Der Test hat nach { $seeds } Ausgangslagen entschieden: { $bot } holt eher { $high } der ersten Ränge als { $low }.
arena-decided-low = Der Test hat nach { $seeds } Ausgangslagen entschieden: { $bot } holt eher { $low } der ersten Ränge als { $high }.
arena-undecided = Der Test konnte sich in { $seeds } Ausgangslagen nicht zwischen { $low } und { $high } entscheiden.
arena-unrated = ohne Urteil
arena-band-reached = { $band } (ab { $least })
arena-written = Bericht: { $file }
arena-kept = Was gespielt wurde, liegt in { $file }; derselbe Befehl macht weiter.
arena-report-points = Punkte in einem Spiel
arena-report-decisions = Entscheidungen in einem Spiel
arena-report-length = Länge der Spiele
arena-report-time = Zeit je Zug: Mittel und längste
arena-report-bands = Erreichte Stufen
arena-report-test = Sequenzieller Test
arena-report-deals = Ausgangslagen
arena-report-ratio = Logarithmus des Likelihood-Quotienten
arena-report-note = Jede Ausgangslage wurde mit jeder Drehung der Plätze gespielt. Spannen sind Konfidenzintervalle zu 95 %; die Spiele einer Ausgangslage zählen als eine Beobachtung, weil sie nicht unabhängig sind. Geteilte erste Ränge zählen anteilig, und von mehreren Kopien eines Bots an einem Tisch zählt das Mittel. Wertungen sind von OpenSkill (Plackett–Luce); die Zahl nach ± ist ihre Unsicherheit.
arena-report-note-solo = Jeder Bot hat dieselben Ausgangslagen gespielt. Spannen sind Konfidenzintervalle zu 95 %.
arena-report-made = Erstellt mit Fairlead { $version }.
error-shares = --sprt braucht zwei Anteile zwischen 0 und 1 mit Doppelpunkt, den tieferen zuerst, etwa 0.5:0.6, nicht { $text }.
error-solo-only = { $option } passt nicht zu --solo: jeder Bot spielt allein.

## Tipps

advice = { $move }: Gewinnchance { $chance }, etwa { $points } Punkte
advice-solo = { $move }: etwa { $points } Punkte
advice-only = { $move }: der einzige Zug
advice-often = (sei unberechenbar: in { $often } aller Fälle spielen)

## Rückschau

cli-review = ein Spiel noch einmal ansehen: Gewinnchancen Zug für Zug, bessere Züge, Glück und Können
cli-review-file = Datei mit einer Aufzeichnung, zu Ende gespielt oder nicht
cli-review-html = eine Seite mit Diagramm und allen Entscheidungen in diese Datei schreiben
cli-review-json = die Rückschau als JSON ausgeben
cli-review-sims = Simulationen je Entscheidung (Vorgabe: { $sims }); mehr sind langsamer und sicherer
cli-review-seed = Startzahl für die eigenen Würfel der Suche (Vorgabe: 0)
review-thinking = { $moves } Züge werden überdacht
review-heading = { $title }, Rückschau: { $players }
review-title = { $title }{ $options }: { $players ->
        [one] Solospiel
       *[other] { $players } Spieler
    }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }, { $sims ->
        [one] 1 Simulation
       *[other] { $sims } Simulationen
    } je Entscheidung
review-unfinished = Das Spiel ist nicht zu Ende: vom Glück ist so viel bekannt, wie die Züge reichen.
review-chances = Gewinnchancen
review-points = Zu erwartende Punkte
review-moves = Züge
review-balance = Können und Glück
review-start = Anfang
review-skill = Können
review-luck = Glück
review-result = Ergebnis
review-choices = Entscheidungen
review-accuracy = Genauigkeit
review-turning = Wendepunkte
review-calm = Kein einzelner Augenblick hat viel verändert.
review-better-moves = Bessere Züge
review-flawless = Zu keiner Entscheidung fand sich ein besserer Zug.
review-more = Und { $count } weitere.
review-decisions = Alle Entscheidungen mit einer Wahl
review-before = Vorher
review-after = Nachher
review-better-move = Besser
review-better = Zug { $number }, { $player }: { $move }. Besser: { $better }, { $expected } statt { $after }.
review-luck-good = Nach Zug { $number } ({ $move }) hat { $player } Glück: von { $after } auf { $later }.
review-luck-bad = Nach Zug { $number } ({ $move }) hat { $player } Pech: von { $after } auf { $later }.
review-note = Die Chancen auf den ersten Platz schätzt eine Suche, die nur weiß, was der Entscheidende wusste. Vorher: nach dem besten Zug, der gefunden wurde; nachher: nach dem gespielten Zug; der Unterschied ist das Können. Glück ist die Änderung bis zur nächsten Wahl desselben Spielers: aufgedeckte Karten, Züge der anderen und Fehler der Schätzung. Beides sind Prozentpunkte; Anfang, Können und Glück ergeben zusammen das Ergebnis. Als besser gilt ein Zug ab { $least } Prozentpunkten; Genauigkeit ist der Anteil der Entscheidungen ohne besseren Zug.
review-note-solo = Die Punkte schätzt eine Suche, die nur weiß, was der Spieler wusste. Vorher: nach dem besten Zug, der gefunden wurde; nachher: nach dem gespielten Zug; der Unterschied ist das Können. Glück ist die Änderung bis zur nächsten Wahl: aufgedeckte Karten und Fehler der Schätzung. Anfang, Können und Glück ergeben zusammen das Ergebnis. Als besser gilt ein Zug ab { $least } % der erwarteten Punkte; Genauigkeit ist der Anteil der Entscheidungen ohne besseren Zug.
review-written = Seite: { $file }

## Betrieb

cli-serve = Tische für Browser bereitstellen: gespielt wird per Link, miteinander und mit Bots
cli-worker = Züge der Bots spielen für Dienste, die sich eine PostgreSQL-Datenbank und Redis teilen
cli-backup = alles aus der Datenbank in eine Datei sichern, während der Dienst läuft
cli-restore = eine Sicherung in eine Datenbank einspielen, SQLite oder PostgreSQL
cli-check-tables = das Protokoll jedes Tisches nachspielen und mit den gesicherten Ständen vergleichen
cli-settings = Einstellungen
cli-settings-order = Eine Option gilt vor der Umgebungsvariablen in Klammern, diese vor der Datei mit Einstellungen.
cli-default = Vorgabe: { $value }
cli-serve-open = den Browser öffnen, sobald der Dienst bereit ist
cli-serve-settings = TOML-Datei mit Einstellungen (Vorgabe: { $file }, falls vorhanden)
cli-serve-host = Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere Rechner herein
cli-serve-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien
cli-serve-database = wo Tische aufbewahrt werden: eine SQLite-Datei oder eine PostgreSQL-Datenbank
cli-serve-redis = Redis; nötig, damit mehrere Prozesse dieselben Tische bedienen
cli-serve-address = wie Browser den Dienst erreichen, wenn ein Reverse-Proxy davor steht, etwa https://games.example.org
cli-serve-proxies = Adressen von Reverse-Proxys, denen geglaubt wird, wer fragt, durch Kommas getrennt
cli-serve-bot-processes = Prozesse, die für Bots denken; 0 überlässt Bots fairlead worker
cli-serve-session-days = Tage ohne Besuch, nach denen ein Browser vergessen wird
cli-serve-rate-limits = ob ein Browser, der zu oft fragt, warten muss
cli-serve-log-level = wie viel protokolliert wird: debug, info, warning oder error
cli-serve-log-format = Form des Protokolls: text, oder json mit einem Objekt je Zeile
cli-serve-client = Ordner der Browser-Oberfläche; ohne Angabe die mit Fairlead gelieferte
cli-backup-file = Datei, die geschrieben wird, eine SQLite-Datei; gut verwahren, sie enthält alle Geheimnisse der Tische
cli-backup-overwrite = die Datei ersetzen, falls es sie schon gibt
cli-restore-file = Datei, die fairlead backup geschrieben hat
cli-restore-overwrite = alles ersetzen, was in der Datenbank steht; vorher den Dienst anhalten
serve-ready = Fairlead läuft unter { $address } (Strg-C beendet es).
serve-no-browser = Von hier ließ sich kein Browser öffnen: { $address } bitte selbst im Browser öffnen.
backup-running = Sicherung läuft
backup-done = { $rows ->
        [one] 1 Zeile wurde in { $file } geschrieben.
       *[other] { $rows } Zeilen wurden in { $file } geschrieben.
    }
restore-running = Sicherung wird eingespielt
restore-done = { $rows ->
        [one] 1 Zeile wurde aus { $file } eingespielt.
       *[other] { $rows } Zeilen wurden aus { $file } eingespielt.
    }
check-running = Tische werden geprüft
check-fault = Tisch { $table }: { $reason }
check-clean = { $tables ->
        [one] 1 Tisch wurde geprüft: alles in Ordnung.
       *[other] { $tables } Tische wurden geprüft: alles in Ordnung.
    }
check-damaged = { $count ->
        [one] 1 Tisch von { $tables } ist beschädigt.
       *[other] { $count } Tische von { $tables } sind beschädigt.
    }
error-no-database = Es gibt keine Datenbank { $file }. Nenne eine mit --database, oder starte den Dienst einmal mit: fairlead serve
error-worker-redis = Ein Worker braucht das Redis, das die Dienste benutzen: ergänze --redis, etwa redis://localhost:6379/0.
