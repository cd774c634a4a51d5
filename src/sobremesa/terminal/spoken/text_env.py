"""A game as an environment of text, with the methods that TextArena's have; nothing of that package is needed.

>>> env = TextEnv("evidencia")
>>> env.reset(num_players=2, seed=3)
>>> player, observation = env.get_observation()
>>> done, info = env.step("[?]")
>>> rewards, game_info = env.close()
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.bits import set_of
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import payoff
from sobremesa.terminal.spoken.match_seat import MatchSeat
from sobremesa.terminal.texts import TEXTS

# A model may think aloud; what it does is in brackets.
IN_BRACKETS = re.compile(r"\[([^\[\]]*)\]")
ASKS_FOR_MOVES = ("?", "legal_moves")
RULES = "rules"
CLAIM = "claim:"
DEFAULT_MISTAKES = 3


class TextEnv:
    """One player is asked at a time: the lowest seat where several are, and what they choose stays sealed.

    An action is a move in words, as people type it, or what stands in the last pair of brackets in it. ``[?]`` asks
    which moves are legal, and then their numbers are moves too; ``[rules]`` or ``[rules 20]`` asks for the rules, and
    ``[claim: ...]`` says something that everybody hears. A move that is not allowed changes nothing. Whoever answers
    more than ``mistakes`` times in a row with anything but a move has lost.
    """

    def __init__(
        self,
        game: str,
        *,
        language: str = "en",
        options: Mapping[str, str] | None = None,
        memory_aid: bool = False,
        mistakes: int = DEFAULT_MISTAKES,
    ) -> None:
        if game not in GAMES:
            raise ValueError(f"there is no game {game!r}: it must be one of {', '.join(GAMES)}")
        self.kind = GAMES[game]
        self.language = language
        self.options = dict(options or {})
        self.memory_aid = memory_aid
        self.mistakes = mistakes
        self.match: Match | None = None

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        game = self.kind(seats=num_players, options=self.options)
        names = [TEXTS.say(self.language, "name-player", number=seat + 1) for seat in range(game.seats)]
        self.match = Match(game, Seed(secrets.randbits(62) if seed is None else seed), names)
        self._seats = [
            MatchSeat(self.match, seat, self.language, memory_aid=self.memory_aid) for seat in range(game.seats)
        ]
        self._answers: list[list[str]] = [[self._instructions()] for _seat in self._seats]
        self._turns = [0] * game.seats
        self._idle = 0
        self._lost: int | None = None

    @property
    def num_players(self) -> int:
        return self._playing().game.seats

    @property
    def done(self) -> bool:
        return self._lost is not None or self._playing().outcome is not None

    def get_observation(self) -> tuple[int, str]:
        """Whose turn it is, and all that the player has been told since the last time. At the end: the first player."""
        player = self._player()
        told = [*self._answers[player], self._seats[player].look()]
        self._answers[player] = []
        return player, "\n".join(told)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Whether the game is over, and what there is to know of the step: ``refused`` says why, if it was."""
        if self.done:
            raise RuntimeError("the game is over: reset() begins another")
        player, info = self._player(), {}
        try:
            is_move = self._obey(player, _meant(action))
        except SobremesaError as problem:
            is_move, info = False, {"refused": problem.say(self.language)}
            self._answers[player].append(info["refused"])
        self._idle = 0 if is_move else self._idle + 1
        if self._idle > self.mistakes:
            self._lost = player
        return self.done, info

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Rewards, which add up to zero where the rules decided, and what each player did; none before the end."""
        outcome, seats = self._playing().outcome, range(self.num_players)
        info = {seat: {"turn_count": self._turns[seat], "invalid_move": seat == self._lost} for seat in seats}
        if self._lost is not None:
            return {seat: -1.0 if seat == self._lost else 0.0 for seat in seats}, info
        if outcome is None:
            return {}, info
        winners = set_of(outcome.winners)
        return {seat: payoff(winners, self.num_players, seat) for seat in seats}, info

    def _obey(self, player: int, words: str) -> bool:
        """Whether it was a move."""
        seat, word = self._seats[player], words.lower()
        if word in ASKS_FOR_MOVES:
            self._answers[player].append(seat.legal_moves())
        elif word.split(" ")[0] == RULES:
            self._answers[player].append(seat.rules(words[len(RULES) :]))
        elif word.startswith(CLAIM):
            seat.claim(words[len(CLAIM) :].strip())
        else:
            seat.play(words)
            self._turns[player] += 1
            for other in self._seats:
                other.hear()
            return True
        return False

    def _player(self) -> int:
        return min(self._playing().to_act, default=0)

    def _playing(self) -> Match:
        if self.match is None:
            raise RuntimeError("reset() begins a game")
        return self.match

    def _instructions(self) -> str:
        title = self.kind.about.texts.say(self.language, "title")
        return TEXTS.say(self.language, "spoken-text-instructions", game=title, mistakes=self.mistakes)


def _meant(action: str) -> str:
    found = IN_BRACKETS.findall(action)
    return (found[-1] if found else action).strip()
