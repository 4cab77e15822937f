"""What a hand makes by itself: certain hands, hands of one kind, and a second look at the rest."""

import random
from dataclasses import replace

import pytest

from sixtysix_gui.ai.many.hand_odds import UNKNOWN, call_chance, hand_odds, kind_of, kinds
from sixtysix_gui.rules.cards import ALL_CARDS, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import PASS, PLAY_CARD, CallContract
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.engine import cards
from tests.helpers.deals.trick_games import rules_for
from tests.helpers.rows import each_row

RULES = rules_for(
    "bauernschnapsen", {"contracts": tuple(rules_for("bauernschnapsen", {}).contracts)[1:]}
)
PACK = RULES.pack


@each_row(
    ("contract", "hand", "place", "least", "most"),
    [
        # All from the top, or five trumps, cannot be beaten; no trick falls to bare jacks.
        ("gang", "AH TH KH QH JH", 0, 1.0, 1.0),
        ("gang", "AH TH KH QH AS", 0, 1.0, 1.0),
        ("zehnergang", "TH KH QH JH TS", 0, 1.0, 1.0),
        ("bauernschnapser", "AS TS KS QS JS", 0, 1.0, 1.0),
        ("bauernschnapser", "AS TS KS QS AH", 2, 0.8, 1.0),
        ("bettler", "JS JC JH JD QS", 0, 0.9, 1.0),
        # Who holds only high cards takes a trick, a low card loses one.
        ("bettler", "AS AC AH AD TS", 0, 0.0, 0.0),
        ("gang", "AH TH KH QH JC", 0, 0.0, 0.1),
        ("schnapser", "AS TS KS QS AH", 0, 0.95, 1.0),
        ("schnapser", "JS JC JH JD QC", 0, 0.0, 0.0),
    ],
)
def test_a_hand_makes_a_contract_so_often(
    contract: str, hand: str, place: int, least: float, most: float
) -> None:
    odds = hand_odds().made(RULES.contracts[contract], cards(hand), Suit.SPADES, place)
    assert least <= odds <= most


@each_row(
    ("contract", "hand", "least", "most"),
    [
        ("gang", "AS AC AH AD JS", 1.0, 1.0),  # whatever is led, an ace takes it
        ("gang", "JS JC JH JD QS", 0.0, 0.3),
        ("bettler", "JS JC JH QH QD", 0.0, 0.3),
        ("bauernschnapser", "AS KS TS AC AD", 0.95, 1.0),
    ],
)
def test_a_hand_stops_a_contract_so_often(
    contract: str, hand: str, least: float, most: float
) -> None:
    odds = hand_odds().stopped(RULES.contracts[contract], cards(hand), Suit.SPADES)
    assert least <= odds <= most


def test_hands_that_differ_only_by_plain_suits_are_of_one_kind() -> None:
    first = kind_of(cards("AS KS TH JC QC"), Suit.SPADES)
    assert first == kind_of(cards("AS KS TD JH QH"), Suit.SPADES)
    assert first == kind_of(cards("AC KC TD JH QH"), Suit.CLUBS)
    assert first != kind_of(cards("AS KS TH JC QC"), Suit.HEARTS)


def test_there_are_so_many_kinds() -> None:
    """Burnside's lemma counts them: 15,504 hands, under the orders of four or of three suits."""
    assert (len(kinds(has_trump=False)), len(kinds(has_trump=True))) == (901, 3077)


def test_of_other_hands_nothing_is_known() -> None:
    gang = RULES.contracts["gang"]
    assert hand_odds().made(gang, cards("AH TH KH"), None, 0) == UNKNOWN
    nines = [card for card in ALL_CARDS if card not in PACK][:5]
    assert hand_odds().made(gang, nines, None, 0) == UNKNOWN


def test_the_better_the_odds_the_likelier_the_call() -> None:
    chances = [call_chance(number / 10) for number in range(11)]
    assert chances == sorted(chances)
    assert chances[3] < 0.05 < 0.95 < chances[9]


def in_contract(key: str, source: random.Random) -> Deal:
    """A deal in which A, who leads, has called a contract."""
    while True:
        deal = Deal.start(RULES, source.sample(PACK, len(PACK)), Seat.D)
        deal, _ = deal.apply(deal.legal_moves()[0])
        while deal.phase in (Phase.BID, Phase.DOUBLE):
            call = CallContract(key)
            deal, _ = deal.apply(call if call in deal.legal_moves() else PASS)
        if deal.contract is not None and deal.contract.key == key and deal.bidder is Seat.A:
            return deal


def makes(deal: Deal) -> bool:
    """Whether A makes his contract in open cards, all others together against him."""
    if deal.outcome is not None:
        return bool(deal.outcome.end.made)
    after = (makes(deal.apply(move)[0]) for move in deal.legal_moves())
    return any(after) if deal.to_act is Seat.A else all(after)


@each_row(
    ("key", "hand"),
    [
        ("bettler", "JH QH KH JS QC"),
        ("bettler", "JH JS QS KC QD"),
    ],
)
def test_the_odds_are_those_of_trying_everything_after_a_first_card(key: str, hand: str) -> None:
    """Twenty deals: the odds are from others, so only what is far from them is wrong."""
    source = random.Random(hand)
    deal = in_contract(key, source)
    rest = [card for card in PACK if card not in cards(hand)]
    made = dict.fromkeys(cards(hand), 0)
    for _ in range(20):
        dealt = source.sample(rest, len(rest))
        hands = (cards(hand), *(tuple(dealt[place * 5 : place * 5 + 5]) for place in range(3)))
        whole = replace(deal, hands=hands)
        for card in made:
            made[card] += makes(whole.apply(PLAY_CARD[card])[0])
    odds = hand_odds().made(RULES.contracts[key], cards(hand), None, 0)
    assert odds == pytest.approx(max(made.values()) / 20, abs=0.3)
