"""The record and the replay of a finished game, what its seats could believe, and better moves."""

from __future__ import annotations

from sobremesa.server.http.openapi import GAME, SEAT, STEP, TEXT, Endpoint, ResponseDoc
from sobremesa.server.people.feature import PeopleFeature
from sobremesa.server.people.look_back import handlers
from sobremesa.wire import hindsight, http

ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "The record of a finished game, with the proof that it was fair",
        (ResponseDoc(200, TEXT, "A record", "text/plain"),),
        query=(GAME,),
        may_need_key=True,
        handler=handlers.record,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "A finished game, step by step",
        (ResponseDoc(200, http.Replay, "Steps"),),
        query=(GAME, SEAT),
        may_need_key=True,
        handler=handlers.replay,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/look-back",
        "What a seat of a finished game could believe at each step, and how the chances stood",
        (ResponseDoc(200, hindsight.LookBack, "Beliefs and chances"),),
        query=(GAME, SEAT),
        may_need_key=True,
        handler=handlers.look_back,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/advice",
        "What the strongest bot would have done at a step of a finished game",
        (ResponseDoc(200, hindsight.Advised, "Moves"),),
        query=(GAME, STEP),
        may_need_key=True,
        handler=handlers.advice,
    ),
)

FEATURE = PeopleFeature(
    name="look_back",
    endpoints=ENDPOINTS,
)
