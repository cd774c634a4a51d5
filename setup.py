"""Builds the package: the page in web/, and the modules of compiled.txt, compiled with mypyc or as they are.

`SOBREMESA_PURE=1`, or a machine without a working C compiler, installs the same code uncompiled. A type error
or a C error in our own code is never a reason to fall back: it fails the build. `SOBREMESA_PAGE=0` leaves page
and handbook to make, which builds them while the compiler runs. A source distribution carries them.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parent.resolve()
PACKAGE = ROOT / "src" / "sobremesa"
COMPILED = ROOT / "compiled.txt"
BUILD_PAGE = ROOT / "web" / "build.py"
BUILD_HANDBOOK = ROOT / "handbook" / "build.py"
# Stands in every source distribution, and in nothing else.
CARRIED = ROOT / "PKG-INFO"
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "editable_wheel"}
CORES = os.cpu_count() or 1
# Each module becomes a C file of its own, so that all cores compile, and the linker optimises across them as if they
# were one. Without that random play takes a third longer.
ACROSS_FILES = [f"-flto={CORES}", "-fno-semantic-interposition"]


def compiled_sources() -> list[str]:
    """The modules that compiled.txt names, as sorted paths from the root of the project."""
    lines = COMPILED.read_text(encoding="utf-8").splitlines()
    named = {path for line in lines if line and line[0] not in "#!" for path in PACKAGE.glob(line)}
    left_out = {path for line in lines if line.startswith("!") for path in PACKAGE.glob(line[1:])}
    return sorted(path.relative_to(ROOT).as_posix() for path in named - left_out)


def pure_is_asked() -> bool:
    return os.environ.get("SOBREMESA_PURE", "") not in ("", "0")


def page_is_ours() -> bool:
    """Whether to build page and handbook here. A source distribution has them; the Makefile builds them itself."""
    return BUILD_PAGE.exists() and not CARRIED.exists() and os.environ.get("SOBREMESA_PAGE", "") != "0"


def page_tools() -> list[str]:
    """What pip gets for the build beside the requirements in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    # The handbook tells what our commands say of themselves, so it loads them.
    tools = [*groups["page"], *groups["docs"], *project["project"]["dependencies"]]
    return tools if page_is_ours() else []


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


def compiler_works(flags: Sequence[str] = ()) -> bool:
    """Builds an empty extension the way ours are built: the headers of Python and the linker count too."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", 0, -1, 0};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        probe = Extension("probe", [str(source)], extra_compile_args=[*flags], extra_link_args=[*flags])
        attempt = build_ext(Distribution({"name": "probe", "ext_modules": [probe]}))
        attempt.build_temp = attempt.build_lib = folder
        try:
            attempt.ensure_finalized()
            attempt.run()
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    sources = compiled_sources()
    if not sources or pure_is_asked() or not COMPILING_COMMANDS & set(sys.argv):
        return []
    if not compiler_works():
        print("sobremesa: no C compiler works here, so it is installed uncompiled: slower.", file=sys.stderr)
        return []
    os.chdir(ROOT)
    from mypyc.build import mypycify

    across = ACROSS_FILES if compiler_works(ACROSS_FILES) else []
    # One group, so that a call from one compiled module to another is a C call; as strict as pyproject says.
    built = mypycify(
        ["--config-file=pyproject.toml", *sources],
        opt_level="3",
        debug_level="0",
        group_name="sobremesa",
        multi_file=bool(across),
    )
    for extension in cast("list[Extension]", built):
        # Without it every call between our own functions goes through the dynamic linker's table.
        extension.extra_compile_args.append("-fvisibility=hidden")
        # The group; the others are doors to its modules, with nothing in them to optimise.
        if len(list(extension.sources)) > 1:
            extension.extra_compile_args += across
            extension.extra_link_args += across
    return cast("list[Extension]", built)


class BuildExt(build_ext):
    """All cores compile, and what did not change is not compiled again."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES

    def build_extensions(self) -> None:
        # Microsoft's compiler has no such part, and takes the files of an extension one after another.
        if hasattr(self.compiler, "_compile"):
            self.compiler.compile = partial(compile_at_once, self.compiler)
        super().build_extensions()


def compile_at_once(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """As setuptools compiles the files of an extension, but side by side."""
    macros, objects, extra, options, build = compiler._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    arguments = compiler._get_cc_args(options, debug, extra_preargs)
    # mypyc leaves a file alone that would be the same: what is older than an object went into it.
    common = max(path.stat().st_mtime for path in [ROOT / "setup.py", *(ROOT / "build").rglob("*.h")])

    def compile_one(item: str) -> None:
        source, ending = build[item]
        written = Path(item).stat().st_mtime if Path(item).exists() else 0.0
        if written <= max(common, Path(source).stat().st_mtime):
            compiler._compile(item, source, ending, arguments, extra, options)

    with ThreadPoolExecutor(CORES) as pool:
        list(pool.map(compile_one, objects))
    return cast("list[str]", objects)


class BuildPy(build_py):
    def run(self) -> None:
        build_page()
        # The list of files may have been made before the page was there.
        self.__dict__.pop("data_files", None)
        # Nor may a file be in the wheel that an earlier build left, and that the project no longer has.
        if not self.editable_mode:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        if not self.editable_mode:
            pack(Path(self.build_lib) / "sobremesa")


class Sdist(sdist):
    def run(self) -> None:
        build_page()
        super().run()


if __name__ == "__main__":
    setup(
        cmdclass={"build_ext": BuildExt, "build_py": BuildPy, "sdist": Sdist},
        ext_modules=extensions(),
        setup_requires=page_tools(),
    )
