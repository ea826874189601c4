### A fair deal: who drew it, and the check when the game is over (docs/fairness.md).

## At the table

fair-title = A fair deal
fair-menu = Fair deal
fair-gathering = Dealing is fair here: the browsers of all players draw together, so nobody can choose what is dealt.
fair-together = { $n ->
    [one] The server and the browser of { $who } drew this deal together. Neither of them could choose it.
   *[other] The server and the browsers of { $who } drew this deal together. None of them could choose it.
}
fair-alone = The server settled this deal before the game and can't change it any more.
fair-later = When the game is over, your browser can check that.
fair-promise = The server's promise
fair-how = How does that work?
fair-check = Nobody could choose this deal. Check it
fair-check-server = This deal was settled before the game. Check it

## The steps of the check; each of not-… is what is said when a step fails

fair-step-secret = The server kept the promise that it gave before the game.
fair-step-not-secret = The server's secret is not the one that it promised.
fair-step-part = random part, as promised
fair-step-not-part = not the part that was promised
fair-step-missing = promised a part, but didn't send it in time
fair-step-seed = The deal follows from the server's secret and the players' parts.
fair-step-not-seed = The deal does not follow from the server's secret and the players' parts.
fair-step-lots = The seats were drawn by lot in the same way.
fair-step-not-lots = The lots for the seats do not follow from it.
fair-step-promise = The promise is the one that this browser saw before the game.
fair-step-not-promise = This browser saw another promise before the game.
fair-step-listed = All parts were promised before this browser sent its own.
fair-step-not-listed = Before this browser sent its own part, other parts were promised.
fair-step-own = This browser's own part is in it.
fair-step-not-own = This browser's own part is not in it.
fair-step-noted = The promise is the one that you noted.
fair-step-not-noted = The promise is not the one that you noted.

## What comes of it

fair-verdict-fair = It's fair: nobody could choose this deal.
fair-verdict-together = It's fair: nobody could choose this deal, unless the server and all of these players worked together, or the check in one of their own browsers fails.
fair-verdict-server = The deal was settled before the game. But no player's browser took part, so the server could have chosen it.
fair-verdict-without-you = Your browser's part came too late or was left out. The deal is fair if at least one other player is honest.
fair-verdict-unfair = Something is wrong. Don't trust this deal.
fair-verdict-running = The game isn't over: the server shows its secret at the end.
fair-verdict-no-deal = This game has no deal that can be checked.
fair-verdict-no-record = This is not the record of a game.

## The page that checks a record without the server

fair-page-about = Choose the file of a finished game. This page checks that nobody could choose its deal. It does so in your browser: it loads nothing and sends nothing.
fair-page-record = The game, a file that ends in { $ending }
fair-page-noted = The server's promise, if you noted it before the game
fair-page-how = How it works
fair-page-how-1 = Before anything else, the server draws a secret number and shows its fingerprint: a promise that it can't break unnoticed.
fair-page-how-2 = Each player's browser draws a number of its own and shows its fingerprint, too.
fair-page-how-3 = When all are ready, the browsers show their numbers. Each has to have the fingerprint from before.
fair-page-how-4 = All numbers together make the deal. The server didn't know the players' numbers when it promised, and the players don't know the server's: nobody can steer it.
fair-page-how-5 = After the game the server shows its secret. Now everybody can check everything.
fair-page-replays = This page checks where the deal comes from. To have every card dealt and every move played again, run { $command }.
fair-page-save = Save this page, and it works without the server. No server can change your copy.
fair-page-limits = Not proven: that the server keeps to itself what it sees. It deals, so it knows every hand.
