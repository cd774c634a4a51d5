from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from sobremesa.bots.hints import hints
from sobremesa.bots.search_bot import Effort
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.laws import random_match
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


@pytest.mark.parametrize("name", GAMES)
def test_what_speaks_for_a_move_differs_by_move_and_position(name: str) -> None:
    """Of moves that are offered together most have a reason of their own, and hardly one comes out best and no more."""
    game = GAMES[name]()
    player, told, offered, different = game.player(), set[str](), 0, 0
    for seed in range(3):
        for match in random_match(game, seed=seed):
            for seat in match.to_act[:1]:
                view = match.view(seat)
                verbs = {game.moves[move].verb for move in view.moves}
                reasons = {player.why(view, move).say("es") for move in view.moves}
                offered, different = offered + len(verbs), different + min(len(verbs), len(reasons))
                told |= reasons
    assert different > 0.9 * offered
    assert len(told) > 25
    assert "es lo que mejor sale en los mundos que podés imaginar desde tu lugar." not in told


def test_a_hint_of_euphoria_says_who_probably_holds_what() -> None:
    game = GAMES["euphoria"]()
    player, told = game.player(), set[str]()
    for match in random_match(game, seed=1):
        for seat in match.to_act[:1]:
            view = match.view(seat)
            told |= {player.why(view, move).say("en") for move in view.moves}
    assert any(re.search(r"most likely with #\d \(\d+ %\)", reason) for reason in told)
    assert any(re.search(r"with \d+ %, and hold the Leader you want with \d+ %", reason) for reason in told)


def test_a_hint_of_codigos_says_what_a_code_lacks_and_is_worth() -> None:
    game = GAMES["codigos"]()
    player, told = game.player(), set[str]()
    for match in random_match(game, seed=1):
        for seat in match.to_act[:1]:
            view = replace(match.view(seat), memory=None)
            if view.scene.phase == "act":
                told |= {player.why(view, move).say("en") for move in view.moves}
    assert any(re.search(r"of its \d symbols you lack \d, and it is worth \d+", reason) for reason in told)
    assert any("none of your codes asks for" in reason for reason in told)
