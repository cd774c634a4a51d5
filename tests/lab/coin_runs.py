"""Runs of a coin game, written quickly: the same rows as those of the kit's game beside this file, with the same
truth."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import numpy as np
import polars as pl

from sobremesa.lab.measures.cards import cards
from sobremesa.lab.measures.fairness import fairness
from sobremesa.lab.run_folder import SCHEMA, TABLES, RunFolder
from sobremesa.lab.summary import together
from sobremesa.lab.verdicts import CERTAIN

CARDS = tuple(f"c{number}" for number in range(8))
STRONG = CARDS[0]
START = "start"


def coin_run(path: Path, games: int, seed: int, *, lead: float = 0.0, strength: float = 0.0) -> RunFolder:
    """Two seats, two of eight cards each. The first seat wins half of the games and ``lead`` more; the holder of the
    strong card wins ``strength`` more."""
    chance = np.random.default_rng(seed)
    dealt = chance.permuted(np.tile(np.arange(8), (games, 1)), axis=1)[:, :4].reshape(games, 2, 2)
    holds = (dealt == 0).any(axis=2)
    first = chance.random(games) < 0.5 + lead + strength * (holds[:, 0].astype(int) - holds[:, 1])
    shares = np.stack([first, ~first], axis=1).astype(np.float32)
    game, seat = (each.ravel() for each in np.meshgrid(np.arange(games), np.arange(2), indexing="ij"))
    tables = {
        "games": {"game": np.arange(games), "starter": np.full(games, -1), "winners": np.where(first, 1, 2)},
        "seats": {"game": game, "seat": seat, "side": np.full(2 * games, -1), "share": shares.ravel()},
        "cards": {
            "game": np.repeat(game, 2), "seat": np.repeat(seat, 2), "card": np.array(CARDS)[dealt.ravel()],
            "opening": np.full(4 * games, fill_value=True), "share": np.repeat(shares.ravel(), 2),
        },
    }  # fmt: skip
    folder = RunFolder(path)
    path.mkdir()
    folder.keep(0, games, {table: _encode(table, tables.get(table, {})) for table in TABLES})
    return folder


def _encode(table: str, columns: dict[str, np.ndarray]) -> bytes:
    frame = pl.DataFrame(columns) if columns else pl.DataFrame(schema=SCHEMA[table])
    usual = {pl.Boolean: False, pl.String: ""}
    whole = [
        pl.col(name).cast(kind) if name in columns else pl.lit(usual.get(kind, 0)).cast(kind).alias(name)
        for name, kind in SCHEMA[table].items()
    ]
    file = BytesIO()
    (frame.select(whole) if columns else frame).write_parquet(file)
    return file.getvalue()


def found_in(folder: RunFolder) -> set[str]:
    """What a report of the run would call odd."""
    start_p, strengths = together(fairness(folder), cards(folder, CARDS))
    odd = {card.card for card in strengths if card.is_out_of_line}
    return odd | {START} if start_p < CERTAIN else odd
