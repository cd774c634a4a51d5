"""Team games and anarchists' games are separated."""

from __future__ import annotations

from research.teams import split
from sobremesa.bots.random_bot import RandomBot
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.lab.arena import ArenaGame, tournament


def game(winners: tuple[int, ...], reason: str) -> ArenaGame:
    return ArenaGame(1, (0, 0, 1, 1), winners, (0.0,) * 4, (1,) * 4, reason)


def test_each_part_has_its_own_share() -> None:
    played = [
        game((0, 1), "euphoria"),
        game((0, 1), "subterra"),
        game((2,), "anarchists"),
        game((0, 2), "both_leaders"),
    ]
    teams, others = split("euphoria", ["one", "two"], played)
    assert teams.split()[:5] == ["a", "team", "won", "2", "100.0%"]
    assert "     2   25.0%" in others


def test_games_without_teams_are_not_split() -> None:
    assert list(split("evidencia", ["one", "two"], [game((0,), "points")])) == []


def test_the_arena_says_what_decided_a_game() -> None:
    found = tournament(Euphoria(4), {"one": RandomBot, "two": RandomBot}, 4, seed=1)
    reasons = {"euphoria", "subterra", "anarchists", "anarchist_leads", "both_leaders"}
    assert {one.reason for one in found} <= reasons
