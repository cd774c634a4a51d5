"""Bots with one hand tied, and bots with one idea: what they lose or win tells what a part of the game is worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from sobremesa.bots.levels import LevelMind
from sobremesa.bots.minds import MINDS
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.player import Player
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.view import AnyView
from sobremesa.lab.arena import Maker
from sobremesa.lab.lens import Looking

PLAIN = "normal"
# Random games by which it is seen which kinds of moves there are to choose from.
PROBES = 20


class ForgetfulMind(LevelMind):
    """Remembers nothing of what it was shown."""

    def __init__(self, game: AnyGame, rng: Rng, level: str) -> None:
        super().__init__(game, rng, level)
        self.share = 0.0


class SilentMind(LevelMind):
    """Says nothing, and hears nothing."""

    def hear(self, said: object) -> None:
        pass

    def speak(self, view: AnyView) -> str | None:  # noqa: ARG002  # it has nothing to say
        return None


class HonestMind(LevelMind):
    """Says nothing that it knows to be false."""

    def speak(self, view: AnyView) -> str | None:
        words = super().speak(view)
        assert self.game.claims is not None
        is_lie = words is not None and self.game.claims.truth(words, Looking(self.game).lens.remembered(view)) is False
        return None if is_lie else words


class OneTrackMind(LevelMind):
    """Makes one kind of move whenever it can, and thinks only about what is left to choose."""

    def __init__(self, game: AnyGame, rng: Rng, level: str, verb: str) -> None:
        super().__init__(game, rng, level)
        self.verb = verb

    def think(self, view: AnyView) -> int:
        chosen = super().think(view)
        wanted = [move for move in view.moves if self.game.moves[move].verb == self.verb]
        if not wanted or chosen in wanted:
            return chosen
        looks = self.player.heuristic(view)
        return max(wanted, key=lambda move: (looks[move], -move))


RESTRICTED: Mapping[str, Maker] = {
    "no-memory": partial(ForgetfulMind, level=PLAIN),
    "no-talk": partial(SilentMind, level=PLAIN),
    "no-bluff": partial(HonestMind, level=PLAIN),
    "no-look-ahead": MINDS["greedy"],
}


def restrictions(game: AnyGame) -> list[str]:
    """What can be taken from a bot in this game: talk where there are claims, memory where bots recall."""
    found = ["no-look-ahead"]
    if game.claims is not None:
        found += ["no-talk", "no-bluff"]
    if _has_own(game, "recall"):
        found.append("no-memory")
    return found


def plans(game: AnyGame) -> Mapping[str, Maker]:
    """A bot for each kind of move that somebody can decide for or against: it makes it whenever it can."""
    return {verb: partial(OneTrackMind, level=PLAIN, verb=verb) for verb in optional_verbs(game)}


def optional_verbs(game: AnyGame) -> list[str]:
    """The kinds of moves that stand beside others in some decision, as random games meet them."""
    found: dict[str, None] = {}
    for deal in range(PROBES):
        match, rng = Match(game, Seed(deal)), Rng(deal)
        while match.to_act:
            seat = match.to_act[0]
            moves = game.legal(match.state, seat)
            verbs = dict.fromkeys(game.moves[move].verb for move in moves)
            if len(verbs) > 1:
                found.update(verbs)
            match.make(seat, moves[rng.below(len(moves))])
    return sorted(found)


def _has_own(game: AnyGame, name: str) -> bool:
    """Whether the game's player says more than every player does."""
    return getattr(type(game.player()), name) is not getattr(Player, name)
