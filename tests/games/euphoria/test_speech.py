"""What bots say aloud serves their side (EU-12)."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.bots.levels import LevelMind
from sobremesa.games.euphoria.claims import Said
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.euphoria.recruits import show
from sobremesa.kernel.claim import Claim
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from tests.games.euphoria.sittings import Sitting


def spoken(sitting: Sitting, said: Sequence[Claim] = (), seed: int = 1) -> str | None:
    view = sitting.game.view(sitting.state, int(sitting.state.turn))
    return sitting.game.player().speech(view, said, Rng(seed))


def test_who_has_seen_the_rivals_leader_tells_the_friends() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"))
    show(sitting.state, 0, 1 << 3)
    assert spoken(sitting) == "recluta 2.1 lider_subterra"


def test_nobody_says_the_same_thing_twice() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"))
    show(sitting.state, 0, 1 << 3)
    before = (Claim(0, 0, "recluta 2.1 lider_subterra"),)
    assert all(spoken(sitting, before, seed) != "recluta 2.1 lider_subterra" for seed in range(20))


def test_the_own_leader_is_denied() -> None:
    """Seat 1 says that seat 2 hides the Euphorian Leader; seat 0, a friend who has seen it, says otherwise."""
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"))
    show(sitting.state, 0, 1 << 6)
    assert spoken(sitting, (Claim(1, 0, "recluta 3.1 lider_euphoriano"),)) == "recluta 3.1 seguidor"


def test_whoever_is_aimed_at_claims_to_be_of_that_side() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"), aims={3: 0})
    show(sitting.state, 0, 0b110 << 9)
    assert spoken(sitting) == "equipo 1 subterra"


def test_who_hides_a_leader_speaks_for_the_other_side_if_at_all() -> None:
    sitting = Sitting(("E e e", "S s s", "e e s", "e s s"))
    words = {spoken(sitting, (), seed) for seed in range(40)}
    assert words == {None, "equipo 1 subterra"}


def test_an_anarchist_is_silent() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"), anarchists=[0])
    show(sitting.state, 0, 1 << 3)
    assert spoken(sitting) is None


def test_worlds_that_look_alike_are_spoken_of_alike() -> None:
    """What is said depends on the view alone, so it cannot tell more than the speaker knows."""
    game = Euphoria(5)
    state = game.deal(Rng(4))
    rng = Rng(8)
    compared = 0
    while state.to_act() and compared < 12:
        seat = int(rng.draw(state.to_act()))
        view = game.view(state, seat)
        if view.scene.phase == "start":
            world = game.blank(Rng(0))
            game.imagine(view).sample(Rng(compared), world)
            assert game.player().speech(game.view(world, seat), (), Rng(1)) == game.player().speech(view, (), Rng(1))
            compared += 1
        state.play(seat, rng.draw(state.legal(seat)))
    assert compared == 12


def test_a_table_of_bots_talks_and_everything_said_can_be_read() -> None:
    game = Euphoria(5, {"round_limit": "3"})
    match = Match(game, Seed(2))
    minds = [LevelMind(game, Rng(seat), "facil") for seat in range(5)]
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        minds[seat].hear(match.claims)
        words = minds[seat].speak(view)
        if words is not None:
            match.claim(seat, words)
        match.play_code(seat, minds[seat].choose(view))
    assert len(match.claims) > 3
    assert [str(Said.read(claim.words, 5)) for claim in match.claims] == [claim.words for claim in match.claims]
