"""No follies, and a careful player's order: by positions in which A plays.

What is not written down of the pack has been played.
"""

from dataclasses import replace

import pytest

from sixtysix_gui.ai.many.thinking.choosing import is_folly, most_careful
from sixtysix_gui.ai.many.thinking.overview import Overview
from sixtysix_gui.ai.player import Budget, Memory
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Laid, Play, Trick
from sixtysix_gui.rules.moves import PLAY_CARD, Opening
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.trick_games import rules_for
from tests.helpers.players.player_moments import never
from tests.helpers.rows import each_row
from tests.tools.strength.positions import played
from tools.strength.follies.command import count_follies
from tools.strength.games import GAMES
from tools.strength.selfplay import SelfPlay, played_deals

CAREFUL = ("master:iterations=200", "expert", "club", "casual")


def seen(
    game: str,
    hands: str,
    table: str = "",
    trump: str = "",
    points: tuple[int, ...] = (),
    bid: int = 0,
) -> View:
    """What A sees; behind the hands of all seats may stand the talon."""
    deal = played(game, hands, table, trump, points)
    return replace(deal, bid=bid, bidder=Seat.A if bid else None).view(Seat.A)


def find_follies(view: View, memory: Memory = "all") -> str:
    overview = Overview(view, memory)
    return " ".join(card.code for card in overview.cards if is_folly(overview, card))


LEADS = [
    # game; A's hand and the others'; trump; the cards that only a fool leads
    ("four-66", "KS JS TS 9S | AS QS KD 9D | QC JC TD JD | TC 9C KC QD", "H", "TS"),
    ("four-66", "TH KC | AH 9H | KH QC | JC 9D", "S", "TH"),
    ("four-66", "TH KC | KH 9H | QH QC | JC 9D", "S", ""),  # the ace is gone
    ("four-66", "AH TH KC | KH 9H QD | KD QC JD | JC 9D QS", "S", ""),  # his own
    ("four-66", "TH AC | AH 9H | KH QC | JC 9D", "S", ""),  # nothing less to lead
    ("four-66", "TH 9S | AH 9H | KH QC | JC 9D", "S", ""),  # but a trump
    ("four-66", "TH KC | AH 9H | KH QC | JC 9D", "H", ""),  # a trump itself
    ("na-66", "TH 9C | QH 9H | KC QC | JC 9D", "S", "TH"),  # where tens are low
]


@each_row(("game", "hands", "trump", "expected"), LEADS)
def test_no_bare_ten_is_led_under_what_beats_it(
    game: str, hands: str, trump: str, expected: str
) -> None:
    assert find_follies(seen(game, hands, trump=trump)) == expected


FOLLOWED = [
    # game; the hands; what lies there, the last card by A's right; trump; what only a fool throws
    ("four-66", "AD 9D | TC 9C | JC 9S | TH", "KH QH 9H", "S", "AD"),
    ("four-66", "AD 9D | TC 9C | JC 9S | TH QC", "KC", "S", ""),  # the partner may trump
    ("four-66", "AD 9D | TC 9C | JC QC | TH JD", "KC", "S", ""),  # or have a higher one
    ("four-66", "AD 9D | QD 9C | JC QC | TH JD", "KC", "S", "AD"),  # nothing beats that
    ("four-66", "AD 9D | TC 9C | JC 9S | TH", "QH KH 9H", "S", ""),  # the partner's trick
    ("four-66", "AH 9H | TC 9C | JC 9S | TS", "KH QD 9D", "S", ""),  # it takes the trick
    ("three-66", "KC QC AS QS JS TS 9S | AH | TD KD", "QD", "H", "AS TS"),
    ("gaigel", "TC TS QD KH | AC AS | KC | JC | 7H 7H 7S 7S", "QD KS QC", "C", "TS"),
    ("gaigel", "TC QD KH KD | AS | KC | JC | 7H 7H 7S 7S", "QS KS AC", "C", "TC KD"),
]


@each_row(("game", "hands", "table", "trump", "expected"), FOLLOWED)
def test_no_ace_or_ten_is_thrown_on_a_lost_trick(
    game: str, hands: str, table: str, trump: str, expected: str
) -> None:
    assert find_follies(seen(game, hands, table, trump)) == expected


HIGHER_THROWN = [
    # game; the hands; what lies there; trump; what is more than need be thrown of its suit
    ("four-66", "KH 9H JC | AH TC | TS QS | KC", "JD QD AD", "S", "KH"),
    ("four-66", "KD JD | 9C | QC | QS", "9D QD AD", "S", "KD"),
    ("four-66", "KD JD | 9C | QC | QS", "9D AD QD", "S", ""),  # the partner's trick
    ("four-66", "KD JD | 9C | QC | QS", "TD 9D QD", "S", "KD"),
    ("four-66", "AD JD | 9C | QC | QS", "9D KD QD", "S", ""),  # it takes the trick
    ("four-66", "KH QH JC | AH TC | TS QS | KC", "JD QD AD", "S", "KH"),  # a marriage is lost
    ("na-66", "QH TH | AC | QC | JS", "9D QD AD", "S", "TH"),  # the ten is low, but dear
    ("three-66", "KD JD | 9C | QC", "QD AD", "S", ""),  # it may be given to who is behind
    ("gaigel", "KH JH 7S AS | AC | QC | QS | TC TC KC KC", "JD QD AD", "C", "KH AS"),
]


@each_row(("game", "hands", "table", "trump", "expected"), HIGHER_THROWN)
def test_no_more_than_need_be_of_a_suit_is_thrown_on_a_lost_trick(
    game: str, hands: str, table: str, trump: str, expected: str
) -> None:
    assert find_follies(seen(game, hands, table, trump)) == expected


def test_who_hopes_for_five_sevens_keeps_them() -> None:
    view = seen("gaigel", "KH 7H 7S | AC | QC | QS | TC TC KC KC", "JD QD AD", "C")
    assert find_follies(view) == "KH"
    assert find_follies(replace(view, opening=Opening.DISSLE, bidder=Seat.A)) == ""
    assert find_follies(replace(view, opening=Opening.DISSLE, bidder=Seat.B)) == "KH"


def laid_blindly(opening: Opening, leader: Seat) -> View:
    """A follows to a first trick of Gaigel whose cards lie face down, led by his right or left."""
    view = seen("gaigel", "AC TS JD QD 7H | 7S | 7C | 7D | KH KH KS KS", trump="H")
    moves = tuple(PLAY_CARD[card] for card in view.hand if card.suit is not view.trump)
    return replace(
        view,
        phase=Phase.FOLLOW,
        opening=opening,
        trick_number=1,
        face_down=(Laid(leader, None),),
        won=(),
        legal_moves=moves,
    )


@each_row(
    ("opening", "leader", "expected"),
    [
        (Opening.HOEHER, Seat.D, "AC TS"),
        (Opening.HOEHER, Seat.C, "AC TS"),  # even the partner's, for anything may take it
        (Opening.ALTE, Seat.D, "AC TS"),
        (Opening.ALTE, Seat.C, ""),  # only the twin takes the partner's ace
    ],
)
def test_no_ace_or_ten_is_laid_blindly(opening: Opening, leader: Seat, expected: str) -> None:
    assert find_follies(laid_blindly(opening, leader)) == expected


@each_row(("memory", "expected"), [("all", ""), ("high", "AD"), ("last", "AD")])
def test_who_has_forgotten_cards_does_not_hope_for_the_partner(
    memory: Memory, expected: str
) -> None:
    view = seen("four-66", "AD 9D | TC 9C | JC 9S | TH", "QC", trump="S")
    later = replace(view, won=(*view.won, Trick(2, view.won[0].plays[:4], Seat.A)))
    assert find_follies(later, memory) == expected


FED = [
    # the hands, the table, what all have, what only a fool gives; 30 points are left
    ("KD 9D QS | TC 9C JD | JC 9S JH", "QH KH", (10, 10, 70), "KD QS"),  # C is ahead, and wins it
    ("KD 9D QS | TC 9C JD | JC 9S JH", "KH QH", (10, 70, 10), "KD QS"),  # or B, if C does not
    ("KD 9D QS | TC 9C JD | JC 9S JH", "KH QH", (10, 10, 70), ""),  # not to who is ahead
    ("KD 9D QS | TC 9C JD | JC 9S JH", "QH KH", (35, 0, 55), ""),  # A may still win
    ("KD 9D QS | TC 9C JD | JC 9S JH", "QH KH", (0, 45, 45), ""),  # no one is alone ahead
]


@each_row(("hands", "table", "points", "expected"), FED)
def test_who_is_ahead_is_not_fed_in_a_lost_deal(
    hands: str, table: str, points: tuple[int, ...], expected: str
) -> None:
    assert find_follies(seen("three-66", hands, table, points=points)) == expected


def test_where_the_last_trick_counts_ten_a_deal_is_lost_later() -> None:
    rules = rules_for("three-66", {"last_trick": "bonus-10"})
    hands, table = "KD 9D QS | TC 9C JD | JC 9S JH", "QH KH"
    for points, expected in (((10, 35, 45), ""), ((10, 10, 70), "KD QS")):  # 30 are left
        view = seen("three-66", hands, table, points=points)
        assert find_follies(view) == "KD QS"
        assert find_follies(replace(view, rules=rules)) == expected


DRAWN = [
    # game; the hands; the bid; the leads that leave trumps out. Trump is spades
    ("na-66", "AS KS JS TS JD | QS 9C AD | QC JC 9D | TC 9H QD", 3, "JS TS JD"),
    ("na-66", "AS KS JS TS JD | QS 9C AD | QC JC 9D | TC 9H QD", 0, ""),  # no bid stands
    ("na-66", "KS TS JD | AS 9C AD | QC JC 9D | TC 9H QD", 3, ""),  # he has not the highest
    ("na-66", "AS KS JD | TC 9C AD | QC JC 9D | KC 9H QD", 3, ""),  # no trump is out
]


@each_row(("game", "hands", "bid", "expected"), DRAWN)
def test_a_bidder_draws_trumps(game: str, hands: str, bid: int, expected: str) -> None:
    assert find_follies(seen(game, hands, trump="S", bid=bid)) == expected


ORDERS = [
    # game; the hands; what lies there; trump; what the search likes best; what is played instead
    ("four-66", "KD JD | AD TC | TS QS | KC 9C", "", "S", "KD", "JD"),  # less at risk
    ("four-66", "AD JD 9H | TD TC JS | TS QS JC | KC 9C QD", "", "S", "AD", "AD"),  # no risk
    ("four-66", "KD 9H | QS TC | TS JC | JS 9C", "", "S", "KD", "9H"),  # it will be trumped
    ("four-66", "KD 9H | QC TC | JC KC | AC 9C", "", "S", "KD", "KD"),  # no trump is out
    ("four-66", "KD QD 9H | AD TC JS | TS QS JC | KC 9C JD", "", "S", "QD", "9H"),  # a marriage
    ("four-66", "KH KC 9C | AH TC JS | TS QS JC | KD 9H", "JD QD AD", "S", "KH", "9C"),  # lost
    ("four-66", "KC QC JH | AH TC JS | TS QS JC | KD 9H", "JD QD AD", "S", "QC", "JH"),
    ("four-66", "KH TC 9C | AC QC JS | TS QS JC | KD 9H", "JD AD QD", "S", "9C", "TC"),  # won
    ("four-66", "AC TH 9C | AH KC JS | TS QS JC | KD 9H", "JD AD QD", "S", "9C", "TH"),  # AC keeps
    ("four-66", "AD TD | AC QC | TS QS | KC", "JD QD KD", "S", "TD", "AD"),  # home with the ace
    ("na-66", "KH TH JS TS 9S KC | AC AH | AS QS | KD AD QC", "9D QD JD", "C", "KC", "KC"),
]


@each_row(("game", "hands", "table", "trump", "best", "expected"), ORDERS)
def test_a_careful_player_s_order(
    game: str, hands: str, table: str, trump: str, best: str, expected: str
) -> None:
    overview = Overview(seen(game, hands, table, trump))
    assert most_careful(overview, Card.parse(best), overview.cards).code == expected


@each_row("name", CAREFUL)
@pytest.mark.parametrize(("game", "hands", "trump", "_folly"), LEADS[:2])
def test_a_level_leads_no_bare_ten(
    name: str, game: str, hands: str, trump: str, _folly: str
) -> None:
    view, player = seen(game, hands, trump=trump), player_named(name, rule_set("four-66"))
    for seed in range(12):
        move = player.choose(view, Budget(seed=seed), never).move
        assert move != PLAY_CARD[Card.parse("TS" if "TS" in hands.split("|")[0] else "TH")]


@pytest.mark.slow(sample=4)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["casual", "club:iterations=30"])
def test_levels_above_the_weakest_commit_no_follies(game: str, level: str) -> None:
    play = SelfPlay(game, level, 3)
    counts = count_follies(play.rules, played_deals(play, 8, 1))
    assert sum(possible for _, possible in counts.values())
    assert not [key for key, (committed, _) in counts.items() if committed]


@each_row("memory", ["all", "high", "last"])
def test_who_has_bid_on_trumps_counts_them(memory: Memory) -> None:
    view = seen("na-66", "QS JD | TS 9C | QC JC | TC 9H", trump="S", bid=3)
    later = replace(view, won=(*view.won, Trick(2, view.won[0].plays[:4], Seat.A)))
    assert find_follies(later, memory) == "JD"
    assert find_follies(replace(later, bidder=Seat.B), memory) == ""


def test_a_void_proves_that_no_trump_is_out() -> None:
    view = seen("na-66", "AS JD | TC 9C | TS JC | KC 9H", trump="S", bid=3)
    assert find_follies(view) == "JD"
    codes = ("KS", "KD", "QS", "QD")
    plays = tuple(
        Play(seat, Card.parse(code)) for seat, code in zip(view.rules.seats, codes, strict=True)
    )
    assert find_follies(replace(view, won=(*view.won, Trick(2, plays, Seat.A)))) == ""
