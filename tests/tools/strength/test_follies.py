"""What counts as a folly, by positions; A plays, and what is not written has been played."""

from dataclasses import replace

import pytest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.rows import each_row
from tests.tools.strength.positions import played
from tools.strength.follies.command import count_follies, main
from tools.strength.follies.judges import (
    FOLLIES,
    Judge,
    bare_ten_led,
    dear_card_thrown,
    leader_fed,
    trumps_not_drawn,
)
from tools.strength.follies.table import Position
from tools.strength.games import GAMES
from tools.strength.selfplay import SelfPlay, played_deals

YES, NO, IMPOSSIBLE = True, False, None


def judged(
    judge: Judge,
    game: str,
    card: str,
    hands: str,
    table: str,
    trump: str,
    points: tuple[int, ...] = (),
    bidder: Seat | None = None,
) -> bool | None:
    bid = 0 if bidder is None else 2
    deal = replace(played(game, hands, table, trump, points), bid=bid, bidder=bidder)
    return judge(Position(deal), Card.parse(card))


BARE_TENS = [
    # A's hand and the others'; trump; the card led; whether that is a folly
    ("TH 9C | AH 9H | KC QC | JC 9D", "S", "TH", YES),
    ("TH 9C | AH 9H | KC QC | JC 9D", "S", "9C", NO),
    ("TH 9C | KH 9H | KC QC | JC 9D", "S", "TH", IMPOSSIBLE),  # the ace is gone
    ("TH AH 9C | KH 9H QD | KC QC JD | JC 9D QS", "S", "TH", IMPOSSIBLE),  # he has it himself
    ("TH 9C | AH 9H | KC QC | JC 9D", "H", "TH", IMPOSSIBLE),  # it is a trump
    ("TH AC | AH 9H | KC QC | JC 9D", "S", "TH", IMPOSSIBLE),  # nothing lower to lead
    ("TH 9S | AH 9H | KC QC | JC 9D", "S", "TH", IMPOSSIBLE),  # but a trump
]


@each_row(("hands", "trump", "card", "found"), BARE_TENS)
def test_a_bare_ten_led(hands: str, trump: str, card: str, found: bool | None) -> None:
    assert judged(bare_ten_led, "four-66", card, hands, "", trump) is found


def test_kings_and_queens_beat_a_ten_that_is_low() -> None:
    hands = "TH 9C | QH 9H | KC QC | JC 9D"
    assert judged(bare_ten_led, "na-66", "TH", hands, "", "S") is YES


THROWN = [
    # the hands; what lies there, the last card by A's right; trump; A's card
    ("AD 9D | TC 9C | JC 9S | TH", "KH QH 9H", "S", "AD", YES),
    ("AD 9D | TC 9C | JC 9S | TH", "KH QH 9H", "S", "9D", NO),
    ("AD TD | TC 9C | JC 9S | TH", "KH QH 9H", "S", "AD", IMPOSSIBLE),  # nothing less
    ("AH 9H | TC 9C | JC 9S | TS", "KH QD 9D", "S", "AH", IMPOSSIBLE),  # it takes the trick
    ("AD 9D | TC 9C | JC 9S | TH", "QH KH 9H", "S", "AD", IMPOSSIBLE),  # the partner's trick
    ("AD 9D | TC 9C | JC 9S | TH", "AH", "S", "AD", IMPOSSIBLE),  # the partner may trump
    ("AD 9D | TC 9C | JC QC | TH", "AS", "S", "AD", YES),  # nothing beats that
]


@each_row(("hands", "table", "trump", "card", "found"), THROWN)
def test_a_dear_card_thrown(
    hands: str, table: str, trump: str, card: str, found: bool | None
) -> None:
    assert judged(dear_card_thrown, "four-66", card, hands, table, trump) is found


def test_of_a_trick_that_lies_face_down_nothing_is_known() -> None:
    deal = played("gaigel", "AC TC 7D | 7S JC | 7C JC | 7D JS", "KH JH QH", "S")
    assert dear_card_thrown(Position(deal), Card.parse("AC")) is YES
    first = replace(deal, trick_number=1, won=(), opening=Opening.HOEHER)
    assert dear_card_thrown(Position(first), Card.parse("AC")) is IMPOSSIBLE


FED = [
    # the hands, the table, what all have; A's card. Left are 30 points at most
    ("AD 9D | TC 9C | JC 9S", "KH QH", (10, 30, 70), "AD", IMPOSSIBLE),  # B takes it, C is ahead
    ("AD 9D | TC 9C | JC 9S", "QH KH", (10, 10, 90), "AD", YES),
    ("AD 9D | TC 9C | JC 9S", "QH KH", (10, 10, 90), "9D", NO),
    ("AD 9D | TC 9C | JC 9S", "KH QH", (10, 10, 90), "AD", IMPOSSIBLE),  # not to who is ahead
    ("AD 9D | TC 9C | JC 9S", "QH KH", (70, 10, 80), "AD", IMPOSSIBLE),  # he may still win
    ("AD AS | TC 9C | JC 9S", "QH KH", (10, 10, 90), "AD", IMPOSSIBLE),  # no choice of points
]


@each_row(("hands", "table", "points", "card", "found"), FED)
def test_points_given_to_who_is_ahead(
    hands: str, table: str, points: tuple[int, ...], card: str, found: bool | None
) -> None:
    assert judged(leader_fed, "three-66", card, hands, table, "", points) is found


DRAWN = [
    ("AS 9D | KS 9C | QC JC | TC 9H", "9D", YES),
    ("AS 9D | KS 9C | QC JC | TC 9H", "AS", NO),
    ("AS 9D | QC 9C | KS JC | TC 9H", "9D", IMPOSSIBLE),  # only the partner has a trump
    ("QS 9D | KS 9C | QC JC | TC 9H", "9D", IMPOSSIBLE),  # he has not the highest
    ("AS JS 9D | KS 9C QD | QC JC JD | TC 9H KD", "JS", YES),  # a trump, but not a high one
]


@each_row(("hands", "card", "found"), DRAWN)
def test_trumps_not_drawn(hands: str, card: str, found: bool | None) -> None:
    assert judged(trumps_not_drawn, "na-66", card, hands, "", "S", bidder=Seat.A) is found


def test_only_the_bidder_must_draw_trumps() -> None:
    hands = "AS 9D | KS 9C | QC JC | TC 9H"
    assert judged(trumps_not_drawn, "na-66", "9D", hands, "", "S", bidder=Seat.C) is IMPOSSIBLE


@each_row("game", ["three-66", "four-66", "gaigel"])
def test_whole_deals_are_judged(game: str) -> None:
    play = SelfPlay(game, "random", 1)
    rules: Rules = play.rules
    counts = count_follies(rules, played_deals(play, 12, 1))
    assert set(counts) == {folly.key for folly in FOLLIES}
    assert 0 < counts["bare-ten"][0] < counts["bare-ten"][1]
    assert 0 < counts["thrown"][0] < counts["thrown"][1]


def test_the_program_counts_in_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--level", "simple", "--deals", "2", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    assert all(f"{game}, simple" in printed for game in GAMES)
