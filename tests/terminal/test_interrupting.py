"""Ctrl-C works from the first moment to the last: no traceback, and the exit code that shells expect."""

from __future__ import annotations

import subprocess
import sys

import pytest

# Interrupts itself, as from a keyboard, when a module is first looked for.
WHEN_LOADED = """
import os, signal, sys
# Where the code runs interpreted, it brings a finder of its own, which would be asked first.
import sobremesa
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Finder())
from sobremesa.cli.main import main
sys.exit(main())
"""
# A library that turns any failure while it is loaded into an error of its own.
TURNED = """
import os, signal, sys
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "sobremesa.terminal.console.drawing":
            try:
                os.kill(os.getpid(), signal.SIGINT)
                sum(range(10_000))
            except BaseException:
                raise ImportError("cannot import drawing")
sys.meta_path.insert(0, Finder())
from sobremesa.cli.main import main
sys.exit(main())
"""
AT_THE_END = """
import atexit, os, signal, sys
atexit.register(lambda: os.kill(os.getpid(), signal.SIGINT))
from sobremesa.cli.main import main
sys.exit(main())
"""
BROKEN = """
import sys
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "sobremesa.terminal.console.drawing":
            raise ImportError("cannot import drawing")
sys.meta_path.insert(0, Finder())
from sobremesa.cli.main import main
sys.exit(main())
"""


def ended(code: str) -> tuple[int, str]:
    done = subprocess.run([sys.executable, "-c", code, "games"], capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    "name",
    [
        "sobremesa.cli.dispatch",
        "sobremesa.kernel.text",
        "sobremesa.cli.commands.games",
        "sobremesa.terminal.console.drawing",
    ],
)
def test_while_a_module_is_being_loaded(name: str) -> None:
    assert ended(WHEN_LOADED.format(name=name)) == (130, "")


def test_where_a_library_makes_another_error_of_it() -> None:
    assert ended(TURNED) == (130, "")


def test_after_everything_is_done() -> None:
    assert ended(AT_THE_END) == (0, "")


def test_an_error_without_ctrl_c_is_still_raised() -> None:
    code, told = ended(BROKEN)
    assert code == 1
    assert "cannot import drawing" in told
