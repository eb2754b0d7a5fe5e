"""The chase once more, written from the turn procedure and the rulings alone, with none of the game's code.

Squares are pairs (column, row) from 0, fences the set of closed edges, ghosts are numbered in their order. Slow and
plain, and changed in place: it is here to disagree.
"""

from collections.abc import Iterator
from typing import Any

Square = tuple[int, int]
WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))
NAMES = ("Blinky", "Inky", "Pinky", "Clyde", "Pac-Man")
PAC, CALL = -1, -2  # who moves, besides a ghost: he, or seat 2 who names the next


def square(name: str) -> Square:
    return "abcdefghi".index(name[0]), int(name[1]) - 1


def name_of(at: Square) -> str:
    return f"{'abcdefghi'[at[0]]}{at[1] + 1}"


def closed_by(fences: list[str]) -> set[frozenset[Square]]:
    edges = set()
    for fence in fences:
        column, row = square(fence)
        for shift in (0, 1):
            if fence[2] == "h":
                edges.add(frozenset(((column + shift, row), (column + shift, row + 1))))
            else:
                edges.add(frozenset(((column, row + shift), (column + 1, row + shift))))
    return edges


class Oracle:
    """A table; the numbers in the comments are the lines of the procedure."""

    def __init__(self, players: int, options: dict[str, Any], layout: dict[str, Any]) -> None:
        self.players, self.o, self.layout = players, options, layout
        self.closed = closed_by(layout["fences"])
        self.lives = int(options["lives"])
        self.pellets = {square(pellet) for pellet in layout["pellets"]}
        self.best = self.cycles = 0
        self.over = ""
        self.ghosts: list[Square | None] = []
        self.waiting: list[int] = []
        self.reset()

    # What is seen from outside.

    def seat(self) -> int:
        """Tell who is asked (QPAC-1, QPAC-20)."""
        if self.mover == PAC:
            return 1
        return 2 if self.mover == CALL else 2 + self.mover % (self.players - 1)

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self.mover == CALL:
            return {NAMES[ghost] for ghost in self.waiting}
        ends = {"-"} if self.may_end() else set()
        return {name_of(to) for to in (self.pac_steps() if self.mover == PAC else self.ghost_steps())} | ends

    def level(self) -> int:
        """Give the pellets eaten, within the best life where they come back (QPAC-35)."""
        return max(self.best, 4 - len(self.pellets))

    # Steps.

    def near(self, at: Square) -> Iterator[Square]:
        for way in WAYS:
            if (to := self.go(at, way)) is not None:
                yield to

    def go(self, at: Square, way: Square) -> Square | None:
        to = at[0] + way[0], at[1] + way[1]
        inside = 0 <= to[0] <= 8 and 0 <= to[1] <= 8
        return to if inside and frozenset((at, to)) not in self.closed else None

    def line(self, at: Square) -> Square | None:
        """Give the way in which Pac-Man is seen, if he is (14)."""
        for way in WAYS:
            here = self.go(at, way)
            while here is not None:
                if here == self.pac:
                    return way
                here = self.go(here, way)
        return None

    def pac_steps(self) -> set[Square]:
        if self.boost or self.o["pacman_into_ghost"] == "caught":
            return set(self.near(self.pac))
        return {to for to in self.near(self.pac) if to not in self.ghosts}

    def may_end(self) -> bool:
        """Tell whether a move may be ended, or not be begun."""
        if self.mover != PAC:
            return self.ghost_may_end()
        if not self.boost:
            return self.left == 1 and self.o["pacman_short_move"]
        if self.left == 3:
            return not self.o["boost_mandatory"]
        return not self.o["boost_exact"]

    def ghost_may_end(self) -> bool:
        at = self.ghosts[self.mover]
        assert at is not None
        if self.o["must_catch"] and any(way[-1] == self.pac for way in self.runs()):
            return False
        if self.begun:
            return not self.o["frenzy_exact"] and at not in self.pellets
        return bool(self.o["ghost_pass"])

    def ghost_steps(self) -> set[Square]:
        return {way[0] for way in self.allowed(self.runs())}

    def allowed(self, runs: list[list[Square]]) -> list[list[Square]]:
        """Keep the runs that the options let a ghost make, of all that the board lets it make."""
        catching = [run for run in runs if run[-1] == self.pac]
        if catching and self.o["must_catch"]:
            return catching
        if self.frenzy and not self.begun and self.o["frenzy_exact"]:
            return [run for run in runs if len(run) == 2 or run[-1] == self.pac] or runs  # 19, QPAC-30
        return runs

    def runs(self) -> list[list[Square]]:
        """Give every way the ghost may go from here, of one square or two, that ends where a ghost may stand."""
        at = self.ghosts[self.mover]
        assert at is not None
        if self.begun:
            return [[to] for to in self.onward(at, self.way) if self.may_stand(to)]
        seen = self.line(at) if self.frenzy and self.o["frenzy_path"] == "toward" else None
        found = []
        for way in WAYS:
            first = self.go(at, way)
            if first is None or not self.may_enter(first) or (seen and way != seen):
                continue
            if self.may_stand(first):
                found.append([first])
            if self.frenzy and first != self.pac and (first not in self.pellets or self.o["ghost_cross_pellet"]):
                found += [[first, to] for to in self.onward(first, way) if self.may_stand(to)]
        if seen and self.o["frenzy_exact"]:
            return found[-1:]  # 2 or until he is reached, 1 if the second is a pellet
        return found

    def onward(self, at: Square, way: Square) -> set[Square]:
        if self.o["frenzy_path"] == "free":
            return set(self.near(at))
        return {to for to in (self.go(at, way),) if to is not None}

    def may_enter(self, to: Square) -> bool:
        others = [at for ghost, at in enumerate(self.ghosts) if ghost != self.mover]
        return self.o["ghosts_stack"] or to not in others

    def may_stand(self, to: Square) -> bool:
        return self.may_enter(to) and to not in self.pellets

    # What is done.

    def play(self, token: str) -> None:
        if self.mover == CALL:
            self.begin_ghost(NAMES.index(token))
        elif self.mover == PAC:
            self.end_boost() if token == "-" else self.pac_step(square(token))  # noqa: S105
        elif token == "-":  # noqa: S105
            self.next_ghost()
        else:
            self.ghost_step(square(token))

    def pac_turn(self) -> None:
        """3, 4: begin Pac-Man's move, if he can."""
        self.mover, self.left, self.boost, self.ate = PAC, 2, False, False
        self.frenzy = self.begun = False
        self.waiting = []
        if not self.pac_steps():
            self.ghosts_turn()

    def pac_step(self, to: Square) -> None:
        self.pac, self.left = to, self.left - 1
        if to in self.ghosts and not self.boost:
            self.lose_life()  # QPAC-17
            return
        if self.boost and self.o["eat_in_passing"]:
            self.eat_ghosts()
        if to in self.pellets:
            self.eat_pellet()
        elif not self.left:
            self.end_boost()

    def eat_pellet(self) -> None:
        """6, 12: eat it, and run on for three."""
        self.pellets.remove(self.pac)
        self.ate, self.idle = True, 0
        if not self.pellets:
            self.over = "Pac-Man"
        elif self.boost and not self.o["boost_chain"]:
            self.end_boost()
        else:
            self.boost, self.left = True, 3

    def end_boost(self) -> None:
        if self.boost:
            self.eat_ghosts()
        self.ghosts_turn()

    def eat_ghosts(self) -> None:
        self.ghosts = [None if at == self.pac else at for at in self.ghosts]

    def ghosts_turn(self) -> None:
        """13: let every ghost move that is not eaten."""
        self.waiting = [ghost for ghost, at in enumerate(self.ghosts) if at is not None]
        self.boost = False
        self.next_ghost()

    def next_ghost(self) -> None:
        self.frenzy = self.begun = False
        if not self.waiting:
            self.end_cycle()
        elif self.o["ghost_order"] == "free" and len(self.waiting) > 1:
            self.mover, self.left = CALL, 0
        else:
            self.begin_ghost(self.waiting[0])

    def begin_ghost(self, ghost: int) -> None:
        at = self.ghosts[ghost]
        assert at is not None
        self.waiting.remove(ghost)
        self.mover, self.frenzy = ghost, self.line(at) is not None
        self.left = 2 if self.frenzy else 1
        if not self.ghost_steps():
            self.next_ghost()  # 16, QPAC-33: it stays, without an action

    def ghost_step(self, to: Square) -> None:
        at = self.ghosts[self.mover]
        assert at is not None
        goes_on = not self.begun and any(run[0] == to and len(run) == 2 for run in self.allowed(self.runs()))
        self.ghosts[self.mover] = to
        if to == self.pac:
            self.lose_life()
        elif goes_on:
            self.begun, self.way, self.left = True, (to[0] - at[0], to[1] - at[1]), 1
        else:
            self.next_ghost()

    def end_cycle(self) -> None:
        """23 to 25."""
        self.idle = 0 if self.ate else self.idle + 1
        if self.idle == self.o["stall_limit"]:
            self.lose_life()
        elif not self.is_limit():
            self.pac_turn()

    def is_limit(self) -> bool:
        self.cycles += 1
        if self.cycles == self.o["max_turns"]:
            self.over = "nobody"
        return bool(self.over)

    def lose_life(self) -> None:
        """26: the other ghosts do not move."""
        self.lives -= 1
        self.best = max(self.best, 4 - len(self.pellets))
        if not self.lives:
            self.over = "ghosts"
        elif not self.is_limit():
            if self.o["pellets_reset"]:
                self.pellets = {square(pellet) for pellet in self.layout["pellets"]}
            self.reset()

    def reset(self) -> None:
        starts = [square(start) for start in self.layout["starts"].values()]
        self.pac, self.idle = starts[0], 0
        self.ghosts = [*starts[1:]]
        self.pac_turn()

    def text(self) -> str:
        """Write the position as the game does."""
        mode = "+" if self.boost else "!" if self.frenzy else ""
        straight = self.begun and self.o["frenzy_path"] != "free"
        heading = "nesw"[WAYS.index(self.way)] if straight else ""
        by_row = sorted(self.pellets, key=lambda at: (at[1], at[0]))
        fields = (
            name_of(self.pac),
            ",".join("-" if at is None else name_of(at) for at in self.ghosts),
            ",".join(map(name_of, by_row)) or "-",
            self.lives,
            self.idle if self.o["stall_limit"] != "none" else 0,
            "call" if self.mover == CALL else NAMES[self.mover],
            f"{self.left}{mode}{heading}",
            "".join(NAMES[ghost][0] for ghost in self.waiting) or "-",
            int(self.ate),
            self.best if self.o["pellets_reset"] else 0,
            self.cycles if self.o["max_turns"] != "none" else 0,
        )
        return " ".join(map(str, fields))
