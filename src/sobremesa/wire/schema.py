"""The messages as JSON Schema, and as TypeScript for the page.

``python -m sobremesa.wire.schema`` prints the TypeScript; with ``--json`` the schema.
"""

from __future__ import annotations

import sys
from typing import Any

from msgspec import json

from sobremesa.wire import messages as m
from sobremesa.wire.http import HTTP_TYPES
from sobremesa.wire.workshop import WORKSHOP_TYPES

HEAD = "// Generated from the code that decides it, by `python web/generate.py`. Do not edit."


def json_schema() -> dict[str, Any]:
    """``ToTable`` is what a client may send over the WebSocket, ``FromTable`` what it may receive."""
    (to_table, from_table), components = json.schema_components((m.ToTable, m.FromTable), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Sobremesa, the messages of a table, version {m.VERSION}",
        "oneOf": [{"$ref": "#/$defs/ToTable"}, {"$ref": "#/$defs/FromTable"}],
        "$defs": {"ToTable": to_table, "FromTable": from_table, **components},
    }


def typescript() -> str:
    """One type for each message and each part of a message."""
    kinds = (m.ToTable, m.FromTable, *HTTP_TYPES)
    (to_table, from_table, *_http), components = json.schema_components(kinds, ref_template="{name}")
    types = _types({**components, "ToTable": to_table, "FromTable": from_table})
    return f"{HEAD}\nexport const VERSION = {m.VERSION};\n\n{types}"


def workshop_types() -> str:
    """The types of the workshop's requests and answers."""
    _refs, components = json.schema_components(WORKSHOP_TYPES, ref_template="{name}")
    return f"{HEAD}\n\n{_types(components)}"


def view_types(*kinds: type) -> str:
    """The types of a view. All fields are required: a view is sent whole, defaults included."""
    _refs, components = json.schema_components(kinds, ref_template="{name}")
    for found in components.values():
        found["required"] = list(found["properties"])
    return f"{HEAD}\n\n{_types(components)}"


def _types(found: dict[str, Any]) -> str:
    lines: list[str] = []
    for name, schema in sorted(found.items()):
        lines += [*_comment(schema.get("description", "")), f"export type {name} = {_type(schema)};", ""]
    return "\n".join(lines)


def _comment(text: str) -> list[str]:
    words = " ".join(text.split())
    return [f"/** {words} */"] if words else []


def _type(found: dict[str, Any]) -> str:
    if "$ref" in found:
        return str(found["$ref"])
    if "const" in found:
        return json.encode(found["const"]).decode()
    if "enum" in found:
        return " | ".join(json.encode(value).decode() for value in found["enum"])
    if "anyOf" in found:
        return " | ".join(_type(part) for part in found["anyOf"])
    kind = found.get("type")
    if kind == "array" and "prefixItems" in found:
        return f"readonly [{', '.join(_type(part) for part in found['prefixItems'])}]"
    if kind == "array":
        return f"readonly ({_type(found.get('items', {}))})[]"
    if kind == "object" and "properties" in found:
        required = set(found.get("required", ()))
        inner = "".join(
            f"\n  readonly {name}{'' if name in required else '?'}: {_type(part)};"
            for name, part in found["properties"].items()
        )
        return "{" + inner + "\n}"
    if kind == "object":
        return f"Readonly<Record<string, {_type(found.get('additionalProperties', {}))}>>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind), "unknown")


if __name__ == "__main__":
    if "--json" in sys.argv:
        print(json.format(json.encode(json_schema())).decode())
    else:
        print(typescript(), end="")
