"""Nicknames that can be told apart: normalised spelling, and what a name looks like.

Two names look alike if readers can take one for the other: "Ada" with a Cyrillic letter, with an
accent, with an invisible character. Names that differ only in such ways are refused at one table.
Names that are merely similar may be refused, too; the player just picks another.
"""

from __future__ import annotations

import unicodedata
from itertools import chain

_UNSEEN = frozenset(
    map(
        chr,
        chain(
            (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159),
            range(0x180B, 0x1810),
            range(0xFE00, 0xFE10),
            range(0xE0100, 0xE01F0),
        ),
    )
)
"""Characters that count as printable but show nothing: fillers, joiners, variants, blanks."""

_LOOK_LIKE = {
    "a": "АаΑαɑᴀᎪ",
    "b": "ВвЬьΒβʙᏴ",
    "c": "СсϹϲᴄᏟ",
    "d": "ԀԁɗᴅᎠ",
    "e": "ЕеΕεЄєҽᴇᎬ",
    "f": "Ϝꜰ",
    "g": "ԌɡɢցᏀ",
    "h": "НнҺһΗհʜᎻ",
    "i": "іιıɩɪᎥ",
    "j": "ЈјϳȷᴊᎫ",
    "k": "КкΚκᴋᏦ",
    "l": "IІӀӏΙʟᏞ1|ǀ",
    "m": "МмΜᴍᎷ",
    "n": "ПпΝηոɴ",
    "o": "ОоΟοσςՕօᴏס0",
    "p": "РрΡρᴘᏢ",
    "q": "Ԛԛզ",
    "r": "гʀᎡ",
    "s": "ЅѕꜱᏚ",
    "t": "ТтΤτᴛᎢ",
    "u": "υՍսᴜ",
    "v": "ѴѵνᴠᏙ",
    "w": "ԜԝѠѡωաᴡᎳ",
    "x": "ХхΧχ",
    "y": "УуҮүΥγʏ",
    "z": "Ζᴢ",
}
"""Small Latin letters, each with characters that look like it or like its capital."""

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


def look_alike(one: str, other: str) -> bool:
    r"""Whether a reader could take one name for the other.

    >>> look_alike("Ada", "\u0410da"), look_alike("Ada", "ADA"), look_alike("Ada", "Ida")
    (True, True, False)
    """
    return not _likenesses(one).isdisjoint(_likenesses(other))


def _likenesses(name: str) -> set[str]:
    """A name without regard to case, as it looks, and as it looks in small letters."""
    usual = normalised(name)
    small = usual.casefold()
    return {small, _skeleton(usual) or small, _skeleton(small) or small}


def _skeleton(name: str) -> str:
    """What a name looks like, in small Latin letters where there is such a letter.

    Accents, spaces and punctuation don't count.
    """
    signs = [
        _plain(sign)
        for sign in unicodedata.normalize("NFD", name)
        if sign in _PLAIN or unicodedata.category(sign)[0] not in "MPZ"
    ]
    text = "".join(signs)
    for pair, letter in _PAIRS.items():
        text = text.replace(pair, letter)
    return text


def _plain(sign: str) -> str:
    digit = unicodedata.decimal(sign, None)
    if digit is not None:
        sign = str(digit)
    return _PLAIN.get(sign) or sign.casefold()
