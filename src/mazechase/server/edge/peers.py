"""The register of TCP connections, from accept to close: how many, whose, and which may be dropped.

A connection is a stranger until its hello is accepted. With a seat's token it then belongs to a player and is never
dropped for others; without one it belongs to a spectator. When there is no room left, strangers are dropped first.
"""

from collections import Counter
from collections.abc import Callable

from mazechase.server.edge.addresses import Proxies, counted
from mazechase.server.edge.blocklist import Blocklist
from mazechase.server.edge.notices import Notices
from mazechase.server.limits import Limits, PerAddress

PENALTY = 10  # a flood counts as this many new connections
ONE_BROWSER = 8  # connections that one browser may open for the page; more may be an attack


class Peer:
    """One TCP connection."""

    __slots__ = ("_peers", "address", "drop", "person", "trusted")

    def __init__(self, peers: "Peers", address: str, drop: Callable[[], None], *, trusted: bool) -> None:
        self._peers = peers
        self.address = address
        self.drop = drop
        self.trusted = trusted  # a proxy's own connection
        self.person: str | None = None

    def forward(self, address: str) -> bool:
        """Count a proxy's connection as the client's behind it; return whether that client may have another."""
        return self._peers.forward(self, address)

    def identify(self, person: str | None) -> None:
        """Record that a hello was accepted, with the digest of a seat's token or without a seat."""
        self._peers.identify(self, person)

    def note(self, what: str) -> None:
        """Log something about this connection."""
        self._peers.notices.note(what, self.address)

    def take_frames(self, count: int) -> bool:
        """Count WebSocket frames of its address; return whether that many are allowed."""
        return self._peers.take_frames(self.address, count)

    def penalize(self) -> None:
        """Allow fewer new connections from an address that floods: it would reconnect, and handshakes are costly."""
        self._peers.penalize(self.address)

    def leave(self) -> None:
        """Record that the connection has ended."""
        self._peers.leave(self)


class _Household:
    """The connections of one address, each kind in order of arrival."""

    __slots__ = ("players", "strangers", "watchers")

    def __init__(self) -> None:
        self.strangers: dict[Peer, None] = {}
        self.watchers: dict[Peer, None] = {}
        self.players: dict[Peer, None] = {}

    def __bool__(self) -> bool:
        return bool(self.strangers or self.watchers or self.players)


class Peers:
    """Admits connections, and drops some when others need the room."""

    def __init__(self, limits: Limits, proxies: Proxies, now: Callable[[], float]) -> None:
        self.notices = Notices(now)
        self.blocklist = Blocklist()
        self.blocklist.changed = self._drop_blocked
        self._limits = limits
        self._proxies = proxies
        self._connects = PerAddress(limits.connects_per_s, limits.connects_burst, limits.addresses_remembered, now)
        self._frames = PerAddress(
            limits.address_frames_per_s, limits.address_frames_burst, limits.addresses_remembered, now
        )
        self._all: set[Peer] = set()
        self._households: dict[str, _Household] = {}
        self._persons: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._all)

    def kinds(self) -> tuple[int, int, int]:
        """Return how many connections are strangers', spectators' and players'."""
        homes = self._households.values()
        return (
            sum(len(home.strangers) for home in homes),
            sum(len(home.watchers) for home in homes),
            sum(len(home.players) for home in homes),
        )

    def addresses(self) -> dict[str, int]:
        """Return how many connections each address has."""
        return {
            address: len(home.strangers) + len(home.watchers) + len(home.players)
            for address, home in self._households.items()
        }

    def held(self, address: str) -> int:
        """Return how many connections count against an address's limit."""
        household = self._households.get(address)
        return 0 if household is None else len(household.strangers) + len(household.watchers)

    def admit(self, host: str, drop: Callable[[], None]) -> Peer | None:
        """Admit a new connection; return None if it has to be closed."""
        trusted = host in self._proxies
        address = counted(host)
        if not trusted and not self._may_connect(address):
            return None
        if len(self._all) >= self._limits.connections and not self._make_room():
            self.notices.note("connection refused: the service has no room left", address)
            return None
        peer = Peer(self, address, drop, trusted=trusted)
        self._all.add(peer)
        if not trusted:
            self._household(address).strangers[peer] = None
        return peer

    def forward(self, peer: Peer, address: str) -> bool:
        """Count a proxy's connection as the client's behind it."""
        if not peer.trusted or peer not in self._all:
            return True
        if not self._may_connect(address):
            return False
        peer.trusted, peer.address = False, address
        self._household(address).strangers[peer] = None
        return True

    def identify(self, peer: Peer, person: str | None) -> None:
        """Count a connection as a player's or a spectator's.

        A person or an address with too many players' connections gets no more of them reserved. Otherwise one machine
        with many tables of its own would leave no room for anybody else.
        """
        if peer.trusted or peer not in self._all:
            return
        household = self._households[peer.address]
        household.strangers.pop(peer, None)
        if (
            person is not None
            and self._persons[person] < self._limits.connections_per_person
            and len(household.players) < self._limits.players_per_address
        ):
            household.players[peer] = None
            self._persons[person] += 1
            peer.person = person
        else:
            household.watchers[peer] = None

    def take_frames(self, address: str, count: int) -> bool:
        """Count WebSocket frames on all connections of an address; return whether that many are allowed."""
        return self._frames.take(address, count)

    def penalize(self, address: str) -> None:
        """Reduce the number of connections an address may open."""
        for _ in range(PENALTY):
            self._connects.take(address)

    def leave(self, peer: Peer) -> None:
        """Forget a connection that has ended, if it is still registered."""
        if peer not in self._all:
            return
        self._all.discard(peer)
        if peer.person is not None:
            self._persons[peer.person] -= 1
            if not self._persons[peer.person]:
                del self._persons[peer.person]
        household = self._households.get(peer.address)
        if household is not None and not peer.trusted:
            for kind in (household.strangers, household.watchers, household.players):
                kind.pop(peer, None)
            if not household:
                del self._households[peer.address]

    def _drop_blocked(self) -> None:
        """Drop the connections of everybody who is blocked now."""
        for peer in tuple(self._all):
            if not peer.trusted and peer.address in self.blocklist:
                self.leave(peer)
                peer.drop()

    def _may_connect(self, address: str) -> bool:
        if address in self.blocklist:
            self.notices.note("connection refused: blocked", address)
            return False
        if not self._connects.take(address):
            self.notices.note("connection refused: too many new connections", address)
            return False
        if self.held(address) >= self._limits.connections_per_address:
            self.notices.note("connection refused: too many connections at a time", address)
            return False
        return True

    def _household(self, address: str) -> _Household:
        return self._households.setdefault(address, _Household())

    def _make_room(self) -> bool:
        """Drop the connection that matters least; return whether there was one."""
        households = self._households.values()
        crowd = max((household.strangers for household in households), key=len, default={})
        watching = max((household.watchers for household in households), key=len, default={})
        if len(crowd) <= ONE_BROWSER < len(watching):
            crowd = watching
        victim = next(iter(crowd), None)
        if victim is None:
            return False
        self.notices.note("connection dropped to make room for others", victim.address)
        self.leave(victim)
        victim.drop()
        return True
