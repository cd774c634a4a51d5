"""Text whose parts have styles of their own."""

from __future__ import annotations

import re
from collections.abc import Iterable

from sobremesa.terminal.ink.cells import cell_length, chopped, cut
from sobremesa.terminal.ink.drawing import Drawing, Justify, Line, Overflow, Room
from sobremesa.terminal.ink.style import Style, style_of

WORD = re.compile(r"\s*\S+\s*")
ELLIPSIS = "…"
# What would move the cursor or speak to the terminal is shown as something that cannot be read; lines may end.
CONTROLS = dict.fromkeys((*range(32), *range(127, 160)), "\N{REPLACEMENT CHARACTER}") | {9: " ", 10: "\n"}


class Text(Drawing):
    """``style`` holds for all of it. What it does not say of wrapping, its room says."""

    def __init__(
        self,
        words: str = "",
        style: str = "",
        *,
        justify: Justify | None = None,
        overflow: Overflow | None = None,
        no_wrap: bool | None = None,
    ) -> None:
        self.style = style_of(style)
        self.justify = justify
        self.overflow = overflow
        self.no_wrap = no_wrap
        self.runs: Line = [(words.translate(CONTROLS), self.style)] if words else []

    @classmethod
    def assemble(
        cls, *parts: str | Text | tuple[str, str], overflow: Overflow | None = None, no_wrap: bool | None = None
    ) -> Text:
        whole = cls(overflow=overflow, no_wrap=no_wrap)
        for part in parts:
            if isinstance(part, tuple):
                whole.append(*part)
            else:
                whole.append(part)
        return whole

    @property
    def plain(self) -> str:
        return "".join(words for words, _style in self.runs)

    @property
    def cell_len(self) -> int:
        return cell_length(self.plain)

    def __bool__(self) -> bool:
        return any(words for words, _style in self.runs)

    def __str__(self) -> str:
        return self.plain

    def append(self, part: str | Text, style: str = "") -> Text:
        if isinstance(part, Text):
            self.runs += [(words, own.over(self.style)) for words, own in part.runs]
        elif part:
            self.runs.append((part.translate(CONTROLS), style_of(style).over(self.style)))
        return self

    def append_text(self, part: Text) -> Text:
        return self.append(part)

    def join(self, parts: Iterable[Text]) -> Text:
        whole = self._like([])
        for at, part in enumerate(parts):
            if at:
                whole.runs += self.runs
            whole.append(part)
        return whole

    def copy(self) -> Text:
        return self._like(list(self.runs))

    def stylize(self, style: str) -> None:
        self.runs = [(words, style_of(style).over(own)) for words, own in self.runs]

    def truncate(self, width: int, *, overflow: Overflow = "fold") -> None:
        self.runs = truncated(self.runs, width, overflow)

    def align(self, where: Justify, width: int) -> None:
        self.truncate(width)
        self.runs = aligned(self.runs, where, width, self.style)

    def widest(self, most: int) -> int:
        return min(most, max((cell_length(line) for line in self.plain.splitlines()), default=0))

    def lines(self, room: Room) -> list[Line]:
        overflow = self.overflow or room.overflow
        no_wrap = room.no_wrap if self.no_wrap is None else self.no_wrap
        justify = self.justify or room.justify
        found: list[Line] = []
        for line in _split(self.runs):
            pieces = [line] if no_wrap else _wrapped(line, room.width, fold=overflow == "fold")
            for piece in pieces:
                trimmed = _trimmed(piece, room.width, all_of_it=justify in ("center", "right"))
                short = truncated(trimmed, room.width, overflow)
                found.append(aligned(short, justify, room.width, self.style) if justify else short)
        return found

    def _like(self, runs: Line) -> Text:
        made = Text(justify=self.justify, overflow=self.overflow, no_wrap=self.no_wrap)
        made.style, made.runs = self.style, runs
        return made


def truncated(runs: Line, width: int, overflow: Overflow) -> Line:
    if sum(cell_length(words) for words, _style in runs) <= width:
        return runs
    left = max(0, width - 1 if overflow == "ellipsis" else width)
    kept: Line = []
    for words, style in runs:
        fitting = cut(words, left)
        left -= min(cell_length(words), left)
        kept.append((fitting, style))
        if len(fitting) < len(words) or (not left and overflow == "fold"):
            break
    if overflow == "ellipsis" and width > 0:
        # It looks as the first letter did that it stands for.
        kept.append((ELLIPSIS, kept[-1][1]))
    return kept


def aligned(runs: Line, where: Justify, width: int, style: Style) -> Line:
    missing = max(0, width - sum(cell_length(words) for words, _style in runs))
    before = 0 if where == "left" else missing if where == "right" else missing // 2
    sides = [" " * before], [" " * (missing - before)]
    left, right = ([(words, style) for words in side if words] for side in sides)
    return [*left, *runs, *right]


def _split(runs: Line) -> list[Line]:
    lines: list[Line] = [[]]
    for words, style in runs:
        first, *others = words.split("\n")
        lines[-1].append((first, style))
        lines += [[(part, style)] for part in others]
    return lines


def _wrapped(runs: Line, width: int, *, fold: bool) -> list[Line]:
    plain = "".join(words for words, _style in runs)
    if cell_length(plain) <= width:
        return [runs]
    lines, start = [], 0
    for end in [*_breaks(plain, width, fold=fold), len(plain)]:
        lines.append(_part(runs, start, end))
        start = end
    return lines


def _breaks(plain: str, width: int, *, fold: bool) -> list[int]:
    """Where lines begin that are no longer than this, between words where that is possible."""
    found: list[int] = []
    taken = 0
    for match in WORD.finditer(plain):
        word, start = match[0], match.start()
        size = cell_length(word.rstrip())
        if size <= width - taken:
            taken += cell_length(word)
        elif size > width:
            if start:
                found.append(start)
            while fold and (begun := chopped(word, width)) and len(begun) < len(word):
                start += len(begun)
                word = word[len(begun) :]
                found.append(start)
            taken = cell_length(word)
        elif taken and start:
            found.append(start)
            taken = cell_length(word)
    return found


def _part(runs: Line, start: int, end: int) -> Line:
    found: Line = []
    at = 0
    for words, style in runs:
        piece = words[max(0, start - at) : max(0, end - at)]
        if piece:
            found.append((piece, style))
        at += len(words)
    return found


def _trimmed(runs: Line, width: int, *, all_of_it: bool) -> Line:
    """Without the spaces at its end that would not fit, or without any."""
    plain = "".join(words for words, _style in runs)
    spaces = len(plain) - len(plain.rstrip())
    too_long = spaces if all_of_it else min(spaces, max(0, cell_length(plain) - width))
    return _part(runs, 0, len(plain) - too_long) if too_long else runs
