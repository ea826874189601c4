### My box: printed numbers that owners of a game compare and correct.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## The pages

box-title = Моя коробка
box-about = В вашей печатной игре написано не то, что у нас? Сравните её с нашими числами, исправьте то, что отличается, и играйте с числами из своей коробки.
box-mine = Мои коробки
box-is-shared = открыта по ссылке
box-compare = Сравнить и исправить
box-of = Моя коробка: { GAME($game) }
box-sets = Наборы чисел
box-ours = Наши числа
box-begin = Выберите, что сравнить, и введите то, что написано в вашей печатной игре. Первое исправление сохранится как ваша собственная коробка; наши числа останутся прежними.

## Correcting

box-name = Название коробки
box-compared = Всё это сверено с моей печатной игрой
box-save = Сохранить
box-save-next = Сохранить и дальше: { $item }
box-saved = Сохранено.
box-tag-differs = отличается
box-tag-unconfirmed = не подтверждено
box-tag-compared = сверено
box-note-ours = у нас: { $ours }
box-missing = нет

## What differs

box-differences =
    { $n ->
        [one] { $n } число отличается от наших.
        [few] { $n } числа отличаются от наших.
       *[many] { $n } чисел отличаются от наших.
    }
box-differences-title = Что отличается от наших чисел
box-same = Всё совпадает с нашими числами.
box-progress = Сверено пока: { $done } из { $all } неподтверждённых.
box-change = { $item }, { $fact }: { $ours } → { $here }
box-table =
    { $n ->
        [one] Игра с исправленными числами: от наших отличается { $n }
        [few] Игра с исправленными числами: от наших отличаются { $n }
       *[many] Игра с исправленными числами: от наших отличаются { $n }
    }

## What can be done with a box

box-play = Играть с ней
box-from-lobby = Исправить печатные числа
box-from-rules = Сравнить со своей печатной игрой
box-download = Скачать
box-file = { GAME($game) }: selenite new { $name } --option { $option }=FILE
box-share = Поделиться
box-share-about = Кто знает ссылку, видит числа этой коробки такими, какие они сейчас, может их скопировать и играть с ними. Как коробка называется и чья она, там не видно.
box-share-link = Ссылка на эту коробку
box-make-link = Создать ссылку
box-stop-sharing = Закрыть ссылку
box-shared-title = Коробка по ссылке: { GAME($game) }
box-shared-about = Кто-то сверил печатную игру с нашими числами и делится тем, что в ней написано. Скопируйте коробку, чтобы её менять, или играйте с ней как есть.
box-shared-choice = Коробка по ссылке
box-copy = Скопировать в мои коробки
box-send = Отправить нам
box-send-about = Помогите всем: скопируйте это сообщение и отправьте его проекту как issue. В нём только исправления и ничего о вас.
box-send-nothing = Отправлять пока нечего: исправьте число или отметьте то, что сверено с вашей печатной игрой.
box-message = Сообщение
box-send-copy = Скопировать сообщение
box-message-differs = Исправления к { GAME($game) } по печатному экземпляру:
box-message-same = Сверено с печатным экземпляром { GAME($game) }, совпадает:
box-rename = Переименовать
box-delete = Удалить
box-delete-sure = Удалить «{ $name }» навсегда? Игры с этими числами продолжатся.
box-delete-yes = Да, удалить
box-upload = Загрузить файл
box-upload-about = Файл TOML: скачанный отсюда или тот, с которым играют в командной строке: selenite new { $name } --option { $option }=FILE.
box-upload-file = Файл (.toml)
box-upload-send = Сохранить как коробку

## Refusals

refused-box-unknown = такой коробки нет, или она не ваша
refused-box-not-shared = эта ссылка больше не ведёт ни к какой коробке
refused-box-name = в названии коробки должно быть от 1 до { $most } знаков
refused-box-name-taken = у вас уже есть коробка с названием { $name }
refused-box-too-many = коробок может быть не больше { $most }: сначала удалите какую-нибудь
refused-box-too-large = коробка слишком большая: допустимо не больше { $most } кБ
refused-box-not-text = файл — не текст в UTF-8
refused-box-no-file = сначала выберите файл
