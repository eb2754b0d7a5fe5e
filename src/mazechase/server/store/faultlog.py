"""Logging of lasting faults: a line when one begins, a reminder now and then, and a line when it is over."""

import logging
from collections.abc import Callable

REMIND_S = 60.0


class FaultLog:
    """Logs one kind of fault, such as failing to save, without a line per failure.

    An intermittent fault is also logged at most once a minute.
    """

    def __init__(self, log: logging.Logger, what: str, now_s: Callable[[], float]) -> None:
        self._log = log
        self._what = what
        self._now_s = now_s
        self._logged_s: dict[str, float] = {}  # when each code was last logged
        self._began_s: float | None = None
        self._failures = 0
        self._begun_logged = False

    def failed(self, code: str, detail: str = "", times: int = 1) -> None:
        """Count failures, and log them if a line is due."""
        now = self._now_s()
        if self._began_s is None:
            self._began_s = now
        self._failures += times
        if now - self._logged_s.get(code, -REMIND_S) >= REMIND_S:
            self._logged_s[code] = now
            self._begun_logged = True
            because = f"{code}, {detail}" if detail else code
            self._log.error("%s fails (%s); refused so far: %d", self._what, because, self._failures)

    def worked(self) -> None:
        """Log the end of a fault that was logged."""
        if self._began_s is None:
            return
        if self._begun_logged:
            lasted = self._now_s() - self._began_s
            self._log.warning("%s works again after %.0f s; refused: %d", self._what, lasted, self._failures)
            self._failures = 0
        self._began_s, self._begun_logged = None, False
