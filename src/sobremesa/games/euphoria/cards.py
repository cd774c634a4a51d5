"""The cards of Euphoria: reading and checking a deck (EU-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sobremesa.games.euphoria.rules.lookup import ARTIFACTS, MAX_COPIES, ArtifactLookup
from sobremesa.kernel.bits import members
from sobremesa.kernel.deck import Deck, DeckCheck
from sobremesa.kernel.text import LANGUAGES

# In the order of the numbers in lookup.py: first the actions, then the reactions.
ACTION_IDS = (
    *("trueque", "traslado", "suero", "escaner", "iman"),
    *("pulso", "humo", "marioneta", "lavado", "contrabando"),
)
REACTION_IDS = ("escudo", "espejo", "guardaespaldas", "interferencia", "sabotaje")
KIND_IDS = ACTION_IDS + REACTION_IDS
# What a recruit is, in the order of the numbers in scoring.py.
RECRUIT_IDS = ("euphoriano", "subterra", "lider_euphoriano", "lider_subterra")
SMALLEST, LARGEST = 4, 8


@dataclass(frozen=True)
class Artifact:
    id: str
    names: dict[str, str]
    kind: str  # "action" or "reaction"
    copies: int
    texts: dict[str, str]


@dataclass(frozen=True)
class Cards:
    """The artifacts by number, and the marks of recruits and lasers."""

    artifacts: tuple[Artifact, ...]
    euphorians: tuple[int, ...]
    subterrans: tuple[int, ...]
    lasers: tuple[int, ...]
    lookup: ArtifactLookup

    def of_marks(self, marks: tuple[int, ...], seats: int) -> int:
        """How many are used by this many players (EU-01)."""
        return sum(mark <= seats for mark in marks)


def followers_for_even_teams(seats: int) -> int:
    """How many followers each side needs at least for an even deal to exist (EU-07).

    Teams that differ by at most one have ``seats // 2`` members or one more. One of each team has its Leader, and every
    other needs two followers of the side. Any other recruit fits anywhere: the followers of both sides together are
    enough for all seats (EU-03), so with an odd number of seats the larger side can always have the larger team.
    """
    return 2 * (seats // 2 - 1)


def kinds_in(bag: int) -> tuple[str, ...]:
    """The artifacts of a bag, by kind, each as often as it is there."""
    numbers = sorted([number % len(KIND_IDS) for number in members(bag)])
    return tuple([KIND_IDS[number] for number in numbers])


def cards_of(deck: Deck) -> Cards:
    """The deck's cards; raises a ``BadDeck`` with every problem found."""
    check = DeckCheck(deck)
    check.no_more_than("deck", deck.content, ("lasers", "recruits", "artifact"))
    lasers = _marks(check, "deck", deck.content, "lasers")
    recruits = check.expect("deck", deck.content, "recruits", dict, "[recruits]") or {}
    check.no_more_than("recruits", recruits, ("leader", "euphorians", "subterrans"))
    leader = check.expect("recruits", recruits, "leader", int, str(SMALLEST))
    if leader not in (None, SMALLEST):
        check.bad_value("recruits", "leader", leader, str(SMALLEST))
    euphorians = _marks(check, "recruits", recruits, "euphorians")
    subterrans = _marks(check, "recruits", recruits, "subterrans")
    for seats in range(SMALLEST, LARGEST + 1):  # EU-03: three recruits for everybody
        used = 2 + sum(mark <= seats for mark in (*euphorians, *subterrans))
        if used < 3 * seats:
            check.bad_value("recruits", f"{seats} players", used, f">= {3 * seats}")
    artifacts = _artifacts(check, deck.content)
    check.finish()
    copies = bytes(artifact.copies for artifact in artifacts)
    return Cards(artifacts, euphorians, subterrans, lasers, ArtifactLookup(copies))


def _marks(check: DeckCheck, where: str, table: dict[str, Any], field: str) -> tuple[int, ...]:
    allowed = f"[{SMALLEST}..{LARGEST}, ...]"
    marks = check.expect(where, table, field, list, allowed)
    if marks is None:
        return ()
    good = all(isinstance(mark, int) and SMALLEST <= mark <= LARGEST for mark in marks)
    if not good or SMALLEST not in marks or len(marks) > 24:
        check.bad_value(where, field, marks, allowed)
        return ()
    return tuple(marks)


def _artifacts(check: DeckCheck, content: dict[str, Any]) -> tuple[Artifact, ...]:
    shape = f"{len(KIND_IDS)} x [[artifact]]"
    tables = check.expect("deck", content, "artifact", list, shape)
    if tables is None:
        return ()
    found = [artifact for n, table in enumerate(tables, start=1) if (artifact := _artifact(check, n, table))]
    if len(found) != len(tables):
        return ()
    if sorted(artifact.id for artifact in found) != sorted(KIND_IDS):
        check.bad_value("deck", "artifact", [artifact.id for artifact in found], ", ".join(KIND_IDS))
        return ()
    total = sum(artifact.copies for artifact in found)
    if total != ARTIFACTS:  # EU-04
        check.bad_value("deck", "copies", total, str(ARTIFACTS))
    return tuple(sorted(found, key=lambda artifact: KIND_IDS.index(artifact.id)))


def _artifact(check: DeckCheck, number: int, table: Any) -> Artifact | None:
    where = f"artifact {number}"
    if not isinstance(table, dict):
        check.bad_value(where, "artifact", table, "[[artifact]]")
        return None
    before = len(check.problems)
    artifact_id = check.expect(where, table, "id", str, " | ".join(KIND_IDS))
    if artifact_id is not None:
        where = f"artifact {artifact_id[:20]!r}"
        if artifact_id not in KIND_IDS:
            check.bad_value(where, "id", artifact_id, " | ".join(KIND_IDS))
    check.no_more_than(where, table, ("id", "name", "kind", "copies", "text"))
    names = _words(check, where, table, "name", longest=40)
    texts = _words(check, where, table, "text", longest=200)
    kind = check.expect(where, table, "kind", str, "action | reaction")
    wanted = "action" if artifact_id in ACTION_IDS else "reaction"
    if kind is not None and kind != wanted:  # EU-32
        check.bad_value(where, "kind", kind, wanted)
    copies = check.expect(where, table, "copies", int, f"0..{MAX_COPIES}")
    if copies is not None and not 0 <= copies <= MAX_COPIES:
        check.bad_value(where, "copies", copies, f"0..{MAX_COPIES}")
    if len(check.problems) > before:
        return None
    return Artifact(artifact_id, names, kind, copies, texts)


def _words(check: DeckCheck, where: str, table: dict[str, Any], field: str, *, longest: int) -> dict[str, str]:
    shape = '{ es = "...", en = "..." }'
    words = check.expect(where, table, field, dict, shape)
    if words is None:
        return {}
    wrong = set(words) != set(LANGUAGES) or any(
        not isinstance(word, str) or not word.strip() or len(word) > longest or not word.isprintable()
        for word in words.values()
    )
    if wrong:
        check.bad_value(where, field, words, shape)
    return {} if wrong else words
