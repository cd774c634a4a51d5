"""A game for a client that was not built with it: texts, cards, vocabulary and rules."""

from __future__ import annotations

import re
from dataclasses import asdict
from functools import cache
from typing import Any

from msgspec import Struct

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.text import LANGUAGES

RULES = "RULES.md"


class RuleBlock(Struct, frozen=True, omit_defaults=True):
    """A piece of the rules: a heading (``h1`` ...), a ``clause`` with its id, an ``item`` of a list or a paragraph."""

    kind: str
    text: str
    id: str = ""


class GamePack(Struct, frozen=True):
    """``texts`` are Fluent files and ``rules`` the pieces of the rules, both by language; ``cards`` is the deck."""

    name: str
    texts: dict[str, str]
    cards: dict[str, Any]
    vocabulary: dict[str, Any]
    rules: dict[str, list[RuleBlock]]


@cache
def pack_of(kind: type[AnyGame]) -> GamePack:
    game, about = kind(), kind.about
    texts = {name: (about.folder / "text" / f"{name}.ftl").read_text(encoding="utf-8") for name in LANGUAGES}
    return GamePack(about.name, texts, game.deck.content, vocabulary_of(game), rules_of(kind))


def vocabulary_of(game: AnyGame) -> dict[str, Any]:
    """What a narrator needs besides the texts and the deck."""
    kinds = game.event_kinds.values()
    return asdict(game.words) | {"events": {kind.name: kind.fact_names() for kind in kinds}}


def rules_of(kind: type[AnyGame]) -> dict[str, list[RuleBlock]]:
    """The game's ``RULES.md``, which has one ``# heading`` for each language; empty for a game without one."""
    path = kind.about.folder / RULES
    if not path.exists():
        return {language: [] for language in LANGUAGES}
    parts = re.findall(r"^# .*?(?=^# |\Z)", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return {language: _blocks(part, kind.about.clauses) for language, part in zip(LANGUAGES, parts, strict=False)}


def _blocks(part: str, prefix: str) -> list[RuleBlock]:
    blocks = []
    for block in re.split(r"\n\s*\n|\n(?=- |#)", part.strip()):
        words = " ".join(block.split())
        clause = re.match(rf"- ({prefix}-\d\d) (.*)", words)
        if clause:
            blocks.append(RuleBlock("clause", clause[2], clause[1]))
        elif words.startswith("- "):
            blocks.append(RuleBlock("item", words[2:]))
        elif heading := re.match(r"(#+) (.*)", words):
            blocks.append(RuleBlock(f"h{len(heading[1])}", heading[2]))
        elif words:
            blocks.append(RuleBlock("p", words))
    return blocks
