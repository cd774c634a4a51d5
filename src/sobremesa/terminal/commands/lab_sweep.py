"""``sobremesa lab sweep``: the same study with every combination of some options."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from pathlib import Path

from sobremesa.terminal.command_line import BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import find_games
from sobremesa.terminal.commands.lab_run import STUDY, study_of
from sobremesa.terminal.extras import need
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying
from sobremesa.terminal.sweeping import Sweeping
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import several_values

MOST_VARIANTS = 64


def run(given: Given, screen: Screen) -> None:
    need("lab")
    find_games(given, screen)
    study = study_of(given)
    swept: tuple[tuple[str, tuple[str, ...]], ...] = given.all("set")
    if not swept:
        raise BadCommand(TEXTS.message("cli-sweep-nothing"))
    variants = []
    for values in product(*(choices for _name, choices in swept)):
        chosen = dict(study.options) | {name: value for (name, _), value in zip(swept, values, strict=True)}
        variants.append(replace(study, options=tuple(sorted(chosen.items()))))
    if len(variants) > MOST_VARIANTS:
        raise BadCommand(TEXTS.message("cli-sweep-many", variants=len(variants), most=MOST_VARIANTS))
    for variant in variants:
        variant.configured()
    folder = given.one("out") or Path("runs") / f"{study.game}-sweep-{study.digest()}"
    studying = Studying(screen, given.one("processes"), given.one("on"))
    Sweeping(screen, studying).run(variants, [name for name, _ in swept], folder)


COMMAND = Command(
    "lab sweep",
    "game",
    (
        Flag("--set", many=True, read=several_values),
        *STUDY,
    ),
    run,
)
