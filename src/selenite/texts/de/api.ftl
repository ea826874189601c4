### Programs that play: the API's refusals, and the page where tokens are made and revoked.

## The page

token-title = Bots und Programme
token-about = Mit einem Token spielt ein Programm in deinem Namen. Es kann tun, was das Token erlaubt, bis du es widerrufst.
token-link-about = Lass deinen eigenen Bot auf diesem Server spielen.
token-own-person = Soll der Bot gegen dich spielen? Dann gib ihm eine eigene Identität: Öffne diese Seite in einem privaten Fenster, und wähl dort einen Spitznamen für den Bot.
token-nameless = Wähl erst einen Spitznamen: Unter ihm spielt dein Bot.
token-mine = Deine Tokens
token-date = erstellt am { $date }
token-revoke = Widerrufen
token-revoke-named = { $name } widerrufen
token-new = Ein neues Token
token-name = Wofür ist es?
token-allows = Was es erlaubt
token-scope-read = Tische ansehen, Spiele verfolgen und Aufzeichnungen lesen
token-scope-play = Tische aufstellen, sich setzen und ziehen
token-scope-chat = Chatten
token-make = Token erstellen
token-made = Dein neues Token
token-once = Kopier es jetzt: Es wird nur dieses eine Mal gezeigt. Wer es hat, spielt in deinem Namen, also behalt es für dich.
token-shown = Das neue Token
token-copy = Token kopieren
token-description = Was Programme hier tun können (OpenAPI)

## Refusals

refused-token-missing = schick ein Token im Header „Authorization: Bearer TOKEN“ mit
refused-token-unknown = dieses Token gibt es nicht, oder es wurde widerrufen
refused-token-scope = dieses Token erlaubt „{ $scope }“ nicht
refused-token-name = der Name eines Tokens hat 1 bis { $most } Zeichen
refused-token-no-scope = wähl mindestens eine Sache, die das Token erlaubt
refused-token-too-many = du hast schon { $most } Tokens: widerruf erst eines
refused-table-nobody = mindestens ein Platz muss deiner oder frei sein
refused-api-streams = { $most } Streams sind schon offen: schließ einen, oder versuch es in { $seconds } Sekunden wieder

## Requests that nothing can be done with

api-bad-request = diese Anfrage ist nicht zu verstehen: { $reason }
api-forbidden = diese Anfrage kommt von der Seite einer anderen Website
api-not-found = unter dieser Adresse gibt es nichts
api-method-not-allowed = diese Adresse nimmt solche Anfragen nicht an
api-too-large = diese Anfrage ist zu groß
api-too-many-requests = zu viele Anfragen: versuch es in { $seconds } Sekunden wieder
api-failed = hier ist etwas schiefgegangen; der Server hat es notiert

## A bot that plays at a server

refused-bot-url = „{ $url }“ ist nicht die Adresse eines Servers: sie beginnt mit http:// oder https://
refused-bot-token = das Token hat Zeichen, die kein Token hat
refused-bot-table-and-game = --table und --game schließen einander aus
refused-bot-declined = der Server lehnt ab: { $reason }
refused-bot-no-seat = am Tisch { $table } ist kein Platz für den Bot
refused-bot-failed = { $bot } ist gescheitert: { $reason }
refused-bot-illegal = { $bot } hat „{ $move }“ gewählt, das ist kein gültiger Zug
