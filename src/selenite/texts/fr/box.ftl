### My box: printed numbers that owners of a game compare and correct.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## What differs

box-missing = rien

## Refusals

refused-box-unknown = cette boîte n’existe pas, ou n’est pas à vous
refused-box-not-shared = ce lien ne mène plus à aucune boîte
refused-box-name = le nom d’une boîte a de 1 à { $most } lettres
refused-box-name-taken = une autre de vos boîtes s’appelle déjà { $name }
refused-box-too-many = vous pouvez avoir { $most } boîtes au plus : supprimez-en une d’abord
refused-box-too-large = une boîte fait { $most } ko au plus
refused-box-not-text = le fichier n’est pas un texte en UTF-8
