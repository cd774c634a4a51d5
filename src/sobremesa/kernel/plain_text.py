"""The texts of a Fluent file that are nothing but words and facts: most of them.

They are said without Fluent, which takes longer to load than a command takes to answer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

KEY = re.compile(r"([a-zA-Z][\w-]*) *=(.*)")
PLACE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
# From here on a language groups digits in its own way.
SMALL = range(1000)


def plain_texts(file: str) -> dict[str, str]:
    """The plain ones by their keys, as Fluent would read them."""
    found: dict[str, str] = {}
    key, seen = "", set()
    for line in file.splitlines():
        if line[:1] in ("", " ", "}"):
            if line.strip() and key:
                # It goes on, so it is not plain.
                found.pop(key, None)
            continue
        start = KEY.fullmatch(line)
        key = start[1] if start else ""
        if start is None or key in seen:
            # The first one of a key counts.
            key = ""
            continue
        seen.add(key)
        words = start[2].strip(" ")
        if words and not re.search(r"[{}]", PLACE.sub("", words)):
            found[key] = words
    return found


def filled(words: str, facts: Mapping[str, Any]) -> str | None:
    """The text with its facts; None where one is missing, or is more than a word or a small number."""
    for place in PLACE.finditer(words):
        fact = facts.get(place[1])
        if not (isinstance(fact, str) or (type(fact) is int and fact in SMALL)):
            return None
    return PLACE.sub(lambda place: str(facts[place[1]]), words)
