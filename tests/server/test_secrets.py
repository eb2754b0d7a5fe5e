"""Secrets: what a viewer is sent is a function of what it may know, to the byte."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from contract.playing import play, universe, variants
from mazechase.errors import MazechaseError
from mazechase.match import Match, MatchSetup, Player
from mazechase.match.records import finish
from mazechase.rules.api import WATCHER, Seat, State, Viewer
from mazechase.rules.game import AnyGame
from mazechase.rules.registry import game_types
from mazechase.server.edge.socket import refused
from mazechase.server.table import questions, updates
from mazechase.server.wire import messages as wire
from server.memory import SEED, WATCH, Line, Service, token
from server.running import eventually, scenario

HIDING = {kind.id: list(variants(kind)) for kind in game_types().values() if kind.secrets}  # every game with secrets
NOW_MS = 1


def pairs(game_id: str, games: int, states: int) -> Iterator[tuple[AnyGame, State, State, Viewer]]:
    """Yield states of random games, each with another one that one viewer can't tell from it."""
    kinds = Random(game_id).sample(HIDING[game_id], len(HIDING[game_id]))
    for seed in range(games):
        game, rng = kinds[seed % len(kinds)], Random(seed)
        trail = play(game, seed)
        for s in rng.sample(trail.states[:-1], min(states, len(trail.states) - 1)):
            viewers: tuple[Viewer, ...] = (*game.seats, WATCHER)
            for viewer in viewers:
                twin = game.sample(game.view(s, viewer), rng)
                if twin != s:
                    yield game, s, twin, viewer


def match_at(game: AnyGame, s: State) -> Match:
    players = tuple(Player(f"P{seat}") for seat in game.seats)
    return Match.begin(MatchSetup.make(game, "m1", players, position=game.position(s)), game)


def attempt(match: Match, viewer: Viewer, token: str) -> tuple[Match, bytes]:
    """Take an action as the viewer's seat, or return the refusal."""
    try:
        after = match.act(Seat(viewer), [token], NOW_MS) if isinstance(viewer, int) else match
    except MazechaseError as error:
        return match, wire.encode(refused("c1", error))
    return after, b""


def same_to(viewer: Viewer, one: Match, other: Match) -> bool:
    """Return whether, by the rules, a viewer sees and was told the same in both."""
    game = one.game
    told = [
        [game.tell(event, viewer) for events in match.events_by_entry for event in events] for match in (one, other)
    ]
    return told[0] == told[1] and game.view(one.state, viewer) == game.view(other.state, viewer)


def said(match: Match, viewer: Viewer, texts: Sequence[str]) -> Iterator[bytes]:
    """Return everything that may be sent to a viewer without a change at the table."""
    seats = (viewer,) if isinstance(viewer, int) else ()
    for since in (None, *range(len(match.entries) + 1)):
        yield updates.Moment(match, since, NOW_MS).encoded(viewer, tuple(seats))
    frames = finish(questions.frames(match, viewer, 0, 200))
    yield wire.encode(wire.Frames(id="f", plies=len(match.line), frames=frames))
    for seat in seats:
        for text in texts:
            try:
                yield wire.encode(wire.Reason(id="w", refusal=questions.reason(match, seat, text)))
            except MazechaseError as error:
                yield wire.encode(refused("w", error))


@pytest.mark.parametrize("game_id", HIDING)
def test_what_is_said_follows_from_the_view(game_id: str) -> None:
    """Take two states that a viewer can't tell apart: all bytes are the same, now and after the viewer has acted."""
    seen = 0
    for game, s, twin, viewer in pairs(game_id, games=90, states=10):
        one, other = match_at(game, s), match_at(game, twin)
        questions = Random(seen).sample(universe(game_id), 6)
        assert list(said(one, viewer, questions)) == list(said(other, viewer, questions))
        seen += 1
        if not isinstance(viewer, int):
            continue
        for text in (*questions[:2], *updates.legal(one, viewer)[-2:]):
            (after, words), (after_too, words_too) = attempt(one, viewer, text), attempt(other, viewer, text)
            assert words == words_too
            if same_to(viewer, after, after_too):
                assert list(said(after, viewer, questions)) == list(said(after_too, viewer, questions))
    assert seen > 2000


@pytest.mark.parametrize("game_id", HIDING)
def test_what_others_do_says_no_more_than_the_view_shows(game_id: str) -> None:
    seen = 0
    for game, s, twin, viewer in pairs(game_id, games=90, states=10):
        one, other = match_at(game, s), match_at(game, twin)
        for actor in (seat for seat in one.asked if seat != viewer):
            shared = set(updates.legal(one, actor)) & set(updates.legal(other, actor))
            for text in sorted(shared):
                after, after_too = (match.act(actor, [text], NOW_MS) for match in (one, other))
                if same_to(viewer, after, after_too):
                    assert list(said(after, viewer, ())) == list(said(after_too, viewer, ()))
                    seen += 1
    assert seen > 500


# The same through rooms and connections.


@asynccontextmanager
async def two_services() -> AsyncIterator[tuple[Service, Service]]:
    services = Service(), Service()
    try:
        yield services
    finally:
        for service in services:
            await service.close()


class Twins:
    """One table twice, with two states that the viewer can't tell apart, and the same guests."""

    def __init__(self, services: tuple[Service, Service], game: AnyGame, name: str, viewer: Viewer) -> None:
        self.services, self.game, self.name, self.viewer = services, game, name, viewer

    async def open(self, *states: State) -> None:
        mine = token(self.viewer) if isinstance(self.viewer, int) else WATCH
        others = [token(seat) for seat in self.game.seats if seat != self.viewer]
        self.rooms = []
        self.mine: list[Line] = []
        self.theirs: list[Line] = []
        for service, s in zip(self.services, states, strict=True):
            self.rooms.append(await service.table(self.game, self.name, self.game.position(s)))
            self.mine.append(await service.dial(self.name, mine))
            self.theirs.append(await service.dial(self.name, *others))

    def alike(self) -> bool:
        """Return whether the viewer still knows the same about both."""
        return same_to(self.viewer, *(room.playing() for room in self.rooms))

    async def say(self, lines: list[Line], message: dict[str, Any]) -> None:
        for line in lines:
            await line.say(message)
        for line in self.mine:
            await line.say()

    def heard(self) -> tuple[bytes, bytes]:
        one, other = (b"\n".join(line.socket.sent) for line in self.mine)
        return one, other

    async def close(self) -> None:
        for line in (*self.mine, *self.theirs):
            await line.hang_up()
        for service in self.services:
            await service.hub._close(self.name)


def everything(game: AnyGame, viewer: Viewer, rng: Random) -> list[dict[str, Any]]:
    """Return a message of every type, in random order, as a curious viewer would send them."""
    seat = viewer if isinstance(viewer, int) else 1
    tokens = universe(game.id)
    messages: list[dict[str, Any]] = [
        {"t": "look", "seat": seat},
        {"t": "history", "id": "h"},
        {"t": "hints", "id": "i"},
        {"t": "hints", "id": "j", "ply": 0},
        {"t": "resume", "have": 0},
        {"t": "reach", "id": "r", "seat": seat},
        {"t": "try", "id": "t", "seat": seat, "actions": [rng.choice(tokens)]},
        {"t": "ask", "id": "a", "seat": seat},
        {"t": "undo", "id": "u", "seat": seat},
        {"t": "answer", "id": "y", "seat": seat, "agree": True},
        {"t": "mind", "id": "m", "seat": seat, "absent": rng.choice(game.seats)},
        {"t": "salt", "id": "s", "seat": seat, "salt": "saltsalt"},
        {"t": "act", "id": "2", "seat": seat, "actions": rng.sample(tokens, 2)},
        *({"t": "act", "id": text, "seat": seat, "actions": [text]} for text in rng.sample(tokens, 3)),
        *({"t": "why", "id": text, "seat": seat, "action": text} for text in rng.sample(tokens, 3)),
        {"t": "look"},
    ]
    return messages[:1] + rng.sample(messages[1:], len(messages) - 1)


@pytest.mark.parametrize("game_id", HIDING)
@scenario
async def test_connections_say_the_same_to_whoever_sees_the_same(game_id: str) -> None:
    seen = 0
    async with two_services() as services:
        for number, (game, s, twin, viewer) in enumerate(pairs(game_id, games=15, states=4)):
            rng = Random(number)
            twins = Twins(services, game, f"table-{number:05}", viewer)
            await twins.open(s, twin)
            assert twins.heard()[0] == twins.heard()[1]
            for message in everything(game, viewer, rng):
                await twins.say(twins.mine, message)
                if not twins.alike():
                    break
                assert twins.heard()[0] == twins.heard()[1], message
                seen += 1
            else:
                await others_act(twins, rng)
            await twins.close()
    assert seen > 1000


async def others_act(twins: Twins, rng: Random) -> None:
    """Let the others act, ask and give up; the viewer receives the same as long as it sees the same."""
    for number in range(4):
        one, other = (room.playing() for room in twins.rooms)
        actors = [seat for seat in one.asked if seat != twins.viewer]
        if not actors:
            return
        actor = rng.choice(actors)
        shared = sorted(set(updates.legal(one, actor)) & set(updates.legal(other, actor)))
        message: dict[str, Any] = {"t": "ask", "id": f"n{number}", "seat": actor}
        if shared:
            message = {"t": "act", "id": f"n{number}", "seat": actor, "actions": [rng.choice(shared)]}
            await twins.say(twins.theirs, {"t": "look", "seat": actor})
        await twins.say(twins.theirs, message)
        if not twins.alike():
            return
        assert twins.heard()[0] == twins.heard()[1], message


@pytest.mark.parametrize("game_id", HIDING)
@scenario
async def test_a_bot_is_given_its_seats_view_and_nothing_else(game_id: str) -> None:
    seen = 0
    async with two_services() as services:
        for number, (game, s, twin, viewer) in enumerate(pairs(game_id, games=12, states=6)):
            name = f"table-{number:05}"
            asked = match_at(game, s).asked
            if viewer not in asked or not game.legal(s, Seat(int(viewer))):
                continue
            jobs = []
            for service, state in zip(services, (s, twin), strict=True):
                service.thinkers.jobs.clear()
                await service.table(game, name, game.position(state), bots=[int(viewer)])
                line = await service.dial(name, WATCH)
                await eventually(lambda service=service: bool(service.thinkers.jobs))  # type: ignore[misc]
                jobs.append(msgspec.json.encode(service.thinkers.jobs[0]))
                await line.hang_up()
                await service.hub._close(name)
            assert jobs[0] == jobs[1]
            assert SEED.hex().encode() not in jobs[0]
            assert msgspec.json.encode(game.view(s, viewer)) in jobs[0]
            seen += 1
    assert seen > 10


def test_the_tests_of_secrets_would_see_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send events unfiltered, or count something hidden in what is asked: the tests above must fail."""
    with monkeypatch.context() as broken:
        broken.setattr(Match, "told", lambda self, n, viewer: self.events_by_entry[n])  # noqa: ARG005
        with pytest.raises(AssertionError):
            test_what_others_do_says_no_more_than_the_view_shows("toy")
    with monkeypatch.context() as broken:
        broken.setattr(updates, "legal", _with_ghosts)
        with pytest.raises(AssertionError):
            test_what_is_said_follows_from_the_view("toy")


def _with_ghosts(match: Match, seat: Seat) -> tuple[str, ...]:
    others = (hand for owner, hand in enumerate(match.state.hands, 1) if owner != seat)
    return tuple("G" for hand in others for held in hand if held.card == "G")
