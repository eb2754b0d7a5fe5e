"""Every option that a table can choose has words for the page, and so does each of its values."""

import pytest

from locales.catalogues import ON_THE_PAGE, messages
from mazechase.messages import LOCALES
from mazechase.rules.options import Choice, Documented, Option
from mazechase.rules.registry import game_types

# Whether three may play is up to people who set rules for others; at a table you choose three or you don't.
NOT_AT_A_TABLE = {("quoridor", "three_players")}
OPTIONS = {
    f"{id}-{option.name}": (id, option)
    for id, kind in game_types().items()  # noqa: A001 (as the games call it)
    for option in kind.declared
    if id in ON_THE_PAGE and option.scope == "rules" and (id, option.name) not in NOT_AT_A_TABLE
}


def words_of(option: Option) -> tuple[str, ...]:
    match option.kind:
        case Choice(values):
            return values
        case Documented(shipped):
            return tuple(shipped)
        case _:
            return ()


@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_can_be_chosen_in_words(name: str) -> None:
    game, option = OPTIONS[name]
    keys = {key for key, _ in messages(LOCALES / "en" / f"{game}.ftl")}
    key = f"{game}-option-{option.name.replace('_', '-')}"
    assert {key, *(f"{key}-{word}" for word in words_of(option))} <= keys
