"""The server's clock: it reads the time of day once at the start, then uses a monotonic clock."""

import time
from collections.abc import Callable


class ServerClock:
    """Milliseconds since 1970 that never jump back or ahead, whatever happens to the system clock."""

    def __init__(
        self,
        wall_s: Callable[[], float] = time.time,  # noqa: TID251 (the service is where time comes from)
        steady_s: Callable[[], float] = time.monotonic,  # noqa: TID251
    ) -> None:
        self._steady_s = steady_s
        self._offset_s = wall_s() - steady_s()

    def now_ms(self) -> int:
        """Return the time."""
        return int((self._offset_s + self._steady_s()) * 1000)

    def steady_s(self) -> float:
        """Return monotonic seconds, for measuring durations."""
        return self._steady_s()
