import math
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

import mazechase
from mazechase import BadBot, BadOption, BadPlayers, State, View
from mazechase.bots import Bot, Budget
from mazechase.bots.arena import MAX_TURNS, Played, run, seats_taken, wilson
from mazechase.bots.random_bot import RandomBot
from mazechase.rules.game import AnyGame, Game
from mazechase.rules.turnlimit import limited
from toy.game import Toy

QUORIDOR = mazechase.game("quoridor")
SMALL = Budget(nodes=50)


class Raising(Bot):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        raise ZeroDivisionError("oh")


class Unmakeable(RandomBot):
    def __init__(self, game: Any) -> None:
        super().__init__(game)
        raise ValueError("not today")


class Cheating(Bot):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        return self.game.read("a9")


class Swaying(Bot):
    """Moves its pawn from side to side, so that no game ends."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        here = view.pawns[view.turn - 1]
        to = ("f" if here[0] == "e" else "e") + here[1]
        return self.game.read(to)


class First(Bot):
    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        return legal[0]


class Shy(Bot):
    """Stops before its first card, so that all hands are worth nothing and everybody shares the win."""

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:  # noqa: ARG002
        return self.game.read("shut")


class Watchful(RandomBot):
    """Stores what it gets."""

    given: list[tuple[Any, ...]]

    def choose(self, view: Any, legal: Sequence[Any], rng: Random, budget: Budget) -> Any:
        Watchful.given.append((view, legal, rng, budget))
        return super().choose(view, legal, rng, budget)


def test_seats_are_rotated_and_every_game_is_told() -> None:
    told: list[Played] = []
    result = run(QUORIDOR, ["level1", "random"], 4, seed=1, budget=SMALL, on_game=told.append)
    assert [one.number for one in told] == [0, 1, 2, 3]
    assert [one.seating for one in told] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    first, second = result.bots
    assert (first.bot, first.games, first.wins, first.draws) == ("level1", 4, 4, 0)
    assert (second.bot, second.games, second.wins, second.draws) == ("random", 4, 0, 0)
    assert [one.winners for one in told] == [(1,), (2,), (1,), (2,)]


def test_a_told_game_can_be_replayed() -> None:
    told: list[Played] = []
    run(QUORIDOR, ["level1", "level1"], 1, seed=5, budget=SMALL, on_game=told.append)
    state = QUORIDOR.start()
    for token in told[0].log:
        state = QUORIDOR.apply(state, QUORIDOR.read(token)).state
    node = QUORIDOR.node(state)
    assert isinstance(node, mazechase.Over)
    assert node.result.winners == told[0].winners


def test_equal_seeds_give_equal_results_and_others_do_not() -> None:
    results = [run(QUORIDOR, ["level1", "level2"], 4, seed, SMALL) for seed in (1, 1, 2)]
    assert results[0] == results[1]
    assert results[0].mean_length != results[2].mean_length


def test_a_game_depends_on_its_number_not_on_how_many_there_are() -> None:
    few: list[Played] = []
    many: list[Played] = []
    run(QUORIDOR, ["level1", "level1"], 2, 1, SMALL, on_game=few.append)
    run(QUORIDOR, ["level1", "level1"], 4, 1, SMALL, on_game=many.append)
    assert many[:2] == few


def test_workers_change_nothing() -> None:
    alone, together = (run(QUORIDOR, ["level1", "level2"], 4, 1, SMALL, workers=workers) for workers in (1, 2))
    assert alone == together


def test_the_luck_of_every_game_is_its_own() -> None:
    result = run(QUORIDOR, ["random", "random"], 6, 1, SMALL)
    assert result.distinct == 6


def test_games_that_are_alike_are_counted_once() -> None:
    result = run(mazechase.game("quoridor", 2, {"max_turns": 20}), [Swaying, Swaying], 6, 1, SMALL)
    assert result.distinct == 1


def test_a_drawn_game_counts_half_between_two() -> None:
    result = run(mazechase.game("quoridor", 2, {"max_turns": 20}), [Swaying, Swaying], 2, 1, SMALL)
    assert [(bot.wins, bot.draws, bot.score) for bot in result.bots] == [(0, 2, 0.5), (0, 2, 0.5)]
    assert result.mean_length == 20


@pytest.mark.parametrize(("players", "scores"), [(2, [1 / 2, 1 / 2]), (3, [2 / 3, 1 / 3]), (4, [1 / 2, 1 / 2])])
def test_a_shared_win_is_a_win_for_all_and_scores_once(players: int, scores: list[float]) -> None:
    told: list[Played] = []
    result = run(mazechase.game("cards", players), [Shy, Shy], 3, 1, SMALL, on_game=told.append)
    assert all(len(one.winners) == players for one in told)
    assert [bot.wins for bot in result.bots] == [3, 3]
    assert [bot.score for bot in result.bots] == pytest.approx(scores)
    assert [bot.score for bot in result.bots] == pytest.approx([bot.fair for bot in result.bots])


def test_a_game_without_turn_limit_gets_one_and_a_chosen_one_stays() -> None:
    assert limited(QUORIDOR, MAX_TURNS).options["max_turns"] == MAX_TURNS
    chosen = mazechase.game("quoridor", 2, {"max_turns": 20, "edge_as_fence": False})
    assert limited(chosen, MAX_TURNS) is chosen
    assert limited(mazechase.game("quoridor", 4, {"edge_as_fence": False}), MAX_TURNS).options["edge_as_fence"] is False
    assert run(QUORIDOR, [Swaying, Swaying], 1, 1, SMALL).mean_length == MAX_TURNS


def test_fewer_bots_than_seats_take_turns_round_the_table() -> None:
    assert seats_taken(4, 2, 1) == (1, 0, 1, 0)
    assert [seats_taken(3, 2, number) for number in range(3)] == [(0, 1, 0), (1, 0, 0), (0, 0, 1)]
    result = run(mazechase.game("quoridor", 4), ["level1", "random"], 4, 1, SMALL)
    assert sum(bot.wins for bot in result.bots) == 4
    assert [bot.fair for bot in result.bots] == [0.5, 0.5]
    assert [bot.fair for bot in run(Game(Toy(3)), ["random", "random"], 3, 1, SMALL).bots] == [2 / 3, 1 / 3]


def test_in_a_team_game_everybody_on_the_winning_side_wins() -> None:
    told: list[Played] = []
    result = run(Game(Toy(4)), ["random"] * 4, 8, 1, SMALL, on_game=told.append)
    assert [bot.fair for bot in result.bots] == [0.5] * 4
    for number, bot in enumerate(result.bots):
        assert bot.wins == sum(number in [one.seating[seat - 1] for seat in one.winners] for one in told)
    assert sum(bot.wins for bot in result.bots) == sum(len(one.winners) for one in told)
    assert any(len(one.winners) == 2 for one in told)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_secrets_and_simultaneous_choices_are_played(players: int) -> None:
    told: list[Played] = []
    result = run(Game(Toy(players)), ["random"] * players, 5, 1, SMALL, on_game=told.append)
    assert result.distinct == 5
    assert result == run(Game(Toy(players)), ["random"] * players, 5, 1, SMALL)
    game: AnyGame = limited(Game(Toy(players)), MAX_TURNS)
    together = 0
    for one in told:
        state: Any = game.start()
        for token in one.log:
            node, read = game.node(state), game.read(token)
            if isinstance(node, mazechase.Turn):
                together += len(node.seats) > 1
                assert game.actor(state, read) == min(node.seats)  # asked in seat order
            step = game.settle if isinstance(node, mazechase.Chance) else game.apply
            state = step(state, read).state
        assert isinstance(game.node(state), mazechase.Over)
    assert together


def test_chance_is_drawn_from_the_seed() -> None:
    told: list[Played] = []
    for seed in (1, 1, 2):
        run(Game(Toy(2)), [First, First], 1, seed, SMALL, on_game=told.append)
    assert told[0] == told[1]
    assert told[0].log != told[2].log


def test_a_bot_is_given_views_and_never_a_state() -> None:
    Watchful.given = []
    game = limited(Game(Toy(2)), MAX_TURNS)
    run(game, [Watchful, "random"], 2, 1, SMALL)
    assert Watchful.given
    for view, legal, rng, budget in Watchful.given:
        assert isinstance(view, View)
        assert not isinstance(view, State)
        assert not any(isinstance(action, State) for action in legal)
        assert isinstance(rng, Random)
        assert budget == SMALL


def test_an_illegal_answer_names_the_bot() -> None:
    with pytest.raises(BadBot) as caught:
        run(QUORIDOR, ["random", Cheating], 1, 1, SMALL)
    assert "Bot “Cheating” in seat 2 answered Move(to=72)" in str(caught.value)


def test_a_bot_that_fails_is_named_with_the_place() -> None:
    with pytest.raises(BadBot) as caught:
        run(QUORIDOR, [Raising, "random"], 1, 1, SMALL)
    assert "“Raising” failed at test_arena.py, line " in str(caught.value)
    assert "ZeroDivisionError: oh" in str(caught.value)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    with pytest.raises(BadBot) as caught:
        run(QUORIDOR, [Unmakeable, "random"], 1, 1, SMALL)
    assert "ValueError: not today" in str(caught.value)


def test_what_cannot_be_played_is_refused() -> None:
    for bots in ([], ["random"] * 3):
        with pytest.raises(BadPlayers) as wrong_count:
            run(QUORIDOR, bots, 1, 1, SMALL)
        assert wrong_count.value.code == "bad-bot-count"
    for games, workers in ((0, 1), (1, 0)):
        with pytest.raises(BadOption) as nothing:
            run(QUORIDOR, ["random", "random"], games, 1, SMALL, workers=workers)
        assert nothing.value.code == "bad-game-count"
    with pytest.raises(mazechase.NoSuchBot):
        run(QUORIDOR, ["random", "level9"], 1, 1, SMALL)


def test_the_result_is_json() -> None:
    result = run(QUORIDOR, ["level1", "random"], 2, 3, SMALL)
    read = msgspec.json.decode(msgspec.json.encode(result))
    assert (read["game"], read["players"], read["seed"], read["nodes"], read["games"]) == ("quoridor", 2, 3, 50, 2)
    assert read["bots"][0].keys() >= {"bot", "games", "wins", "score", "interval"}
    low, high = read["bots"][0]["interval"]
    assert 0 < low < read["bots"][0]["score"] <= high <= 1


@pytest.mark.parametrize(("score", "games"), [(0.0, 10), (0.5, 1), (0.6, 200), (0.83, 73), (1.0, 200)])
def test_wilsons_bounds_are_the_shares_1_96_deviations_away(score: float, games: int) -> None:
    for bound in wilson(score, games):
        deviation = math.sqrt(bound * (1 - bound) / games)
        assert math.isclose(abs(score - bound), 1.959964 * deviation, rel_tol=1e-5, abs_tol=1e-9)
