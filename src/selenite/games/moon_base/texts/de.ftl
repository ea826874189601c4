### Moon Base.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## The game

title = Moon Base
about = Staple Ringe über Kratern, stell dein Gegenüber in den Schatten und siedle, wo es zählt. Für 2, etwa eine halbe Stunde.
manual-title = Moon Base

## Refusals: moves

refused-wrong-step = das gehört zum Schritt „{ NAME("step", $wanted) }“, jetzt ist der Schritt „{ NAME("step", $step) }“
refused-no-such-crater = „{ $text }“ nennt den Krater { $crater }, den es auf diesem Spielplan nicht gibt
refused-tower-on-small-crater = der Turm beginnt auf einem großen Krater, { $crater } ist ein kleiner
refused-stack-empty = Stapel { $stack } ist leer (Ringgröße: { NAME("size", $size) })
refused-no-such-ring-in-hand = so einen Ring hast du nicht: { NAME("ring", $ring) }
refused-can-place =
    { $n ->
        [one] du kannst einen Ring legen, also musst du es tun: { $move }
       *[other] du kannst einen Ring legen, also musst du es tun: { $move } ist eine von { $n } Möglichkeiten
    }
refused-crater-of-another-size = Krater { $crater } ist { NAME("size", $size) }, so ein Ring passt dort nicht: { NAME("ring", $ring) }
refused-odd-point = { $point } ist kein Gitterpunkt: beide Koordinaten müssen gerade sein
refused-out-of-reach = { $point } ist zu weit draußen: Koordinaten gehen von -{ $most } bis { $most }
refused-touches-nothing = ein Ring auf { $point } würde keinen Ring berühren; für einen Krater nenne den Krater
refused-touches-not-two =
    { $n ->
        [one] der Ring würde nur einen Ring der Ebene { $level } berühren, es müssen genau zwei sein
       *[other] der Ring würde { $n } Ringe der Ebene { $level } berühren, es müssen genau zwei sein
    }
refused-colour-of-neither = beide Ringe darunter haben die Farbe { NAME("ring-colour", $colour) }, so ein Ring darf nicht darauf: { NAME("ring", $ring) }
refused-small-third-colour = { NAME("ring", $ring) }: keiner der Ringe darunter hat diese Farbe, und nur ein großer Ring darf zwei Farben verbinden
refused-no-rest = der Ring läge nicht auf Ring { $ring } auf: die Mitten müssen { $least } bis { $most } auseinanderliegen
refused-would-tip = der Ring würde kippen: { $angle }° ohne Auflage (höchstens { $most }°)
refused-overlaps-ring = der Ring würde Ring { $ring } auf Ebene { $level } überschneiden
refused-under-ring = der Ring würde unter Ring { $ring } geschoben, der auf Ebene { $level } liegt
refused-seat-not-firm = der Turm zieht auf diesen Ring um und stünde dort nicht fest: { $angle }° ohne Auflage (höchstens { $most }°)
refused-covers-settlement = der Ring würde die Siedlung auf Ring { $ring } verdecken
refused-covers-tower = der Ring würde den Forschungsturm verdecken
refused-blocked-by-base = der Ring würde die Rohstoffbasis auf { $crater } überschneiden
refused-no-such-ring = es gibt keinen Ring { $ring } auf dem Spielplan
refused-settlement-on-other-colour = Ring { $ring } hat die Farbe { NAME("ring-colour", $colour) }: deine Siedlungen gehören auf deine eigene Farbe
refused-settlement-on-small-ring = Ring { $ring } ist klein: Siedlungen stehen auf großen Ringen
refused-settlement-on-the-ground = Ring { $ring } liegt am Boden: Siedlungen stehen auf Ebene 2 oder höher
refused-settlement-not-open = Ring { $ring } ist nicht offen, auf ihm: { NAME("piece", $piece) }
refused-base-under-ring = { $crater } ist nicht frei für eine Basis: Ring { $ring } ist im Weg
refused-base-beside-base = { $crater } ist nicht frei für eine Basis: die Basis auf { $other } ist im Weg
refused-base-under-tower = { $crater } ist nicht frei für eine Basis: der Forschungsturm ist im Weg
refused-base-on-blocked-crater = auf { $crater } könnte kein Ring liegen ({ $why }), also darf dort auch keine Basis hin
refused-ring-closed = Ring { $ring } trägt keine weiteren Ringe, auf ihm: { NAME("piece", $piece) }

## Refusals: options

refused-option-variant = { $option } ist { $known } oder wird weggelassen, nicht { $value }

## Refusals: boards

refused-board-unknown = es gibt keinen Spielplan „{ $board }“ (es gibt { $boards }; ein anderer kommt aus einer Datei)
refused-board-not-toml = die Spielplandatei ist kein TOML: { $fault }
refused-board-not-object = der Spielplan ist weder ein Name noch eine Tabelle
refused-board-not-json = der Spielplan enthält einen Wert, den JSON nicht schreiben kann, etwa ein Datum
refused-board-unknown-field = Spielplan: unbekanntes Feld „{ $field }“
refused-board-missing = Spielplan: { $field } fehlt
refused-board-format = Spielplan: format muss { $wanted } sein, nicht { $format }
refused-board-name = Spielplan: name muss ein Text sein, und zwar kein leerer
refused-board-number = Spielplan: { $field } muss eine ganze Zahl sein
refused-board-radius = Spielplan: moon_radius muss von 1 bis { $most } sein, nicht { $radius }
refused-board-no-craters = Spielplan: es gibt keine Krater
refused-board-crater-list = Spielplan: jeder Krater ist eine eigene Tabelle, die mit [[crater]] beginnt
refused-board-too-many-craters = Spielplan: { $found } Krater sind zu viele, höchstens { $most } sind möglich
refused-board-crater = Spielplan: Krater Nummer { $number } ist keine Tabelle
refused-board-no-id = Spielplan: Krater Nummer { $number } hat keine id
refused-board-crater-missing = Spielplan: dem Krater { $crater } fehlt { $field }
refused-board-crater-unknown-field = Spielplan: { $crater } hat ein unbekanntes Feld „{ $field }“
refused-board-crater-id = Spielplan: Krater Nummer { $number } braucht eine id aus Buchstaben, Ziffern, - und _, höchstens 16, nicht „{ $id }“
refused-board-crater-twice = Spielplan: den Krater { $crater } gibt es zweimal
refused-board-crater-size = Spielplan: { $crater } muss large oder small sein, nicht „{ $size }“
refused-board-odd = Spielplan: { $crater } hat { $field } = { $value }; Koordinaten sind gerade
refused-board-out-of-reach = Spielplan: { $crater } hat { $field } = { $value }; Koordinaten gehen von -{ $most } bis { $most }
refused-board-no-large-crater = Spielplan: es gibt keinen großen Krater, der Turm braucht einen

## Refusals: positions

refused-position-no-rings = in der Stellung nennt { $field } einen Ring, auf dem Spielplan liegt aber keiner
refused-position-turn-colours = die Farben sind null, solange der Schritt colour ist, und nur dann
refused-position-turn-tower = der Turm ist null in den Schritten colour und tower, und nur dann
refused-position-turn-set-up = in den Schritten colour und tower ist Platz 1 am Zug, es ist Runde 1 und der Spielplan ist leer
refused-position-turn-built = turn.built nennt eine Siedlung, die nicht da ist oder erst später in der Runde kommt
refused-position-turn-settle = wer im Schritt settle am Zug ist, hat noch Siedlungen, aber weniger als offene Ringe
refused-position-turn-settle-order = wer in der Runde beginnt, wählt noch Siedlungen, also kann die andere Seite noch keine gebaut haben
refused-position-turn-unsettled = ein offener Ring hat keine Siedlung, obwohl noch eine für ihn übrig war
refused-position-turn-base = es ist keine Basis zu setzen: wer am Zug ist, hat in dieser Runde eine Siedlung gebaut, oder kein Krater ist frei
refused-position-turn-base-order = wer in der Runde beginnt, hat weder gebaut noch eine Basis gesetzt, also ist die andere Seite noch nicht dran
refused-position-turn-over = ein Spiel ist nach Runde 6 zu Ende, nicht vorher
refused-position-settlements-early = Platz { $seat } hat Siedlungen, aber es ist noch keine Runde zu Ende, in der sie entstehen konnten
refused-position-bases-early =
    { $n ->
        [one] Platz { $seat } hat { $n } Basis, die bisherigen Runden erlauben { $most }
       *[other] Platz { $seat } hat { $n } Basen, die bisherigen Runden erlauben { $most }
    }
refused-position-step = es gibt keinen Schritt „{ $step }“
refused-position-colours = die Farben der Stellung sind gold und silver, je einmal, oder zweimal nichts
refused-position-stack-count = Stapel in der Stellung (Ringgröße: { NAME("size", $size) }): { $found }, es müssten { $wanted } sein
refused-position-stack = Stapel { $stack } ist keine Reihe aus den Buchstaben g, s und b
refused-position-stack-height = Ringe auf Stapel { $stack }: { $found }, möglich sind 0, 2, 4 oder 6
refused-position-ring-names = in der Stellung hat { $field } „{ $text }“, wo Ringe wie Lg oder Sb hingehören
refused-position-rings-unsorted = die Ringe von { $field } sind in „{ $text }“ nicht in der richtigen Reihenfolge: Lg Ls Lb Sg Ss Sb
refused-position-too-many-rings = in der Stellung liegen mehr als { $most } Ringe auf dem Spielplan
refused-position-ring-point = Ring { $ring } liegt auf ({ $x },{ $y }), das ist kein Gitterpunkt
refused-position-ring-crater-level = Ring { $ring } liegt ohne Krater auf Ebene 1 oder auf einem Krater über Ebene 1
refused-position-crater = in der Stellung nennt { $field } „{ $crater }“, das ist kein Krater dieses Spielplans
refused-position-ring-crater-size = Ring { $ring } hat nicht die Größe von Krater { $crater }
refused-position-ring-crater-point = Ring { $ring } liegt nicht dort, wo Krater { $crater } ist
refused-position-ring-overlap = Ring { $ring } überschneidet Ring { $other } auf Ebene { $level }
refused-position-ring-under = Ring { $ring } liegt unter Ring { $other }, der vorher da war
refused-position-ring-level = Ring { $ring } soll auf Ebene { $level } liegen, er liegt aber auf Ebene { $wanted }
refused-position-ring-supports =
    { $n ->
        [one] Ring { $ring } berührt einen Ring der Ebene { $level }, es müssten zwei sein
       *[other] Ring { $ring } berührt { $n } Ringe der Ebene { $level }, es müssten zwei sein
    }
refused-position-ring-rest = Ring { $ring } liegt nicht auf den zwei Ringen unter ihm auf
refused-position-tower-crater = der Turm steht auf { $crater }, das ist kein großer Krater
refused-position-tower-ring = der Turm steht auf Ring { $ring }, das ist kein großer Ring über dem Boden
refused-position-crater-taken = in der Stellung liegen zwei Dinge auf Krater { $crater }
refused-position-settlement = auf Ring { $ring } kann keine Siedlung von Platz { $seat } stehen
refused-position-settlement-twice = auf Ring { $ring } steht eine Siedlung und noch etwas
refused-position-settlements = Platz { $seat } hat mehr als { $most } Siedlungen
refused-position-bases = Platz { $seat } hat mehr als { $most } Basen
refused-position-ring-count = den Ring { $ring } gibt es in der Stellung { $found }-mal, es müsste { $wanted }-mal sein
refused-position-stacks = Ringe auf den Stapeln (Größe: { NAME("size", $size) }): { $found }, in diesem Schritt der Runde müssten es { $wanted } sein
refused-position-hand = Ringe auf der Hand von Platz { $seat }: { $found }, in diesem Schritt der Runde müssten es { $wanted } sein
refused-position-hand-empty = Platz { $seat } soll einen Ring legen und hat keinen
refused-position-hand-size = Ringe auf der Hand von Platz { $seat } (Größe: { NAME("size", $size) }): { $found }, möglich sind höchstens { $most }
refused-position-score = in der Stellung ist { $field } nicht das, was der Spielplan ergibt

## Steps of a round

step-colour = Wahl der Farben
step-tower = Wahl des Kraters für den Turm
step-draft-large = Draft der großen Ringe
step-draft-small = Draft der kleinen Ringe
step-place = Legen
step-settle = Wahl der Siedlungen
step-base = Wahl des Kraters für eine Basis
step-over = Ende

## Sizes

size-large = groß
size-small = klein

## Colours of rings

ring-colour-gold = Gold
ring-colour-silver = Silber
ring-colour-blue = Blau
coloured-gold = Gold
coloured-silver = Silber
coloured-blue = Blau

## Rings

ring-Lg = großer goldener Ring
ring-Ls = großer silberner Ring
ring-Lb = großer blauer Ring
ring-Sg = kleiner goldener Ring
ring-Ss = kleiner silberner Ring
ring-Sb = kleiner blauer Ring

## Pieces

piece-ring = Ring
piece-settlement = Siedlung
piece-tower = Turm

## How a game ended

reason-points = nach der Punktwertung

## Figures in a report

figure-points = Punkte
figure-settlements = Siedlungen
figure-bases = Basen
figure-group = für die Gruppe
figure-highest = für die höchste Ebene
figure-tower = für den Turm

## The log: what a player did

move-colour = { $who } wählt { NAME("ring-colour", $colour) }
move-tower = { $who } stellt den Forschungsturm auf { $crater }
move-draft = { $who } nimmt zwei Ringe von Stapel { $stack } ({ NAME("size", $size) }): { $rings }
move-crater = { $who } legt auf { $crater }: { NAME("ring", $ring) }
move-point = { $who } legt auf { $point }: { NAME("ring", $ring) }
move-aside = { $who } legt beiseite: { NAME("ring", $ring) }
move-settle = { $who } wählt Ring { $number } für eine Siedlung
move-base = { $who } setzt eine Rohstoffbasis auf { $crater }

## The log: what came of it

event-placed = Das ist Ring { $ring }, auf Ebene { $level }
event-tower-moved = Der Forschungsturm zieht auf Ring { $ring } um
event-settled = { $who } baut eine Siedlung auf Ring { $ring }, noch { $n } übrig
event-no-base = { $who } findet keinen freien Krater für eine Basis
event-round = Runde { $round } beginnt, zuerst ist { $who } am Zug
remark-tower-moved-1 = Komm her, kleiner Turm.
remark-tower-moved-2 = Von hier oben sieht man besser!
remark-settled-1 = Licht an, hier wohnen wir jetzt.
remark-settled-2 = Was für ein Platz, um die Erde zu sehen.
banner-opening = { $chooser } nimmt eine Farbe, { $first } beginnt
banner-colour = { $who }: { NAME("ring-colour", $colour) }
banner-tower-waits = Hier wartet der Turm auf einen großen Ring, der zwei andere Farben verbindet
banner-tower = { $who }: der Forschungsturm zieht um
banner-round = Runde { $n }
event-counted =
    { $n ->
        [one] { $who }: { $n } Punkt, aus Siedlungen { $settlements }, Basen { $bases }, beiseitegelegt { $aside }, Gruppe { $group }, höchste Ebene { $highest }, Turm { $tower }
       *[other] { $who }: { $n } Punkte, aus Siedlungen { $settlements }, Basen { $bases }, beiseitegelegt { $aside }, Gruppe { $group }, höchste Ebene { $highest }, Turm { $tower }
    }

## The log and hints for those who see the table: no codes

log-level = Ebene { $level }
log-tower = Turm
seen-move-tower = { $who } stellt den Forschungsturm auf einen Krater
seen-move-draft = { $who } nimmt zwei Ringe ({ NAME("size", $size) }): { $rings }
seen-move-crater = { $who } legt auf einen Krater: { NAME("ring", $ring) }
seen-move-point = { $who } legt auf zwei andere: { NAME("ring", $ring) }
seen-move-settle = { $who } wählt für eine Siedlung: { NAME("ring", $ring) } auf Ebene { $level }
seen-move-base = { $who } setzt eine Rohstoffbasis auf einen Krater
seen-event-placed = Er liegt auf Ebene { $level }
seen-event-tower-moved = Der Forschungsturm zieht um: { NAME("ring", $ring) } auf Ebene { $level }
seen-event-settled = { $who } baut eine Siedlung ({ NAME("ring", $ring) } auf Ebene { $level }), noch { $n } übrig
seen-advice-tower = Forschungsturm auf den markierten Krater stellen
seen-advice-draft = Zwei Ringe nehmen ({ NAME("size", $size) }): { $rings }
seen-advice-crater = Auf den markierten Krater legen: { NAME("ring", $ring) }
seen-advice-point = An die markierte Stelle legen: { NAME("ring", $ring) }
seen-advice-settle = Für die Siedlung wählen: { NAME("ring", $ring) } auf Ebene { $level }
seen-advice-base = Rohstoffbasis auf den markierten Krater setzen

## Refusals for those who see the table: no codes

seen-refused-tower-on-small-crater = der Turm beginnt auf einem großen Krater, dieser ist klein
seen-refused-crater-of-another-size = dieser Krater hat nicht die richtige Größe: { NAME("ring", $ring) }
seen-refused-overlaps-ring = der Ring würde einen anderen auf Ebene { $level } überlappen

## Drawings

draw-ring = Ring { $number }: { NAME("ring", $ring) }, Ebene { $level }
draw-kind = { NAME("ring", $ring) }
draw-stack = Stapel { $stack }, von oben: { $rings }
draw-tower = Forschungsturm auf { $place }
draw-settlement = Siedlung auf Ring { $place }: { $who }
draw-base = Rohstoffbasis auf { $place }: { $who }
draw-settlements = Siedlungen
draw-bases = Rohstoffbasen
draw-set-aside = beiseitegelegt
draw-step-colour = { $who }: Farbe wählen
draw-step-tower = { $who }: Forschungsturm aufstellen
draw-step-draft-large = { $who }: zwei große Ringe nehmen
draw-step-draft-small = { $who }: zwei kleine Ringe nehmen
draw-step-place = { $who }: Ring legen
draw-step-settle = { $who }: Ring für eine Siedlung wählen
draw-step-base = { $who }: Rohstoffbasis setzen
draw-score-settlements = Siedlungen
draw-score-bases = Rohstoffbasen
draw-score-aside = beiseitegelegte Ringe
draw-score-group = größte Gruppe
draw-score-highest = höchste Ebene
draw-score-tower = Forschungsturm

## The board as text

board-turn = Am Zug: { $who } ({ NAME("step", $step) })
board-legend-rings = L12 ein Krater   Lg2 ein großer goldener Ring auf Ebene 2   S klein   s Silber   b Blau
board-legend-pieces = T Forschungsturm   ^0 Siedlung von Platz 0   %0 Rohstoffbasis von Platz 0
board-level = Ebene { $level }:
board-no-rings = Noch keine Ringe auf dem Spielplan.
board-bases = Basen %{ $seat }, { $who }:
board-left = noch { $n }
board-stacks-large = Große Stapel, von oben
board-stacks-small = Kleine Stapel, von oben
board-head-player = Name
board-head-colour = Farbe
board-head-hand = Hand
board-head-settlements = Siedlungen
board-head-bases = Basen
board-head-aside = beiseite
board-head-points = Punkte
board-score = Siedlungen { $settlements }, Basen { $bases }, beiseite { $aside }, Gruppe { $group }, höchste Ebene { $highest }, Turm { $tower }
board-crater = { $crater }: Krater auf { $point }, { NAME("size", $size) }
board-crater-ring = darauf liegt Ring #{ $number }, { NAME("ring", $ring) }
board-crater-base = Basis: { $who }
board-ring = #{ $number }: { NAME("ring", $ring) } auf { $place }, Ebene { $level }
board-rests = liegt auf #{ $one } und #{ $other }
board-carries = trägt { $rings }
board-has-tower = hier steht der Forschungsturm
board-has-settlement = Siedlung: { $who }

## Hints

advice-colour = { NAME("ring-colour", $colour) } wählen
advice-tower = Forschungsturm auf { $crater } stellen
advice-draft = Zwei Ringe von Stapel { $stack } nehmen ({ NAME("size", $size) }): { $rings }
advice-crater = Auf { $crater } legen: { NAME("ring", $ring) }
advice-point = Auf { $point } legen: { NAME("ring", $ring) }
advice-aside = Beiseitelegen: { NAME("ring", $ring) }
advice-settle = Ring { $number } für die Siedlung wählen
advice-base = Rohstoffbasis auf { $crater } setzen
advice-settlements =
    { $n ->
        [one] { $n } Siedlung
       *[other] { $n } Siedlungen
    }
advice-tower-waits = dort wartet er, bis ein großer Ring zwei andere Farben verbindet
advice-on-top = { $n } der { $of } großen Ringe obenauf sind { NAME("many-coloured", $colour) }
advice-later-on =
    { $n ->
        [one] ein großer Ring dieser Farbe kommt erst später
       *[other] { $n } große Ringe dieser Farbe kommen erst später
    }
advice-own-large =
    { $n ->
        [one] ein großer Ring für eine Siedlung von dir
       *[other] zwei große Ringe für Siedlungen von dir
    }
advice-own-small =
    { $n ->
        [one] ein kleiner Ring für deine Gruppe und die Höhe
       *[other] zwei kleine Ringe für deine Gruppe und die Höhe
    }
advice-blue-large = Blau kann Gold und Silber verbinden und den Turm holen
advice-blue-small = kleine blaue Ringe tragen andere höher
advice-denies =
    { $n ->
        [one] ein Ring weniger für die Gegenseite
       *[other] zwei Ringe weniger für die Gegenseite
    }
advice-gains = +{ $n } für dich, denn { $why }
advice-costs = +{ $n } für die Gegenseite, vorerst: { $why }
advice-loses = −{ $n } für dich, vorerst: { $why }
advice-takes = −{ $n } für die Gegenseite, denn { $why }
advice-group = deine größte Gruppe wächst auf { $n }
advice-base-counts = eine Basis zählt 1 Punkt und sperrt ihren Krater
advice-quiet = ein ruhiger Zug, der vorerst keine Punkte verschiebt
advice-opens = ein Ring von dir wird frei für eine Siedlung, 2 Punkte
advice-opens-theirs = ein Ring der Gegenseite wird frei für eine Siedlung, 2 Punkte
advice-covers = es verdeckt einen Ring, auf dem die andere Seite für 2 Punkte siedeln würde
advice-blocks =
    { $n ->
        [one] es nimmt einen Krater aus dem Spiel
       *[other] es nimmt { $n } Krater aus dem Spiel
    }

## The lobby

form-board = Spielplan
form-board-moon = Der Mond
form-settled-rings = Ringe mit Siedlung oder Turm
form-settled-rings-open = Tragen weitere Ringe
form-settled-rings-closed = Tragen keine weiteren Ringe
form-bases = Rohstoffbasen
form-bases-any = Auf jedem unbesetzten Krater
form-bases-open-craters = Nur, wo ein Ring liegen könnte
form-blue-bonus = Größte Gruppe oder höchste Ebene ist blau
form-blue-bonus-none = Niemand punktet dafür
form-blue-bonus-pass = Das Beste von Gold und Silber punktet

## Boards

board-name-moon = Der Mond

## Options of a table

option-board = Spielplan: { NAME("board-name", $board) }
option-settled-rings-closed = Ringe mit Siedlung oder Turm tragen keine weiteren Ringe
option-bases-open-craters = Basen kommen nur auf Krater, auf denen ein Ring liegen könnte
option-blue-bonus-pass = Blau wird bei der größten Gruppe und der höchsten Ebene übergangen

## What is printed in the box

printed-about = Die Krater des gedruckten Spielplans sind nirgends als Zahlen veröffentlicht; dieser Spielplan ist deshalb unser eigener. Trag die deines Spielplans ein und spiel darauf. Von der Mitte des Mondes aus geht x nach rechts und y nach oben; ein großer Ring hat den Radius 10, ein kleiner 6, und alle Koordinaten sind gerade.
printed-choice = Ein eigener Spielplan
printed-name = Name des Spielplans
printed-radius = Radius des gezeichneten Mondes
printed-size = Größe
printed-size-large = groß
printed-size-small = klein
printed-no-crater = kein Krater
printed-crater = { NAME("printed-size", $size) }, x { $x }, y { $y }
printed-id = Name
printed-new-crater = Neuer Krater

## The gallery of pieces

gallery-rings = Ringe
gallery-craters = Krater
gallery-tower = Forschungsturm
gallery-settlement = Siedlungen
gallery-base = Rohstoffbasen
gallery-earth = Erdmarker
gallery-large-crater = Großer Krater
gallery-small-crater = Kleiner Krater

## The end of the game

ending-points = Punkte
ending-gain =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
ending-behind =
    { $n ->
        [one] Nur ein Punkt hat gefehlt: gut gespielt!
       *[other] { $n } Punkte haben gefehlt: gut gespielt!
    }
ending-equal = Genauso viele Punkte: Knapper geht es nicht!
ending-tied-points = Je { $gain }: Bei Gleichstand gewinnt der zweite Platz.

## Lessons: what can be chosen

learn-choose-gold = Gold
learn-choose-silver = Silber
learn-refused-would-tip = Dort würde er kippen.
learn-refused-overlaps-ring = Da ist ein Ring im Weg.
learn-refused-blocked-by-base = Da ist eine Basis im Weg.
learn-refused-crater-of-another-size = Der Ring passt nicht auf diesen Krater.
learn-refused-tower-on-small-crater = Dieser Krater ist zu klein für den Turm.
learn-refused-wrong-step = Das kommt später.
learn-place = Stelle { $number } für den Ring
learn-stack = Stapel mit Ringen ({ NAME("size", $size) }), von oben: { $rings }

## The table page: what to do now

page-ask-colour = Wähl eine Farbe. Die andere geht an { $who }; Blau gehört niemandem.
page-ask-tower = Stell den Forschungsturm auf einen großen Krater: Wähl einen.
page-ask-draft-large = Nimm zwei große Ringe: Wähl einen Stapel.
page-ask-draft-small = Nimm zwei kleine Ringe: Wähl einen Stapel.
page-ask-ring = Leg einen Ring: Wähl einen von deinen.
page-ask-where = Wohin damit ({ NAME("ring", $ring) })? Wähl einen freien Krater oder ein Ringpaar.
page-ask-where-crater = Wohin damit ({ NAME("ring", $ring) })? Wähl einen freien Krater.
page-ask-where-pair = Wohin damit ({ NAME("ring", $ring) })? Wähl ein Ringpaar.
page-ask-aside = Keiner deiner Ringe passt irgendwohin. Wähl den, den du beiseitelegst; das kostet einen Punkt.
page-ask-settle =
    { $n ->
        [one] Die Runde ist zu Ende. Du hast noch eine Siedlung für mehrere offene Ringe: Wähl den, der sie bekommt.
       *[other] Die Runde ist zu Ende. Du hast noch { $n } Siedlungen, aber mehr offene Ringe: Wähl einen Ring für die nächste.
    }
page-ask-base = Setz eine Rohstoffbasis auf einen freien Krater: Wähl einen.
page-set-down = Hier ablegen? ({ NAME("ring", $ring) })
page-wait-colour = { $who } wählt eine Farbe
page-wait-tower = { $who } sucht einen Platz für den Turm
page-wait-draft-large = { $who } sucht große Ringe aus
page-wait-draft-small = { $who } sucht kleine Ringe aus
page-wait-place = { $who } baut
page-wait-settle = { $who } überlegt, wo gesiedelt wird
page-wait-base = { $who } sucht einen Krater für eine Basis
page-hover-crater-large = Großer Krater
page-hover-crater-small = Kleiner Krater

## The table page: choosing

page-take = { NAME("ring-colour", $colour) } nehmen
page-draft = Von Stapel { $stack } nehmen (Ringgröße: { NAME("size", $size) }): { $rings }
page-pairs =
    { $n ->
        [one] { $n } Ringpaar kann ihn tragen:
       *[other] { $n } Ringpaare können ihn tragen:
    }
page-no-pairs = Kein Ringpaar kann ihn tragen.
page-craters =
    { $n ->
        [one] { $n } Krater ist frei:
       *[other] { $n } Krater sind frei:
    }
page-free-craters =
    { $n ->
        [one] { $n } Krater ist frei: { $craters }
       *[other] { $n } Krater sind frei: { $craters }
    }
page-no-craters = Dafür ist kein Krater frei.
page-lit-crater = Krater { $crater }
page-settles =
    { $n ->
        [one] { $n } Ring ist offen:
       *[other] { $n } Ringe sind offen:
    }
page-open-rings =
    { $n ->
        [one] { $n } Ring ist offen: { $rings }
       *[other] { $n } Ringe sind offen: { $rings }
    }
page-settle = { $number }: { $ring }, Ebene { $level }, liegt auf { $one } und { $other }
page-pair = { $number }: { $one } und { $other }, Ebene { $level }
page-pair-tower = { $number }: { $one } und { $other }, Ebene { $level }, Zusammenarbeit: Der Turm kommt hierher
page-ring-short = { NAME("coloured", $colour) } #{ $number }
page-ring-spoken = { NAME("coloured", $colour) } { $number }

## The table page: drafting

page-why-colour = Sie bestimmt, welche Ringe deine Siedlungen bekommen.
page-take-about = { $n } der { $of } großen Ringe obenauf
page-pick-own =
    { $n ->
        [one] deiner
       *[other] { $n } deine
    }
page-pick-theirs =
    { $n ->
        [one] fremder
       *[other] { $n } fremde
    }
page-pick-blue =
    { $n ->
        [one] blauer
       *[other] { $n } blaue
    }
page-pick-own-large =
    { $n ->
        [one] Einer in deiner Farbe: Auf zwei anderen bekommt er eine Siedlung, 2 Punkte.
       *[other] Zwei in deiner Farbe: Auf zwei anderen bekommt jeder eine Siedlung, 2 Punkte.
    }
page-pick-own-small = In deiner Farbe: für deine Gruppe, und um andere höher zu tragen.
page-pick-blue-large = Blau gehört niemandem; über Gold und Silber holt es den Turm.
page-pick-blue-small = Blau gehört niemandem; es trägt andere höher.
page-pick-denies =
    { $n ->
        [one] Einer in der Farbe von { $who }: Wo er liegt, bestimmst du.
       *[other] Beide in der Farbe von { $who }: Wo sie liegen, bestimmst du.
    }
page-pick-next = Danach liegen oben: { $rings }.
page-pick-last = Darunter liegt nichts mehr.

## The table page: what is chosen

page-chosen = Was dann geschieht
page-on-pair = Auf { $one } und { $other }, Ebene { $level }.
page-on-crater = Auf Krater { $crater }.
page-on-ring = Auf { $ring }.
page-sets-aside = Endgültig beiseite: { NAME("ring", $ring) }.
page-place-firmest = Stelle { $place } von { $places }, die mit dem festesten Stand.
page-place-angle = Stelle { $place } von { $places }, { $angle }° ohne Auflage (höchstens { $most }°).
page-tower-comes = Zusammenarbeit: Der Turm kommt hierher.
page-gains-here = Offen für eine Siedlung von { $who }.
page-gains-here-you = Offen für eine Siedlung von dir.
page-gains-ring = { $ring } ist wieder offen für eine Siedlung von { $who }.
page-gains-ring-you = { $ring } ist wieder offen für eine Siedlung von dir.
page-loses-ring = Verdeckt { $ring }: Dort entsteht keine Siedlung von { $who }.
page-loses-ring-you = Verdeckt { $ring }: Dort entsteht keine Siedlung von dir.
page-loses-no-crater = Verbaut keinen Krater.
page-loses-craters = Verbaut { $n } Krater: { $craters }.
page-frees-craters = Macht { $n } Krater frei: { $craters }.
page-points = Punktestand von { $who }: dann { $after } statt { $before }.
page-points-you = Dein Punktestand wäre dann { $after } statt { $before }.
page-chip-level = Ebene { $level }
page-chip-firm = Fest
page-chip-fair = Stabil
page-chip-loose = Hält gerade so
page-chip-tower = Der Turm kommt
page-chip-gain = Siedlung für { $who } { $by }
page-chip-gain-you = Siedlung für dich { $by }
page-chip-cover = Verdeckt einen Ring von { $who } { $by }
page-chip-cover-you = Verdeckt deinen Ring { $by }
page-chip-blocks = Verbaut { $n } Krater
page-chip-frees = Macht { $n } Krater frei
page-chip-points = { $who } { $by }
page-chip-points-you = Du { $by }
page-do-tower = Hierher stellen
page-do-place = Legen
page-do-aside = Beiseitelegen
page-do-settle = Hier bauen
page-do-base = Hierher setzen
page-back = Zurück
page-nudge = Verschieben
page-nudge-left = Nach links schieben
page-nudge-right = Nach rechts schieben
page-nudge-up = Nach oben schieben
page-nudge-down = Nach unten schieben
page-firmer = Fester
page-looser = Weiter

## Why points changed

between-reasons = { " · " }
page-part-points =
    { $n ->
        [one] { $part }: { $n } Punkt
       *[other] { $part }: { $n } Punkte
    }
page-why-points = { $points }: { $why }
page-why-covered =
    { $n ->
        [one] { $who }: Ein offener Ring ist verdeckt, dort entsteht keine Siedlung
       *[other] { $who }: { $n } offene Ringe sind verdeckt, dort entstehen keine Siedlungen
    }
page-why-covered-you =
    { $n ->
        [one] Ein offener Ring von dir ist verdeckt: Dort entsteht keine Siedlung
       *[other] { $n } offene Ringe von dir sind verdeckt: Dort entstehen keine Siedlungen
    }
why-settlements =
    { $n ->
        [one] eine Siedlung
       *[other] { $n } Siedlungen
    }
why-bases =
    { $n ->
        [one] eine Rohstoffbasis
       *[other] { $n } Rohstoffbasen
    }
why-aside =
    { $n ->
        [one] ein Ring beiseitegelegt
       *[other] { $n } Ringe beiseitegelegt
    }
group-coloured-gold = Gold
group-coloured-silver = Silber
group-coloured-blue = Blau
high-coloured-gold = Gold
high-coloured-silver = Silber
high-coloured-blue = Blau
tower-on-gold = Gold
tower-on-silver = Silber
tower-on-blue = Blau
tower-to-gold = Gold
tower-to-silver = Silber
tower-to-blue = Blau
many-coloured-gold = golden
many-coloured-silver = silbern
many-coloured-blue = blau
why-group-won =
    { $n ->
        [one] { NAME("group-coloured", $colour) } hat die größte Gruppe, einen einzigen Ring
       *[other] { NAME("group-coloured", $colour) } hat die größte Gruppe, { $n } Ringe
    }
why-group-shared =
    { $n ->
        [one] { NAME("group-coloured", $colour) } zieht bei der größten Gruppe gleich, je ein Ring
       *[other] { NAME("group-coloured", $colour) } zieht bei der größten Gruppe gleich, je { $n } Ringe
    }
why-group-lost =
    { $n ->
        [one] { NAME("group-coloured", $colour) } hat jetzt die größere Gruppe, einen einzigen Ring
       *[other] { NAME("group-coloured", $colour) } hat jetzt die größere Gruppe, { $n } Ringe
    }
why-highest-won = { NAME("high-coloured", $colour) } liegt am höchsten, auf Ebene { $n }
why-highest-shared = { NAME("high-coloured", $colour) } liegt genauso hoch, auf Ebene { $n }
why-highest-lost = { NAME("high-coloured", $colour) } liegt jetzt höher, auf Ebene { $n }
why-tower-won = der Turm steht jetzt auf { NAME("tower-on", $colour) }
why-tower-lost = der Turm ist auf { NAME("tower-to", $colour) } umgezogen

## The table page: how the moon is shown

page-tools = Wie der Mond gezeigt wird
page-levels = Gezeigte Ebenen
page-bonds = Verbindungen
page-closer = Näher
page-rings = Ringliste
page-level = Ebene { $level }
page-listed = { $ring }, { NAME("size", $size) }

## The table page: hands, stacks and players

page-your-rings = Deine Ringe
page-rings-of = Ringe von { $who }
page-stacks = Stapel, das nächste Paar obenauf
page-stack = Stapel { $stack }
page-stack-left = Darauf, von oben: { $rings }.
page-stack-words = Stapel { $stack } (Ringgröße: { NAME("size", $size) }), von oben: { $rings }
page-no-colour = noch keine Farbe
page-in-hand = Ringe auf der Hand
page-settlements-left = Übrige Siedlungen
page-bases-left = Übrige Basen
page-aside = Beiseitegelegt
page-score-now = Wenn jetzt Schluss wäre
page-total = Punkte insgesamt
page-players = Was die Spieler haben
page-score = Wertung
page-to-come =
    { $n ->
        [one] { $who }: am Ende dieser Runde käme { $n } Siedlung dazu.
       *[other] { $who }: am Ende dieser Runde kämen { $n } Siedlungen dazu.
    }
page-groups = Größte Gruppen: Gold { $gold }, Silber { $silver }, Blau { $blue }.
page-highest = Ebene { $level }: { $colours }.
page-tower-on-ring = Der Turm steht auf { $ring }.
page-tower-on-crater = Der Turm steht auf Krater { $crater }.
page-seen-tower-on-ring = Der Turm steht auf { NAME("tower-on", $colour) }.
page-seen-tower-on-crater = Der Turm steht auf einem großen Krater.
page-bonuses = Wer welchen Bonus bekam
page-bonus-group =
    { $n ->
        [one] Größte Gruppe, { $n } Ring: { $who }.
       *[other] Größte Gruppe, { $n } Ringe: { $who }.
    }
page-bonus-group-blue =
    { $n ->
        [one] Größte Gruppe, { $n } Ring: niemand, denn allein Blau hat sie.
       *[other] Größte Gruppe, { $n } Ringe: niemand, denn allein Blau hat sie.
    }
page-bonus-highest = Höchste Ebene, { $level }: { $who }.
page-bonus-highest-blue = Höchste Ebene, { $level }: niemand, denn dort liegt nur Blau.
page-bonus-tower = Forschungsturm: { $who }, denn er steht auf { $ring }.
page-bonus-tower-blue = Forschungsturm: niemand, denn er steht auf { $ring }.
page-bonus-tower-crater = Forschungsturm: niemand, denn er steht auf Krater { $crater }.
page-tie = Gleichstand: Dann gewinnt der zweite Platz, also { $who } (5.6).
page-most-points = Die meisten Punkte gewinnen, bei Gleichstand der zweite Platz: { $who }.

## The table page: things

page-rests-on = Er liegt auf { $one } und { $other }.
page-carries = Er trägt { $rings }.
page-lies-on-crater = Er liegt auf Krater { $crater }.
page-seen-lies-on-crater = Er liegt auf einem Krater.
page-seen-tower-ring = Forschungsturm auf einem Ring
page-seen-tower-large = Forschungsturm auf einem großen Krater
page-seen-settlement-ring = Siedlung auf einem Ring: { $who }
page-seen-base-large = Rohstoffbasis auf einem großen Krater: { $who }
page-seen-base-small = Rohstoffbasis auf einem kleinen Krater: { $who }
page-is-open = Er ist offen: { $who } bekommt hier eine Siedlung, wenn das bis zum Ende der Runde so bleibt.
page-is-open-you = Er ist offen: Du bekommst hier eine Siedlung, wenn das bis zum Ende der Runde so bleibt.
page-tower-here = Hier steht der Forschungsturm.
page-settlement-here = Hier steht eine Siedlung von { $who }.
page-base-here = Hier steht eine Rohstoffbasis von { $who }.
page-hover-free = Frei für einen Ring: Auf zwei Ringen liegt der nächste höher
page-hover-by-ring = Kein Ring passt: Ein anderer ist im Weg
page-hover-by-settlement = Kein Ring passt: Eine Siedlung ist im Weg
page-hover-by-tower = Kein Ring passt: Der Turm ist im Weg
page-hover-by-base = Kein Ring passt: Eine Basis ist im Weg
page-not-here-large = Ein großer Ring liegt in einem großen Krater
page-not-here-small = Ein kleiner Ring liegt in einem kleinen Krater
page-not-here-pair-large = Er muss auf genau zwei Ringen ruhen: einem in seiner Farbe oder den beiden anderen Farben
page-not-here-pair-small = Er muss auf genau zwei Ringen ruhen, einer davon in seiner Farbe
page-not-here = Ein Ring liegt in einem Krater oder auf zwei anderen Ringen
page-hover-group = Größte Gruppe dieser Farbe: { $n }
page-hover-top = Auf der höchsten Ebene, die zählt
page-hover-settles = Auf Ringe dieser Farbe kommen die Siedlungen von { $who }.
page-hover-settles-you = Auf Ringe dieser Farbe kommen deine Siedlungen.
page-ring-here = Hier liegt { $ring }.
page-empty = Darauf liegt und steht nichts.
page-blocked-by-ring = Für Ringe gesperrt: { $ring } überlappt ihn ({ $clause }).
page-blocked-by-ring-above = Für Ringe gesperrt: { $ring } liegt quer darüber ({ $clause }).
page-blocked-by-settlement = Für Ringe gesperrt: Die Siedlung auf { $ring } ist im Weg ({ $clause }).
page-blocked-by-tower = Für Ringe gesperrt: Der Forschungsturm ist im Weg ({ $clause }).
page-blocked-by-base = Für Ringe gesperrt: Die Rohstoffbasis auf { $crater } überlappt ihn ({ $clause }).

## The table page: the player aid

page-aid = Spielhilfe
page-winning = So gewinnt man
page-winning-told = In jeder Runde bringen dir offene große Ringe deiner Farbe über dem Boden Siedlungen: je 2 Punkte. Am Ende bringen die größte Gruppe und die höchste Ebene je 2 Punkte und der Turm 3, immer für die Farbe, der sie gehören. Nach sechs Runden gewinnen die meisten Punkte.
page-why-draft-large = Große Ringe deiner Farbe bekommen deine Siedlungen; Blau gehört niemandem, verbindet aber Farben.
page-why-draft-small = Kleine Ringe bekommen keine Siedlung, tragen aber andere höher und vergrößern Gruppen.
page-why-place = Ein großer Ring von dir auf zwei anderen bekommt eine Siedlung, wenn ihn bis zum Ende der Runde nichts verdeckt.
page-round = Eine Runde: Beide nehmen zwei große Ringe, danach zwei kleine; dann legt ihr abwechselnd je einen Ring, bis die Hände leer sind. Zum Schluss kommen Siedlungen und Basen.
page-pieces = Was alles bewirkt
page-does-large = Ein großer Ring liegt auf einem großen Krater oder auf zwei Ringen, von denen mindestens einer seine Farbe hat. Auf zwei Ringen der beiden anderen Farben holt er den Turm zu sich.
page-does-small = Ein kleiner Ring liegt auf einem kleinen Krater oder auf zwei Ringen, von denen mindestens einer seine Farbe hat.
page-does-settlement = Eine Siedlung entsteht am Ende einer Runde von selbst: auf jedem offenen großen Ring über dem Boden, für die Seite, der seine Farbe gehört. Sie zählt 2 und bleibt stehen.
page-does-base = Eine Rohstoffbasis setzt, wer in einer Runde keine Siedlung gebaut hat. Sie zählt 1, bleibt stehen und sperrt ihren Krater.
page-does-tower = Der Forschungsturm zieht auf jede neue Zusammenarbeit um. Am Ende zählt er 3 für die Farbe, auf der er steht.
page-scoring = Wertung
page-group-passing = Die größte Gruppe von Gold oder Silber bringt der Seite dieser Farbe 2, bei Gleichstand beiden; Blau wird übergangen.
page-highest-passing = Der höchste Ring von Gold oder Silber bringt der Seite seiner Farbe 2, bei Gleichstand beiden; Blau wird übergangen.
page-left-on-stacks = Übrige Ringe auf den Stapeln
page-changed-rules = An diesem Tisch anders

## The table page: the command box

page-help = Fragen: where, hand, stacks, moves, moves Lg, craters Lg, pairs Lg, pair Lg 2, pair Lg 2 3 für seine dritte Stelle, #8 für einen Ring, L12 für einen Krater, score, last, hint. Aktionen: gold, tower=L20, draft=L3, Lg>L12, Sb>(-26,20), aside=Lg, settle=12, base=S05. Und undo nimmt die letzte zurück.
page-holds =
    { $n ->
        [one] { $who } hat { $n } Ring auf der Hand: { $rings }
       *[other] { $who } hat { $n } Ringe auf der Hand: { $rings }
    }
page-holds-you =
    { $n ->
        [one] Du hast { $n } Ring auf der Hand: { $rings }
       *[other] Du hast { $n } Ringe auf der Hand: { $rings }
    }
page-moves =
    { $n ->
        [one] { $n } Aktion: { $moves }
       *[other] { $n } Aktionen: { $moves }
    }
page-no-moves-yet = Noch hat niemand etwas getan.
page-move-count =
    { $n ->
        [one] { $n } Aktion.
       *[other] { $n } Aktionen.
    }
page-counts = { $ring }, { NAME("ring", $ring) }: freie Krater { $craters }, Ringpaare { $pairs }, Stellen darauf { $places }.
page-more = Mehr dazu mit: { $questions }.
page-example = Zum Beispiel: { $move }
page-to-place = Zu legen: { NAME("ring", $ring) }
page-pair-of =
    { $n ->
        [one] Das einzige Paar ist { $pair }
       *[other] Von { $n } Paaren Nummer { $pair }
    }
page-pair-move = { $pair }: { $move }
page-by-move = Die Aktion dafür ist { $move }
page-enter = Enter führt sie aus
page-no-such-ring = So einen Ring hast du nicht zu legen.
page-no-such-pair =
    { $n ->
        [one] Es gibt ein Paar, Nummer 1.
       *[other] Es gibt { $n } Paare.
    }
page-other-places =
    { $n ->
        [one] { $n } andere Stelle: { $places }
       *[other] { $n } andere Stellen: { $places }
    }
page-no-such-place =
    { $n ->
        [one] Es gibt eine Stelle, Nummer 1.
       *[other] Es gibt { $n } Stellen.
    }
page-which-ring = Nenn auch den Ring: { $questions }.
page-turn-of = { $who } ist am Zug: { NAME("step", $step) }
page-now-colour = Nimm eine Farbe, Gold oder Silber
page-now-tower = Stell den Forschungsturm auf einen großen Krater
page-now-draft-large = Nimm zwei große Ringe von einem Stapel
page-now-draft-small = Nimm zwei kleine Ringe von einem Stapel
page-now-place = Leg einen Ring
page-now-aside = Keiner deiner Ringe passt irgendwohin: Leg einen beiseite
page-now-settle = Wähl einen Ring für eine Siedlung
page-now-base = Setz eine Rohstoffbasis auf einen freien Krater
page-on-top = Obenauf: { $stacks }
page-on-stack = { $stack } { $rings }
page-score-told = Punkte: { $who } { $points }, { $other } { $others }
page-score-told-you = Punkte: du { $points }, { $other } { $others }

## The lesson, step by step

lesson-moon-title = Der Mond
lesson-moon = Luna und du baut auf dem Mond mit Ringen in Gold, Silber und Blau. Große Ringe deiner Farbe bringen dir Siedlungen, und die zählen Punkte. Deine Spielsteine sind rot, die von Luna türkis.
lesson-colour-title = Deine Farbe
lesson-colour = Du sitzt auf dem zweiten Platz und wählst deshalb deine Farbe. Gold und Silber sind gleich gut; die andere bekommt Luna, und Blau gehört niemandem. Nimm für diese Lektion Gold.
lesson-tower-title = Der Forschungsturm
lesson-tower = Du wählst auch den großen Krater, auf dem der Forschungsturm beginnt. Stell ihn dorthin, wo es leuchtet: Da ist er dir nicht im Weg.
lesson-draft-large-title = Große Ringe
lesson-draft-large = In jeder Runde nehmt ihr beide je die obersten zwei Ringe eines großen Stapels. Zwei silberne sind schon weg; du nimmst die beiden goldenen.
lesson-draft-small-title = Kleine Ringe
lesson-draft-small = Danach nehmt ihr auf dieselbe Weise je zwei kleine Ringe. Nimm das Paar, das leuchtet.
lesson-crater-title = Auf einen Krater
lesson-crater = Jetzt legt ihr abwechselnd Ringe. Ein Ring passt auf einen freien Krater seiner Größe: Leg einen großen goldenen auf den leuchtenden Krater, nah an den silbernen Ring.
lesson-pair-title = Auf zwei Ringe
lesson-pair = Ein Ring darf auch auf zwei anderen liegen, wenn er sicher aufliegt und die Farbe von einem der beiden hat. Welche der drei Stellen taugt für deinen zweiten goldenen Ring?
lesson-round-title = Der Rest der Runde
lesson-round = Dein Ring liegt auf Ebene 2. Geh weiter, dann legt ihr beide eure übrigen Ringe.
lesson-settled-title = Eine Siedlung
lesson-settled = Am Ende einer Runde bekommt jeder offene große Ring über dem Boden eine Siedlung von der Seite, der seine Farbe gehört: 2 Punkte für dich. Luna bekam keine und hat stattdessen eine Rohstoffbasis auf einen Krater gesetzt: 1 Punkt. Dann folgt Runde 2: Du beginnst und nimmst wieder zwei große goldene Ringe.
lesson-collaboration-title = Zusammenarbeit
lesson-collaboration = Ein großer Ring darf auch zwei Ringe der beiden anderen Farben verbinden, hier einen silbernen und einen blauen. Das heißt Zusammenarbeit und holt den Forschungsturm her. Leg einen großen goldenen Ring auf die leuchtende Stelle.
lesson-tower-moved-title = Der Turm ist umgezogen
lesson-tower-moved = Jetzt steht der Turm auf deinem Ring. Steht er am Ende des Spiels auf einem Ring deiner Farbe, bekommst du 3 Punkte; bis dahin holt ihn die nächste Zusammenarbeit wieder weg. Solange er dort steht, bekommt der Ring keine Siedlung.
lesson-end-title = Das Ende des Spiels
lesson-end = Nach sechs Runden zählen: 2 Punkte für eine Siedlung, 1 für eine Basis, 3 für den Turm, 2 für die größte zusammenhängende Gruppe deiner Farbe und 2 für einen Ring auf der höchsten Ebene; ein Ring, der nirgends passt, kostet 1. Die meisten Punkte gewinnen, bei Gleichstand der zweite Platz.

## The rules in short, clause by clause

clause-1-1 = Es spielen zwei: P1 auf Platz 0 und P2 auf Platz 1. Jede Größe hat 24 Ringe, 8 von jeder Farbe, in vier gemischten Stapeln zu sechs.
clause-1-2 = Alle dürfen jederzeit jeden Stapel ansehen; Zufall ist nur das Mischen am Anfang.
clause-1-3 = P2 wählt Gold oder Silber und lässt P1 das andere; Blau gehört niemandem. Dann stellt P2 den Turm auf einen großen Krater.
clause-1-4 = Beide haben je sechs Siedlungen und sechs Rohstoffbasen.
clause-2-1 = Es gibt sechs Runden; in den ungeraden beginnt P1, in den geraden P2.
clause-2-2 = Beide nehmen die oberen zwei Ringe eines großen Stapels, danach zwei von einem kleinen; wer die Runde beginnt, wählt jeweils zuerst.
clause-2-3 = Dann legt ihr abwechselnd je einen Ring, bis beide Hände leer sind.
clause-2-4 = Jeder Ring der Hand kann auf einen Krater oder auf zwei Ringe.
clause-2-5 = Solange einer deiner Ringe irgendwo passt, musst du einen legen; passt keiner, legst du einen beiseite und bekommst ihn nie zurück.
clause-3-1 = Ein Krater nimmt einen Ring seiner Größe, wenn nichts in seinem Kreis oder quer darüber liegt.
clause-3-2 = Zwei Ringe derselben Ebene tragen einen neuen beliebiger Größe; einen dritten darf er nicht berühren, und einer der zwei hat seine Farbe (aber siehe 3.5).
clause-3-3 = Ein Ring obenauf hält Abstand zu anderen seiner Ebene, zu höheren, zum Turm und zu Siedlungen; über alles andere darf er hinausragen.
clause-3-4 = Ein Ring, der schon etwas trägt, kann auf seinem Rand noch mehr tragen.
clause-3-5 = Ein großer Ring darf zwei Ringe verschiedener Farben verbinden, ohne eine davon zu haben, wenn er festen Stand bietet: Dann zieht der Turm auf ihn um.
clause-3-6 = Ist der Turm umgezogen, ist sein alter Platz frei.
clause-4-1 = Nach einer Runde bekommt jeder offene große Ring über dem Boden eine Siedlung von der Seite, der seine Farbe gehört; reichen ihre Siedlungen nicht, wählt sie aus.
clause-4-2 = Siedlungen bleiben stehen.
clause-4-3 = Wer in der Runde keine Siedlung gebaut hat, setzt dann eine Basis auf einen unbesetzten Krater, wenn es einen gibt.
clause-4-4 = Basen bleiben stehen und sperren die Krater, die sie überschneiden.
clause-5-1 = Eine Siedlung zählt 2, eine Basis 1, ein beiseitegelegter Ring -1.
clause-5-2 = Die größte Gruppe einer Farbe bringt der Seite dieser Farbe 2, bei Gleichstand beiden; liegt Blau allein vorn, punktet niemand.
clause-5-3 = Eine Gruppe hängt zusammen, wo Ringe ihrer Farbe aufeinanderliegen oder auf einer Ebene benachbart sind (G9); sie darf klettern.
clause-5-4 = Ein Ring auf der höchsten Ebene bringt der Seite seiner Farbe 2.
clause-5-5 = Der Turm auf einem Ring bringt der Seite seiner Farbe 3.
clause-5-6 = Die meisten Punkte gewinnen; bei Gleichstand gewinnt der zweite Platz.
clause-6-1 = Mit settled-rings=closed darf kein Ring auf einem Ring liegen, der eine Siedlung trägt, oder den Turm, bevor er umzieht.
clause-6-2 = Mit bases=open-craters kommt eine Basis nur auf einen Krater, auf dem ein Ring seiner Größe liegen könnte (3.1); gibt es keinen, entfällt sie.
clause-6-3 = Mit blue-bonus=pass zählen die größte Gruppe und die höchste Ebene von Gold und Silber; Blau wird übergangen.
clause-G1 = Ringe über dem Boden haben ihre Mitte auf Punkten mit geraden Koordinaten von -80 bis 80, eine Ebene über dem höchsten Ring, den sie berühren.
clause-G2 = Ringe berühren sich, wo sich ihre Ränder überschneiden: zwei große näher als 20, zwei kleine als 12, ein großer und ein kleiner zwischen 2 und 16. Genau zwei müssen es sein.
clause-G3 = Die Mittellinien der Ränder kreuzen sich auf beiden Ringen darunter (große 1 bis 17, gemischt 5 bis 13, kleine 1 bis 9), und höchstens 170 Grad sind ohne Auflage.
clause-G4 = Zwei Ringe einer Ebene haben 20 Abstand, wenn beide groß sind, 12, wenn beide klein sind, sonst 16; also liegt kein Ring im Loch eines anderen.
clause-G4b = Kein Ring wird unter einen einer höheren Ebene geschoben: Er darf ihn nicht berühren, auch nicht auf einem Krater.
clause-G5 = Für den Turm dürfen höchstens 150 Grad ohne Auflage sein.
clause-G6 = Ringe halten 4 Abstand von der Mitte der Siedlungen auf der Ebene darunter oder höher, auf Kratern von der Mitte aller.
clause-G7 = Ringe halten 3 Abstand von der Mitte des Turms, auf jeder Ebene.
clause-G8 = Eine Basis braucht einen Krater, dessen Mitte 3 von Ringen am Boden und 6 von Basen und einem Turm am Boden entfernt ist; sie sperrt Krater im Umkreis von 3.
clause-G9 = Ringe einer Ebene liegen nebeneinander, wenn höchstens 1 dazwischen ist.

## A sentence about each thing

story-Lg = Gold gehört einer der beiden Seiten. Wo ein großer goldener Ring über dem Boden offen liegt, wird Gold bald siedeln.
story-Ls = Silber gehört einer der beiden Seiten. Wo ein großer silberner Ring über dem Boden offen liegt, wird Silber bald siedeln.
story-Lb = Blau gehört niemandem. Liegt ein großer blauer Ring quer über Gold und Silber, müssen die Rivalen zusammenarbeiten.
story-Sg = Auf einem kleinen goldenen Ring wohnt niemand, aber er hält die Basis von Gold zusammen und führt sie nach oben.
story-Ss = Auf einem kleinen silbernen Ring wohnt niemand, aber er hält die Basis von Silber zusammen und führt sie nach oben.
story-Sb = Ein kleiner blauer Ring ist neutral: Er zählt für niemanden und kann doch beide tragen.
story-crater-large = Platz für einen großen Ring, für eine Rohstoffbasis oder, ganz am Anfang, für den Forschungsturm.
story-crater-small = Platz für einen kleinen Ring oder für eine Rohstoffbasis.
story-tower = Das Herz des ganzen Programms, und es reist: Wo beide Seiten zusammenarbeiten, zieht der Turm ein.
story-settlement = Hier oben wohnen Menschen, auf einem großen Ring in der Farbe ihrer Seite. Eine Basis, die der Menschheit Ehre macht, hat viele davon.
story-base = Wer in einer Runde nirgends siedeln konnte, hat sich hier wenigstens einen Krater gesichert und das, was dort zu holen ist.
story-stack = Die Ringe für alle sechs Runden, immer paarweise genommen und immer von oben.
