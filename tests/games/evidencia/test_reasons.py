"""The reason that a hint gives is true, and says something from the first round on."""

from __future__ import annotations

from tests.games.evidencia.deals import Sitting

# Ana wins every round in which the highest value wins; the first challenge is g1, whose back is of the Gnomes.
MINE = "g7 ie8 e2 i3 ge9 eg6"
THEIRS = "abduccion e5 i9 ojo gi3 i7"
CHALLENGES = "g1 g4 ei1 ig2 revelacion e8"


def why(sitting: Sitting, move: str, seat: int = 0, language: str = "en") -> str:
    view = sitting.game.view(sitting.state, seat)
    code = sitting.game.moves.code(move)
    assert code in view.moves
    return sitting.game.player().why(view, code).say(language)


def first_round() -> Sitting:
    """Three cards lie open, and both zones are empty."""
    return Sitting(MINE, THEIRS, CHALLENGES).play("0 juega g7", "1 juega abduccion")


def test_a_card_taken_in_the_first_round_has_a_reason_of_its_own() -> None:
    sitting = first_round()
    assert sitting.scene().zones == ((), ())
    # Values 6 and 8 are still to come: eg6 and e8 and ie8 and revelacion.
    assert why(sitting, "toma propia") == (
        "King under the lawn is worth 7: 4 cards of a neighbouring value may still turn up to make a run with it."
    )
    assert "before you order your row" in why(sitting, "toma ajena")
    # Neighbours of 1 are both 2s: e2 and ig2.
    assert "is worth 1: 2 cards" in why(sitting, "toma desafio")
    for move in ("toma propia", "toma ajena", "toma desafio"):
        assert "las otras" not in why(sitting, move, language="es")


def test_a_card_with_two_symbols_says_so() -> None:
    sitting = Sitting("ge9 ie8 e2 i3 g7 eg6", THEIRS, CHALLENGES).play("0 juega ge9", "1 juega abduccion")
    assert "two symbols" in why(sitting, "toma propia")


def test_a_card_that_goes_with_the_zone_says_with_how_much_of_it() -> None:
    sitting = first_round().play("0 toma propia", "0 a la zona", "1 toma propia", "0 juega ie8", "1 juega e5")
    # Beto won by closeness; his zone holds Abducción, a 4.
    assert why(sitting, "toma propia", seat=1) == "Light on the road stands beside a neighbouring value of your zone."


def test_where_a_card_goes_is_told_with_what_it_leaves() -> None:
    sitting = first_round().play("0 toma propia")
    assert why(sitting, "a la zona").endswith("the card left over goes to the pyramid.")
    # Of ie8 in the hand, none shows the Gnomes.
    assert (
        why(sitting, "a la piramide") == "it puts Gnomes into the pyramid, and leaves you the card that is left over."
    )
