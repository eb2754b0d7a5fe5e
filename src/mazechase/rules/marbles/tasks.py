"""What has to be decided before play goes on, and what happens of itself: payments, rings, the end of a turn."""

from typing import Literal

from mazechase.boards.cells import Cell
from mazechase.rules.api import Result, Seat
from mazechase.rules.marbles import events
from mazechase.rules.marbles.legal import can_move, choices, free_rings, price_of
from mazechase.rules.marbles.setup import MarblesSetup
from mazechase.rules.marbles.values import MarblesState, Pay, Ring, Rob, Task
from mazechase.rules.play import Play
from mazechase.rules.setup import put
from mazechase.rules.turnlimit import REASON

MarblesPlay = Play[MarblesSetup, MarblesState]


def done(play: MarblesPlay) -> Task:
    """Take the first task off the list and return it."""
    task, *rest = play.s.todo
    play.change(todo=tuple(rest))
    return task


def put_back(play: MarblesPlay, seat: Seat, at: Cell, ruling: str = "MARB-48") -> None:
    """Put a used yellow marble back on a ring."""
    owed = play.s.owed
    first = owed.index(seat)
    play.change(owed=owed[:first] + owed[first + 1 :], yellow=play.s.yellow.with_(at))
    play.say(events.Returned(ruling=ruling, seat=seat, at=play.setup.layout.names[at]))


def rob(play: MarblesPlay, seat: Seat, whom: Seat) -> None:
    """Make a seat pay the reward for a gobbled ghost."""
    play.change(todo=(Task("give", whom, seat), *play.s.todo))


def pay(play: MarblesPlay, task: Task, yellow: int) -> None:
    """Let a seat pay what it owes, so many marbles of it yellow."""
    s, giver, taker = play.s, task.seat, task.to
    white = price_of(play.setup, s, giver) - yellow
    if white + yellow == 0:
        return
    trays = put(s.trays, giver, s.trays[giver - 1] - white)
    held = put(s.held, giver, s.held[giver - 1] - yellow)
    play.change(
        trays=put(trays, taker, trays[taker - 1] + white),
        held=put(held, taker, held[taker - 1] + yellow),
    )
    ruling = "MARB-35" if task.kind == "pay" else "MARB-47"
    rule: events.Rule = "book"
    if play.setup.pay_with_yellow == "false" and s.held[giver - 1]:
        ruling, rule = "MARB-36", "house"
    play.say(events.Paid(ruling=ruling, seat=giver, to=taker, white=white, yellow=yellow, rule=rule))


# Going on.


def go_on(play: MarblesPlay) -> None:
    """Do all that needs no decision, up to the next one, the next roll or the end."""
    while play.s.todo:
        if not _answer_if_forced(play):
            return
    if not play.s.white and play.setup.end_timing != "after_turn":
        play.change(dice=(), piece=None)
    if play.s.dice:
        if can_move(play.setup, play.s):
            return
        piece: Literal["pac", "ghost", "both"] = play.s.piece or "both"
        ruling = "MARB-27" if piece == "ghost" else "MARB-11"
        play.say(events.Stood(ruling=ruling, seat=play.s.turn, piece=piece))
    _end_turn(play)


def _answer_if_forced(play: MarblesPlay) -> bool:
    """Do the first task if it leaves nothing to choose; return whether it was done."""
    task = play.s.todo[0]
    answers = choices(play.setup, play.s, task)
    if len(answers) > 1:
        return False
    done(play)
    match answers:
        case (Ring(at),):
            put_back(play, task.seat, at)
        case (Rob(whom),):
            rob(play, task.seat, whom)
        case (Pay(yellow),):
            pay(play, task, yellow)
        case _ if task.kind == "ring":
            play.say(events.Waits(ruling="MARB-49", seat=task.seat))
    return True


def _end_turn(play: MarblesPlay) -> None:
    """Put waiting yellow marbles on empty rings, count the turn, pass it on (MARB-49, MARB-60)."""
    play.change(dice=(), piece=None)
    while play.s.white and play.s.owed and (free := tuple(free_rings(play.setup, play.s))):
        debtor = play.s.owed[0]
        if len(free) > 1:
            play.change(todo=(Task("ring", debtor),))
            return
        put_back(play, debtor, free[0], "MARB-49")
    if play.s.white:
        play.change(turn=play.setup.next_seat(play.s.turn), taken=play.setup.limit.count(play.s.taken))
    reason = play.setup.over(play.s)
    if reason is not None:
        _ended(play, play.setup.result(play.s, reason))


def _ended(play: MarblesPlay, end: Result) -> None:
    if end.reason == REASON:
        ruling, turns = play.setup.limit.ruling, play.s.taken
        play.say(events.TurnLimit(ruling=ruling, turns=turns, winners=end.winners, trays=end.scores))
    else:
        play.say(events.Cleared(ruling="MARB-52", winners=end.winners, trays=end.scores))
