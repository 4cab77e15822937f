"""Whole games of random moves, of every rule set and of a toy game."""

import random
from collections.abc import Iterator

import pytest

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import DealEnded
from sixtysix_gui.rules.moves import Bid
from sixtysix_gui.rules.scoring.game import Game, is_game_over, winner_of
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.deals.toy_three import NAME, toy_game

BIDDERS_OUT = ("na-66", "cutthroat-66")
"""The games which a bidder at the target wins, whatever the others have."""


@pytest.fixture(params=(*rule_set_names(), NAME))
def rules(request: pytest.FixtureRequest) -> Iterator[Rules]:
    if request.param == NAME:
        with toy_game() as toy:
            yield toy
    else:
        yield rule_set(request.param)


def play_out(game: Game, seed: object) -> Deal:
    """A random deal in which no one bids more than one, or games would go on for ever."""
    source = random.Random(f"{game.rules.name} {seed}")
    pack = list(game.rules.pack)
    source.shuffle(pack)
    deal = Deal.start(game.rules, pack, game.dealer)
    assert deal.opening_events()
    while not deal.is_over:
        moves = deal.view_in(game, deal.to_act).legal_moves
        deal, events = deal.apply(
            source.choice([move for move in moves if not isinstance(move, Bid) or move.ticks < 2])
        )
        ends = [event.outcome for event in events if isinstance(event, DealEnded)]
        assert ends == ([deal.outcome] if deal.is_over else [])
    return deal


@pytest.mark.parametrize("seed", range(3))
def test_a_game_goes_from_its_first_deal_to_a_winner(rules: Rules, seed: int) -> None:
    game = Game.first(rules, Seat.A)
    assert (game.deals, game.is_over, game.winners) == (0, False, ())
    while not game.is_over:
        deal = play_out(game, seed * 1000 + game.deals)
        assert deal.outcome is not None
        assert (deal.outcome.totals, deal.outcome.tricks) == (deal.totals, deal.tricks)
        before, game = game, game.after(deal.outcome)
        assert game.deals == before.deals + 1
        gained = [now - then for now, then in zip(game.won, before.won, strict=True)]
        assert all(now >= points for now, points in zip(gained, deal.outcome.points, strict=True))
    assert game.winners
    assert is_game_over(game, "game")
    assert winner_of(game, "game") == (game.winners[0] if len(game.winners) == 1 else None)
    if rules.name not in BIDDERS_OUT:
        assert max(game.won) in [game.won[party] for party in game.winners]
