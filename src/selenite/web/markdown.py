"""Markdown as pages show it: tables and anchors, headings with ids, and no other HTML."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from selenite.core import registry
from selenite.core.drawing import Svg
from selenite.web import documents
from selenite.web.documents import Document
from selenite.web.html import Markup, element, tags

if TYPE_CHECKING:
    from markdown_it.renderer import RendererHTML
    from markdown_it.rules_inline import StateInline

_ANCHOR = re.compile(r'<a id="([\w.-]+)"></a>')
_MANUAL = re.compile(r".*/(\w+)/manual/\w+\.md(#.*)?")
_RULINGS = re.compile(r".*/(\w+)/rulings/\w+\.md")
_PAGES = {"fair.html": "/fair"}
_DOCUMENT = re.compile(r"(?:.*/)?([a-z-]+)(?:\.[a-z]{2})?\.md(#.*)?")
_NOT_IN_SLUG = re.compile(r"[^\w\- ]")
_ROOM, _ROOM_END = tags("div", class_="wide", tabindex=0)
_TABLE, _TABLE_END = tags("table")
_LINKS_OF_A_CONTENTS_LIST = 3


class RenderedDocument(NamedTuple):
    """A document as a page shows it: title, headings by their ids, and the text in HTML."""

    title: str
    contents: tuple[tuple[str, str], ...]
    html: Markup
    language: str


def render(
    document: Document, pictures: Mapping[str, Sequence[Svg]] | None = None
) -> RenderedDocument:
    """A document as a page shows it, with pictures below the headings that have their names."""
    tokens = _without_own_contents(_with_ids(_markdown().parse(document.text)))
    title = tokens[1].content
    contents = tuple(
        (str(token.attrs["id"]), _plain(tokens[n + 1]))
        for n, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag == "h2"
    )
    markdown = _markdown()
    shown = _with_pictures(tokens[3:], pictures or {})
    html = markdown.renderer.render(shown, markdown.options, {})
    return RenderedDocument(title, contents, Markup(html), document.language)


@cache
def _markdown() -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.inline.ruler.before("html_inline", "anchor", _read_anchor)
    for kind, draw in (
        ("anchor", _draw_anchor),
        ("link_open", _draw_link),
        ("code_inline", _draw_code),
        ("fence", _draw_block),
        ("table_open", _draw_table),
        ("table_close", _draw_table_end),
        ("pictures", _draw_pictures),
    ):
        markdown.add_render_rule(kind, draw)
    return markdown


def _read_anchor(state: StateInline, silent: bool) -> bool:
    """``<a id="1.1"></a>``, the one piece of HTML that documents use."""
    found = _ANCHOR.match(state.src, state.pos)
    if found is None:
        return False
    if not silent:
        state.push("anchor", "a", 0).attrs["id"] = found[1]
    state.pos = found.end()
    return True


def _draw_anchor(renderer: RendererHTML, tokens: Sequence[Token], at: int, *_: Any) -> str:
    return str(element("a", id=str(tokens[at].attrs["id"])))


def _draw_link(renderer: RendererHTML, tokens: Sequence[Token], at: int, *_: Any) -> str:
    """A link within the page or to another document; others become plain text."""
    href = _address(str(tokens[at].attrs["href"]))
    is_known = href.startswith(("#", "/rules/"))
    return str(tags("a", href=href if is_known else None)[0])


def _address(href: str) -> str:
    """Where a link of a document leads: documents are pages here."""
    folders = {game.package.rpartition(".")[2]: name for name, game in registry.games().items()}
    manual, other = _MANUAL.fullmatch(href), _DOCUMENT.fullmatch(href)
    rulings = _RULINGS.fullmatch(href)
    if manual is not None and manual[1] in folders:
        return f"/rules/{folders[manual[1]]}{manual[2] or ''}"
    if rulings is not None and rulings[1] in folders:
        return f"/rules/{documents.RULINGS}#{folders[rulings[1]]}"
    if other is not None and other[1] in documents.GENERAL:
        return f"/rules/{other[1]}{other[2] or ''}"
    return _PAGES.get(href, href)


def _draw_code(renderer: RendererHTML, tokens: Sequence[Token], at: int, *_: Any) -> str:
    """Codes are read from left to right in every language."""
    return str(element("code", tokens[at].content, dir="ltr"))


def _draw_block(renderer: RendererHTML, tokens: Sequence[Token], at: int, *_: Any) -> str:
    """A block of code, which scrolls sideways like a table."""
    code = element("code", tokens[at].content)
    return str(element("pre", code, tabindex=0, dir="ltr")) + "\n"


def _draw_table(*_: Any) -> str:
    """A table that scrolls sideways where it is too wide, by keys too."""
    return f"{_ROOM}{_TABLE}\n"


def _draw_table_end(*_: Any) -> str:
    return f"{_TABLE_END}{_ROOM_END}\n"


# Pictures


def _with_pictures(tokens: Sequence[Token], pictures: Mapping[str, Sequence[Svg]]) -> list[Token]:
    """The tokens with pictures after the headings whose ids name some."""
    found: list[Token] = []
    heading = ""
    for token in tokens:
        found.append(token)
        if token.type == "heading_open":
            heading = str(token.attrs["id"])
        elif token.type == "heading_close" and heading in pictures:
            found.append(Token("pictures", "div", 0, meta={"drawn": pictures[heading]}))
    return found


def _draw_pictures(renderer: RendererHTML, tokens: Sequence[Token], at: int, *_: Any) -> str:
    """Pictures of what the heading above names."""
    return str(element("div", *tokens[at].meta["drawn"], class_="drawn")) + "\n"


# Headings and their ids


def _with_ids(tokens: Sequence[Token]) -> list[Token]:
    """The tokens with an id on every heading.

    That is the anchor in a paragraph of its own before the heading, which a translation has so
    that links fit all languages, or else the heading's text as a slug.
    """
    found: list[Token] = []
    taken = {str(anchor.attrs["id"]) for token in tokens for anchor in _anchors(token)}
    for n, token in enumerate(tokens):
        if token.type == "heading_open":
            anchor = _anchor_before(found)
            if anchor is not None:
                del found[-3:]
            token.attrs["id"] = anchor or _unused(_slug(_plain(tokens[n + 1])), taken)
        found.append(token)
    return found


def _anchors(token: Token) -> list[Token]:
    return [child for child in token.children or () if child.type == "anchor"]


def _anchor_before(found: Sequence[Token]) -> str | None:
    """The anchor that is alone in the last paragraph."""
    if len(found) < 3 or found[-1].type != "paragraph_close":
        return None
    children = found[-2].children or []
    return str(children[0].attrs["id"]) if [c.type for c in children] == ["anchor"] else None


def _plain(token: Token) -> str:
    """A heading without its marks."""
    return "".join(child.content for child in token.children or ())


def _slug(text: str) -> str:
    """A heading's id as code forges make it.

    >>> _slug("5 The peoples' powers")
    '5-the-peoples-powers'
    """
    return _NOT_IN_SLUG.sub("", text.lower()).replace(" ", "-")


def _unused(slug: str, taken: set[str]) -> str:
    """A slug that no other heading has."""
    found, n = slug, 0
    while found in taken:
        n += 1
        found = f"{slug}-{n}"
    taken.add(found)
    return found


def _is_section(href: str) -> bool:
    """Whether a link leads to a section of the page: rulings have a file for each game."""
    return href.startswith("#") or _RULINGS.fullmatch(href) is not None


def _without_own_contents(tokens: list[Token]) -> list[Token]:
    """The tokens without the document's own list of contents: the page has a better one."""
    for n, token in enumerate(tokens):
        if token.tag == "h2":
            break
        links = [
            child
            for child in token.children or ()
            if child.type == "link_open" and _is_section(str(child.attrs["href"]))
        ]
        if len(links) >= _LINKS_OF_A_CONTENTS_LIST:
            return tokens[: n - 1] + tokens[n + 2 :]
    return tokens
