"""The import-linter contract of our rooms; the arrows themselves are in pyproject.toml."""

from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

ROOT = "sobremesa"


class RoomsContract(Contract):
    """Every import between two rooms needs an arrow; a game may not look outside its own folder in games/."""

    arrows = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        allowed = read_arrows(cast("list[str]", self.arrows))
        rooms = {module.split(".")[1] for module in graph.modules if module != ROOT}
        problems = [f"{room} is no room: give it an arrow" for room in sorted(rooms - allowed.keys())]
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
    """`"wire -> kernel table"` says that the room wire may import the rooms kernel and table."""
    pairs = (line.split("->") for line in lines)
    return {room.strip(): set(targets.split()) for room, targets in pairs}


def may_import(importer: str, imported: str, allowed: dict[str, set[str]]) -> bool:
    if ROOT in (importer, imported):
        # The doorway: any room but the kernel may read the version, and it asks the kernel which engine runs.
        return importer.split(".")[1:2] != ["kernel"]
    room, *place = importer.split(".")[1:]
    target_room, *target_place = imported.split(".")[1:]
    if room != target_room:
        targets = allowed.get(room, set())
        return target_room in targets or (f"{target_room}." in targets and not target_place)
    in_a_game = room == "games" and place[:1] != ["catalog"] and bool(place)
    return not in_a_game or target_place[:1] == place[:1]
