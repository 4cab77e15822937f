"""Who wins a trick and what must be played to it (rules.md 1.1 and 3.4; many.md 1.2 and 1.3)."""

import itertools
from typing import Any

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.seats import PARTNERS, seats_of
from sixtysix_gui.rules.sets.duties import ORDERS, Duties
from tests.helpers.deals.engine import cards
from tests.helpers.rows import each_row

A, B, C, D = SEATS = seats_of(PARTNERS)
CASES: list[tuple[str, str, str, str]] = [
    # many.md 1.3, hearts trumps: the cards of the trick, the hand, what may be played
    ("9S", "AS 9D", "AS", "1"),
    ("AS", "TS 9S AH", "TS 9S", "2"),
    ("KS JH", "AS 9S AH", "AS 9S", "3"),
    ("KS AS", "9H QH AD", "9H QH", "4"),
    ("KS JH", "9H QH AD", "QH", "5"),
    ("KS AH", "9H QH AD", "9H QH", "6"),
    ("KS AH", "9D AD", "9D AD", "7"),
    ("QH 9S", "KH 9H AS", "KH", "8"),
    ("AH", "KH 9H AS", "KH 9H", "9"),
    ("AH", "KD AS", "KD AS", "10"),
]


def follow(duties: Duties, trick: str, hand: str, trump: Suit | None) -> tuple[Card, ...]:
    plays = [Play(seat, card) for seat, card in zip(SEATS, cards(trick), strict=False)]
    return duties.playable(cards(hand), plays, trump)


@each_row(("trick", "hand", "playable", "case"), CASES)
def test_duties(trick: str, hand: str, playable: str, case: str) -> None:
    duties = Duties(ORDERS["ten-high"])
    assert follow(duties, trick, hand, Suit.HEARTS) == cards(playable), case


def test_without_trumps_a_void_player_plays_anything() -> None:
    assert follow(Duties(ORDERS["ten-high"]), "KS", "9H AD", None) == cards("9H AD")


LESS: list[tuple[dict[str, Any], str, str, str]] = [
    ({"head": False}, "9S", "AS 9D JS", "AS JS"),
    ({"trump": False}, "9S", "AH 9D", "AH 9D"),
    ({"overtrump": False}, "9S JH", "AH 9H 9D", "AH 9H"),
]


@each_row(("duties", "trick", "hand", "playable"), LESS)
def test_duties_left_out(duties: dict[str, Any], trick: str, hand: str, playable: str) -> None:
    chosen = Duties(ORDERS["ten-high"], **duties)
    assert follow(chosen, trick, hand, Suit.HEARTS) == cards(playable)


def test_orders_and_equal_cards() -> None:
    high, low = (Duties(ORDERS[name]) for name in ("ten-high", "ten-low"))
    ranking = [["9S", "JS", "QS", "KS", "TS", "AS"], ["9S", "TS", "JS", "QS", "KS", "AS"]]
    for duties, codes in zip((high, low), ranking, strict=True):
        for lower, higher in itertools.combinations(map(Card.parse, codes), 2):
            assert duties.beats(higher, lower, None)
            assert not duties.beats(lower, higher, None)
    first, second = Play(A, Card.parse("AS")), Play(B, Card.parse("AS"), 1)
    assert high.winning((first, second), Suit.HEARTS) is first
