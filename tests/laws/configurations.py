"""Every game of the catalogue in every number of seats, and with every option changed once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame

# Random play of some games has no natural end: then their own limit is set in the laws. Explicit, by game.
LIMITS: dict[str, dict[str, str]] = {"euphoria": {"round_limit": "4"}}


@dataclass(frozen=True)
class Configuration:
    game: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        changed = "".join(f",{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}{changed}"

    def make(self) -> AnyGame:
        return GAMES[self.game](seats=self.seats, options={**LIMITS.get(self.game, {}), **self.options})


# Options that change nothing at the smallest table, with the seats at which they do.
AT_SEATS = {("codigos", "reuse"): 4}


def configurations() -> Iterator[Configuration]:
    for name, kind in GAMES.items():
        for seats in kind.about.seat_counts:
            yield Configuration(name, seats)
        for option in kind.about.option_kinds:
            others = [*option.words, *(str(number) for number in option.numbers[:1])]
            for value in others:
                if value != option.default:
                    seats = AT_SEATS.get((name, option.name), kind.about.seat_counts[0])
                    yield Configuration(name, seats, {option.name: value})
