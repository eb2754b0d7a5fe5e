"""Tokens: unguessable words that open a table or hold a place. Only their hashes are stored."""

import hashlib
import secrets

from mazechase.errors import MazechaseError
from mazechase.server.store.protocol import TokenRow
from mazechase.server.wire.requests import TokenKind


class NoSuchTable(MazechaseError):
    """There is no table with that id, or no token for it: the error is the same."""


def new_id() -> str:
    """Return a new table id: short enough for a link, too long to guess."""
    return secrets.token_urlsafe(12)


def new_seed() -> bytes:
    """Return a new seed for a table's dice, from the system's entropy."""
    return secrets.token_bytes(32)


def new_token() -> str:
    """Return a new token of 192 random bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """Return a token's hash: enough to recognise it, but of no use to a thief."""
    return hashlib.sha256(token.encode()).hexdigest()


def issue(kind: TokenKind, place: int | None = None) -> tuple[str, TokenRow]:
    """Return a new token and the row by which it is recognised."""
    token = new_token()
    return token, TokenRow(digest(token), kind, place)
