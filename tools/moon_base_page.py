"""The tables on the page about random games of Moon Base, put between the page's marks."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from moon_base_games import (
    PARTS,
    Histogram,
    Tally,
    margin,
    mean,
    over_seats,
    quantile,
    share,
)

ROUNDS = range(1, 7)
TURNS_OF_A_ROUND = 8


def fill(page: str, tables: dict[str, str]) -> str:
    """The page with new tables between its marks; every table must have its mark there."""
    for name, table in tables.items():
        marks = list(re.finditer(rf"<!-- {name} -->\n(.*?)<!-- end -->\n", page, re.S))
        if len(marks) != 1:
            raise ValueError(f"the page has {len(marks)} marks for {name}")
        page = f"{page[: marks[0].start(1)]}\n{table}\n\n{page[marks[0].end(1) :]}"
    return page


def tables(command: str, games: int, random: str, tallies: dict[str, Tally]) -> dict[str, str]:
    """Every table by its mark's name."""
    tally = tallies[random]
    return {
        "command": f"```\n{command}\n```",
        "figures": figures(tally, games),
        "wins": wins(tally),
        "points": points(tally),
        "places": places(tally),
        "levels": levels(tally),
        "policies": policies(tallies),
        "players": points(tallies["for points"]),
    }


def table(rows: Sequence[Mapping[str, str]]) -> str:
    """A table in Markdown, numbers to the right; every row has the same columns."""
    head = list(rows[0])
    lines = [head, ["---", *["--:"] * (len(head) - 1)], *(row.values() for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def figures(tally: Tally, games: int) -> str:
    """Means and quantiles beside the expected values."""
    listed: list[tuple[str, Histogram, str]] = [
        ("rings set aside per game", tally["aside", 0], "about 1"),
        ("top level", tally["top", 0], "mostly 4 to 6"),
        ("collaborations per game", tally["collaborations", 0], "4–6"),
        ("settlements of P1", tally["settlements", 0], "3"),
        ("settlements of P2", tally["settlements", 1], "3"),
        ("bases of P1", tally["bases", 0], "3"),
        ("bases of P2", tally["bases", 1], "3"),
        ("legal places per placement turn", tally["places", 0], "34–59"),
        ("legal moves per placement turn", tally["moves", 0], ""),
        ("score of P1", tally["score", 0], "8–15"),
        ("score of P2", tally["score", 1], "8–15"),
    ]
    rows = [
        {
            f"{games:,} games": name,
            "mean": f"{mean(histogram):.2f}",
            "median": str(quantile(histogram, 0.5)),
            "middle half": f"{quantile(histogram, 0.25)}–{quantile(histogram, 0.75)}",
            "middle 90 %": f"{quantile(histogram, 0.05)}–{quantile(histogram, 0.95)}",
            "expected": expected,
        }
        for name, histogram, expected in listed
    ]
    return table(rows)


def wins(tally: Tally) -> str:
    """Who wins, with and without ties."""
    lead = tally["lead", 0]
    games = lead.total()
    tied = share(lead, 0)
    one, two = share(tally["winner", 0], 0), share(tally["winner", 0], 1)
    listed = [
        ("P1 wins", percent(one, games), "48 %"),
        ("P2 wins", percent(two, games), "52 %"),
        ("equal totals, which P2 wins (5.6)", percent(tied, games), ""),
        ("P1 wins, of the games without a tie", without_ties(lead), ""),
    ]
    columns = ("", "share, with its 95 % interval", "expected")
    return table([dict(zip(columns, row, strict=True)) for row in listed])


def without_ties(lead: Histogram) -> str:
    """How often P1 is ahead where the totals differ."""
    ahead = sum(often for points, often in lead.items() if points > 0)
    decided = lead.total() - lead[0]
    return percent(ahead / decided, decided)


def percent(part: float, games: int) -> str:
    """A share with its 95 % interval."""
    return f"{100 * part:.1f} ± {100 * margin(part, games):.1f} %"


def points(tally: Tally) -> str:
    """The parts of the scores, and of the winner's lead."""
    names = {
        "settlements": "settlements (5.1)",
        "bases": "bases (5.1)",
        "aside": "rings set aside (5.1)",
        "group": "largest group (5.2)",
        "highest": "highest level (5.4)",
        "tower": "tower (5.5)",
    }
    rows: list[tuple[str, ...]] = []
    for part, name in enumerate(PARTS):
        one, two = tally[f"{name} points", 0], tally[f"{name} points", 1]
        lead = tally["winner's lead", part]
        better = sum(often for value, often in lead.items() if value > 0) / lead.total()
        worse = sum(often for value, often in lead.items() if value < 0) / lead.total()
        rows.append(
            (
                names[name],
                signed(mean(one)),
                signed(mean(two)),
                signed(mean(lead)),
                f"{100 * better:.0f} %",
                f"{100 * worse:.0f} %",
            )
        )
    leads = [mean(tally["winner's lead", part]) for part in range(len(PARTS))]
    totals = [signed(mean(tally["score", seat])) for seat in range(2)]
    rows.append(("total", *totals, signed(sum(leads)), "100 %", "0 %"))
    columns = ("mean points", "P1", "P2", "winner − loser", "winner has more", "loser has more")
    return table([dict(zip(columns, row, strict=True)) for row in rows])


def signed(value: float) -> str:
    """A number with a typographic minus sign."""
    return f"{value:.2f}".replace("-", "−")


def places(tally: Tally) -> str:
    """The number of legal places, by rounds."""
    rows = []
    for number in ROUNDS:
        first = tally["places of turn", (number - 1) * TURNS_OF_A_ROUND + 1]
        last = tally["places of turn", number * TURNS_OF_A_ROUND]
        places = tally["places of round", number]
        rows.append(
            {
                "round": str(number),
                "places, mean": f"{mean(places):.1f}",
                "moves, mean": f"{mean(tally['moves of round', number]):.1f}",
                "places at its first placement, median": str(quantile(first, 0.5)),
                "places at its last, median": str(quantile(last, 0.5)),
                "turns without a place": f"{100 * share(places, 0):.1f} %",
            }
        )
    return table(rows)


def levels(tally: Tally) -> str:
    """How often each top level and each number of rings set aside came up."""
    parts = []
    for name, title in (("top", "top level"), ("aside", "rings set aside")):
        histogram = tally[name, 0]
        values = range(min(histogram), max(histogram) + 1)
        shares = {str(value): f"{100 * share(histogram, value):.2f} %" for value in values}
        parts.append(table([{title: "games", **shares}]))
    return "\n\n".join(parts)


def policies(tallies: dict[str, Tally]) -> str:
    """The same figures for other policies of placing rings."""
    rows = []
    for name, tally in tallies.items():
        games = tally["lead", 0].total()
        scores = over_seats(tally, "score")
        rows.append(
            {
                "rings are placed": name,
                "games": f"{games:,}",
                "aside": f"{mean(tally['aside', 0]):.2f}",
                "top level": f"{mean(tally['top', 0]):.2f}",
                "settlements": f"{mean(over_seats(tally, 'settlements')):.2f}",
                "bases": f"{mean(over_seats(tally, 'bases')):.2f}",
                "collaborations": middle(tally["collaborations", 0]),
                "places": f"{mean(tally['places', 0]):.1f}",
                "moves": f"{mean(tally['moves', 0]):.1f}",
                "score": middle(scores),
                "ties": percent(share(tally["lead", 0], 0), games),
                "P1 wins": percent(share(tally["winner", 0], 0), games),
                "P1 wins, without ties": without_ties(tally["lead", 0]),
            }
        )
    return table(rows)


def middle(histogram: Histogram) -> str:
    """A mean and the middle half of all values."""
    low, high = quantile(histogram, 0.25), quantile(histogram, 0.75)
    return f"{mean(histogram):.2f} ({low}–{high})"
