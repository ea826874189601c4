"""Counting the games of a tournament: who won how often, against whom, and from which seat."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from selenite import __version__
from selenite.arena.intervals import Spread, Tally, WinRate, spread
from selenite.arena.lineups import BotNames, Tournament
from selenite.arena.results import Result
from selenite.core import registry


class BotStanding(NamedTuple):
    """What a bot did in all its games; a seat counts by itself."""

    bot: str
    seats: int
    wins: float
    rate: WinRate
    turns: int
    time: Spread | None
    """Seconds a turn."""
    figures: dict[str, float]
    """Means over the games that were not forfeited."""
    forfeits: dict[str, int]


class LineUp(NamedTuple):
    """How the bots of a line-up did: the share of the win that a seat of theirs got."""

    bots: BotNames
    games: int
    rates: dict[str, WinRate]


class Pairing(NamedTuple):
    """One bot's share of the games that it or another won while both were at the table."""

    bot: str
    other: str
    rate: WinRate


class Summary(NamedTuple):
    """The statistics of a tournament."""

    tournament: Tournament
    games: int
    deals: int
    standings: list[BotStanding]
    lineups: list[LineUp]
    pairings: list[Pairing]
    order: list[WinRate]
    """By who moved first, second and so on."""
    reasons: dict[str, int]
    turns: list[int]
    """The games' lengths, sorted."""
    forfeits: list[tuple[str, str, str, int]]
    """Bot, why, details, and how often."""


def summarise(tournament: Tournament, results: Sequence[Result]) -> Summary:
    """Count the games of a tournament."""
    forfeits = Counter(
        (result.seats[failed.seat], failed.why, failed.text)
        for result in results
        if (failed := result.forfeit) is not None
    )
    return Summary(
        tournament=tournament,
        games=len(results),
        deals=len({result.deal for result in results}),
        standings=_sorted([_standing(bot, results) for bot in tournament.bots]),
        lineups=_lineups(tournament, results),
        pairings=_pairings(tournament.bots, results),
        order=_order(results),
        reasons=dict(Counter(result.reason for result in results).most_common()),
        turns=sorted(sum(result.turns) for result in results),
        forfeits=[(*key, often) for key, often in forfeits.most_common()],
    )


def _sorted(standings: list[BotStanding | None]) -> list[BotStanding]:
    found = [standing for standing in standings if standing is not None]
    return sorted(found, key=lambda standing: -standing.rate.rate)


def _standing(bot: str, results: Sequence[Result]) -> BotStanding | None:
    """What a bot did; None for one that has not played."""
    tally = Tally()
    times: list[float] = []
    figures: defaultdict[str, list[int]] = defaultdict(list)
    forfeits: Counter[str] = Counter()
    for result in results:
        seats = [seat for seat, name in enumerate(result.seats) if name == bot]
        tally.add(result, sum(result.shares[seat] for seat in seats), len(seats))
        for seat in seats:
            times += result.seconds[seat]
            for key, values in result.figures.items():
                figures[key].append(values[seat])
        if result.forfeit is not None and result.forfeit.seat in seats:
            forfeits[result.forfeit.why] += 1
    rate = tally.rate()
    if rate is None:
        return None
    return BotStanding(
        bot=bot,
        seats=int(sum(tally.chances.values())),
        wins=sum(tally.won.values()),
        rate=rate,
        turns=len(times),
        time=spread(times),
        figures={key: sum(values) / len(values) for key, values in figures.items()},
        forfeits=dict(forfeits),
    )


def _lineups(tournament: Tournament, results: Sequence[Result]) -> list[LineUp]:
    names = {tuple(sorted(lineup)): lineup for lineup in tournament.lineups}
    tallies: dict[BotNames, defaultdict[str, Tally]] = {
        lineup: defaultdict(Tally) for lineup in tournament.lineups
    }
    games: Counter[BotNames] = Counter()
    for result in results:
        lineup = names[tuple(sorted(result.seats))]
        games[lineup] += 1
        for bot in dict.fromkeys(lineup):
            shares = [s for s, name in zip(result.shares, result.seats, strict=True) if name == bot]
            tallies[lineup][bot].add(result, sum(shares), len(shares))
    found = []
    for lineup, tally in tallies.items():
        rates = {bot: tally[bot].rate() for bot in dict.fromkeys(lineup)}
        sure = {bot: rate for bot, rate in rates.items() if rate is not None}
        found.append(LineUp(lineup, games[lineup], sure))
    return found


def beaten(result: Result) -> dict[tuple[str, str], float]:
    """Which bot got the better of which, seat by seat: the winner of every other seat.

    In a shared win every winner gets its share, over the other winners, too. For two bots this is
    the game itself. At larger tables it is the comparison that doesn't depend on who else sits
    there, if bots win in proportion to their strengths.
    """
    found: defaultdict[tuple[str, str], float] = defaultdict(float)
    for bot, share in zip(result.seats, result.shares, strict=True):
        for other in result.seats:
            if other != bot:
                found[bot, other] += share
    return found


def _pairings(bots: BotNames, results: Sequence[Result]) -> list[Pairing]:
    tallies: defaultdict[tuple[str, str], Tally] = defaultdict(Tally)
    for result in results:
        better = beaten(result)
        for (bot, other), won in better.items():
            tallies[bot, other].add(result, won, won + better[other, bot])
    found = []
    for bot in bots:
        for other in bots:
            rate = tallies[bot, other].rate()
            if rate is not None:
                found.append(Pairing(bot, other, rate))
    return found


def _order(results: Sequence[Result]) -> list[WinRate]:
    """The win rate of moving first, second, and so on."""
    seats = len(results[0].seats) if results else 0
    tallies = [Tally() for _ in range(seats)]
    for result in results:
        for seat, share in enumerate(result.shares):
            tallies[(seat - result.first) % seats].add(result, share, 1)
    return [rate for tally in tallies if (rate := tally.rate()) is not None]


def to_json(summary: Summary) -> dict[str, Any]:
    """The summary for machines."""
    tournament = summary.tournament
    return {
        "version": __version__,
        "game": tournament.game,
        "rules": registry.find(tournament.game).rules,
        "options": tournament.options,
        "seed": tournament.seed,
        "games": summary.games,
        "deals": summary.deals,
        "bots": [
            standing._asdict()
            | {"rate": standing.rate._asdict(), "time": standing.time and standing.time._asdict()}
            for standing in summary.standings
        ],
        "lineups": [
            {
                "bots": list(lineup.bots),
                "games": lineup.games,
                "rates": {bot: rate._asdict() for bot, rate in lineup.rates.items()},
            }
            for lineup in summary.lineups
        ],
        "pairings": [
            {"bot": bot, "other": other, **rate._asdict()} for bot, other, rate in summary.pairings
        ],
        "order": [rate._asdict() for rate in summary.order],
        "reasons": summary.reasons,
        "turns": (found := spread(summary.turns)) and found._asdict(),
        "forfeits": [
            {"bot": bot, "why": why, "text": text, "games": games}
            for bot, why, text, games in summary.forfeits
        ],
    }
