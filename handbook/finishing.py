"""A site as mkdocs leaves it becomes one that a server can pass on: less of it, in one archive, with a policy.

mkdocs-material has a few scripts inside its pages. Each is allowed by its hash, so that no other can be.
"""

from __future__ import annotations

import hashlib
import io
import json
import re
import tarfile
from base64 import b64encode
from collections.abc import Mapping
from importlib.metadata import distribution
from pathlib import Path
from unicodedata import normalize

from handbook.staging import digest

# What the server sends with every file of the handbook (`sobremesa/server/handbook.py`).
SCRIPTS = ".scripts"
# Where each section begins that has no page of its own.
FIRST_PAGES = ".first-pages"
ARCHIVE = "site.tar.xz"
LICENCES = "third-party.txt"
INLINE = re.compile(r"<script(?P<said>[^>]*)>(?P<code>.*?)</script>", re.DOTALL)
# Of the languages that lunr could search, those that the pages are in.
LUNR = re.compile(r"lunr\.(es|multi|stemmer\.support)\.min\.js$")
# For search engines, for those who look into our scripts, and for others' languages.
THROWN_OUT = ("sitemap.xml", "sitemap.xml.gz", "404.html", "objects.inv")
LINE = "-" * 100


def finish(site: Path, first_pages: Mapping[str, str]) -> None:
    hashes: set[str] = set()
    renamed = {old: new for bundle in site.rglob("bundle.*.min.js") for old, new in [mend_bundle(bundle)]}
    for path in sorted(path for path in site.rglob("*") if path.is_file()):
        is_unused = path.suffix == ".map" or ("lunr" in path.parts and not LUNR.search(path.name))
        if is_unused or path.name in THROWN_OUT:
            path.unlink()
        elif path.suffix == ".html":
            text = mended(path.read_text(encoding="utf-8"))
            for old, new in renamed.items():
                text = text.replace(old, new)
            path.write_text(text, encoding="utf-8")
            hashes |= inline_scripts(text)
        elif path.suffix in (".js", ".css"):
            text = path.read_text(encoding="utf-8")
            path.write_text(re.sub(r"(//|/\*)# sourceMappingURL=\S+( \*/)?", "", text), encoding="utf-8")
    for path in site.rglob("search_index.json"):
        path.write_text(findable(path.read_text(encoding="utf-8")), encoding="utf-8")
    (site / LICENCES).write_text(licences(), encoding="utf-8")
    (site / SCRIPTS).write_text("\n".join(sorted(hashes)))
    (site / FIRST_PAGES).write_text(json.dumps(first_pages))


def archived(site: Path) -> bytes:
    """Pages are alike, and so are the two languages: together they are a fifth of what each is by itself."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:xz", preset=9) as archive:
        for path in sorted(path for path in site.rglob("*") if path.is_file()):
            # No time in it: the same pages give the same bytes.
            about = tarfile.TarInfo(path.relative_to(site).as_posix())
            about.size = path.stat().st_size
            with path.open("rb") as content:
                archive.addfile(about, content)
    return packed.getvalue()


def mend_bundle(path: Path) -> tuple[str, str]:
    """A button beside a piece of code is no part of the page to be announced. Gives its old name and its new one, which
    tells what is in it now."""
    text, times = re.subn(
        r'"nav",\{class:"md-code__nav"', '"div",{class:"md-code__nav"', path.read_text(encoding="utf-8")
    )
    assert times == 1, f"{path.name} is not the script that this mends"
    new = path.with_name(path.name.replace(".min.js", f".{digest(text.encode())}.min.js"))
    path.unlink()
    new.write_text(text, encoding="utf-8")
    return path.name, new.name


def mended(page: str) -> str:
    """What mkdocs-material leaves out for those who use keyboards and screen readers."""
    [search] = re.findall(r'<nav class="md-search__options" aria-label="([^"]*)"', page)
    dialog = '<div class="md-search" data-md-component="search" role="dialog"'
    page = page.replace(dialog, f'{dialog} aria-label="{search}"')
    # The list of contents is there twice, for narrow screens and for wide ones; so its parts are nobody's landmarks.
    return re.sub(r'<nav class="md-nav" aria-label="[^"]*">', '<nav class="md-nav" role="presentation">', page)


def findable(index: str) -> str:
    """Whoever types without accents finds a page, too: it has its accented words once more, without them."""
    whole = json.loads(index)
    words: dict[str, set[str]] = {}
    for entry in whole["docs"]:
        text = re.sub(r"<[^>]+>", " ", f"{entry['title']} {entry['text']}")
        found = words.setdefault(entry["location"].partition("#")[0], set())
        found |= {word for word in re.findall(r"[^\W\d_]+", text.lower()) if not word.isascii()}
    for entry in whole["docs"]:
        if plain := sorted({_plain(word) for word in words[entry["location"]]} if "#" not in entry["location"] else ()):
            entry["text"] += f"<p>{' '.join(plain)}</p>"
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def _plain(word: str) -> str:
    return normalize("NFKD", word).encode("ascii", "ignore").decode()


def inline_scripts(page: str) -> set[str]:
    """The hashes of the scripts that a page would run; data in the form of a script is not run."""
    found = INLINE.finditer(page)
    run = [one["code"] for one in found if "src=" not in one["said"] and "application/json" not in one["said"]]
    return {b64encode(hashlib.sha256(code.encode()).digest()).decode() for code in run}


def licences() -> str:
    """Of what others wrote and every page brings along; typefaces are the page's own, and told with it."""
    parts = ["Sobremesa's handbook contains, beside our own work, parts of these packages.\n"]
    for name in ("mkdocs-material",):
        package = distribution(name)
        [text] = [path for path in package.files or () if path.match("*.dist-info/licenses/LICENSE")]
        words = Path(str(package.locate_file(text))).read_text(encoding="utf-8")
        parts.append(f"{LINE}\n{name} {package.version}\n{LINE}\n\n{words}\n")
    return "\n".join(parts)
