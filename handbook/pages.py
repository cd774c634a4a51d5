"""What the handbook holds beside the files in ``docs/``: mkdocs-gen-files runs this once for each language.

A page made from the code is one more line in PAGES, and one in the navigation of es.yml and en.yml.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from functools import partial
from importlib.metadata import distribution
from pathlib import Path

import mkdocs_gen_files

from handbook import reference

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
GAMES = ("evidencia", "euphoria", "codigos")
# What the page calls its two themes, and what mkdocs-material does.
# The typefaces and sizes, which only the first has, hold in both.
SCHEMES = {":root": ':root, [data-md-color-scheme="default"]', ":root[data-dark]": '[data-md-color-scheme="slate"]'}
LINE = "-" * 100


def only_in_english(title: str, address: str, write: Callable[[], str], language: str) -> str:
    """The references are long and in English: the Spanish site leads to them."""
    if language == "en":
        return write()
    return (
        f"# {title}\n\nEsta referencia se hace del código y está en inglés: "
        f'<a href="../en/{address}/" hreflang="en">leela ahí</a>.\n'
    )


def decisions(language: str) -> str:
    paths = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    titles = [path.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ") for path in paths]
    links = [f"- [{title.replace('. ', ': ', 1)}]({path.name})" for path, title in zip(paths, titles, strict=True)]
    heading = {"es": "Decisiones", "en": "Decisions"}[language]
    return "\n".join([f"# {heading}", "", *links, ""])


PAGES: dict[str, Callable[[str], str]] = {
    **{f"play/{game}.md": partial(reference.rules, game) for game in GAMES},
    "commands.md": reference.commands,
    "api.md": partial(only_in_english, "La API", "api", reference.api),
    "messages.md": partial(only_in_english, "Los mensajes", "messages", reference.messages),
    "observations.md": partial(only_in_english, "Observaciones", "observations", reference.observations),
    "visibility.md": partial(only_in_english, "Quién ve qué", "visibility", reference.visibility),
    "decisions/index.md": decisions,
}
# Documents that lie at the root of the repository, in English.
FROM_THE_ROOT = {
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
    "code-of-conduct.md": "CODE_OF_CONDUCT.md",
}
# Files that a reader may want to have, as they are; hooks.py lets the links in the pages lead to them.
FILES = {path: f"files/{path.name}" for path in (ROOT / "Dockerfile", *sorted((ROOT / "examples").glob("*.py")))}


def root_page(text: str) -> str:
    """A document of the root, with links as they hold in the handbook; README is not a part of it."""
    text = text.replace("](docs/decisions)", "](decisions/index.md)").replace("](docs/", "](")
    for name, source in FROM_THE_ROOT.items():
        text = text.replace(f"]({source})", f"]({name})")
    return re.sub(r"\[([^\]]+)\]\(README[^)]*\)", r"\1", text)


def stylesheet() -> str:
    """The page's own typefaces and colours, then what the handbook adds to them."""
    base = (WEB / "src" / "shell" / "base.css").read_text(encoding="utf-8")
    colours = []
    for theirs, ours in SCHEMES.items():
        block = re.search(rf"^{re.escape(theirs)} {{\n(.*?)^}}", base, re.MULTILINE | re.DOTALL)
        assert block, f"base.css has no {theirs}"
        colours.append(f"{ours} {{\n{block[1]}}}")
    fonts = (WEB / "src" / "shell" / "fonts.css").read_text(encoding="utf-8")
    typefaces = re.sub(r'url\("(@fontsource/[^"]+)"\)', _typeface, fonts)
    return "\n".join([typefaces, *colours, (ROOT / "handbook" / "handbook.css").read_text(encoding="utf-8")])


def _typeface(found: re.Match[str]) -> str:
    """Its name changes with its content, so browsers may cache it without end."""
    path = WEB / "node_modules" / found[1]
    content = path.read_bytes()
    name = f"{path.stem}.{hashlib.sha256(content).hexdigest()[:10]}{path.suffix}"
    write(f"assets/handbook/{name}", content)
    return f'url("{name}")'


def licence() -> str:
    """The typefaces are the page's own, and are named with it."""
    package = distribution("mkdocs-material")
    [text] = [path for path in package.files or () if path.match("*.dist-info/licenses/LICENSE")]
    words = Path(str(package.locate_file(text))).read_text(encoding="utf-8")
    head = "Sobremesa's handbook contains, beside our own work, parts of this package.\n\n"
    return f"{head}{LINE}\nmkdocs-material {package.version}\n{LINE}\n\n{words}\n"


def write(name: str, content: bytes) -> None:
    with mkdocs_gen_files.open(name, "wb") as file:
        file.write(content)


def write_all(language: str) -> None:
    for name, page in PAGES.items():
        write(name, page(language).encode())
    for name, source in FROM_THE_ROOT.items():
        write(name, root_page((ROOT / source).read_text(encoding="utf-8")).encode())
    for path, name in FILES.items():
        write(name, path.read_bytes())
    write("assets/logo.svg", (WEB / "public" / "icon.svg").read_bytes())
    write("assets/handbook/handbook.css", stylesheet().encode())
    write("third-party.txt", licence().encode())


if __name__ == "<run_path>":
    write_all(mkdocs_gen_files.config["extra"]["language"])
