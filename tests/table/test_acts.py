"""An act is one file: the list of them is whole, and what follows from it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.match import Match
from sobremesa.table import table as table_module
from sobremesa.table.acts import catalog, play
from sobremesa.table.acts import open as opening
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.play import Play, PlayEntry
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.react import React
from sobremesa.table.acts.say import Say, SayNews
from sobremesa.table.acts.seat_bot import SeatBot
from sobremesa.table.errors import RefusedAct
from sobremesa.table.settings import Settings
from tests.laws.toy import Mayor
from tests.table.bell import PASS, Bell
from tests.table.sitting import Sitting, host_of

ACTS = Path(catalog.__file__).parent
FILES = sorted(path.stem for path in ACTS.glob("*.py") if path.stem not in ("__init__", "catalog"))


def test_every_file_of_an_act_is_in_the_list() -> None:
    listed = {act.entry.__module__.rpartition(".")[2] for act in catalog.ACTS}
    assert sorted(listed) == FILES
    assert len(catalog.ACTS) == len(FILES)


@pytest.mark.parametrize("file", FILES)
def test_an_act_has_one_name(file: str) -> None:
    """That of its file: for its request, its entry, its news, and as the tag of what travels."""
    name = file.rstrip("_")
    noun = "".join(word.capitalize() for word in name.split("_"))
    act = import_module(f"sobremesa.table.acts.{file}").ACT
    assert act.entry.__name__ == f"{noun}Entry"
    if act.request is not None:
        assert (act.request.__name__, act.request.__struct_config__.tag) == (noun, name)
    own = [news for news in act.news if news.__module__.endswith(f".{file}")]
    if own:
        assert (own[0].__name__, own[0].__struct_config__.tag) == (f"{noun}News", name)


def playing() -> Sitting:
    return Sitting(Evidencia()).seat_all().start()


def test_a_move_by_its_code_is_checked_once_and_builds_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = playing()
    code = sitting.game.moves.code(sitting.first_move(0))
    calls: list[str] = []
    honest = Match.check

    def check(self: Match, seat: int, code: int) -> None:
        calls.append("check")
        honest(self, seat, code)

    def view(_self: Match, _viewer: object) -> None:
        calls.append("view")

    monkeypatch.setattr(Match, "check", check)
    monkeypatch.setattr(Match, "view", view)
    for entry in sitting.decide(0, Play("", code=code)):
        sitting.table.apply(entry)
    assert calls == ["check"]


def test_a_journal_with_a_move_that_cannot_be_is_refused() -> None:
    sitting = playing()
    illegal = next(code for code in range(len(sitting.game.moves)) if code not in sitting.table.view(0).moves)  # type: ignore[union-attr]
    sitting.journal.append(PlayEntry(sitting.now, 0, illegal))
    with pytest.raises(IllegalMove):
        sitting.again()


def test_eu_38_after_a_window_everybody_is_refused_an_undo_in_the_same_words() -> None:
    """The seat that answered last does not learn that it did."""
    sitting = Sitting(Bell()).seat_all().start()
    sitting.play(0, "toca")
    for seat in (2, 1):
        sitting.act(seat, Play("", code=PASS))
    sitting.wait(15)
    codes = []
    for seat in range(3):
        with pytest.raises(RefusedAct) as refused:
            sitting.decide(seat, Propose("", "undo"))
        codes.append(refused.value.code)
    assert codes == ["undo-too-late"] * 3


def test_moves_of_earlier_games_are_not_counted_as_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table of friends plays on for as many evenings as they like."""
    monkeypatch.setattr(table_module, "MOST_TALK", 30)
    sitting = Sitting(Mayor()).seat_all().start()
    for _game in range(20):
        sitting.play_to_the_end()
        sitting.act(0, Propose("", "rematch"))
        sitting.act(1, Answer("", yes=True))
    assert len(sitting.journal) > 90
    for _word in range(30 - sitting.table.talk):
        sitting.act(0, Say("", "hola"))
    with pytest.raises(RefusedAct, match="Too much was said"):
        sitting.decide(0, Say("", "hola"))


def test_a_bot_of_an_unknown_level_is_not_seated() -> None:
    with pytest.raises(RefusedAct, match="no level"):
        Sitting(Evidencia()).seat_all(1).decide(0, SeatBot("", 1, "genius"))


def test_whoever_stands_in_for_a_player_does_not_speak_for_them() -> None:
    from sobremesa.games.euphoria.game import Euphoria
    from sobremesa.table.acts.leave import Leave

    sitting = Sitting(Euphoria()).seat_all().start()
    seat = sitting.table.seats_asked()[0]
    code = sitting.game.moves.code(sitting.first_move(seat))
    words = "equipo 1 subterra"
    said = play.decide_for_bot(sitting.table, seat, code, words, sitting.now)
    assert [type(entry).__name__ for entry in said] == ["ClaimEntry", "PlayEntry"]
    sitting.act(seat, Leave(""))
    silent = play.decide_for_bot(sitting.table, seat, code, words, sitting.now)
    assert [type(entry).__name__ for entry in silent] == ["PlayEntry"]


@pytest.mark.parametrize(
    ("settings", "talk"),
    [
        (Settings("mayor", 2, public=True), "claims"),
        (Settings("mayor", 2, public=True, talk="free"), "free"),
        (Settings("mayor", 2), "free"),
        (Settings("mayor", 2, talk="claims"), "claims"),
    ],
)
def test_where_anybody_may_come_people_claim_unless_whoever_opens_it_says_otherwise(
    settings: Settings, talk: str
) -> None:
    opened = opening.decide(opening.Open(settings), host_of(Mayor()), table="mesa", invite="", now=1)[0]
    assert isinstance(opened, opening.OpenEntry)
    assert opened.settings.talk == talk


def test_where_people_claim_nobody_writes_and_everybody_may_gesture() -> None:
    sitting = Sitting(Mayor(), public=True, talk="claims").seat_all()
    with pytest.raises(RefusedAct) as refused:
        sitting.act(0, Say("", "hola"))
    assert refused.value.code == "claims-only"
    sitting.act(0, React("", "applause"))


def test_where_nobody_chose_how_to_talk_everybody_writes() -> None:
    sitting = Sitting(Mayor(), public=True).seat_all()
    sitting.act(0, Say("", "hola"))
    assert [piece.text for piece in sitting.table.news if isinstance(piece, SayNews)] == ["hola"]
