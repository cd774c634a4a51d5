"""Bots that judge by what they learned: from imagined worlds only, alike in both engines; and bots that cannot."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest

import sobremesa
from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.player.rollout import EvidenciaRollout
from sobremesa.games.evidencia.player.weights import FILE
from sobremesa.games.evidencia.reduced import ReducedEvidencia
from sobremesa.kernel.about import About
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from tests.bots.learned_choices import choices

HOUSE = Path(__file__).parents[2]


def network_of(game: AnyGame) -> object:
    rollout = game.player().rollout()
    assert isinstance(rollout, EvidenciaRollout)
    return rollout.network


def test_what_was_learned_is_in_the_package_and_used() -> None:
    assert Evidencia().player().problem() is None
    assert network_of(Evidencia()) is not None


def test_worlds_that_look_alike_are_played_alike() -> None:
    """A network that was told of the true state would choose differently in some of them."""
    game = Evidencia()
    world = game.blank(Rng(0))
    for seed in range(4):
        match = Match(game, Seed(seed))
        for step in range(14):
            seat = match.to_act[0]
            view = match.view(seat)
            game.imagine(view).sample(Rng(seed + step), world)
            alike = game.view(world, seat)
            chosen = {SearchBot(game, Rng(5), Effort(40, seconds=60)).choose(seen) for seen in (view, alike)}
            assert len(chosen) == 1
            match.play_code(seat, chosen.pop())
            if not match.to_act:
                break


@pytest.mark.skipif(sobremesa.engine() == "interpreted", reason="there is only one engine to compare")
def test_both_engines_choose_alike() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bots.learned_choices"],
        env={"SOBREMESA_PURE": "1", "PYTHONPATH": str(HOUSE)},
        cwd=HOUSE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines() == ["interpreted", choices()], done.stderr[-2000:]


class Elsewhere(Evidencia):
    """Evidencia in another folder."""

    about: ClassVar[About]


def elsewhere(folder: Path) -> type[Elsewhere]:
    shutil.copytree(Evidencia.about.folder, folder, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.py"))
    return type("There", (Elsewhere,), {"about": replace(Evidencia.about, folder=folder)})


def assert_plays_without(game: AnyGame, reason: str) -> None:
    """A whole game, and every choice as if there had never been a network."""
    problem = game.player().problem()
    assert problem is not None
    assert reason in problem.say("en")
    match = Match(game, Seed(2))
    while match.to_act:
        seat = match.to_act[0]
        bot, plain = (SearchBot(game, Rng(9), Effort(20, seconds=60)) for _which in range(2))
        plain.player.rollout = EvidenciaRollout  # type: ignore[method-assign]
        move = bot.choose(match.view(seat))
        assert move == plain.choose(match.view(seat))
        match.play_code(seat, move)
    assert match.outcome is not None


def test_without_the_file(tmp_path: Path) -> None:
    there = elsewhere(tmp_path / "game")
    (tmp_path / "game" / FILE).unlink()
    assert_plays_without(there(), "network.toml cannot be read (No such file or directory)")


def test_with_a_damaged_file(tmp_path: Path) -> None:
    there = elsewhere(tmp_path / "game")
    path = tmp_path / "game" / FILE
    text = path.read_text()
    path.write_text(text[:-300] + text[-300:].replace("A", "B"))
    assert_plays_without(there(), "network.toml is damaged")


def test_with_a_file_of_another_edition(tmp_path: Path) -> None:
    there = elsewhere(tmp_path / "game")
    there.about = replace(there.about, edition=99)
    assert_plays_without(there(), "another edition of the rules")


def own_deck(folder: Path, before: str, after: str) -> Path:
    text = (Evidencia.about.folder / "cards.toml").read_text(encoding="utf-8")
    assert before in text
    path = folder / "own.toml"
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    return path


def test_with_a_deck_of_ones_own(tmp_path: Path) -> None:
    deck = own_deck(tmp_path, 'kind = "highest"', 'kind = "lowest"')
    assert_plays_without(Evidencia(deck=deck), "they learned with the usual deck")


def test_a_deck_with_other_names_is_the_same_to_bots(tmp_path: Path) -> None:
    deck = own_deck(tmp_path, 'es = "', 'es = "Otro ')
    assert Evidencia(deck=deck).player().problem() is None


def test_with_other_options() -> None:
    assert_plays_without(Evidencia(options={"pyramid": "free"}), "they learned with the usual options")


def test_reduced_games_lack_nothing() -> None:
    """Nothing was learned for them, so there is nothing to say."""
    assert ReducedEvidencia("small").player().problem() is None
    assert network_of(ReducedEvidencia("small")) is None
