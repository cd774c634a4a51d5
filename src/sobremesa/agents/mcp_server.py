"""A text seat over the Model Context Protocol: each method is a tool."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import anyio
from anyio.to_thread import run_sync
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.stdio import stdio_server

import sobremesa
from sobremesa.agents.connected_seat import ConnectedSeat
from sobremesa.agents.text_seat import TextSeat
from sobremesa.kernel.errors import SobremesaError

PROGRAM = "sobremesa"
DEFAULT_WAIT_SECONDS = 60.0


def server_of(seat: TextSeat) -> MCPServer[Any]:
    """Tools and their descriptions are in the seat's language. A refusal is a sentence, as for people."""
    title = seat.game.about.texts.say(seat.language, "title")
    server: MCPServer[Any] = MCPServer(
        PROGRAM,
        instructions=seat.say("spoken-instructions", game=title),
        version=sobremesa.__version__,
        log_level="ERROR",
    )

    async def call(method: Callable[..., str], *given: Any) -> str:
        try:
            # In a thread: bots may think for long, and other requests must be answered meanwhile.
            return await run_sync(partial(method, *given), abandon_on_cancel=True)
        except SobremesaError as problem:
            raise ToolError(problem.say(seat.language)) from None

    async def look() -> str:
        return await call(seat.look)

    async def legal_moves() -> str:
        return await call(seat.legal_moves)

    async def play(move: str) -> str:
        return await call(seat.play, move)

    async def claim(words: str) -> str:
        return await call(seat.claim, words)

    async def wait(seconds: float = DEFAULT_WAIT_SECONDS) -> str:
        return await call(seat.wait, seconds)

    async def rules(clause: str = "") -> str:
        return await call(seat.rules, clause)

    tools: list[Callable[..., Awaitable[str]]] = [look, legal_moves, play, wait, rules]
    if seat.game.claims is not None:
        tools.append(claim)
    if isinstance(seat, ConnectedSeat):
        at_table = seat

        async def chat(words: str) -> str:
            return await call(at_table.chat, words)

        tools.append(chat)
    for tool in tools:
        name = tool.__name__
        about = seat.say(f"spoken-tool-{name.replace('_', '-')}")
        server.add_tool(tool, name=name, description=about, structured_output=False)
    return server


async def serve(
    seat: TextSeat, source: anyio.AsyncFile[str] | None = None, target: anyio.AsyncFile[str] | None = None
) -> None:
    """Serves until the client is gone, over standard input and output or the given streams."""
    server = server_of(seat)
    inner = server._lowlevel_server
    try:
        async with stdio_server(source, target) as (read, write):
            await inner.run(read, write, inner.create_initialization_options())
    finally:
        seat.close()
