"""Writing observations: features put together lie where they would lie if each were put alone."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.kernel.feature_writer import WIDEST, FeatureWriter

FEATURES = 400


@st.composite
def pairs(draw: st.DrawFn) -> tuple[int, int, int]:
    width = draw(st.integers(1, WIDEST))
    return draw(st.integers(0, 2**width - 1)), draw(st.integers(0, 2**width - 1)), width


@given(st.integers(0, 55), st.lists(pairs(), max_size=3))
def test_two_sets_at_once_are_written_as_one_after_the_other(before: int, sets: list[tuple[int, int, int]]) -> None:
    at_once, in_turn = FeatureWriter(1, FEATURES + 56), FeatureWriter(1, FEATURES + 56)
    for writer in (at_once, in_turn):
        writer.put_none(before)
    for one, other, width in sets:
        at_once.put_two(one, other, width)
        in_turn.put_set(one, width)
        in_turn.put_set(other, width)
    assert at_once.pending_count() == in_turn.pending_count() == before + sum(2 * width for _one, _other, width in sets)
    for writer in (at_once, in_turn):
        writer.flush(0)
    assert list(at_once.cells) == list(in_turn.cells)
