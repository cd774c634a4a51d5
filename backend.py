"""How pip builds us: as setuptools does, with the packages that this very build needs and no others.

A source distribution carries the page and the handbook, so whoever installs from one needs neither node nor mkdocs; and
whoever does not compile needs no compiler (``SOBREMESA_PURE=1``).
"""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).parent
Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_engine(), *_page()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *_engine(), *_page()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_page()]


def _engine() -> list[str]:
    return [] if os.environ.get("SOBREMESA_PURE", "") not in ("", "0") else _group("engine")


def _page() -> list[str]:
    is_ours = not (ROOT / "PKG-INFO").exists() and os.environ.get("SOBREMESA_PAGE", "") != "0"
    return _group("page") if is_ours else []


def _group(name: str) -> list[str]:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
    found: list[str] = []
    for entry in groups[name]:
        found += _group(entry["include-group"]) if isinstance(entry, dict) else [entry]
    return found
