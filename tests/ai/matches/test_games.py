"""Whole games: which deals come, what the players are told, and where a game ends."""

from typing_extensions import override

from sixtysix_gui.ai.matches.playing import PlayedDeal, play_game
from sixtysix_gui.ai.player import Budget, Decision, ShouldStop
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.randomness import RandomPlayer
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.rows import each_row


class Listener(RandomPlayer):
    """Remembers what it was told before its first decision of every deal, and the seeds."""

    def __init__(self) -> None:
        self.told: list[tuple[tuple[int, ...], int]] = []
        self.seeds: set[int] = set()

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        if budget.seed not in self.seeds:
            self.told.append((view.score, view.carry))
        self.seeds.add(budget.seed)
        return super().choose(view, budget, should_stop)


def game(rules: str, number: int = 1, seed: int = 5) -> tuple[PlayedDeal, ...]:
    player = RandomPlayer()
    return play_game(rule_set(rules), number, (player, player), Budget(seed=seed))


@each_row("rules", rule_set_names(close=True))
@each_row("seed", [5, 6])
def test_a_game_ends_with_the_first_who_reaches_the_target(rules: str, seed: int) -> None:
    played = game(rules, seed=seed)
    won = [0, 0]
    carry = 0
    for deal in played:
        assert max(won) < rule_set(rules).game_target
        assert deal.fixture.game is not None
        assert deal.fixture.game.won == tuple(won)
        winner = deal.outcome.winner
        if winner is None:
            carry += rule_set(rules).end_draw_carry == "plus-1"
        else:
            won[winner] += deal.outcome.game_points + carry
            carry = 0
    assert max(won) >= rule_set(rules).game_target
    assert played[-1].won == tuple(won)


def test_the_players_are_told_the_score_of_their_game() -> None:
    listener = Listener()
    played = play_game(rule_set("house-66"), 1, (listener, RandomPlayer()), Budget(seed=5))
    before = [deal.fixture.game for deal in played]
    assert listener.told == [(state.won, state.carry) for state in before if state is not None]
    assert len(listener.seeds) == len(played) > 1


def test_the_same_deals_come_in_the_same_order_with_the_seats_changed() -> None:
    rules, budget = rule_set("schnapsen"), Budget(seed=5)
    players = RandomPlayer(), player_named("simple", rules)
    first, second = (play_game(rules, 1, seats, budget) for seats in (players, players[::-1]))
    both = list(zip(first, second, strict=False))
    assert len(both) > 2
    for mine, mirrored in both:
        assert mine.fixture.code == mirrored.fixture.code
        assert mine.fixture.dealer is mirrored.fixture.dealer  # they deal in turn
    assert len({deal.fixture.code for deal in first}) == len(first)


def test_a_game_follows_from_its_number_and_seed() -> None:
    assert [deal.moves for deal in game("german-66")] == [deal.moves for deal in game("german-66")]
    codes = {
        game("german-66", number, seed=seed)[0].fixture.code for number in (1, 2) for seed in (5, 6)
    }
    assert len(codes) == 4
    assert game("german-66", 1)[0].fixture.dealer is Seat.A
    assert game("german-66", 2)[0].fixture.dealer is Seat.B
