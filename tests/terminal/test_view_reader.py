"""Views that went over the wire are the same views."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import UNSET, json, structs

from sobremesa.games.catalog import GAMES
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.outside import games_in
from sobremesa.kernel.event import all_viewers
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.laws import random_match
from sobremesa.kernel.match import Match
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.games.evidencia import sheet_of
from sobremesa.terminal.tables.connection import BadView, read_view
from sobremesa.wire import messages as m
from sobremesa.wire.updates import encode, moves_of

EXAMPLES = Path(__file__).parents[2] / "examples"
ALFAJORES = games_in(EXAMPLES)[0]["alfajores"]


def update_of(match: Match, view: AnyView, *, with_memory: bool) -> m.Update:
    """As the table sends it and the client decodes it."""
    sent = m.Update(
        since=0,
        seq=0,
        status="playing",
        to_act=list(view.to_act),
        moves=[moves_of(match.game)[code] for code in view.moves],
        prompt=view.prompt,
        view=view.scene,
        memory=view.memory if with_memory else UNSET,
    )
    return json.decode(encode(sent), type=m.Update)


@pytest.mark.parametrize("kind", [*GAMES.values(), ALFAJORES], ids=lambda kind: kind.about.name)
def test_a_view_comes_back_as_it_was(kind: type[AnyGame]) -> None:
    for match in random_match(kind(), seed=3):
        for viewer in all_viewers(match.game.seats):
            view = match.view(viewer)
            assert read_view(match.game, update_of(match, view, with_memory=True), viewer) == view
            without = read_view(match.game, update_of(match, view, with_memory=False), viewer)
            assert without == structs.replace(view, memory=None)


def test_ev_61_the_sheet_is_the_same_from_what_lies_in_sight() -> None:
    game = Evidencia()
    for seed in range(30):
        *_, match = random_match(game, seed=seed)
        for viewer in all_viewers(game.seats):
            assert sheet_of(game, match.view(viewer).scene) == game.sheet(match.state)


def test_a_view_of_another_shape_is_refused_with_a_sentence() -> None:
    *_, match = random_match(Evidencia(), seed=1)
    whole = update_of(match, match.view(0), with_memory=True)
    shapes: tuple[object, ...] = ({"phase": 7}, [], "nonsense")
    for broken in shapes:
        with pytest.raises(BadView, match="cannot be read"):
            read_view(match.game, structs.replace(whole, view=broken), 0)
        with pytest.raises(BadView, match="cannot be read"):
            read_view(match.game, structs.replace(whole, memory=broken), 0)
