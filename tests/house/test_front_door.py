"""What ``import sobremesa`` gives."""

from __future__ import annotations

import subprocess
import sys

import pytest

import sobremesa


def test_every_name_of_the_front_door_leads_somewhere() -> None:
    assert [name for name in sobremesa.__all__ if not hasattr(sobremesa, name)] == []


def test_the_front_door_loads_nothing_before_it_is_used() -> None:
    loaded = "import sobremesa, sys; print([name for name in sys.modules if name.startswith('sobremesa.')])"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = sobremesa.nothing


def test_a_game_and_a_bot_are_made_by_name() -> None:
    game = sobremesa.game("codigos", seats=3)
    assert (game.about.name, game.seats) == ("codigos", 3)
    match = sobremesa.Match(game, sobremesa.Seed(1))
    assert sobremesa.bot("greedy", game).choose(match.view(match.to_act[0])) in match.view(match.to_act[0]).moves


@pytest.mark.parametrize(("make", "wrong"), [(sobremesa.game, "ajedrez"), (sobremesa.bot, "genio")])
def test_an_unknown_name_is_refused_with_those_that_there_are(make: object, wrong: str) -> None:
    given = (wrong,) if make is sobremesa.game else (wrong, sobremesa.game("evidencia"))
    with pytest.raises(ValueError, match=f"unknown .* '{wrong}'; the "):
        make(*given)  # type: ignore[operator]
