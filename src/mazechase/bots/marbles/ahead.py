"""What one piece's move leads to, as far as an evaluation needs it: no events, no open choices, the turn goes on."""

from typing import NamedTuple

from msgspec.structs import replace

from mazechase.bots.marbles.worth import CAUGHT, PRIVILEGE, Distances, margin
from mazechase.rules.api import Seat
from mazechase.rules.marbles.legal import ghost_at, walker, without
from mazechase.rules.marbles.setup import MarblesSetup
from mazechase.rules.marbles.values import DICE, PRICE, Go, MarblesState, Prowl
from mazechase.rules.setup import put


def after(setup: MarblesSetup, s: MarblesState, a: Go | Prowl) -> MarblesState:
    """Return the table after a move of the seat whose turn it is; the richest rival pays a reward."""
    return _after_go(setup, s, a) if isinstance(a, Go) else _after_prowl(setup, s, a)


def _after_go(setup: MarblesSetup, s: MarblesState, a: Go) -> MarblesState:
    seat, white, yellow = s.turn, s.white & a.eats, s.yellow & a.eats
    trays, held, ghosts = s.trays, s.held[seat - 1] + len(yellow), s.ghosts
    if a.to in ghosts:
        ghosts = ghost_at(s, a.to, setup.layout.start)
        held -= 1
        trays = _pay(trays, seat, richest(trays, seat))
    return replace(
        s,
        white=s.white - white,
        yellow=s.yellow - yellow,
        pacs=put(s.pacs, seat, a.to),
        trays=put(trays, seat, trays[seat - 1] + len(white)),
        held=put(s.held, seat, held),
        ghosts=ghosts,
        dice=without(s.dice, a.die),
        piece="ghost",
    )


def _after_prowl(setup: MarblesSetup, s: MarblesState, a: Prowl) -> MarblesState:
    pacs, trays = s.pacs, s.trays
    if a.to in pacs:
        whom = Seat(pacs.index(a.to) + 1)
        pacs = put(pacs, whom, setup.homes[whom - 1])
        trays = _pay(trays, s.turn, whom) if whom != s.turn else trays
    ghosts, dice = ghost_at(s, a.origin, a.to), without(s.dice, a.die)
    return replace(s, pacs=pacs, trays=trays, ghosts=ghosts, dice=dice, piece="pac")


def richest(trays: tuple[int, ...], seat: Seat) -> Seat:
    """Return the other seat with the most white marbles, the first one in seat order if there are several."""
    others = [number for number in range(len(trays)) if number != seat - 1]
    return Seat(max(others, key=trays.__getitem__) + 1)


def _pay(trays: tuple[int, ...], taker: Seat, giver: Seat) -> tuple[int, ...]:
    paid = min(PRICE, trays[giver - 1])
    return put(put(trays, giver, trays[giver - 1] - paid), taker, trays[taker - 1] + paid)


class Prospect(NamedTuple):
    """What a seat may expect of one roll: its Pac-Man's expected gain, and its chances of hitting each seat."""

    gain: float
    hits: tuple[float, ...]


def prospect(setup: MarblesSetup, s: MarblesState, seat: Seat) -> Prospect:
    """Return what every roll of a seat offers: its Pac-Man takes the die that gobbles more, a ghost the other one."""
    gains = _gains(setup, replace(s, turn=seat))
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


def _gains(setup: MarblesSetup, s: MarblesState) -> list[float]:
    """Return the most marbles a Pac-Man can gobble with each die."""
    mine = walker(setup, s)
    white = s.white.bits
    return [
        max(
            (
                (eats & white).bit_count()
                + PRIVILEGE * (eats & ~white).bit_count()
                + (PRICE if mine.ghosts >> to & 1 else 0)
                for to, eats in mine.paths(die)
            ),
            default=0.0,
        )
        for die in range(1, 7)
    ]


def outlook(setup: MarblesSetup, s: MarblesState, me: Seat) -> float:
    """Evaluate a finished turn by what everybody's next roll is likely to bring, with this seat's roll last."""
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
