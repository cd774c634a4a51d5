"""What differs between two decks, in words."""

from __future__ import annotations

import json

from sobremesa.lab.decks import Change
from sobremesa.terminal.texts import TEXTS


def told(change: Change, language: str) -> str:
    if change.card and not change.field:
        key = "change-new-card" if change.before is None else "change-lost-card"
        return TEXTS.say(language, key, card=change.card)
    facts = {"card": change.card, "field": change.field, "before": _said(change.before), "after": _said(change.after)}
    return TEXTS.say(language, "change-of-card" if change.card else "change-of-deck", **facts)


def _said(value: object) -> str:
    return "–" if value is None else json.dumps(value, ensure_ascii=False)[:60]
