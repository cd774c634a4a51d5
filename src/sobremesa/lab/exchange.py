"""What a card is worth by itself: the same deals with the card exchanged for another.

A game deals by the order of the cards in the deck's file. Two decks that differ in the order of two entries therefore
deal the same hands with the two cards exchanged, and the exchange causes every difference in the results.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any, Final

import polars as pl

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import SobremesaError
from sobremesa.lab.decks import card_table
from sobremesa.lab.measures.cards import CardStrength
from sobremesa.lab.run_folder import RunFolder, refuse_damage
from sobremesa.lab.statistics import Difference, paired_difference
from sobremesa.lab.study import Study
from sobremesa.lab.texts import LAB

# Fields by which a game orders its cards. They belong to the place in the file, so they stay there.
PLACES: Final = ("photo",)


class BadExchange(SobremesaError):
    """Two cards that cannot be exchanged."""


@dataclass(frozen=True)
class Effect:
    """``gain``: how much more often a seat wins with ``card`` than with ``other`` in its place. It is measured over the
    ``deals`` in which a hand held exactly one of the two, of all ``games`` played both ways."""

    card: str
    other: str
    games: int
    deals: int
    gain: Difference


def exchange_cards(study: Study, card: str, other: str) -> dict[str, Any]:
    """The study's deck with two entries exchanged. Refused for decks with copies of a card, whose deals do not follow
    the order of the file."""
    content = copy.deepcopy(study.build_game().deck.content)
    cards = content[card_table(GAMES[study.game])]
    ids = [str(entry["id"]) for entry in cards]
    for wanted in (card, other):
        if wanted not in ids:
            raise BadExchange(LAB.message("exchange-unknown", card=wanted[:40], allowed=", ".join(ids)))
    if card == other or any("copies" in entry for entry in cards):
        raise BadExchange(LAB.message("exchange-kinds", card=card))
    one, two = ids.index(card), ids.index(other)
    for field in set(PLACES) & set(cards[one]):
        cards[one][field], cards[two][field] = cards[two][field], cards[one][field]
    cards[one], cards[two] = cards[two], cards[one]
    return content


def median_card(strengths: list[CardStrength], card: str) -> str:
    """The other card with the median gain."""
    others = sorted((each for each in strengths if each.card != card), key=lambda each: each.gain.value)
    if not others:
        raise BadExchange(LAB.message("exchange-kinds", card=card))
    return others[len(others) // 2].card


def effect(before: RunFolder, after: RunFolder, card: str, other: str) -> Effect:
    """A seat that was dealt one of the cards in one run was dealt the other in the other run, so both directions count.
    A hand with both cards says nothing. A game counts once, however many of its seats held one of them."""
    with refuse_damage(before), refuse_damage(after):
        dealt = _holders(before, card, other)
        shares = _shares(before).join(_shares(after), on=["game", "seat"], suffix="_after")
        joined = dealt.join(shares, on=["game", "seat"])
        apart = joined.select("game", gain=(pl.col("share") - pl.col("share_after")) * pl.col("sign"))
        each = apart.group_by("game").agg(pl.col("gain").mean()).collect()["gain"]
        games = min(before.games_played(), after.games_played())
    total, squares = float(each.sum()), float((each * each).sum())
    return Effect(card, other, games, len(each), paired_difference(total, squares, len(each)))


def _holders(folder: RunFolder, card: str, other: str) -> pl.LazyFrame:
    """The seats with exactly one of the two cards: 1 for ``card``, -1 for ``other``."""
    rows = folder.scan("cards").filter(pl.col("opening") & pl.col("card").is_in([card, other]))
    sign = pl.when(pl.col("card") == card).then(1).otherwise(-1).sum().alias("sign")
    return rows.group_by("game", "seat").agg(sign).filter(pl.col("sign") != 0)


def _shares(folder: RunFolder) -> pl.LazyFrame:
    return folder.scan("seats").select("game", "seat", pl.col("share").cast(pl.Float64))
