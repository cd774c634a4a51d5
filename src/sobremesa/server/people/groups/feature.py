"""Groups, their tables and their records."""

from __future__ import annotations

from sobremesa.server.http.openapi import Endpoint, ResponseDoc
from sobremesa.server.people.feature import PeopleFeature
from sobremesa.server.people.groups import feat_tables, handlers
from sobremesa.server.people.groups.record_keeper import RecordKeeper
from sobremesa.server.people.groups.tables import TABLES
from sobremesa.table.acts.open import Open
from sobremesa.wire import http

ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/groups",
        "Found a group, by a person's key",
        (ResponseDoc(201, http.GroupOpened, "Founded"),),
        takes=http.GroupWish,
        may_need_key=True,
        handler=handlers.create,
    ),
    Endpoint(
        "GET",
        "/api/groups/{group}",
        "A group, its members, tables and games, by the group's key",
        (ResponseDoc(200, http.GroupPage, "The group"),),
        may_need_key=True,
        handler=handlers.show,
    ),
    Endpoint(
        "PUT",
        "/api/groups/{group}",
        "Give the group another name, by its key",
        (ResponseDoc(200, http.GroupPage, "The group"),),
        takes=http.GroupWish,
        may_need_key=True,
        handler=handlers.rename,
    ),
    Endpoint(
        "POST",
        "/api/groups/{group}/tables",
        "Open a table of the group, by its key: its settings are the house rules from then on",
        (ResponseDoc(201, http.Opened, "Opened"),),
        takes=Open,
        may_need_key=True,
        handler=handlers.open_table,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{table}/seats/{seat}",
        "Free a seat at a group's table before the game begins, by the group's key",
        (ResponseDoc(204, None, "Free"),),
        may_need_key=True,
        handler=handlers.free_seat,
    ),
    Endpoint(
        "DELETE",
        "/api/groups/{group}/members/{member}",
        "Remove a member, by the founder's own key: the group gets a new key",
        (ResponseDoc(200, http.GroupOpened, "The new key"),),
        may_need_key=True,
        handler=handlers.remove,
    ),
)

FEATURE = PeopleFeature(
    name="groups",
    endpoints=ENDPOINTS,
    tables=TABLES + feat_tables.TABLES,
    forget=feat_tables.forget_person,
    # Not on_game_over: a replay takes too long for the transaction. Records are found when a member looks at the group.
    service=RecordKeeper,
)
