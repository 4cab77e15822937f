"""A view of three and four hands holds what its seat may know, and not a trace of anything else."""

import io
import pickle
import random
from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import PLAY_CARD
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.trick_games import GAMES, move_of, rules_for
from tools.random_deals.options import random_rules
from tools.random_deals.play import states_of

SEEDS = st.integers(0, 2**32)
STRIDE = 3
"""Views are compared at every third state of a deal, each time others, to save time."""


@given(seed=SEEDS)
def test_nobody_counts_the_widow_before_the_end(seed: int) -> None:
    for deal in states_of(rules_for("cutthroat-66", {}), seed):
        captured = sum(card.points for trick in deal.won for card in trick.cards)
        widow = sum(card.points for card in deal.undealt)
        for seat in deal.rules.seats:
            counted = sum(earned.captured for earned in deal.view(seat).card_points)
            assert counted == (captured + widow if deal.won and deal.is_over else captured)


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES)
@given(seed=SEEDS)
def test_a_view_shows_nothing_that_its_seat_could_not_know(game: str, seed: int) -> None:
    chance = random.Random(seed)
    rules = rules_for(game, {}) if seed % 2 else random_rules(game, seed)
    for deal in islice(states_of(rules, seed), seed % STRIDE, None, STRIDE):
        for seat in deal.rules.seats:
            other = with_widow(deal, permuted(deal, seat, chance))
            view, twin = deal.view(seat), other.view(seat)
            assert view == twin
            assert written(view) == written(twin)
            assert view.hand == deal.hands[seat]
            assert bool(view.legal_moves) == (seat is deal.to_act and not deal.is_over)


def with_widow(deal: Deal, other: Deal) -> Deal:
    """Let the winner of the first trick have the points of the widow as it is dealt now."""
    if not (deal.rules.has_widow and deal.won) or deal.is_over:
        return other
    more = sum(card.points for card in other.undealt) - sum(card.points for card in deal.undealt)
    card_points = list(deal.card_points)
    winner = deal.won[0].winner
    card_points[winner] = replace(card_points[winner], captured=card_points[winner].captured + more)
    return other.changed(card_points=tuple(card_points))


def written(view: View) -> bytes:
    """The view in bytes; "fast" leaves out which equal objects in it are one and the same."""
    stream = io.BytesIO()
    pickler = pickle.Pickler(stream)
    pickler.fast = True
    pickler.dump(view)
    return stream.getvalue()


def permuted(deal: Deal, seat: Seat, chance: random.Random) -> Deal:
    """The same deal with all cards dealt anew whose place a seat does not know."""
    view = deal.view(seat)
    kept = [deal.hands[one] if one is seat else view.known[one] for one in deal.rules.seats]
    hidden = list((Counter(deal.rules.pack) - Counter(public_cards(view, kept))).elements())
    chance.shuffle(hidden)
    hands: list[tuple[Card, ...]] = []
    for hand, seen in zip(deal.hands, kept, strict=True):
        missing = len(hand) - len(seen)
        hands.append((*seen, *hidden[:missing]))
        del hidden[:missing]
    table = deal.table
    if view.face_down:
        # Everybody knows that what was led face down is no trump: else it would lie open.
        hidden.sort(key=lambda card: card.suit is not deal.trump)
        table = tuple(
            Play(laid.seat, hidden.pop() if laid.card is None else laid.card)
            for laid in view.face_down
        )
    turn_up = () if view.turn_up is None else (view.turn_up,)
    return deal.changed(hands=tuple(hands), table=table, undealt=(*hidden, *turn_up))


def public_cards(view: View, kept: list[tuple[Card, ...]]) -> list[Card]:
    """All cards whose place a seat knows, twice where it knows both."""
    cards = [card for hand in kept for card in hand]
    cards += [card for trick in view.won for card in trick.cards]
    cards += [play.card for play in view.table]
    cards += [laid.card for laid in view.face_down if laid.card is not None]
    return cards + ([] if view.turn_up is None else [view.turn_up])


@given(seed=SEEDS)
def test_what_everybody_has_seen_in_a_hand(seed: int) -> None:
    for deal in states_of(rules_for("four-66", {}), seed):
        view = deal.view(Seat.A)
        for seat in deal.rules.seats:
            pairs = {
                code + marriage.suit.letter
                for marriage in deal.marriages
                if marriage.seat is seat
                for code in "KQ"
            }
            cut = {deal.faced.code} if deal.faced and seat is deal.dealer else set[str]()
            seen = {card.code for card in deal.hands[seat]} & (pairs | cut)
            assert {card.code for card in view.known[seat]} == seen


def test_the_faced_card_is_known_in_the_hand_of_forehand() -> None:
    for seed in range(8):
        deal = next(states_of(rules_for("three-66", {}), seed))
        assert deal.view(Seat.B).known == ((), (), ())
        deal, _ = deal.apply(move_of("turn"))
        assert deal.faced is not None
        assert deal.view(Seat.B).known[deal.to_act] == (deal.faced,)
        deal, _ = deal.apply(PLAY_CARD[deal.faced])
        assert deal.view(Seat.B).known == ((), (), ())


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_not_to_act_is_told_so(game: str) -> None:
    deal = next(states_of(rules_for(game, {}), 1))
    for seat in deal.rules.seats:
        moves = deal.legal_moves()
        allowed = [deal.view(seat).why_illegal(move) is None for move in moves]
        assert all(allowed) if seat is deal.to_act else not any(allowed)
        assert deal.view(seat).my_turn == (seat is deal.to_act)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_knows_how_the_game_stands(game: str) -> None:
    rules = rules_for(game, {})
    won = tuple(range(1, len(rules.parties) + 1))
    standing = Game(rules, Seat.B, won, carry=2, decided=3)
    deal = next(states_of(rules, 1))
    for seat in rules.seats:
        view = deal.view_in(standing, seat)
        assert (view.score, view.carry, view.decided) == (won, 2, 3)
        assert replace(view, score=deal.view(seat).score, carry=0, decided=0) == deal.view(seat)
