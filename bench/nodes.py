"""How much several processes and nodes carry: ``python bench/nodes.py [ROUNDS]``, a minute per round.

The light game again (counter.py), 64 tables, everybody acts as soon as it is their turn. Nodes are servers on one
PostgreSQL database, which runs here too with its commits on disk; the two players of a table are at different nodes,
as behind a round-robin proxy. Processor time per action is counted for the servers and for the database apart. The
client and everything else share the processors of this machine, so actions per second say how much one machine
carries, and processor time how much several would.
"""

import asyncio
import json
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import uvloop
import wire
from measure import throughput
from sides import CACHE, HERE, OurPlayer, Ours, Player

sys.path.insert(0, str(HERE.parent / "tests"))

from server.postgres import Cluster, own_cluster

TICKS = os.sysconf("SC_CLK_TCK")


class Nodes(Ours):
    """Several servers on one database, or one with several processes."""

    def __init__(self, folder: Path, database: str, nodes: int, processes: int, postmaster: int | None = None) -> None:
        super().__init__(folder)
        self.readings: list[tuple[float, float]] = []  # of all processor time, and of the database's
        self._database = database
        self._processes = processes
        self._postmaster = postmaster
        self._more = [Nodes(folder, database, 1, processes) for _ in range(nodes - 1)]

    def command(self) -> list[str]:
        """Return the command of one node."""
        words = super().command()
        words[words.index("--database") + 1] = self._database
        return [*words, "--workers", "1", *(["--processes", str(self._processes)] if self._processes > 1 else [])]

    def start(self) -> float:
        """Start all nodes."""
        return max([super().start(), *(node.start() for node in self._more)])

    def stop(self) -> None:
        """Stop all nodes."""
        self.process.terminate()
        self.process.wait()
        for node in self._more:
            node.stop()

    def cpu_s(self) -> float:
        """Return the processor time of all nodes and of the database so far, and note it."""
        servers = sum(map(_used_s, _family(self.process.pid))) + sum(node.cpu_s() for node in self._more)
        database = 0.0 if self._postmaster is None else sum(map(_used_s, _family(self._postmaster)))
        self.readings.append((servers + database, database))
        return servers + database

    async def table(self) -> tuple[Player, Player]:
        """Create a table, with its players at different nodes."""
        new = {"game": "counter", "places": [{"kind": "here"}, {"kind": "here"}], "seating": "chosen", "start": True}
        made = await asyncio.to_thread(self.request, "/api/tables", new)
        ports = [self.port, *(node.port for node in self._more)]
        players = tuple(OurPlayer(seat) for seat in (1, 2))
        for number, player in enumerate(players):
            player.wire = await wire.dial(ports[number % len(ports)], "/ws", player.received)
            token = made["places"][str(player.seat)]
            hello = {"t": "hello", "table": made["table"]["id"], "tokens": [token], "ack_in_update": True}
            player.wire.send(json.dumps(hello).encode())
            await player.ready
        self._more = [*self._more[1:], *self._more[:1]]
        return players[0], players[1]


Arrangement = tuple[str, int, int]  # store, nodes, processes of each
ARRANGEMENTS: tuple[Arrangement, ...] = (
    *(("SQLite", 1, processes) for processes in (1, 2, 3)),
    *(("PostgreSQL", nodes, 1) for nodes in (1, 2, 3)),
    ("PostgreSQL", 1, 2),
)


def main(rounds: int) -> None:
    """Measure every arrangement in turn, this many times, and print the medians."""
    CACHE.mkdir(exist_ok=True)
    found: dict[Arrangement, list[tuple[float, ...]]] = {arrangement: [] for arrangement in ARRANGEMENTS}
    with own_cluster(durable=True) as cluster:
        for _ in range(rounds):
            for arrangement in ARRANGEMENTS:
                found[arrangement].append(_measured(cluster, *arrangement))
    print("| store | nodes | processes each | actions/s | processor time, µs | of it the database | client's share |")
    print("|---" * 7 + "|")
    for (store, nodes, processes), values in found.items():
        rate, all_us, database_us, busy = (statistics.median(column) for column in zip(*values, strict=True))
        figures = f"{rate:.0f} | {all_us:.0f} | {database_us:.0f} | {busy:.2f}"
        print(f"| {store} | {nodes} | {processes} | {figures} |")


def _measured(cluster: Cluster, store: str, nodes: int, processes: int) -> tuple[float, ...]:
    """Return actions per second, processor time per action in all and of the database, and the client's share."""
    with tempfile.TemporaryDirectory(dir=CACHE) as folder:
        shared = store == "PostgreSQL"
        database = cluster.database() if shared else str(Path(folder) / "ours.db")
        side = Nodes(Path(folder), database, nodes, processes, cluster.pid if shared else None)
        side.start()
        try:
            actions_s, cpu_us, busy = uvloop.run(throughput(side))
        finally:
            side.stop()
    (before, before_db), (after, after_db) = side.readings
    return actions_s, cpu_us, cpu_us * (after_db - before_db) / (after - before), busy


def _family(pid: int) -> Iterator[int]:
    """Yield a process and those it has started, without the workers for bots, which are idle."""
    if b"thinking.worker" in Path(f"/proc/{pid}/cmdline").read_bytes():
        return
    yield pid
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split():
        yield from _family(int(child))


def _used_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


if __name__ == "__main__":
    main(int((*sys.argv[1:], "3")[0]))
