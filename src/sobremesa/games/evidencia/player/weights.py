"""Learned judgement: the weights of a network, in a file that says what they were learned for.

``network.toml`` in a game's folder is written by ``python -m research.networks``. Bots that cannot use it play without
it, and the program that runs them prints ``Judgement.problem`` once.
"""

from __future__ import annotations

import json
import tomllib
from array import array
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from sys import byteorder
from typing import TYPE_CHECKING, Any

from sobremesa.games.evidencia.player.network import LANE_BITS, LANES, MIDDLE, MOST_ON, Layers, Network
from sobremesa.kernel.text import KERNEL, Message

if TYPE_CHECKING:
    from sobremesa.kernel.game import AnyGame

FILE = "network.toml"
FORMAT = 1
LARGEST_FILE = 1_000_000
MOST_HIDDEN = 384
# No lane can overflow: MOST_ON weights and one that is always on stay below MIDDLE.
LARGEST_WEIGHT = 4_400
LARGEST_START = 100_000
# Results are far below 2**62: MOST_HIDDEN sums below MIDDLE, times these.
LARGEST_OUTWARD = 1_000_000
LINE = 120


@dataclass(frozen=True)
class Learned:
    """What weights were learned for: they are of use there and nowhere else. ``deck`` is a digest of what bots go by in
    the cards, ``inputs`` the name of the network's inputs."""

    game: str
    edition: int
    seats: int
    deck: str
    options: Mapping[str, str]
    inputs: str


@dataclass(frozen=True)
class Weights:
    """Whole numbers: a row of ``hidden`` weights for each input, one for what is always on, and the way out. ``unit``
    stands for one in the result."""

    hidden: int
    rows: Sequence[int]
    start: Sequence[int]
    outward: Sequence[int]
    last: int
    unit: int

    def layers(self) -> Layers:
        words = -(-self.hidden // LANES)
        packed: list[int] = []
        for at in range(0, len(self.rows), self.hidden):
            packed += _pack(self.rows[at : at + self.hidden], words)
        middle = sum(MIDDLE << LANE_BITS * lane for lane in range(LANES))
        start = [middle + word for word in _pack(self.start, words)]
        outward = [*self.outward, *[0] * (LANES * words - self.hidden)]
        return Layers(words, packed, start, outward, self.last, self.unit)


class Judgement:
    """``weights``, or None and the ``problem`` why there are none to use."""

    def __init__(self, weights: Weights | None, problem: Message | None = None) -> None:
        self.weights = weights
        self.problem = problem

    @cached_property
    def _layers(self) -> Layers | None:
        return None if self.weights is None else self.weights.layers()

    def network(self) -> Network | None:
        return None if self._layers is None else Network(self._layers)


class Unusable(Exception):
    """Why a file is of no use here."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.message = KERNEL.message(key, **facts)


def learned_for(game: AnyGame, deck: bytes, inputs: str) -> Learned:
    """What is learned for a game as it is configured here. ``deck`` is what bots go by in its cards."""
    about = game.about
    digest = "sha256:" + sha256(deck).hexdigest()
    return Learned(about.name, about.edition, game.seats, digest, dict(game.options), inputs)


def judgement(folder: Path, here: Learned, inputs: int) -> Judgement:
    """The weights that were learned for this, with this many inputs. It never raises: bots can play without."""
    return _read(folder / FILE, json.dumps(asdict(here), sort_keys=True), inputs)


@cache
def _read(path: Path, here: str, inputs: int) -> Judgement:
    try:
        return Judgement(read_weights(path, json.loads(here), inputs))
    except Unusable as problem:
        return Judgement(None, KERNEL.message("no-judgement", reason=problem.message))


def read_weights(path: Path, here: Mapping[str, Any], inputs: int) -> Weights:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise Unusable("judgement-damaged", file=path.name)
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unusable("judgement-missing", file=path.name, reason=error.strerror or type(error).__name__) from None
    except (ValueError, RecursionError):
        raise Unusable("judgement-damaged", file=path.name) from None
    if content.get("format") != FORMAT:
        raise Unusable("judgement-format", file=path.name, found=str(content.get("format"))[:20], wanted=FORMAT)
    for name, wanted in here.items():
        if content.get(name) != wanted:
            raise Unusable(f"judgement-{name}", file=path.name)
    try:
        if content.pop("digest") != digest_of(content):
            raise Unusable("judgement-damaged", file=path.name)
        return _weights(content, inputs)
    except (KeyError, TypeError, ValueError):
        raise Unusable("judgement-damaged", file=path.name) from None


def digest_of(content: Mapping[str, Any]) -> str:
    """Of all that is in a file but this digest."""
    return "sha256:" + sha256(json.dumps(content, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def _weights(content: Mapping[str, Any], inputs: int) -> Weights:
    hidden, unit = int(content["hidden"]), int(content["unit"])
    found = Weights(
        hidden,
        _numbers(content["weights"]),
        [int(number) for number in content["start"]],
        [int(number) for number in content["outward"]],
        int(content["last"]),
        unit,
    )
    within = (
        0 < hidden <= MOST_HIDDEN
        and 0 < unit < 2**50
        and abs(found.last) < 2**50
        and [len(found.rows), len(found.start), len(found.outward)] == [inputs * hidden, hidden, hidden]
        and max(map(abs, found.rows)) <= LARGEST_WEIGHT
        and max(map(abs, found.start)) <= LARGEST_START
        and max(map(abs, found.outward)) <= LARGEST_OUTWARD
    )
    if not within:
        raise ValueError
    return found


def _numbers(text: str) -> Sequence[int]:
    found = array("h", b64decode(text))
    if byteorder == "big":
        found.byteswap()
    return found


def dump_weights(learned: Learned, weights: Weights, made: Mapping[str, int]) -> str:
    """The text of a file. ``made`` says how it was made: its seed, and how much of what went into it."""
    content: dict[str, Any] = {
        "format": FORMAT,
        **asdict(learned),
        **made,
        "hidden": weights.hidden,
        "unit": weights.unit,
        "last": weights.last,
        "start": list(weights.start),
        "outward": list(weights.outward),
        "weights": _text(weights.rows),
    }
    lines = ["# What bots learned by playing against themselves. Written by `python -m research.networks`."]
    for name, value in {**content, "digest": digest_of(content)}.items():
        if isinstance(value, dict):
            inner = ", ".join(f"{key} = {json.dumps(word)}" for key, word in sorted(value.items()))
            lines.append(f"{name} = {{ {inner} }}")
        elif isinstance(value, str) and "\n" in value:
            lines.append(f'{name} = """\n{value}"""')
        else:
            lines.append(f"{name} = {json.dumps(value)}")
    return "\n".join(lines) + "\n"


def _text(numbers: Sequence[int]) -> str:
    found = array("h", numbers)
    if byteorder == "big":
        found.byteswap()
    text = b64encode(found.tobytes()).decode()
    return "".join(text[at : at + LINE] + "\n" for at in range(0, len(text), LINE))


def _pack(numbers: Sequence[int], words: int) -> list[int]:
    """Lanes side by side: sums of such numbers are the sums of their lanes."""
    padded = [*numbers, *[0] * (LANES * words - len(numbers))]
    return [sum(padded[LANES * word + lane] << LANE_BITS * lane for lane in range(LANES)) for word in range(words)]


assert MOST_ON * LARGEST_WEIGHT + LARGEST_START < MIDDLE
