"""Opening, finding, joining, leaving and watching live tables from the terminal."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from sobremesa.cli.link import Link
from sobremesa.client import Client
from sobremesa.kernel.record import Record
from sobremesa.table.fairness import Proof
from sobremesa.table.settings import Settings
from sobremesa.wire import messages as m
from tests.server.process import Server, free_port
from tests.terminal.keyboard import ASKED, Keyboard
from tests.terminal.saying import Sobremesa

# The test process, a pytest-xdist worker, has threads. Forking is safe because the child runs another program at once.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Server("--data", str(tmp_path_factory.mktemp("data"))) as running:
        yield running.address


@pytest.fixture(autouse=True)
def state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


def opened(server: str, *, seated: tuple[str, ...] = (), **settings: object) -> Link:
    """A table of Evidencia with these players."""

    async def opening() -> Link:
        client = Client(server)
        table = await client.open("evidencia", **{"seats": 2, "reveal_ms": 0, **settings})  # type: ignore[arg-type]
        for name in seated:
            await client.sit(table.table, name, invite=table.invite)
        return Link(server, table.table, invite=table.invite)

    return asyncio.run(opening())


def test_a_table_is_hosted_left_and_come_back_to(server: str) -> None:
    with Keyboard("host", "evidencia", "--server", server, "--name", "Ana", "--title", "Jueves") as keyboard:
        link = re.search(r"http://\S+/t/\S+#i=\S+", keyboard.until(ASKED))
        assert link is not None
        keyboard.type("charla hola")
        keyboard.until("Ana: hola")
        keyboard.type("aplauso")
        keyboard.until("Aplaudís")
        keyboard.type("salir")
        assert "sobremesa join" in keyboard.until("sobremesa join '.*'")
        assert keyboard.end() == 0
    with Keyboard("join", link[0]) as keyboard:
        keyboard.until(r"1\) Ana \(vos\)")
        keyboard.type("bot 2 facil")
        keyboard.until(r"se sienta en el asiento 2 \(bot, fácil\)")
        keyboard.type("start")
        keyboard.until("Empieza la partida")
        keyboard.until(r" 1\) ")
        keyboard.type("hint")
        keyboard.until(r"1\. .* %\)")


@pytest.mark.parametrize(("key", "code"), [("c", 130), ("d", 0)])
def test_ctrl_c_and_ctrl_d_leave_politely_and_keep_the_seat(key: str, code: int, server: str) -> None:
    with Keyboard("join", opened(server), "--name", "Ana") as keyboard:
        keyboard.until(ASKED)
        keyboard.child.sendcontrol(key)
        assert keyboard.end() == code
        assert "volvé con: sobremesa join" in " ".join(keyboard.rest().split())
        assert "Traceback" not in keyboard.rest()


def test_a_player_can_leave_while_the_server_is_away(tmp_path: Path) -> None:
    with (
        Server("--data", str(tmp_path / "data")) as running,
        Keyboard("join", opened(running.address), "--name", "Ana") as keyboard,
    ):
        keyboard.until(ASKED)
        running.kill()
        keyboard.until("Se cortó la conexión")
        keyboard.type("charla hola")
        keyboard.child.sendcontrol("c")
        assert keyboard.end() == 130
        assert "Traceback" not in keyboard.rest()
        assert "pending" not in keyboard.rest()


def test_leaving_for_good_frees_the_seat_and_forgets_its_key(server: str, state: Path) -> None:
    link = opened(server)
    with Keyboard("join", link, "--name", "Ana") as keyboard:
        keyboard.until("quiénes están")
        assert "Ana" in (state / "sobremesa" / "seats.json").read_text()
        keyboard.type("irme")
        keyboard.until("Tu asiento quedó libre")
        assert keyboard.end() == 0
    assert "Ana" not in (state / "sobremesa" / "seats.json").read_text()
    room = asyncio.run(Client(server).table(link.table, key=link.invite)).room
    assert room.seats[0] == m.SeatInfo("", "", away=False)


def test_a_key_in_the_link_opens_its_seat(server: str, sobremesa: Sobremesa) -> None:
    link = opened(server)
    seat = asyncio.run(Client(server).sit(link.table, "Ana", invite=link.invite))
    said = sobremesa("join", Link(server, link.table, key=seat.key), lines=[])
    assert "1) Ana (vos)" in said.out
    assert said.code == 0


@pytest.mark.usefixtures("no_reveal_pause")
@pytest.mark.parametrize("is_left_before", [False, True])
def test_a_script_plays_a_whole_game_against_a_bot(server: str, sobremesa: Sobremesa, *, is_left_before: bool) -> None:
    lines = ["empezar", *["1"] * 40]
    words = ("host", "evidencia", "--server", server, "--name", "Ana", "--bots", "facil")
    hosted = sobremesa(*words, lines=[] if is_left_before else lines)
    link = re.search(r"http://\S+/t/(\S+)#i=(\S+)", hosted.out)
    assert link is not None
    said = sobremesa("join", link[0], lines=lines) if is_left_before else hosted
    assert (said.code, said.err) == (0, "")
    assert "(EV-60)" in said.out
    # Her share of the seed was opened at once: the game did not begin without it.
    record = Record.read(asyncio.run(Client(server).record(link[1], key=link[2])))
    assert [bool(share) for share in Proof.read(record).entropy] == [True, False]


def test_spectators_see_the_table_and_cannot_play(server: str) -> None:
    link = opened(server, seated=("Ana",))
    with Keyboard("watch", link, "--lang", "en") as keyboard:
        keyboard.until("You are watching")
        keyboard.type("start")
        keyboard.until("take a seat")
        keyboard.type("quit")
        keyboard.until("Watch again with")
        assert keyboard.end() == 0


def test_how_long_windows_last_and_who_may_watch_is_said_by_the_host(server: str, sobremesa: Sobremesa) -> None:
    def hosted(*flags: object) -> Settings:
        said = sobremesa("host", "euphoria", "--seats", 4, "--server", server, "--name", "Ana", *flags)
        link = re.search(r"/t/(\S+)#i=(\S+)", said.out)
        assert link is not None
        return asyncio.run(Client(server).table(link[1], key=link[2])).room.settings

    plain, chosen = hosted(), hosted("--window", 30, "--no-spectators")
    assert (plain.window_ms, plain.spectators) == (15_000, True)
    assert (chosen.window_ms, chosen.spectators) == (30_000, False)


def test_public_tables_are_listed_with_their_links(server: str, sobremesa: Sobremesa) -> None:
    link = opened(server, public=True, title="Para todos")
    hidden = opened(server, title="Para nosotros")
    said = sobremesa("tables", server)
    assert re.search(rf"^evidencia +Para todos +2/2 +{re.escape(str(link))}$", said.out, re.MULTILINE)
    assert hidden.table not in said.out


def test_what_the_table_refuses_is_said_in_its_words(server: str, sobremesa: Sobremesa) -> None:
    def refused(link: Link, *more: object) -> str:
        said = sobremesa("join", link, "--name", "Ana", "--lang", "en", *more)
        assert (said.code, said.out) == (2, "")
        return said.err

    assert refused(opened(server, seated=("Beto", "Carla"))).startswith("The table is full.")
    assert "Choose another one" in refused(opened(server, seated=("ana",)))
    assert "That seat is taken" in refused(opened(server, seated=("Beto",)), "--seat", 0)
    assert "no such table" in refused(Link(server, "nowhere"))
    assert "takes an invitation" in refused(Link(server, opened(server).table))
    assert "opens no seat" in refused(Link(server, opened(server, public=True).table, key="x" * 43))


def test_a_refused_seat_leaves_no_key_behind(server: str, sobremesa: Sobremesa, state: Path) -> None:
    link = opened(server, seated=("Beto", "Carla"))
    sobremesa("join", link, "--name", "Ana")
    assert "Ana" not in (state / "sobremesa" / "seats.json").read_text()


def test_a_level_that_the_server_does_not_have_is_refused(server: str, sobremesa: Sobremesa) -> None:
    said = sobremesa("host", "evidencia", "--server", server, "--name", "Ana", "--bots", "greedy", "--lang", "en")
    assert said.code == 2
    assert "no level “greedy”" in said.err


def test_a_damaged_file_of_keys_is_reported_before_a_seat_is_taken(
    server: str, sobremesa: Sobremesa, state: Path
) -> None:
    kept = state / "sobremesa" / "seats.json"
    kept.parent.mkdir()
    kept.write_text("nonsense")
    link = opened(server)
    said = sobremesa("join", link, "--name", "Ana", "--lang", "en")
    assert said.code == 2
    assert "is damaged" in said.err
    assert kept.read_text() == "nonsense"
    assert asyncio.run(Client(server).table(link.table, key=link.invite)).summary.free == 2


class Stranger(BaseHTTPRequestHandler):
    """A server of something else."""

    def do_GET(self) -> None:
        self.send_response(200 if self.path.endswith("tables") else 404)
        self.end_headers()
        self.wfile.write(b"<html>Hello</html>")

    def log_message(self, *_: object) -> None:
        pass


def test_a_server_of_something_else_is_recognised(sobremesa: Sobremesa) -> None:
    with HTTPServer(("127.0.0.1", 0), Stranger) as stranger:
        serving = Thread(target=stranger.serve_forever, daemon=True)
        serving.start()
        address = f"http://127.0.0.1:{stranger.server_port}"
        for arguments in (("tables", address), ("join", f"{address}/t/abc", "--name", "Ana")):
            said = sobremesa(*arguments, "--lang", "en")
            assert said.code == 2
            assert "no Sobremesa server at" in said.err
        stranger.shutdown()
        serving.join()


def test_an_address_without_an_answer_is_reported(sobremesa: Sobremesa) -> None:
    address = f"http://127.0.0.1:{free_port()}"
    for arguments in (
        ("tables", address),
        ("join", f"{address}/t/abc", "--name", "Ana"),
        ("watch", f"{address}/t/abc"),
        ("host", "evidencia", "--server", address, "--name", "Ana"),
        ("tables", "http://nowhere.invalid"),
    ):
        said = sobremesa(*arguments, "--lang", "en")
        assert (said.code, said.out) == (2, "")
        assert said.err.startswith("Nobody answers at http://")
        assert said.err.count("\n") == 1


def test_a_server_of_another_version_is_reported(
    server: str, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = opened(server)
    monkeypatch.setattr("sobremesa.wire.messages.VERSION", m.VERSION + 1)
    said = sobremesa("join", link, "--name", "Ana", "--lang", "en")
    assert said.code == 2
    assert "speaks another version of the messages" in said.err


def test_a_server_that_never_answers_is_not_waited_for_without_end(
    sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.client.client.ANSWER_SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        said = sobremesa("tables", f"127.0.0.1:{silent.getsockname()[1]}", "--lang", "en")
    assert said.code == 2
    assert "Nobody answers" in said.err
