### Lunar Nim.

## The game

title = Nim lunaire
about = Prenez la dernière pierre. À 2, quelques minutes.
manual-title = Nim lunaire

## Options

form-heaps = Tas
form-heaps-standard = Trois, quatre et cinq pierres
form-heaps-low = Une, deux et trois pierres

## Bots

level-careful = Prudent
opponent-careful = Regarde un coup à l’avance.

## Refusals

refused-option-heaps = il n’y a pas de tas « { $heaps } » (il y a { $known })
refused-card-played = vous avez déjà joué votre carte
refused-too-few-stones =
    { $n ->
        [one] le tas { $heap } n’a que { $n } pierre
       *[other] le tas { $heap } a { $n } pierres
    }
refused-position-same-cards = les deux joueurs ne peuvent pas avoir la même carte

## What happens

move-take =
    { $n ->
        [one] { $who } a pris une pierre du tas { $heap }
       *[other] { $who } a pris { $n } pierres du tas { $heap }
    }
move-card = { $who } a joué une carte sur le tas { $heap }
event-turned-up = { $who } a retourné le { $n }
event-taken =
    { $n ->
        [one] { $who } a { $n } pierre de plus
       *[other] { $who } a { $n } pierres de plus
    }
advice-take =
    { $n ->
        [one] Prendre une pierre du tas { $heap }
       *[other] Prendre { $n } pierres du tas { $heap }
    }
advice-card = Jouer votre carte sur le tas { $heap }
reason-last-stone = avec la dernière pierre
reason-taken =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }
figure-cards-played = Cartes jouées

## The board

heap =
    { $n ->
        [one] Le tas { $heap } a { $n } pierre
       *[other] Le tas { $heap } a { $n } pierres
    }
heaps = Pierres dans les tas : { $stones }
own-card = Votre carte : { $n }
stones-taken = Pierres prises
stones-left =
    { $n ->
        [one] Il reste { $n } pierre
       *[other] Il reste { $n } pierres
    }
take-two = Deux pierres du tas { $heap }
pieces = Pièces
stone = Une pierre

## Clauses

clause-2-1 = À votre tour, prenez une à trois pierres d’un tas.
clause-2-2 = Une fois par partie, jouez plutôt votre carte : elle prend autant de pierres qu’elle en montre.
clause-3-1 = Qui prend la dernière pierre gagne.

## The lesson

lesson-heaps-title = Trois tas
lesson-heaps = À votre tour, vous prenez une à trois pierres d’un tas.
lesson-take-title = Prendre des pierres
lesson-take = Cliquez sur le tas { $heap } pour prendre deux de ses pierres.
lesson-end-title = C’est tout
lesson-end = Qui prend la dernière pierre gagne.
