"""Join codes: eight digits that people type instead of an invite link, while a screen shows them.

A code is short enough to be guessed if one could guess often, so little of it is left to chance: few codes are in use
at once, a code that no screen asks for again is forgotten within the hour, one address may try few of them (the gate
counts those), and after too many wrong ones from anywhere nobody's are looked up for a while. A code leads to the
invitation and no further. Codes are kept in memory only: with them are the invite tokens that they stand for, of which
everything else knows the hash alone.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from mazechase.errors import MazechaseError
from mazechase.server.limits import Bucket
from mazechase.server.table.tokens import NoSuchTable, digest
from mazechase.server.wire.joining import DIGITS, Invitation

LIFE_S = 3600.0
MOST = 200


class TooManyGuesses(MazechaseError):
    """Too many wrong codes were tried lately, by whomever."""


class _Code(msgspec.Struct, frozen=True):
    code: str
    invitation: Invitation
    until_s: float


class Codes:
    """The join codes in use: one for every invite link that a screen shows."""

    def __init__(self, wrong_per_hour: float, wrong_burst: float, now_s: Callable[[], float]) -> None:
        self._now_s = now_s
        self._wrong = Bucket(wrong_per_hour / 3600, wrong_burst, now_s())
        self._by_link: OrderedDict[str, _Code] = OrderedDict()  # by the hash of the invite token, the oldest first

    def give(self, table: str, invite: str) -> str:
        """Return the code of an invite link for another hour.

        It stays the same when a rematch takes the same people and their link to another table.
        """
        self._forget()
        key = digest(invite)
        known = self._by_link.pop(key, None)
        code = known.code if known is not None else self._fresh()
        self._by_link[key] = _Code(code, Invitation(table, invite), self._now_s() + LIFE_S)
        while len(self._by_link) > MOST:
            self._by_link.popitem(last=False)
        return code

    def find(self, code: str) -> Invitation:
        """Return what a code stands for; raise NoSuchTable, or TooManyGuesses if too many were wrong lately."""
        self._forget()
        if not self._wrong.take(self._now_s()):  # before it is compared, so that an answer tells nothing then
            raise TooManyGuesses("too-many-guesses")
        for one in self._by_link.values():
            if secrets.compare_digest(one.code, code):
                self._wrong.give_back()
                return one.invitation
        raise NoSuchTable("no-such-code")

    def _fresh(self) -> str:
        used = {one.code for one in self._by_link.values()}
        while (code := f"{secrets.randbelow(10**DIGITS):0{DIGITS}}") in used:
            pass
        return code

    def _forget(self) -> None:
        """Forget the codes that no screen has asked for in a while."""
        now_s = self._now_s()
        for key in [key for key, one in self._by_link.items() if one.until_s <= now_s]:
            del self._by_link[key]
