"""What may follow the ? of an address, and the plain kinds of answers, as OpenAPI describes them."""

from __future__ import annotations

from typing import Any

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
