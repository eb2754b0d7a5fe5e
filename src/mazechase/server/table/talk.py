"""Talk: the few phrases that people say to each other. They change nothing, and nobody keeps them."""

from mazechase.errors import NotNow
from mazechase.rules.api import Seat
from mazechase.server.limits import Bucket

EVERY_S = 4.0
AT_ONCE = 3


class Talk:
    """Who has said something at a table lately."""

    def __init__(self) -> None:
        self._said: dict[Seat, tuple[Bucket, str]] = {}  # with the id of the latest

    def takes(self, seat: Seat, id: str, now_s: float) -> bool:  # noqa: A002
        """Return False if this was said already; raise NotNow if the seat says too much.

        >>> talk = Talk()
        >>> [talk.takes(Seat(1), id, 0.0) for id in ("a", "a", "b", "c")]
        [True, False, True, True]
        >>> talk.takes(Seat(1), "d", 0.0)
        Traceback (most recent call last):
        ...
        mazechase.errors.NotNow: Wait a moment before you say more.
        >>> talk.takes(Seat(1), "d", 4.0), talk.takes(Seat(2), "d", 0.0)
        (True, True)
        """
        bucket, latest = self._said.get(seat, (Bucket(1 / EVERY_S, AT_ONCE, now_s), None))
        if id == latest:
            return False
        if not bucket.take(now_s):
            raise NotNow("too-many-phrases")
        self._said[seat] = bucket, id
        return True
