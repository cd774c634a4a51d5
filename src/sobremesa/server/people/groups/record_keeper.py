"""Finds the feats of a group's finished games, beside the moves, when a member looks at the group. What a crash leaves
undone is done the next time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.service import Service
from sobremesa.server.ops.logs import log_failure
from sobremesa.server.people.groups.feat_tables import Feat, Feats
from sobremesa.server.people.groups.feats import LENGTH, feats_in
from sobremesa.store.store import StoreDown
from sobremesa.table.acts.open import OpenEntry

if TYPE_CHECKING:
    from sobremesa.server.node.server_node import ServerNode

AT_ONCE = 20


class RecordKeeper(Service):
    def __init__(self, node: ServerNode) -> None:
        super().__init__(node)
        self._at_work: set[str] = set()

    @property
    def feats(self) -> Feats:
        return Feats(self.node.store.database)

    def update(self, group: str) -> None:
        """Starts in the background; the caller does not wait."""
        if group not in self._at_work:
            self._at_work.add(group)
            self.node.spawn(self._look_through(group))

    async def _look_through(self, group: str) -> None:
        try:
            while missing := await self.feats.missing(group, AT_ONCE):
                for table, number in missing:
                    await self.feats.write(group, await self._feats(table, number))
        except (StoreDown, ServerRefused):
            pass
        finally:
            self._at_work.discard(group)

    async def _feats(self, table: str, number: int) -> list[Feat]:
        """A game that cannot be read has none, and is not tried again."""
        node = self.node
        try:
            entries = await node.store.read(table)
            opened = entries[0]
            assert isinstance(opened, OpenEntry)
            await node.factory.prepare(opened.settings)
            game = node.factory.make(opened.settings)
            return await node.jobs.run("", feats_in, entries, game, number)
        except (StoreDown, ServerRefused):
            raise
        except Exception:  # noqa: BLE001  # a journal that cannot be read is that table's problem alone
            log_failure("feats cannot be found", table=table)
            return [Feat("", LENGTH, 0, "", "", table, number, 0)]
