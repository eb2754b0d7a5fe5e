"""The server's clock: the time of day at the start, and from then on a count that cannot jump."""

import time
from collections.abc import Callable


class ServerClock:
    """Milliseconds since 1970 that never go back and never leap, whatever is done to the system's clock."""

    def __init__(
        self,
        wall_s: Callable[[], float] = time.time,  # noqa: TID251 (the service is where time comes from)
        steady_s: Callable[[], float] = time.monotonic,  # noqa: TID251
    ) -> None:
        self._steady_s = steady_s
        self._offset_s = wall_s() - steady_s()

    def now_ms(self) -> int:
        """Give the time."""
        return int((self._offset_s + self._steady_s()) * 1000)

    def steady_s(self) -> float:
        """Give a count of seconds for measuring spans."""
        return self._steady_s()
