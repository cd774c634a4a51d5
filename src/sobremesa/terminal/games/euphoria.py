"""Euphoria in the terminal: a line for every seat, the centre, and the viewer's hand with what each card does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.games.euphoria.claims import side_in_sight
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.euphoria.moves import PLACES
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.bits import bit, has
from sobremesa.kernel.errors import IllegalMove
from sobremesa.kernel.event import Event, Fact, Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.moves import LONGEST_MOVE
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.text import KERNEL
from sobremesa.kernel.view import AnyView, View
from sobremesa.terminal.faces.card_text import CardText
from sobremesa.terminal.faces.drawn_card import DASHED, HEAVY, ROUND, Abreast, CardRow, CardSize, DrawnCard
from sobremesa.terminal.faces.face import GameFace
from sobremesa.terminal.texts import TEXTS

# Each side has a shape, a letter and a colour, and any one of them is enough to tell it. A Leader has a star.
MARKS = {"euphoriano": "▲E", "subterra": "▼S", "lider_euphoriano": "★E", "lider_subterra": "★S"}
COLOURS = {"euphoriano": "#d09b34", "subterra": "#a583d8"}
KINDS = {"action": "#57b0a6", "reaction": "#d09b34"}
LONGEST_NAME = 16
# Two lines of 80 columns.
LONGEST_CENTRE = 150
# More artifacts get a line each, and are cut where it is too short.
MOST_WHOLE = 2
QUIET = "dim"
# A recruit, by the rows of the hand's cards, and the columns that a seat needs beside its three.
RECRUITS = {11: CardSize(5, 10, 10), 9: CardSize(3, 8, 8), 7: CardSize(3, 6, 6), 5: CardSize(3, 6, 6)}
BESIDE = 18


class EuphoriaFace(GameFace):
    def __init__(self, game: AnyGame, names: Sequence[str], language: str, *, memory_aid: bool = False) -> None:
        super().__init__(game, names, language, memory_aid=memory_aid)
        self.euphoria = cast(Euphoria, game)
        self.artifacts = {artifact.id: artifact for artifact in self.euphoria.cards.artifacts}

    @classmethod
    def list_cards(cls, game: AnyGame, language: str) -> Iterator[CardText]:
        for artifact in game.deck.content["artifact"]:
            kind = game.texts.say(language, f"artifact-{artifact['kind']}")
            name = f"{artifact['name'][language]} ({kind}, {artifact['copies']})"
            yield CardText(artifact["id"], name, artifact["text"][language])

    def name(self, seat: int) -> str:
        """A seat as moves name it: ``2 Beto``."""
        name = self.names[seat]
        return f"{seat + 1} {name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + '…'}"

    # The table.

    def heading(self, view: AnyView) -> Text:
        table: Scene = view.scene
        title = self.say("table-over") if table.phase == "over" else self.say("table-round", round=table.round)
        return Text(f"{self.say('title')} · {title}", style="bold")

    def table(self, view: AnyView, size: CardSize | None = None) -> RenderableType:
        table: Scene = view.scene
        seats = range(len(table.recruits))
        lines: list[RenderableType] = [self.seat_line(view, seat) for seat in seats]
        if size is not None:
            drawn = [self.drawn_seat(view, seat, size) for seat in seats]
            lines = [Abreast(drawn, least=3 * RECRUITS[size.rows].most + BESIDE)]
        lines.append(self.centre(table))
        if self.memory_aid:
            lines += self.memory_lines(view.memory)
        if table.announced.verb:
            lines.append(Text(self.announcement(table, view.viewer), style="bold"))
        return Group(*lines)

    def hand(self, view: AnyView, size: CardSize | None = None) -> RenderableType | None:
        """The viewer's side, and their artifacts with what each does."""
        if view.viewer is None:
            return None
        held = view.scene.hands[view.viewer]
        artifacts = self.artifact_lines(held) if size is None else CardRow(map(self.drawn_artifact, held), size)
        return Group(*self.own_side(view.scene, view.viewer), artifacts)

    def own_side(self, scene: Scene, viewer: int) -> list[Text]:
        """The viewer's side, as far as their own recruits show it. Anarchists are public, so they are left out."""
        side = "" if scene.phase in ("lay", "over") else side_in_sight(scene, viewer)
        if side in ("", "anarquista"):
            return []
        name = self.say(f"side-{'euphoriano' if side == 'euphoria' else side}")
        return [Text(self.say("table-your-side", side=name), style=QUIET)]

    def cards_in_sight(self, view: AnyView) -> tuple[str, ...]:
        own = () if view.viewer is None else view.scene.hands[view.viewer]
        return tuple(dict.fromkeys((*own, *view.scene.pile)))

    def seat_line(self, view: View[Scene, Memory], seat: int) -> Text:
        table = view.scene
        turn = "▶ " if table.turn == seat and table.phase not in ("lay", "over") else "  "
        name = self.seat_name(view, seat)
        line = Text.assemble((turn, "bold"), name, " " * (LONGEST_NAME + 3 - name.cell_len))
        known = view.memory.recruits[seat] if self.memory_aid else table.recruits[seat]
        for place in range(3):
            line.append_text(self.recruit(known[place], exposed=table.exposed[seat][place]))
        line.append("  " + self.say("table-hand", count=table.hand_sizes[seat]).ljust(15), style=QUIET)
        aim = table.aims[seat]
        if aim is not None:
            line.append(self.say("table-aims", seat=self.name(aim)) + "  ", style="red")
        if seat in table.anarchists:
            line.append(self.say("table-anarchist"), style="bold")
        line.no_wrap, line.overflow = True, "ellipsis"
        return line

    def drawn_seat(self, view: View[Scene, Memory], seat: int, size: CardSize) -> RenderableType:
        """The recruits, and beside them what else is known of the seat."""
        table = view.scene
        turn = "▶ " if table.turn == seat and table.phase not in ("lay", "over") else "  "
        known = view.memory.recruits[seat] if self.memory_aid else table.recruits[seat]
        flags = table.exposed[seat]
        recruits = [self.drawn_recruit(one, exposed=flag) for one, flag in zip(known, flags, strict=True)]
        aim = table.aims[seat]
        facts = [
            Text(self.say("table-hand", count=table.hand_sizes[seat]), style=QUIET),
            Text("" if aim is None else self.say("table-aims", seat=self.name(aim)), style="red"),
            Text(self.say("table-anarchist") if seat in table.anarchists else "", style="bold"),
        ]
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(width=3 * RECRUITS[size.rows].most)
        grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
        grid.add_row(CardRow(recruits, RECRUITS[size.rows], gap=0), Group(*(fact for fact in facts if fact)))
        return Group(Text.assemble((turn, "bold"), self.seat_name(view, seat)), grid)

    def seat_name(self, view: View[Scene, Memory], seat: int) -> Text:
        if seat != view.viewer:
            return Text(self.name(seat))
        return Text(TEXTS.say(self.language, "your-seat", name=self.name(seat)), style="bold")

    def drawn_recruit(self, recruit: str, *, exposed: bool) -> DrawnCard:
        """An exposed recruit has a heavy edge, a hidden one a dashed edge."""
        mark, style = self.recruit_mark(recruit)
        words = mark if exposed else f"({mark})"
        return DrawnCard(marks=Text(words, style=style), style=style, edges=HEAVY if exposed else DASHED)

    def recruit(self, recruit: str, *, exposed: bool) -> Text:
        """``[▲E]`` exposed, ``(▲E)`` hidden and known, ``(? )`` hidden."""
        mark, style = self.recruit_mark(recruit)
        return Text(f" [{mark}]" if exposed else f" ({mark})", style=style)

    def recruit_mark(self, recruit: str) -> tuple[str, str]:
        """The mark and its style."""
        return (MARKS[recruit], COLOURS[recruit.removeprefix("lider_")]) if recruit else ("? ", QUIET)

    def centre(self, table: Scene) -> Text:
        counted = sorted(Counter(map(self.artifact, table.pile)).items())
        pile = ", ".join(name if count == 1 else f"{name} x{count}" for name, count in counted) or "-"
        line = Text(self.say("table-centre", lasers=table.lasers, deck=table.deck, pile=len(table.pile)), style=QUIET)
        line.append(f" {pile}", style=QUIET)
        line.truncate(LONGEST_CENTRE, overflow="ellipsis")
        return line

    def memory_lines(self, memory: Memory) -> list[Text]:
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

    def artifact_lines(self, kinds: Sequence[str]) -> RenderableType:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=len(kinds) > MOST_WHOLE, overflow="ellipsis")
        for kind in kinds:
            name = Text.assemble(f" {self.artifact(kind)}", style="bold")
            sort = self.say(f"artifact-{self.artifacts[kind].kind}")
            grid.add_row(name, f"({sort}): {self.artifacts[kind].texts[self.language]}")
        return grid

    def drawn_artifact(self, kind: str) -> DrawnCard:
        """An action has a solid edge, a reaction a dashed one."""
        artifact = self.artifacts[kind]
        return DrawnCard(
            name=Text(self.artifact(kind), style="bold"),
            foot=Text(artifact.texts[self.language]),
            head=self.say(f"artifact-{artifact.kind}"),
            style=KINDS[artifact.kind],
            edges=DASHED if artifact.kind == "reaction" else ROUND,
        )

    def announcement(self, scene: Scene, viewer: Viewer) -> str:
        """The action under way, as far as it is chosen."""
        action = scene.announced
        # A player who hides their own recruit is not announced as acting on another seat.
        is_own = action.target == scene.turn
        facts: dict[str, Fact | None] = {
            "seat": scene.turn,
            "verb": action.verb,
            "artifact": action.artifact,
            "own_place": _place(action.place if is_own else action.own),
            "target": None if is_own else action.target,
            "place": None if is_own else _place(action.place),
            "next_target": action.next_target,
            "next_place": _place(action.next_place),
            "aim": action.aim,
        }
        event = Event(0, "announced", {name: fact for name, fact in facts.items() if fact is not None})
        return self.narrator.tell(event, viewer) or ""

    def ending(self, view: AnyView) -> RenderableType:
        return self.show(view)

    def read(self, view: AnyView, text: str) -> list[int]:
        """Reads several picks of one action, with commas: ``suero, r2, j3, r1``."""
        words = [part.strip() for part in text[:LONGEST_MOVE].split(",")]
        if len(words) == 1 or view.viewer is None:
            return super().read(view, text)
        words = self._without_last(view, words)
        if view.memory is None:
            return [self.game.read_move(view, word) for word in words]
        # Which picks of one's own action are legal depends only on what the viewer sees, so any imagined world will do.
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

    def _without_last(self, view: AnyView, words: list[str]) -> list[str]:
        """Drops the last recruit if the line names all of the player's own: it follows by itself (EU-05)."""
        if view.scene.phase != "lay" or view.viewer is None or len(words) != PLACES:
            return words
        named = [self.game.moves[self.game.read_move(view, word)].arguments.get("recruit") for word in words]
        own = [recruit.partition("_")[0] for recruit in view.scene.recruits[view.viewer]]
        return words[:-1] if Counter(named) == Counter(own) else words

    def _too_many(self, word: str) -> Any:
        return self.game.texts.message("terminal-too-many", word=word[:40])


def _place(place: tuple[int, int] | None) -> int | None:
    """Players count places from one."""
    return place[1] + 1 if place else None
