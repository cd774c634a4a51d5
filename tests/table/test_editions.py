"""What was begun or kept in an earlier edition of a game goes on by the defaults of then."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sobremesa.games.codigos.game import Codigos
from sobremesa.kernel.errors import BadRecord
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.seed import Seed
from sobremesa.table.acts import open as opening
from sobremesa.table.acts.open import OpenEntry
from sobremesa.table.house import House
from sobremesa.table.settings import Settings
from sobremesa.table.table import Table
from sobremesa.terminal.saved import game_of
from tests.table.sitting import LEVELS, SECRET, numbered_secrets

FOUR = Settings("codigos", 4)


def house() -> House:
    return House(lambda settings: Codigos(settings.seats, settings.options), LEVELS, numbered_secrets())


def opened(settings: Settings) -> Table:
    return Table.replay([OpenEntry(0, "mesa", settings, SECRET)], house())


def test_co_51_a_journal_of_the_first_edition_reveals_before_the_pile_is_reused() -> None:
    table = opened(FOUR)
    assert table.game.options["reuse"] == "after_reveal"
    assert table.settings.options["reuse"] == "after_reveal", "who comes to the table is told so"


def test_a_journal_that_says_it_is_believed() -> None:
    assert opened(Settings("codigos", 4, {"reuse": "at_once"})).game.options["reuse"] == "at_once"


def test_a_table_writes_every_option_down_when_it_is_opened() -> None:
    entries = opening.decide(opening.Open(FOUR), house(), table="mesa", invite="", now=0)
    assert isinstance(entries[0], OpenEntry)
    assert entries[0].settings.options == Codigos(4).options
    assert Table.replay(entries, house()).game.options["reuse"] == "at_once"


def begun(edition: int, **options: str) -> Record:
    record = Match(Codigos(4), Seed(1), ("Ana", "Beto", "Caro", "Dani")).record()
    return replace(record, edition=edition, options=options)


@pytest.mark.parametrize(("edition", "reuse"), [(1, "after_reveal"), (2, "at_once")])
def test_a_record_that_leaves_an_option_out_means_the_default_of_its_edition(edition: int, reuse: str) -> None:
    assert game_of(begun(edition), None).options["reuse"] == reuse
    assert game_of(begun(edition, reuse="at_once"), None).options["reuse"] == "at_once"


def test_a_record_of_the_first_edition_replays_and_is_written_as_one_of_today() -> None:
    record = begun(1)
    again = record.replay(game_of(record, None)).record()
    assert (again.edition, again.options["reuse"]) == (2, "after_reveal")


def test_a_record_of_an_edition_to_come_does_not() -> None:
    with pytest.raises(BadRecord):
        begun(3).replay(Codigos(4))
