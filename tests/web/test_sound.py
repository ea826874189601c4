"""The sounds of the table, rendered by the browser and measured, and what silences them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from .driving import Serve, against_bots, open_table, visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SECONDS = 3
NAMES = (
    "card", "stone", "metal", "chime", "chord", "step", "turn", "victory", "defeat", "refused",
)  # fmt: skip
LISTEN = f"""
window.shaken = [];
navigator.vibrate = length => window.shaken.push(length);
window.AudioContext = class extends OfflineAudioContext {{
  constructor() {{
    super(1, {SECONDS} * 44100, 44100);
    window.sources = 0;
    window.rendering = this;
  }}
  createOscillator() {{ window.sources += 1; return super.createOscillator(); }}
  createBufferSource() {{ window.sources += 1; return super.createBufferSource(); }}
}};"""
"""Sounds go into a buffer instead of the loudspeaker, and vibrations into a list."""

OPEN = """async () => {
  window.sound = await import('/static/js/sound.js');
  document.dispatchEvent(new Event('pointerdown'));
}"""
PLAYED = """async name => {
  sound.play(name);
  const samples = (await rendering.startRendering()).getChannelData(0);
  let loudest = 0, last = 0;
  samples.forEach((sample, at) => {
    loudest = Math.max(loudest, Math.abs(sample));
    if (Math.abs(sample) > 0.001) last = at / 44100;
  });
  return { loudest, last, sources: window.sources };
}"""


@pytest.fixture
def page(serve_module: Serve, browser: Browser) -> Iterator[Page]:
    """A page whose sounds can be measured."""
    server = serve_module()
    with visitor(browser, server) as page:
        page.add_init_script(LISTEN)
        page.goto(server.address)
        page.evaluate(OPEN)
        yield page


def played(page: Page, name: str) -> dict[str, Any]:
    """How loud a sound is at most, when it has died away, and how many sources made it."""
    found: dict[str, Any] = page.evaluate(PLAYED, name)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_heard_and_dies_away(page: Page, name: str) -> None:
    page.evaluate("sound.setVolume(100)")
    found = played(page, name)
    assert found["sources"] > 0
    assert 0.03 < found["loudest"] < 0.95
    assert found["last"] < 2


def test_off_means_silent_and_still(page: Page) -> None:
    page.evaluate("document.documentElement.dataset.sound = 'off'")
    page.evaluate("sound.vibrate(20)")
    assert played(page, "victory") == {"loudest": 0, "last": 0, "sources": 0}
    assert page.evaluate("shaken") == []


def test_no_volume_means_silent_and_still(page: Page) -> None:
    page.evaluate("sound.setVolume(0); sound.vibrate(20)")
    assert played(page, "victory") == {"loudest": 0, "last": 0, "sources": 0}
    assert page.evaluate("shaken") == []


def test_a_lower_volume_is_softer(page: Page) -> None:
    page.evaluate("sound.setVolume(20)")
    assert 0 < played(page, "stone")["loudest"] < 0.03


@pytest.mark.parametrize(("asked", "kept"), [(55, 55), (140, 100), (-3, 0)])
def test_the_volume_is_remembered_within_its_limits(page: Page, asked: int, kept: int) -> None:
    page.evaluate("asked => sound.setVolume(asked)", asked)
    page.reload()
    page.evaluate(OPEN)
    assert page.evaluate("sound.volume()") == kept


def test_the_switch_goes_back_to_the_volume_before(page: Page) -> None:
    page.evaluate("sound.setVolume(35)")
    assert [page.evaluate("sound.toggle()") for _ in range(3)] == [0, 35, 0]


def test_a_phone_shakes_unless_nothing_is_to_move(page: Page) -> None:
    page.evaluate("sound.vibrate(20)")
    assert page.evaluate("shaken") == [20]
    page.emulate_media(reduced_motion="reduce")
    page.evaluate("sound.vibrate(30)")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("document.documentElement.dataset.motion = 'off'; sound.vibrate(40)")
    assert page.evaluate("shaken") == [20]


def test_my_turn_is_heard(serve_module: Serve, browser: Browser) -> None:
    server = serve_module()
    table, ada = server.do(lambda services: against_bots(services, "moon-base", {}))
    with visitor(browser, server, ada) as page:
        page.add_init_script(LISTEN)
        open_table(page, server, table)
        page.evaluate("document.dispatchEvent(new Event('pointerdown'))")
        turn = page.locator("#state .turn")
        for is_mine in ("no", "yes"):
            turn.evaluate("(turn, is) => { turn.dataset.turn = is; }", is_mine)
        page.wait_for_function("() => window.sources > 0")
