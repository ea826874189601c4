### Blue Moon City.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## The game

title = Blue Moon City
about = Pay with cards, rebuild the city and bring crystals to the obelisk. For 2 to 4, about an hour.
manual-title = Blue Moon City

## Refusals: moves

refused-cards-unsorted = the cards of “{ $text }” are out of order, write { $sorted }
refused-no-such-card = “{ $text }” names a card that does not exist
refused-too-many-cards = “{ $text }” names more cards than any move can use
refused-nothing-to-end = / doesn't end the discard and draw phase: say what you discard, or drop for nothing
refused-wrong-phase = that belongs to the { NAME("phase", $wanted) } phase, this is the { NAME("phase", $phase) } phase
refused-no-tile-there = there is no tile on { $cell }
refused-walk-too-far = { $cell } is { $need } steps away and you have { $steps } left
refused-stays-where-it-is = that would end on { $cell }, where it began
refused-no-building-here = the courtyard is not a building: nothing can be contributed here
refused-not-on-courtyard = offerings are made on the courtyard, c3
refused-too-many-discards = at most { $most } cards can be discarded
refused-no-such-card-in-hand = you have no { $card } in your hand
refused-too-few-in-hand = you have only { $held } of the { $wanted } { $card } that this takes
refused-building-complete = the { NAME("tile", $tile) } is complete
refused-no-such-box = the { NAME("tile", $tile) } has no box { $box }, only { $boxes }
refused-box-taken = box { $box } is taken
refused-worth-too-little = { $cards } is worth { $worth } in { NAME("people", $people) }, the box asks for { $value }
refused-needless-card =
    { $n ->
        [one] the { $cards } is not needed, { $rest } already pays { $value }
       *[other] the { $cards } are not needed, { $rest } already pays { $value }
    }
refused-palace-one-colour = a palace box takes one colour only: { $cards } does not make { $value } in any one
refused-no-cube = you have no cube left to place
refused-one-offering = one offering a turn; another one takes a Pillar card
refused-too-few-crystals = that costs { $price } crystals and you have { $crystals }
refused-bound-must-offer = the city is complete and you can pay { $price }: make your offering first
refused-bound-must-walk = the city is complete: walk on to the courtyard, you have { $steps } steps left
refused-bound-off-the-way = the city is complete: { $cell } is not on a shortest way to the courtyard
refused-bound-not-nearer = the city is complete: { $cell } is no nearer to the courtyard
refused-declare-first = a declaration is the first move of a turn
refused-declare-too-early = a declaration takes { $turns } turns in a row without contribution or offering; so far there are { $idle }
refused-declare-bound = the city is complete and you can pay for an offering: you can't declare
refused-dragon-outside = the { NAME("dragon", $dragon) } is outside the city, only { $card } brings it in
refused-dragon-too-far = the { NAME("dragon", $dragon) } is { $need } steps from { $cell } and goes { $steps }
refused-offer-first = a Pillar card adds to an offering: make one first
refused-not-at-temple = for that, your figure has to stand on the Golden Temple; it costs { $surcharge } crystal more
refused-not-at-hall = for that, your figure has to stand on the Assembly Hall

## Refusals: options

refused-option-players = 2, 3 or 4 can play, not { $players }
refused-option-first = first is a seat from 0 to { $last }, not { $first }
refused-option-city = the city is standard or free, not { $city }
refused-option-open-crystals = open-crystals is true or false, not { $value }
refused-option-idle-end = idle-end is off or is left out, not { $value }
refused-option-new-buildings = new-buildings are 1, 2 or both, each once, not { $value }
refused-option-corners = corners are two different ones of a1, a5, e1 and e5, not { $value }
refused-option-corners-unused = corners are only chosen with exactly one expansion

## Refusals: components files

refused-components-not-toml = the components file is not TOML: { $fault }
refused-components-not-object = the components are not a table
refused-components-not-json = the components hold a value that JSON can't write, such as a date
refused-components-number = components: { $field } must be a whole number from { $least } to { $most }
refused-components-obelisk = components: the obelisk needs { $spaces } prices
refused-components-obelisk-short = components: with { $players } players the obelisk could run out of spaces
refused-components-cards = components: people.{ $people }.cards must be three counts that make { $cards }
refused-components-khind = components: all ten Khind cards have value 1
refused-components-no-tiles = components: there are no tiles
refused-components-tile = components: { $tile } is not a building tile
refused-components-tile-count = components: expansion { $expansion } needs { $wanted } tiles, there are { $found }
refused-components-fixed-tile = components: { $tile } is missing from the basic tiles
refused-components-boxes = components: { $tile } needs 1 to { $most } boxes
refused-components-box = components: a box of { $tile } is not a people, or “any”, with a value from 1 to { $most }
refused-components-ability = components: { $tile } has an unknown ability
refused-components-unconfirmed = components: { $tile }.unconfirmed must be a list
refused-components-reward = components: { $tile }.{ $reward } must be a table of crystals, cards and scales

## Refusals: positions

refused-position-cell = the position's { $field } names “{ $cell }”, which is no cell of this city
refused-position-unknown-tile = the position has no tile of this game on { $cell }: { $tile }
refused-position-tile-twice = the position has the tile { $tile } on { $cell } and on { $other }
refused-position-courtyard = the courtyard, and only that, lies on c3: look at { $cell }
refused-position-empty-cell = the position has no tile on { $cell }
refused-position-fixed-tile = in the standard city the { NAME("tile", $tile) } lies on { $cell }
refused-position-boxes = the building on { $cell } has { $boxes } boxes
refused-position-box-seat = box { $box } on { $cell } holds a cube of a seat that does not exist
refused-position-built-with-cubes = the building on { $cell } is complete and still has cubes on it
refused-position-full-unbuilt = every box on { $cell } has a cube, so it should be complete
refused-position-figures = the position has { $figures } figures for { $players } players
refused-position-dragons = the position's dragons are red, green and blue, no more and no less
refused-position-obelisk-full = the obelisk has only { $spaces } spaces
refused-position-obelisk-seat = the obelisk holds a cube of “{ $seat }”, which is no seat
refused-position-cards = the position's { $field } is not a list of cards
refused-position-cards-unsorted = the cards of { $field } are out of order
refused-position-players = the position has { $found } players and its options say { $players }
refused-position-card-count = the position has { $found } cards, there should be { $wanted }
refused-position-card = the position has { $found } cards { $card }, there should be { $wanted }
refused-position-cubes = seat { $seat } has { $found } cubes in all, there should be { $wanted }
refused-position-scales = the position has { $found } scales, there should be { $wanted }
refused-position-phase = there is no phase “{ $phase }”
refused-position-declared = the position's turn.declared can't have come about
refused-position-aside-twice = only the player to move can have cards set aside
refused-position-aside = seat { $seat } has cards set aside and is not to move
refused-position-reason = no game ends for the reason “{ $reason }”
refused-position-reason-impossible = as the position stands the game can't have ended by { $reason }
refused-position-winners = the winners can't be { $winners } as the position stands
refused-position-turn = the position's turn can't have come about: { $field }
refused-position-should-be-over = as the position stands the game should be over ({ $reason })

## Peoples

people-vulca = Vulca
people-terrah = Terrah
people-aqua = Aqua
people-flit = Flit
people-khind = Khind
people-mimix = Mimix
people-hoax = Hoax
people-pillar = Pillar
people-any = any one colour

## Their colours

colour-vulca = black
colour-terrah = red
colour-aqua = blue
colour-flit = grey
colour-khind = green
colour-mimix = brown
colour-hoax = white
colour-pillar = yellow

## Tiles

tile-courtyard = courtyard
tile-fire-temple = Fire Temple
tile-water-temple = Water Temple
tile-earth-temple = Earth Temple
tile-royal-palace = Royal Palace
tile-thermae = Thermae
tile-iron-foundry = Iron Foundry
tile-mill = Mill
tile-caravanserai = Caravanserai
tile-monastery-tower = Monastery Tower
tile-citadel = Citadel
tile-hospice = Hospice
tile-aqueduct = Aqueduct
tile-university = University
tile-trading-house = Trading House
tile-watchtower = Watchtower
tile-great-hall = Great Hall
tile-city-residence = City Residence
tile-library = Library
tile-flight-tower = Flight Tower
tile-market-hall = Market Hall
tile-hospital = Hospital
tile-assembly-hall = Assembly Hall
tile-golden-temple = Golden Temple
tile-theatre = Theatre

## Phases of a turn

phase-move = movement
phase-build = contribution
phase-ability = ability
phase-draw = discard and draw
phase-over = over

## Dragons

dragon-red = fire dragon Lika
dragon-green = earth dragon Doran
dragon-blue = water dragon Sesha

## Dragons in short

short-dragon-red = fire
short-dragon-green = earth
short-dragon-blue = water

## How a game ended

reason-offerings = by offerings
reason-city-complete = with the city complete
reason-cubes-out = with all cubes placed
reason-agreed = by agreement
reason-idle = after ten idle rounds

## Figures in a report

figure-offerings = offerings
figure-crystals = crystals left
figure-scales = scales left
figure-cubes = cubes placed

## Where a reward comes from

source-leader = as leader
source-everyone = as a builder
source-neighbour = thanks to a neighbour
source-dragons = from the dragons there

## What a card can do

card-v1 = black 1 / fire dragon flies
card-v2 = black 2 / fire dragon walks 3
card-v3 = black 3
card-t1 = red 1 / earth dragon flies
card-t2 = red 2 / earth dragon walks 3
card-t3 = red 3
card-a1 = blue 1 / water dragon flies
card-a2 = blue 2 / water dragon walks 3
card-a3 = blue 3
card-f1 = grey 1 / figure to any tile
card-f2 = grey 2 / two more steps
card-f3 = grey 3
card-k1 = green 1 / 1 of any colour
card-m1 = brown 1 / two m1, m2 make any 3
card-m2 = brown 2 / two m1, m2 make any 3
card-m3 = brown 3
card-h1 = white 1 / recolours up to 4 alike
card-h2 = white 2 / recolours one card
card-h3 = white 3
card-p1 = yellow 1 / one more offering, +1
card-p2 = yellow 2 / one more offering, +2
card-p3 = yellow 3

## What a card can do, on its face

power-fly = dragon flies to any tile
power-walk = dragon walks up to 3
power-jump = figure to any tile
power-stride = two more steps
power-joker = 1 of any colour
power-pair = a pair: 3 of any colour
power-recolour-four = recolours up to 4 alike
power-recolour-one = recolours one card
power-offer-one = one more offering, +1
power-offer-two = one more offering, +2

## The log: what a player did

move-walk = { $who } walked to { $cell }, { NAME("tile", $tile) }
move-fly = { $who } played { $card } and flew the { NAME("dragon", $dragon) } to { $cell }, { NAME("tile", $tile) }
move-step = { $who } played { $card } and moved the { NAME("dragon", $dragon) } to { $cell }, { NAME("tile", $tile) }
move-jump = { $who } played { $card } and jumped to { $cell }, { NAME("tile", $tile) }
move-stride = { $who } played { $card } for two more steps
move-end-move = { $who } ended the movement
move-end-build = { $who } ended the contributions
move-end-ability = { $who } left the ability unused
move-pay = { $who } paid { $cards } for box { $box } of the { NAME("tile", $tile) }
move-offer = { $who } made an offering
move-offer-more = { $who } played { $card } and made another offering
move-hall = { $who } went from the Assembly Hall to { $cell }, { NAME("tile", $tile) }
move-temple = { $who } made an offering in the Golden Temple
move-drop = { $who } discarded { $cards }
move-drop-none = { $who } discarded nothing
move-declare = { $who } declared an end to contributions and offerings

## The log: what came of it

event-completed = { $who } completed the { NAME("tile", $tile) } on { $cell }
event-crystals =
    { $n ->
        [one] { $who } received { $n } crystal { NAME("source", $source) } ({ NAME("tile", $tile) })
       *[other] { $who } received { $n } crystals { NAME("source", $source) } ({ NAME("tile", $tile) })
    }
event-cards =
    { $n ->
        [one] { $who } received { $n } card { NAME("source", $source) } ({ NAME("tile", $tile) })
       *[other] { $who } received { $n } cards { NAME("source", $source) } ({ NAME("tile", $tile) })
    }
event-scales =
    { $n ->
        [one] { $who } received { $n } golden scale { NAME("source", $source) }
       *[other] { $who } received { $n } golden scales { NAME("source", $source) }
    }
event-scale-scoring = The golden scales ran out and were scored
event-scored = { $who } received { $n } crystals for { $scales } golden scales
event-offering = { $who } paid { $price } crystals, offering number { $made }
event-drew =
    { $n ->
        [one] { $who } drew { $n } card
       *[other] { $who } drew { $n } cards
    }
event-took =
    { $n ->
        [one] { $who } picked up { $n } card that was set aside
       *[other] { $who } picked up { $n } cards that were set aside
    }
event-shuffled =
    { $n ->
        [one] The discard pile, { $n } card, was shuffled into a new draw pile
       *[other] The discard pile, { $n } cards, was shuffled into a new draw pile
    }
remark-completed-1 = Look at that, all lit up!
remark-completed-2 = One more roof over the city.
remark-offering-1 = For the obelisk!
remark-offering-2 = May the crystals shine.
banner-offering = { $who }: offering { $n } of { $goal }
banner-scales = Scales pay out in crystals: { $gains }
banner-completed-for-you =
    { $n ->
        [one] { NAME("tile", $tile) } complete: { $n } crystal for you
       *[other] { NAME("tile", $tile) } complete: { $n } crystals for you
    }
banner-completed = { NAME("tile", $tile) }: complete

## The log and hints for those who see the table: no codes

seen-move-walk = { $who } walked to the { NAME("tile", $tile) }
seen-move-fly = { $who } played { $card } and flew the { NAME("dragon", $dragon) } to the { NAME("tile", $tile) }
seen-move-step = { $who } played { $card } and moved the { NAME("dragon", $dragon) } to the { NAME("tile", $tile) }
seen-move-jump = { $who } played { $card } and jumped to the { NAME("tile", $tile) }
seen-move-stride = { $who } played { $card } for two more steps
seen-move-pay = { $who } paid { $cards } for box { $box } of the { NAME("tile", $tile) }
seen-move-offer-more = { $who } played { $card } and made another offering
seen-move-hall = { $who } went from the Assembly Hall to the { NAME("tile", $tile) }
seen-move-drop = { $who } discarded { $cards }
seen-event-completed = { $who } completed the { NAME("tile", $tile) }
seen-advice-walk = Walk to the { NAME("tile", $tile) }
seen-advice-fly = Play { $card }: fly the { NAME("dragon", $dragon) } to the { NAME("tile", $tile) }
seen-advice-step = Play { $card }: move the { NAME("dragon", $dragon) } to the { NAME("tile", $tile) }
seen-advice-jump = Play { $card }: jump to the { NAME("tile", $tile) }
seen-advice-stride = Play { $card } for two more steps
seen-advice-pay = Pay { $cards } for box { $box } of the { NAME("tile", $tile) }
seen-advice-offer-more = Play { $card }: make another offering
seen-advice-hall = Go from the Assembly Hall to the { NAME("tile", $tile) }
seen-advice-drop = Discard { $cards } and draw

## The board as text

board-turn = { $who } to move: { NAME("phase", $phase) } phase
board-turn-moving = { $who } to move: { NAME("phase", $phase) } phase, { $steps }
board-steps =
    { $n ->
        [one] { $n } step left
       *[other] { $n } steps left
    }
board-legend = v5 free box   #0 cube of seat 0   = built, and what it gives   @0 figure
board-dragons = ~F ~E ~W fire, earth, water dragon   cr crystals  ca cards  sc scales
board-outside = Outside the city: { $dragons }
board-obelisk = Obelisk: { $spaces }   (next { $price }; { $goal } offerings win)
board-obelisk-full = Obelisk: { $spaces }   (full; { $goal } offerings win)
board-supply = Scales in supply { $scales }   draw pile { $deck }   discard pile { $discard }
board-discards = Discarded:
board-head-player = player
board-head-crystals = crystals
board-head-scales = scales
board-head-cubes = cubes
board-head-offerings = offerings
board-head-cards = cards
board-head-aside = aside
board-hand = hand
board-aside = aside
board-held = { $who }, { $where }
board-deck = Draw pile, top first:
board-bound = The city is complete: whoever can pay must walk to the courtyard and offer.

## Refusals for those who see the table: no codes

seen-refused-walk-too-far = that is { $need } steps away and you have { $steps } left
seen-refused-stays-where-it-is = your figure stands there already
seen-refused-worth-too-little = these cards are worth { $worth } in { NAME("people", $people) }, the box asks for { $value }
seen-refused-needless-card =
    { $n ->
        [one] one of these cards is needless: { $value } is reached without it
       *[other] some of these cards are needless: { $value } is reached without them
    }

## Drawings

draw-tile = { NAME("tile", $tile) }
board-first-to = first to { $n }
board-scales-left = scales left
board-in-deck = to draw
board-in-discard = discarded
draw-people = { NAME("people", $people) }
draw-dragon = { NAME("dragon", $dragon) }
draw-card = { $card }: { NAME("card", $card) }
draw-figure = Figure of { $who }
draw-space = Obelisk, space { $space }: { $price } crystals
draw-offering = Obelisk, space { $space }: offering of { $who } for { $price } crystals
draw-supply = Golden scales in the supply: { $scales }
draw-deck =
    { $n ->
        [one] Draw pile: { $n } card
       *[other] Draw pile: { $n } cards
    }
draw-discard =
    { $n ->
        [one] Discarded: { $n } card
       *[other] Discarded: { $n } cards
    }

## What a tile shows

building-head = { $cell }: { $tile }
building-courtyard = { $cell }: courtyard. Offerings are made here.
building-box-free = box { $box }: { $value } { NAME("people", $people) } ({ NAME("colour", $colour) }), free
building-box-any = box { $box }: { $value } of any one colour, free
building-box-taken = box { $box }: { $value }, cube of { $who }
building-box-own = box { $box }: { $value }, your cube
building-built = complete
building-leader = leader: { $reward }
building-everyone = every builder: { $reward }
building-neighbour = as a complete neighbour: { $reward }
building-crystals =
    { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
building-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
building-scales =
    { $n ->
        [one] { $n } golden scale
       *[other] { $n } golden scales
    }
building-reward = { $reward }
building-no-reward = nothing
building-draw-two = ability: draw two more cards
building-teleport = ability: move to any other tile after the contributions
building-offering = ability: one offering from here for 1 crystal more
building-figures = figures here: { $who }
building-dragons = dragons here: { $dragons }

## Hints

advice-walk = Walk to { $cell }, { NAME("tile", $tile) }
advice-fly = Play { $card }: fly the { NAME("dragon", $dragon) } to { $cell }, { NAME("tile", $tile) }
advice-step = Play { $card }: move the { NAME("dragon", $dragon) } to { $cell }, { NAME("tile", $tile) }
advice-jump = Play { $card }: jump to { $cell }, { NAME("tile", $tile) }
advice-stride = Play { $card } for two more steps
advice-end-move = End the movement
advice-end-build = End the contributions
advice-end-ability = Leave the ability unused
advice-pay = Pay { $cards } for box { $box } of the { NAME("tile", $tile) }
advice-offer = Make an offering
advice-offer-more = Play { $card }: make another offering
advice-hall = Go from the Assembly Hall to { $cell }, { NAME("tile", $tile) }
advice-temple = Make an offering in the Golden Temple
advice-drop = Discard { $cards } and draw
advice-drop-none = Draw without discarding
advice-declare = Declare: no more contributions, no more offerings
advice-completes = it completes the { NAME("tile", $tile) }
advice-share = a share in the { NAME("tile", $tile) }
advice-towards = next turn you can build here: { NAME("tile", $tile) }
advice-offering-near = next turn you can reach the courtyard and make an offering
advice-dragon-near = the { NAME("dragon", $dragon) } waits where you can build
advice-offerings =
    { $n ->
        [one] { $n } offering
       *[other] { $n } offerings
    }

## The lobby

form-city = City
form-city-standard = Palace and temples in their places
form-city-free = Every building shuffled
form-new-buildings = New buildings
form-new-buildings-none = None
form-new-buildings-1 = First set
form-new-buildings-2 = Second set
form-new-buildings-1-2 = Both sets
form-corners = Corners for one set
form-first = First player
form-first-none = Drawn by lot
form-idle-end = After ten idle rounds
form-idle-end-on = The game ends
form-idle-end-off = The game goes on
form-open-crystals = Crystals lie open

## Options of a table

option-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
option-free-city = Every building is shuffled
option-new-buildings-1 = With the first set of new buildings
option-new-buildings-2 = With the second set of new buildings
option-new-buildings-both = With both sets of new buildings
option-corners = The city also fills the corners { $first } and { $second }
option-open-crystals = Crystals lie open
option-idle-end-off = Idle rounds don't end the game
option-first-drawn = The first player is drawn by lot
option-first = Seat { $n } begins

## What is printed in the box

printed-about = Some numbers of the tiles, and how the values are split among the cards, could not be read with certainty from any source at hand: they are marked. Compare them with your printed game, correct what differs, and play with your numbers.
printed-choice = Printed numbers
printed-buildings = Buildings
printed-rest = Cards and supplies
printed-cards = Cards of the peoples
printed-pieces = Obelisk and supplies
printed-box = Box { $n }
printed-no-box = no box
printed-people = People
printed-value = Value
printed-box-worth = { NAME("people", $people) } { $value }
printed-leader = Leader
printed-everyone = Every builder
printed-neighbour = As a complete neighbour
printed-ability = Ability
printed-ability-none = none
printed-ability-draw-two = two more cards in the draw
printed-ability-teleport = move to any other tile
printed-ability-offering = one offering from here
printed-of-value = Value { $value }
printed-split = { $ones } × 1, { $twos } × 2, { $threes } × 3
printed-space = Space { $n }
printed-obelisk = Prices at the obelisk, the lowest first
printed-scales = Golden scales
printed-offerings-to-win = Offerings that win
printed-hand-size = Cards in the first hand
printed-cubes = Cubes of each player
printed-by-players = { $two } for two, { $three } for three, { $four } for four players

## The gallery of pieces

gallery-peoples = Peoples
gallery-people = { NAME("people", $people) }, { NAME("colour", $colour) }
gallery-dragons = Dragons
gallery-moved-by = moved by { NAME("people", $people) }, { NAME("colour", $colour) }
gallery-figure = Figures of two players
gallery-gem = Crystal
gallery-card = Card
gallery-scale = Golden scale
gallery-cube = Cube
gallery-obelisk = Obelisk, offering
gallery-crown = For the leader
gallery-heads = For every builder
gallery-tiles = Buildings, as a plan and complete

## The end of the game

ending-completed = Buildings completed
ending-leader = Crystals as leader
ending-everyone = Crystals as a builder
ending-neighbour = Crystals thanks to neighbours
ending-scales = Crystals for golden scales
ending-paid = Crystals paid
ending-left = Crystals left
ending-offerings = Offerings
ending-gain =
    { $n ->
        [one] { $n } crystal
       *[other] { $n } crystals
    }
ending-behind =
    { $n ->
        [one] One offering short: well played!
       *[other] { $n } offerings short: well played!
    }
ending-equal = As many offerings as the winner: it couldn't be closer!
ending-crystals = Crystals received
ending-part-leader = as leader
ending-part-everyone = as a builder
ending-part-neighbour = neighbours
ending-part-scales = golden scales

## Lessons: what can be chosen

learn-pay = Pay { $cards }
learn-choose-drop = Discard nothing

## The table page: names and numbers

page-card = { NAME("people", $people) } { $value }
page-people = { NAME("people", $people) }
page-hover-pays = Pays { $value } in { NAME("people", $people) } boxes
page-times =
    { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }
page-cards-in-hand =
    { $n ->
        [one] { $n } card in your hand
       *[other] { $n } cards in your hand
    }
page-aside = and { $n } set aside until you draw
page-hand-covered = The hand is covered.
page-covered = covered
page-next-price = Next offering: { $price } crystals
page-piles = Draw pile { $deck }, discard pile { $discard }
page-supply =
    { $n ->
        [one] { $n } golden scale in the supply
       *[other] { $n } golden scales in the supply
    }
page-scales-now =
    { $n ->
        [one] { $n } golden scale in the supply; scored now: { $gains }
       *[other] { $n } golden scales in the supply; scored now: { $gains }
    }
page-plus = { $who } +{ $n }
page-completing = If it is completed now: { $who } { $reward }
page-gain = { $who } { $reward }
page-from-scales = { $n } crystals for scored scales

## The table page: the board

page-walk =
    { $n ->
        [one] Walk to { $cell }, { $tile }: { $n } step
       *[other] Walk to { $cell }, { $tile }: { $n } steps
    }
page-hall = Move your figure to { $cell }, { $tile }
page-jump = Play { $card }: your figure to { $cell }, { $tile }
page-dragon = Play { $card }: { NAME("dragon", $dragon) } to { $cell }, { $tile }
page-open = Look at { $cell }, { $tile }
page-payable =
    { $n ->
        [one] Your cards can pay for box { $boxes } there
       *[other] Your cards can pay for boxes { $boxes } there
    }
page-stop-and-pay = Stop here and pay for box { $box }: { $value }, { NAME("people", $people) }
page-pay-box = Pay for box { $box }: { $value }, { NAME("people", $people) }
page-stop-and-offer = Stop here to offer { $n } crystals
page-offer = Offer { $n } crystals

## The table page: what can be done

page-moving =
    { $n ->
        [one] { $n } step left. Choose a marked tile, play a card with a power, or stop here.
       *[other] { $n } steps left. Choose a marked tile, play a card with a power, or stop here.
    }
page-moving-powers = No steps left. Play a card with a power, or stop here.
page-moving-done = No steps left: your movement ends here.
page-powers = Cards that can move something: { $cards }
page-here = You are on the { $tile }: there is nothing you can pay for here now.
page-here-payable =
    { $n ->
        [one] You are on the { $tile }: you can pay for box { $boxes }.
       *[other] You are on the { $tile }: you can pay for boxes { $boxes }.
    }
page-here-offer = You are on the { $tile }: you can make an offering for { $price } crystals.
page-here-no-offer = You are on the { $tile }: an offering costs { $price } crystals, more than you have.
page-done-build = Build here
page-done-offer = Offer here
page-done-nothing = Done moving
page-declare = Declare: no more contributions, no more offerings
page-look-around = Look around
page-look-hint = Click a tile to look at it; nothing moves
page-back = Back
page-ask-dragon = Where shall the { NAME("dragon", $dragon) } go? Choose a marked tile.
page-ask-jump = Where do you want to go? Choose a marked tile.
page-stride = Play { $card }: two more steps
page-not-now = Its power can't be used now.
page-offering = You have made { $made } of { $goal } offerings.
page-offer-more = Play { $card }, offer { $n } crystals
page-finish-offering = Finish offerings
page-leave-ability = Skip it and draw
page-drawing = Draw now? Choose up to two cards first to discard them.
page-final = After the draw, this turn can't be changed.
page-draw =
    { $n ->
        [one] Draw { $n } card
       *[other] Draw { $n } cards
    }
page-drop = Discard { $dropped }, draw { $n }
page-ends-turn = Ends your turn
page-sure = Ready to draw? After that, this turn can't be changed.
page-wait-move = { $who } is walking through the city
page-wait-build = { $who } is looking at the plans
page-wait-ability = { $who } is making use of a building
page-wait-draw = { $who } is choosing cards to keep

## The table page: the payment tray

page-which-box = { $tile }: which box?
page-only-box = { $tile }: pay for the box
page-which-colour = All cards for this box count in one colour. Which one?
page-in-colour =
    { $n ->
        [one] { NAME("people", $people) }: { $n } way to pay
       *[other] { NAME("people", $people) }: { $n } ways to pay
    }
page-ways =
    { $n ->
        [one] { $n } way
       *[other] { $n } ways
    }
page-too-little = you have { $worth } of { $value }
page-running = { $worth } of { $value }
page-pay = Pay for box { $box } with { $cards }
page-pay-with = Pay
page-completes = completes the building
page-spends =
    { $n ->
        [one] uses up { $n } card with a power
       *[other] uses up { $n } cards with a power
    }
page-overpaid = { $n } too much
page-exact = exactly enough
page-cost = { $paid }, { $spent }
page-as-joker =
    { $n ->
        [one] { $cards } counts 1 of any colour.
       *[other] { $cards } each count 1 of any colour.
    }
page-as-pair = { $cards } together count 3 of any colour.
page-as-recoloured = { $hoax } makes { $cards } count as { NAME("people", $people) }.
page-waiting =
    { $n ->
        [one] { $cards } doesn't count yet.
       *[other] { $cards } don't count yet.
    }
page-other-ways =
    { $n ->
        [one] { $n } other way: choose from the cards in your hand.
       *[other] { $n } other ways: choose from the cards in your hand.
    }
page-choose-cards = Or choose from the cards in your hand.
page-no-way-kept = Without the locked cards you can't pay for this box.
page-take-back = Take { $card } back
page-lock = Lock cards
page-lock-about = Cards you lock are not proposed for payments
page-lock-hint = Choose cards that you want to keep: no payment will use them.
page-finish-building = Stop building

## The table page: the cards of the hand


## The table page: the player aid

page-aid = Player aid
page-aid-turn = A turn
page-aid-cards = What the cards can do
page-aid-prices = Prices of the offerings
page-aid-unseen = Where the cards are
page-col-card = Card
page-col-discarded = Discarded
page-col-own = Your hand
page-col-unseen = Unseen

## The table page: the command box

page-help = Ask: hand, a cell such as d4, a card such as h1, pay 1, score, moves, discards, where, last, hint. Or write a move: >d4 walks, v1>c4 moves a dragon, / ends a phase, 1=h2h3 pays for box 1, offer, drop=v1 discards and draws, drop only draws, undo takes the last step back.
page-no-hand = You have no cards here.
page-hand-told =
    { $n ->
        [one] { $n } card: { $cards }
       *[other] { $n } cards: { $cards }
    }
page-no-such-card = There is no card { $card }
page-pay-nothing = You can't pay for anything on { $cell }, { $tile }
page-pay-not-box = You can't pay for box { $box } on { $cell }, { $tile }
page-pay-best = Pay for box { $box }: { $cards }
page-pay-best-overpaid = Pay for box { $box }: { $cards }, { $n } too much
page-pay-others =
    { $n ->
        [one] { $n } other way
       *[other] { $n } other ways
    }
page-pay-enter = Enter pays
page-score-told = { $who }: offerings { $made } of { $goal }, crystals { $crystals }, scales { $scales }, cubes { $cubes }, cards { $cards }
page-no-moves = It isn't your turn.
page-moves-told = You can play: { $moves }
page-moves-to = Write { $head } with one of { $cells }
page-moves-pay =
    { $n ->
        [one] Box { $box } can be paid for in { $n } way
       *[other] Box { $box } can be paid for in { $n } ways
    }
page-moves-drop = Write drop= and up to two cards to discard them
page-stand = { $tile }, { $cell }
page-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
page-phase = { NAME("phase", $phase) }
page-discards-told =
    { $n ->
        [one] { $n } card discarded: { $cards }
       *[other] { $n } cards discarded: { $cards }
    }
page-unseen-told =
    { $n ->
        [one] { $n } card unseen: { $cards }
       *[other] { $n } cards unseen: { $cards }
    }
page-at = { $who }: { $tile }, { $cell }
page-dragon-at = { NAME("dragon", $dragon) }: { $tile }, { $cell }
page-dragon-outside = { NAME("dragon", $dragon) }: outside the city
page-nothing-new = Nothing has happened since your last turn.

## The lesson, step by step

lesson-city-title = The city
lesson-city = The city lies in ruins, and you rebuild it. Buildings bring crystals, crystals buy offerings at the obelisk in the courtyard: of two players, the first with six offerings wins.
lesson-hand-title = Your cards
lesson-hand = You hold eight cards. Each can pay for building, with its colour and its value, or do what the small sign at its bottom says, but never both.
lesson-dragon-card-title = A power
lesson-dragon-card = Whoever builds on a tile with a dragon gets a golden scale. Your card Aqua 1 brings the water dragon to any tile: choose the card.
lesson-dragon-title = Where to?
lesson-dragon = You are going to build the { NAME("tile", $tile) }, so let the dragon wait there: choose that tile.
lesson-walk-title = A walk
lesson-walk = Your figure stands on the courtyard and can take two steps, never diagonally. Walk to the { NAME("tile", $tile) }.
lesson-box-title = A contribution
lesson-box = The { NAME("tile", $tile) } has a single box: { NAME("colour", $colour) }, value { $value }. Choose the box to build.
lesson-pay-title = What does it cost?
lesson-pay = You discard cards of that colour, worth the value at least. You have a Terrah 2; each green Khind 1 is a joker, worth 1 of any colour. How do you pay, without a needless card?
lesson-complete-title = The building is complete
lesson-complete = No box is free any more, so all who helped are rewarded: you get a crystal, a golden scale as leader and one more from the dragon. Later on, complete neighbours add to such a reward.
lesson-discard-title = Discard and draw
lesson-discard = At the end of your turn you may discard up to two cards, and draw two more than that. Choose a card you can do without.
lesson-end-title = That was a turn
lesson-end = Your new cards are in your hand. As soon as you have seven crystals, walk to the courtyard and make an offering there!

## The rules in short, clause by clause

clause-1-1 = Two to four play on a square of five by five without its corners; cells run from a1 to e5, the courtyard is c3.
clause-1-2 = In the standard city the temples and the palace lie around the courtyard, the other 16 tiles are shuffled.
clause-1-3 = In the free city only the courtyard is fixed.
clause-1-4 = Each expansion adds two tiles; one fills two corners (a5 and e1 unless chosen), both fill all four.
clause-1-5 = There are 80 cards, ten of each of the eight peoples; everybody starts with eight, the pile lies face down.
clause-1-6 = Everybody has a figure, on the courtyard at first, and ten cubes.
clause-1-7 = The supply holds 9, 12 or 15 golden scales for 2, 3 or 4 players; the dragons start outside.
clause-1-8 = The obelisk's prices are 7 7 7 7 8 8 9 9 10 10 11 11 12; two players leave out two sevens.
clause-1-9 = The first player is chosen or drawn; play goes on in the order of the seats.
clause-2-1 = A turn is movement, contributions, discard and draw, in this order; the first two are optional.
clause-2-2 = Walk up to two steps, never diagonally; any number of figures and dragons share a tile.
clause-2-3 = Movement powers can be used in any number, before, between and after the steps.
clause-2-4 = After moving, contribute to the building under your figure, or offer on the courtyard.
clause-2-5 = Discard up to two cards, then draw two and one more for each discard.
clause-2-6 = Everybody draws, cards played or not, and hands have no limit.
clause-2-7 = An empty draw pile is made anew from the discards; if there are none either, the rest is not drawn.
clause-2-8 = Every walk, jump, dragon move or teleport ends on another cell; Flit 2 may be played for nothing.
clause-2-9 = A turn goes through all three phases, and the player ends each of them.
clause-3-1 = Choose a free box of the building you stand on, discard cards of its colour worth its value, place a cube.
clause-3-2 = Each box is paid for on its own, and several a turn are fine.
clause-3-3 = Too much value is fine, but no card may be left out without falling short.
clause-3-4 = A palace box takes any colour, but one colour only.
clause-3-5 = Without a cube there is no contribution and no offering.
clause-3-6 = A full building is scored at once: leader, then every builder, then its complete neighbours; the cubes go back to their owners.
clause-3-7 = Rewards are crystals, cards and golden scales; crystals lie covered, scales and card counts are open.
clause-3-8 = Cards won in your own turn are taken up after its draw, unseen until then; others at once.
clause-3-9 = Leader first, then all builders, then the neighbours, in turn order from the active player.
clause-4-1 = Your turn's first contribution earns a golden scale for each dragon on that tile.
clause-4-2 = When the supply runs out, everything due in that action still counts, then scales are scored.
clause-4-3 = Most scales alone: 6 crystals; shared: 3 each; anybody else with at least three: 3.
clause-4-4 = Whoever got crystals returns all scales, the others keep theirs.
clause-4-5 = On the courtyard pay the obelisk's lowest free price in crystals and place a cube there, once a turn.
clause-4-6 = The first to make 6, 5 or 4 offerings (with 2, 3 or 4 players) wins at once.
clause-4-7 = Once the city is complete, whoever can pay must walk to the courtyard and offer; when nobody can, most offerings win.
clause-4-8 = If all cubes of all players are placed, the game ends in a draw.
clause-4-9 = After three rounds without contribution or offering players may declare to stop; if all do in a row, the game ends.
clause-4-10 = After ten rounds without contribution or offering the game ends by itself, unless idle-end=off.
clause-5-1 = Vulca moves the fire dragon, Terrah the earth dragon, Aqua the water dragon.
clause-5-2 = A 1 puts the dragon on any tile, a 2 moves it up to three steps if it is in the city.
clause-5-3 = Flit 1 puts your figure on any tile.
clause-5-4 = Flit 2 gives two more steps.
clause-5-5 = A Khind counts as 1 of any colour.
clause-5-6 = Two Mimix cards of values 1 and 2, in any mix, together make 3 of any colour.
clause-5-7 = Hoax 1 recolours up to four cards of one colour, Hoax 2 one card, for one contribution.
clause-5-8 = After an offering a Pillar 1 or 2 buys one more, for 1 or 2 crystals more.
clause-6-1 = A new building's ability works after the contributions, built or not, for whoever stands there.
clause-6-2 = The Hospital gives two more cards in the draw.
clause-6-3 = From the Golden Temple one offering can be made for 1 crystal more.
clause-6-4 = The Assembly Hall moves your figure to any other tile, where nothing else happens this turn.
clause-6-5 = The Theatre takes green; Khind count as green there.
clause-6-6 = In the Assembly Hall leftmost means first in its order of boxes.
clause-7-1 = Open to all: city, pieces, scales, offerings, discards, and how many cards everybody has.
clause-7-2 = Secret: other hands, cards set aside, the order of the draw pile, and the seed until the end.

## What is told of each tile

story-courtyard = The life of the city revolved around this square. On its obelisk shone the Holy Crystal of Psi, through which the god Blue Moon was close to his world.
story-fire-temple = North of the square, the home of Lika. Here burned the Holy Flame, and many Vulca were the dragon's priests.
story-water-temple = West of the square, between fire and earth, to keep the two in balance. Sesha lived here, by the Holy Spring.
story-earth-temple = South of the square, the home of Doran. In its court grew the Holy Tree of Life, and many Terrah were the dragon's priests.
story-royal-palace = The old king lived here with Prince Roland and Princess Elinor, who tore the city apart over the throne. Now the palace awaits a new king or queen.
story-thermae = Water heated by fire, deep in the earth: in these baths three elements were at peace, and so were their guests.
story-iron-foundry = Tools from the furnaces of the Vulca served all peoples, until in the Dark Age weapons were made here. Without these fires nothing can be rebuilt.
story-mill = The Terrah farmed the land, and in this giant mill they ground enough grain for the whole city.
story-caravanserai = Between two long journeys the Pillar rested here among their own kind. The Khind came for the stories.
story-monastery-tower = What the Flit did behind these walls they have never told. The Khind claim to know, but only joke about it.
story-citadel = Here the Vulca passed on what the Chosen of Lika knew of magic, and nobody else was let in.
story-hospice = Terrah on their pilgrimage to Doran stayed here, and when there were beds to spare, so did travellers of all peoples.
story-aqueduct = The Hoax conceived it, the Terrah built it, the Aqua tended it: nothing shows better how the peoples once lived in concord.
story-university = All peoples learned from the Hoax here. The machines that were invented here did great harm in the wars; now they help to rebuild.
story-trading-house = What the Pillar couldn't sell in the Market Hall, or wouldn't, lay here. From here, too, they traded with the Phar and the Buka.
story-watchtower = From here the Flit watched over the sky. It feared no enemy, but in the Night of Fate the earth shook, and it fell.
story-great-hall = A Mimix who came to town found her sisters here, and here their great council met.
story-city-residence = Here the spiritual ruler of the Mimix stayed with her court. Before the Dark Age she came too seldom; that is going to change.
story-library = It held everything that was known. The Hoax will write for years to save what is left, and generations will pass before it is whole again.
story-flight-tower = Platforms to take off from, openings to glide in through: to the Flit the best of homes, to the Khind a good joke.
story-market-hall = What the Pillar brought from far countries and could bear to part with was for sale here. Nowhere did gossip travel faster.
story-hospital = Hoax and Mimix ran it together: science and what nature had taught them defeated countless diseases, and eased the rest.
story-assembly-hall = Here the delegates of all peoples debated the future of Blue Moon. The Hoax added the side wing; the Khind have “improved” it.
story-golden-temple = The temples on the square have a dragon each; this one is sacred to all dragons. Vulca, Aqua and Terrah are rebuilding it together.
story-theatre = The Khind had never cared to build. Then they turned rubbish and left-over building material into a theatre, just for fun.

## What is told of each people and dragon

story-vulca = The fiery Vulca are masters of magic and of the forge. They are close to Lika, so their cards move the dragon of fire.
story-terrah = The mighty Terrah command storms and earthquakes and till the fields. They are close to Doran, so their cards move the dragon of earth.
story-aqua = The Aqua are beings of the water and reconcile the others. They are close to Sesha, so their cards move the dragon of water.
story-flit = The winged Flit keep out of reach and drop surprises from above. They also carry others: your figure gets further with them.
story-khind = The cheeky Khind look like children, roam in gangs and take nobody seriously. They join in everywhere, as any colour.
story-mimix = The Mimix are a sisterhood close to nature, of warriors and wise women. They like to appear in twos, and a pair of their cards stands for any colour.
story-hoax = The Hoax are wise, weak in body and full of tricks, with a device for every need. They let one colour pass for another.
story-pillar = The silent Pillar travel far and alone; mighty caterpillars obey them, giant butterflies are their friends. With them you can make one more offering.
story-dragon-red = Lika, the dragon of fire, lived in the Fire Temple and taught the Chosen among the Vulca to shape magic itself.
story-dragon-green = Doran, the dragon of earth, lived in the Earth Temple by the Tree of Life. From Doran the Chosen among the Terrah learned to tame the forces of nature.
story-dragon-blue = Sesha, the dragon of water, lived in the Water Temple and taught the Chosen among the Aqua to weigh power, and to keep the peace.

## The terminal, in English only

terminal-phase = { NAME("phase", $phase) }
terminal-new-cards = New in your hand: { $cards }
terminal-here = You are on { $cell }, { $tile }
terminal-aside =
    { $n ->
        [one] { $n } card set aside
       *[other] { $n } cards set aside
    }
terminal-more-drop = … or any two: drop=v1k1 ({ $n } ways in all)
terminal-group-walk = walk
terminal-group-jump = jump with f1
terminal-group-stride = two more steps
terminal-group-fly-v = fly the fire dragon
terminal-group-fly-t = fly the earth dragon
terminal-group-fly-a = fly the water dragon
terminal-group-step-v = walk the fire dragon
terminal-group-step-t = walk the earth dragon
terminal-group-step-a = walk the water dragon
terminal-group-declare = stop building for good
terminal-group-pay = pay box { $box } ({ $mark })
terminal-group-offer = offer for { $price } crystals
terminal-group-offer-more = offer again from { $price }
terminal-group-hall = go to another tile
terminal-group-temple = offer for { $price } crystals
terminal-group-drop = discard, then draw { $n }+
terminal-group-end-move = end the movement
terminal-group-end-build = end contributions
terminal-group-end-ability = leave the ability
terminal-no-cell = There is no tile on { $cell }.

## The terminal's help, in English only

terminal-help-1 = A move       as it is written: >d4  f1>a3  f2  v1>c4  2=h2h3  offer  drop=v1k1  /
terminal-help-2 = A number     the move with that number in the list above
terminal-help-3 = moves        every legal move with its number; moves 2= only those that begin so
terminal-help-4 = board        the city again;  hand  your cards and what they can do
terminal-help-5 = d4           what lies on a cell: boxes, rewards, who stands there
terminal-help-6 = discards     the discard pile;  log  what happened so far
terminal-help-7 = undo         take back your last move, as far as the start of your turn;  hint  advice
terminal-help-8 = rule 3.3     what a clause of the rules says
terminal-help-9 = save FILE    write the game to a .sel file;  quit  leave
terminal-help-10 = A turn: movement, contributions (or an offering on c3), then discard and draw.
terminal-help-11 = / ends a phase. Cards: v black, t red, a blue, f grey, k green, m brown, h white, p yellow.
