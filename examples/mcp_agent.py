"""A program that plays by the Model Context Protocol: put your language model where ``choose`` is.

It is started by the arena, and speaks over its standard input and output:

    sobremesa arena evidencia "mcp:python examples/mcp_agent.py" random --games 10
"""

from __future__ import annotations

import asyncio
import random

from mcp import ClientSession
from mcp.server.stdio import stdio_server

OVER = ("The game is over.", "La partida terminó.")


def choose(table: str, moves: list[str], chance: random.Random) -> str:
    """``table`` is the text that a person would read, ``moves`` are the legal ones in words; returns a number of the
    list, or a move in words. Ask your model here; this one plays at random."""
    del table
    return str(1 + chance.randrange(len(moves)))


async def main() -> None:
    chance = random.Random(1)
    async with stdio_server() as (source, target), ClientSession(source, target) as table:
        await table.initialize()

        async def ask(tool: str, **given: object) -> str:
            answer = await table.call_tool(tool, dict(given))
            return "".join(part.text for part in answer.content if part.type == "text")

        while True:
            seen = await ask("wait", seconds=600)
            if seen.endswith(OVER):
                return
            # The first line is the question.
            moves = (await ask("legal_moves")).splitlines()[1:]
            await ask("play", move=choose(seen, moves, chance))


if __name__ == "__main__":
    asyncio.run(main())
