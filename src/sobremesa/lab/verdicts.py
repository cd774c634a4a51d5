"""Five verdicts: what a designer wants to know first, each with a colour and a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from sobremesa.kernel.text import LANGUAGES, Message, Named
from sobremesa.lab.measures.cards import CardStrength
from sobremesa.lab.metrics_reader import MetricsReader
from sobremesa.lab.number_text import points
from sobremesa.lab.statistics import Estimate
from sobremesa.lab.summary import Summary
from sobremesa.lab.texts import LAB

Colour = Literal["green", "amber", "red", "grey"]
# A finding with a smaller p-value counts as certain.
CERTAIN: Final = 0.05
WORSE: Final = ("green", "amber", "red")
# A seat's advantage that still counts as fair, as a share of the victories.
FAIR: Final = 0.05
# A card counts as even only if the interval of its gain is at most this wide.
PRECISE: Final = 0.1
# The share of real choices that should matter.
MATTERING: Final = 0.25
# The share of games that the better player should win, at least and at most.
SKILL: Final = (0.55, 0.9)


@dataclass(frozen=True)
class Verdict:
    """``grey`` if the run cannot tell."""

    question: str
    colour: Colour
    sentence: Message


def verdicts(found: Summary, reader: MetricsReader) -> tuple[Verdict, ...]:
    return (_start(found), _cards(found, reader), _length(found, reader), _choices(found), _skill(found))


def _start(found: Summary) -> Verdict:
    """The first seat, in games that have one, or the seat farthest from an equal share: the worse of the two."""
    fair = found.fairness
    judged = [(fair.widest, LAB.message("light-seat", seat=fair.seats.index(fair.widest) + 1))]
    if fair.starter is not None:
        judged.insert(0, (fair.starter, LAB.message("light-starter")))
    verdicts_of_start = [
        _judge_start(estimate, who, fair.even, is_certain=found.start_p < CERTAIN) for estimate, who in judged
    ]
    return max(verdicts_of_start, key=lambda verdict: WORSE.index(verdict.colour))


def _judge_start(estimate: Estimate, who: Message, even: float, *, is_certain: bool) -> Verdict:
    facts = {"who": who, "share": points(estimate.value), "low": points(estimate.low), "high": points(estimate.high)}
    said: dict[str, Colour] = {"unfair": "red", "uneven": "amber", "fair": "green", "unsure": "amber", "open": "amber"}
    if estimate.low > even + FAIR or estimate.high < even - FAIR:
        verdict = "unfair"
    elif is_certain and estimate.excludes(even):
        verdict = "uneven"
    elif max(abs(estimate.low - even), abs(estimate.high - even)) <= FAIR:
        verdict = "fair"
    else:
        verdict = "unsure" if estimate.excludes(even) else "open"
    return Verdict("start", said[verdict], LAB.message(f"light-start-{verdict}", even=points(even), **facts))


def _cards(found: Summary, reader: MetricsReader) -> Verdict:
    if not found.cards:
        return Verdict("cards", "grey", LAB.message("light-cards-none"))
    odd = [card for card in found.cards if card.is_out_of_line]
    # A game without any use of cards gets no verdict about unused ones.
    has_use = any(card.use.value for card in found.cards)
    unused = [card for card in found.cards if has_use and card.use.count and card.use.high < 0.01]
    if odd:
        message = LAB.message("light-cards-odd", count=len(odd), names=card_names(reader, odd[:3]))
        return Verdict("cards", "red" if len(odd) > len(found.cards) // 6 else "amber", message)
    if unused:
        message = LAB.message("light-cards-unused", count=len(unused), names=card_names(reader, unused[:3]))
        return Verdict("cards", "amber", message)
    width = max(card.gain.high - card.gain.low for card in found.cards) / 2
    if width > PRECISE:
        return Verdict("cards", "amber", LAB.message("light-cards-unsure", width=points(width)))
    return Verdict("cards", "green", LAB.message("light-cards-even", width=points(width)))


def _length(found: Summary, reader: MetricsReader) -> Verdict:
    if "minutes" not in found.lengths:
        return Verdict("length", "grey", LAB.message("light-length-none"))
    length = found.lengths["minutes"]
    lasts = {"tenth": round(length.tenth), "ninetieth": round(length.ninetieth)}
    if reader.metrics.minutes is None:
        return Verdict("length", "grey", LAB.message("light-length-alone", **lasts))
    low, high = reader.metrics.minutes
    facts = {**lasts, "low": low, "high": high}
    if length.tenth >= low * 0.8 and length.ninetieth <= high * 1.2:
        return Verdict("length", "green", LAB.message("light-length-fits", **facts))
    colour: Colour = "red" if not low <= length.median <= high else "amber"
    return Verdict("length", colour, LAB.message("light-length-differs", **facts))


def _choices(found: Summary) -> Verdict:
    mattering = found.choices.mattering
    facts = {"share": points(mattering.value), "low": points(mattering.low), "high": points(mattering.high)}
    if not mattering.count:
        return Verdict("choices", "grey", LAB.message("light-choices-none"))
    if mattering.low >= MATTERING:
        return Verdict("choices", "green", LAB.message("light-choices-matter", **facts))
    colour: Colour = "red" if mattering.high < MATTERING else "amber"
    return Verdict("choices", colour, LAB.message("light-choices-little", **facts))


def _skill(found: Summary) -> Verdict:
    rung = found.rung
    if rung is None:
        return Verdict("skill", "grey", LAB.message("light-skill-none"))
    facts = {"better": rung.better, "worse": rung.worse, "share": points(rung.share.value)}
    facts |= {"low": points(rung.share.low), "high": points(rung.share.high)}
    least, most = SKILL
    if least <= rung.share.low and rung.share.high <= most:
        return Verdict("skill", "green", LAB.message("light-skill-right", **facts))
    if rung.share.high < least:
        return Verdict("skill", "red", LAB.message("light-skill-luck", **facts))
    if rung.share.low > most:
        return Verdict("skill", "amber", LAB.message("light-skill-steep", **facts))
    return Verdict("skill", "amber", LAB.message("light-skill-unsure", **facts))


def card_names(reader: MetricsReader, cards: Sequence[CardStrength]) -> Named:
    """The names of the cards in every language."""
    return Named({language: ", ".join(reader.name(card.card, language) for card in cards) for language in LANGUAGES})
