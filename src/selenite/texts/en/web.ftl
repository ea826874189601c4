### What the pages say.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## All pages

web-skip = To the content
web-nav = Pages
web-rules = Rules
web-rules-of = Rules of { GAME($game) }
web-learn = First turn of { GAME($game) }
web-world-of = The world of { GAME($game) }
web-who-are-you = Who are you?
web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = Same as the device
web-theme-light = Light
web-theme-dark = Dark
web-motion = Animations
web-hurry = Skip ahead
web-mute-sounds = Mute
web-volume = Volume
web-pace-fast = Fast
web-pace-usual = Usual
web-pace-slow = Slow
web-pace = Pace of bots
web-sound = Sound
web-questions = Ask before what can't be taken back
web-codes = Codes on the board
web-chance = Chance to win, alone against bots and in replays
web-on = On
web-off = Off
web-change = Apply
web-lobby = Play
web-players = Players
web-sorry = That didn't work
web-to-lobby = To the lobby
web-not-found = There is nothing at this address.
web-bad-request = The page sent something that can't be understood.
web-board = Board
web-3d = 3D
web-3d-flat = Flat
web-3d-switch = Switch between the flat board and the one in 3D
web-3d-none = This browser can't show 3D, so the board stays flat
web-3d-about = The board in 3D: drag or use the arrow keys to turn it, plus and minus to come closer or go back, Home to return to the first view
web-act = What you can do
web-menu = Undo, hint and more
web-hand = Your hand
web-log = What happened
web-log-short = Log
web-newest = Newest
log-round = Round { $round }
web-chat = Chat
web-say = Say something
web-phrases = Quick phrases
web-mute = Mute the chat
web-notify = Tell me when it is my turn
web-offline = Connection lost; trying again
web-only-here = This link works on this computer only. For other devices, start Selenite with this option:
web-failed = That didn't reach the table: try again
web-not-there = There is no place for it here
web-replay = Step through the game
web-more = More
menu-game = This game
menu-sound = Sound and notices
menu-screen = Big screen
menu-about-screen = For everybody in the room, hands hidden
menu-about-replay = Every move so far, one by one
menu-about-record = A file to keep, share or replay
menu-about-commands = Play and ask by typing
menu-about-restart = Back to where your turn began
menu-about-ask-undo = If the others agree
menu-about-abort = Without a winner, if all agree
menu-about-resign = The other player wins
menu-about-bot = A bot plays on for you
web-send = Send
web-command = Command: a move or a question, ? for help
web-command-help = Type a move or a question; ? for help
web-undone = Taken back
web-record = Download the game
web-gathering = Waiting for players
web-dealing = Dealing…
web-your-turn = Your turn
web-you-begin = You begin!
web-begins = { $who } begins
web-turn-of = { $who } is to move
web-pass-on = Pass the screen to { $who }
web-uncover = Show my hand
web-resigned = { $loser } resigned: { $who } wins
web-aborted = The game was ended by agreement, without a winner
web-stands-in = away, { NAME("level", $bot) } plays
web-come-back = Take my seat back
web-bot = bot, { NAME("level", $bot) }
web-absent = away
web-let-bot-play = Let a bot play
web-friend-plays = Let a friend take over
web-ask-friend = Ask to let a friend take over
web-plays-for = plays for { $who }
web-give-back = Give the seat back
web-sure-give-back = Give the seat back? A bot plays until its player returns.
web-allow-friend = Let a friend play for me while I'm away
web-forbid-friend = No longer let a friend play for me
web-watching =
    { $n ->
        [one] { $n } person watching
       *[other] { $n } people watching
    }
web-rematch = Rematch
web-first-table = New here? A short lesson shows you your first turn.
web-not-now = Not now
web-to-rematch = To the rematch
web-undo = Undo
web-undo-about = Takes back your last action, with the phases that ended after it
web-undo-bots = Takes back your last move, and what the bots have done since
web-restart-turn = Restart turn
web-hint = Hint
hint-play = Play this
hint-play-turn = Play the whole turn
hint-stop = Stop
hint-stopped = The hint plays no further; the rest of the turn is yours.
web-ask-undo = Ask to take back a move
web-ask-abort = Offer to end the game
web-resign = Resign
web-sure-abort = Ask everybody to end this game without a winner? It goes on unless all agree.
web-sure-resign = Give up this game? The other player wins.
web-sure-resign-to-bot = Give up this game? A bot plays on for you, and you can't come back.
web-asks-undo = { $who } asks to take back a move
web-asks-abort = { $who } offers to end the game without a winner
web-asks-friend = { $who } asks to let a friend play for { $absent } and see the hand
web-agree = Agree
web-refuse = Refuse
web-you-asked-undo = You have asked to take back a move. Waiting for an answer
web-you-asked-abort = You have offered to end the game without a winner. Waiting for an answer
web-you-asked-friend = You have asked to let a friend play for { $absent }. Everybody has to agree
web-withdraw = Withdraw
web-cancel = Cancel
web-close = Close
web-command-short = Commands
web-about = About this
web-ask-no-more = Yes, and don't ask again
web-unreachable = The table can't be reached
web-unreachable-about = Your device may be offline, or the server may be taking a break. Nothing is lost: your games are saved. This page keeps trying and takes you back to where you were.
web-unreachable-retry = Try again now
web-unreachable-still = Still no answer; trying again shortly

## Levels of bots

level-newcomer = Newcomer
level-apprentice = Apprentice
level-builder = Builder
level-architect = Architect
level-master = Master
level-champion = Champion

## Quick phrases

phrase-hello = Hello everybody
phrase-good-move = Good move
phrase-thinking = Let me think
phrase-thanks = Thank you
phrase-oops = Oops
phrase-good-game = Good game
phrase-again = Once more?
phrase-bye = I have to go

## What bots say

remark-praise-1 = Oh, nicely done!
remark-praise-2 = I should have seen that coming.
remark-won-1 = That was close. Thank you for the game!
remark-won-2 = A fine game. Shall we play again?
remark-lost-1 = Well played, you earned it!
remark-lost-2 = Congratulations! I learned something today.

## Hints

advice-why = Why
advice-chance = wins about { $n } of 100 games between equals
advice-chance-hardly = wins hardly any game between equals
advice-chance-nearly = wins nearly every game between equals
advice-close = about as good as the first
chance-title = Chance to win
chance-own = You win about { $n } of 100 games from here
chance-of = { $who } is to move and wins about { $n } of 100 games from here
advice-none = No hint was found; try again

## Refusals: the table

refused-table-unknown = there is no table called { $table }
refused-table-seats = { $seats } seats were named for { $players } players
refused-table-started = the game has started already
refused-deal-seed-given = the seed of this table was given: there is nothing to add
refused-deal-digits = 64 hexadecimal digits are needed, in lower case
refused-deal-not-now = no part of the deal is awaited from you now
refused-deal-other-part = this is not the part that you committed to
refused-table-seat-taken = somebody sits there already
refused-table-host-only = only the host can do that
refused-table-one-seat = everybody has one seat at this table, unless the host allows more
refused-table-removed = the host has removed you from this table
refused-table-nobody-to-remove = there is nobody to remove or to let back
refused-table-not-yours = you don't sit at this table
refused-table-no-stand-in = nobody is missing from that seat
refused-table-no-friend = only { $who } can allow that, or at least two others at the table together
refused-table-absent = a bot plays for { $who } and can't agree in their place: play on until they come back, or resign
refused-table-is-here = { $who } is here
refused-table-seated-already = you sit at this table already
refused-table-not-your-turn = it is { $who }'s turn
refused-table-no-undo = there is nothing that can be taken back without asking
refused-table-others-follow = other people at this table want to see the moves
refused-table-asked-already = a question is still open: answer it first
refused-table-nothing-asked = there is no question to answer
refused-table-no-own-request = you have no open request to withdraw
refused-table-not-over = the game isn't over yet
refused-table-not-running = the game isn't running
refused-table-stale = something happened in the meantime: look again
refused-table-chance-hidden = the chance to win is shown to those who play alone against bots, and after the game
refused-table-damaged = the log of this table is damaged, so it can't be opened; all other tables are fine
refused-table-log-full = this table's log is full: it accepts only moves and what the game needs to continue or end
refused-table-without-end = this game goes on without end, and its log is full: somebody has to resign
refused-too-many =
    { $seconds ->
        [one] that was a lot in a short time: wait { $seconds } second
       *[other] that was a lot in a short time: wait { $seconds } seconds
    }
refused-table-empty-chat = the message is empty
refused-table-name = a nickname has 1 to { $most } visible characters
refused-table-name-script = a nickname has the letters of one alphabet only
refused-table-no-such-action = there is no action “{ $action }”
refused-table-name-taken = somebody at the table is called { $name } already, or something that looks like it
refused-table-just-gone = { $who } has only just left: wait a minute
refused-table-covered = the hand of { $who } is still covered: uncover it first
refused-table-nameless = choose a nickname first, so that everybody knows who is speaking

## The lobby

lobby-title = Games under one moon
lobby-intro = Board games against bots, with friends at this screen, or over a link.
lobby-nickname = Your nickname
lobby-nicknames = Silver Owl, Moonlit Otter, Quiet Comet, Night Heron, Velvet Moth, Amber Fox, Blue Lantern, Little Crater, Starry Badger, Wandering Star, Evening Swift, Harvest Moon, Bright Pebble, Dreaming Hare, Misty Meadow, Golden Kite, Morning Star, Friendly Dragon, Tiny Telescope, Winter Willow, Northern Light, Paper Rocket, Brave Firefly, Slow Tide
lobby-game = Game
lobby-play = Play
lobby-play-named = Play { GAME($game) }
lobby-learn = Learn in two minutes
lobby-at-once = Ready when you are: Play starts at once, against the opponent chosen below.
lobby-invite = Invite friends
lobby-invite-about = With friends: all other seats stay free, and you get a link for them.
lobby-more = More players, seats and options
lobby-opponent = Your opponent
lobby-players = Players
lobby-seats = Seats
lobby-seat = Seat { $n }
lobby-seat-me = Me
lobby-seat-opponent = The opponent chosen above
lobby-seat-person = Somebody at this screen
lobby-seat-invite = Free, by invitation
lobby-seat-bot = Bot: { NAME("level", $level) }
lobby-seat-name = Name of seat { $n }
lobby-options = Options
lobby-is-open = Anyone may find this game and watch
lobby-first-player = First player
lobby-first-player-lot = drawn by lot
lobby-first-player-me = me
lobby-first-player-other = the other player
lobby-my-games = My games
lobby-your-turn = Your turn
lobby-waiting =
    { $n ->
        [one] { $n } seat free
       *[other] { $n } seats free
    }
lobby-their-turn = { $who } is to move
lobby-finished = Finished games
lobby-won =
    { $n ->
        [one] { $who } won
       *[other] { $who } tied
    }
lobby-no-winner = Without a winner
lobby-open-games = Open games
lobby-no-open-games = No game is waiting for players right now.
lobby-not-all = Only the latest games are listed; older ones are still at their addresses.
lobby-broken = Something went wrong here; nothing was lost. Try again.

## What the levels are like

opponent-newcomer = Grabs whatever shines first and overlooks the rest.
opponent-apprentice = Knows the rules, but overlooks every other good turn.
opponent-builder = Always finds its best turn. Never asks what you will do.
opponent-architect = Thinks a few turns ahead in the blink of an eye.
opponent-master = Thinks further ahead and overlooks little.
opponent-champion = Overlooks nothing: the strongest here, and the one who gives hints.

## The gathering before a game

gathering-title = Gathering for { GAME($game) }
gathering-link = One link for every free seat
gathering-copy = Copy the link
gathering-copied = Copied
gathering-share = Share
gathering-qr = QR code of the link
gathering-sit-at = Take seat { $n }
gathering-add-at = Add a person to seat { $n }
gathering-another = Name of another person at this screen
gathering-seats = Who plays
gathering-free = Free seat
gathering-host = host
gathering-ready = ready
gathering-not-ready = not ready yet
gathering-you = you
gathering-up = Move { $who } up
gathering-down = Move { $who } down
gathering-make-free = Free the seat of { $who }
gathering-remove = Remove { $who } from the table
gathering-removed = The host has removed you from this table. You can watch.
gathering-let-back = Let { $who } sit again
gathering-allow-several = Let one person take several seats
gathering-forbid-several = One seat for each person
gathering-give-to-bot = Give seat { $n } to a bot
gathering-free-seat = free seat { $n }
gathering-bots-level = New bots play as
gathering-i-am-ready = I'm ready
gathering-not-yet = Not ready after all
gathering-leave = Leave the table
gathering-ready-about = The game starts when every seat is taken and everybody is ready.
gathering-options = The game
gathering-first-lot = First player: drawn by lot when the game starts
gathering-first-me = First player: the host
gathering-first-other = First player: whoever sits after the host
gathering-screen = Show this on a big screen

## The page about oneself

me-title = Who you are
me-hello = A nickname is enough here: no password, no e-mail address.
me-rename = Save
me-link = Continue on another device
me-link-about = This personal link is you: whoever opens it plays in your name. Keep it to yourself, and keep it somewhere safe.
me-show = Show my personal link
me-qr = QR code of my personal link
me-open-link = Scan the code or open the link on the other device; all your seats will be there.
me-renew = Renew my personal link
me-renew-about = The link you have now stops working. Devices that are signed in stay signed in.
me-sign-out-elsewhere = Sign out everywhere else
me-sign-out-elsewhere-about = Only this device stays signed in. If somebody else may know your link, renew it first. Tokens of your programs stay until you revoke them.
me-leave = Forget me on this device
me-leave-about = Your games stay. Only your personal link brings you back.
me-switch = Become { $who } on this device?
me-arrive-about = This is the personal link of { $who }. Go on only if that is you: from then on, this device plays in the name of { $who }.
me-switch-about = On this device you are { $now }. To come back you will need the personal link of { $now }.
me-become = Be { $who } here
me-nobody = somebody without a name

## Playing on for somebody

friend-share-title = Let a friend take over for { $who }
friend-share-about = Whoever opens this link first and gives a nickname plays on for { $who } from here, and sees the hand. So send it to one person only. { $who } can come back at any time and then has the seat again.
friend-link = Link to this seat
friend-take-title = Take over for { $who }
friend-take-about = A game of { GAME($game) } is under way, { $who } is away and a bot plays meanwhile. Take the seat, and you play on from here until { $who } comes back.
friend-take = Take the seat
friend-gone = This link no longer works: somebody plays in that seat again, or the game is over.

## Refusals: the lobby

refused-lobby-first = nobody plays in seat { $seat }: choose another first player
refused-lobby-first-player = the first player is drawn by lot, or it is you or the other player
refused-lobby-players = { $players } can play
refused-lobby-one-me = you can take one seat only; give the others to people at this screen, bots or invitations
refused-lobby-level = there is no bot called { $level }
refused-lobby-seat = each seat is for you, somebody at this screen, a bot or an invitation

## Refusals: other pages

refused-me-unknown = this personal link belongs to nobody here
refused-replay-too-large = the record is too large: { $most } kB at most
refused-replay-too-long = this game is too long for a replay
refused-replay-unreadable = this address holds no game: it was cut off or changed

## The rules pages

rules-contents = Contents
rules-documents = Documents
rules-rulings = Rulings
rules-fairness = A fair deal
rules-notation = Move language
rules-pictures = The pieces
rules-untranslated = This page hasn't been translated yet: here it is in English.
rules-learn = Learn it by playing the first turn

## The worlds of the games

world-pages = The worlds of the games
world-more = More about this world

## The gallery of pieces

gallery-pieces = Pieces and signs

## Replays

replay-title = Replay of { GAME($game) }
replay-steps = Steps through the game
replay-first = Start
replay-turn-back = Previous turn
replay-back = Back
replay-on = Forward
replay-turn-on = Next turn
replay-last = End
replay-own = My next turn
replay-since = Since my last turn
replay-at = Move { $at } of { $count }
replay-scrub = Go to a move
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-go = Go
replay-start = The game is set up.
replay-board = Board
replay-beside = Players and supplies
replay-turn = This turn
replay-all = All turns
replay-round = Round { $round }: { $who }
replay-end = How it ended
replay-to-table = To the table
replay-record = Download the record
replay-so-far = The game is still running: this is how far it went.
replay-news =
    { $n ->
        [one] { $n } new move
       *[other] { $n } new moves
    }
replay-send-title = Replay a record
replay-send-text = Choose a record file, such as one downloaded from a table. It isn't kept here: the game goes into the address of its replay, which you can save or share. Whoever has the address sees all hands.
replay-send-file = Record (.sel)
replay-send = Show the replay

## Since the last turn

since-left = This is how things stood after your last turn.
since-nothing = Nobody else has moved since your last turn.

## The end of the game

ending-caption = Where it came from
ending-won = You won!
ending-shared = You and { $who } won together!
ending-lost =
    { $n ->
        [one] { $who } won this time
       *[other] { $who } won together this time
    }
ending-resigned-won = You won: { $loser } gave up
ending-resigned-lost = You gave up this time; { $who } wins
ending-best = Best turn: { $who }, { $gain }
ending-turning = Turning point: from here on { $who } stayed ahead
ending-replay = Replay
ending-stronger =
    { $n ->
        [one] A stronger opponent
       *[other] Stronger opponents
    }
ending-show = Show the result

## Lessons

learn-title = Learn { GAME($game) }
learn-step = Step { $step } of { $count }
learn-board = Board
learn-beside = Yours and theirs
learn-on = Next
learn-back = Back
learn-again = From the start
learn-play = Play now
learn-play-about = A friendly bot is waiting at the table.
learn-choose = Choose an opponent
learn-lit = Choose what glows
learn-choose-here = Choose above
learn-to-table = Back to your table
learn-rules = Read the rules
learn-you = You
learn-other = Luna
learn-not-this = Not this one: look for what is lit up.
learn-allowed = That would be allowed, but the lesson goes on where it is lit up.
learn-allowed-choice = That would be allowed, but this lesson goes on with another choice.
learn-try-lit = Choose what glows.
learn-try-another = Try one of the other places.
learn-rule = rule { $clause }
