"""A single-agent environment: the agent plays one seat, bots play the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete, MultiBinary
from numpy.typing import NDArray

from sobremesa.adapters.pettingzoo.picture import render_view
from sobremesa.adapters.pettingzoo.settings import RENDER_MODES, IllegalAction, check_render_mode, game_of
from sobremesa.adapters.seat_eye import SeatEye
from sobremesa.adapters.talk import TalkChannel, TalkRule
from sobremesa.bots.catalog import BOTS
from sobremesa.kernel.bits import has
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import payoff
from sobremesa.kernel.view import AnyView

# A bot's name, or a function that chooses one of the view's moves. Opponents receive views only.
Opponent = str | Callable[[AnyView], int]
LARGEST_SEED: Final = 2**62


class SeatEnv(gymnasium.Env[NDArray[np.int8], np.int64]):
    """An observation is what the seat sees and, with ``memory``, could remember. ``infos["action_mask"]`` and
    ``action_masks()``, which MaskablePPO calls, say which actions are legal. The reward comes at the end: every seat
    stakes one, and the winners share the total.

    ``opponent`` plays the other seats: one for all, or a list with one for each. ``seat`` is the agent's; None draws it
    for every game, and ``reset(options={"seat": 1})`` sets it for one. An illegal action raises an ``IllegalAction``;
    with ``illegal="lose"`` it ends the game as lost, for agents that ignore masks.

    With ``talk``, in games with claims, the agent hears the claims at the table and may make claims of its own before
    it moves. Those actions come after the moves; the agent is asked again, and bots hear the claim.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        opponent: Opponent | Sequence[Opponent] = "normal",
        seat: int | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        deck: Path | str | None = None,
        memory: bool = True,
        talk: bool | TalkRule = False,
        longest: int = 0,
        illegal: Literal["refuse", "lose"] = "refuse",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ("refuse", "lose"):
            raise ValueError(f"illegal is 'refuse' or 'lose', not {illegal!r}")
        self.game = game_of(game, seats, options, deck)
        self.longest = longest
        self.illegal = illegal
        self.render_mode = check_render_mode(render_mode)
        self._fixed_seat = None if seat is None else self._check_seat(seat)
        self._opponents = self._check_opponents(opponent)
        self._eye = SeatEye(self.game, memory=memory)
        self._talk = TalkChannel(self.game, talk)
        self.observation_space = MultiBinary(self._eye.size + self._talk.size)
        self.action_space = Discrete(len(self.game.moves) + len(self._talk.words))
        self._match: Match | None = None
        self._others: dict[int, Callable[[], int]] = {}
        self.seat = 0
        self._moves = 0

    def _check_seat(self, seat: int) -> int:
        if seat not in range(self.game.seats):
            raise ValueError(f"a seat is from 0 to {self.game.seats - 1}, not {seat}")
        return seat

    def _check_opponents(self, given: Opponent | Sequence[Opponent]) -> list[Opponent]:
        others = self.game.seats - 1
        opponents = [given] * others if isinstance(given, str) or callable(given) else list(given)
        if len(opponents) != others:
            raise ValueError(f"there are {others} other seats and {len(opponents)} opponents")
        for opponent in opponents:
            if isinstance(opponent, str) and opponent not in BOTS:
                raise ValueError(f"there is no bot {opponent!r}; there are {', '.join(BOTS)}")
        return opponents

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        """The same seed gives the same deal, seat and opponents' random numbers."""
        super().reset(seed=seed)
        unknown = set(options or ()) - {"seat"}
        if unknown:
            raise ValueError(f"reset has the option 'seat', not {min(unknown)!r}")
        drawn = int(self.np_random.integers(self.game.seats))
        asked = (options or {}).get("seat", self._fixed_seat)
        self.seat = drawn if asked is None else self._check_seat(int(asked))
        self._match = match = Match(self.game, Seed(int(self.np_random.integers(LARGEST_SEED))))
        self._moves = 0
        self._talk.clear()
        self._seat_opponents(match)
        self._let_others_play(match)
        self._show()
        return self._observation(match), self._infos(match)

    def _seat_opponents(self, match: Match) -> None:
        others = [seat for seat in range(self.game.seats) if seat != self.seat]
        self._others = {
            seat: self._player(match, seat, opponent) for seat, opponent in zip(others, self._opponents, strict=True)
        }

    def _player(self, match: Match, seat: int, opponent: Opponent) -> Callable[[], int]:
        rng = Rng(int(self.np_random.integers(LARGEST_SEED)))
        if not isinstance(opponent, str):
            return lambda: int(opponent(match.view(seat)))
        bot = BOTS[opponent](self.game, rng)

        def choose() -> int:
            view = match.view(seat)
            bot.hear(match.claims)
            said = bot.speak(view)
            if said is not None:
                match.claim(seat, said)
            return bot.choose(view)

        return choose

    def _let_others_play(self, match: Match) -> None:
        """Plays on until the agent is asked or the game is over. Seats that are asked at once choose secretly."""
        while match.to_act and self.seat not in match.to_act:
            seat = match.to_act[0]
            match.play_code(seat, self._others[seat]())

    def step(self, action: np.int64 | int) -> tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        match = self._match
        if match is None or not match.to_act:
            raise RuntimeError("call reset before step: there is no game, or it is over")
        move = int(action)
        if self._talk.is_open(self.seat, move):
            match.claim(self.seat, self._talk.spend(self.seat, move))
            self._show()
            return self._observation(match), 0.0, False, False, self._infos(match)
        if not (0 <= move < len(self.game.moves) and has(match.state.legal(self.seat), move)):
            if self.illegal == "refuse":
                legal = ", ".join(map(str, np.flatnonzero(self._mask(match))))
                raise IllegalAction(f"action {move} is not legal for seat {self.seat} now; legal: {legal}")
            found = self._observation(match), -1.0, True, False, {**self._infos(match), "illegal": True}
            self._match = None
            return found
        match.play_code(self.seat, move)
        self._talk.end_turn(self.seat)
        self._moves += 1
        self._let_others_play(match)
        self._show()
        over = not match.to_act
        broken_off = not over and self._moves == self.longest
        reward = float(payoff(match.state.winners(), self.game.seats, self.seat)) if over else 0.0
        seen, infos = self._observation(match), self._infos(match)
        if broken_off:
            self._match = None
        return seen, reward, over, broken_off, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, in the form of sb3-contrib's MaskablePPO."""
        if self._match is None:
            raise RuntimeError("call reset first: there is no game")
        return self._mask(self._match).astype(np.bool_)

    def _mask(self, match: Match) -> NDArray[np.int8]:
        moves = self._eye.mask(match.state, self.seat)
        return np.append(moves, self._talk.mask(self.seat, asked=bool(moves.any())))

    def _observation(self, match: Match) -> NDArray[np.int8]:
        return np.append(self._eye.observe(match.state, self.seat), self._talk.observe(self.seat, match.claims))

    def _infos(self, match: Match) -> dict[str, Any]:
        infos: dict[str, Any] = {"action_mask": self._mask(match), "seat": self.seat}
        outcome = match.outcome
        if outcome is not None:
            infos |= {"scores": outcome.scores, "winners": outcome.winners, "clause": outcome.clause}
        return infos

    def render(self) -> Any:
        """What the agent's seat sees."""
        if self.render_mode is None or self._match is None:
            return None
        said = self._match.claims if self._talk.words else ()
        return render_view(self._match.view(self.seat), self.render_mode, said)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()
