"""The words of Códigos as data: what its facts mean, and what is worth telling."""

from __future__ import annotations

from sobremesa.kernel.vocabulary import PLAIN, SEAT, At, EventMood, Vocabulary, item, look, several

SYMBOL = item("symbol")
CARD = item("card", "card-named", fields={"symbol": SYMBOL}, unknown="joker")
CODE = look(several(SYMBOL), ("deck", "card", At("card"), "code"))
OFFERED = look(CARD, ("scene", "offer", At("slot", less=1)))
COLLECTED = look(CARD, ("scene", "collections", At("viewer"), At("place", less=1)))

WORDS = Vocabulary(
    facts={"seat": SEAT, "card": CARD, "cards": several(CARD), "symbol": SYMBOL, "recital": several(SYMBOL)},
    moods=(
        EventMood("revealed", "good", where={"how": "exact"}),
        EventMood("revealed", "bad", where={"how": "lost"}),
        EventMood("revealed", "bad", where={"how": "turned_over"}),
    ),
    untold=("dealt", "turn", "turned_up", "chose", "said", "scored"),
    looks={
        "ask-act": {
            "exposed": look(CARD, ("scene", "exposed", At("viewer"), "card")),
            "first": look(CARD, ("scene", "collections", At("viewer"), 0)),
            "fourth": look(CARD, ("scene", "collections", At("viewer"), 3)),
        },
        "event-completed": {"code": CODE},
        "event-shown": {"code": CODE},
        "label-take": {"card": OFFERED},
        "label-move_soldier": {"card": OFFERED},
        "label-expose": {"card": COLLECTED, "code": CODE},
        "label-lay": {"card": COLLECTED, "code": CODE},
        "label-add": {"card": COLLECTED},
        "label-discard": {"card": COLLECTED},
        "label-give_up": {
            "card": look(CARD, ("scene", "exposed", At("viewer"), "card")),
            "medal": look(PLAIN, ("deck", "card", At("card"), "medal")),
        },
    },
)
