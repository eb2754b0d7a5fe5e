"""The operator's secret: read from a file, compared in constant time, and tried only now and then."""

import hashlib
import hmac
import re
from collections.abc import Callable
from pathlib import Path

from mazechase.errors import BadText, MazechaseError
from mazechase.server.limits import PerAddress

FORM = re.compile(r"[!-~]{20,100}")  # printable, without spaces
WRONG_PER_S, WRONG_BURST = 0.1, 5  # wrong secrets from one address
REMEMBERED = 1_000


class NotOperator(MazechaseError):
    """The secret is wrong."""


class NoAdmin(MazechaseError):
    """The server has no secret, so nobody is its operator."""


class TooOften(MazechaseError):
    """The secret was wrong too often."""


class Secret:
    """What shows that somebody is the server's operator."""

    def __init__(self, text: str) -> None:
        if not FORM.fullmatch(text):
            raise BadText("bad-secret")
        self._digest = _digest(text)

    @classmethod
    def read(cls, file: str) -> "Secret":
        """Read it from a file, whose first line it is."""
        try:
            lines = Path(file).read_text("utf-8").splitlines()
        except (OSError, ValueError) as error:
            raise BadText("unreadable-file", file=file, reason=getattr(error, "strerror", None) or "") from error
        return cls(lines[0].strip() if lines else "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str) and hmac.compare_digest(self._digest, _digest(other))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return "Secret(...)"


class Guard:
    """Lets operators in; whoever was wrong several times has to wait, even with the right secret."""

    def __init__(self, secret: Secret | None, now: Callable[[], float]) -> None:
        self._secret = secret
        self._wrong = PerAddress(WRONG_PER_S, WRONG_BURST, REMEMBERED, now)

    def check(self, given: str, address: str) -> None:
        """Raise NoAdmin, TooOften or NotOperator unless the right secret is given."""
        if self._secret is None:
            raise NoAdmin("no-admin")
        if not self._wrong.take(address):
            raise TooOften("too-many-requests")
        if self._secret != given:
            raise NotOperator("wrong-secret")
        self._wrong.take(address, -1)


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
