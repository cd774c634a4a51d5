"""The public record of a finished game.

An answer in a window that had no effect stays secret (EU-63), and so does who answered when, and in how many steps
(EU-38). A pass in its place leads to the same game, so the record still replays and still proves that it was fair.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Record
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import State
from sobremesa.table.knowledge import chance_used, take_chance
from sobremesa.table.window import Span

Code = tuple[int, int]


def publish(record: Record, game: AnyGame, codes: Sequence[Code], windows: Sequence[Span]) -> Record:
    """``codes`` are the moves of the record, by seat and code; ``windows`` say which of them were answers."""
    if not windows:
        return record
    trial = Trial(game, record.seed)
    shown: list[Code] = []
    # For every number of moves made, the number of moves shown by then.
    places = [0]
    done = 0
    for first, last in windows:
        shown += codes[done:first]
        trial.play(codes[done:first])
        places += range(places[-1] + 1, len(shown) + 1)
        # Claims made during a window are written before it, so that their place does not count answers.
        places += [len(shown)] * (last - first - 1)
        answers = _answers(trial, codes[first:last])
        shown += answers
        trial.play(answers)
        places += [len(shown)] * (last > first)
        done = last
    shown += codes[done:]
    places += range(places[-1] + 1, len(shown) + 1)
    return replace(
        record,
        moves=tuple((seat, game.moves.text(code)) for seat, code in shown),
        claims=tuple(replace(claim, after=places[claim.after]) for claim in record.claims),
    )


class Trial:
    """The game as the public record has it so far, and what different answers would lead to."""

    def __init__(self, game: AnyGame, seed: Seed) -> None:
        self.game = game
        self.state: State = game.deal(seed.rng())
        self._with: State = game.blank(seed.rng())
        self._without: State = game.blank(seed.rng())

    def play(self, codes: Iterable[Code]) -> None:
        for seat, code in codes:
            self.state.play(seat, code)

    def come_to_the_same(self, answers: Iterable[Code], others: Iterable[Code]) -> bool:
        """Whether both lead to one state, with the same chance used."""
        one, other = self._after(self._with, answers), self._after(self._without, others)
        return one.fields() == other.fields() and chance_used(one) == chance_used(other)

    def _after(self, state: State, codes: Iterable[Code]) -> State:
        state.copy_from(self.state)
        # A copy has a source of chance of its own.
        take_chance(state, self.state)
        for seat, code in codes:
            state.play(seat, code)
        return state


def _answers(trial: Trial, answers: Sequence[Code]) -> list[Code]:
    """The answers of a window by seat, with a pass for each that changed nothing."""
    reactions = trial.game.reactions
    assert reactions is not None
    kept: dict[int, list[int]] = {}
    for seat, code in answers:
        kept.setdefault(seat, []).append(code)
    for seat in sorted(kept):
        no_answer = [reactions.move_without_answer(trial.game.scene_view(trial.state, seat))]
        if kept[seat] == no_answer:
            continue
        tried = {**kept, seat: no_answer}
        if trial.come_to_the_same(answers, _by_seat(tried)):
            kept = tried
    return _by_seat(kept)


def _by_seat(answers: dict[int, list[int]]) -> list[Code]:
    return [(seat, code) for seat in sorted(answers) for code in answers[seat]]
