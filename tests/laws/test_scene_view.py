"""A glance is the view without its memory: nothing more, nothing less."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sobremesa.kernel.law import random_match
from tests.laws.configurations import Configuration, configurations


@pytest.mark.parametrize("configuration", configurations(), ids=str)
def test_a_glance_is_the_view_without_its_memory(configuration: Configuration) -> None:
    game = configuration.make()
    for number, match in enumerate(random_match(game, seed=5)):
        for viewer in game.viewers() if number % 5 == 0 else ():
            assert match.scene_view(viewer) == replace(match.view(viewer), memory=None)
