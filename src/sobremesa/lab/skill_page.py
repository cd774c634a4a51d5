"""How far skill goes, as a page: who beats whom, and what each ability is worth."""

from __future__ import annotations

from html import escape

from sobremesa.kernel.game import AnyGame
from sobremesa.lab.metrics_reader import MetricsReader
from sobremesa.lab.number_text import interval
from sobremesa.lab.plots import heat, quiet, whiskers
from sobremesa.lab.report import page, table
from sobremesa.lab.skill import LADDER, Meeting, Skill
from sobremesa.lab.texts import LAB


def rival_name(game: AnyGame, meeting: Meeting, found: Skill, language: str) -> str:
    """The rival's name: a level, the bot without an ability, or the bot with one plan."""
    if meeting in found.restricted:
        return LAB.say(language, f"restricted-{meeting.rival}")
    if meeting in found.planned:
        return LAB.say(language, "restricted-plan", verb=MetricsReader(game).verb(meeting.rival, language))
    return meeting.rival


def verdicts(game: AnyGame, found: Skill, language: str) -> list[str]:
    """The findings as sentences."""
    told = [LAB.say(language, "skill-steps", steps=found.steps)]
    if found.planned:
        winning = [MetricsReader(game).verb(verb, language) for verb in found.winning]
        told.append(LAB.say(language, "skill-plans", count=len(winning), plans=", ".join(winning)))
    return told


def skill_page(game: AnyGame, found: Skill, language: str) -> str:
    shares = {}
    for meeting in found.ladder:
        shares[meeting.bot, meeting.rival] = meeting.share.value
        shares[meeting.rival, meeting.bot] = 1 - meeting.share.value
    title = LAB.say(language, "skill-title", game=game.texts.say(language, "title"))
    parts = [f"<p>{escape(sentence)}</p>" for sentence in verdicts(game, found, language)]
    with quiet():
        parts.append(heat(LADDER, shares, (LAB.say(language, "axis-won-row"), LAB.say(language, "axis-rival"))))
        for group in (found.restricted, found.planned):
            if group:
                labels = [rival_name(game, meeting, found, language) for meeting in group]
                axis = LAB.say(language, "axis-against", bot=group[0].bot)
                found_shares = [meeting.share for meeting in group]
                parts.append(whiskers(labels, found_shares, 0.5, axis, [each.excludes(0.5) for each in found_shares]))
    heads = (LAB.say(language, key) for key in HEADS)
    parts.append(table(heads, (row(game, meeting, found, language) for meeting in found.all)))
    return page(title, language, "\n".join(parts))


HEADS = ("skill-bot", "skill-rival", "skill-deals", "skill-share", "skill-elo", "skill-luck-of-deals")


def row(game: AnyGame, meeting: Meeting, found: Skill, language: str) -> tuple[str, ...]:
    rival = rival_name(game, meeting, found, language)
    share, luck = interval(meeting.share), interval(meeting.luck)
    return meeting.bot, rival, str(meeting.deals), share, f"{meeting.elo:+.0f}", luck
