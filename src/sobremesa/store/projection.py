"""What one table contributes to the read model: how it stands, who sits there, how its games ended."""

from __future__ import annotations

from unicodedata import combining, normalize

from msgspec import Struct, json

from sobremesa.store.database import Statement, Values
from sobremesa.table.status import Result, SeatStanding, Standing

STAND = (
    "insert into standings (table_id, length, status, due_at, told_at, told, group_id) "
    "values (:table, :length, :status, :due_at, :told_at, :told, :group_id) on conflict (table_id) do update set "
    "length = excluded.length, status = excluded.status, due_at = excluded.due_at, told_at = excluded.told_at, "
    "told = excluded.told where standings.length < excluded.length"
)
SEAT = (
    "insert into seatings (person, table_id, seat, length, asked, turn) "
    "values (:person, :table, :seat, :length, :asked, :turn) on conflict (person, table_id, seat) do update set "
    "length = excluded.length, asked = excluded.asked, turn = excluded.turn where seatings.length < excluded.length"
)
UNSEAT = "delete from seatings where table_id = :table and length < :length"
END = (
    "insert into results (table_id, number, game, ended_at, words, told, group_id) "
    "values (:table, :number, :game, :ended_at, :words, :told, :group_id) on conflict (table_id, number) do nothing"
)
PLAY = (
    "insert into played (person, table_id, number, seat, ended_at, won, name, group_id) "
    "values (:person, :table, :number, :seat, :ended_at, :won, :name, :group_id) "
    "on conflict (person, table_id, number, seat) do nothing"
)
# A person who was forgotten is not learnt again from a journal.
DROP_FORGOTTEN = (
    "delete from seatings where table_id = :table and person in (select person from forgotten)",
    "delete from played where table_id = :table and person in (select person from forgotten)",
)


def fold(words: str) -> str:
    """Normalizes text for searching: without accents, in lower case."""
    return "".join(sign for sign in normalize("NFKD", words.casefold()) if not combining(sign))


class GameOver(Struct, frozen=True):
    """A finished game, with the persons by seat ("" where no key is known). It counts for ratings where ``is_rated``;
    ``shared_deal`` names the deal that other tables play too ("" for none)."""

    result: Result
    persons: tuple[str, ...]
    group: str
    is_public: bool
    is_rated: bool
    shared_deal: str


class Projection(Struct, frozen=True):
    """Of one table, from its first ``length`` entries. ``due_at`` is when a node has to wake it (0: never); ``results``
    come with the persons by seat ("" where no key is known), and count for ratings where ``is_rated``."""

    length: int
    standing: Standing
    seats: list[SeatStanding]
    due_at: int
    results: list[tuple[Result, tuple[str, ...]]]
    group: str = ""
    is_public: bool = False
    is_rated: bool = True
    shared_deal: str = ""

    @property
    def games_over(self) -> list[GameOver]:
        return [
            GameOver(result, persons, self.group, self.is_public, self.is_rated, self.shared_deal)
            for result, persons in self.results
        ]


def standing_statements(projection: Projection) -> list[Statement]:
    table, length = projection.standing.table, projection.length
    stand: Values = {
        "table": table,
        "length": length,
        "status": projection.standing.status,
        "due_at": projection.due_at,
        "told_at": projection.standing.told_at,
        "told": json.encode(projection.standing).decode(),
        "group_id": projection.group,
    }
    found: list[Statement] = [(STAND, stand)]
    # Where all is over no seat waits for anything; another game seats them again.
    for seat in projection.seats if projection.standing.status != "over" else ():
        named: dict[str, str | int] = {"person": seat.person, "table": table, "seat": seat.seat}
        found.append((SEAT, {**named, "length": length, "asked": int(seat.is_asked), "turn": seat.turn}))
    return [*found, (UNSEAT, {"table": table, "length": length})]


def result_statements(game: GameOver) -> list[Statement]:
    result, persons, group = game.result, game.persons, game.group
    at: dict[str, str | int] = {"table": result.table, "number": result.number}
    words = fold(" ".join([*result.names, result.title, result.game]))
    told = json.encode(result).decode()
    end: Values = {
        **at,
        "game": result.game,
        "ended_at": result.ended_at,
        "words": words,
        "told": told,
        "group_id": group,
    }
    played: list[Statement] = []
    for seat, person in enumerate(persons):
        if person:
            who: dict[str, str | int] = {"person": person, "seat": seat, "name": result.names[seat], "group_id": group}
            played.append((PLAY, {**at, **who, "ended_at": result.ended_at, "won": int(seat in result.winners)}))
    return [(END, end), *played]
