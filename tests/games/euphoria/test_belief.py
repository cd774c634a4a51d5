"""What other seats did and said makes some worlds likelier, and rules none out."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.euphoria.rules.lasers import note_hostile
from sobremesa.games.euphoria.rules.recruits import show
from sobremesa.games.euphoria.rules.scoring import side_of
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.rng import Rng
from tests.games.euphoria.sittings import Sitting

WORLDS = 600


def share_on_the_same_side(
    sitting: Sitting, viewer: int, pair: tuple[int, int], said: Sequence[SpokenClaim] = ()
) -> float:
    """In how many of the worlds that the viewer believes in the two seats are of one side."""
    game = sitting.game
    belief = game.player().posterior(game.view(sitting.state, viewer), said)
    world, rng = game.blank(Rng(0)), Rng(5)
    same = 0
    for _world in range(WORLDS):
        belief.sample(rng, world)
        one, other = (side_of(world.side, world.leader, seat) for seat in pair)
        same += one == other
    return same / WORLDS


def share_of_a_leader(sitting: Sitting, viewer: int, place: int, said: Sequence[SpokenClaim]) -> float:
    game = sitting.game
    belief = game.player().posterior(game.view(sitting.state, viewer), said)
    world, rng = game.blank(Rng(0)), Rng(5)
    found = 0
    for _world in range(WORLDS):
        belief.sample(rng, world)
        found += int(world.leader) >> place & 1
    return found / WORLDS


def test_who_keeps_aiming_at_somebody_is_hardly_a_friend() -> None:
    calm, hostile = Sitting(), Sitting()
    for _turn in range(3):
        note_hostile(hostile.state, 2, 3)
    before = share_on_the_same_side(calm, 0, (2, 3))
    after = share_on_the_same_side(hostile, 0, (2, 3))
    assert after < 0.85 * before
    assert after > 0


def test_who_aims_after_looking_is_hardly_a_friend() -> None:
    blind, looked = Sitting(), Sitting()
    for sitting in (blind, looked):
        note_hostile(sitting.state, 2, 3)
    show(looked.state, 2, 0b011 << 9)
    assert share_on_the_same_side(looked, 0, (2, 3)) < 0.75 * share_on_the_same_side(blind, 0, (2, 3))


def test_eu_12_a_claim_is_believed_from_a_friend_and_doubted_from_a_rival() -> None:
    """Seat 0 is of Euphoria and knows that seat 3 is of Subterra and seat 2 of Euphoria. Both have looked."""
    sitting = Sitting(("e e s", "S s s", "e e E", "s s e"))
    for place in (6, 7, 8, 9, 10, 11):
        show(sitting.state, 0, 1 << place)
    for seat in (2, 3):
        show(sitting.state, seat, 1 << 4)
    nobody = share_of_a_leader(sitting, 0, 4, ())
    friend = share_of_a_leader(sitting, 0, 4, (SpokenClaim(2, 0, "recluta 2.2 lider_subterra"),))
    rival = share_of_a_leader(sitting, 0, 4, (SpokenClaim(3, 0, "recluta 2.2 lider_subterra"),))
    assert friend > nobody > rival > 0


def test_eu_12_who_has_not_looked_is_neither_believed_nor_doubted() -> None:
    sitting = Sitting(("e e s", "S s s", "e e E", "s s e"))
    said = (SpokenClaim(2, 0, "recluta 2.2 lider_subterra"),)
    assert abs(share_of_a_leader(sitting, 0, 4, said) - share_of_a_leader(sitting, 0, 4, ())) < 0.06


def test_a_warning_tells_the_side_of_whoever_gives_it() -> None:
    """A seat does not name the Leader of its own side."""
    sitting = Sitting(("e e s", "S s s", "e e E", "s s e"))
    for seat in (0, 2):
        show(sitting.state, seat, 1 << 3)
    before = share_on_the_same_side(sitting, 0, (0, 2))
    assert share_on_the_same_side(sitting, 0, (0, 2), (SpokenClaim(2, 0, "recluta 2.1 lider_subterra"),)) > before + 0.1


def test_every_believed_world_looks_as_the_table_does() -> None:
    sitting = Sitting()
    note_hostile(sitting.state, 1, 2)
    game, state = sitting.game, sitting.state
    view = game.view(state, 0)
    belief = game.player().posterior(view, (SpokenClaim(1, 0, "equipo 2 euphoria"),))
    world = game.blank(Rng(0))
    for seed in range(50):
        belief.sample(Rng(seed), world)
        assert game.view(world, 0) == view


def test_aims_shots_and_arming_are_remembered_as_hostile() -> None:
    sitting = Sitting(aims={0: 1})
    sitting.play("0 dispara")
    view = sitting.game.view(sitting.state, 3)
    assert view.memory.hostile[0][1] == 1
    assert sum(map(sum, view.memory.hostile)) == 1


def test_the_spectator_believes_too() -> None:
    game = Euphoria(4)
    state = game.deal(Rng(3))
    view = game.view(state, None)
    belief = game.player().posterior(view, (SpokenClaim(0, 0, "equipo 1 subterra"),))
    world = game.blank(Rng(0))
    for seed in range(50):
        belief.sample(Rng(seed), world)
        assert game.view(world, None) == view
