"""What a node keeps in memory and in the store, and what it drops."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import weakref
from pathlib import Path

import pytest

from sobremesa.client import Refused
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.errors import BadDeck, SobremesaError
from sobremesa.server.node.game_factory import GameFactory
from sobremesa.server.node.server_node import DAY_SECONDS
from sobremesa.table.settings import Settings
from tests.server.running import play_first_moves, seated
from tests.simulated.node import Simulated
from tests.waiting import until


async def is_gone(server: Simulated, table: str) -> bool:
    try:
        await server.client.ask("GET", f"/api/tables/{table}")
    except Refused as refused:
        return refused.code == "no-such-table"
    return False


DECK = (Evidencia.about.folder / "cards.toml").read_text(encoding="utf-8")


def test_a_table_that_nobody_needs_leaves_the_memory_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.node.server_node.SWEEP_SECONDS", 0.05)

    async def test(server: Simulated) -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.start()
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
            table = weakref.ref(server.node.tables[ana.table].table)
        await until(lambda: ana.table not in server.node.tables)
        # Tasks that were running when it left let go of it too.
        await asyncio.sleep(60)
        gc.collect()
        assert table() is None
        ana.latest = None
        async with ana:
            assert ana.is_over
            assert ana.table in server.node.tables

    with Simulated(idle_seconds=0.2) as server:
        server.run(test(server))


def test_a_table_that_nobody_used_for_so_many_days_is_deleted(tmp_path: Path) -> None:
    async def test(server: Simulated) -> None:
        used, left = await seated(server.client, "mayor", seats=2), await seated(server.client, "mayor", seats=2)
        async with used[0]:

            async def is_left_gone() -> bool:
                await used[0].say("hola")
                return await is_gone(server, left[0].table)

            await until(is_left_gone)
            assert await server.client.ask("GET", f"/api/tables/{used[0].table}")

    with (
        pytest.MonkeyPatch.context() as patch,
        Simulated(tmp_path, keep_days=1.5 / DAY_SECONDS, prune_seconds=0.2, idle_seconds=0.1) as server,
    ):
        patch.setattr("sobremesa.server.node.server_node.SWEEP_SECONDS", 0.1)
        server.run(test(server))


def test_decks_are_kept_beside_the_database_and_nowhere_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    data.mkdir()
    elsewhere.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(elsewhere))
    with Simulated(data) as server:
        server.run(server.client.open("evidencia", seats=2, deck=DECK))
        assert len(list((data / "decks").glob("*.toml"))) == 1
        assert list(elsewhere.iterdir()) == []


def test_a_deck_that_cannot_be_played_is_not_kept_and_its_place_is_not_told(tmp_path: Path) -> None:
    factory = GameFactory(folder=tmp_path)
    with pytest.raises(BadDeck) as refused:
        factory.make(Settings("evidencia", 2, deck="card = []"))
    assert str(tmp_path) not in refused.value.say("es") + refused.value.say("en")
    assert list(tmp_path.iterdir()) == []


def test_a_deck_refused_for_one_game_stays_for_the_table_that_plays_with_it(tmp_path: Path) -> None:
    factory = GameFactory(folder=tmp_path)
    factory.make(Settings("evidencia", 2, deck=DECK))
    with pytest.raises(BadDeck):
        factory.make(Settings("codigos", 2, deck=DECK))
    assert len(list(tmp_path.glob("*.toml"))) == 1
    with pytest.raises(SobremesaError):
        factory.make(Settings("evidencia", 2, {"nope": "x"}, deck=DECK + "\n# another"))
    assert len(list(tmp_path.glob("*.toml"))) == 1


def test_decks_out_of_use_are_deleted_and_come_back_with_their_table(tmp_path: Path) -> None:
    factory, settings = GameFactory(folder=tmp_path), Settings("evidencia", 2, deck=DECK)
    factory.make(settings)
    factory.forget_decks(60)
    assert len(list(tmp_path.iterdir())) == 1
    factory.forget_decks(-1)
    assert list(tmp_path.iterdir()) == []
    factory.make(settings)
    assert len(list(tmp_path.iterdir())) == 1


def test_a_deck_file_that_was_cut_short_is_written_again(tmp_path: Path) -> None:
    settings = Settings("evidencia", 2, deck=DECK)
    GameFactory(folder=tmp_path).make(settings)
    (file,) = tmp_path.iterdir()
    for damage in (b"", DECK.encode()[:500]):
        file.write_bytes(damage)
        assert GameFactory(folder=tmp_path).make(settings).seats == 2
        assert file.read_bytes() == DECK.encode()


def test_a_full_disk_leaves_no_half_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("sobremesa.kernel.files.os.fsync", full)
    with pytest.raises(SobremesaError):
        GameFactory(folder=tmp_path).make(Settings("evidencia", 2, deck=DECK))
    assert list(tmp_path.iterdir()) == []
