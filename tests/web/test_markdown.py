"""Markdown as pages show it: nothing gets through but what documents need."""

from __future__ import annotations

import pytest

from selenite.core.drawing import disc
from selenite.web.documents import Document
from selenite.web.markdown import render


def html(text: str) -> str:
    """A text below a title, rendered."""
    return render(Document(f"# Title\n\n{text}\n", "en")).html


def test_no_other_html_gets_through() -> None:
    assert html('<a id="x"></a><b>') == '<p><a id="x"></a>&lt;b&gt;</p>\n'


@pytest.mark.parametrize("link", ["https://example.org/", "generator.md", "javascript:alert(1)"])
def test_links_out_are_no_links(link: str) -> None:
    assert "href" not in html(f"[x]({link})").replace("](", "")


def test_a_heading_has_the_anchor_before_it_as_its_id() -> None:
    assert html('<a id="end"></a>\n\n## Das Ende') == '<h2 id="end">Das Ende</h2>\n'


def test_a_heading_without_an_anchor_has_an_id_of_its_words() -> None:
    assert html("## The end") == '<h2 id="the-end">The end</h2>\n'


def test_pictures_stand_below_the_heading_with_their_name() -> None:
    moon = disc(0, 0, 1, "moon")
    shown = render(Document("# Title\n\n## Moon\n\n## Sun\n", "en"), {"moon": [moon, moon]}).html
    assert shown == (
        f'<h2 id="moon">Moon</h2>\n<div class="drawn">{moon}{moon}</div>\n<h2 id="sun">Sun</h2>\n'
    )
