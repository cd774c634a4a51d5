"""Nothing that is sent tells a viewer more than the view; with a protection taken out, this test fails."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace as replace_struct

from sobremesa.bots.hints import MoveHint
from sobremesa.games.catalog import GAMES
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.bits import has
from sobremesa.kernel.errors import IllegalMove, NotYourTurn
from sobremesa.kernel.event import Event, Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.text import KERNEL, Message
from sobremesa.kernel.view import AnyView
from sobremesa.server import clock
from sobremesa.server.node import bot_pool, listing
from sobremesa.server.node.audience import Audience
from sobremesa.server.node.connection import PendingUpdate
from sobremesa.server.ops import plugin
from sobremesa.server.ops.logs import log
from sobremesa.server.people.look_back import handlers as look_back
from sobremesa.store.projection import Projection
from sobremesa.table.act import Entry
from sobremesa.table.acts import catalog, close
from sobremesa.table.acts.play import PlayEntry
from sobremesa.table.hint import hint_view
from sobremesa.table.status import Result, Standing, standing_of
from sobremesa.table.table import Table
from sobremesa.table.window import Window
from sobremesa.wire import http, updates
from sobremesa.wire import messages as m
from sobremesa.wire.updates import UpdateComposer
from tests.laws.toy import Mayor
from tests.server.secrecy import leaks
from tests.table.bell import Bell

# Bots have a network for Evidencia with its default options: with others the log says that they play without it.
UNLEARNED = partial(Evidencia, options={"pyramid": "free"})
KINDS: dict[str, Callable[[], AnyGame]] = {**GAMES, "timbre": Bell, "mayor": Mayor, "unlearned": UNLEARNED}


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("seed", range(3))
def test_what_a_viewer_cannot_tell_apart_gives_the_same_bytes(name: str, seed: int) -> None:
    game = KINDS[name]()
    assert next(leaks(game, seed), None) is None


def caught(*games: AnyGame) -> str:
    for seed in range(6):
        for game in games:
            for leak in leaks(game, seed):
                return leak
    pytest.fail("the leak is not noticed")


def test_a_view_of_another_seat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "view", lambda self, _viewer: self.match.view(0) if self.match else None)
    assert caught(Mayor()).startswith("update to")


def test_a_scene_of_another_seat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "scene_view", lambda self, _viewer: self.game.scene_view(self.state, 0))
    assert caught(Mayor()).startswith(("update to", "stream to"))


def test_a_composer_that_shares_one_viewers_update_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = UpdateComposer.update

    def shared(self: UpdateComposer, _viewer: Viewer, since: int, accepted: str = "") -> m.Update:
        return honest(self, 0, since, accepted)

    monkeypatch.setattr(UpdateComposer, "update", shared)
    assert caught(Mayor()).startswith(("update to", "stream to"))


def test_memory_of_the_truth_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = updates.update

    def leaking(table: Table, viewer: Viewer, since: int, now: int) -> m.Update:
        told = honest(table, viewer, since, now)
        where = table.game.whereabouts(table.match.state) if table.match else {}
        return m.Update(since=told.since, seq=told.seq, status=told.status, memory=where)

    monkeypatch.setattr("tests.server.secrecy.update", leaking)
    assert "hand" in caught(Mayor())


def test_events_meant_for_others_are_noticed_in_the_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.events_between

    def loud(self: Match, _viewer: Viewer, first: int, last: int) -> list[Event]:
        return [event for seat in range(self.game.seats) for event in honest(self, seat, first, last)]

    monkeypatch.setattr(Match, "events_between", loud)
    assert caught(Mayor()).startswith("stream to")


def test_a_sealed_move_shown_to_others_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "sealed_move", lambda self, _viewer: str(self.codes[-1:]))
    assert caught(Bell(), Mayor()).startswith(("stream to", "update to"))


def test_being_told_that_the_own_answer_was_the_last_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Window, "has_last_answer_of", lambda _self, _viewer: False)
    assert "after answering" in caught(Bell())


def test_a_prompt_of_whoever_has_not_answered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = updates.update

    def leaking(table: Table, viewer: Viewer, since: int, now: int) -> m.Update:
        told = honest(table, viewer, since, now)
        waiting = list(table.match.to_act) if table.match else []
        return m.Update(since=told.since, seq=told.seq, status=told.status, to_act=waiting)

    monkeypatch.setattr("tests.server.secrecy.update", leaking)
    assert caught(Bell()).startswith("update to")


def test_a_refusal_that_names_who_is_waited_for_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(self: Match, seat: int, code: int) -> None:
        if not has(self.state.to_act(), seat):
            waiting = ", ".join(self.names[other] for other in self.to_act)
            raise NotYourTurn(KERNEL.message("not-your-turn", name=self.names[seat], waiting=waiting))
        if not has(self.state.legal(seat), code):
            raise IllegalMove(KERNEL.message("long-move", longest=1), "")

    monkeypatch.setattr(Match, "check", check)
    assert "refusal of" in caught(Bell())


def test_a_refusal_that_looks_at_other_hands_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(self: Match, _seat: int, _code: int) -> None:
        where = str(self.game.whereabouts(self.state))
        raise IllegalMove(KERNEL.message("bad-seed", seed=where, largest=""), "")

    monkeypatch.setattr(Match, "check", check)
    assert "refusal of" in caught(Mayor())


def test_a_log_that_says_what_a_bot_without_its_network_holds_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = bot_pool.BotPool.choose

    async def telling(self: bot_pool.BotPool, game: AnyGame, view: AnyView, *given: Any, **named: Any) -> Any:
        problem = game.player().problem()
        if problem is not None:
            log("bots play without what they learned", why=problem.say("en"), view=str(view.scene))
        return await honest(self, game, view, *given, **named)

    monkeypatch.setattr(bot_pool.BotPool, "choose", telling)
    assert caught(UNLEARNED()).startswith("log of a bot to")


def test_the_log_says_that_a_network_is_not_used_where_that_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the law above compares nothing."""
    told = []
    monkeypatch.setattr(bot_pool, "log", lambda event, **_facts: told.append(event))
    assert next(leaks(UNLEARNED(), 0), None) is None
    assert set(told) == {"bots play without what they learned"}


def played_then(monkeypatch: pytest.MonkeyPatch, then: Callable[[Table, PlayEntry], None]) -> None:
    """Every move has one more effect."""
    honest = catalog.BY_ENTRY[PlayEntry]

    def effect(table: Table, entry: PlayEntry) -> None:
        honest.apply(table, entry)
        then(table, entry)

    acts: dict[Any, Any] = catalog.BY_ENTRY
    monkeypatch.setitem(acts, PlayEntry, replace(honest, apply=effect))


def test_a_number_that_counts_sealed_answers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def counting(table: Table, _entry: PlayEntry) -> None:
        if table.window.is_open:
            table.publish()

    played_then(monkeypatch, counting)
    assert caught(Bell()).startswith("stream to")


def test_a_window_that_closes_with_the_last_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """EU-38: the wait tells whether all have answered."""

    def hasty(table: Table, entry: PlayEntry) -> None:
        if table.window.is_open and table.window.held is not None:
            close.apply(table, close.CloseEntry(entry.at))

    played_then(monkeypatch, hasty)
    assert caught(Bell()).startswith("stream to")


def test_messages_at_every_sealed_answer_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def loud(self: Audience, _held: object) -> None:
        for connection in self.connections:
            connection.tell(UpdateComposer(self.table, clock.now_ms()))

    monkeypatch.setattr(Audience, "_show", loud)
    assert caught(Bell()).startswith("stream to")


def test_numbers_that_count_answers_as_they_come_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.ops.metrics.STEP_SECONDS", 0.0)
    assert "sobremesa_entries_total" in caught(Bell())


def test_a_presence_that_follows_the_answers_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Audience.hear_of

    def telling_presence(self: Audience, entry: Entry, held: list[PendingUpdate] | None = None) -> None:
        honest(self, entry, held)
        for connection in self.connections:
            connection.send(m.Presence(list(self.table.seats_asked())))

    monkeypatch.setattr(Audience, "hear_of", telling_presence)
    assert caught(Bell()).startswith("stream to")


def test_clocks_that_stop_with_an_answer_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = updates.clocks_of

    def leaking(table: Table, now: int) -> m.Clocks | None:
        told = honest(table, now)
        return m.Clocks(running=list(table.seats_asked())) if told else None

    monkeypatch.setattr(updates, "clocks_of", leaking)
    assert caught(Bell())


def test_a_time_that_depends_on_the_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that closes at once if no seat could react."""
    honest = Table.due

    def telling_due(self: Table) -> int | None:
        due = honest(self)
        if self.window.is_open and self.match is not None and due is not None:
            reactions = sum(len(self.match.legal_moves(seat)) > 1 for seat in self.match.to_act)
            return due if reactions else due - 7000
        return due

    monkeypatch.setattr(Table, "due", telling_due)
    assert caught(Bell()).startswith("timing to")


def test_a_door_that_tells_who_has_not_answered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = listing.details_of

    def telling(table: Table, seat: int | None) -> http.TableDetails:
        waiting = list(table.match.to_act) if table.match else []
        return replace_struct(honest(table, seat), to_act=waiting)

    monkeypatch.setattr(listing, "details_of", telling)
    assert caught(Bell()).startswith(("door to", "stream to"))


def test_a_door_that_tells_when_the_latest_entry_was_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """EU-38: sealed answers are entries, and not news."""
    honest = listing.details_of

    def telling(table: Table, seat: int | None) -> http.TableDetails:
        return replace_struct(honest(table, seat), told_at=table.latest_at)

    monkeypatch.setattr(listing, "details_of", telling)
    assert caught(Bell()).startswith("stream to")


def test_a_playtest_that_counts_moves_of_a_running_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sealed answers are moves too."""
    honest = plugin.look_at

    def counting(table: Table) -> plugin.TableInfo:
        return replace_struct(honest(table), finished=len(table.codes))

    monkeypatch.setattr(plugin, "look_at", counting)
    assert caught(Bell()).startswith(("playtest to", "stream to"))


def test_a_playtest_that_tells_of_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = plugin.look_at

    def telling(table: Table) -> plugin.TableInfo:
        where = str(table.game.whereabouts(table.match.state)) if table.match else ""
        return replace_struct(honest(table), away=[where])

    monkeypatch.setattr(plugin, "look_at", telling)
    assert caught(Mayor()).startswith("playtest to")


def test_a_list_that_tells_who_has_not_answered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = standing_of

    def telling(table: Table) -> Standing:
        return replace_struct(honest(table), to_act=list(table.seats_asked()))

    monkeypatch.setattr(listing, "standing_of", telling)
    assert caught(Bell()).startswith(("list to", "stream to"))


def test_a_list_that_tells_when_the_latest_entry_was_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """EU-38: sealed answers are entries, and not news."""
    honest = standing_of

    def telling(table: Table) -> Standing:
        return replace_struct(honest(table), told_at=table.latest_at)

    monkeypatch.setattr(listing, "standing_of", telling)
    assert caught(Bell()).startswith("stream to")


def test_a_list_that_tells_of_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = standing_of

    def telling(table: Table) -> Standing:
        where = str(table.game.whereabouts(table.match.state)) if table.match else ""
        return replace_struct(honest(table), title=where)

    monkeypatch.setattr(listing, "standing_of", telling)
    assert caught(Mayor()).startswith("list to")


def test_a_groups_list_that_tells_when_the_latest_entry_was_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """EU-38, for members of the group who do not sit there."""
    seen: dict[str, int] = {}
    honest = standing_of

    def looking(table: Table) -> Standing:
        seen["at"] = table.latest_at
        return honest(table)

    monkeypatch.setattr(listing, "standing_of", looking)
    monkeypatch.setattr("tests.server.secrecy.from_outside", lambda told: replace_struct(told, told_at=seen["at"]))
    assert caught(Bell()).startswith("stream to None")


def early_result(table: Table) -> Result:
    """A running game, as if it had ended now."""
    assert table.match is not None
    seats = range(table.game.seats)
    scores = [int(table.match.state.score(seat)) for seat in seats]
    names, levels = [f"{seat}" for seat in seats], [""] * len(seats)
    return Result(table.id, 1, "mayor", "", names, levels, [], scores, [], "", len(table.codes), 0, 0, [*seats], [])


@pytest.mark.parametrize("what", ["cards", "answers"])
def test_ratings_of_a_running_game_are_noticed(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    honest = listing.projection_of

    def telling(table: Table, games: Any) -> Projection:
        projection = honest(table, games)
        if table.match is None:
            return projection
        result = early_result(table)
        if what == "cards":
            told = str(table.game.whereabouts(table.match.state))
            result = replace_struct(result, names=[told] * len(result.names))
        else:
            result = replace_struct(result, ended_at=table.length)
        return replace_struct(projection, results=[(result, tuple(f"{seat:064}" for seat in range(table.game.seats)))])

    monkeypatch.setattr(listing, "projection_of", telling)
    if what == "cards":
        assert caught(Mayor()).startswith("ratings to")
    else:
        assert caught(Bell()).startswith("stream to")


def test_a_record_given_too_early_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def early(_request: Any, table: Table) -> Any:
        assert table.match is not None
        return str(table.game.whereabouts(table.match.state))

    monkeypatch.setattr(look_back, "_requested_game", early)
    assert caught(Mayor()).startswith("replay to")


def test_a_hint_that_looks_at_other_hands_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(table: Table, seat: int) -> AnyView:
        hint_view(table, seat)
        assert table.match is not None
        # The truth, in place of the seat's own view.
        return replace_struct(table.match.view(1 - seat), viewer=seat, moves=table.match.view(seat).moves)

    monkeypatch.setattr("tests.server.secrecy.hint_view", peeking)
    monkeypatch.setattr(bot_pool, "hints", lambda _game, view, _effort: [MoveHint(0, 0.5, 1.0, _said(view))])
    assert caught(Mayor()).startswith("hint to")


def _said(view: AnyView) -> Message:
    return KERNEL.message("bad-seed", seed=str(view.scene), largest="")
