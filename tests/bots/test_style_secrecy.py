"""What a persona says or prefers comes from its seat's view: worlds that look alike are answered alike.

Versions of a style that know more are caught by the same check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sobremesa.bots.styles import STYLES
from sobremesa.games.catalog import GAMES
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.euphoria.player.player import EuphoriaPlayer
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.laws import random_match
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView
from sobremesa.server.node.bot_pool import choose_move

SEED = 77


def chosen(game: AnyGame, view: AnyView, regular: str) -> tuple[str | None, int]:
    said = (
        (SpokenClaim(0, 0, "recluta 2.1 lider"), SpokenClaim(1, 0, "equipo 2 subterra"))
        if game.claims is not None
        else ()
    )
    return choose_move(game, view, said, "facil", regular, SEED, 600.0)


def leaks(game: AnyGame, seed: int, look: Callable[[Match], None] = lambda _match: None) -> Iterator[str]:
    """Where a persona answers differently in a world that looks the same. ``look`` is shown the truth on the way."""
    regulars = list(STYLES)
    for number, match in enumerate(random_match(game, seed=seed)):
        for seat in match.to_act if number < 60 else ():
            regular = regulars[(number + seat) % len(regulars)]
            view = match.view(seat)
            world = game.blank(Rng(0))
            game.imagine(view).sample(Rng(number), world)
            look(match)
            honest = chosen(game, view, regular)
            if chosen(game, game.view(world, seat), regular) != honest:
                yield f"{regular} in seat {seat}"
            other = Match.__new__(Match)
            other.__dict__.update(match.__dict__)
            other.state = world
            look(other)
            if chosen(game, view, regular) != honest:
                yield f"{regular} in seat {seat} knows more than it sees"


@pytest.mark.parametrize("name", GAMES)
def test_a_regular_answers_alike_in_worlds_that_look_alike(name: str) -> None:
    assert next(leaks(GAMES[name](), 1), None) is None


def caught(look: Callable[[Match], None]) -> str:
    for seed in range(6):
        for leak in leaks(Euphoria(5), seed, look):
            return leak
    pytest.fail("the leak is not noticed")


def test_talk_that_knows_the_truth_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    truth: list[Any] = []
    monkeypatch.setattr(EuphoriaPlayer, "speech", lambda *_asked: f"recluta 1.1 {truth[-1]}")
    told = {0: "euphoriano", 1: "subterra", 2: "lider_euphoriano", 3: "lider_subterra"}
    assert "knows more" in caught(lambda match: truth.append(told[int(match.state.recruit(0))]))


def test_a_taste_that_knows_the_truth_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    truth: list[Any] = []
    monkeypatch.setattr(
        EuphoriaPlayer,
        "tastes",
        lambda _self, _view, move: dict.fromkeys(("patience", "grudge"), hash((truth[-1], move)) % 7),
    )
    monkeypatch.setattr("sobremesa.bots.search_bot.NEARLY", 1.0)
    monkeypatch.setattr("sobremesa.bots.search_bot.OFTEN", 0.0)
    assert "knows more" in caught(lambda match: truth.append(int(match.state.leader)))
