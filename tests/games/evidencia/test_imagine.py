"""Exact knowledge: the worlds imagined are all those, and only those, that fit what a viewer saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.kernel.bits import members, row_get
from sobremesa.kernel.rng import Rng
from tests.games.evidencia.deals import GAME, Sitting, plain_deal
from tests.games.evidencia.test_gathering import same_backs
from tests.games.evidencia.test_specials import doubtful_abduction, twins_in_one_zone

SAMPLES = 6000


def late_round() -> Sitting:
    """Round 5: unseen by seat 0 are the other hand (two cards) and the Final Challenge, three backs all seen."""
    sitting = plain_deal(seed=4)
    rng = Rng(4)
    while sitting.state.round < 5 or sitting.state.phase:
        seat = rng.draw(sitting.state.to_act())
        sitting.match.play_code(int(seat), int(rng.draw(sitting.state.legal(seat))))
    return sitting


def everything(world: EvidenciaState) -> tuple[int, ...]:
    return tuple(world.fields())


def placed(world: EvidenciaState) -> tuple[int, ...]:
    """Both zones and the first slot of the pyramid."""
    return int(world.zone0), int(world.zone1), int(row_get(world.pyramid, 0))


def imagined(
    sitting: Sitting,
    viewer: int | None,
    part: Callable[[EvidenciaState], tuple[int, ...]] = everything,
) -> Counter[tuple[int, ...]]:
    """How often each world, or each kind of world by a part of it, is imagined."""
    world = GAME.blank(Rng(0))
    worlds = GAME.imagine(sitting.match.view(viewer))
    rng = Rng(8)
    found: Counter[tuple[int, ...]] = Counter()
    for _sample in range(SAMPLES):
        worlds.sample(rng, world)
        found[part(world)] += 1
    return found


def evenly(found: Counter[tuple[int, ...]]) -> bool:
    """Whether every world came up about equally often (five standard deviations)."""
    mean = SAMPLES / len(found)
    return all(abs(count - mean) < 5 * mean**0.5 for count in found.values())


def compatible_late(sitting: Sitting, viewer: int) -> set[tuple[int, ...]]:
    """By brute force: every way to lay the unseen cards that gives the viewer the same view."""
    truth = sitting.state
    other = 1 - viewer
    final = row_get(truth.challenges, 5)
    unseen = [*members(truth.hand(other)), int(final)]
    wanted = sitting.match.view(viewer).encode()
    found = set()
    for first, second, last in permutations(unseen):
        world = GAME.blank(Rng(0))
        world.copy_from(truth)
        hand = 2**first | 2**second
        if other == 0:
            world.hand0 = hand
        else:
            world.hand1 = hand
        world.challenges = truth.challenges & ~(63 << 30) | last << 30
        if GAME.view(world, viewer).encode() == wanted:
            found.add(tuple(world.fields()))
    return found


@pytest.mark.parametrize("viewer", [0, 1])
def test_every_compatible_world_of_a_late_round_appears_and_no_other(viewer: int) -> None:
    sitting = late_round()
    assert set(imagined(sitting, viewer)) == compatible_late(sitting, viewer)


def test_worlds_are_equally_likely() -> None:
    assert evenly(imagined(late_round(), 0))


def test_ev_23_seat_0_imagines_two_deals_after_a_double_tie_of_equal_backs() -> None:
    deals = imagined(same_backs(), 0, placed)
    own = int(same_backs().state.zone0)
    assert len(deals) == 2
    assert {zone0 for zone0, _zone1, _slot in deals} == {own}


def test_ev_23_a_spectator_imagines_all_six() -> None:
    assert len(imagined(same_backs(), None, placed)) == 6


def test_ev_41_seat_1_imagines_both_places_of_abduccion() -> None:
    assert len(imagined(doubtful_abduction(), 1, placed)) == 2


def test_ev_42_seat_0_imagines_either_of_two_cards_as_the_one_got_by_the_exchange() -> None:
    sitting = twins_in_one_zone()
    found = imagined(sitting, 0, lambda world: (*placed(world), int(world.spent), int(world.known0)))
    truth = sitting.state
    spent = {1 << GAME.cards.number(card) for card in ("g1", "g4")}
    assert set(found) == {(*placed(truth), got, int(truth.known0)) for got in spent}
    assert evenly(found)
