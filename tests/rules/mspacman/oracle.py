"""A second, slow Ms. Pac-Man, written from the turn procedure alone, with names instead of numbers and no shared code.

It reads the drawing by itself, changes its table in place, and knows neither events nor refusals.
"""

from collections import Counter
from typing import Any

SEATS_AREAS = {2: "bp", 3: "bip", 4: "bips"}


class Oracle:
    """A table of its own; ``seen`` gives what a view of the game under test should show."""

    def __init__(self, players: int, options: dict[str, Any], documents: dict[str, Any]) -> None:
        self.o, self.n, self.areas, self.documents = options, players, SEATS_AREAS[players], documents
        self.kind: dict[str, str] = {}
        self.near: dict[str, set[str]] = {}
        self.door: dict[str, str] = {}
        self._read(documents["layout"]["drawing"].strip("\n").split("\n"))
        self.home = {s: self._home(self.areas[s - 1]) for s in range(1, players + 1)}
        self.dots = {c for c, k in self.kind.items() if k[1:] in ("", "*", "o")}
        if not options["fill_unused_areas"]:
            self.dots = {c for c in self.dots if self.kind[c][0] in self.areas}
        self.ghosts: dict[int, list[Any]] = {s: [self.home[s], "strong", 0] for s in self.home}
        self.phase, self.seat, self.ctrl, self.mp = "begin", 1, 0, ""
        self.steps = self.turns = 0
        self.earned = self.extra = False
        self.came = ""
        self.spins: dict[int, int] = dict.fromkeys(self.home, 0)

    def _read(self, lines: list[str]) -> None:
        wide, high = len(lines[0]) // 4, len(lines) // 2
        name = {(x, y): "abcdefghijklmnopqrstuvwxyz"[x] + str(high - y) for x in range(wide) for y in range(high)}
        for (x, y), cell in name.items():
            label = lines[2 * y + 1][4 * x + 1 : 4 * x + 4].strip()
            if label.strip("#"):
                self.kind[cell], self.near[cell] = label, set()
        for (x, y), cell in name.items():
            beside = [((x + 1, y), lines[2 * y + 1][4 * x + 4]), ((x, y + 1), lines[2 * y + 2][4 * x + 2])]
            for place, mark in beside:
                other = name.get(place, "")
                if cell in self.kind and other in self.kind and mark == " ":
                    self.near[cell].add(other)
                    self.near[other].add(cell)
                if mark in ":=" and other in self.kind:
                    inner, outer = (cell, other) if self.kind[cell].endswith("g") else (other, cell)
                    self.door[inner] = outer
        exits = {cell for cell, kind in self.kind.items() if kind.endswith("x")}
        for cell in exits:
            self.near[cell] |= exits - {cell}

    def _home(self, letter: str) -> str:
        return next(cell for cell, kind in self.kind.items() if kind == f"{letter}g")

    def legal(self) -> set[str]:
        match self.phase:
            case "place":
                taken = {ghost[0] for ghost in self.ghosts.values()}
                circles = {cell for cell, kind in self.kind.items() if kind.endswith("o")}
                return circles if self.o["circle_choice"] == "any" else circles - taken
            case "walk":
                return self.near[self.mp]
            case "chase":
                here = self.ghosts[self.seat][0]
                if here == self.home[self.seat]:
                    return {self.door[here]}
                back = {self.home[self.seat]} if self.door[self.home[self.seat]] == here else set()
                return self.near[here] | (back if self.o["enter_ghost_space"] else set())
            case "bump":
                return self._open()
            case _:
                return set()

    def chance(self) -> tuple[int, dict[str, int]]:
        """Tell who spins or rolls, and how often each face is there; equal ones are one outcome (MSP-3)."""
        rolled = self.phase == "roll" or (self.phase == "begin" and self.o["start_by"] == "die")
        faces = self.documents["die_faces" if rolled else "spinner_faces"]["faces"]
        return self.seat, dict(Counter(map(str, faces)))

    def result(self) -> tuple[list[int], str]:
        """Give the owner of a clear area, or at the limit those with the fewest dots left (21)."""
        left = {s: sum(self.kind[dot][0] == self.areas[s - 1] for dot in self.dots) for s in self.home}
        best = min(left.values())
        return [s for s in left if left[s] == best], "turn_limit" if best else "area_cleared"

    def show(self, face: str) -> None:
        count = 2 if face == "F2" else int(face)
        if self.phase == "begin":
            self._spun(count)
            return
        self.steps = count
        self.phase = "walk" if self.phase == "spin" else "chase"
        if face == "F2":
            ghost = self.ghosts[self.seat]
            ghost[1:] = ["f2", 1] if ghost[1] == "strong" else ["strong", 0]

    def _spun(self, count: int) -> None:
        self.spins[self.seat] = count
        if 0 not in self.spins.values():
            best = [s for s in self.spins if self.spins[s] == max(self.spins.values())]
            if len(best) == 1:
                self.ctrl = self.seat = best[0]
                del self.ghosts[self.ctrl]
                self.phase, self.spins = "place", {}
                return
            self.spins = {s: 0 if s in best else -1 for s in self.spins}
        self.seat = min(s for s in self.spins if self.spins[s] == 0)

    def go(self, to: str) -> None:
        if self.phase == "place":
            self.mp, self.phase = to, "spin"
            for seat in [seat for seat, ghost in self.ghosts.items() if ghost[0] == to]:
                if self.ghosts[seat][1] == "strong":
                    self._capture(seat)
                else:
                    self.ghosts[seat] = [self.home[seat], "strong", 0]
        elif self.phase == "walk":
            self._walk(to)
        elif self.phase == "chase":
            self._chase(to)
        else:
            self.ghosts[self.seat][0] = to
            self._contact() if to == self.mp else self._next(self._after())

    def _walk(self, to: str) -> None:
        left, self.mp = self.mp, to
        self.steps -= 1
        self._leave(left)
        if self.phase == "over":
            return
        met = [s for s, ghost in self.ghosts.items() if ghost[0] == to]
        if met and (self.o["capture_in_passing"] or self.steps == 0):
            if self.ghosts[met[0]][1] == "strong":
                self._capture(met[0])
                return
            self.ghosts[met[0]] = [self.home[met[0]], "strong", 0]
            self.earned = True
        if self.steps == 0:
            again = self.earned and (self.o["extra_turn_chain"] or not self.extra)
            self._next(self.ctrl if again else self._after(), again=again)

    def _leave(self, cell: str) -> None:
        if cell not in self.dots:
            return
        self.dots.remove(cell)
        letter = self.kind[cell][0]
        if letter in self.areas and not any(self.kind[dot][0] == letter for dot in self.dots):
            self._over()
        elif self.kind[cell].endswith("*"):
            for ghost in self.ghosts.values():
                if ghost[1] == "f2" and not self.o["power_overrides_f2"]:
                    continue
                if ghost[1] == "power" and not self.o["power_timer_restart"]:
                    continue
                ghost[1:] = ["power", 2]

    def _chase(self, to: str) -> None:
        ghost = self.ghosts[self.seat]
        self.came, ghost[0] = ghost[0], to
        self.steps -= 1
        if to == self.mp and (self.o["capture_in_passing"] or self.steps == 0):
            self._contact()
        elif self.steps == 0:
            if [other[0] for other in self.ghosts.values()].count(to) == 1:
                self._next(self._after())
            elif len(cells := self._open()) == 1:
                self.phase = "bump"
                self.go(cells.pop())
            else:
                self.phase = "bump"

    def _open(self) -> set[str]:
        """Find the next open squares: onward, onward through ghosts, back, anywhere."""
        here = self.ghosts[self.seat][0]
        ghosts = {ghost[0] for ghost in self.ghosts.values()}

        def is_open(cell: str) -> bool:
            return cell not in ghosts and (cell != self.mp or self.o["bump_can_capture"])

        for through_all in (False, True):
            reached = {here}
            while True:
                passable = reached if through_all else {c for c in reached if c == here or c in ghosts}
                beyond = {there for c in passable for there in self.near[c]} - reached
                beyond -= set() if through_all else {self.came}
                if found := {c for c in beyond if is_open(c)}:
                    return found
                if not beyond:
                    break
                reached |= beyond
            if self.came in self.near and not self.kind[self.came].endswith("g") and is_open(self.came):
                return {self.came}
        raise AssertionError

    def _contact(self) -> None:
        if self.ghosts[self.seat][1] == "strong":
            self._capture(self.seat)
        else:
            self.ghosts[self.seat] = [self.home[self.seat], "strong", 0]
            self._next(self._after())

    def _capture(self, captor: int) -> None:
        if self.o["dot_on_pickup"]:
            self._leave(self.mp)
            if self.phase == "over":
                return
        del self.ghosts[captor]
        self.ghosts[self.ctrl] = [self.home[self.ctrl], "strong", 0]
        self.ctrl, self.mp = captor, ""
        self._next(captor)

    def _after(self) -> int:
        return self.seat % self.n + 1

    def _next(self, seat: int, *, again: bool = False) -> None:
        self.seat, self.steps, self.earned, self.extra, self.came = seat, 0, False, again, ""
        if self.o["max_turns"] != "none":
            self.turns += 1
            if self.turns == self.o["max_turns"]:
                self._over()
                return
        if seat == self.ctrl:
            self.phase = "spin" if self.mp else "place"
            return
        self.phase = "roll"
        ghost = self.ghosts[seat]
        if ghost[2]:
            ghost[2] -= 1
            ghost[1] = ghost[1] if ghost[2] else "strong"

    def _over(self) -> None:
        self.phase, self.steps, self.earned, self.extra, self.came = "over", 0, False, False, ""

    def seen(self) -> dict[str, Any]:
        ghosts = [self.ghosts.get(s) for s in self.home]
        return {
            "phase": self.phase,
            "seat": self.seat,
            "ctrl": self.ctrl or None,
            "mp": self.mp or None,
            "ghosts": [ghost and {"at": ghost[0], "cause": ghost[1], "flip_in": ghost[2]} for ghost in ghosts],
            "dots": sorted(self.dots),
            "steps": self.steps,
            "earned": self.earned,
            "in_extra": self.extra,
            "came": (self.phase == "bump" and self.came) or None,
            "spins": [*self.spins.values()],
            "turns": self.turns,
        }
