"""When the full screen is chosen, and what is printed when it fails."""

from __future__ import annotations

import sys

import pytest

from sobremesa.cli import display_choice
from sobremesa.cli.command_line import Arguments, BadCommand
from sobremesa.terminal import extras
from sobremesa.terminal.console.screen import InputEnded
from sobremesa.terminal.extras import MissingExtra
from sobremesa.terminal.full.full_display import InternalError, _presentable
from sobremesa.terminal.full.input_queue import InputQueue

CAPABLE = {"TERM": "xterm-256color"}


class Terminal:
    def isatty(self) -> bool:
        return True


def sit_at_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Terminal())


def given(*flags: str) -> Arguments:
    return Arguments(full="full" in flags, lines="lines" in flags)


def test_a_capable_terminal_gets_the_full_screen_unless_lines_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    sit_at_terminal(monkeypatch)
    assert display_choice.is_full(given(), CAPABLE)
    assert not display_choice.is_full(given("lines"), CAPABLE)
    assert not display_choice.is_full(given(), CAPABLE | {"SOBREMESA_LINES": "1"})
    assert display_choice.is_full(given("full"), CAPABLE | {"SOBREMESA_LINES": "1"})
    for simple in ("dumb", ""):
        assert not display_choice.is_full(given(), {"TERM": simple})
    with pytest.raises(BadCommand):
        display_choice.is_full(given("full", "lines"), CAPABLE)


def test_a_pipe_gets_lines_and_full_is_refused_with_a_reason() -> None:
    assert not display_choice.is_full(given(), CAPABLE)
    with pytest.raises(BadCommand) as refused:
        display_choice.is_full(given("full"), CAPABLE)
    assert "--full" in refused.value.say("en")


def test_without_textual_lines_are_printed_and_full_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sit_at_terminal(monkeypatch)
    for module in (display_choice, extras):
        monkeypatch.setattr(module, "find_spec", lambda _name: None)
    assert not display_choice.is_full(given(), CAPABLE)
    with pytest.raises(MissingExtra) as refused:
        display_choice.is_full(given("full"), CAPABLE)
    assert "sobremesa[terminal]" in refused.value.say("en")


def test_a_mistake_of_ours_is_one_sentence_unless_its_place_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    problem = ValueError("boom")
    told = _presentable(problem)
    assert isinstance(told, InternalError)
    assert "ValueError: boom" in told.say("es")
    assert "Traceback" not in told.say("es")
    monkeypatch.setenv("SOBREMESA_TRACEBACK", "1")
    assert _presentable(problem) is problem


def test_what_is_typed_while_the_session_waits_is_kept_and_leaving_ends_every_wait() -> None:
    inputs = InputQueue()
    inputs.type("uno")
    inputs.wait(None, 0.01)
    assert inputs.next(None, 0.01) == "uno"
    assert inputs.next(None, 0.01) is None
    inputs.leave()
    with pytest.raises(InputEnded):
        inputs.wait(None, None)
    with pytest.raises(InputEnded):
        inputs.next(None, None)
    inputs.close()
