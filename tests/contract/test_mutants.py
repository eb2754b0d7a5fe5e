"""Each law can fail: it catches the test game broken on purpose, and passes the intact one."""

import pytest

from contract import laws_of_knowledge as knowledge
from contract import laws_of_play as rules
from contract import laws_of_text as words
from contract import mutants
from contract import test_hostile as hostile
from contract.playing import play, trail_of
from contract.test_laws import LAWS
from contract.untouchable import Untouchable
from games import ToyGame
from mazechase.errors import MazechaseError
from mazechase.rules.game import Game
from toy.game import Toy

Mutant = type[Toy] | type[ToyGame]
CAUGHT: dict[rules.Law, tuple[Mutant, ...]] = {
    rules.legal_actions_are_there_at_a_turn_and_nowhere_else: (mutants.Stuck, mutants.OfferedAtAChance),
    rules.legal_is_listed_seat_by_seat: (mutants.OfferedToAll,),
    rules.legal_keeps_its_order: (mutants.Shuffled, mutants.Doubled),
    rules.what_is_not_legal_is_refused_and_nothing_else: (mutants.Lenient, mutants.Mumbling, mutants.Unruly),
    rules.apply_raises_the_refusal: (mutants.Deaf,),
    rules.applying_and_settling_is_pure: (mutants.Impure,),
    rules.the_rules_do_the_same_without_the_check: (mutants.CheckedOnly,),
    rules.odds_are_whole_positive_and_complete: (mutants.Weightless, mutants.Nobody, mutants.Gullible),
    rules.simultaneous_choices_commute: (mutants.FirstCome,),
    rules.the_end_is_whole: (mutants.LoneWinner, mutants.StrangerWins, mutants.ScoreMissing, mutants.NoReason),
    rules.sides_part_the_seats: (mutants.Seatless,),
    knowledge.a_sample_agrees_with_its_view: (mutants.Forgetful, mutants.Undecided),
    knowledge.whoever_sees_all_knows_the_state: (mutants.Forgetful, mutants.NoOdds),
    knowledge.secrets_are_declared: (mutants.Undeclared,),
    knowledge.a_view_says_whose_turn_it_is_and_can_be_hashed: (mutants.AlwaysFirst, mutants.Unhashable),
    knowledge.what_is_offered_follows_from_the_view: (
        mutants.GhostsStopNobody,
        mutants.Telepathic,
        mutants.Blabbing,
        mutants.OpenDrawing,
    ),
    knowledge.odds_follow_from_the_view: (mutants.NoOdds, mutants.NarrowOdds),
    knowledge.events_tell_what_the_view_shows: (mutants.ToldPeeks, mutants.Silent),
    knowledge.hidden_draws_and_picks_tell_others_nothing: (mutants.ToldDraws, mutants.ToldPicks),
    knowledge.unknown_events_are_told_to_nobody: (mutants.OpenByDefault,),
    knowledge.public_events_are_told_whole_and_told_ones_are_told_again: (mutants.Secretive,),
    words.tokens_read_back: (mutants.Illegible, mutants.Spaced),
    words.targets_can_be_asked_about: (Untouchable,),
    words.offers_are_the_legal_actions_in_parts: (Untouchable,),
    words.tokens_mean_what_they_say: (Untouchable,),
    words.positions_read_back: (mutants.Amnesiac, mutants.Picky),
    words.the_same_log_gives_the_same_state: (mutants.Loaded,),
    words.events_can_be_said: (mutants.Wordless, mutants.Lawless),
    words.views_and_events_are_sent_and_states_are_not: (mutants.SentState,),
    words.facts_are_sent_once: (mutants.OtherFacts,),
    words.every_viewer_can_be_shown_the_board: (mutants.Blank,),
}
PAIRS = [(law, mutant) for law, broken in CAUGHT.items() for mutant in broken]


def test_every_law_has_a_mutant() -> None:
    assert set(LAWS) == set(CAUGHT)


def _made(kind: Mutant) -> ToyGame:
    """Create a mutant of the rules, or of the facade in front of them."""
    options = {"board": "cross"}
    return Game(kind(4, options)) if issubclass(kind, Toy) else kind(Toy(4, options))


def _obeyed(law: rules.Law, kind: Mutant) -> None:
    game = _made(kind)
    for seed in range(3):
        law(game, trail_of(game, seed))


@pytest.mark.parametrize(("law", "mutant"), PAIRS, ids=lambda x: x.__name__)
def test_the_law_catches_the_mutant(law: rules.Law, mutant: Mutant) -> None:
    with pytest.raises((AssertionError, MazechaseError, pytest.fail.Exception)):
        _obeyed(law, mutant)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_law_lets_the_whole_game_pass(law: rules.Law) -> None:
    _obeyed(law, Toy)


def test_hostile_text_catches_a_crash() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        hostile.check_token(Game(mutants.Crashing(2)), "*x")


def _placed(game: ToyGame) -> None:
    texts = [game.position(s) for s in play(game, 1).states]
    for seed, text in enumerate(texts * 5):
        hostile.check_position(game, hostile.mutated(text, seed, "0123456789,-Grolwakpic"))


def test_hostile_positions_catch_a_believer() -> None:
    _placed(Game(Toy(3)))
    with pytest.raises((AssertionError, MazechaseError, IndexError)):
        _placed(Game(mutants.Believing(3)))


def test_a_game_without_end_is_caught() -> None:
    with pytest.raises(AssertionError):
        hostile.test_a_turn_limit_ends_every_game(mutants.Endless)
