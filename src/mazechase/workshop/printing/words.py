"""The words on printed sheets, in one language."""

import re

from mazechase.messages import keys, sentence

ONE_LETTER = re.compile(r"(?<!\w)([aikosuvwz]) ", re.IGNORECASE)
KEPT_TOGETHER = frozenset({"cs", "pl", "sk"})  # languages that end no line with a word of one letter


class Words:
    """Forms sentences in a language; called with a message key."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._known = keys(language)

    def __call__(self, key: str, **params: str | int) -> str:
        """Return the message as a sentence."""
        text = sentence(key, params, self.language)
        return ONE_LETTER.sub("\\1\u00a0", text) if self.language in KEPT_TOGETHER else text

    def has(self, key: str) -> bool:
        """Return whether the language has the message."""
        return key in self._known

    def first(self, *wanted: str, otherwise: str) -> str:
        """Return the first of these messages that there is, or ``otherwise``."""
        return next((self(key) for key in wanted if self.has(key)), otherwise)
