### A fair deal: who drew it, and the check when the game is over (docs/fairness.md).

## At the table

fair-title = Une donne équitable
fair-menu = Donne équitable
fair-gathering = Ici, la donne est équitable : les navigateurs de tous les joueurs tirent ensemble, personne ne peut donc rien choisir.
fair-together = { $n ->
    [one] Le serveur et le navigateur d’un joueur ({ $who }) ont tiré cette donne ensemble. Aucun des deux n’a pu la choisir.
   *[other] Le serveur et les navigateurs des joueurs ({ $who }) ont tiré cette donne ensemble. Aucun d’eux n’a pu la choisir.
}
fair-alone = Le serveur a fixé cette donne avant la partie et ne peut plus la changer.
fair-later = La partie finie, votre navigateur pourra le vérifier.
fair-promise = La promesse du serveur
fair-how = Comment est-ce possible ?
fair-check = Personne n’a pu choisir cette donne. Vérifier
fair-check-server = Cette donne était fixée avant la partie. Vérifier

## The steps of the check; each of not-… is what is said when a step fails

fair-step-secret = Le serveur a tenu la promesse faite avant la partie.
fair-step-not-secret = Le secret du serveur n’est pas celui qu’il avait promis.
fair-step-part = part tirée au hasard, comme promis
fair-step-not-part = ce n’est pas la part promise
fair-step-missing = a promis une part, mais ne l’a pas envoyée à temps
fair-step-seed = La donne découle du secret du serveur et des parts des joueurs.
fair-step-not-seed = La donne ne découle pas du secret du serveur et des parts des joueurs.
fair-step-lots = Les sièges ont été tirés au sort de la même façon.
fair-step-not-lots = Le tirage au sort des sièges n’en découle pas.
fair-step-promise = La promesse est celle que ce navigateur a vue avant la partie.
fair-step-not-promise = Ce navigateur a vu une autre promesse avant la partie.
fair-step-listed = Toutes les parts étaient promises avant que ce navigateur n’envoie la sienne.
fair-step-not-listed = Avant que ce navigateur n’envoie sa part, d’autres parts avaient été promises.
fair-step-own = La part de ce navigateur y est.
fair-step-not-own = La part de ce navigateur n’y est pas.
fair-step-noted = La promesse est celle que vous aviez notée.
fair-step-not-noted = La promesse n’est pas celle que vous aviez notée.

## What comes of it

fair-verdict-fair = C’est équitable : personne n’a pu choisir cette donne.
fair-verdict-together = C’est équitable : personne n’a pu choisir cette donne, à moins que le serveur et tous ces joueurs n’aient été de mèche, ou que la vérification n’échoue dans l’un de leurs navigateurs.
fair-verdict-server = La donne était fixée avant la partie. Mais aucun navigateur n’y a pris part : le serveur aurait pu la choisir.
fair-verdict-without-you = La part de votre navigateur est arrivée trop tard ou a été omise. La donne est équitable si au moins un autre joueur est honnête.
fair-verdict-unfair = Quelque chose ne va pas. Ne vous fiez pas à cette donne.
fair-verdict-running = La partie n’est pas finie : le serveur montre son secret à la fin.
fair-verdict-no-deal = Cette partie n’a pas de donne à vérifier.
fair-verdict-no-record = Ce n’est pas l’enregistrement d’une partie.

## The page that checks a record without the server

fair-page-about = Choisissez le fichier d’une partie finie. Cette page vérifie que personne n’a pu choisir sa donne. Tout se passe dans votre navigateur : elle ne charge rien et n’envoie rien.
fair-page-record = La partie, un fichier qui finit par { $ending }
fair-page-noted = La promesse du serveur, si vous l’aviez notée avant la partie
fair-page-how = Comment ça marche
fair-page-how-1 = Avant toute chose, le serveur tire un nombre secret et montre son empreinte : une promesse qu’il ne peut rompre sans que cela se voie.
fair-page-how-2 = Le navigateur de chaque joueur tire son propre nombre et en montre l’empreinte, lui aussi.
fair-page-how-3 = Quand tous sont prêts, les navigateurs montrent leurs nombres. Chacun doit avoir l’empreinte montrée avant.
fair-page-how-4 = Tous les nombres ensemble font la donne. Le serveur ignorait ceux des joueurs quand il a promis, et les joueurs ignorent le sien : personne ne peut l’orienter.
fair-page-how-5 = Après la partie, le serveur montre son secret. Chacun peut alors tout vérifier.
fair-page-replays = Cette page vérifie d’où vient la donne. Pour redistribuer chaque carte et rejouer chaque coup, lancez { $command }.
fair-page-save = Enregistrez cette page : elle fonctionne sans le serveur, et aucun serveur ne peut changer votre copie.
fair-page-limits = Non prouvé : que le serveur garde pour lui ce qu’il voit. Il donne, donc il connaît toutes les mains.
