"""What the other hand shows of itself in a strict phase is refused exactly where no hand allows it.

The yardstick is plain: all hands that the other player can hold are dealt, each plays on the naive
engine, and those in which the next move is illegal drop out. A course of moves is possible as long
as one of them is left.
"""

import itertools
import random
from typing import Any

import pytest

from sixtysix_gui.records import SeenDeal, SeenDealError, view_of_seen
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.engine import cards, engine_rules
from tests.helpers.deals.packs import stack_pack
from tests.helpers.golden_data.golden import profile
from tests.helpers.naive.cards import full_pack
from tests.helpers.naive.engine import NaiveDeal

HAND, TURN_UP = 5, 1
RULES: list[dict[str, Any]] = [
    {},
    {"exchange.defender_on_close": True},
    {"strict.head": False},
    {"strict.trump": False, "meld.lead_card": "king"},
    {"strict.head": False, "strict.trump": False},
]


def possible_deals(
    rules: dict[str, Any], own: list[str], unseen: list[str], turn_up: str, *, leads: bool
) -> list[NaiveDeal]:
    """A deal for every hand that the other player can hold; A is the dealer."""
    deals: list[NaiveDeal] = []
    for other in itertools.combinations(unseen, HAND):
        hands = (own, other) if leads else (other, own)
        forehand, dealer = map(" ".join, hands)
        pack = stack_pack(rules, forehand=forehand, dealer=dealer, turn_up=turn_up)
        deals.append(NaiveDeal(rules, pack, "A"))
    return deals


def next_token(deals: list[NaiveDeal], own: str, source: random.Random, unseen: list[str]) -> str:
    """A move of the own hand; for the other one it can make, or any card not seen."""
    deal = source.choice(deals)
    tokens = [token for token in deal.legal() if token != "out"]
    if deal.to_act != own and deal.phase == "FOLLOW" and source.random() < 0.4:
        return source.choice(unseen)
    return source.choice(tokens)


def is_possible(told: SeenDeal) -> bool:
    try:
        view_of_seen(told)
    except SeenDealError:
        return False
    return True


@pytest.mark.slow(sample=10)
@pytest.mark.parametrize("seed", range(250))
def test_a_reply_is_refused_exactly_if_no_hand_allows_it(seed: int) -> None:
    source = random.Random(seed)
    overrides = RULES[seed % len(RULES)]
    rules = profile("schnapsen", overrides)
    pack = full_pack(rules)
    source.shuffle(pack)
    own, turn_up, unseen = pack[:HAND], pack[HAND], pack[HAND + TURN_UP :]
    seat = source.choice("AB")
    deals = possible_deals(rules, own, unseen, turn_up, leads=seat == "B")
    tokens: list[str] = []
    token = "#"
    while deals:
        written = f"/x{turn_up}" if token == "x" else token
        tokens.append(written)
        deals = [deal for deal in deals if token in deal.legal()]
        for deal in deals:
            deal.do(token)
        told = SeenDeal(
            engine_rules("schnapsen", overrides),
            Seat[seat],
            Seat.A,
            cards(" ".join(own)),
            cards(turn_up)[0],
            tokens=tuple(tokens),
        )
        assert is_possible(told) == bool(deals), tokens
        if not deals or deals[0].to_act is None or deals[0].legal() == ["out", "-"]:
            break
        token = next_token(deals, seat, source, unseen)
