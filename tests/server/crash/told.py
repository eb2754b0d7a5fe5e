"""What clients were told: acknowledgements and refusals of their commands, and every step and view by number."""

from typing import Any

import msgspec

Told = dict[str, Any]  # a message as it was received


class Ledger:
    """Everything one client was told about one table. What is impossible in any case is noted immediately."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.have: int | None = None
        self.acks: dict[str, int] = {}  # by the command's key in the store
        self.refused: dict[str, str] = {}  # its code, by key
        self.sent: list[str] = []  # keys in the order in which they were first sent
        self.steps: dict[tuple[int, int | str], Told] = {}  # by number and viewer
        self.views: dict[tuple[int, int | str], Told] = {}
        self.wrong: list[str] = []

    def ack(self, key: str, n: int) -> None:
        """Note that a command is acknowledged as being on disk."""
        if self.acks.setdefault(key, n) != n:
            self.wrong.append(f"{key} was acknowledged at {self.acks[key]} and then at {n}")

    def update(self, update: Told) -> None:
        """Note what is reported to have happened and what the view shows."""
        n, viewer, since = update["n"], update["viewer"], update["since"]
        if self.have is not None and n < self.have:
            self.wrong.append(f"told of {n} entries after {self.have}")
        if since is not None:
            if since > (self.have or 0):
                self.wrong.append(f"steps from {since} on, but the last one seen was {self.have}")
            if [step["n"] for step in update["steps"]] != list(range(since, n)):
                self.wrong.append(f"steps from {since} to {n} have numbers missing")
        for step in update["steps"]:
            self._note(self.steps, step["n"], viewer, step)
        self._note(self.views, n, viewer, update["view"])
        self.have = n

    def _note(self, notes: dict[tuple[int, int | str], Told], n: int, viewer: int | str, what: Told) -> None:
        if notes.setdefault((n, viewer), what) != what:
            self.wrong.append(f"viewer {viewer} was told two things of {n}")


def plain(value: object) -> Any:
    """Return a value as a client reads it from the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))
