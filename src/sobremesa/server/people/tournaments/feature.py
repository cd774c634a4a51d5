"""Tournaments."""

from __future__ import annotations

from sobremesa.server.http.openapi import Endpoint, ResponseDoc
from sobremesa.server.people.feature import PeopleFeature
from sobremesa.server.people.tournaments import handlers
from sobremesa.server.people.tournaments.tables import TABLES
from sobremesa.wire import http
from sobremesa.wire.tournament import TournamentAct, TournamentOpened, TournamentPage, TournamentSeat, TournamentWish

ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tournaments",
        "Found a tournament of games for two, by a person's key",
        (ResponseDoc(201, TournamentOpened, "Founded"),),
        takes=TournamentWish,
        may_need_key=True,
        handler=handlers.create,
    ),
    Endpoint(
        "POST",
        "/api/tournaments/{tournament}",
        "Look at a tournament, join it, leave it, begin it or close a round, by a person's key and the tournament's",
        (ResponseDoc(200, TournamentPage, "Pairings and standings"),),
        takes=TournamentAct,
        may_need_key=True,
        handler=handlers.act,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/tournament",
        "Sit down at the table of your pairing, by a person's key",
        (ResponseDoc(201, http.Seated, "Seated"),),
        takes=TournamentSeat,
        may_need_key=True,
        handler=handlers.sit,
    ),
)

FEATURE = PeopleFeature(
    name="tournaments",
    endpoints=ENDPOINTS,
    tables=TABLES,
)
