"""The message catalogues, read for checking."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mazechase.messages import LOCALES

ON_THE_PAGE = {folder.name for folder in (Path(__file__).parents[2] / "web" / "src" / "games").iterdir()}
SPOKEN = {
    "core",
    "page",
    "evening",
    *ON_THE_PAGE,
}  # in every language; the terminal, and games not on the page, in English
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
OTHERS = [language for language in LANGUAGES if language != "en"]


def files(language: str) -> list[Path]:
    return sorted((LOCALES / language).glob("*.ftl"))


@cache  # many checks read the same files, and none changes what it gets
def parse(file: Path) -> Any:
    return FluentParser(with_spans=False).parse(file.read_text("utf-8"))


def messages(file: Path) -> Iterator[tuple[str, Any]]:
    for entry in parse(file).body:
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry


class _Parts(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: list[set[str]] = []

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        self.variants.append(
            {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants},
        )
        self.generic_visit(node)


def variables(message: Any) -> set[str]:
    parts = _Parts()
    parts.visit(message)
    return parts.variables


def variants(message: Any) -> list[set[str]]:
    parts = _Parts()
    parts.visit(message)
    return parts.variants
