### What the pages say.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## All pages

web-skip = Aller au contenu
web-nav = Pages
web-rules = Règles
web-rules-of = Règles de { GAME($game) }
web-learn = Premier tour de { GAME($game) }
web-world-of = Le monde de { GAME($game) }
web-who-are-you = Qui êtes-vous ?
web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-motion = Animations
web-hurry = Passer
web-mute-sounds = Couper le son
web-volume = Volume
web-pace-fast = Rapide
web-pace-usual = Normal
web-pace-slow = Lent
web-pace = Rythme des bots
web-sound = Son
web-questions = Questions avant ce qui est définitif
web-codes = Codes sur le plateau
web-chance = Chances de gagner, seul contre des bots et en revoyant une partie
web-on = Oui
web-off = Non
web-change = Appliquer
web-lobby = Jouer
web-players = Joueurs
web-sorry = Cela n’a pas marché
web-to-lobby = À l’accueil
web-not-found = Il n’y a rien à cette adresse.
web-bad-request = La page a envoyé quelque chose d’incompréhensible.
web-board = Plateau
web-3d = 3D
web-3d-flat = À plat
web-3d-switch = Passer du plateau à plat au plateau en 3D, et retour
web-3d-none = Ce navigateur n’affiche pas la 3D : le plateau reste à plat
web-3d-about = Le plateau en 3D : glisser ou utiliser les flèches pour le tourner, plus et moins pour se rapprocher ou s’éloigner, Début pour revenir à la première vue
web-act = Ce que vous pouvez faire
web-menu = Annuler, conseil et plus
web-hand = Votre main
web-log = Ce qui s’est passé
web-log-short = Journal
web-newest = Plus récent
log-round = Manche { $round }
web-chat = Tchat
web-say = Dire quelque chose
web-phrases = Phrases toutes faites
web-mute = Couper la discussion
web-notify = Me prévenir quand c’est mon tour
web-offline = Connexion perdue ; nouvel essai en cours
web-only-here = Ce lien ne fonctionne que sur cet ordinateur. Pour d’autres appareils, lancez Selenite avec cette option :
web-failed = Ce n’est pas arrivé jusqu’à la table : réessayez
web-not-there = Il n’y a pas de place pour ça ici
web-replay = Revoir la partie pas à pas
web-more = Plus
menu-game = Cette partie
menu-sound = Son et avis
menu-screen = Grand écran
menu-about-screen = Pour toute la pièce, mains cachées
menu-about-replay = Tous les coups joués, un par un
menu-about-record = Un fichier à garder, partager ou revoir
menu-about-commands = Jouer et demander au clavier
menu-about-restart = Retour au début de votre tour
menu-about-ask-undo = Si les autres sont d’accord
menu-about-abort = Sans vainqueur, si tous sont d’accord
menu-about-resign = L’autre camp gagne
menu-about-bot = Un bot continue pour vous
web-send = Envoyer
web-command = Commande : un coup ou une question, ? pour l’aide
web-command-help = Écrivez un coup dans le langage des coups, ou une question : ? pour l’aide
web-undone = Coup annulé
web-record = Télécharger la partie
web-gathering = En attente de joueurs
web-dealing = La donne se fait…
web-your-turn = À vous de jouer
web-you-begin = À vous de commencer !
web-begins = { $who } commence
web-turn-of = À { $who } de jouer
web-pass-on = Passez l’écran à { $who }
web-uncover = Montrer ma main
web-resigned = { $loser } abandonne : { $who } gagne
web-aborted = La partie a été arrêtée d’un commun accord, sans vainqueur
web-stands-in = hors ligne, un bot joue ({ NAME("level", $bot) })
web-come-back = Reprendre ma place
web-bot = bot, { NAME("level", $bot) }
web-absent = hors ligne
web-let-bot-play = Laisser jouer un bot
web-friend-plays = Laisser jouer un ami
web-ask-friend = Demander à laisser jouer un ami
web-plays-for = joue pour { $who }
web-give-back = Rendre le siège
web-sure-give-back = Rendre le siège ? Un bot joue jusqu’au retour de la personne.
web-allow-friend = Laisser un ami jouer pour moi en mon absence
web-forbid-friend = Ne plus laisser un ami jouer pour moi
web-watching =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }
web-rematch = Revanche
web-first-table = Première visite ? Une courte leçon vous montre votre premier tour.
web-not-now = Pas maintenant
web-to-rematch = À la revanche
web-undo = Annuler
web-undo-about = Annule votre dernière action, avec les phases finies depuis
web-undo-bots = Annule votre dernier coup, et ce que les bots ont fait depuis
web-restart-turn = Recommencer le tour
web-hint = Conseil
hint-play = Jouer ce coup
hint-play-turn = Jouer tout le tour
hint-stop = Arrêter
hint-stopped = Le conseil s’arrête ici ; la suite du tour est à vous.
web-ask-undo = Demander à annuler
web-ask-abort = Proposer d’arrêter
web-resign = Abandonner
web-sure-abort = Demander à tout le monde d’arrêter cette partie sans vainqueur ? Elle continue si quelqu’un refuse.
web-sure-resign = Abandonner cette partie ? L’autre gagne.
web-sure-resign-to-bot = Abandonner cette partie ? Un bot joue à votre place, et vous ne pourrez pas revenir.
web-asks-undo = { $who } demande à annuler un coup
web-asks-abort = { $who } propose d’arrêter la partie sans vainqueur
web-asks-friend = { $who } demande à laisser un ami jouer pour { $absent } et voir sa main
web-agree = Accepter
web-refuse = Refuser
web-you-asked-undo = Vous avez demandé à annuler un coup. Il manque encore une réponse
web-you-asked-abort = Vous avez proposé d’arrêter la partie sans vainqueur. Il manque encore une réponse
web-you-asked-friend = Vous avez demandé à laisser un ami jouer pour { $absent }. Il faut l’accord de tout le monde
web-withdraw = Retirer
web-cancel = Annuler
web-close = Fermer
web-command-short = Commandes
web-about = À propos
web-ask-no-more = Oui, et ne plus demander
web-unreachable = La table est injoignable
web-unreachable-about = Votre appareil est peut-être hors ligne, ou le serveur fait une pause. Rien n’est perdu : vos parties sont enregistrées. Cette page réessaie d’elle-même et vous ramènera là où vous étiez.
web-unreachable-retry = Réessayer maintenant
web-unreachable-still = Toujours pas de réponse ; nouvel essai dans un instant

## Levels of bots

level-newcomer = Débutant
level-apprentice = Apprenti
level-builder = Bâtisseur
level-architect = Architecte
level-master = Maître
level-champion = Champion

## Quick phrases

phrase-hello = Bonjour tout le monde
phrase-good-move = Bien joué
phrase-thinking = Je réfléchis
phrase-thanks = Merci
phrase-oops = Oups
phrase-good-game = Belle partie
phrase-again = On en refait une ?
phrase-bye = Je dois y aller

## What bots say

remark-praise-1 = Oh, bien joué !
remark-praise-2 = J’aurais dû le voir venir.
remark-won-1 = C’était serré. Merci pour la partie !
remark-won-2 = Belle partie. On recommence ?
remark-lost-1 = Bien joué, c’est mérité !
remark-lost-2 = Félicitations ! J’ai appris quelque chose.

## Hints

advice-why = Pourquoi
advice-chance = gagne environ { $n } parties sur 100 à force égale
advice-chance-hardly = ne gagne presque aucune partie à force égale
advice-chance-nearly = gagne presque toutes les parties à force égale
advice-close = presque aussi bon que le premier
chance-title = Chances de gagner
chance-own = D’ici, vous gagnez environ { $n } parties sur 100
chance-of = À { $who } de jouer : d’ici, environ { $n } parties gagnées sur 100
advice-none = Aucun conseil trouvé ; réessayez

## Refusals: the table

refused-table-unknown = il n’y a pas de table { $table }
refused-table-seats = nombre de sièges nommés : { $seats }, nombre de joueurs : { $players }
refused-table-started = la partie a déjà commencé
refused-deal-seed-given = la graine de cette table est fixée : il n’y a rien à y ajouter
refused-deal-digits = il faut 64 chiffres hexadécimaux, en minuscules
refused-deal-not-now = aucune part de la donne n’est attendue de vous maintenant
refused-deal-other-part = ce n’est pas la part sur laquelle vous vous étiez engagé
refused-table-seat-taken = ce siège est déjà pris
refused-table-host-only = c’est réservé à l’hôte
refused-table-one-seat = à cette table chacun a un seul siège, sauf si l’hôte en permet plus
refused-table-removed = l’hôte vous a retiré de cette table
refused-table-nobody-to-remove = il n’y a personne à retirer ni à laisser revenir
refused-table-not-yours = vous n’êtes pas à cette table
refused-table-no-stand-in = personne n’est hors ligne à ce siège
refused-table-no-friend = il faut l’accord de { $who }, ou celui d’au moins deux autres personnes à la table
refused-table-absent = un bot joue pour { $who } et ne peut pas donner son accord : continuez jusqu’à son retour, ou abandonnez
refused-table-is-here = { $who } est là
refused-table-seated-already = vous êtes déjà à cette table
refused-table-not-your-turn = c’est à { $who } de jouer
refused-table-no-undo = rien ne peut être annulé sans demander
refused-table-others-follow = d’autres personnes à cette table veulent voir les coups
refused-table-asked-already = une demande est déjà en cours : répondez-y d’abord
refused-table-nothing-asked = il n’y a pas de demande en cours
refused-table-no-own-request = vous n’avez aucune demande en cours à retirer
refused-table-not-over = la partie n’est pas encore finie
refused-table-not-running = la partie n’est pas en cours
refused-table-stale = il s’est passé quelque chose entre-temps : regardez à nouveau
refused-table-chance-hidden = les chances de gagner ne se montrent qu’à qui joue seul contre des bots, et après la partie
refused-table-damaged = l’historique de cette table est endommagé, on ne peut donc pas l’ouvrir ; toutes les autres tables vont bien
refused-table-log-full = l’historique de cette table est plein : il n’accepte plus que les coups et ce qu’il faut pour que la partie continue ou se termine
refused-table-without-end = cette partie n’en finit pas, et son historique est plein : quelqu’un doit abandonner
refused-too-many =
    { $seconds ->
        [one] cela fait beaucoup en peu de temps : attendez { $seconds } seconde
       *[other] cela fait beaucoup en peu de temps : attendez { $seconds } secondes
    }
refused-table-empty-chat = le message est vide
refused-table-name = un pseudo a de 1 à { $most } caractères visibles
refused-table-name-script = un pseudo a les lettres d’un seul alphabet
refused-table-no-such-action = il n’y a pas d’action « { $action } »
refused-table-name-taken = quelqu’un à la table s’appelle déjà { $name }, ou presque
refused-table-just-gone = { $who } vient de partir : attendez une minute
refused-table-covered = la main de { $who } est encore cachée : découvrez-la d’abord
refused-table-nameless = choisissez d’abord un pseudo, pour que chacun sache qui parle

## The lobby

lobby-title = Des jeux sous une même lune
lobby-intro = Des jeux de société contre des bots, entre amis devant cet écran, ou grâce à un lien.
lobby-nickname = Votre pseudo
lobby-nicknames = Hibou argenté, Loutre lunaire, Comète discrète, Héron de nuit, Renard ambré, Lanterne bleue, Petit cratère, Blaireau étoilé, Étoile filante, Pleine lune, Lièvre rêveur, Cerf-volant doré, Étoile du matin, Gentil dragon, Petit télescope, Saule d’hiver, Aurore boréale, Fusée de papier, Luciole vaillante, Douce marée
lobby-game = Jeu
lobby-play = Jouer
lobby-play-named = Jouer à { GAME($game) }
lobby-learn = Apprendre en deux minutes
lobby-at-once = Tout est prêt : « Jouer » commence aussitôt, contre l’adversaire choisi ci-dessous.
lobby-invite = Inviter des amis
lobby-invite-about = Entre amis : les autres sièges restent libres et vous recevez un lien pour eux.
lobby-more = Plus de joueurs, sièges et options
lobby-opponent = Votre adversaire
lobby-players = Joueurs
lobby-seats = Sièges
lobby-seat = Siège { $n }
lobby-seat-me = Moi
lobby-seat-opponent = L’adversaire choisi plus haut
lobby-seat-person = Quelqu’un devant cet écran
lobby-seat-invite = Libre, sur invitation
lobby-seat-bot = Bot : { NAME("level", $level) }
lobby-seat-name = Nom au siège { $n }
lobby-options = Options
lobby-is-open = Tout le monde peut trouver la partie et la regarder
lobby-first-player = Premier joueur
lobby-first-player-lot = tiré au sort
lobby-first-player-me = moi
lobby-first-player-other = l’autre joueur
lobby-my-games = Mes parties
lobby-your-turn = À vous de jouer
lobby-waiting =
    { $n ->
        [one] { $n } siège libre
       *[other] { $n } sièges libres
    }
lobby-their-turn = À { $who } de jouer
lobby-finished = Parties finies
lobby-won =
    { $n ->
        [one] Victoire : { $who }
       *[other] Égalité : { $who }
    }
lobby-no-winner = Sans vainqueur
lobby-open-games = Parties ouvertes
lobby-no-open-games = Aucune partie n’attend de joueurs en ce moment.
lobby-not-all = Seules les dernières parties jouées sont listées ; les plus anciennes restent à leur adresse.
lobby-broken = Quelque chose s’est mal passé ici ; rien n’est perdu. Réessayez.

## What the levels are like

opponent-newcomer = Attrape ce qui brille en premier et laisse passer le reste.
opponent-apprentice = Connaît les règles, mais laisse passer un bon tour sur deux.
opponent-builder = Trouve toujours son meilleur tour, sans se demander ce que vous ferez.
opponent-architect = Voit quelques tours à l’avance, en un clin d’œil.
opponent-master = Voit plus loin et laisse passer peu de choses.
opponent-champion = Ne laisse rien passer : le plus fort d’ici, et celui qui donne les conseils.

## The gathering before a game

gathering-title = Rendez-vous pour { GAME($game) }
gathering-link = Un seul lien pour tous les sièges libres
gathering-copy = Copier le lien
gathering-copied = Copié
gathering-share = Partager
gathering-qr = Code QR du lien
gathering-sit-at = Prendre le siège { $n }
gathering-add-at = Ajouter quelqu’un au siège { $n }
gathering-another = Nom d’une autre personne devant cet écran
gathering-seats = Qui joue
gathering-free = Siège libre
gathering-host = hôte
gathering-ready = peut commencer
gathering-not-ready = pas tout de suite
gathering-you = vous
gathering-up = Monter { $who }
gathering-down = Descendre { $who }
gathering-make-free = Libérer le siège ({ $who })
gathering-remove = Retirer { $who } de la table
gathering-removed = L’hôte vous a retiré de cette table. Vous pouvez regarder.
gathering-let-back = Laisser { $who } revenir
gathering-allow-several = Permettre plusieurs sièges par personne
gathering-forbid-several = Un seul siège par personne
gathering-give-to-bot = Donner le siège { $n } à un bot
gathering-free-seat = siège libre { $n }
gathering-bots-level = Niveau des nouveaux bots
gathering-i-am-ready = On peut commencer
gathering-not-yet = Pas tout de suite
gathering-leave = Quitter la table
gathering-ready-about = La partie commence quand tous les sièges sont pris et que tout le monde peut commencer.
gathering-options = La partie
gathering-first-lot = Premier joueur : tiré au sort au début de la partie
gathering-first-me = Premier joueur : l’hôte
gathering-first-other = Premier joueur : la personne assise après l’hôte
gathering-screen = Afficher ceci sur un grand écran

## The page about oneself

me-title = Qui vous êtes
me-hello = Ici, un pseudo suffit : ni mot de passe, ni adresse e-mail.
me-rename = Enregistrer
me-link = Continuer sur un autre appareil
me-link-about = Ce lien personnel, c’est vous : quiconque l’ouvre joue en votre nom. Gardez-le pour vous, et en lieu sûr.
me-show = Montrer mon lien personnel
me-qr = Code QR de mon lien personnel
me-open-link = Scannez le code ou ouvrez le lien sur l’autre appareil ; vous y retrouverez tous vos sièges.
me-renew = Changer mon lien personnel
me-renew-about = Le lien actuel ne marchera plus. Les appareils déjà connectés le restent.
me-sign-out-elsewhere = Se déconnecter partout ailleurs
me-sign-out-elsewhere-about = Seul cet appareil restera connecté. Si quelqu’un d’autre peut connaître votre lien, changez-le d’abord. Les jetons de vos programmes restent jusqu’à ce que vous les révoquiez.
me-leave = M’oublier sur cet appareil
me-leave-about = Vos parties restent. Seul votre lien personnel vous fera revenir.
me-switch = Devenir { $who } sur cet appareil ?
me-arrive-about = C’est le lien personnel de { $who }. Ne continuez que si c’est vous : cet appareil jouera ensuite au nom de { $who }.
me-switch-about = Sur cet appareil, vous êtes { $now }. Pour revenir à ce nom, il vous faudra son lien personnel.
me-become = Être { $who } ici
me-nobody = quelqu’un sans nom

## Playing on for somebody

friend-share-title = Laisser quelqu’un continuer pour { $who }
friend-share-about = La première personne qui ouvre ce lien et donne un pseudo joue pour { $who } à partir d’ici et voit sa main. Ne l’envoyez donc qu’à une seule personne. { $who } peut revenir à tout moment et retrouve alors son siège.
friend-link = Lien vers ce siège
friend-take-title = Continuer pour { $who }
friend-take-about = Une partie est en cours ({ GAME($game) }), { $who } est hors ligne et un bot joue en attendant. Prenez le siège, et vous jouez à partir d’ici jusqu’au retour de { $who }.
friend-take = Prendre le siège
friend-gone = Ce lien ne marche plus : quelqu’un joue de nouveau à ce siège, ou la partie est finie.

## Refusals: the lobby

refused-lobby-first = le siège { $seat } ne joue pas : choisissez un autre premier joueur
refused-lobby-first-player = le premier joueur est tiré au sort, ou bien c’est vous, ou l’autre joueur
refused-lobby-players = on joue à { $players }
refused-lobby-one-me = vous ne pouvez prendre qu’un siège ; donnez les autres à des gens devant cet écran, à des bots ou à des invités
refused-lobby-level = il n’y a pas de bot nommé { $level }
refused-lobby-seat = chaque siège est pour vous, pour quelqu’un devant cet écran, pour un bot ou sur invitation

## Refusals: other pages

refused-me-unknown = ce lien personnel n’est à personne ici
refused-replay-too-large = l’enregistrement est trop gros : { $most } ko au plus
refused-replay-too-long = cette partie est trop longue pour être revue ainsi
refused-replay-unreadable = cette adresse ne contient pas de partie : elle a été coupée ou modifiée

## The rules pages

rules-contents = Sommaire
rules-documents = Documents
rules-rulings = Arbitrages
rules-fairness = Une donne équitable
rules-notation = Langage des coups
rules-pictures = Le matériel
rules-untranslated = Cette page n’est pas encore traduite : la voici en anglais.
rules-learn = Apprendre en jouant le premier tour

## The worlds of the games

world-pages = Les mondes des jeux
world-more = En savoir plus sur ce monde

## The gallery of pieces

gallery-pieces = Pièces et symboles

## Replays

replay-title = { GAME($game) } : revoir la partie
replay-steps = Parcourir la partie
replay-first = Début
replay-turn-back = Tour précédent
replay-back = Précédent
replay-on = Suivant
replay-turn-on = Tour suivant
replay-last = Fin
replay-own = Mon prochain tour
replay-since = Depuis mon tour
replay-at = Coup { $at } sur { $count }
replay-scrub = Aller à un coup
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-go = Aller
replay-start = La partie est mise en place.
replay-board = Plateau
replay-beside = Joueurs et réserves
replay-turn = Ce tour
replay-all = Tous les tours
replay-round = Manche { $round } : { $who }
replay-end = Comment cela a fini
replay-to-table = À la table
replay-record = Télécharger l’enregistrement
replay-so-far = La partie est encore en cours : voilà où elle en est.
replay-news =
    { $n ->
        [one] { $n } nouveau coup
       *[other] { $n } nouveaux coups
    }
replay-send-title = Revoir un enregistrement
replay-send-text = Choisissez un fichier d’enregistrement, téléchargé d’une table par exemple. Il n’est pas conservé ici : la partie passe dans l’adresse où on la revoit, que vous pouvez garder ou partager. Quiconque a l’adresse voit toutes les mains.
replay-send-file = Enregistrement (.sel)
replay-send = Revoir la partie

## Since the last turn

since-left = Voici où en était la partie après votre dernier tour.
since-nothing = Personne d’autre n’a joué depuis votre dernier tour.

## The end of the game

ending-caption = D’où cela vient
ending-won = Vous avez gagné !
ending-shared = Vous avez gagné avec { $who } !
ending-lost =
    { $n ->
        [one] { $who } gagne cette fois
       *[other] { $who } gagnent ensemble cette fois
    }
ending-resigned-won = Vous avez gagné : { $loser } abandonne
ending-resigned-lost = Vous avez abandonné cette fois ; { $who } gagne
ending-best = Meilleur tour : { $who }, { $gain }
ending-turning = Tournant : à partir d’ici, { $who } garde l’avance
ending-replay = Revoir
ending-stronger =
    { $n ->
        [one] Un adversaire plus fort
       *[other] Des adversaires plus forts
    }
ending-show = Voir le résultat

## Lessons

learn-title = Apprendre { GAME($game) }
learn-step = Leçon : { $step } sur { $count }
learn-board = Plateau
learn-beside = À vous et à Luna
learn-on = Continuer
learn-back = Retour
learn-again = Depuis le début
learn-play = Jouer maintenant
learn-play-about = Un bot amical vous attend à la table.
learn-choose = Choisir un adversaire
learn-lit = Choisissez ce qui brille
learn-choose-here = Choisissez ci-dessus
learn-to-table = Retour à votre table
learn-rules = Lire les règles
learn-you = Vous
learn-other = Luna
learn-not-this = Pas ici : cherchez ce qui est éclairé.
learn-allowed = Ce serait permis, mais la leçon continue là où c’est éclairé.
learn-allowed-choice = Ce serait permis, mais la leçon continue avec un autre choix.
learn-try-lit = Choisissez ce qui brille.
learn-try-another = Essayez une des autres places.
learn-rule = règle { $clause }
