"""What bots learned is read if it is whole and meant for this game; otherwise they play without it, and say why."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.games.evidencia.player.weights import (
    FILE,
    Judgement,
    Learned,
    Weights,
    digest_of,
    dump_weights,
    judgement,
)

HERE = Learned("evidencia", 1, 2, "sha256:ab", {"pyramid": "fixed"}, "places-1")
WEIGHTS = Weights(2, [1, -2, 3, -4], [5, 6], [7, 8], last=-9, unit=1000)
TEXT = dump_weights(HERE, WEIGHTS, {"seed": 3})


def read(folder: Path, text: str | bytes | None, here: Learned = HERE) -> Judgement:
    if text is not None:
        (folder / FILE).write_bytes(text.encode() if isinstance(text, str) else text)
    return judgement(folder, here, 2)


def problem(found: Judgement, language: str = "en") -> str:
    assert found.weights is None
    assert found.network() is None
    assert found.problem is not None
    return found.problem.say(language)


def test_what_was_written_is_read(tmp_path: Path) -> None:
    found = read(tmp_path, TEXT)
    assert found.problem is None
    assert found.weights is not None
    assert [list(found.weights.rows), list(found.weights.start), list(found.weights.outward)] == [
        [1, -2, 3, -4],
        [5, 6],
        [7, 8],
    ]
    assert (found.weights.hidden, found.weights.last, found.weights.unit) == (2, -9, 1000)
    network = found.network()
    assert network is not None
    assert network.result() == (5 * 7 + 6 * 8 - 9) / 1000


def test_a_missing_file(tmp_path: Path) -> None:
    found = read(tmp_path, None)
    assert problem(found) == (
        "The bots play without what they learned: network.toml cannot be read (No such file or directory)."
    )
    assert problem(found, "es").startswith("Los bots juegan sin lo que aprendieron: no se puede leer network.toml (")


DAMAGED: dict[str, str | bytes] = {
    "nothing": "",
    "no text": b"\xff\xfe\x00",
    "cut short": TEXT[: len(TEXT) // 2],
    "no TOML": TEXT.replace("hidden = 2", "hidden = = 2"),
    "another weight": TEXT.replace('weights = """\n', 'weights = """\nA'),
    "another seed": TEXT.replace("seed = 3", "seed = 4"),
    "no digest": "\n".join(line for line in TEXT.splitlines() if not line.startswith("digest")),
    "too large": TEXT + "# " + "x" * 1_000_001,
}


@pytest.mark.parametrize("how", DAMAGED)
def test_a_damaged_file(how: str, tmp_path: Path) -> None:
    found = problem(read(tmp_path, DAMAGED[how]))
    if how == "nothing":
        assert found.endswith("network.toml has format None, and this version reads format 1.")
    else:
        assert "network.toml is damaged." in found


def resealed(**changed: object) -> str:
    """A file that is wrong, with the right digest for it."""
    content = {**tomllib.loads(TEXT), **changed}
    del content["digest"]
    lines = [line for line in TEXT.splitlines() if not line.startswith("digest")]
    for name, value in changed.items():
        lines = [f"{name} = {value}" if line.startswith(f"{name} = ") else line for line in lines]
    return "\n".join([*lines, f'digest = "{digest_of(content)}"', ""])


@pytest.mark.parametrize("changed", [{"hidden": 0}, {"hidden": 3}, {"unit": 0}, {"unit": 2**60}, {"last": 2**55}])
def test_numbers_that_no_sum_could_hold_are_damage_whatever_the_digest(changed: dict[str, int], tmp_path: Path) -> None:
    assert "is damaged" in problem(read(tmp_path, resealed(**changed)))


def test_a_resealed_file_is_read_if_nothing_is_wrong(tmp_path: Path) -> None:
    """So that the test before is about the numbers."""
    assert read(tmp_path, resealed(last=-8)).problem is None


def test_weights_too_large_for_their_lane_are_damage(tmp_path: Path) -> None:
    assert "is damaged" in problem(
        read(tmp_path, dump_weights(HERE, replace(WEIGHTS, rows=[1, 2, 3, 4_401]), {"seed": 3}))
    )


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (replace(HERE, game="codigos"), "network.toml is of another game."),
        (replace(HERE, edition=2), "network.toml was learned with another edition of the rules."),
        (replace(HERE, deck="sha256:cd"), "they learned with the usual deck, and this is another one."),
        (replace(HERE, seats=3), "they learned with another number of players."),
        (replace(HERE, options={"pyramid": "free"}), "they learned with the usual options, and these are others."),
        (replace(HERE, inputs="places-2"), "network.toml was made by another version."),
    ],
)
def test_what_was_learned_for_something_else(other: Learned, reason: str, tmp_path: Path) -> None:
    assert problem(read(tmp_path, TEXT, other)) == f"The bots play without what they learned: {reason}"


def test_a_newer_format(tmp_path: Path) -> None:
    found = problem(read(tmp_path, TEXT.replace("format = 1", "format = 2")))
    assert found.endswith("network.toml has format 2, and this version reads format 1.")
