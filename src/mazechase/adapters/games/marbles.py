"""How the marble game's actions and views are encoded; its twin is native/marbles/encoding.hpp.

Several ways with the same die lead Pac-Man to the same cell over other marbles. They are numbered in the order of the
list of legal actions; those after the first ``WAYS`` have no id (on the boards that come with the game, at most 14 have
been seen).
"""

from collections.abc import Sequence
from functools import cached_property
from typing import get_args

from msgspec.structs import replace

from mazechase.adapters.encoding import NO_ID, TURNS_LEFT, Encoding
from mazechase.adapters.fields import Field, Sheet
from mazechase.adapters.symmetry import Symmetry, motions, turn_order
from mazechase.boards.cells import Cell, Cells
from mazechase.rules.api import Action, Outcome, Seat
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.values import (
    DICE,
    PRICE,
    WHITE,
    YELLOW,
    Go,
    Kind,
    MarblesAction,
    MarblesState,
    MarblesView,
    Pay,
    Prowl,
    Ring,
    Rob,
    Stay,
    Under,
)

WAYS = 16
HALVES = ("low", "high")
KINDS: tuple[str, ...] = get_args(Kind)
PIPS = tuple(str(number) for number in range(1, 7))


class MarblesEncoding(Encoding[Marbles]):
    """Ids are by die (lower or higher), cell and way; then ghosts' moves by die, ghost and cell; then answers."""

    def own_fields(self) -> tuple[Field, ...]:
        """Return marbles, pieces, dice, and what has to be decided."""
        cells = self.rules.layout.names
        return (
            Field("white", "white marbles on the board", cells),
            Field("yellow", "yellow marbles on the board", cells),
            Field("pacmen", "where each seat's Pac-Man is", cells, by_seat=True),
            Field("ghosts", "how many ghosts are on a cell", cells, most=2),
            Field("trays", "white marbles that each seat has", by_seat=True, most=WHITE),
            Field("held", "yellow marbles that each seat holds", by_seat=True, most=YELLOW),
            Field("owed", "used yellow marbles of each seat that wait for a ring", by_seat=True, most=YELLOW),
            Field("dice", "dice that are still to be played, by their pips", PIPS, most=2),
            Field("piece", "what the last die is for", ("pac", "ghost")),
            Field("rolls", "the rolls for the start: 0 out, 1 waiting, or the sum plus 1", by_seat=True, most=13),
            Field("tasks", "what each seat has to decide", KINDS, by_seat=True, most=YELLOW),
            Field("task", "what has to be decided first", KINDS),
            Field("payee", "who is paid first", by_seat=True),
            TURNS_LEFT,
            Field("homes", "each seat's home", cells, by_seat=True, fixed=True),
        )

    def fix(self, sheet: Sheet) -> None:
        """Write the homes."""
        for seat, home in zip(self.rules.seats, self.rules.setup.homes, strict=True):
            sheet.add("homes", self.rules.layout.names[home], seat=seat)

    def fill(self, view: MarblesView, sheet: Sheet) -> None:
        """Write what a view shows."""
        for name in ("white", "yellow", "ghosts"):
            sheet.mark(name, getattr(view, name))
        for seat in self.rules.seats:
            sheet.add("pacmen", view.pacs[seat - 1], seat=seat)
            sheet.add("trays", seat=seat, count=view.trays[seat - 1])
            sheet.add("held", seat=seat, count=view.held[seat - 1])
        for seat in view.owed:
            sheet.add("owed", seat=seat)
        sheet.mark("dice", [str(die) for die in view.dice])
        if view.piece is not None:
            sheet.add("piece", view.piece)
        for number, roll in enumerate(view.rolls, 1):
            sheet.add("rolls", seat=number, count=0 if roll is None else roll + 1)
        for task in view.todo:
            sheet.add("tasks", task.kind, seat=task.seat)
        for task in view.todo[:1]:
            sheet.add("task", task.kind)
            if task.to:
                sheet.add("payee", seat=task.to)
        sheet.add("turns_left", count=self.turns_left(view.taken))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What ids stand for; ``+1`` is the next seat."""
        cells, rings = self.rules.layout.names, [self.rules.layout.names[ring] for ring in self.rules.layout.rings]
        return (
            *(f"{half}>{cell}/{way}" for half in HALVES for cell in cells for way in range(WAYS)),
            *(f"{half}:{ghost} ghost>{cell}" for half in HALVES for ghost in ("first", "second") for cell in cells),
            "stay",
            "leave",
            "take",
            *(f"ring {ring}" for ring in rings),
            *(f"rob +{number}" for number in range(self.players)),
            *(f"pay {number} yellow" for number in range(PRICE + 1)),
        )

    def listed(self, seat: Seat) -> Sequence[Action]:
        """Not used: what an id stands for depends on the dice and on where the ghosts are."""
        raise NotImplementedError(seat)

    def ids(self, view: MarblesView, seat: Seat, legal: Sequence[Action]) -> list[int]:
        """Return the ids of legal actions."""
        names = self.rules.layout.names
        ways: dict[tuple[int, Cell], int] = {}
        found = []
        for action in legal:
            match action:
                case Go(die, to):
                    way = ways[die, to] = ways.get((die, to), -1) + 1
                    half = int(die != view.dice[0])
                    found.append((half * len(names) + to) * WAYS + way if way < WAYS else NO_ID)
                case Prowl(die, origin, to):
                    ghost = int(names[origin] != view.ghosts[0])
                    found.append(self._prowls + (int(die != view.dice[0]) * 2 + ghost) * len(names) + to)
                case _:
                    found.append(self._answers + self._answer(action, seat))
        return found

    def _answer(self, action: Action, seat: Seat) -> int:
        rings = tuple(self.rules.layout.rings)
        match action:
            case Stay():
                return 0
            case Under(take):
                return 1 + take
            case Ring(at):
                return 3 + rings.index(at)
            case Rob(whom):
                return 3 + len(rings) + (whom - seat) % self.players
            case Pay(yellow):
                return 3 + len(rings) + self.players + yellow
            case other:
                raise AssertionError(other)

    @property
    def _prowls(self) -> int:
        return 2 * WAYS * len(self.rules.layout.names)

    @property
    def _answers(self) -> int:
        return self._prowls + 4 * len(self.rules.layout.names)

    @cached_property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The rolls of two dice."""
        return tuple(DICE)

    def symmetries(self) -> tuple[Symmetry, ...]:
        """Return the turns and mirrorings that take homes to homes in turn order, and paths to paths."""
        layout, homes = self.rules.layout, self.rules.setup.homes
        numbers = {name: Cell(number) for number, name in enumerate(layout.names)}
        found = []
        for name, cells in motions(self.game.facts.cells):
            to = [numbers[cells[cell]] for cell in layout.names]
            seats = turn_order([homes.index(to[home]) + 1 if to[home] in homes else None for home in homes])
            sets = (layout.holes, layout.rings, layout.openings, Cells.of(layout.homes))
            alike = to[layout.start] == layout.start and all(_moved(to, cells) == cells for cells in sets)
            if (
                seats is not None
                and alike
                and all(_keeps(to, links) for links in (layout.pac_links, layout.ghost_links))
            ):
                found.append(_symmetry(name, seats, cells, to))
        return tuple(found)


def _moved(to: Sequence[Cell], cells: Cells) -> Cells:
    return Cells.of(to[cell] for cell in cells)


def _keeps(to: Sequence[Cell], links: Sequence[Sequence[Cell]]) -> bool:
    return all({to[there] for there in ends} == set(links[to[here]]) for here, ends in enumerate(links))


def _symmetry(name: str, seats: tuple[Seat, ...], cells: dict[str, str], to: Sequence[Cell]) -> Symmetry:
    def state(s: MarblesState) -> MarblesState:
        return replace(
            s,
            white=_moved(to, s.white),
            yellow=_moved(to, s.yellow),
            pacs=found.by_seat([to[pac] for pac in s.pacs]),
            trays=found.by_seat(s.trays),
            held=found.by_seat(s.held),
            ghosts=tuple(sorted(to[ghost] for ghost in s.ghosts)),
            owed=tuple(found.seat(seat) for seat in s.owed),
            turn=found.seat(s.turn),
            rolls=found.by_seat(s.rolls) if s.rolls else (),
            todo=tuple(
                replace(task, seat=found.seat(task.seat), to=found.seat(task.to) if task.to else task.to)
                for task in s.todo
            ),
        )

    def action(a: MarblesAction) -> MarblesAction:
        match a:
            case Go(die, cell, eats):
                return Go(die, to[cell], _moved(to, eats))
            case Prowl(die, origin, cell):
                return Prowl(die, to[origin], to[cell])
            case Ring(at):
                return Ring(to[at])
            case Rob(whom):
                return Rob(found.seat(whom))
            case _:
                return a

    found = Symmetry(name, seats, cells, state, action)
    return found


ENCODING = MarblesEncoding
