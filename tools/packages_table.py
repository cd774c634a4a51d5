"""The table of packages in README.md, from the packages' docstrings and the arrows in pyproject.toml.

``python tools/packages_table.py`` prints it, ``--write`` puts it into README.md between its two comments.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "sobremesa"
README = ROOT / "README.md"
BEGIN, END = "<!-- packages: tools/packages_table.py --write -->\n", "<!-- end of packages -->\n"
# Packages that are large enough to be shown with their folders.
SHOWN_INSIDE = ("server",)


def read_arrows() -> dict[str, list[str]]:
    """Each package with those it may import; an arrow to ``server.`` is one to its public interface."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [lines] = [contract["arrows"] for contract in settings["tool"]["importlinter"]["contracts"] if "arrows" in contract]
    arrows = (line.partition("->") for line in lines)
    return {name.strip(): [target.rstrip(".") for target in targets.split()] for name, _arrow, targets in arrows}


def summarize(folder: Path) -> str:
    """The first sentence of the package's docstring."""
    docstring = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    paragraph = " ".join(docstring.partition("\n\n")[0].split())
    sentence = re.split(r"(?<=[.!?]) ", paragraph)[0].removesuffix(".")
    return sentence.replace("``", "`").replace("|", "\\|")


def packages_in(folder: Path) -> list[Path]:
    return sorted(path.parent for path in folder.glob("*/__init__.py"))


def build_table() -> str:
    arrows = read_arrows()
    order = {name: number for number, name in enumerate(arrows)}
    rows = ["| Package | What is in it | May import |", "| --- | --- | --- |"]
    for package in sorted(packages_in(PACKAGE), key=lambda path: order.get(path.name, len(order))):
        imports = ", ".join(arrows.get(package.name, [])) or "no other"
        rows.append(f"| `{package.name}/` | {summarize(package)} | {imports} |")
        if package.name in SHOWN_INSIDE:
            inside = [path for path in packages_in(package) if summarize(path)]
            rows += [f"| `{package.name}/{path.name}/` | {summarize(path)} | |" for path in inside]
    return "\n".join([*rows, ""])


def insert_table(text: str) -> str:
    before, begin, rest = text.partition(BEGIN)
    _old, end, after = rest.partition(END)
    assert begin, f"README.md has no line: {BEGIN}"
    assert end, f"README.md has no line: {END}"
    return f"{before}{BEGIN}{build_table()}{END}{after}"


if __name__ == "__main__":
    if "--write" in sys.argv[1:]:
        README.write_text(insert_table(README.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        print(build_table(), end="")
