"""Markdown as rules and cards use it: headings, paragraphs, lists, bold, italic, code and links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sobremesa.terminal.ink.drawing import Drawing, Justify, Line, Room
from sobremesa.terminal.ink.style import style_of
from sobremesa.terminal.ink.text import Text

HEADINGS: Final = {
    1: "bold underline",
    2: "underline magenta",
    3: "bold magenta",
    4: "italic magenta",
    5: "italic",
    6: "dim",
}
BULLET, NUMBER = "bold", "cyan"
CODE, LINK = "bold cyan on black", "underline blue"
HEADING: Final = re.compile(r"(#{1,6}) +(.*?) *#*$")
ITEM: Final = re.compile(r"(?P<mark>[-*+]|(?P<number>\d{1,9})[.)]) +")
INLINE: Final = re.compile(
    r"\\(?P<escaped>[!-/:-@\[-`{-~])|`(?P<code>[^`]+)`|\[(?P<link>[^\]]+)\]\([^)\s]*\)"
    r"|\*\*(?P<bold>\S(?:.*?\S)?)\*\*|(?<![\w*])\*(?P<italic>[^\s*](?:[^*]*[^\s*])?)\*(?!\*)"
)


class Markdown(Drawing):
    def __init__(self, markup: str) -> None:
        self.markup = markup

    def lines(self, room: Room) -> list[Line]:
        found: list[Line] = []
        for number, block in enumerate(_blocks(self.markup)):
            # A list has an empty line above it wherever it is.
            found += [[]] if number or isinstance(block, _List) else []
            found += block.lines(Room(room.width))
        return found


class _Item(Drawing):
    """Of a list; what it holds is Markdown again, without lines between."""

    def __init__(self, mark: str, style: str, inside: str) -> None:
        self.mark = mark
        self.style = style_of(style)
        self.inside = inside

    def lines(self, room: Room) -> list[Line]:
        inner = Room(max(1, room.width - len(self.mark)))
        drawn = [line for block in _blocks(self.inside) for line in block.lines(inner)]
        marks = [self.mark, *[" " * len(self.mark)] * (len(drawn) - 1)]
        return [[(mark, self.style), *line] for mark, line in zip(marks, drawn, strict=True)]


class _List(Drawing):
    def __init__(self, items: list[tuple[str, str]]) -> None:
        self.items = items

    def lines(self, room: Room) -> list[Line]:
        return [line for item in self._drawn() for line in item.lines(room)]

    def _drawn(self) -> Iterator[_Item]:
        first = self.items[0][0]
        width = len(str(int(first) + len(self.items))) + 1 if first else 0
        for at, (_number, inside) in enumerate(self.items):
            yield _Item(f"{int(first) + at:>{width}} ", NUMBER, inside) if first else _Item(" • ", BULLET, inside)


def _blocks(markup: str) -> Iterator[Drawing]:
    lines = markup.split("\n")
    at = 0
    while at < len(lines):
        if not lines[at].strip():
            at += 1
        elif heading := HEADING.match(lines[at]):
            level = len(heading[1])
            yield _inline(heading[2], HEADINGS[level], "center" if level == 1 else "left")
            at += 1
        elif ITEM.match(lines[at]):
            items, at = _items(lines, at)
            yield _List(items)
        else:
            end = at
            while end < len(lines) and lines[end].strip() and not HEADING.match(lines[end]) and not _begins(lines[end]):
                end += 1
            yield _inline(" ".join(line.strip() for line in lines[at:end]), "", "left")
            at = end


def _begins(line: str) -> bool:
    """A paragraph is broken off by a list, if that is counted from one."""
    item = ITEM.match(line)
    return item is not None and item["number"] in (None, "1")


def _items(lines: list[str], at: int) -> tuple[list[tuple[str, str]], int]:
    """The items of the list that begins here, each with its number if it has one, and where the list is over."""
    items: list[tuple[str, str]] = []
    while at < len(lines) and (mark := ITEM.match(lines[at])):
        if items and bool(items[0][0]) != bool(mark["number"]):
            break
        inside = [lines[at][mark.end() :]]
        at += 1
        while at < len(lines) and (_belongs(lines, at, mark.end()) or _goes_on(lines[at])):
            inside.append(lines[at][mark.end() :] if lines[at].startswith(" " * mark.end()) else lines[at].strip())
            at += 1
        items.append((mark["number"] or "", "\n".join(inside)))
        following = next((n for n in range(at, len(lines)) if lines[n].strip()), len(lines))
        if following < len(lines) and ITEM.match(lines[following]):
            at = following
    return items, at


def _belongs(lines: list[str], at: int, margin: int) -> bool:
    """Whether the line stands under an item's words; an empty one does if what follows it does."""
    following = next((line for line in lines[at:] if line.strip()), "")
    return following.startswith(" " * margin)


def _goes_on(line: str) -> bool:
    return bool(line.strip()) and not HEADING.match(line) and not ITEM.match(line.lstrip())


def _inline(words: str, style: str, justify: Justify) -> Text:
    whole = Text(justify=justify)
    _append(whole, words, style)
    return whole


def _append(whole: Text, words: str, style: str) -> None:
    at = 0
    for found in INLINE.finditer(words):
        whole.append(words[at : found.start()], style)
        at = found.end()
        if found["escaped"]:
            whole.append(found["escaped"], style)
        elif found["code"]:
            whole.append(found["code"], f"{style} {CODE}".strip())
        else:
            kind = next(kind for kind in ("link", "bold", "italic") if found[kind])
            _append(whole, found[kind], f"{style} {LINK if kind == 'link' else kind}".strip())
    whole.append(words[at:], style)
