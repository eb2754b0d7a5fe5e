"""Fair shares of the event loop: nobody's messages keep the others waiting.

All tables share one event loop. The processor time that somebody costs the loop is charged to the person, once a token
has identified them, and to the address, however many connections and people it has. A payer that has used up its share
waits before its next message is read; of those waiting behind one address, the one that has used the least goes next.
Long work is done in short slices, one slice at a time, and everybody else gets a turn in between.
"""

import asyncio
import contextlib
import math
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Generator, Iterable
from typing import NamedTuple, Self, TypeVar

from mazechase.server.lane import Lane, Waiting
from mazechase.server.limits import Limits

T = TypeVar("T")

SLICE_S = 0.002
SHORT_S = 0.0003
HALF_S = 30.0
LOOK_AGAIN_S = 1.0  # how often a wait is recalculated: others at the address are charged in the meantime


STRANGER = ""  # everybody at an address whom no token has identified counts as one person


class Payer(NamedTuple):
    """Who is charged: an address, and the person there if a token identifies them; all others count as one."""

    address: str
    person: str = STRANGER


class Share(NamedTuple):
    """A payer's share of the loop's time, and how many seconds more it may use at once."""

    part: float
    burst_s: float


class _Account:
    """The seconds that a payer has used beyond its share, and lately; as of when."""

    __slots__ = ("at_s", "lately_s", "used_s")

    def __init__(self, used_s: float, lately_s: float, at_s: float) -> None:
        self.used_s, self.lately_s, self.at_s = used_s, lately_s, at_s


class _Accounts:
    """How much time each payer has used recently; the least recently seen is forgotten first."""

    def __init__(self, share: Share, remembered: int, now_s: Callable[[], float]) -> None:
        self._share, self._remembered, self._now_s = share, remembered, now_s
        self._accounts: OrderedDict[str | Payer, _Account] = OrderedDict()

    def __len__(self) -> int:
        return len(self._accounts)

    def charge(self, who: str | Payer, spent_s: float, now_s: float) -> None:
        account = self._accounts.get(who)
        if account is None:
            self._accounts[who] = _Account(spent_s, spent_s, now_s)
            if len(self._accounts) > self._remembered:
                self._accounts.popitem(last=False)
            return
        self._accounts.move_to_end(who)
        passed_s = now_s - account.at_s
        account.used_s = max(0.0, account.used_s - passed_s * self._share.part) + spent_s
        account.lately_s = account.lately_s * math.exp2(-passed_s / HALF_S) + spent_s
        account.at_s = now_s

    def lately_s(self, who: str | Payer) -> float:
        """Return the recent usage, which halves every HALF_S; it fades slowly, so the order of payers lasts."""
        account = self._accounts.get(who)
        return 0.0 if account is None else account.lately_s * math.exp2((account.at_s - self._now_s()) / HALF_S)

    def rank(self, who: str | Payer) -> float:
        """Return a number that orders payers as ``lately_s`` does, and changes only when they are charged."""
        account = self._accounts.get(who)
        if account is None or not account.lately_s:
            return -math.inf
        return math.log2(account.lately_s) + account.at_s / HALF_S

    def used_s(self, who: str | Payer) -> float:
        account = self._accounts.get(who)
        if account is None:
            return 0.0
        return max(0.0, account.used_s - (self._now_s() - account.at_s) * self._share.part)

    def wait_s(self, who: str | Payer) -> float:
        account = self._accounts.get(who)
        if account is None or account.used_s <= self._share.burst_s:
            return 0.0
        return max(0.0, self.used_s(who) - self._share.burst_s) / self._share.part


class Shares:
    """How much of the loop's time addresses and people have used recently, and whose turn it is."""

    def __init__(
        self,
        address: Share,
        person: Share,
        remembered: int,
        now_s: Callable[[], float],
        cpu_s: Callable[[], float] = time.thread_time,
    ) -> None:
        self._addresses = _Accounts(address, remembered, now_s)
        self._people = _Accounts(person, remembered, now_s)
        self._now_s, self._cpu_s = now_s, cpu_s
        self._lanes: dict[str, Lane[Payer]] = {}
        self._turning = False
        self._cpu_at_s = 0.0
        self._spent_s: dict[str, float] = {}  # by addresses with a message started in this turn of the loop
        self._slicing = asyncio.Lock()

    def charge(self, payer: Payer, spent_s: float) -> None:
        """Charge a payer for time used on the loop."""
        now_s = self._now_s()
        self._addresses.charge(payer.address, spent_s, now_s)
        self._people.charge(payer, spent_s, now_s)
        if payer.address in self._spent_s:
            self._spent_s[payer.address] += spent_s

    def charged(self, payer: Payer, work: Callable[[], T]) -> T:
        """Do some work now, and charge a payer for the time it takes."""
        begun_s = self.begin_work()
        try:
            return work()
        finally:
            self.charge(payer, self.used_since_s(begun_s))

    def begin_work(self) -> float:
        """Return the moment at which some work begins, for ``used_since_s`` at its end."""
        self._begin_turn()
        return time.perf_counter()

    def _begin_turn(self) -> None:
        """Note the processor time when the first work of a turn of the loop begins."""
        if not self._turning:
            self._turning = True
            self._cpu_at_s = self._cpu_s()
            asyncio.get_running_loop().call_soon(self._end_turn)

    def _end_turn(self) -> None:
        self._turning = False
        self._spent_s.clear()

    def used_since_s(self, begun_s: float) -> float:
        """Return the processor time since a moment of this turn; of a short while, simply how long it was.

        Asking for the thread's processor time costs more than many a message. If another program had the processor in
        between, the while was not short, and the processor time since the turn began says so.
        """
        passed_s = time.perf_counter() - begun_s
        if passed_s < SHORT_S:
            return passed_s
        before_s, self._cpu_at_s = self._cpu_at_s, self._cpu_s()
        return min(passed_s, self._cpu_at_s - before_s)

    def wait_s(self, payer: Payer) -> float:
        """Return how long a payer has to wait until both the address's share and their own have time left."""
        return max(self._addresses.wait_s(payer.address), self._people.wait_s(payer))

    @classmethod
    def of(cls, limits: Limits, now_s: Callable[[], float]) -> Self:
        """Create the shares that the limits allow."""
        return cls(
            Share(limits.time_percent / 100, limits.time_burst_s),
            Share(limits.person_time_percent / 100, limits.time_burst_s),
            limits.addresses_remembered,
            now_s,
        )

    def lightest(self, payers: Iterable[Payer]) -> Payer | None:
        """Return the payer that has used the least, or None if there is none."""
        return min(payers, key=self._used_s, default=None)

    @contextlib.asynccontextmanager
    async def turn(self, payer: Payer) -> AsyncIterator[None]:
        """Wait for a payer's turn.

        Per address, messages are started for one slice of time per turn of the loop, and only some are in progress at
        once. Otherwise all its connections could have something ready at the same moment.
        """
        if not self.begin(payer):
            await self._queue(payer)
        try:
            yield
        finally:
            self.leave(payer)

    def begin(self, payer: Payer) -> bool:
        """Return whether it is a payer's turn without waiting; if so, ``leave`` has to be called at the end."""
        lane = self._lanes.get(payer.address)
        if lane is not None and (lane or lane.full):
            return False
        if self._spent_s.get(payer.address, 0.0) >= SLICE_S or self.wait_s(payer):
            return False
        if lane is None:
            lane = self._lanes[payer.address] = Lane(self._people.rank)
        lane.under_way += 1
        self._note_turn(payer)
        return True

    def at_turn(self, payer: Payer, start: Callable[[], None]) -> Waiting[Payer] | None:
        """Start some work now if it is a payer's turn, otherwise return what is waiting until it is.

        ``leave`` has to be called at its end.
        """
        if not self.begin(payer):
            return self._wait(payer, start, later=False)
        start()
        return None

    def leave(self, payer: Payer) -> None:
        """End a payer's turn."""
        lane = self._lanes[payer.address]
        lane.under_way -= 1
        if lane.next is None and lane:
            self._go_on(lane, payer.address)
        self._tidy(lane, payer.address)

    async def in_slices(self, payers: Collection[Payer], work: Generator[None, None, T]) -> T:
        """Do long work in slices; it yields where it may be interrupted.

        Each slice is charged to the payer that has used the least; payers may join while the work is in progress.
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

    async def _queue(self, payer: Payer) -> None:
        future = asyncio.get_running_loop().create_future()

        def admitted() -> None:
            if future.cancelled():  # just now
                self.leave(payer)
            else:
                future.set_result(None)

        waiting = self._wait(payer, admitted, later=True)
        try:
            await future
        except asyncio.CancelledError:
            if future.cancelled():
                waiting.give_up()
            else:  # it has just been admitted
                self.leave(payer)
            raise

    def _wait(self, payer: Payer, start: Callable[[], None], *, later: bool) -> Waiting[Payer]:
        lane = self._lanes.get(payer.address)
        if lane is None:
            lane = self._lanes[payer.address] = Lane(self._people.rank)
        waiting = lane.add(payer, start, later=later)
        if lane.next is None or lane.patient:  # perhaps this one need not wait
            self._go_on(lane, payer.address)
        return waiting

    def _go_on(self, lane: Lane[Payer], address: str) -> None:
        """Admit somebody in the next turn of the event loop."""
        if lane.next is not None:
            lane.next.cancel()
        lane.patient = False
        lane.next = asyncio.get_running_loop().call_soon(self._admit, lane, address)

    def _admit(self, lane: Lane[Payer], address: str) -> None:
        """Admit those waiting in a lane, one after another, starting with the one that has used the least."""
        lane.patient = False
        lane.next = self._admit_some(lane, address)
        self._tidy(lane, address)

    def _admit_some(self, lane: Lane[Payer], address: str) -> asyncio.Handle | None:
        """Return when to go on; None if nobody waits any more, or as soon as somebody leaves."""
        loop = asyncio.get_running_loop()
        while (waiting := lane.first()) is not None and not lane.full:
            wait_s = self.wait_s(waiting.payer)
            if wait_s:
                lane.patient = True
                return loop.call_later(min(wait_s, LOOK_AGAIN_S), self._admit, lane, address)
            if self._spent_s.get(address, 0.0) >= SLICE_S:
                return loop.call_soon(self._admit, lane, address)
            self._note_turn(waiting.payer)
            if lane.start_first():  # its work has to be charged before the next is chosen
                return loop.call_soon(self._admit, lane, address)
        return None

    def _note_turn(self, payer: Payer) -> None:
        self._begin_turn()
        self._spent_s.setdefault(payer.address, 0.0)

    def _tidy(self, lane: Lane[Payer], address: str) -> None:
        """Forget a lane that nobody uses."""
        if not lane.under_way and lane.next is None and not lane and self._lanes.get(address) is lane:
            del self._lanes[address]

    def _used_s(self, payer: Payer) -> float:
        return max(self._addresses.used_s(payer.address), self._people.used_s(payer))
