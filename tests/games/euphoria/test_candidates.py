"""What no player who knows this much would do is not even thought about; it depends on what the seat was shown."""

from __future__ import annotations

from sobremesa.games.euphoria.player.rollout import EuphoriaRollout
from sobremesa.games.euphoria.rules.recruits import show
from sobremesa.kernel.bits import members
from sobremesa.kernel.laws import random_match
from sobremesa.kernel.rng import Rng
from tests.games.euphoria.sittings import Sitting

SIX = ("e e s", "S s s", "E e e", "e s s", "e e s", "s s e")


def thought_of(sitting: Sitting, seat: int | None = None) -> set[str]:
    """The moves that the seat thinks about, as in a record."""
    state = sitting.state
    asked = int(state.turn) if seat is None else seat
    moves = EuphoriaRollout().candidate_moves(state, asked)
    assert moves & ~state.legal(asked) == 0
    return {sitting.game.moves.text(move) for move in members(moves)}


def test_a_leader_in_sight_is_shot_at_once() -> None:
    sitting = Sitting(("e e s", "S* s s", "E e e", "e s s"), aims={0: 1})
    assert thought_of(sitting) == {"dispara"}


def test_the_own_leader_and_a_known_friend_are_not_shot() -> None:
    for places in ((6,), (7, 8)):
        sitting = Sitting(("e e s", "S s s", "E e e", "e s s"), {0: "lavado"}, aims={0: 2})
        for place in places:
            show(sitting.state, 0, 1 << place)
        assert "dispara" not in thought_of(sitting)
    stranger = Sitting(("e e s", "S s s", "E e e", "e s s"), {0: "lavado"}, aims={0: 2})
    assert "dispara" in thought_of(stranger)


def test_a_laser_does_not_turn_from_a_leader_in_sight_to_a_friend() -> None:
    sitting = Sitting(("e e s", "S* s s", "E e e", "e s s"))
    show(sitting.state, 0, 0b110 << 6)
    sitting.play("0 se arma", "0 recluta 1")
    assert thought_of(sitting) == {"jugador 2"}


def test_a_laser_may_also_stop_whoever_aims_at_the_own_leader() -> None:
    sitting = Sitting(("e e s", "S* s s", "E* e e", "e s s"), aims={3: 2})
    sitting.play("0 se arma", "0 recluta 1")
    assert thought_of(sitting) == {"jugador 2", "jugador 4"}


def test_an_empty_hand_draws_first() -> None:
    assert thought_of(Sitting(SIX)) == {"descarta y roba"}


def test_what_is_needed_is_not_thrown_and_two_are_not_thrown_for_one() -> None:
    leading = ("E e s", "S s s", "e e e", "e s s")
    for kind in ("trueque", "escudo", "espejo", "interferencia", "sabotaje", "pulso lavado"):
        assert "descarta y roba" not in thought_of(Sitting(leading, {0: kind}))
    assert "descarta y roba" in thought_of(Sitting(leading, {0: "guardaespaldas"}))
    follower = Sitting(SIX, {0: "guardaespaldas"})
    assert "descarta y roba" in thought_of(follower)
    show(follower.state, 0, 1 << 6)
    assert "descarta y roba" not in thought_of(follower)


def test_eu_27_a_laser_is_not_aimed_again_in_the_turn_in_which_it_was_taken() -> None:
    sitting = Sitting(SIX).play("0 se arma", "0 recluta 1", "0 jugador 2")
    assert thought_of(sitting) == {"jugador 2"}
    later = Sitting(SIX, aims={0: 1}).play("0 pasa")
    assert len(thought_of(later)) > 1


def test_the_own_leader_is_not_shown_under_a_laser_but_to_turn_it_away() -> None:
    rows = ("E e* s*", "S s s", "e e e", "e s s")
    hands = {0: "escaner iman"}
    assert not {"se arma", "escaner"} & thought_of(Sitting(rows, hands, aims={1: 0}))
    assert "iman" in thought_of(Sitting(rows, hands, aims={1: 0}))
    assert {"se arma", "escaner"} <= thought_of(Sitting(rows, hands, aims={1: 2}))
    assert "se arma" in thought_of(Sitting(("E e s*", *rows[1:]), hands, aims={1: 0}))


def test_eu_61_an_anarchist_without_a_laser_is_not_shot_and_not_aimed_at() -> None:
    idle = Sitting(SIX, {0: "lavado"}, aims={0: 3}, anarchists=[3])
    assert "dispara" not in thought_of(idle)
    assert "jugador 4" not in thought_of(idle.play("0 pasa"))
    armed = Sitting(SIX, {0: "lavado"}, aims={0: 3, 3: 2}, anarchists=[3])
    assert "dispara" in thought_of(armed)


def test_eu_62_whoever_leads_and_knows_the_other_leader_barters_at_once() -> None:
    rows = ("E e s", "S s s", "e e e", "e s s")
    for own in ("E e s", "E* e s"):
        sitting = Sitting((own, *rows[1:]), {0: "trueque"})
        show(sitting.state, 0, 1 << 3)
        assert thought_of(sitting) == {"trueque"}
        sitting.play("0 trueque", "0 recluta 2")
        assert thought_of(sitting) <= {"recluta 2", "recluta 3"}
        sitting.play("0 recluta 2")
        assert thought_of(sitting) == {"jugador 2"}
    nothing_hidden = Sitting(("E* e* s*", *rows[1:]), {0: "trueque"})
    show(nothing_hidden.state, 0, 1 << 3)
    assert thought_of(nothing_hidden) == {"esconde"}


def test_whoever_leads_does_not_step_into_a_shot() -> None:
    for rows, steps in ((("e s s", "e e s", "E e e", "S s s"), False), (("e s s", "e e s", "e e e", "S s s"), True)):
        sitting = Sitting(rows, {2: "guardaespaldas"}, aims={0: 1})
        show(sitting.state, 2, 0b111 << 3)
        sitting.play("0 dispara")
        assert ("guardaespaldas" in thought_of(sitting, 2)) == steps


def test_a_rivals_recruit_is_not_hidden_for_nothing() -> None:
    rival = Sitting(("e e s", "S s* s", "E e e", "e s s"), {0: "lavado"})
    assert "esconde" not in thought_of(rival)
    own = Sitting(("e* e s", "S s* s", "E e e", "e s s"), {0: "lavado"})
    assert "esconde" in thought_of(own)
    own.play("0 esconde")
    assert thought_of(own) == {"jugador 1"}
    friend = Sitting(("e e s", "S s* s", "E e* e", "e s s"), {0: "lavado"})
    show(friend.state, 0, 0b111 << 6)
    friend.play("0 esconde")
    assert thought_of(friend) == {"jugador 3"}


def test_nobody_passes_who_could_hide_a_recruit_of_their_own() -> None:
    sitting = Sitting(("e* e* s*", "S* s* s*", "E* e* e*", "e* s* s*"), {0: "lavado"})
    assert thought_of(sitting) == {"esconde", "descarta y roba"}


def test_smoke_is_not_spent_on_what_it_has_just_cost() -> None:
    hands = {0: "humo"}
    assert "humo" not in thought_of(Sitting(("e e s", "S s s", "E e e", "e s s"), hands))
    assert "humo" in thought_of(Sitting(("e* e s", "S s s", "E e e", "e s s"), hands))


def test_eu_31_what_everybody_has_seen_pays_first_and_a_leader_last() -> None:
    sitting = Sitting(("E e s", "S s s", "e e e", "e s s"))
    sitting.play("0 se arma")
    assert thought_of(sitting) == {"recluta 2", "recluta 3"}
    shown = Sitting(("E e s", "S s s", "e e e", "e s s"))
    show(shown.state, 8, 1 << 2)
    shown.play("0 se arma")
    assert thought_of(shown) == {"recluta 3"}


def test_a_barter_has_to_have_a_purpose() -> None:
    """To win alone, to be rid of a Leader in sight, or to help that of the seat's side."""
    hands = {0: "trueque"}
    assert "trueque" not in thought_of(Sitting(("e e s", "S s s", "E e e", "e s s"), hands))
    assert "trueque" in thought_of(Sitting(("e e s", "S s s", "E* e e", "e s s"), hands))
    assert "trueque" in thought_of(Sitting(("E* e s", "S s s", "e e e", "e s s"), hands))
    assert "trueque" in thought_of(Sitting(("e e s", "S s s", "E e e", "e s s"), hands, anarchists=[0]))


def test_eu_61_an_anarchist_barters_for_the_leader_it_knows() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"), {0: "trueque"}, anarchists=[0])
    show(sitting.state, 0, 1 << 3)
    sitting.play("0 trueque", "0 recluta 1", "0 recluta 2")
    assert thought_of(sitting) == {"jugador 2"}
    sitting.play("0 jugador 2")
    assert thought_of(sitting) == {"recluta 1"}


def test_a_friend_is_not_stopped() -> None:
    for friendly in (False, True):
        sitting = Sitting(("e e s", "S s s", "E e e", "e s s"), {2: "sabotaje"})
        if friendly:
            show(sitting.state, 2, 0b011)
        sitting.play("0 se arma", "0 recluta 1", "0 jugador 2")
        assert ("sabotaje" in thought_of(sitting, 2)) != friendly


def test_worlds_that_look_alike_leave_the_same_to_think_about() -> None:
    """So the choice of moves tells nothing that the seat does not know."""
    compared = 0
    for seed in range(3):
        sitting = Sitting(SIX)
        for match in random_match(sitting.game, seed=seed):
            for seat in match.to_act:
                world = sitting.game.blank(Rng(0))
                sitting.game.imagine(match.view(seat)).sample(Rng(compared), world)
                rollout = EuphoriaRollout()
                assert rollout.candidate_moves(world, seat) == rollout.candidate_moves(match.state, seat)
                compared += 1
    assert compared > 300
