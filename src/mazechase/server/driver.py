"""What keeps a table going when no person has to act: bots, dice after a delay, clocks, minding absent seats."""

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from mazechase.bots.api import bot_names
from mazechase.errors import MazechaseError
from mazechase.match.match import Match
from mazechase.rules.api import Chance, Seat, Turn
from mazechase.server.lobby import usual_bot
from mazechase.server.room import Room
from mazechase.server.store import StoreFailure
from mazechase.server.telling import legal
from mazechase.server.thinkers import Thinkers
from mazechase.server.worker import Job

AGAIN_S = 5.0  # after what was due could not be saved, until it is tried again


class Driver:
    """Listens to a room and does what is due."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}  # since how many entries
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._absent: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        room.changed = self.look
        room.presence = self.watch
        self.look()

    @property
    def busy(self) -> bool:
        """Whether something is due that nobody has to be connected for."""
        return bool(self._thinking or self._timers or self._tasks)

    def look(self) -> None:
        """See what is due now; called after every change."""
        self.watch()
        match = None if self._room.lobby.imported else self._room.match  # a record is only looked at
        waiting = match is not None and not match.over and not match.paused and self._room.damage is None
        asked = match.asked if match is not None and waiting else ()
        for seat, (since, task) in tuple(self._thinking.items()):
            if match is None or seat not in asked or not match.stands_since(since, seat):
                task.cancel()
                del self._thinking[seat]
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        if match is None or not waiting:
            return
        match match.node:
            case Chance(_, seat):
                self._await_draw(match, seat)
            case Turn(seats):
                for seat in seats:
                    self._await_bot(match, seat)
        self._await_flag(match)

    def watch(self) -> None:
        """See who has come or gone; where the table says so, a bot minds an absent person's place after a while."""
        after = self._room.lobby.mind_after_ms
        if after is None:
            return
        here = self._room.here
        loop = asyncio.get_running_loop()
        for number, place in enumerate(self._room.lobby.places, 1):
            away = place.kind == "human" and number not in here and bool(here)  # with nobody here nobody waits
            if away and number not in self._absent:
                work = partial(self._mind, number)
                delay_ms = max(after, self._room.lobby.grace_ms)
                self._absent[number] = loop.call_later(delay_ms / 1000, self._run, work)
            elif not away and number in self._absent:
                self._absent.pop(number).cancel()

    def close(self) -> None:
        """Stop everything."""
        for timer in (*self._timers.values(), *self._absent.values()):
            timer.cancel()
        for _, task in self._thinking.values():
            task.cancel()
        for task in self._tasks:
            task.cancel()
        self._absent.clear()
        self._timers.clear()
        self._thinking.clear()

    def _await_draw(self, match: Match, seat: Seat) -> None:
        delay = 0 if _bot_for(match, seat) is not None else self._room.lobby.draw_delay_ms
        if delay is None:
            return
        self._later("draw", delay, lambda: self._room.change(lambda now: self._draw(now, match.state)))

    def _draw(self, match: Match, state: object) -> Match:
        if match.state is not state or not isinstance(match.node, Chance) or match.paused:
            return match
        return match.draw(self._room.luck(), self._room.now_ms())

    def _await_flag(self, match: Match) -> None:
        now = self._room.now_ms()
        left = [match.remaining_ms(seat, now) for seat in match.asked]
        due = min((ms for ms in left if ms is not None), default=None)
        if due is not None:
            self._later("flag", due + 1, lambda: self._room.change(self._flag))

    def _flag(self, match: Match) -> Match:
        if match.over or match.paused:
            return match
        now = self._room.now_ms()
        if all(match.remaining_ms(seat, now) for seat in match.asked):  # the timer was early
            self._await_flag(match)
            return match
        return match.flag(now)

    def _later(self, name: str, delay_ms: int, work: Callable[[], Any]) -> None:
        loop = asyncio.get_running_loop()
        self._timers[name] = loop.call_later(delay_ms / 1000, self._run, work)

    def _run(self, work: Callable[[], Any]) -> None:
        task = asyncio.get_running_loop().create_task(self._do(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, work: Callable[[], Any]) -> None:
        try:
            await self._room.do(work)
        except StoreFailure:
            # It was logged there, and everybody was told the true state.
            self._timers["again"] = asyncio.get_running_loop().call_later(AGAIN_S, self.look)
        except MazechaseError:
            return  # what was due is due no more, or the table takes nothing more

    def _await_bot(self, match: Match, seat: Seat) -> None:
        bot = _bot_for(match, seat)
        if bot is None or seat in self._thinking:
            return
        task = asyncio.get_running_loop().create_task(self._think(match, seat, bot))
        self._thinking[seat] = (len(match.entries), task)

    async def _think(self, match: Match, seat: Seat, bot: str) -> None:
        game, since = match.game, len(match.entries)
        moment = f"bot|{self._room.id}|{seat}|{since}"
        job = Job(
            game=game.id,
            players=game.players,
            options=game.options,
            rules_version=game.rules_version,
            bot=bot if bot in bot_names(game.id) else usual_bot(game.id),  # never somebody's module
            view=msgspec.Raw(msgspec.json.encode(game.view(match.state, seat))),
            legal=legal(match, seat),
            budget_ms=self._room.lobby.bot_ms,
            seed=hmac.new(self._room.seed, moment.encode(), hashlib.sha256).hexdigest(),
        )
        action = await self._thinkers.choose(job)

        def play(now: Match) -> Match:
            meant = seat in now.asked and now.stands_since(since, seat)
            if not meant or now.paused or _bot_for(now, seat) is None:
                return now
            return now.act(seat, (action,), self._room.now_ms())

        await self._do(lambda: self._room.change(play))
        del self._thinking[seat]  # still this task's own: one that is not waited for any more has been cancelled

    async def _mind(self, place: int) -> None:
        self._absent.pop(place, None)
        seat, here = self._room.lobby.seat_of(place), self._room.here
        if seat is None or self._room.match is None or place in here or not here:
            return
        left_ms = self._room.grace_left_ms(place)
        if left_ms > 0:  # the match began meanwhile
            loop = asyncio.get_running_loop()
            self._absent[place] = loop.call_later(left_ms / 1000, self._run, partial(self._mind, place))
            return
        bot = usual_bot(self._room.lobby.game)
        await self._room.change(
            lambda match: (
                match
                if match.over or _bot_for(match, Seat(seat)) is not None
                else match.mind(Seat(seat), bot, self._room.now_ms())
            )
        )


def _bot_for(match: Match, seat: Seat) -> str | None:
    """Name the bot that plays a seat: its holder, or the one that minds it for an absent person."""
    return match.minders[seat - 1] or match.holders[seat - 1].bot
