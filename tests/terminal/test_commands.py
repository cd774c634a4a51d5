"""The commands that show something and end."""

from __future__ import annotations

import pytest

import sobremesa as package
from sobremesa.games.catalog import GAMES
from sobremesa.terminal.commands.catalog import COMMANDS
from tests.terminal.saying import Sobremesa


def test_the_version_says_which_engine_runs(sobremesa: Sobremesa) -> None:
    engine = {"compiled": "compilado", "interpreted": "interpretado"}[package.engine()]
    assert sobremesa("--version").out == f"sobremesa {package.__version__} (motor {engine})\n"
    english = sobremesa("--version", "--lang", "en").out
    assert english == f"sobremesa {package.__version__} ({package.engine()} engine)\n"


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_games_are_listed_with_their_options(language: str, sobremesa: Sobremesa) -> None:
    said = sobremesa("games", "--lang", language)
    for name, game in GAMES.items():
        assert f"({name})" in said.out
        for option in game.about.option_kinds:
            assert f"--option {option.name}={option.default}" in said.out


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["es", "en"])
def test_the_rules_are_shown_clause_by_clause(game: str, language: str, sobremesa: Sobremesa) -> None:
    said = sobremesa("rules", game, "--lang", language)
    assert said.code == 0
    assert f"{GAMES[game].about.clauses}-01" in said.out


def test_the_rules_are_in_the_language_asked_for(sobremesa: Sobremesa) -> None:
    assert "decisión nuestra" in sobremesa("rules", "evidencia").out
    english = sobremesa("rules", "evidencia", "--lang", "en").out
    assert "ruling" in english
    assert "decisión" not in english


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("language", ["es", "en"])
def test_help_names_every_option(command: str, language: str, sobremesa: Sobremesa) -> None:
    said = sobremesa(*command.split(), "--help", "--lang", language)
    assert said.code == 0
    for flag in COMMANDS[command].flags if command else ():
        assert flag.name in said.out


def test_help_can_be_asked_for_in_short(sobremesa: Sobremesa) -> None:
    assert sobremesa("play", "-h").out == sobremesa("play", "--help").out


def test_help_lists_every_command(sobremesa: Sobremesa) -> None:
    said = sobremesa("--help")
    for command in COMMANDS:
        assert f"\n{command} " in said.out


def test_the_language_can_be_said_before_the_command(sobremesa: Sobremesa) -> None:
    assert sobremesa("--lang", "en", "games").out == sobremesa("games", "--lang=en").out
