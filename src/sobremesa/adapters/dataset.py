"""Datasets for learning from games: one row for every decision, with what its seat knew and nothing else.

>>> from sobremesa.adapters import dataset
>>> rows = dataset.of_bots(game, bots=("normal", "facil"), games=100)  # the name of a game
>>> rows.write_parquet("decisions.parquet")

``of_records`` makes the same from saved or published games. Needs ``pip install "sobremesa[rl,lab]"``.

No row contains the game's seed, from which everything hidden could be dealt again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sobremesa.adapters.pettingzoo.settings import game_of
from sobremesa.adapters.seat_eye import SeatEye
from sobremesa.bots.external_bot import maker
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.state import payoff

if TYPE_CHECKING:
    import polars as pl


def of_bots(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
) -> pl.DataFrame:
    """Plays games between these bots, which rotate over the seats; with fewer bots than seats they repeat. The same
    seed gives the same games, unless a bot thinks by the clock."""
    if games < 1 or not bots:
        raise ValueError("a dataset has at least one game and one bot")
    played = game_of(game, seats, options, None)
    eye = SeatEye(played)
    return _table(row for number in range(games) for row in _play_rows(played, eye, bots, number, seed + number))


def of_records(records: Iterable[Record]) -> pl.DataFrame:
    """The decisions of recorded games. Unfinished games have no outcome. ``Record.replay`` refuses a record of another
    deck than the printed one."""
    eyes: dict[tuple[str, int, tuple[tuple[str, str], ...]], SeatEye] = {}

    def rows() -> Iterator[dict[str, Any]]:
        for number, record in enumerate(records):
            kind = GAMES[record.game]
            key = (record.game, len(record.names), tuple(sorted(record.options.items())))
            eye = eyes.setdefault(key, SeatEye(kind(seats=len(record.names), options=record.options)))
            yield from _replay_rows(record, eye, number)

    return _table(rows())


def _replay_rows(record: Record, eye: SeatEye, number: int) -> Iterator[dict[str, Any]]:
    rows, moves = list[dict[str, Any]](), iter(record.moves)

    def see(match: Match) -> None:
        seat, words = next(moves)
        rows.append(_row(match, eye, number, seat, match.game.read_move(match.view(seat), words), ""))

    match = record.replay(eye.game, each=see)
    yield from _with_outcome(rows, match)


def _play_rows(game: AnyGame, eye: SeatEye, bots: Sequence[str], number: int, seed: int) -> Iterator[dict[str, Any]]:
    seating = [bots[(seat + number) % len(bots)] for seat in range(game.seats)]
    players = [maker(bot)(game, Rng(seed * 64 + seat)) for seat, bot in enumerate(seating)]
    match, rows = Match(game, Seed(seed)), list[dict[str, Any]]()
    while match.to_act:
        seat = match.to_act[0]
        view = match.view(seat)
        players[seat].hear(match.claims)
        said = players[seat].speak(view)
        if said is not None:
            match.claim(seat, said)
        move = players[seat].choose(view)
        rows.append(_row(match, eye, number, seat, move, seating[seat]))
        match.play_code(seat, move)
    yield from _with_outcome(rows, match)


def _row(match: Match, eye: SeatEye, number: int, seat: int, move: int, player: str) -> dict[str, Any]:
    view = match.view(seat)
    return {
        "game": match.game.about.name,
        "edition": match.game.about.edition,
        "match": number,
        "step": len(match.codes),
        "seats": match.game.seats,
        "seat": seat,
        "player": player,
        "observation": eye.observe(match.state, seat).tobytes(),
        "view": view.encode().decode(),
        "claims": [f"{claim.seat} : {claim.words}" for claim in match.claims],
        "legal": list(view.moves),
        "action": move,
        "action_text": match.game.moves.text(move),
    }


def _with_outcome(rows: list[dict[str, Any]], match: Match) -> Iterator[dict[str, Any]]:
    """Adds the outcome to the rows, once it is known."""
    outcome = match.outcome
    for row in rows:
        seat = row["seat"]
        won = None if outcome is None else seat in outcome.winners
        score = None if outcome is None else outcome.scores[seat]
        paid = None if outcome is None else float(payoff(match.state.winners(), match.game.seats, seat))
        yield {**row, "won": won, "score": score, "payoff": paid}


def _table(rows: Iterable[dict[str, Any]]) -> pl.DataFrame:
    import polars as pl

    schema: dict[str, Any] = {
        "game": pl.String,
        "edition": pl.Int16,
        "match": pl.Int32,
        "step": pl.Int32,
        "seats": pl.Int8,
        "seat": pl.Int8,
        "player": pl.String,
        "observation": pl.Binary,
        "view": pl.String,
        "claims": pl.List(pl.String),
        "legal": pl.List(pl.Int16),
        "action": pl.Int16,
        "action_text": pl.String,
        "won": pl.Boolean,
        "score": pl.Int32,
        "payoff": pl.Float64,
    }
    return pl.DataFrame(list(rows), schema=schema)
