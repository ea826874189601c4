"""The generated style sheets: drawings in both themes, and the lobby's form by game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from litestar import Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from selenite.core import drawing, registry
from selenite.core.game import Game
from selenite.web.parts import web_of
from selenite.web.table_form import field, most_seats


@get("/drawings.css", media_type="text/css")
async def drawings_css() -> str:
    """The colours that the drawings of all games share with the pages around them."""
    return shared_colours()


@get("/drawings/{file:str}", media_type="text/css")
async def game_drawings_css(file: FromPath[str]) -> str:
    """The style sheet of a game's drawings, ``/drawings/NAME.css``."""
    return drawings(_game_of(file))


@get("/games/{file:str}", media_type="text/css")
async def game_css(file: FromPath[str]) -> str:
    """The style sheet of a game's own pages, ``/games/NAME.css``."""
    return of_game(_game_of(file))


@get("/form.css", media_type="text/css")
async def form_css() -> str:
    """What the lobby's form hides."""
    return form(tuple(registry.games()))


router = Router("/", route_handlers=[drawings_css, game_drawings_css, game_css, form_css])


def _game_of(file: str) -> str:
    """The game whose style sheet a file is."""
    name, dot, kind = file.partition(".")
    if name not in registry.games() or dot + kind != ".css":
        raise NotFoundException
    return name


@cache
def shared_colours() -> str:
    """The sheet that all pages load."""
    return themed(":root", drawing.LIGHT, drawing.DARK)


@cache
def drawings(name: str) -> str:
    """The sheet that pages with drawings of a game load: they may be those of several games.

    The colours are custom properties of what is around the drawings, too.
    """
    part = web_of(registry.find(name))
    places = f":is(.{name},[data-game={name}])"
    return "\n".join([themed(places, *part.COLOURS), part.STYLE])


@cache
def of_game(name: str) -> str:
    """The sheet that a game's own pages load."""
    return registry.find(name).style_sheet.read_text(encoding="utf-8")


@cache
def form(names: tuple[str, ...]) -> str:
    """The sheet that the lobby loads for its form."""
    return "\n".join(rule for name in names for rule in _form_rules(registry.find(name)))


def _form_rules(game: Game) -> Iterator[str]:
    """What the lobby's form hides: what belongs to other games, seats and options not in use.

    >>> game = next(iter(registry.games().values()))
    >>> next(_form_rules(game)).endswith(f".only-{game.name}{{display:none}}")
    True
    """
    chosen = f"[name=game][value={game.name}]:checked"
    yield f"form:not(:has({chosen})) .only-{game.name}{{display:none}}"
    fewest, most = game.seats
    for count in range(fewest, most + 1):
        asked = f':has([name="{field(game, "players")}"][value="{count}"]:checked)'
        players = asked if fewest < most else ""
        unused = ",".join(f".seat{number}" for number in range(count, most_seats()))
        if unused:
            yield f"form:has({chosen}){players} :is({unused}){{display:none}}"
    for option in game.options.FORM:
        if option.only_if is not None:
            other, values = option.only_if
            asked = ",".join(f'[value="{value}"]' for value in values)
            select = f'[name="{field(game, other)}"]'
            yield (
                f"form:not(:has({select} option:is({asked}):checked))"
                f" .only-{game.name}.option-{option.key}{{display:none}}"
            )


def themed(places: str, light: Mapping[str, str], dark: Mapping[str, str]) -> str:
    """Colours of some places by the theme somebody chose, or else by that of their device.

    >>> print(themed(".go", {"moon": "#fff"}, {"moon": "#ccc"}))
    .go{--moon:#fff}
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]) .go{--moon:#ccc}}
    :root[data-theme=dark] .go{--moon:#ccc}
    """
    chosen, device = ":root[data-theme=dark]", ":root:not([data-theme=light])"
    inner = "" if places == ":root" else f" {places}"
    return (
        f"{places}{{{_listed(light)}}}\n"
        f"@media (prefers-color-scheme:dark){{{device}{inner}{{{_listed(dark)}}}}}\n"
        f"{chosen}{inner}{{{_listed(dark)}}}"
    )


def _listed(colours: Mapping[str, str]) -> str:
    """Colours as custom properties."""
    return ";".join(f"--{name}:{value}" for name, value in colours.items())
