"""Plays the parts of a study on a Ray cluster: a running one, or a local one."""

from __future__ import annotations

import logging
import os
import tempfile
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.lab.run_folder import Part as Tables
from sobremesa.lab.runner import Stretch, play_stretch
from sobremesa.lab.study import Study
from sobremesa.lab.texts import LAB

# Memory for the results of a local cluster; a part is far smaller.
STORE_BYTES = 100_000_000
ADDRESS = "RAY_ADDRESS"


class NoCluster(SobremesaError):
    """Ray is not installed, or its cluster cannot play this study."""


def need_ray() -> None:
    if find_spec("ray") is None:
        raise NoCluster(LAB.message("no-ray"))


Part = Callable[[Study, "str | None", str, Stretch], tuple[Tables, float]]


def play_remotely(study: Study, deck: str | None, digest: str, stretch: Stretch) -> tuple[Tables, float]:
    """Plays a stretch on a machine without our files: the deck travels as text. A machine with other rules or cards
    refuses, since it would play other games."""
    if study.game not in GAMES:
        raise WrongEdition(study.game)
    with tempfile.TemporaryDirectory() as folder:
        if deck is not None:
            file = Path(folder) / "deck.toml"
            file.write_text(deck, encoding="utf-8")
            study = replace(study, deck=file)
        if study.digest() != digest:
            raise WrongEdition(study.game)
        return play_stretch(study.build_game(), study, stretch)


class WrongEdition(Exception):
    """The machine has another edition of the game, or does not have the game."""


class RayRunner:
    """``width`` is the number of parts played at once: one for each processor of the cluster."""

    def __init__(self, processes: int, part: Part = play_remotely) -> None:
        need_ray()
        # Ray reports usage statistics by default.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray as library

        # Ray's types are less precise than its documentation.
        ray: Any = library
        self._ray = ray
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        try:
            ray.init(address=os.environ.get(ADDRESS, "auto"), **quiet)
        except ConnectionError:
            if ADDRESS in os.environ:
                raise NoCluster(LAB.message("no-cluster", address=os.environ[ADDRESS][:80])) from None
            self._start(processes, quiet)
        self.width = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # ``run`` repeats lost parts and counts the attempts, so Ray must not retry by itself.
        self._part: Any = ray.remote(max_retries=0, num_cpus=1)(part)
        self._running: dict[Any, Stretch] = {}
        self._told: dict[Study, tuple[str | None, str]] = {}

    def _start(self, processes: int, quiet: dict[str, Any]) -> None:
        """Starts a cluster on this machine."""
        size = {"num_cpus": processes, "object_store_memory": STORE_BYTES, "include_dashboard": False}
        try:
            self._ray.init(address="local", **size, **quiet)
        except Exception as problem:  # noqa: BLE001  # Ray raises a plain Exception on a slow machine
            self._ray.shutdown()
            reason = str(problem).partition("\n")[0][:200]
            raise NoCluster(LAB.message("no-local-cluster", reason=reason)) from None

    def submit(self, game: AnyGame, study: Study, stretch: Stretch) -> None:
        if not type(game).__module__.startswith("sobremesa."):
            raise NoCluster(LAB.message("ray-own-games", game=study.game))
        if study not in self._told:
            deck = None if study.deck is None else study.deck.read_text(encoding="utf-8")
            self._told[study] = (deck, study.digest())
        deck, digest = self._told[study]
        self._running[self._part.remote(replace(study, deck=None), deck, digest, stretch)] = stretch

    def wait(self) -> tuple[Stretch, Tables | None, float]:
        """A killed worker, a lost machine and a lost result all count as a lost part."""
        from ray import exceptions

        [done], _ = self._ray.wait(list(self._running), num_returns=1)
        stretch = self._running.pop(done)
        try:
            tables, seconds = self._ray.get(done)
        except exceptions.RayTaskError as problem:
            if isinstance(problem.cause, WrongEdition):
                raise NoCluster(LAB.message("ray-other-edition")) from None
            raise
        except exceptions.RayError:
            return stretch, None, 0.0
        return stretch, tables, seconds

    def close(self) -> None:
        self._running.clear()
        self._ray.shutdown()
