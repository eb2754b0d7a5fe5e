"""Updates for one viewer, made from a match. Pure.

Everything here goes through ``game.view`` and ``game.tell``, so a viewer never gets what it may not know.
"""

from collections.abc import Callable, Collection, Iterable

import msgspec

from mazechase.match.entries import Entry
from mazechase.match.match import Match
from mazechase.rules.api import WATCHER, Chance, Node, Over, Seat, Turn, Viewer
from mazechase.rules.gestures import Offer, gestures_of
from mazechase.server.wire.message_parts import Asked, ToldStep, UndoInfo
from mazechase.server.wire.messages import Update

NOTHING = msgspec.Raw(b"null")  # in place of a view, before a viewer is known
MOST_STEPS = 500  # a client further behind gets only the view
encode = msgspec.json.Encoder().encode


Beside = Callable[[Seat], Collection[Seat]]  # returns the seats of the other people at a seat's device


def nobody_beside(_: Seat) -> tuple[Seat, ...]:
    """Return no seats: everybody has their own device."""
    return ()


class Moment:
    """A match at one moment, and what is sent about it; what several viewers get alike is made once."""

    def __init__(
        self, match: Match, since: int | None, now_ms: int, beside: Beside = nobody_beside, seed: str | None = None
    ) -> None:
        """Describe what happened from entry ``since`` on, and the position now."""
        n = len(match.entries)
        self._match, self._beside = match, beside
        self._since = since if since is not None and 0 <= since <= n and n - since <= MOST_STEPS else None
        self._waiting = asked(match)
        self._same = self._alike_for_all(n, now_ms, seed)
        self._common: dict[Viewer, Update] = {}
        self._encoded: dict[tuple[Viewer, tuple[Seat, ...]], bytes] = {}

    def encoded(self, viewer: Viewer, seats: tuple[Seat, ...]) -> bytes:
        """Return a viewer's update as it is sent."""
        found = self._encoded.get((viewer, seats))
        if found is None:
            common = self._common.get(viewer)
            if common is None:
                common = self._alike(viewer)
                steps, view = msgspec.Raw(encode(common.steps)), msgspec.Raw(encode(common.view))
                common = self._common[viewer] = msgspec.structs.replace(common, steps=steps, view=view)
            found = self._encoded[viewer, seats] = encode(self._for(common, seats))
        return found

    def update(self, viewer: Viewer, seats: Iterable[Seat]) -> Update:
        """Return a viewer's update, with what its seats may do."""
        return self._for(self._alike(viewer), seats)

    def _alike(self, viewer: Viewer) -> Update:
        """Return the part of an update that doesn't depend on the seats that a device holds."""
        match, rules = self._match, self._match.game.rules
        view = rules.view(match.state, viewer)
        odds = rules.odds(view) if self._waiting.kind == "chance" else None
        return msgspec.structs.replace(
            self._same,
            steps=() if self._since is None else _steps(match, self._since, viewer),
            viewer=viewer,
            view=view,
            odds=None if odds is None else tuple((rules.write(outcome), weight) for outcome, weight in odds.items()),
        )

    def _alike_for_all(self, n: int, now_ms: int, seed: str | None) -> Update:
        """Return an update with the part that everybody gets."""
        match, waiting = self._match, self._waiting
        return Update(
            n=n,
            since=self._since,
            steps=(),
            viewer=WATCHER,
            view=NOTHING,
            plies=len(match.line),
            asked=waiting,
            legal={},
            result=match.result if waiting.kind == "over" else None,
            seed=seed,
            clocks=_clocks(match, now_ms),
            ticking=() if match.clock is None or match.clock.since_ms is None else match.clock.asked,
            undo=_undo(match, self._beside),
            gone=tuple(sorted(match.gone)),
            stand_ins=tuple(seat for seat, bot in enumerate(match.stand_ins, 1) if bot is not None),
            paused=match.paused,
        )

    def _for(self, common: Update, seats: Iterable[Seat]) -> Update:
        match, waiting = self._match, self._waiting
        legal_of = {seat: legal(match, seat) for seat in seats if seat in waiting.seats and waiting.kind == "turn"}
        away = any(match.stand_ins)  # only then does it matter who is beside somebody
        return msgspec.structs.replace(
            common,
            legal={str(seat): tokens for seat, tokens in legal_of.items()},
            offers={str(seat): found for seat, tokens in legal_of.items() if (found := offers(match, seat, tokens))},
            takes_back=tuple([seat for seat in seats if match.can_undo(seat, self._beside(seat) if away else ())]),
            ends_without=tuple([seat for seat in seats if match.ends_without(seat)]),
        )


def asked(match: Match) -> Asked:
    """Return what the match waits for."""
    return waits_for(match.node)


def waits_for(node: Node) -> Asked:
    """Return what a position waits for."""
    match node:
        case Turn(seats):
            return Asked("turn", tuple(seats))
        case Chance(_, seat):
            return Asked("chance", (seat,))
        case Over():
            return Asked("over")


def legal(match: Match, seat: Seat) -> tuple[str, ...]:
    """Return a seat's legal actions, in notation."""
    return tuple(map(match.game.rules.write, match.legal(seat)))


def offers(match: Match, seat: Seat, tokens: Iterable[str]) -> tuple[Offer, ...]:
    """Return a seat's legal actions, with these tokens, in parts; none in a game whose tokens say all."""
    return gestures_of(match.game).offered(match.state, match.legal(seat), tokens)


def _steps(match: Match, since: int, viewer: Viewer) -> tuple[ToldStep, ...]:
    return tuple([_step(match, n, entry, viewer) for n, entry in enumerate(match.entries[since:], since)])


def _step(match: Match, n: int, entry: Entry, viewer: Viewer) -> ToldStep:
    return ToldStep(
        n=n,
        entry=str(entry.__struct_config__.tag),
        seat=getattr(entry, "seat", None),
        keep=getattr(entry, "keep", None),
        agree=getattr(entry, "agree", None),
        events=match.told(n, viewer),
    )


def _clocks(match: Match, now_ms: int) -> dict[str, int] | None:
    if match.setup.clock is None:
        return None
    return {str(seat): match.remaining_ms(seat, now_ms) or 0 for seat in match.game.seats}


def _undo(match: Match, beside: Beside) -> UndoInfo | None:
    ask = match.undo_ask
    if ask is None:
        return None
    return UndoInfo(ask.seat, ask.keep, tuple(sorted(ask.agreed)), match.undo_waits(beside(ask.seat)))
