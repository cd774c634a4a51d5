"""Bots from outside the project."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from sobremesa.bots.bot import Bot
from sobremesa.bots.external_bot import external_class, maker
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.errors import BadBot
from sobremesa.kernel.rng import Rng

BOT = """
from sobremesa.bots.bot import Bot
class First(Bot):
    def think(self, view):
        return view.moves[0]
class Lost(Bot):
    def __init__(self, game, rng):
        raise OSError("no file")
    def think(self, view):
        return view.moves[0]
class Wild(Bot):
    def think(self, view):
        return 60
class Shaky(Bot):
    def think(self, view):
        return view.hands
class Chatty(Bot):
    heard = 0
    def hear(self, said):
        Chatty.heard += 1
    def speak(self, view):
        return "equipo 1 subterra"
    def think(self, view):
        return view.moves[0]
nothing = 3
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "mine.py"
    found.write_text(BOT, encoding="utf-8")
    return found


def test_a_bot_from_a_file_plays(file: Path) -> None:
    game = Evidencia()
    bot = maker(f"{file}:First")(game, Rng(1))
    view = game.view(game.deal(Rng(1)), 0)
    assert bot.choose(view) == view.moves[0]


def test_a_bot_from_a_module_plays() -> None:
    assert issubclass(external_class("sobremesa.bots.greedy_bot:GreedyBot"), Bot)


def test_a_guest_can_be_sent_to_another_process(file: Path) -> None:
    assert isinstance(pickle.loads(pickle.dumps(maker(f"{file}:First")))(Evidencia(), Rng(1)), Bot)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("{file}:", "file.py:Class"),
        (":First", "file.py:Class"),
        ("{file}:Fir-st", "file.py:Class"),
        ("{file}:Second", "not found: Second"),
        ("{file}:nothing", "is not a bot"),
        ("{folder}/none.py:First", "not found"),
        ("no.such.module:First", "not found"),
        ("{folder}/broken.py:First", "failed: SyntaxError"),
        ("{folder}/raising.py:First", "failed: ZeroDivisionError"),
    ],
)
def test_a_bad_bot_is_refused_with_its_reason(name: str, reason: str, file: Path) -> None:
    (file.parent / "broken.py").write_text("class", encoding="utf-8")
    (file.parent / "raising.py").write_text("1 / 0", encoding="utf-8")
    with pytest.raises(BadBot) as refused:
        external_class(name.format(file=file, folder=file.parent))
    assert reason in str(refused.value)
    assert refused.value.say("es") != refused.value.say("en")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Lost", "failed: OSError: no file"),
        ("Wild", "chose 60, which is not a legal move"),
        ("Shaky", "AttributeError"),
    ],
)
def test_what_goes_wrong_in_a_guest_is_its_own_mistake(bot: str, reason: str, file: Path) -> None:
    game = Evidencia()
    with pytest.raises(BadBot) as refused:
        maker(f"{file}:{bot}")(game, Rng(1)).choose(game.view(game.deal(Rng(1)), 0))
    assert reason in str(refused.value)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_a_guest_hears_and_speaks_like_everybody(file: Path) -> None:
    game = Euphoria(seats=4)
    bot = maker(f"{file}:Chatty")(game, Rng(1))
    bot.hear((SpokenClaim(2, 0, "equipo 3 subterra"),))
    assert external_class(f"{file}:Chatty").heard == 1  # type: ignore[attr-defined]  # the external bot's own
    assert bot.speak(game.view(game.deal(Rng(1)), 0)) == "equipo 1 subterra"
