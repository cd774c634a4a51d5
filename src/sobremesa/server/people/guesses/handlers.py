"""Spectators guess who is on which team. A guess stays secret until the end, even its existence: it is kept beside the
journal, every guess gets the same answer, and it is scored when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import address_of
from sobremesa.server.http.api import body_of, node_of, reply, table_of
from sobremesa.server.node.keys import check_guest, hash_key, hash_person, is_strong, seat_of
from sobremesa.server.people.guesses.tables import Guess, Guesses
from sobremesa.server.people.look_back.handlers import find_game
from sobremesa.table.finished_games import FinishedGame
from sobremesa.table.names import clean_name
from sobremesa.table.takeover import knows_cards
from sobremesa.wire import hindsight

# In one game: more would be a flood.
MOST_WATCHERS = 500
UNSURE = 50


async def guess(request: Request) -> Response:
    node = node_of(request)
    wish = await body_of(request, hindsight.GuessWish)
    live = await node.table(request.path_params["table"])
    check_guest(live.table, wish.invite)
    if not is_strong(wish.key):
        raise ServerRefused(422, "weak-key")
    # A spectator may see the table with a delay: the guess belongs to what they have seen.
    seen = await live.audience.seen_by(None)
    settings = seen.settings
    if not settings.spectators or not seen.game.player().teams or len(wish.sides) != seen.game.seats:
        raise ServerRefused(409, "no-guesses")
    known = (hash_key(wish.key), hash_person(wish.key))
    # A person who had a seat in this game knows more than a spectator.
    if seat_of(live.table, wish.key) is not None or knows_cards(live.table, *known):
        raise ServerRefused(403, "players-know")
    if seen.match is None or seen.status != "playing":
        raise ServerRefused(409, "guess-while-playing")
    person, number = hash_person(wish.key), seen.number
    kept = Guesses(node.store.database)
    if await kept.other_watchers(live.table.id, number, person) >= MOST_WATCHERS:
        raise ServerRefused(429, "too-fast")
    name = clean_name(wish.name) if wish.name.strip() else ""
    await kept.keep(live.table.id, number, person, Guess(name, list(wish.sides), len(seen.match.codes)))
    return reply(hindsight.Guesser(_word(live.table.id, person)))


async def show(request: Request) -> Response:
    live, _seat = await table_of(request)
    node, table = node_of(request), live.table
    number, finished = await find_game(request, table)
    found = await Guesses(node.store.database).of(table.id, number)
    whose = address_of(request, node.config)
    given = {_word(table.id, person): guesses for person, guesses in found.items()}
    data = await node.jobs.run(whose, encode_scores, finished, table.game, given)
    return Response(data, media_type="application/json")


def _word(table: str, person: str) -> str:
    """A name for a spectator at one table."""
    return hash_key(f"{table} {person}")[:12]


# Beside the event loop.


def encode_scores(finished: FinishedGame, game: AnyGame, given: dict[str, list[Guess]]) -> bytes:
    if not game.player().teams:
        return json.encode(hindsight.GuessList([], []))
    teams = teams_by_step(finished.record(game), game)
    scored = [
        hindsight.ScoredGuess(word, made[-1].name, round(1000 * brier(made, teams)), made[0].step, made[-1].sides)
        for word, made in given.items()
    ]
    scored.sort(key=lambda one: (one.brier, one.first, one.watcher))
    return json.encode(hindsight.GuessList(scored, teams[-1]))


def teams_by_step(record: Record, game: AnyGame) -> list[list[bool | None]]:
    """After each move (the first is the deal), whether each seat is on the second team; None for a seat that is on
    neither, which all can see."""
    player = game.player()
    found: list[list[bool | None]] = []

    def step(match: Match) -> None:
        secrets = player.secrets(match.state)
        of = [secrets[f"team {seat}"][0] for seat in range(game.seats)]
        found.append([None if team not in player.teams else team == player.teams[1] for team in of])

    step(record.replay(game, each=step))
    return found


def brier(made: Sequence[Guess], teams: Sequence[Sequence[bool | None]]) -> float:
    """The mean squared error over all steps of the game and all seats that had a team. A guess counts from its step
    until the next one; before the first it is even."""
    errors: list[float] = []
    following = iter(made)
    coming = next(following, None)
    sides = [UNSURE] * len(teams[0])
    for step, truth in enumerate(teams):
        while coming is not None and coming.step <= step:
            sides, coming = coming.sides, next(following, None)
        errors += [(sides[seat] / 100 - of) ** 2 for seat, of in enumerate(truth) if of is not None]
    return sum(errors) / len(errors) if errors else 0.25
