"""What the page and the room `alone` have to agree on without being able to import each other."""

from __future__ import annotations

import re
from pathlib import Path

from sobremesa.alone.answers import PREFIX
from sobremesa.alone.events import Effects
from sobremesa.alone.storage import FORMAT
from sobremesa.games.evidencia.player.weights import FILE as LEARNED_FILE

WEB = Path(__file__).parents[2] / "web"
HOUSE = WEB.parent


def source(name: str) -> str:
    return (WEB / "src" / name).read_text(encoding="utf-8")


def test_both_sides_keep_games_in_the_same_format() -> None:
    assert f"export const FORMAT = {FORMAT};" in source("alone/saves.ts")


def test_both_sides_know_a_table_of_a_device_by_its_name() -> None:
    assert f'table.startsWith("{PREFIX}")' in source("connection/alone.ts")


def test_the_page_does_everything_that_may_come_of_an_event() -> None:
    listed = re.search(r"export interface Effects \{(.*?)\n\}", source("alone/talk.ts"), re.DOTALL)
    assert listed
    assert set(re.findall(r"readonly (\w+)\?:", listed[1])) == set(Effects.__struct_fields__)
    host = source("alone/host.ts")
    assert all(f"effects.{name}" in host for name in Effects.__struct_fields__)


def test_the_worker_runs_the_versions_that_everybody_else_does() -> None:
    """Of what is compiled for it by others; our own code is the same by being the same."""
    locked = dict(re.findall(r"^([\w-]+)==([\d.]+)", (HOUSE / "requirements.lock").read_text(), re.MULTILINE))
    for name, version in re.findall(r"^([\w-]+)==([\d.]+)", (WEB / "alone.lock").read_text(), re.MULTILINE):
        assert locked[name.replace("_", "-")] == version


def test_every_wheel_of_the_worker_is_pinned_by_a_hash() -> None:
    lines = [line for line in (WEB / "alone.lock").read_text().splitlines() if line and not line.startswith("#")]
    assert lines
    assert all(re.search(r" --hash=sha256:[0-9a-f]{64}$", line) for line in lines)


def test_what_bots_learned_goes_along() -> None:
    """Every file of our packages with one of these suffixes is packed: decks, texts, and learned weights."""
    packed = re.search(r"^OURS = \((.*)\)$", (WEB / "alone.py").read_text(), re.MULTILINE)
    assert packed
    assert f'"{Path(LEARNED_FILE).suffix}"' in packed[1]
    assert (HOUSE / "src" / "sobremesa" / "games" / "evidencia" / LEARNED_FILE).is_file()
