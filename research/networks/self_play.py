"""Positions from games of bots against themselves, each with its game's result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from research.networks.subjects import SUBJECTS, Taught, notebook
from sobremesa.games.evidencia.player.network import MOST_ON
from sobremesa.kernel.processes import ProcessPool, first_done

OFF = -1
# Games per task, and seeds between two runs, so that no game is in both.
PIECE = 50
APART = 10**6


@dataclass(frozen=True)
class Positions:
    """``on`` has a row for each position: the inputs that are on, then OFF. ``worth`` is the result, ``game`` the
    number of its game."""

    on: np.ndarray
    worth: np.ndarray
    game: np.ndarray

    @staticmethod
    def join(parts: list[Positions]) -> Positions:
        return Positions(
            np.concatenate([part.on for part in parts]),
            np.concatenate([part.worth for part in parts]),
            np.concatenate([part.game for part in parts]),
        )


def play_games(name: str, seed: int, numbers: range) -> Positions:
    """Plays these games; each depends on the seed and its number alone."""
    subject = SUBJECTS[name]
    game, network = subject.game(), notebook()
    taught: Taught = []
    games: list[int] = []
    for number in numbers:
        found = subject.play(game, network, seed * APART + number)
        taught += found
        games += [number] * len(found)
    rows = np.full((len(taught), MOST_ON), OFF, np.int16)
    for at, (on, _worth) in enumerate(taught):
        rows[at, : len(on)] = on
    return Positions(rows, np.array([worth for _on, worth in taught], np.float32), np.array(games, np.int32))


def play_all(name: str, seed: int, games: int, processes: int) -> Iterator[Positions]:
    """Plays all games in tasks, always in the same order."""
    pieces = [range(first, min(first + PIECE, games)) for first in range(0, games, PIECE)]
    if processes == 1:
        for piece in pieces:
            yield play_games(name, seed, piece)
        return
    with ProcessPool(processes) as pool:
        for future in [pool.submit(play_games, name, seed, piece) for piece in pieces]:
            yield first_done([future]).result()
