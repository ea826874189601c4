"""What is open of the players, the supply and the piles, as a table and a few lines."""

from __future__ import annotations

from functools import lru_cache

from selenite.games.blue_moon_city.web import parts
from selenite.games.blue_moon_city.web.forecast import scale_scores
from selenite.games.blue_moon_city.web.sight import Sight, Voice

_HEADS = (
    ("gem", "crystals"), ("scale", "scales"), ("cube", "cubes"), ("obelisk", "offerings"),
    ("card", "cards"),
)  # fmt: skip


def players(sight: Sight) -> str:
    """Everybody's figures, and what is left."""
    position, turn = sight.position, sight.turn
    facts = (
        *(position[key] for key in ("players", "options", "obelisk", "supply", "deck", "discard")),
        (position.get("result"), turn["seat"], turn["declared"]),
    )
    return sight.look.kept("players", facts, lambda: _players(sight))


def _players(sight: Sight) -> str:
    rows = "".join([_row(sight, seat) for seat in range(sight.players)])
    table = f"{_head(sight.voice)}<tbody>{rows}</tbody>"
    lines = "".join([parts.text("p", line, class_="faint") for line in notes(sight)])
    return f'<table class="figures">{table}</table>{lines}'


@lru_cache(maxsize=256)
def _head(voice: Voice) -> str:
    """The heads of the table's columns."""
    head = "".join(
        f'<th scope="col">{parts.sign(sign)}'
        f"{parts.text('span', voice.say(f'board-head-{key}'), class_='head-name')}</th>"
        for sign, key in _HEADS
    )
    player = parts.text("th", voice.say("board-head-player"), scope="col")
    return f"<thead><tr>{player}{head}</tr></thead>"


def _row(sight: Sight, seat: int) -> str:
    """A player's figures."""
    player = sight.position["players"][seat]
    hand, aside = player["hand"], player["aside"]
    count = hand if isinstance(hand, int) else len(hand) // 2
    crystals = sight.crystals(seat)
    shown = (
        _covered(sight.voice) if crystals is None else f"{crystals}",
        f"{player['scales']}",
        f"{player['cubes']}",
        f'<bdi dir="ltr">{offerings(sight, seat)}/{sight.goal}</bdi>',
        f'<bdi dir="ltr">{count}+{aside}</bdi>' if aside else f"{count}",
    )
    return (
        _row_head(sight.voice, seat, sight.turn["seat"] == seat, _marks(sight, seat))
        + f"<td>{'</td><td>'.join(shown)}</td></tr>"
    )


@lru_cache(maxsize=1024)
def _row_head(voice: Voice, seat: int, is_active: bool, marks: str) -> str:
    """The beginning of a player's row: who it is."""
    name = parts.text("bdi", voice.called[seat])
    own = parts.text("small", voice.say("board-you")) if seat == voice.seat else ""
    current = ' aria-current="true"' if is_active else ""
    return (
        f'<tr id="player-{seat}"{current} data-seat="{seat}"><th scope="row">'
        f"{parts.figure(seat)} {name} {own}{marks}</th>"
    )


@lru_cache(maxsize=64)
def _covered(voice: Voice) -> str:
    """The sign of crystals that lie face down."""
    told = voice.say("page-covered")
    return parts.text("abbr", "?", title=told, aria_label=told)


def _marks(sight: Sight, seat: int) -> str:
    """A winner's crown, and the flag of a player who declared to stop."""
    if seat in sight.position.get("result", {}).get("winners", ()):
        return parts.sign("crown")
    return parts.sign("flag") if seat in sight.turn["declared"] else ""


def offerings(sight: Sight, seat: int) -> int:
    """How many offerings a player has made."""
    made: list[int] = sight.position["obelisk"]
    return made.count(seat)


def notes(sight: Sight) -> list[str]:
    """The next price, the supply of scales and what they would be worth now, the piles."""
    say, position = sight.say, sight.position
    lines = []
    if "result" not in position:
        lines.append(say("page-next-price", price=sight.price))
        lines.append(scales_now(sight))
    discarded = len(position["discard"]) // 2
    lines.append(say("page-piles", deck=position["deck"], discard=discarded))
    return lines


def scales_now(sight: Sight) -> str:
    """The scales in the supply, and who would get what if they were scored now."""
    held = [player["scales"] for player in sight.position["players"]]
    left = sight.position["supply"]["scales"]
    gains = [
        sight.voice.tell("page-plus", who=sight.who(seat), n=n)
        for seat, n in enumerate(scale_scores(held))
        if n
    ]
    if not gains:
        return sight.say("page-supply", n=left)
    return f"{sight.say('page-scales-now', n=left)} {'; '.join(gains)}"
