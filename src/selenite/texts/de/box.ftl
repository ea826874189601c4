### My box: printed numbers that owners of a game compare and correct.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## What differs

box-missing = nichts

## Refusals

refused-box-unknown = diese Schachtel gibt es nicht, oder sie gehört nicht dir
refused-box-not-shared = dieser Link führt zu keiner Schachtel mehr
refused-box-name = der Name einer Schachtel hat 1 bis { $most } Zeichen
refused-box-name-taken = eine andere deiner Schachteln heißt schon { $name }
refused-box-too-many = mehr als { $most } Schachteln kannst du nicht haben: lösch erst eine
refused-box-too-large = eine Schachtel hat höchstens { $most } kB
refused-box-not-text = die Datei ist kein Text in UTF-8
