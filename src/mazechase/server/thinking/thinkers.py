"""Bots think in worker processes, so that play never waits for them.

Whatever happens to a worker, there is always a move: from a retry with less time, or in the end from the legal list.
"""

import logging

import msgspec

from mazechase.errors import MazechaseError
from mazechase.server.thinking.fairqueue import TooBusy, Who
from mazechase.server.thinking.jobs import Chosen, Think
from mazechase.server.thinking.pool import Pool

log = logging.getLogger(__name__)


class Thinkers:
    """Asks bots for their choices, within the server's limit on thinking time."""

    def __init__(self, pool: Pool, most_ms: int) -> None:
        self._pool = pool
        self._most_ms = max(1, most_ms)

    def used_ms(self, address: str) -> float:
        """Return an address's recent usage."""
        return self._pool.used_ms(address)

    async def choose(self, think: Think, who: Who) -> Chosen:
        """Return the bot's choice or, if every try fails, a legal action; raise TooBusy if too many are waiting."""
        budget_ms = 0
        for tries in range(2):
            budget_ms = min(think.budget_ms, self._most_ms) // (4 if tries else 1)
            try:
                chosen = await self._pool.run(msgspec.structs.replace(think, budget_ms=max(1, budget_ms)), who)
            except TooBusy:
                raise
            except MazechaseError as error:
                log.warning("bot %s of %s failed: %s", think.bot, think.game, type(error).__name__)
                continue
            if chosen.action in think.legal:
                return chosen
            log.warning("bot %s of %s chose what is not legal", think.bot, think.game)
        return Chosen(think.legal[0], budget_ms)
