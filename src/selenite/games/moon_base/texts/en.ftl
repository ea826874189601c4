### Moon Base.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## The game

title = Moon Base
about = Stack rings over craters, tower over your neighbour and settle where it counts. For 2, about half an hour.
manual-title = Moon Base

## Refusals: moves

refused-wrong-step = that belongs to the { NAME("step", $wanted) }, but now it is the { NAME("step", $step) }
refused-no-such-crater = “{ $text }” names the crater { $crater }, which is not on this board
refused-tower-on-small-crater = the tower starts on a large crater, { $crater } is a small one
refused-stack-empty = stack { $stack } of the { NAME("size", $size) } rings is empty
refused-no-such-ring-in-hand = you have no { NAME("ring", $ring) } in your hand
refused-can-place =
    { $n ->
        [one] you can place a ring, so you must: { $move }
       *[other] you can place a ring, so you must: { $move } is one of { $n } ways
    }
refused-crater-of-another-size = { $crater } is a { NAME("size", $size) } crater, it takes no { NAME("ring", $ring) }
refused-odd-point = { $point } is no point of the lattice: both coordinates have to be even
refused-out-of-reach = { $point } is too far out: coordinates go from -{ $most } to { $most }
refused-touches-nothing = a ring at { $point } would touch no ring; to put one on a crater name the crater
refused-touches-not-two =
    { $n ->
        [one] the ring would touch only one ring of level { $level }, it takes exactly two
       *[other] the ring would touch { $n } rings of level { $level }, it takes exactly two
    }
refused-colour-of-neither = both rings below are { NAME("ring-colour", $colour) }, so a { NAME("ring", $ring) } can't lie on them
refused-small-third-colour = a { NAME("ring", $ring) } has the colour of neither ring below, and only a large ring may join two colours
refused-no-rest = the ring would not rest on ring { $ring }: their centres have to be { $least } to { $most } apart
refused-would-tip = the ring would tip, { $angle }° without support ({ $most }° at most)
refused-overlaps-ring = the ring would overlap ring { $ring } on level { $level }
refused-under-ring = the ring would slide under ring { $ring }, which is on level { $level }
refused-seat-not-firm = the tower moves onto this ring and would not stand firmly, { $angle }° without support ({ $most }° at most)
refused-covers-settlement = the ring would cover the settlement on ring { $ring }
refused-covers-tower = the ring would cover the research tower
refused-blocked-by-base = the ring would overlap the resource base on { $crater }
refused-no-such-ring = there is no ring { $ring } on the board
refused-settlement-on-other-colour = ring { $ring } is { NAME("ring-colour", $colour) }: your settlements go on your own colour
refused-settlement-on-small-ring = ring { $ring } is small: settlements go on large rings
refused-settlement-on-the-ground = ring { $ring } lies on the ground: settlements go on level 2 or higher
refused-settlement-not-open = ring { $ring } is not open: there is a { NAME("piece", $piece) } on it
refused-base-under-ring = { $crater } is not free for a base: ring { $ring } is in the way
refused-base-beside-base = { $crater } is not free for a base: the base on { $other } is in the way
refused-base-under-tower = { $crater } is not free for a base: the research tower is in the way
refused-base-on-blocked-crater = no ring could lie on { $crater } ({ $why }), so no base goes there
refused-ring-closed = ring { $ring } takes no more rings: there is a { NAME("piece", $piece) } on it

## Refusals: options

refused-option-variant = { $option } is { $known } or is left out, not { $value }

## Refusals: boards

refused-board-unknown = there is no board “{ $board }” (there is { $boards }; another one is a file)
refused-board-not-toml = the board file is not TOML: { $fault }
refused-board-not-object = the board is neither a name nor a table
refused-board-not-json = the board holds a value that JSON can't write, such as a date
refused-board-unknown-field = board: unknown field “{ $field }”
refused-board-missing = board: { $field } is missing
refused-board-format = board: the format must be { $wanted }, not { $format }
refused-board-name = board: the name must be a text, and not an empty one
refused-board-number = board: { $field } must be a whole number
refused-board-radius = board: moon_radius must be from 1 to { $most }, not { $radius }
refused-board-no-craters = board: there are no craters
refused-board-crater-list = board: each crater is a table of its own that begins with [[crater]]
refused-board-too-many-craters = board: { $found } craters are too many, at most { $most } can be
refused-board-crater = board: crater number { $number } is not a table
refused-board-no-id = board: crater number { $number } has no id
refused-board-crater-missing = board: the crater { $crater } has no { $field }
refused-board-crater-unknown-field = board: { $crater } has an unknown field “{ $field }”
refused-board-crater-id = board: crater number { $number } needs an id of letters, digits, - and _, 16 at most, not “{ $id }”
refused-board-crater-twice = board: the crater { $crater } is there twice
refused-board-crater-size = board: { $crater } must be large or small, not “{ $size }”
refused-board-odd = board: { $crater } has { $field } = { $value }; coordinates are even
refused-board-out-of-reach = board: { $crater } has { $field } = { $value }; coordinates go from -{ $most } to { $most }
refused-board-no-large-crater = board: there is no large crater, and the tower needs one

## Refusals: positions

refused-position-no-rings = the position's { $field } names a ring, and there is none on the board
refused-position-turn-colours = the colours are null as long as the step is colour, and only then
refused-position-turn-tower = the tower is null during the steps colour and tower, and only then
refused-position-turn-set-up = in the steps colour and tower seat 1 is to move, it is round 1 and the board is empty
refused-position-turn-built = turn.built tells of a settlement that isn't there, or that comes only later in the round
refused-position-turn-settle = in the step settle the player to move has settlements left, but fewer than open rings
refused-position-turn-settle-order = the round's first player still chooses settlements, so the other can't have built any yet
refused-position-turn-unsettled = an open ring has no settlement although its owner had one left for it
refused-position-turn-base = there is no base to place: the player to move has built a settlement in this round, or no crater is free
refused-position-turn-base-order = the round's first player has neither built nor placed a base, so it isn't the other's turn to place one
refused-position-turn-over = a game is over after round 6, not before
refused-position-settlements-early = seat { $seat } has settlements, but no round has ended in which they could have been built
refused-position-bases-early =
    { $n ->
        [one] seat { $seat } has { $n } base, the rounds so far allow { $most }
       *[other] seat { $seat } has { $n } bases, the rounds so far allow { $most }
    }
refused-position-step = there is no step “{ $step }”
refused-position-colours = the position's colours are gold and silver, one each, or nothing for both
refused-position-stack-count = the position has { $found } stacks of { NAME("size", $size) } rings, there should be { $wanted }
refused-position-stack = stack { $stack } is not a row of the letters g, s and b
refused-position-stack-height = stack { $stack } has { $found } rings: they are 0, 2, 4 or 6
refused-position-ring-names = the position's { $field } has “{ $text }” where rings such as Lg or Sb belong
refused-position-rings-unsorted = the rings of { $field } are out of order in “{ $text }”: Lg Ls Lb Sg Ss Sb
refused-position-too-many-rings = the position has more than { $most } rings on the board
refused-position-ring-point = ring { $ring } is at ({ $x },{ $y }), which is no point of the lattice
refused-position-ring-crater-level = ring { $ring } is on level 1 without a crater, or on a crater above level 1
refused-position-crater = the position's { $field } names “{ $crater }”, which is no crater of this board
refused-position-ring-crater-size = ring { $ring } is not of the size of crater { $crater }
refused-position-ring-crater-point = ring { $ring } is not where crater { $crater } is
refused-position-ring-overlap = ring { $ring } overlaps ring { $other } on level { $level }
refused-position-ring-under = ring { $ring } lies under ring { $other }, which was there before
refused-position-ring-level = ring { $ring } is said to be on level { $level }, but it lies on level { $wanted }
refused-position-ring-supports =
    { $n ->
        [one] ring { $ring } touches one ring of level { $level }, it should touch two
       *[other] ring { $ring } touches { $n } rings of level { $level }, it should touch two
    }
refused-position-ring-rest = ring { $ring } does not rest on the two rings below it
refused-position-tower-crater = the tower is on { $crater }, which is not a large crater
refused-position-tower-ring = the tower is on ring { $ring }, which is not a large ring above the ground
refused-position-crater-taken = the position puts two things on crater { $crater }
refused-position-settlement = ring { $ring } can't have a settlement of seat { $seat }
refused-position-settlement-twice = ring { $ring } has a settlement and something else on it
refused-position-settlements = seat { $seat } has more than { $most } settlements
refused-position-bases = seat { $seat } has more than { $most } bases
refused-position-ring-count = the position has { $found } rings { $ring }, there should be { $wanted }
refused-position-stacks = the stacks hold { $found } { NAME("size", $size) } rings, in this step of the round it should be { $wanted }
refused-position-hand = seat { $seat } has { $found } rings in hand, in this step of the round it should be { $wanted }
refused-position-hand-empty = seat { $seat } is to place a ring and has none
refused-position-hand-size = seat { $seat } has { $found } { NAME("size", $size) } rings in hand, { $most } at most can be
refused-position-score = the position's { $field } is not what the board says

## Steps of a round

step-colour = choice of colours
step-tower = choice of the tower's crater
step-draft-large = draft of large rings
step-draft-small = draft of small rings
step-place = placement
step-settle = choice of settlements
step-base = choice of a base's crater
step-over = end

## Sizes

size-large = large
size-small = small

## Colours of rings

ring-colour-gold = gold
ring-colour-silver = silver
ring-colour-blue = blue
coloured-gold = gold
coloured-silver = silver
coloured-blue = blue

## Rings

ring-Lg = large gold ring
ring-Ls = large silver ring
ring-Lb = large blue ring
ring-Sg = small gold ring
ring-Ss = small silver ring
ring-Sb = small blue ring

## Pieces

piece-ring = ring
piece-settlement = settlement
piece-tower = tower

## How a game ended

reason-points = by points

## Figures in a report

figure-points = points
figure-settlements = settlements
figure-bases = bases
figure-group = for the group
figure-highest = for the highest
figure-tower = for the tower

## The log: what a player did

move-colour = { $who } took { NAME("ring-colour", $colour) }
move-tower = { $who } put the research tower on { $crater }
move-draft = { $who } took two { NAME("size", $size) } rings from stack { $stack }: { $rings }
move-crater = { $who } placed a { NAME("ring", $ring) } on { $crater }
move-point = { $who } placed a { NAME("ring", $ring) } at { $point }
move-aside = { $who } set a { NAME("ring", $ring) } aside
move-settle = { $who } chose ring { $number } for a settlement
move-base = { $who } put a resource base on { $crater }

## The log: what came of it

event-placed = It is ring { $ring }, on level { $level }
event-tower-moved = The research tower moved onto ring { $ring }
event-settled =
    { $n ->
        [one] { $who } built a settlement on ring { $ring }, { $n } is left
       *[other] { $who } built a settlement on ring { $ring }, { $n } are left
    }
event-no-base = { $who } found no crater for a base
event-round = Round { $round } begins, { $who } first
remark-tower-moved-1 = Come here, little tower.
remark-tower-moved-2 = A better view from up here!
remark-settled-1 = Lights on, we live here now.
remark-settled-2 = What a place to see the Earth from.
banner-opening = { $chooser } takes a colour, { $first } begins
banner-colour = { $who }: { NAME("ring-colour", $colour) }
banner-tower-waits = The tower waits here for a large ring that joins two other colours
banner-tower = { $who } moves the research tower
banner-round = Round { $n }
event-counted =
    { $n ->
        [one] { $who }: { $n } point, from settlements { $settlements }, bases { $bases }, aside { $aside }, group { $group }, highest { $highest }, tower { $tower }
       *[other] { $who }: { $n } points, from settlements { $settlements }, bases { $bases }, aside { $aside }, group { $group }, highest { $highest }, tower { $tower }
    }

## The log and hints for those who see the table: no codes

log-level = level { $level }
log-tower = tower
seen-move-tower = { $who } put the research tower on a crater
seen-move-draft = { $who } took two { NAME("size", $size) } rings: { $rings }
seen-move-crater = { $who } placed a { NAME("ring", $ring) } on a crater
seen-move-point = { $who } placed a { NAME("ring", $ring) } on two others
seen-move-settle = { $who } chose a { NAME("ring", $ring) } on level { $level } for a settlement
seen-move-base = { $who } put a resource base on a crater
seen-event-placed = It lies on level { $level }
seen-event-tower-moved = The research tower moved onto a { NAME("ring", $ring) } on level { $level }
seen-event-settled =
    { $n ->
        [one] { $who } built a settlement on a { NAME("ring", $ring) } on level { $level }, { $n } is left
       *[other] { $who } built a settlement on a { NAME("ring", $ring) } on level { $level }, { $n } are left
    }
seen-advice-tower = Put the research tower on the marked crater
seen-advice-draft = Take two { NAME("size", $size) } rings: { $rings }
seen-advice-crater = Place a { NAME("ring", $ring) } on the marked crater
seen-advice-point = Place a { NAME("ring", $ring) } where it is marked
seen-advice-settle = Choose the { NAME("ring", $ring) } on level { $level } for the settlement
seen-advice-base = Put a resource base on the marked crater

## Refusals for those who see the table: no codes

seen-refused-tower-on-small-crater = the tower starts on a large crater, this is a small one
seen-refused-crater-of-another-size = this crater is of another size, it takes no { NAME("ring", $ring) }
seen-refused-overlaps-ring = the ring would overlap another one on level { $level }

## Drawings

draw-ring = Ring { $number }: { NAME("ring", $ring) }, level { $level }
draw-kind = { NAME("ring", $ring) }
draw-stack = Stack { $stack }, top first: { $rings }
draw-tower = Research tower on { $place }
draw-settlement = Settlement of { $who } on ring { $place }
draw-base = Resource base of { $who } on { $place }
draw-settlements = settlements
draw-bases = resource bases
draw-set-aside = set aside
draw-step-colour = { $who } to take a colour
draw-step-tower = { $who } to place the research tower
draw-step-draft-large = { $who } to draft two large rings
draw-step-draft-small = { $who } to draft two small rings
draw-step-place = { $who } to place a ring
draw-step-settle = { $who } to choose a ring for a settlement
draw-step-base = { $who } to place a resource base
draw-score-settlements = settlements
draw-score-bases = resource bases
draw-score-aside = rings set aside
draw-score-group = largest group
draw-score-highest = highest level
draw-score-tower = research tower

## The board as text

board-turn = { $who } to move: { NAME("step", $step) }
board-legend-rings = L12 a crater   Lg2 a large gold ring on level 2   S small   s silver   b blue
board-legend-pieces = T research tower   ^0 settlement of seat 0   %0 resource base of seat 0
board-level = Level { $level }:
board-no-rings = No rings on the board yet.
board-bases = Bases %{ $seat } of { $who }:
board-left = { $n } left
board-stacks-large = Large stacks, top first
board-stacks-small = Small stacks, top first
board-head-player = player
board-head-colour = colour
board-head-hand = hand
board-head-settlements = settlements
board-head-bases = bases
board-head-aside = aside
board-head-points = points
board-score = settlements { $settlements }, bases { $bases }, aside { $aside }, group { $group }, highest { $highest }, tower { $tower }
board-crater = { $crater }: { NAME("size", $size) } crater at { $point }
board-crater-ring = ring #{ $number } lies on it, a { NAME("ring", $ring) }
board-crater-base = base of { $who }
board-ring = #{ $number }: { NAME("ring", $ring) } on { $place }, level { $level }
board-rests = rests on #{ $one } and #{ $other }
board-carries = carries { $rings }
board-has-tower = the research tower stands here
board-has-settlement = settlement of { $who }

## Hints

advice-colour = Take { NAME("ring-colour", $colour) }
advice-tower = Put the research tower on { $crater }
advice-draft = Take two { NAME("size", $size) } rings from stack { $stack }: { $rings }
advice-crater = Place a { NAME("ring", $ring) } on { $crater }
advice-point = Place a { NAME("ring", $ring) } at { $point }
advice-aside = Set a { NAME("ring", $ring) } aside
advice-settle = Choose ring { $number } for the settlement
advice-base = Put a resource base on { $crater }
advice-settlements =
    { $n ->
        [one] { $n } settlement
       *[other] { $n } settlements
    }
advice-tower-waits = it waits there until a large ring joins two other colours
advice-on-top = { $n } of the { $of } large rings on top are { NAME("many-coloured", $colour) }
advice-later-on =
    { $n ->
        [one] one large ring of this colour comes up later
       *[other] { $n } large rings of this colour come up later
    }
advice-own-large =
    { $n ->
        [one] a large ring for a settlement of yours
       *[other] two large rings for settlements of yours
    }
advice-own-small =
    { $n ->
        [one] a small ring for your group and for height
       *[other] two small rings for your group and for height
    }
advice-blue-large = blue can join gold and silver and bring the tower
advice-blue-small = small blue rings carry others higher
advice-denies =
    { $n ->
        [one] one ring less for the other player
       *[other] two rings less for the other player
    }
advice-gains = +{ $n } for you, as { $why }
advice-costs = +{ $n } for the other player, for now: { $why }
advice-loses = −{ $n } for you, for now: { $why }
advice-takes = −{ $n } for the other player, as { $why }
advice-group = your largest group grows to { $n }
advice-base-counts = a base counts 1 point and closes its crater
advice-quiet = a quiet move that changes no points for now
advice-opens = a ring of yours is open for a settlement, 2 points
advice-opens-theirs = it opens a ring for a settlement of the other player, 2 points
advice-covers = it covers a ring the other player would settle for 2 points
advice-blocks =
    { $n ->
        [one] it takes a crater out of the game
       *[other] it takes { $n } craters out of the game
    }

## The lobby

form-board = Board
form-board-moon = The Moon
form-settled-rings = Rings with a settlement or the tower
form-settled-rings-open = May carry more rings
form-settled-rings-closed = Carry no more rings
form-bases = Resource bases
form-bases-any = On any unoccupied crater
form-bases-open-craters = Only where a ring could lie
form-blue-bonus = Largest group or highest level is blue
form-blue-bonus-none = Nobody scores for it
form-blue-bonus-pass = The best of gold and silver scores

## Boards

board-name-moon = The Moon

## Options of a table

option-board = Board: { NAME("board-name", $board) }
option-settled-rings-closed = Rings with a settlement or the tower carry no more rings
option-bases-open-craters = Bases go only on craters where a ring could lie
option-blue-bonus-pass = Blue is passed over for the largest group and the highest level

## What is printed in the box

printed-about = The craters of the printed board are published nowhere as numbers, so this board is our own. Put in those of your board and play on it. From the middle of the moon x goes to the right and y goes up; a large ring has the radius 10, a small one 6, and all coordinates are even.
printed-choice = A board of your own
printed-name = Name of the board
printed-radius = Radius of the moon as drawn
printed-size = Size
printed-size-large = large
printed-size-small = small
printed-no-crater = no crater
printed-crater = { NAME("printed-size", $size) }, x { $x }, y { $y }
printed-id = Name
printed-new-crater = New crater

## The gallery of pieces

gallery-rings = Rings
gallery-craters = Craters
gallery-tower = Research tower
gallery-settlement = Settlements
gallery-base = Resource bases
gallery-earth = Earth marker
gallery-large-crater = Large crater
gallery-small-crater = Small crater

## The end of the game

ending-points = Points
ending-gain =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ending-behind =
    { $n ->
        [one] Only one point behind: well played!
       *[other] { $n } points behind: well played!
    }
ending-equal = The same number of points: it couldn't be closer!
ending-tied-points = { $gain } each: the second seat wins a tie.

## Lessons: what can be chosen

learn-choose-gold = Gold
learn-choose-silver = Silver
learn-refused-would-tip = It would tip over there.
learn-refused-overlaps-ring = There is a ring in the way.
learn-refused-blocked-by-base = There is a base in the way.
learn-refused-crater-of-another-size = The ring doesn't fit this crater.
learn-refused-tower-on-small-crater = This crater is too small for the tower.
learn-refused-wrong-step = That comes later.
learn-place = Place { $number } for the ring
learn-stack = Stack of { NAME("size", $size) } rings, top first: { $rings }

## The table page: what to do now

page-ask-colour = Take a colour. { $who } gets the other one; blue belongs to nobody.
page-ask-tower = Put the research tower on a large crater: choose one.
page-ask-draft-large = Take two large rings: choose a stack.
page-ask-draft-small = Take two small rings: choose a stack.
page-ask-ring = Place a ring: choose one of yours.
page-ask-where = Where does the { NAME("ring", $ring) } go? Choose a free crater or a pair of rings.
page-ask-where-crater = Where does the { NAME("ring", $ring) } go? Choose a free crater.
page-ask-where-pair = Where does the { NAME("ring", $ring) } go? Choose a pair of rings.
page-ask-aside = None of your rings fits anywhere. Choose the one to set aside; it costs a point.
page-ask-settle =
    { $n ->
        [one] The round is over. You have one settlement left for several open rings: choose the ring that gets it.
       *[other] The round is over. You have { $n } settlements left, and more open rings: choose a ring for the next one.
    }
page-ask-base = Put a resource base on a free crater: choose one.
page-set-down = Set the { NAME("ring", $ring) } down here?
page-wait-colour = { $who } is choosing a colour
page-wait-tower = { $who } is finding a place for the tower
page-wait-draft-large = { $who } is picking large rings
page-wait-draft-small = { $who } is picking small rings
page-wait-place = { $who } is building
page-wait-settle = { $who } is choosing where people will live
page-wait-base = { $who } is finding a crater for a base
page-hover-crater-large = Large crater
page-hover-crater-small = Small crater

## The table page: choosing

page-take = Take { NAME("ring-colour", $colour) }
page-draft = Take from stack { $stack } of the { NAME("size", $size) } rings: { $rings }
page-pairs =
    { $n ->
        [one] { $n } pair of rings can carry it:
       *[other] { $n } pairs of rings can carry it:
    }
page-no-pairs = No pair of rings can carry it.
page-craters =
    { $n ->
        [one] { $n } crater is free:
       *[other] { $n } craters are free:
    }
page-free-craters =
    { $n ->
        [one] { $n } crater is free: { $craters }
       *[other] { $n } craters are free: { $craters }
    }
page-no-craters = No crater is free for it.
page-lit-crater = Crater { $crater }
page-settles =
    { $n ->
        [one] { $n } ring is open:
       *[other] { $n } rings are open:
    }
page-open-rings =
    { $n ->
        [one] { $n } ring is open: { $rings }
       *[other] { $n } rings are open: { $rings }
    }
page-settle = { $number }: { $ring }, level { $level }, resting on { $one } and { $other }
page-pair = { $number }: { $one } and { $other }, level { $level }
page-pair-tower = { $number }: { $one } and { $other }, level { $level }, collaboration: the tower comes here
page-ring-short = { NAME("coloured", $colour) } #{ $number }
page-ring-spoken = { NAME("coloured", $colour) } { $number }

## The table page: drafting

page-why-colour = It decides which rings get your settlements.
page-take-about = { $n } of the { $of } large rings on top
page-pick-own =
    { $n ->
        [one] yours
       *[other] { $n } yours
    }
page-pick-theirs =
    { $n ->
        [one] theirs
       *[other] { $n } theirs
    }
page-pick-blue =
    { $n ->
        [one] blue
       *[other] { $n } blue
    }
page-pick-own-large =
    { $n ->
        [one] One in your colour: lying on two others, it gets a settlement, 2 points.
       *[other] Two in your colour: each gets a settlement if it lies on two others, 2 points.
    }
page-pick-own-small = In your colour: for your group, and to carry others higher.
page-pick-blue-large = Blue is nobody’s; across gold and silver it brings the tower.
page-pick-blue-small = Blue is nobody’s; it carries others higher.
page-pick-denies =
    { $n ->
        [one] The other is { $who }’s colour: where it lies, you decide.
       *[other] Both are { $who }’s colour: where they lie, you decide.
    }
page-pick-next = Then on top: { $rings }.
page-pick-last = Nothing is left below.

## The table page: what is chosen

page-chosen = What would happen
page-on-pair = On { $one } and { $other }, level { $level }.
page-on-crater = On crater { $crater }.
page-on-ring = On { $ring }.
page-sets-aside = Set aside for good: { NAME("ring", $ring) }.
page-place-firmest = Place { $place } of { $places }, the firmest.
page-place-angle = Place { $place } of { $places }, { $angle }° without support (at most { $most }°).
page-tower-comes = Collaboration: the tower comes here.
page-gains-here = Open for a settlement of { $who }.
page-gains-here-you = Open for a settlement of yours.
page-gains-ring = { $ring } is open again for a settlement of { $who }.
page-gains-ring-you = { $ring } is open again for a settlement of yours.
page-loses-ring = Covers { $ring }: no settlement for { $who } there.
page-loses-ring-you = Covers { $ring }: no settlement for you there.
page-loses-no-crater = Blocks no crater.
page-loses-craters =
    { $n ->
        [one] Blocks { $n } crater: { $craters }.
       *[other] Blocks { $n } craters: { $craters }.
    }
page-frees-craters =
    { $n ->
        [one] Frees { $n } crater: { $craters }.
       *[other] Frees { $n } craters: { $craters }.
    }
page-points = { $who }'s score would be { $after } instead of { $before }.
page-points-you = Your score would be { $after } instead of { $before }.
page-chip-level = Level { $level }
page-chip-firm = Firm
page-chip-fair = Steady
page-chip-loose = Just holds
page-chip-tower = The tower comes
page-chip-gain = A settlement for { $who } { $by }
page-chip-gain-you = A settlement for you { $by }
page-chip-cover = Covers { $who }'s ring { $by }
page-chip-cover-you = Covers your ring { $by }
page-chip-blocks =
    { $n ->
        [one] Blocks { $n } crater
       *[other] Blocks { $n } craters
    }
page-chip-frees =
    { $n ->
        [one] Frees { $n } crater
       *[other] Frees { $n } craters
    }
page-chip-points = { $who } { $by }
page-chip-points-you = You { $by }
page-do-tower = Put it here
page-do-place = Place
page-do-aside = Set aside
page-do-settle = Build here
page-do-base = Put it here
page-back = Back
page-nudge = Nudge it
page-nudge-left = Nudge left
page-nudge-right = Nudge right
page-nudge-up = Nudge up
page-nudge-down = Nudge down
page-firmer = Firmer
page-looser = Next

## Why points changed

between-reasons = { " · " }
page-part-points =
    { $n ->
        [one] { $part }: { $n } point
       *[other] { $part }: { $n } points
    }
page-why-points = { $points }: { $why }
page-why-covered =
    { $n ->
        [one] { $who }: an open ring is covered, no settlement there
       *[other] { $who }: { $n } open rings are covered, no settlements there
    }
page-why-covered-you =
    { $n ->
        [one] Your open ring is covered: no settlement there
       *[other] { $n } open rings of yours are covered: no settlements there
    }
why-settlements =
    { $n ->
        [one] a settlement
       *[other] { $n } settlements
    }
why-bases =
    { $n ->
        [one] a resource base
       *[other] { $n } resource bases
    }
why-aside =
    { $n ->
        [one] a ring set aside
       *[other] { $n } rings set aside
    }
group-coloured-gold = gold
group-coloured-silver = silver
group-coloured-blue = blue
high-coloured-gold = gold
high-coloured-silver = silver
high-coloured-blue = blue
tower-on-gold = gold
tower-on-silver = silver
tower-on-blue = blue
tower-to-gold = gold
tower-to-silver = silver
tower-to-blue = blue
many-coloured-gold = gold
many-coloured-silver = silver
many-coloured-blue = blue
why-group-won =
    { $n ->
        [one] { NAME("group-coloured", $colour) } has the largest group, a single ring
       *[other] { NAME("group-coloured", $colour) } has the largest group, { $n } rings
    }
why-group-shared =
    { $n ->
        [one] { NAME("group-coloured", $colour) } draws level for the largest group, a ring each
       *[other] { NAME("group-coloured", $colour) } draws level for the largest group, { $n } rings each
    }
why-group-lost =
    { $n ->
        [one] { NAME("group-coloured", $colour) } has the larger group now, a single ring
       *[other] { NAME("group-coloured", $colour) } has the larger group now, { $n } rings
    }
why-highest-won = { NAME("high-coloured", $colour) } is highest, on level { $n }
why-highest-shared = { NAME("high-coloured", $colour) } is just as high, on level { $n }
why-highest-lost = { NAME("high-coloured", $colour) } is higher now, on level { $n }
why-tower-won = the tower stands on { NAME("tower-on", $colour) } now
why-tower-lost = the tower has moved to { NAME("tower-to", $colour) }

## The table page: how the moon is shown

page-tools = How the moon is shown
page-levels = Levels shown
page-bonds = Bonds
page-closer = Closer
page-rings = Ring list
page-level = Level { $level }
page-listed = { $ring }, { NAME("size", $size) }

## The table page: hands, stacks and players

page-your-rings = Your rings
page-rings-of = Rings of { $who }
page-stacks = Stacks, the next pair on top
page-stack = Stack { $stack }
page-stack-left = On it, top first: { $rings }.
page-stack-words = Stack { $stack } of the { NAME("size", $size) } rings, top first: { $rings }
page-no-colour = no colour yet
page-in-hand = Rings in hand
page-settlements-left = Settlements left
page-bases-left = Bases left
page-aside = Set aside
page-score-now = If the game ended now
page-total = points in all
page-players = What the players have
page-score = Score
page-to-come =
    { $n ->
        [one] { $who } would build { $n } settlement at the end of this round.
       *[other] { $who } would build { $n } settlements at the end of this round.
    }
page-groups = Largest groups: gold { $gold }, silver { $silver }, blue { $blue }.
page-highest = Level { $level }: { $colours }.
page-tower-on-ring = The tower stands on { $ring }.
page-tower-on-crater = The tower stands on crater { $crater }.
page-seen-tower-on-ring = The tower stands on { NAME("tower-on", $colour) }.
page-seen-tower-on-crater = The tower stands on a large crater.
page-bonuses = Who got each bonus
page-bonus-group =
    { $n ->
        [one] Largest group, { $n } ring: { $who }.
       *[other] Largest group, { $n } rings: { $who }.
    }
page-bonus-group-blue =
    { $n ->
        [one] Largest group, { $n } ring: nobody, because only blue has it.
       *[other] Largest group, { $n } rings: nobody, because only blue has it.
    }
page-bonus-highest = Highest level, { $level }: { $who }.
page-bonus-highest-blue = Highest level, { $level }: nobody, because only blue is there.
page-bonus-tower = Research tower: { $who }, because it stands on { $ring }.
page-bonus-tower-blue = Research tower: nobody, because it stands on { $ring }.
page-bonus-tower-crater = Research tower: nobody, because it stands on crater { $crater }.
page-tie = Equal points: { $who } won, because a tie goes to the second seat (5.6).
page-most-points = Most points win; a tie goes to the second seat: { $who }.

## The table page: things

page-rests-on = It rests on { $one } and { $other }.
page-carries = It carries { $rings }.
page-lies-on-crater = It lies on crater { $crater }.
page-seen-lies-on-crater = It lies on a crater.
page-seen-tower-ring = Research tower on a ring
page-seen-tower-large = Research tower on a large crater
page-seen-settlement-ring = Settlement of { $who } on a ring
page-seen-base-large = Resource base of { $who } on a large crater
page-seen-base-small = Resource base of { $who } on a small crater
page-is-open = It is open: { $who } gets a settlement here if it stays so until the end of the round.
page-is-open-you = It is open: you get a settlement here if it stays so until the end of the round.
page-tower-here = The research tower stands here.
page-settlement-here = A settlement of { $who } stands here.
page-base-here = A resource base of { $who } stands here.
page-hover-free = Free for a ring: two rings carry the next one higher
page-hover-by-ring = No ring fits: another one is in the way
page-hover-by-settlement = No ring fits: a settlement is in the way
page-hover-by-tower = No ring fits: the tower is in the way
page-hover-by-base = No ring fits: a base is in the way
page-not-here-large = A large ring goes into a large crater
page-not-here-small = A small ring goes into a small crater
page-not-here-pair-large = It has to rest on exactly two rings: one in its colour, or both other colours
page-not-here-pair-small = It has to rest on exactly two rings, one of them in its colour
page-not-here = A ring lies in a crater, or on two other rings
page-hover-group = Largest group of this colour: { $n }
page-hover-top = On the highest level that counts
page-hover-settles = { $who }'s settlements come onto rings of this colour.
page-hover-settles-you = Your settlements come onto rings of this colour.
page-ring-here = Here lies { $ring }.
page-empty = Nothing lies or stands on it.
page-blocked-by-ring = Blocked for rings: { $ring } overlaps it ({ $clause }).
page-blocked-by-ring-above = Blocked for rings: { $ring } lies across it ({ $clause }).
page-blocked-by-settlement = Blocked for rings: the settlement on { $ring } is in the way ({ $clause }).
page-blocked-by-tower = Blocked for rings: the research tower is in the way ({ $clause }).
page-blocked-by-base = Blocked for rings: the resource base on { $crater } overlaps it ({ $clause }).

## The table page: the player aid

page-aid = Player aid
page-winning = How to win
page-winning-told = Every round, open large rings of your colour above the ground bring you settlements: 2 points each. At the end the largest group and the highest level bring 2 points each, the tower 3, to the owner of the colour. After six rounds most points win.
page-why-draft-large = Large rings of your colour get your settlements; blue is nobody's, but joins colours.
page-why-draft-small = Small rings get no settlement, but they carry others higher and make groups larger.
page-why-place = A large ring of yours on two others gets a settlement if nothing covers it by the end of the round.
page-round = A round: both take two large rings, then two small ones; then place a ring each in turn, until the hands are empty. After that come settlements and bases.
page-pieces = What things do
page-does-large = A large ring lies on a large crater or on two rings, at least one of them in its colour. On two rings of the other two colours it brings the tower.
page-does-small = A small ring lies on a small crater or on two rings, at least one of them in its colour.
page-does-settlement = At the end of a round, every open large ring above the ground gets a settlement of its colour's owner. It counts 2 and stays.
page-does-base = A resource base is for whoever built no settlement in a round. It counts 1, stays, and blocks its crater.
page-does-tower = The research tower moves onto each new collaboration. At the end it counts 3 for the colour it stands on.
page-scoring = Scoring
page-group-passing = The largest group of gold or silver counts 2 for its owner, on a tie for both; blue is passed over.
page-highest-passing = The highest ring of gold or silver counts 2 for its owner, on a tie for both; blue is passed over.
page-left-on-stacks = Rings left on the stacks
page-changed-rules = Changed at this table

## The table page: the command box

page-help = Questions: where, hand, stacks, moves, moves Lg, craters Lg, pairs Lg, pair Lg 2, pair Lg 2 3 for its third place, #8 for a ring, L12 for a crater, score, last, hint. Moves: gold, tower=L20, draft=L3, Lg>L12, Sb>(-26,20), aside=Lg, settle=12, base=S05. And undo takes the last move back.
page-holds =
    { $n ->
        [one] { $who } holds { $n } ring: { $rings }
       *[other] { $who } holds { $n } rings: { $rings }
    }
page-holds-you =
    { $n ->
        [one] You hold { $n } ring: { $rings }
       *[other] You hold { $n } rings: { $rings }
    }
page-moves =
    { $n ->
        [one] { $n } move: { $moves }
       *[other] { $n } moves: { $moves }
    }
page-no-moves-yet = Nobody has moved yet.
page-move-count =
    { $n ->
        [one] { $n } move.
       *[other] { $n } moves.
    }
page-counts = { $ring }, { NAME("ring", $ring) }: free craters { $craters }, pairs of rings { $pairs }, places on them { $places }.
page-more = To hear more: { $questions }.
page-example = For example: { $move }
page-to-place = To be placed: { NAME("ring", $ring) }
page-pair-of =
    { $n ->
        [one] The only pair is { $pair }
       *[other] Of { $n } pairs number { $pair }
    }
page-pair-move = { $pair }: { $move }
page-by-move = Its move is { $move }
page-enter = Enter plays it
page-no-such-ring = You have no such ring to place.
page-no-such-pair =
    { $n ->
        [one] There is one pair, number 1.
       *[other] There are { $n } pairs.
    }
page-other-places =
    { $n ->
        [one] { $n } other place: { $places }
       *[other] { $n } other places: { $places }
    }
page-no-such-place =
    { $n ->
        [one] There is one place, number 1.
       *[other] There are { $n } places.
    }
page-which-ring = Name the ring as well: { $questions }.
page-turn-of = { $who }'s turn: { NAME("step", $step) }
page-now-colour = Take a colour, gold or silver
page-now-tower = Put the research tower on a large crater
page-now-draft-large = Take two large rings from a stack
page-now-draft-small = Take two small rings from a stack
page-now-place = Place a ring
page-now-aside = None of your rings fits anywhere: set one aside
page-now-settle = Choose a ring for a settlement
page-now-base = Put a resource base on a free crater
page-on-top = On top: { $stacks }
page-on-stack = { $stack } { $rings }
page-score-told = Score: { $who } { $points }, { $other } { $others }
page-score-told-you = Score: you { $points }, { $other } { $others }

## The lesson, step by step

lesson-moon-title = The moon
lesson-moon = You and Luna build on the moon with rings of gold, silver and blue. Large rings of your colour bring you settlements, and those count points. Your pieces are red, Luna's are teal.
lesson-colour-title = Your colour
lesson-colour = You have the second seat, so you choose your colour. Gold and silver are equally good; the other one is Luna's, and blue belongs to nobody. For this lesson, take gold.
lesson-tower-title = The research tower
lesson-tower = You also choose the large crater where the research tower begins. Put it where it glows: there it isn't in your way.
lesson-draft-large-title = Large rings
lesson-draft-large = In every round each player takes the two upper rings of a large stack. Two silver ones are gone already; you take the two gold ones.
lesson-draft-small-title = Small rings
lesson-draft-small = Then each takes two small rings in the same way. Take the pair that glows.
lesson-crater-title = On a crater
lesson-crater = Now you lay rings in turn. A ring fits on a free crater of its own size: lay a large gold one on the crater that glows, close to the silver ring.
lesson-pair-title = On two rings
lesson-pair = A ring may also lie on two others, if it rests safely and has the colour of one of them. Which of the three places will do for your second gold ring?
lesson-round-title = The rest of the round
lesson-round = Your ring lies on level 2. Go on, and both of you lay your other rings.
lesson-settled-title = A settlement
lesson-settled = At the end of a round every open large ring above the ground gets a settlement of its colour's owner: 2 points for you. Luna got none, and put a resource base on a crater instead: 1 point. Next comes round 2: you begin and take two large gold rings again.
lesson-collaboration-title = Collaboration
lesson-collaboration = A large ring may also join two rings of the two other colours: here a silver and a blue one. That is a collaboration, and it brings the research tower. Lay a large gold ring on the place that glows.
lesson-tower-moved-title = The tower has moved
lesson-tower-moved = The tower stands on your ring now. If it is on a ring of your colour at the end of the game, you get 3 points; until then, the next collaboration takes it away. While it stands there, the ring gets no settlement.
lesson-end-title = The end of the game
lesson-end = After six rounds these count: 2 points for a settlement, 1 for a base, 3 for the tower, 2 for the largest connected group of your colour and 2 for a ring on the highest level; a ring that fits nowhere costs 1. Most points win, and the second seat wins a tie.

## The rules in short, clause by clause

clause-1-1 = Two play: P1 on seat 0 and P2 on seat 1. Each size has 24 rings, 8 of each colour, in four shuffled stacks of six.
clause-1-2 = Everybody may look at every stack at any time; only the shuffle at the start is chance.
clause-1-3 = P2 picks gold or silver and leaves the other to P1; blue has no owner. Then P2 puts the tower on a large crater.
clause-1-4 = Each player has six settlements and six resource bases.
clause-2-1 = There are six rounds; P1 is first in the odd ones, P2 in the even ones.
clause-2-2 = First each takes the upper two of a stack of large rings, then of small ones, the round's first player always before the other.
clause-2-3 = Then they place a ring each in turn, until both hands are empty.
clause-2-4 = Any ring of the hand goes on a crater or on two rings.
clause-2-5 = As long as one of your rings fits somewhere you have to place one; if none does, you put one aside and never get it back.
clause-3-1 = A crater takes a ring of its own size, if nothing lies on its circle or across it.
clause-3-2 = Two rings of the same level carry a new one of either size; a third may not touch it, and one of the two shares its colour (but see 3.5).
clause-3-3 = A ring on top stays clear of the others on its level, of higher ones, of the tower and of settlements; over all else it may jut out.
clause-3-4 = A ring that carries something may carry more on its rim.
clause-3-5 = A large ring may bridge two rings of different colours without sharing either, if its seat is firm: then the tower moves onto it.
clause-3-6 = Once the tower has moved, its old place is free.
clause-4-1 = After a round the open large rings above the ground get a settlement each from the owner of their colour, who chooses if too few are left.
clause-4-2 = Settlements stay.
clause-4-3 = Then whoever built no settlement in the round puts a base on an unoccupied crater, if there is one.
clause-4-4 = Bases stay, and block the craters that they overlap.
clause-5-1 = A settlement counts 2, a base 1, a ring set aside -1.
clause-5-2 = The owner of the colour with the largest group gets 2, on a tie both; if blue alone leads, nobody scores.
clause-5-3 = A group holds together where rings of its colour rest on each other or are neighbours on a level (G9); it may climb.
clause-5-4 = A ring on the highest level counts 2 for its colour's owner.
clause-5-5 = The tower on a ring counts 3 for its colour's owner.
clause-5-6 = Most points win; a tie goes to the second seat.
clause-6-1 = With settled-rings=closed no ring may rest on a ring that carries a settlement, or the tower before it moves.
clause-6-2 = With bases=open-craters a base goes only on a crater where a ring of its size could lie (3.1); if there is none, there is no base.
clause-6-3 = With blue-bonus=pass the largest group and the highest level among gold and silver count; blue is passed over.
clause-G1 = Rings above the ground are centred on points with even coordinates from -80 to 80, one level above the highest ring they touch.
clause-G2 = Rings touch where their rims overlap: two large ones nearer than 20, two small ones than 12, a large and a small one between 2 and 16. It takes exactly two.
clause-G3 = The middles of the rims cross on both rings below (large 1 to 17, mixed 5 to 13, small 1 to 9), and no more than 170 degrees are without support.
clause-G4 = Two rings of one level are 20 apart if both are large, 12 if both are small, else 16; so no ring lies inside another's hole.
clause-G4b = No ring is pushed under one of a higher level: it may not touch it, on a crater neither.
clause-G5 = For the tower no more than 150 degrees may be without support.
clause-G6 = Rings keep 4 off the middle of settlements on the level below or higher, on craters off the middle of all of them.
clause-G7 = Rings keep 3 off the tower's middle, on every level.
clause-G8 = A base needs a crater whose middle is 3 off the rings on the ground and 6 from bases and from a tower on the ground; it blocks craters within 3.
clause-G9 = Rings of one level are side by side if at most 1 lies between them.

## A sentence about each thing

story-Lg = Gold belongs to one of the two sides. Wherever a large gold ring lies open above the ground, gold is going to settle.
story-Ls = Silver belongs to one of the two sides. Wherever a large silver ring lies open above the ground, silver is going to settle.
story-Lb = Blue belongs to nobody. Laid across gold and silver, a large blue ring makes rivals work together.
story-Sg = A small gold ring houses nobody, but it holds gold's base together and leads it upwards.
story-Ss = A small silver ring houses nobody, but it holds silver's base together and leads it upwards.
story-Sb = A small blue ring is neutral: it counts for nobody, and may carry both.
story-crater-large = Room for a large ring, for a resource base, or for the research tower when everything begins.
story-crater-small = Room for a small ring, or for a resource base.
story-tower = The heart of the whole programme, and it travels: wherever the sides work together, the tower moves in.
story-settlement = People live up here, on a large ring of their side's colour. A base that humanity is proud of has many of these.
story-base = A side that found nowhere to settle in a round at least made sure of a crater, and of what can be won there.
story-stack = The rings for all six rounds, always taken in twos and from the top.

## The terminal, in English only

terminal-step = { NAME("step", $step) }
terminal-no-colour = You choose for both
terminal-colour = You have { NAME("ring-colour", $colour) }; left to build: settlements { $settlements }, bases { $bases }
terminal-group-colour = take a colour
terminal-group-tower = put the tower on
terminal-group-draft = take two { NAME("size", $size) } rings
terminal-group-crater = { $ring } on a crater
terminal-group-point = { $ring } on two rings
terminal-group-aside = set a ring aside
terminal-group-settle = settle on ring
terminal-group-base = base on a crater

## The terminal's help, in English only

terminal-help-1 = A move       as it is written: draft=L3  Lg>L12  Sb>(-26,20)  settle=12  base=S05
terminal-help-2 = A number     the move with that number in the list above
terminal-help-3 = moves        every legal move with its number; moves Lg> only those that begin so
terminal-help-4 = board        the moon again;  hand  your rings;  stacks  what is left to take
terminal-help-5 = rings        the rings by level;  #12  what ring 12 rests on and carries
terminal-help-6 = L12          what is on a crater;  log  what happened so far
terminal-help-7 = undo         take back your last move, as far as the start of your turn;  hint  advice
terminal-help-8 = rule 3.5     what a clause of the rules says;  rule G3  one of the geometry
terminal-help-9 = save FILE    write the game to a .sel file;  quit  leave
terminal-help-10 = A round: two large rings each, two small ones each, then one ring at a time.
