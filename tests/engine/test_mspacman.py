"""Ms. Pac-Man positions that random play seldom reaches, other boards and other faces are the same in both engines."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import mazechase
from engine.comparing import compare_after, compare_game, compare_state
from engine.test_twins import need
from engine.variants import mixed
from mazechase import engine
from mazechase.boards.cells import Cell, Cells
from mazechase.engine import Kernel
from mazechase.errors import BadDocument, BadText
from mazechase.rules.mspacman.game import MsPacMan
from mazechase.rules.mspacman.layout import LETTERS
from mazechase.rules.mspacman.text import read_position
from mazechase.rules.mspacman.values import FLIP, Cause, Ghost, MsPacManState, Phase
from rules.mspacman.test_faces import DIE, SPINNER, faces
from rules.mspacman.test_layout import OPEN, WALL, redrawn

COLUMNS, LAST = "abcdefghij", 9
NUMBERS = [str(number) for number in range(1, 13)]
SIDES: tuple[tuple[Cause, int], ...] = (("strong", 0), ("strong", 0), ("f2", 1), ("power", 1), ("power", 2))
PHASES: tuple[Phase, ...] = ("place", "spin", "walk", "walk", "roll", "chase", "chase", "bump", "bump", "bump", "over")
_OLD_EXITS = {"c10": "b", "c10 north": WALL, "j8": "i", "j8-k8": "|"}
EXITS_SIDE_BY_SIDE = redrawn({**_OLD_EXITS, "e10": "bx", "e10 north": " ^ ", "f10": "ix", "f10 north": " ^ "})
ROOMS = redrawn({"c9-d9": "|", "c6-d6": " ", "d6-e6": ":", "g8-g9": OPEN, "f7-f8": OPEN, "e7-e8": OPEN, "e7-f7": " "})


@pytest.mark.parametrize("shard", range(3))
def test_scattered_positions(shard: int) -> None:
    need("mspacman")
    rng = Random(shard)
    phases: Counter[Phase] = Counter()
    for _ in range(40):
        phases += _compare_scattered(_mixed(rng), rng, tries=60)
    assert min(phases[phase] for phase in PHASES) >= 20
    assert phases["bump"] >= 40


def test_boards_drawn_otherwise() -> None:
    need("mspacman")
    rng = Random(4)
    phases: Counter[Phase] = Counter()
    for board in (EXITS_SIDE_BY_SIDE, ROOMS, *(_drawn(rng) for _ in range(8))):
        native = _mixed(rng, layout=board)
        compare_game(native, native.game.start(), rng, most=300)
        phases += _compare_scattered(native, rng, tries=40)
    assert phases.total() > 200


def test_other_faces() -> None:
    need("mspacman")
    rng = Random(5)
    for _ in range(12):
        spinner = faces(SPINNER, *_shuffled(rng, "3", NUMBERS))
        die = faces(DIE, *_shuffled(rng, FLIP, [*NUMBERS, FLIP, "2", "2"]))
        native = _mixed(rng, spinner_faces=spinner, die_faces=die)
        compare_game(native, native.game.start(), rng, most=400)
        _compare_scattered(native, rng, tries=10)


def test_ties_for_the_start() -> None:
    need("mspacman")
    rng = Random(6)
    for players in (2, 3, 4):
        for start_by in ("spinner", "die"):
            game = mazechase.game(
                "mspacman",
                players,
                {
                    "start_by": start_by,
                    "spinner_faces": faces(SPINNER, "3", "4"),
                    "die_faces": faces(DIE, "F2", "2", "9"),
                },
            )
            native = engine.kernel(game)
            for _ in range(20):
                compare_game(native, game.start(), rng, most=30)


def test_numbers_of_no_position_are_refused() -> None:
    need("mspacman")
    native = engine.kernel(mazechase.game("mspacman", 3, {"max_turns": 9}))
    numbers = native.twin.pack(native.game.start())
    for place in range(len(numbers)):
        for number in (-2, 1 << 40):
            wrong = (*numbers[:place], number, *numbers[place + 1 :])
            with pytest.raises(ValueError, match="number"):
                native.core.check(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "walk 2 1 c8 -,g8,f4p1 c8,j10,f1 3 - - - 4",  # another seat's turn
        "chase 1 1 c8 -,g8,f4p1 c8,j10,f1 3 - - - 4",
        "walk 1 - c8 b3,g8,f4p1 c8,j10,f1 3 - - - 4",  # nobody controls her, or somebody at the start
        "begin 1 1 - -,f6,f5 c8,j10,f1 0 - - -,-,- 0",
        "walk 1 1 c8 b3,g8,f4p1 c8,j10,f1 3 - - - 4",  # a ghost too many or too few
        "walk 1 1 c8 -,g8,- c8,j10,f1 3 - - - 4",
        "place 1 1 c8 -,g8,f4p1 c8,j10,f1 0 - - - 4",  # on the board before she is placed, and off it after
        "walk 1 1 - -,g8,f4p1 c8,j10,f1 3 - - - 4",
        "walk 1 1 f5 -,g8,f4p1 c8,j10,f1 3 - - - 4",  # on a ghost space
        "walk 1 1 c8 -,f5,f4p1 c8,j10,f1 3 - - - 4",
        "walk 1 1 c8 -,g8,f4f2 c8,j10,f1 3 - - - 4",  # weak for too long
        "walk 1 1 c8 -,g8,f4p1 c8,j10,f1,c10 3 - - - 4",  # a dot on an Exit Space
        "walk 1 1 c8 -,g8,f4p1 c8,j10,f1,a1 3 - - - 4",  # and in an area that nobody plays
        "walk 1 1 c8 -,g8,f4p1 c8,j10,f1 0 - - - 4",  # steps
        "walk 1 1 c8 -,g8,f4p1 c8,j10,f1 13 - - - 4",
        "spin 1 1 c8 -,g8,f4p1 c8,j10,f1 3 - - - 4",
        "spin 1 1 c8 -,g8,f4p1 c8,j10,f1 0 e - - 4",  # flags
        "roll 2 1 c8 -,g8,f4p1 c8,j10,f1 0 x - - 4",
        "walk 1 1 c8 -,g8,f4p1 c8,j10,f1 3 - c9 - 4",  # a ghost that came from somewhere, and one that didn't
        "bump 2 1 c8 -,g8,g8p1 c8,j10,f1 0 - - - 4",
        "walk 1 1 c8 -,g8,f4p1 c8,j10,f1 3 - - -,-,- 4",  # spins after the start, too few, and another seat's
        "begin 1 - - e6,f6,f5 c8,j10,f1 0 - - -,- 0",
        "begin 2 - - e6,f6,f5 c8,j10,f1 0 - - -,-,- 0",
        "walk 1 1 c8 -,g8,f4p1 c8,j10,f1 3 - - - 9",  # turns
        "over 1 1 c8 -,g8,f4p1 c8,j10,f1 0 - - - 10",
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str) -> None:
    need("mspacman")
    game = mazechase.game("mspacman", 3, {"max_turns": 9, "fill_unused_areas": False})
    native = engine.kernel(game)
    compare_state(native, game.place("walk 1 1 c8 -,g8,f4p1 c8,j10,f1 3 - - - 4"))
    with pytest.raises(BadText):
        game.place(text)
    with pytest.raises(ValueError, match=r"\w"):
        native.core.check(native.twin.pack(read_position(game.rules_as(MsPacMan).board, text)))


def _mixed(rng: Random, **options: Any) -> Kernel:
    game = mixed("mspacman", rng)
    return engine.kernel(mazechase.game("mspacman", game.players, {**game.options, **options}))


def _shuffled(rng: Random, needed: str, others: list[str]) -> list[str]:
    """Return faces in any order, including the required one and one with another count."""
    listed = [needed, "7", *(rng.choice(others) for _ in range(rng.choice((0, 3, 12, 58))))]
    rng.shuffle(listed)
    return listed


def _drawn(rng: Random) -> dict[str, Any]:
    """Draw the pinwheel with other circles, walls and doors, as far as the rules accept them."""
    changes: dict[str, str] = {}
    for _ in range(40):
        x, y = rng.randrange(LAST + 1), rng.randrange(LAST + 1)
        match rng.randrange(3):
            case 0:
                new = _everywhere(x, y, rng.choice(("", "o")))
            case 1:
                new = {f"{_name(x, y)}-{_name(x, y + 1)}": rng.choice((WALL, OPEN, " = "))} if y < LAST else {}
            case _:
                new = {f"{_name(x, y)}-{_name(x + 1, y)}": rng.choice("| :")} if x < LAST else {}
        try:
            mazechase.game("mspacman", 2, {"layout": redrawn({**changes, **new})})
        except BadDocument:
            continue
        changes |= new
    return redrawn(changes)


def _everywhere(x: int, y: int, mark: str) -> dict[str, str]:
    """Mark a square of Blinky's area, and the matching squares in the other areas."""
    marked = {}
    for letter in LETTERS:
        marked[_name(x, y)] = letter + mark
        x, y = y, LAST - x
    return marked


def _name(x: int, y: int) -> str:
    return f"{COLUMNS[x]}{y + 1}"


def _compare_scattered(native: Kernel, rng: Random, tries: int) -> Counter[Phase]:
    """Compare made-up positions; return how many of each phase there were."""
    phases: Counter[Phase] = Counter()
    for _ in range(tries):
        state = _scattered(native.game, rng)
        if state is None:
            continue
        phases[state.phase] += 1
        for index, choice in enumerate(compare_state(native, state)):
            compare_state(native, compare_after(native, state, index, choice))
        compare_game(native, state, rng, most=25)
    return phases


def _scattered(game: Any, rng: Random) -> MsPacManState | None:
    """Put the pieces close together and leave few dots; return None if the position is impossible."""
    setup, phase = game.rules_as(MsPacMan).setup, rng.choice(PHASES)
    ctrl = rng.choice(setup.seats)
    others = [seat for seat in setup.seats if seat != ctrl]
    seat = ctrl if phase in ("place", "spin", "walk") else rng.choice(others)
    near = _near(setup, rng.choice(sorted(setup.layout.squares | Cells.of(setup.layout.exits))), rng)
    mp, *cells = rng.sample(near, game.players + 1)
    if phase in ("chase", "bump") and len(others) > 1:  # on another, or about to be
        cells[seat - 1] = cells[rng.choice([other for other in others if other != seat]) - 1]
    ghosts = [
        Ghost(rng.choice((cell, cell, cell, setup.home(one))), *rng.choice(SIDES))
        for one, cell in zip(setup.seats, cells, strict=True)
    ]
    here = ghosts[seat - 1].cell
    beside = [cell for cell in game.rules_as(MsPacMan).board.cells if here in setup.ghost_links(seat, cell)]
    steps = rng.choice((1, 1, 2, 5)) if phase in ("walk", "chase") else 0
    turns = rng.choice((0, 5, 6)) if setup.limit.most == 7 else 0
    state = MsPacManState(
        phase=phase,
        seat=seat,
        ctrl=ctrl,
        mp=None if phase == "place" else mp,
        ghosts=tuple(None if one == ctrl else ghost for one, ghost in zip(setup.seats, ghosts, strict=True)),
        dots=Cells.of(_dots(setup, phase, mp, rng)),
        steps=steps,
        earned=phase == "walk" and rng.random() < 0.3,
        in_extra=phase in ("spin", "walk") and rng.random() < 0.3,
        came=rng.choice(beside) if beside and phase == "bump" else None,
        turns=turns,
    )
    try:
        placed: MsPacManState = game.place(game.position(state))
    except BadText:
        return None
    return placed


def _near(setup: Any, cell: Cell, rng: Random) -> list[Cell]:
    """Return some cells around a cell."""
    near = {cell}
    while len(near) < rng.choice((5, 5, 9)):
        near |= {there for here in near for there in setup.layout.links[here]}
    return sorted(near)


def _dots(setup: Any, phase: Phase, mp: Cell, rng: Random) -> set[Cell]:
    """Leave a few dots in each area, often where she is; none in one of them if it is over."""
    clear = rng.choice(setup.seats) if phase == "over" else None
    left = {mp} & set(setup.dots) if rng.random() < 0.5 else set()
    for seat in setup.seats:
        area = set(setup.area(seat))
        if seat == clear:
            left -= area
        elif not left & area or rng.random() < 0.5:
            left |= set(rng.sample(sorted(area), rng.choice((1, 1, 3))))
    return left
