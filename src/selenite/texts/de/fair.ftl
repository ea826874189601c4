### A fair deal: who drew it, and the check when the game is over (docs/fairness.md).

## At the table

fair-title = Faires Geben
fair-menu = Faires Geben
fair-gathering = Hier wird fair gegeben: Die Browser aller Mitspielenden losen gemeinsam, niemand kann sich etwas aussuchen.
fair-together = { $n ->
    [one] Der Server und der Browser von { $who } haben gemeinsam ausgelost, was verteilt wurde. Keiner von beiden konnte es sich aussuchen.
   *[other] Der Server und die Browser von { $who } haben gemeinsam ausgelost, was verteilt wurde. Keiner von ihnen konnte es sich aussuchen.
}
fair-alone = Der Server hat vor dem Spiel festgelegt, was verteilt wird, und kann es nicht mehr ändern.
fair-later = Wenn das Spiel vorbei ist, kann dein Browser das prüfen.
fair-promise = Das Versprechen des Servers
fair-how = Wie geht das?
fair-check = Niemand konnte sich etwas aussuchen. Prüfen
fair-check-server = Alles stand vor dem Spiel fest. Prüfen

## The steps of the check; each of not-… is what is said when a step fails

fair-step-secret = Der Server hat das Versprechen gehalten, das er vor dem Spiel gegeben hat.
fair-step-not-secret = Das Geheimnis des Servers ist nicht das, das er versprochen hat.
fair-step-part = zufälliger Beitrag, wie versprochen
fair-step-not-part = nicht der versprochene Beitrag
fair-step-missing = hat einen Beitrag versprochen, aber nicht rechtzeitig geschickt
fair-step-seed = Was verteilt wurde, ergibt sich aus dem Geheimnis des Servers und den Beiträgen der Mitspielenden.
fair-step-not-seed = Was verteilt wurde, ergibt sich nicht aus dem Geheimnis des Servers und den Beiträgen der Mitspielenden.
fair-step-lots = Die Plätze wurden auf die gleiche Weise ausgelost.
fair-step-not-lots = Die Auslosung der Plätze ergibt sich nicht daraus.
fair-step-promise = Das Versprechen ist das, das dieser Browser vor dem Spiel gesehen hat.
fair-step-not-promise = Dieser Browser hat vor dem Spiel ein anderes Versprechen gesehen.
fair-step-listed = Alle Beiträge waren versprochen, bevor dieser Browser seinen schickte.
fair-step-not-listed = Bevor dieser Browser seinen Beitrag schickte, waren andere Beiträge versprochen.
fair-step-own = Der eigene Beitrag dieses Browsers ist dabei.
fair-step-not-own = Der eigene Beitrag dieses Browsers ist nicht dabei.
fair-step-noted = Das Versprechen ist das, das du dir notiert hast.
fair-step-not-noted = Das Versprechen ist nicht das, das du dir notiert hast.

## What comes of it

fair-verdict-fair = Alles fair: Niemand konnte sich aussuchen, was verteilt wurde.
fair-verdict-together = Alles fair: Niemand konnte sich aussuchen, was verteilt wurde – es sei denn, der Server und alle diese Personen hätten zusammengearbeitet oder die Prüfung in einem ihrer Browser scheitert.
fair-verdict-server = Alles stand vor dem Spiel fest. Aber kein Browser hat mitgelost, also hätte der Server es sich aussuchen können.
fair-verdict-without-you = Der Beitrag deines Browsers kam zu spät oder wurde ausgelassen. Fair ist es, wenn mindestens eine andere Person ehrlich spielt.
fair-verdict-unfair = Etwas stimmt nicht. Vertraue diesem Spiel nicht.
fair-verdict-running = Das Spiel läuft noch: Der Server zeigt sein Geheimnis am Ende.
fair-verdict-no-deal = Bei diesem Spiel lässt sich das Geben nicht prüfen.
fair-verdict-no-record = Das ist kein Spielprotokoll.

## The page that checks a record without the server

fair-page-about = Wähle die Datei eines beendeten Spiels. Diese Seite prüft, dass sich niemand aussuchen konnte, was verteilt wurde. Das geschieht in deinem Browser: Sie lädt nichts und sendet nichts.
fair-page-record = Das Spiel, eine Datei mit der Endung { $ending }
fair-page-noted = Das Versprechen des Servers, falls du es vor dem Spiel notiert hast
fair-page-how = So geht es
fair-page-how-1 = Zuallererst zieht der Server eine geheime Zahl und zeigt ihren Fingerabdruck: ein Versprechen, das er nicht unbemerkt brechen kann.
fair-page-how-2 = Der Browser jeder Person zieht eine eigene Zahl und zeigt ebenfalls ihren Fingerabdruck.
fair-page-how-3 = Wenn alle bereit sind, zeigen die Browser ihre Zahlen. Jede muss den Fingerabdruck von vorher haben.
fair-page-how-4 = Alle Zahlen zusammen bestimmen, was verteilt wird. Der Server kannte die Zahlen der anderen nicht, als er sein Versprechen gab, und sie kennen seine nicht: Niemand kann es steuern.
fair-page-how-5 = Nach dem Spiel zeigt der Server sein Geheimnis. Nun können alle alles prüfen.
fair-page-replays = Diese Seite prüft, woher die Verteilung kommt. Jede Karte neu geben und jeden Zug nachspielen lässt { $command }.
fair-page-save = Speichere diese Seite, dann funktioniert sie ohne den Server. Deine Kopie kann kein Server ändern.
fair-page-limits = Nicht bewiesen: dass der Server für sich behält, was er sieht. Er gibt, also kennt er jede Hand.
