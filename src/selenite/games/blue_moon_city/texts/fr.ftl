### Blue Moon City.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## The game

title = Blue Moon City
about = Payez avec vos cartes, rebâtissez la ville et portez des cristaux à l’obélisque. De 2 à 4, environ une heure.
manual-title = Blue Moon City

## Refusals: moves

refused-cards-unsorted = les cartes de « { $text } » ne sont pas dans l’ordre, écrivez { $sorted }
refused-no-such-card = « { $text } » nomme une carte qui n’existe pas
refused-too-many-cards = « { $text } » nomme plus de cartes qu’un coup ne peut en utiliser
refused-nothing-to-end = / ne termine pas la phase de défausse et pioche : dites ce que vous défaussez, ou drop pour ne rien défausser
refused-wrong-phase = cela se joue en phase de { NAME("phase", $wanted) }, or c’est la phase de { NAME("phase", $phase) }
refused-no-tile-there = il n’y a pas de tuile en { $cell }
refused-walk-too-far = { $cell } est à { $need } pas et il vous en reste { $steps }
refused-stays-where-it-is = on finirait en { $cell }, c’est-à-dire au point de départ
refused-no-building-here = la place du marché n’est pas un bâtiment : on n’y construit rien
refused-not-on-courtyard = les offrandes se font sur la place du marché, c3
refused-too-many-discards = on peut défausser { $most } cartes au plus
refused-no-such-card-in-hand = vous n’avez aucune carte { $card } en main
refused-too-few-in-hand = il faut { $wanted } cartes { $card } et vous n’en avez que { $held }
refused-building-complete = le bâtiment « { NAME("tile", $tile) } » est terminé
refused-no-such-box = le bâtiment « { NAME("tile", $tile) } » n’a pas d’étape { $box }, il n’y en a que { $boxes }
refused-box-taken = l’étape { $box } est déjà construite
refused-worth-too-little = { $cards } vaut { $worth } ({ NAME("people", $people) }), l’étape demande { $value }
refused-needless-card =
    { $n ->
        [one] { $cards } est en trop, { $rest } suffit déjà pour { $value }
       *[other] { $cards } sont en trop, { $rest } suffit déjà pour { $value }
    }
refused-palace-one-colour = chaque étape du palais se paie dans une seule couleur : { $cards } ne fait { $value } dans aucune
refused-no-cube = vous n’avez plus de pierre à poser
refused-one-offering = une seule offrande par tour ; pour une autre, il faut une carte Pillar
refused-too-few-crystals = cela coûte { $price } cristaux et vous en avez { $crystals }
refused-bound-must-offer = la ville est reconstruite et vous pouvez payer { $price } : faites d’abord votre offrande
refused-bound-must-walk = la ville est reconstruite : continuez vers la place du marché, il vous reste { $steps } pas
refused-bound-off-the-way = la ville est reconstruite : { $cell } n’est pas sur un plus court chemin vers la place du marché
refused-bound-not-nearer = la ville est reconstruite : { $cell } ne rapproche pas de la place du marché
refused-declare-first = une déclaration est le premier coup d’un tour
refused-declare-too-early = pour déclarer, il faut { $turns } tours de suite sans construction ni offrande, il y en a { $idle } pour l’instant
refused-declare-bound = la ville est reconstruite et vous pouvez payer une offrande : vous ne pouvez pas déclarer
refused-dragon-outside = le { NAME("dragon", $dragon) } est hors de la ville, seule une carte { $card } l’y fait entrer
refused-dragon-too-far = le { NAME("dragon", $dragon) } est à { $need } pas de { $cell } et n’en fait que { $steps }
refused-offer-first = une carte Pillar complète une offrande : faites-en d’abord une
refused-not-at-temple = il faut pour cela que votre figurine soit au Temple d’Or ; supplément : { $surcharge } cristal
refused-not-at-hall = il faut pour cela que votre figurine soit à l’Assemblée

## Refusals: options

refused-option-players = on joue à 2, 3 ou 4, pas à { $players }
refused-option-first = first est un siège de 0 à { $last }, pas { $first }
refused-option-city = la ville est standard ou free, pas { $city }
refused-option-open-crystals = open-crystals est true ou false, pas { $value }
refused-option-idle-end = idle-end est off ou n’est pas indiqué, pas { $value }
refused-option-new-buildings = new-buildings est 1, 2 ou les deux, une fois chacun, pas { $value }
refused-option-corners = corners est formé de deux coins différents parmi a1, a5, e1 et e5, pas { $value }
refused-option-corners-unused = corners ne se choisit qu’avec une seule extension

## Refusals: components files

refused-components-not-toml = le fichier de composants n’est pas en TOML : { $fault }
refused-components-not-object = les composants ne sont pas une table
refused-components-not-json = les composants contiennent une valeur que JSON ne sait pas écrire, une date par exemple
refused-components-number = composants : { $field } doit être un entier de { $least } à { $most }
refused-components-obelisk = composants : il faut { $spaces } prix à l’obélisque
refused-components-obelisk-short = composants : à { $players } joueurs, l’obélisque pourrait manquer de cases
refused-components-cards = composants : people.{ $people }.cards doit être formé de trois nombres dont la somme est { $cards }
refused-components-khind = composants : les dix cartes Khind ont toutes la valeur 1
refused-components-no-tiles = composants : il n’y a pas de tuiles
refused-components-tile = composants : { $tile } n’est pas une tuile Bâtiment
refused-components-tile-count = composants : l’extension { $expansion } demande { $wanted } tuiles, il y en a { $found }
refused-components-fixed-tile = composants : { $tile } manque parmi les tuiles de base
refused-components-boxes = composants : { $tile } doit avoir de 1 à { $most } étapes
refused-components-box = composants : une étape de { $tile } n’est pas un peuple, ou « any », avec une valeur de 1 à { $most }
refused-components-ability = composants : { $tile } a une capacité inconnue
refused-components-unconfirmed = composants : { $tile }.unconfirmed doit être une liste
refused-components-reward = composants : { $tile }.{ $reward } doit être une table de crystals, cards et scales

## Refusals: positions

refused-position-cell = dans la position, { $field } nomme « { $cell } », qui n’est pas une case de cette ville
refused-position-unknown-tile = la position n’a pas de tuile de ce jeu en { $cell } : { $tile }
refused-position-tile-twice = la position a la tuile { $tile } en { $cell } et en { $other }
refused-position-courtyard = la place du marché, et elle seule, est en c3 : voyez { $cell }
refused-position-empty-cell = la position n’a pas de tuile en { $cell }
refused-position-fixed-tile = dans la ville standard, la tuile « { NAME("tile", $tile) } » est en { $cell }
refused-position-boxes = nombre d’étapes du bâtiment en { $cell } : { $boxes }
refused-position-box-seat = l’étape { $box } en { $cell } porte une pierre d’un siège qui n’existe pas
refused-position-built-with-cubes = le bâtiment en { $cell } est terminé et porte encore des pierres
refused-position-full-unbuilt = toutes les étapes en { $cell } ont une pierre, le bâtiment devrait donc être terminé
refused-position-figures = la position a { $figures } figurines pour { $players } joueurs
refused-position-dragons = les dragons de la position sont red, green et blue, ni plus ni moins
refused-position-obelisk-full = l’obélisque n’a que { $spaces } cases
refused-position-obelisk-seat = l’obélisque porte une pierre de « { $seat } », qui n’est pas un siège
refused-position-cards = dans la position, { $field } n’est pas une liste de cartes
refused-position-cards-unsorted = les cartes de { $field } ne sont pas dans l’ordre
refused-position-players = la position a { $found } joueurs et ses options en indiquent { $players }
refused-position-card-count = la position a { $found } cartes, il devrait y en avoir { $wanted }
refused-position-card = la position a { $found } fois la carte { $card }, ce devrait être { $wanted }
refused-position-cubes = le siège { $seat } a { $found } pierres en tout, il devrait y en avoir { $wanted }
refused-position-scales = la position a { $found } écailles, il devrait y en avoir { $wanted }
refused-position-phase = il n’y a pas de phase « { $phase } »
refused-position-declared = la position a un turn.declared qui n’a pas pu se produire
refused-position-aside-twice = seul celui dont c’est le tour peut avoir des cartes de côté
refused-position-aside = le siège { $seat } a des cartes de côté et ce n’est pas son tour
refused-position-reason = aucune partie ne finit pour la raison « { $reason } »
refused-position-reason-impossible = dans cette position, la partie n’a pas pu finir ainsi : { $reason }
refused-position-winners = dans cette position, les gagnants ne peuvent pas être { $winners }
refused-position-turn = le tour de la position n’a pas pu se produire : { $field }
refused-position-should-be-over = dans cette position, la partie devrait être finie ({ $reason })

## Peoples

people-vulca = Vulca
people-terrah = Terrah
people-aqua = Aqua
people-flit = Flit
people-khind = Khind
people-mimix = Mimix
people-hoax = Hoax
people-pillar = Pillar
people-any = une seule couleur au choix

## Their colours

colour-vulca = noir
colour-terrah = rouge
colour-aqua = bleu
colour-flit = gris
colour-khind = vert
colour-mimix = marron
colour-hoax = blanc
colour-pillar = jaune

## Tiles

tile-courtyard = place du marché
tile-fire-temple = Temple du Feu
tile-water-temple = Temple de l’Eau
tile-earth-temple = Temple de la Terre
tile-royal-palace = Palais
tile-thermae = Thermes
tile-iron-foundry = Fonderie
tile-mill = Moulin
tile-caravanserai = Caravansérail
tile-monastery-tower = Tour du monastère
tile-citadel = Citadelle
tile-hospice = Auberge
tile-aqueduct = Aqueduc
tile-university = Université
tile-trading-house = Comptoir
tile-watchtower = Tour de guet
tile-great-hall = Grande Salle
tile-city-residence = Résidence
tile-library = Bibliothèque
tile-flight-tower = Tour d’envol
tile-market-hall = Marché couvert
tile-hospital = Hôpital
tile-assembly-hall = Assemblée
tile-golden-temple = Temple d’Or
tile-theatre = Théâtre

## Phases of a turn

phase-move = déplacement
phase-build = construction
phase-ability = capacité
phase-draw = défausse et pioche
phase-over = fin

## Dragons

dragon-red = dragon de feu Lika
dragon-green = dragon de terre Doran
dragon-blue = dragon d’eau Sesha

## Dragons in short

short-dragon-red = feu
short-dragon-green = terre
short-dragon-blue = eau

## How a game ended

reason-offerings = grâce aux offrandes
reason-city-complete = une fois la ville reconstruite
reason-cubes-out = une fois toutes les pierres posées
reason-agreed = d’un commun accord
reason-idle = après dix tours de table sans action

## Figures in a report

figure-offerings = offrandes
figure-crystals = cristaux restants
figure-scales = écailles restantes
figure-cubes = pierres posées

## Where a reward comes from

source-leader = comme plus gros constructeur
source-everyone = pour sa participation
source-neighbour = grâce à un bâtiment voisin
source-dragons = grâce aux dragons présents

## What a card can do

card-v1 = 1 noir / vol du dragon de feu
card-v2 = 2 noir / dragon de feu, 3 pas
card-v3 = 3 noir
card-t1 = 1 rouge / vol du dragon de terre
card-t2 = 2 rouge / dragon de terre, 3 pas
card-t3 = 3 rouge
card-a1 = 1 bleu / vol du dragon d’eau
card-a2 = 2 bleu / dragon d’eau, 3 pas
card-a3 = 3 bleu
card-f1 = 1 gris / figurine où l’on veut
card-f2 = 2 gris / deux pas de plus
card-f3 = 3 gris
card-k1 = 1 vert / 1 de toute couleur
card-m1 = 1 marron / deux m1, m2 = 3 joker
card-m2 = 2 marron / deux m1, m2 = 3 joker
card-m3 = 3 marron
card-h1 = 1 blanc / recolore jusqu’à 4 pareilles
card-h2 = 2 blanc / recolore une carte
card-h3 = 3 blanc
card-p1 = 1 jaune / autre offrande, +1
card-p2 = 2 jaune / autre offrande, +2
card-p3 = 3 jaune

## What a card can do, on its face

power-fly = vol du dragon où l’on veut
power-walk = dragon, 3 pas au plus
power-jump = figurine où l’on veut
power-stride = deux pas de plus
power-joker = 1 de toute couleur
power-pair = une paire : 3 de toute couleur
power-recolour-four = recolore jusqu’à 4 pareilles
power-recolour-one = recolore une carte
power-offer-one = autre offrande, +1
power-offer-two = autre offrande, +2

## The log: what a player did

move-walk = { $who } va en { $cell }, { NAME("tile", $tile) }
move-fly = { $who } joue { $card } : le { NAME("dragon", $dragon) } vole en { $cell }, { NAME("tile", $tile) }
move-step = { $who } joue { $card } : le { NAME("dragon", $dragon) } va en { $cell }, { NAME("tile", $tile) }
move-jump = { $who } joue { $card } et saute en { $cell }, { NAME("tile", $tile) }
move-stride = { $who } joue { $card } : deux pas de plus
move-end-move = { $who } termine son déplacement
move-end-build = { $who } termine ses constructions
move-end-ability = { $who } n’utilise pas la capacité
move-pay = { $who } construit l’étape { $box } ({ NAME("tile", $tile) }) avec { $cards }
move-offer = { $who } fait une offrande
move-offer-more = { $who } joue { $card } et fait une autre offrande
move-hall = { $who } quitte l’Assemblée pour { $cell }, { NAME("tile", $tile) }
move-temple = { $who } fait une offrande au Temple d’Or
move-drop = { $who } défausse { $cards }
move-drop-none = { $who } ne défausse rien
move-declare = { $who } déclare ne plus vouloir construire ni offrir

## The log: what came of it

event-completed = { $who } termine le bâtiment en { $cell }, { NAME("tile", $tile) }
event-crystals =
    { $n ->
        [one] { $who } reçoit { $n } cristal { NAME("source", $source) } ({ NAME("tile", $tile) })
       *[other] { $who } reçoit { $n } cristaux { NAME("source", $source) } ({ NAME("tile", $tile) })
    }
event-cards =
    { $n ->
        [one] { $who } reçoit { $n } carte { NAME("source", $source) } ({ NAME("tile", $tile) })
       *[other] { $who } reçoit { $n } cartes { NAME("source", $source) } ({ NAME("tile", $tile) })
    }
event-scales =
    { $n ->
        [one] { $who } reçoit { $n } écaille de dragon { NAME("source", $source) }
       *[other] { $who } reçoit { $n } écailles de dragon { NAME("source", $source) }
    }
event-scale-scoring = Les écailles de dragon sont épuisées : on les décompte
event-scored = { $who } reçoit { $n } cristaux au décompte des écailles (total : { $scales })
event-offering = { $who } paie { $price } cristaux, offrande numéro { $made }
event-drew =
    { $n ->
        [one] { $who } pioche { $n } carte
       *[other] { $who } pioche { $n } cartes
    }
event-took =
    { $n ->
        [one] { $who } prend en main { $n } carte mise de côté
       *[other] { $who } prend en main { $n } cartes mises de côté
    }
event-shuffled =
    { $n ->
        [one] La défausse, { $n } carte, est mélangée et devient la nouvelle pioche
       *[other] La défausse, { $n } cartes, est mélangée et devient la nouvelle pioche
    }
remark-completed-1 = Regardez-moi ça, tout illuminé !
remark-completed-2 = Un toit de plus pour la ville.
remark-offering-1 = Pour l’obélisque !
remark-offering-2 = Que les cristaux brillent.
banner-offering = { $who } : offrande { $n } sur { $goal }
banner-scales = Les écailles rapportent des cristaux : { $gains }
banner-completed-for-you =
    { $n ->
        [one] { NAME("tile", $tile) } terminé : { $n } cristal pour vous
       *[other] { NAME("tile", $tile) } terminé : { $n } cristaux pour vous
    }
banner-completed = { NAME("tile", $tile) } : bâtiment terminé

## The log and hints for those who see the table: no codes

seen-move-walk = { $who } se déplace ({ NAME("tile", $tile) })
seen-move-fly = { $who } joue { $card } : le { NAME("dragon", $dragon) } s’envole ({ NAME("tile", $tile) })
seen-move-step = { $who } joue { $card } : le { NAME("dragon", $dragon) } se déplace ({ NAME("tile", $tile) })
seen-move-jump = { $who } joue { $card } et saute ({ NAME("tile", $tile) })
seen-move-stride = { $who } joue { $card } : deux pas de plus
seen-move-pay = { $who } construit l’étape { $box } ({ NAME("tile", $tile) }) avec { $cards }
seen-move-offer-more = { $who } joue { $card } et fait une autre offrande
seen-move-hall = { $who } quitte l’Assemblée ({ NAME("tile", $tile) })
seen-move-drop = { $who } défausse { $cards }
seen-event-completed = { $who } termine le bâtiment ({ NAME("tile", $tile) })
seen-advice-walk = Se déplacer ({ NAME("tile", $tile) })
seen-advice-fly = Jouer { $card } : le { NAME("dragon", $dragon) } s’envole ({ NAME("tile", $tile) })
seen-advice-step = Jouer { $card } : le { NAME("dragon", $dragon) } se déplace ({ NAME("tile", $tile) })
seen-advice-jump = Jouer { $card } : sauter ({ NAME("tile", $tile) })
seen-advice-stride = Jouer { $card } : deux pas de plus
seen-advice-pay = Construire l’étape { $box } ({ NAME("tile", $tile) }) avec { $cards }
seen-advice-offer-more = Jouer { $card } : faire une autre offrande
seen-advice-hall = Quitter l’Assemblée ({ NAME("tile", $tile) })
seen-advice-drop = Défausser { $cards } et piocher

## The board as text

board-turn = Joue maintenant : { $who }, phase de { NAME("phase", $phase) }
board-turn-moving = Joue maintenant : { $who }, phase de { NAME("phase", $phase) }, { $steps }
board-steps =
    { $n ->
        [one] { $n } pas restant
       *[other] { $n } pas restants
    }
board-legend = v5 étape libre   #0 pierre du siège 0   = terminé, et son gain   @0 figurine
board-dragons = ~F ~E ~W dragon de feu, de terre, d’eau   cr cristaux  ca cartes  sc écailles
board-outside = Dragons hors de la ville : { $dragons }
board-obelisk = Obélisque : { $spaces }   (prochaine { $price } ; victoire à { $goal })
board-obelisk-full = Obélisque : { $spaces }   (plein ; victoire à { $goal })
board-supply = Écailles en réserve { $scales }   pioche { $deck }   défausse { $discard }
board-discards = Défausse :
board-head-player = joueur
board-head-crystals = cristaux
board-head-scales = écailles
board-head-cubes = pierres
board-head-offerings = offrandes
board-head-cards = cartes
board-head-aside = à part
board-hand = main
board-aside = à part
board-held = { $who }, { $where }
board-deck = Pioche, de haut en bas :
board-bound = La ville est reconstruite : qui peut payer doit aller offrir sur la place du marché.

## Refusals for those who see the table: no codes

seen-refused-walk-too-far = c’est à { $need } pas et il vous en reste { $steps }
seen-refused-stays-where-it-is = votre figurine y est déjà
seen-refused-worth-too-little = ces cartes valent { $worth } ({ NAME("people", $people) }), l’étape demande { $value }
seen-refused-needless-card =
    { $n ->
        [one] une de ces cartes est en trop, { $value } est atteint sans elle
       *[other] plusieurs de ces cartes sont en trop, { $value } est atteint sans elles
    }

## Drawings

draw-tile = { NAME("tile", $tile) }
board-first-to = but : { $n } offrandes
board-scales-left = écailles restantes
board-in-deck = à piocher
board-in-discard = défaussées
draw-people = { NAME("people", $people) }
draw-dragon = { NAME("dragon", $dragon) }
draw-card = { $card } : { NAME("card", $card) }
draw-figure = Figurine ({ $who })
draw-space = Obélisque, case { $space } : { $price } cristaux
draw-offering = Obélisque, case { $space } : offrande à { $price } cristaux ({ $who })
draw-supply = Écailles de dragon en réserve : { $scales }
draw-deck =
    { $n ->
        [one] Pioche : { $n } carte
       *[other] Pioche : { $n } cartes
    }
draw-discard =
    { $n ->
        [one] Défausse : { $n } carte
       *[other] Défausse : { $n } cartes
    }

## What a tile shows

building-head = { $cell } : { $tile }
building-courtyard = { $cell } : place du marché. C’est ici qu’on fait ses offrandes.
building-box-free = étape { $box } : { $value } { NAME("people", $people) } ({ NAME("colour", $colour) }), libre
building-box-any = étape { $box } : { $value } d’une seule couleur au choix, libre
building-box-taken = étape { $box } : { $value }, pierre posée ({ $who })
building-box-own = étape { $box } : { $value }, votre pierre
building-built = terminé
building-leader = plus gros constructeur : { $reward }
building-everyone = tous les constructeurs : { $reward }
building-neighbour = comme voisin terminé : { $reward }
building-crystals =
    { $n ->
        [one] { $n } cristal
       *[other] { $n } cristaux
    }
building-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
building-scales =
    { $n ->
        [one] { $n } écaille de dragon
       *[other] { $n } écailles de dragon
    }
building-reward = { $reward }
building-no-reward = rien
building-draw-two = capacité : piocher deux cartes de plus
building-teleport = capacité : aller sur n’importe quelle autre tuile après les constructions
building-offering = capacité : une offrande d’ici même pour 1 cristal de plus
building-figures = figurines ici : { $who }
building-dragons = dragons ici : { $dragons }

## Hints

advice-walk = Aller en { $cell }, { NAME("tile", $tile) }
advice-fly = Jouer { $card } : le { NAME("dragon", $dragon) } vole en { $cell }, { NAME("tile", $tile) }
advice-step = Jouer { $card } : le { NAME("dragon", $dragon) } va en { $cell }, { NAME("tile", $tile) }
advice-jump = Jouer { $card } : sauter en { $cell }, { NAME("tile", $tile) }
advice-stride = Jouer { $card } : deux pas de plus
advice-end-move = Terminer le déplacement
advice-end-build = Terminer les constructions
advice-end-ability = Ne pas utiliser la capacité
advice-pay = Construire l’étape { $box } ({ NAME("tile", $tile) }) avec { $cards }
advice-offer = Faire une offrande
advice-offer-more = Jouer { $card } : faire une autre offrande
advice-hall = Quitter l’Assemblée pour { $cell }, { NAME("tile", $tile) }
advice-temple = Faire une offrande au Temple d’Or
advice-drop = Défausser { $cards } et piocher
advice-drop-none = Piocher sans rien défausser
advice-declare = Déclarer ne plus vouloir construire ni offrir
advice-completes = termine le bâtiment ({ NAME("tile", $tile) })
advice-share = une part du bâtiment ({ NAME("tile", $tile) })
advice-towards = au prochain tour, vous pourrez bâtir ici : { NAME("tile", $tile) }
advice-offering-near = au prochain tour, vous pourrez atteindre la cour et faire une offrande
advice-dragon-near = { NAME("dragon", $dragon) } attend là où vous pouvez bâtir
advice-offerings =
    { $n ->
        [one] { $n } offrande
       *[other] { $n } offrandes
    }

## The lobby

form-city = Ville
form-city-standard = Palais et temples à leur place
form-city-free = Tous les bâtiments mélangés
form-new-buildings = Nouveaux bâtiments
form-new-buildings-none = Aucun
form-new-buildings-1 = Première extension
form-new-buildings-2 = Seconde extension
form-new-buildings-1-2 = Les deux extensions
form-corners = Coins pour une extension
form-first = Premier joueur
form-first-none = Tiré au sort
form-idle-end = Après dix tours de table sans action
form-idle-end-on = La partie se termine
form-idle-end-off = La partie continue
form-open-crystals = Cristaux visibles

## Options of a table

option-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
option-free-city = Tous les bâtiments sont mélangés
option-new-buildings-1 = Avec la première extension de nouveaux bâtiments
option-new-buildings-2 = Avec la seconde extension de nouveaux bâtiments
option-new-buildings-both = Avec les deux extensions de nouveaux bâtiments
option-corners = Coins occupés : { $first } et { $second }
option-open-crystals = Les cristaux sont visibles
option-idle-end-off = Les tours de table sans action ne terminent pas la partie
option-first-drawn = Le premier joueur est tiré au sort
option-first = Le siège { $n } commence

## What is printed in the box

printed-about = Certains nombres des tuiles, et la répartition des valeurs entre les cartes, n’ont pu être lus avec certitude dans aucune source à notre portée : ils sont signalés. Comparez-les avec votre jeu imprimé, corrigez ce qui diffère et jouez avec vos nombres.
printed-choice = Nombres imprimés
printed-buildings = Bâtiments
printed-rest = Cartes et réserve
printed-cards = Cartes des peuples
printed-pieces = Obélisque et réserve
printed-box = Étape { $n }
printed-no-box = pas d’étape
printed-people = Peuple
printed-value = Valeur
printed-box-worth = { NAME("people", $people) } { $value }
printed-leader = Plus gros constructeur
printed-everyone = Tous les constructeurs
printed-neighbour = Comme voisin terminé
printed-ability = Capacité
printed-ability-none = aucune
printed-ability-draw-two = piocher deux cartes de plus
printed-ability-teleport = aller sur n’importe quelle autre tuile
printed-ability-offering = une offrande d’ici même
printed-of-value = Valeur { $value }
printed-split = { $ones } × 1, { $twos } × 2, { $threes } × 3
printed-space = Case { $n }
printed-obelisk = Prix de l’obélisque, en commençant par le bas
printed-scales = Écailles de dragon
printed-offerings-to-win = Offrandes pour gagner
printed-hand-size = Cartes de la première main
printed-cubes = Pierres de chaque joueur
printed-by-players = { $two } à deux, { $three } à trois, { $four } à quatre joueurs

## The gallery of pieces

gallery-peoples = Peuples
gallery-people = { NAME("people", $people) }, { NAME("colour", $colour) }
gallery-dragons = Dragons
gallery-moved-by = mené par { NAME("people", $people) }, { NAME("colour", $colour) }
gallery-figure = Figurines de deux joueurs
gallery-gem = Cristal
gallery-card = Carte
gallery-scale = Écaille de dragon
gallery-cube = Pierre
gallery-obelisk = Obélisque, offrande
gallery-crown = Pour le plus gros constructeur
gallery-heads = Pour tous les constructeurs
gallery-tiles = Bâtiments, en plan et terminés

## The end of the game

ending-completed = Bâtiments terminés
ending-leader = Cristaux comme plus gros constructeur
ending-everyone = Cristaux pour la participation
ending-neighbour = Cristaux grâce aux voisins
ending-scales = Cristaux pour les écailles de dragon
ending-paid = Cristaux payés
ending-left = Cristaux restants
ending-offerings = Offrandes
ending-gain =
    { $n ->
        [one] { $n } cristal
       *[other] { $n } cristaux
    }
ending-behind =
    { $n ->
        [one] Il ne vous manquait qu’une offrande : bien joué !
       *[other] Il vous manquait { $n } offrandes : bien joué !
    }
ending-equal = Autant d’offrandes que le vainqueur : c’était très serré !
ending-crystals = Cristaux reçus
ending-part-leader = plus gros constructeur
ending-part-everyone = participation
ending-part-neighbour = voisins
ending-part-scales = écailles de dragon

## Lessons: what can be chosen

learn-pay = Payer { $cards }
learn-choose-drop = Ne rien défausser

## The table page: names and numbers

page-card = { NAME("people", $people) } { $value }
page-people = { NAME("people", $people) }
page-hover-pays = Paie { $value } pour les étapes { NAME("people", $people) }
page-times =
    { $n ->
        [one] { $what }
       *[other] { $n } × { $what }
    }
page-cards-in-hand =
    { $n ->
        [one] { $n } carte dans votre main
       *[other] { $n } cartes dans votre main
    }
page-aside =
    { $n ->
        [one] et { $n } mise de côté jusqu’à votre pioche
       *[other] et { $n } mises de côté jusqu’à votre pioche
    }
page-hand-covered = La main est cachée.
page-covered = cachés
page-next-price = Prochaine offrande : { $price } cristaux
page-piles = Pioche { $deck }, défausse { $discard }
page-supply =
    { $n ->
        [one] { $n } écaille de dragon en réserve
       *[other] { $n } écailles de dragon en réserve
    }
page-scales-now =
    { $n ->
        [one] { $n } écaille de dragon en réserve ; si on décomptait maintenant : { $gains }
       *[other] { $n } écailles de dragon en réserve ; si on décomptait maintenant : { $gains }
    }
page-plus = { $who } : +{ $n }
page-completing = S’il est terminé maintenant : { $who } : { $reward }
page-gain = { $who } : { $reward }
page-from-scales = { $n } cristaux au décompte des écailles

## The table page: the board

page-walk = Aller en { $cell }, { $tile } : { $n } pas
page-hall = Déplacer votre figurine en { $cell }, { $tile }
page-jump = Jouer { $card } : votre figurine en { $cell }, { $tile }
page-dragon = Jouer { $card } : { NAME("dragon", $dragon) } en { $cell }, { $tile }
page-open = Regarder { $cell }, { $tile }
page-payable =
    { $n ->
        [one] Votre main peut y payer l’étape { $boxes }
       *[other] Votre main peut y payer les étapes { $boxes }
    }
page-stop-and-pay = S’arrêter ici et payer l’étape { $box } : { $value }, { NAME("people", $people) }
page-pay-box = Payer l’étape { $box } : { $value }, { NAME("people", $people) }
page-stop-and-offer = S’arrêter ici pour offrir { $n } cristaux
page-offer = Offrir { $n } cristaux

## The table page: what can be done

page-moving =
    { $n ->
        [one] Encore { $n } pas : choisissez une tuile marquée, jouez une carte à capacité ou restez ici.
       *[other] Encore { $n } pas : choisissez une tuile marquée, jouez une carte à capacité ou restez ici.
    }
page-moving-powers = Plus de pas : jouez une carte à capacité ou restez ici.
page-moving-done = Plus de pas : votre déplacement s’arrête ici.
page-powers = Cartes qui peuvent déplacer quelque chose : { $cards }
page-here = Vous êtes ici : { $tile }. Vous ne pouvez rien payer ici pour l’instant.
page-here-payable =
    { $n ->
        [one] Vous êtes ici : { $tile }. Vous pouvez payer l’étape { $boxes }.
       *[other] Vous êtes ici : { $tile }. Vous pouvez payer les étapes { $boxes }.
    }
page-here-offer = Vous êtes ici : { $tile }. Vous pouvez faire une offrande pour { $price } cristaux.
page-here-no-offer = Vous êtes ici : { $tile }. Une offrande coûte { $price } cristaux, que vous n’avez pas.
page-done-build = Construire ici
page-done-offer = Offrir ici
page-done-nothing = Finir le déplacement
page-declare = Déclarer ne plus construire ni offrir
page-look-around = Regarder
page-look-hint = Un clic sur une tuile la montre, sans rien déplacer
page-back = Retour
page-ask-dragon = Où va le { NAME("dragon", $dragon) } ? Choisissez une tuile marquée.
page-ask-jump = Où voulez-vous aller ? Choisissez une tuile marquée.
page-stride = Jouer { $card } : deux pas de plus
page-not-now = Sa capacité ne peut pas servir maintenant.
page-offering = Offrandes : vous en avez fait { $made } sur { $goal }.
page-offer-more = Jouer { $card }, offrir { $n } cristaux
page-finish-offering = Finir les offrandes
page-leave-ability = Y renoncer et piocher
page-drawing = Piocher maintenant ? Choisissez d’abord jusqu’à deux cartes pour les défausser.
page-final = Après la pioche, ce tour ne changera plus.
page-draw =
    { $n ->
        [one] Piocher { $n } carte
       *[other] Piocher { $n } cartes
    }
page-drop = Défausser { $dropped }, piocher { $n }
page-ends-turn = Termine votre tour
page-sure = Piocher maintenant ? Ensuite, ce tour ne changera plus.
page-wait-move = { $who } parcourt la ville
page-wait-build = { $who } étudie les plans
page-wait-ability = { $who } profite d’un bâtiment
page-wait-draw = { $who } choisit ses cartes

## The table page: the payment tray

page-which-box = { $tile } : quelle étape ?
page-only-box = { $tile } : payer l’étape
page-which-colour = Toutes les cartes pour cette étape comptent dans une seule couleur. Laquelle ?
page-in-colour =
    { $n ->
        [one] { NAME("people", $people) } : { $n } façon de payer
       *[other] { NAME("people", $people) } : { $n } façons de payer
    }
page-ways =
    { $n ->
        [one] { $n } façon
       *[other] { $n } façons
    }
page-too-little = vous avez { $worth } sur { $value }
page-running = { $worth } sur { $value }
page-pay = Payer l’étape { $box } avec { $cards }
page-pay-with = Payer
page-completes = termine le bâtiment
page-spends =
    { $n ->
        [one] dépense { $n } carte à capacité
       *[other] dépense { $n } cartes à capacité
    }
page-overpaid = { $n } de trop
page-exact = juste assez
page-cost = { $paid }, { $spent }
page-as-joker =
    { $n ->
        [one] { $cards } compte pour 1 de n’importe quelle couleur.
       *[other] { $cards } comptent chacun pour 1 de n’importe quelle couleur.
    }
page-as-pair = { $cards } font ensemble 3 de n’importe quelle couleur.
page-as-recoloured = { $hoax } fait compter { $cards } comme { NAME("people", $people) }.
page-waiting =
    { $n ->
        [one] { $cards } ne compte pas encore.
       *[other] { $cards } ne comptent pas encore.
    }
page-other-ways =
    { $n ->
        [one] { $n } autre façon : choisissez parmi les cartes de votre main.
       *[other] { $n } autres façons : choisissez parmi les cartes de votre main.
    }
page-choose-cards = Ou choisissez parmi les cartes de votre main.
page-no-way-kept = Sans les cartes verrouillées, cette étape ne peut pas être payée.
page-take-back = Reprendre { $card }
page-lock = Verrouiller des cartes
page-lock-about = Les cartes verrouillées ne sont pas proposées pour les paiements
page-lock-hint = Choisissez les cartes que vous voulez garder : aucun paiement ne les utilisera.
page-finish-building = Arrêter de construire

## The table page: the cards of the hand


## The table page: the player aid

page-aid = Aide de jeu
page-aid-turn = Un tour
page-aid-cards = Ce que peuvent faire les cartes
page-aid-prices = Prix des offrandes
page-aid-unseen = Où sont les cartes
page-col-card = Carte
page-col-discarded = Défausse
page-col-own = Votre main
page-col-unseen = Invisibles

## The table page: the command box

page-help = Demandez : hand, une case comme d4, une carte comme h1, pay 1, score, moves, discards, where, last, hint. Ou écrivez un coup : >d4 fait marcher, v1>c4 déplace un dragon, / termine une phase, 1=h2h3 paie l’étape 1, offer, drop=v1 défausse et pioche, drop pioche seulement, undo annule le dernier coup.
page-no-hand = Vous n’avez pas de cartes ici.
page-hand-told =
    { $n ->
        [one] { $n } carte : { $cards }
       *[other] { $n } cartes : { $cards }
    }
page-no-such-card = Il n’y a pas de carte { $card }
page-pay-nothing = Vous ne pouvez rien payer en { $cell }, { $tile }
page-pay-not-box = Vous ne pouvez pas payer d’étape { $box } en { $cell }, { $tile }
page-pay-best = Payer l’étape { $box } : { $cards }
page-pay-best-overpaid = Payer l’étape { $box } : { $cards }, { $n } de trop
page-pay-others =
    { $n ->
        [one] { $n } autre façon
       *[other] { $n } autres façons
    }
page-pay-enter = Entrée paie
page-score-told = { $who } : offrandes { $made } sur { $goal }, cristaux { $crystals }, écailles { $scales }, pierres { $cubes }, cartes { $cards }
page-no-moves = Ce n’est pas à vous de jouer.
page-moves-told = Vous pouvez jouer : { $moves }
page-moves-to = Écrivez { $head } suivi d’une case parmi { $cells }
page-moves-pay =
    { $n ->
        [one] L’étape { $box } peut se payer de { $n } façon
       *[other] L’étape { $box } peut se payer de { $n } façons
    }
page-moves-drop = Écrivez drop= et jusqu’à deux cartes pour les défausser
page-stand = { $tile }, { $cell }
page-steps = { $n } pas
page-phase = { NAME("phase", $phase) }
page-discards-told =
    { $n ->
        [one] { $n } carte défaussée : { $cards }
       *[other] { $n } cartes défaussées : { $cards }
    }
page-unseen-told =
    { $n ->
        [one] { $n } carte invisible : { $cards }
       *[other] { $n } cartes invisibles : { $cards }
    }
page-at = { $who } : { $tile }, { $cell }
page-dragon-at = { NAME("dragon", $dragon) } : { $tile }, { $cell }
page-dragon-outside = { NAME("dragon", $dragon) } : hors de la ville
page-nothing-new = Il ne s’est rien passé depuis votre dernier tour.

## The lesson, step by step

lesson-city-title = La ville
lesson-city = La ville est en ruines, et vous la rebâtissez. Les bâtiments rapportent des cristaux, les cristaux paient des offrandes à l’obélisque, sur la place du marché : à deux, on gagne en faisant six offrandes le premier.
lesson-hand-title = Vos cartes
lesson-hand = Vous avez huit cartes en main. Chacune peut payer une construction, avec sa couleur et sa valeur, ou faire ce que dit le petit symbole du bas, mais jamais les deux.
lesson-dragon-card-title = Une capacité
lesson-dragon-card = Construire sur une tuile où se trouve un dragon rapporte une écaille de dragon. Votre carte Aqua 1 amène le dragon d’eau sur la tuile de votre choix : choisissez la carte.
lesson-dragon-title = Où donc ?
lesson-dragon = Vous allez construire ce bâtiment : { NAME("tile", $tile) }. Que le dragon y attende : choisissez la tuile.
lesson-walk-title = Une marche
lesson-walk = Votre figurine est sur la place du marché et peut faire deux pas, jamais en diagonale. Allez jusqu’à ce bâtiment : { NAME("tile", $tile) }.
lesson-box-title = Une construction
lesson-box = Ce bâtiment ({ NAME("tile", $tile) }) n’a qu’une étape : { NAME("colour", $colour) }, valeur { $value }. Choisissez l’étape pour construire.
lesson-pay-title = Combien cela coûte-t-il ?
lesson-pay = Vous défaussez des cartes de cette couleur, pour sa valeur au moins. Vous avez une carte Terrah 2 ; chaque carte verte Khind 1 est un joker, qui vaut 1 de n’importe quelle couleur. Comment payez-vous, sans carte superflue ?
lesson-complete-title = Le bâtiment est terminé
lesson-complete = Aucune étape n’est plus libre, et quiconque a participé est récompensé : vous recevez un cristal, une écaille de dragon comme plus gros constructeur et une autre grâce au dragon. Plus tard, les voisins terminés s’ajouteront à ces récompenses.
lesson-discard-title = Défausse et pioche
lesson-discard = À la fin de votre tour, vous pouvez défausser jusqu’à deux cartes, puis vous en piochez deux de plus que vous n’en avez défaussé. Choisissez une carte dont vous pouvez vous passer.
lesson-end-title = C’était un tour
lesson-end = Vos nouvelles cartes sont dans votre main. Dès que vous aurez sept cristaux, allez sur la place du marché et faites-y une offrande !

## The rules in short, clause by clause

clause-1-1 = On joue de deux à quatre sur un carré de cinq sur cinq sans ses coins ; les cases vont de a1 à e5, la place du marché est en c3.
clause-1-2 = Dans la ville standard, les temples et le palais entourent la place du marché, les 16 autres tuiles sont mélangées.
clause-1-3 = Dans la ville free, seule la place du marché a un emplacement fixe.
clause-1-4 = Chaque extension ajoute deux tuiles ; une seule occupe deux coins (a5 et e1 sauf autre choix), les deux occupent les quatre.
clause-1-5 = Il y a 80 cartes, dix pour chacun des huit peuples ; chacun en reçoit huit, la pioche est face cachée.
clause-1-6 = Chacun a une figurine, qui part de la place du marché, et dix pierres.
clause-1-7 = La réserve contient 9, 12 ou 15 écailles de dragon à 2, 3 ou 4 joueurs ; les dragons commencent hors de la ville.
clause-1-8 = Les prix de l’obélisque sont 7 7 7 7 8 8 9 9 10 10 11 11 12 ; à deux, on ôte deux 7.
clause-1-9 = Le premier joueur est choisi ou tiré au sort ; on joue ensuite dans l’ordre des sièges.
clause-2-1 = Un tour se compose du déplacement, des constructions, puis de la défausse et de la pioche ; les deux premiers sont facultatifs.
clause-2-2 = Faites jusqu’à deux pas, jamais en diagonale ; une tuile accueille autant de figurines et de dragons qu’on veut.
clause-2-3 = Les capacités de déplacement s’emploient à volonté, avant, entre et après les pas.
clause-2-4 = Après le déplacement, construisez là où est votre figurine, ou faites une offrande sur la place du marché.
clause-2-5 = Défaussez jusqu’à deux cartes, puis piochez-en deux, plus une par carte défaussée.
clause-2-6 = Tout le monde pioche, avec ou sans carte jouée, et la main n’a pas de limite.
clause-2-7 = Une pioche épuisée se refait avec la défausse ; si celle-ci est vide aussi, le reste n’est pas pioché.
clause-2-8 = Marche, saut, mouvement de dragon ou téléportation : on finit toujours sur une autre case ; Flit 2 peut se jouer pour rien.
clause-2-9 = On passe par les trois phases, et c’est à vous de terminer chacune.
clause-3-1 = Choisissez une étape libre du bâtiment où vous êtes, défaussez des cartes de sa couleur pour sa valeur, posez une pierre.
clause-3-2 = Chaque étape se paie séparément ; on peut en construire plusieurs par tour.
clause-3-3 = On peut surpayer, mais aucune carte ne doit être superflue.
clause-3-4 = Une étape du palais accepte toutes les couleurs, mais une seule à la fois.
clause-3-5 = Sans pierre, ni construction ni offrande.
clause-3-6 = Un bâtiment complet est aussitôt décompté : plus gros constructeur, tous les constructeurs, voisins terminés ; on reprend ses pierres.
clause-3-7 = Les récompenses sont des cristaux, des cartes et des écailles ; cristaux cachés, écailles et nombre de cartes visibles.
clause-3-8 = Les cartes gagnées à votre tour se prennent après la pioche, sans être vues avant ; les autres tout de suite.
clause-3-9 = D’abord le plus gros constructeur, puis tous les constructeurs, puis les voisins, dans l’ordre du tour à partir du joueur actif.
clause-4-1 = La première construction de votre tour rapporte une écaille par dragon présent sur la tuile.
clause-4-2 = Quand la réserve s’épuise, tout ce qui est dû dans cette action compte encore, puis on décompte les écailles.
clause-4-3 = Seul en tête des écailles : 6 cristaux ; à égalité : 3 chacun ; les autres à partir de trois écailles : 3.
clause-4-4 = Qui a reçu des cristaux rend toutes ses écailles, les autres gardent les leurs.
clause-4-5 = Sur la place du marché, payez en cristaux le plus bas prix libre de l’obélisque et posez-y une pierre, une fois par tour.
clause-4-6 = La première personne à 6, 5 ou 4 offrandes (à 2, 3 ou 4 joueurs) gagne aussitôt.
clause-4-7 = Ville reconstruite : qui peut payer doit rejoindre la place du marché et offrir ; quand nul ne le peut plus, le plus d’offrandes gagne.
clause-4-8 = Si toutes les pierres de tous sont posées, la partie finit à égalité.
clause-4-9 = Après trois tours de table sans construction ni offrande, on peut déclarer s’arrêter ; si tous le font à la suite, la partie finit.
clause-4-10 = Après dix tours de table sans construction ni offrande, la partie finit d’elle-même, sauf avec idle-end=off.
clause-5-1 = Les Vulca déplacent le dragon de feu, les Terrah le dragon de terre, les Aqua le dragon d’eau.
clause-5-2 = Un 1 met le dragon sur la tuile de votre choix, un 2 lui fait faire jusqu’à trois pas s’il est en ville.
clause-5-3 = Flit 1 met votre figurine sur la tuile de votre choix.
clause-5-4 = Flit 2 donne deux pas de plus.
clause-5-5 = Un Khind compte pour 1 de n’importe quelle couleur.
clause-5-6 = Deux cartes Mimix de valeur 1 ou 2, au choix, font ensemble 3 de n’importe quelle couleur.
clause-5-7 = Pour une construction, Hoax 1 recolore jusqu’à quatre cartes d’une même couleur, Hoax 2 une seule carte.
clause-5-8 = Après une offrande, un Pillar 1 ou 2 en permet une autre, pour 1 ou 2 cristaux de plus.
clause-6-1 = La capacité d’un nouveau bâtiment, terminé ou non, agit après les constructions pour qui s’y trouve.
clause-6-2 = L’Hôpital donne deux cartes de plus à la pioche.
clause-6-3 = Du Temple d’Or, on peut faire une offrande pour 1 cristal de plus.
clause-6-4 = L’Assemblée envoie votre figurine sur une autre tuile, où plus rien d’autre ne se passe ce tour-ci.
clause-6-5 = Le Théâtre se construit en vert ; les Khind y comptent comme vert.
clause-6-6 = À l’Assemblée, le plus à gauche est le premier dans l’ordre de ses étapes.
clause-7-1 = Visibles pour tous : ville, pièces, écailles, offrandes, défausse, et le nombre de cartes de chacun.
clause-7-2 = Secrets : la main des autres, les cartes mises de côté, l’ordre de la pioche, et la graine jusqu’à la fin.

## What is told of each tile

story-courtyard = Toute la vie de la ville tournait autour de cette place. Sur l’obélisque brillait le Cristal Sacré de Psi, par lequel le dieu Blue Moon restait proche de son monde.
story-fire-temple = Au nord de la place, la demeure de Lika. La Flamme Sacrée y brûlait, et bien des Vulca étaient les prêtres du dragon.
story-water-temple = À l’ouest de la place, entre le feu et la terre, pour les tenir en équilibre. Sesha y vivait, près de la Source Sacrée.
story-earth-temple = Au sud de la place, la demeure de Doran. L’Arbre de Vie sacré poussait dans sa cour, et bien des Terrah étaient les prêtres du dragon.
story-royal-palace = Le vieux roi vivait ici avec le prince Roland et la princesse Elinor, dont la lutte pour le trône a déchiré la ville. Le palais attend un nouveau roi ou une nouvelle reine.
story-thermae = Une eau que le feu chauffe au fond de la terre : dans ces bains, trois éléments vivaient en paix, et leurs hôtes avec eux.
story-iron-foundry = Les outils sortis des fours des Vulca servaient à tous, jusqu’aux Âges Sombres, où l’on en tira des armes. Sans ces feux, rien ne se reconstruit.
story-mill = Les Terrah cultivaient la terre, et leur moulin géant donnait du pain à toute la ville.
story-caravanserai = Entre deux longs voyages, les Pillar s’y reposaient parmi les leurs. Les Khind venaient pour les histoires.
story-monastery-tower = Ce que les Flit faisaient derrière ces murs, ils ne l’ont jamais dit. Les Khind prétendent le savoir et n’en font que des plaisanteries.
story-citadel = Ici les Vulca se transmettaient ce que les Élus de Lika savaient de la magie, et personne d’autre n’entrait.
story-hospice = Les Terrah en pèlerinage auprès de Doran logeaient ici et, s’il restait des lits, les voyageurs de tous les peuples.
story-aqueduct = Les Hoax l’ont imaginé, les Terrah l’ont bâti, les Aqua en prenaient soin : rien ne montre mieux l’entente d’autrefois.
story-university = Tous les peuples y étaient élèves des Hoax. Les machines inventées ici ont fait grand mal pendant les guerres ; aujourd’hui, elles aident à rebâtir.
story-trading-house = Ce que les Pillar ne pouvaient ou ne voulaient pas vendre au Marché couvert dormait ici. De là, ils commerçaient aussi avec les Phar et les Buka.
story-watchtower = De là-haut, les Flit veillaient sur le ciel. Elle ne craignait aucun ennemi, mais la Nuit du Destin fit trembler la terre, et la tour tomba.
story-great-hall = Toute Mimix de passage y retrouvait ses sœurs, et leur grand conseil y siégeait.
story-city-residence = La souveraine spirituelle des Mimix y descendait avec sa cour. Avant les Âges Sombres, elle venait trop peu ; cela va changer.
story-library = Elle gardait tout ce que l’on savait. Les Hoax écriront des années pour sauver ce qui reste, et il faudra des générations pour remplir les rayons.
story-flight-tower = Des plateformes pour s’élancer, des ouvertures pour rentrer en planant : pour les Flit, la plus belle des maisons ; pour les Khind, une bonne blague.
story-market-hall = Ce que les Pillar rapportaient de loin sans le garder pour eux s’achetait ici. Nulle part les rumeurs ne couraient plus vite.
story-hospital = Hoax et Mimix le tenaient ensemble : la science des uns et ce que la nature avait appris aux autres ont vaincu mille maladies et adouci le reste.
story-assembly-hall = Les envoyés de tous les peuples y débattaient de l’avenir de Blue Moon. L’aile latérale est l’œuvre des Hoax ; les Khind l’ont « arrangée ».
story-golden-temple = Les temples de la place ont chacun leur dragon ; celui-ci est voué à tous. Vulca, Aqua et Terrah le relèvent ensemble.
story-theatre = Bâtir n’avait jamais intéressé les Khind. Et puis, avec des rebuts et des restes de chantier, ils ont fait un théâtre, juste pour rire.

## What is told of each people and dragon

story-vulca = Les Vulca, tout feu, sont maîtres de la magie et de la forge. Ils sont proches de Lika, et leurs cartes déplacent le dragon de feu.
story-terrah = Les puissants Terrah commandent aux tempêtes et aux séismes, et labourent les champs. Ils sont proches de Doran, et leurs cartes déplacent le dragon de terre.
story-aqua = Les Aqua, êtres de l’eau, réconcilient les autres. Ils sont proches de Sesha, et leurs cartes déplacent le dragon d’eau.
story-flit = Les Flit ailés se tiennent hors d’atteinte et laissent tomber des surprises. Ils vous portent aussi : avec eux, votre figurine va plus loin.
story-khind = Les Khind ont l’air d’enfants, vont en bandes et ne prennent personne au sérieux. Ils se mêlent de tout, sous n’importe quelle couleur.
story-mimix = Les Mimix sont des sœurs proches de la nature, guerrières ou pleines de sagesse. Elles vont volontiers par deux, et deux de leurs cartes valent n’importe quelle couleur.
story-hoax = Les Hoax sont sages, frêles et pleins de ruses, avec un appareil pour tout. Grâce à eux, une couleur passe pour une autre.
story-pillar = Les Pillar, silencieux, voyagent loin et seuls ; de puissantes chenilles leur obéissent, des papillons géants sont leurs amis. Ils permettent une offrande de plus.
story-dragon-red = Lika, le dragon de feu, vivait au Temple du Feu et apprenait aux Élus des Vulca à façonner la magie elle-même.
story-dragon-green = Doran, le dragon de terre, vivait au Temple de la Terre, près de l’Arbre de Vie. Les Élus des Terrah y apprirent à dompter la nature.
story-dragon-blue = Sesha, le dragon d’eau, vivait au Temple de l’Eau et apprenait aux Élus des Aqua à mesurer leur pouvoir et à maintenir la paix.
