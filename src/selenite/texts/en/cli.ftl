### What the command line, the terminal and the arena say. There is English only.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## Help of the commands

help-app = { $games } on the command line: play, check and simulate games.
help-version = Print the version and which engine runs, and exit.
help-new = Print the record of a new game.
help-show = Show the position after a record's last move.
help-moves = Print the legal moves, one per line.
help-play = Print the record with moves added.
help-verify = Replay a record and check every move, the result and the seed's hash.
help-trace = Print one JSON line per move: position, legal moves, move.
help-simulate = Let bots play games and count what happens.
help-tournament = Let bots play each other, from all seats of the same deals, and rate them.
help-perft = Count the move sequences of some length.
help-terminal = Play in the terminal.
help-serve = Serve the web table: play in a browser, alone, on one screen or with others.
help-bot-command = Let a bot play on a server through its API; it reconnects whenever the connection is lost.
help-bot-spec = The bot: your own class, such as my_bots:Clever, or any bot that simulate accepts.
help-bot-url = The server, such as http://127.0.0.1:8642.
help-bot-token = A token with the scopes read and play, made on the server's page Me (default: the environment variable SELENITE_TOKEN).
help-bot-table = Sit down at this table, and play one game (default: play at all tables where the bot has a seat).
help-bot-game = Set up a table of this game, and play there.
help-bot-against = With --game: the levels of the server's bots on the other seats, one option per seat (default: the seats are free).
help-host = The address to listen on (default 127.0.0.1: this machine alone; 0.0.0.0 for everybody).
help-port = The port (default { $port }, or the next one that is free).
help-database = Where the tables are stored: sqlite:///FILE (default: a file in your data folder) or postgresql://USER@HOST/NAME.
help-admin = Administer a server's database.
help-backup = Copy the database to a new file; the server may keep running.
help-restore = Restore the database from a backup; no server may be using it.
help-backup-file = The new file.
help-restore-file = The file of the backup.
help-replace = Overwrite the tables that the database has now.
help-migrate = Bring the database up to date, as serve does when it starts.
help-export = Write the records of all finished games to a folder.
help-export-folder = The folder; each game becomes a file.
help-people = List people with their numbers, by nickname.
help-people-text = A part of the nickname.
help-delete = Delete a person's data, or a table.
help-ban = Ban a person or an address; the server refuses them within seconds.
help-admin-person = The person's number, as admin people lists it.
help-admin-table = The table's name in its address.
help-admin-address = The address; an IPv6 address stands for its /64 network.
help-admin-yes = Don't ask for confirmation.
help-lift = Lift the ban.
cli-backed-up = Backed up the tables of { $file } to { $backup }.
cli-restored = Restored the tables of { $backup } to { $file }.
cli-migrated = Migrated { $file } from version { $before } to { $now }.
cli-exported = Wrote { $games } records to { $folder }.
cli-delete-question = Delete { $what } for good?
cli-table-damaged = The log of the table { $table } is damaged: not all of it can be read.
cli-deleted-table = The table { $table } is deleted.
cli-deleted-person = { $person } is deleted, with names and messages at { $tables } tables.
cli-banned = { $who } is banned.
cli-ban-lifted = { $who } may come back.
help-allowed = A host name that the server answers to (default: any). Can be repeated.
help-proxy = The address or network of a proxy whose headers X-Forwarded-For and X-Forwarded-Proto are trusted. Can be repeated.
help-limits = A TOML file with other limits for people, addresses and connections.
help-metrics = Serve metrics for Prometheus on this port.
help-metrics-host = Where metrics are served; by default only for this machine (127.0.0.1).
help-thinkers = How many processes run the bots (default: one fewer than there are cores; on PostgreSQL, 0 leaves the bots to workers).
help-log-format = The format of the log: lines of text or of JSON.
help-worker = Run the bots of all web processes on the same PostgreSQL database.
help-no-browser = Don't open a browser.
help-game = The game: { $games }.
help-record = A .sel file, or - for standard input.
help-play-moves = Moves such as >d4, 1=h2h3, / or drop=v1k1; draft=L3, Lg>L12 or Sb>(-26,20).
help-players = How many players (default 2).
help-seed = 64 hexadecimal digits, or any text (default: drawn at random).
help-option = An option of the game as KEY=VALUE. Can be repeated.
help-options-of = { GAME($game) } has { $options }.
help-file = { $option } (a file)
help-name-or-file = { $option } (a name or a file)
help-position = Start from a JSON position: a file, or - for standard input.
help-seat = Show only what this seat may know; public for a spectator.
help-json = Print JSON.
help-svg = Print a drawing as SVG.
help-games = How many games (default 100).
help-bot = A bot and its time for a whole turn: seconds, NAME[:SECONDS], or playouts, NAME:500p; { $often }. Available: { $bots }; your own class is my_bots.py::Clever or my_bots.Clever.
help-bot-seats = once for all seats, or once per seat
help-bot-each = once for each participant
help-records = Write the games as 000000.sel, 000001.sel, … into this folder.
help-workers = How many processes play (default 1).
help-lineup = The bots of a table, one for each seat, such as greedy,random,random. Can be repeated; only these line-ups are played.
help-lineup-games = How many games each line-up plays (default 100); rounded up to whole deals, since each deal is played from all rotations of the seats.
help-limit = The seconds after which a turn is forfeited (default: 30, or five times a bot's own seconds if that is more).
help-results = Store every game in this file, one line of JSON each; the same command resumes where it stopped, and more games or bots can be added.
help-report = Write a page with tables and drawings.
help-all-workers = How many processes play (default: one for every core).
help-ray = Play on the Ray cluster at this address; local starts one on this machine.
help-depth = The length of the sequences.
help-resume = Resume a saved game.
help-save = Where to save the game (on leaving, without asking).
help-opponent = The bots on the other seats: { $levels }, from a first game to the strongest (default { $usual }), or any other bot that simulate accepts.
help-seats = The seats you play, such as 0 or 0,2; bots play the others (default 0).
help-first = Who is the first player, in games where the first seat begins (default lot).

## Output of the commands

cli-serving = Selenite is at { $address } (Ctrl-C stops it; the tables are stored in { $file })
cli-worker = Running the bots of { $file } (Ctrl-C stops it)
cli-bot-table = The table is at { $address }
cli-bot-waiting = { $name } plays at all its tables on { $address } (Ctrl-C stops it)
cli-bot-lost = No connection: { $reason }; trying again in { $seconds } s
cli-bot-won = { $table }: won ({ $reason })
cli-bot-lost-game = { $table }: lost ({ $reason })
cli-bot-no-winner = { $table }: ended without a winner ({ $reason })
cli-bot-deal-unsettled = { $table }: the server did not show all commitments with this bot's among them, so its part of the deal is not sent
cli-bot-deal-unfair = { $table }: don't trust this deal: { $reason }
cli-bot-table-failed = { $table }: { $reason }
cli-reach = Other devices reach it at { $address }
cli-version = selenite { $version } ({ $engine })
cli-verified =
    { $n ->
        [one] ok: { $n } turn, result { $result }
       *[other] ok: { $n } turns, result { $result }
    }
cli-progress = games
cli-interrupted = interrupted
cli-interrupted-kept = interrupted after { $done } of { $wanted } games; they are in { $file }, and the same command resumes from there
cli-interrupted-lost = interrupted after { $done } of { $wanted } games; with --results FILE the same command could resume from there
cli-no-ratings = no ratings: they need pip install 'selenite[arena]'
cli-no-place = there is no such folder, or nothing can be written there
cli-tournament-games =
    { $n ->
        [one] { $games } games, { $n } deal, seed { $seed }
       *[other] { $games } games, { $n } deals, seed { $seed }
    }
cli-tournament-ends = Ended: { $ends }
cli-tournament-forfeit =
    { $n ->
        [one] Forfeit: { $bot } { $why }: { $text } ({ $n } game)
       *[other] Forfeit: { $bot } { $why }: { $text } ({ $n } games)
    }
cli-tournament-pair = { $bot } against { $other }
cli-head-bot = bot
cli-head-rating = rating (95 %)
cli-head-wins = wins (95 %)
cli-head-games = games
cli-head-turn-median = turn, median
cli-head-turn-p99 = 99 %
cli-head-forfeits = forfeits
cli-head-pairing = pairing
cli-sim-games = games
cli-sim-seed = seed
cli-sim-decisions = decisions
cli-sim-seconds = seconds (playing only)
cli-sim-games-per-second = games per second
cli-sim-decisions-per-second = decisions per second
cli-sim-turns = turns per game
cli-sim-choices = choices per decision
cli-sim-wins = wins of seat { $seat }
cli-sim-reason = ended: { $reason }

## The report of a tournament

report-title = Tournament: { GAME($game) }
report-own-file = a custom file
report-made = Made by selenite { $version }.
report-method = Every line-up plays the same deals, and each deal from all rotations of the seats. A shared win counts as a share for each winner; a bot that fails forfeits its game, and the others share it; a game that is stopped is shared by all. All intervals are 95 %. Those of shares are Wilson's, for the effective number of independent games, given the differences between deals; those of ratings come from a Bayesian bootstrap over deals.
report-bot = bot
report-games = games
report-share = share
report-points = points
report-ratings = Ratings
report-ratings-note = On the scale of Elo: 400 points mean odds of ten to one; 0 is the mean of these bots.
report-wins = Wins
report-wins-note = The share of wins per seat of the bot; the dashed line, { $fair }, is what equally strong bots would get.
report-matrix = Head to head
report-matrix-note = How often the bot of the row won against the bot of the column.
report-matrix-note-more = Of the wins that either bot took while both sat at the table, the share of the bot of the row, per seat.
report-against = row against column
report-lineups = Tables
report-lineups-note = The share of wins per seat of the first-named bot against the others.
report-table = table
report-at-table = { $bot } with { $others }
report-order = Who moves first
report-order-note = All bots sit everywhere equally often, so differences are due to the seat.
report-moves = moves
report-order-1 = first
report-order-2 = second
report-order-3 = third
report-order-4 = fourth
report-ends = How games ended
report-ends-note = All games of the tournament.
report-end = ended
report-times = Time for a turn
report-times-note = The bot's thinking time only, on a logarithmic scale.
report-median = median
report-p95 = 95 %
report-p99 = 99 %
report-max = longest
report-lengths = Length of the games
report-length-note = Turns of all players together: median { $middle } (dashed), mean { $mean }, from { $least } to { $most }.
report-figures = At the end of a game
report-figures-note = Mean per seat, over the games that nobody forfeited.
report-forfeits = Forfeits
report-forfeits-note = A bot that crashes, takes too long or plays no legal move has lost the game.
report-why = why

## The report of a tournament: facts

report-fact-games = games
report-fact-deals = deals
report-fact-players = players
report-fact-seed = seed
report-fact-rules = rules number

## The terminal, in English only

terminal-welcome = { GAME($game) }. You play seat { $seats }; bots play the others ({ $bots }).
terminal-welcome-all = { GAME($game) }. All seats are played here.
terminal-keys = Type a number or a move; ? for help, quit to leave.
terminal-prompt = { $label } { $phase }>{ " " }
terminal-since = Since your last turn:
terminal-your-hand = Your hand
terminal-empty-hand = is empty
terminal-can-do = You can
terminal-more = … { $n } in all: moves { $key }
terminal-passed = Nothing to do in the { $phase } phase.
terminal-pass-on = Pass the keyboard to seat { $seat }, then press Enter.{ " " }
terminal-no-number = There is no move number { $number }: moves go from 1 to { $last }.
terminal-hint = What the strongest bot would do, the best first:
terminal-hint-moves = To play it: { $moves }
terminal-undone = Taken back: { $moves }
terminal-nothing-to-undo-open = Nothing can be taken back: your turn starts here.
terminal-nothing-to-undo = Nothing can be taken back: your turn starts here, or somebody has seen new cards since.
terminal-saved = Saved as { $file }
terminal-save-how = Say where: save FILE.sel
terminal-save-question = Save the game? A file name, or Enter to leave without saving:{ " " }
terminal-overwrite = { $file } exists. Overwrite it (y/N)?{ " " }
terminal-not-saved = Not saved.
terminal-goodbye = Goodbye.
terminal-seed = The seed was { $seed }
terminal-rule-how = Say which clause, for example: rule 3.3
terminal-no-clause = There is no clause { $clause }. Try for example: rule 3.3
terminal-no-such-moves = No legal move begins with { $text }.
terminal-empty-log = Nothing has happened yet.
