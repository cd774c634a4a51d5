"""Builds the handbook into ``src/sobremesa/server/docs``, if anything of it changed: ``python handbook/build.py``.

Pages are staged (sources, and what is made from the code), mkdocs makes a site of each language, and the site is
finished: what it does not need is thrown out, its inline scripts are named for the server, and it is put into one file.
"""

from __future__ import annotations

import hashlib
import logging
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

# Before anything of the package is imported: the compiler may be at work on the modules beside their sources.
os.environ["SOBREMESA_PURE"] = "1"
# mkdocs-material asks everybody who builds a site to read about another program.
os.environ["NO_MKDOCS_2_WARNING"] = "true"
HOUSE = Path(__file__).parents[1].resolve()
sys.path[:0] = [str(HOUSE), str(HOUSE / "src")]

from handbook import look  # noqa: E402  # found where this script lies, from wherever it is run
from handbook.finishing import ARCHIVE, archived, finish  # noqa: E402
from handbook.made import API, made  # noqa: E402
from handbook.pages import HOME, LANGUAGES, pages, sections  # noqa: E402
from handbook.staging import BadLink, Staging  # noqa: E402

HANDBOOK = HOUSE / "handbook"
SITE = HOUSE / "src" / "sobremesa" / "server" / "docs"
STAMP = ".digest"
# Spanish comes first and has the shorter address; whoever reads Spanish may search the English pages too.
PLACES = {"es": "", "en": "en"}
SEARCHED = {"es": ["es", "en"], "en": ["en"]}
WORDS = {
    "es": {
        "about": "Cómo jugar, atender, diseñar, programar e investigar con Sobremesa",
        "dark": "Pasar a oscuro",
        "light": "Pasar a claro",
    },
    "en": {
        "about": "How to play, host, design, program and study with Sobremesa",
        "dark": "Go dark",
        "light": "Go light",
    },
}
# How docstrings are shown. Names without one, and those that begin with _, are nobody's business.
SHOWN = {
    "show_source": False,
    "show_root_heading": True,
    "show_root_full_path": True,
    "heading_level": 3,
    "show_root_toc_entry": True,
    "members_order": "source",
    "filters": ["!^_"],
    "show_if_no_docstring": False,
    "separate_signature": True,
    "show_signature_annotations": True,
    "docstring_style": "google",
    "allow_inspection": False,
    "show_bases": False,
    "show_labels": False,
    "line_length": 100,
}
DESCRIBED = {
    "handlers": {"python": {"options": SHOWN, "paths": [str(HOUSE / "src")]}},
    "default_handler": "python",
    "enable_inventory": False,
}


def build() -> None:
    with tempfile.TemporaryDirectory() as name:
        staged = Path(name)
        for language in LANGUAGES:
            folder = staged / language
            Staging(folder, language, list(pages()), made).write()
            look.write(folder)
        digest = _digest(staged)
        stamp = SITE / STAMP
        if stamp.exists() and stamp.read_text() == digest:
            return
        made_here = staged / "site"
        for language in LANGUAGES:
            run_mkdocs(language, staged / language, made_here / PLACES[language])
        finish(made_here, first_pages())
        shutil.rmtree(SITE, ignore_errors=True)
        SITE.mkdir(parents=True)
        (SITE / ARCHIVE).write_bytes(archived(made_here))
        (SITE / STAMP).write_text(digest)


def first_pages() -> dict[str, str]:
    """Somebody who trims an address is led to where its section begins."""
    found = {}
    for section in sections():
        first = section.pages[0].path
        folder, _, rest = first.rpartition("/")
        if folder and rest != "index":
            for place in PLACES.values():
                found[f"{place}/{folder}/".lstrip("/")] = f"{place}/{first}/".lstrip("/")
    return found


def _digest(staged: Path) -> str:
    """Of all that mkdocs will read, and of what makes it."""
    whole = hashlib.sha256()
    described = {HOUSE / "src" / path for names in API.values() for name in names for path in _modules(name)}
    ours = {path for path in HANDBOOK.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    for root, paths in ((staged, set(staged.rglob("*"))), (HOUSE, described | ours)):
        for path in sorted(path for path in paths if path.is_file()):
            whole.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


def _modules(name: str) -> list[str]:
    """The files that a public name may be described in: its module, or all of the folder that names it."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        path = Path(*parts[:length])
        if (HOUSE / "src" / path).with_suffix(".py").exists():
            return [path.with_suffix(".py").as_posix()]
        if length > 1 and (HOUSE / "src" / path).is_dir():
            return [found.relative_to(HOUSE / "src").as_posix() for found in (HOUSE / "src" / path).glob("*.py")]
    return ["sobremesa/__init__.py"]


def navigation(language: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [{HOME.title_in(language): HOME.file}]
    return found + [
        {section.title_in(language): [{page.title_in(language): page.file} for page in section.pages]}
        for section in sections()
    ]


def palette(scheme: str, media: str, icon: str, words: str) -> dict[str, Any]:
    colours = {"scheme": scheme, "primary": "custom", "accent": "custom"}
    return {"media": f"(prefers-color-scheme: {media})", **colours, "toggle": {"icon": icon, "name": words}}


def run_mkdocs(language: str, folder: Path, site: Path) -> None:
    from mkdocs.commands.build import build as make
    from mkdocs.config import load_config

    words = WORDS[language]
    config = load_config(
        config_file=str(HANDBOOK / "mkdocs.yml"),
        docs_dir=str(folder),
        site_dir=str(site),
        site_description=words["about"],
        nav=navigation(language),
        plugins=[
            {"search": {"lang": SEARCHED[language]}},
            *([{"mkdocstrings": DESCRIBED}] if language == "en" else []),
        ],
        theme={
            "name": "material",
            "custom_dir": str(HANDBOOK / "theme"),
            "language": language,
            "font": False,
            "logo": "assets/logo.svg",
            "favicon": "assets/logo.svg",
            "features": [
                *("navigation.tabs", "navigation.prune", "navigation.top", "navigation.footer"),
                *("search.highlight", "content.code.copy", "toc.follow"),
            ],
            "palette": [
                palette("default", "light", "material/weather-night", words["dark"]),
                palette("slate", "dark", "material/weather-sunny", words["light"]),
            ],
        },
        extra={"generator": False, "alternate": True, "languages": PLACES, "spoken": language},
        extra_css=[look.stylesheet(folder)],
        strict=True,
    )
    make(config)


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    try:
        build()
    except BadLink as problem:
        sys.exit(str(problem))
