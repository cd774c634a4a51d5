"""What a card is worth by itself: the same deals with the card exchanged for another.

A deal is made by the places of cards in the deck's file. So two decks that differ in the order of two entries deal the
same hands, one card exchanged for the other wherever it lies; what then differs in who wins, the exchange has caused.
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

# Fields by which a game orders its cards: they say where a card lies, and stay there.
PLACES: Final = ("photo",)


class BadExchange(SobremesaError):
    """Cards that cannot be exchanged so."""


@dataclass(frozen=True)
class Effect:
    """``gain`` is how much more often a seat wins that is dealt ``card`` than if it were dealt ``other`` instead, over
    this many ``deals`` in which a hand held one of the two; of all ``games`` played both ways."""

    card: str
    other: str
    games: int
    deals: int
    gain: Difference


def exchange_cards(study: Study, card: str, other: str) -> dict[str, Any]:
    """The study's deck with two entries in each other's place. A deal must follow the order of the file, and where
    cards are alike by kind, it does not."""
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
    """The other card whose holders win as often as most do."""
    others = sorted((each for each in strengths if each.card != card), key=lambda each: each.gain.value)
    if not others:
        raise BadExchange(LAB.message("exchange-kinds", card=card))
    return others[len(others) // 2].card


def effect(before: RunFolder, after: RunFolder, card: str, other: str) -> Effect:
    """Whoever was dealt one of the two cards was dealt the other one in the other run: both ways count. A hand with
    both is the same hand, and says nothing. A game counts once, however many of its seats tell of it."""
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
    """The seats with exactly one of the two: 1 for the card, -1 for the other."""
    rows = folder.scan("cards").filter(pl.col("opening") & pl.col("card").is_in([card, other]))
    sign = pl.when(pl.col("card") == card).then(1).otherwise(-1).sum().alias("sign")
    return rows.group_by("game", "seat").agg(sign).filter(pl.col("sign") != 0)


def _shares(folder: RunFolder) -> pl.LazyFrame:
    return folder.scan("seats").select("game", "seat", pl.col("share").cast(pl.Float64))
