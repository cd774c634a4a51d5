"""Decks: card tables in TOML, read completely or refused with everything that is wrong."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from sobremesa.kernel.errors import BadDeck
from sobremesa.kernel.text import KERNEL, Message

LARGEST_FILE = 1_000_000
MOST_KEY_PARTS = 8
DEEPEST = 16
LONGEST_WORD = 100

# Strings and comments, as the parser finds them; the rest is structure. An unfinished string reaches to the end.
_TEXT = re.compile(
    r'''"""(?:[^"\\]+|\\.?|"(?!""))*"{0,5}'''
    r"|'{3}(?:[^']+|'(?!''))*'{0,5}"
    r"""|"(?:[^"\\\n]+|\\.?)*"?|'[^'\n]*'?|\#[^\n]*""",
    re.DOTALL,
)
_LONG_KEY = re.compile(rf"[\w-](?:\.[\w-]+){{{MOST_KEY_PARTS}}}", re.ASCII)
_LONG_WORD = re.compile(rf"[\w+-]{{{LONGEST_WORD + 1}}}", re.ASCII)
_BRACKET = re.compile(r"[\[\]{}]")
# What the parser raises, and what its values raise when they are written: numbers may be too long, tables too deep.
UNREADABLE = (ValueError, RecursionError, MemoryError)


@dataclass(frozen=True)
class Deck:
    """A card table as read: ``digest`` names its content and ignores its comments and layout."""

    source: Path
    content: dict[str, Any]
    digest: str


def read_deck(path: Path) -> Deck:
    """Reads the file; what its content must be is checked by the game, with a ``DeckCheck``."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise _bad_deck(path, KERNEL.message("deck-too-large", largest=LARGEST_FILE))
        text = path.read_text(encoding="utf-8")
        problem = structure_problem(text)
        if problem is not None:
            raise _bad_deck(path, problem)
        content = tomllib.loads(text)
        canonical = json.dumps(content, sort_keys=True, ensure_ascii=False, default=str)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise _bad_deck(path, KERNEL.message("deck-unreadable", reason=reason)) from None
    except UnicodeDecodeError:
        raise _bad_deck(path, KERNEL.message("deck-not-text")) from None
    except UNREADABLE as error:
        reason = str(error) or type(error).__name__
        raise _bad_deck(path, KERNEL.message("deck-not-toml", reason=reason)) from None
    return Deck(path, content, "sha256:" + sha256(canonical.encode()).hexdigest())


def structure_problem(text: str) -> Message | None:
    """What would make the parser take long: its time and memory grow with the square of a key's parts."""
    structure = re.sub(r"[ \t]", "", _TEXT.sub("s", text))
    if _LONG_KEY.search(structure):
        return KERNEL.message("deck-long-key", most=MOST_KEY_PARTS)
    if _LONG_WORD.search(structure):
        return KERNEL.message("deck-long-word", longest=LONGEST_WORD)
    depth = 0
    for bracket in _BRACKET.findall(structure):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            return KERNEL.message("deck-too-deep", deepest=DEEPEST)
    return None


def _bad_deck(path: Path, *problems: Message) -> BadDeck:
    return BadDeck(KERNEL.message("bad-deck", file=path, count=len(problems)), problems)


class DeckCheck:
    """Collects every problem of a deck before it is refused."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.problems: list[Message] = []

    def wrong(self, where: str, field: str, message: Message) -> None:
        self.problems.append(KERNEL.message("deck-problem", where=where, field=field, what=message))

    def expect(self, where: str, table: dict[str, Any], field: str, kind: type, allowed: str) -> Any:
        """The field's value if it is there and of the kind, else None and a problem noted."""
        value = table.get(field)
        if value is None:
            self.wrong(where, field, KERNEL.message("deck-missing", allowed=allowed))
        elif not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.wrong(where, field, KERNEL.message("deck-value", value=_short(value), allowed=allowed))
        else:
            return value
        return None

    def bad_value(self, where: str, field: str, value: object, allowed: str) -> None:
        self.wrong(where, field, KERNEL.message("deck-value", value=_short(value), allowed=allowed))

    def no_more_than(self, where: str, table: dict[str, Any], known: tuple[str, ...]) -> None:
        """Notes every field that the game does not read: most often a typing error."""
        for field in table:
            if field not in known:
                self.wrong(where, field, KERNEL.message("deck-unknown-field", allowed=", ".join(known)))

    def finish(self) -> None:
        if self.problems:
            raise _bad_deck(self.deck.source, *self.problems)


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."
