"""How letters look: weight and colour, and what that is on a terminal with fewer colours."""

from __future__ import annotations

from colorsys import rgb_to_hls
from functools import lru_cache
from typing import Final, NamedTuple

# By number, as terminals count them; the values are those that colours without a number are compared with.
NAMED: Final = ("black", "red", "green", "yellow", "blue", "magenta", "cyan", "white")
STANDARD: Final = (
    *((0, 0, 0), (170, 0, 0), (0, 170, 0), (170, 85, 0), (0, 0, 170), (170, 0, 170), (0, 170, 170), (170, 170, 170)),
    *((85, 85, 85), (255, 85, 85), (85, 255, 85), (255, 255, 85)),
    *((85, 85, 255), (255, 85, 255), (85, 255, 255), (255, 255, 255)),
)
FLAGS: Final = {"bold": "1", "dim": "2", "italic": "3", "underline": "4", "reverse": "7"}
BRIGHT: Final = "bright_"
# How many colours a terminal has.
TRUE, MANY, FEW, NONE = 1 << 24, 256, 16, 0
# Below this saturation a colour is a grey.
GREY: Final = 0.15


class Style(NamedTuple):
    """``colour`` and ``behind`` are ``#d98a5f`` or a name such as ``red`` and ``bright_green``; empty: as it is."""

    flags: tuple[str, ...] = ()
    colour: str = ""
    behind: str = ""

    def over(self, below: Style) -> Style:
        """What this says, and for the rest what the style below it says."""
        flags = tuple(flag for flag in FLAGS if flag in self.flags or flag in below.flags)
        return Style(flags, self.colour or below.colour, self.behind or below.behind)

    def __str__(self) -> str:
        return " ".join([*self.flags, *filter(None, [self.colour]), *(["on", self.behind] if self.behind else [])])

    def codes(self, colours: int, *, has_colour: bool = True) -> str:
        """The numbers that a terminal is told, with semicolons."""
        parts = [FLAGS[flag] for flag in self.flags]
        if has_colour and self.colour:
            parts.append(_code(self.colour, 30, colours))
        if has_colour and self.behind:
            parts.append(_code(self.behind, 40, colours))
        return ";".join(parts)


PLAIN: Final = Style()


@lru_cache(maxsize=256)
def style_of(words: str) -> Style:
    """A style in words: ``bold #d98a5f``, ``dim``, ``bold cyan on black``."""
    front, _, behind = words.partition("on ")
    parts = front.split()
    flags = tuple(flag for flag in FLAGS if flag in parts)
    colours = [word for word in parts if word not in FLAGS]
    for colour in filter(None, [*colours, behind.strip()]):
        _number(colour) if not colour.startswith("#") else _values(colour)  # refused here, not when it is drawn
    return Style(flags, colours[-1] if colours else "", behind.strip())


@lru_cache(maxsize=256)
def _code(colour: str, base: int, colours: int) -> str:
    if not colour.startswith("#"):
        number = _number(colour)
    elif colours == TRUE:
        return ";".join(map(str, (base + 8, 2, *_values(colour))))
    elif colours == MANY:
        return f"{base + 8};5;{_of_many(*_values(colour))}"
    else:
        number = _of_few(*_values(colour))
    return str(base + number if number < len(NAMED) else base + 60 + number - len(NAMED))


def _number(name: str) -> int:
    return NAMED.index(name.removeprefix(BRIGHT)) + len(NAMED) * name.startswith(BRIGHT)


def _values(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _of_many(red: int, green: int, blue: int) -> int:
    """Of a cube of six by six by six, or of a ramp of greys."""
    _hue, light, saturation = rgb_to_hls(red / 255, green / 255, blue / 255)
    if saturation < GREY:
        grey = round(light * 25)
        return 16 if grey == 0 else 231 if grey == 25 else 231 + grey
    steps = [round(value / 95 if value < 95 else 1 + (value - 95) / 40) for value in (red, green, blue)]
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]


def _of_few(red: int, green: int, blue: int) -> int:
    """The nearest of sixteen, as eyes weigh the difference."""

    def distance(number: int) -> int:
        other = STANDARD[number]
        mean = (red + other[0]) // 2
        dred, dgreen, dblue = red - other[0], green - other[1], blue - other[2]
        return (((512 + mean) * dred * dred) >> 8) + 4 * dgreen * dgreen + (((767 - mean) * dblue * dblue) >> 8)

    return min(range(len(STANDARD)), key=distance)
