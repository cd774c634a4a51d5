"""Blunders are judged by what the seat was shown: people at the table would see them."""

from __future__ import annotations

import pytest

from research.blunders import codigos, euphoria, evidencia
from research.blunders.__main__ import KINDS, count_blunders, judge_of
from sobremesa.games.catalog import GAMES
from sobremesa.games.codigos.game import Codigos
from sobremesa.games.codigos.rules import constants as co
from sobremesa.games.euphoria.rules.recruits import show
from sobremesa.kernel.laws import random_match
from tests.games.euphoria.sittings import Sitting

FOUR = ("e e s", "S s s", "E e e", "e s s")


def blunders_of(sitting: Sitting, move: str, seat: int = 0) -> set[str]:
    view = sitting.game.view(sitting.state, seat)
    return set(euphoria.blunders(view, sitting.game.moves.code(move)))


def knowing(*places: int, rows: tuple[str, ...] = FOUR, **facts: object) -> Sitting:
    """A table at which seat 0 has seen these places."""
    sitting = Sitting(rows, **facts)  # type: ignore[arg-type]
    for place in places:
        show(sitting.state, 0, 1 << place)
    return sitting


def test_aiming_at_a_known_friend_counts_and_at_a_stranger_does_not() -> None:
    sitting = knowing(7, 8).play("0 se arma", "0 recluta 1")
    assert blunders_of(sitting, "jugador 3") == {"aimed at a known friend"}
    assert blunders_of(sitting, "jugador 2") == set()


def test_shooting_a_known_friend_counts() -> None:
    assert blunders_of(knowing(7, 8, aims={0: 2}), "dispara") == {"shot a known friend"}
    assert blunders_of(knowing(aims={0: 2}), "dispara") == set()


def test_a_leader_in_sight_is_not_to_be_forgotten() -> None:
    rows = ("e e s", "S* s s", "E e e", "e s s")
    assert blunders_of(knowing(rows=rows, aims={0: 1}), "interroga") == {"forgot a Leader in sight"}
    sitting = knowing(rows=rows).play("0 se arma", "0 recluta 1")
    assert blunders_of(sitting, "jugador 4") == {"forgot a Leader in sight"}
    assert blunders_of(sitting, "jugador 2") == set()
    threatened = knowing(rows=("e e s", "S* s s", "E* e e", "e s s"), aims={3: 2}).play("0 se arma", "0 recluta 1")
    assert blunders_of(threatened, "jugador 4") == set()


def test_hiding_a_rivals_recruit_counts() -> None:
    sitting = knowing(rows=("e* e s", "S s* s", "E e e", "e s s")).play("0 esconde")
    assert blunders_of(sitting, "jugador 2") == {"hid a rival's recruit"}
    assert blunders_of(sitting, "jugador 1") == set()


def test_paying_badly_counts() -> None:
    sitting = knowing(rows=("E e s", "S s s", "e e e", "e s s"))
    show(sitting.state, 8, 1 << 2)
    sitting.play("0 se arma")
    assert blunders_of(sitting, "recluta 1") == {"showed its Leader to pay"}
    assert blunders_of(sitting, "recluta 2") == {"paid with an unknown card"}
    assert blunders_of(sitting, "recluta 3") == set()


def test_stopping_a_friend_counts() -> None:
    for friendly in (False, True):
        sitting = Sitting(FOUR, {2: "sabotaje"})
        if friendly:
            show(sitting.state, 2, 0b011)
        sitting.play("0 se arma", "0 recluta 1", "0 jugador 2")
        assert blunders_of(sitting, "sabotaje", seat=2) == ({"stopped a known friend"} if friendly else set())


def test_smoke_for_nothing_counts() -> None:
    assert blunders_of(Sitting(FOUR, {0: "humo"}), "humo") == {"spent smoke on nothing"}


def test_throwing_two_artifacts_for_one_counts() -> None:
    assert blunders_of(Sitting(FOUR, {0: "pulso lavado"}), "descarta y roba") == {"threw two artifacts for one"}
    assert blunders_of(Sitting(FOUR, {0: "pulso"}), "descarta y roba") == set()
    assert blunders_of(Sitting(FOUR), "descarta y roba") == set()


def test_throwing_what_protects_the_own_leader_counts() -> None:
    leading = ("E e s", "S s s", "e e e", "e s s")
    for kind in ("trueque", "escudo", "espejo", "interferencia", "sabotaje"):
        assert blunders_of(Sitting(leading, {0: kind}), "descarta y roba") == {"threw what it needed"}
    assert blunders_of(Sitting(leading, {0: "guardaespaldas"}), "descarta y roba") == set()
    assert blunders_of(knowing(6, hands={0: "guardaespaldas"}), "descarta y roba") == {"threw what it needed"}
    assert blunders_of(Sitting(FOUR, {0: "guardaespaldas"}), "descarta y roba") == set()


def test_eu_27_aiming_again_in_the_turn_of_arming_counts_and_in_a_later_one_does_not() -> None:
    sitting = Sitting(FOUR).play("0 se arma", "0 recluta 1", "0 jugador 2")
    assert blunders_of(sitting, "jugador 4") == {"aimed again without news"}
    assert blunders_of(sitting, "jugador 2") == set()
    assert blunders_of(Sitting(FOUR, aims={0: 1}).play("0 pasa"), "jugador 4") == set()


def test_showing_the_leader_under_a_laser_counts() -> None:
    rows = ("E e* s*", "S s s", "e e e", "e s s")
    hands = {0: "escaner pulso"}
    aimed = Sitting(rows, hands, aims={1: 0})
    assert blunders_of(aimed, "se arma") == blunders_of(aimed, "escaner") == {"showed its Leader to a laser"}
    assert blunders_of(aimed, "pulso") == set()
    assert blunders_of(Sitting(rows, hands, aims={1: 2}), "se arma") == set()
    assert blunders_of(Sitting(("E e s*", *rows[1:]), hands, aims={1: 0}), "se arma") == set()


def test_shooting_an_anarchist_who_holds_no_laser_counts() -> None:
    assert blunders_of(Sitting(FOUR, aims={0: 3}, anarchists=[3]), "dispara") == {"shot an anarchist for nothing"}
    assert blunders_of(Sitting(FOUR, aims={0: 3, 3: 2}, anarchists=[3]), "dispara") == set()


def test_eu_62_a_leader_who_knows_the_other_one_and_does_not_barter_leaves_a_victory_lying() -> None:
    rows = ("E e s", "S s s", "e e e", "e s s")
    assert blunders_of(knowing(3, rows=rows, hands={0: "trueque"}), "interroga") == {"left a victory lying"}
    assert blunders_of(knowing(3, rows=rows, hands={0: "trueque"}), "trueque") == set()
    assert blunders_of(knowing(4, rows=rows, hands={0: "trueque"}), "interroga") == set()
    assert blunders_of(knowing(3, hands={0: "trueque"}), "interroga") == set()
    anarchist = knowing(3, hands={0: "trueque"}, anarchists=[0])
    assert blunders_of(anarchist, "interroga") == {"left a victory lying"}


def test_discarding_what_completes_a_code_counts() -> None:
    """Random play does it soon; a bot that plays the best moves at first sight does not."""
    game = Codigos()
    kinds = set[str]()
    for seed in range(12):
        for match in random_match(game, seed=seed):
            for seat in match.to_act:
                view = match.view(seat)
                for move in view.moves:
                    told = set(codigos.blunders(game.cards, view, move))
                    assert told <= set(codigos.KINDS)
                    assert not told or co.DISCARD <= move < co.DONE
                    kinds |= told
    assert "discarded what completes a code" in kinds
    assert "left a complete code lying" in kinds


def test_throwing_a_round_away_needs_a_card_that_was_as_good_to_keep() -> None:
    game = GAMES["evidencia"]()
    for match in random_match(game, seed=3):
        for seat in match.to_act:
            view = match.view(seat)
            assert all(set(judge_of(game)(view, move)) <= set(evidencia.KINDS) for move in view.moves)


@pytest.mark.parametrize("name", KINDS)
def test_the_bench_counts_every_decision(name: str) -> None:
    told, decisions = count_blunders(GAMES[name](), "facil", games=1, worlds=2_000)
    assert decisions > 10
    assert set(told) <= set(KINDS[name])


def test_hard_bots_of_euphoria_hardly_blunder() -> None:
    told, decisions = count_blunders(GAMES["euphoria"](seats=5), "normal", games=4, worlds=2_000)
    assert told.total() <= 0.002 * decisions + 1
