"""Endpoints about finished games: record, replay, what each seat knew, and better moves."""

from __future__ import annotations

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.bots.levels import LEVELS
from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.rng import Rng
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import address_of
from sobremesa.server.http.api import node_of, table_of
from sobremesa.server.node.replay import encode_record, encode_replay, game_in
from sobremesa.server.people.look_back.belief import WORLDS, Step, beliefs_of, mark_claims, truth, turning_points
from sobremesa.server.people.tournaments.handlers import check_round_closed
from sobremesa.table.finished_games import FinishedGame
from sobremesa.table.table import Table
from sobremesa.wire import hindsight
from sobremesa.wire.updates import moves_of

STRONGEST = LEVELS["experto"].effort
# Beliefs are rounded to this many percent: finer steps would be sampling noise, and more to send.
COARSE = 5
MOST_ADVISED = 3


def number_in(request: Request, name: str) -> int | None:
    given = request.query_params.get(name)
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) < 6):
        raise ServerRefused(400, "bad-request", why=f"{name}: 0..99999")
    return int(given)


def _requested_game(request: Request, table: Table) -> tuple[int, FinishedGame | None]:
    """The number of the requested game, and the game itself where the table still has it."""
    number = number_in(request, "game")
    if number is None:
        number = table.finished.count or 1
    if table.status == "playing" and number == table.number:
        raise ServerRefused(409, "not-over")
    if not 1 <= number <= table.finished.count:
        raise ServerRefused(404, "no-such-record")
    return number, table.finished.of(number)


async def find_game(request: Request, table: Table) -> tuple[int, FinishedGame]:
    """The requested game; an old one is read from the journal. Raises ``ServerRefused`` while it is being played, here
    or, in a tournament, at another table."""
    node = node_of(request)
    number, finished = _requested_game(request, table)
    await check_round_closed(node, table.shared_deal)
    if finished is None:
        entries = await node.store.read(table.id)
        finished = await node.jobs.run(address_of(request, node.config), game_in, entries, table.game, number)
    return number, finished


async def record(request: Request) -> Response:
    live, _seat = await table_of(request)
    node, table = node_of(request), live.table
    number, finished = await find_game(request, table)
    whose = address_of(request, node.config)
    data = await node.jobs.run_once((table.id, number, "record"), whose, encode_record, finished, table.game)
    name = f'attachment; filename="{table.settings.game}-{table.id}.txt"'
    return Response(data, media_type="text/plain", headers={"content-disposition": name})


async def replay(request: Request) -> Response:
    live, _seat = await table_of(request)
    node, table = node_of(request), live.table
    eyes = number_in(request, "seat")
    if eyes is not None and eyes >= table.game.seats:
        raise ServerRefused(400, "bad-request", why=f"seat: 0..{table.game.seats - 1}")
    number, finished = await find_game(request, table)
    whose = address_of(request, node.config)
    data = await node.jobs.run_once((table.id, number, eyes), whose, encode_replay, finished, table.game, eyes)
    return Response(data, media_type="application/json")


async def look_back(request: Request) -> Response:
    live, _seat = await table_of(request)
    node, table = node_of(request), live.table
    eyes = number_in(request, "seat")
    if eyes is not None and eyes >= table.game.seats:
        raise ServerRefused(400, "bad-request", why=f"seat: 0..{table.game.seats - 1}")
    number, finished = await find_game(request, table)
    key = (table.id, number, f"look back {eyes}")
    whose = address_of(request, node.config)
    data = await node.jobs.run_once(key, whose, encode_look_back, finished, table.game, eyes)
    return Response(data, media_type="application/json")


async def advice(request: Request) -> Response:
    live, _seat = await table_of(request)
    node, table = node_of(request), live.table
    step = number_in(request, "step")
    number, finished = await find_game(request, table)
    moves = len(finished.moves) // 2
    if step is None or not 1 <= step <= moves:
        raise ServerRefused(400, "bad-request", why=f"step: 1..{moves}")
    key = (table.id, number, f"advice {step}")
    whose = address_of(request, node.config)
    data = await node.jobs.run_once(key, whose, encode_advice, finished, table.game, step)
    return Response(data, media_type="application/json")


# Beside the event loop.


def encode_look_back(finished: FinishedGame, game: AnyGame, eyes: Viewer) -> bytes:
    record = finished.record(game)
    steps = truth(record, game) if eyes is None else beliefs_of(eyes, record, game)
    claims = [] if eyes is not None else _claims(record, game)
    return json.encode(hindsight.LookBack(eyes, WORLDS, _changes(steps), turning_points(steps), claims))


def encode_advice(finished: FinishedGame, game: AnyGame, step: int) -> bytes:
    return json.encode(best_moves(finished.record(game), game, step, STRONGEST))


def best_moves(record: Record, game: AnyGame, step: int, effort: Effort) -> hindsight.Advised:
    """The best moves by what the seat saw and heard before its move, and by nothing else."""
    found: list[hindsight.Advised] = []

    def look(match: Match) -> None:
        if len(match.codes) != step - 1:
            return
        seat = record.moves[step - 1][0]
        bot = SearchBot(game, Rng(step), effort)
        bot.hear(match.claims)
        view = match.view(seat)
        solution = bot.player.solution(view)
        if solution is not None:
            weights = {move: weight for move, weight in solution.weights.items() if weight > 0}
            whole = sum(weights.values()) or 1.0
            opinions = [(move, weights[move] / whole, solution.chances[move]) for move in weights]
        else:
            tried = bot.opinions(view)
            looks = sum(opinion.visits for opinion in tried) or 1
            opinions = [(opinion.move, opinion.visits / looks, opinion.worth) for opinion in tried]
        best = sorted(opinions, key=lambda opinion: (-opinion[1], opinion[0]))[:MOST_ADVISED]
        moves = [
            hindsight.AdvisedMove(moves_of(game)[code], round(100 * of), round(100 * won)) for code, of, won in best
        ]
        found.append(hindsight.Advised(step, seat, moves))

    record.replay(game, each=look)
    return found[0]


def _changes(steps: list[Step]) -> list[hindsight.LookBackStep]:
    told: dict[str, dict[str, int]] = {}
    changes: list[hindsight.LookBackStep] = []
    for step in steps:
        now = {topic: {value: _coarse(share) for value, share in by.items()} for topic, by in step.beliefs.items()}
        changed = {topic: by for topic, by in now.items() if told.get(topic) != by}
        told |= changed
        changes.append(hindsight.LookBackStep([round(100 * chance) for chance in step.chances], changed))
    return changes


def _coarse(share: float) -> int:
    """In percent. Only what is in every world is 100."""
    if share >= 1.0:
        return 100
    return min(100 - COARSE, max(COARSE, round(100 * share / COARSE) * COARSE))


def _claims(record: Record, game: AnyGame) -> list[hindsight.MarkedClaim]:
    marks = mark_claims(record, game)
    return [
        hindsight.MarkedClaim(claim.seat, claim.after, claim.words, mark)
        for claim, mark in zip(record.claims, marks, strict=True)
    ]
