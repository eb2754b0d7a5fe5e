"""Limits on everything a stranger can send."""

from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec

from mazechase.errors import NotNow
from mazechase.match.entries import Acted, Drawn, Entry, Flagged, Resigned, Resumed, StoodIn

PLAYING = (Acted, Drawn, Resigned, Flagged, Resumed)


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much of everything one address, connection or table may use."""

    message_bytes: int = 16_384
    body_bytes: int = 196_608  # a document at its limit, with three bytes per letter
    record_bytes: int = 1_048_576
    messages_per_s: float = 50
    messages_burst: float = 200
    time_percent: float = 25  # of the event loop's time, for everybody behind one address
    person_time_percent: float = 15
    time_burst_s: float = 1
    requests_per_s: float = 20
    requests_burst: float = 200
    tables_per_hour: float = 120
    tables_burst: float = 60
    codes_per_hour: float = 60  # join codes tried from one address
    codes_burst: float = 20
    wrong_codes_per_hour: float = 600  # from everywhere together
    wrong_codes_burst: float = 200
    files_per_s: float = 200  # of the page
    files_burst: float = 1_000
    token_requests_per_s: float = 100  # from everybody with a token behind one address
    token_requests_burst: float = 1_000
    connections: int = 10_000
    connections_per_address: int = 512  # not counting those of players
    players_per_address: int = 256
    connections_per_person: int = 16
    connects_per_s: float = 50
    connects_burst: float = 500
    connections_per_table: int = 64
    frames_per_s: float = 100
    frames_burst: float = 400
    address_frames_per_s: float = 2_000
    address_frames_burst: float = 8_000
    incoming_bytes_per_s: float = 131_072
    incoming_bytes_burst: float = 1_048_576
    outgoing_messages: int = 512
    outgoing_bytes: int = 4_194_304  # an answer about a long match has hundreds of thousands
    entries_per_table: int = 5_000  # opening a table replays its log, and others must not notice
    bot_ms: int = 2_000  # even if a table lets its bots think longer
    jobs_waiting: int = 1_000
    jobs_per_address: int = 100
    jobs_per_table: int = 16
    worker_mb: int = 1_024
    headers_s: float = 10
    request_s: float = 30
    keep_alive_s: int = 5
    hello_s: float = 10
    unread_s: float = 30  # for a client to read something of what it was sent
    presence_s: float = 0.1  # connects and disconnects are collected for this long, then sent together
    idle_room_s: float = 300
    unfinished_days: int = 90
    addresses_remembered: int = 10_000
    tokens_remembered: int = 10_000

    @property
    def expires_after_ms(self) -> int:
        """How long a table is kept after the last change to it."""
        return self.unfinished_days * 86_400_000


# Limits for many people behind one address, such as a school, a café or a club.
SHARED_ADDRESS: dict[str, float] = {
    "time_percent": 80,
    "time_burst_s": 4,
    "address_frames_per_s": 10_000,
    "address_frames_burst": 40_000,
    "jobs_per_address": 500,
    "requests_per_s": 200,
    "requests_burst": 2_000,
    "files_per_s": 1_000,
    "files_burst": 10_000,
    "token_requests_per_s": 500,
    "token_requests_burst": 5_000,
    "tables_per_hour": 2_000,
    "tables_burst": 500,
    "codes_per_hour": 600,
    "codes_burst": 200,
    "connections_per_address": 4_000,
    "players_per_address": 2_000,
    "connects_per_s": 300,
    "connects_burst": 3_000,
}
PRESETS = {"shared-address": SHARED_ADDRESS}


class Bucket:
    """A token bucket: it refills at a steady rate, up to a burst."""

    __slots__ = ("_at", "_burst", "_full", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst, self._full, self._at = rate, burst, burst, now

    def take(self, now: float, cost: float = 1) -> bool:
        """Take tokens for this cost; return whether there were enough."""
        self._full = min(self._burst, self._full + (now - self._at) * self._rate)
        self._at = now
        if self._full < cost:
            return False
        self._full -= cost
        return True

    def give_back(self, cost: float = 1) -> None:
        """Put tokens back that were taken for something that turned out not to count."""
        self._full = min(self._burst, self._full + cost)


class PerAddress:
    """A token bucket for every address seen recently; the least recently seen is forgotten first."""

    def __init__(self, rate: float, burst: float, remembered: int, now: Callable[[], float]) -> None:
        self._rate, self._burst, self._remembered, self._now = rate, burst, remembered, now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1) -> bool:
        """Take tokens for this cost from an address's bucket; return whether there were enough."""
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst, self._now())
        self._buckets[address] = bucket
        if len(self._buckets) > self._remembered:
            self._buckets.popitem(last=False)
        return bucket.take(self._now(), cost)


def check_log(entries: Sequence[Entry], added: Sequence[Entry], most: int) -> None:
    """Raise NotNow if the log is full; half of it is reserved for moves, so that mere talk can't use it up."""
    talk = 0 if any(map(_plays, added)) else sum(not _plays(entry) for entry in entries)
    if len(entries) >= most or talk >= most // 2:
        raise NotNow("log-full")


def _plays(entry: Entry) -> bool:
    """Return whether an entry is part of play; the end of a pause or of somebody's absence is too."""
    return isinstance(entry, PLAYING) or (isinstance(entry, StoodIn) and entry.bot is None)
