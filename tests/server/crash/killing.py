"""The killer: waits for a critical moment, kills the server, and restarts it."""

import asyncio
from collections import Counter, defaultdict
from random import Random

from server.crash.several import Several

# When to kill, and how often each: right after a client has sent, in the middle of a burst, right after an
# acknowledgement, some time after clients are back, after a bot has moved.
MOMENTS = {"sent": 6, "burst": 6, "acknowledged": 3, "resumed": 3, "bot moved": 1}
WHILE_STARTING = 0.12  # how often it is killed again before it is ready
PATIENCE_S = 3.0  # how long to wait for a moment


class Moments:
    """Notifies those who wait for something to happen."""

    def __init__(self) -> None:
        self._waiting: defaultdict[str, list[asyncio.Future[None]]] = defaultdict(list)

    def happened(self, name: str) -> None:
        """Wake everybody who waits for this."""
        for waiting in self._waiting.pop(name, ()):
            if not waiting.done():
                waiting.set_result(None)

    async def next(self, name: str) -> None:
        """Wait until this happens the next time."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[name].append(waiting)
        await waiting


async def kill_again_and_again(server: Several, moments: Moments, kills: int, rng: Random) -> Counter[str]:
    """Kill a running server and restart it this many times; return how often in which moment."""
    when: Counter[str] = Counter()
    while when.total() < kills:
        (moment,) = rng.choices(list(MOMENTS), list(MOMENTS.values()))
        when[await _wait(moments, moment, rng)] += 1
        server.kill()
        await server.start()
        while rng.random() < WHILE_STARTING:
            await asyncio.sleep(rng.uniform(0, 0.25))
            when["starting"] += 1
            server.kill()
            await server.start()
        await server.ready()
    return when


async def _wait(moments: Moments, moment: str, rng: Random) -> str:
    try:
        async with asyncio.timeout(PATIENCE_S):
            await moments.next("resumed")
            for _ in range(rng.randint(1, 3)):
                await moments.next(moment)
    except TimeoutError:
        return f"no {moment}"
    # Then at once, or within the time of a commit, or somewhat later.
    await asyncio.sleep(rng.choice((0.0, rng.uniform(0, 0.004), rng.uniform(0, 0.05))))
    return moment
