"""Writes the golden playthroughs: ``python -m tests.games.blue_moon_city.make_golden``.

Each is a whole game from a fixed seed, played by a plain and sensible policy, written so that
somebody who knows the rules can proof-read it: what a turn began with, each move and what it
gave, and where everybody stands afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from selenite.core.state import Event, GameState, Position
from selenite.games import blue_moon_city as bmc
from selenite.games.blue_moon_city.rules.state import State
from tests.games.blue_moon_city.playing import Kind, complete_city
from tests.games.golden import write_all
from tests.games.playing import texts_of
from tests.oracle.blue_moon_city import split_cards

FOLDER = Path(__file__).parent / "golden"
MOST_TURNS = 200


def _bound() -> GameState[State]:
    """A complete city, players bound to offer, with both expansions (4.7)."""
    kind = Kind(players=3, city="free", new_buildings=(1, 2), first=0)
    position = complete_city(kind, "golden bound")
    for seat, (cell, crystals) in enumerate((("a1", 26), ("e4", 17), ("b3", 30))):
        position["figures"][seat] = cell
        position["players"][seat]["crystals"] = crystals
    return bmc.from_position(position, "golden bound")


GAMES: dict[str, Callable[[], GameState[State]]] = {
    "2-players": lambda: bmc.new(players=2, seed="golden 2"),
    "3-players": lambda: bmc.new(players=3, seed="golden 3"),
    "4-players": lambda: bmc.new(players=4, seed="golden 4"),
    "free-city": lambda: bmc.new(players=2, seed="golden free", city="free"),
    "new-buildings-1": lambda: bmc.new(players=3, seed="golden first", new_buildings=[1]),
    "new-buildings-2": lambda: bmc.new(players=2, seed="golden second", new_buildings=[2]),
    "new-buildings-both": lambda: bmc.new(players=4, seed="golden both", new_buildings=[1, 2]),
    "bound": _bound,
}


EVENTS = {
    "completed": "{tile} on {cell} is complete",
    "crystals": "seat {seat}: {n} crystals ({source})",
    "cards": "seat {seat}: {n} cards ({source})",
    "scales": "seat {seat}: {n} scales ({source})",
    "scale-scoring": "the scales are scored",
    "scored": "seat {seat}: {n} crystals for {scales} scales",
    "offering": "seat {seat}: offering number {made} for {price} crystals",
    "drew": "seat {seat} draws {n}",
    "took": "seat {seat} takes {n} cards that were set aside",
    "shuffled": "the discard pile of {n} is shuffled",
    "over": "over by {reason}, won by {winners}",
}
"""The line of each kind of event."""


# The policy: it looks one move ahead, and leaves nothing to chance


def choose(state: GameState[State]) -> str:
    """A sensible move: offerings first, then contributions, and walks that lead to them."""
    texts = texts_of(state)
    phase = state.position()["turn"]["phase"]
    if phase == "move":
        return _movement(state, texts)
    if phase == "build":
        return _contribution(texts)
    if phase == "ability":
        return _ability(state, texts)
    return _discard(state, texts)


def _movement(state: GameState[State], texts: Sequence[str]) -> str:
    """The move to where most can be done, on foot if possible; a dragon comes along."""
    here = worth_of(state, "/") if "/" in texts else -1
    walks = [text for text in texts if text.startswith(">")]
    jumps = [text for text in texts if text.startswith("f1>")]
    best_walk = max(walks, key=lambda text: worth_of(state, text), default="/")
    best_jump = max(jumps, key=lambda text: worth_of(state, text), default="/")
    walk = worth_of(state, best_walk) if walks else -1
    jump = worth_of(state, best_jump) if jumps else -1
    if here >= 10 and here >= max(walk, jump - 20):
        return _dragon(state, texts, here) or "/"
    if jump > max(walk, here) + 20:
        return best_jump
    if walk > here:
        return best_walk
    if "f2" in texts and here < 10 and state.rules_state.steps == 0:
        return "f2"
    return "/" if "/" in texts else best_walk


def _dragon(state: GameState[State], texts: Sequence[str], here: int) -> str | None:
    """A dragon's move to the player's tile that doesn't cost a contribution."""
    cell = state.position()["figures"][state.seat]
    if cell == "c3":
        return None
    for text in texts:
        if text[0] in "vta" and text.endswith(f">{cell}"):
            after = state.copy()
            after.play(text)
            if worth_of(after, "/") >= here:
                return text
    return None


def worth_of(state: GameState[State], text: str) -> int:
    """The worth of a move of the movement phase: offerings and filled boxes, or else nearness."""
    after = state.copy()
    after.play(text)
    seat = state.seat
    before = after.position()
    if before["turn"]["phase"] == "move":
        if "/" not in texts_of(after):
            return 0
        after.play("/")
    worth = 0
    while after.outcome() is None and after.position()["turn"]["phase"] == "build":
        move = _contribution(texts_of(after))
        if move == "/":
            break
        events = after.play(move)
        worth += 10 + 10 * sum(event.code in ("completed", "offering") for event in events)
    if after.outcome() is not None:
        return 1000
    if after.position()["turn"]["phase"] == "build":
        after.play("/")
        worth += 20 * ("temple" in texts_of(after))
    return worth or _nearness(before, seat)


def _nearness(position: Position, seat: int) -> int:
    """Up to nine, for a figure that is near its next goal."""
    column, row = position["figures"][seat]
    goals = [cell for cell, entry in position["city"].items() if entry.get("built") is False]
    if position["players"][seat]["crystals"] >= 12 or not goals:
        goals = ["c3"]
    away = [abs(ord(column) - ord(goal[0])) + abs(int(row) - int(goal[1])) for goal in goals]
    return 9 - min(away)


def _contribution(texts: Sequence[str]) -> str:
    """An offering; else the contribution with the fewest cards; else the end."""
    offerings = [text for text in texts if text.startswith("offer")]
    payments = [text for text in texts if text[0].isdigit()]
    if offerings:
        return offerings[0]
    return min(payments, key=lambda text: (len(text), text), default="/")


def _ability(state: GameState[State], texts: Sequence[str]) -> str:
    """An offering in the Golden Temple; from the Assembly Hall to where little is missing."""
    if "temple" in texts:
        return "temple"
    if "hall>c3" in texts and state.rules_state.crystals[state.seat] >= 7:
        return "hall>c3"
    missing = {
        f"hall>{cell}": entry["boxes"].count(None)
        for cell, entry in state.position()["city"].items()
        if entry.get("built") is False
    }
    return min((text for text in texts if text in missing), key=missing.__getitem__, default="/")


def _discard(state: GameState[State], texts: Sequence[str]) -> str:
    """Two weak cards, after a turn in which nothing was done."""
    if state.rules_state.scales_taken or state.rules_state.offered:
        return "drop"
    hand = split_cards(state.position()["players"][state.seat]["hand"])
    weak = [card for card in hand if card[1] in "12" and card[0] not in "kmh"]
    return f"drop={''.join(weak[:2])}" if weak else "drop"


# The text


def playthrough(name: str) -> str:
    """A whole game as a text."""
    state = GAMES[name]()
    lines = [f"Blue Moon City, golden playthrough: {name}", "", *set_up(state)]
    turns = 0
    while state.outcome() is None and turns < MOST_TURNS:
        lines += ["", *turn(state)]
        turns += 1
    outcome = state.outcome()
    ending = "stopped here" if outcome is None else f"Over: {outcome.text}"
    return "\n".join([*lines, "", ending, ""])


def set_up(state: GameState[State]) -> list[str]:
    """Options, city, hands, piles."""
    position = state.position()
    options = position["options"]
    lines = ["Options: " + ", ".join(f"{key} {value}" for key, value in options.items())]
    lines += [f"Seat {position['turn']['seat']} begins.", "", "City, row 5 on top:"]
    for row in "54321":
        names = [_tile(position, column + row) for column in "abcde"]
        lines.append(f"  {row} " + "".join(f"{name:<17}" for name in names).rstrip())
    lines.append("    " + "".join(f"{column:<17}" for column in "abcde").rstrip())
    lines += ["", "Boxes and rewards:"]
    for cell, entry in position["city"].items():
        if cell != "c3":
            lines.append(f"  {cell} {_printed(state, entry['tile'])}")
    lines += ["", f"Draw pile, top first: {spaced(position['deck'])}"]
    return [*lines, *standing(position)]


def _tile(position: Position, cell: str) -> str:
    entry = position["city"].get(cell)
    if entry is None:
        return "."
    return str(entry["tile"]) + ("*" if entry.get("built") else "")


def _printed(state: GameState[State], key: str) -> str:
    """What is printed on a tile."""
    tile = state.rules_state.rules.components.tiles[key]
    boxes = " ".join(f"{people}-{value}" for people, value in tile.boxes)
    rewards = []
    for which in ("leader", "everyone", "neighbour"):
        reward = getattr(tile, which)._asdict().items()
        rewards.append(f"{which} " + " ".join(f"{n} {what}" for what, n in reward if n))
    ability = f"; {tile.ability}" if tile.ability else ""
    return f"{key}: {boxes}; {'; '.join(rewards)}{ability}"


def spaced(cards: str) -> str:
    """Cards with spaces between them."""
    return " ".join(split_cards(cards)) or "none"


def turn(state: GameState[State]) -> list[str]:
    """One turn: what it began with, its moves and what they gave, and who has what after it."""
    seat, label = state.seat, state.turn_label()
    position = state.position()
    hand = spaced(position["players"][seat]["hand"])
    lines = [f"Turn {label}, figure on {position['figures'][seat]}, hand {hand}"]
    while state.outcome() is None and state.turn_label() == label:
        move = choose(state)
        before = state.position()
        events = state.play(move)
        lines.append(f"  {move:<12} {_meaning(state, before, move)}".rstrip())
        lines += [f"{'':15}- {event_line(event)}" for event in events]
    return [*lines, *standing(state.position())]


def _meaning(state: GameState[State], before: Position, move: str) -> str:
    """What a move does, in the words of the tile."""
    phase = before["turn"]["phase"]
    cell = before["figures"][before["turn"]["seat"]]
    entry = before["city"][cell]
    if move[0].isdigit():
        box = int(move[0]) - 1
        people, value = state.rules_state.rules.components.tiles[entry["tile"]].boxes[box]
        cubes = list(entry["boxes"])
        cubes[box] = before["turn"]["seat"]
        shown = " ".join("_" if cube is None else str(cube) for cube in cubes)
        return f"box {people}-{value} of {entry['tile']} on {cell}, cubes now {shown}"
    if move == "/":
        return f"end of {phase}"
    if ">" in move:
        goal = move.split(">")[1]
        return f"to {before['city'][goal]['tile']}"
    return ""


def event_line(event: Event) -> str:
    """What came of a move, in a line."""
    given = event.parameters
    source = f"{given.get('source', '')} {given.get('tile', '')}".strip()
    return EVENTS[event.code].format(**given | {"source": source})


def standing(position: Position) -> list[str]:
    """Who has what."""
    lines = []
    for seat, player in enumerate(position["players"]):
        lines.append(
            f"  seat {seat}: {player['crystals']} crystals, {player['scales']} scales, "
            f"{player['cubes']} cubes, {position['obelisk'].count(seat)} offerings, "
            f"{len(player['hand']) // 2} cards, figure {position['figures'][seat]}"
        )
    dragons = " ".join(f"{name} {cell or 'outside'}" for name, cell in position["dragons"].items())
    lines.append(
        f"  supply {position['supply']['scales']}, pile {len(position['deck']) // 2}, "
        f"discards {len(position['discard']) // 2}, dragons {dragons}"
    )
    return lines


if __name__ == "__main__":
    write_all(FOLDER, GAMES, playthrough)
