"""The tables of a run and their columns: what a row of each says.

``games``: one row a game; ``passed`` is the most turns in a row in which nothing was done, ``judged`` and ``lies`` how
many claims could be checked and were false. ``seats``: one row a seat of a game; ``share`` is its part of the victory,
``role`` what it was dealt, ``turned`` whether it left its team, ``wait`` the longest time between two decisions of its
own, in minutes. ``cards``: one row for each card that a seat held or used. ``verbs``: how often a kind of move could be
made and was made, added up over a part. ``moments``: how a game stood at twelve of its moments, for the games that were
looked into.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TABLES: Final = ("games", "seats", "cards", "verbs", "moments")


def _schema() -> Mapping[str, Mapping[str, Any]]:
    import polars as pl

    return {
        "games": {
            "game": pl.UInt32, "deal": pl.UInt64, "starter": pl.Int8, "winners": pl.UInt16, "reason": pl.String,
            "clause": pl.String, "moves": pl.UInt16, "choices": pl.UInt16, "rounds": pl.UInt16, "margin": pl.Int16,
            "claims": pl.UInt16, "judged": pl.UInt16, "lies": pl.UInt16, "passed": pl.UInt16, "minutes": pl.Float32,
            "thinking_ms": pl.Float32,
        },
        "seats": {
            "game": pl.UInt32, "seat": pl.Int8, "bot": pl.String, "side": pl.Int8, "role": pl.String,
            "turned": pl.Boolean, "share": pl.Float32, "score": pl.Int16, "decisions": pl.UInt16, "choices": pl.UInt16,
            "wait": pl.Float32,
        },
        "cards": {
            "game": pl.UInt32, "seat": pl.Int8, "card": pl.String, "opening": pl.Boolean, "used": pl.Boolean,
            "final": pl.Boolean, "share": pl.Float32,
        },
        "verbs": {"first_game": pl.UInt32, "verb": pl.String, "offered": pl.UInt32, "chosen": pl.UInt32},
        "moments": {
            "game": pl.UInt32, "moment": pl.UInt8, "seat": pl.Int8, "chance": pl.Float32, "bits": pl.Float32,
            "gap": pl.Float32, "legal": pl.UInt16,
        },
    }  # fmt: skip


class _Lazily(dict[str, "Mapping[str, Any]"]):
    """Read when it is first asked for: the library of tables is an extra, and slow to load."""

    def __missing__(self, table: str) -> Mapping[str, Any]:
        self.update(_schema())
        return self[table]


SCHEMA: Final = _Lazily()
