"""A copy of a deal with some fields changed."""

from dataclasses import replace

import pytest

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.named import rule_set, rule_set_names


@pytest.mark.parametrize("name", rule_set_names())
def test_a_copy_is_that_of_the_standard_library(name: str) -> None:
    rules = rule_set(name)
    deal = Deal.start(rules, rules.pack, Seat.A)
    assert deal.changed(trick_number=3, undealt=()) == replace(deal, trick_number=3, undealt=())
    assert deal == Deal.start(rules, rules.pack, Seat.A)
    seen = deal.view(Seat.B)
    assert seen.changed(carry=1) == replace(seen, carry=1)


def test_a_field_that_a_deal_has_not_is_refused() -> None:
    rules = rule_set()
    with pytest.raises(TypeError, match="talon"):
        Deal.start(rules, rules.pack, Seat.A).changed(talon=())
