"""A position or a view of Moon Base as plain text, within 80 columns.

The moon is a map of signs: a column is two units wide and a row four units high. Where signs would
cover each other, what lies higher is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from selenite.cli.lines import heading, seat_names, wrap
from selenite.games.moon_base.analysis import analyse
from selenite.games.moon_base.moon import Moon, Piece, count_left, moon_of
from selenite.games.moon_base.options import PLAYERS, board_of
from selenite.games.moon_base.rules import NAME
from selenite.games.moon_base.rules.boards import Crater
from selenite.games.moon_base.rules.codes import PAIR, SIZE_LETTERS, SIZES
from selenite.games.moon_base.rules.lattice import point_text
from selenite.texts import join, speaker

_SPEAKER = speaker("en", NAME)
say = _SPEAKER.say

STYLES = {
    r"\b[LS]g[0-9]*|\bgold\b": "bold yellow",
    r"\b[LS]s[0-9]*|\bsilver\b": "bold white",
    r"\b[LS]b[0-9]*|\bblue\b": "bold blue",
    r"(?<=[0-9gsb])T\b": "bold red",
    "[%^]0": "bold cyan",
    "[%^]1": "bold magenta",
}
_COLUMNS = 71
_PIECES = {"tower": "T", "settlement": "^", "base": "%"}
_LABEL_EVERY = 20


class Sign(NamedTuple):
    """A sign on the map, and how high what it stands for lies."""

    text: str
    x: int
    y: int
    height: int


def draw(
    position: Mapping[str, Any], seats: Mapping[int, str] | None = None, brief: bool = False
) -> str:
    """The whole picture: moon, stacks, players, whose turn it is.

    ``position`` is a whole position or a view; ``seats`` are the players' names. A brief picture
    leaves out the key to its signs, and the list of the rings.
    """
    names = seat_names(PLAYERS, seats)
    lines = [title(position, names), *moon(position)]
    if not brief:
        lines += legend()
        lines += ring_lines(position)
    lines += [*base_lines(position, names), *stack_lines(position), *players(position, names)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def title(position: Mapping[str, Any], names: Mapping[int, str]) -> str:
    """The game, the round and who is to do what."""
    return heading(position, names, say, step=position["turn"]["step"])


def legend() -> list[str]:
    """What the signs on the moon mean."""
    return ["  " + say("board-legend-rings"), "  " + say("board-legend-pieces")]


def moon(position: Mapping[str, Any]) -> list[str]:
    """The map, north on top, with the coordinates at its edges."""
    signs = sorted(_signs(position), key=lambda sign: -sign.height)
    left, right = min(sign.x for sign in signs), max(sign.x for sign in signs)
    low, high = min(sign.y for sign in signs), max(sign.y for sign in signs)
    unit = max(2.0, (right - left) / _COLUMNS)
    width = round((right - left) / unit) + 6
    rows = [[" "] * width for _ in range(round((high - low) / (2 * unit)) + 1)]
    for sign in signs:
        column = round((sign.x - left) / unit) + 1
        _write(rows[round((high - sign.y) / (2 * unit))], column, sign.text)
    lines = []
    for number, row in enumerate(rows):
        y = round(high - 2 * unit * number)
        lines.append(f"{y:>4} {''.join(row)}")
    lines.append(f"     {_scale(left, unit, width)}")
    return lines


def _write(row: list[str], column: int, text: str) -> None:
    """A sign in a row of the map, if there is room with a space on both sides."""
    if all(cell == " " for cell in row[column - 1 : column + len(text) + 1]):
        row[column : column + len(text)] = text


def _scale(left: int, unit: float, width: int) -> str:
    """The coordinates below the map."""
    row = [" "] * (width + 4)
    for x in range(-100, 101, _LABEL_EVERY):
        column = round((x - left) / unit) + 1
        if 0 <= column < width:
            row[column : column + len(f"{x}")] = f"{x}"
    return "".join(row)


def _signs(position: Mapping[str, Any]) -> Iterator[Sign]:
    """Craters below, bases and a tower among them, rings above by their level."""
    moon = moon_of(position)
    bases = {piece.place for piece in moon.pieces if piece.kind == "base"}
    on = _pieces(moon)
    for crater in moon.board.craters:
        piece = on.get(crater.id, "")
        text = piece if crater.id in bases else crater.id + piece
        yield Sign(text, crater.x, crater.y, 1 if piece else 0)
    for ring in moon.rings:
        text = f"{ring.kind}{ring.level}{on.get(ring.number, '')}"
        yield Sign(text, ring.x, ring.y, ring.level + 1)


def _pieces(moon: Moon) -> dict[int | str, str]:
    """The signs of all pieces, by the number of their ring or the id of their crater."""
    return {
        piece.place if piece.ring is None else piece.ring: (
            _PIECES[piece.kind] + ("" if piece.seat is None else f"{piece.seat}")
        )
        for piece in moon.pieces
    }


def ring_lines(position: Mapping[str, Any]) -> list[str]:
    """The rings on the board by level, each with its number and place."""
    lines = []
    on = _pieces(moon_of(position))
    levels = sorted({ring["level"] for ring in position["rings"]}, reverse=True)
    for level in levels:
        words = [
            f"#{number}\u00a0{ring['ring']}{on.get(number, '')}\u00a0{_place(ring)}"
            for number, ring in enumerate(position["rings"])
            if ring["level"] == level
        ]
        found = wrap(f"{say('board-level', level=level)} ", " ".join(words))
        lines += [line.replace("\u00a0", " ") for line in found]
    return lines or [say("board-no-rings")]


def _place(ring: Mapping[str, Any]) -> str:
    """A ring's crater, or the point it is centred on."""
    return str(ring.get("crater") or point_text(*ring["at"]))


def base_lines(position: Mapping[str, Any], names: Mapping[int, str]) -> list[str]:
    """The craters with bases by player: on the map a ring above may leave them no room."""
    lines = []
    for seat in range(PLAYERS):
        craters = [base["crater"] for base in position["bases"] if base["seat"] == seat]
        if craters:
            lines += wrap(f"{say('board-bases', seat=seat, who=names[seat])} ", " ".join(craters))
    return lines


def stack_lines(position: Mapping[str, Any]) -> list[str]:
    """The stacks, top first: the pair that is taken next, a bar, the next pair."""
    lines = []
    for letter, size in zip(SIZE_LETTERS, SIZES, strict=True):
        stacks = []
        for number, stack in enumerate(position["stacks"][size], 1):
            pairs = [stack[i : i + PAIR][::-1] for i in range(0, len(stack), PAIR)][::-1]
            stacks.append(f"{letter}{number} {'|'.join(pairs) or '-':<9}")
        lines.append(f"{say(f'board-stacks-{size}'):<24}{'  '.join(stacks)}")
    return lines


def players(position: Mapping[str, Any], names: Mapping[int, str]) -> list[str]:
    """A line for each player: colour, hand, what is left to build, rings set aside, points."""
    heads = ("player", "colour", "hand", "settlements", "bases", "aside", "points")
    row = "{:<21}{:<8}{:<14}{:>11}{:>7}{:>7}{:>8}"
    lines = [row.format(*(say(f"board-head-{key}") for key in heads))]
    settlements, bases = count_left(position, "settlements"), count_left(position, "bases")
    for seat in range(PLAYERS):
        mark = ">" if position["turn"]["seat"] == seat else " "
        colour = position["colours"][seat]
        cells = [
            f"{mark}%{seat} {names[seat]}",
            "-" if colour is None else say(f"ring-colour-{colour}"),
            position["hands"][seat] or "-",
            say("board-left", n=settlements[seat]),
            say("board-left", n=bases[seat]),
            len(position["aside"][seat].split()),
            position["result"]["scores"][seat] if "result" in position else "",
        ]
        lines.append(row.format(*cells))
        if "score" in position:
            lines.append(f"    {say('board-score', **position['score'][seat])}")
    return lines


def look(position: Mapping[str, Any], word: str, names: Mapping[int, str]) -> list[str]:
    """Everything about a crater, or about a ring by ``#`` and its number; else nothing."""
    if word[:1] == "#" and word[1:].isascii() and word[1:].isdigit():
        number = int(word[1:6])
        if number < len(position["rings"]):
            return _describe_ring(position, number, names)
        return [say("refused-no-such-ring", ring=number)]
    crater = _crater(board_of(position["options"]).craters, word)
    if crater is None:
        return []
    at = point_text(crater.x, crater.y)
    lines = [say("board-crater", crater=crater.id, size=SIZES[crater.size], point=at)]
    return lines + [f"  {text}" for text in _on_crater(position, crater.id, names)]


def _crater(craters: Sequence[Crater], word: str) -> Crater | None:
    """The crater that a word names: exactly, or but for capital letters."""
    for spelled in (str, str.lower):
        for crater in craters:
            if spelled(crater.id) == spelled(word):
                return crater
    return None


def _on_crater(position: Mapping[str, Any], crater: str, names: Mapping[int, str]) -> list[str]:
    """The ring, base or tower on a crater."""
    moon = moon_of(position)
    rings = [
        say("board-crater-ring", number=ring.number, ring=ring.kind)
        for ring in moon.rings
        if ring.crater == crater
    ]
    pieces = [piece for piece in moon.pieces if piece.ring is None and piece.place == crater]
    return rings + [_here(piece, names) for piece in pieces]


def _describe_ring(position: Mapping[str, Any], number: int, names: Mapping[int, str]) -> list[str]:
    """A ring's kind, place and level, what it rests on, what rests on it."""
    analysis, ring = analyse(position), position["rings"][number]
    head = say(
        "board-ring", number=number, ring=ring["ring"], place=_place(ring), level=ring["level"]
    )
    lines = []
    if analysis.supports[number]:
        one, other = analysis.supports[number]
        lines.append(say("board-rests", one=one, other=other))
    carried = [f"#{upper}" for upper in analysis.carried_by(number)]
    if carried:
        lines.append(say("board-carries", rings=join(carried)))
    lines += [_here(piece, names) for piece in analysis.moon.pieces if piece.ring == number]
    return [head, *(f"  {line}" for line in lines)]


def _here(piece: Piece, names: Mapping[int, str]) -> str:
    """That a piece stands on what is described."""
    if piece.seat is None:
        return say("board-has-tower")
    code = "board-has-settlement" if piece.kind == "settlement" else "board-crater-base"
    return say(code, who=names[piece.seat])
