"""In a real terminal."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.seed import Seed
from tests.terminal.keyboard import CLEAR, COMMAND, Keyboard, without_colours

# The test process, a pytest-xdist worker, has threads. Forking is safe because the child runs another program at once.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")


def test_a_whole_game_against_greedy_is_played_by_hand() -> None:
    with Keyboard("play", "evidencia", "--seed", 7, "--name", "Ana") as keyboard:
        questions = 0
        while (screen := keyboard.until_asked()) is not None:
            if "EV-60" in screen:
                assert "apretá Enter para salir" in screen
                keyboard.type("")
                assert keyboard.end() == 0
                break
            numbers = re.findall(r"^ (\d+)\)|  (\d+)\) ", without_colours(screen), re.MULTILINE)
            assert numbers
            questions += 1
            keyboard.type(str(len(numbers)))
        assert questions >= 15
        assert screen is not None
        end = without_colours(screen)
    assert "Símbolo de la cima" in end
    assert re.search(r"^Ganan? .*\(EV-60\)\.\r$", end, re.MULTILINE)


def test_what_is_wrong_is_said_and_asked_again() -> None:
    with Keyboard("play", "evidencia", "--seed", 7, "--lang", "en") as keyboard:
        keyboard.until_asked()
        keyboard.type("abracadabra")
        assert "I do not understand “abracadabra”" in str(keyboard.until_asked())
        keyboard.type("play g1")
        assert "(EV-20)" in str(keyboard.until_asked())
        keyboard.type("quit")
        assert keyboard.end() == 0


def test_two_people_at_one_keyboard_never_see_each_others_cards() -> None:
    game = Evidencia()
    match = Match(game, Seed(9), ("Ana", "Beto"))
    handovers = 0
    with Keyboard("play", "evidencia", "--seed", 9, "--hotseat", "--name", "Ana", "--name", "Beto") as keyboard:
        while match.outcome is None:
            seat = match.to_act[0]
            before = keyboard.until(rf"Pasale el teclado a {match.names[seat]}\.")
            assert CLEAR in before
            assert shown(before.rpartition(CLEAR)[2]) == set()
            keyboard.until_asked()
            keyboard.type("")
            handovers += 1
            first = True
            while match.to_act[:1] == (seat,):
                screen = str(keyboard.until_asked())
                if first:
                    assert CLEAR in screen
                    screen = screen.rpartition(CLEAR)[2]
                first = False
                assert match.names[seat] in screen
                assert not shown(screen) & hidden_from(match, seat)
                keyboard.type("1")
                match.play(seat, match.legal_moves(seat)[0])
        last = keyboard.until(r"\(EV-60\)")
        assert CLEAR in last
        keyboard.until_asked()
        keyboard.type("")
        assert keyboard.end() == 0
    assert handovers > 10


def shown(screen: str) -> set[str]:
    text = without_colours(screen)
    return {card for card in Evidencia().cards.ids() if re.search(rf"\b{card}\b", text)}


def hidden_from(match: Match, seat: int) -> set[str]:
    """The cards that the seat cannot see, from the full state."""
    where = match.game.whereabouts(match.state)
    hidden = {*where[f"hand {1 - seat}"], *where["pile 0"], *where["pile 1"], *where["challenges"]}
    return hidden - {match.view(seat).scene.challenge}


@pytest.mark.parametrize(("key", "code"), [("c", 130), ("d", 0)])
def test_ctrl_c_and_ctrl_d_leave_politely_with_the_game_saved(key: str, code: int, tmp_path: Path) -> None:
    save = tmp_path / "game"
    with Keyboard("play", "evidencia", "--seed", 7, "--save", save) as keyboard:
        keyboard.until_asked()
        keyboard.type("1")
        keyboard.until_asked()
        keyboard.child.sendcontrol(key)
        assert keyboard.end() == code
        assert "Hasta la próxima" in keyboard.rest()
        assert "Traceback" not in keyboard.rest()
    assert Record.read(save.read_text()).moves


def test_ctrl_d_is_heard_before_the_first_question_and_the_terminal_is_put_back() -> None:
    with Keyboard("play", "evidencia", "--seed", 7) as keyboard:
        before = termios.tcgetattr(keyboard.child.child_fd)
        keyboard.child.sendcontrol("d")
        assert "Hasta la próxima" in keyboard.until_end()
        assert termios.tcgetattr(keyboard.child.child_fd) == before
        assert keyboard.exit_code() == 0


def test_keys_are_heard_between_two_questions_as_at_them() -> None:
    with Keyboard("play", "evidencia", "--seed", 7) as keyboard:
        keyboard.until_asked()
        assert not is_line_by_line(keyboard.child.child_fd)
        keyboard.type("1")
        keyboard.until("1\r\n")
        # Here it draws the result.
        assert not is_line_by_line(keyboard.child.child_fd)
        keyboard.until_asked()


def is_line_by_line(terminal: int) -> bool:
    """Whether the system collects lines; then it consumes a Ctrl-D itself."""
    return bool(termios.tcgetattr(terminal)[3] & termios.ICANON)


def test_a_game_left_and_resumed_shows_the_same_table(tmp_path: Path) -> None:
    save = tmp_path / "game"
    with Keyboard("play", "evidencia", "--seed", 7, "--save", save) as keyboard:
        keyboard.until_asked()
        keyboard.type("1")
        before = str(keyboard.until_asked())
        keyboard.type("salir")
        assert keyboard.end() == 0
    with Keyboard("play", "--resume", save) as keyboard:
        after = str(keyboard.until_asked())
    table = before[before.index("─── ") :]
    assert after.endswith(table)


def test_a_terminal_gets_colours() -> None:
    with Keyboard("play", "evidencia", "--seed", 7) as keyboard:
        assert "\x1b[38;" in str(keyboard.until_asked())


def test_colours_can_be_refused() -> None:
    with Keyboard("play", "evidencia", "--seed", 7, NO_COLOR="1") as keyboard:
        assert not re.search(r"\x1b\[(?:\d+;)*(?:38|3\d|4\d|9\d)[;m]", str(keyboard.until_asked()))


def test_a_closed_pipe_is_not_an_error() -> None:
    command = [sys.executable, "-c", COMMAND, "rules", "evidencia"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_terminal_without_accents_is_not_an_error() -> None:
    command = [sys.executable, "-c", COMMAND, "games"]
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "SOBREMESA_LANG": "es"}
    done = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Como se llena" in done.stdout
