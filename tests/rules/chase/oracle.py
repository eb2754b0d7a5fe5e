"""The chase once more, written for its default options from the turn procedure alone, with none of the game's code.

Squares are pairs (column, row) from 0, fences the set of closed edges. Slow and plain: it is here to disagree.
"""

from dataclasses import dataclass, replace

Square = tuple[int, int]
WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def square(name: str) -> Square:
    return "abcdefghi".index(name[0]), int(name[1]) - 1


def name_of(at: Square) -> str:
    return f"{'abcdefghi'[at[0]]}{at[1] + 1}"


@dataclass(frozen=True)
class Table:
    """A layout."""

    closed: frozenset[frozenset[Square]]
    pac: Square
    ghosts: tuple[Square, ...]

    def go(self, at: Square, way: Square) -> Square | None:
        to = at[0] + way[0], at[1] + way[1]
        inside = 0 <= to[0] <= 8 and 0 <= to[1] <= 8
        return to if inside and frozenset((at, to)) not in self.closed else None

    def sees(self, at: Square, other: Square) -> bool:
        for way in WAYS:
            here = self.go(at, way)
            while here is not None:
                if here == other:
                    return True
                here = self.go(here, way)
        return False


def closed_by(fences: list[str]) -> frozenset[frozenset[Square]]:
    edges = set()
    for fence in fences:
        column, row = square(fence)
        for shift in (0, 1):
            if fence[2] == "h":
                edges.add(frozenset(((column + shift, row), (column + shift, row + 1))))
            else:
                edges.add(frozenset(((column, row + shift), (column + 1, row + shift))))
    return frozenset(edges)


@dataclass(frozen=True)
class Board:
    """A state, with the lines of the procedure in its methods."""

    table: Table
    pac: Square
    ghosts: tuple[Square | None, ...]
    pellets: frozenset[Square]
    lives: int = 3
    idle: int = 0
    mover: int = -1  # -1: Pac-Man
    left: int = 2
    boost: bool = False
    ate: bool = False
    frenzy: bool = False
    way: Square | None = None

    @property
    def over(self) -> str | None:
        return "Pac-Man" if not self.pellets else "ghosts" if not self.lives else None

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if self.mover == -1:
            near = [to for way in WAYS if (to := self.table.go(self.pac, way))]
            if self.boost:
                return {name_of(to) for to in near} | {"-"}
            return {name_of(to) for to in near if to not in self.ghosts}
        return {name_of(to) for to in self.ghost_steps()}

    def ghost_steps(self) -> list[Square]:
        at = self.ghosts[self.mover]
        assert at is not None
        if self.way is not None:
            onward = self.table.go(at, self.way)
            assert onward is not None
            return [onward]
        firsts = {way: self.table.go(at, way) for way in WAYS}
        if not self.frenzy:
            return [to for to in firsts.values() if to is not None and to not in self.pellets]
        far = [way for way in WAYS if self.reach(at, way) == 2]
        short = [way for way in WAYS if self.reach(at, way) == 1]
        return [to for way in far or short if (to := firsts[way]) is not None]

    def reach(self, at: Square, way: Square) -> int:
        first = self.table.go(at, way)
        if first is None:
            return 0
        second = self.table.go(first, way)
        if self.pac in (first, second) or (second is not None and second not in self.pellets):
            return 2
        return 1 if first not in self.pellets else 0

    def play(self, token: str) -> "Board":
        if self.mover >= 0:
            return self.ghost_step(square(token))
        return self.ghosts_turn(0) if token == "-" else self.pac_step(square(token))  # noqa: S105

    def pac_step(self, to: Square) -> "Board":
        ghosts = tuple(None if self.boost and at == to else at for at in self.ghosts)
        after = replace(self, pac=to, left=self.left - 1, ghosts=ghosts)
        if to in self.pellets:
            after = replace(after, pellets=self.pellets - {to}, ate=True, idle=0, boost=True, left=3)
            return after if after.pellets else after.rest(0)
        return after if after.left else after.ghosts_turn(0)

    def ghosts_turn(self, first: int) -> "Board":
        for ghost in range(first, 4):
            at = self.ghosts[ghost]
            if at is None:
                continue
            frenzy = self.table.sees(at, self.pac)
            after = replace(self, mover=ghost, frenzy=frenzy, left=2 if frenzy else 1, boost=False, way=None)
            if after.ghost_steps():
                return after
        idle = 0 if self.ate else self.idle + 1
        if idle == 20:
            return self.lose_life()
        return replace(self, idle=idle).pac_turn()

    def ghost_step(self, to: Square) -> "Board":
        at = self.ghosts[self.mover]
        assert at is not None
        ghosts = (*self.ghosts[: self.mover], to, *self.ghosts[self.mover + 1 :])
        after = replace(self, ghosts=ghosts)
        if to == self.pac:
            return after.lose_life()
        way = to[0] - at[0], to[1] - at[1]
        if self.frenzy and self.left == 2 and self.reach(at, way) == 2:
            return replace(after, left=1, way=way)
        return after.ghosts_turn(self.mover + 1)

    def lose_life(self) -> "Board":
        after = replace(self, lives=self.lives - 1, idle=0)
        if not after.lives:
            return after.rest(0)
        return replace(after, pac=self.table.pac, ghosts=self.table.ghosts).pac_turn()

    def pac_turn(self) -> "Board":
        after = self.rest(2)
        return after if after.legal() else after.ghosts_turn(0)

    def rest(self, left: int) -> "Board":
        return replace(self, mover=-1, left=left, boost=False, frenzy=False, way=None, ate=False)

    def text(self) -> str:
        """Write the position as the game does."""
        names = ("Blinky", "Inky", "Pinky", "Clyde", "Pac-Man")
        later = "".join(names[g][0] for g in range(self.mover + 1, 4) if self.mover >= 0 and self.ghosts[g] is not None)
        mode = "+" if self.boost else "!" if self.frenzy else ""
        heading = "nesw"[WAYS.index(self.way)] if self.way else ""
        by_row = sorted(self.pellets, key=lambda at: (at[1], at[0]))
        fields = (
            name_of(self.pac),
            ",".join("-" if at is None else name_of(at) for at in self.ghosts),
            ",".join(map(name_of, by_row)) or "-",
            self.lives,
            self.idle,
            names[self.mover],
            f"{self.left}{mode}{heading}",
            later or "-",
            int(self.ate),
            0,
            0,
        )
        return " ".join(map(str, fields))
