"""A match at one keyboard: people and bots in its seats, sealed dice, and its record."""

import hashlib
import secrets
import time
import traceback
from collections.abc import Collection, Sequence
from pathlib import Path
from random import Random
from typing import Any

from mazechase.bots.api import Bot, Budget, level_names, make_bot
from mazechase.cli.words import listed, said_seat, say
from mazechase.errors import BadBot, BadPlayers, BadText, MazechaseError
from mazechase.match import Match, MatchSetup, Player, Record, Sealed, seal, seat_people
from mazechase.rules.api import Seat
from mazechase.rules.game import AnyGame

HINT_MS = 2000


class Hotseat:
    """A match in progress; each method advances it, or raises and leaves it unchanged."""

    def __init__(self, game: AnyGame, bots: Sequence[str], seats: Sequence[str], seed: int | None) -> None:
        self._seed = secrets.token_bytes(32) if seed is None else hashlib.sha256(f"{seed}".encode()).digest()
        match_id = secrets.token_hex(8) if seed is None else f"seed-{seed}"
        luck = Sealed(self._seed, match_id, ("",) * game.players)
        setup = MatchSetup.make(game, match_id, _seated(game, bots, seats, luck), seal=seal(self._seed))
        self.match = Match.begin(setup, game)
        self._luck = luck
        self._bots = {
            seat: _made(game, player.bot, seat) for seat, player in self._seats() if player.kind == "bot" and player.bot
        }
        self._begun = time.monotonic()  # noqa: TID251 (a command has a clock)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people hold."""
        return tuple(seat for seat, player in self._seats() if player.kind == "human")

    def describe(self) -> str:
        """Describe who sits where."""
        game = self.match.game
        held = [
            say("held", seat=said_seat(seat), who=say("person") if player.kind == "human" else player.bot or "")
            for seat, player in self._seats()
        ]
        return say("play-seats", match=say("match", game=game.id, players=game.players), seats=listed(held))

    def draw(self) -> None:
        """Draw the next chance outcome."""
        self.match = self.match.draw(self._luck, self._now_ms())

    def act(self, seat: Seat, tokens: Sequence[str]) -> None:
        """Take one or more actions for a person, all or none."""
        self.match = self.match.act(seat, tokens, self._now_ms(), command=f"line-{len(self.match.entries)}")

    def let_bot_act(self, seat: Seat) -> None:
        """Ask the bot in a seat for an action and take it."""
        bot, name = self._bots[seat], self.match.holders[seat - 1].bot or ""
        self.act(seat, [self._ask(bot, name, seat, Budget())])

    def undo(self, seat: Seat) -> None:
        """Take back a person's latest action and everything after it."""
        self.match = self.match.undo(seat, self._now_ms(), beside=self.people)

    def latest(self, people: Collection[Seat]) -> Seat | None:
        """Return which of these people acted last."""
        return next((ply.seat for ply in reversed(self.match.line) if not ply.chance and ply.seat in people), None)

    def hint(self, seat: Seat) -> tuple[str, str] | None:
        """Return the game's best bot and what it would do, or None if the game's bots have no levels."""
        best = next(reversed(level_names(self.match.game.id)), None)
        if best is None:
            return None
        budget = Budget(time_ms=HINT_MS, now=time.monotonic)  # noqa: TID251
        return best, self._ask(_made(self.match.game, best, seat), best, seat, budget)

    def record(self) -> Record:
        """Return the record, with the seed of the dice once the match is over; raise NotNow while hands are hidden."""
        return Record.of(self.match, self._seed if self.match.over else None)

    def _ask(self, bot: Bot, name: str, seat: Seat, budget: Budget) -> str:
        """Ask a bot, showing it what its seat may know, and check the answer."""
        game, state = self.match.game, self.match.state
        legal = game.legal(state, seat)
        rng = Random(f"{self._seed.hex()}/{len(self.match.entries)}/{seat}")
        try:
            action: Any = bot.choose(game.view(state, seat), legal, rng, budget)
        except (Exception, SystemExit) as error:  # somebody else's bot may raise anything
            raise _failed(name, error) from error
        if action not in legal:
            raise BadBot("bot-illegal", bot=name, seat=seat, action=repr(action)[:80])
        return game.write(action)

    def _seats(self) -> list[tuple[Seat, Player]]:
        return list(zip(self.match.game.seats, self.match.holders, strict=True))

    def _now_ms(self) -> int:
        return round((time.monotonic() - self._begun) * 1000)  # noqa: TID251


def _seated(game: AnyGame, bots: Sequence[str], seats: Sequence[str], luck: Sealed) -> tuple[Player, ...]:
    """Seat people where they want to sit, or from seat 1 on, and bots in the other seats; ``random`` shuffles all."""
    people = game.players - len(bots)
    if people < 0:
        raise BadPlayers("bad-bot-count", bots=len(bots), players=game.players)
    players = [Player()] * people, [Player(kind="bot", bot=bot) for bot in bots]
    if list(seats) == ["random"]:
        return seat_people(game, [*players[0], *players[1]], luck)
    known = {str(seat): seat for seat in game.seats}
    for seat in seats:
        if seat not in known:
            raise BadText("no-such-seat-here", seat=seat[:40], known=", ".join((*known, "random")))
    if len(set(seats)) < len(seats) or len(seats) > people:
        raise BadText("bad-seat-count", seats=", ".join(seats), people=people)
    others = [seat for seat in game.seats if str(seat) not in seats]
    taken = {*(known[seat] for seat in seats), *others[: people - len(seats)]}
    waiting = iter(players[1])
    return tuple(Player() if seat in taken else next(waiting) for seat in game.seats)


def _made(game: AnyGame, name: str, seat: Seat) -> Bot:
    try:
        return make_bot(game, name, seat)
    except MazechaseError:
        raise
    except (Exception, SystemExit) as error:
        raise _failed(name, error) from error


def _failed(name: str, error: Exception | SystemExit) -> BadBot:
    *_, last = traceback.extract_tb(error.__traceback__)
    place = f"{Path(last.filename).name}, line {last.lineno}"
    return BadBot("bot-raised", bot=name, place=place, problem=f"{type(error).__name__}: {error}")
