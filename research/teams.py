"""A ladder of Euphoria in two parts: games that a team won, and games that anarchists or a single seat won.

Bots are seated by the teams of the deal. A winning anarchist has left that team, so those games say less about team
play and would dilute the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sobremesa.lab.arena import ArenaGame, standings

TEAMS = ("euphoria", "subterra")


def split(game: str, names: Sequence[str], played: Sequence[ArenaGame]) -> Iterator[str]:
    """A line for each part of the first bot's games; empty for games without teams."""
    if game != "euphoria":
        return
    for what, wanted in (("a team won", True), ("anarchists won, or one alone", False)):
        part = [one for one in played if (one.reason in TEAMS) == wanted]
        if part:
            found = standings(names, part)[0]
            interval = f"{found.low:.1%} – {found.high:.1%}"
            yield f"{what:<28} {found.games:>6} {found.share:>7.1%} {interval:>17}"
