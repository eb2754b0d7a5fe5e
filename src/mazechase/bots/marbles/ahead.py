"""What one piece's move leads to, as far as weighing it needs: no events, no choices left open, whose turn kept."""

from typing import NamedTuple

from mazechase.bots.marbles.worth import CAUGHT, PRIVILEGE, Distances, margin
from mazechase.rules.api import Seat
from mazechase.rules.marbles import moves
from mazechase.rules.marbles.moves import change, put
from mazechase.rules.marbles.values import DICE, PRICE, Go, MarblesState, Prowl, Setup


def after(setup: Setup, s: MarblesState, a: Go | Prowl) -> MarblesState:
    """Give the table after a move of the seat whose turn it is; the richest rival pays a reward."""
    return _after_go(setup, s, a) if isinstance(a, Go) else _after_prowl(setup, s, a)


def _after_go(setup: Setup, s: MarblesState, a: Go) -> MarblesState:
    seat, white, yellow = s.turn, s.white & a.eats, s.yellow & a.eats
    trays, held, ghosts = s.trays, s.held[seat - 1] + len(yellow), s.ghosts
    if a.to in ghosts:
        ghosts = moves.ghost_at(s, a.to, setup.layout.start)
        held -= 1
        trays = _pay(trays, seat, richest(trays, seat))
    return change(
        s,
        white=s.white - white,
        yellow=s.yellow - yellow,
        pacs=put(s.pacs, seat, a.to),
        trays=put(trays, seat, trays[seat - 1] + len(white)),
        held=put(s.held, seat, held),
        ghosts=ghosts,
        dice=moves.without(s.dice, a.die),
        piece="ghost",
    )


def _after_prowl(setup: Setup, s: MarblesState, a: Prowl) -> MarblesState:
    pacs, trays = s.pacs, s.trays
    if a.to in pacs:
        whom = Seat(pacs.index(a.to) + 1)
        pacs = put(pacs, whom, setup.homes[whom - 1])
        trays = _pay(trays, s.turn, whom) if whom != s.turn else trays
    ghosts, dice = moves.ghost_at(s, a.origin, a.to), moves.without(s.dice, a.die)
    return change(s, pacs=pacs, trays=trays, ghosts=ghosts, dice=dice, piece="pac")


def richest(trays: tuple[int, ...], seat: Seat) -> Seat:
    """Name the other seat with the most white marbles, the first of them in seat order."""
    others = [number for number in range(len(trays)) if number != seat - 1]
    return Seat(max(others, key=trays.__getitem__) + 1)


def _pay(trays: tuple[int, ...], taker: Seat, giver: Seat) -> tuple[int, ...]:
    paid = min(PRICE, trays[giver - 1])
    return put(put(trays, giver, trays[giver - 1] - paid), taker, trays[taker - 1] + paid)


class Prospect(NamedTuple):
    """What a seat may hope for from one roll: the expected gain of its Pac-Man, and its chances to hit each seat."""

    gain: float
    hits: tuple[float, ...]


def prospect(setup: Setup, s: MarblesState, seat: Seat) -> Prospect:
    """Look at every roll of a seat: its Pac-Man takes the die that gobbles more, a ghost the other one."""
    gains = _gains(setup, change(s, turn=seat))
    distances = Distances(setup.layout).ghost
    away = [7 if pac in setup.layout.homes else min(distances[ghost][pac] for ghost in s.ghosts) for pac in s.pacs]
    by_worth = sorted((other for other in range(setup.players) if other != seat - 1), key=lambda o: -s.trays[o])
    gain, hits = 0.0, [0.0] * setup.players
    for roll, weight in DICE.items():
        best, victim, gobbled = -1.0, None, 0.0
        for pac_die, ghost_die in ((roll.low, roll.high), (roll.high, roll.low)):
            caught = next((other for other in by_worth if away[other] <= ghost_die), None)
            value = gains[pac_die - 1] + (0 if caught is None else min(PRICE, s.trays[caught]) + 0.5)
            if value > best:
                best, victim, gobbled = value, caught, gains[pac_die - 1]
        gain += weight * gobbled
        if victim is not None:
            hits[victim] += weight / DICE.total
    return Prospect(gain / DICE.total, tuple(hits))


def _gains(setup: Setup, s: MarblesState) -> list[float]:
    """Give the most a Pac-Man gobbles with each die."""
    mine = moves.walker(setup, s)
    white = s.white.bits
    return [
        max(
            (
                (eats & white).bit_count()
                + PRIVILEGE * (eats & ~white).bit_count()
                + (PRICE if mine.ghosts >> to & 1 else 0)
                for to, eats in mine.ways(die)
            ),
            default=0.0,
        )
        for die in range(1, 7)
    ]


def outlook(setup: Setup, s: MarblesState, me: Seat) -> float:
    """Weigh a finished turn by what everybody's next roll is likely to bring, the own one last."""
    value = margin(s.trays, me - 1) + PRIVILEGE * min(2, s.held[me - 1])
    rivals = setup.players - 1
    for seat in setup.seats:
        hope = prospect(setup, s, seat)
        if seat == me:
            value += 0.8 * hope.gain
            continue
        paid = min(PRICE, s.trays[me - 1])
        value -= (0.6 if rivals == 1 else 1 / rivals) * hope.gain
        value -= hope.hits[me - 1] * (CAUGHT + paid * (1 + 1 / rivals))
    return value
