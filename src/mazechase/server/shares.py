"""Fair shares of the event loop: nobody's messages keep the others waiting.

All tables share one event loop. What an address has made the loop work is charged to it, however many connections it
has; one that has used up its share waits before its next message is looked at. Long work is done in short slices, one
slice at a time, with everybody else's turn between two of them.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Generator
from typing import TypeVar

T = TypeVar("T")

SLICE_S = 0.002
LONGEST_WAIT_S = 5.0


class Shares:
    """How much of the loop's time each address has used lately; the one not seen for longest is forgotten first."""

    def __init__(self, share: float, burst_s: float, remembered: int, now_s: Callable[[], float]) -> None:
        self._share, self._burst_s, self._remembered, self._now_s = share, burst_s, remembered, now_s
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds used, and as of when
        self._slicing = asyncio.Lock()

    def charge(self, address: str, spent_s: float) -> None:
        """Charge an address for time that it has made the loop work."""
        self._used[address] = (self._used_s(address) + spent_s, self._now_s())
        self._used.move_to_end(address)
        if len(self._used) > self._remembered:
            self._used.popitem(last=False)

    def wait_s(self, address: str) -> float:
        """Return how long an address has to wait until it has some of its share left."""
        return min(max(0.0, self._used_s(address) - self._burst_s) / self._share, LONGEST_WAIT_S)

    async def in_slices(self, payers: Collection[str], work: Generator[None, None, T]) -> T:
        """Do long work, which yields where it may be interrupted, in slices.

        Each slice is charged to the payer who has used least; more payers may join while the work is being done.
        """
        while True:
            payer = min(payers, key=self._used_s)
            await asyncio.sleep(self.wait_s(payer))
            async with self._slicing:
                begun_s = self._now_s()
                try:
                    while self._now_s() - begun_s < SLICE_S:
                        next(work)
                except StopIteration as done:
                    result: T = done.value
                    return result
                finally:
                    self.charge(payer, self._now_s() - begun_s)

    def _used_s(self, address: str) -> float:
        used_s, at_s = self._used.get(address, (0.0, 0.0))
        return max(0.0, used_s - (self._now_s() - at_s) * self._share)
