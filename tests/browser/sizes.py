"""How much a browser is sent, as the server sends it: scripts and styles compressed, fonts as they are."""

from __future__ import annotations

import re

from sobremesa.server.http.assets import PAGE

GAMES = ("evidencia", "euphoria", "codigos")
LOADED = re.compile(r"import\(`\./([\w.-]+)`\),(?:__vite__mapDeps\(\[([\d,]*)\]\)|\[\])")


def size_of(name: str) -> int:
    sent = PAGE / "assets" / f"{name}.br"
    return (sent if sent.exists() else PAGE / "assets" / name).stat().st_size


def entry() -> set[str]:
    """The scripts that the front page waits for."""
    return set(re.findall(r"assets/([\w.-]+\.js)", (PAGE / "index.html").read_text()))


def of_game(game: str) -> set[str]:
    """All files that a visitor loads to open the front page in Spanish, play this game, learn it and read its rules."""
    first = set(re.findall(r"assets/([\w.-]+\.(?:js|css))", (PAGE / "index.html").read_text()))
    scripts = "".join((PAGE / "assets" / name).read_text() for name in first if name.startswith("index-"))
    listed = re.search(r"m\.f=\[(.*?)\]", scripts)
    assert listed
    names = re.findall(r"\./([\w.-]+)", listed[1])
    loads = {name: {names[int(n)] for n in deps.split(",") if n} | {name} for name, deps in LOADED.findall(scripts)}
    face = re.search(rf"{game}:\{{face:.*?import\(`\./([\w.-]+)`\)", scripts)
    assert face
    wanted = {face[1], *(name for name in loads if name.startswith(("TablePage-", "LearnPage-", "Rules")))}
    found = first.union(*(loads[name] for name in wanted))
    everything = [path.name for path in (PAGE / "assets").iterdir() if path.suffix == ".js"]
    found |= {name for name in everything if name.startswith((f"{game}.", "es-", "portraits-", "Portrait-"))}
    styles = "".join((PAGE / "assets" / name).read_text() for name in found if name.endswith(".css"))
    return {name for name in found if ".rules.en" not in name} | set(re.findall(r"[\w.-]+\.woff2", styles))
