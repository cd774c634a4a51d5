"""``python -m research.networks.team_belief``: would a network predict teams and Leaders of Euphoria better than the
belief?

Bots play against themselves. At the start of some turns it records what the belief (``odds.py``) says of each other
seat, what that seat did and claimed in public, and the truth. A small network learns to correct the belief. The
log-loss of both is printed for held-out games, with 95 % intervals over games.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from math import sqrt
from typing import cast

import numpy as np

from research.ladder import counting
from sobremesa.games.euphoria.claims import TEAMS, EuphoriaClaim
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.euphoria.player.belief import EuphoriaBelief
from sobremesa.games.euphoria.player.odds import WORLDS, Odds, odds
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.view import View

SIDES = ("euphoriano", "subterra")
# One start of a turn in this many is recorded; one game in this many is held out.
NOTED = 5
HELD_OUT = 5
HIDDEN = 16
EPOCHS = 60
BATCH = 256
RATE = 3e-3
DECAY = 1e-3


@dataclass(frozen=True)
class Notes:
    """One row for each other seat: the belief's log-odds (friend; holds the wanted Leader), the public signs, the
    truth, the view it belongs to, and the game."""

    belief: np.ndarray
    seen: np.ndarray
    truth: np.ndarray
    view: np.ndarray
    game: np.ndarray


def log_odds(share: float) -> float:
    smooth = (WORLDS * share + 0.5) / (WORLDS + 1)
    return float(np.log(smooth / (1 - smooth)))


def signs(view: View[Scene, Memory], said: list[tuple[int, EuphoriaClaim]], found: Odds, other: int) -> list[float]:
    """Signs for or against the other seat's being a friend, as numbers."""
    me, scene, hostile = view.viewer, view.scene, view.memory.hostile
    assert me is not None
    lean = [2 * share - 1 for share in found.friend]
    thirds = [seat for seat in range(len(lean)) if seat not in (me, other)]
    row, mine = view.memory.recruits[other], _side(view, me)
    own_words = [words.what for seat, words in said if seat == other and words.seat == other and words.place is None]
    of_me = [words.what for seat, words in said if seat == other and words.seat == me]
    of_them = [(seat, words.what) for seat, words in said if words.seat == other and seat != other]
    team = TEAMS[SIDES.index(mine)]
    return [
        *(hostile[other][me], hostile[me][other]),
        sum(hostile[other][seat] * lean[seat] for seat in thirds),
        sum(hostile[seat][other] * lean[seat] for seat in thirds),
        *(float(scene.aims[other] == me), float(scene.aims[other] is not None)),
        sum(lean[seat] for seat in thirds if scene.aims[other] == seat),
        sum(lean[seat] for seat in thirds if scene.aims[seat] == other),
        *(float(row.count(mine)), float(sum(bool(one) and one != mine for one in row)), float(row.count(""))),
        *(float(own_words.count(team)), float(len(own_words) - own_words.count(team))),
        *(float(sum(what.startswith("lider") for what in of_me)), float(len(of_me))),
        sum(lean[seat] for seat, what in of_them if what.startswith("lider")),
        sum(lean[seat] * (1 if what == team else -1) for seat, what in of_them if what in TEAMS),
        *(float(scene.hand_sizes[other]), scene.turns / len(lean), float(len(scene.anarchists))),
        *(found.ward[other], found.prey[other], found.friend[other]),
    ]


def _side(view: View[Scene, Memory], seat: int) -> str:
    row = view.scene.recruits[seat]
    leaders = [recruit.removeprefix("lider_") for recruit in row if recruit.startswith("lider")]
    return leaders[0] if leaders else max(SIDES, key=row.count)


def play_game(
    game: Euphoria, number: int, level: str, worlds: int
) -> list[tuple[list[float], list[float], list[float]]]:
    """One game: belief, signs and truth of each other seat, view by view."""
    match, chance = Match(game, Seed(number)), Rng(number)
    player, blank = game.player(), game.blank(Rng(0))
    players = [counting(game, Rng(64 * number + seat), level, worlds) for seat in range(game.seats)]
    found: list[tuple[list[float], list[float], list[float]]] = []
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        loyal = seat not in view.scene.anarchists
        if view.scene.phase == "start" and loyal and chance.below(NOTED) == 0:
            belief = cast(EuphoriaBelief, player.posterior(view, match.claims))
            thought = odds(view, belief, blank)
            said = [(claim.seat, EuphoriaClaim.read(claim.words, game.seats)) for claim in match.claims]
            secrets = player.secrets(match.state)
            for other in range(game.seats):
                if other == seat:
                    continue
                row = [secrets[f"recruit {other}.{place}"][0] for place in range(3)]
                prey = any(recruit.startswith("lider") and not recruit.endswith(_side(view, seat)) for recruit in row)
                friend = secrets[f"team {other}"] == secrets[f"team {seat}"]
                found.append(
                    (
                        [log_odds(thought.friend[other]), log_odds(thought.prey[other])],
                        [float(number) for number in signs(view, said, thought, other)],
                        [float(friend), float(prey), float(other in view.scene.anarchists)],
                    )
                )
        players[seat].hear(match.claims)
        words = players[seat].speak(view)
        if words is not None:
            match.claim(seat, words)
        match.play_code(seat, players[seat].choose(view))
    return found


def gather(seats: int, first: int, games: int, level: str, worlds: int) -> Notes:
    game = Euphoria(seats)
    rows, numbers = [], []
    for number in range(first, first + games):
        found = play_game(game, number, level, worlds)
        rows += found
        numbers += [number - first] * len(found)
    belief, seen, truth = (np.array([row[at] for row in rows], np.float64) for at in range(3))
    return Notes(belief, seen, truth, np.arange(len(rows)) // (seats - 1), np.array(numbers))


class Corrector:
    """Adds to the belief's log-odds what one hidden layer makes of the signs."""

    def __init__(self, inputs: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.chance = chance
        self.parts = [chance.standard_normal((inputs, HIDDEN)) * 0.1, np.zeros(HIDDEN), np.zeros(HIDDEN), np.zeros(1)]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.taken = 0

    def chances(self, belief: np.ndarray, signs: np.ndarray) -> np.ndarray:
        inner, start, outward, last = self.parts
        return _chance(belief + np.tanh(signs @ inner + start) @ outward + last)

    def learn(self, belief: np.ndarray, signs: np.ndarray, truth: np.ndarray) -> None:
        for _epoch in range(EPOCHS):
            order = self.chance.permutation(len(truth))
            for at in range(0, len(order), BATCH):
                these = order[at : at + BATCH]
                self._step(belief[these], signs[these], truth[these])

    def _step(self, belief: np.ndarray, signs: np.ndarray, truth: np.ndarray) -> None:
        inner, start, outward, last = self.parts
        lit = np.tanh(signs @ inner + start)
        slope = (_chance(belief + lit @ outward + last) - truth) / len(truth)
        back = slope[:, None] * outward * (1 - lit**2)
        slopes = [signs.T @ back, back.sum(0), lit.T @ slope, np.array([slope.sum()])]
        self.taken += 1
        for at, (part, found) in enumerate(zip(self.parts, slopes, strict=True)):
            wanted = found + DECAY * part
            self.means[at] += 0.1 * (wanted - self.means[at])
            self.squares[at] += 0.001 * (wanted**2 - self.squares[at])
            spread = np.sqrt(self.squares[at] / (1 - 0.999**self.taken)) + 1e-8
            self.parts[at] = part - RATE * self.means[at] / (1 - 0.9**self.taken) / spread


def _chance(found: np.ndarray) -> np.ndarray:
    return np.asarray(1 / (1 + np.exp(-np.clip(found, -30, 30))))


def log_loss(chance: np.ndarray, truth: np.ndarray) -> np.ndarray:
    bounded = np.clip(chance, 1e-6, 1 - 1e-6)
    return np.asarray(-(truth * np.log(bounded) + (1 - truth) * np.log(1 - bounded)))


def of_leader(chance: np.ndarray, truth: np.ndarray, view: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """For each view with one wanted Leader elsewhere: the log-loss of the seat that holds it, and where its rows
    begin."""
    lost, begin = [], []
    firsts = np.flatnonzero(np.r_[True, view[1:] != view[:-1]])
    for first, last in zip(firsts, [*firsts[1:], len(view)], strict=True):
        rows = slice(first, last)
        if truth[rows].sum() == 1:
            share = float(np.sum(chance[rows] * truth[rows]) / np.sum(chance[rows]))
            lost.append(-np.log(max(share, 1e-6)))
            begin.append(first)
    return np.array(lost), np.array(begin)


def format_results(what: str, before: np.ndarray, after: np.ndarray, game: np.ndarray) -> str:
    """Means, and the mean difference with its interval over games, each of which counts once."""
    games = np.unique(game)
    apart = np.array([np.mean((after - before)[game == one]) for one in games])
    half = 1.96 * apart.std(ddof=1) / sqrt(len(games))
    return (
        f"{what}: belief {before.mean():.3f}, with the network {after.mean():.3f}; by game {apart.mean():+.3f} "
        f"[{apart.mean() - half:+.3f}, {apart.mean() + half:+.3f}], {len(before)} in {len(games)} games held out"
    )


def main() -> None:
    words = argparse.ArgumentParser(prog="research.networks.team_belief")
    words.add_argument("--games", type=int, default=400)
    words.add_argument("--seats", type=int, default=6)
    words.add_argument("--level", default="normal")
    words.add_argument("--worlds", type=int, default=20)
    words.add_argument("--seed", type=int, default=40_001)
    asked = words.parse_args()
    notes = gather(asked.seats, asked.seed, asked.games, asked.level, asked.worlds)
    held = notes.game % HELD_OUT == 0
    middle, spread = notes.seen[~held].mean(0), notes.seen[~held].std(0) + 1e-6
    seen = (notes.seen - middle) / spread
    found = []
    for at in range(2):
        # An anarchist is public, so there is nothing to predict.
        of_use = ~held & (notes.truth[:, 2] == 0)
        net = Corrector(seen.shape[1], asked.seed)
        net.learn(notes.belief[of_use, at], seen[of_use], notes.truth[of_use, at])
        found.append(net.chances(notes.belief[:, at], seen))
    open_rows = held & (notes.truth[:, 2] == 0)
    friend = [
        log_loss(chance[open_rows], notes.truth[open_rows, 0]) for chance in (_chance(notes.belief[:, 0]), found[0])
    ]
    print(format_results("is this seat a friend?", friend[0], friend[1], notes.game[open_rows]))
    view, truth = notes.view[held], notes.truth[held, 1]
    leader = [of_leader(chance[held], truth, view) for chance in (_chance(notes.belief[:, 1]), found[1])]
    print(format_results("who holds the wanted Leader?", leader[0][0], leader[1][0], notes.game[held][leader[0][1]]))


if __name__ == "__main__":
    main()
