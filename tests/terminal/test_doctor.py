"""The doctor reports what works and what does not, and changes nothing."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from sobremesa.cli.commands import doctor
from sobremesa.terminal import extras
from tests.terminal.saying import Said, Sobremesa


def examined(sobremesa: Sobremesa, data: Path, port: int = 0) -> Said:
    return sobremesa("doctor", "--data", data, "--port", port, "--lang", "en")


def test_where_all_is_well_it_says_so_and_makes_nothing(tmp_path: Path, sobremesa: Sobremesa) -> None:
    said = examined(sobremesa, tmp_path / "new")
    assert (said.code, said.err) == (0, "")
    assert all(line.startswith(("+ ", "- ")) for line in said.out.splitlines())
    assert "no tables" in said.out
    tmp_path.joinpath("empty").mkdir()
    assert examined(sobremesa, tmp_path / "empty").code == 0
    assert [path.name for path in tmp_path.rglob("*")] == ["empty"]


def test_a_file_that_is_not_a_database_of_ours_is_reported(tmp_path: Path, sobremesa: Sobremesa) -> None:
    (tmp_path / "tables.db").write_text("something else entirely, and long enough to be looked at")
    said = examined(sobremesa, tmp_path)
    assert said.code == 2
    assert "! " in said.out
    assert "tables.db" in said.out
    assert "One thing is not in order" in said.err


def test_a_taken_port_is_reported(tmp_path: Path, sobremesa: Sobremesa) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = examined(sobremesa, tmp_path, taken.getsockname()[1])
    assert said.code == 2
    assert "cannot be listened on" in said.out


def test_a_folder_that_is_a_file_is_reported(tmp_path: Path, sobremesa: Sobremesa) -> None:
    (tmp_path / "file").touch()
    said = examined(sobremesa, tmp_path / "file")
    assert said.code == 2
    assert "cannot be written to" in said.out


def test_a_missing_extra_and_page_are_reported(
    tmp_path: Path, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "PAGE", tmp_path / "nowhere")
    monkeypatch.setattr(doctor, "find_spec", lambda name: None if name in extras.EXTRAS["lab"] else name)
    said = examined(sobremesa, tmp_path)
    assert said.code == 2
    assert 'pip install "sobremesa[lab]"' in said.out
    assert "The page is not there" in said.out


def test_without_the_server_its_needs_are_not_looked_at(
    tmp_path: Path, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda _name: None)
    said = examined(sobremesa, tmp_path)
    assert said.code == 0
    assert 'pip install "sobremesa[server]"' in said.out
    assert "is free" not in said.out


def test_a_database_of_several_nodes_is_not_looked_for_in_the_folder(
    tmp_path: Path, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOBREMESA_DATABASE_URL", "postgresql://user@nowhere/x")
    said = examined(sobremesa, tmp_path)
    assert said.code == 0
    assert "SOBREMESA_DATABASE_URL" in said.out
