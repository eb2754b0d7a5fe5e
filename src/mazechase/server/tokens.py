"""Tokens: unguessable words that open a table or hold a place. Only their hashes are kept."""

import hashlib
import secrets

from mazechase.server.store import TokenKind, TokenRow


def new_id() -> str:
    """Make a table's id: short enough for a link, too long to guess."""
    return secrets.token_urlsafe(12)


def new_seed() -> bytes:
    """Make the secret of a table's dice from the system's entropy."""
    return secrets.token_bytes(32)


def new_token() -> str:
    """Make a token of 192 random bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """Give what is kept of a token: enough to know it again, nothing to use."""
    return hashlib.sha256(token.encode()).hexdigest()


def issue(kind: TokenKind, place: int | None = None) -> tuple[str, TokenRow]:
    """Make a token and the row that knows it again."""
    token = new_token()
    return token, TokenRow(digest(token), kind, place)
