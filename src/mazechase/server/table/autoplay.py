"""What keeps a table going without people: bots, dice after a delay, clocks, stand-ins.

While nobody is connected, bots do nothing and their clocks stop.
"""

import asyncio
import contextlib
import hashlib
import hmac
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from mazechase.bots.api import is_served, usual_bot
from mazechase.errors import MazechaseError, NotNow
from mazechase.lessons import Teaching
from mazechase.match.match import Match
from mazechase.rules.api import Chance, Seat, Turn
from mazechase.server.store.protocol import StoreFailure
from mazechase.server.table import finishing
from mazechase.server.table.commands import BotActs, DrawDue, SomebodyCame, StandInDue, TimeDue, bot_of
from mazechase.server.table.table import Table
from mazechase.server.table.updates import legal
from mazechase.server.thinking.fairqueue import TooBusy, Who
from mazechase.server.thinking.jobs import Chosen, Think
from mazechase.server.thinking.thinkers import Thinkers

AGAIN_S = 5.0  # until a retry, after something that was due could not be saved
BUSY_S = 1.0  # until a retry, after there was too much waiting for a bot to think
NAP_MS = 100  # a shorter time with nobody connected is not worth an entry


class Autoplay:
    """Listens to a table and executes what is due."""

    def __init__(self, table: Table, thinkers: Thinkers, drives: Callable[[], bool] = lambda: True) -> None:
        self._table = table
        self._drives = drives  # whether this node, and no other, does what is due here
        self._thinkers = thinkers
        self._thinking: dict[Seat, tuple[int, asyncio.Task[None]]] = {}  # with the number of entries when it started
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._absent: dict[int, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._asleep = True  # while nobody is connected, and until it is recorded that somebody is
        self._waking = False
        table.changed = self.schedule
        table.waking = self._excused
        table.audience.changed = self.watch
        self.schedule()

    @property
    def busy(self) -> bool:
        """Whether something is due even if nobody is connected."""
        return bool(self._thinking or self._timers or self._tasks)

    def schedule(self) -> None:
        """Schedule what is due now; called after every change."""
        if not self._drives() or self._table.gone:
            self._rest()
            return
        self._watch_places()
        self._watch_sleep()
        match = self._going()
        asked = match.asked if match is not None and not self._asleep else ()
        for seat, (since, task) in tuple(self._thinking.items()):
            if match is None or seat not in asked or not match.stands_since(since, seat):
                task.cancel()
                del self._thinking[seat]
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        if match is None:
            return
        match match.node:
            case Chance(_, seat):
                self._await_draw(match, seat)
            case Turn() if self._table.lesson is not None:
                self._await_reply(match, self._table.lesson)
            case Turn():
                for seat in asked:
                    self._await_bot(match, seat)
        self._await_flag(match)

    def watch(self) -> None:
        """React to somebody connecting or disconnecting."""
        if not self._drives() or self._table.gone:
            return
        self._watch_places()
        if bool(self._table.audience) == self._asleep:  # the first has connected, or the last has disconnected
            self.schedule()

    def _going(self) -> Match | None:
        """Return the match if it is being played, otherwise None; a record is never played, nor a lesson's end."""
        match = None if self._table.lobby.imported else self._table.match
        if match is not None and self._table.lesson is not None and self._table.lesson.over(match):
            return None
        going = match is not None and not match.over and not match.paused and self._table.damage is None
        return match if going else None

    def _watch_places(self) -> None:
        """Schedule stand-ins for absent people, if the table's settings ask for it."""
        after = self._table.lobby.stand_in_after_ms
        if after is None:
            return
        here = self._table.audience.here
        for number, place in enumerate(self._table.lobby.places, 1):
            away = place.kind == "human" and number not in here and bool(here)  # if nobody is here, nobody is waiting
            if away and number not in self._absent:
                self._await_stand_in(number, max(after, self._table.lobby.grace_ms))
            elif not away and number in self._absent:
                self._absent.pop(number).cancel()

    def _rest(self) -> None:
        """Leave everything to the node that drives the table."""
        self._asleep = True
        for timer in (*self._timers.values(), *self._absent.values()):
            timer.cancel()
        for _, task in self._thinking.values():
            task.cancel()
        self._absent.clear()
        self._timers.clear()
        self._thinking.clear()

    def close(self) -> None:
        """Stop everything."""
        self._rest()
        for task in self._tasks:
            task.cancel()

    # While nobody is connected.

    def _watch_sleep(self) -> None:
        if not self._table.audience:
            self._asleep = True
        elif self._asleep and not self._waking:
            self._waking = True
            self._run(self._wake)

    async def _wake(self) -> None:
        """Let bots continue, now that somebody is connected."""
        try:
            if self._going() is not None:
                with contextlib.suppress(NotNow):  # a full log can't record it
                    await self._table.executed(None, SomebodyCame())
            self._asleep = not self._table.audience
        finally:
            self._waking = False
        self.schedule()

    def _excused(self, match: Match) -> Match:
        """Return the match with nobody charged for the time in which bots were not allowed to think.

        While nobody is connected, a person's clock keeps running, even if a bot has to choose at the same time.
        """
        if not self._asleep or not self._drives():
            return match
        bots = [bot_of(match, seat) is not None for seat in match.asked]
        waited = any(bots) and (self._waking or all(bots))
        now = self._table.now_ms()
        return match.wake(now) if waited and now - match.at_ms >= NAP_MS else match

    def _spared(self, match: Match) -> tuple[Seat, ...]:
        """Return the seats whose time cannot run out now: bots that are not allowed to think."""
        return tuple(seat for seat in match.asked if self._asleep and bot_of(match, seat) is not None)

    # What is due.

    def _await_draw(self, match: Match, seat: Seat) -> None:
        bot = bot_of(match, seat) is not None
        delay = 0 if bot else self._table.lobby.draw_delay_ms
        if delay is not None and not (bot and self._asleep):
            self._later("draw", delay, partial(self._table.executed, None, DrawDue(len(match.entries))))

    def _await_reply(self, match: Match, lesson: Teaching) -> None:
        """Let others do what the lesson says, without thinking."""
        reply = lesson.reply(match)
        if reply is not None and lesson.follows(match) and not self._asleep:
            self._later("reply", 0, partial(self._table.executed, None, BotActs(*reply, len(match.entries))))

    def _await_flag(self, match: Match) -> None:
        if match.clock is None:
            return
        now, spared = self._table.now_ms(), self._spared(match)
        left = [match.remaining_ms(seat, now) for seat in match.asked if seat not in spared]
        due = min((ms for ms in left if ms is not None), default=None)
        if due is not None:
            self._later("flag", due + 1, self._flag)

    async def _flag(self) -> None:
        match = self._going()
        if match is not None:
            await self._table.executed(None, TimeDue(self._spared(match)))
            if self._going() is match:  # the timer was early
                self._await_flag(match)

    def _later(self, name: str, delay_ms: int, work: Callable[[], Awaitable[object]]) -> None:
        loop = asyncio.get_running_loop()
        self._timers[name] = loop.call_later(delay_ms / 1000, self._run, work)

    def _run(self, work: Callable[[], Awaitable[object]]) -> None:
        task = asyncio.get_running_loop().create_task(self._do(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, work: Callable[[], Awaitable[object]]) -> None:
        try:
            async with self._table.account.turn():
                await work()
        except StoreFailure:
            # The table has logged it, and has sent everybody the true state.
            if self._table.gone:
                return
            self._timers["again"] = asyncio.get_running_loop().call_later(AGAIN_S, self.schedule)
        except MazechaseError:
            return  # it is no longer due, or the table accepts nothing more

    def _await_bot(self, match: Match, seat: Seat) -> None:
        bot = bot_of(match, seat)
        if bot is None or seat in self._thinking:
            return
        task = asyncio.get_running_loop().create_task(self._think(match, seat, bot))
        self._thinking[seat] = (len(match.entries), task)

    async def _think(self, match: Match, seat: Seat, bot: str) -> None:
        game, since = match.game, len(match.entries)
        bot = self._table.lobby.bot_called(bot)
        moment = f"bot|{self._table.id}|{seat}|{since}"
        think = Think(
            game=game.id,
            players=game.players,
            options=game.options,
            rules_version=game.rules_version,
            bot=bot if is_served(game.id, bot) else usual_bot(game.id),  # never a module of somebody's own
            seat=seat,
            view=msgspec.Raw(msgspec.json.encode(game.view(match.state, seat))),
            legal=legal(match, seat),
            budget_ms=self._bot_ms(),
            seed=hmac.new(self._table.seed, moment.encode(), hashlib.sha256).hexdigest(),
        )
        chosen = await self._choose(think)
        self._table.show_hurry(chosen.budget_ms / think.budget_ms)
        await self._do(partial(self._table.executed, None, BotActs(seat, chosen.action, since)))
        del self._thinking[seat]  # the entry is this task's own: an outdated task has been cancelled

    def _bot_ms(self) -> int:
        lobby = self._table.lobby
        return min(lobby.bot_ms, finishing.QUICK_MS) if lobby.finishing else lobby.bot_ms

    async def _choose(self, think: Think) -> Chosen:
        while True:
            try:
                return await self._thinkers.choose(think, self._who())
            except TooBusy:
                await asyncio.sleep(BUSY_S)

    def _who(self) -> Who:
        """Return whose time the bots use: of the players, or else the spectators, the one who has used the least."""
        devices = tuple(self._table.audience)
        people = [device for device in devices if device.places] or devices
        addresses = (device.payer.address for device in people)
        return Who(min(addresses, key=self._thinkers.used_ms, default=""), self._table.id)

    async def _stand_in(self, place: int) -> None:
        self._absent.pop(place, None)
        seat, here = self._table.lobby.seat_of(place), self._table.audience.here
        if seat is None or place in here or not here:
            return
        left_ms = self._table.audience.stand_ins_ms().get(place, 0) - self._table.now_ms()
        if left_ms > 0:  # the match has begun in the meantime
            self._await_stand_in(place, left_ms)
        else:
            await self._table.executed(None, StandInDue(Seat(seat)))

    def _await_stand_in(self, place: int, delay_ms: int) -> None:
        loop = asyncio.get_running_loop()
        self._absent[place] = loop.call_later(delay_ms / 1000, self._run, partial(self._stand_in, place))
