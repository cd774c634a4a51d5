"""A study: which games are to be played, written down so that anybody can play the very same ones again."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from sobremesa.bots.minds import MINDS
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.lab.texts import LAB

MOST_GAMES = 100_000_000
LARGEST_FILE = 100_000
LARGEST_SEED = 2**53
FIELDS = ("game", "seats", "deck", "deck_name", "options", "bots", "games", "precision", "seed", "insight")
LONGEST_NAME = 60
# In the place of a bot: games that people played at live tables. They are gathered, and cannot be played again.
PEOPLE = "people"
# How many games are played at most where a study stops by precision.
UNTIL_PRECISE = 1_000_000


class BadStudy(SobremesaError):
    """A study that cannot be played, with what is wrong and what would be right."""


@dataclass(frozen=True)
class Study:
    """``bots``: one plays against itself, two play every deal twice, with sides changed. The game number n is dealt
    from the seed and n alone, so the first thousand games are the same in a study of a million.

    ``precision`` ends a study early: when the interval of each headline is at most this wide to either side; 0 for
    never. ``insight`` looks into some of the games when they are over, which takes longer than playing them.
    ``deck_name`` is what reports call the deck; without it, the name of its file.
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

    def configured(self) -> AnyGame:
        """The game at its table; raises what a deck, an option or a number of seats is refused with."""
        return GAMES[self.game](self.seats, dict(self.options), self.deck)

    def digest(self) -> str:
        """Twelve letters that name what is played; how many games of it does not matter."""
        named = {
            "game": self.game,
            "edition": GAMES[self.game].about.edition,
            "seats": self.seats,
            "options": dict(sorted(self.configured().options.items())),
            "deck": self.configured().deck.digest,
            "bots": self.bots,
            "seed": self.seed,
        }
        if not self.insight:
            named["insight"] = False
        return sha256(json.dumps(named, sort_keys=True).encode()).hexdigest()[:12]

    def as_toml(self, deck: str | None = None) -> str:
        """``deck`` is the name of the deck's file beside the study."""
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
    """The study in a TOML file; a deck is named from where the file lies."""
    if path.stat().st_size > LARGEST_FILE:
        raise BadStudy(LAB.message("study-too-large", file=path, largest=LARGEST_FILE))
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as problem:
        raise BadStudy(LAB.message("study-not-toml", file=path, reason=str(problem))) from None
    return made(content, path)


def made(content: Mapping[str, Any], path: Path) -> Study:
    """A study from what its file says, each field checked."""
    unknown = sorted(set(content) - set(FIELDS))
    if unknown:
        raise BadStudy(LAB.message("study-unknown", file=path, field=unknown[0][:40], allowed=", ".join(FIELDS)))
    reading = _Reading(content, path)
    game = reading.text("game", "")
    if game not in GAMES:
        raise reading.wrong("game", ", ".join(GAMES))
    counts = GAMES[game].about.seat_counts
    deck = reading.text("deck", "")
    return Study(
        game=game,
        seats=reading.whole("seats", counts[0], counts[0], counts[-1]),
        options=reading.options(),
        deck=path.parent / deck if deck else None,
        bots=reading.bots(),
        games=reading.whole("games", 1000, 1, MOST_GAMES),
        precision=reading.precision(),
        seed=reading.whole("seed", 1, 0, LARGEST_SEED),
        insight=reading.insight(),
        deck_name=reading.text("deck_name", "")[:LONGEST_NAME],
    )


class _Reading:
    def __init__(self, content: Mapping[str, Any], path: Path) -> None:
        self.content = content
        self.path = path

    def wrong(self, name: str, allowed: str) -> BadStudy:
        value = json.dumps(self.content.get(name), default=str, ensure_ascii=False)[:60]
        return BadStudy(LAB.message("study-value", file=self.path, field=name, value=value, allowed=allowed))

    def text(self, name: str, usual: str) -> str:
        value = self.content.get(name, usual)
        if not isinstance(value, str):
            raise self.wrong(name, LAB.say("en", "study-a-text"))
        return value

    def whole(self, name: str, usual: int, least: int, most: int) -> int:
        value = self.content.get(name, usual)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(name, f"{least} - {most}")
        return value

    def precision(self) -> float:
        value = self.content.get("precision", 0)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 0.5:
            raise self.wrong("precision", "0 - 0.5")
        return float(value)

    def insight(self) -> bool:
        value = self.content.get("insight", True)
        if not isinstance(value, bool):
            raise self.wrong("insight", "true | false")
        return value

    def options(self) -> tuple[tuple[str, str], ...]:
        value = self.content.get("options", {})
        if not isinstance(value, dict) or not all(isinstance(words, str) for words in value.values()):
            raise self.wrong("options", '[options] name = "value"')
        return tuple(sorted(value.items()))

    def bots(self) -> tuple[str, ...]:
        value = self.content.get("bots", ["normal"])
        names = [value] if isinstance(value, str) else value
        if names == [PEOPLE]:
            return (PEOPLE,)
        if not isinstance(names, list) or not 1 <= len(names) <= 2 or not all(name in MINDS for name in names):
            raise self.wrong("bots", ", ".join(MINDS))
        return tuple(names)


def seating(bots: Sequence[str], seats: int, number: int, sides: Sequence[int]) -> tuple[str, ...]:
    """Who sits where in game ``number``: two bots change sides from game to game."""
    if len(bots) == 1:
        return (bots[0],) * seats
    return tuple(bots[(side + number) % 2] for side in sides)


def _word(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
