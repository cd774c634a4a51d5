"""Every game has a face that fits the terminal and shows what its viewer sees."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import product

import pytest
from rich.console import Group, RenderableType
from rich.text import Text

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.event import Viewer, all_viewers
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.console.drawing import HEIGHT, WIDTH, console
from sobremesa.terminal.faces.drawn_card import SIZES, CardSize
from sobremesa.terminal.faces.face import GameFace, in_columns
from sobremesa.terminal.games.catalog import FACES

LONG = "Maximiliana Bustamante y Figueroa"
# The rest of the screen: the question, its answers and the typed line.
TYPED = 1


def draw_text(what: RenderableType, width: int = WIDTH) -> list[str]:
    """The lines as a terminal of that width shows them."""
    found = console(io.StringIO(), is_terminal=False)
    found.width = width
    return found.draw_text(what).splitlines()


def question(face: GameFace, view: AnyView) -> RenderableType:
    """The whole screen of a question, without the news above it."""
    labels = [f"{number}) {face.narrator.label(view, move)}" for number, move in enumerate(view.moves, start=1)]
    return Group(face.show(view), Text(face.question(view)), in_columns(labels, WIDTH))


def drawn(face: GameFace, view: AnyView, size: CardSize, width: int) -> list[str]:
    """The table and the hand with cards of this size."""
    return [*draw_text(face.table(view, size), width), *draw_text(face.hand(view, size) or "", width)]


def matches(game: str, seed: int, every: int = 1, seats: int | None = None) -> Iterator[Match]:
    """A match at each of its positions, or at each ``every``-th and the last, played at random."""
    kind = GAMES[game]
    configured = kind(seats=seats or kind.about.seat_counts[-1])
    match = Match(configured, Seed(seed), [f"{LONG} {seat}" for seat in range(configured.seats)])
    rng = Rng(seed)
    yield match
    while match.outcome is None:
        seat = int(rng.draw(match.state.to_act()))
        match.play_code(seat, int(rng.draw(match.state.legal(seat))))
        if len(match.moves) % every == 0 or match.outcome is not None:
            yield match


def test_every_game_has_a_face() -> None:
    assert set(FACES) == set(GAMES)


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("game", FACES)
def test_every_question_fits_the_terminal(game: str, language: str) -> None:
    for seed in range(2):
        for match in matches(game, seed, every=2):
            face = FACES[game](match.game, match.names, language)
            for seat in match.to_act:
                lines = draw_text(question(face, match.view(seat)))
                assert len(lines) + TYPED <= HEIGHT, "\n".join(lines)
                assert max(map(len, lines)) <= WIDTH


# The smallest full screen without the status, the four lines of choices, the typed line and the keys; a hand has at
# most eight lines there.
ROWS_80, COLUMNS_80, HAND_80 = 24 - 7, 78, 8


@pytest.mark.parametrize(("game", "seats"), [("evidencia", 2), ("euphoria", 6), ("codigos", 4)])
def test_all_that_a_decision_needs_is_in_sight_in_80_columns(game: str, seats: int) -> None:
    for match in matches(game, 2, every=1, seats=seats):
        face = FACES[game](match.game, [name[:12] for name in match.names], "es")
        for view in map(match.view, match.to_act[:1]):
            table, hand = draw_text(face.table(view), COLUMNS_80), draw_text(face.hand(view) or "", COLUMNS_80)
            asked = draw_text(Text(face.question(view)), COLUMNS_80)
            assert len(hand) <= HAND_80, "\n".join(hand)
            assert len(table) + len(hand) + len(asked) <= ROWS_80, "\n".join([*table, *hand, *asked])


@pytest.mark.parametrize("width", [70, 100, 140])
@pytest.mark.parametrize("game", FACES)
def test_cards_of_every_size_keep_to_their_place(game: str, width: int) -> None:
    for match in matches(game, 4, every=8):
        face = FACES[game](match.game, match.names, "es", memory_aid=True)
        for size, viewer in product(SIZES, (0, None)):
            lines = drawn(face, match.view(viewer), size, width)
            assert max(map(len, lines)) <= width
            # A box that was wrapped has more corners on one side than on the other.
            text = "\n".join(lines)
            assert text.count("╭") + text.count("┏") == text.count("╯") + text.count("┛")


@pytest.mark.parametrize("game", FACES)
def test_the_ending_fits_the_terminal(game: str) -> None:
    *_, match = matches(game, seed=1, every=50)
    lines = draw_text(FACES[game](match.game, match.names, "es").ending(match.view(None)))
    assert len(lines) + TYPED < HEIGHT


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("game", FACES)
def test_everything_that_happens_can_be_told_to_everybody(game: str, language: str) -> None:
    for seed in range(2):
        *_, match = matches(game, seed, every=50)
        face = FACES[game](match.game, match.names, language)
        for viewer in all_viewers(match.game.seats):
            told = [face.narrator.tell(event, viewer) for event in match.events(viewer)]
            assert any(told)
            assert not any("{" in sentence for sentence in told if sentence)


@pytest.mark.parametrize("game", FACES)
def test_the_table_can_be_shown_to_everybody_at_any_time_with_and_without_memory(game: str) -> None:
    for match in matches(game, seed=5, every=10):
        for memory_aid in (False, True):
            face = FACES[game](match.game, match.names, "es", memory_aid=memory_aid)
            for viewer in all_viewers(match.game.seats):
                assert draw_text(face.show(match.view(viewer)))


@pytest.mark.parametrize("game", FACES)
def test_worlds_that_look_alike_are_drawn_alike(game: str) -> None:
    """A face gets views only; this checks that its drawing follows from them."""
    for match in matches(game, seed=2, every=12):
        face = FACES[game](match.game, match.names, "es", memory_aid=True)
        world = match.game.blank(Rng(0))
        for viewer in all_viewers(match.game.seats):
            view = match.view(viewer)
            match.game.imagine(view).sample(Rng(7), world)
            alike = match.game.view(world, viewer)
            assert draw_text(face.show(alike)) == draw_text(face.show(view))
            if viewer in (0, None):
                assert drawn(face, alike, SIZES[2], WIDTH) == drawn(face, view, SIZES[2], WIDTH)


@pytest.mark.parametrize("game", FACES)
def test_a_narrower_terminal_is_not_an_error(game: str) -> None:
    for match in matches(game, seed=3, every=5):
        viewer: Viewer = match.to_act[0] if match.to_act else None
        face = FACES[game](match.game, match.names, "es")
        assert draw_text(face.show(match.view(viewer)), width=40)
