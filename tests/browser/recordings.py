"""Records what tables of the three games send a page, for the page's tests that need no browser:
``python -m tests.browser.recordings FOLDER`` writes ``<game>.json``, the messages of each situation.

Everything is played by the real table from a seed, so it is the same in every run.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import json

from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.table.acts.play import Play
from sobremesa.wire import messages as m
from tests.browser.prepared_table import OWN, SOUGHT, PreparedTable, is_asked, prepare
from tests.browser.test_room import GAMES

Told = list[m.FromTable]
CLOCK = {"kind": "player", "seconds": 600, "increment": 5}


def messages_to(table: PreparedTable, viewer: int | None = OWN) -> Told:
    """All messages that a page receives when it is opened now."""
    table.table.send(viewer, m.Hello(m.VERSION), table.now)
    return table.table.take_messages(viewer)


def phases(game: str) -> dict[str, Told]:
    """Each phase when the page's seat is first asked in it, and again when the table is full."""
    sought = GAMES[game]
    table = PreparedTable(sought.game(), seed=sought.seed, sought=sought.verbs)
    found: dict[str, Told] = {}
    while "over" not in found:
        if table.phase in sought.phases:
            found.setdefault(table.phase, messages_to(table))
        if table.phase in sought.full_phases and sought.full(table.scene):
            found.setdefault(f"{table.phase} full", messages_to(table))
        if not table.is_over:
            table.play()
    assert set(found) == sought.phases | {f"{phase} full" for phase in sought.full_phases}
    return found


def watched(game: str) -> dict[str, Told]:
    """What a spectator receives, in the middle of a game and at its end."""
    sought = GAMES[game]
    table = PreparedTable(sought.game(), seed=sought.seed, sought=sought.verbs, spectators=True)
    for _ in range(8):
        table.play()
    middle = messages_to(table, None)
    while not table.is_over:
        table.play()
    return {"watched": middle, "watched over": messages_to(table, None)}


def lobby(game: str) -> Told:
    """Before the game, alone with bots."""
    return messages_to(PreparedTable(GAMES[game].game(), seed=1, is_started=False))


def refused(table: PreparedTable, language: str) -> Told:
    """The refusal of a move that is not legal: a card that the hand does not hold."""
    table.table.send(OWN, m.Hello(m.VERSION, language=language), table.now)  # type: ignore[arg-type]  # one of ours
    table.table.take_messages(OWN)
    offered = {move.code for move in table.moves}
    code = next(code for code in range(len(table.game.moves)) if code not in offered)
    table.table.send(OWN, Play("refused", code=code), table.now)
    return table.table.take_messages(OWN)


def evidencia() -> dict[str, Told]:
    def tops(table: PreparedTable) -> bool:
        return table.phase == "order" and "revelacion" in table.scene.pyramid

    def may_choose(table: PreparedTable) -> bool:
        return any(move.verb == "to_pyramid" for move in table.moves)

    def is_sent(table: PreparedTable) -> bool:
        return any(move.verb == "at_slot" for move in table.moves)

    special = prepare(lambda seed: PreparedTable(Evidencia(), seed=seed, sought=("at_slot",)), tops)
    options = {"pyramid": "free"}
    free = prepare(lambda seed: PreparedTable(Evidencia(2, options), seed=seed), may_choose)
    sent = prepare(lambda seed: PreparedTable(Evidencia(2, options), seed=seed, sought=("to_pyramid",)), is_sent)
    return {
        "special in the pyramid": messages_to(special),
        "free pyramid": messages_to(free),
        "free pyramid, a slot": messages_to(sent),
        "clock": messages_to(PreparedTable(Evidencia(), seed=1, clock=CLOCK)),
        "refused es": refused(PreparedTable(Evidencia(), seed=1), "es"),
        "refused en": refused(PreparedTable(Evidencia(), seed=1), "en"),
    }


def is_aimed_at_me(table: PreparedTable) -> bool:
    scene = table.scene
    return table.phase == "window" and scene.turn != OWN and OWN in (scene.announced.target, scene.announced.aim)


def euphoria() -> dict[str, Told]:
    def is_about_others(table: PreparedTable) -> bool:
        return table.phase == "window" and not is_aimed_at_me(table)

    def table_at(wanted: Callable[[PreparedTable], bool]) -> PreparedTable:
        return prepare(lambda seed: PreparedTable(Euphoria(5), seed=seed), wanted)

    return {
        "window on me": messages_to(table_at(is_aimed_at_me)),
        "window on others": messages_to(table_at(is_about_others)),
    }


def codigos() -> dict[str, Told]:
    def table_at(wanted: Callable[[PreparedTable], bool], options: dict[str, str], **settings: Any) -> PreparedTable:
        return prepare(lambda seed: PreparedTable(Codigos(2, options), seed=seed, sought=SOUGHT, **settings), wanted)

    def has_envelope(table: PreparedTable) -> bool:
        return table.phase == "act" and bool(table.scene.hidden[OWN])

    return {
        "choose": messages_to(table_at(is_asked("choose"), {})),
        "envelope": messages_to(table_at(has_envelope, {})),
        "envelope with help": messages_to(table_at(has_envelope, {"memory_aid": "on"})),
        "envelope with the table's help": messages_to(table_at(has_envelope, {}, memory_aid=True)),
        "clock": messages_to(PreparedTable(Codigos(2), seed=1, clock=CLOCK)),
    }


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for own in (evidencia, euphoria, codigos):
        game = own.__name__
        found = {"lobby": lobby(game), **phases(game), **watched(game), **own()}
        (folder / f"{game}.json").write_bytes(json.encode(found) + b"\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
