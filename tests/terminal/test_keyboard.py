from __future__ import annotations

import os
import select
from typing import Any

import pytest

from sobremesa.terminal.keyboard import Keyboard


def test_what_ctrl_c_threw_away_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal says that a line is there, and Ctrl-C empties it before it is read."""
    ours, theirs = os.openpty()
    with os.fdopen(theirs, encoding="utf-8") as stream:
        keyboard = Keyboard(stream)
        promises = iter([True])
        really = select.select

        def promised(files: list[int], *rest: Any) -> tuple[list[int], list[int], list[int]]:
            return (files, [], []) if next(promises, False) else really(files, *rest)

        monkeypatch.setattr(select, "select", promised)
        assert keyboard.line(seconds=0) is None
        os.write(ours, b"hola\n")
        assert keyboard.line() == "hola"
        assert os.get_blocking(theirs)
    os.close(ours)
