### My box: printed numbers that owners of a game compare and correct.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## What differs

box-missing = none

## Refusals

refused-box-unknown = this box isn't there, or isn't yours
refused-box-not-shared = this link leads to no box any more
refused-box-name = the name of a box has 1 to { $most } letters
refused-box-name-taken = another box of yours is called { $name } already
refused-box-too-many = you can have { $most } boxes at most: delete one first
refused-box-too-large = a box has at most { $most } kB
refused-box-not-text = the file is not a text in UTF-8
