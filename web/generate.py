"""Writes what the page knows of the games and messages into ``web/src/generated``, from the code that decides it.

``python web/generate.py`` writes the types of all messages, the types of each game's view, its cards, its
moves, its vocabulary, its rules and its lesson. Nothing of it is kept in git.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent.resolve()
SOURCE = WEB.parent / "src"
GENERATED = WEB / "src" / "generated"


def move_list(game: Any) -> list[dict[str, Any]]:
    """Every move by its code: its verb and arguments."""
    moves = [game.moves[code] for code in range(len(game.moves))]
    return [{"verb": move.verb, "arguments": dict(move.arguments)} for move in moves]


def write(name: str, text: str) -> None:
    """Leaves an unchanged file alone, so that nothing is built again without need."""
    path = GENERATED / name
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    sys.path.insert(0, str(SOURCE))
    from importlib import import_module

    from msgspec import to_builtins

    from sobremesa.bots.levels import LEVELS
    from sobremesa.games.catalog import GAMES
    from sobremesa.kernel.text import LANGUAGES
    from sobremesa.table.personas import PERSONAS
    from sobremesa.wire.game_list import game_list
    from sobremesa.wire.game_pack import rules_of, vocabulary_of
    from sobremesa.wire.schema import typescript, view_types, workshop_types

    sys.path.insert(0, str(WEB.parent))
    from web.lessons import lesson

    GENERATED.mkdir(exist_ok=True)
    write("wire.ts", typescript())
    write("workshop.ts", workshop_types())
    write("personas.json", as_json([{"id": persona.id, "name": persona.name} for persona in PERSONAS.values()]))
    for language in LANGUAGES:
        write(f"alone.games.{language}.json", as_json(to_builtins(game_list(GAMES.values(), language, tuple(LEVELS)))))
    for name, kind in GAMES.items():
        if not (WEB / "src" / "games" / name).is_dir():
            continue  # the server describes a game without a face of its own, when it is played
        view = import_module(f"sobremesa.games.{name}.view")
        game = kind()
        write(f"{name}.ts", view_types(view.Scene, view.Memory))
        write(f"{name}.cards.json", as_json(game.deck.content))
        write(f"{name}.moves.json", as_json(move_list(game)))
        write(f"{name}.vocabulary.json", as_json(vocabulary_of(game)))
        script = WEB / "src" / "games" / name / "tutorial.toml"
        if script.exists():
            write(f"{name}.lesson.json", as_json(lesson(kind, script)))
        for language, blocks in rules_of(kind).items():
            write(f"{name}.rules.{language}.json", as_json(to_builtins(blocks)))


if __name__ == "__main__":
    main()
