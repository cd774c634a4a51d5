"""A game against a bot, with lines from a script."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from sobremesa.cli.main import main
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.seed import Seed
from tests.terminal.saying import Sobremesa

ALWAYS_FIRST = ["1"] * 40
PLAY = ("play", "evidencia", "--seed", 7, "--against", "random", "--name", "Ana")


def left_at(path: Path, is_there: Callable[[Match], bool]) -> Match:
    """A saved game where Ana has to move and the condition holds."""
    match = Match(Evidencia(), Seed(7), ("Ana", "Beto"))
    while not (match.to_act[0] == 0 and is_there(match)):
        seat = match.to_act[0]
        match.play(seat, match.legal_moves(seat)[0])
    path.write_text(str(match.record()), encoding="utf-8")
    return match


@pytest.fixture
def ordering(tmp_path: Path) -> Path:
    """A game saved where Ana orders her row."""
    path = tmp_path / "ordering"
    left_at(path, lambda match: match.view(0).scene.phase == "order")
    return path


def cards_to_hang(path: Path) -> tuple[str, ...]:
    return tuple(replayed(path).view(0).scene.zones[0])


def replayed(path: Path) -> Match:
    return Record.read(path.read_text(encoding="utf-8")).replay(Evidencia())


def moves_in(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").split("\n\n")[1].splitlines()


def test_a_whole_game_is_played_and_ends_with_the_score_sheet(sobremesa: Sobremesa) -> None:
    said = sobremesa(*PLAY, lines=ALWAYS_FIRST)
    assert said.code == 0
    assert said.err == ""
    for criterion in ("EV-53", "EV-54", "EV-55", "EV-56", "EV-57", "EV-58", "Total"):
        assert criterion in said.out
    assert re.search(r"^Ganan? .*\(EV-60\)\.$", said.out, re.MULTILINE)


def test_in_english_nothing_is_said_in_spanish(sobremesa: Sobremesa) -> None:
    said = sobremesa(*PLAY, "--lang", "en", lines=["help", *ALWAYS_FIRST])
    spanish = re.findall(r"\b(?:Desafío|pirámide|zona|Elegí|Robás|mazo|reverso|gana|Ganás)\b", said.out)
    assert spanish == []


def test_outside_a_terminal_there_are_no_colours_and_no_needless_blanks(sobremesa: Sobremesa) -> None:
    said = sobremesa(*PLAY, lines=ALWAYS_FIRST)
    assert "\x1b" not in said.out
    assert [line for line in said.out.splitlines() if line != line.rstrip() and line != "> "] == []


def test_the_same_seed_and_answers_give_the_same_game(sobremesa: Sobremesa) -> None:
    assert sobremesa(*PLAY, lines=ALWAYS_FIRST) == sobremesa(*PLAY, lines=ALWAYS_FIRST)


@pytest.mark.parametrize("words", ["1", "juega eg6", "play EG6", "  eg6 ", "Juega Eg6"])
def test_a_move_can_be_given_by_number_words_or_card(words: str, tmp_path: Path, sobremesa: Sobremesa) -> None:
    save = tmp_path / "game"
    first = sobremesa(*PLAY, "--save", save, lines=[words])
    assert first.code == 0
    number = re.search(r"(\d)\) Sombrero volador", first.out)
    assert number is not None
    expected = "0 juega eg6" if words != "1" or number[1] == "1" else "0 juega ge9"
    assert moves_in(save)[0] == expected


def test_enter_will_do_where_only_one_move_is_possible(tmp_path: Path, sobremesa: Sobremesa) -> None:
    path = tmp_path / "game"
    before = left_at(path, lambda match: len(match.legal_moves(0)) == 1)
    assert sobremesa("play", "--resume", path, lines=[""]).code == 0
    assert moves_in(path)[len(before.moves)] == f"0 {before.legal_moves(0)[0]}"


def test_ev_44_six_cards_can_be_hung_in_one_line(ordering: Path, sobremesa: Sobremesa) -> None:
    row = cards_to_hang(ordering)[::-1]
    assert sobremesa("play", "--resume", ordering, "--against", "random", lines=[" ".join(row)]).code == 0
    assert replayed(ordering).view(None).scene.rows[0] == row


def test_ev_44_cards_can_be_hung_by_number_and_a_few_at_a_time(ordering: Path, sobremesa: Sobremesa) -> None:
    cards = cards_to_hang(ordering)
    sobremesa("play", "--resume", ordering, "--against", "random", lines=["6 5", "1 2 3"])
    assert replayed(ordering).view(None).scene.rows[0] == (cards[5], cards[4], *cards[:4])


def test_ev_44_cards_can_be_hung_one_by_one(ordering: Path, sobremesa: Sobremesa) -> None:
    cards = cards_to_hang(ordering)
    lines = [cards[3], f"pone {cards[1]}", f"set {cards[0]}", "1", "1"]
    sobremesa("play", "--resume", ordering, "--against", "random", lines=lines)
    rest = [card for card in cards if card not in (cards[3], cards[1], cards[0])]
    assert replayed(ordering).view(None).scene.rows[0] == (cards[3], cards[1], cards[0], *rest)


@pytest.mark.parametrize("slip", ["{0} {1} {0}", "{0} {1} zz", "{0} 9", "{0} {1} {2} {3} {4} {5} {0}"])
def test_a_row_that_is_wrong_anywhere_is_not_begun(slip: str, ordering: Path, sobremesa: Sobremesa) -> None:
    before = moves_in(ordering)
    said = sobremesa("play", "--resume", ordering, lines=[slip.format(*cards_to_hang(ordering))])
    assert said.code == 2
    assert "no se puede colgar" in said.err
    assert moves_in(ordering) == before


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("mesa", "Evidencia · Ronda 1 de 6"),
        ("table", "Evidencia · Ronda 1 de 6"),
        ("jugadas", " 1) "),
        ("moves", " 1) "),
        ("reglas EV-22", "EV-22"),
        ("rules ev22", "EV-22"),
        ("reglas 22", "EV-22"),
        ("reglas", "EV-61"),
        ("ayuda", "reglas EV-20"),
        ("help", "reglas EV-20"),
        ("?", "reglas EV-20"),
        ("AYUDA", "reglas EV-20"),
    ],
)
def test_words_that_are_no_move_show_something_and_ask_again(word: str, shown: str, sobremesa: Sobremesa) -> None:
    said = sobremesa(*PLAY, lines=[word])
    before = sobremesa(*PLAY)
    assert said.code == 0
    assert said.out.count(shown) > before.out.count(shown)


def test_the_end_of_the_input_leaves_politely(sobremesa: Sobremesa) -> None:
    said = sobremesa(*PLAY)
    assert (said.code, said.err) == (0, "")
    assert said.out.endswith("Hasta la próxima. La partida no quedó guardada.\n")


@pytest.mark.parametrize("word", ["salir", "quit"])
def test_leaving_asks_nothing_and_says_how_to_go_on(word: str, tmp_path: Path, sobremesa: Sobremesa) -> None:
    save = tmp_path / "my game"
    said = sobremesa(*PLAY, "--save", save, lines=["1", word, "1"])
    assert said.code == 0
    assert said.out.endswith(f"sobremesa play evidencia --resume '{save}'\n")


def test_a_game_is_saved_before_the_first_move_and_after_every_one(tmp_path: Path, sobremesa: Sobremesa) -> None:
    save = tmp_path / "game"
    sobremesa(*PLAY, "--save", save)
    assert replayed(save).moves == ()
    save.unlink()
    sobremesa(*PLAY, "--save", save, lines=["1", "nonsense"])
    assert moves_in(save)[0].startswith("0 juega")


def test_a_saved_game_is_for_its_owners_eyes_only(tmp_path: Path, sobremesa: Sobremesa) -> None:
    save = tmp_path / "game"
    sobremesa(*PLAY, "--save", save)
    assert save.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


def test_a_game_saved_by_word_goes_on_being_saved_there(tmp_path: Path, sobremesa: Sobremesa) -> None:
    save = tmp_path / "game"
    said = sobremesa(*PLAY, lines=["1", f"guardar {save}", "1", "save"])
    assert said.out.count(f"Guardada en {save}.") == 2
    assert len(moves_in(save)) >= 3


def test_a_file_that_was_not_ours_is_never_overwritten(tmp_path: Path, sobremesa: Sobremesa) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Querida abuela")
    said = sobremesa(*PLAY, lines=[f"guardar {letter}"])
    assert said.code == 2
    assert letter.read_text() == "Querida abuela"


def test_a_resumed_game_goes_on_as_if_it_had_never_been_left(tmp_path: Path, sobremesa: Sobremesa) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    against = ("--against", "greedy")
    sobremesa(*PLAY[:4], *against, "--save", whole, lines=ALWAYS_FIRST)
    sobremesa(*PLAY[:4], *against, "--save", parts, lines=["1", "1", "salir"])
    for _ in range(4):
        sobremesa("play", "--resume", parts, *against, lines=["1", "1", "1", "quit"])
    sobremesa("play", "evidencia", "--resume", parts, *against, lines=ALWAYS_FIRST)
    assert parts.read_text() == whole.read_text()
    assert whole.read_text().endswith("end\n")


def test_a_resumed_game_can_be_saved_elsewhere(tmp_path: Path, sobremesa: Sobremesa) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    sobremesa(*PLAY, "--save", first, lines=["1"])
    before = first.read_text()
    sobremesa("play", "--resume", first, "--save", second, lines=["1"])
    assert first.read_text() == before
    assert len(moves_in(second)) > len(moves_in(first))


def test_a_seat_of_choice_is_played(sobremesa: Sobremesa) -> None:
    said = sobremesa("play", "evidencia", "--seed", 7, "--seat", 1, lines=ALWAYS_FIRST)
    assert said.code == 0
    assert "Jugador 2 (vos)" in said.out


def test_the_bots_hand_is_never_shown(tmp_path: Path, sobremesa: Sobremesa) -> None:
    """At the first question only the player's own cards and the challenge may be named."""
    save = tmp_path / "game"
    said = sobremesa(*PLAY, "--save", save)
    match = replayed(save)
    seen = {*match.view(0).scene.hands[0], match.view(0).scene.challenge}
    named = {card for card in Evidencia().cards.ids() if re.search(rf"\b{card}\b", said.out)}
    assert named == seen


def test_the_memory_aid_shows_what_was_placed_where(sobremesa: Sobremesa) -> None:
    plain = sobremesa(*PLAY, lines=["1", "1", "1"])
    aided = sobremesa(*PLAY, "--memory-aid", lines=["1", "1", "1"])
    assert "lo que viste" not in plain.out
    assert "Zona de Marta, lo que viste" in aided.out


def test_a_deck_of_ones_own_is_played(tmp_path: Path, sobremesa: Sobremesa) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text((Evidencia.about.folder / "cards.toml").read_text().replace('id = "ge9"', 'id = "orbita"'))
    save = tmp_path / "game"
    assert "orbita" in sobremesa(*PLAY, "--deck", deck, "--save", save).out
    resumed = sobremesa("play", "--resume", save, "--deck", deck, lines=["orbita"])
    assert resumed.code == 0
    assert sobremesa("play", "--resume", save).code == 2


@pytest.mark.parametrize("options", [("pyramid=free",), ("repeats=adjacent", "pyramid=free")])
def test_the_rules_of_the_table_can_be_chosen(options: tuple[str, ...], tmp_path: Path, sobremesa: Sobremesa) -> None:
    save = tmp_path / "game"
    chosen = [word for option in options for word in ("--option", option)]
    said = sobremesa(*PLAY, *chosen, "--save", save, lines=ALWAYS_FIRST)
    assert said.code == 0
    assert "(EV-60)" in said.out
    assert set(options) <= {line.removeprefix("option ") for line in save.read_text().splitlines()}


class Unruly:
    """A player who always answers 1, and moves the folder of the saved game away at the second question."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.asked = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.asked += 1
        if self.asked == 2:
            self.folder.rename(self.folder.with_name("moved"))
        return "1\n"


def test_when_the_game_cannot_be_saved_any_more_it_says_so_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    monkeypatch.setattr("sys.stdin", Unruly(folder))
    assert main([str(word) for word in (*PLAY, "--save", folder / "game")]) == 0
    printed = capsys.readouterr()
    assert "no existe" in printed.err
    assert "(EV-60)" in printed.out


def test_a_resumed_game_does_not_tell_again_what_was_there_to_be_remembered(
    tmp_path: Path, sobremesa: Sobremesa
) -> None:
    save = tmp_path / "game"
    sobremesa(*PLAY, "--save", save, lines=["1", "1"])
    assert "Ronda 1. Desafío" not in sobremesa("play", "--resume", save).out
    assert "Ronda 1. Desafío" in sobremesa("play", "--resume", save, "--memory-aid").out


def test_a_saved_game_goes_on_with_the_same_people_and_bots(sobremesa: Sobremesa, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sobremesa("play", "evidencia", "--seed", 7, "--seat", 1, "--bots", "dificil", "--save", path, lines=["1"])
    saved = path.read_text()
    assert "note people 1\nnote bots dificil\n" in saved
    said = sobremesa("play", "--resume", path, lines=[])
    assert "Jugador 2 (vos)" in said.out
    assert path.read_text() == saved
    hotseat = tmp_path / "two.txt"
    sobremesa("play", "evidencia", "--seed", 7, "--hotseat", "--save", hotseat, lines=["", "1"])
    saved = hotseat.read_text()
    sobremesa("play", "--resume", hotseat, lines=[])
    assert hotseat.read_text() == saved


def test_bots_that_cannot_use_what_they_learned_say_so_once(sobremesa: Sobremesa) -> None:
    words = ("play", "evidencia", "--seed", 7, "--name", "Ana", "--option", "pyramid=free", "--against")
    said = sobremesa(*words, "facil", lines=["1"])
    assert said.err.count("Los bots juegan sin lo que aprendieron: aprendieron con las opciones de siempre") == 1
    assert "sin lo que aprendieron" not in sobremesa(*words, "random", lines=["1"]).err
    assert "sin lo que aprendieron" not in sobremesa("play", "evidencia", "--against", "facil", lines=["1"]).err
