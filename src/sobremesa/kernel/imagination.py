"""What a seat can imagine of what it does not see."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagination:
    """Prepared from one view; knows nothing else."""

    @abstractmethod
    def sample(self, rng: Rng, state: State) -> None:
        """Makes the state a random world that the viewer cannot rule out, each one equally likely.

        The state's own source of chance is left as it is.
        """
