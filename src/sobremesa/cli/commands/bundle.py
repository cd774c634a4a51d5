"""``sobremesa bundle``: the games as static files that play without a server, for any host and any folder."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Iterable, Mapping
from io import BytesIO
from pathlib import Path

from msgspec import json as wire_json

from sobremesa.bots.levels import LEVELS
from sobremesa.cli.command_line import Arguments, Commands
from sobremesa.cli.commands.options import add_games_from, add_outside_games, game_folders
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.text import LANGUAGES
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.files import check_target, file_error, path_from, write_bytes
from sobremesa.terminal.texts import TEXTS
from sobremesa.wire.game_list import game_list
from sobremesa.wire.game_pack import pack_of

MANIFEST = "alone/manifest.json"
# Compressed copies that our server sends; a static host compresses by itself.
SENT, PACKED = ".br", ".gz"
# The content security policy, in the document itself because a static host sends no such header.
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'"
)
OF_A_GAME = (".py", ".toml", ".ftl", ".md")
# A fixed time, so that the same files make the same archive.
EARLIEST = (1980, 1, 1, 0, 0, 0)
MILLION = 1_000_000


def add_commands(commands: Commands) -> None:
    parser = commands.add("bundle", run)
    parser.argument("bundle", required=True, offered=())
    parser.switch("--zip")
    add_games_from(parser)


def run(args: Arguments, screen: Screen) -> None:
    from sobremesa.server import page_folder

    add_outside_games(args, screen)
    folder = path_from(args.bundle)
    archive = folder.with_name(f"{folder.name}.zip")
    if args.zip:
        check_target(archive)
    try:
        size = bundle(page_folder(), folder, GAMES, game_folders(args))
    except OSError as problem:
        raise file_error(folder, problem) from None
    screen.say("bundled", folder=folder, games=", ".join(GAMES), size=f"{size / MILLION:.1f}")
    if args.zip:
        data = zip_folder(folder)
        write_bytes(archive, data, private=False)
        screen.say("bundled-zip", file=archive, size=f"{len(data) / MILLION:.1f}")


class NoBundle(SobremesaError):
    """The page is not built, or the folder is not empty."""


def bundle(page: Path, folder: Path, games: Mapping[str, type[AnyGame]], added: Iterable[Path]) -> int:
    """Writes the bundle and returns its size in bytes. ``games`` are all that it offers; ``added`` are the folders of
    games that the page was not built with. The folder must be new, empty or an earlier bundle."""
    if not (page / MANIFEST).is_file():
        raise NoBundle(TEXTS.message("bundle-no-page"))
    if folder.exists() and any(folder.iterdir()) and not (folder / MANIFEST).is_file():
        raise NoBundle(TEXTS.message("bundle-not-empty", folder=folder))
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(page, folder, ignore=shutil.ignore_patterns(".*", f"*{SENT}"))
    _unpack(folder)
    _make_relative(folder / "index.html")
    _make_relative(folder / "sobremesa.webmanifest")
    _add_games(folder, games, list(added))
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def zip_folder(folder: Path) -> bytes:
    """The bundle as one zip file with the document at its top level, as itch.io expects it."""
    return _archive({path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()})


def _unpack(folder: Path) -> None:
    """An installed page has compressed files only."""
    for packed in list(folder.rglob(f"*{PACKED}")):
        plain = packed.with_suffix("")
        if not plain.exists():
            plain.write_bytes(gzip.decompress(packed.read_bytes()))
        packed.unlink()


def _make_relative(file: Path) -> None:
    """Turns addresses from the server's root into relative ones."""
    text = re.sub(r'(=|": *)"/(?!/)', r'\1"./', file.read_text(encoding="utf-8"))
    if file.suffix == ".html":
        policy = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
        text = re.sub(r"<html\b", "<html data-bundle", text, count=1)
        text = text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)
    file.write_text(text, encoding="utf-8")


def _add_games(folder: Path, games: Mapping[str, type[AnyGame]], added: list[Path]) -> None:
    for language in LANGUAGES:
        listed = wire_json.encode(game_list(games.values(), language, tuple(LEVELS)))
        (folder / "alone" / f"games.{language}.json").write_bytes(listed)
    outside = {name: kind for name, kind in games.items() if kind.about.folder.parent.resolve() in _resolve(added)}
    if not outside:
        return
    packs = folder / "alone" / "packs"
    packs.mkdir()
    files: dict[str, Path] = {}
    for name, kind in outside.items():
        (packs / f"{name}.json").write_bytes(wire_json.encode(pack_of(kind)))
        home = kind.about.folder
        wanted = (path for path in home.rglob("*") if path.suffix in OF_A_GAME and "__pycache__" not in path.parts)
        files |= {f"{name}/{path.relative_to(home).as_posix()}": path for path in wanted}
    data = _archive(files)
    file = f"games-{hashlib.sha256(data).hexdigest()[:12]}.zip"
    (folder / "alone" / file).write_bytes(data)
    manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    manifest["games"] = {"name": file, "size": len(data), "names": list(outside)}
    (folder / MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")


def _resolve(folders: list[Path]) -> set[Path]:
    return {folder.resolve() for folder in folders}


def _archive(files: Mapping[str, Path]) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EARLIEST), files[name].read_bytes(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()
