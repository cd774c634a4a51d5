"""Looks through the finished games of groups for what is worth remembering, when somebody looks at the group and beside
the moves. What a crash leaves undone is missing, and done the next time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.server.errors import ServerRefused
from sobremesa.server.ops.logs import log_failure
from sobremesa.server.people.groups.feat_tables import Feat, Feats
from sobremesa.server.people.groups.feats import LENGTH, feats_in
from sobremesa.store.store import StoreDown
from sobremesa.table.acts.open import OpenEntry

if TYPE_CHECKING:
    from sobremesa.server.node.server_node import Hub

AT_ONCE = 20


class Chronicle:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._at_work: set[str] = set()

    @property
    def feats(self) -> Feats:
        return self.hub.store.almanac.feats

    def look(self, group: str) -> None:
        """Nobody waits for it."""
        if group not in self._at_work:
            self._at_work.add(group)
            self.hub.spawn(self._look_through(group))

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
        """A game that cannot be read any more has none, and is not tried again."""
        hub = self.hub
        try:
            entries = await hub.store.read(table)
            opened = entries[0]
            assert isinstance(opened, OpenEntry)
            await hub.factory.prepare(opened.settings)
            game = hub.factory.make(opened.settings)
            return await hub.desk.work("", feats_in, entries, game, number)
        except (StoreDown, ServerRefused):
            raise
        except Exception:  # noqa: BLE001  # a journal that cannot be read is that table's problem alone
            log_failure("table cannot be looked through", table=table)
            return [Feat("", LENGTH, 0, "", "", table, number, 0)]
