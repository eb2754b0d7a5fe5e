"""Log lines about strangers: once per minute and address with a count, however often something happens."""

import logging
from collections import OrderedDict
from collections.abc import Callable

from mazechase.server.limits import Bucket

log = logging.getLogger(__name__)

PERIOD_S = 60.0
REMEMBERED = 1_000
LINES_PER_S, LINES_BURST = 0.5, 30  # in total: an attack from many addresses must not fill the disk either


class Notices:
    """Logs each kind of event of an address immediately, and then at most once a minute."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._reported: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()  # when last, how many since
        self._lines = Bucket(LINES_PER_S, LINES_BURST, now())

    def note(self, what: str, address: str) -> None:
        """Log an event, or count it for the next log line."""
        now = self._now()
        at, since = self._reported.pop((what, address), (now - PERIOD_S, 0))
        due = now - at >= PERIOD_S and self._lines.take(now)
        self._reported[what, address] = (now, 0) if due else (at, since + 1)
        if len(self._reported) > REMEMBERED:
            self._reported.popitem(last=False)
        if due and since:
            log.warning("%s: %s, and %d times since the last report", address, what, since)
        elif due:
            log.warning("%s: %s", address, what)
