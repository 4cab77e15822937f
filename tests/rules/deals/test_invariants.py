"""What always holds: rules.md 3.9 and many.md 9, on every rule set and on random ones."""

import pickle
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.cards import beats
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.moves import IllegalMoveError
from sixtysix_gui.rules.seats import BOTH, opposite
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.deals.engine import EVERY_MOVE
from tests.helpers.deals.rule_mixtures import CHANGED, MIXED, SEEDS
from tests.helpers.deals.trick_games import GAMES
from tests.helpers.rows import each_row
from tools.random_deals.checks import check_cards, check_end, check_state
from tools.random_deals.play import states_of


def check_sizes(deal: Deal) -> None:
    """Hands equal but inside a trick, full while the talon is open, the talon even at a lead."""
    sizes = [len(hand) for hand in deal.hands]
    assert (deal.led is not None) or deal.phase is not Phase.FOLLOW
    if deal.led is not None:
        assert sizes[opposite(deal.leader)] == sizes[deal.leader] + 1
        return
    assert sizes[0] == sizes[1]
    if deal.status is TalonStatus.OPEN and deal.phase is Phase.LEAD:
        rules = deal.rules
        assert sizes[0] == rules.deck_hand
        left = rules.deck_pack - 2 * rules.deck_hand - 2 * (deal.trick_number - 1)
        assert deal.talon_size == len(deal.undealt) == left >= 2
    if deal.phase is Phase.PRE_DRAW:
        assert sizes[0] == deal.rules.deck_hand - 1
        assert deal.status is TalonStatus.OPEN


def check_numbers(deal: Deal) -> None:
    """Tricks, and marriages that count for a player who has one."""
    assert sum(deal.tricks) == len(deal.won) == deal.trick_number - 1
    assert [trick.number for trick in deal.won] == list(range(1, deal.trick_number))
    assert len(deal.won) <= deal.rules.deck_pack // 2
    leaders = [opposite(deal.dealer), *(trick.winner for trick in deal.won)]
    assert [trick.leader for trick in deal.won] == leaders[: len(deal.won)]
    for trick in deal.won:
        taken = beats(trick.reply, trick.led, deal.trump_suit)
        assert trick.winner is (opposite(trick.leader) if taken else trick.leader)
    for seat in BOTH:
        melded = sum(marriage.points for marriage in deal.marriages if marriage.seat is seat)
        assert deal.card_points[seat].melded == melded
    leads = [(marriage.seat, marriage.trick) for marriage in deal.marriages]
    assert len(leads) == len(set(leads))
    assert (deal.status is TalonStatus.EXHAUSTED) == (not deal.undealt)
    assert (deal.close is not None) == (deal.status is TalonStatus.CLOSED)


def check_closing_end(deal: Deal) -> None:
    """The end of a deal, in particular one whose cards were all played."""
    outcome = deal.outcome
    assert outcome is not None
    assert deal.legal_moves() == ()
    assert outcome.game_points in ({0} if outcome.winner is None else {1, 2, 3})
    if deal.hands[0] or outcome.end.claimant is not None:
        return
    bonus = [earned.bonus for earned in deal.card_points]
    if deal.close is None:
        assert len(deal.won) == deal.rules.deck_pack // 2
        assert sum(earned.captured for earned in deal.card_points) == 120
        ten = 10 if deal.rules.end_last_trick == "bonus-10" else 0
        valid = sum(earned.melded for earned in deal.card_points if earned.tricks)
        assert (sum(bonus), sum(outcome.totals)) == (ten, 120 + ten + valid)
    else:
        hand = deal.rules.deck_hand - (1 if deal.close.before_draw else 0)
        assert len(deal.won) == deal.close.trick - 1 + hand
        assert bonus == [0, 0]
        assert outcome.winner is not None


def check_step(before: Deal, after: Deal) -> None:
    """What a move may not change."""
    assert (before.dealer, before.rules) == (after.dealer, after.rules)
    assert before.close in (None, after.close)
    assert before.exchange in (None, after.exchange)
    assert after.won[: len(before.won)] == before.won
    assert after.marriages[: len(before.marriages)] == before.marriages
    tricks = zip(before.tricks, after.tricks, strict=True)
    assert all(earlier <= later for earlier, later in tricks)
    assert not after.rules.turns_up or before.trump is after.trump


def check_deal(rules: Rules, seed: int) -> None:
    deals = list(states_of(rules, seed))
    for before, after in pairwise((None, *deals)):
        assert after is not None
        if before is not None:
            check_step(before, after)
        if rules.close:
            check_cards(after)
            check_sizes(after)
            check_numbers(after)
        else:
            check_state(after, before)
    (check_closing_end if rules.close else check_end)(deals[-1])


HELD: list[tuple[str, dict[str, object]]] = [
    *((name, {}) for name in rule_set_names()),
    ("idiots-66", {"end.slam": 100, "meld.when_exhausted": True}),
    ("bauernschnapsen", {"contracts.ace_lowest": True}),
]


@pytest.mark.parametrize(("name", "options"), HELD, ids=str)
@given(seed=SEEDS)
def test_what_always_holds(name: str, options: dict[str, object], seed: int) -> None:
    check_deal(rule_set(name, options), seed)


@given(rules=MIXED, seeds=st.lists(SEEDS, min_size=4, max_size=4))
def test_it_holds_where_the_talon_can_be_closed(rules: Rules, seeds: list[int]) -> None:
    for seed in seeds:
        check_deal(rules, seed)


@given(rules=CHANGED, seed=SEEDS)
def test_deals_are_values(rules: Rules, seed: int) -> None:
    first, second = list(states_of(rules, seed)), list(states_of(rules, seed))
    assert first == second
    assert [hash(deal) for deal in first] == [hash(deal) for deal in second]
    assert pickle.loads(pickle.dumps(first)) == first
    with pytest.raises(AttributeError):
        first[0].trick_number = 2  # pyright: ignore[reportAttributeAccessIssue]


@each_row("name", ["german-66", *GAMES])
def test_a_refused_move_changes_nothing(name: str) -> None:
    for deal in states_of(rule_set(name), 7):
        copy = pickle.loads(pickle.dumps(deal))
        for move in EVERY_MOVE:
            if move not in deal.legal_moves():
                with pytest.raises(IllegalMoveError):
                    deal.apply(move)
        assert deal == copy


def test_random_play_meets_everything() -> None:
    """Otherwise the tests above would prove little."""
    ends = [list(states_of(rule_set(), number))[-1] for number in range(200)]
    assert any(deal.exchange for deal in ends)
    assert any(deal.marriages for deal in ends)
    closes = [deal.close and deal.close.before_draw for deal in ends]
    assert set(closes) == {None, False, True}
    assert any(deal.close is None and not deal.hands[0] for deal in ends)
