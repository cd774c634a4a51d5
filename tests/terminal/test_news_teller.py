"""Every kind of news at a table has a sentence in the terminal."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.table.act import News
from sobremesa.table.acts.catalog import ACTS
from sobremesa.table.acts.claim import ClaimNews
from sobremesa.table.history import HappeningNews, History
from sobremesa.table.shares import RevealNews
from sobremesa.terminal.session.news_teller import NewsTeller
from tests.golden.write import JOURNALS, replayed

# The events of a game and claims are the narrator's; a share of the seed is for the proof.
TOLD_OTHERWISE = {HappeningNews, ClaimNews, RevealNews}


@pytest.mark.parametrize("language", ["es", "en"])
def test_every_kind_of_news_has_a_sentence(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: dict[type[News], News] = {}
    add = History.add

    def collect(history: History, kind: type[News], *facts: Any) -> None:
        add(history, kind, *facts)
        found[kind] = history.news[-1]

    monkeypatch.setattr(History, "add", collect)
    for journal in JOURNALS:
        replayed(journal)
    kinds = {kind for act in ACTS for kind in act.news} - TOLD_OTHERWISE
    assert kinds - found.keys() == set()
    teller = NewsTeller(language)
    teller.names, teller.personas = [f"Eva {seat}" for seat in range(8)], ["marta"] * 8
    for kind in kinds:
        (sentence,) = teller.tell([found[kind]], 0)
        assert sentence.words
