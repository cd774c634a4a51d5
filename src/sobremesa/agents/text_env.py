"""A game as a text environment with TextArena's methods. It does not need that package.

>>> env = TextEnv(next(iter(GAMES)))
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

from sobremesa.agents.text_seat import LONGEST_WORDS, NotAsked, TextSeat
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.bits import set_of
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import payoff
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.console.drawing import draw_text
from sobremesa.terminal.faces.face import result
from sobremesa.terminal.games.catalog import face_of
from sobremesa.terminal.texts import TEXTS


class MatchSeat(TextSeat):
    """``hear`` must be called after every move: fading news appear only once."""

    def __init__(self, match: Match, seat: int, language: str, *, memory_aid: bool) -> None:
        super().__init__(match.game, language)
        self.match = match
        self.seat = seat
        self.face = face_of(match.game)(match.game, match.names, language, memory_aid=memory_aid)
        self._news: list[str] = []
        self._seen = self._heard = 0

    def hear(self) -> None:
        for event in self.match.events(self.seat, self._seen):
            told = self.face.narrator.tell(event, self.seat)
            if told:
                self._news.append(f"· {told}")
        self._seen = self.match.event_count
        claims = self.game.claims
        for said in self.match.claims[self._heard :]:
            assert claims is not None
            name = self.face.names[said.seat]
            words = claims.message(said.words, self.face.names, speaker=said.seat, viewer=self.seat)
            self._news.append(f"· {self.say('news-speech', name=name, words=words)}")
        self._heard = len(self.match.claims)

    def look(self) -> str:
        self.hear()
        news, self._news = self._news, []
        view, outcome = self.match.view(self.seat), self.match.outcome
        if outcome is not None:
            ended = result(self.face, outcome.winners, outcome.reason, outcome.clause)
            return "\n".join([*news, draw_text(self.face.ending(view)), ended])
        asked = self.face.question(view) if self._is_asked() else self.say("spoken-not-asked")
        return "\n".join([*news, draw_text(self.face.show(view)), asked])

    def legal_moves(self) -> str:
        return self.list_moves(self.face, self._asked_view())

    def play(self, words: str) -> str:
        for code in self.read(self.face, self._asked_view(), words):
            self.match.play_code(self.seat, code)
        if self._is_asked():
            implied = self.face.implied_move(self.match.view(self.seat), words)
            if implied is not None:
                self.match.play_code(self.seat, implied)
        return self.say("spoken-played")

    def claim(self, words: str) -> str:
        self.match.claim(self.seat, words[:LONGEST_WORDS])
        return self.say("spoken-said")

    def wait(self, seconds: float) -> str:  # noqa: ARG002  # nothing happens without a move
        return self.look()

    def close(self) -> None:
        pass

    def _is_asked(self) -> bool:
        return self.seat in self.match.to_act

    def _asked_view(self) -> AnyView:
        if not self._is_asked():
            raise NotAsked(TEXTS.message("spoken-not-asked"))
        return self.match.view(self.seat)


# A model may think aloud; its action is in brackets.
IN_BRACKETS = re.compile(r"\[([^\[\]]*)\]")
ASKS_FOR_MOVES = ("?", "legal_moves")
RULES = "rules"
CLAIM = "claim:"
DEFAULT_MISTAKES = 3


class TextEnv:
    """Asks one player at a time. Where several have to choose, it asks the lowest seat first and keeps the choices
    sealed.

    An action is a move in words, as people type it, or the text in its last pair of brackets. ``[?]`` lists the legal
    moves, whose numbers are moves from then on; ``[rules]`` or ``[rules 20]`` shows the rules; ``[claim: ...]`` makes a
    claim that all players hear. An illegal move changes nothing. A player who answers more than ``mistakes`` times in a
    row without a move has lost.
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
            raise ValueError(f"unknown game {game!r}: it must be one of {', '.join(GAMES)}")
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
        return self._running_match().game.seats

    @property
    def done(self) -> bool:
        return self._lost is not None or self._running_match().outcome is not None

    def get_observation(self) -> tuple[int, str]:
        """The player whose turn it is, and everything new for that player. After the end, the first player."""
        player = self._player()
        told = [*self._answers[player], self._seats[player].look()]
        self._answers[player] = []
        return player, "\n".join(told)

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Whether the game is over, and details of the step: ``refused`` gives the reason of a refusal."""
        if self.done:
            raise RuntimeError("the game is over: reset() begins another")
        player, info = self._player(), {}
        try:
            is_move = self._do(player, _read_action(action))
        except SobremesaError as problem:
            is_move, info = False, {"refused": problem.say(self.language)}
            self._answers[player].append(info["refused"])
        self._idle = 0 if is_move else self._idle + 1
        if self._idle > self.mistakes:
            self._lost = player
        return self.done, info

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """The rewards, which add up to zero if the rules decided the game, and what each player did. No rewards before
        the end."""
        outcome, seats = self._running_match().outcome, range(self.num_players)
        info = {seat: {"turn_count": self._turns[seat], "invalid_move": seat == self._lost} for seat in seats}
        if self._lost is not None:
            return {seat: -1.0 if seat == self._lost else 0.0 for seat in seats}, info
        if outcome is None:
            return {}, info
        winners = set_of(outcome.winners)
        return {seat: payoff(winners, self.num_players, seat) for seat in seats}, info

    def _do(self, player: int, words: str) -> bool:
        """Carries out an action; returns whether it was a move."""
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
        return min(self._running_match().to_act, default=0)

    def _running_match(self) -> Match:
        if self.match is None:
            raise RuntimeError("reset() begins a game")
        return self.match

    def _instructions(self) -> str:
        title = self.kind.about.texts.say(self.language, "title")
        return TEXTS.say(self.language, "spoken-text-instructions", game=title, mistakes=self.mistakes)


def _read_action(action: str) -> str:
    found = IN_BRACKETS.findall(action)
    return (found[-1] if found else action).strip()
