"""What a seat may think of the others, as probabilities."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sobremesa.games.euphoria.player.belief import EuphoriaBelief
from sobremesa.games.euphoria.player.odds import Odds, odds
from sobremesa.games.euphoria.player.speech import pack_claims
from sobremesa.games.euphoria.rules.lasers import note_hostile
from sobremesa.games.euphoria.rules.recruits import show
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.rng import Rng
from tests.games.euphoria.sittings import Sitting

FOUR = ("e e s", "S s s", "E e e", "e s s")


def seen(sitting: Sitting, viewer: int = 0, said: Sequence[SpokenClaim] = ()) -> Odds:
    game = sitting.game
    view = game.view(sitting.state, viewer)
    belief = EuphoriaBelief(view, game.blank(Rng(0)), pack_claims(said, game.seats))
    return odds(view, belief, game.blank(Rng(0)))


def test_somebody_holds_each_leader() -> None:
    found = seen(Sitting(FOUR))
    assert sum(found.prey) == pytest.approx(1)
    assert sum(found.ward) == pytest.approx(1)
    assert found.friend[0] == 1
    assert found.prey[0] == found.ward[0] == 0


def test_what_was_shown_is_certain() -> None:
    sitting = Sitting(FOUR)
    for place in (3, 6):
        show(sitting.state, 0, 1 << place)
    found = seen(sitting)
    assert found.prey[1] == found.prey_at[1][0] == 1
    assert found.ward[2] == found.friend[2] == 1
    assert found.friend[1] == 0


def test_who_aims_at_me_is_less_likely_a_friend() -> None:
    calm, aimed = Sitting(FOUR), Sitting(FOUR)
    for _turn in range(3):
        note_hostile(aimed.state, 3, 0)
    assert seen(aimed).friend[3] < seen(calm).friend[3] - 0.05


def test_a_warning_makes_a_leader_likelier() -> None:
    sitting = Sitting(FOUR)
    show(sitting.state, 2, 1 << 3)
    said = (SpokenClaim(2, 0, "recluta 2.1 lider_subterra"),)
    assert seen(sitting, said=said).prey_at[1][0] > seen(sitting).prey_at[1][0] + 0.1


def test_to_an_anarchist_every_leader_is_prey() -> None:
    found = seen(Sitting(FOUR, anarchists=[0, 3]))
    assert sum(found.prey) == pytest.approx(2)
    assert list(found.ward) == [0, 0, 0, 0]
    assert list(found.friend) == [1, 0, 0, 1]
