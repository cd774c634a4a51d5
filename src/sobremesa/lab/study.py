"""A study: a description of the games to play, complete enough to play the very same games again."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import isnan
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct, ValidationError, convert

from sobremesa.bots.catalog import BOTS
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.text import Message
from sobremesa.lab.texts import LAB

MOST_GAMES = 100_000_000
LARGEST_FILE = 100_000
LARGEST_SEED = 2**53
LONGEST_NAME = 60
# Takes the place of a bot in studies of games that people played. They are collected and cannot be played again.
PEOPLE = "people"
# The most games of a study that stops by precision.
UNTIL_PRECISE = 1_000_000


class BadStudy(SobremesaError):
    """A study that cannot be played. It says what is wrong and what would be right."""


@dataclass(frozen=True)
class Study:
    """One bot plays against itself; two play every deal twice, with sides changed. Game n depends on the seed and n
    alone, so a study of a million games begins with the same thousand as a study of a thousand.

    ``precision`` ends a study as soon as the interval of each headline number is at most this wide to either side; 0
    never does. With ``insight`` some finished games are analysed at sampled positions, which takes longer than playing
    them. Reports call the deck ``deck_name``, or else by the name of its file.
    """

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()
    deck: Path | None = None
    bots: tuple[str, ...] = ("normal",)
    games: int = 1000
    precision: float = 0.0
    seed: int = 1
    insight: bool = True
    deck_name: str = ""

    @property
    def is_of_people(self) -> bool:
        return self.bots == (PEOPLE,)

    def build_game(self) -> AnyGame:
        """The game with the study's seats, options and deck; raises the game's refusal of any of them."""
        return GAMES[self.game](self.seats, dict(self.options), self.deck)

    def digest(self) -> str:
        """Twelve letters that identify what is played; the number of games does not count."""
        named = {
            "game": self.game,
            "edition": GAMES[self.game].about.edition,
            "seats": self.seats,
            "options": dict(sorted(self.build_game().options.items())),
            "deck": self.build_game().deck.digest,
            "bots": self.bots,
            "seed": self.seed,
        }
        if not self.insight:
            named["insight"] = False
        return sha256(json.dumps(named, sort_keys=True).encode()).hexdigest()[:12]

    def as_toml(self, deck: str | None = None) -> str:
        """``deck`` is the name of the deck's file beside the study's."""
        lines = [f"game = {_word(self.game)}", f"seats = {self.seats}"]
        if deck is not None:
            lines.append(f"deck = {_word(deck)}")
        if self.deck_name:
            lines.append(f"deck_name = {_word(self.deck_name)}")
        lines.append(f"bots = [{', '.join(_word(bot) for bot in self.bots)}]")
        lines.append(f"games = {self.games}")
        if self.precision:
            lines.append(f"precision = {self.precision}")
        lines.append(f"seed = {self.seed}")
        if not self.insight:
            lines.append("insight = false")
        if self.options:
            lines += ["", "[options]", *(f"{name} = {_word(value)}" for name, value in self.options)]
        return "\n".join(lines) + "\n"


def read_study(path: Path) -> Study:
    """The study in a TOML file. The path of its deck is relative to the file."""
    if path.stat().st_size > LARGEST_FILE:
        raise BadStudy(LAB.message("study-too-large", file=path, largest=LARGEST_FILE))
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as problem:
        raise BadStudy(LAB.message("study-not-toml", file=path, reason=str(problem))) from None
    return _study(content, path)


class StudyFile(Struct):
    """The fields of a study's file."""

    game: str = ""
    seats: int | None = None
    deck: str = ""
    deck_name: str = ""
    options: dict[str, str] = {}
    bots: str | list[str] = "normal"
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = 1000
    precision: Annotated[float, Meta(ge=0, le=0.5)] = 0.0
    seed: Annotated[int, Meta(ge=0, le=LARGEST_SEED)] = 1
    insight: bool = True


def _allowed_values(game: object) -> Mapping[str, str | Message]:
    """The values that each field may have, for the error message."""
    counts = GAMES[game].about.seat_counts if isinstance(game, str) and game in GAMES else (2, 8)
    return {
        "game": ", ".join(GAMES),
        "seats": f"{counts[0]} - {counts[-1]}",
        "deck": LAB.message("study-a-text"),
        "deck_name": LAB.message("study-a-text"),
        "options": '[options] name = "value"',
        "bots": ", ".join(BOTS),
        "games": f"1 - {MOST_GAMES}",
        "precision": "0 - 0.5",
        "seed": f"0 - {LARGEST_SEED}",
        "insight": "true | false",
    }


def _study(content: Mapping[str, Any], path: Path) -> Study:
    """Checks each field of the file."""

    right = _allowed_values(content.get("game"))

    def wrong(field: str) -> BadStudy:
        value = json.dumps(content.get(field), default=str, ensure_ascii=False)[:60]
        return BadStudy(LAB.message("study-value", file=path, field=field, value=value, allowed=right[field]))

    unknown = sorted(set(content) - set(right))
    if unknown:
        raise BadStudy(LAB.message("study-unknown", file=path, field=unknown[0][:40], allowed=", ".join(right)))
    try:
        said = convert(content, StudyFile)
    except ValidationError as problem:
        # The message ends in the place: "... - at `$.options[...]`".
        raise wrong(re.split(r"[.\[`]", str(problem).rpartition("$.")[2])[0]) from None
    if said.game not in GAMES:
        raise wrong("game")
    counts = GAMES[said.game].about.seat_counts
    seats = counts[0] if said.seats is None else said.seats
    if not counts[0] <= seats <= counts[-1]:
        raise wrong("seats")
    bots = (said.bots,) if isinstance(said.bots, str) else tuple(said.bots)
    if bots != (PEOPLE,) and (not 1 <= len(bots) <= 2 or not all(bot in BOTS for bot in bots)):
        raise wrong("bots")
    if isnan(said.precision):
        raise wrong("precision")
    return Study(
        game=said.game,
        seats=seats,
        options=tuple(sorted(said.options.items())),
        deck=path.parent / said.deck if said.deck else None,
        bots=bots,
        games=said.games,
        precision=said.precision,
        seed=said.seed,
        insight=said.insight,
        deck_name=said.deck_name[:LONGEST_NAME],
    )


def seating(bots: Sequence[str], seats: int, number: int, sides: Sequence[int]) -> tuple[str, ...]:
    """The bot of each seat in game ``number``. Two bots change sides from game to game."""
    if len(bots) == 1:
        return (bots[0],) * seats
    return tuple(bots[(side + number) % 2] for side in sides)


def _word(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
