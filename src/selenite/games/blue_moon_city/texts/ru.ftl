### Blue Moon City.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## The game

title = Blue Moon City
about = Платите картами, восстанавливайте город и несите осколки к обелиску. От 2 до 4 игроков, около часа.
manual-title = Blue Moon City

## Refusals: moves

refused-cards-unsorted = карты в «{ $text }» стоят не по порядку, нужно { $sorted }
refused-no-such-card = в «{ $text }» названа карта, которой нет в игре
refused-too-many-cards = в «{ $text }» карт больше, чем нужно для любого хода
refused-nothing-to-end = знак / не завершает сброс и добор: назовите сбрасываемые карты или напишите drop без карт
refused-wrong-phase = это относится к фазе «{ NAME("phase", $wanted) }», а сейчас фаза «{ NAME("phase", $phase) }»
refused-no-tile-there = на { $cell } нет плитки
refused-walk-too-far = до { $cell } нужно шагов: { $need }, а у вас осталось { $steps }
refused-stays-where-it-is = так путь закончится на { $cell }, там же, где начался
refused-no-building-here = дворцовая площадь не здание: вкладов здесь не делают
refused-not-on-courtyard = подношения делают на дворцовой площади, c3
refused-too-many-discards = сбросить можно не больше { $most } карт
refused-no-such-card-in-hand = у вас на руке нет карты { $card }
refused-too-few-in-hand = нужно карт { $card }: { $wanted }, а на руке только { $held }
refused-building-complete = здание «{ NAME("tile", $tile) }» уже восстановлено
refused-no-such-box = в здании «{ NAME("tile", $tile) }» нет клетки { $box }, клеток всего { $boxes }
refused-box-taken = клетка { $box } занята
refused-worth-too-little = { $cards } даёт только { $worth } ({ NAME("people", $people) }), а клетка требует { $value }
refused-needless-card =
    { $n ->
        [one] карта { $cards } лишняя: на { $value } хватает и { $rest }
        [few] карты { $cards } лишние: на { $value } хватает и { $rest }
       *[many] карты { $cards } лишние: на { $value } хватает и { $rest }
    }
refused-palace-one-colour = клетка дворца принимает карты только одного цвета: { $cards } ни в одном цвете не даёт { $value }
refused-no-cube = у вас не осталось маркеров
refused-one-offering = за ход делают одно подношение; для следующего нужна карта Пилларов
refused-too-few-crystals = цена в осколках — { $price }, а у вас { $crystals }
refused-bound-must-offer = город восстановлен, и вы можете заплатить { $price }: сначала сделайте подношение
refused-bound-must-walk = город восстановлен: идите дальше к дворцовой площади, осталось шагов: { $steps }
refused-bound-off-the-way = город восстановлен: { $cell } не лежит на кратчайшем пути к дворцовой площади
refused-bound-not-nearer = город восстановлен: { $cell } не ближе к дворцовой площади
refused-declare-first = заявление делают в самом начале хода
refused-declare-too-early = для заявления нужно ходов подряд без вкладов и подношений: { $turns }, пока их { $idle }
refused-declare-bound = город восстановлен, и вы можете оплатить подношение: заявление сделать нельзя
refused-dragon-outside = { NAME("dragon", $dragon) } вне города, привести его может только { $card }
refused-dragon-too-far = { NAME("dragon", $dragon) } слишком далеко от { $cell }: шагов нужно { $need }, а доступно { $steps }
refused-offer-first = карта Пилларов добавляет подношение к уже сделанному: сначала сделайте первое
refused-not-at-temple = для этого ваша фигурка должна стоять на плитке «Золотой храм»; доплата осколками: { $surcharge }
refused-not-at-hall = для этого ваша фигурка должна стоять на плитке «Зал собраний»

## Refusals: options

refused-option-players = играют 2, 3 или 4 игрока, а не { $players }
refused-option-first = first — это место от 0 до { $last }, а не { $first }
refused-option-city = city — это standard или free, а не { $city }
refused-option-open-crystals = open-crystals — это true или false, а не { $value }
refused-option-idle-end = idle-end — это off или не указывается, а не { $value }
refused-option-new-buildings = new-buildings — это 1, 2 или оба номера, каждый один раз, а не { $value }
refused-option-corners = corners — это два разных угла из a1, a5, e1 и e5, а не { $value }
refused-option-corners-unused = corners выбирают, только если дополнение ровно одно

## Refusals: components files

refused-components-not-toml = файл компонентов не TOML: { $fault }
refused-components-not-object = компоненты — не таблица
refused-components-not-json = в компонентах есть значение, которое не записать в JSON, например дата
refused-components-number = компоненты: { $field } должно быть целым числом от { $least } до { $most }
refused-components-obelisk = компоненты: обелиску нужно столько цен: { $spaces }
refused-components-obelisk-short = компоненты: при таком числе игроков ({ $players }) на обелиске может не хватить делений
refused-components-cards = компоненты: people.{ $people }.cards — это три числа с суммой { $cards }
refused-components-khind = компоненты: все десять карт Хайндов имеют достоинство 1
refused-components-no-tiles = компоненты: нет ни одной плитки
refused-components-tile = компоненты: { $tile } не плитка здания
refused-components-tile-count = компоненты: дополнению { $expansion } нужно плиток: { $wanted }, а есть { $found }
refused-components-fixed-tile = компоненты: среди основных плиток нет { $tile }
refused-components-boxes = компоненты: у { $tile } должно быть от 1 до { $most } клеток
refused-components-box = компоненты: клетка { $tile } — не народ (или «any») с числом от 1 до { $most }
refused-components-ability = компоненты: у { $tile } неизвестное свойство
refused-components-unconfirmed = компоненты: { $tile }.unconfirmed должно быть списком
refused-components-reward = компоненты: { $tile }.{ $reward } — это таблица из crystals, cards и scales

## Refusals: positions

refused-position-cell = в позиции { $field } называет «{ $cell }»: такого участка в этом городе нет
refused-position-unknown-tile = в позиции на { $cell } лежит плитка не из этой игры: { $tile }
refused-position-tile-twice = в позиции плитка { $tile } лежит и на { $cell }, и на { $other }
refused-position-courtyard = на c3 лежит дворцовая площадь, и только она: проверьте { $cell }
refused-position-empty-cell = в позиции на { $cell } нет плитки
refused-position-fixed-tile = в обычном городе на { $cell } лежит плитка «{ NAME("tile", $tile) }»
refused-position-boxes = у здания на { $cell } столько клеток: { $boxes }
refused-position-box-seat = в клетке { $box } на { $cell } стоит маркер несуществующего места
refused-position-built-with-cubes = здание на { $cell } восстановлено, а на нём ещё стоят маркеры
refused-position-full-unbuilt = на { $cell } заняты все клетки, значит, здание должно быть восстановлено
refused-position-figures = в позиции фигурок: { $figures }, а игроков: { $players }
refused-position-dragons = драконы позиции — red, green и blue, не больше и не меньше
refused-position-obelisk-full = на обелиске только { $spaces } делений
refused-position-obelisk-seat = на обелиске стоит маркер «{ $seat }», а такого места нет
refused-position-cards = в позиции { $field } — не список карт
refused-position-cards-unsorted = карты в { $field } стоят не по порядку
refused-position-players = в позиции игроков: { $found }, а в её параметрах { $players }
refused-position-card-count = в позиции карт: { $found }, а должно быть { $wanted }
refused-position-card = в позиции карт { $card }: { $found }, а должно быть { $wanted }
refused-position-cubes = у места { $seat } маркеров всего { $found }, а должно быть { $wanted }
refused-position-scales = в позиции жетонов чешуи: { $found }, а должно быть { $wanted }
refused-position-phase = нет фазы «{ $phase }»
refused-position-declared = такого turn.declared в позиции быть не могло
refused-position-aside-twice = отложенные карты могут быть только у того, чей сейчас ход
refused-position-aside = у места { $seat } есть отложенные карты, а ход не его
refused-position-reason = нет такой причины конца игры: «{ $reason }»
refused-position-reason-impossible = в такой позиции игра не могла закончиться по причине { $reason }
refused-position-winners = в такой позиции победителями не могут быть { $winners }
refused-position-turn = такой ход в позиции сложиться не мог: { $field }
refused-position-should-be-over = в такой позиции игра уже должна быть окончена ({ $reason })

## Peoples

people-vulca = Вулка
people-terrah = Терра
people-aqua = Аква
people-flit = Флит
people-khind = Хайнд
people-mimix = Мимикс
people-hoax = Хоукс
people-pillar = Пиллар
people-any = любой один цвет

## Their colours

colour-vulca = чёрный
colour-terrah = красный
colour-aqua = синий
colour-flit = серый
colour-khind = зелёный
colour-mimix = коричневый
colour-hoax = белый
colour-pillar = жёлтый

## Tiles

tile-courtyard = дворцовая площадь
tile-fire-temple = Храм Огня
tile-water-temple = Храм Воды
tile-earth-temple = Храм Земли
tile-royal-palace = Королевский дворец
tile-thermae = Термы
tile-iron-foundry = Железная кузница
tile-mill = Мельница
tile-caravanserai = Караван-сарай
tile-monastery-tower = Монастырская башня
tile-citadel = Цитадель
tile-hospice = Приют паломников
tile-aqueduct = Акведук
tile-university = Университет
tile-trading-house = Торговый дом
tile-watchtower = Дозорная башня
tile-great-hall = Большой зал
tile-city-residence = Городская резиденция
tile-library = Библиотека
tile-flight-tower = Полётная башня
tile-market-hall = Рынок
tile-hospital = Госпиталь
tile-assembly-hall = Зал собраний
tile-golden-temple = Золотой храм
tile-theatre = Театр

## Phases of a turn

phase-move = движение
phase-build = вклад
phase-ability = свойство
phase-draw = сброс и добор
phase-over = конец

## Dragons

dragon-red = дракон Огня Лика
dragon-green = дракон Земли Доран
dragon-blue = дракон Воды Сеша

## Dragons in short

short-dragon-red = Огня
short-dragon-green = Земли
short-dragon-blue = Воды

## How a game ended

reason-offerings = по подношениям
reason-city-complete = город восстановлен
reason-cubes-out = выставлены все маркеры
reason-agreed = по соглашению
reason-idle = десять раундов простоя

## Figures in a report

figure-offerings = подношения
figure-crystals = остаток осколков
figure-scales = остаток чешуи
figure-cubes = выставленные маркеры

## Where a reward comes from

source-leader = за лидерство
source-everyone = за участие
source-neighbour = за соседство
source-dragons = от драконов

## What a card can do

card-v1 = чёрная 1 / дракон Огня летит
card-v2 = чёрная 2 / дракон Огня, 3 шага
card-v3 = чёрная 3
card-t1 = красная 1 / дракон Земли летит
card-t2 = красная 2 / дракон Земли, 3 шага
card-t3 = красная 3
card-a1 = синяя 1 / дракон Воды летит
card-a2 = синяя 2 / дракон Воды, 3 шага
card-a3 = синяя 3
card-f1 = серая 1 / на любую плитку
card-f2 = серая 2 / ещё два шага
card-f3 = серая 3
card-k1 = зелёная 1 / 1 любого цвета
card-m1 = коричневая 1 / пара m1, m2 = 3
card-m2 = коричневая 2 / пара m1, m2 = 3
card-m3 = коричневая 3
card-h1 = белая 1 / красит до 4 карт
card-h2 = белая 2 / красит одну карту
card-h3 = белая 3
card-p1 = жёлтая 1 / ещё подношение, +1
card-p2 = жёлтая 2 / ещё подношение, +2
card-p3 = жёлтая 3

## What a card can do, on its face

power-fly = дракон летит куда угодно
power-walk = дракон, до 3 шагов
power-jump = на любую плитку
power-stride = ещё два шага
power-joker = 1 любого цвета
power-pair = пара: 3 любого цвета
power-recolour-four = красит до 4 одинаковых
power-recolour-one = красит одну карту
power-offer-one = ещё подношение, +1
power-offer-two = ещё подношение, +2

## The log: what a player did

move-walk = { $who }: переход на { $cell }, { NAME("tile", $tile) }
move-fly = { $who }: карта { $card }, { NAME("dragon", $dragon) } летит на { $cell }, { NAME("tile", $tile) }
move-step = { $who }: карта { $card }, { NAME("dragon", $dragon) } идёт на { $cell }, { NAME("tile", $tile) }
move-jump = { $who }: карта { $card }, прыжок на { $cell }, { NAME("tile", $tile) }
move-stride = { $who }: карта { $card }, ещё два шага
move-end-move = { $who }: движение окончено
move-end-build = { $who }: вклады окончены
move-end-ability = { $who }: свойство не использовано
move-pay = { $who }: вклад { $cards } в клетку { $box }, { NAME("tile", $tile) }
move-offer = { $who }: подношение
move-offer-more = { $who }: карта { $card }, ещё одно подношение
move-hall = { $who }: из Зала собраний на { $cell }, { NAME("tile", $tile) }
move-temple = { $who }: подношение в Золотом храме
move-drop = { $who }: в сброс { $cards }
move-drop-none = { $who }: без сброса
move-declare = { $who }: заявление, больше ни вкладов, ни подношений

## The log: what came of it

event-completed = { $who }: здание «{ NAME("tile", $tile) }» на { $cell } восстановлено
event-crystals =
    { $n ->
        [one] { $who }: получен { $n } осколок { NAME("source", $source) } ({ NAME("tile", $tile) })
        [few] { $who }: получено { $n } осколка { NAME("source", $source) } ({ NAME("tile", $tile) })
       *[many] { $who }: получено { $n } осколков { NAME("source", $source) } ({ NAME("tile", $tile) })
    }
event-cards =
    { $n ->
        [one] { $who }: получена { $n } карта { NAME("source", $source) } ({ NAME("tile", $tile) })
        [few] { $who }: получено { $n } карты { NAME("source", $source) } ({ NAME("tile", $tile) })
       *[many] { $who }: получено { $n } карт { NAME("source", $source) } ({ NAME("tile", $tile) })
    }
event-scales =
    { $n ->
        [one] { $who }: получен { $n } жетон чешуи { NAME("source", $source) }
        [few] { $who }: получено { $n } жетона чешуи { NAME("source", $source) }
       *[many] { $who }: получено { $n } жетонов чешуи { NAME("source", $source) }
    }
event-scale-scoring = Золотая чешуя закончилась и обменивается на осколки
event-scored = { $who }: жетонов чешуи — { $scales }, получено осколков — { $n }
event-offering = { $who }: уплачено осколков — { $price }, подношение номер { $made }
event-drew =
    { $n ->
        [one] { $who }: взята { $n } карта
        [few] { $who }: взято { $n } карты
       *[many] { $who }: взято { $n } карт
    }
event-took =
    { $n ->
        [one] { $who }: взята на руку { $n } отложенная карта
        [few] { $who }: взято на руку { $n } отложенные карты
       *[many] { $who }: взято на руку { $n } отложенных карт
    }
event-shuffled =
    { $n ->
        [one] Сброс ({ $n } карта) перетасован и стал новой колодой
        [few] Сброс ({ $n } карты) перетасован и стал новой колодой
       *[many] Сброс ({ $n } карт) перетасован и стал новой колодой
    }
remark-completed-1 = Смотрите, как засияло!
remark-completed-2 = Ещё одна крыша в городе.
remark-offering-1 = Обелиску!
remark-offering-2 = Пусть кристаллы сияют.
banner-offering = { $who }: подношение { $n } из { $goal }
banner-scales = Чешуя приносит осколки: { $gains }
banner-completed-for-you =
    { $n ->
        [one] «{ NAME("tile", $tile) }» построено: вам { $n } осколок
        [few] «{ NAME("tile", $tile) }» построено: вам { $n } осколка
       *[many] «{ NAME("tile", $tile) }» построено: вам { $n } осколков
    }
banner-completed = «{ NAME("tile", $tile) }»: здание восстановлено

## The log and hints for those who see the table: no codes

seen-move-walk = { $who }: переход, { NAME("tile", $tile) }
seen-move-fly = { $who }: карта { $card }, { NAME("dragon", $dragon) } летит, { NAME("tile", $tile) }
seen-move-step = { $who }: карта { $card }, { NAME("dragon", $dragon) } идёт, { NAME("tile", $tile) }
seen-move-jump = { $who }: карта { $card }, прыжок, { NAME("tile", $tile) }
seen-move-stride = { $who }: карта { $card }, ещё два шага
seen-move-pay = { $who }: вклад в клетку { $box }, { NAME("tile", $tile) }: { $cards }
seen-move-offer-more = { $who }: карта { $card }, ещё одно подношение
seen-move-hall = { $who }: переход из Зала собраний, { NAME("tile", $tile) }
seen-move-drop = { $who }: в сброс { $cards }
seen-event-completed = { $who }: здание «{ NAME("tile", $tile) }» восстановлено
seen-advice-walk = Перейти: { NAME("tile", $tile) }
seen-advice-fly = Сыграть { $card }: { NAME("dragon", $dragon) } летит, { NAME("tile", $tile) }
seen-advice-step = Сыграть { $card }: { NAME("dragon", $dragon) } идёт, { NAME("tile", $tile) }
seen-advice-jump = Сыграть { $card }: прыжок, { NAME("tile", $tile) }
seen-advice-stride = Сыграть { $card }: ещё два шага
seen-advice-pay = Внести { $cards } в клетку { $box }, { NAME("tile", $tile) }
seen-advice-offer-more = Сыграть { $card }: ещё одно подношение
seen-advice-hall = Перейти из Зала собраний: { NAME("tile", $tile) }
seen-advice-drop = Сбросить { $cards } и взять карты

## The board as text

board-turn = Ход: { $who }, фаза «{ NAME("phase", $phase) }»
board-turn-moving = Ход: { $who }, фаза «{ NAME("phase", $phase) }», { $steps }
board-steps =
    { $n ->
        [one] остался { $n } шаг
        [few] осталось { $n } шага
       *[many] осталось { $n } шагов
    }
board-legend = v5 свободная клетка   #0 маркер места 0   = построено, награда   @0 фигурка
board-dragons = ~F ~E ~W дракон Огня, Земли, Воды   cr осколки  ca карты  sc чешуя
board-outside = Драконы вне города: { $dragons }
board-obelisk = Обелиск: { $spaces }   (дальше { $price }; нужно подношений: { $goal })
board-obelisk-full = Обелиск: { $spaces }   (заполнен; нужно подношений: { $goal })
board-supply = Чешуя в резерве { $scales }   колода { $deck }   сброс { $discard }
board-discards = В сбросе:
board-head-player = игрок
board-head-crystals = осколки
board-head-scales = чешуя
board-head-cubes = маркеры
board-head-offerings = подношения
board-head-cards = карты
board-head-aside = отложено
board-hand = рука
board-aside = отложено
board-held = { $who }, { $where }
board-deck = Колода, сверху вниз:
board-bound = Город восстановлен: кто может заплатить, идёт на площадь и делает подношение.

## Refusals for those who see the table: no codes

seen-refused-walk-too-far = дотуда шагов: { $need }, а у вас осталось { $steps }
seen-refused-stays-where-it-is = ваша фигурка уже стоит там
seen-refused-worth-too-little = эти карты дают { $worth } ({ NAME("people", $people) }), а клетка требует { $value }
seen-refused-needless-card =
    { $n ->
        [one] одна из этих карт лишняя: { $value } набирается и без неё
        [few] часть этих карт лишняя: { $value } набирается и без них
       *[many] часть этих карт лишняя: { $value } набирается и без них
    }

## Drawings

draw-tile = { NAME("tile", $tile) }
board-first-to = цель: { $n }
board-scales-left = чешуи осталось
board-in-deck = в колоде
board-in-discard = в сбросе
draw-people = { NAME("people", $people) }
draw-dragon = { NAME("dragon", $dragon) }
draw-card = { $card }: { NAME("card", $card) }
draw-figure = Фигурка: { $who }
draw-space = Обелиск, деление { $space }: цена { $price }
draw-offering = Обелиск, деление { $space }: подношение за { $price }, { $who }
draw-supply = Золотая чешуя в резерве: { $scales }
draw-deck =
    { $n ->
        [one] Колода: { $n } карта
        [few] Колода: { $n } карты
       *[many] Колода: { $n } карт
    }
draw-discard =
    { $n ->
        [one] В сбросе: { $n } карта
        [few] В сбросе: { $n } карты
       *[many] В сбросе: { $n } карт
    }

## What a tile shows

building-head = { $cell }: { $tile }
building-courtyard = { $cell }: дворцовая площадь. Здесь делают подношения.
building-box-free = клетка { $box }: { $value } { NAME("people", $people) } ({ NAME("colour", $colour) }), свободна
building-box-any = клетка { $box }: { $value } любого одного цвета, свободна
building-box-taken = клетка { $box }: { $value }, маркер: { $who }
building-box-own = клетка { $box }: { $value }, ваш маркер
building-built = восстановлено
building-leader = лидеру: { $reward }
building-everyone = каждому участнику: { $reward }
building-neighbour = соседская награда: { $reward }
building-crystals =
    { $n ->
        [one] { $n } осколок
        [few] { $n } осколка
       *[many] { $n } осколков
    }
building-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
building-scales =
    { $n ->
        [one] { $n } жетон чешуи
        [few] { $n } жетона чешуи
       *[many] { $n } жетонов чешуи
    }
building-reward = { $reward }
building-no-reward = ничего
building-draw-two = свойство: при доборе ещё две карты
building-teleport = свойство: после вкладов перенос на любую другую плитку
building-offering = свойство: одно подношение отсюда на 1 осколок дороже
building-figures = фигурки здесь: { $who }
building-dragons = драконы здесь: { $dragons }

## Hints

advice-walk = Перейти на { $cell }, { NAME("tile", $tile) }
advice-fly = Сыграть { $card }: { NAME("dragon", $dragon) } летит на { $cell }, { NAME("tile", $tile) }
advice-step = Сыграть { $card }: { NAME("dragon", $dragon) } идёт на { $cell }, { NAME("tile", $tile) }
advice-jump = Сыграть { $card }: прыжок на { $cell }, { NAME("tile", $tile) }
advice-stride = Сыграть { $card }: ещё два шага
advice-end-move = Закончить движение
advice-end-build = Закончить вклады
advice-end-ability = Не использовать свойство
advice-pay = Внести { $cards } в клетку { $box }, { NAME("tile", $tile) }
advice-offer = Сделать подношение
advice-offer-more = Сыграть { $card }: ещё одно подношение
advice-hall = Перейти из Зала собраний на { $cell }, { NAME("tile", $tile) }
advice-temple = Сделать подношение в Золотом храме
advice-drop = Сбросить { $cards } и взять карты
advice-drop-none = Взять карты без сброса
advice-declare = Заявить: больше ни вкладов, ни подношений
advice-completes = восстановлено здание «{ NAME("tile", $tile) }»
advice-share = доля в здании «{ NAME("tile", $tile) }»
advice-towards = на следующем ходу можно строить здесь: { NAME("tile", $tile) }
advice-offering-near = на следующем ходу можно дойти до двора и принести дар
advice-dragon-near = { NAME("dragon", $dragon) } ждёт там, где можно строить
advice-offerings =
    { $n ->
        [one] { $n } подношение
        [few] { $n } подношения
       *[many] { $n } подношений
    }

## The lobby

form-city = Город
form-city-standard = Дворец и храмы на своих местах
form-city-free = Все здания перемешаны
form-new-buildings = Новые здания
form-new-buildings-none = Без них
form-new-buildings-1 = Первый набор
form-new-buildings-2 = Второй набор
form-new-buildings-1-2 = Оба набора
form-corners = Углы для одного набора
form-first = Первый игрок
form-first-none = По жребию
form-idle-end = После десяти раундов простоя
form-idle-end-on = Игра заканчивается
form-idle-end-off = Игра продолжается
form-open-crystals = Осколки лежат открыто

## Options of a table

option-players =
    { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
option-free-city = Все здания перемешаны
option-new-buildings-1 = С первым набором новых зданий
option-new-buildings-2 = Со вторым набором новых зданий
option-new-buildings-both = С обоими наборами новых зданий
option-corners = Вместе с новыми зданиями заполнены углы { $first } и { $second }
option-open-crystals = Осколки лежат открыто
option-idle-end-off = Раунды простоя не заканчивают игру
option-first-drawn = Первого игрока выбирают жребием
option-first = Начинает место { $n }

## What is printed in the box

printed-about = Некоторые числа на плитках и распределение достоинств между картами не удалось прочесть с уверенностью ни в одном доступном источнике: они отмечены. Сравните их со своей печатной игрой, исправьте то, что отличается, и играйте со своими числами.
printed-choice = Печатные числа
printed-buildings = Здания
printed-rest = Карты и резерв
printed-cards = Карты народов
printed-pieces = Обелиск и резерв
printed-box = Клетка { $n }
printed-no-box = нет клетки
printed-people = Народ
printed-value = Число
printed-box-worth = { NAME("people", $people) } { $value }
printed-leader = Лидеру
printed-everyone = Каждому участнику
printed-neighbour = Соседская награда
printed-ability = Свойство
printed-ability-none = нет
printed-ability-draw-two = при доборе ещё две карты
printed-ability-teleport = перенос на любую другую плитку
printed-ability-offering = одно подношение отсюда
printed-of-value = Достоинство { $value }
printed-split = { $ones } × 1, { $twos } × 2, { $threes } × 3
printed-space = Деление { $n }
printed-obelisk = Цены на обелиске, начиная с нижней
printed-scales = Жетоны золотой чешуи
printed-offerings-to-win = Подношений для победы
printed-hand-size = Карт на руке в начале игры
printed-cubes = Маркеров у каждого игрока
printed-by-players = { $two } на двоих, { $three } на троих, { $four } на четверых

## The gallery of pieces

gallery-peoples = Народы
gallery-people = { NAME("people", $people) }, { NAME("colour", $colour) }
gallery-dragons = Драконы
gallery-moved-by = движется картами: { NAME("people", $people) }, { NAME("colour", $colour) }
gallery-figure = Фигурки двух игроков
gallery-gem = Осколок
gallery-card = Карта
gallery-scale = Золотая чешуя
gallery-cube = Маркер
gallery-obelisk = Обелиск, подношение
gallery-crown = Лидеру
gallery-heads = Каждому участнику
gallery-tiles = Здания: план и готовый вид

## The end of the game

ending-completed = Восстановленные здания
ending-leader = Осколки за лидерство
ending-everyone = Осколки за участие
ending-neighbour = Осколки за соседство
ending-scales = Осколки за чешую
ending-paid = Уплаченные осколки
ending-left = Остаток осколков
ending-offerings = Подношения
ending-gain =
    { $n ->
        [one] { $n } осколок
        [few] { $n } осколка
       *[many] { $n } осколков
    }
ending-behind =
    { $n ->
        [one] Не хватило { $n } подношения: хорошая игра!
        [few] Не хватило { $n } подношений: хорошая игра!
       *[many] Не хватило { $n } подношений: хорошая игра!
    }
ending-equal = Подношений столько же, сколько у победителя: ближе не бывает!
ending-crystals = Полученные осколки
ending-part-leader = за лидерство
ending-part-everyone = за участие
ending-part-neighbour = за соседство
ending-part-scales = за чешую

## Lessons: what can be chosen

learn-pay = Заплатить { $cards }
learn-choose-drop = Ничего не сбрасывать

## The table page: names and numbers

page-card = { NAME("people", $people) } { $value }
page-people = { NAME("people", $people) }
page-hover-pays = Платит { $value } за клетки народа { NAME("people", $people) }
page-times =
    { $n ->
        [one] { $what }
        [few] { $n } × { $what }
       *[many] { $n } × { $what }
    }
page-cards-in-hand =
    { $n ->
        [one] У вас на руке { $n } карта
        [few] У вас на руке { $n } карты
       *[many] У вас на руке { $n } карт
    }
page-aside =
    { $n ->
        [one] и { $n } отложена до добора
        [few] и { $n } отложены до добора
       *[many] и { $n } отложено до добора
    }
page-hand-covered = Карты на руке закрыты.
page-covered = закрыто
page-next-price = Следующее подношение: { $price } осколков
page-piles = Колода { $deck }, сброс { $discard }
page-supply =
    { $n ->
        [one] В резерве { $n } жетон золотой чешуи
        [few] В резерве { $n } жетона золотой чешуи
       *[many] В резерве { $n } жетонов золотой чешуи
    }
page-scales-now =
    { $n ->
        [one] В резерве { $n } жетон золотой чешуи; обмен сейчас дал бы осколки: { $gains }
        [few] В резерве { $n } жетона золотой чешуи; обмен сейчас дал бы осколки: { $gains }
       *[many] В резерве { $n } жетонов золотой чешуи; обмен сейчас дал бы осколки: { $gains }
    }
page-plus = { $who } +{ $n }
page-completing = Если восстановить сейчас: { $who }: { $reward }
page-gain = { $who }: { $reward }
page-from-scales = осколки за обмен чешуи: { $n }

## The table page: the board

page-walk =
    { $n ->
        [one] Перейти на { $cell }, { $tile }: { $n } шаг
        [few] Перейти на { $cell }, { $tile }: { $n } шага
       *[many] Перейти на { $cell }, { $tile }: { $n } шагов
    }
page-hall = Перенести фигурку на { $cell }, { $tile }
page-jump = Карта { $card }: ваша фигурка на { $cell }, { $tile }
page-dragon = Карта { $card }: { NAME("dragon", $dragon) } на { $cell }, { $tile }
page-open = Посмотреть: { $cell }, { $tile }
page-payable =
    { $n ->
        [one] Ваших карт там хватит на клетку { $boxes }
        [few] Ваших карт там хватит на клетки { $boxes }
       *[many] Ваших карт там хватит на клетки { $boxes }
    }
page-stop-and-pay = Остановиться здесь и оплатить клетку { $box }: { $value }, { NAME("people", $people) }
page-pay-box = Оплатить клетку { $box }: { $value }, { NAME("people", $people) }
page-stop-and-offer = Остановиться здесь, чтобы поднести { $n } осколков
page-offer = Поднести { $n } осколков

## The table page: what can be done

page-moving =
    { $n ->
        [one] Остался { $n } шаг: выберите отмеченную плитку, сыграйте карту с силой или остановитесь здесь.
        [few] Осталось { $n } шага: выберите отмеченную плитку, сыграйте карту с силой или остановитесь здесь.
       *[many] Осталось { $n } шагов: выберите отмеченную плитку, сыграйте карту с силой или остановитесь здесь.
    }
page-moving-powers = Шагов больше нет: сыграйте карту с силой или остановитесь здесь.
page-moving-done = Шагов больше нет: движение закончится здесь.
page-powers = Карты, которые могут что-то сдвинуть: { $cards }
page-here = Вы здесь: «{ $tile }» — сейчас вам здесь нечего оплатить.
page-here-payable =
    { $n ->
        [one] Вы здесь: «{ $tile }» — можно оплатить клетку { $boxes }.
        [few] Вы здесь: «{ $tile }» — можно оплатить клетки { $boxes }.
       *[many] Вы здесь: «{ $tile }» — можно оплатить клетки { $boxes }.
    }
page-here-offer = Вы здесь: «{ $tile }» — можно сделать подношение за { $price } осколков.
page-here-no-offer = Вы здесь: «{ $tile }» — подношение стоит { $price } осколков, а столько у вас нет.
page-done-build = Сделать вклад здесь
page-done-offer = Поднести осколки
page-done-nothing = Закончить движение
page-declare = Заявить: больше ни вкладов, ни подношений
page-look-around = Обзор
page-look-hint = Нажмите на плитку, чтобы рассмотреть её; ничего не сдвинется
page-back = Назад
page-ask-dragon = Куда отправится { NAME("dragon", $dragon) }? Выберите отмеченную плитку.
page-ask-jump = Куда перейти? Выберите отмеченную плитку.
page-stride = Карта { $card }: ещё два шага
page-not-now = Сейчас силу этой карты применить нельзя.
page-offering = Подношения: у вас { $made } из { $goal }.
page-offer-more = Карта { $card }: поднести { $n } осколков
page-finish-offering = Закончить подношения
page-leave-ability = Пропустить и взять карты
page-drawing = Взять карты? Сначала можно выбрать до двух карт и сбросить их.
page-final = После этого ход уже не изменить.
page-draw =
    { $n ->
        [one] Взять { $n } карту
        [few] Взять { $n } карты
       *[many] Взять { $n } карт
    }
page-drop = Сбросить { $dropped }, взять { $n }
page-ends-turn = Завершает ваш ход
page-sure = Берёте карты? После этого ход уже не изменить.
page-wait-move = { $who } идёт по городу
page-wait-build = { $who } смотрит на чертежи
page-wait-ability = { $who } пользуется зданием
page-wait-draw = { $who } выбирает карты

## The table page: the payment tray

page-which-box = { $tile }: какая клетка?
page-only-box = { $tile }: оплатить клетку
page-which-colour = Все карты для этой клетки считаются в одном цвете. В каком?
page-in-colour =
    { $n ->
        [one] { NAME("people", $people) }: { $n } способ оплаты
        [few] { NAME("people", $people) }: { $n } способа оплаты
       *[many] { NAME("people", $people) }: { $n } способов оплаты
    }
page-ways =
    { $n ->
        [one] { $n } способ
        [few] { $n } способа
       *[many] { $n } способов
    }
page-too-little = у вас { $worth } из { $value }
page-running = { $worth } из { $value }
page-pay = Оплатить клетку { $box }: { $cards }
page-pay-with = Оплатить
page-completes = здание будет восстановлено
page-spends =
    { $n ->
        [one] тратит { $n } карту с силой
        [few] тратит { $n } карты с силой
       *[many] тратит { $n } карт с силой
    }
page-overpaid = переплата { $n }
page-exact = ровно столько
page-cost = { $paid }, { $spent }
page-as-joker =
    { $n ->
        [one] { $cards } считается за 1 любого цвета.
        [few] { $cards }: каждая карта считается за 1 любого цвета.
       *[many] { $cards }: каждая карта считается за 1 любого цвета.
    }
page-as-pair = { $cards } вместе дают 3 любого цвета.
page-as-recoloured = { $hoax } перекрашивает: { $cards } теперь { NAME("people", $people) }.
page-waiting =
    { $n ->
        [one] { $cards } пока не считается.
        [few] { $cards } пока не считаются.
       *[many] { $cards } пока не считаются.
    }
page-other-ways =
    { $n ->
        [one] Есть ещё { $n } способ: выбирайте карты на руке.
        [few] Есть ещё { $n } способа: выбирайте карты на руке.
       *[many] Есть ещё { $n } способов: выбирайте карты на руке.
    }
page-choose-cards = Или выбирайте карты на руке.
page-no-way-kept = Без придержанных карт эту клетку не оплатить.
page-take-back = Взять обратно: { $card }
page-lock = Придержать карты
page-lock-about = Придержанные карты не предлагаются для оплаты
page-lock-hint = Нажмите на карты, которые хотите сохранить: в оплату они не пойдут.
page-finish-building = Больше не строить

## The table page: the cards of the hand


## The table page: the player aid

page-aid = Памятка игрока
page-aid-turn = Ход игрока
page-aid-cards = Что умеют карты
page-aid-prices = Цены подношений
page-aid-unseen = Где какие карты
page-col-card = Карта
page-col-discarded = В сбросе
page-col-own = На руке
page-col-unseen = Не видно

## The table page: the command box

page-help = Спросите: hand, участок вроде d4, карта вроде h1, pay 1, score, moves, discards, where, last, hint. Или напишите ход: >d4 — идти, v1>c4 — двинуть дракона, / — закончить фазу, 1=h2h3 — оплатить клетку 1, offer — сделать подношение, drop=v1 — сбросить и взять карты, drop — только взять, undo — отменить последний ход.
page-no-hand = У вас здесь нет карт.
page-hand-told =
    { $n ->
        [one] { $n } карта: { $cards }
        [few] { $n } карты: { $cards }
       *[many] { $n } карт: { $cards }
    }
page-no-such-card = Карты { $card } нет в игре
page-pay-nothing = На { $cell }, { $tile }, вам нечего оплатить
page-pay-not-box = Клетку { $box } на { $cell }, { $tile }, вам не оплатить
page-pay-best = Оплата клетки { $box }: { $cards }
page-pay-best-overpaid = Оплата клетки { $box }: { $cards }, переплата { $n }
page-pay-others = Других способов: { $n }
page-pay-enter = Enter — оплатить
page-score-told = { $who }: подношения { $made } из { $goal }, осколки { $crystals }, чешуя { $scales }, маркеры { $cubes }, карты { $cards }
page-no-moves = Сейчас не ваш ход.
page-moves-told = Можно сыграть: { $moves }
page-moves-to = Напишите { $head } и один из участков { $cells }
page-moves-pay =
    { $n ->
        [one] Клетку { $box } можно оплатить { $n } способом
        [few] Клетку { $box } можно оплатить { $n } способами
       *[many] Клетку { $box } можно оплатить { $n } способами
    }
page-moves-drop = Напишите drop= и до двух карт, чтобы сбросить их
page-stand = { $tile }, { $cell }
page-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
page-phase = { NAME("phase", $phase) }
page-discards-told =
    { $n ->
        [one] В сбросе { $n } карта: { $cards }
        [few] В сбросе { $n } карты: { $cards }
       *[many] В сбросе { $n } карт: { $cards }
    }
page-unseen-told =
    { $n ->
        [one] Не видна { $n } карта: { $cards }
        [few] Не видны { $n } карты: { $cards }
       *[many] Не видно { $n } карт: { $cards }
    }
page-at = { $who }: { $tile }, { $cell }
page-dragon-at = { NAME("dragon", $dragon) }: { $tile }, { $cell }
page-dragon-outside = { NAME("dragon", $dragon) }: вне города
page-nothing-new = С вашего последнего хода ничего не произошло.

## The lesson, step by step

lesson-city-title = Город
lesson-city = Город лежит в руинах, и вы его отстраиваете. Здания приносят осколки, на осколки покупают подношения у обелиска на дворцовой площади: вдвоём побеждает тот, кто первым сделает шесть.
lesson-hand-title = Ваши карты
lesson-hand = У вас на руке восемь карт. Каждая может либо оплатить вклад своим цветом и достоинством, либо сделать то, что показывает маленький знак внизу, но не то и другое сразу.
lesson-dragon-card-title = Сила карты
lesson-dragon-card = Кто делает вклад на плитке с драконом, получает жетон золотой чешуи. Ваша карта Аква 1 приведёт дракона Воды на любую плитку: нажмите на карту.
lesson-dragon-title = Куда?
lesson-dragon = Вы будете восстанавливать здание «{ NAME("tile", $tile) }», пусть дракон ждёт там: нажмите на эту плитку.
lesson-walk-title = Прогулка
lesson-walk = Ваша фигурка стоит на дворцовой площади и может сделать два шага, но не по диагонали. Идите к зданию «{ NAME("tile", $tile) }».
lesson-box-title = Вклад
lesson-box = У здания «{ NAME("tile", $tile) }» всего одна клетка: цвет { NAME("colour", $colour) }, число { $value }. Нажмите на клетку, чтобы сделать вклад.
lesson-pay-title = Сколько это стоит?
lesson-pay = Вы сбрасываете карты этого цвета с суммой достоинств не меньше числа на клетке. У вас есть Терра 2; каждая зелёная Хайнд 1 — джокер, 1 любого цвета. Как заплатить без лишних карт?
lesson-complete-title = Здание восстановлено
lesson-complete = Свободных клеток больше нет, и всех участников награждают: вам достаются осколок, жетон золотой чешуи за лидерство и ещё один от дракона. Позже к таким наградам прибавятся награды за восстановленных соседей.
lesson-discard-title = Сброс и добор
lesson-discard = В конце хода можно сбросить до двух карт, а взять на две больше, чем сброшено. Нажмите на карту, без которой обойдётесь.
lesson-end-title = Это был целый ход
lesson-end = Новые карты у вас на руке. Как только наберёте семь осколков, идите на дворцовую площадь и сделайте там подношение!

## The rules in short, clause by clause

clause-1-1 = Играют от двух до четырёх человек на квадрате пять на пять без углов; участки идут от a1 до e5, дворцовая площадь — c3.
clause-1-2 = В обычном городе храмы и дворец лежат вокруг дворцовой площади, остальные 16 плиток перемешаны.
clause-1-3 = В свободном городе закреплена только дворцовая площадь.
clause-1-4 = Каждое дополнение приносит две плитки; одно занимает два угла (a5 и e1, если не выбраны другие), оба — все четыре.
clause-1-5 = Карт 80, по десять у каждого из восьми народов; на старте у каждого восемь, колода лежит рубашкой вверх.
clause-1-6 = У каждого есть десять маркеров и фигурка, вначале она на дворцовой площади.
clause-1-7 = В резерве 9, 12 или 15 жетонов золотой чешуи для 2, 3 или 4 игроков; драконы начинают вне города.
clause-1-8 = Цены обелиска: 7 7 7 7 8 8 9 9 10 10 11 11 12; вдвоём играют без двух семёрок.
clause-1-9 = Первого игрока назначают или выбирают жребием, дальше ходят по порядку мест.
clause-2-1 = Ход — это движение, вклад, сброс и добор, именно в таком порядке; первые две фазы по желанию.
clause-2-2 = До двух шагов, никогда по диагонали; на плитке помещается сколько угодно фигурок и драконов.
clause-2-3 = Сил движения можно применить сколько угодно: до шагов, между ними и после.
clause-2-4 = После движения делайте вклады в здание под вашей фигуркой или подношение на дворцовой площади.
clause-2-5 = Сбросьте до двух карт, затем возьмите две и ещё по одной за каждую сброшенную.
clause-2-6 = Карты добирают все, сыграли они что-нибудь или нет, и размер руки не ограничен.
clause-2-7 = Пустую колоду заново складывают из сброса; если пуст и он, недостающие карты не берут.
clause-2-8 = Любой переход, прыжок, ход дракона или перенос кончается на другом участке; Флит 2 можно сыграть и впустую.
clause-2-9 = Игрок проходит все три фазы и сам завершает каждую.
clause-3-1 = Выберите свободную клетку здания, где стоите, сбросьте карты её цвета на её число и поставьте маркер.
clause-3-2 = Каждую клетку оплачивают отдельно, и за ход их может быть несколько.
clause-3-3 = Переплачивать можно, но лишних карт быть не должно: без любой из сыгранных оплаты не хватило бы.
clause-3-4 = Клетка дворца принимает любой цвет, но только один.
clause-3-5 = Без маркера нет ни вклада, ни подношения.
clause-3-6 = За заполненное здание сразу награждают: лидера, всех участников, потом за восстановленных соседей; маркеры возвращаются.
clause-3-7 = Награды — осколки, карты и золотая чешуя; осколки лежат закрыто, чешуя и число карт открыты.
clause-3-8 = Карты, полученные в свой ход, берут на руку после его добора, до того не глядя; в чужой ход — сразу.
clause-3-9 = Сначала лидер, затем все участники, затем награды за соседей, в порядке хода начиная с того, кто ходит.
clause-4-1 = Первый вклад хода приносит жетон золотой чешуи за каждого дракона на плитке.
clause-4-2 = Если резерв исчерпан, всё положенное в этом действии засчитывается, потом чешую обменивают.
clause-4-3 = Больше всех чешуи у одного: ему 6 осколков; у нескольких: каждому 3; любому другому хотя бы с тремя жетонами: 3.
clause-4-4 = Кто получил осколки, возвращает всю чешую, остальные свою сохраняют.
clause-4-5 = На дворцовой площади заплатите осколками нижнюю свободную цену обелиска и поставьте туда маркер, раз за ход.
clause-4-6 = Кто первым сделал 6, 5 или 4 подношения (при 2, 3 или 4 игроках), сразу побеждает.
clause-4-7 = Когда город восстановлен, кто может заплатить, обязан идти на площадь и делать подношение; когда не может никто, решает число подношений.
clause-4-8 = Если выставлены все маркеры всех игроков, игра кончается вничью.
clause-4-9 = После трёх раундов без вкладов и подношений можно заявить об остановке; если так подряд поступят все, игра кончается.
clause-4-10 = После десяти раундов без вкладов и подношений игра кончается сама, если не задано idle-end=off.
clause-5-1 = Вулка ведёт дракона Огня, Терра — дракона Земли, Аква — дракона Воды.
clause-5-2 = Карта 1 ставит дракона на любую плитку, карта 2 ведёт его до трёх шагов, если он в городе.
clause-5-3 = Флит 1 переносит вашу фигурку на любую плитку.
clause-5-4 = Флит 2 даёт ещё два шага.
clause-5-5 = Хайнд считается картой 1 любого цвета.
clause-5-6 = Две карты Мимиксов достоинством 1 и 2, в любом сочетании, вместе дают 3 любого цвета.
clause-5-7 = Для одного вклада Хоукс 1 перекрашивает до четырёх карт одного цвета, Хоукс 2 — одну карту.
clause-5-8 = После подношения Пиллар 1 или 2 позволяет сделать ещё одно, на 1 или 2 осколка дороже.
clause-6-1 = Свойство нового здания действует после вкладов для того, кто там стоит, восстановлено здание или нет.
clause-6-2 = Госпиталь даёт при доборе ещё две карты.
clause-6-3 = Из Золотого храма можно сделать одно подношение на 1 осколок дороже.
clause-6-4 = Зал собраний переносит вашу фигурку на любую другую плитку, где в этот ход больше ничего не происходит.
clause-6-5 = Театру нужен зелёный цвет; Хайнды считаются там зелёными.
clause-6-6 = Самая левая клетка Зала собраний — первая по порядку его клеток.
clause-7-1 = Открыты для всех: город, фигурки и маркеры, чешуя, подношения, сброс и число карт у каждого.
clause-7-2 = Секретны: чужие руки, отложенные карты, порядок колоды, а до конца игры и зерно.

## What is told of each tile

story-courtyard = Вокруг этой площади вращалась вся жизнь города. На обелиске сиял Священный Кристалл Пси: благодаря ему бог Синей Луны был рядом со своим миром.
story-fire-temple = К северу от площади жил Лика. Здесь горел Священный Огонь, а жрецами дракона были многие из Вулка.
story-water-temple = К западу от площади, между огнём и землёй, чтобы те не спорили. Здесь, у Священного Источника, жил Сеша.
story-earth-temple = К югу от площади жил Доран. Во дворе поднималось Священное Древо Жизни, а жрецами дракона были многие из Терра.
story-royal-palace = Здесь жили старый король, принц Роланд и принцесса Элина; спор принца и принцессы за трон разорвал город на части. Теперь дворец ждёт нового короля или новую королеву.
story-thermae = В глубине земли огонь нагревает воду: в этих купальнях мирились три стихии, а с ними и все гости.
story-iron-foundry = Инструменты из печей Вулка держал в руках каждый народ, пока в Тёмный Век здесь не стали делать оружие. Но без этого огня ничего не построить.
story-mill = Терра возделывали поля, а их огромная мельница давала хлеб всему городу.
story-caravanserai = Между дальними дорогами Пиллары отдыхали здесь среди своих. Хайнды прибегали за историями.
story-monastery-tower = Что происходило за этими стенами, Флиты никому не рассказывали. Хайнды будто бы знают, но только шутят.
story-citadel = Здесь Вулка учились у Избранных Лики магии, а чужих не пускали.
story-hospice = Здесь ночевали Терра, идущие на поклон к Дорану, а если оставались места, то и путники из других народов.
story-aqueduct = Хоуксы его придумали, Терра построили, Аква берегли: ничто лучше не напоминает, как дружно жили народы.
story-university = Здесь у Хоуксов учились все народы. Придуманные здесь машины принесли в войнах много горя, а теперь помогают строить.
story-trading-house = Здесь лежало то, что на Рынке не купили или что Пиллары пожалели продать. Отсюда они торговали и с народами Фар и Бука.
story-watchtower = Отсюда Флиты стерегли небо. Враги башне были не страшны, но в Роковую Ночь задрожала земля, и башня рухнула.
story-great-hall = Здесь любая из Мимикс, придя в город, находила сестёр, и здесь собирался их великий совет.
story-city-residence = Здесь гостила со своей свитой духовная владычица Мимикс. Перед Тёмным Веком она приезжала редко; теперь всё будет иначе.
story-library = Она хранила всё, что было известно. Хоуксам писать ещё годы, чтобы спасти остатки, и немало поколений пройдёт, пока полки заполнятся.
story-flight-tower = Куда ни глянь, есть где взлететь и где приземлиться: для Флитов лучший дом, для Хайндов повод для шуток.
story-market-hall = Всё, что Пиллары привозили издалека и не оставляли себе, продавалось здесь. И нигде слухи не бегали быстрее.
story-hospital = Хоуксы и Мимикс лечили здесь вместе: наука одних и близость к природе других победили множество болезней и облегчили остальные.
story-assembly-hall = Здесь посланцы всех народов спорили о будущем Синей Луны. Боковую пристройку добавили Хоуксы, а «украсили» её Хайнды.
story-golden-temple = У храмов на площади по одному дракону, а этот посвящён всем драконам. Вулка, Аква и Терра отстраивают его вместе.
story-theatre = Строить Хайндам никогда не хотелось. Но однажды они сложили из хлама и остатков со стройки театр, просто для забавы.

## What is told of each people and dragon

story-vulca = Пылкие Вулка — мастера магии и кузнечного дела. Им близок Лика, поэтому их карты двигают дракона Огня.
story-terrah = Могучие Терра повелевают бурями и землетрясениями и пашут поля. Им близок Доран, поэтому их карты двигают дракона Земли.
story-aqua = Аква — существа воды, которые мирят остальных. Им близок Сеша, поэтому их карты двигают дракона Воды.
story-flit = Крылатые Флиты держатся подальше и бросают сверху всякую всячину. А ещё они переносят других: с ними ваша фигурка уйдёт дальше.
story-khind = Озорные Хайнды похожи на детей, бродят ватагами и никого не принимают всерьёз. Они вмешиваются во всё и сойдут за любой цвет.
story-mimix = Мимикс — сёстры, близкие к природе, воительницы и мудрые женщины. Они любят ходить вдвоём, и пара их карт заменяет любой цвет.
story-hoax = Хоуксы мудры, слабы телом и богаты на хитрости: на всё у них найдётся прибор. С ними один цвет сойдёт за другой.
story-pillar = Молчаливые Пиллары странствуют далеко и в одиночку; им послушны огромные гусеницы, а гигантские бабочки им друзья. С ними можно сделать ещё одно подношение.
story-dragon-red = Лика, дракон Огня, жил в Храме Огня и учил Избранных из народа Вулка владеть самой магией.
story-dragon-green = Доран, дракон Земли, жил в Храме Земли у Древа Жизни. У него Избранные из народа Терра учились укрощать природу.
story-dragon-blue = Сеша, дракон Воды, жил в Храме Воды и учил Избранных из народа Аква соразмерять силу и хранить мир.
