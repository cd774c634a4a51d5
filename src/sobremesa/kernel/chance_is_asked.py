"""When chance has to be decided by somebody else."""

from __future__ import annotations


class ChanceIsAsked(Exception):
    """One of several equally likely outcomes is needed to go on."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes
