"""How a tournament is told: of the round that is being played who plays whom, and nothing of how it goes."""

from __future__ import annotations

from collections.abc import Collection

from sobremesa.server import clock
from sobremesa.server.day import derived
from sobremesa.server.tournament import Round, Tournament
from sobremesa.table.fairness import commitment
from sobremesa.wire import tournament as wire


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
    found: list[wire.TournamentPlayer] = []
    for line in tournament.standings():
        player = tournament.players[line.player]
        name = "" if player.person in forgotten else player.name
        figures = (line.place, line.points, line.tie, line.duplicate, line.games)
        found.append(wire.TournamentPlayer(line.player, name, *figures, player.is_gone))
    return found


def _round(name: str, tournament: Tournament, number: int, one: Round) -> wire.TournamentRound:
    secret, ends_at = tournament.founded.secret, tournament.ends_at(one)
    played = {(game.first, game.second): game for game in one.played or []}
    pairings = []
    for first, second in one.pairings:
        game = played.get((first, second))
        table = derived(secret, b"table", name, str(number), str(first), str(second), size=8)
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
        commitment=commitment(derived(secret, b"deal", f"{name}/{number}", size=32)),
    )
