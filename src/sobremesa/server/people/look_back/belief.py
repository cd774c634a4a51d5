"""What each seat of a finished game could believe at each step, and its chances. Runs beside the event loop.

A seat's beliefs come from its views alone, as a bot in its place would think: it never imagines a world that it could
rule out. Only ``truth`` looks at the deal itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import worth_of_end
from sobremesa.kernel.view import AnyView

# Worlds imagined for a step of a seat, and played out for its chances. With this many, a chance has a standard error of
# about six percent, and a case that none of them shows is rare.
WORLDS = 64
# Rollouts for the truth, of which there is one world.
TRUE_ROLLOUTS = 200
TURNING_POINTS = 3
# Of smaller swings nobody would say that all changed. A swing compares the mean of ``AROUND`` steps on each side.
LEAST_SWING = 0.25
AROUND = 3
APART = 5
SEED = 18


@dataclass(frozen=True)
class Step:
    """After a move (the first is the deal). ``chances`` to win: the seat's own, or those of all seats in the truth.
    ``beliefs``: by topic, the share of the imagined worlds (0 to 1) that have each value there."""

    chances: tuple[float, ...]
    beliefs: Mapping[str, Mapping[str, float]]


class Believer:
    """Thinks like a bot in a seat's place: it gets views and claims, and never a state."""

    def __init__(self, seat: int, game: AnyGame) -> None:
        self.seat = seat
        self._game = game
        self._player = game.player()
        self._rollout = self._player.rollout()

    def believe(self, view: AnyView, said: Sequence[SpokenClaim], key: int) -> Step:
        """From imagined worlds, sampled in proportion to how well they explain what others did and said. ``key`` is the
        seat's knowledge key and seeds the sampling: equal knowledge gives equal beliefs."""
        rng = Rng(key)
        world, scratch = self._game.blank(rng), self._game.blank(rng)
        imagination = self._player.posterior(view, said)
        found: dict[str, Counter[tuple[str, ...]]] = {}
        won = 0.0
        for _world in range(WORLDS):
            imagination.sample(rng, world)
            for topic, values in self._player.secrets(world).items():
                if topic not in found:
                    found[topic] = Counter()
                found[topic][values] += 1
            scratch.copy_from(world)
            self._rollout.run(scratch, rng)
            won += self._rollout.evaluate(scratch, self.seat)
        return Step((won / WORLDS,), {topic: _shares(counts) for topic, counts in found.items()})


def beliefs_of(seat: int, record: Record, game: AnyGame) -> list[Step]:
    """What the seat could believe, step by step, with the outcome at the end."""
    believer = Believer(seat, game)
    steps: list[Step] = []
    known: tuple[int, int] | None = None

    def step(match: Match) -> None:
        nonlocal known
        now = (int(match.state.knowledge_key(seat)), len(match.claims))
        if match.outcome is not None:
            steps.append(Step((worth_of_end(match.state, seat),), steps[-1].beliefs))
        elif now == known:
            steps.append(steps[-1])
        else:
            steps.append(believer.believe(match.view(seat), match.claims, now[0]))
        known = now

    step(record.replay(game, each=step))
    return steps


def _shares(counts: Counter[tuple[str, ...]]) -> dict[str, float]:
    """By value, the share of the worlds that have it there."""
    times: Counter[str] = Counter()
    for values, count in counts.items():
        for value in set(values):
            times[value] += count
    return {value: count / WORLDS for value, count in sorted(times.items())}


def truth(record: Record, game: AnyGame) -> list[Step]:
    """The chances of all seats with all cards known, if each plays on knowing only its own."""
    rng, rollout = Rng(SEED), game.player().rollout()
    scratch = game.blank(rng)
    steps: list[Step] = []

    def step(match: Match) -> None:
        if match.outcome is not None:
            steps.append(Step(tuple(worth_of_end(match.state, seat) for seat in range(game.seats)), {}))
            return
        won = [0.0] * game.seats
        for _world in range(TRUE_ROLLOUTS):
            scratch.copy_from(match.state)
            rollout.run(scratch, rng)
            for seat in range(game.seats):
                won[seat] += rollout.evaluate(scratch, seat)
        steps.append(Step(tuple(times / TRUE_ROLLOUTS for times in won), {}))

    step(record.replay(game, each=step))
    return steps


def turning_points(steps: list[Step]) -> list[int]:
    """The steps at which the chances changed most and stayed changed, in order, and not next to each other."""
    lines = [[step.chances[seat] for step in steps] for seat in range(len(steps[0].chances))]
    swings = [(max(_swing(line, number) for line in lines), number) for number in range(1, len(steps))]
    chosen: list[int] = []
    for swing, number in sorted(swings, key=lambda swing: (-swing[0], swing[1])):
        if swing >= LEAST_SWING and len(chosen) < TURNING_POINTS and all(abs(number - one) > APART for one in chosen):
            chosen.append(number)
    return sorted(chosen)


def _swing(line: list[float], number: int) -> float:
    """How far the mean chance after a step is from the mean before it; means are less noisy than single steps."""
    before, after = line[max(0, number - AROUND) : number], line[number : number + AROUND]
    return abs(sum(after) / len(after) - sum(before) / len(before))


def mark_claims(record: Record, game: AnyGame) -> list[bool | None]:
    """For each claim of the record, whether it was true when it was made; None where that cannot be said."""
    if game.claims is None:
        return [None] * len(record.claims)
    player, claims = game.player(), game.claims
    marks: list[bool | None] = []

    def step(match: Match) -> None:
        fresh = match.claims[len(marks) :]
        marks.extend(claims.holds(claim.words, player.secrets(match.state)) for claim in fresh)

    step(record.replay(game, each=step))
    return marks
