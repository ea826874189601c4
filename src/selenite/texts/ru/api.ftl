### Programs that play: the API's refusals, and the page where tokens are made and revoked.

## The page

token-title = Боты и программы
token-about = С токеном программа играет от вашего имени. Она может делать то, что разрешает токен, пока вы его не отзовёте.
token-link-about = Пусть на этом сервере играет ваш собственный бот.
token-own-person = Бот должен играть против вас? Тогда пусть у него будет своё имя: откройте эту страницу в приватном окне и выберите там ник для бота.
token-nameless = Сначала выберите ник: под ним будет играть ваш бот.
token-mine = Ваши токены
token-date = создан { $date }
token-revoke = Отозвать
token-revoke-named = Отозвать { $name }
token-new = Новый токен
token-name = Для чего он?
token-allows = Что он разрешает
token-scope-read = Смотреть столы, следить за играми и читать записи
token-scope-play = Создавать столы, садиться за них и делать ходы
token-scope-chat = Писать в чат
token-make = Создать токен
token-made = Ваш новый токен
token-once = Скопируйте его сейчас: он показывается только один раз. Кто его имеет, тот играет от вашего имени, поэтому никому его не давайте.
token-shown = Новый токен
token-copy = Скопировать токен
token-description = Что здесь могут делать программы (OpenAPI)

## Refusals

refused-token-missing = пришлите токен в заголовке «Authorization: Bearer TOKEN»
refused-token-unknown = такого токена нет, или он отозван
refused-token-scope = этот токен не разрешает «{ $scope }»
refused-token-name = в имени токена должно быть от 1 до { $most } знаков
refused-token-no-scope = выберите хотя бы что-то одно, что разрешает токен
refused-token-too-many = у вас уже столько токенов: { $most }. Сначала отзовите какой-нибудь
refused-table-nobody = хотя бы одно место должно быть вашим или свободным
refused-api-streams = уже открыто столько потоков: { $most }. Закройте какой-нибудь или попробуйте снова через { $seconds } с

## Requests that nothing can be done with

api-bad-request = этот запрос нельзя понять: { $reason }
api-forbidden = этот запрос пришёл со страницы другого сайта
api-not-found = по этому адресу ничего нет
api-method-not-allowed = этот адрес не принимает таких запросов
api-too-large = этот запрос слишком велик
api-too-many-requests = слишком много запросов: попробуйте снова через { $seconds } с
api-failed = здесь что-то пошло не так; сервер это записал

## A bot that plays at a server

refused-bot-url = «{ $url }» — не адрес сервера: он начинается с http:// или https://
refused-bot-token = в токене есть знаки, которых в токенах не бывает
refused-bot-table-and-game = --table и --game исключают друг друга
refused-bot-declined = сервер отказывает: { $reason }
refused-bot-no-seat = за столом { $table } нет места для бота
refused-bot-failed = сбой в { $bot }: { $reason }
refused-bot-illegal = { $bot } выбирает «{ $move }», а такого хода делать нельзя
