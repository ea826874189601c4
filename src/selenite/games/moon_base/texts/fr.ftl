### Moon Base.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## The game

title = Moon Base
about = Empilez des anneaux sur les cratères, dominez le voisinage et fondez vos colonies là où ça compte. À 2, environ une demi-heure.
manual-title = Moon Base

## Refusals: moves

refused-wrong-step = ce coup appartient à une autre étape ({ NAME("step", $wanted) }) ; étape en cours : { NAME("step", $step) }
refused-no-such-crater = « { $text } » nomme le cratère { $crater }, qui n’est pas sur ce plateau
refused-tower-on-small-crater = la tour commence sur un grand cratère, { $crater } est un petit
refused-stack-empty = la pile { $stack } des anneaux de { NAME("size", $size) } diamètre est vide
refused-no-such-ring-in-hand = vous n’avez aucun { NAME("ring", $ring) } en main
refused-can-place =
    { $n ->
        [one] vous pouvez poser un anneau, donc vous devez le faire : { $move }
       *[other] vous pouvez poser un anneau, donc vous devez le faire : { $move } est une des { $n } possibilités
    }
refused-crater-of-another-size = { $crater } est un { NAME("size", $size) } cratère, il n’accueille aucun { NAME("ring", $ring) }
refused-odd-point = { $point } n’est pas un point de la grille : les deux coordonnées doivent être paires
refused-out-of-reach = { $point } est trop loin : les coordonnées vont de -{ $most } à { $most }
refused-touches-nothing = en { $point }, l’anneau ne toucherait aucun anneau ; pour le poser sur un cratère, nommez le cratère
refused-touches-not-two =
    { $n ->
        [one] l’anneau ne toucherait qu’un seul anneau de niveau { $level }, il en faut exactement deux
       *[other] l’anneau toucherait { $n } anneaux de niveau { $level }, il en faut exactement deux
    }
refused-colour-of-neither = les deux anneaux du dessous sont de couleur { NAME("ring-colour", $colour) }, on ne peut pas y poser un { NAME("ring", $ring) }
refused-small-third-colour = un { NAME("ring", $ring) } n’a la couleur d’aucun des deux anneaux du dessous, et seul un grand anneau peut relier deux couleurs
refused-no-rest = l’anneau ne reposerait pas sur l’anneau { $ring } : la distance entre leurs centres doit aller de { $least } à { $most }
refused-would-tip = l’anneau basculerait, { $angle }° sans appui ({ $most }° au plus)
refused-overlaps-ring = l’anneau chevaucherait l’anneau { $ring } au niveau { $level }
refused-under-ring = l’anneau se glisserait sous l’anneau { $ring }, qui est au niveau { $level }
refused-seat-not-firm = la tour vient sur cet anneau et n’y serait pas stable, { $angle }° sans appui ({ $most }° au plus)
refused-covers-settlement = l’anneau recouvrirait la colonie de l’anneau { $ring }
refused-covers-tower = l’anneau recouvrirait la tour de recherche
refused-blocked-by-base = l’anneau chevaucherait la base de ressources en { $crater }
refused-no-such-ring = il n’y a pas d’anneau { $ring } sur le plateau
refused-settlement-on-other-colour = l’anneau { $ring } est de couleur { NAME("ring-colour", $colour) } : vos colonies vont sur votre couleur
refused-settlement-on-small-ring = l’anneau { $ring } est petit : les colonies vont sur les grands anneaux
refused-settlement-on-the-ground = l’anneau { $ring } est au sol : les colonies vont au niveau 2 ou plus haut
refused-settlement-not-open = l’anneau { $ring } n’est pas vide : il y a { NAME("piece", $piece) } dessus
refused-base-under-ring = { $crater } ne peut pas recevoir de base : l’anneau { $ring } gêne
refused-base-beside-base = { $crater } ne peut pas recevoir de base : la base en { $other } gêne
refused-base-under-tower = { $crater } ne peut pas recevoir de base : la tour de recherche gêne
refused-base-on-blocked-crater = aucun anneau ne pourrait se poser sur { $crater } ({ $why }), une base n’y va donc pas non plus
refused-ring-closed = l’anneau { $ring } ne porte plus d’autre anneau : il y a { NAME("piece", $piece) } dessus

## Refusals: options

refused-option-variant = { $option } est { $known } ou n’est pas indiqué, pas { $value }

## Refusals: boards

refused-board-unknown = il n’y a pas de plateau « { $board } » (il y a { $boards } ; un autre plateau est un fichier)
refused-board-not-toml = le fichier du plateau n’est pas en TOML : { $fault }
refused-board-not-object = le plateau n’est ni un nom ni une table
refused-board-not-json = le plateau contient une valeur que JSON ne sait pas écrire, une date par exemple
refused-board-unknown-field = plateau : le champ « { $field } » est inconnu
refused-board-missing = plateau : il manque { $field }
refused-board-format = plateau : le format doit être { $wanted }, pas { $format }
refused-board-name = plateau : le nom doit être un texte, et pas un texte vide
refused-board-number = plateau : { $field } doit être un entier
refused-board-radius = plateau : moon_radius doit aller de 1 à { $most }, pas { $radius }
refused-board-no-craters = plateau : il n’y a pas de cratères
refused-board-crater-list = plateau : chaque cratère est une table à part, qui commence par [[crater]]
refused-board-too-many-craters = plateau : { $found } cratères, c’est trop, le maximum est { $most }
refused-board-crater = plateau : le cratère numéro { $number } n’est pas une table
refused-board-no-id = plateau : le cratère numéro { $number } n’a pas d’id
refused-board-crater-missing = plateau : dans le cratère { $crater }, il manque { $field }
refused-board-crater-unknown-field = plateau : { $crater } a un champ inconnu, « { $field } »
refused-board-crater-id = plateau : l’id du cratère numéro { $number } se compose de lettres, chiffres, - et _, 16 au plus, pas « { $id } »
refused-board-crater-twice = plateau : le cratère { $crater } figure deux fois
refused-board-crater-size = plateau : { $crater } doit être large ou small, pas « { $size } »
refused-board-odd = plateau : { $crater } a { $field } = { $value } ; les coordonnées sont paires
refused-board-out-of-reach = plateau : { $crater } a { $field } = { $value } ; les coordonnées vont de -{ $most } à { $most }
refused-board-no-large-crater = plateau : il n’y a pas de grand cratère, et la tour en a besoin

## Refusals: positions

refused-position-no-rings = dans la position, { $field } nomme un anneau, et il n’y en a aucun sur le plateau
refused-position-turn-colours = colours est null tant que l’étape est colour, et seulement alors
refused-position-turn-tower = tower est null pendant les étapes colour et tower, et seulement alors
refused-position-turn-set-up = aux étapes colour et tower, c’est au siège 1 de jouer, à la manche 1, sur un plateau vide
refused-position-turn-built = turn.built parle d’une colonie qui n’existe pas, ou qui ne vient que plus tard dans la manche
refused-position-turn-settle = à l’étape settle, le siège dont c’est le tour a encore des colonies, mais moins que d’anneaux vides
refused-position-turn-settle-order = le siège qui ouvre la manche choisit encore ses colonies, l’autre n’a donc pas pu en construire
refused-position-turn-unsettled = un anneau vide n’a pas de colonie alors qu’il en restait une pour lui
refused-position-turn-base = il n’y a pas de base à poser : ce siège a construit une colonie dans la manche, ou aucun cratère n’est libre
refused-position-turn-base-order = le siège qui ouvre la manche n’a ni colonie ni base dans cette manche, ce n’est donc pas à l’autre de poser une base
refused-position-turn-over = une partie finit après la manche 6, pas avant
refused-position-settlements-early = le siège { $seat } a des colonies, mais aucune manche où les construire n’est encore terminée
refused-position-bases-early =
    { $n ->
        [one] le siège { $seat } a { $n } base, les manches jouées en permettent { $most }
       *[other] le siège { $seat } a { $n } bases, les manches jouées en permettent { $most }
    }
refused-position-step = il n’y a pas d’étape « { $step } »
refused-position-colours = les couleurs de la position sont gold et silver, une chacun, ou rien pour les deux
refused-position-stack-count = la position a { $found } piles d’anneaux de { NAME("size", $size) } diamètre, il devrait y en avoir { $wanted }
refused-position-stack = la pile { $stack } n’est pas une suite de lettres g, s et b
refused-position-stack-height = la pile { $stack } a { $found } anneaux : ce doit être 0, 2, 4 ou 6
refused-position-ring-names = dans la position, { $field } contient « { $text } » là où il faut des anneaux comme Lg ou Sb
refused-position-rings-unsorted = les anneaux de { $field } ne sont pas dans l’ordre dans « { $text } » : Lg Ls Lb Sg Ss Sb
refused-position-too-many-rings = la position a plus de { $most } anneaux sur le plateau
refused-position-ring-point = l’anneau { $ring } est en ({ $x },{ $y }), qui n’est pas un point de la grille
refused-position-ring-crater-level = l’anneau { $ring } est au niveau 1 sans cratère, ou sur un cratère au-dessus du niveau 1
refused-position-crater = dans la position, { $field } nomme « { $crater } », qui n’est pas un cratère de ce plateau
refused-position-ring-crater-size = l’anneau { $ring } n’a pas la taille du cratère { $crater }
refused-position-ring-crater-point = l’anneau { $ring } n’est pas à l’endroit du cratère { $crater }
refused-position-ring-overlap = l’anneau { $ring } chevauche l’anneau { $other } au niveau { $level }
refused-position-ring-under = l’anneau { $ring } est sous l’anneau { $other }, qui était là avant lui
refused-position-ring-level = l’anneau { $ring } est annoncé au niveau { $level }, mais il est au niveau { $wanted }
refused-position-ring-supports =
    { $n ->
        [one] l’anneau { $ring } touche { $n } anneau de niveau { $level }, il devrait en toucher deux
       *[other] l’anneau { $ring } touche { $n } anneaux de niveau { $level }, il devrait en toucher deux
    }
refused-position-ring-rest = l’anneau { $ring } ne repose pas sur les deux anneaux du dessous
refused-position-tower-crater = la tour est en { $crater }, qui n’est pas un grand cratère
refused-position-tower-ring = la tour est sur l’anneau { $ring }, qui n’est pas un grand anneau au-dessus du sol
refused-position-crater-taken = la position met deux choses sur le cratère { $crater }
refused-position-settlement = l’anneau { $ring } ne peut pas porter de colonie du siège { $seat }
refused-position-settlement-twice = l’anneau { $ring } porte une colonie et encore autre chose
refused-position-settlements = le siège { $seat } a plus de { $most } colonies
refused-position-bases = le siège { $seat } a plus de { $most } bases
refused-position-ring-count = la position a { $found } fois l’anneau { $ring }, ce devrait être { $wanted }
refused-position-stacks = nombre d’anneaux de { NAME("size", $size) } diamètre dans les piles : { $found }, à cette étape de la manche ce devrait être { $wanted }
refused-position-hand = nombre d’anneaux en main du siège { $seat } : { $found }, à cette étape de la manche ce devrait être { $wanted }
refused-position-hand-empty = le siège { $seat } doit poser un anneau et n’en a aucun
refused-position-hand-size = nombre d’anneaux de { NAME("size", $size) } diamètre en main du siège { $seat } : { $found }, le maximum est { $most }
refused-position-score = dans la position, { $field } n’est pas ce que dit le plateau

## Steps of a round

step-colour = choix des couleurs
step-tower = choix du cratère de la tour
step-draft-large = choix des grands anneaux
step-draft-small = choix des petits anneaux
step-place = placement
step-settle = choix des colonies
step-base = choix du cratère d’une base
step-over = fin

## Sizes

size-large = grand
size-small = petit

## Colours of rings

ring-colour-gold = or
ring-colour-silver = argent
ring-colour-blue = bleu
coloured-gold = doré
coloured-silver = argenté
coloured-blue = bleu

## Rings

ring-Lg = grand anneau doré
ring-Ls = grand anneau argenté
ring-Lb = grand anneau bleu
ring-Sg = petit anneau doré
ring-Ss = petit anneau argenté
ring-Sb = petit anneau bleu

## Pieces

piece-ring = un anneau
piece-settlement = une colonie
piece-tower = la tour

## How a game ended

reason-points = aux points

## Figures in a report

figure-points = points
figure-settlements = colonies
figure-bases = bases
figure-group = pour le groupe
figure-highest = pour le plus haut
figure-tower = pour la tour

## The log: what a player did

move-colour = { $who } prend la couleur { NAME("ring-colour", $colour) }
move-tower = { $who } place la tour de recherche en { $crater }
move-draft = { $who } prend deux anneaux de { NAME("size", $size) } diamètre, pile { $stack } : { $rings }
move-crater = { $who } pose un { NAME("ring", $ring) } en { $crater }
move-point = { $who } pose un { NAME("ring", $ring) } en { $point }
move-aside = { $who } met de côté un { NAME("ring", $ring) }
move-settle = { $who } choisit l’anneau { $number } pour une colonie
move-base = { $who } place une base de ressources en { $crater }

## The log: what came of it

event-placed = C’est l’anneau { $ring }, au niveau { $level }
event-tower-moved = La tour de recherche se déplace sur l’anneau { $ring }
event-settled = { $who } construit une colonie sur l’anneau { $ring }, il en reste { $n }
event-no-base = { $who } ne trouve pas de cratère pour une base
event-round = La manche { $round } commence, { $who } ouvre le jeu
remark-tower-moved-1 = Viens par ici, petite tour.
remark-tower-moved-2 = La vue est meilleure d’ici !
remark-settled-1 = Lumière ! Nous vivons ici maintenant.
remark-settled-2 = Quel endroit pour regarder la Terre.
banner-opening = { $chooser } prend une couleur, { $first } commence
banner-colour = { $who } : { NAME("ring-colour", $colour) }
banner-tower-waits = La tour attend ici un grand anneau qui relie deux autres couleurs
banner-tower = { $who } déplace la tour de recherche
banner-round = Manche { $n }
event-counted =
    { $n ->
        [one] { $who } : { $n } point, dont colonies { $settlements }, bases { $bases }, à part { $aside }, groupe { $group }, plus haut { $highest }, tour { $tower }
       *[other] { $who } : { $n } points, dont colonies { $settlements }, bases { $bases }, à part { $aside }, groupe { $group }, plus haut { $highest }, tour { $tower }
    }

## The log and hints for those who see the table: no codes

log-level = niveau { $level }
log-tower = tour
seen-move-tower = { $who } place la tour de recherche dans un cratère
seen-move-draft = { $who } prend deux anneaux de { NAME("size", $size) } diamètre : { $rings }
seen-move-crater = { $who } pose un { NAME("ring", $ring) } dans un cratère
seen-move-point = { $who } pose un { NAME("ring", $ring) } sur deux autres
seen-move-settle = { $who } choisit un { NAME("ring", $ring) } au niveau { $level } pour une colonie
seen-move-base = { $who } place une base de ressources dans un cratère
seen-event-placed = Il est au niveau { $level }
seen-event-tower-moved = La tour de recherche se déplace sur un { NAME("ring", $ring) } au niveau { $level }
seen-event-settled = { $who } construit une colonie sur un { NAME("ring", $ring) } au niveau { $level }, il en reste { $n }
seen-advice-tower = Placer la tour de recherche dans le cratère marqué
seen-advice-draft = Prendre deux anneaux de { NAME("size", $size) } diamètre : { $rings }
seen-advice-crater = Poser un { NAME("ring", $ring) } dans le cratère marqué
seen-advice-point = Poser un { NAME("ring", $ring) } à l’endroit marqué
seen-advice-settle = Choisir le { NAME("ring", $ring) } au niveau { $level } pour la colonie
seen-advice-base = Placer une base de ressources dans le cratère marqué

## Refusals for those who see the table: no codes

seen-refused-tower-on-small-crater = la tour commence sur un grand cratère, celui-ci est petit
seen-refused-crater-of-another-size = ce cratère n’est pas de la bonne taille pour un { NAME("ring", $ring) }
seen-refused-overlaps-ring = l’anneau en recouvrirait un autre au niveau { $level }

## Drawings

draw-ring = Anneau { $number } : { NAME("ring", $ring) }, niveau { $level }
draw-kind = { NAME("ring", $ring) }
draw-stack = Pile { $stack }, de haut en bas : { $rings }
draw-tower = Tour de recherche sur { $place }
draw-settlement = Colonie sur l’anneau { $place } ({ $who })
draw-base = Base de ressources en { $place } ({ $who })
draw-settlements = colonies
draw-bases = bases de ressources
draw-set-aside = mis de côté
draw-step-colour = { $who } : prendre une couleur
draw-step-tower = { $who } : placer la tour de recherche
draw-step-draft-large = { $who } : choisir deux grands anneaux
draw-step-draft-small = { $who } : choisir deux petits anneaux
draw-step-place = { $who } : poser un anneau
draw-step-settle = { $who } : choisir un anneau pour une colonie
draw-step-base = { $who } : placer une base de ressources
draw-score-settlements = colonies
draw-score-bases = bases de ressources
draw-score-aside = anneaux mis de côté
draw-score-group = plus grand groupe
draw-score-highest = plus haut niveau
draw-score-tower = tour de recherche

## The board as text

board-turn = Joue maintenant : { $who } ({ NAME("step", $step) })
board-legend-rings = L12 un cratère   Lg2 un grand anneau doré au niveau 2   S petit   s argenté   b bleu
board-legend-pieces = T tour de recherche   ^0 colonie du siège 0   %0 base de ressources du siège 0
board-level = Niveau { $level } :
board-no-rings = Pas encore d’anneau sur le plateau.
board-bases = Bases %{ $seat } ({ $who }) :
board-left = reste { $n }
board-stacks-large = Grands, haut en premier
board-stacks-small = Petits, haut en premier
board-head-player = joueur
board-head-colour = couleur
board-head-hand = main
board-head-settlements = colonies
board-head-bases = bases
board-head-aside = à part
board-head-points = points
board-score = colonies { $settlements }, bases { $bases }, à part { $aside }, groupe { $group }, plus haut { $highest }, tour { $tower }
board-crater = { $crater } : { NAME("size", $size) } cratère en { $point }
board-crater-ring = l’anneau #{ $number } est posé dessus, un { NAME("ring", $ring) }
board-crater-base = base ({ $who })
board-ring = #{ $number } : { NAME("ring", $ring) } en { $place }, niveau { $level }
board-rests = repose sur #{ $one } et #{ $other }
board-carries = porte { $rings }
board-has-tower = la tour de recherche est ici
board-has-settlement = colonie ({ $who })

## Hints

advice-colour = Prendre la couleur { NAME("ring-colour", $colour) }
advice-tower = Placer la tour de recherche en { $crater }
advice-draft = Prendre deux anneaux de { NAME("size", $size) } diamètre, pile { $stack } : { $rings }
advice-crater = Poser un { NAME("ring", $ring) } en { $crater }
advice-point = Poser un { NAME("ring", $ring) } en { $point }
advice-aside = Mettre de côté un { NAME("ring", $ring) }
advice-settle = Choisir l’anneau { $number } pour la colonie
advice-base = Placer une base de ressources en { $crater }
advice-settlements =
    { $n ->
        [one] { $n } colonie
       *[other] { $n } colonies
    }
advice-tower-waits = elle y attend un grand anneau qui relie deux autres couleurs
advice-on-top = { $n } des { $of } grands anneaux du dessus sont { NAME("many-coloured", $colour) }
advice-later-on =
    { $n ->
        [one] un grand anneau de cette couleur viendra plus tard
       *[other] { $n } grands anneaux de cette couleur viendront plus tard
    }
advice-own-large =
    { $n ->
        [one] un grand anneau pour une de vos colonies
       *[other] deux grands anneaux pour vos colonies
    }
advice-own-small =
    { $n ->
        [one] un petit anneau pour votre groupe et la hauteur
       *[other] deux petits anneaux pour votre groupe et la hauteur
    }
advice-blue-large = le bleu peut relier l’or et l’argent et faire venir la tour
advice-blue-small = les petits anneaux bleus en portent d’autres plus haut
advice-denies =
    { $n ->
        [one] un anneau de moins pour l’adversaire
       *[other] deux anneaux de moins pour l’adversaire
    }
advice-gains = +{ $n } pour vous : { $why }
advice-costs = +{ $n } pour l’adversaire, pour l’instant : { $why }
advice-loses = −{ $n } pour vous, pour l’instant : { $why }
advice-takes = −{ $n } pour l’adversaire : { $why }
advice-group = votre plus grand groupe passe à { $n }
advice-base-counts = une base compte 1 point et bloque son cratère
advice-quiet = un coup tranquille qui ne change aucun point pour l’instant
advice-opens = un de vos anneaux s’ouvre à une colonie, 2 points
advice-opens-theirs = ouvre un anneau à une colonie de l’adversaire, 2 points
advice-covers = recouvre un anneau que l’adversaire allait coloniser pour 2 points
advice-blocks =
    { $n ->
        [one] cela retire un cratère du jeu
       *[other] cela retire { $n } cratères du jeu
    }

## The lobby

form-board = Plateau
form-board-moon = La Lune
form-settled-rings = Anneaux avec une colonie ou la tour
form-settled-rings-open = Peuvent porter d’autres anneaux
form-settled-rings-closed = Ne portent plus d’anneau
form-bases = Bases de ressources
form-bases-any = Sur tout cratère inoccupé
form-bases-open-craters = Là seulement où un anneau irait
form-blue-bonus = Plus grand groupe ou plus haut niveau bleu
form-blue-bonus-none = Personne ne marque
form-blue-bonus-pass = Le meilleur de l’or et de l’argent marque

## Boards

board-name-moon = La Lune

## Options of a table

option-board = Plateau : { NAME("board-name", $board) }
option-settled-rings-closed = Les anneaux avec une colonie ou la tour ne portent plus d’anneau
option-bases-open-craters = Les bases ne vont que sur les cratères où un anneau pourrait se poser
option-blue-bonus-pass = Le bleu est ignoré pour le plus grand groupe et le plus haut niveau

## What is printed in the box

printed-about = Les cratères du plateau imprimé ne sont publiés nulle part sous forme de nombres ; ce plateau est donc le nôtre. Entrez ceux de votre plateau et jouez dessus. Depuis le centre de la Lune, x va vers la droite et y vers le haut ; un grand anneau a un rayon de 10, un petit de 6, et toutes les coordonnées sont paires.
printed-choice = Un plateau à vous
printed-name = Nom du plateau
printed-radius = Rayon de la Lune dessinée
printed-size = Taille
printed-size-large = grand
printed-size-small = petit
printed-no-crater = pas de cratère
printed-crater = { NAME("printed-size", $size) }, x { $x }, y { $y }
printed-id = Nom
printed-new-crater = Nouveau cratère

## The gallery of pieces

gallery-rings = Anneaux
gallery-craters = Cratères
gallery-tower = Tour de recherche
gallery-settlement = Colonies
gallery-base = Bases de ressources
gallery-earth = Marqueur Terre
gallery-large-crater = Grand cratère
gallery-small-crater = Petit cratère

## The end of the game

ending-points = Points
ending-gain =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
ending-behind =
    { $n ->
        [one] À un seul point du vainqueur : bien joué !
       *[other] À { $n } points du vainqueur : bien joué !
    }
ending-equal = Autant de points que le vainqueur : c’était très serré !
ending-tied-points = { $gain } partout : à égalité, le second siège gagne.

## Lessons: what can be chosen

learn-choose-gold = Or
learn-choose-silver = Argent
learn-refused-would-tip = Il basculerait à cet endroit.
learn-refused-overlaps-ring = Un anneau gêne à cet endroit.
learn-refused-blocked-by-base = Une base gêne à cet endroit.
learn-refused-crater-of-another-size = L’anneau ne convient pas à ce cratère.
learn-refused-tower-on-small-crater = Ce cratère est trop petit pour la tour.
learn-refused-wrong-step = Cela viendra plus tard.
learn-place = Place { $number } pour l’anneau
learn-stack = Pile d’anneaux de { NAME("size", $size) } diamètre, de haut en bas : { $rings }

## The table page: what to do now

page-ask-colour = Prenez une couleur. L’autre va à { $who } ; le bleu n’est à personne.
page-ask-tower = Placez la tour de recherche sur un grand cratère : choisissez-en un.
page-ask-draft-large = Prenez deux grands anneaux : choisissez une pile.
page-ask-draft-small = Prenez deux petits anneaux : choisissez une pile.
page-ask-ring = Posez un anneau : choisissez un des vôtres.
page-ask-where = Où poser le { NAME("ring", $ring) } ? Choisissez un cratère libre ou une paire d’anneaux.
page-ask-where-crater = Où poser le { NAME("ring", $ring) } ? Choisissez un cratère libre.
page-ask-where-pair = Où poser le { NAME("ring", $ring) } ? Choisissez une paire d’anneaux.
page-ask-aside = Aucun de vos anneaux ne trouve de place. Choisissez celui à mettre de côté ; cela coûte un point.
page-ask-settle =
    { $n ->
        [one] La manche est finie. Il vous reste une seule colonie pour plusieurs anneaux vides : choisissez celui qui la reçoit.
       *[other] La manche est finie. Il vous reste { $n } colonies, et davantage d’anneaux vides : choisissez un anneau pour la prochaine.
    }
page-ask-base = Placez une base de ressources sur un cratère libre : choisissez-en un.
page-set-down = Poser le { NAME("ring", $ring) } ici ?
page-wait-colour = { $who } choisit une couleur
page-wait-tower = { $who } cherche une place pour la tour
page-wait-draft-large = { $who } choisit de grands anneaux
page-wait-draft-small = { $who } choisit de petits anneaux
page-wait-place = { $who } construit
page-wait-settle = { $who } choisit où vivront les colons
page-wait-base = { $who } cherche un cratère pour une base
page-hover-crater-large = Grand cratère
page-hover-crater-small = Petit cratère

## The table page: choosing

page-take = Prendre la couleur { NAME("ring-colour", $colour) }
page-draft = Prendre deux anneaux de { NAME("size", $size) } diamètre, pile { $stack } : { $rings }
page-pairs =
    { $n ->
        [one] { $n } paire d’anneaux peut le porter :
       *[other] { $n } paires d’anneaux peuvent le porter :
    }
page-no-pairs = Aucune paire d’anneaux ne peut le porter.
page-craters =
    { $n ->
        [one] { $n } cratère est libre :
       *[other] { $n } cratères sont libres :
    }
page-free-craters =
    { $n ->
        [one] { $n } cratère est libre : { $craters }
       *[other] { $n } cratères sont libres : { $craters }
    }
page-no-craters = Aucun cratère n’est libre pour lui.
page-lit-crater = Cratère { $crater }
page-settles =
    { $n ->
        [one] { $n } anneau est vide :
       *[other] { $n } anneaux sont vides :
    }
page-open-rings =
    { $n ->
        [one] { $n } anneau est vide : { $rings }
       *[other] { $n } anneaux sont vides : { $rings }
    }
page-settle = { $number } : anneau { $ring }, niveau { $level }, posé sur { $one } et { $other }
page-pair = { $number } : { $one } et { $other }, niveau { $level }
page-pair-tower = { $number } : { $one } et { $other }, niveau { $level }, collaboration : la tour vient ici
page-ring-short = #{ $number } ({ NAME("coloured", $colour) })
page-ring-spoken = #{ $number } ({ NAME("coloured", $colour) })

## The table page: drafting

page-why-colour = Elle décide quels anneaux reçoivent vos colonies.
page-take-about = { $n } des { $of } grands anneaux du dessus
page-pick-own =
    { $n ->
        [one] à vous
       *[other] { $n } à vous
    }
page-pick-theirs =
    { $n ->
        [one] adverse
       *[other] { $n } adverses
    }
page-pick-blue =
    { $n ->
        [one] bleu
       *[other] { $n } bleus
    }
page-pick-own-large =
    { $n ->
        [one] Un à votre couleur : posé sur deux autres, il reçoit une colonie, 2 points.
       *[other] Deux à votre couleur : posé sur deux autres, chacun reçoit une colonie, 2 points.
    }
page-pick-own-small = À votre couleur : pour votre groupe, et pour porter d’autres anneaux plus haut.
page-pick-blue-large = Le bleu n’est à personne ; posé sur l’or et l’argent, il fait venir la tour.
page-pick-blue-small = Le bleu n’est à personne ; il en porte d’autres plus haut.
page-pick-denies =
    { $n ->
        [one] Un à la couleur de { $who } : c’est vous qui le placerez.
       *[other] Deux à la couleur de { $who } : c’est vous qui les placerez.
    }
page-pick-next = Ensuite, sur le dessus : { $rings }.
page-pick-last = Il n’y a plus rien dessous.

## The table page: what is chosen

page-chosen = Ce qui se passerait
page-on-pair = Sur les anneaux { $one } et { $other }, niveau { $level }.
page-on-crater = Sur le cratère { $crater }.
page-on-ring = Sur l’anneau { $ring }.
page-sets-aside = Mis de côté définitivement : { NAME("ring", $ring) }.
page-place-firmest = Emplacement { $place } sur { $places }, le plus stable.
page-place-angle = Emplacement { $place } sur { $places }, { $angle }° sans appui ({ $most }° au plus).
page-tower-comes = Collaboration : la tour vient ici.
page-gains-here = Peut recevoir une colonie ({ $who }).
page-gains-here-you = Peut recevoir une de vos colonies.
page-gains-ring = L’anneau { $ring } peut de nouveau recevoir une colonie ({ $who }).
page-gains-ring-you = L’anneau { $ring } peut de nouveau recevoir une de vos colonies.
page-loses-ring = Recouvre l’anneau { $ring } : pas de colonie là ({ $who }).
page-loses-ring-you = Recouvre l’anneau { $ring } : pas de colonie pour vous là.
page-loses-no-crater = Ne ferme aucun cratère.
page-loses-craters =
    { $n ->
        [one] Ferme { $n } cratère : { $craters }.
       *[other] Ferme { $n } cratères : { $craters }.
    }
page-frees-craters =
    { $n ->
        [one] Libère { $n } cratère : { $craters }.
       *[other] Libère { $n } cratères : { $craters }.
    }
page-points = Score ({ $who }) : { $after } au lieu de { $before }.
page-points-you = Votre score serait de { $after } au lieu de { $before }.
page-chip-level = Niveau { $level }
page-chip-firm = Très stable
page-chip-fair = Stable
page-chip-loose = Tient tout juste
page-chip-tower = La tour vient
page-chip-gain = Une colonie pour { $who } { $by }
page-chip-gain-you = Une colonie pour vous { $by }
page-chip-cover = Recouvre un anneau de { $who } { $by }
page-chip-cover-you = Recouvre votre anneau { $by }
page-chip-blocks =
    { $n ->
        [one] Ferme { $n } cratère
       *[other] Ferme { $n } cratères
    }
page-chip-frees =
    { $n ->
        [one] Libère { $n } cratère
       *[other] Libère { $n } cratères
    }
page-chip-points = { $who } { $by }
page-chip-points-you = Vous { $by }
page-do-tower = Placer ici
page-do-place = Poser
page-do-aside = Mettre de côté
page-do-settle = Construire ici
page-do-base = Placer ici
page-back = Retour
page-nudge = Décaler un peu
page-nudge-left = Décaler à gauche
page-nudge-right = Décaler à droite
page-nudge-up = Décaler vers le haut
page-nudge-down = Décaler vers le bas
page-firmer = Plus stable
page-looser = Suivant

## Why points changed

between-reasons = { " · " }
page-part-points =
    { $n ->
        [one] { $part } : { $n } point
       *[other] { $part } : { $n } points
    }
page-why-points = { $points } : { $why }
page-why-covered =
    { $n ->
        [one] { $who } : un anneau vide est recouvert, pas de colonie là
       *[other] { $who } : { $n } anneaux vides sont recouverts, pas de colonies là
    }
page-why-covered-you =
    { $n ->
        [one] Un de vos anneaux vides est recouvert : pas de colonie là
       *[other] { $n } de vos anneaux vides sont recouverts : pas de colonies là
    }
why-settlements =
    { $n ->
        [one] une colonie
       *[other] { $n } colonies
    }
why-bases =
    { $n ->
        [one] une base de ressources
       *[other] { $n } bases de ressources
    }
why-aside =
    { $n ->
        [one] un anneau mis de côté
       *[other] { $n } anneaux mis de côté
    }
group-coloured-gold = doré
group-coloured-silver = argenté
group-coloured-blue = bleu
high-coloured-gold = doré
high-coloured-silver = argenté
high-coloured-blue = bleu
tower-on-gold = doré
tower-on-silver = argenté
tower-on-blue = bleu
tower-to-gold = doré
tower-to-silver = argenté
tower-to-blue = bleu
many-coloured-gold = dorés
many-coloured-silver = argentés
many-coloured-blue = bleus
why-group-won =
    { $n ->
        [one] le plus grand groupe est { NAME("group-coloured", $colour) }, un seul anneau
       *[other] le plus grand groupe est { NAME("group-coloured", $colour) }, { $n } anneaux
    }
why-group-shared =
    { $n ->
        [one] le groupe { NAME("group-coloured", $colour) } égalise, un anneau chacun
       *[other] le groupe { NAME("group-coloured", $colour) } égalise, { $n } anneaux chacun
    }
why-group-lost =
    { $n ->
        [one] le plus grand groupe est maintenant { NAME("group-coloured", $colour) }, un seul anneau
       *[other] le plus grand groupe est maintenant { NAME("group-coloured", $colour) }, { $n } anneaux
    }
why-highest-won = l’anneau le plus haut est { NAME("high-coloured", $colour) }, niveau { $n }
why-highest-shared = un anneau { NAME("high-coloured", $colour) } est aussi haut, niveau { $n }
why-highest-lost = l’anneau le plus haut est maintenant { NAME("high-coloured", $colour) }, niveau { $n }
why-tower-won = la tour est maintenant sur un anneau { NAME("tower-on", $colour) }
why-tower-lost = la tour est passée sur un anneau { NAME("tower-to", $colour) }

## The table page: how the moon is shown

page-tools = Comment la Lune est montrée
page-levels = Niveaux affichés
page-bonds = Liens
page-closer = De plus près
page-rings = Liste des anneaux
page-level = Niveau { $level }
page-listed = { $ring }, { NAME("size", $size) }

## The table page: hands, stacks and players

page-your-rings = Vos anneaux
page-rings-of = Anneaux ({ $who })
page-stacks = Piles, la prochaine paire en haut
page-stack = Pile { $stack }
page-stack-left = De haut en bas : { $rings }.
page-stack-words = Pile { $stack }, anneaux de { NAME("size", $size) } diamètre, de haut en bas : { $rings }
page-no-colour = pas encore de couleur
page-in-hand = Anneaux en main
page-settlements-left = Colonies restantes
page-bases-left = Bases restantes
page-aside = Mis de côté
page-score-now = Si la partie finissait maintenant
page-total = points en tout
page-players = Ce qu’ont les joueurs
page-score = Score
page-to-come =
    { $n ->
        [one] { $who } construirait { $n } colonie à la fin de cette manche.
       *[other] { $who } construirait { $n } colonies à la fin de cette manche.
    }
page-groups = Plus grands groupes : or { $gold }, argent { $silver }, bleu { $blue }.
page-highest = Niveau { $level } : { $colours }.
page-tower-on-ring = La tour est sur l’anneau { $ring }.
page-tower-on-crater = La tour est sur le cratère { $crater }.
page-seen-tower-on-ring = La tour est sur un anneau { NAME("tower-on", $colour) }.
page-seen-tower-on-crater = La tour est sur un grand cratère.
page-bonuses = À qui va chaque bonus
page-bonus-group =
    { $n ->
        [one] Plus grand groupe, { $n } anneau : { $who }.
       *[other] Plus grand groupe, { $n } anneaux : { $who }.
    }
page-bonus-group-blue =
    { $n ->
        [one] Plus grand groupe, { $n } anneau : personne, il est bleu.
       *[other] Plus grand groupe, { $n } anneaux : personne, il est bleu.
    }
page-bonus-highest = Plus haut niveau, { $level } : { $who }.
page-bonus-highest-blue = Plus haut niveau, { $level } : personne, il n’y a que du bleu.
page-bonus-tower = Tour de recherche : { $who }, elle est sur l’anneau { $ring }.
page-bonus-tower-blue = Tour de recherche : personne, elle est sur l’anneau { $ring }.
page-bonus-tower-crater = Tour de recherche : personne, elle est sur le cratère { $crater }.
page-tie = Égalité de points : le second siège gagne, donc { $who } (5.6).
page-most-points = Le plus haut total gagne ; à égalité, le second siège : { $who }.

## The table page: things

page-rests-on = Il repose sur les anneaux { $one } et { $other }.
page-carries = Il porte { $rings }.
page-lies-on-crater = Il est posé sur le cratère { $crater }.
page-seen-lies-on-crater = Il est posé sur un cratère.
page-seen-tower-ring = Tour de recherche sur un anneau
page-seen-tower-large = Tour de recherche sur un grand cratère
page-seen-settlement-ring = Colonie sur un anneau ({ $who })
page-seen-base-large = Base de ressources dans un grand cratère ({ $who })
page-seen-base-small = Base de ressources dans un petit cratère ({ $who })
page-is-open = Il est vide : une colonie y viendra s’il le reste jusqu’à la fin de la manche ({ $who }).
page-is-open-you = Il est vide : vous y aurez une colonie s’il le reste jusqu’à la fin de la manche.
page-tower-here = La tour de recherche est ici.
page-settlement-here = Une colonie est ici ({ $who }).
page-base-here = Une base de ressources est ici ({ $who }).
page-hover-free = Libre pour un anneau : deux anneaux en portent un plus haut
page-hover-by-ring = Aucun anneau n’y tient : un autre gêne
page-hover-by-settlement = Aucun anneau n’y tient : une colonie gêne
page-hover-by-tower = Aucun anneau n’y tient : la tour gêne
page-hover-by-base = Aucun anneau n’y tient : une base gêne
page-not-here-large = Un grand anneau se pose dans un grand cratère
page-not-here-small = Un petit anneau se pose dans un petit cratère
page-not-here-pair-large = Il doit reposer sur deux anneaux exactement : un de sa couleur, ou les deux autres couleurs
page-not-here-pair-small = Il doit reposer sur deux anneaux exactement, dont un de sa couleur
page-not-here = Un anneau se pose dans un cratère ou sur deux autres anneaux
page-hover-group = Plus grand groupe de cette couleur : { $n }
page-hover-top = Au plus haut niveau qui compte
page-hover-settles = Les colonies de { $who } viennent sur les anneaux de cette couleur.
page-hover-settles-you = Vos colonies viennent sur les anneaux de cette couleur.
page-ring-here = Ici est posé l’anneau { $ring }.
page-empty = Il n’y a rien dessus.
page-blocked-by-ring = Fermé aux anneaux : l’anneau { $ring } le recouvre en partie ({ $clause }).
page-blocked-by-ring-above = Fermé aux anneaux : l’anneau { $ring } passe au-dessus ({ $clause }).
page-blocked-by-settlement = Fermé aux anneaux : la colonie sur l’anneau { $ring } gêne ({ $clause }).
page-blocked-by-tower = Fermé aux anneaux : la tour de recherche gêne ({ $clause }).
page-blocked-by-base = Fermé aux anneaux : la base de ressources sur { $crater } le recouvre en partie ({ $clause }).

## The table page: the player aid

page-aid = Aide de jeu
page-winning = Comment gagner
page-winning-told = À chaque manche, les grands anneaux vides de votre couleur au-dessus du sol vous apportent des colonies : 2 points chacune. À la fin, le plus grand groupe et le plus haut niveau rapportent 2 points chacun, la tour 3, selon leur couleur. Après six manches, le plus haut total gagne.
page-why-draft-large = Les grands anneaux de votre couleur reçoivent vos colonies ; le bleu n’est à personne, mais relie les couleurs.
page-why-draft-small = Les petits anneaux ne reçoivent pas de colonie, mais en portent d’autres plus haut et agrandissent les groupes.
page-why-place = Un grand anneau à vous sur deux autres reçoit une colonie si rien ne le couvre d’ici la fin de la manche.
page-round = Une manche : chacun prend deux grands anneaux, puis deux petits ; ensuite, on pose un anneau à tour de rôle, jusqu’à ce que les mains soient vides. Après cela viennent les colonies et les bases.
page-pieces = À quoi sert chaque chose
page-does-large = Un grand anneau se pose sur un grand cratère ou sur deux anneaux dont l’un au moins est de sa couleur. Sur deux anneaux des deux autres couleurs, il fait venir la tour.
page-does-small = Un petit anneau se pose sur un petit cratère ou sur deux anneaux dont l’un au moins est de sa couleur.
page-does-settlement = À la fin d’une manche, chaque grand anneau vide au-dessus du sol reçoit une colonie de qui a sa couleur. Elle compte 2 et reste.
page-does-base = Une base de ressources est pour qui n’a construit aucune colonie dans une manche. Elle compte 1, reste, et bloque son cratère.
page-does-tower = La tour de recherche va sur chaque nouvelle collaboration. À la fin, elle compte 3 pour la couleur sur laquelle elle est.
page-scoring = Décompte
page-group-passing = Le plus grand groupe d’or ou d’argent rapporte 2 points à sa couleur, aux deux en cas d’égalité ; le bleu est ignoré.
page-highest-passing = L’anneau d’or ou d’argent le plus haut rapporte 2 points à sa couleur, aux deux en cas d’égalité ; le bleu est ignoré.
page-left-on-stacks = Anneaux restants dans les piles
page-changed-rules = Changé à cette table

## The table page: the command box

page-help = Questions : where, hand, stacks, moves, moves Lg, craters Lg, pairs Lg, pair Lg 2, pair Lg 2 3 pour son troisième emplacement, #8 pour un anneau, L12 pour un cratère, score, last, hint. Coups : gold, tower=L20, draft=L3, Lg>L12, Sb>(-26,20), aside=Lg, settle=12, base=S05. Et undo reprend le dernier coup.
page-holds =
    { $n ->
        [one] { $who } a { $n } anneau en main : { $rings }
       *[other] { $who } a { $n } anneaux en main : { $rings }
    }
page-holds-you =
    { $n ->
        [one] Vous avez { $n } anneau en main : { $rings }
       *[other] Vous avez { $n } anneaux en main : { $rings }
    }
page-moves =
    { $n ->
        [one] { $n } coup : { $moves }
       *[other] { $n } coups : { $moves }
    }
page-no-moves-yet = Personne n’a encore joué.
page-move-count =
    { $n ->
        [one] { $n } coup.
       *[other] { $n } coups.
    }
page-counts = { $ring }, { NAME("ring", $ring) } : cratères libres { $craters }, paires d’anneaux { $pairs }, emplacements dessus { $places }.
page-more = Pour en savoir plus : { $questions }.
page-example = Par exemple : { $move }
page-to-place = À poser : { NAME("ring", $ring) }
page-pair-of =
    { $n ->
        [one] La seule paire est la numéro { $pair }
       *[other] Sur { $n } paires, la numéro { $pair }
    }
page-pair-move = { $pair } : { $move }
page-by-move = Le coup est { $move }
page-enter = Entrée le joue
page-no-such-ring = Vous n’avez pas d’anneau de ce genre à poser.
page-no-such-pair = Nombre de paires : { $n }.
page-other-places =
    { $n ->
        [one] { $n } autre emplacement : { $places }
       *[other] { $n } autres emplacements : { $places }
    }
page-no-such-place = Nombre d’emplacements : { $n }.
page-which-ring = Précisez aussi l’anneau : { $questions }.
page-turn-of = À { $who } de jouer : { NAME("step", $step) }
page-now-colour = Prenez une couleur, or ou argent
page-now-tower = Placez la tour de recherche sur un grand cratère
page-now-draft-large = Prenez deux grands anneaux d’une pile
page-now-draft-small = Prenez deux petits anneaux d’une pile
page-now-place = Posez un anneau
page-now-aside = Aucun de vos anneaux ne trouve de place : mettez-en un de côté
page-now-settle = Choisissez un anneau pour une colonie
page-now-base = Placez une base de ressources sur un cratère libre
page-on-top = En haut des piles : { $stacks }
page-on-stack = { $stack } { $rings }
page-score-told = Score : { $who } { $points }, { $other } { $others }
page-score-told-you = Score : vous { $points }, { $other } { $others }

## The lesson, step by step

lesson-moon-title = La Lune
lesson-moon = Luna et vous construisez sur la Lune avec des anneaux dorés, argentés et bleus. Les grands anneaux de votre couleur vous apportent des colonies, qui comptent des points. Vos pièces sont rouges, celles de Luna turquoise.
lesson-colour-title = Votre couleur
lesson-colour = Vous êtes au second siège : c’est donc à vous de choisir votre couleur. L’or et l’argent se valent ; l’autre revient à Luna, et le bleu n’est à personne. Pour cette leçon, prenez l’or.
lesson-tower-title = La tour de recherche
lesson-tower = Vous choisissez aussi le grand cratère où commence la tour de recherche. Placez-la là où ça brille : elle ne vous y gêne pas.
lesson-draft-large-title = Les grands anneaux
lesson-draft-large = À chaque manche, chacun prend les deux anneaux du haut d’une pile de grands. Deux argentés sont déjà partis ; prenez les deux dorés.
lesson-draft-small-title = Les petits anneaux
lesson-draft-small = Puis chacun prend deux petits anneaux de la même façon. Prenez la paire qui brille.
lesson-crater-title = Sur un cratère
lesson-crater = Maintenant, on pose des anneaux à tour de rôle. Un anneau va sur un cratère libre de sa taille : posez-en un grand doré sur le cratère qui brille, tout près de l’anneau argenté.
lesson-pair-title = Sur deux anneaux
lesson-pair = Un anneau peut aussi se poser sur deux autres, s’il y repose bien et a la couleur de l’un d’eux. Laquelle des trois places convient à votre second anneau doré ?
lesson-round-title = Le reste de la manche
lesson-round = Votre anneau est au niveau 2. Continuez, et chacun posera ses autres anneaux.
lesson-settled-title = Une colonie
lesson-settled = À la fin d’une manche, chaque grand anneau vide au-dessus du sol reçoit une colonie de sa couleur : 2 points pour vous. Luna n’en a pas eu et a donc placé une base de ressources sur un cratère : 1 point. Place à la manche 2 : vous commencez et reprenez deux grands anneaux dorés.
lesson-collaboration-title = La collaboration
lesson-collaboration = Un grand anneau peut aussi relier deux anneaux des deux autres couleurs : ici un argenté et un bleu. C’est une collaboration, et elle attire la tour de recherche. Posez un grand anneau doré sur la place qui brille.
lesson-tower-moved-title = La tour s’est déplacée
lesson-tower-moved = La tour est maintenant sur votre anneau. Si elle est sur un anneau de votre couleur à la fin de la partie, vous gagnez 3 points ; d’ici là, la prochaine collaboration l’emporte. Tant qu’elle y est, l’anneau ne reçoit pas de colonie.
lesson-end-title = La fin de la partie
lesson-end = Après six manches, on compte : 2 points par colonie, 1 par base, 3 pour la tour, 2 pour le plus grand groupe de votre couleur et 2 pour un anneau au plus haut niveau ; un anneau qui ne va nulle part coûte 1 point. Le plus haut total gagne ; à égalité, c’est le second siège.

## The rules in short, clause by clause

clause-1-1 = On joue à deux : P1 au siège 0, P2 au siège 1. Chaque taille a 24 anneaux, 8 par couleur, mélangés en quatre piles de six.
clause-1-2 = Chacun peut regarder toutes les piles à tout moment ; seul le mélange du début relève du hasard.
clause-1-3 = P2 choisit or ou argent et laisse l’autre couleur à P1 ; le bleu est neutre. P2 place ensuite la tour sur un grand cratère.
clause-1-4 = Chacun a six colonies et six bases de ressources.
clause-2-1 = Il y a six manches ; P1 ouvre les manches impaires, P2 les paires.
clause-2-2 = Chacun prend les deux anneaux du haut d’une pile de grands, puis d’une pile de petits ; qui ouvre la manche choisit toujours d’abord.
clause-2-3 = Puis chacun pose un anneau à tour de rôle, jusqu’à ce que les deux mains soient vides.
clause-2-4 = Tout anneau de la main peut aller sur un cratère ou sur deux anneaux.
clause-2-5 = Tant qu’un de vos anneaux trouve une place, vous devez en poser un ; sinon vous en mettez un de côté, définitivement.
clause-3-1 = Un cratère accueille un anneau de sa taille, si rien ne couvre ni ne traverse son cercle.
clause-3-2 = Deux anneaux de même niveau en portent un nouveau de toute taille ; il n’en touche pas de troisième, et l’un des deux a sa couleur (mais voir 3.5).
clause-3-3 = Un anneau empilé évite les autres de son niveau, ceux de plus haut, la tour et les colonies ; il peut dépasser au-dessus de tout le reste.
clause-3-4 = Un anneau qui porte quelque chose peut en porter davantage sur son bord.
clause-3-5 = Un grand anneau peut relier deux anneaux de couleurs différentes sans avoir la leur, si l’assise est stable : la tour vient alors dessus.
clause-3-6 = Une fois la tour partie, son ancienne place est libre.
clause-4-1 = Après une manche, chaque grand anneau vide au-dessus du sol reçoit une colonie de sa couleur ; s’il en reste trop peu, on choisit.
clause-4-2 = Les colonies restent.
clause-4-3 = Puis qui n’a construit aucune colonie dans la manche place une base sur un cratère inoccupé, s’il y en a un.
clause-4-4 = Les bases restent, et bloquent les cratères qu’elles chevauchent.
clause-5-1 = Une colonie compte 2, une base 1, un anneau mis de côté -1.
clause-5-2 = La couleur du plus grand groupe rapporte 2 points, aux deux en cas d’égalité ; si le bleu est seul en tête, personne ne marque.
clause-5-3 = Un groupe tient par les anneaux de sa couleur qui reposent l’un sur l’autre ou sont voisins à un niveau (G9) ; il peut monter.
clause-5-4 = Un anneau au plus haut niveau rapporte 2 points à sa couleur.
clause-5-5 = La tour sur un anneau rapporte 3 points à la couleur de celui-ci.
clause-5-6 = Le plus haut total gagne ; à égalité, le second siège gagne.
clause-6-1 = Avec settled-rings=closed, aucun anneau ne repose sur un anneau qui porte une colonie, ou la tour avant qu’elle parte.
clause-6-2 = Avec bases=open-craters, une base ne va que sur un cratère où un anneau de sa taille pourrait se poser (3.1) ; s’il n’y en a pas, pas de base.
clause-6-3 = Avec blue-bonus=pass, le plus grand groupe et le plus haut niveau se cherchent parmi l’or et l’argent ; le bleu est ignoré.
clause-G1 = Au-dessus du sol, les centres sont des points à coordonnées paires de -80 à 80, et le niveau celui du plus haut anneau touché plus un.
clause-G2 = Deux anneaux se touchent où leurs bords se recouvrent : grands à moins de 20, petits à moins de 12, grand et petit entre 2 et 16. Il en faut exactement deux.
clause-G3 = Le milieu du bord croise celui des deux anneaux du dessous (grands 1 à 17, mixtes 5 à 13, petits 1 à 9), et 170 degrés au plus sont sans appui.
clause-G4 = Deux anneaux d’un niveau sont distants de 20 si tous deux sont grands, 12 si petits, sinon 16 ; aucun n’est donc dans le trou d’un autre.
clause-G4b = Aucun anneau ne se glisse sous un anneau de niveau supérieur : il ne doit pas le toucher, sur un cratère non plus.
clause-G5 = Pour la tour, 150 degrés au plus peuvent être sans appui.
clause-G6 = Un anneau reste à 4 au moins du milieu des colonies du niveau juste inférieur ou de plus haut ; sur un cratère, de toutes.
clause-G7 = Un anneau reste à 3 au moins du milieu de la tour, à tous les niveaux.
clause-G8 = Une base veut un cratère dont le milieu est à 3 au moins des anneaux au sol, à 6 des bases et de la tour au sol ; elle bloque les cratères à moins de 3.
clause-G9 = Deux anneaux d’un niveau sont côte à côte s’il y a au plus 1 entre eux.

## A sentence about each thing

story-Lg = L’or appartient à l’un des deux camps. Là où un grand anneau doré reste vide au-dessus du sol, l’or fondera une colonie.
story-Ls = L’argent appartient à l’un des deux camps. Là où un grand anneau argenté reste vide au-dessus du sol, l’argent fondera une colonie.
story-Lb = Le bleu n’appartient à personne. Posé à cheval sur l’or et l’argent, un grand anneau bleu oblige les rivaux à travailler ensemble.
story-Sg = Personne n’habite un petit anneau doré, mais il relie la base de l’or et la mène vers le haut.
story-Ss = Personne n’habite un petit anneau argenté, mais il relie la base de l’argent et la mène vers le haut.
story-Sb = Un petit anneau bleu est neutre : il ne compte pour personne et peut porter les deux camps.
story-crater-large = De la place pour un grand anneau, pour une base de ressources ou, au tout début, pour la tour de recherche.
story-crater-small = De la place pour un petit anneau ou pour une base de ressources.
story-tower = C’est le cœur de tout le projet, et il voyage : là où les camps travaillent ensemble, la tour s’installe.
story-settlement = Des gens vivent là-haut, sur un grand anneau de la couleur de leur camp. Une base dont l’humanité puisse être fière en compte beaucoup.
story-base = Qui n’a pu s’installer nulle part dans une manche s’est au moins assuré ce cratère et ce qu’on en tire.
story-stack = Les anneaux des six manches : on les prend deux par deux, toujours par le haut.
