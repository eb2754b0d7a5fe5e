"""Records as arrays for learning: what each seat saw, could do and did, and how the game ended for it."""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from mazechase.adapters.encoding import NO_ID, encoding
from mazechase.adapters.fields import Bytes
from mazechase.adapters.returns import returns
from mazechase.errors import BadValue
from mazechase.match import Record
from mazechase.rules.api import Seat, Turn


class Decisions(NamedTuple):
    """Every decision of some games, a row each. ``numpy.savez(file, **decisions._asdict())`` keeps them."""

    observations: Bytes  # of the seat that decided: it shows what that seat knew
    masks: Bytes
    actions: npt.NDArray[np.int64]
    seats: npt.NDArray[np.int8]
    returns: npt.NDArray[np.float32]  # of that seat, in the end
    matches: npt.NDArray[np.int64]  # the place of the record


def decisions(records: Iterable[Record]) -> Decisions:
    """Return the decisions of records of one game with the same players and options.

    An action without an id is left out.

    >>> import mazechase
    >>> from mazechase import engine, match
    >>> game, records = mazechase.game("quoridor"), []
    >>> _ = engine.play_many(game, ["random"], [1], note=lambda log: records.append(match.record_of(game, "m", log)))
    >>> found = decisions(records)
    >>> found.observations.shape, found.actions[:3], found.returns[:3]
    ((105, 457), array([176, 126, 135]), array([ 1., -1.,  1.], dtype=float32))
    """
    seen: list[Bytes] = []
    masks: list[Bytes] = []
    rest: list[tuple[int, int, float, int]] = []
    size: tuple[int, int] | None = None
    for number, record in enumerate(records):
        match = record.replay()
        game, state, encoded = match.game, match.first, encoding(match.game)
        if size not in (None, (encoded.size, len(encoded.names))):
            raise BadValue("foreign-state", value=record.id)
        size = (encoded.size, len(encoded.names))
        worth = returns(match.result, game.players)
        for ply in match.line:
            if isinstance(game.rules.node(state), Turn) and ply.seat is not None:
                seat = Seat(ply.seat)
                view, legal = game.rules.view(state, seat), game.rules.legal(state, seat)
                ids = encoded.ids(view, seat, legal)
                chosen = ids[legal.index(game.read(ply.token))]
                if chosen != NO_ID:
                    seen.append(encoded.observe(view, seat))
                    masks.append(encoded.mask(ids))
                    rest.append((chosen, seat, worth[seat - 1], number))
            state = ply.state
    columns = list(zip(*rest, strict=True)) if rest else [()] * 4
    shape = size or (0, 0)
    return Decisions(
        np.array(seen, np.uint8).reshape(len(seen), shape[0]),
        np.array(masks, np.uint8).reshape(len(masks), shape[1]),
        np.array(columns[0], np.int64),
        np.array(columns[1], np.int8),
        np.array(columns[2], np.float32),
        np.array(columns[3], np.int64),
    )
