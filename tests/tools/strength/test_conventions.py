"""How often a convention of partners could be followed, and was; A plays, C is his partner."""

from dataclasses import replace

import pytest

from sixtysix_gui.ai.many.skill import Convention
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.seats import Seat
from tests.helpers.rows import each_row
from tests.tools.strength.positions import cards, played
from tools.strength.__main__ import main
from tools.strength.conventions import JUDGES, PARTNER_GAMES
from tools.strength.follies.table import Position

WON, LOST = "JH AH QH", "AH KH QH"
POINTS, BACK = Convention.POINTS, Convention.LEAD_BACK
LONG, ACE = Convention.LONG_SUIT, Convention.ACE_KEPT
JUDGED = [
    # the convention; the hands; the trick before, led by C; the table; A's cards that follow it
    # and those that do not. Trump is spades
    (POINTS, "TD QD 9C | TS AS QC | TC KC JS | AC AD KD", "", WON, "TD QD", "9C"),
    (POINTS, "TD QD 9C | TS AS QC | TC KC JS | AC AD KD", "", LOST, "", ""),  # the others'
    (POINTS, "TD TC | TS AS | QC KC | AC AD", "", WON, "", ""),  # all the same
    (POINTS, "TD 9C | TS AS | QC KC | AC AD", "", "9H QH", "", ""),  # B may still take it
    (BACK, "JH JC QD | KC TC TH | AC 9H JS | KD TD QC", "QH AS AH KH", "", "JH", "JC QD"),
    (BACK, "JH JC QD | KC TC TH | AC 9H JS | KD TD QC", "QS AS KS AH", "", "", ""),  # trumps
    (BACK, "JH QH | KC TC | AC 9H | KD TD", "KH AS AH TH", "", "", ""),  # no other suit
    (LONG, "QC JC 9D | TC AS TS | 9C KD JS | TD AD QD", "", LOST, "QC JC", "9D"),
    (LONG, "QC JC 9D | TC AS TS | KC KD JS | TD AD QD", "TH KS 9C 9H", LOST, "", ""),  # again
    (LONG, "QC 9D | TC AS | 9C KD | TD AD", "", LOST, "", ""),  # one of each
    (LONG, "QC JC TD | TC AS TS | 9C KD JS | 9D AD QD", "", LOST, "QC JC", ""),  # for its points
    (ACE, "AC KD | TC AS | 9C KC | TD AD", "", WON, "KD", "AC"),
    (ACE, "AC KD | 9C AS | QC KC | TD AD", "", WON, "", ""),  # the ten is gone
    (ACE, "AD KC | TD AS | 9C QC | TC JC", "", "9D JD QD", "", ""),  # it takes the trick
]


@each_row(("convention", "hands", "before", "table", "does", "does_not"), JUDGED)
def test_a_card_is_judged(
    convention: Convention, hands: str, before: str, table: str, does: str, does_not: str
) -> None:
    deal = played("four-66", hands, table, "S")
    gone = [Play(Seat.B, play.card) for trick in deal.won for play in trick.plays]
    won = [replace(deal.won[0], plays=tuple(gone))]
    if before:
        plays = zip(deal.rules.from_seat(Seat.C), cards(before), strict=True)
        won.append(Trick(2, tuple(Play(seat, card) for seat, card in plays), Seat.C))
    position = Position(replace(deal, won=tuple(won)))
    judged = {card.code: JUDGES[convention](position, card) for card in position.cards}
    assert {code for code, follows in judged.items() if follows} == set(does.split())
    assert {code for code, follows in judged.items() if follows is False} == set(does_not.split())


def test_all_games_of_partners_are_measured() -> None:
    assert PARTNER_GAMES == ("four-66", "na-66", "bauernschnapsen", "gaigel")


def test_each_convention_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    order = ["--game", "four-66", "--level", "casual", "--pairs", "3", "--jobs", "1"]
    assert main(["conventions", *order]) == 0
    printed = capsys.readouterr().out
    assert "four-66, casual, 3 pairs, seed 1" in printed
    assert all(f"{one.value}: " in printed for one in Convention)
    assert printed.count("followed with it: ") == len(Convention)
    assert main(["conventions", *order, "--only", "points"]) == 0
    alone = capsys.readouterr().out
    assert alone.splitlines()[1:] == printed.splitlines()[1:4]


def test_where_the_convention_is_not_followed_nothing_is_gained(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The novice has no order of care, so that with and without are the same player."""
    order = ["--game", "gaigel", "--level", "novice", "--pairs", "3", "--jobs", "1"]
    assert main(["conventions", *order]) == 0
    printed = capsys.readouterr().out
    assert printed.count("+0.0000 ± 0.0000 a deal (two standard errors); 0 of 3 pairs") == 4
