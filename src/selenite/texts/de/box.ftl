### My box: printed numbers that owners of a game compare and correct.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## The pages

box-title = Meine Schachtel
box-about = Steht in deinem gedruckten Spiel etwas anderes als bei uns? Vergleich es mit unseren Zahlen, berichtige, was abweicht, und spiel mit den Zahlen deiner eigenen Schachtel.
box-mine = Meine Schachteln
box-is-shared = geteilt
box-compare = Vergleichen und berichtigen
box-of = Meine Schachtel: { GAME($game) }
box-sets = Zusammenstellungen von Zahlen
box-ours = Unsere Zahlen
box-begin = Wähl, was du vergleichen willst, und trag ein, was in deinem gedruckten Spiel steht. Die erste Berichtigung wird als deine eigene Schachtel gespeichert; unsere Zahlen bleiben, wie sie sind.

## Correcting

box-name = Name der Schachtel
box-compared = Das alles habe ich mit meinem gedruckten Spiel verglichen
box-save = Speichern
box-save-next = Speichern und weiter: { $item }
box-saved = Gespeichert.
box-tag-differs = weicht ab
box-tag-unconfirmed = unbestätigt
box-tag-compared = verglichen
box-note-ours = bei uns: { $ours }
box-missing = nichts

## What differs

box-differences =
    { $n ->
        [one] { $n } Zahl weicht von unseren ab.
       *[other] { $n } Zahlen weichen von unseren ab.
    }
box-differences-title = Was von unseren Zahlen abweicht
box-same = Nichts weicht von unseren Zahlen ab.
box-progress = Bisher verglichen: { $done } von { $all } unbestätigten Teilen.
box-change = { $item }, { $fact }: { $ours } → { $here }
box-table =
    { $n ->
        [one] Mit berichtigten Zahlen gespielt: { $n } weicht von unseren ab
       *[other] Mit berichtigten Zahlen gespielt: { $n } weichen von unseren ab
    }

## What can be done with a box

box-play = Damit spielen
box-from-lobby = Die gedruckten Zahlen berichtigen
box-from-rules = Mit deinem gedruckten Spiel vergleichen
box-download = Herunterladen
box-file = { GAME($game) }: selenite new { $name } --option { $option }=FILE
box-share = Teilen
box-share-about = Wer den Link hat, sieht die Zahlen dieser Schachtel, wie sie gerade sind, und kann sie kopieren und damit spielen. Wie die Schachtel heißt und wem sie gehört, ist dort nicht zu sehen.
box-share-link = Link zu dieser Schachtel
box-make-link = Link erzeugen
box-stop-sharing = Nicht mehr teilen
box-shared-title = Eine geteilte Schachtel: { GAME($game) }
box-shared-about = Hier hat jemand ein gedrucktes Spiel mit unseren Zahlen verglichen und teilt, was darin steht. Kopier es, um es zu ändern, oder spiel damit, wie es ist.
box-shared-choice = Mit mir geteilt
box-copy = Zu meinen Schachteln kopieren
box-send = Uns schicken
box-send-about = Hilf allen: Kopier diese Nachricht und schick sie dem Projekt als Issue. Sie enthält nur die Berichtigungen und nichts über dich.
box-send-nothing = Noch gibt es nichts zu schicken: Berichtige eine Zahl, oder hak an, was du mit deinem gedruckten Spiel verglichen hast.
box-message = Nachricht
box-send-copy = Nachricht kopieren
box-message-differs = Berichtigungen zu { GAME($game) } nach einem gedruckten Exemplar:
box-message-same = Mit einem gedruckten Exemplar von { GAME($game) } verglichen und gleich:
box-rename = Umbenennen
box-delete = Löschen
box-delete-sure = „{ $name }“ endgültig löschen? Spiele, die mit diesen Zahlen laufen, gehen weiter.
box-delete-yes = Ja, löschen
box-upload = Datei hochladen
box-upload-about = Eine TOML-Datei, etwa eine, die hier heruntergeladen wurde, oder eine, mit der auf der Kommandozeile gespielt wird: selenite new { $name } --option { $option }=FILE.
box-upload-file = Datei (.toml)
box-upload-send = Als Schachtel speichern

## Refusals

refused-box-unknown = diese Schachtel gibt es nicht, oder sie gehört nicht dir
refused-box-not-shared = dieser Link führt zu keiner Schachtel mehr
refused-box-name = der Name einer Schachtel hat 1 bis { $most } Zeichen
refused-box-name-taken = eine andere deiner Schachteln heißt schon { $name }
refused-box-too-many = mehr als { $most } Schachteln kannst du nicht haben: lösch erst eine
refused-box-too-large = die Schachtel ist zu groß: höchstens { $most } kB
refused-box-not-text = die Datei ist kein Text in UTF-8
refused-box-no-file = wähl zuerst eine Datei
