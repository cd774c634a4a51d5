"""In a terminal with ASCII only, each symbol looks different from every other."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.terminal.console.screen import plain
from sobremesa.terminal.games import codigos, evidencia

COMMAND = [sys.executable, "-c", "import sys; from sobremesa.cli.main import main; sys.exit(main())"]


def shown(*words: str, **settings: str) -> str:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "SOBREMESA_LANG": "es", **settings}
    done = subprocess.run([*COMMAND, *words], input=b"1\n1\n1\n", env=environment, capture_output=True, check=True)
    return done.stdout.decode(environment["PYTHONIOENCODING"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_drawn_with_nothing_lost(game: str) -> None:
    words = ("play", game, "--seed", "3", "--against", "random", "--name", "Ñandú")
    whole, plain_one = shown(*words), shown(*words, PYTHONIOENCODING="ascii")
    assert plain_one.isascii()
    assert plain_one.count("?") == whole.count("?") + whole.count("¿")
    assert [len(line) for line in plain_one.splitlines()] == [len(line) for line in whole.splitlines()]


def test_it_can_be_asked_for() -> None:
    words = ("play", "euphoria", "--seed", "3", "--against", "random")
    assert not shown(*words).isascii()
    assert shown(*words, "--ascii") == shown(*words, SOBREMESA_ASCII="1") == shown(*words, PYTHONIOENCODING="ascii")


@pytest.mark.parametrize("symbols", [tuple(evidencia.SHAPES.values()), "▲▼★▶", codigos.SHAPES, "😮👏😂🤨⏳🧉"])
def test_symbols_of_one_game_do_not_look_alike(symbols: tuple[str, ...] | str) -> None:
    assert len({plain(symbol) for symbol in symbols}) == len(symbols)


def test_letters_lose_their_accents_and_the_unknown_is_a_question_mark() -> None:
    assert "".join(map(plain, "ÁñüçŁ漢")) == "Anuc??"
