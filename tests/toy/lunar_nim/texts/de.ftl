### Lunar Nim.

## The game

title = Mond-Nim
about = Nimm den letzten Stein. Zu zweit, ein paar Minuten.
manual-title = Mond-Nim

## Options

form-heaps = Haufen
form-heaps-standard = Drei, vier und fünf Steine
form-heaps-low = Ein, zwei und drei Steine

## Bots

level-careful = Vorsichtig
opponent-careful = Schaut einen Zug voraus.

## Refusals

refused-option-heaps = es gibt keine Haufen „{ $heaps }“ (es gibt { $known })
refused-card-played = deine Karte ist schon gespielt
refused-too-few-stones =
    { $n ->
        [one] Haufen { $heap } hat nur einen Stein
       *[other] Haufen { $heap } hat { $n } Steine
    }
refused-position-same-cards = beide können nicht dieselbe Karte haben

## What happens

move-take =
    { $n ->
        [one] { $who } hat einen Stein von Haufen { $heap } genommen
       *[other] { $who } hat { $n } Steine von Haufen { $heap } genommen
    }
move-card = { $who } hat eine Karte auf Haufen { $heap } gespielt
event-turned-up = { $who } hat die { $n } aufgedeckt
event-taken =
    { $n ->
        [one] { $who } hat einen Stein mehr
       *[other] { $who } hat { $n } Steine mehr
    }
advice-take =
    { $n ->
        [one] Einen Stein von Haufen { $heap } nehmen
       *[other] { $n } Steine von Haufen { $heap } nehmen
    }
advice-card = Deine Karte auf Haufen { $heap } spielen
reason-last-stone = mit dem letzten Stein
reason-taken =
    { $n ->
        [one] ein Stein
       *[other] { $n } Steine
    }
figure-cards-played = Gespielte Karten

## The board

heap =
    { $n ->
        [one] Haufen { $heap } hat einen Stein
       *[other] Haufen { $heap } hat { $n } Steine
    }
heaps = Steine in den Haufen: { $stones }
own-card = Deine Karte: { $n }
stones-taken = Genommene Steine
stones-left =
    { $n ->
        [one] Ein Stein ist übrig
       *[other] { $n } Steine sind übrig
    }
take-two = Zwei Steine von Haufen { $heap }
pieces = Spielmaterial
stone = Ein Stein

## Clauses

clause-2-1 = Nimm in deinem Zug einen bis drei Steine von einem Haufen.
clause-2-2 = Einmal im Spiel kannst du stattdessen deine Karte spielen: Sie nimmt so viele Steine, wie sie zeigt.
clause-3-1 = Wer den letzten Stein nimmt, gewinnt.

## The lesson

lesson-heaps-title = Drei Haufen
lesson-heaps = In deinem Zug nimmst du einen bis drei Steine von einem Haufen.
lesson-take-title = Steine nehmen
lesson-take = Klicke auf Haufen { $heap }, um zwei seiner Steine zu nehmen.
lesson-end-title = Das ist alles
lesson-end = Wer den letzten Stein nimmt, gewinnt.
