### What any game, the table and the command line can say.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## Lists

nothing = ничего
between-clauses = { "; " }
before-explanation = { ": " }

## Refusals: moves

refused-no-such-move = нет такого хода: «{ $text }»
refused-game-over = игра окончена
refused-not-your-turn = сейчас ходит место { $to_move }, а не место { $seat }

## Refusals: options

refused-unknown-game = нет игры «{ $game }» (доступны: { $games })
refused-unknown-option = нет параметра «{ $option }»
refused-option-twice = параметр { $option } указан дважды
refused-option-missing = не указан параметр { $option }
refused-option-only-players =
    { $n ->
        [one] { GAME($game) } — игра для одного игрока, а не для { $players }
        [few] { GAME($game) } — игра для { $n } игроков, а не для { $players }
       *[many] { GAME($game) } — игра для { $n } игроков, а не для { $players }
    }
refused-no-such-seat = нет места { $seat }: места идут от 0 до { $last }
refused-seed-length = в зерне 32 байта, а не { $length }
refused-seed-text = такой текст зерна нельзя записать в UTF-8

## Refusals: files

refused-toml-beyond-reading = в файле есть непомерно длинное число или слишком глубокая вложенность

## Refusals: positions

refused-position-not-json = позиция не в формате JSON
refused-json-key-twice = ключ «{ $key }» встречается дважды в одном объекте JSON
refused-position-not-object = позиция — не объект JSON
refused-position-other-game = это позиция другой игры: { $game }
refused-position-is-view = это вид с одного места, а не полная позиция
refused-rules-number = позиция записана по правилам номер { $rules }, эта программа знает их до номера { $newest }
refused-position-field = в позиции { $field } отсутствует или имеет неверный тип
refused-position-unknown-field = в позиции, { $where }: неизвестный ключ «{ $field }»
refused-position-number = в позиции { $field } должно быть целым числом от { $least } до { $most }
refused-position-over-seat = игра окончена, поэтому turn.seat должно быть null
refused-position-result-missing = игра окончена, а результата в позиции нет
refused-position-result-early = в позиции есть результат, а игра не окончена

## Refusals: records

refused-record-not-utf8 = запись — не текст UTF-8
refused-record-empty = запись пуста
refused-record-header-form = строка { $line } — не заголовок вида [Name "value"]: { $text }
refused-record-header-twice = заголовок { $header } встречается дважды
refused-record-unknown-header = нет заголовка { $header }
refused-record-missing-header = нет обязательного заголовка { $header }
refused-record-hex = в заголовке { $header } должно быть 64 шестнадцатеричные цифры
refused-record-no-seed = нет заголовка Seed: без него партию не восстановить
refused-record-only-seed-hash = в записи есть только хеш зерна, а само зерно секретно, пока идёт партия: воспроизвести её пока нельзя
refused-record-rules-form = в заголовке Rules должно быть число, а не «{ $rules }»
refused-record-rules-newer = партия сыграна по правилам номер { $rules }, эта программа знает их до номера { $newest }: нужна более новая
refused-record-result-form = в заголовке Result — * или победители и причина, а не «{ $text }»
refused-record-line = строка { $line } — не раунд и место вроде 1.0, после которых через пробел идут ходы: { $text }
refused-record-seat-name = в записи названо место { $seat }, но места идут от 0 до { $last }
refused-record-position-disagrees = заголовок { $header } расходится с позицией
refused-record-label = строка { $label } — это ход { $running } (на { $move })
refused-record-unsound = запись противоречива; причину покажет selenite verify
refused-record-turn-split = ход { $label } записан на двух строках
refused-record-line-per-move = в строке { $label } несколько ходов ({ $moves }): в этой игре у каждого хода своя строка
refused-record-move-refused = ход { $label }, действие { $move }: { $reason }
refused-record-result = результат — «{ $result }», а в записи «{ $written }»
refused-record-seed-hash = хеш зерна не совпадает с тем, что указан в записи
refused-record-deal-form = заголовок Deal не такой, как описано в docs/fairness.md
refused-record-deal-secret = в заголовке Deal нет секрета: его нельзя проверить
refused-record-deal-commitment = хеш секрета сервера не совпадает с тем, который сервер обещал
refused-record-deal-part = хеш вклада места { $seat } не совпадает с тем, который обещал его браузер
refused-record-deal-seed = зерно не следует из секрета сервера и вкладов игроков
refused-record-deal-lots = жребий не следует из зерна
refused-record-deal-places = в заголовке Deal места или жребий не подходят к игре, в которой игроков: { $players }
refused-record-deal-other-promise = до игры сервер дал другое обещание
refused-record-deal-not-promised = до того как эта программа прислала свой вклад, были обещаны другие вклады
refused-record-deal-left-out = вклад, который эта программа прислала вовремя, пропущен

## Refusals: the command line

refused-file-unreadable = не удаётся прочитать { $file }: { $reason }
refused-file-unwritable = не удаётся записать { $file }: { $reason }
refused-file-not-text = { $file } — не текст UTF-8
refused-option-empty = параметр { $option } пуст: после { $option }= идёт имя файла
refused-option-no-file = не удаётся прочитать { $file }: такого файла нет, и { $option } не знает такого имени (доступны: { $names })
refused-option-form = параметр пишут как KEY=VALUE, а не «{ $text }»
refused-position-game = это позиция игры { $game }, а не { $wanted }
refused-position-option = параметр { $option } не совпадает с указанным в позиции
refused-json-and-svg = show выводит либо --json, либо --svg, но не оба сразу
refused-seat-form = место — это число или «public», а не «{ $text }»
refused-count-form = { $option } — это целое число от { $least } до { $most }, а не «{ $text }»
refused-bot-level = время бота { $bot } фиксировано, изменить его нельзя
refused-bot-unknown = нет бота «{ $bot }» (доступны: { $bots })
refused-bot-seconds = время бота — это секунды, например 0.3, или розыгрыши, например 500p, а не «{ $text }»
refused-bot-module = не удаётся загрузить { $module }: { $reason }
refused-bot-class = в { $module } нет класса «{ $name }» с методом choose
refused-net-file = { $file } — не файл с нейросетями, или он повреждён
refused-net-game = в { $file } нейросети для правил { $rules } игры { $game }, а не для этих
refused-net-inputs = в { $file } нейросети для версии { $version } входных данных, а здесь версия { $expected }
refused-bot-count = --bot указывают один раз или по разу на место (всего { $players }), а указано раз: { $found }
refused-bot-twice = бот { $bot } назван дважды
refused-bots-too-few = для турнира нужно хотя бы два разных бота, каждый с --bot, а их { $found }; --lineup называет целые столы
refused-bot-idle = бота { $bot } нет ни в одном составе
refused-lineup-seats = в составе { $lineup } мест { $found }, а в игре { $seats }: состав называет бота для каждого места, через запятую
refused-limit-form = --limit — это число секунд от { $least } до { $most }, а не «{ $text }»
refused-results-no-file = { $file } — не файл с результатами турнира
refused-results-other = { $file } — от другого турнира: { $field } там { $there }, а не { $here }
refused-results-line = строка { $line } в { $file } — не результат партии
refused-results-in-use = в { $file } уже пишет другой турнир
refused-worker-died = процесс, который играет партии, раз за разом аварийно завершается (код выхода { $status })
refused-no-ray = Ray не установлен: pip install 'selenite[ray]'
refused-ray-unreachable = кластер Ray { $address } недоступен: { $reason }
refused-serve-extra = веб-столу нужны ещё пакеты (нет { $module }): pip install 'selenite[web]'
refused-serve-database-url = базу данных указывают как sqlite:///FILE или postgresql://USER@HOST/NAME, а не { $url }
refused-serve-no-workers = с SQLite за ботов не считает никакой другой процесс: --workers должно быть не меньше 1
refused-worker-database = рабочим процессам нужна общая база данных, postgresql://USER@HOST/NAME, а не { $url }
refused-serve-postgres-extra = для PostgreSQL нужны ещё пакеты (нет { $module }): pip install 'selenite[postgres]'
refused-serve-database = не удаётся хранить столы в { $file }: { $fault }
refused-serve-failed = веб-стол не удалось запустить с { $file }
refused-serve-port = не удаётся принимать соединения на { $host }, порт { $port }: { $fault }
refused-serve-host = --allowed-host принимает имя узла без порта, а не «{ $host }»
refused-serve-proxy = --trusted-proxy принимает IP-адрес или сеть вроде 10.0.0.0/8, а не «{ $proxy }»
refused-limits-not-toml = ограничения записаны не в TOML: { $fault }
refused-limits-unknown = нет ограничения «{ $name }»
refused-limits-number = ограничение { $name } — положительное число
refused-limits-rates = ограничение { $name } принимает person и address, каждое — список пар: сколько и за сколько секунд
refused-store-in-use = { $file } использует другой сервер: сначала остановите его
refused-banned = владелец этого сервера закрыл вам доступ
refused-person-unknown = нет человека с номером { $person }
refused-admin-one-of = укажите либо { $one }, либо { $other }
refused-admin-address = { $address } — не IP-адрес
refused-no-program = программа { $program } не установлена: она входит в клиент PostgreSQL
refused-program-failed = сбой { $program }: { $reason }
refused-store-away = сервер сейчас не может связаться со своей базой данных: попробуйте ещё раз чуть позже
refused-store-unwritable = сервер сейчас не может ничего сохранить: его диск заполнен или доступен только для чтения. Ничего не изменилось, и всё сохранённое ранее в безопасности; попробуйте позже
refused-store-newer = { $file } создан более новой версией Selenite (схема { $version }): обновите эту
refused-store-older = { $file } создан более старой версией Selenite (схема { $version }): остановите её серверы и запустите selenite admin migrate
refused-backup-exists = { $file } уже существует: укажите для резервной копии новый файл
refused-restore-exists = в { $file } уже есть столы: с --replace копия заменит их
refused-restore-in-use = { $file } используется серверами: сначала остановите их
refused-backup-other = { $file } — не база данных столов
refused-ray-lost = кластер Ray раз за разом теряет партию: { $reason }
refused-too-deep = слишком глубокая вложенность ввода
refused-seats-form = --seats — это места через запятую, каждое один раз, а не «{ $text }»
refused-resume-alone = --resume уже задаёт игру: уберите название игры, --players, --seed и --option
refused-first-player-rule = --first принимает lot, me или other, а не «{ $rule }»
refused-first-player-option = { $title } сама определяет первого игрока: выберите его через --option first=МЕСТО
refused-first-player-seats = --first и --seats оба говорят, где вы сидите: уберите одно из них

## Who is the first player

first-player-lot = Первый игрок по жребию: { $who }
first-player-agreed = Первый игрок по договорённости: { $who }

## How a game ended in the arena

ended-forfeit = техническое поражение
ended-stopped = остановка после 1000 ходов

## Why a bot forfeited

why-crashed = исключение в программе
why-illegal = недопустимый ход
why-slow = ход занял слишком много времени
why-died = процесс завершился, код выхода

## The log: what came of it

event-over =
    { $n ->
        [one] Игра окончена. Победа ({ NAME("reason", $reason) }): { $who }
        [few] Игра окончена. Ничья ({ NAME("reason", $reason) }): { $who }
       *[many] Игра окончена. Ничья ({ NAME("reason", $reason) }): { $who }
    }

## The board as text

board-title = { GAME($game) }, раунд { $round }
board-over =
    { $n ->
        [one] Победа ({ NAME("reason", $reason) }): { $who }
        [few] Ничья ({ NAME("reason", $reason) }): { $who }
       *[many] Ничья ({ NAME("reason", $reason) }): { $who }
    }
board-over-you = Вы победили ({ NAME("reason", $reason) })
board-seat = Место { $seat }
board-you = Вы
