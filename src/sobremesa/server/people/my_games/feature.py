"""A person's own games."""

from __future__ import annotations

from sobremesa.server.http.openapi import BEFORE, FILE, SEARCH, Endpoint, ResponseDoc
from sobremesa.server.people.feature import PeopleFeature
from sobremesa.server.people.my_games import handlers
from sobremesa.wire import http

ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/mine",
        "A person's games, running and finished, by their key",
        (ResponseDoc(200, http.MyGames, "Games"),),
        query=(SEARCH, BEFORE),
        may_need_key=True,
        handler=handlers.show,
    ),
    Endpoint(
        "DELETE",
        "/api/mine",
        "Forget the person of the key: no list leads to their games any more",
        (ResponseDoc(204, None, "Forgotten"),),
        may_need_key=True,
        handler=handlers.forget,
    ),
    Endpoint(
        "GET",
        "/api/mine/records",
        "The records of all their finished games",
        (ResponseDoc(200, FILE, "A zip of records", "application/zip"),),
        may_need_key=True,
        handler=handlers.export,
    ),
)

FEATURE = PeopleFeature(
    name="my_games",
    endpoints=ENDPOINTS,
)
