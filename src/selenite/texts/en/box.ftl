### My box: printed numbers that owners of a game compare and correct.
### NAME(table, key) is the message table-key, or the key itself; GAME(name) is a game's title.

## The pages

box-title = My box
box-about = Does your printed game say something different? Compare it with our numbers, correct what differs, and play with the numbers of your own box.
box-mine = My boxes
box-is-shared = shared
box-compare = Compare and correct
box-of = My box: { GAME($game) }
box-sets = Sets of numbers
box-ours = Our numbers
box-begin = Choose what to compare, and type what your printed game says. Your first correction is saved as a box of your own; our numbers stay as they are.

## Correcting

box-name = Name of the box
box-compared = I have compared all of this with my printed game
box-save = Save
box-save-next = Save and go on: { $item }
box-saved = Saved.
box-tag-differs = differs
box-tag-unconfirmed = unconfirmed
box-tag-compared = compared
box-note-ours = ours: { $ours }
box-missing = none

## What differs

box-differences =
    { $n ->
        [one] { $n } number differs from ours.
       *[other] { $n } numbers differ from ours.
    }
box-differences-title = What differs from our numbers
box-same = Nothing differs from our numbers.
box-progress = Compared so far: { $done } of { $all } unconfirmed items.
box-change = { $item }, { $fact }: { $ours } → { $here }
box-table =
    { $n ->
        [one] Played with corrected numbers: { $n } differs from ours
       *[other] Played with corrected numbers: { $n } differ from ours
    }

## What can be done with a box

box-play = Play with it
box-from-lobby = Correct the printed numbers
box-from-rules = Compare them with your printed game
box-download = Download
box-file = { GAME($game) }: selenite new { $name } --option { $option }=FILE
box-share = Share
box-share-about = Whoever has the link sees the numbers of this box as they are now, can copy them and play with them. They don't see what the box is called or whose it is.
box-share-link = Link to this box
box-make-link = Make a link
box-stop-sharing = Stop sharing
box-shared-title = A shared box: { GAME($game) }
box-shared-about = Somebody has compared a printed game with our numbers and shares what it says. Copy it to change it, or play with it as it is.
box-shared-choice = Shared with me
box-copy = Copy to my boxes
box-send = Send it to us
box-send-about = Help everybody: copy this message and send it to the project as an issue. It has the corrections alone, and nothing about you.
box-send-nothing = There is nothing to send yet: correct a number, or tick that you have compared a picture with your printed game.
box-message = Message
box-send-copy = Copy the message
box-message-differs = Corrections to { GAME($game) }, by a printed copy:
box-message-same = Compared with a printed copy of { GAME($game) } and the same:
box-rename = Rename
box-delete = Delete
box-delete-sure = Delete “{ $name }” for good? Games that are played with its numbers go on.
box-delete-yes = Yes, delete it
box-upload = Upload a file
box-upload-about = A TOML file such as one downloaded here, or one that the command line plays with: selenite new { $name } --option { $option }=FILE.
box-upload-file = File (.toml)
box-upload-send = Save it as a box

## Refusals

refused-box-unknown = this box isn't there, or isn't yours
refused-box-not-shared = this link leads to no box any more
refused-box-name = the name of a box has 1 to { $most } characters
refused-box-name-taken = another box of yours is called { $name } already
refused-box-too-many = you can have { $most } boxes at most: delete one first
refused-box-too-large = the box is too large: { $most } kB at most
refused-box-not-text = the file is not a text in UTF-8
refused-box-no-file = choose a file first
