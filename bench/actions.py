"""What an action of each game costs the server, without network, disk and bots: ``make bench`` prints it too.

Random games, with everybody on a device of their own. Per action, or draw, three processor times: *act* reads, checks
and plays it; *update* makes what is sent to all players, and encodes it, as the server does; *encode* is the part of
that which turns finished values into bytes, measured once more by itself.
"""

import random
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

import msgspec

import mazechase
from mazechase.match import Match, MatchSetup, Player
from mazechase.match.luck import Seeded
from mazechase.rules.api import WATCHER, Chance, Seat, Viewer
from mazechase.server.table.updates import Moment, legal

STEPS, WARM_UP = 1_000, 100
T = TypeVar("T")
encode = msgspec.json.Encoder().encode


class Cost(msgspec.Struct):
    """Processor time per step, in microseconds, and the bytes of one update."""

    game: str
    act_us: float
    update_us: float
    encode_us: float
    update_bytes: float


class Meter:
    """Adds up the processor time of some work, without that of reading the clock."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._own_s = min(-(time.thread_time() - time.thread_time()) for _ in range(1_000))

    def of(self, work: Callable[[], T]) -> T:
        """Do some work and add its time."""
        begun_s = time.thread_time()
        result = work()
        self.seconds += time.thread_time() - begun_s - self._own_s
        return result


def costs() -> list[Cost]:
    """Measure every game with two players and with four."""
    return [cost(game.id, players) for game in mazechase.games() for players in (2, 4) if players in game.players]


def cost(name: str, players: int) -> Cost:
    """Play random games and measure every step."""
    acting, updating, encoding, sent, size = Meter(), Meter(), Meter(), 0, 0
    for number, (before, step) in enumerate(_steps(name, players, WARM_UP + STEPS)):
        if number == WARM_UP:
            acting, updating, encoding = Meter(), Meter(), Meter()
        after = acting.of(step)
        since, eyes = len(before.entries), _eyes(after)
        messages = updating.of(lambda: _messages(after, since, eyes))  # noqa: B023 (called at once)
        values = [Moment(after, since, after.at_ms).update(*one) for one in eyes]
        encoding.of(lambda: [encode(value) for value in values])  # noqa: B023
        if number >= WARM_UP:
            sent, size = sent + len(messages), size + sum(map(len, messages))
    act_us, update_us, encode_us = (meter.seconds / STEPS * 1e6 for meter in (acting, updating, encoding))
    return Cost(f"{name}, {players} players", act_us, update_us, encode_us, size / sent)


def _steps(name: str, players: int, most: int) -> Iterator[tuple[Match, Callable[[], Match]]]:
    """Yield the match before each step, and the step."""
    rng, made = random.Random(1), 0
    while made < most:
        game = mazechase.game(name, players=players)
        people = tuple(Player(f"P{seat}") for seat in game.seats)
        match, luck = Match.begin(MatchSetup.make(game, f"match-{made}", people)), Seeded(made)
        while not match.over and made < most:
            seat = rng.choice(match.asked)
            if isinstance(match.node, Chance):
                step = _draw(match, luck)
            else:
                step = _act(match, seat, rng.choice(legal(match, seat)))
            yield match, step
            match, made = step(), made + 1


def _draw(match: Match, luck: Seeded) -> Callable[[], Match]:
    return lambda: match.draw(luck, match.at_ms + 1)


def _act(match: Match, seat: Seat, action: str) -> Callable[[], Match]:
    return lambda: match.act(seat, (action,), match.at_ms + 1)


def _eyes(match: Match) -> list[tuple[Viewer, tuple[Seat, ...]]]:
    """Return whose eyes the devices see with."""
    return [(seat if match.game.secrets else WATCHER, (seat,)) for seat in match.game.seats]


def _messages(match: Match, since: int, eyes: list[tuple[Viewer, tuple[Seat, ...]]]) -> list[bytes]:
    moment = Moment(match, since, match.at_ms)
    encode(match.entries[since:])
    return [moment.encoded(*one) for one in eyes]


def show(found: list[Cost]) -> None:
    """Print a table in the format of docs/bench.md."""
    print("\n| game | act, µs | update, µs | of it encode, µs | bytes of an update |\n|---|---|---|---|---|")
    for one in found:
        print(f"| {one.game} | {one.act_us:.0f} | {one.update_us:.0f} | {one.encode_us:.0f} | {one.update_bytes:.0f} |")


if __name__ == "__main__":
    show(costs())
