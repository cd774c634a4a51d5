"""The kinds of values on the command line: each made of what was typed, or refused with what it must be."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from sobremesa.bots.minds import MINDS
from sobremesa.table.fairness import is_hexadecimal
from sobremesa.table.fields import LONGEST_ENTROPY
from sobremesa.table.settings import INCREMENT, SECONDS, Clock
from sobremesa.terminal.command_line import BadCommand
from sobremesa.terminal.files import named
from sobremesa.terminal.texts import TEXTS

# Millimetres.
SMALLEST_CARD, LARGEST_CARD = 30, 200
CLOCK = re.compile(r"(move|player):(\d{1,5})(?:\+(\d{1,3}))?")


def whole(largest: int = 999, least: int = 0) -> Callable[[str, str], int]:
    def read(flag: str, words: str) -> int:
        if not (words.isascii() and words.isdigit() and len(words) < 12 and least <= int(words) <= largest):
            raise BadCommand(TEXTS.message("cli-bad-whole", flag=flag, value=words[:40], least=least, largest=largest))
        return int(words)

    return read


def path(_flag: str, words: str) -> Path:
    return named(words)


def bots(_flag: str, words: str) -> tuple[str, ...]:
    return known_bots(tuple(words.split(",")))


def known_bots(names: tuple[str, ...]) -> tuple[str, ...]:
    for name in names:
        if name not in MINDS:
            raise BadCommand(TEXTS.message("cli-unknown-bot", bot=name[:40], allowed=", ".join(MINDS)))
    return names


def game_option(_flag: str, words: str) -> tuple[str, str]:
    name, equals, value = words.partition("=")
    if not (name and equals and value):
        raise BadCommand(TEXTS.message("cli-bad-option", words=words[:40]))
    return name.strip(), value


def percent(flag: str, words: str) -> float:
    """``1%`` or ``0.5 %``, as a share."""
    number = words.strip().removesuffix("%").strip()
    if not re.fullmatch(r"\d{1,2}(\.\d{1,3})?", number) or not 0 < float(number) <= 50:
        raise BadCommand(TEXTS.message("cli-bad-percent", flag=flag, value=words[:40]))
    return float(number) / 100


def several_values(_flag: str, words: str) -> tuple[str, tuple[str, ...]]:
    """``jokers=4,5``: an option, and the values it is tried with."""
    name, value = game_option(_flag, words)
    found = tuple(dict.fromkeys(part.strip() for part in value.split(",") if part.strip()))
    if not found:
        raise BadCommand(TEXTS.message("cli-bad-option", words=words[:40]))
    return name, found


@dataclass(frozen=True)
class Variant:
    """What differs from the game as it is printed: its deck, some options, or both."""

    deck: Path | None
    options: tuple[tuple[str, str], ...]


def variant(flag: str, words: str) -> Variant:
    """``my-deck.toml``, ``pyramid=free``, or both with a comma between them."""
    deck, options = None, []
    for part in filter(None, (part.strip() for part in words.split(","))):
        name, equals, value = part.partition("=")
        if equals and name != "deck":
            options.append(game_option(flag, part))
        elif deck is None:
            deck = named(value if equals else part)
        else:
            raise BadCommand(TEXTS.message("cli-two-decks-in-one", flag=flag, value=words[:80]))
    if deck is None and not options:
        raise BadCommand(TEXTS.message("cli-bad-option", words=words[:40]))
    return Variant(deck, tuple(options))


def card_size(flag: str, words: str) -> tuple[float, float]:
    """``63x88``: width and height in millimetres."""
    found = re.fullmatch(r"(\d{2,3}(?:\.\d)?)x(\d{2,3}(?:\.\d)?)", words.strip().lower())
    if found is None or not all(SMALLEST_CARD <= float(side) <= LARGEST_CARD for side in found.groups()):
        raise BadCommand(
            TEXTS.message("cli-bad-size", flag=flag, value=words[:40], least=SMALLEST_CARD, most=LARGEST_CARD)
        )
    return float(found[1]), float(found[2])


def share(flag: str, words: str) -> tuple[str, str]:
    """``0=5f3a...``: a seat, and what it added to the seed."""
    seat, _, own = words.partition("=")
    if not (seat and own and is_hexadecimal(own) and len(own) <= LONGEST_ENTROPY):
        raise BadCommand(TEXTS.message("cli-bad-entropy", flag=flag, words=words[:40], longest=LONGEST_ENTROPY))
    return seat, own


def secret(flag: str, words: str) -> str:
    """64 hexadecimal digits."""
    if len(words) != 64 or not is_hexadecimal(words):
        raise BadCommand(TEXTS.message("cli-bad-secret", flag=flag, words=words[:40]))
    return words


def clock(_flag: str, words: str) -> Clock:
    """``none``, ``move:30`` or ``player:600+5``."""
    found = CLOCK.fullmatch(words)
    if words == "none":
        return Clock()
    if found is None or (found[1] == "move" and found[3]):
        raise BadCommand(TEXTS.message("cli-bad-clock", words=words[:40]))
    seconds, increment = int(found[2]), int(found[3] or 0)
    if seconds not in SECONDS or increment not in INCREMENT:
        facts = {"words": words[:40], "least": SECONDS[0], "most": SECONDS[-1], "increment": INCREMENT[-1]}
        raise BadCommand(TEXTS.message("cli-clock-range", **facts))
    return Clock(kind="move" if found[1] == "move" else "player", seconds=seconds, increment=increment)


def seat_of(words: str, seats: int, refusal: str = "cli-bad-seat") -> int:
    """A seat of a table that has this many."""
    if words.isascii() and words.isdigit() and len(words) < 4 and int(words) < seats:
        return int(words)
    raise BadCommand(TEXTS.message(refusal, seat=words[:40], last=seats - 1))
