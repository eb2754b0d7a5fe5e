"""How the decks of the card game play: length, knock-outs, seats, and when to stop.

In every line, players with one habit, or with random habits, play each other under the real rules.
Run: python bench/cards_decks.py --help
"""

import argparse
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import mean, quantiles

import msgspec

from mazechase.bots.cards.habit import Habit, patient, usual
from mazechase.rules.api import Chance, Over, Seat
from mazechase.rules.cards.game import Cards
from mazechase.rules.cards.values import CardsAction, CardsState, Draw, Shut

SECONDS = 15  # per decision
HABITS = ("careful", "bold", "patient")
MIXED = "mixed"
CLOSE = 0.05  # in win probability
TABLES = (
    *((level, players) for level in "12" for players in (2, 3, 4)),
    *(("bonus", players) for players in (2, 4, 5, 6, 8)),
)


class Played(msgspec.Struct, frozen=True):
    """One game: decisions (simultaneous picks count as one), draws, and how it ended for each seat."""

    decisions: int
    draws: int
    winners: tuple[Seat, ...]
    out: int
    reason: str
    scores: tuple[int, ...]


def play(game: Cards, habits: Sequence[Habit], rng: Random, s: CardsState | None = None) -> Played:
    """Play a game to its end."""
    s = game.start() if s is None else s
    decisions = draws = 0
    while not isinstance(node := game.node(s), Over):
        if isinstance(node, Chance):
            draws += 1
            s = game.settle(s, node.odds.pick(rng.randrange(node.odds.total))).state
        else:
            seat = node.seats[0]
            decisions += s.phase != "pass-left" or len(node.seats) == 1
            s = game.apply(s, habits[seat - 1].act(s, seat, game.legal(s, seat), rng)).state
    result = node.result
    return Played(decisions, draws, result.winners, s.status.count("out"), result.reason, result.scores)


def share(played: Sequence[Played], seat: int) -> float:
    """Return a seat's share of wins; a shared win counts in parts."""
    return mean((seat in one.winners) / max(1, len(one.winners)) for one in played)


def best_stop(game: Cards, games: int, seed: int) -> tuple[int, list[tuple[int, float]]]:
    """Find the stopping point that wins most against the others, who then adopt it; return it with the last curve."""
    stop = usual(game.setup).stop
    for turn in range(3):
        curve = []
        for mine in range(max(2, stop - 8), stop + 9, 2):
            habits = [usual(game.setup, mine), *[usual(game.setup, stop)] * (game.players - 1)]
            played = []
            for number in range(games):
                seating = habits[-(number % game.players) :] + habits[: -(number % game.players)]
                one = play(game, seating, Random(f"{seed}/{turn}/{mine}/{number}"))
                played.append(((number % game.players) + 1 in one.winners) / max(1, len(one.winners)))
            curve.append((mine, mean(played)))
        best = max(curve, key=lambda point: point[1])[0]
        if best == stop:
            break
        stop = best
    return stop, curve


class Call(msgspec.Struct, frozen=True):
    """A decision with two ghosts in hand: the points there, and how much more often drawing wins than stopping."""

    points: int
    gain: float


def calls(game: Cards, habit: Habit, states: int, rollouts: int, seed: int) -> list[Call]:
    """Compare drawing and stopping by playouts from deals that agree with what the player sees."""
    rng = Random(seed)
    found: list[Call] = []
    while len(found) < states:
        risky = [
            s for s in _met(game, habit, rng) if s.phase == "ask" and game.setup.ghost_units(s.hands[s.seat - 1]) == 2
        ]
        choices = [s for s in risky if {Draw(), Shut()} <= set(game.legal(s))]
        for s in rng.sample(choices, min(1, len(choices))):
            view = game.view(s, s.seat)
            twins = [game.sample(view, Random(f"{seed}/{k}")) for k in range(rollouts)]
            drawn, stopped = (
                mean(_won(game, habit, twin, action, k) for k, twin in enumerate(twins)) for action in (Draw(), Shut())
            )
            found.append(Call(game.setup.worth(s.hands[s.seat - 1]), drawn - stopped))
    return found


def told(name: str, found: Sequence[Call]) -> str:
    """Return how often a decision is close and how often one choice is clearly better."""
    parts = (
        mean(abs(one.gain) < CLOSE for one in found),
        mean(one.gain <= -CLOSE for one in found),
        mean(one.gain >= CLOSE for one in found),
    )
    return f"      {name}: {len(found)} calls, close {parts[0]:.0%}, stop {parts[1]:.0%}, draw {parts[2]:.0%}"


def _won(game: Cards, habit: Habit, s: CardsState, action: CardsAction, k: int) -> float:
    return share([play(game, [habit] * game.players, Random(k), game.apply(s, action).state)], s.seat)


def _met(game: Cards, habit: Habit, rng: Random) -> Iterator[CardsState]:
    s = game.start()
    while not isinstance(node := game.node(s), Over):
        yield s
        if isinstance(node, Chance):
            s = game.settle(s, node.odds.pick(rng.randrange(node.odds.total))).state
        else:
            s = game.apply(s, habit.act(s, node.seats[0], game.legal(s, node.seats[0]), rng)).state


def habits_of(game: Cards) -> dict[str, Habit]:
    """Return the habits that the lines are about."""
    bold = usual(game.setup)
    careful = usual(game.setup, round(bold.stop / 2), haste=2)
    return dict(zip(HABITS, (careful, bold, patient(game.setup)), strict=True))


def line(game: Cards, name: str, habits: Sequence[Habit], games: int, seed: int) -> str:
    """Let players with these habits play, shuffled for every game, and return a line of results."""
    played = [
        play(game, Random(f"{seed}/{n}/habits").choices(habits, k=game.players), Random(f"{seed}/{n}"))
        for n in range(games)
    ]
    minutes = [one.decisions * SECONDS / 60 for one in played]
    low, *_, high = quantiles(minutes, n=10)
    shares = " ".join(f"{100 * share(played, seat):.1f}" for seat in game.seats)
    return (
        f"{game.options['level']:5} {game.players}  {name}"
        f"  draws {mean(one.draws for one in played):4.1f}  minutes {mean(minutes):4.1f} ({low:.1f}-{high:.1f})"
        f"  out {100 * mean(one.out for one in played) / game.players:2.0f} %"
        f"  by knock-out {100 * mean(one.reason == 'ghost_knockout' for one in played):2.0f} %"
        f"  best hand {mean(max(one.scores) for one in played):4.1f}  seats {shares}"
    )


def main() -> None:
    """Print a line for each level and number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deck", type=Path, help="a TOML file in place of the shipped decks")
    tables = [f"{level}:{players}" for level, players in TABLES]
    parser.add_argument("--only", nargs="*", default=tables, metavar="LEVEL:PLAYERS", help="these tables")
    parser.add_argument("--habit", choices=(*HABITS, MIXED), default="bold")
    parser.add_argument("--stops", action="store_true", help="also search the best point to stop at (slow)")
    parser.add_argument(
        "--calls", type=int, default=0, help="also look at so many decisions with two ghosts in hand (slow)"
    )
    asked = parser.parse_args()
    decks = {} if asked.deck is None else {"deck": tomllib.loads(asked.deck.read_text("utf-8"))}
    for table in asked.only:
        level, players = table.split(":")
        game = Cards(int(players), {"level": level, **decks})
        habits = habits_of(game)
        drawn = list(habits.values()) if asked.habit == MIXED else [habits[asked.habit]]
        print(line(game, asked.habit, drawn, asked.games, asked.seed), flush=True)
        if asked.stops:
            stop, curve = best_stop(game, asked.games, asked.seed)
            print("      best stop", stop, " ".join(f"{mine}:{100 * won:.1f}" for mine, won in curve), flush=True)
        if asked.calls:
            bold = habits["bold"]
            found = calls(game, bold, asked.calls, 200, asked.seed)
            few, many = bold.stop / 2, bold.stop
            for name, stage in (
                ("all", found),
                (f"below {few:.0f} points", [one for one in found if one.points < few]),
                (f"up to {many}", [one for one in found if few <= one.points < many]),
                (f"from {many} on", [one for one in found if one.points >= many]),
            ):
                if stage:
                    print(told(name, stage), flush=True)


if __name__ == "__main__":
    main()
