"""A fair queue: the next job comes from the address that has used the least recently.

The usage of an address or a group halves every half-life. Pure: time is an argument, in seconds.
"""

import math
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Hashable
from typing import Generic, TypeVar

import msgspec

from mazechase.errors import MazechaseError

T = TypeVar("T")
U = TypeVar("U", bound=Hashable)

HALF_LIFE_S = 30.0
FORGOTTEN_MS = 0.1
PATIENCE = 2  # jobs in a row that somebody waits for
FEWER_IN_BACKGROUND = 10  # times fewer of them may wait or run: each takes long


class TooBusy(MazechaseError):
    """Too many jobs are waiting, in total or from this address."""


class Who(msgspec.Struct, frozen=True):
    """Who asks for a job: an address, and the table or other group within it."""

    address: str
    group: str


class Claim(msgspec.Struct, frozen=True):
    """What a job is likely to cost, and how far it can be cut down while the address has others waiting.

    Jobs in the background are taken apart from the others and have usage of their own.
    """

    who: Who
    cost_ms: float
    least_ms: float
    background: bool = False

    @property
    def address(self) -> tuple[str, bool]:
        """The account of the address for this kind of job."""
        return self.who.address, self.background


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """How many jobs may wait or run: in total, from one address, and from one group."""

    in_all: int = 1_000
    per_address: int = 100
    per_group: int = 16


class Granted(msgspec.Struct, Generic[T], frozen=True):
    """A job whose turn has come: its expected cost, and into how many parts it has to share its time."""

    ticket: int
    job: T
    cost_ms: float
    sharers: int
    background: bool = False


class Usage(Generic[U]):
    """The recent usage of many users; the least recently active is forgotten first.

    >>> usage = Usage(half_life_s=30, remembered=100)
    >>> usage.add("192.0.2.1", 800, now=0)
    >>> usage.of("192.0.2.1", now=60), usage.of("192.0.2.2", now=60)
    (200.0, 0.0)
    """

    def __init__(self, half_life_s: float, remembered: int) -> None:
        self._half_life_s, self._remembered = half_life_s, remembered
        self._used: OrderedDict[U, tuple[float, float]] = OrderedDict()  # the amount, and as of when

    def of(self, user: U, now: float) -> float:
        """Return a user's recent usage."""
        used_ms, at = self._used.get(user, (0.0, now))
        return float(used_ms * 0.5 ** (max(0.0, now - at) / self._half_life_s))

    def all(self, now: float) -> dict[U, float]:
        """Return the recent usage of everybody who is remembered."""
        return {user: self.of(user, now) for user in self._used}

    def add(self, user: U, ms: float, now: float) -> None:
        """Add to a user's usage; a negative amount corrects an estimate that was too high."""
        used_ms = self.of(user, now) + ms
        self._used.pop(user, None)
        if used_ms >= FORGOTTEN_MS:
            self._used[user] = (used_ms, now)
        if len(self._used) > self._remembered:
            self._used.popitem(last=False)


class FairQueue(Generic[T]):
    """Waiting and running jobs, with a fair choice of the next one.

    First comes the address that has used the least recently, then its group that has, then the shortest job, then the
    oldest. With k jobs of one address waiting or running, each is cut down to about a k-th of its cost. If more than
    ``PATIENCE`` addresses have jobs for each one that is done at once, all are cut down further, so that nobody waits
    longer than that many jobs take.
    """

    def __init__(
        self,
        bounds: Bounds | None = None,
        half_life_s: float = HALF_LIFE_S,
        remembered: int = 10_000,
        at_once: int | None = None,
    ) -> None:
        self._bounds = bounds or Bounds()
        self._at_once = at_once
        self._addresses: Usage[tuple[str, bool]] = Usage(half_life_s, remembered)
        self._groups: Usage[Who] = Usage(half_life_s, remembered)
        self._waiting: dict[str, dict[int, tuple[T, Claim]]] = {}  # by address and ticket, the oldest first
        self._running: dict[int, tuple[Claim, float]] = {}  # with the amount charged for it
        self._waits = Counter[bool]()  # in the background or not
        self._of_address: Counter[tuple[str, bool]] = Counter()
        self._addresses_with = Counter[bool]()  # how many addresses have jobs, in the background or not
        self._of_group: Counter[Who] = Counter()
        self._tickets = 0

    def __len__(self) -> int:
        """Return how many jobs are waiting."""
        return self._waits.total()

    def used_ms(self, address: str, now: float) -> float:
        """Return an address's recent usage."""
        return self._addresses.of((address, False), now)

    def usage(self, now: float) -> tuple[dict[str, float], dict[str, float]]:
        """Return the recent usage by address and by group, in milliseconds."""
        addresses: defaultdict[str, float] = defaultdict(float)
        groups: defaultdict[str, float] = defaultdict(float)
        for account, ms in self._addresses.all(now).items():
            addresses[account[0]] += ms
        for who, ms in self._groups.all(now).items():
            groups[who.group] += ms
        return dict(addresses), dict(groups)

    def put(self, job: T, claim: Claim) -> int:
        """Queue a job and return its ticket; raise TooBusy if there is no room for it."""
        bounds, fewer = self._bounds, FEWER_IN_BACKGROUND if claim.background else 1
        if (
            self._waits[claim.background] * fewer >= bounds.in_all
            or self._of_address[claim.address] * fewer >= bounds.per_address
            or self._of_group[claim.who] >= bounds.per_group
        ):
            raise TooBusy("too-busy")
        self._tickets += 1
        self._waiting.setdefault(claim.who.address, {})[self._tickets] = (job, claim)
        self._waits[claim.background] += 1
        self._addresses_with[claim.background] += not self._of_address[claim.address]
        self._of_address[claim.address] += 1
        self._of_group[claim.who] += 1
        return self._tickets

    def withdraw(self, ticket: int) -> bool:
        """Drop a job that is no longer needed; return whether it was still waiting."""
        address = next((address for address, jobs in self._waiting.items() if ticket in jobs), None)
        if address is None:
            return False
        _, claim = self._pop(address, ticket)
        self._leave(claim)
        return True

    def take(self, now: float, most_ms: float = math.inf, *, background: bool = False) -> Granted[T] | None:
        """Return the next job that costs no more than ``most_ms``, or None if there is none."""
        for address in sorted(self._waiting, key=lambda address: self._addresses.of((address, background), now)):
            ranks = [
                (self._groups.of(claim.who, now), self._cost_ms(claim), ticket)
                for ticket, (_, claim) in self._waiting[address].items()
                if claim.background == background and self._cost_ms(claim) <= most_ms
            ]
            if ranks:
                _, cost_ms, ticket = min(ranks)
                job, claim = self._pop(address, ticket)
                self._running[ticket] = (claim, cost_ms)
                self._charge(claim, cost_ms, now)
                return Granted(ticket, job, cost_ms, self._sharers(claim), background)
        return None

    def done(self, ticket: int, used_ms: float, now: float) -> None:
        """Finish a running job, and charge what it actually used."""
        claim, charged_ms = self._running.pop(ticket)
        self._charge(claim, used_ms - charged_ms, now)
        self._leave(claim)

    def _cost_ms(self, claim: Claim) -> float:
        return max(claim.least_ms, claim.cost_ms / self._sharers(claim))

    def _sharers(self, claim: Claim) -> int:
        """Return into how many parts a job shares its time, with its address's own and those of other addresses."""
        own, addresses = self._of_address[claim.address], self._addresses_with[claim.background]
        if self._at_once is None or claim.background:
            return own
        return math.ceil(own * max(1.0, addresses / (PATIENCE * self._at_once)))

    def _pop(self, address: str, ticket: int) -> tuple[T, Claim]:
        taken = self._waiting[address].pop(ticket)
        if not self._waiting[address]:
            del self._waiting[address]
        self._waits[taken[1].background] -= 1
        return taken

    def _charge(self, claim: Claim, ms: float, now: float) -> None:
        self._addresses.add(claim.address, ms, now)
        self._groups.add(claim.who, ms, now)

    def _leave(self, claim: Claim) -> None:
        self._of_address[claim.address] -= 1
        self._of_group[claim.who] -= 1
        if not self._of_address[claim.address]:
            del self._of_address[claim.address]
            self._addresses_with[claim.background] -= 1
        if not self._of_group[claim.who]:
            del self._of_group[claim.who]
