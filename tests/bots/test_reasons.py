"""What the coach says is true: every reason is worked out again, in another way, at random positions of every game."""

import re
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mazechase
from contract.playing import play
from locales.catalogues import files, messages
from mazechase.bots.coach import reasons_of
from mazechase.rules.api import Event, Seat, Turn
from mazechase.rules.game import AnyGame

SOURCES = Path(__file__).parents[2] / "src" / "mazechase" / "bots"
LOOKED_AT = {"cards": (25, 1), "marbles": (2, 12), "quoridor": (2, 12)}  # games, and every how many plies
GAMES = [("quoridor", 2), ("quoridor", 4), ("chase", 2), ("marbles", 2), ("marbles", 3), ("mspacman", 3), ("cards", 4)]


class Case:
    """A position, an action, and what came of it."""

    def __init__(self, game: AnyGame, state: Any, seat: Seat, action: Any) -> None:
        self.game, self.seat, self.action = game, seat, action
        self.view = game.view(state, seat)
        step = game.apply(state, action)
        self.after = game.view(step.state, seat)
        self.events: tuple[Event, ...] = step.events

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def told(self) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = msgspec.to_builtins(self.events)
        return told

    def hint(self, view: Any, kind: str, seat: Seat | None = None) -> list[Any]:
        return [hint for hint in self.game.hints(view) if hint.kind == kind and seat in (None, hint.seat)]


def beside(cell: str, fences: tuple[str, ...]) -> Iterator[str]:
    """Yield the squares beside one on a board of nine by nine, where no fence is between."""
    column, row = ord(cell[0]), int(cell[1])
    for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        there = f"{chr(column + right)}{row + up}"
        low = f"{chr(min(column, column + right))}{min(row, row + up)}"  # a fence is named by its lowest square
        beyond = f"{low[0]}{int(low[1]) - 1}" if right else f"{chr(ord(low[0]) - 1)}{low[1]}"
        letter = "v" if right else "h"
        barred = f"{low}{letter}" in fences or f"{beyond}{letter}" in fences
        if re.fullmatch("[a-i][1-9]", there) and not barred:
            yield there


def distance(start: str, goals: Any, fences: tuple[str, ...]) -> int:
    seen, queue = {start: 0}, deque([start])
    while queue:
        cell = queue.popleft()
        if cell in goals:
            return seen[cell]
        for there in beside(cell, fences):
            if there not in seen:
                seen[there] = seen[cell] + 1
                queue.append(there)
    raise AssertionError(start)


def home(case: Case, view: Any, seat: int) -> int:
    return distance(view.pawns[seat - 1], case.game.facts.goals[seat - 1], view.fences)  # type: ignore[attr-defined]


def slower(case: Case, seat: int) -> int:
    return home(case, case.after, seat) - home(case, case.view, seat)


def sees(case: Case, ghost: Any) -> bool:
    number = case.game.facts.runs and ("Blinky", "Inky", "Pinky", "Clyde").index(ghost) + 1  # type: ignore[attr-defined]
    (sight,) = [hint for hint in case.hint(case.view, "sight") if hint.value == number]
    return case.game.write(case.action) in sight.cells


def percent(share: int, whole: int) -> int:
    return round(100 * share / whole)


def active(case: Case) -> dict[int, int]:
    seats = zip(case.game.seats, case.view.sizes, case.view.status, strict=True)
    return {seat: size for seat, size, status in seats if seat != case.seat and status == "active"}


CHECKS: dict[str, Callable[[Case, Any], bool]] = {
    "quoridor-reason-wins": lambda case, _: home(case, case.after, case.seat) == 0,
    "quoridor-reason-jump": lambda case, why: -slower(case, case.seat) == why["steps"] > 1,
    "quoridor-reason-nearer": lambda case, why: home(case, case.after, case.seat) == why["steps"],
    "quoridor-reason-costs": lambda case, why: slower(case, why["seat"]) == why["steps"] > 0,
    "quoridor-reason-stops": lambda case, why: (
        slower(case, why["seat"]) == why["steps"] > 0 and home(case, case.view, why["seat"]) == 1
    ),
    "quoridor-reason-free": lambda case, _: slower(case, case.seat) == 0,
    "quoridor-reason-costs-you": lambda case, why: slower(case, case.seat) == why["steps"] > 0,
    "chase-reason-wins": lambda case, _: "won" in case.kinds(),
    "chase-reason-pellet": lambda case, _: len(case.after.pellets) < len(case.view.pellets) or "won" in case.kinds(),
    "chase-reason-eats": lambda case, why: any(getattr(one, "ghost", None) == why["ghost"] for one in case.events),
    "chase-reason-catches": lambda case, _: "caught" in case.kinds() and case.view.mover != "Pac-Man",
    "chase-reason-caught": lambda case, _: "caught" in case.kinds() and case.view.mover == "Pac-Man",
    "chase-reason-seen": lambda case, why: sees(case, why["ghost"]),
    "chase-reason-unseen": lambda case, _: (
        not any(
            sees(case, ghost)
            for ghost, at in zip(("Blinky", "Inky", "Pinky", "Clyde"), case.view.ghosts, strict=True)
            if at is not None and at != case.game.write(case.action)
        )
    ),
    "chase-reason-near": lambda case, why: (
        distance(
            case.game.write(case.action),
            (case.view.pacman,),
            case.game.facts.fences,  # type: ignore[attr-defined]
        )
        == why["steps"]
    ),
    "marbles-reason-own": lambda case, _: any(
        one["kind"] == "captured" and one["whom"] == case.seat for one in case.told()
    ),
    "marbles-reason-captures": lambda case, why: case.after.pacs[why["seat"] - 1] != case.view.pacs[why["seat"] - 1],
    "marbles-reason-ghost": lambda case, _: "ghost_gobbled" in case.kinds(),
    "marbles-reason-yellow": lambda case, _: any(
        one["kind"] == "gobbled" and one["colour"] == "yellow" for one in case.told()
    ),
    "marbles-reason-marbles": lambda case, why: len(case.view.white) - len(case.after.white) == why["count"],
    "marbles-reason-danger": lambda case, why: (
        percent(case.hint(case.after, "danger", case.seat)[0].value, 36) == why["percent"] > 0
    ),
    "marbles-reason-safe": lambda case, _: case.hint(case.after, "danger", case.seat)[0].value == 0,
    "mspacman-reason-wins": lambda case, _: "won" in case.kinds(),
    "mspacman-reason-gives": lambda case, _: "won" in case.kinds(),
    "mspacman-reason-captures": lambda case, _: case.after.ctrl == case.seat != case.view.ctrl,
    "mspacman-reason-lost": lambda case, _: case.view.ctrl == case.seat != case.after.ctrl,
    "mspacman-reason-ran": lambda case, _: "ran_into_her" in case.kinds(),
    "mspacman-reason-catches": lambda case, why: any(
        one["kind"] == "caught" and one["ghost"] == why["seat"] for one in case.told()
    ),
    "mspacman-reason-power": lambda case, _: "power_eaten" in case.kinds(),
    "mspacman-reason-dot": lambda case, _: sum(case.after.left.values()) < sum(case.view.left.values()),
    "mspacman-reason-risk": lambda case, why: max(one.value for one in case.hint(case.after, "risk")) == why["percent"],
    "mspacman-reason-near": lambda case, why: case.hint(case.after, "way-to-her", case.seat)[0].value == why["steps"],
    "cards-reason-risk": lambda case, why: (
        round(case.hint(case.view, "next-knock-out")[0].value / 10) == why["percent"]
    ),
    "cards-reason-points": lambda case, why: case.view.points[case.seat - 1] == why["points"],
    "cards-reason-most": lambda case, why: active(case)[why["seat"]] == max(active(case).values()),
    "cards-reason-ghost": lambda case, _: any(
        kind.name == case.action.card and kind.sort == "ghost"
        for kind in case.game.facts.kinds  # type: ignore[attr-defined]
    ),
}


def positions(game: AnyGame, games: int, every: int) -> Iterator[tuple[Any, Seat]]:
    for seed in range(games):
        for state in play(game, seed, most=400).states[::every]:
            node = game.node(state)
            if isinstance(node, Turn):
                yield state, node.seats[0]


@pytest.mark.parametrize(("game_id", "players"), GAMES, ids=str)
def test_every_reason_is_true(game_id: str, players: int) -> None:
    options = {"level": 2} if game_id == "cards" else {}
    game, said = mazechase.game(game_id, players, options), 0
    for state, seat in positions(game, *LOOKED_AT.get(game_id, (2, 5))):
        view = game.view(state, seat)
        for action in game.legal(state, seat)[::7]:
            found = tuple(reasons_of(game_id)(game, view, action))
            if not found:
                continue
            case = Case(game, state, seat, action)
            for reason in found:
                said += 1
                assert CHECKS[reason.message](case, reason.params), (game.position(state), game.write(action), reason)
    assert said > 30


def test_every_reason_has_words_and_a_check() -> None:
    text = "\n".join(file.read_text("utf-8") for file in SOURCES.glob("*/reasons.py"))
    known = {key for file in files("en") for key, _ in messages(file) if re.fullmatch("[a-z]+-reason-.+", key)}
    assert {key.removesuffix("-named") for key in known} == set(CHECKS)
    named = set(re.findall(r'"([a-z]+-reason-[a-z-]+)"', text)) | {"quoridor-reason-stops", "quoridor-reason-costs"}
    assert named == set(CHECKS)


def test_a_game_without_reasons_is_not_explained() -> None:
    quoridor = mazechase.game("quoridor")
    assert tuple(reasons_of("dash")(quoridor, None, None)) == ()
