"""Decks: card tables in TOML, read completely or refused with everything that is wrong."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from sobremesa.kernel.errors import BadDeck
from sobremesa.kernel.text import KERNEL, Message

LARGEST_FILE = 1_000_000


@dataclass(frozen=True)
class Deck:
    """A card table as read: ``digest`` names its content, whatever its comments and layout."""

    source: Path
    content: dict[str, Any]
    digest: str


def read_deck(path: Path) -> Deck:
    """Reads the file; what its content must be is checked by the game, with a ``DeckCheck``."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise _refused(path, KERNEL.message("deck-too-large", largest=LARGEST_FILE))
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        reason = problem.strerror or type(problem).__name__
        raise _refused(path, KERNEL.message("deck-unreadable", reason=reason)) from None
    except UnicodeDecodeError:
        raise _refused(path, KERNEL.message("deck-not-text")) from None
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise _refused(path, KERNEL.message("deck-not-toml", reason=str(problem))) from None
    canonical = json.dumps(content, sort_keys=True, ensure_ascii=False, default=str)
    return Deck(path, content, "sha256:" + sha256(canonical.encode()).hexdigest())


def _refused(path: Path, *problems: Message) -> BadDeck:
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
        """Notes every field that nobody will read: most often a slip of the pen."""
        for field in table:
            if field not in known:
                self.wrong(where, field, KERNEL.message("deck-unknown-field", allowed=", ".join(known)))

    def finish(self) -> None:
        if self.problems:
            raise _refused(self.deck.source, *self.problems)


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."
