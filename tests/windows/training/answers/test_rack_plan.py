"""Where the cards of a rack lie: expected values are those of the design."""

import pytest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.windows.training.answers.rack_cards import rack_plan

WITHOUT_HAND = "AC TC KC JC AS TS KS JS 9S TH KH QH JH 9H AD KD JD 9D"
"""The cards of picture 07."""


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, codes.split()))


def test_a_rack_has_two_rows_as_in_the_picture() -> None:
    plan = rack_plan(cards(WITHOUT_HAND)[::-1], 16.0, 800.0)
    assert plan.rows == (cards("AC TC KC JC AS TS KS JS 9S"), cards("TH KH QH JH 9H AD KD JD 9D"))
    first, second, other_suit = (plan.places[card] for card in cards("AC TC AS"))
    assert (first.width(), first.height()) == (2.75 * 16, 3.55 * 16)
    assert second.left() - first.right() == pytest.approx(0.28 * 16)
    assert other_suit.left() - plan.places[cards("JC")[0]].right() == pytest.approx(0.7 * 16)
    assert plan.size.width() == pytest.approx((9 * 2.75 + 7 * 0.28 + 0.7) * 16)


@pytest.mark.parametrize(("most", "rows"), [(800.0, 2), (428.0, 2), (427.0, 3), (310.0, 3)])
def test_a_rack_takes_another_row_where_it_would_be_wider_than_the_table(
    most: float, rows: int
) -> None:
    plan = rack_plan(cards(WITHOUT_HAND), 15.6, most)
    assert len(plan.rows) == rows
    assert plan.size.width() <= most


@pytest.mark.parametrize("most", [200.0, 300.0, 640.0])
@pytest.mark.parametrize("name", ["german-66", "schnapsen"])
def test_no_card_is_too_small_for_a_finger_and_none_lies_on_another(name: str, most: float) -> None:
    plan = rack_plan(rule_set(name).pack, 12.0, most)
    places = list(plan.places.values())
    assert len(places) == len(rule_set(name).pack)
    assert all(place.width() >= 36 and place.height() >= 44 for place in places)
    assert not any(a.intersects(b) for n, a in enumerate(places) for b in places[:n])


def test_arrows_lead_through_the_rows() -> None:
    plan = rack_plan(cards(WITHOUT_HAND), 16.0, 800.0)
    (ace, last, low, below) = cards("AC 9S TH JH")
    assert plan.beside(ace, -1) == ace
    assert plan.beside(last, 1) == low
    assert plan.above(ace, -1) == low
    assert plan.above(ace, 1) == ace
    assert plan.above(below, 1) == cards("JC")[0]
