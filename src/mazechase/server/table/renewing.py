"""Replacing one of a table's links: the old one stops working."""

from mazechase.server.shares import Payer
from mazechase.server.table.changes import Change
from mazechase.server.table.table import Table
from mazechase.server.table.tokens import issue
from mazechase.server.wire.requests import TokenKind


async def renew(table: Table, kind: TokenKind, payer: Payer | None = None) -> str:
    """Replace the link of a kind, other than a seat's, and return its token."""
    link, row = issue(kind)

    async def decide() -> Change:
        return Change(tokens=(*(old for old in table.tokens if old.kind != kind), row))

    await table.arrange(decide, payer)
    return link
