"""How Ms. Pac-Man's values are passed to its kernel (native/mspacman/game.hpp)."""

from collections.abc import Iterator
from itertools import chain, islice
from typing import get_args

from mazechase.boards.cells import Cell, Cells
from mazechase.engine.twin import Numbers, Twin, joined, words
from mazechase.rules.api import Odds, Seat
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.values import FLIP, Cause, Face, Ghost, Go, MsPacManState, Phase

_CELLS = 76  # on every board
_WORDS = len(words(0, _CELLS))
_NO_LIMIT = 0
_NOBODY = 0
_NOWHERE = -1
_FLIP = 0  # the face F2; every other face is its number
_PHASES: tuple[Phase, ...] = get_args(Phase)
_CAUSES: tuple[Cause, ...] = get_args(Cause)


class MsPacManTwin(Twin[MsPacMan]):
    """Cells, seats and counts are themselves; a set of cells is three words, a list follows its length."""

    def config(self) -> Numbers:
        """Return players, options, board and faces."""
        setup, layout = self.rules.setup, self.rules.setup.layout
        options = (
            setup.start_by == "die",
            setup.fill_unused_areas,
            setup.dot_on_pickup,
            setup.capture_in_passing,
            setup.bump_can_capture,
            setup.enter_ghost_space,
            setup.power_overrides_f2,
            setup.power_timer_restart,
            setup.extra_turn_chain,
            setup.circle_choice == "any",
            _NO_LIMIT if setup.limit.most is None else setup.limit.most,
        )
        sets = (*layout.areas, layout.powers, layout.circles, Cells.of(layout.exits))
        edges = (Cells.of(cells) for cells in (*layout.doors, *layout.board.steps))
        return (
            setup.players,
            *map(int, options),
            *chain.from_iterable(map(_words, sets)),
            *layout.homes,
            *chain.from_iterable(map(_words, edges)),
            *_faces(setup.spinner),
            *_faces(setup.die),
        )

    def pack(self, state: MsPacManState) -> Numbers:
        """Return the fields of a state in order."""
        return (
            _PHASES.index(state.phase),
            state.seat,
            state.ctrl or _NOBODY,
            _cell(state.mp),
            *chain.from_iterable(map(_ghost, state.ghosts)),
            *_words(state.dots),
            state.steps,
            int(state.earned),
            int(state.in_extra),
            _cell(state.came),
            len(state.spins),
            *state.spins,
            state.turns,
        )

    def unpack(self, numbers: Numbers) -> MsPacManState:
        """Return the state that these numbers represent."""
        rest = iter(numbers)
        return MsPacManState(
            phase=_PHASES[next(rest)],
            seat=Seat(next(rest)),
            ctrl=Seat(ctrl) if (ctrl := next(rest)) != _NOBODY else None,
            mp=_take_cell(rest),
            ghosts=tuple(_take_ghost(rest) for _ in self.rules.seats),
            dots=Cells(joined(_take(rest, _WORDS))),
            steps=next(rest),
            earned=bool(next(rest)),
            in_extra=bool(next(rest)),
            came=_take_cell(rest),
            spins=_take(rest, next(rest)),
            turns=next(rest),
        )

    def action(self, numbers: Numbers) -> Go:
        """Return where the piece goes."""
        (to,) = numbers
        return Go(Cell(to))

    def outcome(self, numbers: Numbers) -> Face:
        """Return the face of the spinner or the die."""
        (face,) = numbers
        return Face(FLIP if face == _FLIP else str(face))


def _words(cells: Cells) -> Numbers:
    return words(cells.bits, _CELLS)


def _faces(odds: Odds) -> Numbers:
    """Return the number of different faces, then each face with its weight."""
    faces = ((_FLIP if face.text == FLIP else face.count, weight) for face, weight in odds.items())
    return (len(odds), *chain.from_iterable(faces))


def _cell(cell: Cell | None) -> int:
    return _NOWHERE if cell is None else cell


def _ghost(ghost: Ghost | None) -> Numbers:
    return (_NOWHERE, 0, 0) if ghost is None else (ghost.cell, _CAUSES.index(ghost.cause), ghost.flip_in)


def _take(rest: Iterator[int], count: int) -> Numbers:
    return tuple(islice(rest, count))


def _take_cell(rest: Iterator[int]) -> Cell | None:
    cell = next(rest)
    return None if cell == _NOWHERE else Cell(cell)


def _take_ghost(rest: Iterator[int]) -> Ghost | None:
    cell, cause, flip_in = _take(rest, 3)
    return None if cell == _NOWHERE else Ghost(Cell(cell), _CAUSES[cause], flip_in)


TWIN = MsPacManTwin
