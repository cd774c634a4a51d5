"""Lets a server make one move, interpreted, and prints the files of ours that it entered, each once."""

from __future__ import annotations

import asyncio
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import sobremesa
from tests.server.running import Running

PACKAGE = Path(sobremesa.__file__).parent


class Trace:
    """The files that are entered while it is ``on``, in every thread that starts after it."""

    def __init__(self) -> None:
        self.on = False
        self.files: dict[str, None] = {}
        threading.setprofile(self._look)

    def _look(self, frame: FrameType, event: str, _argument: Any) -> None:
        if self.on and event == "call" and Path(frame.f_code.co_filename).is_relative_to(PACKAGE):
            self.files[Path(frame.f_code.co_filename).relative_to(PACKAGE).as_posix()] = None


async def second_card(server: Running, trace: Trace) -> None:
    client = server.client
    table = (await client.open("evidencia", seats=2, public=True, talk="free", reveal_ms=0)).table
    ana, beto = [await client.sit(table, name, entropy="") for name in ("Ana", "Beto")]
    async with ana, beto:
        await ana.start()
        update = await ana.turn()
        assert update is not None
        await ana.play(update.moves[0].code)
        asked = await beto.turn()
        assert asked is not None
        # What Ana's move set going is over when another request has been answered.
        await ana.say("¿Y?")
        await beto.until(lambda: beto.news[-1].n == ana.news[-1].n)
        turn_is_over(server)
        trace.on = True
        await beto.play(asked.moves[0].code)
        seq = asked.seq + 2
        for seat in (ana, beto):
            await seat.until(lambda seat=seat: seat.latest is not None and seat.latest.seq >= seq)
        turn_is_over(server)
        trace.on = False


def turn_is_over(server: Running) -> None:
    """The server may send an update before it has finished that turn of its loop."""
    asyncio.run_coroutine_threadsafe(asyncio.sleep(0), server.node.loop).result()


def main() -> None:
    trace = Trace()
    # A deal in which the first cards of both do not tie: chance has no part in this move.
    secret = patch("sobremesa.server.node.keys.fresh_secret", lambda: "07" * 32)
    table = patch("sobremesa.server.http.api.fresh_table", lambda: "mesa")
    # Nor does what a node does from time to time belong to it.
    seldom = patch.multiple("sobremesa.server.node.server_node", LAG_SECONDS=600.0, SWEEP_SECONDS=600.0)
    projector = patch("sobremesa.server.node.projector.STEP_SECONDS", 600.0)
    notifier = patch("sobremesa.server.people.notices.notifier.STEP_SECONDS", 600.0)
    rater = patch("sobremesa.server.people.seasons.rater.STEP_SECONDS", 600.0)
    with (
        secret,
        table,
        seldom,
        projector,
        notifier,
        rater,
        tempfile.TemporaryDirectory() as folder,
        Running(data=Path(folder)) as server,
    ):
        asyncio.run(second_card(server, trace))
    print("\n".join(trace.files))


if __name__ == "__main__":
    main()
