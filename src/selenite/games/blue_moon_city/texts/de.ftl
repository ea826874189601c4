### Blue Moon City.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## The game

title = Blue Moon City
about = Bezahl mit Karten, bau die Stadt wieder auf und bring Kristalle zum Obelisken. Für 2 bis 4, etwa eine Stunde.
manual-title = Blue Moon City

## Refusals: moves

refused-cards-unsorted = die Karten von „{ $text }“ sind nicht in der richtigen Reihenfolge, schreib { $sorted }
refused-no-such-card = „{ $text }“ nennt eine Karte, die es nicht gibt
refused-too-many-cards = „{ $text }“ nennt mehr Karten, als irgendeine Aktion brauchen kann
refused-nothing-to-end = / beendet die Phase „Abwerfen und Nachziehen“ nicht: gib an, was du abwirfst, oder drop, wenn du nichts abwirfst
refused-wrong-phase = das gehört in die Phase „{ NAME("phase", $wanted) }“, jetzt ist die Phase „{ NAME("phase", $phase) }“
refused-no-tile-there = auf { $cell } liegt keine Gebäudetafel
refused-walk-too-far = Schritte bis { $cell }: { $need }, du hast noch { $steps }
refused-stays-where-it-is = das würde auf { $cell } enden, wo es angefangen hat
refused-no-building-here = der Marktplatz ist kein Gebäude: hier kann man nicht bauen
refused-not-on-courtyard = Gaben bringt man auf dem Marktplatz, c3
refused-too-many-discards = du darfst höchstens { $most } Karten abwerfen
refused-no-such-card-in-hand = du hast keine { $card } auf der Hand
refused-too-few-in-hand = dafür braucht es { $wanted } Karten { $card }, du hast nur { $held }
refused-building-complete = das Gebäude „{ NAME("tile", $tile) }“ ist schon fertiggestellt
refused-no-such-box = das Gebäude „{ NAME("tile", $tile) }“ hat keinen Bauabschnitt { $box }, nur { $boxes }
refused-box-taken = Bauabschnitt { $box } ist schon besetzt
refused-worth-too-little = { $cards } zählt nur { $worth } ({ NAME("people", $people) }), der Bauabschnitt verlangt { $value }
refused-needless-card =
    { $n ->
        [one] { $cards } ist überflüssig, { $rest } reicht schon für { $value }
       *[other] { $cards } sind überflüssig, { $rest } reicht schon für { $value }
    }
refused-palace-one-colour = ein Bauabschnitt im Palast nimmt nur eine Farbe: { $cards } ergibt in keiner { $value }
refused-no-cube = du hast keinen Baustein mehr
refused-one-offering = nur eine Gabe pro Zug; für eine weitere brauchst du eine Pillar-Karte
refused-too-few-crystals = das kostet { $price } Kristalle, du hast { $crystals }
refused-bound-must-offer = die Stadt ist vollendet und du kannst { $price } Kristalle zahlen: bring zuerst deine Gabe
refused-bound-must-walk = die Stadt ist vollendet: geh weiter zum Marktplatz, übrige Schritte: { $steps }
refused-bound-off-the-way = die Stadt ist vollendet: { $cell } liegt auf keinem kürzesten Weg zum Marktplatz
refused-bound-not-nearer = die Stadt ist vollendet: { $cell } liegt nicht näher am Marktplatz
refused-declare-first = eine Erklärung ist nur ganz am Anfang des Zuges möglich
refused-declare-too-early = für eine Erklärung braucht es { $turns } Züge in Folge ohne Baustein und ohne Gabe, bisher sind es { $idle }
refused-declare-bound = die Stadt ist vollendet und du kannst eine Gabe bezahlen: eine Erklärung ist nicht möglich
refused-dragon-outside = { NAME("dragon", $dragon) } ist außerhalb der Stadt, nur { $card } bringt ihn hinein
refused-dragon-too-far = { NAME("dragon", $dragon) } hat { $need } Schritte bis { $cell } und schafft nur { $steps }
refused-offer-first = Pillar-Karten erlauben nur zusätzliche Gaben: bring zuerst eine normale
refused-not-at-temple = dafür muss deine Figur auf dem Goldenen Schrein stehen, es kostet { $surcharge } Kristall mehr
refused-not-at-hall = dafür muss deine Figur auf der Versammlungshalle stehen

## Refusals: options

refused-option-players = 2, 3 oder 4 können mitspielen, nicht { $players }
refused-option-first = first ist ein Platz von 0 bis { $last }, nicht { $first }
refused-option-city = city ist standard oder free, nicht { $city }
refused-option-open-crystals = open-crystals ist true oder false, nicht { $value }
refused-option-idle-end = idle-end ist off oder wird weggelassen, nicht { $value }
refused-option-new-buildings = new-buildings ist 1, 2 oder beide, jede einmal, nicht { $value }
refused-option-corners = corners sind zwei verschiedene von a1, a5, e1 und e5, nicht { $value }
refused-option-corners-unused = corners wählt man nur bei genau einer Erweiterung

## Refusals: components files

refused-components-not-toml = die Materialdatei ist kein TOML: { $fault }
refused-components-not-object = das Material ist keine Tabelle
refused-components-not-json = das Material enthält einen Wert, den JSON nicht schreiben kann, etwa ein Datum
refused-components-number = Material: { $field } muss eine ganze Zahl von { $least } bis { $most } sein
refused-components-obelisk = Material: der Obelisk braucht { $spaces } Preise
refused-components-obelisk-short = Material: zu { $players } könnten auf dem Obelisken die Felder ausgehen
refused-components-cards = Material: people.{ $people }.cards muss aus drei Anzahlen bestehen, zusammen { $cards }
refused-components-khind = Material: alle zehn Khind-Karten haben den Wert 1
refused-components-no-tiles = Material: es gibt keine Gebäudetafeln
refused-components-tile = Material: { $tile } ist keine Gebäudetafel
refused-components-tile-count = Material: Erweiterung { $expansion } braucht { $wanted } Tafeln, es gibt { $found }
refused-components-fixed-tile = Material: { $tile } fehlt unter den Tafeln des Grundspiels
refused-components-boxes = Material: { $tile } braucht 1 bis { $most } Bauabschnitte
refused-components-box = Material: ein Bauabschnitt von { $tile } ist kein Volk, oder „any“, mit einem Wert von 1 bis { $most }
refused-components-ability = Material: { $tile } hat eine unbekannte Sondereigenschaft
refused-components-unconfirmed = Material: { $tile }.unconfirmed muss eine Liste sein
refused-components-reward = Material: { $tile }.{ $reward } muss eine Tabelle aus crystals, cards und scales sein

## Refusals: positions

refused-position-cell = in der Stellung nennt { $field } „{ $cell }“, das ist kein Feld dieser Stadt
refused-position-unknown-tile = in der Stellung liegt auf { $cell } keine Tafel dieses Spiels: { $tile }
refused-position-tile-twice = in der Stellung liegt die Tafel { $tile } auf { $cell } und auf { $other }
refused-position-courtyard = auf c3 liegt der Marktplatz, und nur dort: siehe { $cell }
refused-position-empty-cell = in der Stellung liegt keine Tafel auf { $cell }
refused-position-fixed-tile = in der Standardstadt gehört auf { $cell } die Tafel „{ NAME("tile", $tile) }“
refused-position-boxes = Bauabschnitte des Gebäudes auf { $cell }: { $boxes }
refused-position-box-seat = in Bauabschnitt { $box } auf { $cell } liegt ein Baustein eines Platzes, den es nicht gibt
refused-position-built-with-cubes = das Gebäude auf { $cell } ist fertiggestellt und hat trotzdem noch Bausteine
refused-position-full-unbuilt = auf { $cell } hat jeder Bauabschnitt einen Baustein, das Gebäude müsste fertiggestellt sein
refused-position-figures = in der Stellung passt die Zahl der Figuren ({ $figures }) nicht zu { $players } Plätzen
refused-position-dragons = die Drachen der Stellung sind red, green und blue, nicht mehr und nicht weniger
refused-position-obelisk-full = der Obelisk hat nur { $spaces } Felder
refused-position-obelisk-seat = auf dem Obelisken liegt ein Baustein von „{ $seat }“, das ist kein Platz
refused-position-cards = in der Stellung ist { $field } keine Liste von Karten
refused-position-cards-unsorted = die Karten von { $field } sind nicht in der richtigen Reihenfolge
refused-position-players = die Stellung ist für { $found }, ihre Optionen sagen { $players }
refused-position-card-count = Karten in der Stellung: { $found }, es müssten { $wanted } sein
refused-position-card = die Karte { $card } kommt in der Stellung { $found }-mal vor, es müsste { $wanted }-mal sein
refused-position-cubes = Bausteine von Platz { $seat } im Ganzen: { $found }, es müssten { $wanted } sein
refused-position-scales = Drachenschuppen in der Stellung: { $found }, es müssten { $wanted } sein
refused-position-phase = es gibt keine Phase „{ $phase }“
refused-position-declared = so kann turn.declared in der Stellung nicht entstanden sein
refused-position-aside-twice = nur wer am Zug ist, kann Karten beiseitegelegt haben
refused-position-aside = Platz { $seat } hat Karten beiseitegelegt und ist nicht am Zug
refused-position-reason = kein Spiel endet aus dem Grund „{ $reason }“
refused-position-reason-impossible = so wie die Stellung ist, kann das Spiel nicht durch { $reason } geendet haben
refused-position-winners = so wie die Stellung ist, kann der Sieg nicht an { $winners } gehen
refused-position-turn = so kann der Zug in der Stellung nicht entstanden sein: { $field }
refused-position-should-be-over = so wie die Stellung ist, müsste das Spiel zu Ende sein ({ $reason })

## Peoples

people-vulca = Vulca
people-terrah = Terrah
people-aqua = Aqua
people-flit = Flit
people-khind = Khind
people-mimix = Mimix
people-hoax = Hoax
people-pillar = Pillar
people-any = eine beliebige Farbe

## Their colours

colour-vulca = schwarz
colour-terrah = rot
colour-aqua = blau
colour-flit = grau
colour-khind = grün
colour-mimix = braun
colour-hoax = weiß
colour-pillar = gelb

## Tiles

tile-courtyard = Marktplatz
tile-fire-temple = Tempel des Feuers
tile-water-temple = Tempel des Wassers
tile-earth-temple = Tempel der Erde
tile-royal-palace = Palast
tile-thermae = Therme
tile-iron-foundry = Eisengießerei
tile-mill = Mühle
tile-caravanserai = Karawanserei
tile-monastery-tower = Klosterturm
tile-citadel = Zitadelle
tile-hospice = Herberge
tile-aqueduct = Aquädukt
tile-university = Universität
tile-trading-house = Handelshaus
tile-watchtower = Wachturm
tile-great-hall = Große Halle
tile-city-residence = Stadtresidenz
tile-library = Bibliothek
tile-flight-tower = Flugturm
tile-market-hall = Markthalle
tile-hospital = Hospital
tile-assembly-hall = Versammlungshalle
tile-golden-temple = Goldener Schrein
tile-theatre = Theater

## Phases of a turn

phase-move = Bewegung
phase-build = Baustein setzen
phase-ability = Sondereigenschaft
phase-draw = Abwerfen und Nachziehen
phase-over = Ende

## Dragons

dragon-red = Feuerdrache Lika
dragon-green = Erddrache Doran
dragon-blue = Wasserdrache Sesha

## Dragons in short

short-dragon-red = Feuer
short-dragon-green = Erde
short-dragon-blue = Wasser

## How a game ended

reason-offerings = durch Gaben
reason-city-complete = nach Vollendung der Stadt
reason-cubes-out = nach dem letzten Baustein
reason-agreed = im Einvernehmen
reason-idle = nach zehn tatenlosen Runden

## Figures in a report

figure-offerings = Gaben
figure-crystals = übrige Kristalle
figure-scales = übrige Schuppen
figure-cubes = gesetzte Bausteine

## Where a reward comes from

source-leader = als Großer Baumeister
source-everyone = fürs Mitbauen
source-neighbour = dank Nachbargebäude
source-dragons = von den Drachen dort

## What a card can do

card-v1 = schwarze 1 / Feuerdrache fliegt
card-v2 = schwarze 2 / Feuerdrache zieht 3
card-v3 = schwarze 3
card-t1 = rote 1 / Erddrache fliegt
card-t2 = rote 2 / Erddrache zieht 3
card-t3 = rote 3
card-a1 = blaue 1 / Wasserdrache fliegt
card-a2 = blaue 2 / Wasserdrache zieht 3
card-a3 = blaue 3
card-f1 = graue 1 / Figur auf beliebige Tafel
card-f2 = graue 2 / zwei Schritte mehr
card-f3 = graue 3
card-k1 = grüne 1 / 1 in jeder Farbe
card-m1 = braune 1 / zwei m1, m2: 3 in jeder Farbe
card-m2 = braune 2 / zwei m1, m2: 3 in jeder Farbe
card-m3 = braune 3
card-h1 = weiße 1 / färbt bis zu 4 gleiche um
card-h2 = weiße 2 / färbt eine Karte um
card-h3 = weiße 3
card-p1 = gelbe 1 / eine Gabe mehr, +1
card-p2 = gelbe 2 / eine Gabe mehr, +2
card-p3 = gelbe 3

## What a card can do, on its face

power-fly = Drache fliegt auf jede Tafel
power-walk = Drache zieht bis zu 3
power-jump = Figur auf jede Tafel
power-stride = zwei Schritte mehr
power-joker = 1 in jeder Farbe
power-pair = ein Paar: 3 jeder Farbe
power-recolour-four = färbt bis zu 4 gleiche um
power-recolour-one = färbt eine Karte um
power-offer-one = eine Gabe mehr, +1
power-offer-two = eine Gabe mehr, +2

## The log: what a player did

move-walk = { $who } geht nach { $cell }, { NAME("tile", $tile) }
move-fly = { $who } spielt { $card }, { NAME("dragon", $dragon) } fliegt nach { $cell }, { NAME("tile", $tile) }
move-step = { $who } spielt { $card }, { NAME("dragon", $dragon) } zieht nach { $cell }, { NAME("tile", $tile) }
move-jump = { $who } spielt { $card } und springt nach { $cell }, { NAME("tile", $tile) }
move-stride = { $who } spielt { $card } für zwei Schritte mehr
move-end-move = { $who } beendet die Bewegung
move-end-build = { $who } beendet das Bauen
move-end-ability = { $who } verzichtet auf die Sondereigenschaft
move-pay = { $who } zahlt { $cards } für Bauabschnitt { $box }, { NAME("tile", $tile) }
move-offer = { $who } bringt eine Gabe
move-offer-more = { $who } spielt { $card } und bringt noch eine Gabe
move-hall = { $who } geht von der Versammlungshalle nach { $cell }, { NAME("tile", $tile) }
move-temple = { $who } bringt im Goldenen Schrein eine Gabe
move-drop = { $who } wirft { $cards } ab
move-drop-none = { $who } wirft nichts ab
move-declare = { $who } erklärt: keine Bausteine und keine Gaben mehr

## The log: what came of it

event-completed = { $who } stellt { NAME("tile", $tile) } auf { $cell } fertig
event-crystals =
    { $n ->
        [one] { $who } bekommt { $n } Kristall { NAME("source", $source) } ({ NAME("tile", $tile) })
       *[other] { $who } bekommt { $n } Kristalle { NAME("source", $source) } ({ NAME("tile", $tile) })
    }
event-cards =
    { $n ->
        [one] { $who } bekommt { $n } Karte { NAME("source", $source) } ({ NAME("tile", $tile) })
       *[other] { $who } bekommt { $n } Karten { NAME("source", $source) } ({ NAME("tile", $tile) })
    }
event-scales =
    { $n ->
        [one] { $who } bekommt { $n } goldene Schuppe { NAME("source", $source) }
       *[other] { $who } bekommt { $n } goldene Schuppen { NAME("source", $source) }
    }
event-scale-scoring = Die goldenen Schuppen sind aufgebraucht und werden gewertet
event-scored = { $who } bekommt { $n } Kristalle für { $scales } goldene Schuppen
event-offering = { $who } zahlt { $price } Kristalle für die Gabe Nummer { $made }
event-drew =
    { $n ->
        [one] { $who } zieht { $n } Karte nach
       *[other] { $who } zieht { $n } Karten nach
    }
event-took =
    { $n ->
        [one] { $who } nimmt { $n } beiseitegelegte Karte auf
       *[other] { $who } nimmt { $n } beiseitegelegte Karten auf
    }
event-shuffled =
    { $n ->
        [one] Der Ablagestapel, { $n } Karte, wird zum neuen Nachziehstapel gemischt
       *[other] Der Ablagestapel, { $n } Karten, wird zum neuen Nachziehstapel gemischt
    }
remark-completed-1 = Seht nur, wie es leuchtet!
remark-completed-2 = Wieder ein Dach mehr in der Stadt.
remark-offering-1 = Für den Obelisken!
remark-offering-2 = Mögen die Kristalle leuchten.
banner-offering = { $who }: Gabe { $n } von { $goal }
banner-scales = Schuppen bringen Kristalle: { $gains }
banner-completed-for-you =
    { $n ->
        [one] { NAME("tile", $tile) }: fertig, { $n } Kristall für dich
       *[other] { NAME("tile", $tile) }: fertig, { $n } Kristalle für dich
    }
banner-completed = { NAME("tile", $tile) }: fertiggestellt

## The log and hints for those who see the table: no codes

seen-move-walk = { $who } geht zu „{ NAME("tile", $tile) }“
seen-move-fly = { $who } spielt { $card }: { NAME("dragon", $dragon) } fliegt zu „{ NAME("tile", $tile) }“
seen-move-step = { $who } spielt { $card }: { NAME("dragon", $dragon) } zieht zu „{ NAME("tile", $tile) }“
seen-move-jump = { $who } spielt { $card } und springt zu „{ NAME("tile", $tile) }“
seen-move-stride = { $who } spielt { $card } für zwei Schritte mehr
seen-move-pay = { $who } zahlt { $cards } für Bauabschnitt { $box } von „{ NAME("tile", $tile) }“
seen-move-offer-more = { $who } spielt { $card } und bringt noch eine Gabe
seen-move-hall = { $who } geht von der Versammlungshalle zu „{ NAME("tile", $tile) }“
seen-move-drop = { $who } wirft { $cards } ab
seen-event-completed = { $who } stellt „{ NAME("tile", $tile) }“ fertig
seen-advice-walk = Zu „{ NAME("tile", $tile) }“ gehen
seen-advice-fly = { $card } spielen: { NAME("dragon", $dragon) } fliegt zu „{ NAME("tile", $tile) }“
seen-advice-step = { $card } spielen: { NAME("dragon", $dragon) } zieht zu „{ NAME("tile", $tile) }“
seen-advice-jump = { $card } spielen: Sprung zu „{ NAME("tile", $tile) }“
seen-advice-stride = { $card } spielen: zwei Schritte mehr
seen-advice-pay = Bauabschnitt { $box } von „{ NAME("tile", $tile) }“ mit { $cards } bezahlen
seen-advice-offer-more = { $card } spielen: eine weitere Gabe bringen
seen-advice-hall = Von der Versammlungshalle zu „{ NAME("tile", $tile) }“ gehen
seen-advice-drop = { $cards } abwerfen und nachziehen

## The board as text

board-turn = Am Zug: { $who } ({ NAME("phase", $phase) })
board-turn-moving = Am Zug: { $who } ({ NAME("phase", $phase) }), { $steps }
board-steps =
    { $n ->
        [one] noch { $n } Schritt
       *[other] noch { $n } Schritte
    }
board-legend = v5 freier Bauabschnitt   #0 Baustein von Platz 0   = fertig, und was es bringt   @0 Figur
board-dragons = ~F ~E ~W Feuer-, Erd-, Wasserdrache   cr Kristalle  ca Karten  sc Schuppen
board-outside = Außerhalb der Stadt: { $dragons }
board-obelisk = Obelisk: { $spaces }   (nächste { $price }; { $goal } Gaben gewinnen)
board-obelisk-full = Obelisk: { $spaces }   (voll; { $goal } Gaben gewinnen)
board-supply = Schuppen im Vorrat { $scales }   Nachziehstapel { $deck }   Ablagestapel { $discard }
board-discards = Abgelegt:
board-head-player = Name
board-head-crystals = Kristalle
board-head-scales = Schuppen
board-head-cubes = Bausteine
board-head-offerings = Gaben
board-head-cards = Karten
board-head-aside = beiseite
board-hand = Hand
board-aside = beiseite
board-held = { $who }, { $where }
board-deck = Nachziehstapel, von oben:
board-bound = Die Stadt ist vollendet: Wer zahlen kann, muss zum Marktplatz gehen und eine Gabe bringen.

## Refusals for those who see the table: no codes

seen-refused-walk-too-far = bis dorthin sind es { $need } Schritte, du hast noch { $steps }
seen-refused-stays-where-it-is = dort steht deine Figur schon
seen-refused-worth-too-little = diese Karten zählen { $worth } ({ NAME("people", $people) }), der Bauabschnitt verlangt { $value }
seen-refused-needless-card =
    { $n ->
        [one] eine dieser Karten ist überflüssig, { $value } ist auch ohne sie erreicht
       *[other] mehrere dieser Karten sind überflüssig, { $value } ist auch ohne sie erreicht
    }

## Drawings

draw-tile = { NAME("tile", $tile) }
board-first-to = Ziel: { $n } Gaben
board-scales-left = Schuppen übrig
board-in-deck = zu ziehen
board-in-discard = abgelegt
draw-people = { NAME("people", $people) }
draw-dragon = { NAME("dragon", $dragon) }
draw-card = { $card }: { NAME("card", $card) }
draw-figure = Figur: { $who }
draw-space = Obelisk, Feld { $space }: { $price } Kristalle
draw-offering = Obelisk, Feld { $space }: Gabe für { $price } Kristalle, { $who }
draw-supply = Goldene Schuppen im Vorrat: { $scales }
draw-deck =
    { $n ->
        [one] Nachziehstapel: { $n } Karte
       *[other] Nachziehstapel: { $n } Karten
    }
draw-discard =
    { $n ->
        [one] Abgelegt: { $n } Karte
       *[other] Abgelegt: { $n } Karten
    }

## What a tile shows

building-head = { $cell }: { $tile }
building-courtyard = { $cell }: Marktplatz. Hier werden Gaben gebracht.
building-box-free = Bauabschnitt { $box }: { NAME("people", $people) } { $value } ({ NAME("colour", $colour) }), frei
building-box-any = Bauabschnitt { $box }: { $value } in einer beliebigen Farbe, frei
building-box-taken = Bauabschnitt { $box }: { $value }, Baustein: { $who }
building-box-own = Bauabschnitt { $box }: { $value }, dein Baustein
building-built = fertiggestellt
building-leader = Großer Baumeister: { $reward }
building-everyone = alle am Bau Beteiligten: { $reward }
building-neighbour = als fertiges Nachbargebäude: { $reward }
building-crystals =
    { $n ->
        [one] { $n } Kristall
       *[other] { $n } Kristalle
    }
building-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
building-scales =
    { $n ->
        [one] { $n } goldene Schuppe
       *[other] { $n } goldene Schuppen
    }
building-reward = { $reward }
building-no-reward = nichts
building-draw-two = Sondereigenschaft: zwei Karten mehr beim Nachziehen
building-teleport = Sondereigenschaft: Figur nach dem Bauen auf eine beliebige andere Tafel versetzen
building-offering = Sondereigenschaft: eine Gabe von hier aus für 1 Kristall mehr
building-figures = Figuren hier: { $who }
building-dragons = Drachen hier: { $dragons }

## Hints

advice-walk = Nach { $cell } gehen, { NAME("tile", $tile) }
advice-fly = { $card } spielen: { NAME("dragon", $dragon) } fliegt nach { $cell }, { NAME("tile", $tile) }
advice-step = { $card } spielen: { NAME("dragon", $dragon) } zieht nach { $cell }, { NAME("tile", $tile) }
advice-jump = { $card } spielen: Sprung nach { $cell }, { NAME("tile", $tile) }
advice-stride = { $card } spielen: zwei Schritte mehr
advice-end-move = Bewegung beenden
advice-end-build = Phase „Baustein setzen“ beenden
advice-end-ability = Sondereigenschaft nicht nutzen
advice-pay = Bauabschnitt { $box } mit { $cards } bezahlen, { NAME("tile", $tile) }
advice-offer = Eine Gabe bringen
advice-offer-more = { $card } spielen: eine weitere Gabe bringen
advice-hall = Von der Versammlungshalle nach { $cell } gehen, { NAME("tile", $tile) }
advice-temple = Eine Gabe im Goldenen Schrein bringen
advice-drop = { $cards } abwerfen und nachziehen
advice-drop-none = Nachziehen, ohne abzuwerfen
advice-declare = Erklären: keine Bausteine und keine Gaben mehr
advice-completes = { NAME("tile", $tile) } wird fertig
advice-share = ein Anteil am Gebäude ({ NAME("tile", $tile) })
advice-towards = im nächsten Zug kannst du hier bauen: { NAME("tile", $tile) }
advice-offering-near = im nächsten Zug kannst du im Hof eine Gabe bringen
advice-dragon-near = { NAME("dragon", $dragon) } wartet dort, wo du bauen kannst
advice-offerings =
    { $n ->
        [one] { $n } Gabe
       *[other] { $n } Gaben
    }

## The lobby

form-city = Stadt
form-city-standard = Palast und Tempel an ihrem Platz
form-city-free = Alle Gebäude gemischt
form-new-buildings = Neue Gebäude
form-new-buildings-none = Keine
form-new-buildings-1 = Erste Erweiterung
form-new-buildings-2 = Zweite Erweiterung
form-new-buildings-1-2 = Beide Erweiterungen
form-corners = Ecken bei einer Erweiterung
form-first = Wer beginnt
form-first-none = Wird ausgelost
form-idle-end = Nach zehn tatenlosen Runden
form-idle-end-on = Das Spiel endet
form-idle-end-off = Das Spiel geht weiter
form-open-crystals = Kristalle liegen offen

## Options of a table

option-players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
option-free-city = Alle Gebäude sind gemischt
option-new-buildings-1 = Mit den neuen Gebäuden der ersten Erweiterung
option-new-buildings-2 = Mit den neuen Gebäuden der zweiten Erweiterung
option-new-buildings-both = Mit den neuen Gebäuden beider Erweiterungen
option-corners = Auch auf den Ecken { $first } und { $second } liegen Gebäude
option-open-crystals = Kristalle liegen offen
option-idle-end-off = Tatenlose Runden beenden das Spiel nicht
option-first-drawn = Wer beginnt, wird ausgelost
option-first = Platz { $n } beginnt

## What is printed in the box

printed-about = Manche Zahlen der Gebäudetafeln und die Aufteilung der Kartenwerte ließen sich in keiner uns zugänglichen Quelle sicher lesen: Sie sind markiert. Vergleich sie mit deinem gedruckten Spiel, berichtige, was abweicht, und spiel mit deinen Zahlen.
printed-choice = Gedruckte Zahlen
printed-buildings = Gebäude
printed-rest = Karten und Vorrat
printed-cards = Karten der Völker
printed-pieces = Obelisk und Vorrat
printed-box = Bauabschnitt { $n }
printed-no-box = kein Bauabschnitt
printed-people = Volk
printed-value = Wert
printed-box-worth = { NAME("people", $people) } { $value }
printed-leader = Großer Baumeister
printed-everyone = Alle am Bau Beteiligten
printed-neighbour = Als fertiges Nachbargebäude
printed-ability = Sondereigenschaft
printed-ability-none = keine
printed-ability-draw-two = zwei Karten mehr beim Nachziehen
printed-ability-teleport = auf eine beliebige andere Tafel
printed-ability-offering = eine Gabe von hier aus
printed-of-value = Wert { $value }
printed-split = { $ones } × 1, { $twos } × 2, { $threes } × 3
printed-space = Feld { $n }
printed-obelisk = Preise am Obelisken, von unten nach oben
printed-scales = Goldene Schuppen
printed-offerings-to-win = Gaben zum Sieg
printed-hand-size = Karten auf der ersten Hand
printed-cubes = Bausteine je Platz
printed-by-players = { $two } zu zweit, { $three } zu dritt, { $four } zu viert

## The gallery of pieces

gallery-peoples = Völker
gallery-people = { NAME("people", $people) }, { NAME("colour", $colour) }
gallery-dragons = Drachen
gallery-moved-by = bewegt von { NAME("people", $people) }, { NAME("colour", $colour) }
gallery-figure = Figuren zweier Mitspielender
gallery-gem = Kristall
gallery-card = Karte
gallery-scale = Goldene Schuppe
gallery-cube = Baustein
gallery-obelisk = Obelisk, Gabe
gallery-crown = Für den Großen Baumeister
gallery-heads = Für alle Beteiligten
gallery-tiles = Gebäude, als Plan und fertig

## The end of the game

ending-completed = Fertiggestellte Gebäude
ending-leader = Kristalle als Großer Baumeister
ending-everyone = Kristalle fürs Mitbauen
ending-neighbour = Kristalle dank Nachbargebäuden
ending-scales = Kristalle für goldene Schuppen
ending-paid = Bezahlte Kristalle
ending-left = Übrige Kristalle
ending-offerings = Gaben
ending-gain =
    { $n ->
        [one] { $n } Kristall
       *[other] { $n } Kristalle
    }
ending-behind =
    { $n ->
        [one] Nur eine Gabe hat gefehlt: gut gespielt!
       *[other] { $n } Gaben haben gefehlt: gut gespielt!
    }
ending-equal = Genauso viele Gaben: Knapper geht es nicht!
ending-crystals = Erhaltene Kristalle
ending-part-leader = Großer Baumeister
ending-part-everyone = Mitbauen
ending-part-neighbour = Nachbarn
ending-part-scales = goldene Schuppen

## Lessons: what can be chosen

learn-pay = Mit { $cards } zahlen
learn-choose-drop = Nichts abwerfen

## The table page: names and numbers

page-card = { NAME("people", $people) } { $value }
page-people = { NAME("people", $people) }
page-hover-pays = Zahlt { $value } in Bauabschnitten von { NAME("people", $people) }
page-times =
    { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }
page-cards-in-hand =
    { $n ->
        [one] { $n } Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
page-aside = und { $n } beiseitegelegt, bis du nachziehst
page-hand-covered = Die Hand ist verdeckt.
page-covered = verdeckt
page-next-price = Nächste Gabe: { $price } Kristalle
page-piles = Nachziehstapel { $deck }, Ablagestapel { $discard }
page-supply =
    { $n ->
        [one] { $n } goldene Schuppe im Vorrat
       *[other] { $n } goldene Schuppen im Vorrat
    }
page-scales-now =
    { $n ->
        [one] { $n } goldene Schuppe im Vorrat; Wertung jetzt: { $gains }
       *[other] { $n } goldene Schuppen im Vorrat; Wertung jetzt: { $gains }
    }
page-plus = { $who } +{ $n }
page-completing = Wird es jetzt fertig, bringt es: { $who } { $reward }
page-gain = { $who } { $reward }
page-from-scales = { $n } Kristalle für gewertete Schuppen

## The table page: the board

page-walk =
    { $n ->
        [one] Nach { $cell } gehen, { $tile }: { $n } Schritt
       *[other] Nach { $cell } gehen, { $tile }: { $n } Schritte
    }
page-hall = Deine Figur nach { $cell } versetzen, { $tile }
page-jump = { $card } spielen: deine Figur nach { $cell }, { $tile }
page-dragon = { $card } spielen: { NAME("dragon", $dragon) } nach { $cell }, { $tile }
page-open = Ansehen: { $cell }, { $tile }
page-payable =
    { $n ->
        [one] Deine Hand reicht dort für Bauabschnitt { $boxes }
       *[other] Deine Hand reicht dort für die Bauabschnitte { $boxes }
    }
page-stop-and-pay = Hier anhalten und Bauabschnitt { $box } bezahlen: { $value }, { NAME("people", $people) }
page-pay-box = Bauabschnitt { $box } bezahlen: { $value }, { NAME("people", $people) }
page-stop-and-offer = Hier anhalten, um { $n } Kristalle darzubringen
page-offer = { $n } Kristalle darbringen

## The table page: what can be done

page-moving =
    { $n ->
        [one] Noch { $n } Schritt: Wähl eine markierte Tafel, spiel eine Karte mit Sonderfunktion oder bleib hier.
       *[other] Noch { $n } Schritte: Wähl eine markierte Tafel, spiel eine Karte mit Sonderfunktion oder bleib hier.
    }
page-moving-powers = Kein Schritt mehr: Spiel eine Karte mit Sonderfunktion oder bleib hier.
page-moving-done = Kein Schritt mehr: Deine Bewegung endet hier.
page-powers = Karten, die etwas bewegen können: { $cards }
page-here = Du stehst hier: { $tile }. Hier kannst du jetzt nichts bezahlen.
page-here-payable =
    { $n ->
        [one] Du stehst hier: { $tile }. Du kannst Bauabschnitt { $boxes } bezahlen.
       *[other] Du stehst hier: { $tile }. Du kannst die Bauabschnitte { $boxes } bezahlen.
    }
page-here-offer = Du stehst hier: { $tile }. Du kannst für { $price } Kristalle eine Gabe bringen.
page-here-no-offer = Du stehst hier: { $tile }. Eine Gabe kostet { $price } Kristalle, so viele hast du nicht.
page-done-build = Hier bauen
page-done-offer = Hier eine Gabe bringen
page-done-nothing = Bewegung beenden
page-declare = Erklären: keine Bausteine und keine Gaben mehr
page-look-around = Umsehen
page-look-hint = Ein Klick auf eine Tafel zeigt sie nur, es bewegt sich nichts
page-back = Zurück
page-ask-dragon = Wohin soll der { NAME("dragon", $dragon) }? Wähl eine markierte Tafel.
page-ask-jump = Wohin möchtest du? Wähl eine markierte Tafel.
page-stride = { $card } spielen: zwei Schritte mehr
page-not-now = Die Sonderfunktion lässt sich jetzt nicht nutzen.
page-offering = Du hast { $made } von { $goal } Gaben gebracht.
page-offer-more = { $card } spielen, { $n } Kristalle darbringen
page-finish-offering = Keine weitere Gabe
page-leave-ability = Darauf verzichten und nachziehen
page-drawing = Jetzt nachziehen? Wähl vorher bis zu zwei Handkarten, um sie abzuwerfen.
page-final = Nach dem Ziehen steht dieser Zug fest.
page-draw =
    { $n ->
        [one] { $n } Karte nachziehen
       *[other] { $n } Karten nachziehen
    }
page-drop = { $dropped } abwerfen, { $n } nachziehen
page-ends-turn = Beendet deinen Zug
page-sure = Jetzt nachziehen? Danach steht dieser Zug fest.
page-wait-move = { $who } ist in der Stadt unterwegs
page-wait-build = { $who } sieht sich die Baupläne an
page-wait-ability = { $who } nutzt ein Gebäude
page-wait-draw = { $who } sortiert die Handkarten

## The table page: the payment tray

page-which-box = { $tile }: welcher Bauabschnitt?
page-only-box = { $tile }: den Bauabschnitt bezahlen
page-which-colour = Alle Karten für diesen Bauabschnitt zählen in einer Farbe. In welcher?
page-in-colour =
    { $n ->
        [one] { NAME("people", $people) }: auf { $n } Art zu bezahlen
       *[other] { NAME("people", $people) }: auf { $n } Arten zu bezahlen
    }
page-ways =
    { $n ->
        [one] auf { $n } Art
       *[other] auf { $n } Arten
    }
page-too-little = du hast { $worth } von { $value }
page-running = { $worth } von { $value }
page-pay = Bauabschnitt { $box } bezahlen mit { $cards }
page-pay-with = Zahlen
page-completes = stellt das Gebäude fertig
page-spends =
    { $n ->
        [one] kostet { $n } Sonderfunktion
       *[other] kostet { $n } Sonderfunktionen
    }
page-overpaid = { $n } zu viel
page-exact = passt genau
page-cost = { $paid }, { $spent }
page-as-joker =
    { $n ->
        [one] { $cards } zählt als 1 in jeder Farbe.
       *[other] { $cards } zählen je als 1 in jeder Farbe.
    }
page-as-pair = { $cards } zählen zusammen als 3 in jeder Farbe.
page-as-recoloured = { $hoax } lässt { $cards } als { NAME("people", $people) } zählen.
page-waiting =
    { $n ->
        [one] { $cards } zählt noch nicht.
       *[other] { $cards } zählen noch nicht.
    }
page-other-ways =
    { $n ->
        [one] { $n } weitere Möglichkeit: Wähl aus deinen Handkarten.
       *[other] { $n } weitere Möglichkeiten: Wähl aus deinen Handkarten.
    }
page-choose-cards = Oder wähl aus deinen Handkarten.
page-no-way-kept = Ohne die gesperrten Karten lässt sich dieser Bauabschnitt nicht bezahlen.
page-take-back = { $card } zurücknehmen
page-lock = Karten sperren
page-lock-about = Gesperrte Karten werden für Zahlungen nicht vorgeschlagen
page-lock-hint = Wähl Karten, die du behalten willst: Keine Zahlung nimmt sie.
page-finish-building = Nicht weiterbauen

## The table page: the cards of the hand


## The table page: the player aid

page-aid = Spielhilfe
page-aid-turn = Der Zug
page-aid-cards = Was die Karten können
page-aid-prices = Preise der Gaben
page-aid-unseen = Wo die Karten sind
page-col-card = Karte
page-col-discarded = Abgelegt
page-col-own = Deine Hand
page-col-unseen = Ungesehen

## The table page: the command box

page-help = Frag: hand, ein Feld wie d4, eine Karte wie h1, pay 1, score, moves, discards, where, last, hint. Oder schreib eine Aktion: >d4 geht, v1>c4 bewegt einen Drachen, / beendet eine Phase, 1=h2h3 bezahlt Bauabschnitt 1, offer bringt eine Gabe, drop=v1 wirft ab und zieht nach, drop zieht nur nach, undo nimmt den letzten Schritt zurück.
page-no-hand = Du hast hier keine Karten.
page-hand-told =
    { $n ->
        [one] { $n } Karte: { $cards }
       *[other] { $n } Karten: { $cards }
    }
page-no-such-card = Es gibt keine Karte { $card }
page-pay-nothing = Du kannst auf { $cell }, { $tile }, nichts bezahlen
page-pay-not-box = Du kannst auf { $cell }, { $tile }, keinen Bauabschnitt { $box } bezahlen
page-pay-best = Bauabschnitt { $box } bezahlen: { $cards }
page-pay-best-overpaid = Bauabschnitt { $box } bezahlen: { $cards }, { $n } zu viel
page-pay-others =
    { $n ->
        [one] { $n } andere Möglichkeit
       *[other] { $n } andere Möglichkeiten
    }
page-pay-enter = Enter bezahlt
page-score-told = { $who }: Gaben { $made } von { $goal }, Kristalle { $crystals }, Schuppen { $scales }, Bausteine { $cubes }, Karten { $cards }
page-no-moves = Du bist nicht am Zug.
page-moves-told = Du kannst spielen: { $moves }
page-moves-to = Schreib { $head } und eines von { $cells }
page-moves-pay =
    { $n ->
        [one] Bauabschnitt { $box } lässt sich auf { $n } Art bezahlen
       *[other] Bauabschnitt { $box } lässt sich auf { $n } Arten bezahlen
    }
page-moves-drop = Schreib drop= und bis zu zwei Karten, um sie abzuwerfen
page-stand = { $tile }, { $cell }
page-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
page-phase = { NAME("phase", $phase) }
page-discards-told =
    { $n ->
        [one] { $n } Karte abgelegt: { $cards }
       *[other] { $n } Karten abgelegt: { $cards }
    }
page-unseen-told =
    { $n ->
        [one] { $n } Karte ungesehen: { $cards }
       *[other] { $n } Karten ungesehen: { $cards }
    }
page-at = { $who }: { $tile }, { $cell }
page-dragon-at = { NAME("dragon", $dragon) }: { $tile }, { $cell }
page-dragon-outside = { NAME("dragon", $dragon) }: außerhalb der Stadt
page-nothing-new = Seit deinem letzten Zug ist nichts geschehen.

## The lesson, step by step

lesson-city-title = Die Stadt
lesson-city = Die Stadt liegt in Trümmern, und ihr baut sie wieder auf. Gebäude bringen Kristalle, und mit Kristallen bezahlst du Gaben am Obelisken auf dem Marktplatz: Zu zweit gewinnt, wer zuerst sechs Gaben gebracht hat.
lesson-hand-title = Deine Karten
lesson-hand = Du hast acht Karten auf der Hand. Jede kann mit ihrer Farbe und ihrem Wert beim Bauen zahlen oder das tun, was das kleine Zeichen unten auf ihr sagt, aber nie beides.
lesson-dragon-card-title = Eine Sonderfunktion
lesson-dragon-card = Wer auf einer Tafel mit einem Drachen baut, bekommt eine goldene Schuppe. Deine Karte Aqua 1 bringt den Wasserdrachen auf eine beliebige Tafel: Wähle die Karte.
lesson-dragon-title = Wohin?
lesson-dragon = Du wirst am Gebäude „{ NAME("tile", $tile) }“ bauen. Dort soll der Drache warten: Wähle die Tafel.
lesson-walk-title = Zu Fuß
lesson-walk = Deine Figur steht auf dem Marktplatz und darf zwei Schritte gehen, nie schräg. Geh zum Gebäude „{ NAME("tile", $tile) }“.
lesson-box-title = Baustein setzen
lesson-box = Das Gebäude „{ NAME("tile", $tile) }“ hat einen einzigen Bauabschnitt: { NAME("colour", $colour) }, Wert { $value }. Wähle ihn, um zu bauen.
lesson-pay-title = Was kostet das?
lesson-pay = Du legst Karten dieser Farbe ab, die zusammen mindestens so viel wert sind. Du hast eine Terrah 2; jede grüne Khind 1 ist ein Joker und zählt als 1 in jeder Farbe. Wie bezahlst du, ohne dass eine Karte überflüssig ist?
lesson-complete-title = Das Gebäude ist fertig
lesson-complete = Kein Bauabschnitt ist mehr frei, also werden alle Beteiligten belohnt: Du bekommst einen Kristall, eine goldene Schuppe als Großer Baumeister und noch eine vom Drachen. Später legen fertige Nachbargebäude noch etwas drauf.
lesson-discard-title = Abwerfen und Nachziehen
lesson-discard = Am Ende deines Zuges darfst du bis zu zwei Karten abwerfen und ziehst zwei mehr nach, als du abgeworfen hast. Wähle eine Karte, die du entbehren kannst.
lesson-end-title = Das war ein Zug
lesson-end = Deine neuen Karten hast du auf der Hand. Sobald du sieben Kristalle hast, geh zum Marktplatz und bring dort eine Gabe!

## The rules in short, clause by clause

clause-1-1 = Zu zweit bis zu viert auf fünf mal fünf Feldern ohne die Ecken; die Felder heißen a1 bis e5, der Marktplatz ist c3.
clause-1-2 = In der Standardstadt liegen die Tempel und der Palast um den Marktplatz, die anderen 16 Tafeln werden gemischt.
clause-1-3 = In der freien Stadt liegt nur der Marktplatz fest.
clause-1-4 = Jede Erweiterung bringt zwei Tafeln; eine füllt zwei Ecken (a5 und e1, wenn nichts anderes gewählt ist), beide füllen alle vier.
clause-1-5 = Es gibt 80 Karten, zehn von jedem der acht Völker; alle beginnen mit acht, der Nachziehstapel ist verdeckt.
clause-1-6 = Alle haben zehn Bausteine und eine Figur, die auf dem Marktplatz beginnt.
clause-1-7 = Im Vorrat liegen 9, 12 oder 15 goldene Schuppen, je nachdem ob 2, 3 oder 4 mitspielen; die Drachen beginnen außerhalb.
clause-1-8 = Der Obelisk zeigt die Preise 7 7 7 7 8 8 9 9 10 10 11 11 12; zu zweit fallen zwei Siebenen weg.
clause-1-9 = Wer beginnt, wird gewählt oder ausgelost; weiter geht es in der Reihenfolge der Plätze.
clause-2-1 = Ein Zug hat drei Phasen: Bewegung, Baustein setzen, Abwerfen und Nachziehen; die ersten beiden sind freiwillig.
clause-2-2 = Geh bis zu zwei Schritte, nie schräg; auf einer Tafel haben beliebig viele Figuren und Drachen Platz.
clause-2-3 = Sonderfunktionen der Bewegung darfst du beliebig oft nutzen, vor, zwischen und nach den Schritten.
clause-2-4 = Nach der Bewegung bau an dem Gebäude, auf dem deine Figur steht, oder bring auf dem Marktplatz eine Gabe.
clause-2-5 = Wirf bis zu zwei Karten ab, dann zieh zwei nach und eine mehr für jede abgeworfene.
clause-2-6 = Nachgezogen wird immer, auch wenn keine Karte gespielt wurde, und die Hand darf beliebig groß werden.
clause-2-7 = Ein leerer Nachziehstapel wird aus den abgelegten Karten neu gemischt; gibt es auch die nicht, entfällt der Rest.
clause-2-8 = Jeder Gang, Sprung und Drachenzug und jedes Versetzen endet auf einem anderen Feld; nur die Schritte von Flit 2 dürfen verfallen.
clause-2-9 = Alle drei Phasen werden durchlaufen, jede beendest du selbst.
clause-3-1 = Wähl einen freien Bauabschnitt deines Gebäudes, leg Karten seiner Farbe und seines Werts ab, setz einen Baustein.
clause-3-2 = Jeder Bauabschnitt wird einzeln bezahlt, mehrere pro Zug sind erlaubt.
clause-3-3 = Überzahlen ist erlaubt, aber jede Karte muss nötig sein, damit es reicht.
clause-3-4 = Ein Bauabschnitt des Palasts nimmt jede Farbe, aber nur eine einzige.
clause-3-5 = Ohne Baustein kannst du weder bauen noch eine Gabe bringen.
clause-3-6 = Ein volles Gebäude wird sofort gewertet: Großer Baumeister, alle Beteiligten, fertige Nachbarn; dann gehen die Bausteine zurück.
clause-3-7 = Belohnungen sind Kristalle, Karten und goldene Schuppen; Kristalle liegen verdeckt, Schuppen und Kartenzahlen sind offen.
clause-3-8 = Karten, die du im eigenen Zug gewinnst, nimmst du erst nach dem Nachziehen auf, bis dahin ungesehen; Karten aus fremden Zügen sofort.
clause-3-9 = Zuerst der Große Baumeister, dann alle Beteiligten, dann die Nachbarn, in Zugreihenfolge ab der Person am Zug.
clause-4-1 = Der erste Baustein deines Zuges bringt eine goldene Schuppe für jeden Drachen auf der Tafel.
clause-4-2 = Ist der Vorrat aufgebraucht, zählt noch alles, was dabei zusteht, dann werden die Schuppen gewertet.
clause-4-3 = Allein die meisten Schuppen: 6 Kristalle; geteilt: je 3; wer sonst mindestens drei hat: 3.
clause-4-4 = Wer Kristalle bekam, gibt alle Schuppen zurück, die anderen behalten ihre.
clause-4-5 = Zahl auf dem Marktplatz den niedrigsten freien Preis des Obelisken in Kristallen und setz dort einen Baustein, einmal pro Zug.
clause-4-6 = Wer zuerst 6, 5 oder 4 Gaben gebracht hat (zu zweit, zu dritt, zu viert), gewinnt sofort.
clause-4-7 = Ist die Stadt vollendet, muss zum Marktplatz gehen und eine Gabe bringen, wer zahlen kann; kann es niemand, gewinnen die meisten Gaben.
clause-4-8 = Sind die Bausteine von allen restlos gesetzt, endet das Spiel unentschieden.
clause-4-9 = Nach drei Runden ohne Baustein und ohne Gabe darf man erklären, aufzuhören; tun es alle der Reihe nach, endet das Spiel.
clause-4-10 = Nach zehn Runden ohne Baustein und ohne Gabe endet das Spiel von selbst, außer mit idle-end=off.
clause-5-1 = Vulca bewegen den Feuerdrachen, Terrah den Erddrachen, Aqua den Wasserdrachen.
clause-5-2 = Eine 1 setzt den Drachen auf eine beliebige Tafel, eine 2 bewegt ihn in der Stadt bis zu drei Schritte.
clause-5-3 = Flit 1 setzt deine Figur auf eine beliebige Tafel.
clause-5-4 = Flit 2 gibt zwei Schritte mehr.
clause-5-5 = Khind zählen als 1 in jeder Farbe.
clause-5-6 = Zwei Mimix-Karten der Werte 1 und 2, beliebig gemischt, sind zusammen eine 3 in jeder Farbe.
clause-5-7 = Hoax 1 färbt bis zu vier Karten einer Farbe um, Hoax 2 eine Karte, für einen Baustein.
clause-5-8 = Nach einer Gabe erlaubt Pillar 1 oder 2 eine weitere, für 1 oder 2 Kristalle mehr.
clause-6-1 = Die Sondereigenschaft eines neuen Gebäudes wirkt nach dem Bauen, fertig oder nicht, wenn deine Figur dort steht.
clause-6-2 = Das Hospital gibt beim Nachziehen zwei Karten mehr.
clause-6-3 = Vom Goldenen Schrein aus kannst du eine Gabe für 1 Kristall mehr bringen.
clause-6-4 = Die Versammlungshalle bringt deine Figur auf eine beliebige andere Tafel, wo in diesem Zug nichts mehr geschieht.
clause-6-5 = Das Theater nimmt Grün; Khind zählen dort als Grün.
clause-6-6 = In der Versammlungshalle heißt weiter links: früher in der Reihenfolge ihrer Bauabschnitte.
clause-7-1 = Offen für alle: Stadt, Figuren und Bausteine, Schuppen, Gaben, abgelegte Karten und wie viele Karten jeder hat.
clause-7-2 = Geheim: fremde Hände, beiseitegelegte Karten, die Reihenfolge des Nachziehstapels und bis zum Ende der Seed.

## What is told of each tile

story-courtyard = Um diesen Platz drehte sich das Leben der Stadt. Auf dem Obelisken leuchtete der Heilige Kristall von Psi, durch den der Gott Blue Moon seiner Welt nah war.
story-fire-temple = Hier, nördlich des Platzes, wohnte Lika. Im Inneren brannte die Heilige Flamme, und viele Vulca dienten dem Drachen als Priester.
story-water-temple = Er steht westlich des Platzes, zwischen Feuer und Erde, und hält beide im Gleichgewicht. Hier, an der Heiligen Quelle, wohnte Sesha.
story-earth-temple = Hier, südlich des Platzes, wohnte Doran. Im Hof wuchs der Heilige Baum des Lebens, und viele Terrah dienten dem Drachen als Priester.
story-royal-palace = Der alte König wohnte hier, mit Prinz Roland und Prinzessin Elinor, die im Streit um den Thron die Stadt zerrissen. Nun wartet der Palast auf eine neue Königin oder einen neuen König.
story-thermae = Tief in der Erde macht Feuer das Wasser heiß: In den Bädern fanden drei Elemente zur Ruhe, und alle Gäste mit ihnen.
story-iron-foundry = Mit Werkzeug aus den Öfen der Vulca arbeitete jedes Volk, bis hier im Dunklen Zeitalter Waffen entstanden. Ohne dieses Feuer gibt es keinen Aufbau.
story-mill = Die Terrah waren die Bauern der Stadt, und ihre riesige Mühle machte alle satt.
story-caravanserai = Zwischen zwei langen Reisen ruhten die Pillar hier aus, endlich unter ihresgleichen. Die Khind kamen wegen der Geschichten.
story-monastery-tower = Was hinter diesen Mauern geschah, haben die Flit nie verraten. Die Khind wollen es gesehen haben und machen doch nur Witze darüber.
story-citadel = Hier lernten die Vulca von Likas Auserwählten die Magie und ließen sonst niemanden ein.
story-hospice = Terrah auf der Pilgerfahrt zu Doran übernachteten hier, und wenn Betten frei waren, auch Reisende aus allen anderen Völkern.
story-aqueduct = Die Hoax haben es entworfen, die Terrah errichtet, die Aqua gehütet: Nirgends zeigt sich schöner, wie einig die Völker einmal waren.
story-university = Bei den Hoax gingen hier alle Völker in die Lehre. Die Maschinen, die sie hier erfanden, haben in den Kriegen viel Unheil angerichtet; jetzt helfen sie beim Bauen.
story-trading-house = Hier lag, was die Pillar in der Markthalle nicht loswurden oder nicht hergeben wollten. Von hier aus handelten sie auch mit den Phar und den Buka.
story-watchtower = Von hier oben bewachten die Flit den Himmel. Kein Feind konnte dem Turm etwas anhaben, doch in der Nacht des Schicksals bebte die Erde, und er fiel.
story-great-hall = Hier fand jede Mimix, die in die Stadt kam, ihre Schwestern, und hier beriet der große Rat.
story-city-residence = Die Mimix haben eine geistige Herrin: Hier stieg sie mit ihrem Gefolge ab. Vor dem Dunklen Zeitalter kam sie nur noch selten; das soll anders werden.
story-library = Sie bewahrte alles, was man wusste. Die Hoax werden jahrelang schreiben, um den Rest zu retten, und bis die Regale wieder voll sind, vergehen Generationen.
story-flight-tower = Wohin man schaut, kann man starten und landen: für die Flit das beste Zuhause, für die Khind ein guter Witz.
story-market-hall = Was die Pillar aus fernen Ländern mitbrachten und nicht für sich behielten, konnte man hier kaufen. Nirgends machten Gerüchte schneller die Runde.
story-hospital = Hoax und Mimix führten es gemeinsam: Wissenschaft und Naturheilkunde besiegten zahllose Krankheiten und linderten, was sich nicht heilen ließ.
story-assembly-hall = Hier stritten Abgesandte aller Völker über die Zukunft von Blue Moon. Der Anbau ist von den Hoax, seine „Verschönerung“ von den Khind.
story-golden-temple = Die Tempel am Platz sind je einem Drachen geweiht, dieser Schrein allen. Vulca, Aqua und Terrah bauen ihn gemeinsam wieder auf.
story-theatre = Bauen war den Khind immer egal. Dann machten sie aus Gerümpel und übrigem Baumaterial ein Theater, einfach zum Spaß.

## What is told of each people and dragon

story-vulca = Die hitzigen Vulca sind Meister der Magie und der Schmiedekunst. Sie stehen Lika nahe, darum bewegen ihre Karten den Feuerdrachen.
story-terrah = Die mächtigen Terrah gebieten über Sturm und Erdbeben und bestellen die Felder. Sie stehen Doran nahe, darum bewegen ihre Karten den Erddrachen.
story-aqua = Die Aqua sind Wesen des Wassers und versöhnen die anderen. Sie stehen Sesha nahe, darum bewegen ihre Karten den Wasserdrachen.
story-flit = Die geflügelten Flit lassen niemanden an sich heran, dafür lassen sie von oben allerlei fallen. Und sie tragen dich: Mit ihnen kommt deine Figur weiter.
story-khind = Die frechen Khind sehen aus wie Kinder, ziehen in Banden umher und nehmen niemanden ernst. Sie machen überall mit, in jeder Farbe.
story-mimix = Die Mimix sind eine Schwesternschaft von Kriegerinnen und weisen Frauen, der Natur nah. Sie kommen gern zu zweit, und zwei ihrer Karten stehen für jede beliebige Farbe.
story-hoax = Die Hoax sind weise, nicht eben kräftig und voller Kniffe; für alles haben sie ein Gerät. Bei ihnen geht eine Farbe als eine andere durch.
story-pillar = Die stillen Pillar reisen weit und allein; gewaltige Raupen gehorchen ihnen, und Riesenschmetterlinge sind ihre Freunde. Mit ihnen kannst du eine Gabe mehr bringen.
story-dragon-red = Lika, der Feuerdrache, wohnte im Tempel des Feuers und lehrte seine Auserwählten unter den Vulca, die Magie selbst zu formen.
story-dragon-green = Doran, der Erddrache, wohnte im Tempel der Erde beim Baum des Lebens. Von ihm lernten die Auserwählten unter den Terrah, die Natur zu bändigen.
story-dragon-blue = Sesha, der Wasserdrache, wohnte im Tempel des Wassers und lehrte seine Auserwählten unter den Aqua, Macht abzuwägen und Frieden zu halten.
