"""EU-30 to EU-36, EU-39: artifacts, one kind after the other."""

from __future__ import annotations

import pytest

from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.text import LANGUAGES
from tests.games.euphoria.sittings import FOUR, Sitting

EXPOSED = ("E* e* e*", "S* s* s*", "e* e* s*", "e* s* s*")


def others_exposed(own: str) -> tuple[str, ...]:
    return (own, *EXPOSED[1:])


def is_refused(sitting: Sitting, move: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        sitting.play(move)
    return refusal.value.clause


# What holds for all of them.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_list_every_artifact_with_its_copies_and_its_text(language: str) -> None:
    rules = " ".join((Euphoria.about.folder / "RULES.md").read_text(encoding="utf-8").split())
    kinds = {"es": {"action": "acción", "reaction": "reacción"}, "en": {"action": "action", "reaction": "reaction"}}
    for artifact in Euphoria().deck.content["artifact"]:
        name, kind, text = artifact["name"][language], kinds[language][artifact["kind"]], artifact["text"][language]
        assert f"- **{name}** ({kind}, {artifact['copies']}): {text}" in rules


def test_eu_30_hand_sizes_are_public_and_hands_are_not() -> None:
    scene = Sitting(hands={0: "suero", 1: "humo humo"}).scene(2)
    assert (scene.hand_sizes, scene.hands) == ((1, 2, 0, 0), ((), (), (), ()))


def test_eu_30_a_giver_still_knows_the_card() -> None:
    sitting = Sitting(hands={0: "suero humo"}).play("0 da", "0 j3", "0 suero")
    assert [sitting.memory(viewer).held[2] for viewer in (0, 1, 3, None)] == [("suero",), (), (), ()]


def test_eu_30_there_is_no_hand_limit() -> None:
    many = "trueque traslado suero escaner iman pulso humo marioneta lavado contrabando"
    assert "da" in Sitting(hands={0: many}).legal(0)


def test_eu_31_a_leader_may_be_the_cost() -> None:
    assert Sitting(hands={0: "suero"}).play("0 suero", "0 r1").row(0) == "E* e e"


def test_eu_31_an_exposed_recruit_is_no_cost() -> None:
    sitting = Sitting(("E e* e", *FOUR[1:]), hands={0: "suero"}).play("0 suero")
    assert sitting.legal(0) == {"recluta 1", "recluta 3"}


def test_eu_32_a_reaction_is_no_action() -> None:
    assert is_refused(Sitting(hands={0: "escudo"}), "0 escudo") == "EU-32"


def test_eu_32_an_action_artifact_is_no_reaction() -> None:
    sitting = Sitting(aims={0: 1}, hands={1: "suero"}).play("0 dispara")
    assert sitting.legal(1) == {"pasa"}


def test_eu_33_what_a_shot_makes_one_draw_cannot_react_to_it() -> None:
    sitting = Sitting(aims={0: 2}, deck="escudo").play("0 dispara")
    assert (sitting.hand(2), sitting.scene().anarchists) == ("escudo", (2,))


def test_eu_34_used_and_discarded_artifacts_lie_open() -> None:
    sitting = Sitting(hands={0: "suero"}).play("0 descarta y roba")
    assert sitting.scene(None).pile == ("suero",)


def test_eu_34_the_pile_is_shuffled_as_soon_as_the_last_card_is_drawn() -> None:
    scene = Sitting(deck="suero", pile="humo pulso").play("0 descarta y roba").scene()
    assert (scene.deck, scene.pile) == (2, ())


def test_eu_34_the_pile_is_shuffled_before_a_draw_from_an_empty_deck() -> None:
    sitting = Sitting(deck="", hands={0: "humo"}).play("0 descarta y roba")
    assert (sitting.hand(0), sitting.scene().deck) == ("humo", 0)


def test_eu_34_where_nothing_is_left_nothing_is_drawn() -> None:
    sitting = Sitting(deck="").play("0 descarta y roba")
    assert (sitting.hand(0), sitting.kinds()) == ("", [])


def test_eu_34_everybody_knows_what_the_new_deck_was_shuffled_from() -> None:
    sitting = Sitting(deck="suero", pile="humo pulso").play("0 descarta y roba")
    assert sitting.memory(3).fresh == ("pulso", "humo")


def test_eu_35_exposed_stay_exposed_and_hidden_hidden_each_in_the_others_place() -> None:
    sitting = Sitting(("E e e*", *FOUR[1:]), hands={0: "trueque"})
    sitting.play("0 trueque", "0 r2", "0 r3", "0 j4", "0 r2")
    assert (sitting.row(0), sitting.row(3)) == ("E e* s", "e e* s")


def test_eu_35_what_was_seen_moves_with_the_recruit() -> None:
    sitting = Sitting(hands={0: "suero", 1: "traslado"}).play("0 interroga", "0 j3", "0 r1")
    sitting.play("1 traslado", "1 r2", "1 j3", "1 r1", "1 j4", "1 r3").answers()
    known = sitting.memory(0).recruits
    assert (known[2], known[3]) == (("", "", ""), ("", "", "euphoriano"))


def test_eu_35_new_owners_look_and_others_do_not() -> None:
    sitting = Sitting(hands={0: "traslado"}).play("0 traslado", "0 r2", "0 j3", "0 r1", "0 j4", "0 r3")
    assert [fact.get("recruit") for fact in sitting.told(3, "received")] == [None, "euphoriano"]
    assert [fact.get("recruit") for fact in sitting.told(1, "received")] == [None, None]
    assert sitting.scene(3).recruits[3][2] == "euphoriano"


def test_eu_35_old_owners_still_know_what_they_gave() -> None:
    sitting = Sitting(hands={0: "traslado"}).play("0 traslado", "0 r2", "0 j3", "0 r1", "0 j4", "0 r3")
    assert sitting.memory(2).recruits[3] == ("", "", "euphoriano")


def test_eu_35_lasers_and_aims_stay() -> None:
    sitting = Sitting(hands={0: "traslado"}, aims={2: 3, 3: 1})
    sitting.play("0 traslado", "0 r2", "0 j3", "0 r1", "0 j4", "0 r3")
    assert sitting.scene().aims == (None, None, 3, 1)


def test_eu_36_nobody_ends_up_with_two_lasers() -> None:
    assert is_refused(Sitting(hands={0: "iman"}, aims={0: 1, 2: 1}), "0 iman") == "EU-36"


def test_eu_39_an_artifact_without_a_target_is_not_usable() -> None:
    assert is_refused(Sitting(hands={0: "pulso"}), "0 pulso") == "EU-39"


# Trueque.


def test_eu_39_trueque_takes_no_exposed_leader() -> None:
    sitting = Sitting(("E e e", "S* s s", *FOUR[2:]), hands={0: "trueque"}).play("0 trueque", "0 r2", "0 r2", "0 j2")
    assert sitting.legal(0) == {"recluta 2", "recluta 3"}


def test_eu_39_trueque_may_give_an_exposed_leader_away() -> None:
    sitting = Sitting(("E* e e", *FOUR[1:]), hands={0: "trueque"}).play("0 trueque", "0 r2", "0 r1", "0 j4", "0 r2")
    assert (sitting.row(0), sitting.row(3)) == ("s e* e", "e E* s")


def test_eu_39_trueque_may_give_its_own_cost_away() -> None:
    sitting = Sitting(hands={0: "trueque"}).play("0 trueque", "0 r2", "0 r2", "0 j4", "0 r2")
    assert (sitting.row(0), sitting.row(3)) == ("E s e", "e e* s")


def test_trueque_tells_both_what_they_got() -> None:
    sitting = Sitting(hands={0: "trueque"}).play("0 trueque", "0 r2", "0 r3", "0 j4", "0 r2")
    assert sitting.scene(0).recruits[0][2] == "subterra"
    assert sitting.memory(1).recruits[3] == ("", "", "")


# Traslado.


def test_traslado_names_two_other_players() -> None:
    sitting = Sitting(hands={0: "traslado"}).play("0 traslado", "0 r2")
    assert sitting.legal(0) == {"jugador 2", "jugador 3", "jugador 4"}
    sitting.play("0 j3", "0 r1")
    assert sitting.legal(0) == {"jugador 2", "jugador 4"}


def test_traslado_may_move_an_exposed_leader() -> None:
    sitting = Sitting(("E e e", "S* s s", *FOUR[2:]), hands={0: "traslado"})
    sitting.play("0 traslado", "0 r2", "0 j2", "0 r1", "0 j4", "0 r1")
    assert (sitting.row(1), sitting.row(3)) == ("e s s", "S* s s")


# Suero.


def test_suero_exposes_a_hidden_recruit_of_another_player() -> None:
    sitting = Sitting(hands={0: "suero"}).play("0 suero", "0 r2", "0 j2", "0 r1")
    assert sitting.row(1) == "S* s s"
    assert sitting.memory(None).recruits[1][0] == "lider_subterra"


def test_eu_39_suero_needs_a_hidden_recruit_of_another_player() -> None:
    assert is_refused(Sitting(others_exposed("E e e"), hands={0: "suero"}), "0 suero") == "EU-39"


# Escáner.


def test_escaner_looks_at_two_named_at_once() -> None:
    sitting = Sitting(hands={0: "escaner"}).play("0 escaner", "0 r2", "0 j2", "0 r1", "0 j4", "0 r2")
    assert sitting.memory(0).recruits[1][0] == "lider_subterra"
    assert sitting.memory(0).recruits[3][1] == "subterra"
    assert sitting.memory(2).recruits[1] == ("", "", "")
    assert sitting.memory(2).seen_by[3][1] == "03"


def test_eu_39_escaner_may_look_at_one_only() -> None:
    sitting = Sitting(hands={0: "escaner"}).play("0 escaner", "0 r2", "0 j2", "0 r1", "0 basta")
    assert len(sitting.told(0, "looked")) == 1


def test_escaner_does_not_look_twice_at_one_place() -> None:
    sitting = Sitting(hands={0: "escaner"}).play("0 escaner", "0 r2", "0 j2", "0 r1", "0 j2")
    assert sitting.legal(0) == {"recluta 2", "recluta 3"}


def test_escaner_with_one_target_left_asks_for_no_second() -> None:
    rows = ("E e e", "S* s* s", "e* e* s*", "e* s* s*")
    sitting = Sitting(rows, hands={0: "escaner"}).play("0 escaner", "0 r2", "0 j2", "0 r3")
    assert sitting.scene().turn == 1


def test_eu_39_escaner_needs_a_hidden_recruit_of_another_player() -> None:
    assert is_refused(Sitting(others_exposed("E e e"), hands={0: "escaner"}), "0 escaner") == "EU-39"


# Imán, pulso, marioneta.


def test_iman_takes_a_laser_and_aims_it() -> None:
    sitting = Sitting(hands={0: "iman"}, aims={2: 0}).play("0 iman", "0 r2")
    assert sitting.legal(0) == {"jugador 3"}
    sitting.play("0 j3")
    assert sitting.legal(0) == {"jugador 2", "jugador 3", "jugador 4"}
    assert sitting.play("0 j3").scene().aims == (2, None, None, None)


def test_eu_39_iman_needs_another_armed_player() -> None:
    assert is_refused(Sitting(hands={0: "iman"}), "0 iman") == "EU-39"


def test_pulso_disarms_everybody() -> None:
    scene = Sitting(hands={0: "pulso"}, aims={0: 1, 2: 0}).play("0 pulso", "0 r2").scene()
    assert (scene.aims, scene.lasers) == ((None,) * 4, 2)


def test_marioneta_turns_anothers_laser() -> None:
    sitting = Sitting(hands={0: "marioneta"}, aims={2: 1}).play("0 marioneta", "0 r2", "0 j3")
    assert sitting.legal(0) == {"jugador 1", "jugador 2", "jugador 4"}  # not its holder; old aim and user too
    assert sitting.play("0 j4").scene().aims[2] == 3


def test_eu_39_marioneta_needs_another_armed_player() -> None:
    assert is_refused(Sitting(hands={0: "marioneta"}, aims={0: 1}), "0 marioneta") == "EU-39"


# Humo.


def test_humo_hides_two_exposed_followers() -> None:
    rows = ("E e e", "S s* s", "e e* s", "e s s")
    sitting = Sitting(rows, hands={0: "humo"}).play("0 humo", "0 r2", "0 j2", "0 r2", "0 j3", "0 r2")
    assert [sitting.row(seat) for seat in (0, 1, 2)] == ["E e* e", "S s s", "e e s"]


def test_eu_39_humo_may_hide_its_own_cost() -> None:
    sitting = Sitting(hands={0: "humo"}).play("0 humo", "0 r2")
    assert sitting.legal(0) == {"jugador 1"}
    assert sitting.play("0 j1", "0 r2").row(0) == "E e e"


def test_eu_39_humo_cannot_be_paid_with_a_leader_if_nothing_else_is_exposed() -> None:
    sitting = Sitting(hands={0: "humo"}).play("0 humo")
    assert sitting.legal(0) == {"recluta 2", "recluta 3"}


def test_eu_39_humo_with_only_a_hidden_leader_and_nothing_to_hide_is_not_usable() -> None:
    rows = ("S s s", "E e e", "e e s", "e s s")
    sitting = Sitting(rows, hands={0: "humo"})
    sitting.state.exposed = 0
    sitting.state.leader = 0b111 | 0b1000  # a row of Leaders, which no deal gives, leaves no follower to pay with
    assert is_refused(sitting, "0 humo") == "EU-39"


def test_humo_never_hides_a_leader() -> None:
    sitting = Sitting(("E* e e", "S s* s", *FOUR[2:]), hands={0: "humo"}).play("0 humo", "0 r2", "0 j1")
    assert sitting.legal(0) == {"recluta 2"}


# Lavado de cerebro.


def test_lavado_keeps_the_set_and_forgets_the_places() -> None:
    sitting = Sitting(hands={0: "lavado"}, turn=2).play("2 interroga", "2 j2", "2 r1", "3 pasa")
    sitting.play("0 lavado", "0 r2", "0 j2")
    memory = sitting.memory(2)
    assert memory.recruits[1] == ("", "", "")
    assert [(m.places, m.recruits) for m in memory.mixed] == [(((1, 0), (1, 1), (1, 2)), ("lider_subterra",))]
    assert sitting.memory(3).mixed == ()


def test_lavado_leaves_exposed_recruits_where_they_are() -> None:
    for seed in range(8):
        rows = ("E e e", "S* s s", "e e* s", "e s s")
        sitting = Sitting(rows, hands={0: "lavado"}, seed=seed).play("0 lavado", "0 r2", "0 j3")
        assert sitting.row(2).split()[1] == "e*"


def test_lavado_gives_every_order_equally_often() -> None:
    orders: dict[str, int] = {}
    for seed in range(600):
        rows = ("E e e", "S s e", "e s s", "e s s")
        sitting = Sitting(rows, hands={0: "lavado"}, seed=seed).play("0 lavado", "0 r2", "0 j2")
        orders[sitting.row(1)] = orders.get(sitting.row(1), 0) + 1
    assert len(orders) == 6
    assert all(65 < count < 140 for count in orders.values())


def test_lavado_is_told_to_the_owner_in_full() -> None:
    sitting = Sitting(hands={0: "lavado"}).play("0 lavado", "0 r2", "0 j2")
    assert sorted(sitting.told(1, "mixed")[0]) == ["recruit_1", "recruit_2", "recruit_3", "seat"]
    assert sitting.told(0, "mixed") == [{"seat": 1}]


def test_lavado_with_all_alike_known_still_knows_the_places() -> None:
    rows = ("E e e", "S* s s", "e e s", "e s s")
    sitting = Sitting(rows, hands={0: "lavado"}, turn=2)
    sitting.play("2 interroga", "2 j2", "2 r2", "3 pasa", "0 pasa", "1 pasa", "2 interroga", "2 j2", "2 r3", "3 pasa")
    sitting.play("0 lavado", "0 r2", "0 j2")
    assert sitting.memory(2).recruits[1] == ("lider_subterra", "subterra", "subterra")


def test_after_a_lavado_a_new_look_takes_its_recruit_out_of_the_set() -> None:
    sitting = Sitting(("E e e", "S s e", "e s s", "e s s"), hands={0: "lavado"}, turn=2)
    sitting.play("2 interroga", "2 j2", "2 r1", "3 pasa", "0 lavado", "0 r2", "0 j2", "1 pasa")
    lies = sitting.row(1).split().index("S")
    sitting.play("2 interroga", "2 j2", f"2 r{lies + 1}")
    assert sitting.memory(2).mixed == ()
    assert sitting.memory(2).recruits[1][lies] == "lider_subterra"


def test_eu_39_lavado_needs_two_hidden_recruits_of_another_player() -> None:
    rows = ("E e e", "S* s* s", "e* e* s", "e* s* s*")
    assert is_refused(Sitting(rows, hands={0: "lavado"}), "0 lavado") == "EU-39"


# Contrabando.


def test_contrabando_takes_a_random_artifact() -> None:
    found = set()
    for seed in range(20):
        sitting = Sitting(hands={0: "contrabando", 1: "suero humo"}, pile="interferencia interferencia", seed=seed)
        found.add(sitting.play("0 contrabando", "0 r2", "0 j2").hand(0))
    assert found == {"suero", "humo"}


def test_contrabando_is_known_to_the_robbed_and_to_nobody_else() -> None:
    sitting = Sitting(hands={0: "contrabando", 1: "suero"}, pile="interferencia interferencia")
    sitting.play("0 contrabando", "0 r2", "0 j2")
    assert [sitting.memory(viewer).held[0] for viewer in (1, 2, None)] == [("suero",), (), ()]
    assert sitting.told(2, "robbed") == [{"seat": 1, "target": 0}]
    assert sitting.told(1, "robbed") == [{"seat": 1, "target": 0, "artifact": "suero"}]


def test_eu_39_contrabando_needs_another_hand() -> None:
    assert is_refused(Sitting(hands={0: "contrabando"}), "0 contrabando") == "EU-39"


def test_what_was_given_is_somewhere_after_an_unseen_gift_out_of_that_hand() -> None:
    sitting = Sitting(hands={0: "suero", 1: "humo"}).play("0 da", "0 j2", "0 suero", "0 pasa")
    sitting.play("1 da", "1 j3", "1 humo")
    assert sitting.memory(0).held == ((), (), (), ())
    assert sitting.memory(0).somewhere == ("suero",)


def test_what_was_given_is_followed_when_it_was_the_only_card() -> None:
    sitting = Sitting(hands={0: "suero"}).play("0 da", "0 j2", "0 suero", "0 pasa", "1 da", "1 j3", "1 suero")
    assert sitting.memory(0).held[2] == ("suero",)


def test_a_used_artifact_is_no_longer_known_in_the_hand() -> None:
    sitting = Sitting(hands={0: "suero"}).play("0 da", "0 j2", "0 suero", "0 pasa", "1 suero", "1 r2")
    assert sitting.memory(0).held[1] == ()


# A compound move can always be finished.


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_nothing_offered_leads_to_a_dead_end(seats: int) -> None:
    from sobremesa.games.euphoria.game import Euphoria
    from sobremesa.games.euphoria.rules.constants import ACTION, START
    from sobremesa.games.euphoria.rules.state import EuphoriaState
    from sobremesa.kernel.bits import members
    from sobremesa.kernel.rng import Rng

    game = Euphoria(seats, {"round_limit": "6"})
    settled = (START, ACTION)

    def finish(state: EuphoriaState, turn: int) -> int:
        """Walks every way to finish the compound move under way; returns how many positions it saw."""
        seen = 1
        for move in members(state.legal(turn)):
            after = game.blank(Rng(1))
            after.copy_from(state)
            after.play(turn, move)
            if after.turn == turn and after.to_act() == 2**turn and after.phase not in settled:
                assert after.legal(turn) != 0
                seen += finish(after, turn)
        return seen

    walked = 0
    for seed in range(4):
        rng = Rng(seed)
        state = game.deal(rng)
        assert isinstance(state, EuphoriaState)
        while state.to_act():
            seat = int(rng.draw(state.to_act()))
            if state.phase in settled and rng.below(6) == 0:
                walked += finish(state, seat)
            state.play(seat, rng.draw(state.legal(seat)))
    assert walked > 500
