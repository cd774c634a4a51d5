"""The list of tables: one line for each."""

from __future__ import annotations

from msgspec import Struct, json

from sobremesa.store.database import Values

LIST = (
    "insert into listings (table_id, public, status, opened_at, told, followed) "
    "values (:table, :public, :status, :opened_at, :told, :followed) on conflict (table_id) do update set "
    "public = excluded.public, status = excluded.status, opened_at = excluded.opened_at, told = excluded.told, "
    "followed = excluded.followed"
)
SHOWN = (
    "select told from listings where public = 1 and status in ('waiting', 'starting', 'playing') "
    "order by case when status = 'waiting' then 0 else 1 end, opened_at desc limit :most"
)


class Listing(Struct, frozen=True):
    """A table's line, as it is kept. ``followed``: the read model has a projection of it, because a person with a key
    sits there, or because the table is slow."""

    table: str
    title: str
    game: str
    language: str
    seats: int
    free: int
    status: str
    spectators: bool
    opened_at: int
    public: bool
    host: str
    followed: bool

    @property
    def values(self) -> Values:
        """For ``LIST``."""
        return {
            "table": self.table,
            "public": int(self.public),
            "status": self.status,
            "opened_at": self.opened_at,
            "told": json.encode(self),
            "followed": int(self.followed),
        }
