"""Orders besides moves, at a local table: they work as at a live one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.moves import normal
from sobremesa.kernel.record import Record
from sobremesa.terminal.session.orders import BEFORE_A_GAME, IN_A_GAME, TypedOrder, words_in
from tests.terminal.keyboard import Keyboard, without_colours
from tests.terminal.saying import Sobremesa
from tests.terminal.test_play import PLAY

# The test process, a pytest-xdist worker, has threads. Forking is safe because the child runs another program at once.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

TO_THE_END = ["1"] * 40


def moves_of(path: Path) -> tuple[tuple[int, str], ...]:
    return Record.read(path.read_text(encoding="utf-8")).moves


@pytest.mark.parametrize("game", GAMES)
def test_no_word_hides_a_move(game: str) -> None:
    """A word that begins a move is the game's; ``yes`` and ``no`` answer a proposal while there is one."""
    moves = GAMES[game]().moves
    typed = {words for code in range(len(moves)) for words in (moves[code].text, *moves[code].aliases)}
    assert {words for words in typed if TypedOrder.read(words, words_in(moves))} == set()


@pytest.mark.parametrize("word", ["pista", "consejo", "hint"])
def test_a_hint_is_asked_for_as_the_page_calls_it_and_as_it_was_called_before(word: str) -> None:
    assert TypedOrder.read(word, IN_A_GAME) == TypedOrder("hint", "")


def test_co_47_a_symbol_can_be_said_where_a_claim_could_be_meant() -> None:
    moves = GAMES["codigos"]().moves
    assert TypedOrder.read("say grenade", IN_A_GAME) is not None
    assert TypedOrder.read("say grenade", words_in(moves)) is None
    assert TypedOrder.read("digo algo", words_in(moves)) == TypedOrder("say", "algo")


def test_every_word_is_written_as_it_is_compared() -> None:
    assert [word for word in IN_A_GAME | BEFORE_A_GAME if normal(word) != word] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_order_has_a_word_in_every_game(game: str) -> None:
    """The game may take an order's word in one language, but not in both."""
    assert set(words_in(GAMES[game]().moves).values()) == set(IN_A_GAME.values())


def test_what_is_said_to_everybody_is_heard(sobremesa: Sobremesa) -> None:
    assert "· Ana: hola a todos\n" in sobremesa(*PLAY, lines=["charla hola a todos"]).out
    assert "· Ana: hi\n" in sobremesa(*PLAY, lines=["chat hi"]).out


def test_saying_nothing_is_refused_in_the_tables_words(at_terminal: Sobremesa) -> None:
    said = at_terminal(*PLAY, lines=["charla", "1", "salir"])
    assert "entre 1 y 500" in said.err or "de 1 a 500" in said.err
    assert said.code == 0


def test_a_move_that_taught_no_other_player_anything_can_be_undone(tmp_path: Path, at_terminal: Sobremesa) -> None:
    """EU-05: the other players do not learn which recruit is laid first."""
    save = tmp_path / "game"
    said = at_terminal("play", "euphoria", "--seed", 3, "--save", save, lines=["1", "deshacer", "salir"])
    assert (said.code, said.err) == (0, "")
    assert "· La jugada se deshizo.\n" in said.out
    assert moves_of(save) == ()


def test_what_cannot_be_undone_is_said_and_nothing_is_lost(at_terminal: Sobremesa, tmp_path: Path) -> None:
    save = tmp_path / "game"
    said = at_terminal(*PLAY, "--save", save, lines=["undo", "1", "deshacer", "salir"])
    assert said.code == 0
    assert said.err.count("\n") == 2
    assert moves_of(save)[0][0] == 0


def test_a_paused_game_takes_no_moves_until_it_goes_on(at_terminal: Sobremesa, tmp_path: Path) -> None:
    save = tmp_path / "game"
    said = at_terminal(*PLAY, "--save", save, lines=["pausa", "1", "salir"])
    assert "La partida está en pausa" in said.out
    assert "en pausa" in said.err
    assert moves_of(save) == ()
    save.unlink()
    at_terminal(*PLAY, "--save", save, lines=["pause", "resume", "1", "salir"])
    assert moves_of(save) != ()


def test_a_hint_names_moves_that_can_be_made(sobremesa: Sobremesa) -> None:
    said = sobremesa(*PLAY, "--lang", "en", lines=["hint"])
    assert "1. Gnome in orbit (9) (" in said.out or "1. Flying hat (6) (" in said.out
    assert " %): " in said.out


def test_co_26_a_hint_in_a_game_of_memory_is_about_what_lies_in_sight(at_terminal: Sobremesa) -> None:
    said = at_terminal("play", "codigos", "--seed", 1, "--lang", "en", lines=["hint"])
    assert said.err == ""
    assert "1. Take tank no. 8: 3 of your codes ask for tank, and its own is worth 8." in said.out


def test_without_clocks_there_is_nothing_to_see(sobremesa: Sobremesa) -> None:
    assert "no hay relojes" in sobremesa(*PLAY, lines=["reloj"]).out


def test_the_clock_of_the_player_to_move_runs(sobremesa: Sobremesa) -> None:
    said = sobremesa(*PLAY, "--clock", "player:600+5", "--lang", "en", lines=["clock"])
    # How long the command takes is the machine's business; Marta's clock stands.
    assert re.search(r"▶ Ana: (10:00|9:[0-5]\d)\n  Marta: 10:00\n", said.out)


def test_time_that_runs_out_without_typing_is_reported() -> None:
    less = "from sobremesa.table import settings; settings.SECONDS = range(1, 10)\n"
    with Keyboard("play", "evidencia", "--seed", 7, "--name", "Ana", "--clock", "move:1", before=less) as keyboard:
        keyboard.until_asked()
        keyboard.until("Se te acabó el tiempo: juega un bot en tu lugar")


def test_a_rematch_is_another_game_in_another_file(at_terminal: Sobremesa, tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    first = at_terminal(*PLAY, "--save", save, lines=TO_THE_END)
    # After the end a number is not an answer to anything.
    asked = TO_THE_END[: first.out.count("> 1") - first.err.count("«1»")]
    save.unlink()
    lines = [*asked, "revancha", "1", "1", "salir"]
    said = at_terminal(*PLAY, "--save", save, lines=lines)
    assert said.err == ""
    assert "· Empieza la revancha: partida 2.\n" in said.out
    again = Record.read((tmp_path / "game-2.txt").read_text(encoding="utf-8"))
    assert save.read_text(encoding="utf-8").endswith("end\n")
    assert again.names == ("Ana", "Marta")
    assert len(again.moves) >= 2
    assert at_terminal("play", "--resume", tmp_path / "game-2.txt", lines=["1"]).code == 0


def test_enter_leaves_after_the_end(at_terminal: Sobremesa) -> None:
    played = at_terminal(*PLAY, lines=TO_THE_END)
    asked = TO_THE_END[: played.out.count("> 1") - played.err.count("«1»")]
    said = at_terminal(*PLAY, lines=[*asked, "", "never read"])
    assert (said.code, said.err) == (0, "")
    assert "Escribí «revancha» para otra partida" in said.out


def test_several_people_at_one_keyboard_all_have_to_agree(at_terminal: Sobremesa) -> None:
    hotseat = ("play", "evidencia", "--seed", 9, "--hotseat", "--name", "Ana", "--name", "Beto")
    agreed = at_terminal(*hotseat, lines=["", "pausa", "", "sí", ""])
    assert "Pasale el teclado a Beto" in agreed.out
    assert "Ana propone una pausa. (¿«sí» o «no»?)" in agreed.out
    assert "La partida está en pausa" in agreed.out
    declined = at_terminal(*hotseat, lines=["", "pausa", "", "no", ""])
    assert "Beto no está de acuerdo" in declined.out
    assert "No hay pausa" in declined.out


def test_a_window_of_reactions_closes_by_itself_where_no_time_passes(sobremesa: Sobremesa) -> None:
    """EU-38: at one keyboard a window closes without waiting."""
    said = sobremesa("play", "euphoria", "--seed", 5, lines=["1"] * 500)
    assert said.code == 0
    assert re.search(r"\(EU-6[0-2]\)\.$", without_colours(said.out).rstrip())
