"""What a terminal without UTF-8 shows instead of what it does not know: every symbol differently."""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final, TextIO

HANDLER: Final = "sobremesa-plain"
# As wide as what they stand for, so that frames and columns stay where they are.
EVIDENCIA: Final = {"▲": "^", "◒": "u", "◉": "@"}
EUPHORIA: Final = {"▲": "^", "▼": "v", "★": "*", "▶": ">"}
CODIGOS: Final = {"■": "#", "●": "o", "◆": "%", "◐": "c", "✦": "+", "░": ":"}
FRAMES: Final = {"─": "-", "│": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+"}
QUOTES: Final = {"“": '"', "”": '"', "’": "'", "«": '"', "»": '"'}
SIGNS: Final = {"…": "~", "–": "-", "−": "-", "→": ">", "·": "-", "•": "*", "¿": "?", "¡": "!", "×": "x", "�": "?"}
REACTIONS: Final = {"😮": ":O", "👏": "**", "😂": ":D", "🤨": ":/", "⏳": "..", "🧉": "[]"}
# Of the full screen: the ends of scroll bars, whose colour is enough, and the edges of its boxes.
BLOCKS: Final = dict.fromkeys("▁▂▃▄▅▆▇█▉▊▋▌▍▎▏▔▕▀▐", " ") | {"┃": "|", "━": "-"}
SUBSTITUTES: Final = EVIDENCIA | EUPHORIA | CODIGOS | FRAMES | QUOTES | SIGNS | REACTIONS | BLOCKS


def plain(character: str) -> str:
    """Letters lose their accents; what nobody has thought of is a question mark."""
    if character in SUBSTITUTES:
        return SUBSTITUTES[character]
    base = unicodedata.normalize("NFKD", character)[:1]
    return base if base.isascii() and base.isprintable() else "?"


def _substituted(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(map(plain, problem.object[problem.start : problem.end])), problem.end


codecs.register_error(HANDLER, _substituted)


def forgive(stream: TextIO, *, is_plain: bool = False) -> None:
    """No character is an error to the stream. With ``is_plain`` it is given nothing but ASCII."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=HANDLER, **({"encoding": "ascii"} if is_plain else {}))
