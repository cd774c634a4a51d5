from __future__ import annotations

import pytest

from sobremesa.bots.hint import hints
from sobremesa.bots.thinker import Effort
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.law import random_match
from sobremesa.kernel.rng import Rng

QUICK = Effort(iterations=40, seconds=60)


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_gets_advice_with_a_sentence_in_both_languages(name: str) -> None:
    game = GAMES[name]()
    for number, match in enumerate(random_match(game, seed=2)):
        for seat in match.to_act if number < 120 else ():
            view = match.view(seat)
            found = hints(game, view, QUICK)
            assert {hint.move for hint in found} <= set(view.moves)
            assert all(0 <= hint.chance <= 1 for hint in found)
            assert all(hint.why.say(language) for hint in found for language in ("es", "en"))


@pytest.mark.parametrize("name", GAMES)
def test_advice_comes_from_the_view_alone(name: str) -> None:
    game = GAMES[name]()
    match = next(random_match(game, seed=3))
    seat = match.to_act[0]
    world = game.blank(Rng(1))
    game.imagine(match.view(seat)).sample(Rng(2), world)
    told = [
        [(hint.move, hint.chance, hint.why.say("en")) for hint in hints(game, view, QUICK)]
        for view in (match.view(seat), game.view(world, seat))
    ]
    assert told[0] == told[1]


def test_ev_44_the_chance_of_a_row_is_the_chance_to_win_with_it() -> None:
    """Not how often it belongs in the best mix: a row may be the best one and lose all the same."""
    game, found = GAMES["evidencia"](), []
    for seed in range(12):
        for match in random_match(game, seed=seed):
            if match.view(0).scene.phase == "order" and 0 in match.to_act:
                found.append(hints(game, match.view(0), QUICK)[0])
                break
    assert all(0 <= hint.chance <= 1 and 0 < hint.share <= 1 for hint in found)
    assert any(hint.share == 1 and hint.chance < 0.5 for hint in found)
    assert any(hint.chance > 0.5 for hint in found)


def test_why_a_move_of_euphoria_is_good_is_said_of_that_move() -> None:
    """And not, of each of them, that it came out best."""
    game = GAMES["euphoria"]()
    player, told = game.player(), set[str]()
    for seed in range(4):
        for match in random_match(game, seed=seed):
            for seat in match.to_act:
                view = match.view(seat)
                told |= {player.why(view, move).say("es") for move in view.moves}
    for reason in (
        "lo obliga a mostrar sus tres reclutas y a soltar su láser.",
        "con un láser en la mano podés dispararle al Líder que se exponga.",
        "un seguidor escondido vuelve a servir para pagar.",
        "es un seguidor: exponerlo no te pone en peligro.",
        "le quedan 2 reclutas que no viste, y uno puede ser un Líder.",
    ):
        assert reason in told
