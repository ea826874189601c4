"""QR codes as drawings inside a page."""

from __future__ import annotations

import segno

from selenite.web.html import Markup


def qr_code(text: str) -> Markup:
    """A text as a QR code, always dark on white so that cameras read it in either theme.

    >>> qr_code("https://example.org/t/moon").startswith("<svg")
    True
    """
    code = segno.make(text, micro=False, error="m")
    return Markup(
        code.svg_inline(
            border=3, dark="#000", light="#fff", omitsize=True, svgclass="qr", lineclass=None
        )
    )
