"""How things stand for a viewer, as JSON: what a client is sent of a view, the memory apart.

It is one object with the members ``to_act``, ``moves``, ``prompt`` and ``view``, each left out where it is empty. A
move is written with what it means: ``{"code":7,"verb":"play","arguments":{"card":"g7"}}``.
"""

from __future__ import annotations

from typing import Any

from msgspec.json import encode
from mypy_extensions import i64

from sobremesa.kernel.json_writer import JsonWriter
from sobremesa.kernel.moves import Moves
from sobremesa.kernel.view import View


def moves_json(moves: Moves) -> list[bytes]:
    """Every move of a game, by its code."""
    found: list[bytes] = []
    for code in range(len(moves)):
        move = moves[code]
        told: dict[str, object] = {"code": code, "verb": move.verb}
        if move.arguments:
            told["arguments"] = move.arguments
        found.append(encode(told))
    return found


def scene_json(view: View[Any, Any], moves: list[bytes]) -> bytes:
    parts: list[bytes] = []
    if view.to_act:
        parts.append(b'"to_act":' + encode(view.to_act))
    if view.moves:
        parts.append(b'"moves":[' + b",".join([moves[code] for code in view.moves]) + b"]")
    if view.prompt is not None:
        parts.append(b'"prompt":' + encode(view.prompt))
    parts.append(b'"view":' + encode(view.scene))
    return b"{" + b",".join(parts) + b"}"


def begin_scene(writer: JsonWriter, to_act: i64, legal: i64, moves: list[bytes], prompt: bytes) -> None:
    """For games that write it themselves: everything before the scene. An empty ``prompt`` is none."""
    writer.begin_object()
    if to_act:
        writer.key(b'"to_act":')
        writer.numbers(to_act)
    if legal:
        writer.key(b'"moves":')
        writer.begin_list()
        writer.members(legal, moves)
        writer.end_list()
    if len(prompt) > 0:
        writer.key(b'"prompt":')
        writer.value(prompt)
    writer.key(b'"view":')
