"""How the values of the chase are passed to its kernel (native/chase/game.hpp)."""

from collections.abc import Iterator
from itertools import islice

from mazechase.boards.cells import Cell, Cells
from mazechase.boards.fences import DIRECTIONS, EAST, NORTH, SOUTH, SQUARES, WEST
from mazechase.engine.twin import Numbers, Twin, joined, words
from mazechase.rules.chase.game import Chase
from mazechase.rules.chase.values import GHOSTS, Call, ChaseAction, ChaseState, End, Step

_WORDS = len(words(0, SQUARES))
_NO_LIMIT = 0xFFFF_FFFF
_EATEN = SQUARES
_END = SQUARES
_PATHS = ("straight", "free", "toward")
_HEADINGS = (None, *map(DIRECTIONS.index, (SOUTH, WEST, EAST, NORTH)))  # in the order of the squares they lead to


class ChaseTwin(Twin[Chase]):
    """Squares and counts are packed unchanged; a set of squares is three words, a list follows its length."""

    def config(self) -> Numbers:
        """Return players, options and layout."""
        setup, layout = self.rules.setup, self.rules.layout
        options = (
            setup.lives,
            setup.pacman_short_move,
            setup.boost_mandatory,
            setup.boost_exact,
            setup.boost_chain,
            setup.eat_in_passing,
            setup.pacman_into_ghost == "caught",
            setup.ghost_order == "free",
            setup.ghost_pass,
            setup.ghost_cross_pellet,
            _PATHS.index(setup.frenzy_path),
            setup.frenzy_exact,
            setup.ghosts_stack,
            setup.pellets_reset,
            _NO_LIMIT if setup.stall_limit is None else setup.stall_limit,
            _NO_LIMIT if setup.limit.most is None else setup.limit.most,
            setup.must_catch,
        )
        return (
            setup.players,
            *map(int, options),
            *words(layout.fences.h, SQUARES),
            *words(layout.fences.v, SQUARES),
            *words(layout.pellets.bits, SQUARES),
            layout.pac,
            *layout.ghosts,
        )

    def pack(self, state: ChaseState) -> Numbers:
        """Return the fields of a state in order."""
        return (
            state.pac,
            *(_EATEN if at is None else at for at in state.ghosts),
            *words(state.pellets.bits, SQUARES),
            state.lives,
            state.idle,
            state.mover,
            state.left,
            state.boost,
            state.frenzy,
            _HEADINGS.index(state.heading),
            len(state.waiting),
            *state.waiting,
            state.ate,
            state.best,
            state.cycles,
        )

    def unpack(self, numbers: Numbers) -> ChaseState:
        """Return the state that these numbers represent."""
        rest = iter(numbers)
        return ChaseState(
            pac=Cell(next(rest)),
            ghosts=tuple(None if at == _EATEN else Cell(at) for at in _take(rest, len(GHOSTS))),
            pellets=Cells(joined(_take(rest, _WORDS))),
            lives=next(rest),
            idle=next(rest),
            mover=next(rest),
            left=next(rest),
            boost=bool(next(rest)),
            frenzy=bool(next(rest)),
            heading=_HEADINGS[next(rest)],
            waiting=_take(rest, next(rest)),
            ate=bool(next(rest)),
            best=next(rest),
            cycles=next(rest),
        )

    def action(self, numbers: Numbers) -> ChaseAction:
        """Return a step to a square, the end of the move, or the call of a ghost."""
        (number,) = numbers
        if number == _END:
            return End()
        return Step(Cell(number)) if number < _END else Call(number - _END - 1)


def _take(rest: Iterator[int], count: int) -> Numbers:
    return tuple(islice(rest, count))


TWIN = ChaseTwin
