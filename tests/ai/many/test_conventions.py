"""What partners tell each other by their play and keep for each other: A plays, C is his partner.

What is written of earlier tricks was played, and all else that is in no one's hand is gone too.
"""

from dataclasses import replace

from sixtysix_gui.ai.many.skill import EVERY_CONVENTION, Convention
from sixtysix_gui.ai.many.thinking.choosing import most_careful
from sixtysix_gui.ai.many.thinking.overview import Overview
from sixtysix_gui.ai.player import Memory
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.seats import Seat
from tests.helpers.rows import each_row
from tests.tools.strength.positions import cards, played


def seen(hands: str, tricks: str = "", table: str = "", game: str = "four-66") -> View:
    """What A sees; trump is spades.

    Tricks are written `C QH 9H AH JH`, with who led first, and come after one of all that is gone,
    which B is held to have played.
    """
    view = played(game, hands, table, "S").view(Seat.A)
    gone = [Play(Seat.B, play.card) for trick in view.won for play in trick.plays]
    won = [replace(view.won[0], plays=tuple(gone))]
    for number, text in enumerate(filter(None, tricks.split(" | ")), start=2):
        leader, laid = Seat[text[0]], cards(text[2:])
        order = view.rules.from_seat(leader)
        plays = tuple(Play(seat, card) for seat, card in zip(order, laid, strict=True))
        won.append(Trick(number, plays, leader))
    return replace(view, won=tuple(won))


def choice(
    view: View, best: str, left_out: Convention | None = None, memory: Memory = "all"
) -> str:
    overview = Overview(view, memory, EVERY_CONVENTION - {left_out})
    return most_careful(overview, Card.parse(best), overview.cards).code


OTHERS = "KC TC TH | AC 9H JS | KD TD QC"


def test_a_suit_is_led_back() -> None:
    view = seen(f"JH JC QD | {OTHERS}", "C QH QS AH KH")
    assert choice(view, "JC") == "JH"
    assert choice(view, "JC", Convention.LEAD_BACK) == "JC"


def test_what_an_opponent_led_is_not() -> None:
    assert choice(seen(f"JH JC QD | {OTHERS}", "B QH QS AH KH"), "JC") == "JC"


def test_the_suit_that_the_partner_led_last_counts() -> None:
    tricks = "C QH QS AH KH | C JD 9D AD AS"
    assert choice(seen("JH QD KC | QC TC TH | AC 9H JS | KD TD 9C", tricks), "JH") == "QD"


def test_trumps_are_not_led_back() -> None:
    view = seen("JS 9C | KS TC | AC AS | KD TD", "C 9S QS TS AH")
    assert choice(view, "9C") == "9C"


def test_no_ten_is_risked_to_lead_back() -> None:
    assert choice(seen("TH JC | AH TC | AC 9H | KD TD", "C QH QS JH KH"), "JC") == "JC"


def test_a_suit_is_not_led_back_to_a_void() -> None:
    """C could not follow to hearts any more, and would not have thrown the nine of clubs."""
    tricks = "C QH QS AH KH | B 9H 9C TS AS"
    assert choice(seen("JH JC | TH TC | AC QD | KD TD", tricks), "JC") == "JC"


@each_row(("memory", "expected"), [("all", "JH"), ("high", "JH"), ("last", "JC")])
def test_who_remembers_the_last_trick_alone_leads_nothing_older_back(
    memory: Memory, expected: str
) -> None:
    tricks = "C QH QS AH KH | B AD 9D TS AS"
    view = seen("JH JC QD | KC TC TH | AC 9H JS | KD TD QC", tricks)
    assert choice(view, "JC", memory=memory) == expected


LOST = "AH KH QH"
"""B leads and wins; C and D have followed."""
WON = "JH AH QH"


def test_the_first_card_is_thrown_from_the_longest_suit() -> None:
    view = seen("AC QC JC 9D | TC AS TS KS | 9C KC KD JS | TD AD QD 9S", table=LOST)
    assert choice(view, "9D") == "JC"
    assert choice(view, "9D", Convention.LONG_SUIT) == "9D"


def test_the_second_card_is_thrown_for_what_it_is() -> None:
    view = seen("AC QC JC 9D | TC AS TS KS | 9C KC KD JS | TD AD QD 9S", "B TH 9H 9S JD", LOST)
    assert choice(view, "JC") == "9D"


def test_a_king_is_not_thrown_to_show_a_suit() -> None:
    view = seen("AC KC 9D | TC AS TS | 9C QC KD | TD AD QD", table=LOST)
    assert choice(view, "9D") == "9D"


def test_suits_of_one_card_each_show_nothing() -> None:
    view = seen("JC 9D | TC AS | 9C KC | TD AD", table=LOST)
    assert choice(view, "JC") == "9D"


def test_the_suit_that_the_partner_threw_from_is_led() -> None:
    view = seen("QC JD | TC AS | AC KC | TD AD", "B AH 9C TS QH")
    assert choice(view, "JD") == "QC"
    assert choice(view, "JD", Convention.LONG_SUIT) == "JD"


@each_row(("thrown", "expected"), [("9C", "QC"), ("TC", "JD")])
def test_an_ace_or_a_ten_was_thrown_for_its_points(thrown: str, expected: str) -> None:
    view = seen("QC JD | 9S AS | AC KC | TD AD", f"B AH {thrown} TH QH")
    assert choice(view, "JD") == expected


@each_row(("opening", "expected"), [(Opening.ALTE, "JD"), (Opening.ELF, "QC")])
def test_what_was_laid_face_down_was_not_thrown_away(opening: Opening, expected: str) -> None:
    view = seen("QC JD | TC AS | AC KC | TD AD", game="gaigel")
    order = (Seat.B, Seat.C, Seat.D, Seat.A)
    laid = cards("AH 7C KH JH")
    first = Trick(1, tuple(map(Play, order, laid)), Seat.B)
    view = replace(view, won=(first,), opening=opening)
    assert choice(view, "JD") == expected


def test_an_ace_is_kept_while_its_ten_may_be_the_partner_s() -> None:
    view = seen("AC KD | TS AS | TC KC | TD AD", table=WON)
    assert choice(view, "AC") == "KD"
    assert choice(view, "AC", Convention.ACE_KEPT) == "AC"
    gone = seen("AC KD | TS AS | 9C KC | TD AD", table=WON)
    assert choice(gone, "AC") == "AC"


def test_points_go_to_a_sure_trick() -> None:
    view = seen("TD QD 9C | TS AS QC | TC KC JS | AC AD KD", table=WON)
    assert choice(view, "9C") == "TD"
    assert choice(view, "9C", Convention.POINTS) == "9C"


@each_row("table", ["", LOST, WON])
def test_who_plays_alone_tells_nobody_anything(table: str) -> None:
    laid = " ".join(table.split()[-2:])
    view = seen("AC KC QC JC 9D | TC AS TS KS JS | 9C KD TD AD QD", table=laid, game="three-66")
    for best in view.hand:
        free = Overview(view, conventions=EVERY_CONVENTION - {Convention.POINTS})
        bound = Overview(view, conventions=frozenset())
        assert most_careful(free, best, free.cards) == most_careful(bound, best, bound.cards)
