"""Fair shares of the event loop: nobody's messages keep the others waiting.

All tables share one event loop. What an address has made the loop work is charged to it, in processor time and however
many connections it has; one that has used up its share waits before its next message is looked at. Long work is done in
short slices, one slice at a time, with everybody else's turn between two of them.
"""

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Generator
from typing import TypeVar

T = TypeVar("T")

SLICE_S = 0.002
AT_ONCE = 8  # messages of one address that may be under way, such as commands that wait for the disk
LOOK_AGAIN_S = 1.0  # a wait is worked out again that often, since others of the address pay and are charged meanwhile


class _Lane:
    """The messages of one address that wait for their turn or are under way."""

    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.users = 0


class Shares:
    """How much of the loop's time each address has used lately; the one not seen for longest is forgotten first."""

    def __init__(
        self,
        share: float,
        burst_s: float,
        remembered: int,
        now_s: Callable[[], float],
        cpu_s: Callable[[], float] = time.thread_time,
    ) -> None:
        self._share, self._burst_s, self._remembered = share, burst_s, remembered
        self._now_s, self._cpu_s = now_s, cpu_s
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds used, and as of when
        self._lanes: dict[str, _Lane] = {}
        self._slicing = asyncio.Lock()

    def charge(self, address: str, spent_s: float) -> None:
        """Charge an address for time that it makes the loop work."""
        self._used[address] = (self._used_s(address) + spent_s, self._now_s())
        self._used.move_to_end(address)
        if len(self._used) > self._remembered:
            self._used.popitem(last=False)

    def charged(self, address: str, work: Callable[[], T]) -> T:
        """Do something now, and charge an address for the time it takes."""
        begun_s = self._cpu_s()
        try:
            return work()
        finally:
            self.charge(address, self._cpu_s() - begun_s)

    def wait_s(self, address: str) -> float:
        """Return how long an address has to wait until it has some of its share left."""
        return max(0.0, self._used_s(address) - self._burst_s) / self._share

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait until it is an address's turn again, one message after the other, and let a few be under way."""
        lane = self._lanes.setdefault(address, _Lane())
        lane.users += 1
        try:
            async with lane.turns:
                await self._rest(address)
                yield
        finally:
            lane.users -= 1
            if not lane.users:
                del self._lanes[address]

    async def in_slices(self, payers: Collection[str], work: Generator[None, None, T]) -> T:
        """Do long work, which yields where it may be interrupted, in slices.

        Each slice is charged to the payer who has used least; more payers may join while the work is being done.
        """
        while True:
            await asyncio.sleep(0)
            async with self._slicing:
                payer = min(payers, key=self._used_s)
                if not self.wait_s(payer):
                    begun_s, begun_cpu_s = self._now_s(), self._cpu_s()
                    try:
                        while self._now_s() - begun_s < SLICE_S:
                            next(work)
                    except StopIteration as done:
                        result: T = done.value
                        return result
                    finally:
                        self.charge(payer, self._cpu_s() - begun_cpu_s)
            await asyncio.sleep(min(self.wait_s(payer), LOOK_AGAIN_S))

    async def _rest(self, address: str) -> None:
        while wait_s := self.wait_s(address):  # noqa: ASYNC110 (time alone ends it)
            await asyncio.sleep(min(wait_s, LOOK_AGAIN_S))

    def _used_s(self, address: str) -> float:
        used_s, at_s = self._used.get(address, (0.0, 0.0))
        return max(0.0, used_s - (self._now_s() - at_s) * self._share)
