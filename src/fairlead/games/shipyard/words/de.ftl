# Die Werft: Namen, Beschriftungen und Sätze. Die Schlüssel sind in allen Sprachen dieselben.

title = Die Werft

## Aktionen: Namen, Namen für die schmale Reihe, und worum es geht

action-build = Schiffsbau
action-commodity = Rohstoffe kaufen
action-canal = Kanal mieten
action-equipment = Ausrüstung herstellen
action-crew = Crew anheuern
action-hire = Arbeitskraft einstellen
action-exchange = Rohstoff-Handel
action-subsidy = Subventionen erhalten
row-build = Schiffsbau
row-commodity = Rohstoffe
row-canal = Kanal
row-equipment = Ausrüstung
row-crew = Crew
row-hire = Einstellen
row-exchange = Handel
row-subsidy = Subvention
row-last = letztes
about-build = ein bis drei Schiffsplättchen
about-commodity = ein Güterzug
about-canal = ein Kanal für dein Kanalsystem
about-equipment = Segel, Schornstein, Lastkran oder Kanone
about-crew = einer für die Crew
about-hire = eine Arbeitskraft bis zum Spielende
about-exchange = Rohstoffe verkaufen oder eintauschen
about-subsidy = 2 Gulden
rondel-equipment = Ausrüstung
rondel-crew = Crew

## Ausrüstung und Crew, Merkmale, Rohstoffe, Beauftragte

piece-captain = Kapitän
piece-officer = Offizier
piece-businessman = Kaufmann
piece-soldier = Soldat
piece-propeller = Schiffsschraube
piece-stoker = Heizer
piece-smokestack = Schornstein
piece-sail = Segel
piece-crane = Lastkran
piece-cannon = Kanone
feature-mast = Einbaustelle (Segel, Schornstein)
feature-cabin = Kajüte
feature-crane = Einbaustelle (Lastkran)
feature-cannon = Einbaustelle (Kanone)
feature-drive-second = Heizerkajüte
feature-drive-first = Einbaustelle (Schiffsschraube)
feature-ring = Rettungsring
feature-boat = Rettungsboot
feature-lantern = Schiffslaterne
good-coal = Kohle
good-steel = Stahl
good-textile = Tuch
good-grain = Getreide
official-trade = Beauftragter für Handel
official-war = Beauftragter für Krieg
official-lantern = Beauftragter für Schiffslaternen
official-boat = Beauftragter für Rettungsboote
official-ring = Beauftragter für Rettungsringe
official-riband = Blaues Band
officials-trade = Handel
officials-war = Krieg
officials-lantern = Laterne
officials-boat = Boot
officials-ring = Ring
officials-riband = Band
tile-bow = Bug
tile-middle = Mittelteil
tile-stern = Heck
column-bow = Bug
column-left = Mittelteil links
column-right = Mittelteil rechts
column-stern = Heck
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
space-N = zum Nordrand
space-NE = zur Nordostecke
space-E = zum Ostrand
space-SE = zur Südostecke
space-S = zum Südrand
space-SW = zur Südwestecke
space-W = zum Westrand
space-NW = zur Nordwestecke
space-C = zur Mitte

## Zeichen aus zwei Buchstaben

sign-drive = An
sign-crane = Lk
sign-cannon = Kn
sign-mast = Ma
sign-cabin = Kj
sign-ring = Ri
sign-boat = Bo
sign-lantern = La
sign-trade = Ha
sign-war = Kr
sign-riband = BB
sign-coal = Ko
sign-steel = St
sign-textile = Te
sign-grain = Ge

## Arbeitskräfte und was sie tun

employee-crane-engineer = Lastkran-Ingenieur
employee-sail-engineer = Segel-Ingenieur
employee-cannon-engineer = Kanonen-Ingenieur
employee-smokestack-engineer = Schornstein-Ingenieur
employee-captain-recruiter = Kapitäns-Anwerber
employee-soldier-recruiter = Soldaten-Anwerber
employee-propeller-recruiter = Schiffsschrauben-Anwerber
employee-stoker-recruiter = Heizer-Anwerber
employee-businessman-recruiter = Kaufmanns-Anwerber
employee-coal-trader-1 = Kohle-Händler 1
employee-coal-trader-2 = Kohle-Händler 2
employee-steel-trader-1 = Stahl-Händler 1
employee-steel-trader-2 = Stahl-Händler 2
employee-textile-trader-1 = Tuch-Händler 1
employee-textile-trader-2 = Tuch-Händler 2
employee-grain-trader-1 = Getreide-Händler 1
employee-grain-trader-2 = Getreide-Händler 2
employee-sail-builder = Segel-Handwerker
employee-smokestack-builder = Schornstein-Handwerker
employee-crane-builder = Lastkran-Handwerker
employee-cannon-builder = Kanonen-Handwerker
employee-propeller-builder = Schiffsschrauben-Handwerker
employee-stoker-builder = Heizer-Handwerker
employee-crew-builder = Crew-Handwerker
employee-helmsman = Steuermann
employee-rigger = Takler
employee-accountant = Buchhalter
employee-foreman = Vorarbeiter
effect-engineer = eins mehr bei jedem „Ausrüstung herstellen“
effect-recruiter = eins mehr bei jedem „Crew anheuern“
effect-trader-1 = jede verkaufte Ladung bringt 1 Gulden mehr; am Ende 1 Punkt
effect-trader-2 = jede verkaufte Ladung bringt 1 Gulden mehr; am Ende 3 Punkte
effect-builder-1 = jedes Schiff darf eins ohne Einbaustelle oder Kajüte haben
effect-builder-2 = jedes Schiff darf zwei ohne Einbaustelle haben
effect-crew-builder = jedes Schiff darf zwei Crewmitglieder ohne Kajüte haben
effect-helmsman = jedes Schiff darf um 1 schneller sein
effect-rigger = jedes Schiff darf für je zwei Segel um 1 schneller sein
effect-accountant = zwei weitere Schritte bei Ausrüstung und Crew sind kostenlos
effect-foreman = drei weitere Schritte beim Einstellen sind kostenlos

## Regierungsaufträge: Titel, Farbe, was sie zählen

contract-chartered-freighters = Gecharterte Frachter
contract-gunboat-flotilla = Kanonenbootflottille
contract-clipper-fleet = Klipperflotte
contract-twin-funnels = Zwillingsschlote
contract-officer-corps = Offizierskorps
contract-engine-trials = Maschinenprobe
contract-trade-missions = Handelsmissionen
contract-troop-transports = Truppentransporter
contract-surveyed-waters = Vermessene Gewässer
contract-sail-and-steam = Segel und Dampf
contract-armed-merchantmen = Bewaffnete Handelsschiffe
contract-complete-outfit = Volle Ausstattung
contract-life-ring-act = Rettungsringgesetz
contract-beacon-act = Laternengesetz
contract-lifeboat-act = Rettungsbootgesetz
contract-growing-payroll = Wachsende Lohnliste
contract-skilled-hands = Fachkräfte
contract-mixed-workforce = Gemischte Belegschaft
contract-safety-certificates = Sicherheitszeugnisse
contract-coaster-class = Küstenschiffe
contract-packet-class = Postschiffe
contract-liner-class = Linienschiffe
contract-fleet-programme = Flottenprogramm
contract-tonnage-order = Tonnageauftrag
contract-paired-appointments = Paarweise Ernennungen
contract-assorted-hulls = Rümpfe aller Größen
meaning-chartered-freighters = 3 Punkte für jeden Kaufmann mit einem Lastkran auf demselben Schiff
meaning-gunboat-flotilla = 3 Punkte für jeden Soldaten mit einer Kanone auf demselben Schiff
meaning-clipper-fleet = 3 Punkte für je zwei Segel auf demselben Schiff
meaning-twin-funnels = 3 Punkte für je zwei Schornsteine auf demselben Schiff
meaning-officer-corps = 3 Punkte für jeden Offizier, nicht für Kapitäne
meaning-engine-trials = 3 Punkte für jeden Heizer
meaning-engine-trials-first = 3 Punkte für jede Schiffsschraube
meaning-trade-missions = 2 Punkte für jeden Kaufmann nach dem ersten
meaning-troop-transports = 2 Punkte für jeden Soldaten nach dem ersten
meaning-surveyed-waters = 4 Punkte für jede benutzte Kanalkarte
meaning-sail-and-steam = 6 Punkte für jedes Schiff mit Segel, Schornstein und Heizer
meaning-sail-and-steam-first = 6 Punkte für jedes Schiff mit Segel, Schornstein und Schiffsschraube
meaning-armed-merchantmen = 8 Punkte für jedes Schiff mit Kaufmann, Soldat, Lastkran und Kanone
meaning-complete-outfit = 1-2-3-4-5-7-10-14 Punkte für Verschiedenes: Heizer, Schornstein, Segel, Lastkran, Kanone, Kaufmann, Soldat, Offizier
meaning-complete-outfit-first = 1-2-3-4-5-7-10-14 Punkte für Verschiedenes: Schiffsschraube, Schornstein, Segel, Lastkran, Kanone, Kaufmann, Soldat, Offizier
meaning-life-ring-act = 1-2-4-6-8-12 Punkte für Rettungsringe, dann je 1
meaning-beacon-act = 1-2-4-6-8-12 Punkte für Schiffslaternen, dann je 1
meaning-lifeboat-act = 1-2-4-6-8-12 Punkte für Rettungsboote, dann je 1
meaning-growing-payroll = 1 Punkt für jede Arbeitskraft bis zur vierten, 2 für jede weitere
meaning-skilled-hands = 2 Punkte für jede blaue, gelbe oder rote Arbeitskraft
meaning-skilled-hands-first = 2 Punkte für jede blaue, gelbe oder orange Arbeitskraft
meaning-mixed-workforce = 1-2-4-6-9-12 Punkte für verschiedene Farben der Arbeitskräfte; Händler der Stufe 2 zählen als eigene Farbe
meaning-safety-certificates = 5 Punkte für jedes Schiff mit Rettungsring, Rettungsboot und Schiffslaterne
meaning-coaster-class = 1-8-15-22 Punkte für Schiffe aus genau 5 Plättchen
meaning-packet-class = 3-10-17 Punkte für Schiffe aus genau 6 Plättchen
meaning-liner-class = 5-12 Punkte für Schiffe aus 7 oder mehr Plättchen
meaning-fleet-programme = 1-4-9-16-24-32 Punkte für Schiffe
meaning-tonnage-order = 8, 13, 18 Punkte ab 14, 18, 22 Schiffsplättchen in der Flotte
meaning-paired-appointments = 3 Punkte für je zwei graue oder grüne Arbeitskräfte, 4 für je zwei blaue, rote oder gelbe
meaning-assorted-hulls = 2-7-13-19 Punkte für verschiedene Größen unter Schiffen aus 3, 4, 5 und 6 Plättchen
colour-blue = blau
colour-red = rot
colour-green = grün

## Arten von Punkten, Urteile im Solospiel

points-crew = Crew
points-gear = Kanonen und Lastkräne
points-speed = Geschwindigkeit
points-cruise = Jungfernfahrt
points-blue = Blauer Auftrag
points-red = Roter oder grüner Auftrag
points-traders = Händler
rating-able-hand = Tüchtiger Matrose
rating-seasoned-shipwright = Erfahrener Schiffbauer
rating-master-of-the-slipway = Meister der Helling

## Optionen

option-players = Zahl der Spieler: 1, 2, 3 oder 4; 1 ist das Solospiel der zweiten Ausgabe
option-edition = nach welchen Regeln gespielt wird: first (erste Ausgabe) oder second (zweite) (Vorgabe: second)
option-contracts = Regierungsaufträge: random (zufällig, drei je Farbe) oder sets (feste Sätze zu zweien, nur zweite Ausgabe) (Vorgabe: random)
option-employees = wie die Arbeitskräfte liegen: random (zufällig), spread (an jedem Feld ein Ingenieur oder Anwerber) oder printed (wie aufgedruckt, nur zweite Ausgabe) (Vorgabe: random)
option-middle_display = die ersten zehn Mittelteile: stack (alle aus Stapel I) oder split (rechte Spalte aus Stapel II, nur zweite Ausgabe) (Vorgabe: stack)
option-loop_spaces = erste Ausgabe, Felder der Aktionsleiste: 23 oder 24 (Vorgabe: 23)
option-solo_removed = Solospiel, Güterzüge und Kanäle, die Automaten nehmen: discard (können wiederkommen) oder out (aus dem Spiel) (Vorgabe: discard)

## Mengen

amount-guilders = { $guilders } Gulden
amount-worth = { $worth } Gulden
amount-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
amount-riband = { $riband ->
        [one] 1 Punkt
       *[other] { $riband } Punkte
    }
amount-tiles = { $tiles } Plättchen
amount-steps = { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
amount-cut_off = { $cut_off ->
        [one] 1 Kanal
       *[other] { $cut_off } Kanäle
    }
amount-captain = { $captain ->
        [0] kein Kapitän
        [one] 1 Kapitän
       *[other] { $captain } Kapitäne
    }
amount-officer = { $officer ->
        [0] kein Offizier
        [one] 1 Offizier
       *[other] { $officer } Offiziere
    }
amount-businessman = { $businessman ->
        [0] kein Kaufmann
        [one] 1 Kaufmann
       *[other] { $businessman } Kaufleute
    }
amount-soldier = { $soldier ->
        [0] kein Soldat
        [one] 1 Soldat
       *[other] { $soldier } Soldaten
    }
amount-propeller = { $propeller ->
        [0] keine Schiffsschraube
        [one] 1 Schiffsschraube
       *[other] { $propeller } Schiffsschrauben
    }
amount-stoker = { $stoker ->
        [0] kein Heizer
       *[other] { $stoker } Heizer
    }
amount-smokestack = { $smokestack ->
        [0] kein Schornstein
        [one] 1 Schornstein
       *[other] { $smokestack } Schornsteine
    }
amount-sail = { $sail ->
        [0] kein Segel
       *[other] { $sail } Segel
    }
amount-crane = { $crane ->
        [0] kein Lastkran
        [one] 1 Lastkran
       *[other] { $crane } Lastkräne
    }
amount-cannon = { $cannon ->
        [0] keine Kanone
        [one] 1 Kanone
       *[other] { $cannon } Kanonen
    }
amount-mast_mount = { $mast_mount ->
        [one] Einbaustelle (Segel/Schornstein)
       *[other] { $mast_mount } Einbaustellen (Segel/Schornstein)
    }
amount-crane_mount = { $crane_mount ->
        [one] Einbaustelle (Lastkran)
       *[other] { $crane_mount } Einbaustellen (Lastkran)
    }
amount-cannon_mount = { $cannon_mount ->
        [one] Einbaustelle (Kanone)
       *[other] { $cannon_mount } Einbaustellen (Kanone)
    }
amount-cabin = { $cabin ->
        [one] Kajüte
       *[other] { $cabin } Kajüten
    }
amount-propeller_mount = { $propeller_mount ->
        [one] Einbaustelle (Schiffsschraube)
       *[other] { $propeller_mount } Einbaustellen (Schiffsschraube)
    }
amount-stoker_cabin = { $stoker_cabin ->
        [one] Heizerkajüte
       *[other] { $stoker_cabin } Heizerkajüten
    }
amount-ring = { $ring ->
        [one] Rettungsring
       *[other] { $ring } Rettungsringe
    }
amount-boat = { $boat ->
        [one] Rettungsboot
       *[other] { $boat } Rettungsboote
    }
amount-lantern = { $lantern ->
        [one] Schiffslaterne
       *[other] { $lantern } Schiffslaternen
    }
amount-coal = { $coal } Kohle
amount-steel = { $steel } Stahl
amount-textile = { $textile } Tuch
amount-grain = { $grain } Getreide
amount-coal_price = Kohle { $coal_price }
amount-steel_price = Stahl { $steel_price }
amount-textile_price = Tuch { $textile_price }
amount-grain_price = Getreide { $grain_price }

## Züge: was sie tun und bringen

move-choose = { $action }
brings-choose = { $final ->
        [yes] { $about }
       *[other] { $guilders ->
            [0] keine Einkünfte
           *[other] { $guilders_text } Einkünfte
        }; { $lost ->
            [yes] die Aktion ist nicht ausführbar und verfällt
           *[other] { $forced ->
                [yes] eine Zusatzaktion für 6 Gulden muss zuerst einen Güterzug kaufen; { $about }
               *[other] { $about }
            }
        }
    }
move-perform = gewählte Aktion ausführen: { $action }
brings-perform = { $about }
move-end = Aktionen beenden
brings-end = fertige Schiffe laufen aus, dann endet dein Zug
move-bonus = Zusatzaktion: { $action }
brings-bonus = { $about }
move-take = { $column } { $row } nehmen: { $features }
brings-take = { $completes ->
        [yes] kann ein Schiff fertigstellen{ $lacks ->
            [captain] {", "}aber du hast keinen Kapitän
            [route] {", "}aber deine Kanäle haben keine Strecke
           *[other] {""}
        }
       *[other] {""}
    }
move-take-blank = gedachtes Plättchen nehmen: { $tile }
brings-take-blank = ohne Merkmale{ $completes ->
        [yes] {", "}kann ein Schiff fertigstellen{ $lacks ->
            [captain] {", "}aber du hast keinen Kapitän
            [route] {", "}aber deine Kanäle haben keine Strecke
           *[other] {""}
        }
       *[other] {""}
    }
move-stop = { $last ->
        [yes] kein Schiff fertigstellen
       *[other] keine weiteren Plättchen nehmen
    }
brings-stop = { $last ->
        [yes] deine letzte Chance verfällt
       *[other] die Spalten werden aufgefüllt
    }
move-place = auf Feld { $slot } legen
brings-place = { $tiles ->
        [none] {""}
       *[other] stellt ein Schiff aus { $tiles_text } fertig{ $lacks ->
            [captain] {", "}aber du hast keinen Kapitän
            [route] {", "}aber deine Kanäle haben keine Strecke
           *[other] {""}
        }
    }
move-commodity = Güterzug nehmen: { $goods } (Reihe { $row })
move-canal = { $canal } mieten (Reihe { $row })
brings-canal = Nord/Ost/Süd/West: { $officials }
move-edge = { $token ->
        [yes] Schiffsfigur im { $side } von { $beside }
       *[other] im { $side } von { $beside }
    }
move-rotate = { $degrees ->
        [0] wie er liegt
       *[other] um { $degrees }° gedreht
    }
brings-rotate = Nord/Ost/Süd/West: { $officials }
move-steps = Marker bewegen: { $steps_text }
brings-steps = { $pieces }
move-hire = { $employee } einstellen ({ $steps_text })
brings-hire = { $effect }
move-trade = Güterzug eintauschen: { $goods }
brings-trade = { $worth_text }, wenn alles verkauft wird ({ $prices })
move-swap = { $pieces ->
        [none] { $sold } verkaufen
       *[other] eintauschen: { $pieces }{ $sold ->
            [none] {""}
           *[other] {", "}{ $sold } verkaufen
        }
    }
brings-swap = { $guilders ->
        [0] {""}
       *[other] { $guilders_text }
    }
move-sail = Schiff mit Bug auf Feld { $slot } auslaufen lassen
brings-sail = { $tiles_text }{ $features ->
        [none] {""}
       *[other] : { $features }
    }
move-dismantle = Schiff mit Bug auf Feld { $slot } demontieren
brings-dismantle = keine Punkte, { $tiles_text } kommen aus dem Spiel
move-fit = einsetzen: { $pieces }
brings-fit = Geschwindigkeit { $speed }, { $points_text } vor der Jungfernfahrt
move-faster = { $bonus ->
        [0] kein Bonus auf die Geschwindigkeit
       *[other] Bonus auf die Geschwindigkeit: { $bonus }
    }
brings-faster = Geschwindigkeit { $total }
move-step = { $space } fahren
brings-step = { $riband ->
        [none] { $points ->
            [none] { $riband_so_far ->
                [0] {""}
               *[other] Blaues Band bisher { $riband_so_far }
            }
           *[other] { $official }: { $points_text }{ $riband_so_far ->
                [0] {""}
               *[other] {" "}(Blaues Band bisher { $riband_so_far })
            }
        }
       *[other] { $official }: { $riband_text }, falls keines mehr folgt
    }
move-cross = auf { $canal } hinüberfahren
brings-cross = { $riband ->
        [none] { $official }: { $points_text }{ $riband_so_far ->
            [0] {""}
           *[other] {" "}(Blaues Band bisher { $riband_so_far })
        }
       *[other] { $official }: { $riband_text }, falls keines mehr folgt
    }; { $used } ist dann benutzt{ $cut_off ->
        [0] {""}
       *[other] {", "}abgeschnitten: { $cut_off_text }
    }
move-discard = { $contract } ablegen
brings-discard = jetzt { $points_text } wert; { $meaning }

bundle-hire = einstellen mit { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    } ...
bundle-take = ein Plättchen der Spalte { $column } nehmen ...

## Fragen

ask-choose = Welche Aktion wählst du?
ask-step4 = { $chosen_done ->
        [yes] Kaufst du eine Zusatzaktion, oder bist du fertig?
       *[other] Führst du { $action } aus, oder kaufst du erst eine Zusatzaktion?
    }
ask-build = { $bought ->
        [0] Welches Schiffsplättchen nimmst du? Du darfst bis zu { $most } nehmen.
       *[other] Nimmst du noch ein Schiffsplättchen? Du hast { $bought } von { $most }.
    }
ask-place = Auf welches Feld deiner Werft kommt das Plättchen ({ $tile })?
ask-commodity = Welchen Güterzug kaufst du?
ask-canal = Welchen Kanal mietest du?
ask-cell = Wo legst du { $name } an?
ask-rotate = Wie drehst du { $name }?
ask-token = An welcher Seite deines ersten Kanals beginnt deine Schiffsfigur?
ask-steps = Wie weit bewegst du den Marker ({ $rondel })?
ask-hire = Wen stellst du ein?
ask-trade = Welchen Güterzug tauschst du ein?
ask-swap = Verkaufst du { $good } oder tauschst du ein? { $units ->
        [one] 1 Ladung
       *[other] { $units } Ladungen
    }, im Verkauf { $price ->
        [one] 1 Gulden
       *[other] je { $price } Gulden
    }.
ask-launch = { $count ->
        [one] Dein Schiff ist fertig
       *[other] { $count } Schiffe sind fertig
    }, deine längste Strecke hat { $longest ->
        [one] 1 Schritt
       *[other] { $longest } Schritte
    }: was tust du?
ask-fit = Einzusetzen: { $piece }. Wie viele? In deiner Werft: { $in_yard }; höchstens { $most }. Geschwindigkeit bisher { $speed }, längste Strecke { $longest }.
ask-speed = Das Schiff hat Geschwindigkeit { $speed }, deine längste Strecke { $longest }: wie viel vom Bonus { $bonus } nutzt du?
ask-start = Deine erste Jungfernfahrt, mit Geschwindigkeit { $speed }: wo beginnt deine Schiffsfigur?
ask-cruise = Wohin fährt dein Schiff? Noch { $steps_left ->
        [one] 1 Schritt
       *[other] { $steps_left } Schritte
    }; Beauftragte bisher { $officials }, Blaues Band { $riband }.
ask-discard = Welchen Regierungsauftrag legst du ab ({ $colour })? { $left ->
        [one] Von dieser Farbe muss noch einer weg.
       *[other] Von dieser Farbe müssen noch { $left } weg.
    }
ask-final = Welche ist deine Schlussaktion?
ask-last-build = Deine letzte Chance: stellst du mit einem Plättchen ein Schiff fertig?
ask-last-place = Auf welchem Feld stellt das Plättchen ({ $tile }) ein Schiff fertig?

## Was geschah

event-turn = Runde { $round }: Zug von { $player }.
event-advance = { $action } kommt nach vorn.
event-choose = { $player } wählt { $action }{ $guilders ->
        [0] {""}
       *[other] {" "}und kassiert { $guilders_text }
    }.
event-lost = { $player } kann { $action } nicht ausführen; die Aktion verfällt.
event-bonus = { $player } zahlt { $guilders_text } für eine Zusatzaktion: { $action }.
event-subsidy = { $player } erhält { $guilders_text }.
event-take = { $player } nimmt ein Schiffsplättchen{ $guilders ->
        [0] {""}
       *[other] {" "}für { $guilders_text }
    }: { $tile } mit { $features }.
event-take-blank = { $player } nimmt ein gedachtes Plättchen: { $tile }.
event-place = { $player } legt das Plättchen ({ $tile }) auf Feld { $slot }{ $tiles ->
        [none] {""}
       *[other] {" "}und stellt ein Schiff aus { $tiles_text } fertig
    }.
event-stop = { $player } stellt mit einem letzten Plättchen kein Schiff fertig.
event-commodity = { $player } kauft einen Güterzug{ $guilders ->
        [0] {""}
       *[other] {" "}für { $guilders_text }
    }: { $goods }.
event-canal = { $player } mietet { $canal }{ $guilders ->
        [0] {""}
       *[other] {" "}für { $guilders_text }
    }{ $first ->
        [yes] {" "}und beginnt ein Kanalsystem
       *[other] {""}
    }.
event-rotate = { $player } legt { $canal } im { $side } von { $beside } an.
event-token = { $player } stellt die Schiffsfigur im { $side } auf { $beside }.
event-steps = { $action }: { $player } bewegt den Marker um { $steps_text }{ $guilders ->
        [0] {""}
       *[other] {" "}für { $guilders_text }
    } und erhält: { $pieces }.
event-hire = { $player } stellt eine Arbeitskraft ein{ $guilders ->
        [0] {""}
       *[other] {" "}für { $guilders_text }
    }: { $employee }.
event-trade = { $player } handelt mit { $goods }. Preise: { $prices }.
event-swap = { $player } { $pieces ->
        [none] verkauft { $sold } für { $guilders_text }
       *[other] tauscht { $good } ein: { $pieces }{ $sold ->
            [none] {""}
           *[other] {"; "}{ $sold } verkauft für { $guilders_text }
        }
    }.
event-sail = { $player } lässt ein Schiff aus { $tiles_text } auslaufen.
event-dismantle = { $player } demontiert ein Schiff aus { $tiles_text }{ $why ->
        [captain] : es hat keinen Kapitän
        [route] : es gibt keine Strecke dafür
       *[choice] {""}
    }.
event-fit = { $player } setzt ein: { $pieces }.
event-faster = Das Schiff von { $player } hat Geschwindigkeit { $total }{ $bonus ->
        [0] {""}
       *[other] {", "}davon { $bonus } durch Steuermann und Takler
    }.
event-step = Auf der Jungfernfahrt von { $player }: { $official }, { $riband ->
        [none] { $points_text }
       *[other] { $riband_text }, falls keines mehr folgt
    }.
event-cross = { $player } verlässt { $used } und fährt auf { $canal }{ $cut_off ->
        [0] {""}
       *[other] {" "}(abgeschnitten: { $cut_off_text })
    }: { $official }, { $riband ->
        [none] { $points_text }
       *[other] { $riband_text }, falls keines mehr folgt
    }.
event-launched = Das Schiff von { $player } gehört zur Flotte: Crew { $crew }, Kanonen und Lastkräne { $gear }, Geschwindigkeit { $speed }, Jungfernfahrt { $cruise }{ $riband ->
        [0] {""}
       *[other] {" "}(Blaues Band { $riband })
    }; zusammen { $points_text }.
event-ship-up = Neu in der Auslage: { $tile } mit { $features }.
event-commodity-up = Neu in der Auslage: Güterzug mit { $goods }.
event-canal-up = Neu in der Auslage: { $canal } ({ $officials }).
event-renewed = Der Stapel der { $stack ->
        [canal] Kanäle
       *[commodity] Güterzüge
    } war leer; die abgelegten wurden gemischt.
event-ending = Ein Stapel ist leer ({ $tile }): diese Runde ist die letzte.
event-lap = Runde { $laps } auf der Aktionsleiste ist zu Ende; { $left ->
        [0] es war die letzte
        [one] 1 folgt noch
       *[other] { $left } folgen noch
    }.
event-drop = Der Würfel fällt ins Loch, { $left ->
        [0] in der Reserve ist keiner mehr
        [one] in der Reserve ist noch 1
       *[other] in der Reserve sind noch { $left }
    }{ $action ->
        [none] {""}
       *[other] {"; "}{ $guilders_text } auf { $action }
    }.
event-last-drop = Der letzte Würfel fällt ins Loch: noch ein Zug, dann die Schlussaktionen.
event-discards-due = Regierungsaufträge abzulegen: { $each } blau, { $each } { $colour }.
event-discard = { $player } legt einen Regierungsauftrag ab ({ $colour }){ $contract ->
        [none] {""}
       *[other] : { $contract }
    }.
event-final-actions = Die normalen Züge sind vorbei. Alle haben noch eine Schlussaktion.
event-final-turn = Schlussaktion von { $player }.
event-final = { $player } führt als Schlussaktion { $action } aus.
event-last-chances = Letzte Chance für alle: ein einziges Plättchen darf noch ein Schiff fertigstellen.
event-contract = { $player } wertet { $contract }: { $points_text }.
event-traders = { $player } wertet Händler: { $points_text }.
event-final-scoring = Schlusswertung; Punkte insgesamt: { $vp }.
event-rating = { $points_text }: { $rating ->
        [none] noch kein Urteil
       *[other] { $rating }
    }.
event-automaton = Automat { $automaton } wählt { $action }{ $guilders ->
        [0] {""}
       *[other] ; die Bank bekommt { $guilders_text } davon
    }.
event-automaton-turns = Der Marker von { $action } bewegt sich: { $steps_text }.
event-automaton-build = Reihe { $row } der Schiffsplättchen kommt aus dem Spiel: { $tiles_text }.
event-automaton-commodity = { $goods ->
        [none] Ein Güterzug wird entfernt
       *[other] Aus der Auslage entfernt: Güterzug mit { $goods }
    } (Reihe { $row }).
event-automaton-canal = { $canal ->
        [none] Ein Kanal wird entfernt
       *[other] Aus der Auslage entfernt: { $canal }
    } (Reihe { $row }).

## Der Tisch

table-turn = { $phase ->
        [discards] Runde { $round } von { $rounds }: alle legen Regierungsaufträge ab
        [final-actions] Schlussaktion von { $player }
        [last-chances] Letzte Chance von { $player }
        [over] Das Spiel ist zu Ende
       *[standard] Runde { $round } von { $rounds }: Zug von { $player }
    }
table-last-round = Dies ist die letzte Runde: ein Stapel von Schiffsplättchen ist leer.
table-row = Aktionsreihe
table-markers = Figuren
table-income = Einkünfte
table-bonus = Zusatz
table-final = Schluss
table-guilders-on = Gulden darauf
table-gap = leer davor
table-lead = vorn
table-drop = { $steps ->
        [0] Rad: der Würfel fällt am Ende dieses Zuges
        [one] Rad: Fall nach 1 weiteren Versetzen
       *[other] Rad: Fall nach { $steps } weiteren Versetzen
    }; { $reserve ->
        [0] kein Würfel in der Reserve
       *[other] { $reserve } Würfel in der Reserve
    }
table-wheel-empty = Rad: leer, dies ist der letzte Zug
table-lap = { $steps ->
        [0] Leistenrunde { $lap } von { $laps }: endet mit diesem Zug
        [one] Leistenrunde { $lap } von { $laps }: endet nach 1 weiteren Versetzen
       *[other] Leistenrunde { $lap } von { $laps }: endet nach { $steps } weiteren Versetzen
    }
table-track = führendes Plättchen auf Feld { $space } von { $spaces }
table-discard-lap = nach Leistenrunde { $after } legen alle Regierungsaufträge ab: blau { $each }, grün { $each }
table-discard-drop = nach Würfel { $after } legen alle Regierungsaufträge ab: blau { $each }, rot { $each }
table-equipment = Ausrüstung
table-crew = Crew
table-exchange = Handel
table-step = { $steps }: { $pieces } { $price ->
        [0] frei
       *[other] { $price }g
    }
table-prices-now = jetzt
table-prices-next = dann
table-prices-none = noch keine Preise
table-employees = Arbeitskräfte nach Schritten ihres Markers
table-market = Auslage
table-price = Preis
table-bow = Bug
table-left = links
table-right = rechts
table-stern = Heck
table-goods = Güter
table-canals = Kanäle zu mieten
table-stacks = Stapel: Bug { $bow }, Mittelteile { $middle } (Satz I: { $first }), Heck { $stern }, Güterzüge { $commodities }, Kanäle { $canals }
table-blank = Gedachte Plättchen umsonst: { $kinds }
table-guilders = { $guilders } Gulden
table-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
table-contracts-held = { $count ->
        [one] 1 Auftrag
       *[other] { $count } Aufträge
    }
table-used-canals = { $count ->
        [one] 1 benutzter Kanal
       *[other] { $count } benutzte Kanäle
    }
table-pieces = Teile
table-yard = Werft
table-empty = leer
table-staff = Arbeitskräfte
table-fleet = Flotte
table-system = { $count ->
        [one] 1 Kanal
       *[other] { $count } Kanäle
    }
table-ship-points = { $total } Punkte: Crew { $crew }, Ausrüstung { $gear }, Geschwindigkeit { $speed }, Jungfernfahrt { $cruise }
table-map = Kanäle
table-map-none = noch keine Kanäle
table-token-none = noch keine Schiffsfigur
table-longest = längste Strecke { $steps }
table-launch = Schiff von { $player }
table-room = Platz für
table-speed = Geschwindigkeit { $speed }{ $bonus ->
        [0] {""}
       *[other] {" "}(bis zu { $bonus } mehr)
    }
table-steps-left = { $steps ->
        [one] noch 1 Schritt
       *[other] noch { $steps } Schritte
    }
table-cruise = Beauftragte { $officials }, Blaues Band { $riband }
table-automata = Automaten
table-automaton = { $number ->
        [1] erster
       *[other] zweiter
    }: { $action ->
        [none] noch ohne Würfel
       *[other] auf { $action }
    }
table-solo-up = offene Soloplättchen: { $actions }
table-solo-back = Rückseite des obersten Soloplättchens: Reihe { $row }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
table-rating = { $rating ->
        [none] noch kein Urteil (das erste ab { $least } Punkten)
       *[other] Urteil: { $rating }
    }
table-launch-own = Dein Schiff
table-completing = noch ein Plättchen ({ $kinds }) stellt ein Schiff fertig
table-price-short = { $price }g
own-contracts = Aufträge
own-contract = { $contract } ({ $colour }): { $meaning }. Jetzt { $things } → { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
own-discarded = abgelegt: { $names }
final-contracts = Regierungsaufträge
final-contract = { $player }: { $contract } ({ $colour }), gezählt { $things }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
final-rating = Urteil: { $rating ->
        [none] keines (das erste gibt es ab { $least } Punkten)
       *[other] { $rating }
    }
legend-row = Aktionsreihe: das führende Plättchen zuerst. ① ② ③ ④ sind die Figuren der Spieler. Du bekommst 1 Gulden für jedes besetzte Plättchen vor dem, das du wählst; +2 sind diese Einkünfte jetzt.
legend-row-first = Leer davor: leere Felder zwischen einem Plättchen und dem nächsten davor. Ein Plättchen hinter allen Figuren bringt für je drei davon 1 Gulden mehr. Auf einem schmalen Schirm steht ·3· in der Reihe für drei leere Felder.
legend-row-second = g auf einem Plättchen: Gulden, die dort liegen, für den, der es wählt.
legend-rondels = Ausrüstung, Crew: was 1 bis 4 Schritte des Markers bringen und kosten. Arbeitskräfte: nach Schritten ihres Markers, mit dem Preis für Schritte und Zuschlag; 2g: 2 Gulden; ×2: so viele sind noch da; in (Klammern): kannst du jetzt nicht einstellen.
legend-ships = Schiffsplättchen: <Ma ist ein Bug, |MaKj| ein Mittelteil, AnKj> ein Heck. Ein Schiff ist ein Bug, ein oder mehrere Mittelteile und ein Heck nebeneinander.
legend-features = Auf Schiffsplättchen:
legend-officials = Auf Kanälen:
legend-goods = Rohstoffe:
legend-map = Kanäle: jedes Zeichen oder o ist ein Feld, Linien sind Wege. @: deine Schiffsfigur, x: ihr Heck, dorthin kann sie nicht. ═ ║: Übergang zum nächsten Kanal. Die Zahl ist die Nummer des Kanals.

## Faustregeln

thumb-aim = Ziel: die meisten Punkte. Die meisten bringen Schiffe: für Crew, Kanonen und Lastkräne, Geschwindigkeit und für die Beauftragten, denen sie auf einer Jungfernfahrt durch deine eigenen Kanäle begegnen. Am Ende kommen deine zwei letzten Regierungsaufträge und deine Händler dazu. Gulden entscheiden nur bei Gleichstand.
thumb-turn = Dein Zug: das Aktionsplättchen, das du zuletzt gewählt hast, kommt von selbst nach vorn (zu zweit das davor). Dann wählst du ein anderes ohne Figur, kassierst die Einkünfte, führst die Aktion aus, und fertige Schiffe laufen aus.
thumb-income = Einkünfte: 1 Gulden für jedes besetzte Plättchen vor dem, das du wählst; was niemand will, bringt also viel. Erste Ausgabe: das Plättchen hinter allen Figuren bringt für je drei leere Felder davor 1 Gulden mehr. Zweite Ausgabe: du bekommst auch die Gulden, die darauf liegen.
thumb-bonus = Zusatzaktion: einmal im Zug, vor oder nach der gewählten Aktion, darfst du 6 Gulden für irgendeine andere Aktion zahlen, auch wenn ihr Plättchen besetzt ist. Sie bringt keine Einkünfte.
thumb-build = Schiffsbau: nimm ein bis drei Schiffsplättchen; die Reihen kosten von unten 0, 1, 1, 2, 2 Gulden. Lege jedes auf ein Feld deiner Werft, wo es bleibt. Ein Bug, ein bis sieben Mittelteile und ein Heck nebeneinander sind ein Schiff. Ein Plättchen darf nur liegen, wo es noch Teil eines Schiffes werden kann.
thumb-pieces = Ausrüstung herstellen und Crew anheuern bewegen einen Marker um 1 bis 4 Schritte und bringen, was er dann zeigt. Der erste Schritt ist kostenlos, jeder weitere kostet 1 Gulden. Ausrüstung und Crew warten in deiner Werft.
thumb-employees = Arbeitskräfte helfen dir bis zum Spielende. Ihr Marker bewegt sich um 1 bis 8 Schritte, der erste ist kostenlos; Ingenieure und Anwerber kosten 1 Gulden mehr. Du kannst keine zweimal haben, und ein Händler der Stufe 2 braucht den der Stufe 1. Ingenieure und Anwerber bringen jedes Mal ein Teil mehr, Händler bessere Preise und Punkte, Handwerker Platz für Teile, Steuermann und Takler Geschwindigkeit, Buchhalter und Vorarbeiter kostenlose Schritte.
thumb-goods = Rohstoffe: Rohstoff-Handel bewegt zuerst den Preismarker um eins, dann verkaufst oder tauschst du jeden Rohstoff eines deiner Güterzüge. Getauscht wird gegen das, was auf seiner Liste steht, in einer Aktion nichts zweimal.
thumb-canals = Kanäle: jeder neue wird an dein Kanalsystem angelegt, beliebig gedreht, und bleibt so liegen. Erste Ausgabe: deine Schiffsfigur beginnt gleich an einer Seite des ersten Kanals. Zweite Ausgabe: sie beginnt bei der ersten Jungfernfahrt an einer beliebigen Außenseite.
thumb-launch = Auslaufen: am Ende deines Zuges muss jedes fertige Schiff die Werft verlassen. Es braucht einen Kapitän und eine Strecke von wenigstens einem Schritt, sonst wird es demontiert. Rüste es aus deiner Werft aus: Segel und Schornsteine auf ihre gemeinsamen Einbaustellen, Lastkräne und Kanonen auf die ihren, Offiziere, Kaufleute und Soldaten in Kajüten, Schiffsschraube oder Heizer auf ihren eigenen Platz.
thumb-speed = Geschwindigkeit: mit Schornstein und Schiffsschraube (oder Heizer) 4, und 1 mehr für jedes weitere Segel, jeden weiteren Schornstein, jede weitere Schiffsschraube. Sonst 1, und 1 mehr für jedes Segel, jede Schiffsschraube und je zwei Schornsteine. Das Schiff muss genau so viele Schritte fahren können.
thumb-cruise = Jungfernfahrt: 1 Punkt für jedes Crewmitglied, 2 für jede Kanone und jeden Lastkran, 1 für jeden Punkt Geschwindigkeit. Beauftragte zählen bei jedem Betreten ihres Feldes: Handel (Kaufleute und Lastkräne), Krieg (Soldaten und Kanonen), Schiffslaternen, Rettungsboote, Rettungsringe. Das letzte Blaue Band bringt die Schritte bis dorthin. Du fährst nie dorthin, wohin das Heck deiner Schiffsfigur zeigt. Ein verlassener Kanal ist benutzt und kommt weg; was er abschneidet, ist verloren.
thumb-contracts = Regierungsaufträge sind geheim. Im Spiel legst du alle bis auf einen blauen und einen roten (erste Ausgabe: grünen) ab; diese zwei zählen am Ende für deine Flotte.
thumb-clock = Die Zeit: in der ersten Ausgabe dauert das Spiel so viele Runden auf der Aktionsleiste, wie Spieler dabei sind. In der zweiten fällt alle zwölf Züge ein Würfel; ist die Reserve leer, kündigt der nächste den letzten Zug an. Geht ein Stapel von Schiffsplättchen zu Ende, ist die Runde die letzte.
thumb-end = Das Ende: alle haben eine Schlussaktion, ohne Einkünfte und Zusatzaktion. Dann darf jeder noch ein Schiff mit einem einzigen Plättchen fertigstellen. Was in Werft, Kanälen und auf der Hand übrig ist, zählt nichts.
thumb-solo = Solospiel (zweite Ausgabe): zwei Automaten versetzen und wählen Plättchen nach den Soloplättchen; sie drehen Marker weiter und nehmen Plättchen weg, haben aber keine Punkte. Ab 60, 80 und 95 Punkten erreichst du ein Urteil.

## Warum ein Zug nicht geht, nach Klausel. Der Satz geht nach einem Doppelpunkt weiter.

why-SY-END-4 = das Spiel ist zu Ende
why-SY-TURN-2 = ein anderer Spieler ist am Zug
why-SY-TURN-1 = jetzt wird etwas anderes gefragt
why-SY-SETUP-12 = diese Aktion gibt es nur zu viert
why-SY-CHOICE-1 = dieses Plättchen kam gerade nach vorn
why-SY-CHOICE-2 = auf diesem Plättchen steht eine Figur
why-SY-CHOICE-3 = diese Aktion könntest du nicht ausführen
why-SY-D-10 = die gewählte Aktion ist schon ausgeführt
why-SY-ACT-1 = erst muss die gewählte Aktion ausgeführt werden
why-SY-ACT-2 = die Zusatzaktion dieses Zuges ist schon gekauft
why-SY-ACT-3 = die Zusatzaktion muss eine andere als die gewählte Aktion sein
why-SY-ACT-6 = die Gulden reichen nicht für eine Zusatzaktion
why-SY-ACT-7 = nach dem Bezahlen könntest du diese Zusatzaktion nicht ausführen
why-SY-R-19 = nach dem Bezahlen könntest du die gewählte Aktion nicht ausführen
why-SY-BUILD-1 = dort liegt kein Schiffsplättchen
why-SY-BUILD-2 = die Gulden reichen nicht für dieses Schiffsplättchen
why-SY-BUILD-4 = mindestens ein Schiffsplättchen muss gekauft werden
why-SY-END-13 = gedachte Plättchen gibt es nur, wenn von dieser Art keines mehr da ist
why-SY-YARD-2 = dieses Feld ist besetzt
why-SY-YARD-7 = dort könnte das Plättchen nie Teil eines Schiffes werden
why-SY-GOODS-1 = dort liegt kein Güterzug
why-SY-CANAL-1 = dort liegt kein Kanal
why-SY-DISP-1 = die Gulden reichen nicht für diese Reihe
why-SY-CANAL-3 = das ist kein freier Platz neben deinen Kanälen
why-SY-D-2 = dieser Platz wird nach dem Kanal mit der kleineren Nummer benannt
why-SY-MAKE-1 = die Gulden reichen nicht für so viele Schritte
why-SY-R-15 = dieser Stapel ist leer
why-SY-HIRE-4 = du hast schon eine solche Arbeitskraft
why-SY-HIRE-5 = erst kommt der Händler der Stufe 1 für diesen Rohstoff
why-SY-HIRE-1 = die Gulden reichen nicht für Schritte und Zuschlag
why-SY-EXCH-1 = du hast keinen solchen Güterzug
why-SY-EXCH-5 = dagegen kann dieser Rohstoff nicht getauscht werden
why-SY-EXCH-3 = so viele Ladungen sind nicht zu tauschen
why-SY-LAUNCH-1 = auf diesem Feld liegt kein Bug eines fertigen Schiffes
why-SY-QUAL-1 = in deiner Werft ist kein Kapitän
why-SY-QUAL-2 = deine Kanäle haben keine Strecke für ein Schiff
why-SY-FIT-1 = so viele sind nicht in deiner Werft
why-SY-FIT-9 = das Schiff hat nicht so viele Einbaustellen oder Kajüten
why-SY-D-5 = deine Kanäle haben keine Strecke für ein so schnelles Schiff
why-SY-SPEED-3 = so viel geben Steuermann und Takler nicht
why-SY-D-6 = deine Kanäle haben keine Strecke für so viel Bonus
why-SY-CANAL-6 = die Schiffsfigur beginnt an einer Außenseite deiner Kanäle
why-SY-D-7 = von dort ist keine Strecke lang genug
why-SY-CRUISE-5 = dorthin führt kein Weg
why-SY-CRUISE-8 = nach diesem Schritt ließe sich der Rest nicht mehr fahren
why-SY-CON-4 = dieser Regierungsauftrag ist nicht auf deiner Hand
why-SY-D-9 = erst kommen Regierungsaufträge der anderen Farbe
why-SY-END-6 = diese Aktion kannst du nicht ausführen
why-SY-END-9 = damit wird kein Schiff fertig

## Stufen der Bots, von sanft bis stark. Aufzeichnungen erkennen Bots an diesen Namen.

level-1 = Lehrling
level-2 = Zimmermann
level-3 = Schiffbauer
level-4 = Baumeister
level-5 = Konstrukteur
