"""What all drawings share: SVG elements, texts that fit, themes."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from markupsafe import Markup

from selenite.core import drawing, html
from selenite.core.drawing import Part, Svg, document, element, fit, style_sheet, two_lines, words
from selenite.texts import say
from tests.games.reading_svg import contrast, read


class TestElements:
    def test_attributes_of_none_are_left_out(self) -> None:
        assert element("g", data_seat=None, data_cell="a1") == '<g data-cell="a1"/>'

    @pytest.mark.parametrize("text", ["<b>", "a & b", '"quoted"', "]]>", "</svg>"])
    def test_markup_stays_text(self, text: str) -> None:
        assert ElementTree.fromstring(words(text, 0, 0, 10)).text == text

    @pytest.mark.parametrize("text", ["\x00", "\x1b[0m", "\ud800", "\uffff"])
    def test_what_xml_cannot_hold_is_replaced(self, text: str) -> None:
        written = words(text, 0, 0, 10)
        assert "\ufffd" in (ElementTree.fromstring(written).text or "")
        written.encode()

    def test_markup_in_attributes_stays_text(self) -> None:
        written = element("g", data_card='"><script>')
        assert ElementTree.fromstring(written).get("data-card") == '"><script>'

    @pytest.mark.parametrize("markup", [Svg("<b/>"), Markup("<b/>")])
    def test_what_is_markup_already_is_left_as_it_is(self, markup: Markup) -> None:
        assert element("g", markup) == "<g><b/></g>"

    def test_a_drawing_is_markup_for_pages(self) -> None:
        drawn = element("g")
        assert isinstance(drawn, Markup)
        assert html.element("p", drawn) == "<p><g/></p>"

    def test_text_is_escaped_where_it_is_put_beside_a_drawing(self) -> None:
        assert element("g") + "<b>" == "<g/>&lt;b&gt;"
        assert "<b>" + element("g") == "&lt;b&gt;<g/>"
        assert type("<b>" + element("g")) is Svg

    def test_numbers_are_short(self) -> None:
        assert element("circle", cx=1 / 3, r=2.0) == '<circle cx="0.33" r="2"/>'


class TestWords:
    def test_a_text_with_room_keeps_its_size(self) -> None:
        assert fit("Mill", 100, 12) == ("Mill", 12)

    def test_a_text_without_room_becomes_smaller(self) -> None:
        text, size = fit("Caravanserai", 90, 12)
        assert text == "Caravanserai"
        assert 8 < size < 12

    def test_a_text_much_too_long_is_cut(self) -> None:
        text, size = fit("W" * 99, 90, 12)
        assert text.endswith("W…")
        assert size == 8

    def test_the_same_text_in_less_room_is_never_larger(self) -> None:
        sizes = [fit("Monastery Tower", width, 12)[1] for width in range(150, 10, -1)]
        assert sizes == sorted(sizes, reverse=True)

    def test_a_long_name_breaks_at_a_space(self) -> None:
        assert two_lines("House of the Old Moon", 60, 12) == ["House of the", "Old Moon"]

    def test_a_name_without_spaces_stays_whole(self) -> None:
        assert two_lines("Caravanserai", 60, 12) == ["Caravanserai"]


class TestNames:
    def test_equal_names_get_their_seats(self) -> None:
        called = drawing.seat_names({0: "random", 1: "Ada", 2: "random"}, 3, say)
        assert called == ["random 0", "Ada", "random 2"]

    def test_names_that_are_equal_where_they_are_cut_get_their_seats(self) -> None:
        called = drawing.seat_names({0: "A" * 60, 1: "A" * 50}, 2, say)
        assert called == [f"{'A' * 25}… 0", f"{'A' * 25}… 1"]

    @pytest.mark.parametrize("winners", [1, 2, 3, 4])
    @pytest.mark.parametrize("reason", ["offerings", "city-complete", "idle", "cubes-out"])
    def test_all_winners_find_room_in_a_heading(self, winners: int, reason: str) -> None:
        names = dict.fromkeys(range(4), "Archimedes of Syracuse the Elder")
        called = drawing.seat_names(names, 4, say, drawing.longest_name(winners))[:winners]
        heading = say("board-over", n=winners, who=", ".join(called), reason=reason)
        assert heading in drawing.heading("", heading, 518).body


class TestDocuments:
    def test_a_document_has_its_name_and_description(self) -> None:
        root = read(document(Part(10, 10, element("g")), "go", "<Moon>", "full & round", ""))
        assert [root[0].text, root[1].text] == ["<Moon>", "full & round"]

    def test_the_frame_has_a_margin(self) -> None:
        root = read(document(Part(10, 20, element("g")), "go", "Moon", "", "", margin=3))
        assert root.get("viewBox") == "-3 -3 16 26"

    def test_each_colour_has_a_fallback_and_two_themes(self) -> None:
        sheet = style_sheet(
            "go", {"moon": "#fff"}, {"moon": "#ccc"}, {"": "fill:$moon", "a,b": "x:y"}
        )
        assert "{fill:#fff;fill:var(--moon)}" in sheet
        assert "dark){:where(.go){--moon:#ccc}}" in sheet
        assert ".go a,.go b{x:y}" in sheet

    def test_both_themes_have_the_same_colours(self) -> None:
        assert set(drawing.LIGHT) == set(drawing.DARK)


@pytest.mark.parametrize("theme", [drawing.LIGHT, drawing.DARK], ids=["light", "dark"])
class TestContrast:
    @pytest.mark.parametrize("text", ["ink", "faint"])
    @pytest.mark.parametrize("ground", ["paper", "panel"])
    def test_text_can_be_read(self, theme: dict[str, str], text: str, ground: str) -> None:
        assert contrast(theme[text], theme[ground]) >= 4.5

    @pytest.mark.parametrize("seat", ["seat0", "seat1", "seat2", "seat3"])
    def test_seats_stand_out_and_so_do_their_signs(self, theme: dict[str, str], seat: str) -> None:
        assert contrast(theme[seat], theme["panel"]) >= 4.5
        assert contrast(theme[seat], theme["mark"]) >= 4.5
