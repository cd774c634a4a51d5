"""A bot that plays Evidencia with a small network trained by ``train.py``. It needs NumPy only.

``sobremesa arena evidencia examples/learned.py:LearnedBot random``
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from sobremesa.adapters.seat_eye import SeatEye
from sobremesa.bots.bot import Bot
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView

WEIGHTS: Final = Path(__file__).with_name("learned.npz")


class LearnedBot(Bot):
    """Gets a view like every bot, turns it into numbers, and plays the network's preferred move."""

    weights = WEIGHTS

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        super().__init__(game, rng)
        if not self.weights.exists():
            raise FileNotFoundError(f"{self.weights} is not there yet: run train.py first")
        learned = np.load(self.weights)
        self.layers = [(learned[f"weight{n}"], learned[f"bias{n}"]) for n in range(len(learned.files) // 2)]
        self.eye = SeatEye(game)

    def think(self, view: AnyView) -> int:
        moves = list(view.moves)
        if len(moves) == 1:
            return moves[0]
        signal = self.eye.observe_view(view).astype(np.float32)
        for weight, bias in self.layers[:-1]:
            signal = np.tanh(weight @ signal + bias)
        weight, bias = self.layers[-1]
        return moves[int(np.argmax((weight @ signal + bias)[moves]))]
