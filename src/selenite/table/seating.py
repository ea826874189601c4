"""Who sits where: setting up tables, gathering players, and bots that stand in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from selenite.bots import stand_in
from selenite.core import registry
from selenite.core.chance import SEED_BYTES
from selenite.core.fair_deal import commitment_to, is_digits, seed_of
from selenite.table import actions, log, tokens
from selenite.table.limits import RateLimiter
from selenite.table.log import Change
from selenite.table.model import OVER, Refused, Seat
from selenite.table.people import check_name_is_free, checked_name
from selenite.table.presence import Presence
from selenite.table.promises import Offer, Promises
from selenite.table.repository import TableRepository, retried
from selenite.table.store import Person
from selenite.table.table import Table

Arrangement = Callable[[list[Seat]], Sequence[Seat]]
"""What the host makes of the seats."""


class _Origin(NamedTuple):
    """Where a table's seed comes from: what its set-up says, and what the log has before the start.

    If people add to the seed later on, ``seed`` is the one without their parts.
    """

    data: dict[str, str]
    changes: list[Change]
    seed: bytes


class Seating:
    """Players' actions on seats."""

    def __init__(
        self,
        tables: TableRepository,
        presence: Presence,
        promises: Promises,
        limiter: RateLimiter,
    ) -> None:
        self._tables = tables
        self._presence = presence
        self._promises = promises
        self._limiter = limiter

    async def set_up(
        self,
        host: Person,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[Seat],
        is_open: bool = False,
        seed: bytes | None = None,
        position: Mapping[str, Any] | None = None,
        first_player: str | None = None,
        offer: Offer | None = None,
    ) -> Table:
        """Set up a table, or begin from a position; it starts at once if no seat is free.

        ``first_player`` is one of the rules that say who sits on the first seat; without one,
        everybody stays where they are. ``offer`` is the host's part of the deal of a table that
        starts at once. With a ``seed`` that is given there is no deal.
        """
        rules = registry.find(game)
        new_state = partial(rules.new, options=options)
        if position is not None:
            new_state = partial(rules.from_position, position)
        players = rules.players(new_state(seed=seed or bytes(SEED_BYTES)))
        if len(seats) != players:
            raise Refused("table-seats", seats=len(seats), players=players)
        starts = not any(seat.is_free for seat in seats)
        if seed is None:
            origin = await self._deal(host, seats, offer if starts else None)
        else:
            origin = _Origin({"seed": seed.hex()}, [], seed)
        data = {
            "game": game, "rules": rules.rules, "options": dict(options), **origin.data,
            "host": host.id, "open": is_open, "position": position, "first_player": first_player,
        }  # fmt: skip
        changes: list[Change] = [(log.SET_UP, data)]
        changes += [actions.sit(number, seat) for number, seat in enumerate(seats)]
        changes += origin.changes
        if starts:
            changes.append(actions.start(first_player, origin.seed, host.id, seats))
        sitting = {host.id, *(seat.person for seat in seats if seat.person)}
        return await self._tables.create(changes, sorted(sitting))

    async def _deal(self, host: Person, seats: Sequence[Seat], offer: Offer | None) -> _Origin:
        """A seed from a secret, and from the host's part where there is one.

        The part counts only if the server had committed to the secret before it saw the part.
        """
        if offer is not None and not (is_digits(offer.promise) and is_digits(offer.part)):
            raise Refused("deal-digits")
        promised = None if offer is None else await self._promises.redeem(offer.promise)
        secret = promised or tokens.seed().hex()
        data = {"secret": secret, "commitment": commitment_to(secret)}
        place = next((n for n, seat in enumerate(seats) if seat.person == host.id), None)
        if offer is None or promised is None or place is None:
            return _Origin(data, [], seed_of(secret, {}))
        own = {"person": host.id, "seat": place}
        commitment = commitment_to(offer.part)
        changes: list[Change] = [
            (log.COMMIT, {**own, "commitment": commitment}),
            (log.DEAL, {"commitments": [{"place": place, "commitment": commitment}]}),
            (log.PART, {**own, "part": offer.part}),
        ]
        return _Origin(data, changes, seed_of(secret, {place: offer.part}))

    # Before the game

    @retried
    async def sit(self, name: str, person: Person, seat: int, called: str) -> Table:
        """Sit down on a free seat."""
        async with self._tables.acting(name, person) as table:
            wanted = table.seat(seat)
            actions.check_gathering(table)
            if not wanted.is_free:
                raise Refused("table-seat-taken")
            actions.check_not_removed(table, person.id)
            if not table.may_sit(person.id):
                raise Refused("table-one-seat")
            new = Seat(person.id, checked_name(called))
            check_name_is_free(new.name, table.seats)
            self._limiter.check("seats", person.id)
            await self._tables.commit(table, [actions.sit(seat, new)], sitting=[person.id])
            return table

    @retried
    async def arrange(
        self, name: str, person: Person, arrangement: Arrangement, seq: int | None = None
    ) -> Table:
        """The host reorders the seats, frees some, or gives them to bots.

        The game starts if everybody left is ready. The arrangement begins with the seats as they
        are once nobody else acts at the table.
        """
        async with self._tables.acting(name, person) as table:
            if seq is not None:
                actions.check_fresh(table, seq)
            actions.check_gathering(table)
            if person.id != table.host:
                raise Refused("table-host-only")
            seats = arrangement(list(table.seats))
            before = {seat.person for seat in table.seats}
            after = {seat.person for seat in seats if seat.person is not None}
            if len(seats) != table.players or not after <= {*before, person.id}:
                raise Refused("table-seats", seats=len(seats), players=table.players)
            changes = [
                actions.sit(number, seat)
                for number, seat in enumerate(seats)
                if seat != table.seats[number]
            ]
            if all(seat.bot or seat.ready for seat in seats):
                changes.append(actions.everybody_is_ready(table, seats))
            if changes:
                self._limiter.check("seats", person.id)
                await self._tables.commit(table, changes)
            return table

    @retried
    async def remove(self, name: str, person: Person, seat: int, seq: int) -> Table:
        """The host removes the person on a seat, who can't sit down again."""
        async with self._tables.acting(name, person) as table:
            self._check_host(table, person, seq)
            removed = table.seat(seat)
            if removed.person is None or removed.person == person.id:
                raise Refused("table-nobody-to-remove")
            data = {"person": removed.person, "name": removed.name, "yes": True}
            free = [actions.sit(number, Seat()) for number in table.seats_of(removed.person)]
            self._limiter.check("seats", person.id)
            await self._tables.commit(table, [(log.REMOVE, data), *free])
            return table

    @retried
    async def let_back(self, name: str, person: Person, number: int, seq: int) -> Table:
        """The host lets somebody sit again, by their number among those who were removed."""
        async with self._tables.acting(name, person) as table:
            self._check_host(table, person, seq)
            if not 0 <= number < len(table.removed):
                raise Refused("table-nobody-to-remove")
            data = {"person": list(table.removed)[number], "yes": False}
            self._limiter.check("seats", person.id)
            await self._tables.commit(table, [(log.REMOVE, data)])
            return table

    @retried
    async def allow_several(self, name: str, person: Person, yes: bool, seq: int) -> Table:
        """The host lets one person take several seats of a public table, or no longer."""
        async with self._tables.acting(name, person) as table:
            self._check_host(table, person, seq)
            if yes != table.has_several:
                self._limiter.check("seats", person.id)
                await self._tables.commit(table, [(log.SEVERAL, {"yes": yes})])
            return table

    def _check_host(self, table: Table, person: Person, seq: int) -> None:
        """Refuse what only the host can do, before the game and knowing who sits where."""
        actions.check_fresh(table, seq)
        actions.check_gathering(table)
        if person.id != table.host:
            raise Refused("table-host-only")

    @retried
    async def leave(self, name: str, person: Person) -> Table:
        """Get up again."""
        async with self._tables.acting(name, person) as table:
            actions.check_gathering(table)
            changes = [actions.sit(seat, Seat()) for seat in table.seats_of(person.id)]
            if changes:
                self._limiter.check("seats", person.id)
                await self._tables.commit(table, changes)
            return table

    @retried
    async def ready(self, name: str, person: Person, ready: bool) -> Table:
        """Be ready, or not yet; the game starts when everybody is."""
        async with self._tables.acting(name, person) as table:
            actions.check_gathering(table)
            seats = actions.own_seats(table, person.id)
            if all(table.seats[seat].ready == ready for seat in seats):
                return table
            data = {"person": person.id, "seats": seats, "ready": ready}
            changes: list[Change] = [(log.READY, data)]
            others = [seat for seat in table.seats if seat.person != person.id]
            if ready and all(seat.bot or seat.ready for seat in others):
                changes.append(actions.everybody_is_ready(table, table.seats))
            self._limiter.check("seats", person.id)
            await self._tables.commit(table, changes)
            return table

    # During the game

    @retried
    async def stand_in(self, name: str, person: Person, seat: int) -> Table:
        """Let a bot play for somebody who is away; any player at the table can ask for it.

        Players can do so for their own seat at any time.
        """
        async with self._tables.acting(name, person) as table:
            absent = table.seat(seat)
            actions.check_running(table)
            own = actions.own_seats(table, person.id)
            if absent.person is None or absent.bot is not None:
                raise Refused("table-no-stand-in")
            if seat not in own and not self._presence.is_away(table, seat):
                is_here = self._presence.is_present(table, absent.person)
                raise Refused("table-is-here" if is_here else "table-just-gone", who=absent.name)
            self._limiter.check("seats", person.id)
            await self._tables.commit(table, self.stand_in_at(table, seat))
            return table

    def stand_in_at(self, table: Table, seat: int) -> list[Change]:
        """A bot plays for a seat's owner from now on."""
        new = table.seats[seat].stood_in_for(stand_in(table.game), tokens.seat_key())
        return [actions.sit(seat, new), *actions.request_dropped_without(table, seat)]

    @retried
    async def consent(self, name: str, person: Person, yes: bool) -> Table:
        """Let a friend of the others play on for oneself when one is away, or no longer.

        That can be settled before the game and during it.
        """
        async with self._tables.acting(name, person) as table:
            if table.status == OVER:
                raise Refused("table-not-running")
            if not table.involves(person.id):
                raise Refused("table-not-yours")
            held = [seat for seat in table.seats if seat.holder == person.id]
            if any(seat.consents != yes for seat in held):
                self._limiter.check("seats", person.id)
                data = {"person": person.id, "yes": yes}
                await self._tables.commit(table, [(log.CONSENT, data)])
            return table

    @retried
    async def ask_for_friend(self, name: str, person: Person, seat: int, seq: int) -> Table:
        """Ask all others to let a friend take over from a bot that stands in."""
        async with self._tables.acting(name, person) as table:
            actions.check_fresh(table, seq)
            actions.check_running(table)
            absent = table.seat(seat)
            seats = actions.own_seats(table, person.id)
            if not absent.stand_in:
                raise Refused("table-no-stand-in")
            if table.request is not None:
                raise Refused("table-asked-already")
            if not table.can_ask_for_friend(seat):
                raise Refused("table-no-friend", who=absent.name)
            self._limiter.check("undo", person.id)
            data = {"what": log.FRIEND, "seat": seats[0], "moves": len(table.moves), "about": seat}
            await self._tables.commit(table, [(log.ASK, data)])
            return table

    @retried
    async def take_over(self, name: str, person: Person, seat: int, key: str, called: str) -> Table:
        """Play on for somebody who is away, instead of the bot that stands in.

        They, or all others, must have agreed to that, and they can come back at any time.
        """
        async with self._tables.acting(name, person) as table:
            actions.check_running(table)
            held = table.seat(seat)
            if not held.stand_in:
                raise Refused("table-no-stand-in")
            if not held.opens_with(key):
                raise Refused("table-not-yours")
            if table.involves(person.id):
                raise Refused("table-seated-already")
            actions.check_not_removed(table, person.id)
            new = held.taken_over(person.id, checked_name(called))
            check_name_is_free(new.name, table.seats)
            self._limiter.check("seats", person.id)
            await self._tables.commit(table, [actions.sit(seat, new)], sitting=[person.id])
            return table

    @retried
    async def come_back(self, name: str, person: Person, seat: int) -> Table:
        """Take one's own seat again from the bot that stands in, or from a friend.

        There is no rate for it, because whoever comes back must have been replaced before.
        """
        async with self._tables.acting(name, person) as table:
            actions.check_running(table)
            held = table.seat(seat)
            if held.holder != person.id or not (held.stand_in or held.owner):
                raise Refused("table-not-yours")
            back = [actions.sit(seat, held.given_back())]
            await self._tables.commit(table, back, is_vital=True)
            return table
