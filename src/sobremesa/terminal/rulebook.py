"""The rules of a game, as shown in the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count

from rich.console import RenderableType

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.text import LANGUAGES
from sobremesa.terminal.texts import TEXTS

# The parts of a game's summary.
PARTS = ("card", "turn", "score", "win")


class NoSuchClause(SobremesaError):
    pass


class NoRules(SobremesaError):
    """The game's folder has no rules."""


def _format(text: str) -> RenderableType:
    from rich.markdown import Markdown

    return Markdown(text)


class Rulebook:
    """A game's ``RULES.md`` in one language. The file has one ``# heading`` for each language, Spanish first."""

    def __init__(self, game: type[AnyGame], language: str) -> None:
        file = game.about.folder / "RULES.md"
        try:
            text = file.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise NoRules(TEXTS.message("no-rules", game=game.about.name, file=file)) from None
        parts = re.findall(r"^# .*?(?=^# |\Z)", text, re.MULTILINE | re.DOTALL)
        self.prefix = game.about.clauses
        self.texts = game.about.texts
        self.language = language
        self.text = parts[LANGUAGES.index(language)].strip()
        items = re.split(r"^(?=- |#)", self.text, flags=re.MULTILINE)
        heads = [(re.match(rf"- ({self.prefix}-\d\d)\b", item), item) for item in items]
        self.clauses = {head[1]: item.strip() for head, item in heads if head}

    def whole(self) -> RenderableType:
        return _format(self.markdown())

    def markdown(self) -> str:
        """The summary, where the game's texts have one, and then the clauses."""
        title, _, rest = self.text.partition("\n")
        return "\n\n".join([title, *self._summary(), rest.strip()])

    def _summary(self) -> list[str]:
        if not self.texts.has("summary-idea"):
            return []
        parts = [self._say("summary-idea")]
        for part in PARTS:
            lines = [self._say(key) for key in self._numbered_keys(part)]
            own = f"summary-{part}"
            heading = self._say(own) if self.texts.has(own) else TEXTS.say(self.language, f"rules-{part}")
            parts += [f"## {heading}", "\n".join(f"- {line}" for line in lines)]
        return [*parts, f"## {TEXTS.say(self.language, 'rules-whole')}"]

    def _numbered_keys(self, part: str) -> Iterator[str]:
        for number in count(1):
            if not self.texts.has(key := f"summary-{part}-{number}"):
                return
            yield key

    def _say(self, key: str) -> str:
        return self.texts.say(self.language, key)

    def clause(self, words: str) -> RenderableType:
        """One clause by its id, written as ``EV-20``, ``ev20`` or ``20``."""
        return _format(self.clauses[self.clause_id(words)])

    def clause_id(self, words: str) -> str:
        number = re.fullmatch(rf"(?:{self.prefix})?[- ]?(\d\d)", words.strip(), re.IGNORECASE)
        found = f"{self.prefix}-{number[1]}" if number else ""
        if found not in self.clauses:
            first, last = min(self.clauses), max(self.clauses)
            raise NoSuchClause(TEXTS.message("no-such-clause", clause=words[:20], first=first, last=last))
        return found
