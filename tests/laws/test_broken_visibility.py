"""The laws catch a view that shows its fields to others than it says, and a game that sends more than is seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from sobremesa.games.catalog import GAMES
from sobremesa.kernel import laws
from sobremesa.kernel.bits import members
from sobremesa.kernel.event import HIDDEN, Event, Viewer, tell
from sobremesa.kernel.game import AnyGame, Reactions
from sobremesa.kernel.laws import LawBroken
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import Note
from sobremesa.kernel.view import View
from sobremesa.kernel.visibility import ALL, OVER, OWN, OWNER, SEATS, ShownField, Visibility, shown_fields
from tests.laws.test_broken_games import broken
from tests.laws.toy import Mayor, MayorScene, MayorState, MayorView


def showing(kind: type[Struct], show: Callable[[MayorState, Viewer], Any]) -> Mayor:
    """Mayor with a memory of one field."""

    class Showing(Mayor):
        def view(self, state: MayorState, viewer: Viewer) -> MayorView:
            return replace(super().view(state, viewer), memory=kind(show(state, viewer)))

    return Showing()


def hands(state: MayorState, *seats: int) -> tuple[tuple[int, ...], ...]:
    """The hands of these seats, and nothing of the others'."""
    return tuple(tuple(members(state.hands[seat])) if seat in seats else () for seat in range(2))


class ToAll(Struct, frozen=True):
    hand: Annotated[tuple[int, ...], ALL]


class ToSeats(Struct, frozen=True):
    hand: Annotated[tuple[int, ...], SEATS]


class ToOwners(Struct, frozen=True):
    hands: Annotated[tuple[tuple[int, ...], ...], OWNER]


class ByZone(Struct, frozen=True):
    zones: Annotated[dict[str, tuple[int, ...]], OWNER]


class ToSelf(Struct, frozen=True):
    hand: Annotated[tuple[int, ...], OWN]


class AtTheEnd(Struct, frozen=True):
    points: Annotated[tuple[int, ...], OVER]


class ToOwnersThenAll(Struct, frozen=True):
    piles: Annotated[tuple[tuple[int, ...], ...], OWNER | OVER]


class Unsaid(Struct, frozen=True):
    hand: tuple[int, ...]


def test_a_field_for_all_that_differs_is_caught() -> None:
    game = showing(ToAll, lambda state, viewer: () if viewer is None else tuple(members(state.hands[viewer])))
    assert "ToAll.hand is said to be seen by ALL" in broken(laws.visibility, game)


def test_a_field_for_all_that_differs_for_the_spectator_alone_is_caught() -> None:
    game = showing(ToAll, lambda state, viewer: () if viewer is None else tuple(state.points))
    assert "ToAll.hand is said to be seen by ALL" in broken(laws.visibility, game)


def test_a_field_for_the_seats_that_differs_is_caught() -> None:
    game = showing(ToSeats, lambda state, viewer: () if viewer is None else tuple(members(state.hands[viewer])))
    assert "ToSeats.hand is said to be seen by SEATS" in broken(laws.visibility, game)


@pytest.mark.parametrize("thief", [0, 1, None])
def test_a_hand_that_somebody_else_sees_is_caught(thief: Viewer) -> None:
    def show(state: MayorState, viewer: Viewer) -> tuple[tuple[int, ...], ...]:
        return hands(state, 0, 1) if viewer == thief else hands(state, *(() if viewer is None else (viewer,)))

    assert "does not look the same to all others" in broken(laws.visibility, showing(ToOwners, show))


@pytest.mark.parametrize("thief", [0, 1, None])
def test_what_is_shared_and_yet_seen_by_one_is_caught(thief: Viewer) -> None:
    def show(state: MayorState, viewer: Viewer) -> dict[str, tuple[int, ...]]:
        return {"aside": (state.aside if viewer == thief else 0,)}

    assert "does not look the same to all others" in broken(laws.visibility, showing(ByZone, show))


def test_an_own_field_that_the_spectator_sees_is_caught() -> None:
    game = showing(ToSelf, lambda state, viewer: tuple(members(state.hands[viewer or 0])))
    assert "ToSelf.hand is said to be seen by OWN: the spectator sees" in broken(laws.visibility, game)


def test_a_field_of_the_end_that_is_shown_before_is_caught() -> None:
    game = showing(AtTheEnd, lambda state, _viewer: tuple(state.points))
    assert "AtTheEnd.points is said to be seen by OVER: it is shown before" in broken(laws.visibility, game)


def test_a_field_that_stays_hidden_at_the_end_is_caught() -> None:
    def show(state: MayorState, viewer: Viewer) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(members(state.piles[seat])) if seat == viewer else () for seat in range(2))

    assert "ToOwnersThenAll.piles is said to be seen by" in broken(laws.visibility, showing(ToOwnersThenAll, show))


def test_a_field_that_does_not_say_who_sees_it_is_caught() -> None:
    game = showing(Unsaid, lambda _state, _viewer: ())
    assert broken(laws.visibility, game) == "Unsaid.hand does not say who sees it"


def test_a_part_that_cannot_say_who_sees_it_is_caught() -> None:
    class Loose(Mayor):
        def view(self, state: MayorState, viewer: Viewer) -> MayorView:
            return replace(super().view(state, viewer), memory=(1, 2))

    assert "a view holds a tuple" in broken(laws.visibility, Loose())


def test_honest_annotations_are_kept() -> None:
    def own(state: MayorState, viewer: Viewer) -> tuple[tuple[int, ...], ...]:
        return hands(state, *(() if viewer is None else (viewer,)))

    for seed in range(10):
        laws.visibility(showing(ToOwners, own), seed)
        laws.visibility(showing(ToSeats, lambda state, viewer: () if viewer is None else tuple(state.points)), seed)


# Of every field of the games that asks who looks, the label that is one step too generous: each is caught.
MISLABELLED = {
    **{f"evidencia.Scene.{name}": ALL for name in ("hands", "chosen", "zones", "row", "obtained")},
    **{f"evidencia.Memory.{name}": ALL for name in ("pyramid", "zones", "dealt")},
    **{f"euphoria.Scene.{name}": ALL for name in ("recruits", "hands", "answer")},
    **{f"euphoria.Memory.{name}": ALL for name in ("recruits", "held", "somewhere", "mixed")},
    "codigos.Scene.hidden": ALL,
}
OPTIONS = {"codigos": {"memory_aid": "on"}, "euphoria": {"round_limit": "8"}}


@pytest.mark.parametrize("field", MISLABELLED)
def test_a_mislabelled_field_of_a_game_is_caught(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, part, shown = field.split(".")
    honest = shown_fields

    def relabelled(kind: type[Struct]) -> tuple[ShownField, ...]:
        found = honest(kind)
        if kind.__name__ != part:
            return found
        return tuple(ShownField(one.name, label(one), one.meaning) for one in found)

    def label(one: ShownField) -> Visibility | None:
        return MISLABELLED[field] if one.name == shown else one.seen_by

    monkeypatch.setattr(laws, "shown_fields", relabelled)
    assert f"{part}.{shown} is said to be seen by ALL" in broken_game(GAMES[name](options=OPTIONS.get(name, {})))


def broken_game(game: AnyGame) -> str:
    for seed in range(60):
        try:
            laws.visibility(game, seed)
        except LawBroken as caught:
            return str(caught)
    pytest.fail("the law does not catch this label")


def test_a_scene_view_that_shows_more_than_the_view_is_caught() -> None:
    class Leaking(Mayor):
        def scene_view(self, state: MayorState, viewer: Viewer) -> View[MayorScene, None]:
            honest = super().scene_view(state, viewer)
            return replace(honest, scene=replace(honest.scene, hand=tuple(members(state.hands[0]))))

    assert "is not the view without its memory" in broken(laws.visibility, Leaking())


def test_events_that_clients_are_told_otherwise_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.events_between

    def gapped(self: Match, viewer: Viewer, first: int, last: int) -> list[Event]:
        return [replace(event, number=event.number + 1) for event in honest(self, viewer, first, last)]

    monkeypatch.setattr(Match, "events_between", gapped)
    assert "gets other events" in broken(laws.news, Mayor())


def test_facts_that_are_kept_for_all_viewers_alike_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first viewer's facts are cached for all, with what only that viewer may know."""

    def careless(kinds: Any, number: int, note: Note, viewer: Viewer, *, past: bool, known: Any = None) -> Event:
        told = tell(kinds, number, note, viewer, past=past)
        if known is None or told.kind == HIDDEN:
            return told
        return replace(told, facts=known.setdefault((note.kind, note.shown), told.facts))

    monkeypatch.setattr("sobremesa.kernel.match.tell", careless)
    assert "gets other events" in broken(laws.news, Mayor())


def test_secrecy_catches_a_window_that_depends_on_hidden_cards() -> None:
    class Telling(Reactions[MayorState, MayorScene]):
        def seats_asked(self, state: MayorState) -> int:
            return state.hands[0]

    class Windowed(Mayor):
        reactions = Telling()

    assert "asks other seats" in broken(laws.secrecy, Windowed())
