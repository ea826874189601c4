"""A tournament as one self-contained page: tables with small drawings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from string import ascii_uppercase

from selenite import __version__
from selenite.arena import strips
from selenite.arena.intervals import WinRate
from selenite.arena.ratings import Rating
from selenite.arena.standings import Summary
from selenite.arena.strips import Scale
from selenite.arena.tables import (
    NUMBER,
    PLOT,
    TEXT,
    WIDE,
    number,
    plot,
    row,
    scrolling,
    section,
    table,
)
from selenite.arena.wording import bounds, duration, ended, percent, points, signed
from selenite.core import registry
from selenite.core.drawing import Svg, disc, path
from selenite.core.drawing import element as drawn
from selenite.core.html import EMPTY, Markup, element, join
from selenite.texts import plain, say, speaker

_MOON = drawn(
    "svg", drawn("path", fill="currentColor", d="M10.5 1A7 7 0 1 0 15 10.5 6 6 0 0 1 10.5 1z"),
    viewBox="0 0 16 16", aria_hidden="true",
)  # fmt: skip
_LEAST_TIME = 0.0001


def page(summary: Summary, ratings: Mapping[str, Rating]) -> Markup:
    """The page of a tournament."""
    title = say("report-title", game=summary.tournament.game)
    css = (files(__package__) / "report.css").read_text(encoding="utf-8")
    parts = [
        _ratings(summary, ratings),
        _wins(summary),
        _matrix(summary),
        _lineups(summary),
        element("div", _order(summary), _ends(summary), class_="pair"),
        _times(summary),
        _figures(summary),
        _lengths(summary),
        _forfeits(summary),
    ]
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("style", Markup(css)),
    )
    body = element(
        "body",
        element("header", element("h1", _MOON, title), _facts(summary)),
        element("main", "\n", *parts),
        element(
            "footer",
            element("p", say("report-method")),
            element("p", say("report-made", version=__version__)),
        ),
    )
    return join([Markup("<!doctype html>\n"), element("html", head, "\n", body, lang="en"), "\n"])


def _facts(summary: Summary) -> Markup:
    tournament = summary.tournament
    seats = len(tournament.lineups[0])
    facts = {
        "games": f"{summary.games:,}",
        "deals": f"{summary.deals:,}",
        "players": f"{seats}",
        "seed": plain(tournament.seed),
        "rules": f"{registry.find(tournament.game).rules}",
    }
    for key, value in tournament.options.items():
        if key != "players":
            shown = say("report-own-file") if isinstance(value, dict) else plain(value)
            facts[key] = shown
    fact = speaker("en").name
    entries = [
        element("div", element("dt", fact("report-fact", key)), element("dd", value))
        for key, value in facts.items()
    ]
    return element("dl", *entries, class_="facts")


def _ratings(summary: Summary, ratings: Mapping[str, Rating]) -> Markup:
    if not ratings:
        return EMPTY
    ordered = sorted(ratings.items(), key=lambda item: -item[1].points)
    ends = [bound for rating in ratings.values() for bound in (rating.low, rating.high)]
    room = max(20.0, (max(ends) - min(ends)) * 0.05)
    scale = Scale(min(ends) - room, max(ends) + room, parts=6)
    rows = []
    for bot, rating in ordered:
        mark = strips.interval(scale, rating.low, rating.points, rating.high)
        drawing = strips.strip(f"{plain(bot)}: {points(rating)}", strips.grid(scale), mark)
        small = f"{signed(rating.low)} … {signed(rating.high)}"
        rows.append(row(plain(bot), plot(drawing), number(signed(rating.points), small)))
    axis = strips.axis(scale, [signed(tick) for tick in scale.ticks()])
    heads = [say("report-bot"), "", say("report-points")]
    return section(
        say("report-ratings"), say("report-ratings-note"), table(heads, (PLOT, NUMBER), rows, axis)
    )


def _rates(rows: Sequence[tuple[str, WinRate]], fair: float, heads: Sequence[str]) -> Markup:
    """A table of shares with their intervals, against the share of equals."""
    scale = Scale(0, 1)
    lines = []
    for label, rate in rows:
        mark = strips.interval(scale, rate.low, rate.rate, rate.high)
        base = strips.grid(scale) + strips.reference(scale, fair)
        drawing = strips.strip(f"{label}: {percent(rate)}", base, mark)
        share = number(f"{100 * rate.rate:.1f} %", bounds(rate))
        games = number(f"{rate.games:,}", kind=WIDE)
        lines.append(row(label, plot(drawing), share, games))
    axis = strips.axis(scale, [f"{100 * tick:g} %" for tick in scale.ticks()])
    return table(heads, (PLOT, NUMBER, WIDE), lines, axis)


def _fair(summary: Summary) -> float:
    return 1 / len(summary.tournament.lineups[0])


def _wins(summary: Summary) -> Markup:
    rows = [(plain(standing.bot), standing.rate) for standing in summary.standings]
    fair = _fair(summary)
    heads = [say("report-bot"), "", say("report-share"), say("report-games")]
    note = say("report-wins-note", fair=f"{100 * fair:.0f} %")
    return section(say("report-wins"), note, _rates(rows, fair, heads))


def _matrix(summary: Summary) -> Markup:
    bots = [standing.bot for standing in summary.standings]
    rates = {(bot, other): rate for bot, other, rate in summary.pairings}
    signs = {bot: element("span", _letter(at), class_="letter") for at, bot in enumerate(bots)}
    heads = [
        element("th", say("report-against"), scope="col"),
        *(element("th", signs[bot], scope="col", title=plain(bot)) for bot in bots),
    ]
    rows = [
        row(join([signs[bot], plain(bot)]), *(_cell(rates.get((bot, other))) for other in bots))
        for bot in bots
    ]
    two = _fair(summary) == 0.5
    note = say("report-matrix-note") if two else say("report-matrix-note-more")
    return section(say("report-matrix"), note, scrolling("matrix", heads, rows))


def _letter(at: int) -> str:
    """A, B, … Z, AA, AB and so on."""
    before, rest = divmod(at, len(ascii_uppercase))
    return (_letter(before - 1) if before else "") + ascii_uppercase[rest]


def _cell(rate: WinRate | None) -> Markup:
    if rate is None:
        return element("td", "–", class_="self")
    lead = 2 * rate.rate - 1
    colour = f"rgb(var(--{'good' if lead > 0 else 'bad'}) / {round(0.42 * abs(lead), 2)})"
    share, small = f"{100 * rate.rate:.0f} %", element("small", bounds(rate))
    return element("td", share, small, style=f"background:{colour}")


def _lineups(summary: Summary) -> Markup:
    """Line-ups of three or four, one by one; for two, the matrix shows them."""
    if len(summary.tournament.lineups[0]) == 2:
        return EMPTY
    rows = []
    for lineup in summary.lineups:
        for bot, rate in lineup.rates.items():
            copies = lineup.bots.count(bot)
            others = [other for other in dict.fromkeys(lineup.bots) if other != bot]
            told = [
                plain(other)
                + (f" ×{lineup.bots.count(other)}" if lineup.bots.count(other) > 1 else "")
                for other in others
            ]
            alone = plain(bot) + (f" ×{copies}" if copies > 1 else "")
            text = say("report-at-table", bot=alone, others=", ".join(told)) if told else alone
            rows.append((text, rate))
    heads = [say("report-table"), "", say("report-share"), say("report-games")]
    return section(
        say("report-lineups"), say("report-lineups-note"), _rates(rows, _fair(summary), heads)
    )


def _order(summary: Summary) -> Markup:
    rows = [(say(f"report-order-{place + 1}"), rate) for place, rate in enumerate(summary.order)]
    heads = [say("report-moves"), "", say("report-share"), say("report-games")]
    body = _rates(rows, _fair(summary), heads)
    return section(say("report-order"), say("report-order-note"), body)


def _ends(summary: Summary) -> Markup:
    scale = Scale(0, 1)
    rows = []
    for reason, often in summary.reasons.items():
        share = often / summary.games
        text = f"{100 * share:.1f} %"
        end = ended(summary.tournament.game, reason)
        drawing = strips.strip(f"{end}: {text}", strips.bar(scale, share))
        rows.append(row(end, plot(drawing), number(text, f"{often:,}")))
    heads = [say("report-end"), "", say("report-games")]
    return section(say("report-ends"), say("report-ends-note"), table(heads, (PLOT, NUMBER), rows))


def _lengths(summary: Summary) -> Markup:
    turns = summary.turns
    middle = turns[(len(turns) - 1) // 2]
    mean = f"{sum(turns) / len(turns):.1f}"
    label = say("report-length-note", middle=middle, mean=mean, least=turns[0], most=turns[-1])
    title = say("report-lengths")
    return section(title, "", strips.histogram(title, turns, label))


def _times(summary: Summary) -> Markup:
    timed = [(standing.bot, standing.time) for standing in summary.standings if standing.time]
    most = max([_LEAST_TIME * 10, *(time.max for _, time in timed)])
    scale = Scale(_LEAST_TIME, most * 1.2, logarithmic=True)
    rows = []
    for bot, time in timed:
        marks = [max(_LEAST_TIME, value) for value in (time.median, time.p95, time.p99, time.max)]
        told = [duration(value) for value in (time.median, time.p95, time.p99, time.max)]
        title = f"{plain(bot)}: {' / '.join(told)}"
        drawing = strips.strip(title, strips.grid(scale), strips.quantiles(scale, *marks))
        numbers = [number(told[0]), number(told[1], kind=WIDE), number(told[2], kind=WIDE)]
        rows.append(row(plain(bot), plot(drawing), *numbers, number(told[3])))
    axis = strips.axis(scale, [_tick(tick) for tick in scale.ticks()])
    words = [say(f"report-{mark}") for mark in ("median", "p95", "p99", "max")]
    kinds = (PLOT, NUMBER, WIDE, WIDE, NUMBER)
    timed_table = table([say("report-bot"), "", *words], kinds, rows, axis)
    return section(say("report-times"), say("report-times-note"), _key() + timed_table)


def _tick(seconds: float) -> str:
    """A round time.

    >>> _tick(0.001), _tick(10.0)
    ('1 ms', '10 s')
    """
    return f"{1000 * seconds:g} ms" if seconds < 1 else f"{seconds:g} s"


def _key() -> Markup:
    """What the marks of the times mean."""
    shapes = {
        "median": disc(9, 12, 5, "dot"),
        "p95": drawn("line", class_="p95", x1=9, y1=4, x2=9, y2=20),
        "p99": path("M9 6 15 12 9 18 3 12z", "p99"),
        "max": disc(9, 12, 5, "ring"),
    }
    keys = [_key_to(shape, say(f"report-{mark}")) for mark, shape in shapes.items()]
    return element("p", *keys, class_="soft")


def _key_to(shape: Svg, words: str) -> Markup:
    drawing = drawn("svg", shape, height=24, aria_hidden="true")
    return element("span", drawing, words, class_="key")


def _figures(summary: Summary) -> Markup:
    keys = list(dict.fromkeys(key for standing in summary.standings for key in standing.figures))
    if not keys:
        return EMPTY
    rows = [
        row(
            plain(standing.bot),
            *(number(f"{standing.figures[key]:.2f}" if standing.figures else "–") for key in keys),
        )
        for standing in summary.standings
    ]
    speak = speaker("en", summary.tournament.game)
    heads = [say("report-bot"), *(speak.name("figure", key) for key in keys)]
    return section(
        say("report-figures"), say("report-figures-note"), table(heads, [NUMBER] * len(keys), rows)
    )


def _forfeits(summary: Summary) -> Markup:
    if not summary.forfeits:
        return EMPTY
    rows = [
        row(
            plain(bot),
            element(
                "td",
                element("span", speaker("en").name("why", why), class_="failed"),
                element("small", plain(text)),
            ),
            number(f"{often:,}"),
        )
        for bot, why, text, often in summary.forfeits
    ]
    heads = [say("report-bot"), say("report-why"), say("report-games")]
    return section(
        say("report-forfeits"), say("report-forfeits-note"), table(heads, (TEXT, NUMBER), rows)
    )
