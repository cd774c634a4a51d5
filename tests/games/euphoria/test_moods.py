"""Who is glad and who is sorry about what everybody sees."""

from __future__ import annotations

from typing import Any

from sobremesa.games.euphoria.words import WORDS
from tests.games.euphoria.sittings import Sitting


def moods(sitting: Sitting, *kinds: str) -> dict[Any, str]:
    """By seat, of the events that spectators were told."""
    return {
        facts[taken.seat]: taken.mood
        for taken in WORDS.moods
        for facts in sitting.told(None, taken.event)
        if taken.event in kinds or not kinds
    }


def test_whoever_robs_is_glad_and_whoever_was_robbed_is_not() -> None:
    sitting = Sitting(hands={0: "contrabando", 1: "suero"}, pile="interferencia interferencia")
    assert moods(sitting.play("0 contrabando", "0 r2", "0 j2"), "robbed") == {1: "bad", 0: "good"}


def test_nobody_laments_a_price_that_they_paid_themselves() -> None:
    assert moods(Sitting().play("0 arma", "0 r2", "0 j2")) == {}
