### Lunar Nim.

## The game

title = Лунный ним
about = Возьмите последний камень. Для двоих, несколько минут.
manual-title = Лунный ним

## Options

form-heaps = Кучки
form-heaps-standard = Три, четыре и пять камней
form-heaps-low = Один, два и три камня

## Bots

level-careful = Осторожный
opponent-careful = Смотрит на один ход вперёд.

## Refusals

refused-option-heaps = нет кучек «{ $heaps }» (есть { $known })
refused-card-played = вы уже сыграли свою карту
refused-too-few-stones =
    { $n ->
        [one] в кучке { $heap } только { $n } камень
        [few] в кучке { $heap } только { $n } камня
       *[many] в кучке { $heap } только { $n } камней
    }
refused-position-same-cards = у игроков не может быть одинаковых карт

## What happens

move-take =
    { $n ->
        [one] { $who }: взят { $n } камень из кучки { $heap }
        [few] { $who }: взято { $n } камня из кучки { $heap }
       *[many] { $who }: взято { $n } камней из кучки { $heap }
    }
move-card = { $who }: карта сыграна на кучку { $heap }
event-turned-up = { $who }: открыта карта { $n }
event-taken =
    { $n ->
        [one] { $who }: ещё { $n } камень
        [few] { $who }: ещё { $n } камня
       *[many] { $who }: ещё { $n } камней
    }
advice-take =
    { $n ->
        [one] Взять { $n } камень из кучки { $heap }
        [few] Взять { $n } камня из кучки { $heap }
       *[many] Взять { $n } камней из кучки { $heap }
    }
advice-card = Сыграть свою карту на кучку { $heap }
reason-last-stone = последним камнем
reason-taken =
    { $n ->
        [one] { $n } камень
        [few] { $n } камня
       *[many] { $n } камней
    }
figure-cards-played = Сыграно карт

## The board

heap =
    { $n ->
        [one] В кучке { $heap } { $n } камень
        [few] В кучке { $heap } { $n } камня
       *[many] В кучке { $heap } { $n } камней
    }
heaps = Камни в кучках: { $stones }
own-card = Ваша карта: { $n }
stones-taken = Взято камней
stones-left =
    { $n ->
        [one] Остался { $n } камень
        [few] Осталось { $n } камня
       *[many] Осталось { $n } камней
    }
take-two = Два камня из кучки { $heap }
pieces = Детали
stone = Камень

## Clauses

clause-2-1 = В свой ход возьмите от одного до трёх камней из одной кучки.
clause-2-2 = Один раз за игру вместо этого можно сыграть свою карту: она берёт столько камней, сколько на ней указано.
clause-3-1 = Побеждает тот, кто возьмёт последний камень.

## The lesson

lesson-heaps-title = Три кучки
lesson-heaps = В свой ход вы берёте от одного до трёх камней из одной кучки.
lesson-take-title = Возьмите камни
lesson-take = Нажмите на кучку { $heap }, чтобы взять из неё два камня.
lesson-end-title = Вот и всё
lesson-end = Побеждает тот, кто возьмёт последний камень.
