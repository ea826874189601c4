### Lunar Nim.

## The game

title = Lunar Nim
about = Take the last stone. For 2, a few minutes.
manual-title = Lunar Nim

## Options

form-heaps = Heaps
form-heaps-standard = Three, four and five stones
form-heaps-low = One, two and three stones

## Bots

level-careful = Careful
opponent-careful = Looks one move ahead.

## Refusals

refused-option-heaps = there are no heaps “{ $heaps }” (there are { $known })
refused-card-played = you have played your card already
refused-too-few-stones =
    { $n ->
        [one] heap { $heap } has only one stone
       *[other] heap { $heap } has { $n } stones
    }
refused-position-same-cards = both players can't have the same card

## What happens

move-take =
    { $n ->
        [one] { $who } took a stone from heap { $heap }
       *[other] { $who } took { $n } stones from heap { $heap }
    }
move-card = { $who } played a card on heap { $heap }
event-turned-up = { $who } turned up the { $n }
event-taken =
    { $n ->
        [one] { $who } has one stone more
       *[other] { $who } has { $n } stones more
    }
advice-take =
    { $n ->
        [one] Take one stone from heap { $heap }
       *[other] Take { $n } stones from heap { $heap }
    }
advice-card = Play your card on heap { $heap }
reason-last-stone = with the last stone
reason-taken =
    { $n ->
        [one] one stone
       *[other] { $n } stones
    }
figure-cards-played = Cards played

## The board

heap =
    { $n ->
        [one] Heap { $heap } has one stone
       *[other] Heap { $heap } has { $n } stones
    }
heaps = Stones in the heaps: { $stones }
own-card = Your card: { $n }
stones-taken = Stones taken
stones-left =
    { $n ->
        [one] One stone is left
       *[other] { $n } stones are left
    }
take-two = Two stones from heap { $heap }
pieces = Pieces
stone = A stone

## The terminal

terminal-legend =  o is a stone; a card that nobody has seen is a ?
terminal-phase = take stones
terminal-group-take = Take stones
terminal-group-card = Play your card
terminal-help-1 = 2-3 takes three stones from heap 2, card-1 plays your card on heap 1.

## Clauses

clause-2-1 = On your turn, take one to three stones from one heap.
clause-2-2 = Once in a game, play your card instead: it takes as many stones as it shows.
clause-3-1 = Whoever takes the last stone wins.

## The lesson

lesson-heaps-title = Three heaps
lesson-heaps = On your turn you take one to three stones from one heap.
lesson-take-title = Take stones
lesson-take = Click heap { $heap } to take two of its stones.
lesson-end-title = That is all
lesson-end = Whoever takes the last stone wins.
