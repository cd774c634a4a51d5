"""The deals of a day."""

from __future__ import annotations

from sobremesa.server.http.openapi import DAY, Endpoint, ResponseDoc
from sobremesa.server.people.daily import handlers
from sobremesa.server.people.daily.calendar import Calendar
from sobremesa.server.people.daily.tables import DROP_FORGOTTEN, TABLES, add_result, forget_person
from sobremesa.server.people.feature import PeopleFeature
from sobremesa.wire import http
from sobremesa.wire.daily import DailyPage, DailyWish, PuzzleAnswer

ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/daily",
        "The deals of a day; by a person's key also where they play them and how they did",
        (ResponseDoc(200, DailyPage, "Deals"),),
        query=(DAY,),
        may_need_key=True,
        handler=handlers.show,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/daily",
        "Play a deal of today at the table that the list of deals names for you, by a person's key",
        (ResponseDoc(201, http.Seated, "Seated"),),
        takes=DailyWish,
        may_need_key=True,
        handler=handlers.play,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/puzzle",
        "Answer the puzzle of today, once, by a person's key; the list of deals names the table",
        (ResponseDoc(200, DailyPage, "Deals"),),
        takes=PuzzleAnswer,
        may_need_key=True,
        handler=handlers.answer,
    ),
)

FEATURE = PeopleFeature(
    name="daily",
    endpoints=ENDPOINTS,
    tables=TABLES,
    on_game_over=add_result,
    drop_forgotten=(DROP_FORGOTTEN,),
    forget=forget_person,
    service=Calendar,
)
