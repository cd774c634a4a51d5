"""``sobremesa verify``: a game of a live table against what its players know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest

from sobremesa.games.evidencia.puzzle import puzzle_of
from sobremesa.table.fairness import commitment, seed_of
from tests.server.running import Running, play_first_moves, seated
from tests.terminal.saying import Sobremesa


class Played(NamedTuple):
    record: str
    shares: list[str]


@pytest.fixture(scope="module")
def played() -> Played:
    async def game(server: Running) -> Played:
        seats = await seated(server.client, "evidencia", seats=2)
        async with seats[0], seats[1]:
            await seats[0].start()
            await asyncio.gather(*(play_first_moves(seat) for seat in seats))
            record = await server.client.record(seats[0].table)
            return Played(record, [seat.witness.entropy[1] for seat in seats])

    with Running() as server:
        return asyncio.run(asyncio.wait_for(game(server), 120))


@pytest.fixture
def record(tmp_path: Path, played: Played) -> Path:
    (tmp_path / "game.txt").write_text(played.record)
    return tmp_path / "game.txt"


def test_a_game_is_held_against_what_its_players_added(record: Path, played: Played, sobremesa: Sobremesa) -> None:
    both = [f"--entropy={seat}={share}" for seat, share in enumerate(played.shares)]
    for given in ([], both[:1], both):
        said = sobremesa("verify", record, *given)
        assert (said.code, said.err) == (0, "")
        assert "Todo coincide" in said.out


@pytest.mark.parametrize("seat", [0, 1])
def test_a_share_that_is_not_in_the_game_is_noticed(record: Path, sobremesa: Sobremesa, seat: int) -> None:
    said = sobremesa("verify", record, "--entropy", f"{seat}={'ab' * 16}", "--lang", "en")
    assert (said.code, said.out) == (2, "")
    assert f"What you added is not in the saved game (seat {seat + 1})" in said.err


@pytest.mark.parametrize(
    ("words", "spanish", "english"),
    [
        ("--entropy=0", "el asiento y lo que aportó", "a seat and what it added"),
        ("--entropy=0=", "el asiento y lo que aportó", "a seat and what it added"),
        ("--entropy==5f3a", "el asiento y lo que aportó", "a seat and what it added"),
        ("--entropy=0=5F3A", "hexadecimales en minúscula", "lower-case hexadecimal digits"),
        ("--entropy=0=hola", "hexadecimales", "hexadecimal"),
        (f"--entropy=0={'a' * 129}", "hasta 128", "up to 128"),
        ("--entropy=2=5f3a", "Los asientos van del 0 al 1", "from 0 to 1"),
        ("--entropy=ana=5f3a", "Los asientos van del 0 al 1", "from 0 to 1"),
        ("--entropy=0=aa --entropy=0=bb", "dos veces", "twice"),
        ("--entropy", "le falta su valor", "lacks its value"),
    ],
)
@pytest.mark.parametrize("language", ["es", "en"])
def test_what_makes_no_sense_is_said(
    record: Path, sobremesa: Sobremesa, words: str, spanish: str, english: str, language: str
) -> None:
    said = sobremesa("verify", record, "--lang", language, *words.split())
    assert (said.code, said.out) == (2, "")
    assert {"es": spanish, "en": english}[language] in said.err


def test_a_puzzle_of_a_day_that_is_over_follows_from_its_secret(sobremesa: Sobremesa) -> None:
    secret = "5f" * 32
    deal, promised = "2026-11-17/orden", commitment(secret)
    said = sobremesa("verify", deal, "--secret", secret, "--commitment", promised)
    assert (said.code, said.err) == (0, "")
    assert promised in said.out
    assert " ".join(puzzle_of(seed_of(secret, deal, 1, ())).best) in said.out
    other = sobremesa("verify", deal, "--secret", secret, "--commitment", commitment("ab" * 32))
    assert (other.code, other.out) == (2, "")
    assert sobremesa("verify", deal, "--secret", "hola", "--lang", "en").err.count("64") == 1
