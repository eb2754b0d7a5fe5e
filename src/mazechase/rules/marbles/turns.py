"""What an action or a roll leads to: the table is changed step by step, and each step is told."""

from typing import Any, Literal, assert_never

from mazechase.boards.cells import Cell
from mazechase.rules.api import Event, Result, Seat, Step
from mazechase.rules.marbles import events, moves
from mazechase.rules.marbles.moves import change, put
from mazechase.rules.marbles.values import (
    Go,
    MarblesAction,
    MarblesState,
    Pay,
    Prowl,
    Ring,
    Rob,
    Roll,
    Setup,
    Stay,
    Task,
    Under,
)


def act(setup: Setup, s: MarblesState, a: MarblesAction) -> Step[MarblesState]:
    """Take a legal action, and go on to the next thing to be decided or rolled."""
    play = _Play(setup, s)
    match a:
        case Go():
            play.go(a)
        case Prowl():
            play.prowl(a)
        case Stay():
            play.tell(events.Stayed(ruling="MARB-8", seat=s.turn))
            play.alter(dice=(), piece=None)
        case Under():
            play.under(a)
        case Ring(at):
            play.put_back(play.done().seat, at)
        case Rob(whom):
            play.rob(play.done().seat, whom)
        case Pay(yellow):
            play.pay(play.done(), yellow)
        case _:
            assert_never(a)
    play.go_on()
    return Step(play.s, tuple(play.told))


def roll(setup: Setup, s: MarblesState, outcome: Roll) -> Step[MarblesState]:
    """Take a roll: for who begins, or of the seat whose turn it is."""
    play = _Play(setup, s)
    ruling = "MARB-4" if s.rolls else "MARB-56"
    play.tell(events.Rolled(ruling=ruling, seat=s.turn, low=outcome.low, high=outcome.high))
    if s.rolls:
        play.roll_for_order(outcome.low + outcome.high)
    else:
        play.alter(dice=(outcome.low, outcome.high))
        play.go_on()
    return Step(play.s, tuple(play.told))


def over(setup: Setup, s: MarblesState) -> str | None:
    """Tell why the game is over, if it is (MARB-52, MARB-53, MARB-60)."""
    if s.todo or s.dice or s.rolls:
        return None
    if not s.white:
        return "marbles_cleared"
    return "turn_limit" if setup.max_turns is not None and s.taken >= setup.max_turns else None


def result(setup: Setup, s: MarblesState, reason: str) -> Result:
    """Count the white marbles; the most win, and equals win together (MARB-54, MARB-55)."""
    best = max(s.trays)
    return Result(tuple(seat for seat in setup.seats if s.trays[seat - 1] == best), s.trays, reason)


class _Play:
    """A table while one action or roll is carried out."""

    def __init__(self, setup: Setup, s: MarblesState) -> None:
        self.setup = setup
        self.s = s
        self.names = setup.layout.names
        self.told: list[Event] = []

    def tell(self, event: Event) -> None:
        self.told.append(event)

    def alter(self, **changes: Any) -> None:
        self.s = change(self.s, **changes)

    def roll_for_order(self, total: int) -> None:
        rolls = put(self.s.rolls, self.s.turn, total)
        if 0 in rolls:
            self.alter(rolls=rolls, turn=Seat(rolls.index(0) + 1))
            return
        best = max(roll for roll in rolls if roll is not None)
        tied = tuple(seat for seat in self.setup.seats if rolls[seat - 1] == best)
        if len(tied) == 1:
            self.tell(events.Begins(ruling="MARB-4", seat=tied[0], total=best))
            self.alter(rolls=(), turn=tied[0])
        else:
            self.tell(events.RollTied(ruling="MARB-4", seats=tied, total=best))
            again = tuple(0 if seat in tied else None for seat in self.setup.seats)
            self.alter(rolls=again, turn=tied[0])

    # Pac-Man.

    def go(self, a: Go) -> None:
        """Walk cell by cell; the last white marble may end the game on the way (MARB-52)."""
        way = moves.way_of(self.setup, self.s, a)
        self.alter(dice=moves.without(self.s.dice, a.die), piece="ghost" if len(self.s.dice) == 2 else None)
        seat = self.s.turn
        for to in way.cells:
            gobble = to in self.s.ghosts
            self._step(seat, to)
            if gobble:
                self._gobble_ghost(seat, to)
                return
            self._eat(seat, to, "MARB-12")
            if not self.s.white and self.setup.end_timing == "at_once":
                return

    def _step(self, seat: Seat, to: Cell) -> None:
        origin = self.s.pacs[seat - 1]
        names = {"origin": self.names[origin], "to": self.names[to]}
        if to in self.setup.layout.pac_links[origin]:
            self.tell(events.Stepped(ruling="MARB-9", seat=seat, **names))
        else:
            self.tell(events.Crossed(ruling="MARB-19", seat=seat, **names))
        self.alter(pacs=put(self.s.pacs, seat, to))

    def _eat(self, seat: Seat, at: Cell, ruling: str) -> None:
        s, colour = self.s, self._colour(at)
        if colour is None:
            return
        if colour == "white":
            self.alter(white=s.white.without(at), trays=put(s.trays, seat, s.trays[seat - 1] + 1))
        else:
            self.alter(yellow=s.yellow.without(at), held=put(s.held, seat, s.held[seat - 1] + 1))
        tray, left = self.s.trays[seat - 1], len(self.s.white)
        self.tell(events.Gobbled(ruling=ruling, seat=seat, at=self.names[at], colour=colour, tray=tray, left=left))

    def _colour(self, at: Cell) -> events.Colour | None:
        return "white" if at in self.s.white else "yellow" if at in self.s.yellow else None

    def _gobble_ghost(self, seat: Seat, at: Cell) -> None:
        """Ghost home, marble, used yellow marbles owed, reward: in this order (MARB-48)."""
        start = self.setup.layout.start
        self.tell(events.GhostGobbled(ruling="MARB-43", seat=seat, at=self.names[at], to=self.names[start]))
        used = 1 if self.setup.privilege_stacks else self.s.held[seat - 1]  # MARB-40
        self.alter(
            ghosts=moves.ghost_at(self.s, at, start),
            held=put(self.s.held, seat, self.s.held[seat - 1] - used),
            owed=self.s.owed + (seat,) * used,
            todo=((Task("ring", seat),) * used + (Task("reward", seat),)),
        )
        if self.setup.gobble_ends_turn:  # MARB-45
            self.alter(dice=(), piece=None)
        if self.setup.marble_under_ghost == "auto":
            self._eat(seat, at, "MARB-39")
        elif self._colour(at):
            self.alter(todo=(Task("under", seat), *self.s.todo))

    def under(self, a: Under) -> None:
        seat = self.done().seat
        at = self.s.pacs[seat - 1]
        if a.take:
            self._eat(seat, at, "MARB-39")
        else:
            self.tell(events.LeftUnder(ruling="MARB-39", seat=seat, at=self.names[at]))

    # Ghosts.

    def prowl(self, a: Prowl) -> None:
        seat, here = self.s.turn, a.origin
        for to in moves.ghost_ends(self.setup, self.s, a.die)[a.origin, a.to]:
            self.tell(events.Prowled(ruling="MARB-26", seat=seat, origin=self.names[here], to=self.names[to]))
            here = to
        self.alter(
            ghosts=moves.ghost_at(self.s, a.origin, a.to),
            dice=moves.without(self.s.dice, a.die),
            piece="pac" if len(self.s.dice) == 2 else None,
        )
        if a.to in self.s.pacs:
            self._capture(seat, Seat(self.s.pacs.index(a.to) + 1), a.to)

    def _capture(self, seat: Seat, whom: Seat, at: Cell) -> None:
        """Send a Pac-Man home; others pay, oneself does not (MARB-34, MARB-35, MARB-37)."""
        home, ruling = self.setup.homes[whom - 1], "MARB-34" if whom == seat else "MARB-32"
        self.alter(pacs=put(self.s.pacs, whom, home))
        self.tell(events.Captured(ruling=ruling, seat=seat, whom=whom, at=self.names[at], home=self.names[home]))
        lost = self.s.held[whom - 1]
        if self.setup.lose_privilege_when_hit and lost:
            self.tell(events.PrivilegeLost(ruling="MARB-37", seat=whom, count=lost))
            owed = self.s.owed + (whom,) * lost
            self.alter(held=put(self.s.held, whom, 0), owed=owed, todo=(Task("ring", whom),) * lost)
        if whom != seat:
            self.alter(todo=(*self.s.todo, Task("pay", whom, seat)))

    # What is to be decided.

    def done(self) -> Task:
        """Take the first thing to be decided off the list."""
        task, *rest = self.s.todo
        self.alter(todo=tuple(rest))
        return task

    def put_back(self, seat: Seat, at: Cell, ruling: str = "MARB-48") -> None:
        at_owed = self.s.owed.index(seat)
        self.alter(owed=self.s.owed[:at_owed] + self.s.owed[at_owed + 1 :], yellow=self.s.yellow.with_(at))
        self.tell(events.Returned(ruling=ruling, seat=seat, at=self.names[at]))

    def rob(self, seat: Seat, whom: Seat) -> None:
        self.alter(todo=(Task("give", whom, seat), *self.s.todo))

    def pay(self, task: Task, yellow: int) -> None:
        s, giver, taker = self.s, task.seat, task.to
        white = moves.price_of(self.setup, s, giver) - yellow
        if white + yellow == 0:
            return
        trays = put(s.trays, giver, s.trays[giver - 1] - white)
        held = put(s.held, giver, s.held[giver - 1] - yellow)
        self.alter(
            trays=put(trays, taker, trays[taker - 1] + white),
            held=put(held, taker, held[taker - 1] + yellow),
        )
        ruling = "MARB-35" if task.kind == "pay" else "MARB-47"
        self.tell(events.Paid(ruling=ruling, seat=giver, to=taker, white=white, yellow=yellow))

    # Going on.

    def go_on(self) -> None:
        """Do all that needs no decision, up to the next one, the next roll or the end."""
        while self.s.todo:
            if not self._settled_by_itself():
                return
        if not self.s.white and self.setup.end_timing != "after_turn":
            self.alter(dice=(), piece=None)
        if self.s.dice:
            if moves.can_move(self.setup, self.s):
                return
            piece: Literal["pac", "ghost", "both"] = self.s.piece or "both"
            ruling = "MARB-27" if piece == "ghost" else "MARB-11"
            self.tell(events.Stood(ruling=ruling, seat=self.s.turn, piece=piece))
        self._end_turn()

    def _settled_by_itself(self) -> bool:
        """Do the first thing on the list if there is nothing to choose."""
        task = self.s.todo[0]
        answers = moves.choices(self.setup, self.s, task)
        if len(answers) > 1:
            return False
        self.done()
        match answers:
            case (Ring(at),):
                self.put_back(task.seat, at)
            case (Rob(whom),):
                self.rob(task.seat, whom)
            case (Pay(yellow),):
                self.pay(task, yellow)
            case _ if task.kind == "ring":
                self.tell(events.Waits(ruling="MARB-49", seat=task.seat))
        return True

    def _end_turn(self) -> None:
        """Put waiting yellow marbles on empty rings, count the turn, pass it on (MARB-49, MARB-60)."""
        self.alter(dice=(), piece=None)
        while self.s.white and self.s.owed and (free := tuple(moves.free_rings(self.setup, self.s))):
            debtor = self.s.owed[0]
            if len(free) > 1:
                self.alter(todo=(Task("ring", debtor),))
                return
            self.put_back(debtor, free[0], "MARB-49")
        if self.s.white:
            taken = 0 if self.setup.max_turns is None else self.s.taken + 1
            self.alter(turn=self.setup.next(self.s.turn), taken=taken)
        reason = over(self.setup, self.s)
        if reason is not None:
            self._ended(result(self.setup, self.s, reason))

    def _ended(self, end: Result) -> None:
        if end.reason == "turn_limit":
            turns = self.s.taken
            self.tell(events.TurnLimit(ruling="MARB-60", turns=turns, winners=end.winners, trays=end.scores))
        else:
            self.tell(events.Cleared(ruling="MARB-52", winners=end.winners, trays=end.scores))
