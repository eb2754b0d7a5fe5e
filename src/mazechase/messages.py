"""Sentences from the message catalogues, for the terminal and for ``str(error)``.

The catalogues are Project Fluent files, ``<folder>/<language>/<name>.ftl``. The page forms its own sentences from
the same files; this module is only for Python.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

Params = dict[str, int | str]

LOCALES = Path(__file__).parent / "locales"
_folders: list[Path] = [LOCALES]


def add_folder(folder: Path) -> None:
    """Add the catalogues of a game from another package."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


def sentence(key: str, params: Mapping[str, int | str] | None = None, language: str = "en") -> str:
    """Return the message ``key`` as a sentence; a missing one shows as its key and parameters.

    Without the extra ``words``, every message does.

    >>> sentence("error-no-such-game", {"game": "ludo"})
    'There is no game “ludo”. `mazechase games` lists the games.'
    """
    bundle = _bundle(language)
    if bundle is None or not bundle.has_message(key):
        return f"{key} {dict(params)}" if params else key
    pattern = bundle.get_message(key).value
    text, errors = bundle.format_pattern(pattern, dict(params or {}))
    if errors:
        raise errors[0]
    return str(text)


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
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
