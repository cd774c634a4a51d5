"""EU-20 to EU-28, EU-40 to EU-64: turns, lasers, shots and the end."""

from __future__ import annotations

import pytest

from sobremesa.kernel.errors import IllegalMove, NotYourTurn
from tests.games.euphoria.sittings import Sitting

LED = ("E* e e", "S s s", "e e s", "e s s")


def refused(sitting: Sitting, move: str, clause: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        sitting.play(move)
    assert refusal.value.clause == clause, str(refusal.value)


# Phase 1.


def test_eu_20_the_whole_hand_is_discarded_and_one_drawn() -> None:
    scene = Sitting(hands={0: "suero humo humo"}).play("0 descarta y roba").scene()
    assert (scene.hand_sizes[0], scene.pile) == (1, ("suero", "humo", "humo"))


def test_eu_20_with_an_empty_hand_one_is_drawn() -> None:
    scene = Sitting().play("0 descarta y roba").scene()
    assert (scene.hand_sizes[0], scene.pile) == (1, ())


def test_eu_20_only_giver_and_taker_see_which_artifact_is_given() -> None:
    sitting = Sitting(hands={0: "suero humo"}).play("0 da", "0 j3", "0 suero")
    seen = [sitting.told(viewer, "gave") for viewer in (0, 1, 2, None)]
    known, unknown = {"seat": 0, "target": 2, "artifact": "suero"}, {"seat": 0, "target": 2}
    assert seen == [[known], [unknown], [known], [unknown]]


def test_eu_20_what_was_drawn_may_be_used_in_the_same_turn() -> None:
    sitting = Sitting(deck="suero").play("0 descarta y roba")
    assert "suero" in sitting.legal(0)


def test_eu_20_phase_one_comes_once() -> None:
    sitting = Sitting(hands={0: "suero humo"}).play("0 da", "0 j3", "0 suero")
    assert sitting.legal(0) & {"da", "descarta y roba"} == set()
    refused(sitting, "0 descarta y roba", "EU-20")


def test_eu_20_nothing_can_be_given_from_an_empty_hand() -> None:
    refused(Sitting(), "0 da", "EU-20")


# Phase 2.


def test_eu_21_passing_is_always_allowed() -> None:
    assert Sitting().play("0 pasa").scene().turn == 1


def test_eu_21_others_have_to_wait() -> None:
    with pytest.raises(NotYourTurn):
        Sitting().play("1 pasa")


def test_eu_22_all_see_who_looks_where_and_one_sees_what() -> None:
    sitting = Sitting().play("0 interroga", "0 j2", "0 r1")
    where = {"seat": 0, "target": 1, "place": 1}
    assert sitting.told(0, "looked") == [{**where, "recruit": "lider_subterra"}]
    assert sitting.told(2, "looked") == sitting.told(None, "looked") == [where]


def test_eu_22_the_recruit_stays_hidden_where_it_was() -> None:
    sitting = Sitting().play("0 interroga", "0 j2", "0 r1")
    assert sitting.row(1) == "S s s"
    assert sitting.memory(0).recruits[1] == ("lider_subterra", "", "")
    assert sitting.memory(2).recruits[1] == ("", "", "")
    assert sitting.memory(2).seen_by[1][0] == "01"


def test_eu_22_the_own_recruits_and_exposed_ones_are_no_targets() -> None:
    sitting = Sitting(("E e e", "S s* s", "e e s", "e s s")).play("0 interroga")
    assert "jugador 1" not in sitting.legal(0)
    sitting.play("0 j2")
    assert sitting.legal(0) == {"recluta 1", "recluta 3"}


def test_eu_22_nothing_to_interrogate_where_all_is_exposed() -> None:
    sitting = Sitting(("E e e", "S* s* s*", "e* e* s*", "e* s* s*"))
    refused(sitting, "0 interroga", "EU-22")


def test_eu_23_the_cost_is_exposed_then_the_artifact_discarded() -> None:
    sitting = Sitting(hands={0: "suero"}).play("0 suero", "0 r2")
    assert sitting.kinds()[-2:] == ["exposed", "used"]
    assert (sitting.row(0), sitting.scene().pile) == ("E e* e", ("suero",))


def test_eu_23_no_use_without_a_hidden_recruit() -> None:
    sitting = Sitting(("E* e* e*", "S s s", "e e s", "e s s"), hands={0: "suero"})
    refused(sitting, "0 suero", "EU-31")


def test_eu_23_no_use_of_what_is_not_held() -> None:
    refused(Sitting(), "0 suero", "EU-23")


def test_eu_24_arming_exposes_takes_a_laser_and_aims() -> None:
    sitting = Sitting().play("0 se arma", "0 r2", "0 j3")
    scene = sitting.scene()
    assert (sitting.row(0), scene.lasers, scene.aims[0]) == ("E e* e", 1, 2)


@pytest.mark.parametrize(
    ("rows", "aims"),
    [
        (("E e e", "S s s", "e e s", "e s s"), {1: 0, 2: 0}),  # no laser in the centre
        (("E* e* e*", "S s s", "e e s", "e s s"), {}),  # no hidden recruit
        (("E e e", "S s s", "e e s", "e s s"), {0: 1}),  # armed already
    ],
)
def test_eu_24_when_arming_is_impossible(rows: tuple[str, ...], aims: dict[int, int]) -> None:
    refused(Sitting(rows, aims=aims), "0 se arma", "EU-24")


def test_eu_25_the_aim_is_shot_and_the_laser_goes_back() -> None:
    scene = Sitting(aims={0: 2}).play("0 dispara").scene()
    assert (scene.anarchists, scene.lasers, scene.aims) == ((2,), 2, (None,) * 4)


def test_eu_25_the_laser_goes_back_after_the_shot_that_ends_the_game_too() -> None:
    sitting = Sitting(LED, turn=1, aims={1: 0, 2: 3}).play("1 dispara")
    assert (sitting.scene().lasers, sitting.scene().aims) == (1, (None, None, 3, None))
    assert sitting.kinds(2)[sitting.kinds(2).index("shot") :][:3] == ["shot", "dropped", "ended"]


def test_eu_25_no_shot_without_a_laser() -> None:
    refused(Sitting(), "0 dispara", "EU-25")


def test_eu_26_an_exposed_follower_of_anybody_is_hidden() -> None:
    sitting = Sitting(("E e e", "S s s", "e e* s", "e s s")).play("0 esconde", "0 j3", "0 r2")
    assert sitting.row(2) == "e e s"


def test_eu_26_everybody_is_told_who_hides_whose_recruit() -> None:
    rows = ("E e* e", "S s s", "e e* s", "e s s")
    others = Sitting(rows).play("0 esconde", "0 j3", "0 r2")
    assert others.told(None, "hid") == [{"seat": 2, "place": 2, "by": 0, "whose": "others"}]
    own = Sitting(rows).play("0 esconde", "0 j1", "0 r2")
    assert own.told(None, "hid") == [{"seat": 0, "place": 2, "by": 0, "whose": "own"}]


def test_eu_26_a_leader_is_never_hidden() -> None:
    refused(Sitting(LED), "0 esconde", "EU-26")
    both = Sitting(("E* e* e", "S s s", "e e s", "e s s")).play("0 esconde", "0 j1")
    assert both.legal(0) == {"recluta 2"}


def test_eu_26_hiding_does_not_make_anybody_forget() -> None:
    sitting = Sitting(("E e e", "S s s", "e e* s", "e s s")).play("0 esconde", "0 j3", "0 r2")
    assert [sitting.memory(viewer).recruits[2][1] for viewer in (0, 1, 3, None)] == ["euphoriano"] * 4


def test_eu_27_who_holds_a_laser_after_the_action_must_aim() -> None:
    sitting = Sitting(aims={0: 1}).play("0 pasa")
    assert sitting.legal(0) == {"jugador 2", "jugador 3", "jugador 4"}
    assert sitting.play("0 j4").scene().aims[0] == 3


def test_eu_27_a_laser_just_taken_may_be_aimed_anew() -> None:
    sitting = Sitting().play("0 se arma", "0 r2", "0 j3")
    assert sitting.scene().phase == "aim"


def test_eu_27_without_a_laser_nobody_is_asked_to_aim() -> None:
    assert Sitting(aims={1: 0}).play("0 pasa").scene().turn == 1


def test_eu_28_the_token_passes_to_the_left_and_around() -> None:
    assert Sitting(turn=3).play("3 pasa").scene().turn == 0


# Lasers.


def test_eu_40_nobody_aims_at_themselves() -> None:
    refused(Sitting(aims={0: 1}).play("0 pasa"), "0 j1", "EU-27")


def test_eu_40_the_target_is_named_before_all() -> None:
    sitting = Sitting(aims={0: 1}).play("0 pasa", "0 j4")
    assert sitting.told(None, "aimed") == [{"seat": 0, "target": 3}]


def test_eu_41_a_laser_is_aimed_as_soon_as_it_is_taken() -> None:
    sitting = Sitting(hands={1: "sabotaje"}).play("0 se arma", "0 r2")
    assert sitting.scene().phase == "new_aim"


def test_eu_42_a_dropped_laser_goes_to_the_centre() -> None:
    scene = Sitting(aims={0: 2, 2: 1}).play("0 dispara").scene()
    assert (scene.lasers, scene.aims[2]) == (2, None)


# Being shot.


def test_eu_50_a_shot_at_an_exposed_leader_ends_the_game() -> None:
    sitting = Sitting(LED, turn=1, aims={1: 0}).play("1 dispara")
    assert sitting.match.outcome is not None
    assert sitting.match.outcome.clause == "EU-60"


def test_eu_50_a_leader_exposed_as_a_cost_of_the_bodyguard_counts() -> None:
    sitting = Sitting(turn=2, aims={2: 3}, hands={0: "guardaespaldas"})
    sitting.play("2 dispara", "0 guardaespaldas", "0 r1")
    assert sitting.scene().clause == 60


def test_eu_51_draw_drop_expose_hide_in_this_order() -> None:
    sitting = Sitting(aims={0: 1, 1: 0}).play("0 dispara")
    kinds = sitting.kinds(2)[sitting.kinds(2).index("shot") :]
    assert kinds[:8] == ["shot", "drew", "dropped", "exposed", "exposed", "exposed", "hid", "hid"]
    # No player hides them: they are covered again by rule.
    assert sitting.told(None, "hid")[0] == {"seat": 1, "place": 2, "whose": "others"}


def test_eu_51_a_leader_stays_exposed_and_followers_hide_again() -> None:
    assert Sitting(("E e e", "S s* s", "e e s", "e s s"), aims={0: 1}).play("0 dispara").row(1) == "S* s s"


def test_eu_51_everybody_saw_what_was_exposed() -> None:
    sitting = Sitting(aims={0: 2}).play("0 dispara")
    assert sitting.memory(None).recruits[2] == ("euphoriano", "euphoriano", "subterra")


def test_eu_52_without_a_leader_one_becomes_an_anarchist() -> None:
    sitting = Sitting(aims={0: 2}).play("0 dispara")
    assert sitting.told(None, "anarchist") == [{"seat": 2}]


def test_eu_52_with_a_hidden_leader_one_does_not() -> None:
    assert Sitting(aims={0: 1}).play("0 dispara").scene().anarchists == ()


def test_eu_52_an_anarchist_stays_one() -> None:
    sitting = Sitting(aims={0: 2}, anarchists=[2]).play("0 dispara")
    assert sitting.scene().anarchists == (2,)
    assert sitting.told(None, "anarchist") == []


# The end.


def test_eu_60_the_team_opposed_to_the_leader_wins_whoever_shot() -> None:
    sitting = Sitting(LED, turn=2, aims={2: 0}).play("2 dispara")  # a Euphorian shoots the Euphorian Leader
    assert sitting.scene().winners == (1, 3)


def test_eu_60_all_anarchists_win_if_one_of_them_shot() -> None:
    sitting = Sitting(LED, turn=2, aims={2: 0}, anarchists=[2, 3]).play("2 dispara")
    assert sitting.scene().winners == (2, 3)


def test_eu_60_anarchists_do_not_share_a_team_victory() -> None:
    sitting = Sitting(LED, turn=1, aims={1: 0}, anarchists=[3]).play("1 dispara")
    assert sitting.scene().winners == (1,)


def test_eu_60_a_mirrored_shot_is_the_mirror_holders() -> None:
    sitting = Sitting(LED, aims={0: 3}, hands={3: "espejo"}, anarchists=[3])
    sitting.play("0 dispara").answers(seat_3="espejo 1")
    assert sitting.scene().winners == (3,)


def test_eu_61_an_anarchist_who_comes_to_hold_a_leader_wins_alone() -> None:
    sitting = Sitting(hands={0: "traslado"}, anarchists=[2])
    sitting.play("0 traslado", "0 r2", "0 j2", "0 r1", "0 j3", "0 r1")
    assert (sitting.scene().winners, sitting.scene().clause) == ((2,), 61)


def test_eu_62_both_leaders_win_alone_exposed_or_hidden() -> None:
    sitting = Sitting(LED, hands={0: "trueque"}).play("0 trueque", "0 r2", "0 r3", "0 j2", "0 r1")
    assert (sitting.scene().winners, sitting.scene().clause) == ((0,), 62)


def test_eu_63_a_team_win_exposes_every_recruit_and_shows_every_hand() -> None:
    sitting = Sitting(LED, turn=1, aims={1: 0}, hands={2: "suero", 3: "humo"}).play("1 dispara", "3 pasa", "2 pasa")
    scene = sitting.scene(None)
    assert all(all(row) for row in scene.exposed)
    assert scene.recruits[3] == ("euphoriano", "subterra", "subterra")
    assert scene.hands == ((), (), ("suero",), ("humo",))


def test_eu_63_any_end_shows_every_recruit() -> None:
    sitting = Sitting(LED, hands={0: "trueque"}).play("0 trueque", "0 r2", "0 r3", "0 j2", "0 r1")
    assert sitting.scene(None).recruits[2] == ("euphoriano", "euphoriano", "subterra")


def test_eu_63_an_answer_that_did_not_count_stays_secret() -> None:
    sitting = Sitting(LED, aims={0: 3}, hands={1: "guardaespaldas", 2: "guardaespaldas"}, turn=0)
    sitting.play("0 dispara", "2 guardaespaldas", "2 r1", "1 guardaespaldas", "1 r2")
    assert sitting.told(None, "reacted") == [{"seat": 1, "artifact": "guardaespaldas"}]
    assert (sitting.row(2), sitting.hand(2)) == ("e e s", "guardaespaldas")


def test_eu_64_after_the_last_turn_of_the_last_round_nobody_wins() -> None:
    sitting = Sitting(options={"round_limit": "2"})
    for turn in range(8):
        assert sitting.match.outcome is None
        sitting.play(f"{turn % 4} pasa")
    assert sitting.match.outcome is not None
    assert (sitting.match.outcome.winners, sitting.match.outcome.clause) == ((), "EU-64")
