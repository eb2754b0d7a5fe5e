"""How to take away what bars a move of the marble game; see rules/obstacles.py."""

from collections.abc import Collection, Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from mazechase.boards.cells import Cell, Cells
from mazechase.rules.marbles.game import Marbles
from mazechase.rules.marbles.values import Go, MarblesState, Pay, Prowl, Ring, Rob, Stay, Task, Under
from rules.obstacles import NOTHING, Asked, Obstacle, Table, by_option, placed, played, some_game

LATER = ("other-marbles", "say-which-way", "say-which-die", "pac-must-move")  # what is asked once there is a way


def table(rng: Random) -> Table:
    game = some_game(Marbles, rng)
    rules = game.rules_as(Marbles)
    if rng.random() < 0.2:
        return Table(game, played(game, rng, 120))
    undecided = rng.random() < 0.1
    while not placed(game, state := _undecided(rules, rng) if undecided else _scattered(rules, rng)):
        undecided = undecided and rng.random() < 0.9
    return Table(game, state)


def _undecided(game: Marbles, rng: Random) -> MarblesState:
    """Leave a ring or a victim to be chosen."""
    s = replace(_scattered(game, rng), dice=(), piece=None)
    if rng.random() < 0.5:
        trays = [0] * game.players
        for _ in range(72 - len(s.white)):
            trays[rng.randrange(game.players)] += 1
        return replace(s, trays=tuple(trays), todo=(Task("reward", s.turn),))
    return replace(s, held=(0,) * game.players, owed=(s.turn,) * (4 - len(s.yellow)), todo=(Task("ring", s.turn),))


def _scattered(game: Marbles, rng: Random) -> MarblesState:
    """Put pieces close together on a board with few marbles."""
    layout, count = game.layout, game.players
    holes = sorted(layout.holes)
    middle = rng.choice(holes)
    near = sorted(holes, key=lambda cell: (_distance(game, middle, cell), cell))[: rng.choice((12, 30, 76))]
    spots = rng.sample(near, count + 2)
    pacs = tuple(home if rng.random() < 0.15 else spot for home, spot in zip(game.setup.homes, spots, strict=False))
    ghosts = tuple(sorted(layout.start if rng.random() < 0.15 else spot for spot in spots[count:]))
    plain = [cell for cell in layout.holes - layout.rings if cell not in pacs]
    white = Cells.of(rng.sample(plain, rng.choice((1, 5, 30))))
    rings = [ring for ring in layout.rings if ring not in pacs]
    held = [0] * count
    yellow = Cells.of(rings[: rng.randrange(len(rings) + 1)])
    for _ in range(4 - len(yellow)):
        held[rng.randrange(count)] += 1
    dice = tuple(sorted(rng.choices(range(1, 7), k=rng.choice((1, 2)))))
    return replace(
        game.start(),
        white=white,
        yellow=yellow,
        pacs=pacs,
        trays=(72 - len(white), *[0] * (count - 1)),
        held=tuple(held),
        ghosts=ghosts,
        turn=rng.choice(game.seats),
        dice=dice,
        piece=None if len(dice) == 2 else rng.choice(("pac", "ghost")),
        rolls=(),
    )


def _distance(game: Marbles, one: Cell, other: Cell) -> int:
    (x, y), (x2, y2) = game.layout.board.places[one], game.layout.board.places[other]
    return abs(x - x2) + abs(y - y2)


def ask(table: Table, rng: Random) -> Any:
    rules, s = table.game.rules_as(Marbles), table.state
    cells = range(len(rules.layout.names))
    if s.todo or rng.random() < 0.05:
        ring = rng.choice(sorted(rules.layout.rings)) if rng.random() < 0.8 else Cell(rng.choice(cells))
        return rng.choice((Stay(), Under(True), Ring(ring), Rob(rng.choice(rules.seats)), Pay(rng.randrange(3))))
    die = rng.choice((0, *s.dice * 4, rng.randrange(1, 7)))
    goes = rng.random() < {"pac": 0.95, "ghost": 0.05}.get(s.piece, 0.5)
    here = s.pacs[s.turn - 1] if goes else rng.choice(s.ghosts)
    near = [cell for cell in cells if _distance(rules, here, Cell(cell)) <= 6]
    to = Cell(rng.choice([*s.pacs, *s.ghosts]) if rng.random() < 0.3 else rng.choice(near))
    if goes:
        return Go(die, to)
    return Prowl(die, here if rng.random() < 0.97 else Cell(rng.choice(cells)), to)


def without(asked: Asked, cells: Collection[Cell]) -> Table:
    """Put the pieces on some cells out of the way: onto the ghosts' start."""
    game, s = asked.game, asked.state
    start = game.rules_as(Marbles).layout.start
    pacs = tuple(start if pac in cells and not mine(asked, pac) else pac for pac in s.pacs)
    return Table(game, replace(s, pacs=pacs, ghosts=tuple(start if ghost in cells else ghost for ghost in s.ghosts)))


def mine(asked: Asked, cell: Cell) -> bool:
    """Tell whether the piece that is asked about stands there."""
    if isinstance(asked.action, Prowl):
        return bool(cell == asked.action.origin)
    return bool(cell == asked.state.pacs[asked.state.turn - 1])


def bare(asked: Asked) -> Iterator[Table]:
    s = asked.state
    pieces = [cell for cell in (*s.pacs, *s.ghosts) if not mine(asked, cell)]
    target = getattr(asked.action, "to", None)
    yield without(asked, pieces)
    yield without(asked, [cell for cell in pieces if cell != target])
    if asked.game.options["ghost_partial"]:  # fewer pieces may mean less freedom there
        for piece in pieces:
            yield without(asked, [piece])


def _named(asked: Asked) -> Table:
    names = asked.game.rules_as(Marbles).layout.names
    return without(asked, [Cell(names.index(name)) for name in asked.refusal.cells])


def _with_yellow(asked: Asked) -> Table:
    s = asked.state
    held = tuple(count + (seat == s.turn) for seat, count in enumerate(s.held, 1))
    return Table(asked.game, replace(s, held=held))


def _dice(asked: Asked) -> tuple[int, ...]:
    return (asked.action.die,) if asked.action.die else asked.state.dice


def _turning_back(asked: Asked) -> bool:
    """Walk step by step, back too, round everybody who is in the way."""
    game, s = asked.game.rules_as(Marbles), asked.state
    layout, to = game.layout, asked.action.to
    barred = {*s.pacs, *s.ghosts} - {s.pacs[s.turn - 1], to}
    for die in _dice(asked):
        steps = {(s.pacs[s.turn - 1], die)}
        seen = set(steps)
        while steps:
            further = set()
            for here, left in steps:
                out = [door for door in layout.openings if here in layout.openings and door != here]
                for there in (*layout.pac_links[here], *out):
                    cost = 0 if there in layout.homes and not game.setup.home_counts else 1
                    if there not in barred and left >= cost:
                        further.add((there, left - cost))
            steps = further - seen
            seen |= steps
        ends = {left for here, left in seen if here == to}
        if 0 in ends or (to in s.ghosts and ends):
            return True
    return False


def _off_the_board(asked: Asked) -> bool:
    """Walk as a ghost that may use openings, a Pac-Man ending the way."""
    game, s, a = asked.game.rules_as(Marbles), asked.state, asked.action
    layout = game.layout
    for die in _dice(asked):
        edge = {(a.origin, Cell(-1))}
        for count in range(die):
            further = set()
            for here, came in edge:
                out = [door for door in layout.openings if here in layout.openings and door != here]
                for there in (*layout.ghost_links[here], *out):
                    if (there == came and not game.setup.ghost_may_reverse) or (
                        there in s.ghosts and there != a.origin
                    ):
                        continue
                    if there == a.to and (there in s.pacs or count == die - 1):
                        return True
                    if there not in s.pacs:
                        further.add((there, here))
            edge = further
    return False


def _shorter(asked: Asked) -> bool:
    """Tell whether a die that shows less would do."""
    for die in range(1, max(_dice(asked))):
        state = replace(asked.state, dice=(die,), piece="pac" if isinstance(asked.action, Go) else "ghost")
        refusal = asked.game.refuse(state, replace(asked.action, die=die))
        if refusal is None or refusal.code in LATER:
            return True
    return False


def _same_end(asked: Asked) -> bool:
    """Tell whether there is a legal move that differs only in die or marbles."""
    ends = {(type(a), getattr(a, "origin", None), getattr(a, "to", None)) for a in asked.game.legal(asked.state)}
    return (type(asked.action), getattr(asked.action, "origin", None), asked.action.to) in ends


def _plain_move(asked: Asked) -> bool:
    moves = [a for a in asked.game.legal(asked.state) if isinstance(a, Go | Prowl)]
    return any(isinstance(a, Prowl) or a.to not in asked.state.ghosts for a in moves)


def _with_die(asked: Asked) -> Table:
    return Table(asked.game, replace(asked.state, dice=tuple(sorted((asked.action.die, *asked.state.dice[1:])))))


def _with_ghost(asked: Asked) -> Table:
    ghosts = tuple(sorted((asked.action.origin, asked.state.ghosts[1])))
    return Table(asked.game, replace(asked.state, ghosts=ghosts))


def _cleared(asked: Asked) -> Table:
    table = without(asked, [asked.action.at])
    start = asked.game.rules_as(Marbles).layout.start
    pacs = tuple(start if pac == asked.action.at else pac for pac in table.state.pacs)
    return Table(asked.game, replace(table.state, yellow=table.state.yellow.without(asked.action.at), pacs=pacs))


def _richer(asked: Asked) -> Table:
    s = asked.state
    return Table(asked.game, replace(s, trays=tuple(n + 2 for n in s.trays), held=tuple(n + 2 for n in s.held)))


PIECES = Obstacle(_named, LATER)
OBSTACLES = {
    "blocked": PIECES,
    "occupied": PIECES,
    "pac-in-the-way": PIECES,
    "ghost-in-the-way": PIECES,
    "ghost-on-ghost": PIECES,
    "no-privilege": Obstacle(_with_yellow, LATER),
    "no-turning-back": Obstacle(_turning_back),
    "ghost-no-turning": by_option(LATER, ghost_may_reverse=True),
    "ghost-no-tunnel": Obstacle(_off_the_board),
    "full-count": Obstacle(_shorter),
    "other-marbles": Obstacle(_same_end),
    "say-which-way": Obstacle(_same_end),
    "say-which-die": Obstacle(_same_end),
    "pac-must-move": by_option(must_move_if_possible=False),
    "no-pass": Obstacle(_plain_move),
    "no-such-die": Obstacle(_with_die, None),
    "no-ghost": Obstacle(_with_ghost, None),
    "pac-has-moved": Obstacle(lambda asked: Table(asked.game, replace(asked.state, piece="pac")), None),
    "ghost-has-moved": Obstacle(lambda asked: Table(asked.game, replace(asked.state, piece="ghost")), None),
    "decide-first": Obstacle(lambda asked: Table(asked.game, replace(asked.state, todo=(), dice=(1, 2))), None),
    "ring-occupied": Obstacle(_cleared),
    "nothing-to-take": Obstacle(_richer),
    "cannot-pay-so": Obstacle(lambda asked: _richer(asked._replace(game=asked.game))),
    "not-asked": NOTHING,
    "not-a-ring": NOTHING,
    "not-oneself": NOTHING,
    "go-on": NOTHING,
    "too-far": NOTHING,
    "start-closed": NOTHING,
    "home-closed": NOTHING,
    "ghost-no-home": NOTHING,
}
