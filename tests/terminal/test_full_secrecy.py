"""The full screen shows only what the viewer may see, and the next player at the keyboard nothing of the previous
one's."""

from __future__ import annotations

import asyncio
from collections import deque

import pytest
from textual.widgets import Static

from sobremesa.terminal.card_list import CardTexts
from sobremesa.terminal.console.drawing import draw_text
from sobremesa.terminal.full.app import TableApp
from sobremesa.terminal.full.full_display import FullDisplay
from sobremesa.terminal.full.overlays import Curtain
from sobremesa.terminal.full.panels import ChoiceList, Felt, TypedLine
from tests.terminal.full_table import MIDDLE, full_table


class LeakingCurtain(TableApp):
    """Shows the curtain over a table that stays as it is."""

    def wipe(self) -> None:
        pass


class LeakingTable(TableApp):
    """Clears what is drawn, but not the state that the next resize draws from."""

    def wipe(self) -> None:
        felt = self.query_one(Felt)
        state = felt.state
        super().wipe()
        felt.state = state


class LeakingHistory(TableApp):
    """Clears the drawing, but not the typed lines."""

    def wipe(self) -> None:
        typed = self.query_one(TypedLine).before
        super().wipe()
        self.query_one(TypedLine).before = typed


def everything(app: TableApp) -> str:
    """Everything on the screen, behind it, or reachable with a key."""
    app.screen_stack[0].query_one(Felt).on_resize()  # as when the curtain opens in a window of another size
    parts = [f"typed: {line}" for line in app.screen_stack[0].query_one(TypedLine).before]
    for screen in app.screen_stack:
        parts += ["".join(segment.text for segment in strip) for strip in screen._compositor.render_strips()]
        parts += [draw_text(static.content) for static in screen.query(Static)]  # type: ignore[arg-type]  # they are rich's
    parts += [choice.label for choice in app.screen_stack[0].query_one(ChoiceList).choices]
    return "\n".join(parts)


async def seen_at_the_curtain(app_type: type[TableApp]) -> tuple[list[str], str]:
    """Ana's cards and what she typed, and everything that remains when Beto gets the keyboard."""
    async with full_table("evidencia", people=(0, 1), size=MIDDLE, app_type=app_type) as table:
        app = table.app
        await table.until(lambda: isinstance(app.screen, Curtain))
        await table.press("enter")
        await table.until(lambda: app.screen_state and not isinstance(app.screen, Curtain))
        assert app.screen_state is not None
        face, view = app.screen_state.snapshot.face_and_view
        cards = [CardTexts(face.game, "es").find(card).name for card in view.scene.hands[0]]
        assert all(card in everything(app) for card in cards)
        await table.type("1")
        await table.until(lambda: isinstance(app.screen, Curtain))
        return [*cards, "typed: 1"], everything(app)


def leaks(app_type: type[TableApp]) -> bool:
    secrets, found = asyncio.run(seen_at_the_curtain(app_type))
    return any(secret in found for secret in secrets)


def test_behind_the_curtain_there_is_nothing_of_the_other_hand() -> None:
    assert not leaks(TableApp)


@pytest.mark.parametrize("leaking", [LeakingCurtain, LeakingTable, LeakingHistory])
def test_a_curtain_that_leaves_something_is_caught(leaking: type[TableApp]) -> None:
    assert leaks(leaking)


class NothingFades(FullDisplay):
    """Keeps in the log what may only be remembered."""

    def _let_fade(self, viewer: int | None) -> None:
        pass


async def log_of_codigos(*, fades: bool) -> list[str]:
    """What can be scrolled back to after several turns."""
    async with full_table("codigos", seed=5) as table:
        if not fades:
            table.session.display.__class__ = NothingFades
        for _turn in range(6):
            await table.until(lambda: table.app.screen_state and not table.app._is_sent)
            assert table.app.screen_state is not None
            await table.press("enter")
        await table.until(lambda: table.app.screen_state and not table.app._is_sent)
        display = table.session.display
        assert isinstance(display, FullDisplay)
        told: deque[object] = display._sentences[0]  # type: ignore[assignment]  # sentences
        latest = getattr(table.app.screen_state, "sentences", ())
        assert tuple(told) == latest
        return [sentence.words for sentence in latest if sentence.fades]


def test_what_may_only_be_remembered_does_not_stay_in_the_log() -> None:
    kept, all_of_it = asyncio.run(log_of_codigos(fades=True)), asyncio.run(log_of_codigos(fades=False))
    assert len(kept) < len(all_of_it)
    assert kept == all_of_it[len(all_of_it) - len(kept) :]
