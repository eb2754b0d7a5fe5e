"""Client addresses: the address that limits count, and what a trusted proxy reports about its clients."""

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from litestar.types import Scope

from mazechase.errors import BadText

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

MOST_HOPS = 32  # no chain of proxies is that long


def counted(host: str) -> str:
    """Return the address that limits count; for IPv6 that is the /64 network, since a household gets a whole one.

    A service that listens on both protocols sees IPv4 addresses mapped into IPv6.

    >>> counted("192.0.2.7"), counted("::ffff:192.0.2.7"), counted("2001:db8::7")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64')
    """
    if ":" not in host:
        return host[:64]
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:  # the name of another kind of socket
        return host[:64]
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def address_of(scope: Scope) -> str:
    """Return the address that a request or a WebSocket counts against, as a trusted proxy reports it."""
    client = scope.get("client")
    return counted(str(client[0])) if client else "local"


class Proxies:
    """The proxies that are trusted to name their clients."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self._networks = tuple(map(_network, texts))

    def __contains__(self, host: str) -> bool:
        if not self._networks:
            return False
        address = _address(host)
        return address is not None and self._trusts(address)

    def client(self, scope: Scope) -> str:
        """Return the address that a request comes from, and put what a trusted proxy reports into its scope."""
        client = scope.get("client")
        host = str(client[0]) if client else "local"
        if host not in self:
            return host
        headers = scope["headers"]
        host = self.behind(host, [value for name, value in headers if name == b"x-forwarded-for"])
        scope["client"] = (host, 0)
        schemes = [value for name, value in headers if name == b"x-forwarded-proto"]
        if schemes:
            scheme = schemes[-1].rpartition(b",")[2].strip().lower()
            _set_scheme(scope, secure=scheme in {b"https", b"wss"})
        return host

    def behind(self, proxy: str, forwarded: Iterable[bytes]) -> str:
        """Return the rightmost forwarded address that is not a proxy's own: any address left of it may be forged."""
        host = proxy
        for hop in reversed(b",".join(forwarded).rsplit(b",", MOST_HOPS)[-MOST_HOPS:]):
            address = _address(_without_port(hop.decode("latin-1").strip()))
            if address is None:  # "unknown", or nonsense: only the last proxy is known
                break
            host = str(address)
            if not self._trusts(address):
                break
        return host

    def _trusts(self, address: Address) -> bool:
        return any(address in network for network in self._networks)


def _network(text: str) -> Network:
    try:
        return ip_network(text.strip())
    except ValueError as error:
        raise BadText("bad-proxy", text=text[:60]) from error


def _address(text: str) -> Address | None:
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _set_scheme(scope: Scope, *, secure: bool) -> None:
    plain = "ws" if scope["scheme"] in {"ws", "wss"} else "http"
    scope["scheme"] = f"{plain}s" if secure else plain
