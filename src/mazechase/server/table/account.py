"""What a table's work costs, and who pays for it."""

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

from mazechase.server.shares import Payer, Shares
from mazechase.server.table.audience import Audience

T = TypeVar("T")


class Account:
    """The time that is spent on one table's work, charged to those who cause it."""

    def __init__(self, shares: Shares, audience: Audience) -> None:
        self._shares = shares
        self._audience = audience
        self.spent_s = self.slowest_s = 0.0  # on deciding and sending: in total, and on the longest step

    @property
    def patron(self) -> Payer | None:
        """Who pays for the table's own work: of its players, or else its spectators, the one who has used the least."""
        return self._shares.lightest(device.payer for device in self._audience.players or self._audience)

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for the turn of the payer for the table's own work."""
        patron = self.patron
        if patron is None:
            yield
        else:
            async with self._shares.turn(patron):
                yield

    def charged(self, payer: Payer | None, work: Callable[[], T], more_s: float = 0.0) -> T:
        """Do some work now, and charge the payer, if there is one, for the time it takes and for some more."""
        begun_s = self._shares.begin_work()
        try:
            return work()
        finally:
            took_s = self._shares.used_since_s(begun_s)
            self.spent_s += took_s
            self.slowest_s = max(self.slowest_s, took_s)
            if payer is not None:
                self._shares.charge(payer, took_s + more_s)
