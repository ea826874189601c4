"""A fair deal on the pages: who drew it, this browser's part, and the check (docs/fairness.md)."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from litestar import Router, get, post
from litestar.params import FromPath

from selenite.core.drawing import Say
from selenite.core.fair_deal import Deal
from selenite.table.model import GATHERING, OVER
from selenite.table.promises import Offer
from selenite.table.services import Services
from selenite.table.store import Person
from selenite.table.table import Table
from selenite.texts import Speaker, speaker
from selenite.web import assets
from selenite.web.actor import Actor
from selenite.web.dependencies import Injected
from selenite.web.html import EMPTY, Markup, element
from selenite.web.preferences import Preferences
from selenite.web.requests import Request, form_data
from selenite.web.responder import Responder, TextResponse, no_content, templates
from selenite.web.viewer import ViewerContext

_STEPS = ("secret", "part", "seed", "lots", "promise", "listed", "own", "noted")
_VERDICTS = (
    "fair", "together", "server", "without-you", "unfair", "running", "no-deal", "no-record",
)  # fmt: skip
_MODULES = ("hashes", "deal_check", "fair_page")
"""The modules of the self-contained page, each before those that need it."""


@dataclass(frozen=True)
class DigitsForm:
    """32 bytes in hexadecimal."""

    digits: str = ""


class ShownDeal(NamedTuple):
    """A deal as the menu of a table shows it."""

    table: str
    commitment: str
    words: str
    is_over: bool


def shown(table: Table, tell: Speaker) -> ShownDeal | None:
    """The deal of a table in words; None if its seed was given."""
    deal = table.open_deal()
    if deal is None:
        return None
    who = _who(table, deal)
    if table.status == GATHERING:
        words = tell.say("fair-gathering")
    elif who:
        words = tell.say("fair-together", n=len(who), who=tell.join(who))
    else:
        words = tell.say("fair-alone")
    return ShownDeal(table.id, deal.commitment, words, table.status == OVER)


def _who(table: Table, deal: Deal) -> list[str]:
    """The names of those whose parts are in the seed."""
    names = table.names()
    return [names[part.seat] for part in deal.parts if part.digits is not None]


def own_part(table: Table, person: Person | None) -> Markup:
    """What the page's script needs to take part in the deal, while people gather."""
    deal = table.deal
    if deal is None:
        return EMPTY
    me = person.id if person is not None else None
    stage = place = promised = None
    if table.is_dealing:
        if deal.is_waiting_for(me):
            stage, place = "part", table.seats_of(me)[0]
            promised = json.dumps(deal.promised(table.seats))
    elif table.seats_of(me):
        stage = "commit"
    return element(
        "i", hidden=True, data_deal=table.id, data_commitment=deal.commitment, data_stage=stage,
        data_mine=deal.commitments.get(me or "", ""), data_place=place, data_promised=promised,
    )  # fmt: skip


def check(context: ViewerContext) -> Markup:
    """The button that checks the deal of a finished game, and the place for what comes of it."""
    table = context.table
    deal = table.open_deal()
    if deal is None:
        return EMPTY
    code = "fair-check" if _who(table, deal) else "fair-check-server"
    button = element(
        "button", context.say(code), type="button", id="deal-check", data_deal_check=table.id,
        data_words=words_of_steps(context.language),
    )  # fmt: skip
    steps = element("div", id="deal-steps", role="status", tabindex=-1)
    return element("div", button, steps, class_="deal")


@cache
def words_of_steps(language: str) -> str:
    """What the script says about each step of the check, and about what comes of it, as JSON."""
    say = speaker(language).say
    words = {code: say(f"fair-step-{code}") for code in _STEPS}
    words |= {f"not-{code}": say(f"fair-step-not-{code}") for code in _STEPS}
    words["missing"] = say("fair-step-missing")
    words |= {code: say(f"fair-verdict-{code}") for code in _VERDICTS}
    return json.dumps(words, ensure_ascii=False)


def offer_in(request: Request) -> Offer | None:
    """The part of the deal that comes with a request for a rematch."""
    promise = request.headers.get("selenite-promise", "")
    part = request.headers.get("selenite-part", "")
    return Offer(promise, part) if promise and part else None


# What the page's script asks for


@post("/promise", status_code=200)
async def promise(services: Injected[Services], responder: Injected[Responder]) -> TextResponse:
    """Commit to the secret of a table that somebody is about to set up."""
    text = json.dumps({"promise": await services.dealing.promise(responder.person)})
    return responder.respond(text, "application/json")


@post("/t/{name:str}/commit", status_code=200, dependencies={"form": form_data(DigitsForm)})
async def commit(
    name: FromPath[str],
    form: Injected[DigitsForm],
    services: Injected[Services],
    actor: Injected[Actor],
) -> TextResponse:
    """Commit to one's part of the deal."""
    await services.dealing.commit(name, actor.person, form.digits)
    return no_content()


@post("/t/{name:str}/part", status_code=200, dependencies={"form": form_data(DigitsForm)})
async def part(
    name: FromPath[str],
    form: Injected[DigitsForm],
    services: Injected[Services],
    actor: Injected[Actor],
) -> TextResponse:
    """Send one's part of the deal."""
    await services.dealing.contribute(name, actor.person, form.digits)
    return no_content()


# The page that needs no server


@get("/fair")
async def fair_page(responder: Injected[Responder]) -> TextResponse:
    """The page that checks a record."""
    text, policy = page(responder.language)
    headers = {"Content-Security-Policy": f"{policy}; frame-ancestors 'none'"}
    return responder.respond(text, headers=headers)


@cache
def page(language: str) -> tuple[str, str]:
    """The self-contained page in a language, and its policy: it may run its own script alone."""
    script, style = _script(), _style()
    policy = (
        f"default-src 'none'; script-src '{_source(script)}'; style-src '{_source(style)}';"
        " base-uri 'none'; form-action 'none'"
    )
    say: Say = speaker(language).say
    text = templates().get_template("fair.html").render(
        say=say, language=language, direction=Preferences(language).direction, policy=policy,
        words=words_of_steps(language), script=Markup(script), style=Markup(style),
    )  # fmt: skip
    return text, policy


def _script() -> str:
    """The page's modules as one script that can be read."""
    texts = [(assets.STATIC / "js" / f"{name}.js").read_text(encoding="utf-8") for name in _MODULES]
    whole = "\n".join(texts)
    return re.sub(r"^export ", "", re.sub(r"^import .*\n", "", whole, flags=re.M), flags=re.M)


def _style() -> str:
    return Path(__file__).with_name("fair_page.css").read_text(encoding="utf-8")


def _source(text: str) -> str:
    """What a policy calls a script or a style sheet inside a page."""
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


router = Router("/", route_handlers=[promise, commit, part, fair_page])
