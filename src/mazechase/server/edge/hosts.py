"""The host names this service answers to.

A page elsewhere can point its own name at this machine and then talk to the service as if it were its own
(DNS rebinding). Such a name is not among ours, so the request is refused.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address

from mazechase.errors import BadText

ANY = "*"
NAME = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?)*")
HOST = re.compile(r"(?:\[(?P<bracketed>[0-9a-f:.]+)\]|(?P<plain>[^:\[\]@/\s]+))(?::[0-9]{0,5})?")


class Hosts:
    """Checks the Host header: an IP address, localhost, this machine's own name, or an allowed name."""

    def __init__(self, allowed: Iterable[str] = (), machine: str | None = None) -> None:
        names = {_checked(text) for text in allowed}
        self._any = ANY in names
        own = (socket.gethostname() if machine is None else machine).lower().rstrip(".")
        first = own.partition(".")[0]
        self._names = names | {"localhost", own, first, f"{first}.local"}

    def admit(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Return whether a request's headers name one of our hosts; there must be exactly one Host header."""
        hosts = [value for name, value in headers if name == b"host"]
        if self._any:
            return True
        name = host_name(hosts[0]) if len(hosts) == 1 else None
        return name is not None and (name in self._names or _is_address(name))


def host_name(header: bytes) -> str | None:
    """Return the host in a Host header, in lower case and without port and trailing dot; None if it can't be read.

    >>> host_name(b"Play.Example.org.:8750"), host_name(b"[::1]:8750"), host_name(b"::1")
    ('play.example.org', '[::1]', None)
    """
    try:
        text = header.decode("ascii").strip().lower()
    except UnicodeDecodeError:
        return None
    found = HOST.fullmatch(text)
    if found is None:
        return None
    return f"[{found['bracketed']}]" if found["plain"] is None else found["plain"].removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        IPv6Address(name[1:-1]) if name.startswith("[") else IPv4Address(name)
    except ValueError:
        return False
    return True


def _checked(text: str) -> str:
    name = text.strip().lower().removesuffix(".")
    if name != ANY and (len(name) > 253 or not NAME.fullmatch(name)):
        raise BadText("bad-allowed-host", text=text[:60])
    return name
