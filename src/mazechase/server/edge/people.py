"""People the service has recently identified by a verified token: each has a token bucket of their own.

Without this, thirty people behind one address would use up each other's requests. An unverified token counts for
nothing, so made-up tokens can't evade a limit.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection

from mazechase.server.limits import Bucket
from mazechase.server.shares import STRANGER


class People:
    """A rate limit for every token verified recently, by its digest; the least recently used is forgotten first."""

    def __init__(self, rate: float, burst: float, remembered: int, now: Callable[[], float]) -> None:
        self._rate, self._burst, self._remembered, self._now = rate, burst, remembered, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __contains__(self, digest: str) -> bool:
        return digest in self._buckets

    def verified(self, digest: str) -> None:
        """Remember a token that opened a table."""
        if digest in self._buckets:
            self._buckets.move_to_end(digest)
            return
        self._buckets[digest] = Bucket(self._rate, self._burst, self._now())
        if len(self._buckets) > self._remembered:
            self._buckets.popitem(last=False)

    def recognised(self, digests: Collection[str]) -> str:
        """Return the first of some tokens that was verified recently, or "" if none was."""
        return min((digest for digest in digests if digest in self._buckets), default=STRANGER)

    def take(self, digest: str) -> bool:
        """Count a request against a known token; return whether it is allowed."""
        return self._buckets[digest].take(self._now())
