"""Gaigel: openings and what lies face down, equal cards, the exchange, five sevens (many.md 8)."""

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.openings import has_sevens
from sixtysix_gui.rules.events import (
    CardDrawn,
    CardLaid,
    CardPlayed,
    CardsTurned,
    DealEnded,
    DealOpened,
    TrickWon,
    TrumpExchanged,
    as_seen_by,
)
from sixtysix_gui.rules.history import Exchange, Laid, Play
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.seats import PARTNERS, seats_of
from tests.helpers.deals.engine import cards
from tests.helpers.deals.trick_games import tokens
from tests.helpers.rows import each_row
from tests.rules.data.rows import after, deals, move_of

A, B, C, D = seats_of(PARTNERS)
card = Card.parse


def deal_of(acts: str = "") -> Deal:
    """A deals; D has AS TS 7C KH QH, C AC TC KC 7C JS, B KS QS 7S AD TD, A JC QC 7H KD 7D.

    TH lies under the talon, from which JD, JD, QD, QD, KD … are drawn.
    """
    return after(deals()["gaigel"].start(), acts)


def test_what_is_laid_face_down_is_seen_when_all_lies() -> None:
    deal, events = deal_of().apply(move_of("o:alte"))
    assert events == (DealOpened(D, Opening.ALTE),)
    deal, events = deal.apply(move_of("AS"))
    assert events == (CardLaid(D, card("AS"), is_lead=True),)
    assert [as_seen_by(seat, events[0]) == events[0] for seat in (A, B, C, D)] == [
        False,
        False,
        False,
        True,
    ]
    deal = after(deal, "TC 7S")
    assert deal.view(C).table == ()
    assert deal.view(C).face_down == (Laid(D, None), Laid(C, card("TC")), Laid(B, None))
    assert deal.view(A).why_illegal(move_of("7H")) is not None
    deal, events = deal.apply(move_of("JC"))
    plays = tuple(
        Play(seat, card(code)) for seat, code in ((D, "AS"), (C, "TC"), (B, "7S"), (A, "JC"))
    )
    laid, turned, won, *drawn = events
    assert laid == CardLaid(A, card("JC"), is_lead=False)
    assert turned == CardsTurned(plays)
    assert isinstance(won, TrickWon)
    assert won.trick.plays == plays
    assert [event.seat for event in drawn if isinstance(event, CardDrawn)] == [D, C, B, A]
    assert drawn[0] == CardDrawn(D, card("JD"), 27, is_turn_up=False)
    assert deal.view(C).face_down == ()


@each_row("acts", ["o:elf AS", "o:dissle TS"])
def test_what_is_led_open_is_seen_at_once(acts: str) -> None:
    opening, led = acts.split()
    deal, events = deal_of(opening).apply(move_of(led))
    assert events == (CardPlayed(D, card(led), is_lead=True),)
    assert deal.view(B).table == (Play(D, card(led)),)
    assert deal.view(B).face_down == ()


def test_forehand_with_nothing_but_trumps_leads_one_openly_and_all_may_follow_with_any() -> None:
    deal = deal_of()
    hands = (deal.hands[A], deal.hands[B], deal.hands[C], cards("AH TH KH QH JH"))
    deal = after(deal.changed(hands=hands), "o:hoeher QH")
    assert deal.view(A).table == (Play(D, card("QH")),)
    assert tokens(deal) == {held.code for held in deal.hands[C]}
    deal = after(deal, "AC 7S 7H")
    assert deal.won[0].winner is D


def test_equal_cards_are_told_apart_by_the_order_in_which_they_are_played() -> None:
    deal = deal_of("o:hoeher 7C 7C 7S QC")
    assert [play.copy for play in deal.won[0].plays] == [0, 1, 0, 0]
    deal = deal_of("o:elf AS TC 7S JC TS KC KS 7D")
    assert [play.copy for trick in deal.won for play in trick.plays] == [0] * 8


ROBBED = "o:hoeher 7C JS 7S QC"
"""A takes the first trick with his queen of clubs, and holds the seven of hearts."""


def test_the_seven_is_put_under_the_talon_and_the_turn_up_taken() -> None:
    deal = deal_of(ROBBED)
    assert deal.to_act is A
    deal, events = deal.apply(move_of("rob"))
    assert events == (TrumpExchanged(A, card("7H"), card("TH")),)
    assert deal.exchange == Exchange(A, card("7H"), card("TH"), 2)
    assert card("TH") in deal.hands[A]
    assert card("7H") not in deal.hands[A]
    for seat in (A, B, C, D):
        view = deal.view(seat)
        assert view.turn_up == card("7H")
        assert view.known[A] == (card("TH"),)
        assert view.exchange == deal.exchange
    assert deal.talon_size == 24


def test_the_turn_up_is_drawn_last_and_seen_by_all() -> None:
    deal = deal_of(ROBBED)
    drawn: list[CardDrawn] = []
    while deal.talon_size:
        deal, events = deal.apply(deal.legal_moves()[-1])
        drawn += [event for event in events if isinstance(event, CardDrawn)]
    assert [event.is_turn_up for event in drawn] == [False] * 23 + [True]
    last = drawn[-1]
    assert last.card == card("TH")
    assert as_seen_by(last.seat, last) == as_seen_by(deal.rules.after(last.seat), last) == last
    assert card("TH") in deal.view(last.seat).known[last.seat]
    assert deal.turn_up is None
    assert deal.trick_number == 8


def test_a_trick_of_forehand_loses_auf_dissle_at_once() -> None:
    deal, events = deal_of("o:dissle TS TC 7S").apply(move_of("JC"))
    assert deal.outcome is not None
    assert (deal.outcome.reason, deal.outcome.points) == ("dissle-lost", (1, 0))
    assert [type(event) for event in events] == [CardPlayed, TrickWon, DealEnded]
    assert deal.outcome.end.made is False
    assert deal.outcome.end.bidder == 1


@each_row(
    ("hand", "talon_size", "made"),
    [
        ("7C 7C 7H 7D 7S", 20, True),
        ("7C 7C 7H 7D 7S", 0, True),
        ("7C 7C 7H 7D AS", 20, None),
        ("7C 7C 7H 7D AS", 0, False),
    ],
)
def test_auf_dissle_takes_five_sevens_at_one_time(
    hand: str, talon_size: int, made: bool | None
) -> None:
    assert has_sevens(cards(hand), talon_size) is made


def test_auf_dissle_is_lost_when_the_talon_is_used_up() -> None:
    deal = deal_of("o:dissle 7C 7C 7S JC")
    while not deal.is_over:
        lowest = min(
            (move for move in deal.legal_moves() if move_of("out") != move),
            key=lambda move: (
                deal.to_act is D and getattr(move, "card", card("AS")).suit is Suit.HEARTS,
                getattr(move, "card", card("AS")).points * (1 if deal.to_act is D else -1),
            ),
        )
        deal, _ = deal.apply(lowest)
    assert deal.outcome is not None
    assert deal.outcome.reason == "dissle-lost"
    assert (deal.talon_size, len(deal.won)) == (0, 7)
    assert all(trick.winner is not D for trick in deal.won)
