"""How the marble game's values are passed to its kernel (native/marbles/game.hpp)."""

from collections.abc import Iterator
from itertools import chain, islice

from mazechase.boards.cells import Cell, Cells
from mazechase.engine.twin import Numbers, Twin, joined, words
from mazechase.rules.api import Seat
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.values import (
    Go,
    Kind,
    MarblesAction,
    MarblesState,
    Pay,
    Piece,
    Prowl,
    Ring,
    Rob,
    Roll,
    Stay,
    Task,
    Under,
)

_CELLS = 81  # on every board
_WORDS = len(words(0, _CELLS))
_NO_LIMIT = 0
_OUT = -1  # of the roll for the first turn
_TIMINGS = ("at_once", "after_move", "after_turn")
_PIECES: tuple[Piece | None, ...] = (None, "pac", "ghost")
_KINDS: tuple[Kind, ...] = ("under", "ring", "reward", "pay", "give")


class MarblesTwin(Twin[Marbles]):
    """Cells, seats and counts are themselves; a set of cells is three words, a list follows its length."""

    def config(self) -> Numbers:
        """Return players, options and board."""
        setup, layout = self.rules.setup, self.rules.layout
        options = (
            setup.unused_home == "free",
            setup.must_move_if_possible,
            setup.home_counts,
            setup.ghost_may_reverse,
            setup.ghost_partial,
            setup.pay_with_yellow == "victim_choice",
            setup.lose_privilege_when_hit,
            setup.marble_under_ghost == "ask",
            setup.privilege_stacks,
            setup.same_move_gobble,
            setup.gobble_ends_turn,
            _TIMINGS.index(setup.end_timing),
            _NO_LIMIT if setup.limit.most is None else setup.limit.most,
        )
        sets = (layout.holes, layout.rings, layout.openings)
        steps = (Cells.of(to) for to in layout.board.steps)
        return (
            setup.players,
            *map(int, options),
            *chain.from_iterable(map(_words, sets)),
            layout.start,
            *chain.from_iterable(map(_words, steps)),
            *setup.homes,
        )

    def pack(self, state: MarblesState) -> Numbers:
        """Return the fields of a state in order."""
        rolls = (_OUT if roll is None else roll for roll in state.rolls)
        todo = ((_KINDS.index(task.kind), task.seat, task.to) for task in state.todo)
        return (
            *_words(state.white),
            *_words(state.yellow),
            *state.pacs,
            *state.trays,
            *state.held,
            *state.ghosts,
            len(state.owed),
            *state.owed,
            state.turn,
            len(state.dice),
            *state.dice,
            _PIECES.index(state.piece),
            len(state.rolls),
            *rolls,
            len(state.todo),
            *chain.from_iterable(todo),
            state.taken,
        )

    def unpack(self, numbers: Numbers) -> MarblesState:
        """Return the state that these numbers represent."""
        rest = iter(numbers)
        players = self.rules.players
        return MarblesState(
            white=_cells(rest),
            yellow=_cells(rest),
            pacs=tuple(map(Cell, _take(rest, players))),
            trays=_take(rest, players),
            held=_take(rest, players),
            ghosts=tuple(map(Cell, _take(rest, 2))),
            owed=tuple(map(Seat, _take(rest, next(rest)))),
            turn=Seat(next(rest)),
            dice=_take(rest, next(rest)),
            piece=_PIECES[next(rest)],
            rolls=tuple(None if roll == _OUT else roll for roll in _take(rest, next(rest))),
            todo=tuple(
                Task(_KINDS[kind], Seat(seat), Seat(to))
                for kind, seat, to in (_take(rest, 3) for _ in range(next(rest)))
            ),
            taken=next(rest),
        )

    def action(self, numbers: Numbers) -> MarblesAction:
        """Return the action of a kind, in the order of native/marbles/state.hpp."""
        kind, die, to, origin, *eats = numbers
        match kind:
            case 0:
                return Go(die, Cell(to), Cells(joined(eats)))
            case 1:
                return Prowl(die, Cell(origin), Cell(to))
            case 2:
                return Stay()
            case 3:
                return Under(bool(to))
            case 4:
                return Ring(Cell(to))
            case 5:
                return Rob(Seat(to + 1))
            case _:
                return Pay(to)

    def outcome(self, numbers: Numbers) -> Roll:
        """Return the dice's faces."""
        low, high = numbers
        return Roll(low, high)


def _words(cells: Cells) -> Numbers:
    return words(cells.bits, _CELLS)


def _cells(rest: Iterator[int]) -> Cells:
    return Cells(joined(_take(rest, _WORDS)))


def _take(rest: Iterator[int], count: int) -> Numbers:
    return tuple(islice(rest, count))


TWIN = MarblesTwin
