"""What a hint of Euphoria says for a move is so in the position, and differs by move."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.games.euphoria.rules.recruits import show
from sobremesa.kernel.laws import random_match
from tests.games.euphoria.sittings import Sitting

FOUR = ("e e s", "S s s", "E e e", "e s s")
LEADS = ("E e s", "S s s", "e e e", "e s s")


def why(sitting: Sitting, move: str, seat: int = 0, language: str = "en") -> str:
    view = sitting.game.view(sitting.state, seat)
    code = sitting.game.moves.code(move)
    assert code in view.moves
    return sitting.game.player().why(view, code).say(language)


def test_a_card_that_could_be_used_is_not_called_useless() -> None:
    """Serum can be used, Puppet cannot while no other seat is armed, and Shield only answers."""
    for hand, told in (
        ("", "your hand is empty"),
        ("suero", "could be used now"),
        ("marioneta", "cannot be used now"),
        ("escudo", "only answers what others do"),
        ("suero escudo", "you leave the 2 you have and draw a single one"),
    ):
        assert told in why(Sitting(FOUR, {0: hand}), "descarta y roba")


def test_a_pass_says_what_is_kept() -> None:
    assert why(Sitting(("e* e s", *FOUR[1:]), {0: "suero escudo"}), "pasa").startswith(
        "it costs nothing: you keep 2 recruits that stay hidden and 2 in hand"
    )
    assert "you keep the laser" in why(Sitting(FOUR, aims={0: 1}), "pasa")


def test_a_shot_makes_only_whoever_holds_a_laser_drop_it() -> None:
    assert "drop their laser" in why(Sitting(FOUR, aims={0: 1, 1: 2}), "dispara")
    assert "laser" not in why(Sitting(FOUR, aims={0: 1}), "dispara")
    assert "takes nothing from them" in why(Sitting(FOUR, aims={0: 1}, anarchists=[1]), "dispara")
    own = Sitting(FOUR, aims={0: 2})
    show(own.state, 0, 1 << 6)
    assert "Leader of your side" in why(own, "dispara")


def test_arming_says_what_it_costs() -> None:
    assert why(Sitting(LEADS), "se arma").startswith("so that you can shoot in your next turn")
    rows = ("E e* s*", *LEADS[1:])
    assert "showing your Leader, though nobody aims at you" in why(Sitting(rows), "se arma")
    assert "showing your Leader, and somebody aims at you" in why(Sitting(rows, aims={1: 0}), "se arma")


def test_eu_62_barter_says_whether_it_wins() -> None:
    sitting = Sitting(LEADS, {0: "trueque"})
    assert why(sitting, "trueque").startswith("if you hit on the Leader you lack, you win at once")
    show(sitting.state, 0, 1 << 3)
    assert why(sitting, "trueque").startswith("you know where #2 hides the Leader you lack")
    assert "win" not in why(Sitting(FOUR, {0: "trueque"}), "trueque")
    shown = Sitting(("E* e s", "S* s s", *LEADS[2:]), {0: "trueque"})
    assert why(shown, "trueque") == "your Leader is in sight: you can give it to somebody."


def test_hiding_says_whose_it_is() -> None:
    assert "only cover somebody else's" in why(Sitting(("e e s", "S s* s", *FOUR[2:])), "esconde")
    assert "pays again" in why(Sitting(("e* e s", *FOUR[1:])), "esconde")
    assert "nothing hidden left" in why(Sitting(("e* e* s*", *FOUR[1:])), "esconde")


def test_smoke_says_what_it_hides() -> None:
    hands = {0: "humo"}
    assert "only hides the one that you show" in why(Sitting(FOUR, hands), "humo")
    assert "and the one that you show to pay" in why(Sitting(("e* e s", *FOUR[1:]), hands), "humo")
    assert "a Leader cannot be hidden" in why(Sitting(("E e* s*", *LEADS[1:]), hands), "humo")


def test_a_serum_says_where_the_leader_is_known_to_be() -> None:
    sitting = Sitting(FOUR, {0: "suero"})
    assert "Most likely" in why(sitting, "suero")
    show(sitting.state, 0, 1 << 3)
    assert why(sitting, "suero") == "you know that #2 hides the Leader you want: the serum puts it in sight."
    shown = Sitting(("e e s", "S* s s", *FOUR[2:]), {0: "suero"})
    assert why(shown, "suero").startswith("the Leader you want is in sight already, with #2")


def test_a_pulse_counts_the_lasers() -> None:
    hands = {0: "pulso"}
    assert why(Sitting(FOUR, hands, aims={0: 1}), "pulso") == "the only laser in play is yours: you drop it."
    assert why(Sitting(FOUR, hands, aims={1: 2}), "pulso").startswith("the only laser in play goes back")
    assert why(Sitting(FOUR, hands, aims={0: 1, 1: 2}), "pulso").endswith("and so does yours.")


def test_an_aim_says_whether_it_stays_and_each_seat_has_its_own_chances() -> None:
    sitting = Sitting(FOUR, aims={0: 1}).play("0 descarta y roba", "0 pasa")
    show(sitting.state, 0, 0b111 << 9)
    told = [why(sitting, f"jugador {seat}") for seat in (2, 3, 4)]
    assert told[0].startswith("you stay as you were")
    assert "you have seen all their recruits" in told[2]
    assert len(set(told)) == 3


def test_a_recruit_that_is_known_is_named() -> None:
    sitting = Sitting(FOUR, {0: "lavado"})
    show(sitting.state, 0, 1 << 4)
    sitting.play("0 interroga", "0 jugador 2")
    assert why(sitting, "recluta 2") == "you know already that number 2 is a Subterran."
    assert why(sitting, "recluta 1").startswith("you have not seen number 1")


def test_paying_says_what_is_shown() -> None:
    sitting = Sitting(LEADS, aims={1: 0})
    show(sitting.state, 8, 1 << 1)
    sitting.play("0 se arma")
    assert "one shot and the game is over" in why(sitting, "recluta 1")
    assert why(sitting, "recluta 2") == "everybody has seen number 2: paying with it tells nobody anything."
    assert (
        why(sitting, "recluta 3") == "number 3 is a follower: it shows one of Subterra, and your Leader stays hidden."
    )


def test_whoever_passes_in_a_window_is_not_told_that_nothing_is_in_danger() -> None:
    rows = ("e e s", "S* s s", "E e e", "e s s")
    for hands, told in (
        ({1: "lavado"}, "you have nothing to answer with."),
        ({1: "escudo"}, "a Leader is in sight and the shot may end the game; you keep what you could answer with."),
    ):
        sitting = Sitting(rows, hands, aims={0: 1}).play("0 dispara")
        assert why(sitting, "pasa", seat=1) == told
    hidden = Sitting(FOUR, {1: "escudo"}, aims={0: 1}).play("0 dispara")
    assert "would leave your Leader in sight" in why(hidden, "pasa", seat=1)
    assert "your Leader stays in sight" in why(hidden, "escudo", seat=1)


def test_a_jam_and_a_sabotage_say_against_whom_it_goes() -> None:
    for target, told in (("jugador 3", "they aim at you"), ("jugador 2", "they do not aim at you")):
        sitting = Sitting(FOUR, {2: "sabotaje"}).play("0 se arma", "0 recluta 1", f"0 {target}")
        assert why(sitting, "sabotaje", seat=2).startswith(told)


@pytest.mark.parametrize("language", ["es", "en"])
def test_moves_that_are_offered_together_have_reasons_of_their_own(language: str) -> None:
    """In random games: of choices that are not of one kind nearly none share a sentence."""
    shared, offered, told = 0, 0, Counter[str]()
    for seed in range(4):
        sitting = Sitting(FOUR)
        player = sitting.game.player()
        for match in random_match(sitting.game, seed=seed):
            for seat in match.to_act[:1]:
                view = match.view(seat)
                if view.scene.phase not in ("start", "action") or len(view.moves) < 2:
                    continue
                reasons = [player.why(view, move).say(language) for move in view.moves]
                told.update(reasons)
                offered += len(reasons)
                shared += len(reasons) - len(set(reasons))
    assert offered > 200
    assert shared == 0
    # The commonest sentence is not a stock phrase that fits everything.
    assert told.most_common(1)[0][1] < 0.15 * offered
