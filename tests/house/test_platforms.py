"""What only Unix has is not needed to play in a terminal or to train: Windows has none of it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[2]
# A Windows as far as our own code can tell. What Python and others do differently there is loaded before.
ELSEWHERE = """
import asyncio, concurrent.futures.process, ctypes, multiprocessing.sharedctypes, os, platform, select, shutil, socket
import sys, uuid
import rich.console, websockets.asyncio.client
sys.platform = "win32"
for name in ("fcntl", "grp", "pwd", "resource", "termios", "tty", "uvloop"):
    sys.modules[name] = None
for module, names in ((os, ("O_CLOEXEC", "O_NOCTTY", "O_NONBLOCK", "nice", "ttyname")), (select, ("poll",))):
    for name in names:
        delattr(module, name)
"""


def run(program: str, *arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", ELSEWHERE + program, *arguments]
    return subprocess.run(command, cwd=HOUSE, input=lines, capture_output=True, text=True, check=False)


COMMAND = "from sobremesa.cli.main import main; sys.exit(main())"


def test_a_whole_game_is_played_in_the_terminal() -> None:
    played = run(
        COMMAND,
        "play",
        "evidencia",
        "--seed",
        "3",
        "--name",
        "Ana",
        "--against",
        "random",
        "--lang",
        "en",
        lines="1\n" * 60,
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert "EV-60" in played.stdout


def test_the_terminal_can_sit_down_at_live_tables() -> None:
    program = (
        "import sobremesa.cli.commands.tables\n"
        "from sobremesa.cli import table_join\n"
        "from sobremesa.terminal.tables import remote_connection\n"
        "from sobremesa.terminal.tables.seat_keys import KeptSeat, SeatKeys\n"
        "from pathlib import Path; import tempfile\n"
        "keys = SeatKeys(Path(tempfile.mkdtemp(), 'seats.json'))\n"
        "keys.keep(KeptSeat('http://x', 't', 'Ana', 'k'))\n"
        "print(keys.find('http://x', 't', None).key)\n"
    )
    found = run(program)
    assert (found.stdout, found.stderr) == ("k\n", "")


def test_serving_is_refused_in_a_sentence() -> None:
    said = run(COMMAND, "serve", "--lang", "en")
    assert said.returncode == 2
    assert said.stderr == (
        "Live tables are served on Linux and macOS; on Windows, run this in WSL (Windows Subsystem for Linux).\n"
    )


def test_games_are_stepped_without_the_systems_own_waiting() -> None:
    program = (
        "from multiprocessing import Pipe\n"
        "from sobremesa.vector.workers import WorkerPipe\n"
        "one, other = map(WorkerPipe, Pipe())\n"
        "one.tell('deal'); print(other.hear())\n"
    )
    assert run(program).stdout == "deal\n"
