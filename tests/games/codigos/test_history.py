"""What a table tells of a code after it was laid: neither numbers nor bytes say how long it is (CO-26)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from sobremesa.games.codigos.events import LASTING
from sobremesa.games.codigos.game import Codigos
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.match import Match
from sobremesa.table.agreement import SettleNews
from sobremesa.table.history import HappeningNews, History
from sobremesa.wire.updates import UpdateComposer, encode, update
from tests.games.codigos.positions import Sitting as Position
from tests.table.sitting import Sitting

VIEWERS: tuple[Viewer, ...] = (0, 1, None)


def table_at(position: Position) -> Sitting:
    """A table in the middle of a game, as if the position had been played to."""
    sitting = Sitting(position.game).seat_all()
    sitting.start()
    sitting.table.match = position.match
    sitting.table.history.forget_events(0)
    return sitting


def laid(position: Position) -> Sitting:
    """The first player completes a code in one action, card by card; then everybody moves on."""
    sitting = table_at(position)
    scene = position.scene
    if not scene.exposed[0].card:
        sitting.play(0, f"baja {scene.collections[0].index('g1' if 'g1' in scene.collections[0] else 'g5') + 1}")
    while not position.scene.hidden[0]:
        sitting.play(0, next(move for move in position.match.legal_moves(0) if move.startswith("agrega")))
    for seat, move in ((0, "soldado 3"), (1, "toma 2"), (1, "soldado 1")):
        sitting.play(seat, move)
    return sitting


def exposed(code: str, held: str) -> Position:
    return Position(held, exposed={0: code})


# Codes of two, three and five symbol cards, of which one to four are laid now: afterwards all tables look the same.
TWINS: dict[str, Callable[[], list[Position]]] = {
    "laid at once": lambda: [Position("g1 c1 t1"), Position("g5 c2 t2 g2")],
    "added together": lambda: [
        exposed("g1", "c1 t1"),
        exposed("g1 c1", "t1"),
        exposed("g5", "c2 t2 g2"),
        exposed("g12 a2", "c2 t2 c3 a3"),
    ],
}


def told(sitting: Sitting, viewer: Viewer) -> list[bytes]:
    """Everything that a viewer can ask to be told again, from any number on."""
    table = sitting.table
    return [encode(update(table, viewer, since, sitting.now)) for since in range(table.seq + 1)]


@pytest.mark.parametrize("way", TWINS)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_co_26_the_history_of_a_long_code_is_that_of_a_short_one(way: str, viewer: Viewer) -> None:
    one, *others = [told(laid(position), viewer) for position in TWINS[way]()]
    for other in others:
        assert other == one


@pytest.mark.parametrize("viewer", VIEWERS)
def test_co_26_the_past_has_no_trace_of_what_faded(viewer: Viewer) -> None:
    game = Codigos(seats=3)
    sitting = Sitting(game).seat_all()
    sitting.start()
    for _move in range(60):
        sitting.play(sitting.table.seats_asked()[0])
    everything = msgspec.json.decode(encode(update(sitting.table, viewer, 0, sitting.now)))
    pieces = [piece["events"] for piece in everything["news"] if piece["what"] == "happened"]
    past = [event for events in pieces[:-1] for event in events]
    assert {event["kind"] for event in past} <= {game.event_kinds[number].name for number in LASTING}
    assert [event["number"] for event in past] == list(range(len(past)))


def test_co_26_every_step_is_seen_while_it_is_made() -> None:
    sitting = table_at(Position("g1 c1 t1"))
    before = sitting.table.seq
    sitting.play(0, "baja 3")
    for viewer in VIEWERS:
        assert viewer in sitting.table.prompted
        now = msgspec.json.decode(encode(update(sitting.table, viewer, before, sitting.now)))
        assert (now["seq"], now["view"]["laying"]) == (before, "g1")


def undone(position: Position) -> Sitting:
    """As after ``laid``, and one more move that is taken back."""
    sitting = laid(position)
    table, match = sitting.table, position.match
    before = match.event_count
    sitting.play(table.seats_asked()[0])
    table.tell(SettleNews, "undo", True)
    table.history.undo(before)
    return sitting


@pytest.mark.parametrize("way", TWINS)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_co_26_an_undo_after_a_long_code_is_told_as_after_a_short_one(way: str, viewer: Viewer) -> None:
    """It counts what is in sight in the past, and nothing that faded."""
    one, *others = [told(undone(position), viewer) for position in TWINS[way]()]
    for other in others:
        assert other == one
    everything, late = msgspec.json.decode(one[0]), msgspec.json.decode(one[-2])
    assert late["undone"] == sum(len(piece.get("events", ())) for piece in everything["news"])


def test_co_26_an_undo_that_counts_what_faded_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(UpdateComposer, "_undone", lambda self, _viewer: self._left)
    with pytest.raises(AssertionError):
        test_co_26_an_undo_after_a_long_code_is_told_as_after_a_short_one("laid at once", 1)


def test_co_26_a_piece_of_news_for_every_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def publish(self: History, match: Match) -> bool:
        first, self.told = self.told, match.event_count
        self.add(HappeningNews, first, self.told)
        return True

    monkeypatch.setattr(History, "publish", publish)
    one, other = [told(laid(position), 1) for position in TWINS["laid at once"]()]
    assert len(one) != len(other)


def test_co_26_events_that_are_counted_after_they_faded_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "events_between", lambda self, viewer, first, last: self.events(viewer)[first:last])
    with pytest.raises(AssertionError):
        test_co_26_the_past_has_no_trace_of_what_faded(1)
