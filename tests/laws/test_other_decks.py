"""Every viewer sees what concerns them with decks that people bring, too."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.kernel import laws
from tests.laws.configurations import LIMITS


def of_other_names(text: str) -> str:
    """Every card has another id, and the last one comes first."""
    head, *cards = re.sub(r'id = "(\w+)"', r'id = "x\1"', text).split("[[card]]")
    return "[[card]]".join([head, *reversed([f"{card}\n" for card in cards])])


def of_half_the_cards(text: str) -> str:
    head, *cards = text.split("[[card]]")
    return "[[card]]".join([head, *cards[::2]])


def of_four_of_a_kind(text: str) -> str:
    """As many copies of some artifacts as there may be, and none of others."""
    copies = iter([4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 0])
    return re.sub(r"copies = \d", lambda _found: f"copies = {next(copies)}", text)


DECKS = {"evidencia": of_other_names, "codigos": of_half_the_cards, "euphoria": of_four_of_a_kind}


@pytest.mark.parametrize(("name", "change"), DECKS.items())
def test_views_are_right_with_other_decks(name: str, change: Callable[[str], str], tmp_path: Path) -> None:
    kind = GAMES[name]
    deck = tmp_path / "cards.toml"
    deck.write_text(change((kind.about.folder / "cards.toml").read_text(encoding="utf-8")), encoding="utf-8")
    for seats in (kind.about.seat_counts[0], kind.about.seat_counts[-1]):
        game = kind(seats=seats, options=LIMITS.get(name, {}), deck=deck)
        for seed in range(3):
            laws.visibility(game, seed)
            laws.secrecy(game, seed)
