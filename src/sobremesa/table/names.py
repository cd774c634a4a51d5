"""Players' names: which are visible, and which look the same."""

from __future__ import annotations

from unicodedata import normalize

from sobremesa.kernel.match import LONGEST_NAME
from sobremesa.table.errors import RefusedAct

# Invisible letters of Hangul and Braille.
BLANKS = frozenset(" \u115f\u1160\u2800")
# Cyrillic and Greek letters that are drawn like Latin ones, in small.
LOOKALIKES = str.maketrans("авекмнорстухіѕјԁԛԝһαβεικνορτυχ", "abekmhopctyxisjdqwhabeikvoptux")


def clean_name(name: str) -> str:
    """The name in canonical form; raises a ``RefusedAct`` if it is invisible or too long."""
    words = " ".join(normalize("NFKC", name).split())
    if len(words) > LONGEST_NAME or not words.isprintable() or not set(words) - BLANKS:
        raise RefusedAct("bad-name", longest=LONGEST_NAME)
    return words


def looks(name: str) -> str:
    """The same for names that look the same."""
    return "".join(sign for sign in name.casefold().translate(LOOKALIKES) if sign not in BLANKS or sign == " ").strip()
