"""The dark theme (walnut) and the light theme (linen), chosen by the terminal's background."""

from __future__ import annotations

import os
import re
import select
import sys
from collections.abc import Mapping
from contextlib import suppress
from time import monotonic

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter
from textual.theme import Theme

from sobremesa.terminal.console.drawing import safe

THEME_VARIABLE = "SOBREMESA_THEME"
ANSWER_SECONDS = 0.2

WALNUT = Theme(
    name="walnut",
    primary="#d98a5f",
    secondary="#c9a15c",
    accent="#d98a5f",
    warning="#e0a94f",
    error="#e07a5f",
    success="#8fae6b",
    foreground="#efe5d6",
    background="#211a16",
    surface="#28201b",
    panel="#352a23",
    dark=True,
    variables={
        "footer-background": "#28201b",
        "footer-key-foreground": "#d98a5f",
        "footer-description-foreground": "#c5b7a5",
        "block-cursor-background": "#d98a5f",
        "block-cursor-foreground": "#211a16",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#4a392e",
        "block-cursor-blurred-foreground": "#efe5d6",
        "input-selection-background": "#d98a5f 40%",
        "scrollbar": "#4a392e",
        "scrollbar-background": "#28201b",
        "border": "#5b4638",
        "border-blurred": "#4a392e",
    },
)
LINEN = Theme(
    name="linen",
    primary="#a4482a",
    secondary="#8a6420",
    accent="#a4482a",
    warning="#8a6420",
    error="#a12f23",
    success="#4d6b2f",
    foreground="#33251c",
    background="#f5eee1",
    surface="#faf5eb",
    panel="#e9deca",
    dark=False,
    variables={
        "footer-background": "#e9deca",
        "footer-key-foreground": "#a4482a",
        "footer-description-foreground": "#5b4638",
        "block-cursor-background": "#a4482a",
        "block-cursor-foreground": "#faf5eb",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#dccbb0",
        "block-cursor-blurred-foreground": "#33251c",
        "input-selection-background": "#a4482a 30%",
        "scrollbar": "#d3c1a5",
        "scrollbar-background": "#efe6d5",
        "border": "#bfa886",
        "border-blurred": "#d3c1a5",
    },
)
DARK_ENOUGH = 0.30


class SafeText(LineFilter):
    """Removes control characters, as the line display does."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002  # the background does not matter
        return [safe(segment) for segment in segments]


class DarkenedColours(LineFilter):
    """Darkens the faces' colours, made for dark terminals, until they are readable on linen."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:  # noqa: ARG002  # each style has its own background
        return [Segment(text, _readable(style), control) for text, style, control in segments]


def _readable(style: Style | None) -> Style | None:
    if style is None or style.color is None or style.color.triplet is None or style.bgcolor is None:
        return style
    behind = style.bgcolor.triplet
    if behind is None or Color(*behind).brightness < 0.6:
        return style
    colour = Color(*style.color.triplet)
    if colour.brightness <= DARK_ENOUGH + 0.15:
        return style
    darker = colour.blend(Color(30, 18, 10), 0.5)
    return style + Style(color=RichColor.from_rgb(*darker.rgb))


def is_light(environment: Mapping[str, str]) -> bool:
    """As the variable says, else as the terminal answers, else dark."""
    chosen = environment.get(THEME_VARIABLE, "")
    if chosen in ("light", "dark"):
        return chosen == "light"
    answer = _ask_terminal()
    if answer is not None:
        return answer
    # COLORFGBG=0;15 means dark letters on white.
    behind = environment.get("COLORFGBG", "").rpartition(";")[2]
    return behind in ("7", "15")


def _ask_terminal() -> bool | None:
    """Asks the terminal for its background; None if it does not answer quickly."""
    if sys.platform == "win32":
        return None
    import termios
    import tty

    with suppress(OSError, termios.error):
        file = os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY)
        before = termios.tcgetattr(file)
        try:
            tty.setcbreak(file, termios.TCSANOW)
            # Every terminal answers the second query, so the read ends even where the first is not understood.
            os.write(file, b"\x1b]11;?\x1b\\\x1b[c")
            return _brightness(_answer(file))
        finally:
            termios.tcsetattr(file, termios.TCSAFLUSH, before)
            os.close(file)
    return None


def _answer(file: int) -> bytes:
    found, end = b"", monotonic() + ANSWER_SECONDS
    while not re.search(rb"\x1b\[\?[\d;]*c", found):
        ready, _, _ = select.select([file], [], [], max(0.0, end - monotonic()))
        if not ready:
            break
        found += os.read(file, 1024)
    return found


def _brightness(answer: bytes) -> bool | None:
    """``rgb:f5f5/eeee/e1e1``, with one to four digits each."""
    found = re.search(rb"rgb:([0-9a-fA-F]+)/([0-9a-fA-F]+)/([0-9a-fA-F]+)", answer)
    if found is None:
        return None
    red, green, blue = (int(part, 16) / (16 ** len(part) - 1) for part in found.groups())
    return bool(0.299 * red + 0.587 * green + 0.114 * blue > 0.5)
