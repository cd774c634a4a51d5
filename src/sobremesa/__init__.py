"""Sobremesa: play, host and study hidden-information card games.

`SOBREMESA_PURE=1` in the environment makes every module run from its Python source, even where a compiled one
lies beside it, so that the interpreted and the compiled engine can be compared from one installation.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import Final

__all__ = ["__version__", "engine"]

__version__: Final = "0.1.0"


class _SourceFinder(MetaPathFinder):
    """Finds the modules of this package by their Python source only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(f"{__name__}."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("SOBREMESA_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, _SourceFinder())


def engine() -> str:
    """Which engine really runs in this process: "compiled" or "interpreted"."""
    from sobremesa.kernel import bits

    return "interpreted" if str(bits.__file__).endswith(".py") else "compiled"
