"""The OpenAPI document, from the list of endpoints and the types they read and write."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from msgspec import json

import sobremesa
from sobremesa.server.http.api import Handler, endpoint
from sobremesa.wire.http import HTTP_TYPES
from sobremesa.wire.messages import Refusal

TEMPLATE = "#/components/schemas/{name}"
IN_PATH = {"in": "path", "required": True, "schema": {"type": "string", "maxLength": 40}}
PATH_NAMES = ("table", "game", "group", "member", "seat", "tournament")
WITH_OR_WITHOUT_KEY: list[dict[str, list[str]]] = [{}, {"key": []}]

# Schemas of answers and of query parameters that no type of ours describes.
Kind = dict[str, Any]

TEXT: Kind = {"type": "string"}
OBJECT: Kind = {"type": "object"}
STATUS: Kind = {"type": "object", "properties": {"status": TEXT, "node": TEXT}, "required": ["status", "node"]}
GAME: Kind = {
    "name": "game",
    "in": "query",
    "description": "The number of the game at this table, from 1; without it the latest finished one.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 99999},
}
SEAT: Kind = {
    "name": "seat",
    "in": "query",
    "description": "Through whose eyes; without it, a spectator's.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 99999},
}
STEP: Kind = {
    "name": "step",
    "in": "query",
    "description": "The number of the move, from 1.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 99999},
}

SEARCH: Kind = {
    "name": "search",
    "in": "query",
    "description": "Part of a name, of a title or of a game.",
    "schema": {"type": "string", "maxLength": 60},
}
BEFORE: Kind = {
    "name": "before",
    "in": "query",
    "description": "Only games that ended before then, in milliseconds since 1970.",
    "schema": {"type": "integer", "minimum": 0},
}
SEASON: Kind = {
    "name": "season",
    "in": "query",
    "description": "A year and its quarter, as 2026-4; without it the present one.",
    "schema": {"type": "string", "pattern": "^20[0-9]{2}-[1-4]$"},
}
DAY: Kind = {
    "name": "day",
    "in": "query",
    "description": "A day in UTC, as 2026-11-17; without it today.",
    "schema": {"type": "string", "pattern": "^20[0-9]{2}-[0-9]{2}-[0-9]{2}$"},
}
FILE: Kind = {"type": "string", "format": "binary"}


@dataclass(frozen=True)
class ResponseDoc:
    """``kind`` is a type of ours, a schema, or None for an empty body."""

    status: int
    kind: Any
    about: str
    media: str = "application/json"


@dataclass(frozen=True)
class Endpoint:
    """A route with its handler. ``takes`` is the type of the body, ``query`` the schemas of the query parameters.
    ``may_need_key``: a table that is not public needs a seat's key or the invitation, and a person's games need that
    person's key. ``is_probe``: called by the operator's tools, so its errors are not turned into refusals."""

    method: str
    path: str
    summary: str
    gives: tuple[ResponseDoc, ...]
    takes: Any = None
    query: tuple[dict[str, Any], ...] = ()
    may_need_key: bool = False
    handler: Handler = field(kw_only=True)
    is_probe: bool = False

    @property
    def answer(self) -> Handler:
        return self.handler if self.is_probe else endpoint(self.handler)


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    for found in endpoints:
        paths.setdefault(found.path, {})[found.method.lower()] = _operation(found)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sobremesa", "version": sobremesa.__version__},
        "paths": paths,
        "components": {
            "schemas": _schemas()[1],
            "securitySchemes": {
                "key": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "A seat's key, a table's invitation, or a person's key.",
                }
            },
        },
    }


@cache
def _schemas() -> tuple[dict[Any, dict[str, Any]], dict[str, Any]]:
    """A reference to each type, and the schemas that they refer to."""
    refs, components = json.schema_components(HTTP_TYPES, ref_template=TEMPLATE)
    return dict(zip(HTTP_TYPES, refs, strict=True)), components


def _operation(found: Endpoint) -> dict[str, Any]:
    described: dict[str, Any] = {"summary": found.summary}
    in_path = [{"name": name, **IN_PATH} for name in PATH_NAMES if f"{{{name}}}" in found.path]
    parameters = [*in_path, *found.query]
    if found.may_need_key:
        described["security"] = WITH_OR_WITHOUT_KEY
    if parameters:
        described["parameters"] = parameters
    if found.takes is not None:
        described["requestBody"] = {"required": True, "content": _content(found.takes)}
    described["responses"] = {
        **{
            str(answer.status): {
                "description": answer.about,
                **({"content": _content(answer.kind, answer.media)} if answer.kind is not None else {}),
            }
            for answer in found.gives
        },
        "default": {"description": "Refusal", "content": _content(Refusal)},
    }
    return described


def _content(kind: Any, media: str = "application/json") -> dict[str, Any]:
    return {media: {"schema": kind if isinstance(kind, dict) else _schemas()[0][kind]}}
