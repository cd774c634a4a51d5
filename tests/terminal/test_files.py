"""Files that players name."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from sobremesa.terminal.files import BadFile, file_error, is_taken, path_from, read_text, write_text


def test_a_file_is_replaced_as_a_whole_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "game"
    write_text(path, "before", private=True)
    write_text(path, "after", private=True)
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("game", "after")]


def test_what_cannot_be_written_leaves_the_old_text(tmp_path: Path) -> None:
    path = tmp_path / "game"
    write_text(path, "before", private=True)
    with pytest.raises(UnicodeEncodeError):
        write_text(path, "\udcff", private=True)
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("game", "before")]


@pytest.mark.parametrize(("private", "mode"), [(True, 0o600), (False, 0o640)])
def test_others_may_read_what_is_not_private_as_far_as_its_owner_lets_them(
    private: bool, mode: int, tmp_path: Path
) -> None:
    before = os.umask(0o027)
    try:
        write_text(tmp_path / "game", "text", private=private)
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "game").stat().st_mode) == mode


def test_a_link_goes_on_pointing_to_the_file_that_is_written(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "game")
    write_text(link, "text", private=True)
    assert link.is_symlink()
    assert (tmp_path / "game").read_text() == "text"


def test_a_folder_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="it is a folder"):
        write_text(tmp_path, "text", private=True)


@pytest.mark.parametrize("name", ["nul\0name", "missing/folder/game"])
def test_a_name_that_cannot_be_is_refused_for_reading_and_writing(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="it does not exist"):
        write_text(tmp_path / name, "text", private=True)
    with pytest.raises(BadFile, match="it does not exist"):
        read_text(tmp_path / name, largest=10)


def test_a_name_too_long_to_ask_for_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="the name is too long"):
        is_taken(tmp_path / ("x" * 300))


def test_only_as_much_is_read_as_is_allowed(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_text("x" * 11)
    assert read_text(path, largest=11) == "x" * 11
    with pytest.raises(BadFile, match="at most 10 bytes"):
        read_text(path, largest=10)


def test_an_unknown_home_folder_is_a_name_like_any_other() -> None:
    assert path_from("~no-such-user/game") == Path("~no-such-user/game")
    assert path_from("~/game").is_absolute()


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EACCES, "no tenés permiso"),
        (errno.EROFS, "no tenés permiso"),
        (errno.ENOSPC, "no queda lugar"),
        (errno.EIO, "Input/output error"),
    ],
)
def test_a_system_error_is_explained_in_the_readers_language(number: int, words: str) -> None:
    problem = OSError(number, "Input/output error")
    assert words in file_error(Path("game"), problem).say("es")
