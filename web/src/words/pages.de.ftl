# Die Seiten rund um die Tische: Start, neuer Tisch, Warteraum, Mitspielen, Konto, Einstellungen, Probleme, Über.

## Die Spiele

page-game-shipyard = Die Werft
page-game-bremerhaven = Bremerhaven
page-game-discovery = Zeitalter der Entdeckungen
page-card-shipyard-second = zweite Ausgabe
page-card-shipyard-second-about = Schiffe Teil für Teil bauen, bemannen und durch eigene Kanäle fahren.
page-card-shipyard-first = erste Ausgabe
page-card-shipyard-first-about = Die offene Aktionsleiste von 2009 mit Lücken und Runden.
page-card-bremerhaven = langes oder kurzes Spiel
page-card-bremerhaven-about = Geheime Gebote auf Schiffe und Aufträge. Geld mal Prestige.
page-card-discovery = zwei Wertungen, zwölf Fahrten
page-card-discovery-about = Erst handeln, dann zwölf Expeditionen ausrüsten.
page-card-players = { $least }–{ $most } Spieler · { $minutes } Min.
page-card-solo = solo
page-card-levels = 5 Stufen
page-warming = Wird vorbereitet: { $percent } %
page-warming-of = { $title } wird vorbereitet

## Start

page-home = Vier Spiele um Schiffe und Häfen
page-home-lead = Mit Freunden über einen Link, gegen Bots oder allein. Zum Spielen braucht es kein Konto.
page-home-games = Die Spiele
page-home-go = Zur Startseite
page-tables = Tische
page-play-bots = Gegen Bots spielen
page-play-bots-of = Gegen Bots spielen: { $title }
page-start = Tisch eröffnen
page-start-of = Tisch eröffnen: { $title }
page-learn = Lernen
page-learn-of = Lernen: { $title }
page-learn-a-game = Ein Spiel lernen
page-join-by-link = Mit Link mitspielen
page-loading = Einen Moment …
page-close = Schließen
page-cancel = Abbrechen
page-save = Speichern
page-again = Noch einmal versuchen
page-more = Weitere Seiten
page-nav = Seiten

page-own = Deine Tische
page-own-await = { $count ->
        [one] 1 wartet auf dich
       *[other] { $count } warten auf dich
    }
page-own-next = nächster Tisch
page-own-empty = Hier ist noch nichts. Spiel gleich gegen Bots, oder eröffne einen Tisch und schick Freunden den Link: Deine Partien warten dann hier auf dich.
page-open = Offene Tische
page-open-waiting = { $count ->
        [one] 1 wartet
       *[other] { $count } warten
    }
page-open-empty = Gerade wartet niemand. Eröffne einen Tisch für alle, dann steht er hier.
page-row-turn = du bist dran
page-row-waiting = wartet auf Spieler
page-row-over = beendet
page-row-closed = geschlossen
page-row-thinks = { $name } ist dran
page-row-bot-thinks = ein Bot überlegt
page-row-several = mehrere sind dran
page-row-join = mitspielen
page-row-watch = zuschauen
page-row-taken = { $taken } von { $seats }
page-row-bots = { $bots ->
        [one] Du und ein Bot
       *[other] Du und { $bots } Bots
    }
page-row-alone = Du allein
page-row-nameless = Ein Tisch

page-you = Du
page-you-account = Anmelden
page-you-signed-in = Konto
page-you-stranger = Spiel einfach los: Du bekommst einen Namen und kannst ihn hier jederzeit ändern.
page-you-guest = Du spielst als Gast in diesem Browser. Mit einem Konto kommen deine Tische auf andere Geräte mit.
page-you-known = Du bist angemeldet: Deine Tische hast du auf jedem Gerät.
page-name = Name, den andere sehen
page-name-example = dein Name
page-name-saved = Gespeichert. An Tischen, an denen du schon sitzt, bleibt der alte Name.
page-name-help = An Tischen, an denen du schon sitzt, bleibt dein alter Name.
page-guest-names = Seeschwalbe, Papageitaucher, Basstölpel, Sturmvogel, Kormoran, Regenpfeifer, Strandläufer, Dreizehenmöwe, Albatros, Säbelschnäbler, Brachvogel, Eiderente, Lachmöwe, Trottellumme, Pelikan, Austernfischer

## Bots

page-bots-how = Wie stark?
page-bots-of = { $title } gegen Bots
page-bots-rivals = Wie viele Bots
page-bots-alone = allein
page-bots-count = { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
page-bots-level = Stufe { $level } von 5
page-bots-usual = zum Einstieg
page-bots-play-alone = Allein spielen
page-solo-shipyard = Das Solospiel der zweiten Ausgabe: Automaten nehmen dir Teile und Aktionen weg.
page-solo-bremerhaven = Das Solospiel: Ein Dummy bietet gegen dich.
page-starting = Es geht los …

## Ein neuer Tisch

page-new = Neuer Tisch
page-new-lead = Wähle ein Spiel und wer mitspielt. Die Plätze lassen sich ändern, bis das Spiel beginnt.
page-new-game = Spiel
page-new-company = Wie möchtest du spielen?
page-company-friends = Mit anderen
page-company-bots = Gegen Bots
page-company-device = An einem Gerät
page-company-alone = Allein
page-company-friends-help = Du bekommst einen Link zum Verschicken. Freie Plätze können Bots übernehmen.
page-company-bots-help = Das Spiel beginnt sofort.
page-company-device-help = Ihr gebt das Gerät herum; was für andere geheim ist, sieht niemand.
page-company-alone-help = Das Solospiel; es beginnt sofort.
page-company-mixed-help = Menschen und Bots gemischt, wie du magst.
page-new-players = Spieler
page-new-count = { $count ->
        [one] solo
       *[other] { $count }
    }
page-new-seats = Plätze
page-seat-of = Platz { $seat }
page-seat-me = { $name } (du)
page-seat-here = Jemand an diesem Gerät
page-seat-open = Freier Platz
page-seat-bot = { $name } (Bot { $level } von 5)
page-seat-name = Name auf Platz { $seat }
page-seat-name-here = Name
page-new-who = Wer dazukommen darf
page-visibility-link = Mit dem Link
page-visibility-public = Alle
page-visibility-private = Nur Eingeladene
page-visibility-link-help = Wer den Link hat, sieht den Tisch und kann einen freien Platz nehmen.
page-visibility-public-help = Der Tisch steht hier für alle in der Liste.
page-visibility-private-help = Nur wer deine Einladung bekommt, sieht den Tisch überhaupt.
page-new-spectators = Andere dürfen zuschauen
page-new-spectators-help = Sie sehen, was alle am Tisch sehen, nichts Geheimes.
page-new-title = Name des Tisches
page-new-title-example = Donnerstagsrunde
page-new-open = Tisch eröffnen
page-new-play = Jetzt spielen
page-new-all = Alle Einstellungen des Spiels

page-option-edition = Ausgabe
page-option-edition-first = Erste, 2009
page-option-edition-second = Zweite, 2023
page-option-contracts = Regierungsaufträge
page-option-contracts-random = Zufällig 3 + 3
page-option-contracts-sets = Feste Sätze
page-option-contracts-help = Drei je Farbe zufällig, oder feste Sätze zu zwei und zwei.
page-option-employees = Arbeitskräfte
page-option-employees-random = Zufällig
page-option-employees-spread = Verteilt
page-option-employees-printed = Wie aufgedruckt
page-option-employees-help = Wie sie um das Rondell liegen; verteilt heißt: an jedem Feld ein Ingenieur oder Anwerber.
page-option-middle_display = Erste Mittelteile
page-option-middle_display-stack = Alle aus Stapel I
page-option-middle_display-split = Fünf aus jedem Stapel
page-option-loop_spaces = Felder der Aktionsleiste
page-option-loop_spaces-help = Mit 24 Feldern dauert das Spiel einen Zug länger.
page-option-solo_removed = Plättchen, die Automaten nehmen
page-option-solo_removed-discard = Können wiederkommen
page-option-solo_removed-out = Sind aus dem Spiel
page-option-variant = Länge
page-option-variant-long = Lang
page-option-variant-short = Kurz
page-option-variant-solo = Solo
page-option-refuse_ships = Schiffe dürfen weggeschickt werden
page-option-refuse_ships-help = Wer ein Schiff gewinnt, muss es nicht in den Hafen lassen.
page-option-exchange_beats_dummy = Die Rohstoffbörse schlägt den Dummy
page-option-exchange_beats_dummy-help = Sie setzt die Preise auch dann, wenn der Dummy die Preiskarte gewinnt.
page-option-start_player = Erster Zug
page-option-start_player-random = Zufällig
page-option-card_colour = Schiffe beliebiger Farbe zählen für
page-option-card_colour-own = ihre eigene Farbe
page-option-card_colour-row = die Farbe der Schiffsreihe
page-option-tie_joker = Ein nicht eingesetztes Jokerschiff entscheidet bei Gleichstand
page-option-turn_cap = Züge, nach denen das Spiel endet
page-option-turn_cap-help = Für jeden Spieler; 0 heißt nie.
page-option-open_coins = Alle sehen die Münzen aller
page-option-show_taken_orders = Aus der Auslage genommene Handelsaufträge bleiben bekannt

## Warteraum

page-lobby-waits = { $free ->
        [0] Es kann losgehen
        [one] Ein Platz ist frei
       *[other] { $free } Plätze sind frei
    }
page-lobby-seats = Plätze
page-lobby-free = Freier Platz
page-lobby-you = du
page-lobby-sit = Hier setzen
page-lobby-by-itself = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
page-lobby-start = Jetzt beginnen
page-lobby-start-help = { $free ->
        [one] Den freien Platz übernimmt ein Bot ({ $bot }).
       *[other] Die freien Plätze übernehmen Bots ({ $bot }).
    }
page-lobby-leave = Aufstehen
page-lobby-close = Tisch auflösen
page-lobby-invite = Einladen
page-lobby-link = Link zu diesem Tisch
page-lobby-text = Spiel mit mir { $title }.
page-lobby-chat = Gespräch
page-lobby-learn = Lerne das Spiel, während du wartest
page-copy = Kopieren
page-copied = Kopiert
page-share = Teilen
page-device = Diesen Platz auch auf einem anderen Gerät spielen
page-device-link = Link für dein anderes Gerät
page-device-help = Behalte ihn für dich: Wer ihn hat, spielt deinen Platz. Er gilt eine Woche.

## Mitspielen

page-join = Mitspielen
page-join-title = An einem Tisch mitspielen
page-join-device = Dein Platz, auf diesem Gerät
page-join-paste = Link oder Nummer des Tisches
page-join-not-a-link = Das ist kein Link zu einem Tisch. Kopiere ihn ganz, von https bis zum Ende.
page-join-invited = { $name } lädt dich ein
page-join-sit = Platz nehmen
page-join-help = Ein Konto brauchst du nicht. Mit diesem Browser kannst du jederzeit an den Tisch zurückkommen.
page-join-full = Alle Plätze sind besetzt.
page-join-playing = Dieses Spiel hat schon begonnen.
page-join-over = Dieses Spiel ist zu Ende.
page-join-closed = Dieser Tisch wurde aufgelöst.
page-join-look = Das Spiel ansehen

## Konto

page-account = Konto
page-account-stranger = Du bist neu hier. Zum Spielen brauchst du kein Konto: Gib einfach einen Namen an, oder melde dich an, wenn du eines hast.
page-account-guest = Du spielst als Gast: Dieser Browser kennt dich wieder. Mit einem Konto kannst du auf jedem Gerät weiterspielen.
page-account-known = Du bist angemeldet. Deine Tische hast du auf jedem Gerät.
page-account-signed-in = Angemeldet als { $login }
page-claim = Ein Konto daraus machen
page-claim-help = Alle deine Tische bleiben deine. Eine Mailadresse brauchst du nicht; nur mit dem Passwort kommst du wieder herein.
page-claim-do = Konto anlegen
page-sign-in = Anmelden
page-sign-in-help = Mit Name und Passwort deines Kontos.
page-sign-in-guest-help = Du spielst dann mit diesem Konto. Die Tische des Gastes, der du jetzt bist, bleiben bei dem Gast.
page-sign-out = Abmelden
page-login = Name des Kontos
page-password = Passwort
page-password-help = Mindestens 8 Zeichen.
page-password-others = Alle deine anderen Browser müssen sich neu anmelden.
page-password-old = Bisheriges Passwort
page-password-new = Neues Passwort
page-password-change = Passwort ändern
page-password-changed = Das Passwort ist geändert.
page-data = Deine Daten
page-data-help = Gespeichert sind dein Name, deine Plätze, was du in Gesprächen gesagt hast und welche Browser angemeldet sind. Sonst nichts, und nichts davon geht woandershin.
page-data-save = Als Datei speichern
page-data-delete = Mich löschen
page-data-delete-help = Dein Name, dein Konto und deine Gesprächszeilen werden endgültig gelöscht. Partien, an denen andere beteiligt waren, bleiben ohne deinen Namen.
page-data-delete-sure = Ja, endgültig löschen

## Einstellungen

page-settings = Einstellungen
page-settings-lead = Sie gelten sofort und bleiben in diesem Browser.
page-settings-look = Aussehen
page-settings-language = Sprache
page-settings-theme = Farben
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-settings-size = Schriftgröße
page-settings-size-help = Alles wächst mit, auch Spielbretter und Teile.
page-settings-percent = { $percent } %
page-settings-play = Am Tisch
page-settings-motion = Bewegung der Teile
page-motion-normal = Normal
page-motion-fast = Schnell
page-motion-off = Aus
page-settings-motion-help = Wünscht dein Gerät weniger Bewegung, gibt es keine.
page-settings-single = Einzige Möglichkeiten von selbst spielen
page-settings-single-help = Wo nur ein Zug möglich ist, kommt er gleich in deinen Entwurf. Bestätigen musst du trotzdem selbst.
page-settings-text = Textmodus
page-settings-text-help = Tische als Überschriften, Listen und Tabellen statt als gezeichnetes Brett. T schaltet an jedem Tisch um.
page-settings-sound = Ton, wenn du dran bist
page-settings-account = Name, Passwort und deine Daten:

## Probleme

page-problem-lost = Nicht auf der Karte
page-problem-lost-help = Unter dieser Adresse gibt es keine Seite. Vielleicht ist unterwegs ein Buchstabe verloren gegangen.
page-problem-unknown = Kein solcher Tisch
page-problem-unknown-help = Diesen Tisch gibt es nicht, oder er ist privat. Hat dich jemand eingeladen, dann bitte um den ganzen Link: Der Schlüssel am Ende öffnet die Tür.
page-problem-link = Dieser Link führt nirgends mehr hin
page-problem-link-help = Links zu einem Platz gelten eine Woche. Mach auf dem Gerät, auf dem du spielst, einen neuen.
page-problem-forbidden = Nur für die am Tisch
page-problem-forbidden-help = Dieses Spiel hat keine Zuschauer. Ist es deines, dann melde dich mit deinem Konto an oder nimm den Browser, in dem du begonnen hast.
page-problem-away = Der Dienst antwortet nicht
page-problem-away-help = Deine Partien sind dort sicher. Vielleicht startet er gerade neu, oder deine Verbindung ist weg. Versuche es gleich noch einmal.
page-problem-ended = Deine Sitzung ist zu Ende
page-problem-ended-help = Du hast dich abgemeldet, oder in einem anderen Browser wurde das Passwort geändert. Melde dich wieder an, um weiterzuspielen; Gäste fangen neu an.
page-problem-busy = Einen Moment, bitte
page-problem-busy-help = Hier ist gerade viel los. Warte ein wenig und versuche es noch einmal.

page-refused-wait = Versuche es in { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
page-refused-away = Der Dienst antwortet nicht. Deine Partien sind sicher; versuche es gleich noch einmal.
page-refused-not-signed-in = Sag zuerst, wer du bist.
page-refused-wrong-password = Dieser Name und dieses Passwort passen nicht zusammen.
page-refused-forbidden = Das steht dir nicht zu.
page-refused-unknown = Einen solchen Tisch gibt es nicht, oder du darfst ihn nicht kennen.
page-refused-stale = Am Tisch hat sich etwas geändert: Sieh noch einmal hin.
page-refused-refused = Das geht an diesem Tisch gerade nicht.
page-refused-not-ready = Dieses Spiel wird noch vorbereitet. Das dauert einmalig ein bis zwei Minuten.
page-refused-bad-record = Das ist keine lesbare Partieaufzeichnung.
page-refused-bad-position = Das ist keine lesbare Stellung.
page-refused-bad-option = So lässt sich das nicht wählen.
page-refused-too-many = Das war zu oft.
page-refused-took-too-long = Das hat zu lange gedauert. Versuche es noch einmal.
page-refused-too-large = Das ist zu groß.
page-refused-malformed = Etwas im Formular passt nicht.
page-refused-failed = Etwas ist schiefgegangen. Es ist vermerkt.

## Eine Aufzeichnung einlesen

page-import = Partie einlesen
page-import-lead = Eine Partieaufzeichnung aus Fairlead wird zu deinem eigenen Tisch: Sieh eine beendete Partie durch, oder spiele eine unbeendete weiter.
page-import-choose = Datei wählen oder hier ablegen
page-import-chosen = { $file }
page-import-paste = oder den Text der Aufzeichnung einfügen
page-import-do = Partie öffnen
page-import-help = Der Tisch ist privat, und alle Plätze gehören dir.
page-import-large = Diese Datei ist zu groß für eine Partieaufzeichnung.

## Über

page-about-short = Über
page-about = Über Fairlead
page-about-lead = Fairlead ist freie Software, um Brettspiele um Schiffe und Häfen im Browser zu spielen: mit Freunden, gegen Bots oder allein.
page-about-independent = Ein unabhängiges Projekt
page-about-independent-text = Fairlead ist mit den Autoren und Verlagen der Spiele weder verbunden noch von ihnen beauftragt oder empfohlen. Die Regeln sind in eigenen Worten erzählt; alle Texte und Bilder sind unsere eigenen. Die Namen der Spiele gehören ihren Inhabern.
page-about-shipyard-second = ein Spiel von Vladimír Suchý, 2023
page-about-shipyard-first = ein Spiel von Vladimír Suchý, 2009
page-about-bremerhaven = ein Spiel von Robert Auerochs, 2013
page-about-discovery = ein Spiel von Alfred Viktor Schulz, 2007
page-about-buy = Gefällt dir ein Spiel, dann kauf es: Auf einem echten Tisch ist es noch schöner.
page-about-kept = Was gespeichert wird
page-about-kept-text = Ein Cookie sagt, wer du bist, ein zweites schützt Formulare vor fremden Seiten, und deine Einstellungen bleiben in deinem Browser. Es gibt keine Verfolgung und keine Werbung, und nichts wird von anderswo geladen.
page-about-kept-link = Ansehen oder löschen, was über dich gespeichert ist
page-about-licences = Lizenzen
page-about-licences-text = Fairlead steht unter der MIT-Lizenz: nutze es, ändere es, gib es weiter. Die Seiten sind gemacht mit:
page-about-what = Was
page-about-licence = Lizenz
