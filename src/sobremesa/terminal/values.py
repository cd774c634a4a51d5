"""The kinds of values on the command line: each made of what was typed, or refused with what it must be."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from sobremesa.bots.minds import MINDS
from sobremesa.table.fairness import is_hexadecimal
from sobremesa.table.fields import LONGEST_ENTROPY
from sobremesa.table.settings import INCREMENT, SECONDS, Clock
from sobremesa.terminal.command_line import BadCommand
from sobremesa.terminal.files import named
from sobremesa.terminal.texts import TEXTS

CLOCK = re.compile(r"(move|player):(\d{1,5})(?:\+(\d{1,3}))?")


def whole(largest: int = 999, least: int = 0) -> Callable[[str, str], int]:
    def read(flag: str, words: str) -> int:
        if not (words.isascii() and words.isdigit() and len(words) < 12 and least <= int(words) <= largest):
            raise BadCommand(TEXTS.message("cli-bad-number", flag=flag, value=words[:40]))
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


def share(flag: str, words: str) -> tuple[str, str]:
    """``0=5f3a...``: a seat, and what it added to the seed."""
    seat, _, own = words.partition("=")
    if not (seat and own and is_hexadecimal(own) and len(own) <= LONGEST_ENTROPY):
        raise BadCommand(TEXTS.message("cli-bad-entropy", flag=flag, words=words[:40], longest=LONGEST_ENTROPY))
    return seat, own


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
