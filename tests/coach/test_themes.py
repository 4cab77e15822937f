"""Every move that cost something is a lesson in one thing."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

import pytest

from sixtysix_gui.coach.accounts import (
    JudgedDecision,
    Theme,
    account_of,
    dearest,
    lessons_of,
    repeated,
    theme_between,
    theme_of,
)
from sixtysix_gui.coach.judgements import VALUE_NAMES, Judgement, MoveWorth, Reason, Verdict
from sixtysix_gui.coach.judging import nothing_to_judge
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
from tests.coach.test_reviewing import VIEW, judged
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


# A lesson that is taught twice in one turn counts once.


class Lost(NamedTuple):
    """A judged move: its number, trick, what was better, the reason, and what it cost."""

    step: int
    trick: int = 3
    best: Move = CLOSE_TALON
    reason: int | None = 2
    loss: float = 0.3
    own: bool = True

    def move(self) -> JudgedDecision:
        found = judged(self.step, own=self.own, value=1.0, loss=self.loss)
        reason = None if self.reason is None else Reason(self.reason)
        judgement = replace(found.judgement, trick=self.trick, best=self.best, reason=reason)
        return JudgedDecision(self.step, VIEW, judgement, self.own)


CASES: dict[str, tuple[list[Lost], dict[int, int]]] = {
    "the dearer one stands for both": ([Lost(5, loss=0.2), Lost(6, loss=0.7)], {5: 6}),
    "the first of equals": ([Lost(5), Lost(6), Lost(7)], {6: 5, 7: 5}),
    "whatever the reasons are": ([Lost(5), Lost(6, reason=3), Lost(7, reason=None)], {6: 5, 7: 5}),
    "another better move": ([Lost(5), Lost(6, best=DRAW)], {}),
    "another trick": ([Lost(5), Lost(7, trick=4)], {}),
    "another seat": ([Lost(5), Lost(6, own=False)], {}),
    "nothing was lost": ([Lost(5), Lost(6, loss=0.0)], {}),
}


@each_row("name", CASES)
def test_what_repeats_a_loss_of_the_same_turn(name: str) -> None:
    lost, expected = CASES[name]
    moves = [each.move() for each in lost]
    assert repeated(moves) == expected


def test_the_account_counts_it_once_and_still_adds_up() -> None:
    moves = [Lost(5, loss=0.24).move(), Lost(6, loss=0.66).move(), Lost(9, trick=5).move()]
    assert all(move.judgement.verdict is Verdict.SLIP for move in moves)
    account = account_of(moves, -1)
    assert account.given == pytest.approx(0.96)
    assert [step.given for step in account.steps] == pytest.approx([0.0, 0.66, 0.3])
    total = account.promised + account.luck + account.given_by_other - account.given
    assert total == pytest.approx(-1)


# Three moves of a deal at most are marked: the dearest, each lesson once.


TEN, NINE = PLAY_CARD[Card.parse("TS")], PLAY_CARD[Card.parse("9S")]


def decided(
    step: int,
    loss: float,
    *,
    trick: int | None = None,
    best: Move = NINE,
    verdict: Verdict | None = None,
    chance: float | None = None,
) -> JudgedDecision:
    """A decision that cost so much; ``chance`` is a loss in chances that decided."""
    if verdict is None:
        verdict = _by_borders(loss, (0.1, 0.4, 0.8))
    state = seeded_deal(rule_set("german-66"), 1)
    view = replace(state.view(state.to_act), trick_number=step if trick is None else trick)
    judged = replace(
        nothing_to_judge(view, TEN),
        best=best,
        verdict=verdict if chance is None else _by_borders(chance, (0.03, 0.1, 0.2)),
        loss=loss,
        chance_loss=chance or 0.0,
        by_chance=chance is not None,
    )
    return JudgedDecision(step, view, judged)


def _by_borders(loss: float, borders: tuple[float, float, float]) -> Verdict:
    reached = sum(loss >= border for border in borders)
    return (Verdict.GOOD, Verdict.SLIP, Verdict.MISTAKE, Verdict.BLUNDER)[reached]


@each_row(
    ("losses", "marked"),
    [
        ([], []),
        ([0.0, 0.05], []),
        ([0.2, 0.0, 0.9], [0, 2]),
        ([0.2, 0.3, 0.9, 0.5], [1, 2, 3]),
        ([0.9, 0.5, 0.3, 0.2, 1.5], [0, 1, 4]),
        ([0.3, 0.3, 0.3, 0.3], [0, 1, 2]),
    ],
)
def test_the_three_dearest_in_the_order_of_the_deal(losses: list[float], marked: list[int]) -> None:
    lessons = lessons_of(decided(step, loss) for step, loss in enumerate(losses))
    assert [mark.step for mark in dearest(lessons)] == marked
    assert len(lessons) == sum(loss >= 0.1 for loss in losses), "no lesson is lost"


def test_what_was_too_close_is_no_lesson_however_large() -> None:
    assert lessons_of([decided(1, 0.9, verdict=Verdict.CLOSE)]) == ()


def test_chances_weigh_as_the_points_of_the_same_border() -> None:
    lessons = lessons_of(
        [
            decided(1, -0.3, chance=0.10),
            decided(2, 0.45),
            decided(3, 0.35),
            decided(4, -0.1, chance=0.20),
            decided(5, 0.75),
        ]
    )
    assert [lesson.weight for lesson in lessons] == pytest.approx([0.4, 0.45, 0.35, 0.8, 0.75])
    assert [mark.step for mark in dearest(lessons)] == [2, 4, 5]
    assert [lesson.loss for lesson in lessons] == [None, 0.45, 0.35, None, 0.75]
    assert lessons[3].verdict is Verdict.BLUNDER


def test_one_lesson_twice_in_a_turn_is_told_once_at_the_dearer_move() -> None:
    melded = decided(7, 0.24, trick=3, best=CLOSE_TALON)
    led = decided(8, 0.66, trick=3, best=CLOSE_TALON)
    (lesson,) = lessons_of([melded, led])
    assert (lesson.step, lesson.steps) == (8, (7, 8))
    assert (lesson.loss, lesson.verdict) == (0.66, Verdict.MISTAKE)


def test_account_and_marks_agree_which_loss_of_a_turn_is_the_dearer() -> None:
    """By chances that decided the second weighs 0.8, by its points only 0.1."""
    by_points = decided(7, 0.5, trick=3, best=CLOSE_TALON)
    by_chance = decided(8, 0.1, trick=3, best=CLOSE_TALON, chance=0.2)
    (lesson,) = lessons_of([by_points, by_chance])
    assert (lesson.step, lesson.steps) == (8, (7, 8))
    moves = [replace(one, judgement=_compared(one.judgement)) for one in (by_points, by_chance)]
    assert [step.given for step in account_of(moves, 0).steps] == [0.0, 0.1]


def _compared(judgement: Judgement) -> Judgement:
    """The judgement as one that compared two moves, as an account wants it."""
    worth = MoveWorth(NINE, 0.0, 0.1, 5, 10, 0.5)
    return replace(judgement, worths=(worth, replace(worth, move=TEN)))


@each_row(
    "second",
    [decided(8, 0.66, trick=4, best=CLOSE_TALON), decided(8, 0.66, trick=3, best=EXCHANGE_TRUMP)],
)
def test_two_lessons_stay_two(second: JudgedDecision) -> None:
    first = decided(7, 0.24, trick=3, best=CLOSE_TALON)
    assert [lesson.steps for lesson in lessons_of([first, second])] == [(7,), (8,)]


def test_a_lesson_between_does_not_part_the_turn_of_another() -> None:
    first = decided(6, 0.3, trick=3, best=CLOSE_TALON)
    between = decided(7, 0.3, trick=3, best=EXCHANGE_TRUMP)
    last = decided(8, 0.2, trick=3, best=CLOSE_TALON)
    assert [lesson.steps for lesson in lessons_of([first, between, last])] == [(6, 8), (7,)]
