"""Plays the scripted games of the tutorials and writes down what the learner's seat saw.

A script is ``src/games/<game>/tutorial.toml``::

    seats = 2
    seed = 11          # of the deal
    player = 0         # the learner's seat

    [[stop]]           # the lesson stops here, and says this
    say = "evidencia-learn-welcome"

    [[stop]]           # it says this, and asks for these moves, one after the other
    say = "evidencia-learn-play"
    play = ["play g7"]

    [[stop]]
    say = "evidencia-learn-later"
    skip = 12          # before it stops, this many moves of the learner are made by the heuristic

    [[stop]]
    say = "evidencia-learn-reveal"
    back = 2           # it stops this many steps before the learner is asked again: at what others do

    [[stop]]
    say = "evidencia-learn-recite"
    play = ["say tank"]
    other = "evidencia-learn-recite-other"   # said to another move than the one asked for
    goal = ["g7"]      # the cards that the learner is to put in this order

The others play by the heuristic. What they and chance do follows from the seed, so a lesson is always the same.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from sobremesa.bots.greedy_bot import GreedyBot
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.wire.updates import moves_of, outcome_of

NAMES = ("Vos", "Marta", "Tito", "Nélida", "Bruno", "Lucía", "Omar", "Graciela")


class Lesson:
    def __init__(self, kind: type[AnyGame], script: dict[str, Any]) -> None:
        self.script = script
        self.game = kind(seats=script["seats"], options=script.get("options", {}))
        self.player = int(script["player"])
        self.match = Match(self.game, Seed(number=script["seed"]), NAMES[: script["seats"]])
        self.bots = [GreedyBot(self.game, Rng(script["seed"] + seat)) for seat in range(script["seats"])]
        self.frames: list[Any] = []
        self.told = 0
        self.look()

    def look(self) -> None:
        """Adds a frame: the state as the learner's seat sees it now."""
        view = self.match.view(self.player)
        events = self.match.events(self.player, since=self.told)
        self.told = self.match.event_count
        acts = self.player in view.to_act
        outcome = self.match.outcome
        chosen = self.match.moves[-1][1] if self.match.moves and self.match.moves[-1][0] == self.player else None
        frame = {
            "view": view.scene,
            "moves": [moves_of(self.game)[code] for code in view.moves] if acts else [],
            "prompt": view.prompt,
            "to_act": list(view.to_act),
            "sealed": chosen if not acts and len(view.to_act) else None,
            "events": events,
            "outcome": outcome_of(outcome) if outcome else None,
        }
        self.frames.append(to_builtins(frame))

    def others(self) -> None:
        """The others play until the learner is asked again, or the game is over."""
        while self.match.outcome is None and self.player not in self.match.to_act:
            seat = self.match.to_act[0]
            self.match.play_code(seat, self.bots[seat].think(self.match.view(seat)))
            self.look()

    def own(self, move: str | None) -> None:
        seat = self.player
        code = self.bots[seat].think(self.match.view(seat)) if move is None else self.game.moves.code(move)
        self.match.play_code(seat, code)
        self.look()
        self.others()

    def meant(self, move: str) -> Any:
        return to_builtins(moves_of(self.game)[self.game.moves.code(move)])

    def told_as(self) -> dict[str, Any]:
        self.others()
        stops = []
        for stop in self.script["stop"]:
            for _ in range(stop.get("skip", 0)):
                self.own(None)
            frame, wanted = len(self.frames) - 1 - stop.get("back", 0), stop.get("play", [])
            for move in wanted:
                self.own(move)
            told = {key: stop[key] for key in ("other", "goal") if key in stop}
            stops.append({"frame": frame, "say": stop["say"], "play": [self.meant(move) for move in wanted], **told})
        return {
            "seat": self.player,
            "names": list(self.match.names),
            "options": dict(self.game.options),
            "frames": self.frames,
            "stops": stops,
        }


def lesson(kind: type[AnyGame], script: Path) -> dict[str, Any]:
    return Lesson(kind, tomllib.loads(script.read_text(encoding="utf-8"))).told_as()
