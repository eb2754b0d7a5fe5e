"""Sealed dice: what verify proves, and every kind of cheating it finds."""

from collections.abc import Callable

import msgspec
import pytest

from match.playing import ONE, QUORIDOR, THREE, TOY, TWO, as_it_was_once_written, new_match, play
from mazechase.errors import BadOutcome, BadText, MazechaseError
from mazechase.match import Match, Record, Sealed, check, seal, verify
from mazechase.match.entries import Drawn, Entry, Salted, Undone
from mazechase.match.undo import keep_for
from mazechase.rules.api import Chance

SEED = bytes(range(100, 132))


def drawn(match: Match) -> Match:
    return match.draw(Sealed(SEED, match.setup.id, match.salts), match.at_ms + 1)


def sealed_match(*, undo: bool = False) -> Match:
    """Play a match to its end with sealed dice, with an undo of draws if wanted, which only older logs have."""
    match = new_match(TOY[3], seal=seal(SEED)).salt(ONE, "aa", 0).salt(THREE, "cc", 0)
    pick = 1
    while not match.over:
        pick = pick * 7919 % 10_007
        if undo and match.draws == 4 and not any(isinstance(entry, Undone) for entry in match.entries):
            keep = keep_for(match, ONE)
            assert keep is not None
            match = as_it_was_once_written(match, ONE, keep, TWO, THREE)
            assert match.draws < 4
        match = drawn(match) if isinstance(match.node, Chance) else play(match, pick, match.at_ms + 1)
    return match


def record(*, undo: bool = False) -> Record:
    return Record.decode(Record.of(sealed_match(undo=undo), SEED).encode())


def draws(r: Record) -> list[int]:
    return [n for n, entry in enumerate(r.log) if isinstance(entry, Drawn)]


def with_entry(r: Record, n: int, **changes: object) -> Record:
    entry: Entry = msgspec.structs.replace(r.log[n], **changes)
    return msgspec.structs.replace(r, log=(*r.log[:n], entry, *r.log[n + 1 :]))


def other_outcome(r: Record, n: int) -> str:
    """Return another outcome that could have come up at entry n."""
    match = Match.begin(r.setup)
    for entry in r.log[:n]:
        match = match.then(entry)
    assert isinstance(match.node, Chance)
    tokens = [match.game.write(outcome) for outcome in match.node.odds]
    return next(token for token in tokens if token != r.log[n].outcome)  # type: ignore[union-attr]


def test_honest_dice_are_verified() -> None:
    assert verify(record()).over
    again = record(undo=True)
    assert verify(again).draws < len(draws(again))  # some draws were taken back, and were checked too


def test_a_changed_outcome_is_found_and_named() -> None:
    honest = record()
    for number, n in enumerate(draws(honest)[:6]):
        changed = with_entry(honest, n, outcome=other_outcome(honest, n))
        with pytest.raises(BadOutcome) as found:
            verify(changed)
        assert found.value.code == "draw-differs"
        assert (found.value.params["n"], found.value.params["k"]) == (n, number)
        assert f"Draw {number} (entry {n})" in str(found.value)


@pytest.mark.parametrize("judge", [check, verify])
def test_a_seed_that_is_not_the_sealed_one_is_found(judge: Callable[[Record], Match]) -> None:
    for changed in (
        msgspec.structs.replace(record(), seed="00" * 32),
        msgspec.structs.replace(record(), seal=seal(bytes(32))),
        msgspec.structs.replace(record(), seal=seal(bytes(32)), seed="00" * 32),  # matches, but produces other dice
    ):
        with pytest.raises(MazechaseError) as found:
            judge(changed)
        assert found.value.code in ("seal-differs", "draw-differs")
    with pytest.raises(BadText):
        check(msgspec.structs.replace(record(), seal=None))


def test_a_changed_draw_that_was_undone_is_found() -> None:
    honest = record(undo=True)
    undone = next(n for n, entry in enumerate(honest.log) if isinstance(entry, Undone))
    kept = [ply.n for ply in honest.replay().line]
    n = next(n for n in draws(honest) if n < undone and n not in kept)
    with pytest.raises(BadOutcome, match=f"entry {n}"):
        verify(with_entry(honest, n, outcome=other_outcome(honest, n)))


def test_another_seed_is_found() -> None:
    honest = record()
    with pytest.raises(BadText, match="doesn't match the seal"):
        verify(msgspec.structs.replace(honest, seed=bytes(32).hex()))
    with pytest.raises(BadOutcome, match="Draw 0"):
        verify(msgspec.structs.replace(honest, seed=bytes(32).hex(), seal=seal(bytes(32))))


def test_a_changed_left_out_or_added_salt_is_found() -> None:
    honest = record()
    assert isinstance(honest.log[0], Salted)
    for changed in (
        with_entry(honest, 0, salt="ab"),
        with_entry(honest, 0, seat=TWO),
        msgspec.structs.replace(honest, log=honest.log[1:]),
        msgspec.structs.replace(honest, log=(Salted(TWO, "bb", at_ms=0), *honest.log)),
    ):
        with pytest.raises(BadOutcome):
            verify(changed)


def test_another_match_id_is_found() -> None:
    with pytest.raises(BadOutcome):
        verify(msgspec.structs.replace(record(), id="m2"))


def test_draws_in_another_order_are_found() -> None:
    honest = record()
    rolls = [n for n in draws(honest) if honest.log[n].outcome.startswith("*")]  # type: ignore[union-attr]
    a, b = next((a, b) for a in rolls for b in rolls if a < b and honest.log[a].outcome != honest.log[b].outcome)  # type: ignore[union-attr]
    swapped = with_entry(honest, a, outcome=honest.log[b].outcome)  # type: ignore[union-attr]
    swapped = with_entry(swapped, b, outcome=honest.log[a].outcome)  # type: ignore[union-attr]
    with pytest.raises(BadOutcome, match=f"entry {a}"):
        verify(swapped)


def test_swapped_numbered_or_missing_entries_are_found() -> None:
    honest = record()
    n = draws(honest)[2]
    log = honest.log
    for changed in (
        msgspec.structs.replace(honest, log=(*log[:n], log[n + 1], log[n], *log[n + 2 :])),
        msgspec.structs.replace(honest, log=(*log[:n], *log[n + 1 :])),
        msgspec.structs.replace(honest, log=log[:-1]),
        with_entry(honest, n, k=1),
    ):
        with pytest.raises(MazechaseError):
            verify(changed)


def test_a_changed_action_or_result_is_found() -> None:
    honest = record()
    assert honest.result is not None
    with pytest.raises(BadText, match="the moves lead to"):
        verify(msgspec.structs.replace(honest, result=msgspec.structs.replace(honest.result, winners=(ONE, TWO))))


def test_without_seal_or_seed_there_is_nothing_to_verify() -> None:
    with pytest.raises(BadText, match="no sealed dice"):
        verify(Record.of(new_match(QUORIDOR[2]).resign(ONE, 0)))
    with pytest.raises(BadText, match="doesn't show its seed"):
        verify(Record.of(sealed_match()))
