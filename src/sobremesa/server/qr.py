"""A link as a drawing. Runs beside the event loop: it takes a while."""

from __future__ import annotations

import io


def drawn_qr(text: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    segno.make(text, micro=False).save(drawn, kind="svg", scale=4, xmldecl=False)
    return drawn.getvalue()
