"""Guesses of spectators about teams."""

from __future__ import annotations

from sobremesa.server.http.openapi import GAME, Endpoint, ResponseDoc
from sobremesa.server.people.feature import PeopleFeature
from sobremesa.server.people.guesses import handlers
from sobremesa.server.people.guesses.tables import TABLES, forget_person
from sobremesa.wire import hindsight

ENDPOINTS = (
    Endpoint(
        "PUT",
        "/api/tables/{table}/guesses",
        "Guess, as a spectator, which seat is on which team; guesses stay secret until the end",
        (ResponseDoc(200, hindsight.Guesser, "Kept"),),
        takes=hindsight.GuessWish,
        handler=handlers.guess,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/guesses",
        "What spectators of a finished game had guessed, and how good it was",
        (ResponseDoc(200, hindsight.GuessList, "Guesses, the best first"),),
        query=(GAME,),
        may_need_key=True,
        handler=handlers.show,
    ),
)

FEATURE = PeopleFeature(
    name="guesses",
    endpoints=ENDPOINTS,
    tables=TABLES,
    pruned=("guesses",),
    forget=forget_person,
)
