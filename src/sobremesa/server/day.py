"""The days of the deals that everybody plays: when they are, and what follows from a day's secret.

The secret of a day is never told. What is told of it are commitments to the secrets of its deals, before the day
begins, and those secrets themselves when it is over, or in the record of whoever has played one.
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b

from sobremesa.table.fairness import SharedDeal

DAY = re.compile(r"20\d\d-\d\d-\d\d")
# The levels of the bots from Monday to Sunday: a week gets harder.
WEEK = ("facil", "facil", "normal", "normal", "normal", "dificil", "experto")


def day_at(ms: int) -> str:
    """In UTC, wherever the machine is."""
    return datetime.fromtimestamp(ms / 1000, UTC).date().isoformat()


def is_day(text: str) -> bool:
    try:
        return DAY.fullmatch(text) is not None and bool(date.fromisoformat(text))
    except ValueError:
        return False


def begins_at(day: str) -> int:
    """In milliseconds."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp() * 1000)


def ends_at(day: str) -> int:
    return begins_at(day_after(day))


def day_after(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def level_on(day: str, levels: tuple[str, ...]) -> str:
    wanted = WEEK[date.fromisoformat(day).weekday()]
    return wanted if wanted in levels else levels[0]


def deal_name(day: str, what: str) -> str:
    return f"{day}/{what}"


def deal_of(secret: str, day: str, what: str) -> SharedDeal:
    """``secret`` is the day's: that of one deal tells nothing of another."""
    name = deal_name(day, what)
    return SharedDeal(name, derived(secret, b"deal", name, size=32))


def table_of(secret: str, day: str, what: str, person: str) -> str:
    """The one table at which somebody may play the deal: whoever asks again, at whichever node, is led there."""
    return derived(secret, b"table", deal_name(day, what), person, size=8)


def derived(secret: str, use: bytes, *words: str, size: int) -> str:
    """In hexadecimal: what follows from a secret, of this many bytes, and tells nothing of it."""
    whole = "\n".join(words).encode()
    return blake2b(whole, key=bytes.fromhex(secret), digest_size=size, person=b"daily " + use).hexdigest()
