"""Requests to the bots' Worker. A request carries only what the bot's seat may know."""

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

# The longest a bot thinks, in seconds. A browser searches the same worlds many times slower than the compiled engine,
# so a time limit replaces the limit on worlds.
SECONDS = {"facil": 0.3, "normal": 0.6, "dificil": 1.2, "experto": 2.4}
LONGEST_SECONDS = 2.4
IN_A_WINDOW_SECONDS = 0.3
# A player who has just sat down wants to play: until a person has to move, bots of every level hurry.
OPENING_SECONDS = 0.3
SHORT_MOVE_SECONDS = 0.5
# A bot checks its time limit only between searches, and the last world may be a long one.
MARGIN_SECONDS = 0.5
SHORTEST_SECONDS = 0.9
HINT = Effort(iterations=6_000, seconds=1.5)
MOST_HINTS = 5


def seconds_of_thought(level: str) -> float:
    return SECONDS.get(level, LONGEST_SECONDS)


def seconds_for_a_move(level: str) -> float:
    """Every move of a level takes the same time: its length must not reveal what the bot holds (EU-38)."""
    return max(SHORTEST_SECONDS, seconds_of_thought(level) + MARGIN_SECONDS)


def pack(value: object) -> str:
    return b64encode(pickle.dumps(value)).decode()


def unpack(data: str) -> object:
    """Reads only what our own other Worker wrote."""
    return pickle.loads(b64decode(data))


class MoveRequest:
    """Asks for a move. It carries the settings and not the game, which both Workers make from them."""

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
        """The bot's claim, if it makes one, and its move."""
        bot = LevelBot(game, Rng(self.seed), self.level)
        bot.effort = replace(bot.effort, seconds=min(bot.effort.seconds, self.seconds))
        bot.hear(self.said)
        return bot.speak(self.view), int(bot.choose(self.view))


class HintRequest:
    def __init__(self, settings: Settings, view: AnyView, language: str) -> None:
        self.settings = settings
        self.view = view
        self.language = language

    def think(self, game: AnyGame) -> list[Hint]:
        found = hints(game, self.view, HINT)[:MOST_HINTS]
        return [Hint(hint.move, round(hint.chance, 3), hint.why.say(self.language)) for hint in found]


BotRequest = MoveRequest | HintRequest
LEVEL_NAMES = tuple(LEVELS)
