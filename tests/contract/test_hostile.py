"""Text, options and documents from strangers: refused with the contract's own errors, or read as something valid."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mazechase
import toy  # noqa: F401 (makes the test game known)
from contract.playing import fitting, play, values_of, variants
from mazechase.errors import BadDocument, BadOption, BadPlayers, BadText, MazechaseError, NoSuchGame
from mazechase.rules.api import AnyRules, IllegalAction, Over, State, Turn
from mazechase.rules.game import AnyGame, Game
from mazechase.rules.options import Count, Documented, choose
from mazechase.rules.registry import game_types
from mazechase.rules.turnlimit import NAME

GAMES: dict[str, AnyGame] = {
    f"{kind.id}-{players}": Game(kind(players, fitting(kind, players)))
    for kind in game_types().values()
    for players in kind.player_counts
}
KINDS = game_types()
every_game = pytest.mark.parametrize("name", GAMES)
every_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.id)


def check_token(game: AnyGame, text: str) -> None:
    """Read a token: either BadText with a sentence, or something that can be written and read back."""
    try:
        x = game.read(text)
    except BadText as error:
        assert str(error)  # noqa: PT017 (both ends are fine)
        return
    assert game.read(game.write(x)) == x


def check_position(game: AnyGame, text: str) -> None:
    """Read a position: either BadText with a sentence, or a state that can be played from."""
    try:
        s: State = game.place(text)
    except BadText as error:
        assert str(error)  # noqa: PT017 (both ends are fine)
        return
    assert game.place(game.position(s)) == s
    assert bool(game.legal(s)) == isinstance(game.node(s), Turn)
    for state in play(game, 3, start=s, most=6).states:
        assert game.place(game.position(state)) == state


def mutated(text: str, seed: int, alphabet: str) -> str:
    """Change, drop, double or swap a few characters or fields."""
    rng = Random(seed)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        at = rng.randrange(len(text) + 1)
        match rng.randrange(5):
            case 0:
                text = text[:at] + text[at + 1 :]
            case 1:
                text = text[:at] + rng.choice(alphabet) + text[at:]
            case 2 | 3:
                text = text[:at] + rng.choice(alphabet) + text[at + 1 :]
            case _:
                fields = text.split(" ")
                fields[rng.randrange(len(fields))] = rng.choice(fields)
                text = " ".join(fields)
    return text


@every_game
@given(text=st.text(max_size=60))
@settings(max_examples=60, deadline=None)
def test_any_text(name: str, text: str) -> None:
    check_token(GAMES[name], text)
    check_position(GAMES[name], text)


@every_game
def test_mutated_positions_and_tokens(name: str) -> None:
    game = GAMES[name]
    trail = play(game, 11, most=80)
    alphabet = "".join(sorted({*"".join(game.position(s) for s in trail.some(9)), *"-,? 09Z\n\u00b2\uff11"}))
    for seed, s in enumerate(trail.some(40) * 6):
        check_position(game, mutated(game.position(s), seed, alphabet))
    for seed, ply in enumerate(trail.plies * 3):
        check_token(game, mutated(game.write(ply.choice), seed, alphabet))


@every_game
@pytest.mark.parametrize("text", ["", " ", "\x00", "9" * 100_000, "e2\n", " e2", "e2 ", "\u0665", "-" * 500], ids=repr)
def test_odd_texts_are_not_read(name: str, text: str) -> None:
    with pytest.raises(BadText):
        GAMES[name].read(text)
    with pytest.raises(BadText):
        GAMES[name].place(text)


@every_kind
@pytest.mark.parametrize("players", [0, -1, 1, 99, 10**300, True, "2", 2.0, None, (2,)], ids=lambda p: repr(p)[:9])
def test_bad_players(kind: type[AnyRules], players: Any) -> None:
    with pytest.raises(BadPlayers) as caught:
        kind(players)
    assert caught.value.message == "error-bad-players"
    assert str(caught.value)


@every_kind
@pytest.mark.parametrize("version", [0, -1, 99, "1", 1.0, True], ids=repr)
def test_bad_rules_versions(kind: type[AnyRules], version: Any) -> None:
    with pytest.raises(BadText):
        kind(kind.player_counts[0], None, version)


@every_kind
@pytest.mark.parametrize(
    "name", ["", "nothing", "__class__", "players", 7, None, "x" * 10_000], ids=lambda n: repr(n)[:20]
)
def test_options_that_are_not_there(kind: type[AnyRules], name: Any) -> None:
    with pytest.raises(BadOption) as caught:
        kind(kind.player_counts[0], {name: True})
    assert caught.value.code == "no-such-option"
    assert str(caught.value)


@every_kind
def test_values_that_options_do_not_take(kind: type[AnyRules]) -> None:
    for option in kind.declared:
        for value in ("", "nonsense", -1, 0, 10**30, 1.5, [], ["none"], object(), float("nan"), "x" * 10_000):
            with pytest.raises(BadOption) as caught:
                kind(kind.player_counts[0], {option.name: value})
            assert len(str(caught.value)) < 500
        if not isinstance(option.kind, Count):
            with pytest.raises(BadOption):
                kind(kind.player_counts[0], {option.name: None})


@every_kind
def test_values_as_they_are_written(kind: type[AnyRules]) -> None:
    """Rulings, command lines and forms write values as words; a word that looks like a flag may be one."""
    for option in kind.declared:
        for value in values_of(option):
            if isinstance(value, str | int):
                written = str(value).lower() if isinstance(value, bool) else str(value)
                assert choose(kind.declared, {option.name: written})[option.name] == value
            if value in ("true", "false"):
                assert choose(kind.declared, {option.name: value == "true"})[option.name] == value


@every_kind
def test_declared_options(kind: type[AnyRules]) -> None:
    names = [option.name for option in kind.declared]
    assert len(set(names)) == len(names)
    for option in kind.declared:
        assert option.name.isidentifier()
        assert option.name == option.name.lower()
        assert option.ruling
        assert option.scope in ("rules", "table")
        assert option.kind.check(option.default) == option.default
        if isinstance(option.kind, Documented):
            assert all(document["source"] for document in option.kind.shipped.values())
        else:
            text = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
            assert option.kind.check(option.kind.read(text)) == option.default


_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@every_kind
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_documents_from_a_stranger(kind: type[AnyRules], data: st.DataObject) -> None:
    for option in kind.declared:
        if isinstance(option.kind, Documented):
            document: dict[Any, Any] = dict(data.draw(st.sampled_from(list(option.kind.shipped.values()))))
            document[data.draw(st.sampled_from(list(document)) | st.text(max_size=5))] = data.draw(_json)
            try:
                kind(kind.player_counts[0], {option.name: document})
            except BadDocument as error:
                assert str(error)  # noqa: PT017 (both ends are fine)


def at_a_turn(game: AnyGame) -> State:
    states: tuple[State, ...] = play(game, 1).states
    return next(s for s in states if isinstance(game.node(s), Turn))


@every_kind
def test_what_is_no_action_of_the_game_is_refused(kind: type[AnyRules]) -> None:
    game = Game(kind(kind.player_counts[0]))
    others = [Game(other(other.player_counts[0])) for other in KINDS.values() if other is not kind]
    for stranger in ("e2", 7, None, [], *(other.legal(at_a_turn(other))[0] for other in others)):
        with pytest.raises(IllegalAction) as caught:
            game.apply(at_a_turn(game), stranger)
        assert caught.value.refusal.code == "no-such-action"
        assert str(caught.value)


def test_no_such_game() -> None:
    with pytest.raises(NoSuchGame):
        mazechase.game("ludo")


@every_kind
def test_a_turn_limit_ends_every_game(kind: type[AnyRules]) -> None:
    for players in kind.player_counts:
        for limit in (1, 6):
            game = Game(kind(players, {**fitting(kind, players), NAME: limit}))
            for seed in range(6):
                trail = play(game, seed)
                assert isinstance(game.node(trail.last), Over)
                assert len(trail.plies) <= 20 * limit


def test_every_variant_is_a_different_game() -> None:
    for kind in KINDS.values():
        made = [repr((game.players, game.options, game.rules_version)) for game in variants(kind)]
        assert len(set(made)) == len(made) > 3 * len(kind.player_counts)


def test_errors_are_one_family() -> None:
    for error in (BadDocument, BadOption, BadPlayers, BadText, NoSuchGame):
        assert issubclass(error, MazechaseError)
