"""Euphoria at the keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.errors import BadMove
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.terminal.games.euphoria import EuphoriaFace
from tests.terminal.saying import Sobremesa


def sitting() -> tuple[Match, EuphoriaFace]:
    match = Match(Euphoria(6, {"first": "host"}), Seed(21))
    face = EuphoriaFace(match.game, match.names, "es")
    for seat in range(6):
        for _pick in range(2):
            match.play_code(seat, match.view(seat).moves[0])
    return match, face


def test_several_picks_of_one_action_are_written_with_commas() -> None:
    match, face = sitting()
    moves = face.read(match.view(0), "interroga, j3, r1")
    assert [match.game.moves.text(move) for move in moves] == ["interroga", "jugador 3", "recluta 1"]


@pytest.mark.parametrize("line", ["interroga, j1, r1", "interroga, j3, r1, r2", "interroga, j3, zapallo"])
def test_a_line_with_one_bad_pick_is_refused_as_a_whole(line: str) -> None:
    match, face = sitting()
    with pytest.raises(BadMove):
        face.read(match.view(0), line)


def test_a_place_is_labelled_with_what_the_viewer_sees() -> None:
    match, face = sitting()
    match.play(0, "se arma")
    labels = [face.narrator.label(match.view(0), move) for move in match.view(0).moves]
    assert all(re.fullmatch(r"Recluta \d: (Líder )?(Euphoriano|Subterra), escondido", label) for label in labels)


def test_a_look_is_described_in_full_to_its_player_only() -> None:
    match, face = sitting()
    for move in ("interroga", "j3", "r1"):
        match.play(0, move)
    event = [next(e for e in match.events(viewer) if e.kind == "looked") for viewer in (0, 1)]
    told = [face.narrator.tell(event[0], 0), face.narrator.tell(event[1], 1)]
    assert told[0] is not None
    assert told[1] is not None
    assert told[0].startswith("Mirás el recluta 1")
    assert told[1].endswith("mira el recluta 1 de 3.")


def test_eu_12_a_claim_typed_at_the_table_is_shown_and_saved(tmp_path: Path, sobremesa: Sobremesa) -> None:
    saved = tmp_path / "game.txt"
    typed = ("digo recluta 2.1 lider", "salir")
    said = sobremesa("play", "euphoria", "--seed", "3", "--save", str(saved), lines=typed)
    assert said.code == 0, said.err
    assert ": «El recluta 1 de" in said.out
    assert "0 : recluta 2.1 lider" in saved.read_text(encoding="utf-8")


def test_eu_12_a_claim_that_cannot_be_read_says_what_can_be_said(sobremesa: Sobremesa) -> None:
    said = sobremesa("play", "euphoria", "--seed", "3", lines=("digo cualquier cosa",))
    assert said.code == 2
    assert "Se puede decir: recluta 2.1" in said.err
