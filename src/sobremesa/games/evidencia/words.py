"""The words of Evidencia as data: what its facts mean, and what is worth telling."""

from __future__ import annotations

from sobremesa.kernel.vocabulary import PLACE, PLAIN, SEAT, At, EventMood, Vocabulary, item, look, term

FACTION = term("faction")
CARD = item("card", "card-named", back="faction")
PHASE = look(PLAIN, ("scene", "phase"))

WORDS = Vocabulary(
    facts={"seat": SEAT, "card": CARD, "back": FACTION, "next": FACTION, "final": FACTION, "place": PLACE},
    untold=("chose", "took", "set_next", "ready", "presented", "scored"),
    private=("drew",),
    moods=(
        EventMood("won", "good"),
        EventMood("won", "bad", others=True),
        EventMood("abducted", "good"),
    ),
    looks={
        # In the first round it says why one would want to win.
        "ask-play": {"round": look(PLAIN, ("scene", "round"))},
        "label-take_challenge": {"phase": PHASE, "card": look(CARD, ("scene", "challenge"))},
        "label-take_own": {"phase": PHASE, "card": look(CARD, ("scene", "played", At("viewer")))},
        # Of two seats, the one before the viewer's is the rival's.
        "label-take_rival": {"phase": PHASE, "card": look(CARD, ("scene", "played", At("viewer", less=1)))},
        # In order, each round fills one more place.
        "label-to_pyramid": {"order": look(PLAIN, ("options", "pyramid")), "slot": look(PLAIN, ("scene", "round"))},
        "label-at_slot": {
            "phase": PHASE,
            "base": look(CARD, ("scene", "base", At("slot", less=1))),
            "seen": look(CARD, ("scene", "pyramid", At("slot", less=1))),
        },
    },
)
