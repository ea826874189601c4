"""Selection: the legal moves, by the parts that a player clicks to choose them.

The page's script lights what can be clicked next, puts a move together and plays it. The server
stores no selection: it only renders the texts for one that a page asks about.

The elements of a game's page say by attributes what they have to do with it:

``data-part``
    A click chooses this part of a move; :func:`by_parts` lists the moves by their parts.
``data-room``
    Where the element counts as standing: ``board``, ``hand``, ``act`` or ``sheet``. By default it
    is the region the element stands in. A part replaces another that was chosen in the same room,
    so a button in a list beside the board has the board's room.
``data-play``
    A button that plays the selected move. It is disabled while the move isn't complete.
``data-back``
    A button that drops the part chosen last.
``data-unpick``
    A button that drops the part that is its value.
``data-step``
    A button that steps through the parts that are chosen by themselves: ``1`` chooses the next one
    in the list instead, ``-1`` the one before.
``data-then``
    On what plays a move: the part that is chosen after it.
``data-stop``
    The Tab key stops at the element while it is lit or chosen, or always if there is a value.
``data-ghost``
    A layer of the board for the ghost of what is selected. The preview draws it, and it is emptied
    in the next position.
"""

from __future__ import annotations

from collections.abc import Iterable

from selenite.web.html import Markup, escape, join


def by_parts(
    move: str, parts: Iterable[str], waits: bool = False, words: str = "", marks: str = ""
) -> Markup:
    """A legal move with the parts that it is chosen by, as a line of the page's list.

    They are chosen in their order; those that begin with a plus come last and in any order; one
    that begins with a tilde is chosen by itself, the first of its kind, until another is. An
    element of the page carries the part without the sign in ``data-part``. A move that ``waits`` is
    played by a button, and ``words`` are written on it; others are played at once, and ``words``
    say what the last click does. ``marks`` are the value of ``data-lit`` on what leads to the move.

    >>> print(by_parts("2=v1", ("2=", "+v1"), True, "Pay", "c3").replace(chr(9), "|"))
    2=v1|2= +v1|1|Pay|c3
    """
    return escape("\t".join((move, " ".join(parts), "1" if waits else "", words, marks)))


def listed(lines: Iterable[Markup], question: str = "") -> Markup:
    """The moves as the page's script reads them, with a question before those that wait."""
    return join([f"?\t{question}", *lines] if question else lines, "\n")
