import hashlib
import hmac
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mazechase.errors import BadOutcome, BadText
from mazechase.match import Luck, Recorded, Sealed, Seeded, seal
from mazechase.match.luck import _SPAN
from mazechase.rules.api import Odds

SEED = bytes(range(32))
DIE = Odds(dict.fromkeys(range(1, 7), 1))


def test_a_sealed_draw_is_the_published_formula() -> None:
    luck = Sealed(SEED, "m1", ("aa", "", "cc"))
    for k in range(20):
        digest = hmac.new(SEED, f"m1|aa,,cc|{k}|0".encode(), hashlib.sha256).hexdigest()
        assert luck.outcome(k, DIE) == int(digest, 16) % 6 + 1


def test_the_seal_is_the_hash_of_the_seed() -> None:
    assert seal(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_seed_id_salts_and_number_all_count() -> None:
    wide = Odds(dict.fromkeys(range(10_000), 1))
    drawn = {
        Sealed(SEED, "m1", ("a", "b")).outcome(0, wide),
        Sealed(bytes(32), "m1", ("a", "b")).outcome(0, wide),
        Sealed(SEED, "m2", ("a", "b")).outcome(0, wide),
        Sealed(SEED, "m1", ("a", "c")).outcome(0, wide),
        Sealed(SEED, "m1", ("b", "a")).outcome(0, wide),
        Sealed(SEED, "m1", ("a", "b")).outcome(1, wide),
    }
    assert len(drawn) == 6


class Ticket(Odds):
    """Odds that return the ticket itself."""

    def pick(self, ticket: int) -> int:
        return ticket


def test_numbers_past_the_last_whole_round_are_redrawn() -> None:
    total = _SPAN // 3 * 2 + 1  # one round fits, and a third of all numbers is past it
    odds = Ticket({"low": 1, "high": total - 1})
    attempts = []
    for k in range(40):
        numbers = (hmac.digest(SEED, f"m||{k}|{attempt}".encode(), "sha256").hex() for attempt in range(100))
        attempt, number = next((n, int(text, 16)) for n, text in enumerate(numbers) if int(text, 16) < total)
        assert Sealed(SEED, "m", ()).outcome(k, odds) == number
        attempts.append(attempt)
    assert set(attempts) >= {0, 1, 2}


def test_odds_too_wide_for_a_draw_are_an_error_not_an_endless_search() -> None:
    with pytest.raises(OverflowError):
        Sealed(SEED, "m", ()).outcome(0, Odds({"x": _SPAN, "y": 1}))


def test_weights_are_met() -> None:
    odds = Odds({"often": 3, "seldom": 1})
    for luck in (Sealed(SEED, "m1", ()), Seeded(5)):
        drawn = Counter(luck.outcome(k, odds) for k in range(4_000))
        assert 2_850 < drawn["often"] < 3_150


@settings(deadline=None)
@given(st.integers(), st.integers(0, 1_000))
def test_luck_repeats(seed: int, k: int) -> None:
    assert Seeded(seed).outcome(k, DIE) == Seeded(seed).outcome(k, DIE)
    assert Sealed(SEED, "m1", ()).outcome(k, DIE) == Sealed(SEED, "m1", ()).outcome(k, DIE)


def test_seeded_luck_differs_by_seed_and_number() -> None:
    wide = Odds(dict.fromkeys(range(10_000), 1))
    assert len({Seeded(seed).outcome(k, wide) for seed in (1, 2) for k in (0, 1)}) == 4


def test_recorded_luck_gives_what_was_recorded() -> None:
    luck: Luck = Recorded([4, 2])
    assert [luck.outcome(k, DIE) for k in (0, 1, 0)] == [4, 2, 4]
    for k in (2, -1):
        with pytest.raises(BadOutcome, match="only 2"):
            luck.outcome(k, DIE)


def test_the_seed_shows_nowhere() -> None:
    luck = Sealed(SEED, "m1", ("aa",))
    for shown in (repr(luck), str(luck), f"{luck}", repr([luck])):
        assert shown.strip("[]") == "Sealed('m1')"
    with pytest.raises(TypeError):
        msgspec.json.encode(luck)
    with pytest.raises(BadText) as wrong:
        Sealed(SEED[:31], "m1", ())
    assert not wrong.value.params
