"""Reports to the operator."""

from __future__ import annotations

from sobremesa.server.http.openapi import Endpoint, ResponseDoc
from sobremesa.server.people.feature import PeopleFeature
from sobremesa.server.people.reports import handlers
from sobremesa.wire import http

ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/tables/{table}/reports",
        "Report a player or the table to the operator, by a seat's key",
        (ResponseDoc(204, None, "Written down"),),
        takes=http.ReportRequest,
        may_need_key=True,
        handler=handlers.report,
    ),
)

FEATURE = PeopleFeature(
    name="reports",
    endpoints=ENDPOINTS,
    service=handlers.ReportLimit,
)
