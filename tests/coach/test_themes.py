"""Every move that cost something is a lesson in one thing."""

from collections.abc import Mapping
from dataclasses import replace

from sixtysix_gui.coach.judging import nothing_to_judge
from sixtysix_gui.coach.lessons import Theme, theme_between, theme_of
from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.coach.values.reasons import VALUE_NAMES, Reason
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Move,
)
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import rule_set
from tests.coach.positions import decisions
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.rows import each_row


def lead(hand: str, *, led: str | None = None, trump: Suit = Suit.HEARTS) -> View:
    """What somebody sees who holds these cards, and is on lead or answers a card."""
    state = seeded_deal(rule_set("german-66"), 1)
    view = state.view(state.to_act)
    cards = tuple(Card.parse(code) for code in hand.split())
    return replace(
        view,
        hands=(cards, ()) if view.seat is Seat.A else ((), cards),
        trump=trump,
        table=() if led is None else (Play(opposite(view.seat), Card.parse(led)),),
        melded_suit=None,
    )


def card(code: str) -> Move:
    return PLAY_CARD[Card.parse(code)]


HAND = "AH TS KC QC JD 9S"
BARE = Reason(0)

BY_MOVES = [
    (card("TS"), CLOSE_TALON, None, Theme.CLOSING),
    (CLOSE_TALON, card("TS"), None, Theme.CLOSING),
    (DRAW, CLOSE_TALON, None, Theme.CLOSING),
    (CLOSE_TALON, MELD[Suit.CLUBS], None, Theme.CLOSING),
    (GO_OUT, card("TS"), None, Theme.COUNTING),
    (CLOSE_TALON, GO_OUT, None, Theme.COUNTING),
    (PASS, GO_OUT, None, Theme.COUNTING),
    (card("TS"), EXCHANGE_TRUMP, None, Theme.TRUMPS),
    (EXCHANGE_TRUMP, CLOSE_TALON, None, Theme.CLOSING),
    (MELD[Suit.CLUBS], card("AH"), None, Theme.PAIR),
    (MELD[Suit.CLUBS], MELD[Suit.HEARTS], None, Theme.PAIR),
    (card("KC"), MELD[Suit.CLUBS], None, Theme.PAIR),
    (card("TS"), MELD[Suit.CLUBS], None, Theme.COUNTING),
    (card("KC"), card("9S"), None, Theme.PAIR),
    (card("KC"), card("QC"), None, Theme.LEAD),
    (card("TS"), card("9S"), None, Theme.LEAD),
    (card("TS"), card("AH"), None, Theme.TRUMPS),
    (card("AH"), card("9S"), None, Theme.TRUMPS),
    (card("AH"), card("9S"), "TD", Theme.TRICK),
    (card("9S"), card("JD"), "TD", Theme.TRICK),
    (card("QC"), card("JD"), "TD", Theme.PAIR),
]


@each_row(("played", "best", "led", "theme"), BY_MOVES)
@each_row("number", [0, 1, 36, 37, 39, 44, None])
def test_where_the_reason_only_counts_the_moves_say_what_it_was_about(
    played: Move, best: Move, led: str | None, theme: Theme, number: int | None
) -> None:
    reason = None if number is None else Reason(number)
    assert theme_between(lead(HAND, led=led), played, best, reason) is theme


def test_a_card_of_a_pair_that_was_shown_breaks_nothing() -> None:
    shown = replace(lead(HAND), melded_suit=Suit.CLUBS)
    assert theme_between(shown, card("KC"), card("9S"), BARE) is Theme.LEAD


BY_REASON: Mapping[Theme, tuple[int, ...]] = {
    Theme.CLOSING: (2, 3, 4, 5, 6, 8),
    Theme.COUNTING: (7, 29, 30, 31, 33, 52),
    Theme.TRICK: (18, 19, 20, 21, 27, 45, 47, 48, 51),
    Theme.PAIR: (26,),
    Theme.TRUMPS: (9, 10, 12, 15, 23, 43),
    Theme.LEAD: (11, 16, 17, 53),
    Theme.SCHNEIDER: (34, 35, 49, 50),
    Theme.SHOWN: (14, 28),
}


@each_row(
    ("number", "theme"),
    [(number, theme) for theme, numbers in BY_REASON.items() for number in numbers],
)
def test_a_reason_about_one_thing_says_what_it_was_about(number: int, theme: Theme) -> None:
    assert theme_between(lead(HAND), card("TS"), card("9S"), Reason(number)) is theme
    assert theme_between(lead(HAND), CLOSE_TALON, card("9S"), Reason(number)) is theme


@each_row("number", [13, 22, 46, 54, 55, 56, 57])
def test_reasons_of_leads_and_replies_go_by_which_it_is(number: int) -> None:
    assert theme_between(lead(HAND), card("TS"), card("9S"), Reason(number)) is Theme.LEAD
    reply = lead(HAND, led="TD")
    assert theme_between(reply, card("TS"), card("9S"), Reason(number)) is Theme.TRICK


@each_row("number", sorted(VALUE_NAMES))
def test_whatever_the_reason_there_is_a_theme(number: int) -> None:
    for view, played in decisions(6, first=number):
        best = next(move for move in view.legal_moves if move != played)
        assert theme_between(view, played, best, Reason(number)) in Theme


@each_row("verdict", Verdict)
def test_only_a_clear_loss_has_a_theme(verdict: Verdict) -> None:
    judged = replace(nothing_to_judge(lead(HAND), card("TS")), verdict=verdict, best=card("9S"))
    found = theme_of(lead(HAND), judged)
    assert found is (Theme.LEAD if verdict.strokes else None)
