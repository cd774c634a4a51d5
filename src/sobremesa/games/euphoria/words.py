"""The words of Euphoria as data: what its facts mean, and what is worth telling."""

from __future__ import annotations

from sobremesa.kernel.vocabulary import FLAG, SEAT, At, EventMood, Part, Vocabulary, item, look, several, term

RECRUIT = term("recruit")
ARTIFACT = item("artifact")
CHOSEN = (At("owner"), At("place", less=1))

WORDS = Vocabulary(
    facts={
        **dict.fromkeys(("seat", "target", "next_target", "aim", "first", "owner", "by"), SEAT),
        "recruit": RECRUIT,
        "artifact": ARTIFACT,
        "hand": several(ARTIFACT),
    },
    untold=("used", "asked", "armed", "ended"),
    private=("got", "laid", "received"),
    moods=(
        EventMood("shot", "bad", seat="target"),
        EventMood("reacted", "good"),
        # The seat that was robbed is named first.
        EventMood("robbed", "bad"),
        EventMood("robbed", "good", seat="target"),
    ),
    looks={
        "label-choose_recruit": {
            "owner": look(SEAT, ("prompt", "owner")),
            "recruit": look(RECRUIT, ("memory", "recruits", *CHOSEN), ("scene", "recruits", *CHOSEN)),
            "exposed": look(FLAG, ("scene", "exposed", *CHOSEN)),
        },
    },
    parts={
        "event-announced": {
            "objects": (
                Part("own_place", "announced-own"),
                Part("target", "announced-target"),
                Part("next_target", "announced-next"),
                Part("aim", "announced-aim"),
            ),
        },
    },
)
