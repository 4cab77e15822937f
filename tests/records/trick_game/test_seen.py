"""What a seat has seen of a deal is enough for its view (docs/engine.md)."""

import random

import pytest

from sixtysix_gui.records import DealRecord
from sixtysix_gui.records.trick_game.replay import TrickReplay, replay_tricks
from sixtysix_gui.records.trick_game.seen import (
    seen_tricks_by,
    view_of_seen_tricks,
)
from sixtysix_gui.rules.moves import GO_OUT, CallContract, Meld, Move
from sixtysix_gui.rules.registry import TRICK_GAMES
from sixtysix_gui.rules.trick_game.deal import TrickDeal

GAMES = TRICK_GAMES.names()


def random_replay(game: str, seed: int) -> TrickReplay:
    """A whole deal: marriages often, calls and claims seldom."""
    chance = random.Random(seed)
    rules = TRICK_GAMES.rules(game)
    pack = list(rules.pack)
    chance.shuffle(pack)
    deal = TrickDeal.start(rules, pack, chance.choice(rules.seats))
    start, moves = deal, list[Move]()
    while not deal.is_over:
        legal = deal.legal_moves()
        weights = [weight(move) for move in legal]
        moves.append(chance.choices(legal, weights)[0])
        deal, _ = deal.apply(moves[-1])
    return replay_tricks(DealRecord(rules, tuple(pack), start.dealer, tuple(moves)))


def weight(move: Move) -> float:
    if isinstance(move, Meld):
        return 8
    return 0.2 if isinstance(move, CallContract) or move == GO_OUT else 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_the_view_is_that_of_the_whole_deal(game: str, seed: int) -> None:
    whole = random_replay(game, seed)
    for count in range(len(whole.states) - 1):
        part = TrickReplay(whole.record, whole.states[: count + 1], whole.events[:count])
        for seat in part.record.rules.seats:
            seen = seen_tricks_by(part, seat)
            assert view_of_seen_tricks(seen) == part.state.view(seat), seen.tokens
