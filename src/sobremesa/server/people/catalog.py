"""The features of people, in one list. Their tables are made, and their hooks called, in this order."""

from __future__ import annotations

from sobremesa.server.people.daily.feature import FEATURE as DAILY
from sobremesa.server.people.feature import PeopleFeature
from sobremesa.server.people.groups.feature import FEATURE as GROUPS
from sobremesa.server.people.guesses.feature import FEATURE as GUESSES
from sobremesa.server.people.look_back.feature import FEATURE as LOOK_BACK
from sobremesa.server.people.my_games.feature import FEATURE as MY_GAMES
from sobremesa.server.people.notices.feature import FEATURE as NOTICES
from sobremesa.server.people.reports.feature import FEATURE as REPORTS
from sobremesa.server.people.seasons.feature import FEATURE as SEASONS
from sobremesa.server.people.tournaments.feature import FEATURE as TOURNAMENTS

FEATURES: tuple[PeopleFeature, ...] = (
    LOOK_BACK,
    REPORTS,
    GUESSES,
    MY_GAMES,
    NOTICES,
    GROUPS,
    SEASONS,
    DAILY,
    TOURNAMENTS,
)
