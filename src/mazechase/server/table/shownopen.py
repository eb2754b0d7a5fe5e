"""Tables with free seats that their hosts show on the start page.

They are kept in memory only, since their invite tokens are with them.
"""

from collections import OrderedDict
from collections.abc import Callable

from mazechase.server.table.hub import Hub
from mazechase.server.table.tokens import digest
from mazechase.server.wire.home import OpenTable

LIFE_S = 7200.0
MOST = 50


class ShownOpen:
    """The tables that are shown; only while somebody is connected to them."""

    def __init__(self, now_s: Callable[[], float]) -> None:
        self._now_s = now_s
        self._shown: OrderedDict[str, tuple[str, float]] = OrderedDict()  # invite and end by table, the oldest first

    def show(self, table: str, invite: str | None) -> None:
        """Show a table for a while, or no longer."""
        self._shown.pop(table, None)
        if invite is not None:
            self._shown[table] = invite, self._now_s() + LIFE_S
        while len(self._shown) > MOST:
            self._shown.popitem(last=False)

    def tables(self, hub: Hub) -> tuple[OpenTable, ...]:
        """Return what is shown now, the newest first; forget what nobody can join any more."""
        found = []
        for table, (invite, until_s) in tuple(self._shown.items()):
            opened = hub.opened(table)
            if until_s <= self._now_s():
                del self._shown[table]
            elif opened is not None:
                there = opened[0]
                free = len(there.lobby.open_places())
                door = any(token.kind == "invite" and token.digest == digest(invite) for token in there.tokens)
                if not free or there.match is not None or not door:
                    del self._shown[table]
                elif there.audience:
                    found.append(OpenTable(table, invite, there.lobby.game, there.lobby.players, free))
        return tuple(reversed(found))
