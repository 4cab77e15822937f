"""The rule-of-thumb player: sensible, and blind to what is hidden."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import starmap

import pytest

from sixtysix_gui.ai.matches.playing import PlayedDeal, fixture_of, play_deal
from sixtysix_gui.ai.player import Budget, NothingToDecideError
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.seeded_deals import play_on, seeded_deal
from tests.helpers.rows import each_row
from tools.coach.referees.choosing import RULES
from tools.coach.referees.thumb.deal import Deal as ThumbDeal
from tools.coach.referees.thumb.deal import strict_replies
from tools.coach.referees.thumb.endings import EndingTable
from tools.coach.referees.thumb.hands import Unseen, deal_seen
from tools.coach.referees.thumb.player import ThumbPlayer
from tools.coach.referees.thumb.terms import (
    UnsupportedRulesError,
    mask_of,
    move_of,
    number_of,
    place_of,
    places_in,
    terms_for,
)

PLAYER = ThumbPlayer()


@each_row("rules", RULES)
def test_he_beats_chance_by_far(rules: str) -> None:
    assert sum(starmap(points, played(rules, "random", 10))) > 20


def test_he_wins_four_closes_of_five() -> None:
    """Against a player who knows how to defend."""
    deals = [deal for rules in RULES for deal in played(rules, "simple", 15)]
    closed = [each for each in deals if own_close(*each)]
    assert len(closed) > 20
    assert sum(points(*each) > 0 for each in closed) >= 0.8 * len(closed)


def played(rules: str, other: str, pairs: int) -> Iterator[tuple[Seat, PlayedDeal]]:
    """Mirrored deals of the player against another, with his seat."""
    players = PLAYER, player_named(other, rule_set())
    for number in range(1, pairs + 1):
        fixture = fixture_of(rule_set(rules), number, 1)
        for seat in BOTH:
            seated = players if seat is Seat.A else players[::-1]
            yield seat, play_deal(rule_set(rules), fixture, seated, Budget(seed=1))


def points(seat: Seat, deal: PlayedDeal) -> int:
    """The game points of the player, minus when lost."""
    return points_for(deal.outcome, seat)


def own_close(seat: Seat, deal: PlayedDeal) -> bool:
    close = deal.outcome.end.close
    return close is not None and close.seat is seat


@each_row("rules", RULES)
def test_hidden_cards_do_not_enter_and_66_is_claimed(rules: str) -> None:
    chance = random.Random(rules)

    def visit(state: Deal) -> None:
        view = state.view(state.to_act)
        choice = PLAYER.choose(view, Budget(seed=3), bool).move
        assert choice in view.legal_moves
        other = shuffled(state, chance)
        assert PLAYER.choose(other.view(state.to_act), Budget(seed=3), bool).move == choice
        if GO_OUT in view.legal_moves and state.close is None:
            assert (choice == GO_OUT) is (state.total(state.to_act) >= TARGET)

    for number in range(4):
        play_on(seeded_deal(rule_set(rules), number), (PLAYER, PLAYER), Budget(seed=3), visit)


def test_who_is_not_to_act_is_not_asked() -> None:
    state = seeded_deal(rule_set("german-66"), 1)
    with pytest.raises(NothingToDecideError):
        PLAYER.choose(state.view(opposite(state.to_act)), Budget(), bool)


def test_every_hand_is_dealt_equally_often() -> None:
    unseen = Unseen(known=1, possible=(3, 5, 9, 12), talon_only=1 << 20, missing=2)
    chance = random.Random(1)
    hands = Counter(unseen.hand(chance) for _ in range(3_000))
    assert set(hands) == set(unseen.hands(6, chance))
    assert len(hands) == 6
    assert all(400 < count < 600 for count in hands.values())
    hand = next(iter(hands))
    talon = sum(1 << place for place in unseen.talon(hand, chance))
    assert talon & hand == 0
    assert places_in(talon | hand) == [0, 3, 5, 9, 12, 20]


def test_a_reply_behind_a_close_denies_what_it_proves() -> None:
    """The other cannot hold what he would have had to play."""
    cards = {code: place_of(Card.parse(code)) for code in ("KH", "TH", "AH", "9H", "JC", "QD")}
    hand = sum(1 << cards[code] for code in ("AH", "9H", "JC"))
    assert places_in(strict_replies(hand, cards["KH"], 0)) == [cards["AH"]]
    assert places_in(strict_replies(hand, cards["QD"], 0)) == [cards["JC"]]
    for number in range(60):
        state = seeded_deal(rule_set("schnapsen"), number)
        while not state.is_over:
            view = state.view(state.to_act)
            _, unseen = deal_seen(view)
            hand = mask_of(state.hands[opposite(state.to_act)])
            possible = sum(1 << place for place in unseen.possible)
            assert hand & ~(possible | unseen.known) == 0
            moves = [move for move in state.legal_moves() if move != GO_OUT]
            state, _ = state.apply(random.Random(number).choice(moves or list(state.legal_moves())))


def shuffled(state: Deal, chance: random.Random) -> Deal:
    """The same deal for the seat to act, with other hidden cards that are no contradiction."""
    if state.close is not None or not state.undealt:
        return state
    other = opposite(state.to_act)
    fixed = [card for card in state.hands[other] if card in state.known[other]]
    loose = [card for card in state.hands[other] if card not in fixed]
    hidden = [*loose, *state.undealt[:-1]]
    chance.shuffle(hidden)
    hand = (*fixed, *hidden[: len(loose)])
    talon = (*hidden[len(loose) :], state.undealt[-1])
    hands = (state.hand, hand) if state.to_act == 0 else (hand, state.hand)
    return state.changed(hands=hands, undealt=talon)


# The referee's own engine and solver, beside the rules and the program's solver.


PUBLIC = (
    *("talon", "phase", "status", "to_act", "led", "captured", "melded", "tricks", "suit"),
    *("bound", "closer", "close_points", "close_tricks", "played", "hands", "denied"),
)


@each_row("rules", [*RULES, "schnapsen-sharp"])
def test_every_move_is_as_in_the_rules(rules: str) -> None:
    """Claims are random, too: a false one must cost the same."""
    for number in range(40):
        chance = random.Random(number)
        state = seeded_deal(rule_set(rules), number)
        deal = same(state)
        while state.outcome is None:
            legal = [number_of(move) for move in state.legal_moves()]
            false = state.total(state.to_act) < 66 and GO_OUT in state.legal_moves()
            sensible = [move for move in legal if not false or move != number_of(GO_OUT)]
            assert sorted(deal.moves()) == sorted(sensible)
            move = chance.choice(legal if chance.random() < 0.2 else sensible)
            state, _ = state.apply(move_of(move))
            deal.make(move)
            if state.outcome is None:
                fresh = same(state)
                assert [getattr(deal, name) for name in PUBLIC] == [
                    getattr(fresh, name) for name in PUBLIC
                ]
                known = [shown & hand for shown, hand in zip(deal.shown, deal.hands, strict=True)]
                assert known == [mask_of(cards) for cards in state.view(state.to_act).known]
                denied = zip(deal.denied, deal.hands, strict=True)
                assert not any(cards & hand for cards, hand in denied)
        assert deal.value == points_for(state.outcome, Seat.A)


@each_row("rules", RULES)
def test_endings_are_worth_what_the_other_solver_finds(rules: str) -> None:
    found = 0
    table = EndingTable()
    for state in endings(rules, 40):
        solver = ExactSolver(state.rules, state.trump_suit, lambda: False)
        assert table.worth(same(state), state.to_act) == solver.value(state, state.to_act)
        found += 1
    assert found > 200


def test_rules_that_differ_too_much_are_refused() -> None:
    with pytest.raises(UnsupportedRulesError, match=r"cannot play house-66: strict\.head differs"):
        terms_for(rule_set("house-66"))
    with pytest.raises(UnsupportedRulesError, match=r"close\.defender_points"):
        terms_for(rule_set("schnapsen-bar"))


def endings(rules: str, deals: int) -> Iterator[Deal]:
    """Random positions in which no one draws any more."""
    for number in range(deals):
        chance = random.Random(number)
        state = seeded_deal(rule_set(rules), number)
        while not state.is_over:
            if state.status is not TalonStatus.OPEN:
                yield state
            claims = state.total(state.to_act) >= 66
            moves = [move for move in state.legal_moves() if claims or move != GO_OUT]
            state, _ = state.apply(chance.choice(moves))


def same(state: Deal) -> ThumbDeal:
    """The whole deal in the referee's own numbers."""
    hidden = mask_of(state.hands[opposite(state.to_act)])
    return ThumbDeal(state.view(state.to_act), hidden, [place_of(card) for card in state.undealt])
