"""The narrators of Python and of the page say the same, word for word, to everybody and in every language."""

from __future__ import annotations

import re

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.text import LANGUAGES
from tests.words.tellings import all_tellings, telling, told_by_the_page


def test_both_narrators_say_the_same_line_by_line() -> None:
    tellings = dict(all_tellings())
    pages = told_by_the_page([one.wire() for one in tellings.values()])
    for (name, ours), theirs in zip(tellings.items(), pages, strict=True):
        for language in LANGUAGES:
            for mine, other in zip(ours.lines[language], theirs[language], strict=True):
                assert mine == other, f"{name} in {language}"
            assert len(ours.lines[language]) > 100, f"{name} in {language} is hardly told at all"


def test_a_sentence_changed_for_one_seat_in_one_language_is_noticed() -> None:
    ours = telling("codigos")
    spanish = (ours.game.texts.folder / "es.ftl").read_text(encoding="utf-8")
    changed = spanish.replace("[you] Tomás { $card }", "[you] Vos toma { $card }")
    assert changed != spanish
    (theirs,) = told_by_the_page([ours.wire(es=changed)])
    assert theirs["en"] == ours.lines["en"]
    wrong = [other for mine, other in zip(ours.lines["es"], theirs["es"], strict=True) if mine != other]
    assert wrong
    assert all(re.match(r"\d+: Vos toma ", line) for line in wrong)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_can_be_said_is_left_unsaid(game: str) -> None:
    """The games compared show every kind of event that has a sentence, every move and every prompt."""
    played = [one for _name, one in all_tellings() if one.game.about.name == game]
    said = set().union(*(one.said for one in played))
    ours = played[0].game
    events = {f"event-{kind.name}" for kind in ours.event_kinds.values()}
    verbs = {f"verb-{ours.moves[code].verb}" for code in range(len(ours.moves))}
    texts = (ours.texts.folder / "es.ftl").read_text(encoding="utf-8")
    assert (events | verbs | set(re.findall(r"^ask-\w+", texts, re.MULTILINE))) - said == set()


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_spoken_of_by_name_to_their_face(game: str) -> None:
    """Second person throughout: a seat's sentences name the others, never the seat itself."""
    for ours in (one for _name, one in all_tellings() if one.game.about.name == game):
        for language in LANGUAGES:
            for line in ours.lines[language]:
                step, _, sentence = line.partition(": ")
                seat = ours.steps[int(step)]["seat"]
                assert seat is None or not re.search(rf"\b{ours.names[seat]}\b", sentence), f"{language}: {sentence}"


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_is_kept_that_nothing_says(game: str) -> None:
    ours = telling(game).game
    told = {kind.name for kind in ours.event_kinds.values()} - set(ours.words.untold)
    verbs = {ours.moves[code].verb for code in range(len(ours.moves))}
    keys = re.findall(r"^([a-z]+)-(\w+) =", (ours.texts.folder / "es.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    found = {kind: {name for which, name in keys if which == kind} for kind in ("event", "move", "label")}
    assert found["event"] == told
    assert found["move"] == verbs
    assert found["label"] <= verbs
