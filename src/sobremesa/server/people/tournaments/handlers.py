"""Tournaments: people join by the link, the founder begins it, and every pairing is an ordinary table.

Nothing runs by a timer: when a request finds that all tables of a round are over, or its time is, it closes the
round and pairs the next one. Each step is one numbered entry, so it happens once, whichever node writes it.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection

from msgspec import json, structs
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import address_of, bearer_of, person_of
from sobremesa.server.http.api import body_of, node_of, reply
from sobremesa.server.node.keys import fresh_key, fresh_secret, fresh_table, hash_key, is_strong, seat_of
from sobremesa.server.node.server_node import NAME, ServerNode
from sobremesa.server.people.daily.calendar import derive_secret
from sobremesa.server.people.daily.handlers import find_live_table
from sobremesa.server.people.groups.handlers import clean_title, find_group
from sobremesa.server.people.tournaments.tables import Tournaments
from sobremesa.server.people.tournaments.tournament import (
    MOST_PLAYERS,
    AnyEntry,
    Closed,
    Founded,
    Joined,
    PairingResult,
    RoundState,
    Tournament,
    Withdrew,
    pairing_result,
)
from sobremesa.table import errors
from sobremesa.table.act import Entry
from sobremesa.table.acts import open as opening
from sobremesa.table.acts import sit as sitting
from sobremesa.table.acts.start import StartEntry
from sobremesa.table.fairness import SharedDeal, commitment
from sobremesa.table.names import clean_name, looks
from sobremesa.table.table import Table
from sobremesa.wire import http
from sobremesa.wire import tournament as wire

SEATS = 2
FEWEST = 2
# Retries on a write conflict.
MOST_TRIES = 100


async def create(request: Request) -> Response:
    node, director = node_of(request), person_of(request)
    node.check_open()
    wish = await body_of(request, wire.TournamentWish)
    name, settings = clean_title(wish.name), structs.replace(wish.settings, seats=SEATS, public=False, spectators=False)
    settings.check(node.host.levels)
    if settings.game not in node.factory.games or SEATS not in node.factory.games[settings.game].about.seat_counts:
        raise ServerRefused(422, "not-for-two")
    node.check_opening(address_of(request, node.config), settings.deck)
    await node.factory.prepare(settings)
    node.factory.make(settings)
    key = fresh_key()
    if wish.group:
        group = await find_group(node, wish.group)
        key = wish.group_key
        if not secrets.compare_digest(group.key, hash_key(key)):
            raise ServerRefused(404, "no-such-group")
    tournament, now = fresh_table(), clock.wall_ms()
    how = (name, wish.how, wish.rounds, wish.minutes, settings)
    founded = Founded(now, *how, hash_key(key), director, fresh_secret(), wish.group)
    await _append(node, tournament, 0, founded, wish.group)
    return reply(wire.TournamentOpened(tournament, key), 201)


async def act(request: Request) -> Response:
    """Does what was requested, then shows the tournament. The same request again changes nothing."""
    node, person, name = node_of(request), person_of(request), request.path_params["tournament"]
    node.check_open()
    wish = await body_of(request, wire.TournamentAct)
    if node.bans.has_person(person):
        raise ServerRefused(403, "barred")
    for _try in range(MOST_TRIES):
        tournament = await read(node, name, wish.key)
        entry = _decide(tournament, wish, person)
        if entry is None and wish.act == "close" and _may_close(tournament, wish, person):
            assert tournament.running is not None
            entry = Closed(
                clock.wall_ms(), await _pairing_results(node, name, tournament, tournament.running, is_over=True)
            )
        entry = entry or await _due(node, name, tournament)
        if entry is None:
            gone = await Tournaments(node.store.database).find_forgotten(
                [player.person for player in tournament.players]
            )
            return reply(page_of(name, tournament, person, gone))
        if await _append(node, name, tournament.length, entry, tournament.founded.group):
            wish = structs.replace(wish, act="look")
    raise ServerRefused(503, "try-again")


def _decide(tournament: Tournament, wish: wire.TournamentAct, person: str) -> AnyEntry | None:
    now, number = clock.wall_ms(), tournament.number_of(person)
    match wish.act:
        case "join":
            return _decide_join(tournament, clean_name(wish.name), person, now)
        case "withdraw" if number is not None and not tournament.players[number].is_gone:
            return Withdrew(now, number)
        case "begin" if tournament.status == "waiting":
            _check_director(tournament, person)
            if sum(not player.is_gone for player in tournament.players) < FEWEST:
                raise ServerRefused(409, "too-few-players", fewest=FEWEST)
            return tournament.next_round(now)
    return None


def _decide_join(tournament: Tournament, name: str, person: str, now: int) -> Joined | None:
    number = tournament.number_of(person)
    if number is not None and not tournament.players[number].is_gone:
        return None
    if tournament.status == "over" or (tournament.founded.how == "robin" and tournament.rounds):
        raise ServerRefused(409, "too-late-to-join")
    if number is None and len(tournament.players) >= MOST_PLAYERS:
        raise ServerRefused(409, "tournament-full", most=MOST_PLAYERS)
    if any(looks(player.name) == looks(name) for player in tournament.players if player.person != person):
        raise errors.RefusedAct("name-taken", name=name)
    return Joined(now, person, name)


def _may_close(tournament: Tournament, wish: wire.TournamentAct, person: str) -> bool:
    _check_director(tournament, person)
    return tournament.running is not None and wish.round == len(tournament.rounds)


def _check_director(tournament: Tournament, person: str) -> None:
    if not secrets.compare_digest(tournament.founded.director, person):
        raise ServerRefused(403, "not-director")


async def _load(node: ServerNode, name: str) -> Tournament | None:
    told = await Tournaments(node.store.database).read(name) if NAME.fullmatch(name) else []
    return Tournament.replay(json.decode(entry, type=AnyEntry) for entry in told) if told else None


async def check_round_closed(node: ServerNode, deal: str) -> None:
    """Raises ``ServerRefused`` while other tables of a tournament may still play the shared deal. Closes a round that
    is due, as every request to the tournament does."""
    name, _, number = deal.partition("/")
    for _try in range(MOST_TRIES):
        tournament = await _load(node, name)
        if tournament is None or len(tournament.closed) >= int(number):
            return
        entry = await _due(node, name, tournament)
        if entry is None:
            raise ServerRefused(409, "round-not-over")
        await _append(node, name, tournament.length, entry, tournament.founded.group)
    raise ServerRefused(503, "try-again")


async def read(node: ServerNode, name: str, key: str) -> Tournament:
    """For a request with its key; for others the tournament does not exist."""
    tournament = await _load(node, name)
    if tournament is None:
        raise ServerRefused(404, "no-such-tournament")
    founded = tournament.founded
    wanted = (await find_group(node, founded.group)).key if founded.group else founded.key
    if not secrets.compare_digest(wanted, hash_key(key)):
        raise ServerRefused(404, "no-such-tournament")
    return tournament


async def _append(node: ServerNode, name: str, seq: int, entry: AnyEntry, group: str) -> bool:
    return await Tournaments(node.store.database).append(name, seq, json.encode(entry), at=entry.at, group=group)


# Rounds.


async def _due(node: ServerNode, name: str, tournament: Tournament) -> AnyEntry | None:
    """The entry that is due, if any."""
    running, now = tournament.running, clock.wall_ms()
    if running is not None:
        ends_at = tournament.ends_at(running)
        is_over = 0 < ends_at <= now
        played = await _pairing_results(node, name, tournament, running, is_over=is_over)
        return Closed(now, played) if len(played) == len(running.pairings) else None
    return tournament.next_round(now) if tournament.status == "playing" else None


async def _pairing_results(
    node: ServerNode, name: str, tournament: Tournament, running: RoundState, *, is_over: bool
) -> list[PairingResult]:
    """The results of the pairings, without those still being played unless the round is over."""
    kept, results_of, number = Tournaments(node.store.database), [], len(tournament.rounds)
    tables = [table_of(tournament, name, number, pairing) for pairing in running.pairings]
    standings, ended_as = await kept.standings(tables), await kept.results(tables)
    for pairing, table in zip(running.pairings, tables, strict=True):
        standing = standings.get(table)
        gone = tuple(tournament.players[player].is_gone for player in pairing)
        ended = standing is not None and standing.status == "over"
        if not (ended or is_over or any(gone)):
            continue
        results = ended_as[table] if ended else {}
        leads = tuple(results[seat][1] if seat in results else None for seat in range(SEATS))
        came = tuple(not gone[seat] and standing is not None and bool(standing.names[seat]) for seat in range(SEATS))
        if any(gone) and not ended:
            # The opponent need not come to win.
            came = (not gone[0], not gone[1])
        won = {seat for seat, (is_won, _lead) in results.items() if is_won}
        results_of.append(pairing_result(pairing, (came[0], came[1]), (leads[0], leads[1]), won))
    return results_of


def deal_of(tournament: Tournament, name: str, number: int) -> SharedDeal:
    """The deal of round ``number``, from 1."""
    deal = f"{name}/{number}"
    return SharedDeal(deal, derive_secret(tournament.founded.secret, b"deal", deal, size=32))


def table_of(tournament: Tournament, name: str, number: int, pairing: tuple[int, int]) -> str:
    return derive_secret(tournament.founded.secret, b"table", name, str(number), *map(str, pairing), size=8)


# Playing.


async def sit(request: Request) -> Response:
    """Seats a player at the table of their pairing; the game begins when both are there."""
    node, person, table = node_of(request), person_of(request), request.path_params["table"]
    node.check_open()
    wish = await body_of(request, wire.TournamentSeat)
    tournament = await read(node, wish.tournament, wish.tournament_key)
    number, running = tournament.number_of(person), tournament.running
    key = wish.key or fresh_key()
    if not is_strong(key):
        raise ServerRefused(422, "weak-key")
    live = await find_live_table(node, table)
    if live is None or seat_of(live.table, bearer_of(request)) is None:
        if number is None or running is None:
            raise ServerRefused(404, "no-such-table")
        pairing = next((one for one in running.pairings if number in one), None)
        if pairing is None or table_of(tournament, wish.tournament, len(tournament.rounds), pairing) != table:
            raise ServerRefused(404, "no-such-table")
        chair = sitting.Sit(tournament.players[number].name, seat=pairing.index(number))
        if live is None:
            deal = deal_of(tournament, wish.tournament, len(tournament.rounds))
            entries = await _opening_entries(node, table, tournament, deal)
            try:
                live = await node.open_table(entries)
            except ServerRefused:
                live = await node.table(table)
        await live.act(lambda at, now: _decide_sit(at, chair, key=hash_key(key), person=person, now=now))
        node.projector.mark_changed(live)
    opens = next((one for one in (key, bearer_of(request)) if seat_of(live.table, one) is not None), None)
    if opens is None:
        raise ServerRefused(404, "no-such-table")
    return reply(http.Seated(table, seat_of(live.table, opens) or 0, opens, live.table.commitment), 201)


async def _opening_entries(node: ServerNode, table: str, tournament: Tournament, deal: SharedDeal) -> list[Entry]:
    founded = tournament.founded
    settings = structs.replace(founded.settings, title=founded.name)
    await node.factory.prepare(settings)
    now, no_invite = clock.now_ms(), hash_key(fresh_key())
    return opening.decide(opening.Open(settings), node.host, table=table, invite=no_invite, now=now, shared=deal)


def _decide_sit(table: Table, chair: sitting.Sit, *, key: str, person: str, now: int) -> list[Entry]:
    sat = sitting.decide(table, chair, key=key, person=person, now=now)
    others = [taken for seat, taken in enumerate(table.seats) if seat != chair.seat]
    if all(taken.taken for taken in others):
        return [*sat, StartEntry(now, table.host.fresh_secret(), "", chair.seat or 0)]
    return sat


# The page: of the running round it shows who plays whom, and nothing of how the games go.


def page_of(name: str, tournament: Tournament, person: str, forgotten: Collection[str]) -> wire.TournamentPage:
    founded = tournament.founded
    return wire.TournamentPage(
        tournament=name,
        name=founded.name,
        how=founded.how,
        game=founded.settings.game,
        group=founded.group,
        status=tournament.status,
        rounds_in_all=tournament.rounds_in_all if tournament.rounds or founded.how == "swiss" else 0,
        minutes=founded.minutes,
        players=_players(tournament, forgotten),
        rounds=[_round(name, tournament, number, one) for number, one in enumerate(tournament.rounds, start=1)],
        you=tournament.number_of(person),
        is_director=founded.director == person,
    )


def _players(tournament: Tournament, forgotten: Collection[str]) -> list[wire.TournamentPlayer]:
    lines: list[wire.TournamentPlayer] = []
    for line in tournament.standings():
        player = tournament.players[line.player]
        name = "" if player.person in forgotten else player.name
        figures = (line.place, line.points, line.tie, line.duplicate, line.games)
        lines.append(wire.TournamentPlayer(line.player, name, *figures, player.is_gone))
    return lines


def _round(name: str, tournament: Tournament, number: int, one: RoundState) -> wire.TournamentRound:
    secret, ends_at = tournament.founded.secret, tournament.ends_at(one)
    played = {(game.first, game.second): game for game in one.played or []}
    pairings = []
    for first, second in one.pairings:
        game = played.get((first, second))
        table = derive_secret(secret, b"table", name, str(number), str(first), str(second), size=8)
        pairings.append(
            wire.TournamentPairing(
                first=first,
                second=second,
                table=table,
                first_score=game.first_score if game else None,
                second_score=game.second_score if game else None,
                is_played=game is not None and game.is_played,
            )
        )
    return wire.TournamentRound(
        pairings=pairings,
        free=list(one.free),
        is_closed=one.played is not None,
        ends_in=max(0, ends_at - clock.wall_ms()) if ends_at and one.played is None else None,
        commitment=commitment(derive_secret(secret, b"deal", f"{name}/{number}", size=32)),
    )
