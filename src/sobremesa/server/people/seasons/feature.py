"""Ratings by season."""

from __future__ import annotations

from sobremesa.server.http.openapi import SEASON, Endpoint, ResponseDoc
from sobremesa.server.people.feature import PeopleFeature
from sobremesa.server.people.seasons import handlers
from sobremesa.server.people.seasons.rater import Rater
from sobremesa.server.people.seasons.tables import DROP_FORGOTTEN, TABLES, add_game, forget_person
from sobremesa.wire.season import SeasonPage

ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/season/{game}",
        "How strong the players of a game are in a season; by a person's key also how strong they are themselves",
        (ResponseDoc(200, SeasonPage, "Tables"),),
        query=(SEASON,),
        may_need_key=True,
        handler=handlers.show,
    ),
    Endpoint(
        "GET",
        "/api/groups/{group}/season/{game}",
        "The same from the games of a group, by the group's key",
        (ResponseDoc(200, SeasonPage, "Tables"),),
        query=(SEASON,),
        may_need_key=True,
        handler=handlers.show_group,
    ),
)

FEATURE = PeopleFeature(
    name="seasons",
    endpoints=ENDPOINTS,
    tables=TABLES,
    on_game_over=add_game,
    drop_forgotten=(DROP_FORGOTTEN,),
    forget=forget_person,
    service=Rater,
)
