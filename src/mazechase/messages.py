"""Sentences from the message catalogues, for the terminal and for ``str(error)``.

The page forms its own sentences from the same files (catalogues.py); this module is only for Python.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

from mazechase.catalogues import ENGLISH, merged

Params = dict[str, int | str]

LOCALES = Path(__file__).parent / "locales"
RIGHT_TO_LEFT = frozenset(("ar", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "syr", "ug", "ur", "yi"))
RELATED = {"no": "nb", "nn": "nb"}  # tags of languages whose readers are served by another catalogue
_folders: list[Path] = [LOCALES]
_spoken: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


def add_folder(folder: Path) -> None:
    """Add the catalogues of a game from another package."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def spoken() -> str:
    """Return the language of sentences whose language nobody names: English, unless a terminal speaks another."""
    return _spoken.get()


def speak(language: str) -> None:
    """Form sentences in a language from now on, in this context."""
    _spoken.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Form sentences in a language for a while."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def preferred(tags: Iterable[str], known: Iterable[str] | None = None) -> str:
    """Return the catalogue for the first tag that has one, otherwise English; regions make no difference.

    >>> preferred(["tlh", "cs-CZ", "ar"]), preferred(["C.UTF-8"])
    ('cs', 'en')
    """
    there = frozenset(languages() if known is None else known)
    for tag in tags:
        plain = re.split(r"[-_.@]", tag, maxsplit=1)[0].lower()
        if (found := RELATED.get(plain, plain)) in there:
            return found
    return ENGLISH


def sentence(key: str, params: Mapping[str, int | str] | None = None, language: str | None = None) -> str:
    """Return the message ``key`` as a sentence, in the spoken language; in English where a language lacks it.

    A message that nobody has written shows as its key and parameters. Without the extra ``words``, every message does.

    >>> sentence("error-no-such-game", {"game": "ludo"})
    'There is no game “ludo”. `mazechase games` lists the games.'
    """
    bundle = _bundle(language or spoken())
    if bundle is None or not bundle.has_message(key):
        return f"{key} {dict(params)}" if params else key
    pattern = bundle.get_message(key).value
    text, errors = bundle.format_pattern(pattern, dict(params or {}))
    if errors:
        raise errors[0]
    return str(text)


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that there are catalogues for.

    >>> "en" in languages()
    True
    """
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def keys(language: str = "en") -> frozenset[str]:
    """Return every message key of a language."""
    bundle = _bundle(language)
    return frozenset() if bundle is None else frozenset(bundle._messages)  # noqa: SLF001 (there is no public list)


@cache
def _bundle(language: str) -> Any:
    # Imported here because it loads locale data, which programs that never print don't need.
    try:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415
    except ImportError:
        return None
    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders:
        bundle.add_resource(FluentResource(merged(folder, language)))
    return bundle
