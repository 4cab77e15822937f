import random
from collections.abc import Iterator
from functools import cache

import pytest

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.settings_values import Counting
from sixtysix_gui.training.counting import (
    About,
    CountingMoment,
    CountingPlan,
    CountingQuestion,
    PlacedCard,
    Points,
    Round,
    Where,
    hand_question,
    mark_of,
    mistaken,
    moment_of,
    plan_for,
    points_question,
    round_for,
    suit_question,
)
from sixtysix_gui.training.kept.answers import CountMark
from tests.helpers.deals.random_deals import states_of
from tests.helpers.naive import counting as naive
from tests.helpers.players.player_moments import dealt_otherwise
from tests.helpers.rows import each_row

RULES = ("german-66", "schnapsen", "santase", "house-66")
EVERY: Counting = "every_deal"
DEALS = range(12)


@cache
def turns() -> list[tuple[int, Deal, View]]:
    """All turns of random deals, with the number of their deal."""
    return [
        (100 * place + number, state, state.view(state.to_act))
        for place, name in enumerate(RULES)
        for number in DEALS
        for state in states_of(rule_set(name), number)
        if state.phase in (Phase.LEAD, Phase.FOLLOW)
    ]


def rounds(often: Counting, *, is_practice: bool = False) -> Iterator[tuple[Deal, View, Round]]:
    """What is asked of either seat in the random deals, as if each were asked alone."""
    before: dict[tuple[int, int], list[Round]] = {}
    for number, state, view in turns():
        plan = plan_for(f"deal {number}", often)
        earlier = before.setdefault((number, view.seat), [])
        found = plan and round_for(view, plan, earlier, is_practice=is_practice)
        if found:
            earlier.append(found)
            yield state, view, found


def test_points_are_what_is_counted_card_by_card() -> None:
    for _, state, view in turns():
        for about, seat in ((About.OWN, view.seat), (About.OTHER, opposite(view.seat))):
            question = points_question(view, about)
            if question is not None:
                assert question.right == naive.card_points_of(state, seat)


def test_points_of_three_digits_are_not_asked_for() -> None:
    """A paper takes two digits."""
    totals = {
        naive.card_points_of(state, seat): points_question(view, about)
        for _, state, view in turns()
        for about, seat in ((About.OWN, view.seat), (About.OTHER, opposite(view.seat)))
    }
    assert max(totals) > 99
    assert [total for total, question in totals.items() if total > 99 and question] == []


def test_cards_of_a_suit_are_those_that_the_seat_does_not_see() -> None:
    for _, state, view in turns():
        for suit in Suit:
            question = suit_question(view, About.SUIT, suit)
            assert question.right == naive.still_out(state, view.seat, suit)


def test_every_card_that_fell_is_told_by_its_trick() -> None:
    for _, state, view in turns():
        places = suit_question(view, About.TRUMPS, view.trump_suit).places
        for place in places:
            expected = naive.tricks_with(state, place.card)
            assert ([place.trick] if place.where is Where.FELL else []) == expected


def test_the_other_hand_is_asked_for_where_it_is_known_and_is_that_hand() -> None:
    asked = 0
    for _, state, view in turns():
        question = hand_question(view)
        if question is not None:
            asked += 1
            assert question.right == set(state.hands[opposite(view.seat)])
            assert not set(question.offered) & {*view.hand, *(play.card for play in view.table)}
        elif not view.talon_size:
            pytest.fail("with the talon used up every hand is known")
    assert asked


def test_what_is_hidden_changes_neither_question_nor_answer() -> None:
    plan = plan_for("a deal", EVERY)
    assert plan is not None
    for number, _, view in turns()[::3]:
        other = dealt_otherwise(view, number)
        assert round_for(view, plan, ()) == round_for(other, plan, ())


def test_a_question_comes_at_the_beginning_of_a_turn_after_two_tricks() -> None:
    for _, view, found in rounds(EVERY):
        assert view.my_turn
        assert len(view.won) >= 2
        assert view.melded_suit is None
        assert found.trick == len(view.won) + 1


def test_nothing_is_asked_twice_within_three_tricks_and_the_hand_once() -> None:
    last: dict[tuple[int, int], Round] = {}
    for number, _, view in turns():
        plan = plan_for(f"deal {number}", EVERY)
        assert plan is not None
        key = (number, view.seat)
        earlier = (last[key],) if key in last else ()
        found = round_for(view, plan, earlier)
        if found is not None and earlier:
            assert found.trick - earlier[0].trick >= 3
        if found is not None:
            last[key] = found


def test_with_out_at_hand_only_every_deal_and_practice_ask() -> None:
    def out_at_hand(often: Counting, *, is_practice: bool = False) -> int:
        return sum(
            GO_OUT in view.legal_moves and naive.card_points_of(state, view.seat) >= 66
            for state, view, _ in rounds(often, is_practice=is_practice)
        )

    assert out_at_hand("now_and_then") == 0
    assert out_at_hand("now_and_then", is_practice=True) > 0
    assert out_at_hand(EVERY) > 0


def test_before_out_the_own_points_are_asked() -> None:
    found = [each for _, _, each in rounds(EVERY) if each.moment is CountingMoment.OUT]
    assert found
    assert {question.about for each in found for question in each.questions} == {About.OWN}


def test_at_the_talons_end_the_other_hand_is_asked_first() -> None:
    found = 0
    for _, state, view in turns():
        if (
            moment_of(view) is CountingMoment.TALON_END
            and len(state.hands[opposite(view.seat)]) > 1
        ):
            asked = round_for(view, CountingPlan("a deal", EVERY, 2, 3), ())
            assert asked is not None
            assert [question.about for question in asked.questions] == [About.HAND]
            found += 1
    assert found


def test_every_kind_of_question_comes() -> None:
    found = {question.about for _, _, each in rounds(EVERY) for question in each.questions}
    assert found == set(About)


def test_what_the_table_shows_is_not_asked() -> None:
    plan = plan_for("a deal", EVERY)
    assert plan is not None
    shown = (About.OWN, About.OTHER)
    for _, _, view in turns()[::4]:
        found = round_for(view, plan, (), shown=shown)
        if found is not None:
            assert not any(question.about in shown for question in found.questions)


def test_a_close_is_weighed_only_on_the_first_lead() -> None:
    seen: set[tuple[int, int]] = set()
    for number, _, view in turns():
        if moment_of(view) is CountingMoment.CLOSE and view.table == ():
            key = (number, view.seat)
            first = [trick for trick in view.won[2:] if trick.leader is view.seat]
            assert not first
            seen.add(key)
    assert seen


def test_games_of_several_have_no_questions() -> None:
    for name in ("three-66", "four-66"):
        for state in states_of(rule_set(name), 1):
            if not state.is_over:
                assert moment_of(state.view(state.to_act)) is None


def test_a_third_of_the_deals_has_questions_now_and_then() -> None:
    names = [f"game {number}" for number in range(3000)]
    plans = [plan_for(name, "now_and_then") for name in names]
    share = sum(plan is not None for plan in plans) / len(plans)
    assert abs(share - 1 / 3) < 0.03
    assert plans == [plan_for(name, "now_and_then") for name in names]
    assert all(plan_for(name, EVERY) for name in names)
    assert plan_for("game", "off") is None


def test_now_and_then_asks_once_in_a_deal() -> None:
    asked: dict[int, int] = {}
    for state, _, _ in rounds("now_and_then", is_practice=True):
        key = hash((state.rules.name, state.dealer, state.won[0]))
        asked[key] = asked.get(key, 0) + 1
    assert max(asked.values()) <= 2  # both seats are asked here


CARDS = tuple(Card.parse(code) for code in ("AC", "TC", "KC", "QC"))
CLUBS = CountingQuestion(
    About.TRUMPS,
    Suit.CLUBS,
    places=(
        PlacedCard(CARDS[0], Where.OUT),
        PlacedCard(CARDS[1], Where.FELL, 2),
        PlacedCard(CARDS[2], Where.HAND),
        PlacedCard(CARDS[3], Where.OUT),
    ),
)
OWN = CountingQuestion(About.OWN, points=Points((4,), 20, 1))


@each_row(
    "question, reply, mark",
    [
        (OWN, 24, CountMark.RIGHT),
        (OWN, 27, CountMark.NEARLY),
        (OWN, 21, CountMark.NEARLY),
        (OWN, 28, CountMark.WRONG),
        (OWN, 20, CountMark.WRONG),
        (OWN, None, CountMark.WRONG),
        (CLUBS, frozenset({CARDS[0], CARDS[3]}), CountMark.RIGHT),
        (CLUBS, frozenset({CARDS[0]}), CountMark.WRONG),
        (CLUBS, frozenset[Card](), CountMark.WRONG),
        (CLUBS, None, CountMark.WRONG),
    ],
)
def test_marks(
    question: CountingQuestion, reply: int | frozenset[Card] | None, mark: CountMark
) -> None:
    assert mark_of(question, reply) is mark


def test_missed_and_wrong_cards_are_told() -> None:
    found = mistaken(CLUBS, frozenset({CARDS[0], CARDS[1]}))
    assert [place.card for place in found] == [CARDS[1], CARDS[3]]
    assert mistaken(OWN, 3) == ()


def test_dice_are_those_of_the_deal_alone() -> None:
    plan = plan_for("a deal", EVERY)
    assert plan is not None
    view = next(view for _, _, view in turns() if round_for(view, plan, ()))
    random.seed(1)
    first = round_for(view, plan, ())
    random.seed(2)
    assert round_for(view, plan, ()) == first
