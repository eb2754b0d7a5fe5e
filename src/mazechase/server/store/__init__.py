"""Saving and loading tables: the protocol that every store follows, and the store on SQLite."""
