"""Networks that may not connect: kept in the store, so that they are blocked at every node and after a restart."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Network, ip_network

import msgspec

from mazechase.errors import BadText, NotNow
from mazechase.server.store.protocol import Store, StoreFailure
from mazechase.server.wire.admin import Blocked

log = logging.getLogger(__name__)

NAME = "blocked"  # of the note in the store
POLL_S = 1.0  # between two looks at what other nodes have blocked
MOST = 1_000
REMEMBERED = 10_000
HOUSEHOLD = 64  # bits of an IPv6 address; limits count no more of it either
TRIES = 20
Network = IPv4Network | IPv6Network

_decoder = msgspec.json.Decoder(tuple[Blocked, ...])


def read_network(text: str) -> Network:
    """Return an address or a network; of an IPv6 address at least the first 64 bits, since a household has them all.

    >>> read_network("192.0.2.7"), read_network("2001:db8::7")
    (IPv4Network('192.0.2.7/32'), IPv6Network('2001:db8::/64'))
    """
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise BadText("bad-network", text=text[:60]) from error
    if isinstance(network, IPv6Network) and network.prefixlen > HOUSEHOLD:
        return network.supernet(new_prefix=HOUSEHOLD)
    return network


class Blocklist:
    """The blocked networks, as far as this node knows; ``changed`` is called when there are others."""

    def __init__(self) -> None:
        self.changed: Callable[[], None] = lambda: None
        self.entries: tuple[Blocked, ...] = ()
        self._networks: tuple[Network, ...] = ()
        self._known: dict[str, bool] = {}
        self._store: Store | None = None
        self._noted: bytes | None = None
        self._polling: asyncio.Task[None] | None = None

    def __contains__(self, address: str) -> bool:
        """Return whether an address, as limits count it, is blocked."""
        if not self._networks:
            return False
        known = self._known.get(address)
        if known is None:
            known = self._looked_up(address)
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[address] = known
        return known

    async def open(self, store: Store) -> None:
        """Read the list, and go on reading it where other nodes may change it."""
        self._store = store
        with contextlib.suppress(StoreFailure):  # the store has logged it; people can still play
            await self._read()
        if not store.nodes.alone:
            self._polling = asyncio.get_running_loop().create_task(self._poll())

    async def close(self) -> None:
        """Stop reading it."""
        if self._polling is not None:
            self._polling.cancel()
            await asyncio.gather(self._polling, return_exceptions=True)

    async def block(self, network: str, note: str, now_ms: int) -> None:
        """Block a network from now on."""
        name = str(read_network(network))

        def added(entries: tuple[Blocked, ...]) -> tuple[Blocked, ...]:
            if len(entries) >= MOST:
                raise NotNow("blocklist-full", most=MOST)
            return (*(one for one in entries if one.network != name), Blocked(name, now_ms, note))

        await self._change(added)

    async def unblock(self, network: str) -> None:
        """Let a network in again."""
        name = str(read_network(network))

        def removed(entries: tuple[Blocked, ...]) -> tuple[Blocked, ...]:
            left = tuple(one for one in entries if one.network != name)
            if left == entries:
                raise NotNow("not-blocked", network=name)
            return left

        await self._change(removed)

    async def _change(self, change: Callable[[tuple[Blocked, ...]], tuple[Blocked, ...]]) -> None:
        store = self._store
        if store is None:
            raise StoreFailure("store-closed")
        for left in reversed(range(TRIES)):
            await self._read()
            try:
                await store.set_note(NAME, msgspec.json.encode(change(self.entries)), self._noted)
            except StoreFailure as error:
                if error.code != "already-saved" or not left:
                    raise
            else:
                await self._read()
                return

    async def _read(self) -> None:
        noted = await self._store.note(NAME) if self._store is not None else None
        if noted == self._noted:
            return
        try:
            self.entries = _decoder.decode(noted) if noted is not None else ()
            self._networks = tuple(read_network(one.network) for one in self.entries)
        except (msgspec.MsgspecError, BadText) as error:
            log.error("the list of blocked networks can't be read")  # noqa: TRY400 (what it holds is not for the log)
            raise StoreFailure("store-damaged") from error
        self._noted = noted
        self._known.clear()
        self.changed()

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_S)
            with contextlib.suppress(StoreFailure):
                await self._read()

    def _looked_up(self, address: str) -> bool:
        try:
            network = ip_network(address)
        except ValueError:  # the name of another kind of socket
            return False
        return any(network.version == one.version and one.overlaps(network) for one in self._networks)
