"""The import-linter contract of our packages; the arrows themselves are in pyproject.toml."""

from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

ROOT = "sobremesa"


class ArrowsContract(Contract):
    """Every import between two packages needs an arrow. Games do not import each other, nor rules their player."""

    arrows = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        allowed = read_arrows(cast("list[str]", self.arrows))
        packages = {module.split(".")[1] for module in graph.modules if module != ROOT}
        problems = [f"{package} has no arrow in pyproject.toml" for package in sorted(packages - allowed.keys())]
        problems += [
            f"{importer} may not import {imported}"
            for importer in sorted(graph.modules)
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if not may_import(importer, imported, allowed)
        ]
        return ContractCheck(kept=not problems, metadata={"problems": problems})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for problem in check.metadata["problems"]:
            output.print_error(problem, bold=False)


def read_arrows(lines: list[str]) -> dict[str, set[str]]:
    """`"wire -> kernel table"` says that the package wire may import the packages kernel and table."""
    pairs = (line.split("->") for line in lines)
    return {package.strip(): set(targets.split()) for package, targets in pairs}


def may_import(importer: str, imported: str, allowed: dict[str, set[str]]) -> bool:
    if ROOT in (importer, imported):
        # Every package but the kernel may read the version; the root asks the kernel which engine runs.
        return importer.split(".")[1:2] != ["kernel"]
    package, *place = importer.split(".")[1:]
    target_package, *target_place = imported.split(".")[1:]
    if package != target_package:
        targets = allowed.get(package, set())
        return target_package in targets or (f"{target_package}." in targets and not target_place)
    if package != "games" or place[:1] in ([], ["catalog"]):
        return True
    is_rule_asking_player = place[1:2] == ["rules"] and target_place[1:2] == ["player"]
    return target_place[:1] == place[:1] and not is_rule_asking_player
