### Moon Base.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## The game

title = Moon Base
about = Кладите кольца на кратеры и друг на друга, поднимайтесь выше соседа и ставьте поселения там, где это важно. 2 игрока, около получаса.
manual-title = Moon Base

## Refusals: moves

refused-wrong-step = это ход этапа «{ NAME("step", $wanted) }», а сейчас этап «{ NAME("step", $step) }»
refused-no-such-crater = в «{ $text }» назван кратер { $crater }, а его на этом поле нет
refused-tower-on-small-crater = башня начинает игру на большом кратере, а { $crater } малый
refused-stack-empty = стопка { $stack } пуста (размер колец: { NAME("size", $size) })
refused-no-such-ring-in-hand = у вас на руке нет такого кольца: { NAME("ring", $ring) }
refused-can-place =
    { $n ->
        [one] кольцо есть куда положить, и это обязательно: { $move } (всего { $n } способ)
        [few] кольцо есть куда положить, и это обязательно: например, { $move } (всего { $n } способа)
       *[many] кольцо есть куда положить, и это обязательно: например, { $move } (всего { $n } способов)
    }
refused-crater-of-another-size = кратер { $crater } — { NAME("size", $size) }, { NAME("ring", $ring) } на него не ляжет
refused-odd-point = { $point } не узел решётки: обе координаты должны быть чётными
refused-out-of-reach = { $point } слишком далеко: координаты идут от -{ $most } до { $most }
refused-touches-nothing = в точке { $point } кольцо не коснулось бы других колец; чтобы положить его на кратер, назовите кратер
refused-touches-not-two =
    { $n ->
        [one] кольцо коснулось бы { $n } кольца яруса { $level }, а нужно ровно двух
        [few] кольцо коснулось бы { $n } колец яруса { $level }, а нужно ровно двух
       *[many] кольцо коснулось бы { $n } колец яруса { $level }, а нужно ровно двух
    }
refused-colour-of-neither = цвет обоих нижних колец — { NAME("ring-colour", $colour) }, { NAME("ring", $ring) } на них лечь не может
refused-small-third-colour = { NAME("ring", $ring) } не совпадает по цвету ни с одним из нижних колец, а соединять два цвета может только большое кольцо
refused-no-rest = кольцо не легло бы на кольцо { $ring }: между их центрами должно быть от { $least } до { $most }
refused-would-tip = кольцо опрокинулось бы: { $angle }° без опоры (допустимо { $most }°)
refused-overlaps-ring = кольцо перекрыло бы кольцо { $ring } на ярусе { $level }
refused-under-ring = кольцо оказалось бы под кольцом { $ring }, которое лежит на ярусе { $level }
refused-seat-not-firm = башня перешла бы на это кольцо и стояла бы ненадёжно: { $angle }° без опоры (допустимо { $most }°)
refused-covers-settlement = кольцо накрыло бы поселение на кольце { $ring }
refused-covers-tower = кольцо накрыло бы исследовательскую башню
refused-blocked-by-base = кольцо задело бы ресурсную базу на { $crater }
refused-no-such-ring = кольца { $ring } на поле нет
refused-settlement-on-other-colour = цвет кольца { $ring } — { NAME("ring-colour", $colour) }: ваши поселения ставят на кольца вашего цвета
refused-settlement-on-small-ring = кольцо { $ring } малое: поселения ставят на большие кольца
refused-settlement-on-the-ground = кольцо { $ring } лежит на грунте: поселения ставят на ярусе 2 и выше
refused-settlement-not-open = кольцо { $ring } не открыто: на нём { NAME("piece", $piece) }
refused-base-under-ring = кратер { $crater } для базы не свободен: мешает кольцо { $ring }
refused-base-beside-base = кратер { $crater } для базы не свободен: мешает база на { $other }
refused-base-under-tower = кратер { $crater } для базы не свободен: мешает исследовательская башня
refused-base-on-blocked-crater = на кратер { $crater } нельзя положить кольцо ({ $why }), поэтому и базу туда не ставят
refused-ring-closed = на кольцо { $ring } больше ничего не кладут: на нём { NAME("piece", $piece) }

## Refusals: options

refused-option-variant = { $option } — это { $known } или не указывается, а не { $value }

## Refusals: boards

refused-board-unknown = нет поля «{ $board }» (есть: { $boards }; другое задают файлом)
refused-board-not-toml = файл поля не TOML: { $fault }
refused-board-not-object = поле — не имя и не таблица
refused-board-not-json = в описании поля есть значение, которое не записать в JSON, например дата
refused-board-unknown-field = поле: неизвестный ключ «{ $field }»
refused-board-missing = поле: нет ключа { $field }
refused-board-format = поле: format должен быть { $wanted }, а не { $format }
refused-board-name = поле: name должно быть непустым текстом
refused-board-number = поле: { $field } должно быть целым числом
refused-board-radius = поле: moon_radius должен быть от 1 до { $most }, а не { $radius }
refused-board-no-craters = поле: нет ни одного кратера
refused-board-crater-list = поле: каждый кратер — отдельная таблица, которая начинается с [[crater]]
refused-board-too-many-craters = поле: слишком много кратеров: { $found }, допустимо { $most }
refused-board-crater = поле: кратер номер { $number } — не таблица
refused-board-no-id = поле: у кратера номер { $number } нет id
refused-board-crater-missing = поле: у кратера { $crater } нет { $field }
refused-board-crater-unknown-field = поле: у кратера { $crater } неизвестный ключ «{ $field }»
refused-board-crater-id = поле: id кратера номер { $number } — это латинские буквы, цифры, - и _, не больше 16 знаков, а не «{ $id }»
refused-board-crater-twice = поле: кратер { $crater } указан дважды
refused-board-crater-size = поле: размер кратера { $crater } — large или small, а не «{ $size }»
refused-board-odd = поле: у кратера { $crater } { $field } = { $value }; координаты чётные
refused-board-out-of-reach = поле: у кратера { $crater } { $field } = { $value }; координаты идут от -{ $most } до { $most }
refused-board-no-large-crater = поле: нет большого кратера, а он нужен башне

## Refusals: positions

refused-position-no-rings = в позиции { $field } называет кольцо, а на поле нет ни одного
refused-position-turn-colours = colours равно null на этапе colour, и только на нём
refused-position-turn-tower = tower равно null на этапах colour и tower, и только на них
refused-position-turn-set-up = на этапах colour и tower ходит место 1, идёт раунд 1, а поле пусто
refused-position-turn-built = turn.built говорит о поселении, которого нет или которое появится лишь позже в этом раунде
refused-position-turn-settle = на этапе settle у того, чей ход, поселения ещё есть, но их меньше, чем открытых колец
refused-position-turn-settle-order = первый игрок раунда ещё выбирает кольца для поселений, поэтому второй построить их пока не мог
refused-position-turn-unsettled = на открытом кольце нет поселения, хотя у владельца оно ещё было
refused-position-turn-base = базу ставить незачем: у того, чей ход, в этом раунде есть новое поселение, или нет свободного кратера
refused-position-turn-base-order = первый игрок раунда не построил поселения и не поставил базу, поэтому ставить базу второму ещё рано
refused-position-turn-over = игра заканчивается после раунда 6, не раньше
refused-position-settlements-early = у места { $seat } есть поселения, но ещё не закончился ни один раунд, в котором их можно было построить
refused-position-bases-early =
    { $n ->
        [one] у места { $seat } уже { $n } база, а прошедшие раунды допускают { $most }
        [few] у места { $seat } уже { $n } базы, а прошедшие раунды допускают { $most }
       *[many] у места { $seat } уже { $n } баз, а прошедшие раунды допускают { $most }
    }
refused-position-step = нет этапа «{ $step }»
refused-position-colours = цвета позиции — gold и silver, каждый у одного, или пусто у обоих
refused-position-stack-count = в позиции стопок (размер колец: { NAME("size", $size) }) { $found }, а должно быть { $wanted }
refused-position-stack = стопка { $stack } — не ряд из букв g, s и b
refused-position-stack-height = в стопке { $stack } колец: { $found }, а бывает 0, 2, 4 или 6
refused-position-ring-names = в позиции { $field } содержит «{ $text }», а должны быть кольца вроде Lg или Sb
refused-position-rings-unsorted = кольца { $field } в «{ $text }» стоят не по порядку: Lg Ls Lb Sg Ss Sb
refused-position-too-many-rings = в позиции на поле больше { $most } колец
refused-position-ring-point = кольцо { $ring } лежит в ({ $x },{ $y }), а это не узел решётки
refused-position-ring-crater-level = кольцо { $ring } лежит на ярусе 1 без кратера или на кратере выше яруса 1
refused-position-crater = в позиции { $field } называет «{ $crater }»: такого кратера на этом поле нет
refused-position-ring-crater-size = размер кольца { $ring } не подходит к кратеру { $crater }
refused-position-ring-crater-point = кольцо { $ring } лежит не там, где кратер { $crater }
refused-position-ring-overlap = кольцо { $ring } перекрывает кольцо { $other } на ярусе { $level }
refused-position-ring-under = кольцо { $ring } лежит под кольцом { $other }, хотя то лежало здесь раньше
refused-position-ring-level = для кольца { $ring } указан ярус { $level }, а лежит оно на ярусе { $wanted }
refused-position-ring-supports =
    { $n ->
        [one] кольцо { $ring } касается { $n } кольца яруса { $level }, а должно касаться двух
        [few] кольцо { $ring } касается { $n } колец яруса { $level }, а должно касаться двух
       *[many] кольцо { $ring } касается { $n } колец яруса { $level }, а должно касаться двух
    }
refused-position-ring-rest = кольцо { $ring } не опирается на два кольца под ним
refused-position-tower-crater = башня стоит на { $crater }, а это не большой кратер
refused-position-tower-ring = башня стоит на кольце { $ring }, а это не большое кольцо над грунтом
refused-position-crater-taken = в позиции кратер { $crater } занят дважды
refused-position-settlement = на кольце { $ring } не может быть поселения места { $seat }
refused-position-settlement-twice = на кольце { $ring } стоит поселение и что-то ещё
refused-position-settlements = у места { $seat } больше { $most } поселений
refused-position-bases = у места { $seat } больше { $most } баз
refused-position-ring-count = в позиции колец { $ring }: { $found }, а должно быть { $wanted }
refused-position-stacks = в стопках колец (размер: { NAME("size", $size) }) { $found }, а на этом этапе раунда должно быть { $wanted }
refused-position-hand = у места { $seat } колец на руке: { $found }, а на этом этапе раунда должно быть { $wanted }
refused-position-hand-empty = место { $seat } должно положить кольцо, а рука пуста
refused-position-hand-size = у места { $seat } колец на руке (размер: { NAME("size", $size) }) { $found }, а может быть не больше { $most }
refused-position-score = в позиции { $field } не сходится с полем

## Steps of a round

step-colour = выбор цветов
step-tower = выбор кратера для башни
step-draft-large = драфт больших колец
step-draft-small = драфт малых колец
step-place = размещение
step-settle = выбор колец для поселений
step-base = выбор кратера для базы
step-over = конец

## Sizes

size-large = большой
size-small = малый

## Colours of rings

ring-colour-gold = золотой
ring-colour-silver = серебряный
ring-colour-blue = синий
coloured-gold = золотое
coloured-silver = серебряное
coloured-blue = синее

## Rings

ring-Lg = большое золотое кольцо
ring-Ls = большое серебряное кольцо
ring-Lb = большое синее кольцо
ring-Sg = малое золотое кольцо
ring-Ss = малое серебряное кольцо
ring-Sb = малое синее кольцо

## Pieces

piece-ring = кольцо
piece-settlement = поселение
piece-tower = башня

## How a game ended

reason-points = по очкам

## Figures in a report

figure-points = очки
figure-settlements = поселения
figure-bases = базы
figure-group = за группу
figure-highest = за высоту
figure-tower = за башню

## The log: what a player did

move-colour = { $who }: выбран цвет — { NAME("ring-colour", $colour) }
move-tower = { $who }: исследовательская башня поставлена на { $crater }
move-draft = { $who }: взята пара колец из стопки { $stack } (размер: { NAME("size", $size) }): { $rings }
move-crater = { $who }: { NAME("ring", $ring) } положено на { $crater }
move-point = { $who }: { NAME("ring", $ring) } положено в { $point }
move-aside = { $who }: { NAME("ring", $ring) } отложено
move-settle = { $who }: для поселения выбрано кольцо { $number }
move-base = { $who }: ресурсная база поставлена на { $crater }

## The log: what came of it

event-placed = Это кольцо { $ring }, ярус { $level }
event-tower-moved = Исследовательская башня перешла на кольцо { $ring }
event-settled = { $who }: поселение на кольце { $ring }, осталось { $n }
event-no-base = { $who }: кратера для базы не нашлось
event-round = Начинается раунд { $round }, первый ход: { $who }
remark-tower-moved-1 = Иди сюда, башенка.
remark-tower-moved-2 = Отсюда вид лучше!
remark-settled-1 = Включаем свет, теперь мы здесь живём.
remark-settled-2 = Отличное место, чтобы смотреть на Землю.
banner-opening = { $chooser } берёт цвет, { $first } начинает
banner-colour = { $who }: { NAME("ring-colour", $colour) }
banner-tower-waits = Здесь башня ждёт большое кольцо, которое соединит два других цвета
banner-tower = { $who }: башня переезжает
banner-round = Раунд { $n }
event-counted =
    { $n ->
        [one] { $who }: { $n } очко; поселения { $settlements }, базы { $bases }, отложено { $aside }, группа { $group }, высота { $highest }, башня { $tower }
        [few] { $who }: { $n } очка; поселения { $settlements }, базы { $bases }, отложено { $aside }, группа { $group }, высота { $highest }, башня { $tower }
       *[many] { $who }: { $n } очков; поселения { $settlements }, базы { $bases }, отложено { $aside }, группа { $group }, высота { $highest }, башня { $tower }
    }

## The log and hints for those who see the table: no codes

log-level = ярус { $level }
log-tower = башня
seen-move-tower = { $who }: исследовательская башня поставлена на кратер
seen-move-draft = { $who }: взята пара колец (размер: { NAME("size", $size) }): { $rings }
seen-move-crater = { $who }: { NAME("ring", $ring) } положено на кратер
seen-move-point = { $who }: { NAME("ring", $ring) } положено на два других
seen-move-settle = { $who }: для поселения выбрано { NAME("ring", $ring) }, ярус { $level }
seen-move-base = { $who }: ресурсная база поставлена на кратер
seen-event-placed = Оно лежит на ярусе { $level }
seen-event-tower-moved = Исследовательская башня перешла: { NAME("ring", $ring) }, ярус { $level }
seen-event-settled = { $who }: новое поселение ({ NAME("ring", $ring) }, ярус { $level }), осталось { $n }
seen-advice-tower = Поставить исследовательскую башню на отмеченный кратер
seen-advice-draft = Взять два кольца (размер: { NAME("size", $size) }): { $rings }
seen-advice-crater = Положить на отмеченный кратер: { NAME("ring", $ring) }
seen-advice-point = Положить на отмеченное место: { NAME("ring", $ring) }
seen-advice-settle = Выбрать для поселения: { NAME("ring", $ring) }, ярус { $level }
seen-advice-base = Поставить ресурсную базу на отмеченный кратер

## Refusals for those who see the table: no codes

seen-refused-tower-on-small-crater = башня начинает с большого кратера, а этот малый
seen-refused-crater-of-another-size = этот кратер другого размера, сюда не подходит { NAME("ring", $ring) }
seen-refused-overlaps-ring = кольцо перекроет другое на ярусе { $level }

## Drawings

draw-ring = Кольцо { $number }: { NAME("ring", $ring) }, ярус { $level }
draw-kind = { NAME("ring", $ring) }
draw-stack = Стопка { $stack }, сверху вниз: { $rings }
draw-tower = Исследовательская башня на { $place }
draw-settlement = Поселение на кольце { $place }: { $who }
draw-base = Ресурсная база на { $place }: { $who }
draw-settlements = поселения
draw-bases = ресурсные базы
draw-set-aside = отложено
draw-step-colour = { $who }: выбор цвета
draw-step-tower = { $who }: выбор места для исследовательской башни
draw-step-draft-large = { $who }: драфт двух больших колец
draw-step-draft-small = { $who }: драфт двух малых колец
draw-step-place = { $who }: размещение кольца
draw-step-settle = { $who }: выбор кольца для поселения
draw-step-base = { $who }: выбор кратера для ресурсной базы
draw-score-settlements = поселения
draw-score-bases = ресурсные базы
draw-score-aside = отложенные кольца
draw-score-group = крупнейшая группа
draw-score-highest = верхний ярус
draw-score-tower = исследовательская башня

## The board as text

board-turn = Ход: { $who }, этап «{ NAME("step", $step) }»
board-legend-rings = L12 кратер   Lg2 большое золотое кольцо, ярус 2   S малое  s серебро  b синее
board-legend-pieces = T исслед. башня   ^0 поселение места 0   %0 ресурсная база места 0
board-level = Ярус { $level }:
board-no-rings = На поле ещё нет колец.
board-bases = Базы %{ $seat }, { $who }:
board-left = ещё { $n }
board-stacks-large = Большие, сверху вниз
board-stacks-small = Малые, сверху вниз
board-head-player = игрок
board-head-colour = цвет
board-head-hand = рука
board-head-settlements = поселения
board-head-bases = базы
board-head-aside = отлож.
board-head-points = очки
board-score = поселения { $settlements }, базы { $bases }, отлож. { $aside }, группа { $group }, высота { $highest }, башня { $tower }
board-crater = { $crater }: { NAME("size", $size) } кратер, { $point }
board-crater-ring = на нём лежит кольцо #{ $number }, { NAME("ring", $ring) }
board-crater-base = база: { $who }
board-ring = #{ $number }: { NAME("ring", $ring) } на { $place }, ярус { $level }
board-rests = лежит на #{ $one } и #{ $other }
board-carries = на нём лежат: { $rings }
board-has-tower = здесь стоит исследовательская башня
board-has-settlement = поселение: { $who }

## Hints

advice-colour = Выбрать цвет: { NAME("ring-colour", $colour) }
advice-tower = Поставить исследовательскую башню на { $crater }
advice-draft = Взять пару колец из стопки { $stack } (размер: { NAME("size", $size) }): { $rings }
advice-crater = Положить на { $crater }: { NAME("ring", $ring) }
advice-point = Положить в { $point }: { NAME("ring", $ring) }
advice-aside = Отложить: { NAME("ring", $ring) }
advice-settle = Выбрать кольцо { $number } для поселения
advice-base = Поставить ресурсную базу на { $crater }
advice-settlements =
    { $n ->
        [one] { $n } поселение
        [few] { $n } поселения
       *[many] { $n } поселений
    }
advice-tower-waits = там она ждёт, пока большое кольцо не соединит два других цвета
advice-on-top = { $n } из { $of } больших колец сверху — { NAME("many-coloured", $colour) }
advice-later-on =
    { $n ->
        [one] { $n } большое кольцо этого цвета появится позже
        [few] { $n } больших кольца этого цвета появятся позже
       *[many] { $n } больших колец этого цвета появятся позже
    }
advice-own-large =
    { $n ->
        [one] большое кольцо для вашего поселения
        [few] два больших кольца для ваших поселений
       *[many] два больших кольца для ваших поселений
    }
advice-own-small =
    { $n ->
        [one] малое кольцо для вашей группы и высоты
        [few] два малых кольца для вашей группы и высоты
       *[many] два малых кольца для вашей группы и высоты
    }
advice-blue-large = синее может соединить золото с серебром и привести башню
advice-blue-small = малые синие кольца поднимают другие выше
advice-denies =
    { $n ->
        [one] одним кольцом меньше у соперника
        [few] двумя кольцами меньше у соперника
       *[many] двумя кольцами меньше у соперника
    }
advice-gains = +{ $n } вам: { $why }
advice-costs = +{ $n } сопернику, пока что: { $why }
advice-loses = −{ $n } вам, пока что: { $why }
advice-takes = −{ $n } сопернику: { $why }
advice-group = ваша крупнейшая группа растёт до { $n }
advice-base-counts = база даёт 1 очко и закрывает свой кратер
advice-quiet = спокойный ход: очки пока не меняются
advice-opens = ваше кольцо открыто для поселения, 2 очка
advice-opens-theirs = кольцо соперника открыто для поселения, 2 очка
advice-covers = накрывает кольцо, где соперник поселился бы за 2 очка
advice-blocks =
    { $n ->
        [one] это выводит из игры { $n } кратер
        [few] это выводит из игры { $n } кратера
       *[many] это выводит из игры { $n } кратеров
    }

## The lobby

form-board = Поле
form-board-moon = Луна
form-settled-rings = Кольца с поселением или башней
form-settled-rings-open = Могут нести другие кольца
form-settled-rings-closed = Больше колец не несут
form-bases = Ресурсные базы
form-bases-any = На любом незанятом кратере
form-bases-open-craters = Только там, где легло бы кольцо
form-blue-bonus = Крупнейшая группа или верхний ярус — синие
form-blue-bonus-none = Очков не получает никто
form-blue-bonus-pass = Считается лучшее из золотых и серебряных

## Boards

board-name-moon = Луна

## Options of a table

option-board = Поле: { NAME("board-name", $board) }
option-settled-rings-closed = Кольца с поселением или башней больше колец не несут
option-bases-open-craters = Базы ставят только на кратеры, на которые можно положить кольцо
option-blue-bonus-pass = Синие кольца не учитываются при подсчёте крупнейшей группы и верхнего яруса

## What is printed in the box

printed-about = Кратеры печатного поля нигде не опубликованы в числах, поэтому это поле — наше собственное. Введите кратеры своего поля и играйте на нём. От центра Луны x идёт вправо, а y — вверх; радиус большого кольца 10, малого 6, все координаты чётные.
printed-choice = Своё поле
printed-name = Название поля
printed-radius = Радиус нарисованной Луны
printed-size = Размер
printed-size-large = большой
printed-size-small = малый
printed-no-crater = нет кратера
printed-crater = { NAME("printed-size", $size) }, x { $x }, y { $y }
printed-id = Название
printed-new-crater = Новый кратер

## The gallery of pieces

gallery-rings = Кольца
gallery-craters = Кратеры
gallery-tower = Исследовательская башня
gallery-settlement = Поселения
gallery-base = Ресурсные базы
gallery-earth = Маркер Земли
gallery-large-crater = Большой кратер
gallery-small-crater = Малый кратер

## The end of the game

ending-points = Очки
ending-gain =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
ending-behind =
    { $n ->
        [one] Не хватило { $n } очка: хорошая игра!
        [few] Не хватило { $n } очков: хорошая игра!
       *[many] Не хватило { $n } очков: хорошая игра!
    }
ending-equal = Очков поровну: ближе не бывает!
ending-tied-points = Равный счёт, { $gain }: побеждает второй игрок.

## Lessons: what can be chosen

learn-choose-gold = Золотой
learn-choose-silver = Серебряный
learn-refused-would-tip = Здесь оно опрокинется.
learn-refused-overlaps-ring = Там мешает другое кольцо.
learn-refused-blocked-by-base = Там мешает база.
learn-refused-crater-of-another-size = Кольцо не подходит к этому кратеру.
learn-refused-tower-on-small-crater = Этот кратер слишком мал для башни.
learn-refused-wrong-step = Это будет позже.
learn-place = Место { $number } для кольца
learn-stack = Стопка колец ({ NAME("size", $size) }), сверху вниз: { $rings }

## The table page: what to do now

page-ask-colour = Выберите цвет. Другой достанется сопернику ({ $who }), синий — никому.
page-ask-tower = Поставьте исследовательскую башню: нажмите на большой кратер.
page-ask-draft-large = Возьмите два больших кольца: нажмите на стопку.
page-ask-draft-small = Возьмите два малых кольца: нажмите на стопку.
page-ask-ring = Положите кольцо: нажмите на одно из своих.
page-ask-where = Куда положить { NAME("ring", $ring) }? Нажмите на свободный кратер или на пару колец.
page-ask-where-crater = Куда положить { NAME("ring", $ring) }? Нажмите на свободный кратер.
page-ask-where-pair = Куда положить { NAME("ring", $ring) }? Нажмите на пару колец.
page-ask-aside = Ни одно ваше кольцо никуда не подходит. Нажмите на то, которое отложите; это стоит одно очко.
page-ask-settle =
    { $n ->
        [one] Раунд окончен. У вас осталось одно поселение, а открытых колец больше: нажмите на кольцо, которое его получит.
        [few] Раунд окончен. У вас осталось { $n } поселения, а открытых колец больше: нажмите на кольцо для следующего.
       *[many] Раунд окончен. У вас осталось { $n } поселений, а открытых колец больше: нажмите на кольцо для следующего.
    }
page-ask-base = Поставьте ресурсную базу: нажмите на свободный кратер.
page-set-down = Положить сюда: { NAME("ring", $ring) }?
page-wait-colour = { $who } выбирает цвет
page-wait-tower = { $who } ищет место для башни
page-wait-draft-large = { $who } выбирает большие кольца
page-wait-draft-small = { $who } выбирает малые кольца
page-wait-place = { $who } строит
page-wait-settle = { $who } решает, где поселиться
page-wait-base = { $who } ищет кратер для базы
page-hover-crater-large = Большой кратер
page-hover-crater-small = Малый кратер

## The table page: choosing

page-take = Выбрать цвет: { NAME("ring-colour", $colour) }
page-draft = Взять из стопки { $stack } (размер: { NAME("size", $size) }): { $rings }
page-pairs =
    { $n ->
        [one] Его может нести { $n } пара колец:
        [few] Его могут нести { $n } пары колец:
       *[many] Его могут нести { $n } пар колец:
    }
page-no-pairs = Ни одна пара колец не может его нести.
page-craters =
    { $n ->
        [one] Свободен { $n } кратер:
        [few] Свободны { $n } кратера:
       *[many] Свободно { $n } кратеров:
    }
page-free-craters =
    { $n ->
        [one] Свободен { $n } кратер: { $craters }
        [few] Свободны { $n } кратера: { $craters }
       *[many] Свободно { $n } кратеров: { $craters }
    }
page-no-craters = Подходящих свободных кратеров нет.
page-lit-crater = Кратер { $crater }
page-settles =
    { $n ->
        [one] Открыто { $n } кольцо:
        [few] Открыто { $n } кольца:
       *[many] Открыто { $n } колец:
    }
page-open-rings =
    { $n ->
        [one] Открыто { $n } кольцо: { $rings }
        [few] Открыто { $n } кольца: { $rings }
       *[many] Открыто { $n } колец: { $rings }
    }
page-settle = { $number }: кольцо { $ring }, ярус { $level }, лежит на { $one } и { $other }
page-pair = { $number }: { $one } и { $other }, ярус { $level }
page-pair-tower = { $number }: { $one } и { $other }, ярус { $level }, сотрудничество: башня перейдёт сюда
page-ring-short = #{ $number } ({ NAME("coloured", $colour) })
page-ring-spoken = #{ $number } ({ NAME("coloured", $colour) })

## The table page: drafting

page-why-colour = От него зависит, какие кольца получают ваши поселения.
page-take-about = { $n } из { $of } больших колец сверху
page-pick-own =
    { $n ->
        [one] ваше
        [few] { $n } ваших
       *[many] { $n } ваших
    }
page-pick-theirs =
    { $n ->
        [one] чужое
        [few] { $n } чужих
       *[many] { $n } чужих
    }
page-pick-blue =
    { $n ->
        [one] синее
        [few] { $n } синих
       *[many] { $n } синих
    }
page-pick-own-large =
    { $n ->
        [one] Одно вашего цвета: на двух других кольцах оно получит поселение, 2 очка.
        [few] Два вашего цвета: на двух других кольцах каждое получит поселение, 2 очка.
       *[many] Два вашего цвета: на двух других кольцах каждое получит поселение, 2 очка.
    }
page-pick-own-small = Вашего цвета: для вашей группы и чтобы поднимать другие выше.
page-pick-blue-large = Синее ничьё; поверх золотого и серебряного оно приводит башню.
page-pick-blue-small = Синее ничьё; оно поднимает другие выше.
page-pick-denies =
    { $n ->
        [one] Одно цвета соперника ({ $who }): куда его класть, решаете вы.
        [few] Оба цвета соперника ({ $who }): куда их класть, решаете вы.
       *[many] Оба цвета соперника ({ $who }): куда их класть, решаете вы.
    }
page-pick-next = Затем сверху: { $rings }.
page-pick-last = Ниже ничего не останется.

## The table page: what is chosen

page-chosen = Что тогда будет
page-on-pair = На кольцах { $one } и { $other }, ярус { $level }.
page-on-crater = На кратере { $crater }.
page-on-ring = На кольце { $ring }.
page-sets-aside = Отложить насовсем: { NAME("ring", $ring) }.
page-place-firmest = Место { $place } из { $places }, самое надёжное.
page-place-angle = Место { $place } из { $places }, { $angle }° без опоры (допустимо { $most }°).
page-tower-comes = Сотрудничество: башня перейдёт сюда.
page-gains-here = Открыто для поселения: { $who }.
page-gains-here-you = Открыто для вашего поселения.
page-gains-ring = Кольцо { $ring } снова открыто для поселения: { $who }.
page-gains-ring-you = Кольцо { $ring } снова открыто для вашего поселения.
page-loses-ring = Закрывает кольцо { $ring }: поселения там не будет ({ $who }).
page-loses-ring-you = Закрывает кольцо { $ring }: вашего поселения там не будет.
page-loses-no-crater = Кратеров не закрывает.
page-loses-craters =
    { $n ->
        [one] Закрывает { $n } кратер: { $craters }.
        [few] Закрывает { $n } кратера: { $craters }.
       *[many] Закрывает { $n } кратеров: { $craters }.
    }
page-frees-craters =
    { $n ->
        [one] Освобождает { $n } кратер: { $craters }.
        [few] Освобождает { $n } кратера: { $craters }.
       *[many] Освобождает { $n } кратеров: { $craters }.
    }
page-points = Счёт станет { $after } вместо { $before } ({ $who }).
page-points-you = Ваш счёт станет { $after } вместо { $before }.
page-chip-level = Ярус { $level }
page-chip-firm = Надёжно
page-chip-fair = Устойчиво
page-chip-loose = Еле держится
page-chip-tower = Башня перейдёт сюда
page-chip-gain = Поселение: { $who } { $by }
page-chip-gain-you = Ваше поселение { $by }
page-chip-cover = Закрывает кольцо: { $who } { $by }
page-chip-cover-you = Закрывает ваше кольцо { $by }
page-chip-blocks =
    { $n ->
        [one] Закрывает { $n } кратер
        [few] Закрывает { $n } кратера
       *[many] Закрывает { $n } кратеров
    }
page-chip-frees =
    { $n ->
        [one] Освобождает { $n } кратер
        [few] Освобождает { $n } кратера
       *[many] Освобождает { $n } кратеров
    }
page-chip-points = { $who } { $by }
page-chip-points-you = Вы { $by }
page-do-tower = Поставить сюда
page-do-place = Положить
page-do-aside = Отложить
page-do-settle = Построить здесь
page-do-base = Поставить сюда
page-back = Назад
page-nudge = Подвинуть
page-nudge-left = Подвинуть влево
page-nudge-right = Подвинуть вправо
page-nudge-up = Подвинуть вверх
page-nudge-down = Подвинуть вниз
page-firmer = Прочнее
page-looser = Дальше

## Why points changed

between-reasons = { " · " }
page-part-points =
    { $n ->
        [one] { $part }: { $n } очко
        [few] { $part }: { $n } очка
       *[many] { $part }: { $n } очков
    }
page-why-points = { $points }: { $why }
page-why-covered =
    { $n ->
        [one] { $who }: открытое кольцо накрыто, поселения там не будет
        [few] { $who }: открытые кольца накрыты ({ $n }), поселений там не будет
       *[many] { $who }: открытые кольца накрыты ({ $n }), поселений там не будет
    }
page-why-covered-you =
    { $n ->
        [one] Ваше открытое кольцо накрыто: поселения там не будет
        [few] Ваши открытые кольца накрыты ({ $n }): поселений там не будет
       *[many] Ваши открытые кольца накрыты ({ $n }): поселений там не будет
    }
why-settlements =
    { $n ->
        [one] { $n } поселение
        [few] { $n } поселения
       *[many] { $n } поселений
    }
why-bases =
    { $n ->
        [one] { $n } ресурсная база
        [few] { $n } ресурсные базы
       *[many] { $n } ресурсных баз
    }
why-aside =
    { $n ->
        [one] отложено { $n } кольцо
        [few] отложено { $n } кольца
       *[many] отложено { $n } колец
    }
group-coloured-gold = золотая
group-coloured-silver = серебряная
group-coloured-blue = синяя
high-coloured-gold = золотое
high-coloured-silver = серебряное
high-coloured-blue = синее
tower-on-gold = золотом
tower-on-silver = серебряном
tower-on-blue = синем
tower-to-gold = золотое
tower-to-silver = серебряное
tower-to-blue = синее
many-coloured-gold = золотые
many-coloured-silver = серебряные
many-coloured-blue = синие
why-group-won =
    { $n ->
        [one] крупнейшая группа — { NAME("group-coloured", $colour) }, { $n } кольцо
        [few] крупнейшая группа — { NAME("group-coloured", $colour) }, { $n } кольца
       *[many] крупнейшая группа — { NAME("group-coloured", $colour) }, { $n } колец
    }
why-group-shared =
    { $n ->
        [one] { NAME("group-coloured", $colour) } группа сравнялась с крупнейшей, { $n } кольцо
        [few] { NAME("group-coloured", $colour) } группа сравнялась с крупнейшей, { $n } кольца
       *[many] { NAME("group-coloured", $colour) } группа сравнялась с крупнейшей, { $n } колец
    }
why-group-lost =
    { $n ->
        [one] крупнейшая группа теперь { NAME("group-coloured", $colour) }, { $n } кольцо
        [few] крупнейшая группа теперь { NAME("group-coloured", $colour) }, { $n } кольца
       *[many] крупнейшая группа теперь { NAME("group-coloured", $colour) }, { $n } колец
    }
why-highest-won = выше всех { NAME("high-coloured", $colour) } кольцо, ярус { $n }
why-highest-shared = { NAME("high-coloured", $colour) } кольцо на той же высоте, ярус { $n }
why-highest-lost = { NAME("high-coloured", $colour) } кольцо теперь выше, ярус { $n }
why-tower-won = башня теперь на { NAME("tower-on", $colour) } кольце
why-tower-lost = башня перешла на { NAME("tower-to", $colour) } кольцо

## The table page: how the moon is shown

page-tools = Как показана Луна
page-levels = Видимые ярусы
page-bonds = Связи
page-closer = Ближе
page-rings = Список колец
page-level = Ярус { $level }
page-listed = { $ring }, размер: { NAME("size", $size) }

## The table page: hands, stacks and players

page-your-rings = Ваши кольца
page-rings-of = Кольца: { $who }
page-stacks = Стопки, следующая пара сверху
page-stack = Стопка { $stack }
page-stack-left = В ней, сверху вниз: { $rings }.
page-stack-words = Стопка { $stack } (размер: { NAME("size", $size) }), сверху вниз: { $rings }
page-no-colour = цвета ещё нет
page-in-hand = Кольца на руке
page-settlements-left = Осталось поселений
page-bases-left = Осталось баз
page-aside = Отложено
page-score-now = Если бы игра закончилась сейчас
page-total = всего очков
page-players = Что есть у игроков
page-score = Счёт
page-to-come =
    { $n ->
        [one] { $who }: в конце раунда прибавилось бы { $n } поселение.
        [few] { $who }: в конце раунда прибавилось бы { $n } поселения.
       *[many] { $who }: в конце раунда прибавилось бы { $n } поселений.
    }
page-groups = Крупнейшие группы: золотая { $gold }, серебряная { $silver }, синяя { $blue }.
page-highest = Ярус { $level }: { $colours }.
page-tower-on-ring = Башня стоит на кольце { $ring }.
page-tower-on-crater = Башня стоит на кратере { $crater }.
page-seen-tower-on-ring = Башня стоит на { NAME("tower-on", $colour) } кольце.
page-seen-tower-on-crater = Башня стоит на большом кратере.
page-bonuses = Кому достались бонусы
page-bonus-group =
    { $n ->
        [one] Крупнейшая группа, { $n } кольцо: { $who }.
        [few] Крупнейшая группа, { $n } кольца: { $who }.
       *[many] Крупнейшая группа, { $n } колец: { $who }.
    }
page-bonus-group-blue =
    { $n ->
        [one] Крупнейшая группа, { $n } кольцо: никому, она только у синих.
        [few] Крупнейшая группа, { $n } кольца: никому, она только у синих.
       *[many] Крупнейшая группа, { $n } колец: никому, она только у синих.
    }
page-bonus-highest = Верхний ярус, { $level }: { $who }.
page-bonus-highest-blue = Верхний ярус, { $level }: никому, там только синие кольца.
page-bonus-tower = Исследовательская башня: { $who }, она стоит на кольце { $ring }.
page-bonus-tower-blue = Исследовательская башня: никому, она стоит на кольце { $ring }.
page-bonus-tower-crater = Исследовательская башня: никому, она стоит на кратере { $crater }.
page-tie = Очков поровну: побеждает второе место, это { $who } (5.6).
page-most-points = Побеждает большее число очков, при равенстве — второе место: { $who }.

## The table page: things

page-rests-on = Лежит на кольцах { $one } и { $other }.
page-carries = На нём: { $rings }.
page-lies-on-crater = Лежит на кратере { $crater }.
page-seen-lies-on-crater = Лежит на кратере.
page-seen-tower-ring = Исследовательская башня на кольце
page-seen-tower-large = Исследовательская башня на большом кратере
page-seen-settlement-ring = Поселение на кольце: { $who }
page-seen-base-large = Ресурсная база на большом кратере: { $who }
page-seen-base-small = Ресурсная база на малом кратере: { $who }
page-is-open = Кольцо открыто: если так будет и в конце раунда, здесь появится поселение ({ $who }).
page-is-open-you = Кольцо открыто: если так будет и в конце раунда, здесь появится ваше поселение.
page-tower-here = Здесь стоит исследовательская башня.
page-settlement-here = Здесь стоит поселение: { $who }.
page-base-here = Здесь стоит ресурсная база: { $who }.
page-hover-free = Свободен для кольца: на двух кольцах лежит следующее, выше
page-hover-by-ring = Кольцо не поместится: мешает другое
page-hover-by-settlement = Кольцо не поместится: мешает поселение
page-hover-by-tower = Кольцо не поместится: мешает башня
page-hover-by-base = Кольцо не поместится: мешает база
page-not-here-large = Большое кольцо ложится в большой кратер
page-not-here-small = Малое кольцо ложится в малый кратер
page-not-here-pair-large = Оно должно опираться ровно на два кольца: одно его цвета или оба других цветов
page-not-here-pair-small = Оно должно опираться ровно на два кольца, и хотя бы одно — его цвета
page-not-here = Кольцо лежит в кратере или на двух других кольцах
page-hover-group = Самая большая группа этого цвета: { $n }
page-hover-top = На самом верхнем учитываемом ярусе
page-hover-settles = На кольцах этого цвета появляются поселения игрока { $who }.
page-hover-settles-you = На кольцах этого цвета появляются ваши поселения.
page-ring-here = Здесь лежит кольцо { $ring }.
page-empty = Здесь ничего не лежит и не стоит.
page-blocked-by-ring = Закрыт для колец: его задевает кольцо { $ring } ({ $clause }).
page-blocked-by-ring-above = Закрыт для колец: над ним проходит кольцо { $ring } ({ $clause }).
page-blocked-by-settlement = Закрыт для колец: мешает поселение на кольце { $ring } ({ $clause }).
page-blocked-by-tower = Закрыт для колец: мешает исследовательская башня ({ $clause }).
page-blocked-by-base = Закрыт для колец: его задевает ресурсная база на { $crater } ({ $clause }).

## The table page: the player aid

page-aid = Памятка игрока
page-winning = Как победить
page-winning-told = В каждом раунде открытые большие кольца вашего цвета над поверхностью приносят вам поселения, по 2 очка. В конце крупнейшая группа и верхний ярус дают по 2 очка, а башня 3, владельцу их цвета. После шести раундов побеждает тот, у кого больше очков.
page-why-draft-large = Большие кольца вашего цвета получают ваши поселения; синие ничьи, но соединяют цвета.
page-why-draft-small = Малые кольца поселений не получают, но поднимают другие выше и увеличивают группы.
page-why-place = Ваше большое кольцо на двух других получит поселение, если до конца раунда его ничто не накроет.
page-round = Раунд: оба игрока берут по два больших кольца, потом по два малых; затем по очереди кладут по кольцу, пока руки не опустеют. После этого идут поселения и базы.
page-pieces = Что для чего
page-does-large = Большое кольцо ложится на большой кратер или на два кольца, из которых хотя бы одно его цвета. Если под ним два кольца двух других цветов, на него переходит башня.
page-does-small = Малое кольцо ложится на малый кратер или на два кольца, из которых хотя бы одно его цвета.
page-does-settlement = Поселение появляется само в конце раунда на каждом открытом большом кольце выше грунта, если это кольцо цвета владельца. Оно даёт 2 очка и остаётся до конца игры.
page-does-base = Ресурсную базу ставит тот, кто не получил в раунде ни одного поселения. Она даёт 1 очко, остаётся до конца игры и закрывает свой кратер.
page-does-tower = Исследовательская башня переходит на каждое новое сотрудничество. В конце она даёт 3 очка цвету, на котором стоит.
page-scoring = Подсчёт очков
page-group-passing = Крупнейшая группа золотых или серебряных колец даёт 2 очка владельцу цвета, при равенстве — обоим; синие не учитываются.
page-highest-passing = Самое высокое золотое или серебряное кольцо даёт 2 очка владельцу цвета, при равенстве — обоим; синие не учитываются.
page-left-on-stacks = Кольца, оставшиеся в стопках
page-changed-rules = Изменено за этим столом

## The table page: the command box

page-help = Вопросы: where, hand, stacks, moves, moves Lg, craters Lg, pairs Lg, pair Lg 2, pair Lg 2 3 о третьем месте пары, #8 о кольце, L12 о кратере, score, last, hint. Ходы: gold, tower=L20, draft=L3, Lg>L12, Sb>(-26,20), aside=Lg, settle=12, base=S05. А undo отменяет последний ход.
page-holds =
    { $n ->
        [one] { $who }, на руке { $n } кольцо: { $rings }
        [few] { $who }, на руке { $n } кольца: { $rings }
       *[many] { $who }, на руке { $n } колец: { $rings }
    }
page-holds-you =
    { $n ->
        [one] У вас { $n } кольцо: { $rings }
        [few] У вас { $n } кольца: { $rings }
       *[many] У вас { $n } колец: { $rings }
    }
page-moves =
    { $n ->
        [one] { $n } ход: { $moves }
        [few] { $n } хода: { $moves }
       *[many] { $n } ходов: { $moves }
    }
page-no-moves-yet = Ходов ещё не было.
page-move-count =
    { $n ->
        [one] { $n } ход.
        [few] { $n } хода.
       *[many] { $n } ходов.
    }
page-counts = { $ring }, { NAME("ring", $ring) }: свободных кратеров { $craters }, пар колец { $pairs }, мест на них { $places }.
page-more = Подробнее: { $questions }.
page-example = Например: { $move }
page-to-place = Нужно положить: { NAME("ring", $ring) }
page-pair-of = Всего пар: { $n }, номер { $pair }
page-pair-move = { $pair }: { $move }
page-by-move = Ход: { $move }
page-enter = Enter сыграет его
page-no-such-ring = У вас нет такого кольца, чтобы положить.
page-no-such-pair = Пар всего { $n }.
page-other-places =
    { $n ->
        [one] Ещё { $n } место: { $places }
        [few] Ещё { $n } места: { $places }
       *[many] Ещё { $n } мест: { $places }
    }
page-no-such-place = Мест всего { $n }.
page-which-ring = Назовите и кольцо: { $questions }.
page-turn-of = Ходит { $who }: { NAME("step", $step) }
page-now-colour = Выберите цвет, золотой или серебряный
page-now-tower = Поставьте исследовательскую башню на большой кратер
page-now-draft-large = Возьмите два больших кольца из стопки
page-now-draft-small = Возьмите два малых кольца из стопки
page-now-place = Положите кольцо
page-now-aside = Ни одно ваше кольцо никуда не подходит: отложите одно
page-now-settle = Выберите кольцо для поселения
page-now-base = Поставьте ресурсную базу на свободный кратер
page-on-top = Сверху: { $stacks }
page-on-stack = { $stack } { $rings }
page-score-told = Счёт: { $who } { $points }, { $other } { $others }
page-score-told-you = Счёт: вы { $points }, { $other } { $others }

## The lesson, step by step

lesson-moon-title = Луна
lesson-moon = Вы с Селеной строите на Луне из золотых, серебряных и синих колец. Большие кольца вашего цвета приносят вам поселения, а поселения дают очки. Ваши фигуры красные, у Селены — бирюзовые.
lesson-colour-title = Ваш цвет
lesson-colour = Вы второй игрок, поэтому цвет выбираете вы. Золотой и серебряный одинаково хороши; другой достанется Селене, а синий ничей. Для этого урока возьмите золотой.
lesson-tower-title = Исследовательская башня
lesson-tower = Вы же выбираете большой кратер, с которого начнёт исследовательская башня. Поставьте её туда, где светится: там она вам не помешает.
lesson-draft-large-title = Большие кольца
lesson-draft-large = В каждом раунде каждый игрок берёт два верхних кольца из стопки больших. Два серебряных уже разобраны; вы берите два золотых.
lesson-draft-small-title = Малые кольца
lesson-draft-small = Потом оба так же берут по два малых кольца. Возьмите пару, которая светится.
lesson-crater-title = На кратер
lesson-crater = Теперь вы кладёте кольца по очереди. Кольцо подходит к свободному кратеру своего размера: положите большое золотое на светящийся кратер, рядом с серебряным.
lesson-pair-title = На два кольца
lesson-pair = Кольцо можно положить и на два других, если оно ляжет устойчиво и совпадёт по цвету хотя бы с одним из них. Какое из трёх мест годится для вашего второго золотого кольца?
lesson-round-title = Остаток раунда
lesson-round = Ваше кольцо лежит на ярусе 2. Нажмите «Дальше», и вы оба положите остальные кольца.
lesson-settled-title = Поселение
lesson-settled = В конце раунда на каждом открытом большом кольце выше грунта появляется поселение владельца его цвета: вам 2 очка. Селене поселения не досталось, зато на кратер встала её ресурсная база: 1 очко. Дальше второй раунд: вы начинаете и снова берёте два больших золотых кольца.
lesson-collaboration-title = Сотрудничество
lesson-collaboration = Большим кольцом можно соединить и два кольца двух других цветов: здесь серебряное и синее. Это сотрудничество, и оно привлекает исследовательскую башню. Положите большое золотое кольцо на светящееся место.
lesson-tower-moved-title = Башня перешла
lesson-tower-moved = Теперь башня стоит на вашем кольце. Если в конце игры она окажется на кольце вашего цвета, вы получите 3 очка; до тех пор её может увести следующее сотрудничество. Пока она там стоит, поселения на этом кольце не будет.
lesson-end-title = Конец игры
lesson-end = После шести раундов считают: 2 очка за поселение, 1 за базу, 3 за башню, 2 за крупнейшую связную группу вашего цвета и 2 за кольцо на верхнем ярусе; кольцо, которому нет места, стоит 1 очко. Побеждает тот, у кого больше очков, а при равенстве — второй игрок.

## The rules in short, clause by clause

clause-1-1 = Играют двое: P1 на месте 0 и P2 на месте 1. Колец каждого размера 24, по 8 каждого цвета, в четырёх перемешанных стопках по шесть.
clause-1-2 = Все могут в любое время смотреть любую стопку; случайно только перемешивание в начале.
clause-1-3 = P2 выбирает золотой или серебряный цвет, P1 достаётся другой; синий ничей. Затем P2 ставит башню на большой кратер.
clause-1-4 = У каждого игрока шесть поселений и шесть ресурсных баз.
clause-2-1 = Раундов шесть; в нечётных первым ходит P1, в чётных P2.
clause-2-2 = Сначала каждый берёт два верхних кольца из стопки больших, потом из стопки малых, первый игрок раунда всегда раньше.
clause-2-3 = Затем по очереди кладут по кольцу, пока обе руки не опустеют.
clause-2-4 = Любое кольцо с руки кладут на кратер или на два кольца.
clause-2-5 = Пока хоть одно ваше кольцо куда-то подходит, его нужно положить; если ни одно не подходит, одно откладывают насовсем.
clause-3-1 = Кратер принимает кольцо своего размера, если на его круге ничего нет и ничто над ним не проходит.
clause-3-2 = Два кольца одного яруса несут новое любого размера; третьего оно не касается, и цвет хотя бы одного из двух совпадает с его цветом (но см. 3.5).
clause-3-3 = Верхнее кольцо не задевает колец своего яруса и выше, башню и поселения; над всем остальным оно может нависать.
clause-3-4 = Кольцо, которое уже что-то несёт, может нести на ободе и другое.
clause-3-5 = Большое кольцо может соединить два кольца разных цветов, не совпадая ни с одним, если опора надёжна: тогда башня переходит на него.
clause-3-6 = Когда башня перешла, её прежнее место свободно.
clause-4-1 = После раунда на каждое открытое большое кольцо выше грунта владелец его цвета ставит поселение; если их не хватает, он выбирает кольца.
clause-4-2 = Поселения остаются до конца игры.
clause-4-3 = Затем игрок без нового поселения в этом раунде ставит базу на незанятый кратер, если такой есть.
clause-4-4 = Базы остаются до конца игры и закрывают кратеры, которые перекрывают.
clause-5-1 = Поселение даёт 2 очка, база 1, отложенное кольцо -1.
clause-5-2 = Владелец цвета с крупнейшей группой получает 2 очка, при равенстве — оба; если впереди один синий, не получает никто.
clause-5-3 = Группу связывают кольца её цвета, лежащие друг на друге или рядом на одном ярусе (G9); она может идти вверх.
clause-5-4 = Кольцо на верхнем ярусе даёт 2 очка владельцу своего цвета.
clause-5-5 = Башня на кольце даёт 3 очка владельцу его цвета.
clause-5-6 = Побеждает большее число очков; при равенстве побеждает второе место.
clause-6-1 = При settled-rings=closed кольцо не кладут на кольцо с поселением или с башней, пока она не перешла.
clause-6-2 = При bases=open-craters базу ставят только на кратер, на который легло бы кольцо его размера (3.1); если такого нет, базы нет.
clause-6-3 = При blue-bonus=pass крупнейшую группу и верхний ярус ищут среди золотых и серебряных колец; синие не учитываются.
clause-G1 = Центры колец выше грунта лежат в точках с чётными координатами от -80 до 80, на ярус выше самого высокого кольца, которого они касаются.
clause-G2 = Кольца касаются, если их ободы перекрываются: два больших ближе 20, два малых ближе 12, большое и малое между 2 и 16. Нужно ровно два.
clause-G3 = Средние линии ободов пересекаются с обоими нижними кольцами (большие от 1 до 17, разные от 5 до 13, малые от 1 до 9), и без опоры не больше 170 градусов.
clause-G4 = Центры колец одного яруса не ближе 20, если оба большие, 12, если оба малые, иначе 16; поэтому кольцо не лежит в отверстии другого.
clause-G4b = Кольцо не подсовывают под кольцо более высокого яруса: касаться его нельзя, на кратере тоже.
clause-G5 = Для башни без опоры может быть не больше 150 градусов.
clause-G6 = Кольца не подходят ближе 4 к центру поселений на предыдущем ярусе и выше, а на кратерах — к центру любого поселения.
clause-G7 = Кольца не подходят ближе 3 к центру башни, на каком бы ярусе ни лежали.
clause-G8 = Базе нужен кратер, центр которого не ближе 3 к кольцам на грунте и не ближе 6 к базам и к башне на грунте; она закрывает кратеры ближе 3.
clause-G9 = Кольца одного яруса лежат рядом, если между ними не больше 1.

## A sentence about each thing

story-Lg = Золото принадлежит одной из двух сторон. Где большое золотое кольцо лежит открытым выше грунта, там золото скоро поселится.
story-Ls = Серебро принадлежит одной из двух сторон. Где большое серебряное кольцо лежит открытым выше грунта, там серебро скоро поселится.
story-Lb = Синее не принадлежит никому. Большое синее кольцо поверх золота и серебра заставляет соперников работать вместе.
story-Sg = На малом золотом кольце никто не живёт, но оно связывает базу золота и ведёт её вверх.
story-Ss = На малом серебряном кольце никто не живёт, но оно связывает базу серебра и ведёт её вверх.
story-Sb = Малое синее кольцо нейтрально: очков оно не приносит, зато может нести и золото, и серебро.
story-crater-large = Место для большого кольца, для ресурсной базы, а в самом начале и для исследовательской башни.
story-crater-small = Место для малого кольца или для ресурсной базы.
story-tower = Сердце всей программы, и оно кочует: где стороны работают вместе, туда и переезжает башня.
story-settlement = Здесь, наверху, живут люди, на большом кольце цвета своей стороны. На базе, которой гордится человечество, таких поселений много.
story-base = Сторона, которой в одном из раундов негде было поселиться, хотя бы закрепила за собой кратер и то, что в нём можно добыть.
story-stack = Кольца на все шесть раундов: берут их по два и всегда сверху.
