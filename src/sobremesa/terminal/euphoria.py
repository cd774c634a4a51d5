"""Euphoria in the terminal: a line for every seat, the centre, and the own hand with what it can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from sobremesa.games.euphoria import constants as c
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.bits import bit, has
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.event import Event, Fact, Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.moves import LONGEST_MOVE
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.text import KERNEL
from sobremesa.kernel.view import AnyView, View
from sobremesa.terminal.face import WIDTH, Face
from sobremesa.terminal.texts import TEXTS

# Each side has a shape, a letter and a colour, so that none of them is needed; a Leader has a star.
MARKS = {"euphoriano": "▲E", "subterra": "▼S", "lider_euphoriano": "★E", "lider_subterra": "★S"}
COLOURS = {"euphoriano": "#d09b34", "subterra": "#a583d8"}
LONGEST_NAME = 16
QUIET = "dim"
SEATS = ("seat", "target", "next_target", "aim", "first")
# What the table shows anyway, or another sentence says.
UNTOLD = ("used", "asked", "armed", "ended")


class EuphoriaFace(Face):
    def __init__(self, game: AnyGame, names: Sequence[str], language: str, *, memory_aid: bool = False) -> None:
        super().__init__(game, names, language, memory_aid=memory_aid)
        self.euphoria = cast(Euphoria, game)
        self.artifacts = {artifact.id: artifact for artifact in self.euphoria.cards.artifacts}

    def name(self, seat: int) -> str:
        """A seat as it is named in moves: ``2 Beto``."""
        name = self.names[seat]
        return f"{seat + 1} {name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + '…'}"

    # The table.

    def show(self, view: AnyView) -> RenderableType:
        table: Scene = view.scene
        title = self.say("table-over") if table.phase == "over" else self.say("table-round", round=table.round)
        lines: list[RenderableType] = [Rule(Text(f"{self.say('title')} · {title}", style="bold"))]
        lines += [self.seat_line(view, seat) for seat in range(len(table.recruits))]
        lines.append(self.centre(table))
        if self.memory_aid:
            lines += self.remembered(view.memory)
        if table.announced.verb:
            lines.append(Text(self.announced(table), style="bold"))
        if view.viewer is not None:
            lines += [self.artifact_line(kind) for kind in table.hands[view.viewer]]
        return Group(*lines)

    def seat_line(self, view: View[Scene, Memory], seat: int) -> Text:
        table = view.scene
        turn = "▶ " if table.turn == seat and table.phase not in ("lay", "over") else "  "
        line = Text.assemble((turn, "bold"), (self.name(seat).ljust(LONGEST_NAME + 3), "bold" * (seat == view.viewer)))
        known = view.memory.recruits[seat] if self.memory_aid else table.recruits[seat]
        for place in range(3):
            line.append_text(self.recruit(known[place], exposed=table.exposed[seat][place]))
        line.append("  " + self.say("table-hand", count=table.hand_sizes[seat]).ljust(15), style=QUIET)
        aim = table.aims[seat]
        if aim is not None:
            line.append(self.say("table-aims", seat=self.name(aim)).ljust(LONGEST_NAME + 12), style="red")
        if seat in table.anarchists:
            line.append(self.say("table-anarchist"), style="bold")
        line.truncate(WIDTH, overflow="ellipsis")
        return line

    def recruit(self, recruit: str, *, exposed: bool) -> Text:
        """``[▲E]`` exposed, ``(▲E)`` hidden and known, ``(? )`` hidden."""
        mark = MARKS[recruit] if recruit else "? "
        style = COLOURS[recruit.removeprefix("lider_")] if recruit else QUIET
        return Text(f" [{mark}]" if exposed else f" ({mark})", style=style)

    def centre(self, table: Scene) -> Text:
        pile = ", ".join(sorted({self.artifact(kind) for kind in table.pile})) or "-"
        line = Text(self.say("table-centre", lasers=table.lasers, deck=table.deck, pile=len(table.pile)), style=QUIET)
        line.append(f" {pile}", style=QUIET)
        line.truncate(2 * WIDTH, overflow="ellipsis")
        return line

    def remembered(self, memory: Memory) -> list[Text]:
        lines = []
        for mixed in memory.mixed:
            places = ", ".join(f"{seat + 1}.{n + 1}" for seat, n in mixed.places)
            marks = " ".join(MARKS[recruit] for recruit in mixed.recruits)
            lines.append(Text(self.say("table-mixed", places=places, recruits=marks), style=QUIET))
        for seat, kinds in enumerate(memory.held):
            if kinds:
                cards = ", ".join(map(self.artifact, kinds))
                lines.append(Text(self.say("table-held", seat=self.name(seat), cards=cards), style=QUIET))
        return lines

    def artifact(self, kind: str) -> str:
        return self.artifacts[kind].names[self.language]

    def artifact_line(self, kind: str) -> Text:
        artifact = self.artifacts[kind]
        sort = self.say(f"artifact-{artifact.kind}")
        line = Text.assemble((f"  {self.artifact(kind)}", "bold"), f" ({sort}): {artifact.texts[self.language]}")
        line.truncate(WIDTH, overflow="ellipsis")
        return line

    def announced(self, table: Scene) -> str:
        """The action under way, as far as it is chosen."""
        action = table.announced
        facts = {
            "seat": table.turn,
            "verb": action.verb,
            "artifact": action.artifact,
            "own_place": action.own[1] + 1 if action.own else 0,
            "target": -1 if action.target is None else action.target,
            "place": action.place[1] + 1 if action.place else 0,
            "next_target": -1 if action.next_target is None else action.next_target,
            "next_place": action.next_place[1] + 1 if action.next_place else 0,
            "aim": -1 if action.aim is None else action.aim,
        }
        return self.tell_announced(facts)

    def ending(self, match: Match) -> RenderableType:
        return self.show(match.view(None))

    # Asking.

    def ask(self, view: AnyView) -> str:
        table: Scene = view.scene
        if table.phase == "window" and table.answer:
            return self.say("ask-window-cost")
        if table.phase == "window" and len(view.moves) == 1:
            return self.say("ask-window-none")
        return self.say(f"ask-{table.phase}")

    def label(self, view: AnyView, move: int) -> str:
        if c.TO_SEAT <= move < c.ARTIFACT:
            return self.name(move - c.TO_SEAT)
        if c.AT_PLACE <= move < c.TO_SEAT:
            return self.place_label(view, move - c.AT_PLACE)
        return super().label(view, move)

    def place_label(self, view: AnyView, place: int) -> str:
        """The recruit with its mark, where the viewer may see it."""
        table: Scene = view.scene
        seat = {"place": table.announced.target, "next_place": table.announced.next_target}.get(
            table.phase, view.viewer
        )
        assert seat is not None
        known = (view.memory if self.memory_aid else table).recruits[seat][place]
        mark = self.recruit(known, exposed=table.exposed[seat][place]).plain
        return self.say("label-place", place=place + 1, mark=mark)

    def read(self, view: AnyView, text: str) -> list[int]:
        """Several picks of one action at once, with commas: ``suero, r2, j3, r1``."""
        words = [part.strip() for part in text[:LONGEST_MOVE].split(",")]
        if len(words) == 1 or view.viewer is None:
            return super().read(view, text)
        # Which picks of the own action are legal depends on what the viewer sees, so any imagined world will do.
        world = self.euphoria.blank(Rng(1))
        self.game.imagine(view).sample(Rng(1), world)
        moves = []
        for word in words:
            seen = self.euphoria.view(world, view.viewer)
            move = self.game.read_move(seen, word)
            if not has(world.legal(view.viewer), move) or world.to_act() & bit(view.viewer) == 0:
                clause, why = self.game.refusal(seen, move) if seen.moves else ("EU-21", self._too_many(word))
                raise IllegalMove(KERNEL.message("illegal-move", move=word, clause=clause, why=why), clause)
            world.play(view.viewer, move)
            moves.append(move)
        return moves

    def _too_many(self, word: str) -> Any:
        return TEXTS.message("euphoria-too-many", word=word[:40])

    # Telling.

    def tell(self, event: Event, viewer: Viewer) -> str | None:
        facts = event.facts
        if event.kind in UNTOLD:
            return None
        dealing = event.kind == "drew" and event.number <= 2 * self.game.seats
        if (dealing or event.kind in ("laid", "received")) and facts["seat"] != viewer:
            return None
        if event.kind == "announced":
            return self.tell_announced(dict(facts))
        if event.kind == "shown":
            hand = ", ".join(self.artifact(kind) for kind in str(facts["hand"]).split())
            shown = {name: self.fact(name, value, viewer) for name, value in facts.items()}
            return self.say("event-shown", **{**shown, "hand": self.say("hand-shown", cards=hand) if hand else ""})
        return super().tell(event, viewer)

    def tell_announced(self, facts: dict[str, Any]) -> str:
        objects = []
        if facts["own_place"]:
            objects.append(self.say("announced-own", place=facts["own_place"]))
        for target, place in (("target", "place"), ("next_target", "next_place")):
            if facts[target] >= 0:
                seat = self.name(facts[target])
                place_known = facts[place] > 0
                words = self.say("announced-place", place=facts[place], seat=seat) if place_known else seat
                objects.append(words)
        if facts["aim"] >= 0 and facts["verb"] == "use":
            objects.append(self.say("announced-aim", seat=self.name(facts["aim"])))
        return self.say(
            "event-announced",
            verb=facts["verb"],
            seat=self.name(facts["seat"]),
            artifact=self.artifact(facts["artifact"]) if facts["artifact"] else "",
            target=self.name(facts["target"]) if facts["target"] >= 0 else "…",
            aim=self.name(facts["aim"]) if facts["aim"] >= 0 else "…",
            objects=(": " if objects else "") + ", ".join(objects),
        )

    def is_own(self, event: Event, viewer: Viewer) -> bool:
        """Who was told the secret part."""
        secret = {"gave": "artifact", "robbed": "artifact", "looked": "recruit", "mixed": "recruit_1"}
        if event.kind in secret:
            return secret[event.kind] in event.facts
        return super().is_own(event, viewer)

    def fact(self, name: str, value: Fact, viewer: Viewer) -> Fact:
        if name in SEATS and isinstance(value, int):
            return self.name(value)
        if name == "artifact" and isinstance(value, str):
            return self.artifact(value)
        if name.startswith("recruit"):
            return f"{self.say(f'recruit-{value}')} {MARKS[str(value)]}"
        return super().fact(name, value, viewer)
