"""The record of a finished game as everybody may read it.

What a seat answered in a window and did not count stays secret (EU-63), and so does who answered when, and in how many
steps (EU-38). A pass in its place leads to the very same game, so the record still replays, and still proves that it
was fair.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Record
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import State
from sobremesa.table.learning import chance_used
from sobremesa.table.window import Span

Code = tuple[int, int]


def published(record: Record, game: AnyGame, codes: Sequence[Code], windows: Sequence[Span]) -> Record:
    """``codes`` are the moves of the record, by seat and code; ``windows`` say which of them were answers."""
    shown: list[Code] = []
    # For every number of moves made, the number of moves shown by then.
    places = [0]
    done = 0
    for first, last in windows:
        shown += codes[done:first]
        places += range(places[-1] + 1, len(shown) + 1)
        # What was said while others answered was said before, so that it counts no answers.
        places += [len(shown)] * (last - first - 1)
        shown += _answers(game, record.seed, shown, codes[first:last])
        places += [len(shown)] * (last > first)
        done = last
    shown += codes[done:]
    places += range(places[-1] + 1, len(shown) + 1)
    return replace(
        record,
        moves=tuple((seat, game.moves.text(code)) for seat, code in shown),
        claims=tuple(replace(claim, after=places[claim.after]) for claim in record.claims),
    )


def _answers(game: AnyGame, seed: Seed, before: Sequence[Code], answers: Sequence[Code]) -> list[Code]:
    """The answers of a window by seat, with a pass for each that changed nothing."""
    assert game.reactions is not None
    kept: dict[int, list[int]] = {}
    for seat, code in answers:
        kept.setdefault(seat, []).append(code)
    start = _state(game, seed, before)
    truth = _state(game, seed, [*before, *answers])
    for seat in sorted(kept):
        no_answer = [game.reactions.unanswered(game.view(start, seat))]
        if kept[seat] == no_answer:
            continue
        tried = {**kept, seat: no_answer}
        if _same(truth, _state(game, seed, [*before, *_by_seat(tried)])):
            kept = tried
    return _by_seat(kept)


def _by_seat(answers: dict[int, list[int]]) -> list[Code]:
    return [(seat, code) for seat in sorted(answers) for code in answers[seat]]


def _state(game: AnyGame, seed: Seed, codes: Sequence[Code]) -> State:
    state: State = game.deal(seed.rng())
    for seat, code in codes:
        state.play(seat, code)
    return state


def _same(one: State, other: State) -> bool:
    return one.fields() == other.fields() and chance_used(one) == chance_used(other)
