### What any game, the table and the command line can say.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## Lists

nothing = nothing
between-clauses = { "; " }
before-explanation = { ": " }

## Refusals: moves

refused-no-such-move = “{ $text }” is not a move
refused-game-over = the game is over
refused-not-your-turn = seat { $to_move } is to move, not seat { $seat }

## Refusals: options

refused-unknown-game = there is no game “{ $game }” (available: { $games })
refused-unknown-option = there is no option “{ $option }”
refused-option-twice = the option { $option } is given twice
refused-option-missing = the option { $option } is missing
refused-option-only-players =
    { $n ->
        [one] { GAME($game) } is for one player, not { $players }
       *[other] { GAME($game) } is for { $n } players, not { $players }
    }
refused-no-such-seat = there is no seat { $seat }: seats go from 0 to { $last }
refused-seed-length = a seed has 32 bytes, not { $length }
refused-seed-text = the seed is not a text that can be written in UTF-8

## Refusals: files

refused-toml-beyond-reading = the file holds a number that is far too long, or is nested far too deeply

## Refusals: positions

refused-position-not-json = the position is not JSON
refused-json-key-twice = the key “{ $key }” occurs twice in the same JSON object
refused-position-not-object = the position is not a JSON object
refused-position-other-game = the position belongs to { $game }
refused-position-is-view = that is a seat's view, not a whole position
refused-rules-number = the position has rules number { $rules }; this program knows rules up to { $newest }
refused-position-field = the position's { $field } is missing or of the wrong type
refused-position-unknown-field = the position's { $where } has an unknown field “{ $field }”
refused-position-number = the position's { $field } must be a whole number from { $least } to { $most }
refused-position-over-seat = the game is over, so turn.seat must be null
refused-position-result-missing = the game is over, but the position has no result
refused-position-result-early = the position has a result, but the game is not over

## Refusals: records

refused-record-not-utf8 = the record is not UTF-8 text
refused-record-empty = the record is empty
refused-record-header-form = line { $line } is not a header like [Name "value"]: { $text }
refused-record-header-twice = the header { $header } occurs twice
refused-record-unknown-header = there is no header { $header }
refused-record-missing-header = the header { $header } is missing
refused-record-hex = the header { $header } needs 64 hexadecimal digits
refused-record-no-seed = the header Seed is missing: without it the game can't be rebuilt
refused-record-only-seed-hash = the record has only the hash of its seed, which stays secret while the game runs: it can't be replayed yet
refused-record-rules-form = the header Rules must be a number, not “{ $rules }”
refused-record-rules-newer = the record was played by rules number { $rules }; this program knows rules up to { $newest }: a newer version is needed
refused-record-result-form = the header Result must be * or winners and a reason, not “{ $text }”
refused-record-line = line { $line } is not a round and a seat such as 1.0 with moves after them, a space before each: { $text }
refused-record-seat-name = the record names seat { $seat }, but seats go from 0 to { $last }
refused-record-position-disagrees = the header { $header } contradicts the position
refused-record-label = the line { $label } is the turn { $running } (at { $move })
refused-record-unsound = the record is inconsistent; selenite verify says why
refused-record-turn-split = the turn { $label } is written on two lines
refused-record-line-per-move = the line { $label } has several moves ({ $moves }): in this game every move has a line of its own
refused-record-move-refused = turn { $label }, move { $move }: { $reason }
refused-record-result = the result is “{ $result }”, the record says “{ $written }”
refused-record-seed-hash = the seed does not match the hash in the record
refused-record-deal-form = the header Deal does not have the form described in docs/fairness.md
refused-record-deal-secret = the header Deal has no secret: it can't be checked
refused-record-deal-commitment = the server's secret does not match the server's commitment
refused-record-deal-part = the part of seat { $seat } does not match its browser's commitment
refused-record-deal-seed = the seed does not follow from the server's secret and the players' parts
refused-record-deal-lots = the lots do not follow from the seed
refused-record-deal-places = the header Deal has places, seats or lots that don't fit a game for { $players }
refused-record-deal-other-promise = the server made another promise before the game
refused-record-deal-not-promised = before this program sent its part, other parts were promised
refused-record-deal-left-out = the part that this program sent in time was left out

## Refusals: the command line

refused-file-unreadable = can't read { $file }: { $reason }
refused-file-unwritable = can't write { $file }: { $reason }
refused-file-not-text = { $file } is not UTF-8 text
refused-option-empty = the option { $option } is empty: a file's name comes after { $option }=
refused-option-no-file = can't read { $file }: there is no such file, and { $option } knows no such name (available: { $names })
refused-option-form = an option is written KEY=VALUE, not “{ $text }”
refused-position-game = the position belongs to { $game }, not to { $wanted }
refused-position-option = the option { $option } differs from the position's
refused-json-and-svg = show prints --json or --svg, not both
refused-seat-form = a seat is a number or “public”, not “{ $text }”
refused-count-form = { $option } takes a whole number from { $least } to { $most }, not “{ $text }”
refused-bot-level = the time of { $bot } is fixed and can't be set
refused-bot-unknown = there is no bot “{ $bot }” (available: { $bots })
refused-bot-seconds = a bot’s time is a number of seconds, such as 0.3, or of playouts, such as 500p, not “{ $text }”
refused-bot-module = can't load { $module }: { $reason }
refused-bot-class = { $module } has no class “{ $name }” with a method choose
refused-net-file = { $file } is not a file with nets, or it is damaged
refused-net-game = { $file } has nets for rules { $rules } of { $game }, not for these
refused-net-inputs = { $file } has nets for version { $version } of the inputs; this is version { $expected }
refused-bot-count = --bot is given once, or once per seat ({ $players } times), not { $found } times
refused-bot-twice = the bot { $bot } is named twice
refused-bots-too-few = a tournament needs at least two different bots, each with --bot, not { $found }; --lineup names whole tables
refused-bot-idle = the bot { $bot } is in none of the line-ups
refused-lineup-seats = the line-up { $lineup } is for { $found }, the game for { $seats }: a line-up names a bot for every seat, with commas between them
refused-limit-form = --limit takes a number of seconds from { $least } to { $most }, not “{ $text }”
refused-results-no-file = { $file } is not a file of tournament results
refused-results-other = { $file } is of another tournament: its { $field } is { $there }, not { $here }
refused-results-line = line { $line } of { $file } is not the result of a game
refused-results-in-use = another tournament is writing to { $file }
refused-worker-died = a process that plays the games kept dying (exit status { $status })
refused-no-ray = Ray is not installed: pip install 'selenite[ray]'
refused-ray-unreachable = can't reach the Ray cluster { $address }: { $reason }
refused-serve-extra = the web table needs more packages ({ $module } is missing): pip install 'selenite[web]'
refused-serve-database-url = a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not { $url }
refused-serve-no-workers = on SQLite no other process runs the bots: --workers must be at least 1
refused-worker-database = workers need a shared database, postgresql://USER@HOST/NAME, not { $url }
refused-serve-postgres-extra = PostgreSQL needs more packages ({ $module } is missing): pip install 'selenite[postgres]'
refused-serve-database = can't store the tables in { $file }: { $fault }
refused-serve-failed = the web table couldn't start with { $file }
refused-serve-port = can't listen on { $host }, port { $port }: { $fault }
refused-serve-host = --allowed-host takes a host name, without a port, not “{ $host }”
refused-serve-proxy = --trusted-proxy takes an IP address or a network such as 10.0.0.0/8, not “{ $proxy }”
refused-limits-not-toml = the limits are not TOML: { $fault }
refused-limits-unknown = there is no limit called “{ $name }”
refused-limits-number = the limit { $name } takes a positive number
refused-limits-rates = the limit { $name } takes person and address, each a list of pairs: how many, in how many seconds
refused-store-in-use = another server is using { $file }: stop it first
refused-banned = the operator of this server has banned you
refused-person-unknown = there is no person { $person }
refused-admin-one-of = give either { $one } or { $other }
refused-admin-address = { $address } is not an IP address
refused-no-program = { $program } is not installed: it comes with PostgreSQL's client
refused-program-failed = { $program } failed: { $reason }
refused-store-away = the server can't reach its database at the moment: please try again soon
refused-store-unwritable = the server can't save anything at the moment, because its disk is full or read-only: nothing has changed, and everything saved before is safe; please try again later
refused-store-newer = { $file } was made by a newer version of Selenite (schema { $version }): update this one
refused-store-older = { $file } was made by an older version of Selenite (schema { $version }): stop its servers, then run selenite admin migrate
refused-backup-exists = { $file } exists already: name a new file for the backup
refused-restore-exists = { $file } has tables already: restore with --replace to overwrite them
refused-restore-in-use = servers use { $file }: stop them first
refused-backup-other = { $file } is not a database of tables
refused-ray-lost = the Ray cluster kept losing a game: { $reason }
refused-too-deep = the input is nested too deeply
refused-seats-form = --seats takes seats separated by commas, each once, not “{ $text }”
refused-resume-alone = --resume brings its own game: leave out the game, --players, --seed and --option
refused-first-player-rule = --first takes lot, me or other, not “{ $rule }”
refused-first-player-option = { $title } determines its first player itself: choose one with --option first=SEAT
refused-first-player-seats = --first and --seats both say where you sit: leave out one of them

## Who is the first player

first-player-lot = First player, drawn by lot: { $who }
first-player-agreed = First player, as agreed: { $who }

## How a game ended in the arena

ended-forfeit = by a forfeit
ended-stopped = stopped after 1,000 turns

## Why a bot forfeited

why-crashed = raised an exception
why-illegal = played no legal move
why-slow = took too long for a turn
why-died = ended its process, exit status

## The log: what came of it

event-over =
    { $n ->
        [one] The game is over: { $who } won { NAME("reason", $reason) }
       *[other] The game is over: { $who } tied { NAME("reason", $reason) }
    }

## The board as text

board-title = { GAME($game) }, round { $round }
board-over =
    { $n ->
        [one] { $who } won { NAME("reason", $reason) }
       *[other] { $who } tied { NAME("reason", $reason) }
    }
board-over-you = You won { NAME("reason", $reason) }
board-seat = Seat { $seat }
board-you = You
