"""The careful player's rules, by data: what he plays, calls, bids and doubles."""

from dataclasses import replace

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.history import Answer
from sixtysix_gui.rules.moves import (
    DOUBLE,
    PASS,
    PLAY_CARD,
    Bid,
    CallContract,
    NameTrump,
    TurnTrump,
)
from sixtysix_gui.rules.seats import Seat
from tests.helpers.rows import each_row
from tests.tools.strength.positions import SUITS, cards, played
from tools.strength.games import GAMES
from tools.strength.yardsticks.careful import Careful
from tools.strength.yardsticks.knowledge import without

PLAYS = [
    # what he does; the hands of A (to play), B, C (the partner), D; the table; trump; the card
    ("leads no bare ten", "TH 9C | AH 9H | KC QC | JC 9D", "", "S", "9C"),
    ("cashes a high ten", "TH 9C | KH 9H | KC QC | JC 9D", "", "S", "TH"),
    ("keeps a marriage", "KH QH KC | 9C JC | 9H QC | TC TH", "AD KD 9D", "S", "KC"),
    ("smears on the partner's trick", "TD 9D | 9C JC | QC | KC", "9H AH JH", "S", "TD"),
    ("takes last with the dearest", "AD KD | 9C JC | 9H QC | KC", "QD JD 9D", "S", "AD"),
    ("throws little on theirs", "AD JD | TC 9C | JC 9S | TH", "KH QH 9H", "S", "JD"),
    ("keeps a ten before a trump", "TD 9S | 9C JC | 9H QC | TC", "AH KH JH", "S", "9S"),
    ("trumps low for a ten", "9S QS 9D | AC 9C | JC | KC", "TH 9H JH", "S", "9S"),
    (
        "draws trumps from many",
        "AS KS 9S 9D | TS QC JC KC | KD TC 9C TD | QS TH 9H JH",
        "",
        "S",
        "AS",
    ),
]


@each_row(("does", "hands", "table", "trump", "card"), PLAYS)
def test_a_card(does: str, hands: str, table: str, trump: str, card: str) -> None:
    del does
    deal = played("four-66", hands, table, trump)
    assert Careful().choose(deal.view(Seat.A), 1) == PLAY_CARD[Card.parse(card)]


def test_the_bidder_draws_trumps() -> None:
    hands = "AS AD | KS 9C | QC JC | TC 9H"
    deal = replace(played("na-66", hands, trump="S"), bid=2, bidder=Seat.A)
    assert Careful().choose(deal.view(Seat.A), 1) == PLAY_CARD[Card.parse("AS")]


def said(game: str, hand: str, seat: Seat, trump: str = "") -> Deal:
    """Return a deal in which a seat with a hand is to speak; the others hold what is left."""
    rules = GAMES[game]()
    own = cards(hand)
    rest = without(rules.pack, own)
    hands = [own if other is seat else () for other in rules.seats]
    for other in rules.seats:
        if other is not seat:
            hands[other], rest = rest[: len(own)], rest[len(own) :]
    blank = played(game, " | ".join(" ".join(card.code for card in held) for held in hands))
    simple = next(iter(rules.contracts.values()), None)
    return replace(
        blank,
        dealer=Seat.D,
        won=(),
        trick_number=1,
        undealt=rest,
        phase=Phase.BID,
        to_act=seat,
        contract=simple,
        bidder=None if simple is None else Seat.A,
        named=SUITS.get(trump),
        trump=SUITS.get(trump),
    )


CALLS = [
    # the hand of forehand, the suit named, what he calls (None: the simple game)
    ("AS TS KS QS JD", "S", "schnapser"),
    ("AS KS QS AD JD", "S", "schnapser"),  # 17 + 17 + 40
    ("AS KS QS TD JD", "S", None),
    ("AS TS KS AD AC", "S", "bauernschnapser"),
    ("AS KS AD TD KD", "C", None),  # the ten of spades stands over the king
    ("AS AD AC AH TH", "C", "gang"),
    ("AS AD AC AH KH", "C", None),
    ("JS QS JD QD JC", "H", "bettler"),
    ("JS QS JD KD JC", "H", None),
    ("JS QS JD QD QC", "H", "bettler"),  # the single queen is led and beaten
    ("JS QS JD QD TC", "H", None),
    ("TS KS TD KD TC", "H", "zehnergang"),
    ("AS TS KS QS JS", "D", "farbenjodler"),
    ("AS TS KS QS JS", "S", "herrenjodler"),
]


@each_row(("hand", "trump", "contract"), CALLS)
def test_a_contract(hand: str, trump: str, contract: str | None) -> None:
    deal = said("bauernschnapsen", hand, Seat.A, trump)
    expected = PASS if contract is None else CallContract(contract)
    assert Careful().choose(deal.view(Seat.A), 1) == expected


BIDS = [
    ("AS KS QS JS TS 9S", 4),  # all tricks: 160
    ("AS KS QS AD 9C 9H", 3),
    ("AS 9S JD 9D 9C JC", 1),
    ("JS 9S JD 9D 9C JC", 0),
]


@each_row(("hand", "ticks"), BIDS)
def test_a_bid_is_what_the_hand_is_sure_of(hand: str, ticks: int) -> None:
    deal = said("na-66", hand, Seat.A)
    for standing in range(6):
        spoken = replace(deal, bid=standing, bidder=Seat.B if standing else None)
        move = Careful().choose(spoken.view(Seat.A), 1)
        assert move == (Bid(standing + 1) if standing < ticks else PASS)


DOUBLES = [
    # the hand of B, against A's contract at a level; whether he doubles
    ("AS JD QD JC QC", "bauernschnapser", 0, True),
    ("AS JD QD JC QC", "bauernschnapser", 2, True),
    ("TS JD QD JC QC", "bauernschnapser", 0, False),
    ("AD TD AC TC JS", "gang", 0, True),
    ("AD TD AC TC JS", "gang", 2, False),  # that only very likely beats it
    ("AD AC AH TC JS", "gang", 2, True),
    ("AD TC QH JC JS", "gang", 0, False),
    ("AD TC QH JC JS", "bettler", 0, False),
]


@each_row(("hand", "contract", "level", "doubles"), DOUBLES)
def test_kontra_and_sub_on_what_the_hand_beats(
    hand: str, contract: str, level: int, doubles: bool
) -> None:
    deal = said("bauernschnapsen", hand, Seat.B, "S")
    rules = deal.rules
    answers = (Answer(Seat.B, doubled=True), Answer(Seat.A, doubled=True))[:level]
    chosen = rules.contracts[contract]
    asked = replace(
        deal,
        phase=Phase.DOUBLE,
        contract=chosen,
        bidder=Seat.A,
        answers=answers,
        trump=deal.named if chosen.has_trump else None,
    )
    assert Careful().choose(asked.view(Seat.B), 1) == (DOUBLE if doubles else PASS)
    assert Careful(doubles=False).choose(asked.view(Seat.B), 1) == PASS


RES = [
    ("AS TS QS AD AC", True),  # king and jack fall under ace and ten
    ("AS KS QS AD AC", False),
]


@each_row(("hand", "doubles"), RES)
def test_re_only_by_who_makes_it_himself(hand: str, doubles: bool) -> None:
    deal = said("bauernschnapsen", hand, Seat.A, "S")
    asked = replace(
        deal,
        phase=Phase.DOUBLE,
        contract=deal.rules.contracts["bauernschnapser"],
        bidder=Seat.A,
        answers=(Answer(Seat.B, doubled=True),),
    )
    assert Careful().choose(asked.view(Seat.A), 1) == (DOUBLE if doubles else PASS)


NAMES = [("AS 9S JD", "S"), ("KS QS JD", "S"), ("KS JS 9D", ""), ("AS TD 9H", "")]


@each_row(("hand", "suit"), NAMES)
def test_trump_is_named_from_two_good_cards(hand: str, suit: str) -> None:
    deal = replace(said("three-66", hand, Seat.A), phase=Phase.TRUMP)
    expected = NameTrump(SUITS[suit]) if suit else TurnTrump()
    assert Careful().choose(deal.view(Seat.A), 1) == expected
