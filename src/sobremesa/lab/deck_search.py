"""Decks near a deck: some numbers of some cards changed, within the designer's ranges and the game's rules."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import BadDeck, SobremesaError
from sobremesa.kernel.files import write_whole
from sobremesa.lab.decks import card_table, dump_toml
from sobremesa.lab.study import Study
from sobremesa.lab.texts import LAB

_WRITTEN = re.compile(r"\s*(?:([\w-]+|\*)\.)?([a-z_]+)\s*=\s*(-?\d{1,4})\.\.(-?\d{1,4})\s*")
MOST_STEPS: Final = 3
# Changes tried before the search concludes that it has found all decks.
MOST_TRIES: Final = 2000


class BadRange(SobremesaError):
    """A range that matches no card of the deck."""


@dataclass(frozen=True)
class Range:
    """A field of a card and the whole numbers between which it may vary."""

    card: str
    field: str
    low: int
    high: int


def read_range(words: str, cards: Sequence[Mapping[str, Any]]) -> list[Range]:
    """``g1.medal=1..4``; ``medal=1..12`` for every card that has one."""
    found = _WRITTEN.fullmatch(words)
    named = None if found is None or found[1] in (None, "*") else found[1]
    ranges = [
        Range(str(card["id"]), found[2], int(found[3]), int(found[4]))
        for card in cards
        if found is not None and named in (None, card["id"]) and _is_whole(card.get(found[2]))
    ]
    if not ranges or ranges[0].low > ranges[0].high:
        raise BadRange(LAB.message("bad-range", words=words[:60]))
    return ranges


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


class DeckSearch:
    """Proposes decks that the game accepts, each once."""

    def __init__(self, study: Study, ranges: Sequence[Range], folder: Path, seed: int) -> None:
        self.study = study
        self.ranges = list(ranges)
        self.folder = folder
        self.random = Random(seed)
        self.table = card_table(GAMES[study.game])
        self._seen: set[str] = set()

    def write(self, content: Mapping[str, Any], name: str) -> Path | None:
        """Writes the deck to a file; None if the game refuses it or it was proposed before."""
        text = dump_toml(content)
        if text in self._seen:
            return None
        self._seen.add(text)
        file = self.folder / f"{name}.toml"
        write_whole(file, text.encode())
        try:
            GAMES[self.study.game](self.study.seats, dict(self.study.options), file)
        except BadDeck:
            file.unlink()
            return None
        return file

    def near(self, content: Mapping[str, Any], count: int, first: int) -> list[tuple[Path, dict[str, Any]]]:
        """Up to ``count`` decks that differ from this one in a few steps; fewer if it finds no more."""
        found: list[tuple[Path, dict[str, Any]]] = []
        for _try in range(MOST_TRIES):
            if len(found) == count:
                break
            other = self._vary(content)
            file = self.write(other, f"deck-{first + len(found):03d}")
            if file is not None:
                found.append((file, other))
        return found

    def _vary(self, content: Mapping[str, Any]) -> dict[str, Any]:
        """Makes one to three steps: set a number, exchange two, or move one unit from a card to another. The last two
        keep what many decks must keep: the number of cards, or that each value occurs twice."""
        other = copy.deepcopy(dict(content))
        cards = {card["id"]: card for card in other[self.table]}
        for _step in range(self.random.randint(1, MOST_STEPS)):
            one = self.random.choice(self.ranges)
            alike = [each for each in self.ranges if each.field == one.field and each.card != one.card]
            rival = self.random.choice(alike) if alike else None
            how = self.random.choice(("set", "exchange", "move")) if rival else "set"
            if how == "set" or rival is None:
                cards[one.card][one.field] = self.random.randint(one.low, one.high)
                continue
            before, after = cards[one.card][one.field], cards[rival.card][rival.field]
            wanted = (after, before) if how == "exchange" else (before - 1, after + 1)
            if one.low <= wanted[0] <= one.high and rival.low <= wanted[1] <= rival.high:
                cards[one.card][one.field], cards[rival.card][rival.field] = wanted
        return other
