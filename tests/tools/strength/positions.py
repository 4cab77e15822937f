"""Positions of three and four as they are written down in these tests."""

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.scoring.points import CardPoints
from sixtysix_gui.rules.seats import Seat
from tools.strength.games import GAMES
from tools.strength.yardsticks.knowledge import without

SUITS = {"C": Suit.CLUBS, "S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS}


def cards(text: str) -> tuple[Card, ...]:
    """Read cards: `KH QH`."""
    return tuple(map(Card.parse, text.split()))


def played(
    game: str, hands: str, table: str = "", trump: str = "", points: tuple[int, ...] = ()
) -> Deal:
    """Return a deal in which A is to play.

    ``hands`` are those of A, B … between bars, and behind them may stand the talon; what lies on
    the ``table`` was played by those before A. All other cards of the pack are gone, with the first
    trick. ``points`` are what every seat has captured, each with a trick.
    """
    rules = GAMES[game]()
    held = [cards(hand) for hand in hands.split("|")]
    laid = cards(table)
    seats = rules.from_seat(Seat.A)
    before = seats[len(seats) - len(laid) :]
    gone = without(rules.pack, (*laid, *(card for hand in held for card in hand)))
    trick = Trick(1, tuple(Play(Seat.A, card) for card in gone), Seat.A)
    return Deal(
        rules=rules,
        dealer=Seat.A,
        hands=tuple(held[: len(seats)]),
        phase=Phase.FOLLOW if laid else Phase.LEAD,
        to_act=Seat.A,
        leader=before[0] if laid else Seat.A,
        trump=SUITS.get(trump),
        undealt=tuple(card for hand in held[len(seats) :] for card in hand),
        trick_number=2,
        table=tuple(Play(seat, card) for seat, card in zip(before, laid, strict=True)),
        won=(trick,) if gone else (),
        card_points=tuple(CardPoints(captured=p, tricks=1) for p in points or [0] * len(seats)),
        served=tuple(() for _ in seats),
        known=tuple(() for _ in seats),
    )
