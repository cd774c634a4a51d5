"""A whole game written out for people: every move, each viewer's events, and what changes in each view."""

from __future__ import annotations

import json
import textwrap
from itertools import zip_longest
from typing import Any

from sobremesa.kernel.event import HIDDEN, Event, Viewer, all_viewers
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record

COLUMN = 56
MOST_COLUMNS = 3


def playthrough(game: AnyGame, record: Record) -> str:
    """The record's game, step by step. Up to three viewers stand side by side, more of them one below another."""
    writer = _Writer(game)
    lines = [*str(record).split("\n\n", 1)[0].splitlines(), ""]
    heading = "The deal"
    moves = [*record.moves, None]

    def step(match: Match) -> None:
        nonlocal heading
        number = len(match.moves)
        lines.extend([f"== {heading}", *writer.changes(match), ""])
        move = moves[number]
        if move:
            heading = f"{number + 1}. {match.names[move[0]]}: {move[1]}"

    end = record.replay(game, each=step)
    step(end)
    if end.outcome:
        lines += [f"== {end.outcome}", ""]
        lines += [f"{place}: {' '.join(things)}" for place, things in game.whereabouts(end.state).items()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


class _Writer:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.before: dict[Viewer, dict[str, str]] = {viewer: {} for viewer in all_viewers(game.seats)}
        self.told = 0

    def changes(self, match: Match) -> list[str]:
        blocks = [self._block(match, viewer) for viewer in all_viewers(self.game.seats)]
        self.told = len(match.events(None))
        if len(blocks) > MOST_COLUMNS:
            return _below(blocks)
        rows = zip_longest(*blocks, fillvalue="")
        return [" | ".join(cell.ljust(COLUMN) for cell in row) for row in rows]

    def _block(self, match: Match, viewer: Viewer) -> list[str]:
        lines = ["[spectator]" if viewer is None else f"[{match.names[viewer]}]"]
        lines += [_told(event) for event in match.events(viewer, since=self.told)]
        now = dict(_flat("", match.view(viewer).plain()))
        before = self.before[viewer]
        lines += [f"{name} = {value}" for name, value in now.items() if before.get(name) != value]
        lines += [f"{name} is gone" for name in before if name not in now]
        self.before[viewer] = now
        narrow = COLUMN if len(all_viewers(self.game.seats)) <= MOST_COLUMNS else 2 * COLUMN
        return [part for line in lines for part in textwrap.wrap(line, narrow, subsequent_indent="    ")]


def _below(blocks: list[list[str]]) -> list[str]:
    """The blocks one below another; viewers who learn just the same share one."""
    heads: dict[tuple[str, ...], str] = {}
    for block in blocks:
        learned = tuple(block[1:])
        heads[learned] = f"{heads[learned]} {block[0]}" if learned in heads else block[0]
    return [line for learned, head in heads.items() for line in (head, *learned)]


def _told(event: Event) -> str:
    if event.kind == HIDDEN:
        return f"#{event.number}"
    return f"#{event.number} {event.kind} " + " ".join(f"{name}={fact}" for name, fact in event.facts.items())


def _flat(name: str, value: Any) -> list[tuple[str, str]]:
    if isinstance(value, dict):
        return [pair for key, part in value.items() for pair in _flat(f"{name}.{key}" if name else key, part)]
    return [(name, json.dumps(value, ensure_ascii=False))]
