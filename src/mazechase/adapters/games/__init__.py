"""The encodings of the games, one module each, found by the game's id (mazechase.adapters.encoding)."""
