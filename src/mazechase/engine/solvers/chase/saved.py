"""Solutions in the user's cache: one archive per layout and options, with a block per layer, ghosts and square.

A block is read when a value in it is asked for.
"""

import hashlib
import os
import zipfile
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from mazechase.boards.fences import SQUARES
from mazechase.engine.solvers.chase.layers import Key, Layers, Plan
from mazechase.engine.solvers.chase.solution import Solution, of_rules
from mazechase.engine.twins.chase import ChaseTwin
from mazechase.errors import BadText
from mazechase.rules.chase.game import Chase
from mazechase.rules.game import AnyGame

FORMAT = 1
_META = "solution.json"
_BLOCKS = 64  # that are kept unpacked, two megabytes each


class Meta(msgspec.Struct, frozen=True):
    """What a saved solution covers: for each number of lives, the resets that Pac-Man wins, and its layers."""

    format: int
    resets: tuple[int, ...]
    bases: dict[str, bool]


def cache_folder() -> Path:
    """Return the folder of this user's solutions."""
    home = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(home) if home else Path.home() / ".cache") / "mazechase" / "solutions"


def solution_path(rules: Chase) -> Path:
    """Return where the solution of these rules is kept: lives, players and a turn limit make no difference."""
    numbers = ChaseTwin(of_rules(rules)).config()
    digest = hashlib.sha256(repr((FORMAT, numbers[2:])).encode()).hexdigest()
    return cache_folder() / f"chase-{digest[:20]}.zip"


def save_solution(layers: Sequence[Layers]) -> Path:
    """Write a solution with all values into the cache; whoever reads it meanwhile keeps the old one."""
    path = solution_path(layers[0].rules)
    fresh = path.with_suffix(f".{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            for number, part in enumerate(layers):
                _write(archive, str(number), part)
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise BadText("unusable-folder", folder=str(path.parent), reason=error.strerror or str(error)) from error
    return path


def find_solution(game: AnyGame) -> Solution | None:
    """Return the saved solution of a game, or None if there is none for as many lives."""
    rules = of_rules(game.rules_as(Chase))
    path = solution_path(rules)
    try:
        archive = zipfile.ZipFile(path)
        sources = [_Saved(archive, str(number)) for number in range(2 if rules.setup.stall_limit is None else 1)]
    except (OSError, KeyError, ValueError, zipfile.BadZipFile):  # none, or one of another version
        return None
    enough = all(len(source.resets) > rules.setup.lives for source in sources)
    return Solution(rules, sources) if enough else None


def _write(archive: zipfile.ZipFile, folder: str, layers: Layers) -> None:
    keys = sorted(
        {layers.key(pellets, lives) for lives in range(1, layers.plan.lives + 1) for pellets in layers.plan.sets()}
    )
    for key in keys:
        for ghosts in range(layers.plan.ghosts + 1):
            for pac in range(SQUARES):
                archive.writestr(f"{folder}/{_name(key)}/{ghosts}/{pac}", layers.changes(key, ghosts, pac))
        layers.native.slim(*key)
    meta = Meta(FORMAT, tuple(layers.resets), {_name(key): layers.base(key) for key in keys})
    archive.writestr(f"{folder}/{_META}", msgspec.json.encode(meta))


def _name(key: Key) -> str:
    return f"{key.pellets}-{key.resets}"


class _Saved:
    """One part of a saved solution."""

    def __init__(self, archive: zipfile.ZipFile, folder: str) -> None:
        self._archive = archive
        self._folder = folder
        meta = msgspec.json.decode(archive.read(f"{folder}/{_META}"), type=Meta)
        if meta.format != FORMAT:
            raise ValueError(meta.format)
        self.resets: Sequence[int] = meta.resets
        self._bases = meta.bases
        self._block = lru_cache(_BLOCKS)(archive.read)

    def changes(self, key: Key, ghosts: int, pac: int) -> bytes:
        """Return the changes of a layer."""
        return self._block(f"{self._folder}/{_name(key)}/{ghosts}/{pac}")

    def base(self, key: Key) -> bool:
        """Return who wins with no cycle left."""
        return self._bases[_name(key)]


def whole_plan(rules: Chase) -> Plan:
    """Return the plan for everything: all pellets, all ghosts, and as many lives as the options give."""
    return Plan((1 << len(rules.layout.pellets)) - 1, rules.setup.lives, len(rules.layout.ghosts))
