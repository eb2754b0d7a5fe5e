"""Network namespaces: every node has one of its own, with one line to clients and one to the database.

Only the line to the database is ever cut, without any sign to either end: packets are lost.
"""

import os
import shutil
import subprocess

WHY_NOT = "network namespaces need root, unshare and ip (apt-get install iproute2)"


def possible() -> bool:
    """Return whether network namespaces can be made here."""
    if os.getuid() or not (shutil.which("unshare") and shutil.which("ip")):
        return False
    name = f"mazechase-{os.getpid()}-try"
    words = f"ip netns add {name} && ip netns delete {name}"
    return not subprocess.run(["unshare", "--net", "sh", "-c", words], capture_output=True, check=False).returncode  # noqa: S603, S607


class Line:
    """A node's namespace, and its lines to this one; addresses are 10.77.N.x to the database, 10.78.N.x to clients."""

    def __init__(self, number: int) -> None:
        self.name = f"mazechase-{os.getpid()}-{number}"
        self.database, self.node = f"10.77.{number}.1", f"10.78.{number}.2"
        self._wire = f"mzdb{number}"
        ip("netns", "add", self.name)
        ip("-n", self.name, "link", "set", "lo", "up")
        self._lay(self._wire, f"10.77.{number}")
        self._lay(f"mzcl{number}", f"10.78.{number}")

    def _lay(self, wire: str, network: str) -> None:
        ip("link", "add", wire, "type", "veth", "peer", "name", "there", "netns", self.name)
        ip("-n", self.name, "link", "set", "there", "name", wire)
        ip("address", "add", f"{network}.1/30", "dev", wire)
        ip("link", "set", wire, "up")
        ip("-n", self.name, "address", "add", f"{network}.2/30", "dev", wire)
        ip("-n", self.name, "link", "set", wire, "up")

    def cut(self) -> None:
        """Cut the node off from the database."""
        ip("link", "set", self._wire, "down")

    def mend(self) -> None:
        """Connect it again."""
        ip("link", "set", self._wire, "up")

    def remove(self) -> None:
        """Remove the namespace, and the lines with it."""
        ip("netns", "delete", self.name)


def ip(*words: str) -> None:
    """Run iproute2's command."""
    subprocess.run(["ip", *words], check=True)  # noqa: S603, S607
