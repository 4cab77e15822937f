"""From a pack to hands and talon (rules.md 6.3, "Dealing from Pack")."""

import pytest

from sixtysix_gui.rules.cards import Card, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.errors import PackError
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.two_handed.dealing import lay_out
from tests.helpers.deals.engine import cards, engine_rules

R1 = "9C 9H AH AC KH TS TH JH 9D JS TC 9S TD KD QC QD QH AS AD JD KS KC JC QS"
R2 = "AS QD QS KC QH AD TS KS JD AC JC TC JS KH KD TH JH AH QC TD"


@pytest.mark.parametrize(
    ("variant", "overrides", "pack", "forehand", "dealer", "talon"),
    [
        (
            "german-66",
            {},
            R1,
            "9C 9H AH TH JH 9D",
            "AC KH TS JS TC 9S",
            "KD QC QD QH AS AD JD KS KC JC QS TD",
        ),
        ("schnapsen", {}, R2, "AS QD QS KS JD", "KC QH AD AC JC", "TC JS KH KD TH JH AH QC TD TS"),
        (
            "schnapsen-bar",
            {},
            R2,
            "AS QD QS TS KS",
            "KC QH AD JD AC",
            "TC JS KH KD TH JH AH QC TD JC",
        ),
        (
            "german-66",
            {"deal.batches": [2, 2, 2]},
            R1,
            "9C 9H KH TS 9D JS",
            "AH AC TH JH TC 9S",
            "KD QC QD QH AS AD JD KS KC JC QS TD",
        ),
        (
            "schnapsen",
            {"deal.batches": [1, 1, 1, 1, 1], "deal.turn_up": "after-batch-1"},
            R2,
            "AS KC AD KS AC",
            "QD QH TS JD JC",
            "TC JS KH KD TH JH AH QC TD QS",
        ),
    ],
)
def test_lay_out(
    variant: str, overrides: dict[str, object], pack: str, forehand: str, dealer: str, talon: str
) -> None:
    rules = engine_rules(variant, overrides)
    for seat in BOTH:
        hands, left = lay_out(rules, cards(pack), seat)
        assert hands[opposite(seat)] == cards(forehand)
        assert hands[seat] == cards(dealer)
        assert left == cards(talon)


def test_start() -> None:
    state = Deal.start(engine_rules("german-66"), cards(R1), Seat.A)
    assert state.to_act is Seat.B
    assert state.leader is Seat.B
    assert state.turn_up == Card.parse("TD")
    assert state.trump is Card.parse("TD").suit
    assert not state.is_over


@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ((*pack_cards(24), Card.parse("AC")), "twice"),
        (pack_cards(24)[:-1], "lacks 9D"),
        ((), "lacks AC"),
        ((*pack_cards(24)[:-1], Card.parse("7D")), "7D does not belong to the pack of 24 cards"),
        (pack_cards(20), "lacks 9C"),
    ],
)
def test_wrong_packs(pack: tuple[Card, ...], message: str) -> None:
    with pytest.raises(PackError, match=message):
        Deal.start(engine_rules("german-66"), pack, Seat.A)


def test_a_nine_does_not_belong_to_twenty_cards() -> None:
    with pytest.raises(PackError, match="9C does not belong"):
        Deal.start(engine_rules("schnapsen"), cards("9C"), Seat.A)
