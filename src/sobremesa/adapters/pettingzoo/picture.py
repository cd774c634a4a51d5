"""A viewer's table as text, and as a picture for recordings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.view import AnyView, plain

WIDTH: Final = 960
HEIGHT: Final = 640
MARGIN: Final = 12
LINE: Final = 20
LABEL: Final = 150
# The number of claims shown.
SAID: Final = 6
PAPER: Final = (250, 246, 238)
INK: Final = (43, 38, 34)
FAINT: Final = (150, 140, 128)
CHIP: Final = (255, 255, 255)
HIDDEN: Final = (214, 206, 194)


def rows(view: AnyView, said: Sequence[SpokenClaim] = ()) -> Iterator[tuple[str, list[str]]]:
    """What is on the table, name by name, and the latest claims; without empty entries."""
    yield "viewer", ["spectator" if view.viewer is None else f"player_{view.viewer}"]
    yield "to act", [f"player_{seat}" for seat in view.to_act]
    for name, value in plain(view.scene).items():
        words = list(_words(value))
        if any(word != "-" for word in words):
            yield name.replace("_", " "), words
    for claim in said[-SAID:]:
        yield "said", [f"player_{claim.seat}", claim.words]


def _words(value: Any) -> Iterator[str]:
    """The parts of a value, with groups separated by a bar."""
    if isinstance(value, dict):
        yield " ".join(f"{key}={' '.join(_words(part))}" for key, part in value.items())
    elif isinstance(value, list):
        for place, part in enumerate(value):
            if place > 0 and isinstance(part, list):
                yield "|"
            yield from _words(part)
    else:
        yield "-" if value is None or value == "" else str(value).lower()


def as_text(view: AnyView, said: Sequence[SpokenClaim] = ()) -> str:
    return "\n".join(f"{name:<16} {' '.join(words)}" for name, words in rows(view, said))


def render_view(view: AnyView, mode: str, said: Sequence[SpokenClaim] = ()) -> Any:
    """A text, a picture, or None if it was printed."""
    if mode == "human":
        print(as_text(view, said), end="\n\n")
        return None
    return as_text(view, said) if mode == "ansi" else as_picture(view, said)


def as_picture(view: AnyView, said: Sequence[SpokenClaim] = ()) -> NDArray[np.uint8]:
    """A picture of fixed size: one line a name, one chip a thing; hidden things are dark."""
    image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(size=13)
    top = MARGIN
    for name, words in rows(view, said):
        draw.text((MARGIN, top + 2), name, fill=FAINT, font=font)
        left = MARGIN + LABEL
        for word in words:
            width = int(draw.textlength(word, font=font)) + 10
            if left + width > WIDTH - MARGIN:
                left, top = MARGIN + LABEL, top + LINE
            if word not in ("|", "-"):
                fill = HIDDEN if word.startswith("?") else CHIP
                draw.rounded_rectangle((left, top, left + width, top + LINE - 3), radius=4, fill=fill, outline=FAINT)
            draw.text((left + 5, top + 1), word, fill=INK, font=font)
            left += width + 4
        top += LINE
        if top > HEIGHT - LINE:
            break
    return np.asarray(image, np.uint8)
