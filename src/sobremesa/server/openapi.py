"""The HTTP pages, described: what they take and what they give. Made from the types that read and write them."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import json

import sobremesa
from sobremesa.wire import messages as m

TEMPLATE = "#/components/schemas/{name}"
TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40}}
GAME = {
    "name": "game",
    "in": "query",
    "description": "The number of the game at this table, from 1; without it the latest finished one.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 99999},
}
SEAT = {
    "name": "seat",
    "in": "query",
    "description": "Through whose eyes; without it, a spectator's.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 99999},
}


@cache
def openapi() -> dict[str, Any]:
    refs, components = json.schema_components(m.HTTP_TYPES, ref_template=TEMPLATE)
    ref = dict(zip(m.HTTP_TYPES, refs, strict=True))

    def gives(status: int, kind: Any, about: str, media: str = "application/json") -> dict[str, Any]:
        shape = kind if isinstance(kind, dict) else ref[kind]
        return {str(status): {"description": about, "content": {media: {"schema": shape}}}}

    refused = {"default": {"description": "Refused", "content": {"application/json": {"schema": ref[m.Problem]}}}}

    def takes(kind: Any) -> dict[str, Any]:
        return {"required": True, "content": {"application/json": {"schema": ref[kind]}}}

    open_to_all: list[dict[str, list[str]]] = [{}, {"key": []}]
    text = {"type": "string"}
    status = {"type": "object", "properties": {"status": text, "node": text}, "required": ["status", "node"]}
    paths: dict[str, Any] = {
        "/healthz": {
            "get": {
                "summary": "Whether this node works",
                "responses": {**gives(200, status, "It does"), **gives(503, status, "It does not"), **refused},
            }
        },
        "/openapi.json": {
            "get": {"summary": "This document", "responses": gives(200, {"type": "object"}, "OpenAPI") | refused}
        },
        "/schema.json": {
            "get": {
                "summary": "The messages of the WebSocket /ws/{table}, as JSON Schema",
                "responses": gives(200, {"type": "object"}, "JSON Schema") | refused,
            }
        },
        "/api/games": {
            "get": {
                "summary": "The games that can be played here",
                "responses": gives(200, m.GameList, "Games") | refused,
            }
        },
        "/api/tables": {
            "get": {"summary": "The public tables", "responses": gives(200, m.TableList, "Tables") | refused},
            "post": {
                "summary": "Open a table",
                "requestBody": takes(m.Create),
                "responses": gives(201, m.Created, "Opened") | refused,
            },
        },
        "/api/tables/{table}": {
            "get": {
                "summary": "A table, from its door",
                "security": open_to_all,
                "parameters": [TABLE],
                "responses": gives(200, m.TableShown, "The table") | refused,
            }
        },
        "/api/tables/{table}/seats": {
            "post": {
                "summary": "Sit down",
                "parameters": [TABLE],
                "requestBody": takes(m.Sit),
                "responses": gives(201, m.Seated, "Seated") | refused,
            }
        },
        "/api/tables/{table}/record": {
            "get": {
                "summary": "The record of a finished game, with the proof that it was fair",
                "security": open_to_all,
                "parameters": [TABLE, GAME],
                "responses": gives(200, text, "A record", "text/plain") | refused,
            }
        },
        "/api/tables/{table}/replay": {
            "get": {
                "summary": "A finished game, step by step",
                "security": open_to_all,
                "parameters": [TABLE, GAME, SEAT],
                "responses": gives(200, m.Replay, "Steps") | refused,
            }
        },
        "/api/qr": {
            "post": {
                "summary": "A link as a QR code",
                "requestBody": takes(m.QrRequest),
                "responses": gives(200, text, "A drawing", "image/svg+xml") | refused,
            }
        },
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sobremesa", "version": sobremesa.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer", "description": "A seat's key or a table's invitation."}
            },
        },
    }
