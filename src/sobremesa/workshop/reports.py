"""Pages and files of runs and playtests, made when somebody asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from sobremesa.workshop.errand import Errands
from sobremesa.workshop.errors import Refused
from sobremesa.workshop.extras import need_lab, need_press
from sobremesa.workshop.reporting import Compare, Export, Report, report_file
from sobremesa.workshop.shelf import Files, fresh_id

KINDS = ("csv", "parquet", "pdf")


class Subject(Struct, frozen=True):
    """A run to report on: its folder, its game and what people call it."""

    folder: Path
    game: str
    name: str


class Reports:
    def __init__(self, files: Files, errands: Errands, games_from: Sequence[str]) -> None:
        self._files = files
        self._errands = errands
        self._games_from = list(games_from)

    async def page(self, subject: Subject, language: str) -> Path:
        """The report; it is kept beside the run."""
        need_lab()
        file = report_file(subject.folder, language)
        if not await self._files.do(file.exists):
            await self._errands.run(Report(str(subject.folder), subject.game, self._games_from, language))
        return file

    async def comparison(self, subjects: tuple[Subject, Subject], language: str) -> Path:
        need_lab()
        first, second = subjects
        if first.game != second.game:
            raise Refused(422, "lab-two-games")
        file = self.scratch("html")
        await self._errands.run(
            Compare(
                (str(first.folder), str(second.folder)),
                (first.name, second.name),
                first.game,
                self._games_from,
                language,
                str(file),
            )
        )
        return file

    async def download(
        self, subject: Subject, kind: str, language: str, further: Mapping[str, str] | None = None
    ) -> Path:
        need_lab()
        if kind == "pdf":
            need_press()
            file = self.scratch("pdf")
            work = Report(str(subject.folder), subject.game, self._games_from, language, str(file))
            await self._errands.run(work)
            return file
        file = self.scratch("zip")
        await self._errands.run(Export(str(subject.folder), kind, str(file), dict(further or {})))
        return file

    def scratch(self, ending: str) -> Path:
        """A file that is sent and then deleted."""
        return self._errands.scratch / f"{fresh_id()}.{ending}"


def check_kind(kind: str, allowed: Sequence[str] = KINDS) -> None:
    if kind not in allowed:
        raise Refused(422, "lab-value", field="as", allowed=" | ".join(allowed))
