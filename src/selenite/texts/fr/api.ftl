### Programs that play: the API's refusals, and the page where tokens are made and revoked.

## The page

token-title = Bots et programmes
token-about = Avec un jeton, un programme joue en votre nom. Il peut faire ce que le jeton permet, jusqu’à ce que vous le révoquiez.
token-link-about = Faites jouer votre propre bot sur ce serveur.
token-own-person = Le bot doit jouer contre vous ? Alors donnez-lui sa propre identité : ouvrez cette page dans une fenêtre privée et choisissez-y un pseudo pour le bot.
token-nameless = Choisissez d’abord un pseudo : votre bot jouera sous ce nom.
token-mine = Vos jetons
token-date = créé le { $date }
token-revoke = Révoquer
token-revoke-named = Révoquer { $name }
token-new = Un nouveau jeton
token-name = À quoi sert-il ?
token-allows = Ce qu’il permet
token-scope-read = Regarder les tables, suivre les parties et lire les fichiers de partie
token-scope-play = Créer des tables, s’asseoir et jouer des coups
token-scope-chat = Discuter
token-make = Créer le jeton
token-made = Votre nouveau jeton
token-once = Copiez-le maintenant : il ne sera plus affiché. Quiconque le possède joue en votre nom, alors gardez-le pour vous.
token-shown = Le nouveau jeton
token-copy = Copier le jeton
token-description = Ce que les programmes peuvent faire ici (OpenAPI)

## Refusals

refused-token-missing = envoyez un jeton dans l’en-tête « Authorization: Bearer TOKEN »
refused-token-unknown = ce jeton n’existe pas, ou il a été révoqué
refused-token-scope = ce jeton ne permet pas « { $scope } »
refused-token-name = le nom d’un jeton a de 1 à { $most } caractères
refused-token-no-scope = choisissez au moins une chose que le jeton permet
refused-token-too-many = vous avez déjà { $most } jetons : révoquez-en un d’abord
refused-table-nobody = au moins un siège doit être le vôtre ou rester libre
refused-api-streams = { $most } flux sont déjà ouverts : fermez-en un, ou réessayez dans { $seconds } secondes

## Requests that nothing can be done with

api-bad-request = cette requête est incompréhensible : { $reason }
api-forbidden = cette requête vient de la page d’un autre site
api-not-found = il n’y a rien à cette adresse
api-method-not-allowed = cette adresse n’accepte pas ce genre de requêtes
api-too-large = cette requête est trop grosse
api-too-many-requests = trop de requêtes : réessayez dans { $seconds } secondes
api-failed = quelque chose s’est mal passé ici ; le serveur l’a noté

## A bot that plays at a server

refused-bot-url = « { $url } » n’est pas l’adresse d’un serveur : elle commence par http:// ou https://
refused-bot-token = le jeton contient des signes qu’aucun jeton ne contient
refused-bot-table-and-game = --table et --game s’excluent
refused-bot-declined = le serveur refuse : { $reason }
refused-bot-no-seat = il n’y a pas de siège pour le bot à la table { $table }
refused-bot-failed = { $bot } a échoué : { $reason }
refused-bot-illegal = { $bot } a choisi « { $move } », qui n’est pas un coup légal
