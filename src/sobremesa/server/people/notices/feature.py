"""Notices of turns at slow tables, and how a person wants to get them."""

from __future__ import annotations

from sobremesa.server.http.openapi import Endpoint, ResponseDoc
from sobremesa.server.people.feature import PeopleFeature
from sobremesa.server.people.notices import handlers
from sobremesa.server.people.notices.notifier import Notifier
from sobremesa.server.people.notices.outbox import DROP_FORGOTTEN, TABLES, forget_person, note_turn
from sobremesa.wire import http

ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/mine/notices",
        "How a person gets notices of their turn at a slow table",
        (ResponseDoc(200, http.Notices, "Ways and addresses"),),
        may_need_key=True,
        handler=handlers.show,
    ),
    Endpoint(
        "PUT",
        "/api/mine/notices",
        "Change it; a new e-mail or Telegram address gets a code first",
        (ResponseDoc(200, http.Notices, "Ways and addresses"),),
        takes=http.NoticeWish,
        may_need_key=True,
        handler=handlers.save,
    ),
    Endpoint(
        "POST",
        "/api/mine/notices/codes",
        "Give the code back",
        (ResponseDoc(200, http.Notices, "Ways and addresses"),),
        takes=http.ChannelConfirmation,
        may_need_key=True,
        handler=handlers.confirm,
    ),
)

FEATURE = PeopleFeature(
    name="notices",
    endpoints=ENDPOINTS,
    tables=TABLES,
    pruned=("outbox",),
    on_turn=note_turn,
    drop_forgotten=(DROP_FORGOTTEN,),
    forget=forget_person,
    service=Notifier,
)
