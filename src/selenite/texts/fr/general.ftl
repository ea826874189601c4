### What any game, the table and the command line can say.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## Lists

nothing = rien
between-clauses = { " ; " }
before-explanation = { " : " }

## Refusals: moves

refused-no-such-move = « { $text } » n’est pas un coup
refused-game-over = la partie est finie
refused-not-your-turn = c’est au siège { $to_move } de jouer, pas au siège { $seat }

## Refusals: options

refused-unknown-game = il n’y a pas de jeu « { $game } » (disponibles : { $games })
refused-unknown-option = il n’y a pas d’option « { $option } »
refused-option-twice = l’option { $option } est donnée deux fois
refused-option-missing = il manque l’option { $option }
refused-option-only-players =
    { $n ->
        [one] { GAME($game) } se joue seul, pas à { $players }
       *[other] { GAME($game) } se joue à { $n }, pas à { $players }
    }
refused-no-such-seat = il n’y a pas de siège { $seat } : les sièges vont de 0 à { $last }
refused-seed-length = une graine a 32 octets, pas { $length }
refused-seed-text = la graine n’est pas un texte qui puisse s’écrire en UTF-8

## Refusals: files

refused-toml-beyond-reading = le fichier contient un nombre beaucoup trop long, ou des imbrications beaucoup trop profondes

## Refusals: positions

refused-position-not-json = la position n’est pas en JSON
refused-json-key-twice = la clé « { $key } » figure deux fois dans le même objet JSON
refused-position-not-object = la position n’est pas un objet JSON
refused-position-other-game = c’est une position d’un autre jeu : { $game }
refused-position-is-view = c’est la vue d’un siège, pas une position entière
refused-rules-number = la position a le numéro de règles { $rules }, ce programme connaît les règles jusqu’au numéro { $newest }
refused-position-field = dans la position, { $field } manque ou n’est pas du bon type
refused-position-unknown-field = dans la position, { $where } a un champ inconnu, « { $field } »
refused-position-number = dans la position, { $field } doit être un entier de { $least } à { $most }
refused-position-over-seat = la partie est finie, turn.seat doit donc être null
refused-position-result-missing = la partie est finie, mais la position n’a pas de résultat
refused-position-result-early = la position a un résultat, mais la partie n’est pas finie

## Refusals: records

refused-record-not-utf8 = l’enregistrement n’est pas un texte UTF-8
refused-record-empty = l’enregistrement est vide
refused-record-header-form = la ligne { $line } n’est pas un en-tête du genre [Name "value"] : { $text }
refused-record-header-twice = l’en-tête { $header } figure deux fois
refused-record-unknown-header = il n’y a pas d’en-tête { $header }
refused-record-missing-header = il manque l’en-tête { $header }
refused-record-hex = l’en-tête { $header } demande 64 chiffres hexadécimaux
refused-record-no-seed = il manque l’en-tête Seed : sans lui, on ne peut pas reconstituer la partie
refused-record-only-seed-hash = l’enregistrement n’a que l’empreinte de sa graine, secrète pendant la partie : il ne peut pas encore être rejoué
refused-record-rules-form = l’en-tête Rules doit être un nombre, pas « { $rules } »
refused-record-rules-newer = l’enregistrement suit les règles numéro { $rules }, ce programme les connaît jusqu’au numéro { $newest } : il faut une version plus récente
refused-record-result-form = l’en-tête Result est * ou des gagnants et une raison, pas « { $text } »
refused-record-line = la ligne { $line } n’est pas une manche et un siège comme 1.0 suivis de coups, une espace devant chacun : { $text }
refused-record-seat-name = l’enregistrement nomme le siège { $seat }, mais les sièges vont de 0 à { $last }
refused-record-position-disagrees = l’en-tête { $header } contredit la position
refused-record-label = la ligne { $label } est en fait le tour { $running } (à { $move })
refused-record-unsound = l’enregistrement est incohérent ; selenite verify dit pourquoi
refused-record-turn-split = le tour { $label } est écrit sur deux lignes
refused-record-line-per-move = la ligne { $label } a plusieurs coups ({ $moves }) : dans ce jeu, chaque coup a sa propre ligne
refused-record-move-refused = tour { $label }, coup { $move } : { $reason }
refused-record-result = le résultat est « { $result } », l’enregistrement dit « { $written } »
refused-record-seed-hash = la graine ne correspond pas à l’empreinte de l’enregistrement
refused-record-deal-form = l’en-tête Deal n’a pas la forme décrite dans docs/fairness.md
refused-record-deal-secret = l’en-tête Deal n’a pas de secret : il ne peut pas être vérifié
refused-record-deal-commitment = le secret du serveur n’a pas l’empreinte sur laquelle le serveur s’était engagé
refused-record-deal-part = la part du siège { $seat } n’a pas l’empreinte sur laquelle son navigateur s’était engagé
refused-record-deal-seed = la graine ne découle pas du secret du serveur et des parts des joueurs
refused-record-deal-lots = le tirage au sort des sièges ne découle pas de la graine
refused-record-deal-places = l’en-tête Deal a des places, des sièges ou un tirage qui ne conviennent pas à une partie à { $players }
refused-record-deal-other-promise = le serveur avait fait une autre promesse avant la partie
refused-record-deal-not-promised = avant que ce programme n’envoie sa part, d’autres parts avaient été promises
refused-record-deal-left-out = la part que ce programme a envoyée à temps a été omise

## Refusals: the command line

refused-file-unreadable = impossible de lire { $file } : { $reason }
refused-file-unwritable = impossible d’écrire { $file } : { $reason }
refused-file-not-text = { $file } n’est pas un texte UTF-8
refused-option-empty = l’option { $option } est vide : un nom de fichier suit { $option }=
refused-option-no-file = impossible de lire { $file } : ce fichier n’existe pas, et { $option } ne connaît pas ce nom (disponibles : { $names })
refused-option-form = une option s’écrit KEY=VALUE, pas « { $text } »
refused-position-game = c’est une position du jeu { $game }, pas du jeu { $wanted }
refused-position-option = l’option { $option } diffère de celle de la position
refused-json-and-svg = show affiche --json ou --svg, pas les deux
refused-seat-form = un siège est un nombre ou « public », pas « { $text } »
refused-count-form = { $option } demande un entier de { $least } à { $most }, pas « { $text } »
refused-bot-level = le temps de { $bot } est fixe et ne peut pas être modifié
refused-bot-unknown = il n’y a pas de bot « { $bot } » (disponibles : { $bots })
refused-bot-seconds = le temps d’un bot est un nombre de secondes, comme 0.3, ou de simulations, comme 500p, pas « { $text } »
refused-bot-module = impossible de charger { $module } : { $reason }
refused-bot-class = { $module } n’a pas de classe « { $name } » avec une méthode choose
refused-net-file = { $file } n’est pas un fichier de réseaux, ou il est endommagé
refused-net-game = { $file } contient des réseaux pour les règles { $rules } de { $game }, pas pour celles-ci
refused-net-inputs = { $file } contient des réseaux pour la version { $version } des entrées ; celle-ci est la version { $expected }
refused-bot-count = --bot se donne une fois, ou une fois par siège ({ $players } fois), pas { $found } fois
refused-bot-twice = le bot { $bot } est nommé deux fois
refused-bots-too-few = un tournoi demande au moins deux bots différents, chacun avec --bot, pas { $found } ; --lineup nomme des tablées entières
refused-bot-idle = le bot { $bot } n’est dans aucune tablée
refused-lineup-seats = la tablée { $lineup } est prévue pour { $found }, la partie pour { $seats } : une tablée nomme un bot par siège, avec des virgules entre eux
refused-limit-form = --limit demande un nombre de secondes de { $least } à { $most }, pas « { $text } »
refused-results-no-file = { $file } n’est pas un fichier de résultats de tournoi
refused-results-other = { $file } appartient à un autre tournoi : son { $field } est { $there }, pas { $here }
refused-results-line = la ligne { $line } de { $file } n’est pas le résultat d’une partie
refused-results-in-use = un autre tournoi est en train d’écrire dans { $file }
refused-worker-died = un processus qui joue les parties s’est arrêté tout seul, plusieurs fois de suite (code de sortie { $status })
refused-no-ray = Ray n’est pas installé : pip install 'selenite[ray]'
refused-ray-unreachable = impossible de joindre le cluster Ray { $address } : { $reason }
refused-serve-extra = la table web demande d’autres paquets ({ $module } manque) : pip install 'selenite[web]'
refused-serve-database-url = une base de données s’écrit sqlite:///FILE ou postgresql://USER@HOST/NAME, pas { $url }
refused-serve-no-workers = avec SQLite, aucun autre processus ne calcule pour les bots : --workers doit valoir au moins 1
refused-worker-database = les processus de calcul ont besoin d’une base de données partagée, postgresql://USER@HOST/NAME, pas { $url }
refused-serve-postgres-extra = PostgreSQL demande d’autres paquets ({ $module } manque) : pip install 'selenite[postgres]'
refused-serve-database = impossible d’enregistrer les tables dans { $file } : { $fault }
refused-serve-failed = la table web n’a pas pu démarrer avec { $file }
refused-serve-port = impossible d’écouter sur { $host }, port { $port } : { $fault }
refused-serve-host = --allowed-host attend un nom d’hôte sans port, pas « { $host } »
refused-serve-proxy = --trusted-proxy attend une adresse IP ou un réseau comme 10.0.0.0/8, pas « { $proxy } »
refused-limits-not-toml = les limites ne sont pas en TOML : { $fault }
refused-limits-unknown = il n’y a pas de limite « { $name } »
refused-limits-number = la limite { $name } attend un nombre positif
refused-limits-rates = la limite { $name } attend person et address, chacun une liste de paires : combien, en combien de secondes
refused-store-in-use = un autre serveur utilise { $file } : arrêtez-le d’abord
refused-banned = l’exploitant de ce serveur vous a banni
refused-person-unknown = il n’y a personne sous le numéro { $person }
refused-admin-one-of = indiquez soit { $one }, soit { $other }
refused-admin-address = { $address } n’est pas une adresse IP
refused-no-program = { $program } n’est pas installé : il fait partie du client PostgreSQL
refused-program-failed = { $program } a échoué : { $reason }
refused-store-away = le serveur n’arrive pas à joindre sa base de données pour le moment : réessayez bientôt
refused-store-unwritable = le serveur ne peut rien enregistrer pour le moment, car son disque est plein ou en lecture seule : rien n’a changé et tout ce qui était enregistré est en sécurité ; réessayez plus tard
refused-store-newer = { $file } vient d’une version plus récente de Selenite (schéma { $version }) : mettez celle-ci à jour
refused-store-older = { $file } vient d’une version plus ancienne de Selenite (schéma { $version }) : arrêtez ses serveurs, puis lancez selenite admin migrate
refused-backup-exists = { $file } existe déjà : indiquez un nouveau fichier pour la sauvegarde
refused-restore-exists = { $file } contient déjà des tables : restaurez avec --replace pour les remplacer
refused-restore-in-use = des serveurs utilisent { $file } : arrêtez-les d’abord
refused-backup-other = { $file } n’est pas une base de données de tables
refused-ray-lost = le cluster Ray a perdu une partie plusieurs fois de suite : { $reason }
refused-too-deep = les imbrications de l’entrée sont trop profondes
refused-seats-form = --seats demande des sièges séparés par des virgules, une fois chacun, pas « { $text } »
refused-resume-alone = --resume apporte sa propre partie : omettez le jeu, --players, --seed et --option
refused-first-player-rule = --first prend lot, me ou other, pas « { $rule } »
refused-first-player-option = { $title } désigne lui-même le premier joueur : choisissez-en un avec --option first=SIÈGE
refused-first-player-seats = --first et --seats disent tous deux où vous êtes assis : omettez l’un des deux

## Who is the first player

first-player-lot = Premier joueur, tiré au sort : { $who }
first-player-agreed = Premier joueur, comme convenu : { $who }

## How a game ended in the arena

ended-forfeit = par forfait
ended-stopped = par arrêt après 1000 tours

## Why a bot forfeited

why-crashed = a levé une exception
why-illegal = n’a joué aucun coup légal
why-slow = a mis trop de temps pour un tour
why-died = a mis fin à son processus, code de sortie

## The log: what came of it

event-over =
    { $n ->
        [one] La partie est finie : { $who } gagne { NAME("reason", $reason) }
       *[other] La partie est finie. Égalité { NAME("reason", $reason) } : { $who }
    }

## The board as text

board-title = { GAME($game) }, manche { $round }
board-over =
    { $n ->
        [one] { $who } gagne { NAME("reason", $reason) }
       *[other] Égalité { NAME("reason", $reason) } : { $who }
    }
board-over-you = Vous gagnez { NAME("reason", $reason) }
board-seat = Siège { $seat }
board-you = Vous
