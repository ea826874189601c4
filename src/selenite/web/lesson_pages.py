"""The lessons' pages: the board with what is lit, one thing to learn, and why a click failed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import urlencode

from litestar import Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from selenite.core import registry
from selenite.core.drawing import EMPTY, Say, Svg, element, layer, title
from selenite.core.refusals import Illegal
from selenite.core.state import GameState, Position
from selenite.table.model import RUNNING
from selenite.table.services import Services
from selenite.table.table import Table
from selenite.web import html
from selenite.web.dependencies import Injected
from selenite.web.html import Markup
from selenite.web.lesson import Lesson, LessonStep, Picture, Thing
from selenite.web.lesson_cookies import LessonCookies
from selenite.web.nicknames import nickname_of
from selenite.web.parts import web_of
from selenite.web.responder import Responder, TextResponse
from selenite.web.session import Session


@get("/learn/{game:str}")
async def page(
    game: FromPath[str],
    services: Injected[Services],
    session: Injected[Session],
    responder: Injected[Responder],
    lessons: Injected[LessonCookies],
    step: FromQuery[int] = 0,
    moves: FromQuery[str] = "",
    tried: FromQuery[str | None] = None,
) -> TextResponse:
    """A step of a lesson."""
    if game not in registry.games():
        raise NotFoundException
    lesson = web_of(registry.find(game)).LESSON
    if not lesson.holds(step, moves.split()):
        return responder.redirect(f"/learn/{game}")
    shown = LessonPage(responder, lesson, step, tuple(moves.split()), tried)
    table = await _own_table(services, responder, game)
    if shown.is_last:
        lessons.add(session, game)
    nickname = nickname_of(responder) if shown.is_last else ""
    return responder.page("tutorial.html", shown=shown, game=game, table=table, nickname=nickname)


@post("/learn/{game:str}/skip")
async def skip(
    game: FromPath[str],
    session: Injected[Session],
    responder: Injected[Responder],
    lessons: Injected[LessonCookies],
) -> TextResponse:
    """Offer the lesson of a game no more."""
    if game not in registry.games():
        raise NotFoundException
    lessons.add(session, game)
    return responder.respond("", status=204)


async def _own_table(services: Services, responder: Responder, game: str) -> Table | None:
    """The table where the reader left a game to learn it."""
    person = responder.person
    tables = await services.tables.of_person(person, 1) if person else []
    is_there = (table for table in tables if table.status == RUNNING and table.game.name == game)
    return next(is_there, None)


router = Router("/", route_handlers=[page, skip])


@dataclass(frozen=True)
class LessonPage:
    """A step as its page shows it."""

    responder: Responder
    lesson: Lesson
    number: int
    moves: tuple[str, ...]
    tried: str | None

    @cached_property
    def state(self) -> GameState:
        """The game as it stands."""
        return self.lesson.state(self.moves)

    @cached_property
    def position(self) -> Position:
        """What the reader sees of it."""
        position: Position = self.state.view(self.lesson.seat).position
        return position

    @property
    def say(self) -> Say:
        """The sentences of the game in the visitor's language."""
        return self.responder.speaker(self.lesson.game).say

    @property
    def step(self) -> LessonStep:
        """What to learn in this step."""
        return self.lesson.steps[self.number]

    @property
    def names(self) -> Mapping[int, str]:
        """The reader and the other players."""
        you, other = self.say("learn-you"), self.say("learn-other")
        seats = range(registry.find(self.lesson.game).players(self.state))
        return {seat: you if seat == self.lesson.seat else other for seat in seats}

    @property
    def title(self) -> str:
        """What the step is about."""
        return self.say(f"lesson-{self.step.name}-title")

    @property
    def text(self) -> str:
        """What the step says."""
        return self.say(f"lesson-{self.step.name}", **self.step.words)

    @property
    def signs(self) -> Markup:
        """Small pictures of what the step is about."""
        return self._pictured(self.step.shows)

    def _pictured(self, names: Sequence[str]) -> Markup:
        if not names:
            return html.EMPTY
        signs = [self.lesson.sign(name, self.say) for name in names]
        return html.element("span", *signs, class_="signs", aria_hidden="true")

    # Addresses

    def _address(self, step: int, moves: Sequence[str], **more: str) -> str:
        query = {"step": step, "moves": " ".join(moves), **more}
        return f"/learn/{self.lesson.game}?{urlencode(query)}"

    @property
    def here(self) -> str:
        """The address of this step."""
        return self._address(self.number, self.moves)

    def _after(self, clicked: str) -> str:
        return self._address(self.number + 1, (*self.moves, *self.step.moves(clicked)))

    @property
    def on(self) -> str | None:
        """The address of the next step, if nothing has to be clicked for it."""
        return None if self.is_last or self.step.wanted else self._after("")

    @property
    def is_last(self) -> bool:
        """Whether the lesson ends here."""
        return self.number + 1 == len(self.lesson.steps)

    @property
    def has_lit(self) -> bool:
        """Whether something in the drawings is to be clicked, not only buttons."""
        return any(not one.startswith("choice") for one in self.step.wanted)

    @property
    def back(self) -> str | None:
        """The address of the step before."""
        if self.number == 0:
            return None
        step = self.number - 1
        length = self.lesson.steps[step].length
        return self._address(step, self.moves[: len(self.moves) - length])

    def link(self, thing: Thing) -> str:
        """Where a click leads: to the next step, or to the reason why not."""
        if self.is_lit(thing):
            return self._after(thing.move)
        return self._address(self.number, self.moves, tried=thing.move)

    def is_lit(self, thing: Thing) -> bool:
        """Whether a thing is to be clicked; a kind alone names all of its things."""
        return thing.id in self.step.wanted or thing.id.partition("-")[0] in self.step.wanted

    @property
    def why_not(self) -> Markup:
        """Why the last click didn't lead on."""
        say = self.say
        if self.tried is None:
            return html.EMPTY
        if not self.tried:
            return html.escape(say("learn-not-this"))
        try:
            self.state.copy().play(self.tried)
        except Illegal as reason:
            return self._refused(reason)
        return html.escape(say("learn-allowed" if self.has_lit else "learn-allowed-choice"))

    @property
    def _offers_many(self) -> bool:
        """Whether several things look right, and the reader has to find the one that is."""
        return sum(thing.looks_lit for one in self._pictures for thing in one.things) > 1

    def _refused(self, reason: Illegal) -> Markup:
        """Why the rules refuse a move, with the rule's address if it has one.

        Common refusals are told in a beginner's words, without a rule.
        """
        speaker = self.responder.speaker(self.lesson.game)
        simple = f"learn-refused-{reason.code}"
        if speaker.knows(simple):
            advice = "learn-try-another" if self._offers_many else "learn-try-lit"
            return html.join([speaker.say(simple), " ", speaker.say(advice)])
        seen = f"seen-refused-{reason.code}"
        code = seen if speaker.knows(seen) else f"refused-{reason.code}"
        words = speaker.say(code, **reason.parameters)
        if not reason.clause[0].isdigit() and not reason.clause[0].isupper():
            return html.escape(words)
        href = f"/rules/{self.lesson.game}#{reason.clause}"
        rule = self.say("learn-rule", clause=reason.clause)
        return html.join(
            [
                words,
                speaker.say("before-explanation"),
                html.element("a", rule, href=href, hx_boost="false"),
            ]
        )

    # Pictures

    @cached_property
    def drawings(self) -> list[Svg]:
        """The board and what is drawn beside it, with what can be clicked there."""
        return [one.draw([layer("lit", self._links(one))]) for one in self._pictures]

    @cached_property
    def _pictures(self) -> list[Picture]:
        """What the game draws in this step, and what can be clicked there."""
        return self.lesson.pictures(self.position, self.step, self.say, self.names)

    @property
    def board(self) -> Svg:
        """The board."""
        return self.drawings[0]

    @property
    def beside(self) -> list[Svg]:
        """What is drawn beside the board."""
        return self.drawings[1:]

    @property
    def choices(self) -> list[tuple[Thing, str, Markup]]:
        """The moves that are offered as buttons, where each leads, and what it shows."""
        things = [
            Thing(f"choice-{n}", self.lesson.choice(move, self.say), EMPTY, move)
            for n, move in enumerate(self.step.choices, 1)
        ]
        return [
            (thing, self.link(thing), self._pictured(self.lesson.choice_signs(thing.move)))
            for thing in things
        ]

    def _links(self, picture: Picture) -> list[Svg]:
        """The things of a drawing as links; what is lit lies above the rest, what is wanted on top.

        Keys reach only what is lit: there would be dozens of other things before it.
        """
        things = sorted(picture.things, key=lambda one: (self.is_lit(one), one.looks_lit))
        return [self._link(thing) for thing in things]

    def _link(self, thing: Thing) -> Svg:
        """A thing of a drawing as a link."""
        shines = thing.looks_lit or self.is_lit(thing)
        return element(
            "a", title(thing.name), thing.outline, id=thing.id, href=self.link(thing),
            hx_get=self.link(thing), class_="lit" if shines else "thing",
            tabindex=None if shines else "-1",
        )  # fmt: skip
