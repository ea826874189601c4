### My box: printed numbers that owners of a game compare and correct.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## The pages

box-title = Ma boîte
box-about = Votre jeu imprimé dit-il autre chose que nous ? Comparez-le avec nos nombres, corrigez ce qui diffère et jouez avec les nombres de votre propre boîte.
box-mine = Mes boîtes
box-is-shared = partagée
box-compare = Comparer et corriger
box-of = Ma boîte : { GAME($game) }
box-sets = Jeux de nombres
box-ours = Nos nombres
box-begin = Choisissez ce que vous voulez comparer et tapez ce que dit votre jeu imprimé. Votre première correction est enregistrée comme une boîte à vous ; nos nombres restent tels quels.

## Correcting

box-name = Nom de la boîte
box-compared = J’ai comparé tout ceci avec mon jeu imprimé
box-save = Enregistrer
box-save-next = Enregistrer et continuer : { $item }
box-saved = Enregistré.
box-tag-differs = diffère
box-tag-unconfirmed = non confirmé
box-tag-compared = comparé
box-note-ours = chez nous : { $ours }
box-missing = rien

## What differs

box-differences =
    { $n ->
        [one] { $n } nombre diffère des nôtres.
       *[other] { $n } nombres diffèrent des nôtres.
    }
box-differences-title = Ce qui diffère de nos nombres
box-same = Rien ne diffère de nos nombres.
box-progress = Comparés jusqu’ici : { $done } éléments non confirmés sur { $all }.
box-change = { $item }, { $fact } : { $ours } → { $here }
box-table =
    { $n ->
        [one] Partie jouée avec des nombres corrigés : { $n } diffère des nôtres
       *[other] Partie jouée avec des nombres corrigés : { $n } diffèrent des nôtres
    }

## What can be done with a box

box-play = Jouer avec
box-from-lobby = Corriger les nombres imprimés
box-from-rules = Les comparer avec votre jeu imprimé
box-download = Télécharger
box-file = { GAME($game) } : selenite new { $name } --option { $option }=FILE
box-share = Partager
box-share-about = Quiconque a le lien voit les nombres de cette boîte tels qu’ils sont en ce moment, peut les copier et jouer avec. Ni le nom de la boîte ni son propriétaire n’y figurent.
box-share-link = Lien vers cette boîte
box-make-link = Créer un lien
box-stop-sharing = Ne plus partager
box-shared-title = Une boîte partagée : { GAME($game) }
box-shared-about = Quelqu’un a comparé un jeu imprimé avec nos nombres et partage ce qu’il y a lu. Copiez-la pour la modifier, ou jouez avec telle quelle.
box-shared-choice = Partagée avec moi
box-copy = Copier dans mes boîtes
box-send = Nous l’envoyer
box-send-about = Aidez tout le monde : copiez ce message et envoyez-le au projet dans un ticket. Il contient les seules corrections, et rien sur vous.
box-send-nothing = Il n’y a encore rien à envoyer : corrigez un nombre, ou cochez ce que vous avez comparé avec votre jeu imprimé.
box-message = Message
box-send-copy = Copier le message
box-message-differs = Corrections pour { GAME($game) }, d’après un exemplaire imprimé :
box-message-same = Comparé avec un exemplaire imprimé de { GAME($game) }, sans différence :
box-rename = Renommer
box-delete = Supprimer
box-delete-sure = Supprimer « { $name } » pour de bon ? Les parties jouées avec ses nombres continuent.
box-delete-yes = Oui, supprimer
box-upload = Envoyer un fichier
box-upload-about = Un fichier TOML, comme ceux qu’on télécharge ici, ou un fichier avec lequel joue la ligne de commande : selenite new { $name } --option { $option }=FILE.
box-upload-file = Fichier (.toml)
box-upload-send = Enregistrer comme boîte

## Refusals

refused-box-unknown = cette boîte n’existe pas, ou n’est pas à vous
refused-box-not-shared = ce lien ne mène plus à aucune boîte
refused-box-name = le nom d’une boîte a de 1 à { $most } caractères
refused-box-name-taken = une autre de vos boîtes s’appelle déjà { $name }
refused-box-too-many = vous pouvez avoir { $most } boîtes au plus : supprimez-en une d’abord
refused-box-too-large = la boîte est trop grosse : { $most } ko au plus
refused-box-not-text = le fichier n’est pas un texte en UTF-8
refused-box-no-file = choisissez d’abord un fichier
