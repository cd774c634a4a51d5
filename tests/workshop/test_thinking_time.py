"""Journals give people's thinking times; answering times in a window stay secret (EU-38)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import Raw

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.view import legal_moves
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.runner import InlineRunner
from sobremesa.lab.runner import run as play_study
from sobremesa.lab.study import BadStudy
from sobremesa.table.act import Entry
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.leave import Leave
from sobremesa.table.acts.play import decide_for_bot
from sobremesa.table.acts.propose import Propose
from sobremesa.table.agreement import What
from sobremesa.table.journal import encode_entry
from sobremesa.workshop.playtest_games import GatherJob, JournalReader, PlaytestGame, TableJournal
from sobremesa.workshop.simulation import RunSetup, make_run_folder
from tests.laws.toy import Mayor
from tests.table.bell import Bell
from tests.table.sitting import Sitting


def gather_first_game(sitting: Sitting) -> PlaytestGame:
    """The first game at the table, as it is collected."""
    reading = JournalReader(sitting.game, sitting.journal[0])
    for entry in sitting.journal[1:]:
        ended = reading.read(entry)
        if ended is not None:
            return ended
    raise AssertionError("nothing has ended")


def play_timbre(*seconds: float) -> PlaytestGame:
    """A game of Timbre whose windows are answered after this many seconds."""
    sitting = Sitting(Bell(), window_ms=8000, reveal_ms=0).seat_all().start()
    while sitting.table.status == "playing":
        if sitting.table.window.is_open:
            begun = sitting.now
            for wait, seat in zip(seconds, list(sitting.table.seats_asked()), strict=False):
                sitting.wait(wait)
                if seat in sitting.table.seats_asked():
                    sitting.play(seat)
            sitting.wait(9 - (sitting.now - begun) / 1000)
        else:
            sitting.wait(2)
            sitting.play(sitting.table.seats_asked()[0])
    return gather_first_game(sitting)


def test_no_answer_in_a_window_is_timed() -> None:
    assert play_timbre(0.5, 1.0) == play_timbre(3.0, 0.1) == play_timbre()


def test_answers_in_windows_that_are_timed_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = JournalReader._time

    def leaking(self: JournalReader, entry: Entry) -> None:
        window = self.table.window
        was_open, window.is_open = window.is_open, False
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(f"{JournalReader.__module__}.legal_moves", lambda _state, _seat: (0, 1))
            honest(self, entry)
        window.is_open = was_open

    monkeypatch.setattr(JournalReader, "_time", leaking)
    assert play_timbre(0.5, 1.0) != play_timbre(3.0, 0.1)


def test_a_rematch_is_a_game_of_its_own_and_one_being_played_is_not_read(tmp_path: Path) -> None:
    """From a table in use, only finished games are read."""
    sitting = Sitting(GAMES["evidencia"](), reveal_ms=0).seat_all().start()
    sitting.play_to_the_end()
    for _game in range(2):
        agree(sitting, "rematch")
        if sitting.table.number < 3:
            sitting.play_to_the_end()
    sitting.play(sitting.table.seats_asked()[0])
    run = RunSetup("evidencia", "", "Evidencia", 2, {}, [], 1, str(tmp_path / "run"))
    assert make_run_folder(run, []) is None
    entries = [Raw(encode_entry(entry)) for entry in sitting.journal]
    for known, games in ((0, [1, 2]), (1, [2]), (2, [])):
        journal = TableJournal("mesa", entries, known, sitting.table.finished.count)
        found = GatherJob(run.folder, [journal], known).run(lambda _news: None)
        assert ([game.number for game in found.games], [game.row for game in found.games]) == (
            games,
            [n - 1 for n in games],
        )
        assert found.seen == {}
    folder = RunFolder(tmp_path / "run")
    assert folder.games_played() == 2
    with pytest.raises(BadStudy, match="cannot be played again"):
        play_study(folder.study(), folder, InlineRunner(), lambda _games: None)
    journal = TableJournal("mesa", entries, 2, -1)
    [seen] = GatherJob(run.folder, [journal], 2).run(lambda _news: None).seen.values()
    assert (seen.status, seen.names, seen.finished) == ("playing", ["Ana", "Beto"], 2)


def agree(sitting: Sitting, what: What) -> None:
    sitting.act(0, Propose("", what))
    sitting.act(1, Answer("", yes=True))


def test_a_choice_takes_from_the_question_to_the_move_without_pauses() -> None:
    sitting = Sitting(Mayor(), reveal_ms=0).seat_all().start()
    first = sitting.table.seats_asked()[0]
    sitting.wait(4)
    agree(sitting, "pause")
    sitting.wait(10_000)
    agree(sitting, "resume")
    sitting.wait(2.5)
    sitting.play(first)
    leaver = sitting.table.seats_asked()[0]
    sitting.act(leaver, Leave(""))
    while sitting.table.status == "playing":
        seat = sitting.table.seats_asked()[0]
        code = legal_moves(sitting.table.match.state, seat)[0] if sitting.table.match else 0
        is_away = sitting.table.level_of(seat)
        sitting.do(decide_for_bot(sitting.table, seat, code, None, sitting.now)) if is_away else sitting.play(seat)
    found = gather_first_game(sitting)
    assert found.thoughts[first][0] == 2.5
    assert found.minutes == round(6.5 / 60, 2)
    assert found.dropped == [found.names[leaver]]
    assert len(found.thoughts[leaver]) == (leaver == first)
