"""A line as it is typed: editing, history and completion, without a terminal.

Not readline: it waits for a line and for nothing else, and at a live table others go on while somebody types.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

MOST_REMEMBERED = 200
# Of candidates that are listed when Tab finds several.
MOST_LISTED = 40
KEY = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z]|[A-Za-z\x7f])|\x1b|[\s\S]")
# What terminals send, and what readline taught everybody.
KEYS = {
    "\x1b[D": "left",
    "\x1bOD": "left",
    "\x02": "left",
    "\x1b[C": "right",
    "\x1bOC": "right",
    "\x06": "right",
    "\x1b[A": "earlier",
    "\x1bOA": "earlier",
    "\x10": "earlier",
    "\x1b[B": "later",
    "\x1bOB": "later",
    "\x0e": "later",
    "\x1b[H": "home",
    "\x1bOH": "home",
    "\x1b[1~": "home",
    "\x01": "home",
    "\x1b[F": "end",
    "\x1bOF": "end",
    "\x1b[4~": "end",
    "\x05": "end",
    "\x1bb": "word_left",
    "\x1b[1;5D": "word_left",
    "\x1bf": "word_right",
    "\x1b[1;5C": "word_right",
    "\x7f": "rub_out",
    "\x08": "rub_out",
    "\x1b[3~": "delete",
    "\x17": "rub_out_word",
    "\x15": "rub_out_line",
    "\x0b": "cut_rest",
    "\t": "complete",
}


class LineEditor:
    """``feed`` takes what comes from the keyboard; ``lines`` are the finished ones, None for the end of the input."""

    def __init__(self) -> None:
        self.text = ""
        self.at = 0
        self.completions: Sequence[str] = ()
        self.lines: list[str | None] = []
        # What Tab found, to be shown once.
        self.listed: list[str] = []
        self._before: list[str] = []
        self._looked_at = 0
        self._rest = ""

    def feed(self, typed: str) -> None:
        whole, self._rest = self._rest + typed, ""
        # A key may come in two parts.
        unfinished = re.search(r"\x1b(?:\[[0-9;]*|O)?\Z", whole)
        if unfinished is not None:
            self._rest, whole = unfinished[0], whole[: unfinished.start()]
        for key in KEY.findall(whole):
            self._press(key)

    def forget(self) -> None:
        """Whoever types next finds nothing of what was typed before."""
        self.text, self.at, self._rest = "", 0, ""
        self._before, self._looked_at = [], 0

    def _press(self, key: str) -> None:
        if key in "\r\n":
            self._finish()
        elif key == "\x04":
            if self.text:
                self.delete()
            else:
                self.lines.append(None)
        elif key in KEYS:
            getattr(self, KEYS[key])()
        elif len(key) == 1 and key.isprintable():
            self.text = self.text[: self.at] + key + self.text[self.at :]
            self.at += 1

    def _finish(self) -> None:
        line, self.text, self.at = self.text, "", 0
        if line and self._before[-1:] != [line]:
            self._before = [*self._before, line][-MOST_REMEMBERED:]
        self._looked_at = len(self._before)
        self.lines.append(line)

    # The keys.

    def left(self) -> None:
        self.at = max(0, self.at - 1)

    def right(self) -> None:
        self.at = min(len(self.text), self.at + 1)

    def home(self) -> None:
        self.at = 0

    def end(self) -> None:
        self.at = len(self.text)

    def word_left(self) -> None:
        self.at = self._word_begins()

    def word_right(self) -> None:
        found = re.match(r"\s*\S*", self.text[self.at :])
        self.at += len(found[0]) if found else 0

    def rub_out(self) -> None:
        if self.at:
            self._cut(self.at - 1, self.at)

    def delete(self) -> None:
        self._cut(self.at, self.at + 1)

    def rub_out_word(self) -> None:
        self._cut(self._word_begins(), self.at)

    def rub_out_line(self) -> None:
        self._cut(0, self.at)

    def cut_rest(self) -> None:
        self._cut(self.at, len(self.text))

    def earlier(self) -> None:
        self._look_at(self._looked_at - 1)

    def later(self) -> None:
        self._look_at(self._looked_at + 1)

    def complete(self) -> None:
        """As far as all that fits agrees; what fits is listed where it does not."""
        from sobremesa.kernel.moves import normal

        typed = self.text[: self.at]
        begun = normal(typed) + " " * (typed != typed.rstrip() and bool(typed.strip()))
        fitting = list(dict.fromkeys(words for words in self.completions if normal(words).startswith(begun)))
        if not fitting:
            return
        shared = _shared([normal(words) for words in fitting])
        if len(fitting) == 1:
            self._replace(fitting[0])
        elif len(shared) > len(begun):
            self._replace(fitting[0][: len(shared)])
        else:
            # One word on: what follows it is listed when it is there.
            ends = [words.find(" ", len(begun)) for words in fitting]
            shown = [words if end < 0 else words[:end] for words, end in zip(fitting, ends, strict=True)]
            self.listed = list(dict.fromkeys(shown))[:MOST_LISTED]

    def _replace(self, begun: str) -> None:
        self.text = begun + self.text[self.at :]
        self.at = len(begun)

    def _look_at(self, number: int) -> None:
        if 0 <= number <= len(self._before):
            self._looked_at = number
            self.text = self._before[number] if number < len(self._before) else ""
            self.at = len(self.text)

    def _word_begins(self) -> int:
        found = re.search(r"\S+\s*\Z", self.text[: self.at])
        return found.start() if found else 0

    def _cut(self, begin: int, end: int) -> None:
        self.text = self.text[:begin] + self.text[end:]
        self.at = begin


def _shared(words: Sequence[str]) -> str:
    """How all of them begin."""
    first, last = min(words), max(words)
    same = next((at for at, letter in enumerate(first) if not last.startswith(letter, at)), len(first))
    return first[:same]


def in_lines(words: Sequence[str], width: int) -> str:
    """A list below each other and beside each other; nothing is broken."""
    widest = min(width, max(map(len, words)) + 3)
    across = max(1, width // widest)
    rows = [words[begin : begin + across] for begin in range(0, len(words), across)]
    return "\n".join("".join(word.ljust(widest) for word in row).rstrip() for row in rows)


def window(text: str, at: int, width: int) -> tuple[str, int]:
    """The part of a line that is shown where it is longer than the screen, and the cursor's place in it."""
    begin = max(0, at - width + 1)
    return text[begin : begin + width], at - begin
