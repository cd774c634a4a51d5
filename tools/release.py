"""Makes a release of the commit that is checked out, into dist/, or says in a sentence why not: ``make release``.

All of it is built from the tracked files alone, in a folder aside. Each wheel is installed in an empty environment,
plays a game and serves the page before anything comes into dist/.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1].resolve()
sys.path.insert(0, str(ROOT))
from tools import step  # noqa: E402  # found where this script lies, from wherever it is run

VERSION_FILE = "src/sobremesa/__init__.py"
SERVED = "requirements-serve.lock"
COMPILED, PLAIN = "compiled", "interpreted"
PYTHON = Path(sys.executable)
UV = PYTHON.with_name("uv")
# Beside the environment that runs this.
TOOLS = PYTHON.parents[1].with_name(".venv-release") / "bin"
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
VALIDATE = """
import sys
from pathlib import Path
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
sys.exit(str(JsonStrictValidator(SchemaVersion.V1_6).validate_str(Path(sys.argv[1]).read_text()) or "") or 0)
"""


class Refused(Exception):
    """The release is refused, for this reason."""


def main() -> int:
    parser = ArgumentParser(description="Makes a release of the commit that is checked out, into dist/.")
    parser.add_argument("--tests", default="make test test-release", help="the command that runs the tests")
    try:
        release(parser.parse_args().tests)
    except Refused as reason:
        print(f"No release: {reason}", file=sys.stderr)
        return 1
    return 0


def release(tests: str) -> None:
    check_tree()
    version = read_version()
    is_tagged = check_tags(version)
    date = check_changelog(version, is_tagged)
    print(f"Sobremesa {version}, from the tracked files alone:", flush=True)
    with tempfile.TemporaryDirectory(prefix="sobremesa-release-") as folder:
        workshop = Workshop(Path(folder), version)
        workshop.export()
        workshop.build_site()
        run_tests(tests)
        unpacked = workshop.build_source()
        compiled, plain = (workshop.build_wheel(unpacked, engine) for engine in (COMPILED, PLAIN))
        workshop.try_wheel(plain, PLAIN)
        programs = workshop.try_wheel(compiled, COMPILED)
        workshop.make_bundle(programs)
        workshop.list_packages(programs)
        workshop.write_sums()
        shutil.rmtree(ROOT / "dist", ignore_errors=True)
        shutil.copytree(workshop.made, ROOT / "dist")
    for path in sorted((ROOT / "dist").iterdir()):
        print(f"  {path.stat().st_size:>12,}  dist/{path.name}")
    if not is_tagged:
        written = "" if is_date(date) else f" Write the date in CHANGELOG.md first, where it says {date}."
        print(f"Not tagged yet: git tag v{version}.{written}")


def check_tree() -> None:
    if changed := git("status", "--porcelain"):
        [name, *_] = [line.split(maxsplit=1)[1] for line in changed.splitlines()]
        raise Refused(f"the tree has changes that are not committed: {name}, for one.")


def read_version() -> str:
    text = (ROOT / VERSION_FILE).read_text(encoding="utf-8")
    found = re.search(r'^__version__: Final = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise Refused(f'{VERSION_FILE} does not say which version this is. It should: __version__: Final = "1.2.3"')
    return found[1]


def check_tags(version: str) -> bool:
    """Whether this commit has the tag of its version."""
    tag, here = f"v{version}", git("tag", "--points-at", "HEAD").split()
    if other := [name for name in here if re.match(r"v\d", name) and name != tag]:
        raise Refused(f"the commit is tagged {other[0]}, and {VERSION_FILE} says {version}. One of them is wrong.")
    if tag not in here and git("tag", "--list", tag):
        raise Refused(f"{tag} is the tag of another commit. Raise the version in {VERSION_FILE}.")
    return tag in here


def check_changelog(version: str, is_tagged: bool) -> str:
    """What stands beside the version: its date, or that it has none yet."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(version)} \((.+)\)$", text, re.MULTILINE)
    if found is None:
        raise Refused(f"CHANGELOG.md says nothing of {version}. Write what changed under: ## {version} (YYYY-MM-DD)")
    if is_tagged and not is_date(found[1]):
        raise Refused(f"the commit is tagged, and CHANGELOG.md says {version} ({found[1]}). Write the date there.")
    return found[1]


def is_date(words: str) -> bool:
    return re.fullmatch(r"\d{4}-\d{2}-\d{2}", words) is not None


class Workshop:
    """A folder aside, where the commit is built and tried."""

    def __init__(self, folder: Path, version: str) -> None:
        self.folder = folder
        self.version = version
        self.source = folder / "source"
        self.made = folder / "dist"
        self.variables = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SOBREMESA"))
        }
        # What is built twice from one commit is the same to the byte, where the tools allow it.
        self.epoch = int(git("log", "-1", "--format=%ct"))
        self.variables["SOURCE_DATE_EPOCH"] = str(self.epoch)
        # auditwheel looks for its tool there.
        self.variables["PATH"] = f"{TOOLS}{os.pathsep}{self.variables['PATH']}"
        self.made.mkdir()

    def do(self, title: str, *command: str | Path, otherwise: str, cwd: Path | None = None, **variables: str) -> None:
        """Runs a step and prints its time. A step that fails prints its output and refuses the release."""
        if step.run(title, [*map(str, command)], cwd=cwd or self.folder, env=self.variables | variables):
            raise Refused(otherwise)

    def export(self) -> None:
        """The tracked files, and nothing else."""
        self.source.mkdir()
        tracked = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
        subprocess.run(["tar", "-xC", self.source], input=tracked, check=True)

    def build_site(self) -> None:
        page, handbook = "the page does not build.", "the handbook does not build."
        self.do("The page", PYTHON, "web/build.py", otherwise=page, cwd=self.source)
        self.do("The handbook", PYTHON, "handbook/build.py", otherwise=handbook, cwd=self.source)
        site = self.source / "src" / "sobremesa" / "server" / "docs" / "site.tar.xz"
        shutil.copy(site, self.made / f"sobremesa-handbook-{self.version}.tar.xz")

    def build_source(self) -> Path:
        """The source distribution, unpacked."""
        self._build("The source distribution", "build_sdist", self.source, SOBREMESA_PAGE="0")
        [archive] = self.folder.glob("*.tar.gz")
        with tarfile.open(archive) as opened:
            opened.extractall(self.folder, filter="data")
        unpacked = self.folder / archive.name.removesuffix(".tar.gz")
        pack(unpacked, self.made / archive.name, self.epoch)
        return unpacked

    def build_wheel(self, unpacked: Path, engine: str) -> Path:
        """Both in folders of their own, so that the plain one finds nothing that is compiled."""
        place = shutil.copytree(unpacked, self.folder / engine)
        before = set(self.folder.glob("*.whl"))
        self._build(f"The wheel, {engine}", "build_wheel", place, SOBREMESA_PURE="1" if engine == PLAIN else "0")
        [wheel] = set(self.folder.glob("*.whl")) - before
        if engine == PLAIN or sys.platform != "linux":
            return Path(shutil.copy(wheel, self.made))
        before = set(self.made.iterdir())
        unfit = f"auditwheel finds no name for {wheel.name} that is true on other machines."
        self.do("The name of the wheel", TOOLS / "auditwheel", "repair", "-w", self.made, wheel, otherwise=unfit)
        [named] = set(self.made.iterdir()) - before
        return named

    def _build(self, title: str, what: str, place: Path, **variables: str) -> None:
        command = (PYTHON, "-c", BUILD, what, self.folder)
        self.do(title, *command, otherwise="the package does not build.", cwd=place, **variables)

    def try_wheel(self, wheel: Path, engine: str) -> Path:
        """Installs the wheel in an empty environment, plays a game with it, and serves the page. Gives where its
        programs are."""
        environment = self.folder / f"environment-{engine}"
        programs, uninstalled = environment / "bin", f"{wheel.name} cannot be installed."
        self.do("An empty environment", UV, "venv", "--python", PYTHON, environment, otherwise=uninstalled)
        install = (UV, "pip", "install", "--python", programs / "python", "--constraints", self.source / SERVED)
        self.do(f"The wheel, {engine}, installed", *install, f"{wheel}[server]", otherwise=uninstalled)
        trials, python = self.source / "tests" / "house", programs / "python"
        self.do("A game", python, trials / "play_installed.py", engine, otherwise=f"{wheel.name} does not play.")
        self.do("A server", python, trials / "serve_installed.py", otherwise=f"{wheel.name} does not serve.")
        return programs

    def make_bundle(self, programs: Path) -> None:
        folder = self.folder / f"sobremesa-alone-{self.version}"
        unmade = "the offline bundle cannot be made."
        self.do("The offline bundle", programs / "sobremesa", "bundle", folder, "--zip", otherwise=unmade)
        shutil.copy(folder.with_name(f"{folder.name}.zip"), self.made)

    def list_packages(self, programs: Path) -> None:
        """The software bill of materials: the packages that serve, and those of which something is in the page."""
        file, unlisted = self.made / f"sobremesa-{self.version}.cdx.json", "the packages cannot be listed."
        look = (TOOLS / "cyclonedx-py", "environment", "--output-reproducible", "--short-PURLs", "-o", file)
        self.do("The bill of materials", *look, programs / "python", otherwise=unlisted)
        bill = json.loads(file.read_text(encoding="utf-8"))
        [own] = [component for component in bill["components"] if component["name"] == "sobremesa"]
        # Where it was installed from is a place on this machine.
        own |= {"type": "application", "purl": f"pkg:pypi/sobremesa@{self.version}", "externalReferences": []}
        packages = page_packages(self.source / "web")
        bill["metadata"]["component"] = own
        bill["components"] = [component for component in bill["components"] if component is not own] + packages
        [needs] = [one for one in bill["dependencies"] if one["ref"] == own["bom-ref"]]
        needs["dependsOn"] += [package["bom-ref"] for package in packages]
        bill["dependencies"] += [{"ref": package["bom-ref"]} for package in packages]
        file.write_text(json.dumps(bill, indent=1) + "\n", encoding="utf-8")
        malformed = "the bill of materials is malformed."
        self.do("The form of the bill", TOOLS / "python", "-c", VALIDATE, file, otherwise=malformed)

    def write_sums(self) -> None:
        files = sorted(self.made.iterdir())
        sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
        (self.made / "SHA256SUMS").write_text("".join(sums))


def run_tests(command: str) -> None:
    print(f"  {command}", flush=True)
    if ended := subprocess.run(command, shell=True, cwd=ROOT, check=False).returncode:
        raise Refused(f"the tests fail: `{command}` ended with {ended}.")


def pack(folder: Path, archive: Path, epoch: int) -> None:
    """Packs the folder so that the same files are the same bytes."""
    with gzip.GzipFile(archive, "wb", mtime=epoch) as packed, tarfile.open(fileobj=packed, mode="w") as files:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            about = tarfile.TarInfo(f"{folder.name}/{path.relative_to(folder).as_posix()}")
            about.size, about.mtime = path.stat().st_size, epoch
            about.mode = 0o755 if path.stat().st_mode & 0o100 else 0o644
            with path.open("rb") as content:
                files.addfile(about, content)


def page_packages(web: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for name in [*runpy.run_path(str(web / "notices.py"))["shipped"](), "pyodide"]:
        about = json.loads((web / "node_modules" / name / "package.json").read_text(encoding="utf-8"))
        purl = f"pkg:npm/{name.replace('@', '%40')}@{about['version']}"
        licence = {"expression": about["license"]} if " " in about["license"] else {"license": {"id": about["license"]}}
        component = {"bom-ref": purl, "type": "library", "name": name, "version": about["version"], "purl": purl}
        found.append(component | {"licenses": [licence]})
    return found


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused(f"git says: {done.stderr.strip()}")
    return done.stdout.strip()


if __name__ == "__main__":
    sys.exit(main())
