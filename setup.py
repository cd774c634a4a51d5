"""Builds the package: the page in web/, and the modules listed below, compiled with mypyc or as they are.

`SOBREMESA_PURE=1`, or a machine without a working C compiler, installs the same code uncompiled. A type error
or a C error in our own code is never a reason to fall back: it fails the build. `SOBREMESA_PAGE=0` leaves page
and handbook to somebody else: make builds them while the compiler runs. A source distribution carries them.
"""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

# The compiled modules, relative to src/sobremesa, one pattern a line: the Makefile reads this list too.
COMPILED = [
    "kernel/bits.py",
    "kernel/rng.py",
    "kernel/state.py",
    "kernel/network.py",
    "kernel/rollout.py",
    "kernel/playout.py",
    "kernel/feature_writer.py",
    "kernel/observer.py",
    "kernel/batch.py",
    "games/*/constants.py",
    "games/*/lookup.py",
    "games/*/scoring.py",
    "games/*/memories.py",
    "games/*/state.py",
    "games/*/deal.py",
    "games/*/questions.py",
    "games/*/turns.py",
    "games/*/rounds.py",
    "games/*/actions.py",
    "games/*/aftermath.py",
    "games/*/codes.py",
    "games/*/reveals.py",
    "games/*/reactions.py",
    "games/*/effects.py",
    "games/*/specials.py",
    "games/*/recruits.py",
    "games/*/artifacts.py",
    "games/*/lasers.py",
    "games/*/endings.py",
    "games/*/inputs.py",
    "games/*/rollout.py",
    "games/*/regard.py",
    "games/*/policy.py",
    "games/*/candidates.py",
    "games/*/plan.py",
    "games/*/orders.py",
    "games/*/ordering.py",
    "games/*/imagine*.py",
    "games/*/belief.py",
    "games/*/view_builder.py",
    "games/*/observe.py",
    "bots/search*.py",
    "lab/exact_*.py",
]

ROOT = Path(__file__).parent.resolve()
PACKAGE = ROOT / "src" / "sobremesa"
BUILD_PAGE = ROOT / "web" / "build.py"
BUILD_HANDBOOK = ROOT / "handbook" / "build.py"
# Stands in every source distribution, and in nothing else.
CARRIED = ROOT / "PKG-INFO"
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "editable_wheel"}


def compiled_sources() -> list[str]:
    """The modules that exist among COMPILED, as sorted paths from the root of the project."""
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def pure_is_asked() -> bool:
    return os.environ.get("SOBREMESA_PURE", "") not in ("", "0")


def page_is_ours() -> bool:
    """Whether page and handbook are built here: not where they came along, nor where somebody else builds them."""
    return BUILD_PAGE.exists() and not CARRIED.exists() and os.environ.get("SOBREMESA_PAGE", "") != "0"


def build_page() -> None:
    """The handbook looks like the page, so the page comes first. Without their sources there is nothing to build."""
    if page_is_ours():
        subprocess.run([sys.executable, str(BUILD_PAGE)], check=True)
        subprocess.run([sys.executable, str(BUILD_HANDBOOK)], check=True)


def pack(package: Path) -> None:
    """In a wheel the page is there compressed only: the server expands it for the few who do not take it so."""
    page, art = package / "server" / "page", package / "printing" / "art" / "art.json"
    for packed in page.rglob("*.gz"):
        plain = packed.with_suffix("")
        # The one document is read, and told at each address what is there.
        (packed if plain.name == "index.html" else plain).unlink(missing_ok=True)
    if art.exists():
        art.with_name("art.json.gz").write_bytes(gzip.compress(art.read_bytes(), 9, mtime=0))
        art.unlink()


def compiler_works() -> bool:
    """Builds an empty extension the way ours are built: the headers of Python and the linker count too."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", 0, -1, 0};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        probe = Extension("probe", [str(source)])
        attempt = build_ext(Distribution({"name": "probe", "ext_modules": [probe]}))
        attempt.build_temp = attempt.build_lib = folder
        try:
            attempt.ensure_finalized()
            attempt.run()
        except (BaseError, CCompilerError, OSError):
            print("sobremesa: no C compiler works here, so it is installed uncompiled: slower.", file=sys.stderr)
            return False
    return True


def extensions() -> list[Extension]:
    sources = compiled_sources()
    if not sources or pure_is_asked() or not COMPILING_COMMANDS & set(sys.argv) or not compiler_works():
        return []
    os.chdir(ROOT)
    from mypyc.build import mypycify

    # One group, so that a call from one compiled module to another is a C call; as strict as pyproject says.
    arguments = ["--config-file=pyproject.toml", *sources]
    built = cast("list[Extension]", mypycify(arguments, opt_level="3", debug_level="0", group_name="sobremesa"))
    for extension in built:
        # Without it every call between our own functions goes through the dynamic linker's table.
        extension.extra_compile_args.append("-fvisibility=hidden")
    return built


class BuildPy(build_py):
    def run(self) -> None:
        build_page()
        # The list of files may have been made before the page was there.
        self.__dict__.pop("data_files", None)
        super().run()
        if not self.editable_mode:
            pack(Path(self.build_lib) / "sobremesa")


class Sdist(sdist):
    def run(self) -> None:
        build_page()
        super().run()


if __name__ == "__main__":
    setup(cmdclass={"build_py": BuildPy, "sdist": Sdist}, ext_modules=extensions())
