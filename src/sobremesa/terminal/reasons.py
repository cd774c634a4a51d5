"""The reasons for a hint, with players' names in place of seat numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence


def with_names(why: str, names: Sequence[str]) -> str:
    """Replaces the seat numbers in a reason.

    >>> with_names("the Leader you want is most likely with #2 (30 %).", ["Ana", "Tito"])
    'the Leader you want is most likely with Tito (30 %).'
    """
    return re.sub(r"#(\d)", lambda found: names[int(found[1]) - 1], why)
