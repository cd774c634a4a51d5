"""Whole games for every viewer: in the sentences of Python's narrator, and as the wire carries them."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from functools import cache
from typing import Any

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.event import all_viewers
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.laws import random_match
from sobremesa.kernel.match import Match
from sobremesa.kernel.narrator import Narrator
from sobremesa.kernel.text import LANGUAGES
from sobremesa.wire.game_pack import vocabulary_of
from sobremesa.wire.updates import encode, moves_of
from tests.golden.write import golden_game, record_of
from web.build import WEB, Node

NAMES = ("Ana", "Beto", "Caro", "Dani", "Eva", "Fede", "Gabi", "Hugo")
# Played at random, from these seeds: what the golden games leave unsaid.
RANDOM: dict[str, tuple[str, int, dict[str, str], int]] = {
    "codigos of two": ("codigos", 2, {}, 311),
    "codigos of four": ("codigos", 4, {}, 15),
    "euphoria of four": ("euphoria", 4, {}, 109),
    "evidencia with a free pyramid": ("evidencia", 2, {"pyramid": "free"}, 8),
}


class Telling:
    """One game, told to everybody after every move. Labels may say what a memory aid would show."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.names = NAMES[: game.seats]
        self.narrators = {name: Narrator(game, self.names, name, memory_aid=True) for name in LANGUAGES}
        self.lines: dict[str, list[str]] = {name: [] for name in LANGUAGES}
        self.steps: list[dict[str, Any]] = []
        self.said: set[str] = set()
        self._told = 0

    def look(self, match: Match) -> None:
        for viewer in all_viewers(self.game.seats):
            view = match.view(viewer)
            events = match.events(viewer, since=self._told)
            asked = view.prompt is not None
            for language, narrator in self.narrators.items():
                found = [narrator.prompt(view), *(narrator.label(view, code) for code in view.moves if asked)]
                lines = [*found, *(narrator.tell(event, viewer) for event in events)]
                self.lines[language] += [f"{len(self.steps)}: {line}" for line in lines if line]
            self.said |= {f"event-{event.kind}" for event in events}
            self.said |= {f"verb-{self.game.moves[code].verb}" for code in view.moves if asked}
            self.said |= {f"ask-{view.prompt.key}"} if view.prompt else set()
            self.steps.append(
                {
                    "seat": viewer,
                    "view": view.scene,
                    "memory": view.memory,
                    "prompt": view.prompt,
                    "moves": [moves_of(self.game)[code] for code in view.moves if asked],
                    "events": events,
                }
            )
        self._told = match.event_count

    def wire(self, **sources: str) -> dict[str, Any]:
        """What the page needs to tell the same; ``sources`` stand in for the Fluent file of a language."""
        texts = {name: (self.game.texts.folder / f"{name}.ftl").read_text(encoding="utf-8") for name in LANGUAGES}
        found = {
            "name": self.game.about.name,
            "names": self.names,
            "deck": self.game.deck.content,
            "options": self.game.options,
            "vocabulary": vocabulary_of(self.game),
            "sources": texts | sources,
            "steps": self.steps,
        }
        told: dict[str, Any] = json.loads(encode(found))
        return told


@cache
def telling(name: str) -> Telling:
    """A golden game, or one of those played at random."""
    if name in GAMES:
        found = Telling(golden_game(name))
        found.look(record_of(name).replay(found.game, each=found.look))
        return found
    kind, seats, options, seed = RANDOM[name]
    found = Telling(GAMES[kind](seats=seats, options=options))
    for match in random_match(found.game, seed):
        found.look(match)
    return found


def all_tellings() -> Iterator[tuple[str, Telling]]:
    for name in (*GAMES, *RANDOM):
        yield name, telling(name)


def told_by_the_page(games: list[dict[str, Any]]) -> list[dict[str, list[str]]]:
    """The same games in the sentences of the page's narrator. What it cannot say it complains about."""
    told: list[dict[str, list[str]]] = _of_the_page(games)
    return told


def moments_of_the_page(games: list[dict[str, Any]], *, eyes_of: int | None = None) -> list[list[dict[str, Any]]]:
    """The moments that the page makes of the same games for every viewer; or of what one seat was told, for all."""
    found: list[list[dict[str, Any]]] = _of_the_page(games, "moments", *([] if eyes_of is None else [str(eyes_of)]))
    return found


def _of_the_page(games: list[dict[str, Any]], *what: str) -> Any:
    node = Node()
    node.install()
    command = [str(node.node), "tell.mjs", *what]
    run = subprocess.run(
        command, cwd=WEB, env=node.environment, input=json.dumps(games).encode(), capture_output=True, check=False
    )
    assert run.returncode == 0, run.stderr.decode()
    assert run.stderr == b"", run.stderr.decode()[:2000]
    return json.loads(run.stdout)
