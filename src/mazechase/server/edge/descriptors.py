"""File descriptors: each connection needs one, and running out of them would stop the database and the bots too."""

import contextlib
import sys

BASE = 64  # the database, log files, the page's files, the event loop, connections just being closed
PER_WORKER = 8


def connections_that_fit(wanted: int, workers: int) -> int:
    """Raise the limit on open files as far as needed and allowed, and return how many of the connections fit."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415 (not there on Windows)

    reserve = BASE + PER_WORKER * workers
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + reserve
    if soft == resource.RLIM_INFINITY or soft >= most:
        return wanted
    raised = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with contextlib.suppress(ValueError, OSError):  # some systems allow less than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
        soft = raised
    return max(soft - reserve, soft // 4, 1)
