"""Editing a line, its history and its completion."""

from __future__ import annotations

import pytest

from sobremesa.terminal.line_editor import LineEditor, in_lines, window

MOVES = ("juega gi3", "juega e8", "reglas", "revancha", "ayuda")


@pytest.mark.parametrize(
    ("keys", "text", "at"),
    [
        ("hola", "hola", 4),
        ("hola\x1b[D\x1b[DX", "hoXla", 3),
        ("hola\x01X\x05Y", "XholaY", 6),
        ("hola\x7f\x7f", "ho", 2),
        ("hola\x1b[H\x1b[3~", "ola", 0),
        ("juega gi3\x17", "juega ", 6),
        ("juega gi3\x1bb\x0b", "juega ", 6),
        ("hola\x15", "", 0),
        ("a\x07b", "ab", 2),
        ("ñandú", "ñandú", 5),
    ],
)
def test_keys_edit_the_line(keys: str, text: str, at: int) -> None:
    editor = LineEditor()
    editor.feed(keys)
    assert (editor.text, editor.at) == (text, at)


def test_a_key_may_come_in_two_parts() -> None:
    editor = LineEditor()
    for part in ("ab", "\x1b", "[", "D", "X"):
        editor.feed(part)
    assert editor.text == "aXb"


def test_lines_come_back_with_the_arrows_until_they_are_forgotten() -> None:
    editor = LineEditor()
    editor.feed("uno\rdos\r")
    assert editor.lines == ["uno", "dos"]
    editor.feed("\x1b[A\x1b[A")
    assert editor.text == "uno"
    editor.feed("\x1b[B\x1b[B")
    assert editor.text == ""
    editor.forget()
    editor.feed("\x1b[A")
    assert editor.text == ""


@pytest.mark.parametrize(
    ("typed", "text", "listed"),
    [
        ("ay", "ayuda", []),
        ("JU", "juega ", []),
        ("juega ", "juega ", ["juega gi3", "juega e8"]),
        ("re", "re", ["reglas", "revancha"]),
        ("x", "x", []),
    ],
)
def test_tab_completes_as_far_as_it_is_plain_and_lists_the_rest(typed: str, text: str, listed: list[str]) -> None:
    editor = LineEditor()
    editor.completions = MOVES
    editor.feed(typed + "\t")
    assert (editor.text, editor.listed) == (text, listed)


def test_with_nothing_typed_the_first_words_are_listed() -> None:
    editor = LineEditor()
    editor.completions = MOVES
    editor.feed("\t")
    assert editor.listed == ["juega", "reglas", "revancha", "ayuda"]


def test_ctrl_d_ends_an_empty_line_only() -> None:
    editor = LineEditor()
    editor.feed("a\x1b[D\x04")
    assert (editor.text, editor.lines) == ("", [])
    editor.feed("\x04")
    assert editor.lines == [None]


def test_a_long_line_is_shown_around_the_cursor() -> None:
    assert window("abcdefghij", 10, 5) == ("ghij", 4)
    assert window("abcdefghij", 0, 5) == ("abcde", 0)


def test_a_list_is_never_broken_in_a_word() -> None:
    assert in_lines(["uno", "dos", "tres"], 14) == "uno    dos\ntres"
