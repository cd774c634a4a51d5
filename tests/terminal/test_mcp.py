"""Programs that speak the Model Context Protocol sit at the same tables, read the same words and learn no more."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from sobremesa.agents.connected_seat import ConnectedSeat
from sobremesa.agents.mcp_server import server_of
from sobremesa.client import Client as TableClient
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.table.settings import Clock
from sobremesa.terminal.session.saved_games import SeatPlan
from sobremesa.terminal.tables.keyboard_table import LocalHost, open_table
from tests.server.process import Server
from tests.terminal.saying import Sobremesa

HOUSE = Path(__file__).parents[2]
AGENT = HOUSE / "examples" / "mcp_agent.py"
SHORT: dict[str, dict[str, str]] = {"euphoria": {"round_limit": "2"}, "codigos": {"turn_limit": "12"}}
Ask = Callable[..., Any]


def hosted(name: str, seed: int = 3) -> tuple[AnyGame, LocalHost]:
    game = GAMES[name](options=SHORT.get(name))
    names = ["Ana", *(f"Bot {seat}" for seat in range(2, game.seats + 1))]
    seating = SeatPlan((0,), ("random",))
    match = Match(game, Seed(seed), names)
    return game, open_table(match, seating, clock=Clock(), language="en", memory_aid=False)


def seat_at(host: LocalHost, game: AnyGame, language: str = "en") -> ConnectedSeat:
    return ConnectedSeat(host.connect(0, language, from_start=True), game, language)


def speaking(client: Client) -> Ask:
    async def ask(tool: str, **given: Any) -> tuple[bool, str]:
        answer = await client.call_tool(tool, given)
        return answer.is_error, "".join(part.text for part in answer.content if part.type == "text")

    return ask


async def play_to_the_end(ask: Ask) -> list[str]:
    """A scripted agent: looks, lists the legal moves, takes one by the turn's number, and waits."""
    read = [(await ask("look"))[1]]
    for turn in range(2000):
        refused, listed = await ask("legal_moves")
        if refused:
            return read
        moves = listed.splitlines()[1:]
        wrong, told = await ask("play", move=str(1 + turn % len(moves)))
        assert not wrong, told
        read.append(told)
        read.append((await ask("wait", seconds=5))[1])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("name", GAMES)
def test_a_scripted_agent_plays_a_whole_game(name: str) -> None:
    game, host = hosted(name)

    async def playing() -> list[str]:
        async with Client(server_of(seat_at(host, game))) as client:
            return await play_to_the_end(speaking(client))

    read = asyncio.run(playing())
    outcome = host.table.table.match.outcome if host.table.table.match else None
    assert outcome is not None
    assert f"({outcome.clause})" in read[-1]
    assert len(read) > 10


def test_it_reads_what_people_read(sobremesa: Sobremesa) -> None:
    game, host = hosted("evidencia")
    said = seat_at(host, game).look()
    shown = sobremesa(
        *("play", "evidencia", "--seed", 3, "--lang", "en", "--against", "random", "--name", "Ana", "--name", "Bot 2")
    ).out
    for line in said.splitlines():
        assert line in shown


def test_legal_moves_are_listed_on_request_and_only_then_have_numbers() -> None:
    game, host = hosted("evidencia")
    seat = seat_at(host, game)
    assert "1)" not in seat.look()
    with pytest.raises(SobremesaError, match="legal_moves"):
        seat.play("1")
    assert seat.legal_moves().splitlines()[1].startswith("1) ")
    assert "you played Robed gnome" in seat.play("1")


def test_a_move_that_is_not_allowed_is_refused_with_its_clause() -> None:
    game, host = hosted("evidencia")

    async def refused() -> list[tuple[bool, str]]:
        async with Client(server_of(seat_at(host, game))) as client:
            ask = speaking(client)
            before = await ask("legal_moves")
            answers = [await ask("play", move=words) for words in ("i9", "nonsense", "", "7" * 5000)]
            assert await ask("legal_moves") == before
            return answers

    answers = asyncio.run(refused())
    assert all(wrong for wrong, _told in answers)
    assert "(EV-20)" in answers[0][1]
    assert "“nonsense” is not a move" in answers[1][1]
    assert not any("Traceback" in told for _wrong, told in answers)


@pytest.mark.parametrize("language", ["es", "en"])
def test_tools_are_described_in_the_language_of_the_table(language: str) -> None:
    game, host = hosted("euphoria")

    async def described() -> dict[str, str | None]:
        async with Client(server_of(seat_at(host, game, language))) as client:
            return {tool.name: tool.description for tool in (await client.list_tools()).tools}

    told = asyncio.run(described())
    assert set(told) == {"look", "legal_moves", "play", "wait", "rules", "claim", "chat"}
    assert ("turno" in str(told["wait"]) or "toque" in str(told["wait"])) == (language == "es")


def test_there_is_nothing_to_claim_where_the_game_reads_no_claims() -> None:
    game, host = hosted("evidencia")

    async def names() -> set[str]:
        async with Client(server_of(seat_at(host, game))) as client:
            return {tool.name for tool in (await client.list_tools()).tools}

    assert "claim" not in asyncio.run(names())


def test_claims_and_rules_by_words() -> None:
    game, host = hosted("euphoria")
    seat = seat_at(host, game)
    assert "Ana" in seat.claim("recluta 2.1 lider")
    assert seat.rules("20").lstrip(" •").startswith("EU-20")
    with pytest.raises(SobremesaError, match="EU-"):
        seat.rules("99")
    with pytest.raises(SobremesaError):
        seat.claim("the weather is fine")


# Secrecy: worlds that the seat cannot tell apart give the same words.


def words_at(host: LocalHost, game: AnyGame, kind: type[ConnectedSeat]) -> list[str]:
    """Everything that a program can read at this moment: the table, the moves, and every refusal."""
    line = host.connect(0, "en", from_start=False)
    seat = kind(line, game, "en")
    read = [seat.look(), seat.legal_moves()]
    assert line.update is not None
    legal = {move.code for move in line.update.moves}
    for code in range(len(game.moves)):
        if code not in legal:
            with pytest.raises(SobremesaError) as refused:
                seat.play(game.moves.text(code))
            read.append(refused.value.say("en"))
    return read


def telling_worlds(name: str, kind: type[ConnectedSeat], seed: int) -> Iterator[tuple[list[str], list[str]]]:
    """What a program reads in the true world and in one that the seat imagines, at some positions of a game."""
    game, host = hosted(name, seed)
    seat, rng = seat_at(host, game), Rng(seed)
    match = host.table.table.match
    assert match is not None
    for turn in range(60):
        seat.look()
        if match.outcome is not None:
            return
        if turn % 6 == 1:
            true, kept = words_at(host, game, kind), game.blank(Rng(1))
            kept.copy_from(match.state)
            game.imagine(match.view(0)).sample(rng, match.state)
            yield true, words_at(host, game, kind)
            match.state.copy_from(kept)
        moves = seat.legal_moves().splitlines()[1:]
        seat.play(str(1 + int(rng.below(len(moves)))))


@pytest.mark.parametrize("name", GAMES)
def test_no_word_tells_worlds_apart_that_the_seat_cannot(name: str) -> None:
    compared = 0
    for true, imagined in telling_worlds(name, ConnectedSeat, 5):
        assert true == imagined
        compared += 1
    assert compared > 1


class Gossip(ConnectedSeat):
    """Tells a little more than it may."""

    def look(self) -> str:
        match = self.connection.host.table.table.match  # type: ignore[attr-defined]  # the table is in this process
        return super().look() + str(match.state.fields())


@pytest.mark.parametrize("name", ["evidencia", "euphoria"])
def test_a_seat_that_tells_more_is_caught(name: str) -> None:
    """Códigos hides nothing that was not shown: its secret is what people forget."""
    assert any(true != imagined for true, imagined in telling_worlds(name, Gossip, 5))


# Real processes.


def test_a_program_plays_over_standard_input_and_output() -> None:
    command = [sys.executable, "-c", "import sys; from sobremesa.cli.main import main; sys.exit(main())"]
    words = ["mcp", "evidencia", "--seed", "3", "--lang", "en", "--bots", "random", "--name", "Ana"]
    started = StdioServerParameters(command=command[0], args=[*command[1:], *words], cwd=HOUSE)

    async def playing() -> list[str]:
        async with Client(stdio_client(started)) as client:
            return await play_to_the_end(speaking(client))

    assert "(EV-60)" in asyncio.run(playing())[-1]


def test_a_program_sits_down_at_a_live_table(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sys; from sobremesa.cli.main import main; sys.exit(main())"]

    async def playing(address: str) -> list[str]:
        client = TableClient(address)
        table = await client.open("evidencia", seats=2, reveal_ms=0, bots=("facil",))
        words = ["mcp", "--table", f"{address}/t/{table.table}#i={table.invite}", "--name", "Ana", "--lang", "en"]
        started = StdioServerParameters(
            command=command[0], args=[*command[1:], *words], cwd=HOUSE, env={"XDG_STATE_HOME": str(tmp_path)}
        )
        async with Client(stdio_client(started)) as agent:
            ask = speaking(agent)
            read: list[str] = []
            while not any("Round 2" in told for told in read):
                # The answer to any of these may tell the round.
                read.append((await ask("wait", seconds=60))[1])
                read.append((await ask("play", move="2"))[1])
                moves = (await ask("legal_moves"))[1].splitlines()[1:]
                if moves:
                    read.append((await ask("play", move="1"))[1])
            return read

    with Server("--data", str(tmp_path / "data")) as running:
        read = asyncio.run(playing(running.address))
    assert any("Ana (you)" in told for told in read)


def test_programs_compete_in_the_arena(tmp_path: Path, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch) -> None:
    # The program's library reads its input to the end, so the program ends only when it is killed.
    monkeypatch.setattr("sobremesa.agents.program_bot.GOODBYE_SECONDS", 0.2)
    program, file = f"mcp:{sys.executable} {AGENT}", tmp_path / "found.json"
    said = sobremesa("arena", "evidencia", program, "random", "--games", 1, "--processes", 1, "--json", file)
    assert (said.code, said.err) == (0, "")
    standings = json.loads(file.read_text())["standings"]
    assert {standing["bot"] for standing in standings} == {program[-30:], "random"}
    assert {standing["games"] for standing in standings} == {1}


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("mcp:", "names no program"),
        ("mcp:'", "names no program"),
        ("mcp:/nowhere/agent", "No such file"),
        (f"mcp:{sys.executable} -c pass", "ended before it made its move (code 0)"),
    ],
)
def test_a_program_that_does_not_play_is_reported_in_a_sentence(program: str, why: str, sobremesa: Sobremesa) -> None:
    said = sobremesa("arena", "evidencia", program, "random", "--games", 2, "--processes", 1, "--lang", "en")
    assert said.code == 2
    assert why in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("mcp",), "evidencia"),
        (("mcp", "mus"), "mus"),
        (("mcp", "--table", "nonsense", "--name", "Ana"), "nonsense"),
        (("mcp", "--table", "http://127.0.0.1:9/t/x#i=y", "--seed", "3"), "--seed"),
    ],
)
def test_bad_commands_are_refused_in_a_sentence(words: tuple[str, ...], why: str, sobremesa: Sobremesa) -> None:
    said = sobremesa(*words)
    assert (said.code, said.out) == (2, "")
    assert why in said.err
