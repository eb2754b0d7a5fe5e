"""The work of one address that waits for its turn: whoever there has used the least goes first.

Many may wait, so finding the next must not cost more the more there are. What somebody has used lately fades for all
alike, so their order changes only when one of them is charged, and then that one can only move back.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush, heapreplace
from itertools import count
from typing import Generic, TypeVar

P = TypeVar("P")

AT_ONCE = 64  # pieces of work of one address in progress at once, such as commands waiting for the disk
numbers = count()


class Waiting(Generic[P]):
    """Work that waits for its turn. ``later``: starting it lets it begin only in the next turn of the event loop."""

    __slots__ = ("_lane", "_start", "later", "payer")

    def __init__(self, lane: "Lane[P]", payer: P, start: Callable[[], None], *, later: bool) -> None:
        self._lane: Lane[P] | None = lane
        self.payer = payer
        self._start = start
        self.later = later

    @property
    def given_up(self) -> bool:
        """Whether it is not to be started any more."""
        return self._lane is None

    def begin(self) -> None:
        """Start it."""
        self._lane = None
        self._start()

    def give_up(self) -> None:
        """Wait no longer."""
        lane, self._lane = self._lane, None
        if lane is not None:
            lane.gave_up()


class Lane(Generic[P]):
    """What waits, and how much is in progress; ``rank`` says how much somebody has used lately."""

    def __init__(self, rank: Callable[[P], float]) -> None:
        self._rank = rank
        self._waiting: dict[P, deque[Waiting[P]]] = {}  # of each payer, in order of arrival
        self._payers: list[tuple[float, int, P]] = []  # a heap by rank; ranks may have grown since
        self._count = self._given_up = 0
        self.under_way = 0
        self.next: asyncio.Handle | None = None  # when somebody is to be admitted; None: nobody waits, or it is full
        self.patient = False  # that is later, because whoever is first has to wait

    def __bool__(self) -> bool:
        return self._count > self._given_up

    @property
    def full(self) -> bool:
        """Whether no more may be in progress."""
        return self.under_way >= AT_ONCE

    def add(self, payer: P, start: Callable[[], None], *, later: bool) -> Waiting[P]:
        """Let some work wait."""
        waiting = Waiting(self, payer, start, later=later)
        if payer not in self._waiting:
            self._waiting[payer] = deque()
            heappush(self._payers, (self._rank(payer), next(numbers), payer))
        self._waiting[payer].append(waiting)
        self._count += 1
        return waiting

    def first(self) -> Waiting[P] | None:
        """Return whose turn it is, or None if nobody waits."""
        while self._payers:
            rank, number, payer = self._payers[0]
            queue = self._waiting[payer]
            while queue and queue[0].given_up:
                queue.popleft()
                self._count -= 1
                self._given_up -= 1
            if not queue:
                heappop(self._payers)
                del self._waiting[payer]
            elif (now := self._rank(payer)) > rank:
                heapreplace(self._payers, (now, number, payer))
            else:
                return queue[0]
        return None

    def start_first(self) -> bool:
        """Start what ``first`` has returned; return whether it begins only in the next turn of the event loop."""
        waiting = self._waiting[self._payers[0][2]].popleft()
        self._count -= 1
        self.under_way += 1
        waiting.begin()
        return waiting.later

    def gave_up(self) -> None:
        """Note that some work waits no longer; make room if that is true of most."""
        self._given_up += 1
        if self._given_up * 2 > self._count:
            for payer, queue in self._waiting.items():
                self._waiting[payer] = deque(waiting for waiting in queue if not waiting.given_up)
            self._count -= self._given_up
            self._given_up = 0
