"""The commands that print something and end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import sobremesa as package
from sobremesa.cli.command_line import BadCommand, Parser
from sobremesa.cli.commands.catalog import MODULES, all_commands, read_command
from sobremesa.games.catalog import GAMES
from tests.terminal.saying import Sobremesa

HOUSE = Path(__file__).parents[2]


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


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_the_game_on_a_page(game: str, sobremesa: Sobremesa) -> None:
    said = sobremesa("rules", game).out
    parts = ["Qué hay en una carta", "Un turno", "Quién gana", "Reglamento completo", f"{GAMES[game].about.clauses}-01"]
    assert sorted(parts, key=said.index) == parts


@pytest.mark.parametrize(
    ("game", "count", "line"),
    [
        ("evidencia", 18, "All-seeing eye"),
        ("euphoria", 15, "Mirror (reaction, 1): You are shot"),
        ("codigos", 49, "joker: It stands for any symbol"),
    ],
)
def test_the_cards_of_a_game_are_listed(game: str, count: int, line: str, sobremesa: Sobremesa) -> None:
    said = sobremesa("rules", game, "--cards", "--lang", "en").out
    assert said.count("•") == count
    assert line.lower() in " ".join(said.lower().split())


def test_the_cards_of_a_deck_of_ones_own_are_listed(tmp_path: Path, sobremesa: Sobremesa) -> None:
    deck = tmp_path / "deck.toml"
    own = (GAMES["euphoria"].about.folder / "cards.toml").read_text(encoding="utf-8").replace("Espejo", "Espejito")
    deck.write_text(own, encoding="utf-8")
    assert "Espejito (reacción, 1)" in sobremesa("rules", "euphoria", "--deck", deck).out


def test_the_rules_are_in_the_language_asked_for(sobremesa: Sobremesa) -> None:
    assert "decisión nuestra" in sobremesa("rules", "evidencia").out
    english = sobremesa("rules", "evidencia", "--lang", "en").out
    assert "ruling" in english
    assert "decisión" not in english


@pytest.mark.parametrize("parser", list(all_commands("es")), ids=lambda parser: parser.name)
@pytest.mark.parametrize("language", ["es", "en"])
def test_help_names_every_option_and_nothing_in_another_language(
    parser: Parser, language: str, sobremesa: Sobremesa
) -> None:
    said = sobremesa(*parser.name.split(), "--help", "--lang", language)
    assert said.code == 0
    assert [shape for shape in parser.options if shape.split()[0] not in said.out] == []
    # Headings and sentences of argparse itself.
    assert re.findall(r"usage:|positional|options:|show this help message", said.out) == []
    assert ("Uso: sobremesa" in said.out) == (language == "es")


def test_help_can_be_asked_for_in_short(sobremesa: Sobremesa) -> None:
    assert sobremesa("play", "-h").out == sobremesa("play", "--help").out


def test_help_lists_every_command_in_its_section(sobremesa: Sobremesa) -> None:
    said = sobremesa("--help", "--lang", "en").out
    for first in MODULES:
        assert f"\n  {first} " in said
    headings = ["Play:", "  join ", "Run a server:", "  serve ", "Design games:", "  lab ", "Research", "  arena "]
    assert sorted(headings, key=said.index) == headings
    for parser in all_commands("en"):
        if " " in parser.name:
            assert f"\n  {parser.name} " in sobremesa(parser.name.split()[0], "--help").out


def test_without_a_command_help_is_shown(sobremesa: Sobremesa) -> None:
    said = sobremesa()
    assert (said.code, said.err) == (0, "")
    assert said.out == sobremesa("--help").out


def test_help_shows_defaults(sobremesa: Sobremesa) -> None:
    said = " ".join(sobremesa("serve", "--help", "--lang", "en").out.split())
    assert "the port (default: 8000)" in said
    assert "(default: sobremesa-data)" in said
    assert "how many games (default: 200)" in " ".join(sobremesa("lab", "skill", "--help", "--lang", "en").out.split())


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_help_of_serve_names_variables_that_are_documented(language: str, sobremesa: Sobremesa) -> None:
    named = set(re.findall(r"SOBREMESA_\w+", sobremesa("serve", "--help", "--lang", language).out))
    documented = set(re.findall(r"`(SOBREMESA_\w+)`", (HOUSE / "docs/host/settings.md").read_text(encoding="utf-8")))
    assert named - {"SOBREMESA_LANG", "SOBREMESA_GAMES_FROM"} <= documented
    assert {"SOBREMESA_DATABASE_URL", "SOBREMESA_HOSTS", "SOBREMESA_TRUST_PROXY", "SOBREMESA_LOG"} <= named


def test_the_language_can_be_said_before_the_command(sobremesa: Sobremesa) -> None:
    assert sobremesa("--lang", "en", "games").out == sobremesa("games", "--lang=en").out


@pytest.mark.parametrize("words", [("version",), ("-V",), ("--version",)])
def test_the_version_by_any_name(words: tuple[str, ...], sobremesa: Sobremesa) -> None:
    assert package.__version__ in sobremesa(*words).out


def test_help_for_a_command_by_either_word_order(sobremesa: Sobremesa) -> None:
    assert sobremesa("help", "play").out == sobremesa("play", "--help").out
    assert sobremesa("help", "lab", "run").out == sobremesa("lab", "run", "--help").out
    assert sobremesa("help").out == sobremesa("--help").out


def test_a_game_that_was_nearly_named_is_proposed(sobremesa: Sobremesa) -> None:
    assert "Did you mean “evidencia”?" in sobremesa("play", "evidensia", "--lang", "en").err


def test_a_number_out_of_range_is_refused_with_the_range(sobremesa: Sobremesa) -> None:
    said = sobremesa("arena", "evidencia", "random", "facil", "--games", 0, "--lang", "en")
    assert "a whole number from 1 to 1,000,000" in said.err


@pytest.mark.parametrize(
    "words",
    [
        "arena evidencia random greedy --games 3",
        "arena --games=3 evidencia random greedy",
        "arena evidencia --games 3 random greedy",
        "--lang en arena evidencia random --games 3 -- greedy",
        "-- arena evidencia random greedy --games 3",
    ],
)
def test_options_may_stand_anywhere(words: str) -> None:
    given = read_command(words.split(), "en")
    assert (given.parser.name, given.game, given.bot, given.games) == ("arena", "evidencia", ["random", "greedy"], 3)


def test_an_option_may_stand_between_the_words_of_a_command() -> None:
    given = read_command(["lab", "--lang", "en", "run", "evidencia"], "en")
    assert (given.parser.name, given.game, given.games, given.bots) == ("lab run", "evidencia", 1000, ("normal",))


def test_options_are_not_abbreviated() -> None:
    with pytest.raises(BadCommand, match="--seed"):
        read_command(["play", "evidencia", "--see", "3"], "en")
