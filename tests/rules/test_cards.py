"""Cards, their letters, values and order (rules.md 1.1 and 6.2)."""

import pickle
from collections.abc import Callable

import pytest

from sixtysix_gui.rules.cards import (
    ALL_CARDS,
    Card,
    PhysicalCard,
    Rank,
    Suit,
    beats,
    card_of,
    lowest_rank,
    pack_cards,
)
from sixtysix_gui.rules.errors import CardCodeError
from tests.helpers.rows import each_row

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}


@each_row(
    ("code", "rank", "suit", "german"),
    [
        ("TH", Rank.TEN, Suit.HEARTS, "TH"),
        ("QC", Rank.QUEEN, Suit.CLUBS, "OE"),
        ("JS", Rank.JACK, Suit.SPADES, "UG"),
        ("KD", Rank.KING, Suit.DIAMONDS, "KS"),
        ("9D", Rank.NINE, Suit.DIAMONDS, "9S"),
        ("AS", Rank.ACE, Suit.SPADES, "AG"),
    ],
)
def test_codes(code: str, rank: Rank, suit: Suit, german: str) -> None:
    card = Card.parse(code)
    assert card == Card(rank, suit)
    assert (card.code, str(card), card.german_code) == (code, code, german)
    assert Card.parse_german(german) == card
    assert code == rank.letter + suit.letter
    assert german == rank.german_letter + suit.german_letter


def test_other_spellings() -> None:
    assert Card.parse("10H") == Card.parse("TH")
    assert Card.parse_german("10S") == Card.parse("TD")
    assert Card.parse_german("DE") == Card.parse("AC")


NO_CARDS = {
    Card.parse: ["", "H", "1H", "AX", "AHH", "th", "DE", "OS", "??", "AH "],
    Card.parse_german: ["", "QC", "AC", "DD", "JG"],
}


@each_row(("parse", "code"), [(parse, code) for parse, codes in NO_CARDS.items() for code in codes])
def test_no_card(parse: Callable[[str], Card], code: str) -> None:
    with pytest.raises(CardCodeError, match="is not a card") as raised:
        parse(code)
    assert raised.value.code == code


def test_values() -> None:
    assert {rank.letter: rank.points for rank in Rank} == POINTS
    assert {card.code: card.points for card in ALL_CARDS} == {
        rank + suit: POINTS[rank] for rank in POINTS for suit in "CSHD"
    }


@each_row("size", [20, 24])
def test_packs(size: int) -> None:
    pack = pack_cards(size)
    assert len(set(pack)) == len(pack) == size
    assert sum(card.points for card in pack) == 120
    assert [card.code for card in pack[:5]] == ["AC", "TC", "KC", "QC", "JC"]
    assert lowest_rank(size) is min(card.rank for card in pack)


def test_equal_cards_are_one_object() -> None:
    for card in ALL_CARDS:
        assert card_of(card.rank, card.suit) is card
        assert Card.parse(card.code) is card
        assert pickle.loads(pickle.dumps(card)) == card


@each_row(
    ("reply", "led", "taken"),
    [
        ("AS", "TS", True),
        ("TS", "AS", False),
        ("TS", "KS", True),
        ("9H", "AS", True),
        ("AS", "9D", False),
        ("KH", "QH", True),
        ("QH", "KH", False),
        ("AS", "9H", False),
    ],
)
def test_who_takes_the_trick(reply: str, led: str, taken: bool) -> None:
    """Trump is hearts."""
    assert beats(Card.parse(reply), Card.parse(led), Suit.HEARTS) is taken


@each_row(("copy", "text"), [(0, "QH"), (1, "QH'")])
def test_of_two_equal_cards_the_second_says_so(copy: int, text: str) -> None:
    assert str(PhysicalCard(Card.parse("QH"), copy)) == text
