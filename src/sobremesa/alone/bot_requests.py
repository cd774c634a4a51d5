"""What a bot thinks, in a Worker of its own: it is handed what its seat may know, and nothing else."""

from __future__ import annotations

import pickle
from base64 import b64decode, b64encode
from dataclasses import replace

from sobremesa.bots.hints import hints
from sobremesa.bots.levels import LEVELS, LevelBot
from sobremesa.bots.search_bot import Effort
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView
from sobremesa.table.settings import Settings
from sobremesa.wire.messages import Hint

# Seconds of thought at most. In a browser the same worlds take many times as long as they do compiled, so time ends a
# thought where it would be worlds elsewhere.
SECONDS = {"facil": 0.3, "normal": 0.6, "dificil": 1.2, "experto": 2.4}
LONGEST_SECONDS = 2.4
IN_A_WINDOW_SECONDS = 0.3
# Whoever sat down just now wants to play: bots that begin hurry, whatever their level, until a person is asked.
OPENING_SECONDS = 0.3
SHORT_MOVE_SECONDS = 0.5
# Between two looks at its watch a mind searches for a while, and a last world may be a long one.
MARGIN_SECONDS = 0.5
SHORTEST_SECONDS = 0.9
HINT = Effort(iterations=6_000, seconds=1.5)
MOST_HINTS = 5


def seconds_of_thought(level: str) -> float:
    return SECONDS.get(level, LONGEST_SECONDS)


def seconds_for_a_move(level: str) -> float:
    """The same for every move of a level: how long a bot takes must not tell what it holds (EU-38)."""
    return max(SHORTEST_SECONDS, seconds_of_thought(level) + MARGIN_SECONDS)


def pack(value: object) -> str:
    return b64encode(pickle.dumps(value)).decode()


def unpack(data: str) -> object:
    """Only what our own other Worker wrote is read so."""
    return pickle.loads(b64decode(data))


class MoveRequest:
    """Asks for a move. The game travels as its settings: both sides make it by the same rules."""

    def __init__(
        self, settings: Settings, view: AnyView, said: tuple[SpokenClaim, ...], level: str, seed: int, seconds: float
    ) -> None:
        self.settings = settings
        self.view = view
        self.said = said
        self.level = level
        self.seed = seed
        self.seconds = seconds

    def think(self, game: AnyGame) -> tuple[str | None, int]:
        """What the bot claims aloud, if anything, and its move."""
        bot = LevelBot(game, Rng(self.seed), self.level)
        bot.effort = replace(bot.effort, seconds=min(bot.effort.seconds, self.seconds))
        bot.hear(self.said)
        return bot.speak(self.view), int(bot.choose(self.view))


class HintRequest:
    """Asks for a hint."""

    def __init__(self, settings: Settings, view: AnyView, language: str) -> None:
        self.settings = settings
        self.view = view
        self.language = language

    def think(self, game: AnyGame) -> list[Hint]:
        found = hints(game, self.view, HINT)[:MOST_HINTS]
        return [Hint(hint.move, round(hint.chance, 3), hint.why.say(self.language)) for hint in found]


BotRequest = MoveRequest | HintRequest
LEVEL_NAMES = tuple(LEVELS)
