"""The signs and colours of Blue Moon City's drawings: peoples, pieces, rewards and powers.

No two signs have the same shape, so nobody has to tell them apart by colour. The shapes are symbols
of :mod:`~selenite.games.blue_moon_city.art`, whose parts have roles; a role gets its colour from a
custom property of the same name, so that a group around a building turns it into a plan, into stone
with dark windows or into what it will be one day.
"""

from __future__ import annotations

import re
from functools import lru_cache

from selenite.core import drawing
from selenite.core.drawing import EMPTY, Svg, element, join, path, words
from selenite.games.blue_moon_city import art
from selenite.games.blue_moon_city.rules import NAME, cards
from selenite.games.blue_moon_city.rules.codes import DRAGON_STEPS, FLIT_STEPS
from selenite.games.blue_moon_city.rules.components import PEOPLE_NAMES, Reward

LETTERS = dict(zip(PEOPLE_NAMES, cards.LETTERS, strict=True)) | {"any": "*"}
PEOPLES = {letter: people for people, letter in LETTERS.items()}

_THEMES = {
    # The ground: water, quays, bridges and the houses around
    "water-a": ("#a5e2f2", "#3f8fc4"), "water-b": ("#74cbe6", "#1d5a94"),
    "water-c": ("#55b5dc", "#123c70"), "water-d": ("#449fcd", "#0d2a56"),
    "wave": ("#ffffff", "#9fd4f5"), "quay": ("#fff3d4", "#93a3db"),
    "quay-line": ("#a88d55", "#1a2557"), "shore": ("#e2cd98", "#3b4989"),
    "bridge": ("#efdfb7", "#8794c6"), "bridge-line": ("#b99c63", "#4d5a92"),
    "rail": ("#fffaf0", "#dfe7ff"), "roof-a": ("#d9835b", "#35618f"),
    "roof-b": ("#c96f50", "#41549c"), "roof-c": ("#e29d66", "#5b4a7e"),
    "roof-d": ("#b8735f", "#544b94"), "wall-a": ("#fcefd4", "#213f68"),
    "wall-b": ("#f6e2bd", "#27356c"), "wall-c": ("#fff5de", "#372c5a"),
    "wall-d": ("#f1dbbd", "#332c66"), "pane": ("#6f86a6", "#ffcf7a"),
    "ridge": ("#fff1d6", "#b9c9ff"), "tree": ("#76b35f", "#2a6a63"),
    "tree-dark": ("#55904d", "#1a4a50"), "moon-a": ("#ffffff", "#f4fbff"),
    "moon-b": ("#eef5fd", "#b9d6ff"), "moon-c": ("#c3d9f0", "#6d9be8"),
    "crater": ("#a9c4e2", "#6f98dc"), "halo-a": ("#ffffffd0", "#a6caffcc"),
    "halo-b": ("#ffffff50", "#6f9df047"), "halo-c": ("#ffffff00", "#6f9df000"),
    # Tiles
    "edge": ("#fffaf0", "#a3b2e2"), "edge-line": ("#a58a54", "#2b376f"),
    "slab": ("#d3bb85", "#3d4a86"), "slab-line": ("#86703f", "#0a1030"),
    "gold": ("#e8b23a", "#f0c878"), "gold-line": ("#7a5512", "#5a3d1c"),
    "gold-side": ("#b07f26", "#8a6634"), "plan-a": ("#fffaeb", "#2f68bb"),
    "plan-b": ("#faf0d6", "#1d4a92"), "plan-c": ("#f1e1b9", "#163871"),
    "plan-line": ("#2c5ba9", "#dcedff"), "grid": ("#2c5ba9", "#cfe4ff"),
    "bp-a": ("#fffdf5", "#22509a"), "bp-b": ("#ecefe9", "#1c4488"), "bp-c": ("#d5e0ec", "#163569"),
    "bp-d": ("#bdd0e8", "#112b56"), "bp-e": ("#f7e9c6", "#2a5aa0"), "sky-a": ("#6fb6ee", "#1b2a70"),
    "sky-b": ("#a6d5f7", "#4556ab"), "sky-c": ("#dcf0ff", "#8d7fb8"),
    "sky-d": ("#fff0cf", "#d3a39a"), "land-a": ("#d9d79b", "#6b5f86"),
    "land-b": ("#a9b872", "#34335f"), "skyline": ("#86b0d8", "#2b3a80"),
    "skyline-lit": ("#f7fbff", "#ffd88a"), "cloud": ("#ffffffd9", "#ffffff00"),
    "star": ("#ffffff00", "#ffffff"), "glow-a": ("#fff3c4b0", "#ffd98a9c"),
    "glow-b": ("#fff3c400", "#ffd98a00"), "spill": ("#fff6d0", "#ffc86a"),
    "court-a": ("#fffdf3", "#a9c4ff"), "court-b": ("#fbeed0", "#6480d2"),
    "court-c": ("#f2dfb3", "#3a509e"), "court-d": ("#e3c98e", "#1f2d68"),
    "paving": ("#a07f3f", "#aebde8"), "strip": ("#fff8e6", "#0a1940"),
    "foot-a": ("#fffaf0f2", "#0b1c44d8"), "foot-b": ("#f6e7c3", "#08153af2"),
    "foot-line": ("#c8a86a", "#a9cff8"), "name-halo": ("#fff8e4", "#081230"),
    "rim": ("#3a2a0c", "#ffffff"), "who": ("#8a5a10", "#ffd98f"), "pole": ("#8a5f33", "#e0b070"),
    "plank": ("#b5824a", "#9a6a38"), "load": ("#d9d2c4", "#cfd8ea"),
    # The obelisk
    "shaft-a": ("#fffaf0", "#aab8e8"), "shaft-b": ("#efe0bd", "#7683b8"),
    "shaft-c": ("#d9c290", "#55619a"), "shaft-d": ("#bd9f68", "#3a4478"),
    "block": ("#fffaf0", "#1a2352"), "block-line": ("#a58a54", "#8592c6"),
    "joint": ("#8c7140", "#1d2550"), "on-shaft": ("#3a2a0c", "#0d1436"),
    "on-plinth": ("#2b1e06", "#ffffff"), "next": ("#e3f6ff", "#0b2a55"),
    "next-line": ("#0b6f9e", "#8ff0ff"), "beam-a": ("#ffffff", "#9fe6ffb8"),
    "beam-b": ("#ffffff00", "#9fe6ff00"),
    # Pieces
    "side0": ("#05404b", "#147a8a"), "side1": ("#741036", "#b0486f"),
    "side2": ("#3b2488", "#6a4cc8"), "side3": ("#742c03", "#b0641c"),
}  # fmt: skip
"""The colours of parts that look different in the two themes: by day, and by night."""

LIGHT = drawing.LIGHT | {name: light for name, (light, _) in _THEMES.items()}
DARK = drawing.DARK | {name: dark for name, (_, dark) in _THEMES.items()}
COLOURS = {
    "vulca": ("#241b26", "#ffd9b8"), "terrah": ("#a3332f", "#ffeede"),
    "aqua": ("#2a6cc2", "#eafaff"), "flit": ("#b4bfd2", "#10182c"),
    "khind": ("#63b673", "#062112"), "mimix": ("#5a3a22", "#fff0dc"),
    "hoax": ("#f7f3f8", "#2a1a52"), "pillar": ("#f6d560", "#2b1b00"),
    "any": ("#2b2470", "#ffffff"),
}  # fmt: skip
"""Each people's colour and ink on cards and boxes. They are printed, the same in both themes; where
the ink is the same, the colours differ in brightness. Large areas have a gradient of the art
around the colour.
"""
_EMBLEMS = {
    "vulca": ("#ffb27a", "#2b1f2b"), "terrah": ("#ffd9a8", "#7a2428"),
    "aqua": ("#c9f1ff", "#1a4c98"), "flit": ("#26314e", "#c5cddc"),
    "khind": ("#0d3a20", "#8ed69a"), "mimix": ("#ffdfb0", "#5a3722"),
    "hoax": ("#4a2e86", "#ece7f1"), "pillar": ("#4a2f00", "#f0c654"),
    "any": ("#ffe2a0", "#2b2470"),
}  # fmt: skip
"""The colour of each people's emblem, and of what is cut out of it."""

_BUILDINGS = {
    "aqueduct": "wl d8cdbb wm b3a596 wd 7e7688 rl c6b8a6 rd 8b8294 dk 1a2748",
    "monastery-tower": "wl c3c6d6 wm 979cb4 wd 686e8f rl 59689c rd 39466f dk 20263f lf 4f8f6c",
    "university": "wl ece8f2 wm bcb6d2 wd 8a84ac rl 6d5aa8 rd 463a7c dk 2b2650",
    "great-hall": "wl d2b48f wm 9c7552 wd 6b4a3d rl 7a8f5a rd 4c6444 dk 33201c",
    "fire-temple": "wl 7d6f89 wm 5f526b wd 40364e rl 9a5040 rd 652f2f ac ffb347 gl ff9a3d",
    "flight-tower": "wl c9cfdd wm 9aa4ba wd 6b7693 rl 6f83b4 rd 465789 dk 232c4a",
    "water-temple": "wl cfe3ea wm 9cbccc wd 6f97b4 rl 3fb2bf rd 1d7593 ac ffe2a0 dk 133a58",
    "royal-palace": "wl efe6d4 wm cbbdb0 wd 978ba0 rl 4a68b8 rd 2c3f86 ac ffcf5c dk 2a2c55",
    "market-hall": "wl f0d9a8 wm c9a46c wd 94704f rl e0a63a rd a66c2a ac ffe08a dk 432a1c",
    "library": "wl ebe4ea wm bdb2c8 wd 887fa6 rl 57539c rd 393672 dk 2d2650",
    "earth-temple": "wl d99a72 wm b5734f wd 874b3b rl a94a3c rd 742e30 lf 58a860 ld 2d7350",
    "thermae": "wl dfd2d6 wm b6a5b8 wd 84789c rl 5aa3c4 rd 2f6a98 gl ffc774 dk 22335e wa 66d4e2",
    "mill": "wl e3cda8 wm b99a74 wd 846552 rl b2523f rd 7a3133 ac f6e2b4 dk 3a2424 lf 6aa85a",
    "hospice": "wl efe0c6 wm b08a66 wd a58468 rl b8674a rd 84432f ac ffd27a dk 3f2a24",
    "citadel": "wl bcb4ac wm 938b88 wd 6a6370 rl a8443a rd 74282c ac ffcf5c dk 241d2e",
    "iron-foundry": "wl 9b8f8c wm 74696d wd 554c58 rl 8e5a44 rd 623a33 ac d9923f dk 231820",
    "watchtower": "wl d6d2c4 wm a8a397 wd 77748a rl 7c8fb8 rd 50628f dk 23284a",
    "city-residence": "wl f0dfc0 wm c49e72 wd 9b7755 rl 8f5f3c rd 653f29 ac ffcf5c dk 3a2618",
    "trading-house": "wl e9c97c wm b98d48 wd 92693a rl b0552f rd 7c3721 ac ffe08a dk 3c2414",
    "caravanserai": "wl f0d4a0 wm caa064 wd 9c7548 rl d08a2e rd 965c20 ac ffe08a dk 3c2618",
    "hospital": "wl f2f1ec wm c6cbd0 wd 94a0b4 rl 4fa38a rd 2e7566 ac ffd27a dk 23404a",
    "assembly-hall": "wl ece0d2 wm bfae9e wd 8f8090 rl 6f9bb0 rd 436f8c ac ffd27a dk 2b2f4c",
    "golden-temple": "wl f3dfb2 wm cda868 wd 9a7648 rl f0bd3c rd bb8420 ac ffe68a dk 44290f",
    "theatre": "wl ecd0b4 wm b8906f wd 8c6658 rl 8a4a78 rd 5f2f58 ac ffcf5c dk 331a2c sl fff0cf",
}  # fmt: skip
"""The colours of each complete building, by role; the others have those of all buildings."""

_STONE = (
    "--wl:#e3d6bb;--wm:#bdae93;--wd:#8b8070;--rl:#5f7fb8;--rd:#3f5a8c;--ac:#ffd27a;--ad:#c98a2a;"
    "--gl:#ffd98a;--dk:#2a2c55;--fl:#ff7a2e;--fi:#ffe27a;--wa:#58c8ea;--lf:#5f9f5c;--ld:#356b49;"
    "--tk:#7a5238;--sm:#dfe8ff;--sl:#f3e4c0;--ca:#c8503c;--cb:#f6ead0"
)
_PLAN_ROLES = {
    "bp-a": ("wl",), "bp-b": ("wm", "rl", "lf", "tk", "ca"), "bp-c": ("wd", "rd", "ld", "ad"),
    "bp-d": ("gl", "dk"), "bp-e": ("ac", "fl", "fi", "wa", "sl", "cb", "sm"),
}  # fmt: skip
_PLAN = ";".join(f"--{role}:${colour}" for colour, roles in _PLAN_ROLES.items() for role in roles)
_DRAGONS = {
    "red": ("#7d1420", "#e8483a", "#b92a34", "#ffb08a"),
    "green": ("#17502f", "#4fb35f", "#2c8550", "#d5f0a8"),
    "blue": ("#123f8c", "#3f97ee", "#2467c4", "#c2f2ff"),
}
"""The colours of each dragon: outline, body, wings and belly."""


def _palette(roles: str) -> str:
    """The declarations of a list of roles and colours.

    >>> _palette("wl d8cdbb dk 1a2748")
    '--wl:#d8cdbb;--dk:#1a2748'
    """
    words_ = roles.split()
    return ";".join(f"--{a}:#{b}" for a, b in zip(words_[::2], words_[1::2], strict=True))


_SERIF = (
    "font-family:'Noto Serif','Iowan Old Style','Palatino Linotype',Palatino,Georgia,"
    "'DejaVu Serif Condensed','DejaVu Serif','Selenite Display',serif"
)
_DISPLAY = "font-family:'Selenite Display','DejaVu Serif',serif"
_SANS = "font-family:'Selenite Text',system-ui,'DejaVu Sans',sans-serif"
_NARROW = "font-family:'Selenite Text','DejaVu Sans Condensed',system-ui,sans-serif"
"""The typefaces: text with serifs, the pages' display face from 22 units up, the pages' text, and
the same where there is little room and no page to bring it.
"""

_RULES = {
    "": f"{drawing.RULES['']};{_SANS};--sw:.6px;--st:#0d1230;--ln:#0d123099",
    ".serif": _SERIF,
    ".display": _DISPLAY,
    # The ground
    ".stars": "fill:none;stroke:$star;stroke-linecap:round;opacity:.75",
    ".clouds": "fill:$cloud;opacity:.7",
    ".bank": "fill:$quay-line",
    ".shore": "fill:$shore",
    ".quay": "fill:$quay",
    ".wave": "fill:none;stroke:$wave;stroke-width:1;stroke-linecap:round;opacity:.4",
    ".under": "fill:#020618;opacity:.3",
    ".plaque": "fill:$strip;stroke:$block-line;stroke-width:1.2;fill-opacity:.9",
    # Tiles
    ".tile-name": _SERIF + ";font-weight:600;paint-order:stroke;stroke:$name-halo;stroke-width:3.4;"
    "stroke-opacity:.72;stroke-linejoin:round",
    ".p-plan": _PLAN + ";--st:$plan-line;--ln:$plan-line;--sw:.95px",
    ".p-lit": _STONE,
    **{f".b-{tile}": _palette(roles) for tile, roles in _BUILDINGS.items()},
    ".raw": "--gl:#3f4a72;--fl:#7a6a70;--fi:#8f7f80;--sm:#ffffff00",
    ".hole": "fill:$block;opacity:.55",
    ".rim": "fill:none;stroke:$rim;stroke-opacity:.45",
    ".on-card": "fill:var(--on)",
    ".who": "--ik:$who",
    ".bonus": "--ik:#2a1a02",
    ".bonus text": "fill:#2a1a02",
    ".ring": "fill:#ffe3a0;stroke:#3a2508;stroke-width:1",
    ".band": "opacity:.5",
    ".card-edge": "fill:#f4ecd8;stroke:#8a7748;stroke-width:.8",
    ".power-plate": "fill:#0d1230;fill-opacity:.92",
    ".on-power": "--ik:#ffe2a0",
    ".on-power text": "fill:#f3f6ff",
    ".power-words": f"{_NARROW};font-weight:600",
    # The obelisk
    ".space": "fill:$block;stroke:$block-line;stroke-width:1.2",
    ".next": "fill:$next;stroke:$next-line;stroke-width:2.4",
    ".joint": "fill:none;stroke:$joint;stroke-opacity:.5",
    ".face-a": "fill:$shaft-a",
    ".face-b": "fill:$shaft-b",
    ".face-c": "fill:$shaft-c",
    ".face-d": "fill:$shaft-d",
    ".on-shaft": "fill:$on-shaft",
    ".on-plinth": "fill:$on-plinth",
    ".shard-a": "fill:#d8f7ff;stroke:#2a6fc0;stroke-width:.8",
    ".shard-b": "fill:#6cc7f3",
    # Pieces
    **{
        f".dragon-{name}": f"--da:{dark};--db:{body};--dc:{wing};--dd:{belly}"
        for name, (dark, body, wing, belly) in _DRAGONS.items()
    },
    ".dragon": "--on:#fff",
    ".s0": "--se:$seat0;--sk:$side0",
    ".s1": "--se:$seat1;--sk:$side1",
    ".s2": "--se:$seat2;--sk:$side2",
    ".s3": "--se:$seat3;--sk:$side3",
    ".codes": "display:none",
    **{
        f".{people}": f"--card:{colour};--on:{ink};--em:{_EMBLEMS[people][0]}"
        f";--in:{_EMBLEMS[people][1]}"
        for people, (colour, ink) in COLOURS.items()
    },
}

# Rules for the parts of symbols. They stand alone: no selector reaches into a symbol from outside.
_DRAWN = ";stroke:var(--st);stroke-width:var(--sw);stroke-linejoin:round"
_LINE = "fill:none;stroke-linecap:round;stroke-linejoin:round;"
_WITH_LINE = ("wl", "wm", "rl", "ac", "gl", "dk", "fl", "wa", "lf", "tk", "sl", "ca", "cb")
_WITHOUT_LINE = ("wd", "rd", "ad", "fi", "ld")
_STOPS = (
    "plan-a", "plan-b", "plan-c", "sky-a", "sky-b", "sky-c", "sky-d", "land-a", "land-b", "glow-a",
    "glow-b", "court-a", "court-b", "court-c", "court-d", "foot-a", "foot-b", "water-a", "water-b",
    "water-c", "water-d", "moon-a", "moon-b", "moon-c", "halo-a", "halo-b", "halo-c", "beam-a",
    "beam-b", "shaft-a", "shaft-b", "shaft-c", "shaft-d",
)  # fmt: skip
_PARTS = {
    **{role: f"fill:var(--{role}){_DRAWN}" for role in _WITH_LINE},
    **{role: f"fill:var(--{role})" for role in _WITHOUT_LINE},
    **{f"k-{stop}": f"stop-color:var(--{stop})" for stop in _STOPS},
    "sm": "fill:var(--sm);opacity:.35",
    "ln": _LINE + "stroke:var(--ln);stroke-width:.8",
    # The courtyard's obelisk and its crystals
    "o0": "fill:var(--shaft-a)",
    "o2": "fill:var(--shaft-b)",
    "o3": "fill:var(--shaft-c)",
    "c0": "fill:#bff3ff;stroke:#2a6fc0;stroke-width:.4",
    "c1": "fill:#6cc7f3",
    "lb": _LINE + "stroke:var(--joint);stroke-width:.7;opacity:.6",
    # Slabs, skyline and scaffolding
    "e0": "fill:var(--edge)",
    "e1": "fill:var(--edge-line)",
    "e2": "fill:var(--slab)",
    "e3": "fill:var(--slab-line)",
    "g0": "fill:var(--gold)",
    "g1": "fill:var(--gold-line)",
    "g2": "fill:var(--gold-side)",
    "sp": "fill:none;stroke:var(--spill);stroke-opacity:.13",
    "gr": "fill:none;stroke:var(--grid);stroke-width:.8;opacity:.13",
    "hl": "fill:none;stroke:#fff;stroke-width:1.2;opacity:.35",
    "y0": "fill:var(--skyline);opacity:.8",
    "y1": "fill:var(--skyline-lit);opacity:.6",
    "cd": "fill:var(--cloud)",
    "sr": _LINE + "stroke:var(--star);stroke-width:1.3",
    "pv": "fill:none;stroke:var(--paving);stroke-opacity:.34",
    "fo": "fill:none;stroke:var(--foot-line);stroke-opacity:.45",
    "lp": _LINE + "stroke:var(--pole);stroke-width:1.2",
    "lr": _LINE + "stroke:var(--pole);stroke-width:.8;opacity:.8",
    "pk": "fill:var(--plank)",
    "tb": "fill:var(--load)",
    # Bridges, houses and the moon
    "b0": "fill:var(--bridge)",
    "b1": "fill:none;stroke:var(--bridge-line);stroke-width:.9",
    "b2": "fill:none;stroke:var(--rail);stroke-width:2",
    "bz": "fill:#02061a;opacity:.3",
    "q1": "fill:var(--qr)",
    "q2": "fill:var(--qw)",
    "q3": "fill:var(--pane);opacity:var(--qv)",
    "qh": "fill:#fff;fill-opacity:.15",
    "ql": "fill:none;stroke:var(--ridge);stroke-opacity:.5",
    "r0": "--qr:var(--roof-a);--qw:var(--wall-a)",
    "r1": "--qr:var(--roof-b);--qw:var(--wall-b)",
    "r2": "--qr:var(--roof-c);--qw:var(--wall-c)",
    "r3": "--qr:var(--roof-d);--qw:var(--wall-d)",
    "v0": "--qv:.2",
    "v1": "--qv:.6",
    "v2": "--qv:.9",
    "f0": "opacity:.92",
    "f1": "opacity:.72",
    "f2": "opacity:.45",
    "f3": "opacity:.2",
    "t0": "fill:var(--tree)",
    "t1": "fill:var(--tree-dark)",
    "sd": "fill:#02061a;opacity:.35",
    "mc": "fill:var(--crater);opacity:.42",
    # Peoples and cards
    "on": "fill:var(--on);fill-rule:evenodd",
    "em": "fill:var(--em);fill-rule:evenodd",
    "et": _LINE + "stroke:var(--em);stroke-width:1.8",
    "in": "fill:var(--in)",
    "ry": "fill:none;stroke:var(--em);stroke-opacity:.17",
    "rf": "fill:none;stroke:var(--em);stroke-opacity:.55",
    "rh": "fill:var(--em);opacity:.12",
    "rb": _LINE + "stroke:var(--em);stroke-opacity:.6;stroke-width:1.6;stroke-dasharray:1 4",
    # Pieces
    "d0": "fill:var(--da)",
    "d1": "fill:var(--db);stroke:var(--da);stroke-linejoin:round",
    "d2": "fill:var(--dc);stroke:var(--da);stroke-linejoin:round",
    "d3": "fill:var(--dd)",
    "d4": _LINE + "stroke:var(--dd);stroke-opacity:.8;stroke-width:1.2",
    "d5": _LINE + "stroke:var(--db);stroke-width:1.2",
    "da": _LINE + "stroke:var(--da);stroke-width:15",
    "db": _LINE + "stroke:var(--db);stroke-width:13",
    "de": _LINE + "stroke:var(--dd);stroke-width:3.6",
    "dy": "fill:#fff6c8",
    "dh": "fill:#efe2bd;stroke:var(--da)",
    "dc": "fill:var(--da);stroke:#fff;stroke-width:1.6",
    "se": "fill:var(--se)",
    "sk": "fill:var(--sk)",
    "sf": "fill:#10142c",
    "si": "fill:#fff;fill-opacity:.22",
    "mk": "fill:var(--mark)",
    "ss": "fill:#02040c;fill-opacity:.5",
    "ik": "fill:var(--ik,var(--ink));fill-rule:evenodd",
}

_THEMED = re.compile(r"([a-z-]+):var\(--([a-z0-9-]+)\)")


def _plain_first(declarations: str) -> str:
    """Declarations with a theme's light colour before each custom property that has one.

    >>> _plain_first("fill:var(--edge);stroke:var(--st)")
    'fill:#fffaf0;fill:var(--edge);stroke:var(--st)'
    """
    return _THEMED.sub(
        lambda found: f"{found[1]}:{LIGHT[found[2]]};{found[0]}" if found[2] in LIGHT else found[0],
        declarations,
    )


STYLE = "\n".join(
    (
        drawing.style_sheet(NAME, LIGHT, DARK, drawing.RULES | _RULES),
        '[data-codes="on"] .codes{display:inline}',
        *(f".bmc-{role}{{{_plain_first(text)}}}" for role, text in _PARTS.items()),
    )
)
"""The style sheet of all drawings here, for pages that keep theirs in a file."""

# A power's sign: what it moves or makes, and a word of figures.
_POWERS = {
    **dict.fromkeys(("v1", "t1", "a1"), ("wings", "any")),
    **dict.fromkeys(("v2", "t2", "a2"), ("wings", f"{DRAGON_STEPS}")),
    "f1": ("steps", "any"), "f2": ("steps", f"+{FLIT_STEPS}"), "k1": ("joker", "1"),
    **dict.fromkeys(("m1", "m2"), ("pair", f"{cards.PAIR_WORTH}")),
    "h1": ("recolour", f"{cards.RECOLOURED_BY_HOAX1}"), "h2": ("recolour", "1"),
    "p1": ("offering", "+1"), "p2": ("offering", "+2"),
}  # fmt: skip
_REWARDS = ("gem", "card", "scale")


def people(name: str, x: float, y: float, size: float) -> Svg:
    """A people's sign, its top left corner at a point, in the ink of its colour."""
    return art.use(f"people-{name}", x, y, size, size)


def emblem(name: str, x: float, y: float, size: float) -> Svg:
    """A people's large emblem, in its ink and its second colour."""
    return art.use(f"emblem-{name}", x, y, size, size)


def sign(name: str, x: float, y: float, size: float) -> Svg:
    """A sign of the table: gem, card, scale, cube, crown, heads, obelisk, flag and others."""
    return art.use(f"sign-{name}", x, y, size, size)


@lru_cache(maxsize=256)
def reward(given: Reward, size: float) -> tuple[Svg, float]:
    """A reward as numbers and signs from left to right, and its width.

    >>> reward(Reward(), 10)
    ('', 0)
    """
    drawn, x = [], 0.0
    for sign_name, count in zip(_REWARDS, given, strict=True):
        if count:
            drawn.append(words(f"{count}", x, size * 0.88, size, "bold", "start"))
            drawn.append(sign(sign_name, x + size * 0.62, 0, size))
            x += size * 1.72
    return join(drawn), max(x - size * 0.1, 0)


def power_sign(card: str, x: float, y: float, size: float) -> Svg:
    """The sign of what a card moves or makes, without its figures."""
    return sign(_POWERS[card][0], x, y, size)


def power(card: str, x: float, y: float, size: float) -> Svg:
    """The small sign of what a card can do besides paying; nothing for a card without a power."""
    if card not in _POWERS:
        return EMPTY
    shape, word = _POWERS[card]
    if word == "any":
        beside = sign("any", x + size * 1.15, y, size)
    else:
        beside = words(word, x + size * 1.15, y + size * 0.86, size, "bold", "start")
    return sign(shape, x, y, size) + beside


@lru_cache(maxsize=1)
def shard() -> Svg:
    """A crystal that floats around (0, 0): 26 wide, 52 high."""
    whole = path("M0-28l13 19L0 28-13-9z", "shard-a")
    return whole + path("M0-28l13 19L0 28zM-13-9L0-4L0 28z", "shard-b")


@lru_cache(maxsize=16)
def figure(seat: int) -> Svg:
    """A figure that stands around (0, 0): 20 wide, 28 high."""
    return element("g", art.use(f"figure-{seat}", -10, -15, 20, 28.5), class_=f"s{seat}")


@lru_cache(maxsize=16)
def dragon(name: str) -> Svg:
    """A dragon around (0, 0), with the sign of its element: 36 wide, 25 high."""
    return art.use(f"dragon-{name}", -18, -12.6, 36, 25.2)


@lru_cache(maxsize=512)
def cube(seat: int, size: float) -> Svg:
    """A cube around (0, 0), lit from above, with its seat's sign on it."""
    half = size / 2
    return element("g", art.use(f"cube-{seat}", -half, -half, size, size), class_=f"s{seat}")
