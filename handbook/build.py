"""Builds the handbook into ``src/sobremesa/server/docs``: ``python handbook/build.py``.

mkdocs makes a site of each language (es.yml, en.yml). Both go into one archive, with the hashes of the scripts that
stand inside the pages: the server's policy allows no others.
"""

from __future__ import annotations

import hashlib
import io
import logging
import os
import re
import shutil
import sys
import tarfile
import tempfile
from base64 import b64encode
from pathlib import Path

ROOT = Path(__file__).parents[1].resolve()
SITE = ROOT / "src" / "sobremesa" / "server" / "docs"
# Spanish comes first and has the shorter address.
PLACES = {"es": "", "en": "en"}
ARCHIVE = "site.tar.xz"
STAMP = ".digest"
SCRIPTS = ".scripts"
INLINE = re.compile(r"<script(?P<said>[^>]*)>(?P<code>.*?)</script>", re.DOTALL)
# For search engines and debuggers; and of the languages that lunr can search, those that the pages are not in.
UNUSED = re.compile(r"sitemap\.xml|404\.html|objects\.inv|\.map$|/lunr/(?!min/lunr\.(es|multi|stemmer\.support)\.)")


def build() -> None:
    from mkdocs.commands.build import build as run_mkdocs
    from mkdocs.config import load_config

    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder)
        for language, place in PLACES.items():
            run_mkdocs(load_config(str(ROOT / "handbook" / f"{language}.yml"), site_dir=str(site / place)))
        for path in files_in(site):
            if UNUSED.search(path.as_posix()):
                path.unlink()
        hashes = {one for path in site.rglob("*.html") for one in inline_scripts(path.read_text(encoding="utf-8"))}
        (site / SCRIPTS).write_text("\n".join(sorted(hashes)))
        archive = pack_site(site)
    shutil.rmtree(SITE, ignore_errors=True)
    SITE.mkdir(parents=True)
    (SITE / ARCHIVE).write_bytes(archive)
    (SITE / STAMP).write_text(hashlib.sha256(archive).hexdigest())


def files_in(site: Path) -> list[Path]:
    return sorted(path for path in site.rglob("*") if path.is_file())


def pack_site(site: Path) -> bytes:
    """The pages are so alike that together they are a fifth of what each is by itself."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:xz", preset=9) as archive:
        for path in files_in(site):
            # No time in it: the same pages give the same bytes.
            about = tarfile.TarInfo(path.relative_to(site).as_posix())
            about.size = path.stat().st_size
            with path.open("rb") as content:
                archive.addfile(about, content)
    return packed.getvalue()


def inline_scripts(page: str) -> set[str]:
    """The hashes of the scripts that a page would run; data in the form of a script is not run."""
    found = INLINE.finditer(page)
    run = [one["code"] for one in found if "src=" not in one["said"] and "application/json" not in one["said"]]
    return {b64encode(hashlib.sha256(code.encode()).digest()).decode() for code in run}


if __name__ == "__main__":
    # The compiler may be at work on the modules beside their sources.
    os.environ["SOBREMESA_PURE"] = "1"
    # mkdocs-material advertises another program during a build.
    os.environ["NO_MKDOCS_2_WARNING"] = "true"
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    build()
