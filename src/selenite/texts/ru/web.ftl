### What the pages say.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## All pages

web-skip = К основному содержанию
web-nav = Страницы
web-rules = Правила
web-rules-of = Правила { GAME($game) }
web-learn = Первый ход в { GAME($game) }
web-world-of = Мир { GAME($game) }
web-who-are-you = Кто вы?
web-settings = Настройки
web-language = Язык
web-theme = Тема
web-theme-auto = Как на устройстве
web-theme-light = Светлая
web-theme-dark = Тёмная
web-motion = Анимация
web-hurry = Пропустить
web-mute-sounds = Без звука
web-volume = Громкость
web-pace-fast = Быстро
web-pace-usual = Обычно
web-pace-slow = Медленно
web-pace = Темп ботов
web-sound = Звук
web-questions = Вопросы перед необратимым
web-codes = Обозначения на поле
web-chance = Шансы на победу: в игре против ботов и при просмотре
web-on = Вкл.
web-off = Выкл.
web-change = Применить
web-lobby = Играть
web-players = Игроки
web-sorry = Не получилось
web-to-lobby = В лобби
web-not-found = По этому адресу ничего нет.
web-bad-request = Страница прислала что-то непонятное.
web-board = Поле
web-3d = 3D
web-3d-flat = Плоское
web-3d-switch = Переключить между плоским полем и полем в 3D
web-3d-none = Этот браузер не показывает 3D, поэтому поле остаётся плоским
web-3d-about = Поле в 3D: поворачивается перетаскиванием или стрелками, плюс и минус приближают и отдаляют, Home возвращает первый вид
web-act = Что можно сделать
web-menu = Отмена, совет и прочее
web-hand = Ваша рука
web-log = Что произошло
web-log-short = Журнал
web-newest = К новому
log-round = Раунд { $round }
web-chat = Чат
web-say = Ваше сообщение
web-phrases = Готовые фразы
web-mute = Заглушить чат
web-notify = Сообщать, когда мой ход
web-offline = Связь потеряна, подключаемся снова
web-only-here = Эта ссылка работает только на этом компьютере. Для других устройств запустите Selenite с этим параметром:
web-failed = До стола это не дошло: попробуйте ещё раз
web-not-there = Здесь для этого нет места
web-replay = Просмотреть игру по ходам
web-more = Ещё
menu-game = Эта партия
menu-sound = Звук и уведомления
menu-screen = Большой экран
menu-about-screen = Для всех в комнате, руки скрыты
menu-about-replay = Все сделанные ходы по порядку
menu-about-record = Файл, чтобы сохранить, показать или пересмотреть
menu-about-commands = Играть и спрашивать с клавиатуры
menu-about-restart = Вернуться к началу вашего хода
menu-about-ask-undo = Если остальные согласятся
menu-about-abort = Без победителя, если все согласны
menu-about-resign = Победит соперник
menu-about-bot = Дальше за вас играет бот
web-send = Отправить
web-command = Команда: ход или вопрос, ? для справки
web-command-help = Напишите ход на языке ходов или задайте вопрос: ? для справки
web-undone = Отменено
web-record = Скачать запись игры
web-gathering = Ждём игроков
web-dealing = Идёт раздача…
web-your-turn = Ваш ход
web-you-begin = Вы начинаете!
web-begins = Начинает { $who }
web-turn-of = Ходит { $who }
web-pass-on = Передайте экран, теперь ходит { $who }
web-uncover = Показать мою руку
web-resigned = { $loser } сдаётся, побеждает { $who }
web-aborted = Игра закончена по соглашению, без победителя
web-stands-in = не за столом, играет бот ({ NAME("level", $bot) })
web-come-back = Вернуться в игру
web-bot = бот, { NAME("level", $bot) }
web-absent = не за столом
web-let-bot-play = Пусть играет бот
web-friend-plays = Пусть доиграет друг
web-ask-friend = Попросить, чтобы доиграл друг
web-plays-for = играет за игрока { $who }
web-give-back = Вернуть место
web-sure-give-back = Вернуть место? Пока игрок не вернётся, будет играть бот.
web-allow-friend = Пусть друг играет за меня, пока меня нет
web-forbid-friend = Больше никому не играть за меня
web-watching =
    { $n ->
        [one] Смотрит { $n } человек
        [few] Смотрят { $n } человека
       *[many] Смотрят { $n } человек
    }
web-rematch = Реванш
web-first-table = Вы здесь впервые? Короткий урок покажет ваш первый ход.
web-not-now = Не сейчас
web-to-rematch = К реваншу
web-undo = Отменить
web-undo-about = Отменяет ваше последнее действие вместе с фазами, что закончились после него
web-undo-bots = Отменяет ваш последний ход и всё, что боты сделали после него
web-restart-turn = Начать ход заново
web-hint = Совет
hint-play = Сыграть так
hint-play-turn = Сыграть весь ход так
hint-stop = Остановить
hint-stopped = Дальше ход по совету не играется: закончите его сами.
web-ask-undo = Попросить об отмене
web-ask-abort = Предложить закончить
web-resign = Сдаться
web-sure-abort = Предложить всем закончить эту игру без победителя? Если кто-то откажется, она продолжится.
web-sure-resign = Сдаться в этой игре? Победит другой игрок.
web-sure-resign-to-bot = Сдаться в этой игре? За вас доиграет бот, и вернуться будет нельзя.
web-asks-undo = { $who } просит отменить ход
web-asks-abort = { $who } предлагает закончить игру без победителя
web-asks-friend = { $who } просит, чтобы за игрока { $absent } доиграл друг, который увидит его карты
web-agree = Согласиться
web-refuse = Отказать
web-you-asked-undo = Вы попросили отменить ход. Ждём ответа
web-you-asked-abort = Вы предложили закончить игру без победителя. Ждём ответа
web-you-asked-friend = Вы попросили, чтобы за игрока { $absent } доиграл друг. Нужно согласие всех
web-withdraw = Отозвать
web-cancel = Отмена
web-close = Закрыть
web-command-short = Команды
web-about = Что это
web-ask-no-more = Да, и больше не спрашивать
web-unreachable = Стол сейчас недоступен
web-unreachable-about = Возможно, ваше устройство не в сети или сервер ненадолго остановлен. Ничего не потеряно: ваши игры сохранены. Эта страница сама продолжает попытки и вернёт вас туда, где вы были.
web-unreachable-retry = Попробовать сейчас
web-unreachable-still = Ответа пока нет, скоро попробуем снова

## Levels of bots

level-newcomer = Новичок
level-apprentice = Ученик
level-builder = Строитель
level-architect = Архитектор
level-master = Мастер
level-champion = Чемпион

## Quick phrases

phrase-hello = Всем привет
phrase-good-move = Хороший ход
phrase-thinking = Дайте подумать
phrase-thanks = Спасибо
phrase-oops = Ой
phrase-good-game = Хорошая игра
phrase-again = Ещё разок?
phrase-bye = Мне пора

## What bots say

remark-praise-1 = О, отлично сыграно!
remark-praise-2 = А ведь можно было догадаться!
remark-won-1 = Было напряжённо. Спасибо за игру!
remark-won-2 = Хорошая партия. Сыграем ещё?
remark-lost-1 = Победа заслуженная, поздравляю!
remark-lost-2 = Поздравляю! Сегодня есть чему поучиться.

## Hints

advice-why = Почему
advice-chance = выигрывает у равного соперника примерно { $n } из 100 партий
advice-chance-hardly = у равного соперника почти не выигрывает
advice-chance-nearly = у равного соперника выигрывает почти всегда
advice-close = почти не хуже первого
chance-title = Шансы на победу
chance-own = Из 100 партий отсюда вы выигрываете примерно { $n }
chance-of = Ходит { $who }: из 100 партий отсюда выигрывает примерно { $n }
advice-none = Совета не нашлось, попробуйте ещё раз

## Refusals: the table

refused-table-unknown = нет стола { $table }
refused-table-seats = названо мест: { $seats }, а игроков: { $players }
refused-table-started = игра уже началась
refused-deal-seed-given = зерно этого стола уже задано: к нему ничего не добавить
refused-deal-digits = нужны 64 шестнадцатеричные цифры строчными буквами
refused-deal-not-now = сейчас ваш вклад в раздачу не ожидается
refused-deal-other-part = это не тот вклад, который вы обещали
refused-table-seat-taken = это место уже занято
refused-table-host-only = это может только хозяин стола
refused-table-one-seat = за этим столом у каждого одно место, если хозяин стола не разрешит больше
refused-table-removed = хозяин стола убрал вас из-за этого стола
refused-table-nobody-to-remove = там некого убирать или пускать снова
refused-table-not-yours = вы не сидите за этим столом
refused-table-no-stand-in = на этом месте никого не замещают
refused-table-no-friend = это может разрешить только { $who } или вместе ещё хотя бы двое за столом
refused-table-absent = за игрока { $who } играет бот, а согласиться вместо человека он не может: играйте дальше до его возвращения или сдайтесь
refused-table-is-here = { $who } сейчас за столом
refused-table-seated-already = вы уже сидите за этим столом
refused-table-not-your-turn = сейчас ходит { $who }
refused-table-no-undo = без согласия других отменить здесь нечего
refused-table-others-follow = другие за этим столом хотят видеть ходы
refused-table-asked-already = одна просьба уже ждёт ответа: сначала ответьте на неё
refused-table-nothing-asked = вопроса, на который нужно ответить, нет
refused-table-no-own-request = у вас нет просьбы, которую можно отозвать
refused-table-not-over = игра ещё не окончена
refused-table-not-running = игра сейчас не идёт
refused-table-stale = тем временем что-то изменилось: посмотрите ещё раз
refused-table-chance-hidden = шансы на победу видны только тем, кто играет один против ботов, и после партии
refused-table-damaged = журнал этого стола повреждён, поэтому открыть его нельзя; с остальными столами всё в порядке
refused-table-log-full = журнал этого стола заполнен: он принимает только ходы и то, без чего партия не может продолжаться или закончиться
refused-table-without-end = эта партия не кончается, и её журнал заполнен: кому-то придётся сдаться
refused-too-many =
    { $seconds ->
        [one] слишком часто: подождите { $seconds } секунду
        [few] слишком часто: подождите { $seconds } секунды
       *[many] слишком часто: подождите { $seconds } секунд
    }
refused-table-empty-chat = сообщение пустое
refused-table-name = в нике должно быть от 1 до { $most } видимых знаков
refused-table-name-script = в нике могут быть буквы только одного алфавита
refused-table-no-such-action = нет действия «{ $action }»
refused-table-name-taken = за столом уже есть игрок с именем { $name } или очень похожим
refused-table-just-gone = { $who } отсутствует совсем недолго: подождите минуту
refused-table-covered = карты игрока { $who } ещё закрыты: сначала откройте их
refused-table-nameless = сначала выберите ник, чтобы все знали, кто говорит

## The lobby

lobby-title = Игры под одной луной
lobby-intro = Настольные игры: против ботов, с друзьями за этим экраном или по ссылке.
lobby-nickname = Ваш ник
lobby-nicknames = Серебряная сова, Лунная выдра, Тихая комета, Ночная цапля, Янтарный лис, Синий фонарик, Маленький кратер, Звёздный барсук, Далёкая звезда, Полная луна, Светлый камешек, Задумчивый заяц, Туманный луг, Золотой змей, Утренняя звезда, Добрый дракон, Зимняя ива, Северное сияние, Бумажная ракета, Храбрый светлячок
lobby-game = Игра
lobby-play = Играть
lobby-play-named = Играть в { GAME($game) }
lobby-learn = Научиться за две минуты
lobby-at-once = Всё готово: «Играть» начинает игру сразу, против соперника, выбранного ниже.
lobby-invite = Пригласить друзей
lobby-invite-about = С друзьями: остальные места останутся свободными, а вы получите ссылку для них.
lobby-more = Больше игроков, места и параметры
lobby-opponent = Ваш соперник
lobby-players = Игроки
lobby-seats = Места
lobby-seat = Место { $n }
lobby-seat-me = Я
lobby-seat-opponent = Соперник, выбранный выше
lobby-seat-person = Кто-то за этим экраном
lobby-seat-invite = Свободно, по приглашению
lobby-seat-bot = Бот: { NAME("level", $level) }
lobby-seat-name = Имя на месте { $n }
lobby-options = Параметры
lobby-is-open = Все могут найти игру и смотреть
lobby-first-player = Первый игрок
lobby-first-player-lot = по жребию
lobby-first-player-me = я
lobby-first-player-other = другой игрок
lobby-my-games = Мои игры
lobby-your-turn = Ваш ход
lobby-waiting =
    { $n ->
        [one] Свободно { $n } место
        [few] Свободно { $n } места
       *[many] Свободно { $n } мест
    }
lobby-their-turn = Ходит { $who }
lobby-finished = Законченные игры
lobby-won =
    { $n ->
        [one] Победа: { $who }
        [few] Ничья: { $who }
       *[many] Ничья: { $who }
    }
lobby-no-winner = Без победителя
lobby-open-games = Открытые игры
lobby-no-open-games = Сейчас нет игр, в которых ждут игроков.
lobby-not-all = Здесь только последние игры; более ранние по-прежнему доступны по своим адресам.
lobby-broken = Здесь что-то пошло не так; ничего не потеряно. Попробуйте ещё раз.

## What the levels are like

opponent-newcomer = Хватает то, что блеснуло первым, и не замечает остального.
opponent-apprentice = Знает правила, но пропускает каждый второй хороший ход.
opponent-builder = Всегда находит свой лучший ход, но не думает о вашем ответе.
opponent-architect = Смотрит на несколько ходов вперёд в мгновение ока.
opponent-master = Видит дальше и мало что упускает.
opponent-champion = Не упускает ничего: сильнее здесь нет. Он же даёт советы.

## The gathering before a game

gathering-title = Собираемся: { GAME($game) }
gathering-link = Одна ссылка на все свободные места
gathering-copy = Скопировать
gathering-copied = Скопировано
gathering-share = Поделиться
gathering-qr = QR-код ссылки
gathering-sit-at = Сесть на место { $n }
gathering-add-at = Добавить игрока на место { $n }
gathering-another = Имя ещё одного человека за этим экраном
gathering-seats = Кто играет
gathering-free = Свободное место
gathering-host = хозяин стола
gathering-ready = всё готово
gathering-not-ready = ещё не готово
gathering-you = вы
gathering-up = Поднять выше: { $who }
gathering-down = Опустить ниже: { $who }
gathering-make-free = Освободить место: { $who }
gathering-remove = Убрать игрока { $who } из-за стола
gathering-removed = Хозяин стола убрал вас из-за этого стола. Смотреть можно.
gathering-let-back = Снова пустить игрока { $who }
gathering-allow-several = Разрешить одному игроку несколько мест
gathering-forbid-several = По одному месту на человека
gathering-give-to-bot = Отдать место { $n } боту
gathering-free-seat = свободное место { $n }
gathering-bots-level = Новые боты играют как
gathering-i-am-ready = У меня всё готово
gathering-not-yet = Ещё не готово
gathering-leave = Уйти из-за стола
gathering-ready-about = Игра начнётся, когда все места будут заняты и у всех всё будет готово.
gathering-options = Игра
gathering-first-lot = Первый игрок: по жребию в начале игры
gathering-first-me = Первый игрок: хозяин стола
gathering-first-other = Первый игрок: тот, кто сидит после хозяина стола
gathering-screen = Показать на большом экране

## The page about oneself

me-title = Кто вы
me-hello = Здесь достаточно ника: пароль и почта не нужны.
me-rename = Сохранить
me-link = Продолжить на другом устройстве
me-link-about = Эта личная ссылка и есть вы: кто её откроет, тот играет от вашего имени. Никому её не давайте и храните в надёжном месте.
me-show = Показать мою личную ссылку
me-qr = QR-код моей личной ссылки
me-open-link = Отсканируйте код или откройте ссылку на другом устройстве: там окажутся все ваши места.
me-renew = Сменить личную ссылку
me-renew-about = Прежняя ссылка перестанет действовать. На устройствах, где вы вошли, ничего не изменится.
me-sign-out-elsewhere = Выйти на всех других устройствах
me-sign-out-elsewhere-about = Вход сохранится только на этом устройстве. Если вашу ссылку может знать кто-то ещё, сначала смените её. Токены ваших программ действуют, пока вы их не отзовёте.
me-leave = Забыть меня на этом устройстве
me-leave-about = Ваши игры останутся. Вернуться можно только по личной ссылке.
me-switch = Теперь на этом устройстве вы — { $who }?
me-arrive-about = Это личная ссылка игрока { $who }. Продолжайте, только если это вы: дальше это устройство будет играть от имени игрока { $who }.
me-switch-about = Сейчас на этом устройстве вы — { $now }. Чтобы потом вернуться, понадобится нынешняя личная ссылка.
me-become = Здесь я — { $who }
me-nobody = кто-то без имени

## Playing on for somebody

friend-share-title = Пусть друг доиграет за игрока { $who }
friend-share-about = Кто первым откроет эту ссылку и назовёт свой ник, тот будет играть за игрока { $who } и увидит его карты. Поэтому отправьте её только одному человеку. { $who } может вернуться в любой момент и снова занять место.
friend-link = Ссылка на это место
friend-take-title = Доиграть за игрока { $who }
friend-take-about = Идёт игра { GAME($game) }, { $who } сейчас не за столом, и пока играет бот. Займите это место, и играть будете вы, пока { $who } не вернётся.
friend-take = Занять место
friend-gone = Эта ссылка больше не действует: на этом месте снова кто-то играет или игра окончена.

## Refusals: the lobby

refused-lobby-first = место { $seat } не играет: выберите другого первого игрока
refused-lobby-first-player = первого игрока выбирают по жребию, или это вы, или другой игрок
refused-lobby-players = количество игроков: { $players }
refused-lobby-one-me = вы можете сидеть только на одном месте; остальные отдайте людям за этим экраном, ботам или приглашённым
refused-lobby-level = нет бота по имени { $level }
refused-lobby-seat = каждое место — для вас, для кого-то за этим экраном, для бота или для приглашённого

## Refusals: other pages

refused-me-unknown = эта личная ссылка никому здесь не принадлежит
refused-replay-too-large = запись слишком большая: допустимо не больше { $most } кБ
refused-replay-too-long = эта партия слишком длинная для просмотра
refused-replay-unreadable = в этом адресе нет партии: его обрезали или изменили

## The rules pages

rules-contents = Содержание
rules-documents = Документы
rules-rulings = Решения
rules-fairness = Честная раздача
rules-notation = Язык ходов
rules-pictures = Что есть в игре
rules-untranslated = Эта страница ещё не переведена: вот она по-английски.
rules-learn = Научиться, сыграв первый ход

## The worlds of the games

world-pages = Миры игр
world-more = Подробнее об этом мире

## The gallery of pieces

gallery-pieces = Фигурки, жетоны и знаки

## Replays

replay-title = Просмотр партии: { GAME($game) }
replay-steps = По игре шаг за шагом
replay-first = Начало
replay-turn-back = Ход назад
replay-back = Назад
replay-on = Вперёд
replay-turn-on = Ход вперёд
replay-last = Конец
replay-own = Мой следующий ход
replay-since = С моего хода
replay-at = Действие { $at } из { $count }
replay-scrub = Перейти к действию
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-go = Перейти
replay-start = Игра подготовлена.
replay-board = Поле
replay-beside = Игроки и запасы
replay-turn = Этот ход
replay-all = Все ходы
replay-round = Раунд { $round }: { $who }
replay-end = Чем закончилось
replay-to-table = К столу
replay-record = Скачать запись
replay-so-far = Игра ещё идёт: вот что было до сих пор.
replay-news =
    { $n ->
        [one] { $n } новое действие
        [few] { $n } новых действия
       *[many] { $n } новых действий
    }
replay-send-title = Посмотреть запись партии
replay-send-text = Выберите файл записи, например скачанный со стола. Здесь он не хранится: вся партия помещается в адрес просмотра, который можно сохранить или отправить другим. Кто знает адрес, видит все руки.
replay-send-file = Запись (.sel)
replay-send = Показать партию

## Since the last turn

since-left = Так было после вашего последнего хода.
since-nothing = После вашего последнего хода никто больше не ходил.

## The end of the game

ending-caption = Откуда что взялось
ending-won = Вы победили!
ending-shared = Вы победили вместе: вы и { $who }!
ending-lost =
    { $n ->
        [one] На этот раз победа: { $who }
        [few] На этот раз победа общая: { $who }
       *[many] На этот раз победа общая: { $who }
    }
ending-resigned-won = Вы победили: { $loser } сдаётся
ending-resigned-lost = На этот раз вы сдались; победа за игроком { $who }
ending-best = Лучший ход: { $who }, { $gain }
ending-turning = Перелом: отсюда и до конца впереди { $who }
ending-replay = Повтор
ending-stronger =
    { $n ->
        [one] Соперник посильнее
        [few] Соперники посильнее
       *[many] Соперники посильнее
    }
ending-show = Показать итог

## Lessons

learn-title = Учимся играть в { GAME($game) }
learn-step = Шаг { $step } из { $count }
learn-board = Поле
learn-beside = Что у вас и у соперника
learn-on = Дальше
learn-back = Назад
learn-again = С начала
learn-play = Играть
learn-play-about = За столом вас ждёт дружелюбный бот.
learn-choose = Выбрать соперника
learn-lit = Выберите то, что светится
learn-choose-here = Выберите выше
learn-to-table = Назад к вашему столу
learn-rules = Прочитать правила
learn-you = Вы
learn-other = Селена
learn-not-this = Не это: ищите то, что подсвечено.
learn-allowed = Так тоже можно, но урок продолжается там, где подсвечено.
learn-allowed-choice = Так тоже можно, но урок продолжается с другим выбором.
learn-try-lit = Выберите то, что светится.
learn-try-another = Попробуйте другое из этих мест.
learn-rule = правило { $clause }
