"""The marble game once more, written from the turn procedure and the rulings alone, the long way round.

Every walk over the board is made first and judged afterwards. It shares with the rules only the drawing's cells, paths
and openings, as the game's facts name them; the table is changed in place. Numbers in comments are the procedure's.
"""

from typing import Any, NamedTuple

from mazechase.rules.marbles.values import MarblesFacts

PATH, TUNNEL = "path", "tunnel"
Token = tuple[Any, ...]  # an action: its kind, and what it says


class Walk(NamedTuple):
    cells: tuple[str, ...]  # where it began, and every cell entered
    links: tuple[str, ...]
    spaces: int


WALKED: dict[Any, list[Walk]] = {}  # there are many, and they do not change with the table


class Oracle:
    """A table; ``todo`` is what must be decided before the turn goes on: (kind, who decides, who gets)."""

    def __init__(self, facts: MarblesFacts) -> None:
        self.o, self.start = facts.options, facts.start
        self.seats = range(1, facts.players + 1)
        self.home = dict(zip(self.seats, facts.homes, strict=True))
        self.unused, self.rings = set(facts.unused_homes), set(facts.rings)
        self.homes = {*facts.homes, *facts.unused_homes}
        self.openings = [opening.cell for opening in facts.openings]
        self.near: dict[str, set[str]] = {cell.name: set() for cell in facts.cells}
        self.board = frozenset(facts.links)
        for one, other in facts.links:
            self.near[one].add(other)
            self.near[other].add(one)
        self.near[self.start] |= set(facts.doors)
        self.white = set(self.near) - self.homes - self.rings - {self.start}
        self.yellow = set(self.rings)
        self.pac = dict(self.home)
        self.tray, self.held = dict.fromkeys(self.seats, 0), dict.fromkeys(self.seats, 0)
        self.ghosts = [self.start, self.start]
        self.owed: list[int] = []
        self.todo: list[tuple[str, int, int]] = []
        self.dice: list[int] = []
        self.piece = ""  # the one that has yet to move, in the second half
        self.rolls = dict.fromkeys(self.seats, 0)
        self.turn, self.turns, self.reason = 1, 0, ""
        self.offered: set[Token] = set()  # the moves of this half turn

    # Walks.

    def walks(self, origin: str, most: int, *, tunnels: bool, back: bool = False) -> list[Walk]:
        """Give every walk of 1 to ``most`` spaces, whatever stands on the way."""
        key = self.board, self.o["home_counts"], origin, most, tunnels, back
        if key in WALKED:
            return WALKED[key]
        found = WALKED[key] = []
        edge = [Walk((origin,), (), 0)]
        while edge:
            longer = [step for walk in edge for step in self.longer(walk, tunnels=tunnels)]
            edge = [walk for walk in longer if walk.spaces <= most and (back or not turns_back(walk))]
            found += edge
        return found

    def longer(self, walk: Walk, *, tunnels: bool) -> list[Walk]:
        here = walk.cells[-1]
        links = [(to, PATH) for to in self.near[here]]
        if tunnels and here in self.openings:
            links += [(to, TUNNEL) for to in self.openings if to != here]
        return [
            Walk((*walk.cells, to), (*walk.links, link), walk.spaces + (to not in self.homes or self.o["home_counts"]))
            for to, link in links
        ]

    def pac_moves(self, die: int) -> dict[tuple[str, frozenset[str]], Walk]:
        """Find Pac-Man's moves with a die by end and marbles (7 to 12)."""
        found = {}
        others = {cell for seat, cell in self.pac.items() if seat != self.turn}
        for walk in self.walks(self.pac[self.turn], die, tunnels=True):
            *between, end = walk.cells[1:]
            if self.start in walk.cells or others & set(walk.cells[1:]) or set(between) & set(self.ghosts):
                continue
            eaten = {cell for cell in walk.cells[1:] if cell in self.white | self.yellow}
            if end in self.ghosts:
                if not self.may_gobble(between):
                    continue
                if self.o["marble_under_ghost"] == "ask":
                    eaten.discard(end)
            elif walk.spaces != die or not self.may_stop(end):
                continue
            found[end, frozenset(eaten)] = walk
        return found

    def may_gobble(self, between: list[str]) -> bool:
        """Tell whether there is a privilege by the time the ghost is met (12)."""
        fresh = any(cell in self.yellow for cell in between) and self.o["same_move_gobble"]
        return self.held[self.turn] > 0 or fresh

    def may_stop(self, end: str) -> bool:
        """Tell whether a move may end here (10, MARB-3, MARB-14)."""
        if end not in self.homes:
            return True
        mine = end == self.home[self.turn] or (end in self.unused and self.o["unused_home"] == "free")
        return mine and self.o["home_counts"]

    def ghost_moves(self, die: int) -> set[tuple[str, str]]:
        """Find origin and end of the ghosts' moves with a die (14, 15, MARB-27)."""
        full, partial = set(), set()
        for number, origin in enumerate(self.ghosts):
            other = {self.ghosts[1 - number]} - {self.start}
            shut = self.homes | other | {self.start}
            ways = [
                walk
                for walk in self.walks(origin, die, tunnels=False, back=self.o["ghost_may_reverse"])
                if not shut & set(walk.cells[1:]) and not set(walk.cells[1:-1]) & set(self.pac.values())
            ]
            begun = {walk.cells[:-1] for walk in ways}
            for walk in ways:
                if walk.cells[-1] in self.pac.values() or walk.spaces == die:
                    full.add((origin, walk.cells[-1]))
                elif walk.cells not in begun:
                    partial.add((origin, walk.cells[-1]))
        return full or (partial if self.o["ghost_partial"] else set())

    # What is seen from outside.

    def roller(self) -> int | None:
        """Tell who rolls now, if anybody does."""
        if self.reason or self.dice or self.todo:
            return None
        return self.turn

    def asked(self) -> int:
        return self.todo[0][1] if self.todo else self.turn

    def legal(self) -> set[Token]:
        if self.reason:
            return set()
        if self.todo:
            return self.answers(*self.todo[0])
        return self.offered if self.dice else set()

    def halves(self) -> set[Token]:
        """List the moves of a half turn (4, 5)."""
        pac = {("go", die, *move) for die in self.dice for move in self.pac_moves(die) if self.piece != "ghost"}
        ghosts = {("prowl", die, *move) for die in self.dice for move in self.ghost_moves(die) if self.piece != "pac"}
        found: set[Token] = pac | ghosts
        if not self.piece and self.o["must_move_if_possible"]:
            good = {token for token in found if self.lets_pac_move(token)}
            found = good or found
        if found and all(is_gobble(token, self.ghosts) for token in found):
            found = found | {("stay",)}
        return found

    def lets_pac_move(self, token: Token) -> bool:
        """Tell whether Pac-Man moves now, or can without gobbling after this (MARB-6)."""
        if token[0] == "go":
            return True
        _, die, origin, end = token
        pac, ghosts = dict(self.pac), list(self.ghosts)
        self.ghosts[self.ghosts.index(origin)] = end
        for seat in self.seats:
            if self.pac[seat] == end:
                self.pac[seat] = self.home[seat]
        other = self.other_die(die)
        can = any(end not in self.ghosts for end, _ in self.pac_moves(other))
        self.pac, self.ghosts = pac, ghosts
        return can

    def scores(self) -> list[int]:
        return [self.tray[seat] for seat in self.seats]

    def winners(self) -> list[int]:
        return [seat for seat in self.seats if self.tray[seat] == max(self.tray.values())]

    # What is done.

    def roll(self, low: int, high: int) -> None:
        """2, 3: roll for who begins, or for a turn."""
        if not self.rolls:
            self.dice = [low, high]
            self.offer()
            return
        self.rolls[self.turn] = low + high
        if 0 not in self.rolls.values():
            best = [seat for seat in self.rolls if self.rolls[seat] == max(self.rolls.values())]
            self.rolls = dict.fromkeys(best, 0) if len(best) > 1 else {}
            if not self.rolls:
                self.turn = best[0]
                return
        self.turn = min(seat for seat in self.rolls if not self.rolls[seat])

    def act(self, token: Token) -> None:
        match token:
            case ("stay",):
                self.end_turn()
            case ("go", die, end, eaten):
                self.go(die, self.pac_moves(die)[end, eaten])
            case ("prowl", die, origin, end):
                self.prowl(die, origin, end)
            case _:
                self.answer(token)

    def go(self, die: int, walk: Walk) -> None:
        self.use(die, "ghost")
        for cell in walk.cells[1:]:
            self.pac[self.turn] = cell
            if cell in self.ghosts:
                self.gobble(cell)
            elif self.take(cell) and self.o["end_timing"] == "at_once":
                self.reason = "marbles_cleared"
                return
        self.advance()

    def take(self, cell: str) -> bool:
        """11: take the marble of a hole; True if it was the last white one."""
        if cell in self.yellow:
            self.yellow.remove(cell)
            self.held[self.turn] += 1
        elif cell in self.white:
            self.white.remove(cell)
            self.tray[self.turn] += 1
            return not self.white
        return False

    def gobble(self, cell: str) -> None:
        """13: the ghost goes, Pac-Man has its hole, then the rest in this order."""
        self.ghosts[self.ghosts.index(cell)] = self.start
        rings = self.give_back(self.turn, all_of_them=not self.o["privilege_stacks"])
        self.todo = [("under", self.turn, 0), *rings, ("reward", self.turn, 0)]
        if self.o["gobble_ends_turn"]:
            self.dice = []

    def prowl(self, die: int, origin: str, end: str) -> None:
        self.use(die, "pac")
        self.ghosts[self.ghosts.index(origin)] = end
        for seat in self.seats:
            if self.pac[seat] == end:
                self.pac[seat] = self.home[seat]  # 16
                self.todo = self.give_back(seat, all_of_them=True) if self.o["lose_privilege_when_hit"] else []
                self.todo += [("pay", seat, self.turn)] if seat != self.turn else []
        self.advance()

    def use(self, die: int, other: str) -> None:
        self.dice.remove(die)
        self.piece = other

    def other_die(self, die: int) -> int:
        rest = list(self.dice)
        rest.remove(die)
        return rest[0]

    # Decisions on the way.

    def advance(self) -> None:
        """Do what has to be done until somebody must decide."""
        while self.todo and not self.reason:
            kind, seat, _ = self.todo[0]
            answers = self.answers(*self.todo[0])
            if len(answers) > 1:
                return
            if answers:
                self.answer(answers.pop(), alone=False)
            else:
                self.todo.pop(0)
                if kind == "ring":
                    self.owed.append(seat)  # no ring is free: it waits
        if not self.reason:
            self.next_half()

    def answers(self, kind: str, seat: int, _: int) -> set[Token]:
        """List the answers to what must be decided; one or none is no question."""
        match kind:
            case "under":
                here = self.pac[seat] in self.white | self.yellow
                asked: set[Token] = {("take",), ("leave",)} if self.o["marble_under_ghost"] == "ask" else {("take",)}
                return asked if here else set()
            case "ring" | "debt":
                taken = {*self.white, *self.yellow, *self.pac.values(), *self.ghosts}
                return {("ring", ring) for ring in self.rings - taken}
            case "reward":
                return {("from", other) for other in self.seats if other != seat and self.payments(other) != {0: 0}}
            case _:
                return {("pay", yellows) for yellows in self.payments(seat)}

    def payments(self, seat: int) -> dict[int, int]:
        """Give what a seat may pay, yellow marbles and white ones (MARB-35, MARB-36)."""
        most = min(2, self.held[seat]) if self.o["pay_with_yellow"] == "victim_choice" else 0
        total = min(2, self.tray[seat] + most)
        return {yellow: total - yellow for yellow in range(most + 1) if 0 <= total - yellow <= self.tray[seat]}

    def answer(self, token: Token, *, alone: bool = True) -> None:
        """Decide; ``alone`` when a player did, so that the rest must follow."""
        kind, seat, to = self.todo.pop(0)
        match token:
            case ("take",):
                self.take(self.pac[seat])
            case ("ring", ring):
                self.yellow.add(ring)
                if kind == "debt":
                    self.owed.remove(seat)
            case ("from", other):
                self.todo.insert(0, ("pay", other, seat))
            case ("pay", yellow):
                white = self.payments(seat)[yellow]
                self.tray[seat] -= white
                self.tray[to] += white
                self.held[seat] -= yellow
                self.held[to] += yellow
        if alone:
            self.advance()

    def give_back(self, seat: int, *, all_of_them: bool) -> list[tuple[str, int, int]]:
        """Take yellow marbles from a seat, which is to put them on rings one by one."""
        count = self.held[seat] if all_of_them else 1
        self.held[seat] -= count
        return [("ring", seat, 0)] * count

    # Halves, turns and the end.

    def next_half(self) -> None:
        """Go on after a piece has moved (5, 17, MARB-45)."""
        if not self.white and self.o["end_timing"] != "after_turn":
            self.reason = "marbles_cleared"
        else:
            self.offer()

    def offer(self) -> None:
        """Let the seat choose a move, if there are dice and moves (4, 5)."""
        self.offered = self.halves()
        if not self.offered:
            self.end_turn()

    def end_turn(self) -> None:
        """6: put back what is owed, then the next seat."""
        self.dice, self.piece = [], ""
        if not self.white:
            self.reason = "marbles_cleared"
            return
        if self.owed and self.answers("debt", self.owed[0], 0):
            self.todo = [("debt", self.owed[0], 0)]
            self.advance()
            return
        self.turns += 1
        if self.turns == self.o["max_turns"]:
            self.reason = "turn_limit"
        self.turn = self.turn % len(self.seats) + 1


def turns_back(walk: Walk) -> bool:
    """Tell whether the last step goes back along the link just used, or out where the walk came in (8)."""
    if len(walk.links) > 1 and walk.links[-1] == walk.links[-2] == PATH and walk.cells[-1] == walk.cells[-3]:
        return True
    entered = [to for to, link in zip(walk.cells[1:], walk.links, strict=True) if link == TUNNEL]
    left = [here for here, link in zip(walk.cells, walk.links, strict=False) if link == TUNNEL]
    return walk.links[-1] == TUNNEL and left[-1] in entered[:-1]


def is_gobble(token: Token, ghosts: list[str]) -> bool:
    return token[0] == "go" and token[2] in ghosts
