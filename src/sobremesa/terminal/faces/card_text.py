"""What a player reads about one card."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class CardText:
    """A card by its id, with its name and what it does."""

    id: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"**{self.name}**: {self.text}" if self.text else self.name
