"""Nicknames that can be told apart: normalised spelling, and what a name looks like.

Two names look alike if readers can take one for the other: "Ada" with a Cyrillic letter, with an
accent, with an invisible character. A name has letters of one script only, and of one that people
use today; for those, there is a table of letters that look alike. Names that differ only in such
ways are refused at one table. Names that are merely similar may be refused, too; the player just
picks another.
"""

from __future__ import annotations

import unicodedata
from itertools import chain

_UNSEEN = frozenset(
    map(
        chr,
        chain(
            (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0xFFFC, 0x1D159),
            range(0x180B, 0x1810),
            range(0xFE00, 0xFE10),
            range(0xE0100, 0xE01F0),
        ),
    )
)
"""Characters that count as printable but show nothing, or anything: fillers, joiners, variants,
blanks, and what stands for an object."""

_LOOK_LIKE = {
    "a": "АаΑαɑᴀᎪꓮᗅ",
    "b": "ВвЬьΒβʙᏴꓐᗷ",
    "c": "СсϹϲᴄᏟꓚᑕ",
    "d": "ԀԁɗᴅᎠꓓᗪ",
    "e": "ЕеΕεЄєҽᴇᎬꓰⴹ",
    "f": "Ϝꜰꓝᖴ",
    "g": "ԌɡɢցᏀꓖ",
    "h": "НнҺһΗհʜᎻꓧᕼ",
    "i": "іιıɩɪᎥ",
    "j": "ЈјϳȷᴊᎫꓙᒍ",
    "k": "КкΚκᴋᏦꓗ",
    "l": "IІӀӏΙʟᏞ1|ǀꓡꓲᒪⵏ",
    "m": "МмΜᴍᎷꓟᗰ",
    "n": "ПпΝηոɴꓠ",
    "o": "ОоΟοσςՕօᴏס0ꓳⵔⵙ",
    "p": "РрΡρᴘᏢꓑᑭ",
    "q": "Ԛԛզ",
    "r": "гʀᎡꓣᖇ",
    "s": "ЅѕꜱᏚꓢᔕ",
    "t": "ТтΤτᴛᎢꓔ",
    "u": "υՍսᴜꓴᑌ",
    "v": "ѴѵνᴠᏙꓦᐯ",
    "w": "ԜԝѠѡωաᴡᎳꓪᗯ",
    "x": "ХхΧχꓫ᙭ⵅ",
    "y": "УуҮүΥγʏꓬ",
    "z": "Ζᴢꓜ",
}
"""Small Latin letters, each with characters that look like it or like its capital."""

_THIN = frozenset("ιıɩɪ")
"""Letters that some fonts show like an i without its dot, others like an l."""

_EAST_ASIAN = (
    "CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA",
    "BOPOMOFO", "HANGUL",
)  # fmt: skip
_OTHERS = (
    "LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "GEORGIAN", "HEBREW", "ARABIC", "SYRIAC", "THAANA",
    "NKO", "ADLAM", "ETHIOPIC", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL",
    "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "THAI", "LAO", "TIBETAN", "MYANMAR", "KHMER",
    "MONGOLIAN", "TIFINAGH", "CHEROKEE", "CANADIAN", "LISU", "YI", "VAI", "BAMUM", "OSAGE",
    "BALINESE", "JAVANESE", "SUNDANESE", "BATAK", "BUGINESE", "CHAM", "LEPCHA", "LIMBU", "MEETEI",
    "OL", "SAURASHTRA", "CHAKMA",
)  # fmt: skip
_SCRIPTS = {name: name for name in _OTHERS} | dict.fromkeys(_EAST_ASIAN, "EAST ASIAN")
"""Scripts that people write names in today, by the first word of their letters' names in Unicode.
Those of East Asia are mixed in names."""

_STACKING = frozenset({
    "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA",
    "MALAYALAM", "SINHALA", "TIBETAN", "MYANMAR", "KHMER", "BALINESE", "JAVANESE", "SUNDANESE",
    "BATAK", "BUGINESE", "CHAM", "LEPCHA", "LIMBU", "MEETEI", "SAURASHTRA", "CHAKMA",
})  # fmt: skip
"""Scripts that write vowels, and some consonants, as marks on a letter."""

_MOST_MARKS, _MOST_STACKED = 2, 4
"""How many marks a letter can have, and how many in scripts that stack them."""

_PLAIN = {sign: letter for letter, signs in _LOOK_LIKE.items() for sign in signs}
_PAIRS = {"rn": "m", "vv": "w"}


def normalised(name: str) -> str:
    r"""A name in its usual spelling, without compatibility forms, invisible characters and spaces.

    >>> normalised(" Ａｄａ\u3164 "), normalised("Ada\u00a0 Lovelace")
    ('Ada', 'Ada Lovelace')
    """
    usual = unicodedata.normalize("NFKC", name)
    return " ".join("".join(sign for sign in usual if sign not in _UNSEEN).split())


def is_visible(name: str) -> bool:
    r"""Whether a normalised name shows something, and nothing that is unseen or hangs on others.

    >>> is_visible("Ada"), is_visible("\u0301"), is_visible("Ada\u202e")
    (True, False, False)
    """
    return name.isprintable() and name[:1] != "" and unicodedata.category(name[0])[0] in "LNPS"


def is_legible(name: str) -> bool:
    r"""Whether no letter of a normalised name has so many marks that they cover what is around it.

    >>> is_legible("Zoe\u0308"), is_legible("Q\u0300\u0301\u0302"), is_legible("Q\u0300\u0300")
    (True, False, False)
    """
    marks: list[str] = []
    for sign in name:
        marks = [*marks, sign] if unicodedata.category(sign)[0] == "M" else []
        are_stacked = all(_script(mark) in _STACKING for mark in marks)
        most = _MOST_STACKED if are_stacked else _MOST_MARKS
        if len(marks) > most or len(set(marks)) < len(marks):
            return False
    return True


def _script(sign: str) -> str:
    """The first word of a sign's name in Unicode, which for letters is mostly their script."""
    return unicodedata.name(sign, "").partition(" ")[0]


def is_of_one_script(name: str) -> bool:
    r"""Whether all letters of a normalised name are of one script that people use today.

    >>> is_of_one_script("Ada 2"), is_of_one_script("\u0410da"), is_of_one_script("\u2c80da")
    (True, False, False)
    """
    scripts = set()
    for sign in name:
        word = _script(sign)
        if unicodedata.category(sign)[0] == "L" and word != "MODIFIER":
            scripts.add(_SCRIPTS.get(word))
    return None not in scripts and len(scripts) <= 1


def look_alike(one: str, other: str) -> bool:
    r"""Whether a reader could take one name for the other.

    >>> look_alike("Ada", "\u0410da"), look_alike("Ada", "ADA"), look_alike("Ada", "Ida")
    (True, True, False)
    """
    likenesses, others = _likenesses(one), _likenesses(other)
    if not _THIN.isdisjoint(unicodedata.normalize("NFD", one + other)):
        likenesses, others = _without_l(likenesses), _without_l(others)
    return not likenesses.isdisjoint(others)


def _likenesses(name: str) -> set[str]:
    """A name without regard to case, as it looks, and as it looks in small letters."""
    usual = normalised(name)
    small = usual.casefold()
    return {small, _skeleton(usual) or small, _skeleton(small) or small}


def _without_l(likenesses: set[str]) -> set[str]:
    return {likeness.replace("l", "i") for likeness in likenesses}


def _skeleton(name: str) -> str:
    """What a name looks like, in small Latin letters where there is such a letter.

    Accents, signs like an apostrophe, spaces and punctuation don't count.
    """
    signs = [
        _plain(sign)
        for sign in unicodedata.normalize("NFD", name)
        if sign in _PLAIN or not _is_small(unicodedata.category(sign))
    ]
    text = "".join(signs)
    for pair, letter in _PAIRS.items():
        text = text.replace(pair, letter)
    return text


def _is_small(category: str) -> bool:
    return category[0] in "MPZ" or category == "Lm"


def _plain(sign: str) -> str:
    digit = unicodedata.decimal(sign, None)
    if digit is not None:
        sign = str(digit)
    return _PLAIN.get(sign) or sign.casefold()
