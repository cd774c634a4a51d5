"""Replays of saved games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from tests.terminal.keyboard import ASKED, Keyboard
from tests.terminal.saying import Sobremesa

IDS = Evidencia().cards.ids()


def named(text: str) -> set[str]:
    return {card for card in IDS if re.search(rf"\b{card}\b", text)}


def match_of(moves: int) -> Match:
    match = Match(Evidencia(), Seed(7), ("Ana", "Beto"))
    while match.outcome is None and len(match.moves) < moves:
        seat = match.to_act[0]
        match.play(seat, match.legal_moves(seat)[0])
    return match


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """Both players have chosen and the round is not over: the hands differ from what is open."""
    path = tmp_path / "begun"
    path.write_text(str(match_of(2).record()))
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished"
    path.write_text(str(match_of(1000).record()))
    return path


def test_each_seat_is_shown_its_own_cards_and_what_lies_open(begun: Path, sobremesa: Sobremesa) -> None:
    match = match_of(2)
    in_sight = {match.view(None).scene.challenge, *match.view(None).scene.open}
    for seat in range(2):
        said = sobremesa("replay", begun, "--seat", seat)
        assert said.code == 0
        assert named(said.out) == in_sight | set(match.view(seat).scene.hands[seat])


@pytest.mark.parametrize("arguments", [(), ("--seat", "none")])
def test_from_outside_only_what_lies_open_is_shown(
    arguments: tuple[str, ...], begun: Path, sobremesa: Sobremesa
) -> None:
    table = match_of(2).view(None).scene
    assert named(sobremesa("replay", begun, *arguments).out) == {table.challenge, *table.open}


def test_no_other_viewer_sees_a_sealed_choice(tmp_path: Path, sobremesa: Sobremesa) -> None:
    path = tmp_path / "sealed"
    match = match_of(1)
    path.write_text(str(match.record()))
    hand = set(match.view(0).scene.hands[0])
    assert hand <= named(sobremesa("replay", path, "--seat", 0).out)
    assert not hand & named(sobremesa("replay", path, "--seat", 1).out)


def test_a_game_that_was_left_says_whose_turn_it_is(begun: Path, sobremesa: Sobremesa) -> None:
    said = sobremesa("replay", begun, "--lang", "en")
    assert re.search(r"^The game was left here\. Next to play: (Ana|Beto)\.$", said.out, re.MULTILINE)


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize("seat", ["0", "1", "none"])
def test_a_finished_game_ends_with_the_score_sheet(
    seat: str, language: str, finished: Path, sobremesa: Sobremesa
) -> None:
    said = sobremesa("replay", finished, "--seat", seat, "--lang", language)
    assert said.code == 0
    assert said.out.rstrip().endswith("(EV-60).")


def test_step_by_step_the_table_is_shown_between_the_moves(finished: Path, sobremesa: Sobremesa) -> None:
    whole = sobremesa("replay", finished, "--seat", 0)
    steps = sobremesa("replay", finished, "--seat", 0, "--step", lines=[""] * 100)
    assert "Ronda 4 de 6" not in whole.out
    assert "Ronda 4 de 6" in steps.out
    assert steps.code == 0


def test_step_by_step_can_be_left_at_any_time(finished: Path, sobremesa: Sobremesa) -> None:
    said = sobremesa("replay", finished, "--step", lines=[""])
    assert (said.code, said.err) == (0, "")
    assert "(EV-60)" not in said.out


def test_ctrl_c_leaves_a_clean_line(finished: Path) -> None:
    with Keyboard("replay", finished, "--step") as keyboard:
        keyboard.until(ASKED)
        keyboard.child.sendcontrol("c")
        after_prompt = keyboard.until_end().rpartition("\x1b[J")[2]
        assert re.sub(r"\x1b\[[?\d;]*[a-zA-Z]", "", after_prompt) == ""
        assert keyboard.exit_code() == 130


def test_nothing_of_a_broken_record_is_shown(begun: Path, sobremesa: Sobremesa) -> None:
    begun.write_text(begun.read_text() + "0 pasa\n")
    assert sobremesa("replay", begun).out == ""
