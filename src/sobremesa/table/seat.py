"""A seat at a live table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TableSeat:
    """Empty, a player's, or a bot's. ``away``: since ``away_since`` a bot plays for the player, who can come back;
    ``left``: the player stood up and did not just vanish. ``ready``: the player is ready for the game. ``regular`` is
    the bot's persona. ``commitment`` is to the player's share of the first game's seed. ``person`` is the hash of the
    key that identifies a person across tables; it is never sent."""

    name: str = ""
    key: str = ""
    commitment: str = ""
    level: str = ""
    regular: str = ""
    person: str = ""
    away: bool = False
    away_since: int = 0
    left: bool = False
    ready: bool = False

    @property
    def taken(self) -> bool:
        return bool(self.key or self.level)

    @property
    def is_player(self) -> bool:
        return bool(self.key)

    @property
    def is_ready(self) -> bool:
        """A bot always is."""
        return self.ready or bool(self.level)

    @property
    def is_present(self) -> bool:
        """A player who plays, not a bot in the player's place."""
        return bool(self.key) and not self.away
