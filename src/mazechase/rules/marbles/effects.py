"""What an action or a roll leads to, step by step."""

from typing import assert_never

from msgspec.structs import replace

from mazechase.boards.cells import Cell
from mazechase.rules.api import Event, Seat, Step
from mazechase.rules.marbles import events
from mazechase.rules.marbles.legal import ghost_at, ghost_path, legal_by_the_book, path_of, without
from mazechase.rules.marbles.setup import MarblesSetup
from mazechase.rules.marbles.tasks import MarblesPlay, done, go_on, pay, put_back, rob
from mazechase.rules.marbles.values import (
    Go,
    MarblesAction,
    MarblesState,
    Pay,
    Prowl,
    Ring,
    Rob,
    Roll,
    Stay,
    Task,
    Under,
)
from mazechase.rules.play import Play
from mazechase.rules.setup import put


def apply(setup: MarblesSetup, s: MarblesState, a: MarblesAction) -> Step[MarblesState]:
    """Take a legal action, and go on to the next thing to be decided or rolled."""
    play = Play(setup, s)
    match a:
        case Go():
            _go(play, a)
        case Prowl():
            _prowl(play, a)
        case Stay():
            play.say(events.Stayed(ruling="MARB-8", seat=s.turn))
            play.change(dice=(), piece=None)
        case Under():
            _under(play, a)
        case Ring(at):
            put_back(play, done(play).seat, at)
        case Rob(whom):
            rob(play, done(play).seat, whom)
        case Pay(yellow):
            pay(play, done(play), yellow)
        case _:
            assert_never(a)
    go_on(play)
    if isinstance(a, Prowl) and not setup.must_move_if_possible:
        play.events[:] = [_by_choice(setup, s, a, event) for event in play.events]
    return play.step()


def _by_choice(setup: MarblesSetup, s: MarblesState, a: Prowl, event: Event) -> Event:
    """Return the event, marked as a house rule if another first half would have let Pac-Man move (MARB-6)."""
    if not isinstance(event, events.Stood) or len(s.dice) != 2 or a in legal_by_the_book(setup, s):
        return event
    return replace(event, ruling="MARB-6", rule="house")


def settle(setup: MarblesSetup, s: MarblesState, outcome: Roll) -> Step[MarblesState]:
    """Take a roll: for who begins, or of the seat whose turn it is."""
    play = Play(setup, s)
    ruling = "MARB-4" if s.rolls else "MARB-56"
    play.say(events.Rolled(ruling=ruling, seat=s.turn, low=outcome.low, high=outcome.high))
    if s.rolls:
        _roll_for_order(play, outcome.low + outcome.high)
    else:
        play.change(dice=(outcome.low, outcome.high))
        go_on(play)
    return play.step()


def _roll_for_order(play: MarblesPlay, total: int) -> None:
    rolls = put(play.s.rolls, play.s.turn, total)
    if 0 in rolls:
        play.change(rolls=rolls, turn=Seat(rolls.index(0) + 1))
        return
    best = max(roll for roll in rolls if roll is not None)
    tied = tuple(seat for seat in play.setup.seats if rolls[seat - 1] == best)
    if len(tied) == 1:
        play.say(events.Begins(ruling="MARB-4", seat=tied[0], total=best))
        play.change(rolls=(), turn=tied[0])
    else:
        play.say(events.RollTied(ruling="MARB-4", seats=tied, total=best))
        again = tuple(0 if seat in tied else None for seat in play.setup.seats)
        play.change(rolls=again, turn=tied[0])


# Pac-Man.


def _go(play: MarblesPlay, a: Go) -> None:
    """Walk cell by cell; the last white marble may end the game before the end of the path (MARB-52)."""
    path = path_of(play.setup, play.s, a)
    play.change(dice=without(play.s.dice, a.die), piece="ghost" if len(play.s.dice) == 2 else None)
    seat = play.s.turn
    for to in path.cells:
        gobble = to in play.s.ghosts
        _step(play, seat, to)
        if gobble:
            _gobble_ghost(play, seat, to)
            return
        _eat(play, seat, to, "MARB-12")
        if not play.s.white and play.setup.end_timing == "at_once":
            return


def _step(play: MarblesPlay, seat: Seat, to: Cell) -> None:
    origin = play.s.pacs[seat - 1]
    names = {"origin": play.setup.layout.names[origin], "to": play.setup.layout.names[to]}
    if to in play.setup.layout.pac_links[origin]:
        play.say(events.Stepped(ruling="MARB-9", seat=seat, **names))
    else:
        play.say(events.Crossed(ruling="MARB-19", seat=seat, **names))
    play.change(pacs=put(play.s.pacs, seat, to))


def _eat(play: MarblesPlay, seat: Seat, at: Cell, ruling: str) -> None:
    s, colour = play.s, _colour(play, at)
    if colour is None:
        return
    if colour == "white":
        play.change(white=s.white.without(at), trays=put(s.trays, seat, s.trays[seat - 1] + 1))
    else:
        play.change(yellow=s.yellow.without(at), held=put(s.held, seat, s.held[seat - 1] + 1))
    tray, left = play.s.trays[seat - 1], len(play.s.white)
    name = play.setup.layout.names[at]
    play.say(events.Gobbled(ruling=ruling, seat=seat, at=name, colour=colour, tray=tray, left=left))


def _colour(play: MarblesPlay, at: Cell) -> events.Colour | None:
    return "white" if at in play.s.white else "yellow" if at in play.s.yellow else None


def _gobble_ghost(play: MarblesPlay, seat: Seat, at: Cell) -> None:
    """Send the ghost home, take the marble, owe the used yellow marbles, get the reward: in this order (MARB-48)."""
    start, names = play.setup.layout.start, play.setup.layout.names
    play.say(events.GhostGobbled(ruling="MARB-43", seat=seat, at=names[at], to=names[start]))
    used = 1 if play.setup.privilege_stacks else play.s.held[seat - 1]  # MARB-40
    play.change(
        ghosts=ghost_at(play.s, at, start),
        held=put(play.s.held, seat, play.s.held[seat - 1] - used),
        owed=play.s.owed + (seat,) * used,
        todo=((Task("ring", seat),) * used + (Task("reward", seat),)),
    )
    if play.setup.gobble_ends_turn:  # MARB-45
        play.change(dice=(), piece=None)
    if play.setup.marble_under_ghost == "auto":
        _eat(play, seat, at, "MARB-39")
    elif _colour(play, at):
        play.change(todo=(Task("under", seat), *play.s.todo))


def _under(play: MarblesPlay, a: Under) -> None:
    seat = done(play).seat
    at = play.s.pacs[seat - 1]
    if a.take:
        _eat(play, seat, at, "MARB-39")
    else:
        play.say(events.LeftUnder(ruling="MARB-39", seat=seat, at=play.setup.layout.names[at]))


# Ghosts.


def _prowl(play: MarblesPlay, a: Prowl) -> None:
    seat, here, names = play.s.turn, a.origin, play.setup.layout.names
    for to in ghost_path(play.setup, play.s, a):
        play.say(events.Prowled(ruling="MARB-26", seat=seat, origin=names[here], to=names[to]))
        here = to
    play.change(
        ghosts=ghost_at(play.s, a.origin, a.to),
        dice=without(play.s.dice, a.die),
        piece="pac" if len(play.s.dice) == 2 else None,
    )
    if a.to in play.s.pacs:
        _capture(play, seat, Seat(play.s.pacs.index(a.to) + 1), a.to)


def _capture(play: MarblesPlay, seat: Seat, whom: Seat, at: Cell) -> None:
    """Send a Pac-Man home; others pay, oneself does not (MARB-34, MARB-35, MARB-37)."""
    home, ruling = play.setup.homes[whom - 1], "MARB-34" if whom == seat else "MARB-32"
    play.change(pacs=put(play.s.pacs, whom, home))
    names = play.setup.layout.names
    play.say(events.Captured(ruling=ruling, seat=seat, whom=whom, at=names[at], home=names[home]))
    lost = play.s.held[whom - 1]
    if play.setup.lose_privilege_when_hit and lost:
        play.say(events.PrivilegeLost(ruling="MARB-37", seat=whom, count=lost))
        owed = play.s.owed + (whom,) * lost
        play.change(held=put(play.s.held, whom, 0), owed=owed, todo=(Task("ring", whom),) * lost)
    if whom != seat:
        play.change(todo=(*play.s.todo, Task("pay", whom, seat)))
