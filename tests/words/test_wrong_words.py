"""What players were told wrongly once is not told again: pronouns for names, wrong genders, clause numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
# What is read at a table. The rules themselves are a document, and the lab is for designers.
FILES = sorted(
    [
        *(HOUSE / "web" / "text").glob("*.ftl"),
        *(HOUSE / "web" / "src").rglob("text/*.ftl"),
        *(HOUSE / "src" / "sobremesa" / "games").glob("*/text/*.ftl"),
        *(HOUSE / "src" / "sobremesa" / "table" / "text").rglob("*.ftl"),
    ]
)
# Each with a sentence that was there.
WRONG = {
    r"= (Yo|Me)$": "default-name = Yo",
    r"\b(está|estás) listo\b": "ready = { $name } está listo",
    r"\bsay\w* to be ready|said to be ready": "unready = { $name } has not said to be ready",
    r"Invite who\b": "invite = Invite who is missing",
    r"\bis (follower|Euphorian Leader|Subterra Leader)\b": "claim = { $name } is follower",
    r"\{ \$count \} (exacto|descartado)\b": "tally = { $count } exacto",
    r"\bde ellos son bots|of them are bots": "how-many-bots = ¿Cuántos de ellos son bots?",
    r"\bencarte\b": "offer = El encarte",
    r"! the ": "won = You win with { $name }! the Subterra Leader is shot.",
    r"\b(EV|EU|CO)-\d\d\b": "won = Gana por más puntos (EV-60)",
    r"cards\.toml|asiento 0|any_copy": "deck = El mazo es un archivo, cards.toml.",
    r"\bthe own\b": "asks = whoever does not show the symbol of the own back wins",
    r"\bwins \{ \$chance \} %": "hint-chance = (wins { $chance } %):",
    r"the turn of \{": "wait = Wait: it is the turn of { $name }.",
    r"^reason-\w+ = .*:": "reason-subterra = le dispararon al Líder Euphoriano: gana Subterra",
    r"\by \{ \$(name|seat|target)(_\d)? \}": "played = jugaste { $card } y { $name_1 }, { $other }",
}


def sentences(text: str) -> list[str]:
    """The lines of a file of texts, without the messages about decks that cannot be dealt."""
    return [line.strip() for line in text.splitlines() if not line.lstrip().startswith(("#", "no-even-deal"))]


def wrong_in(lines: list[str]) -> list[str]:
    return [line for line in lines if any(re.search(pattern, line) for pattern in WRONG)]


@pytest.mark.parametrize("file", FILES, ids=lambda path: "-".join(path.relative_to(HOUSE).parts[-3:]))
def test_nothing_is_said_that_was_wrong(file: Path) -> None:
    assert wrong_in(sentences(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("pattern", WRONG)
def test_what_was_wrong_would_be_noticed(pattern: str) -> None:
    assert re.search(pattern, WRONG[pattern])
