### Programs that play: the API's refusals, and the page where tokens are made and revoked.

## The page

token-title = Bots and programs
token-about = With a token, a program plays in your name. It can do what the token allows, until you revoke it.
token-link-about = Let your own bot play at this server.
token-own-person = Should the bot play against you? Then let it be somebody else: open this page in a private window, and choose a nickname for the bot there.
token-nameless = Choose a nickname first: your bot plays under it.
token-mine = Your tokens
token-date = made on { $date }
token-revoke = Revoke
token-revoke-named = Revoke { $name }
token-new = A new token
token-name = What is it for?
token-allows = What it allows
token-scope-read = Look at tables, follow games and read records
token-scope-play = Set up tables, sit down and make moves
token-scope-chat = Chat
token-make = Make the token
token-made = Your new token
token-once = Copy it now: it is shown this once. Whoever has it plays in your name, so keep it to yourself.
token-shown = The new token
token-copy = Copy the token
token-description = What programs can do here (OpenAPI)

## Refusals

refused-token-missing = send a token in the header “Authorization: Bearer TOKEN”
refused-token-unknown = there is no such token, or it has been revoked
refused-token-scope = this token doesn't allow “{ $scope }”
refused-token-name = the name of a token has 1 to { $most } characters
refused-token-no-scope = choose at least one thing that the token allows
refused-token-too-many = you have { $most } tokens already: revoke one first
refused-table-nobody = at least one seat must be yours or free
refused-api-streams = { $most } streams are open already: close one, or try again in { $seconds } seconds

## Requests that nothing can be done with

api-bad-request = this request can't be understood: { $reason }
api-forbidden = this request comes from another site's page
api-not-found = there is nothing at this address
api-method-not-allowed = this address doesn't take such requests
api-too-large = this request is too large
api-too-many-requests = too many requests: try again in { $seconds } seconds
api-failed = something went wrong here; the server has noted it

## A bot that plays at a server

refused-bot-url = “{ $url }” is not the address of a server: it begins with http:// or https://
refused-bot-token = the token has signs that no token has
refused-bot-table-and-game = --table and --game exclude each other
refused-bot-declined = the server declines: { $reason }
refused-bot-no-seat = there is no seat for the bot at table { $table }
refused-bot-failed = { $bot } failed: { $reason }
refused-bot-illegal = { $bot } chose “{ $move }”, which is not a legal move
