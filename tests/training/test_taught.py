"""Which games have training, and which lesson a mistake is about."""

from dataclasses import replace

from sixtysix_gui.coach.accounts import Theme
from sixtysix_gui.coach.judgements import VALUE_NAMES, Reason
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PLAY_CARD,
    Move,
)
from sixtysix_gui.rules.scoring.points import Close
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.training.taught import TAUGHT, first_taught, lesson_about, nearest
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.rows import each_row

# docs/training.md: relatives count as the nearest
NEAREST = {
    "german-66": "german-66",
    "house-66": "german-66",
    "wiki-66": "german-66",
    "schnapsen": "schnapsen",
    "schnapsen-sharp": "schnapsen",
    "schnapsen-bar": "schnapsen",
    "schnapsen-bar-24": "schnapsen",
    "santase": "santase",
    "santase-engine": "santase",
}


def test_games_with_a_talon_that_can_be_closed_have_training_and_no_others() -> None:
    trained = {name for name in rule_set_names() if nearest(name) is not None}
    assert trained == set(rule_set_names(close=True))
    assert {name: nearest(name) for name in NEAREST} == NEAREST
    assert nearest("whist") is None


@each_row(
    ("played", "expected"),
    [
        ([], TAUGHT[0]),
        (["gaigel-2"], TAUGHT[0]),
        (["bauernschnapsen", "santase-engine", "schnapsen"], "santase"),
    ],
)
def test_the_last_game_that_has_training_decides(played: list[str], expected: str) -> None:
    assert first_taught(played) == expected


ACE, TEN = PLAY_CARD[Card.parse("AC")], PLAY_CARD[Card.parse("TC")]
PAIR = MELD[Suit.HEARTS]
OPEN, CLOSED, EXHAUSTED = TalonStatus
LESSONS = set(range(1, 13))


def view_with(status: TalonStatus) -> View:
    """A view of a fresh deal whose talon is as asked for."""
    state = seeded_deal(rule_set(), 1)
    view = state.view(state.to_act)
    if status is CLOSED:
        return replace(view, close=Close(Seat.A, 1, False, 0, 0))
    return view if status is OPEN else replace(view, talon_left=0)


@each_row(
    "numbers, lesson",
    [
        ((30, 31), 1),
        ((29, 52), 2),
        ((24, 25, 26, 27, 28), 4),
        ((43,), 5),
        ((20, 21, 51), 6),
        ((7, 22, 23, 32, 33, 57), 7),
        ((37, 38), 8),
        ((2, 5), 9),
        ((3,), 10),
        ((4, 6, 8), 11),
        ((34, 35, 49, 50), 12),
    ],
)
def test_reasons_that_are_about_one_idea(numbers: tuple[int, ...], lesson: int) -> None:
    for number in numbers:
        for theme in Theme:
            about = lesson_about(theme, Reason(number), view_with(OPEN), ACE, TEN)
            assert about == lesson


@each_row(
    "theme, status, played, best, lesson",
    [
        (Theme.CLOSING, OPEN, ACE, CLOSE_TALON, 9),
        (Theme.CLOSING, OPEN, CLOSE_TALON, ACE, 11),
        (Theme.COUNTING, OPEN, ACE, GO_OUT, 2),
        (Theme.COUNTING, OPEN, GO_OUT, ACE, 1),
        (Theme.COUNTING, OPEN, GO_OUT, PAIR, 1),
        (Theme.COUNTING, OPEN, ACE, PAIR, 4),
        (Theme.TRICK, OPEN, ACE, TEN, 3),
        (Theme.TRICK, CLOSED, ACE, TEN, None),
        (Theme.TRICK, EXHAUSTED, ACE, TEN, 8),
        (Theme.PAIR, CLOSED, ACE, TEN, 4),
        (Theme.TRUMPS, OPEN, ACE, EXCHANGE_TRUMP, 5),
        (Theme.TRUMPS, OPEN, EXCHANGE_TRUMP, ACE, 5),
        (Theme.TRUMPS, OPEN, ACE, TEN, None),
        (Theme.TRUMPS, EXHAUSTED, ACE, TEN, 8),
        (Theme.LEAD, OPEN, ACE, TEN, 3),
        (Theme.LEAD, CLOSED, ACE, TEN, 10),
        (Theme.LEAD, EXHAUSTED, ACE, TEN, 8),
        (Theme.SCHNEIDER, OPEN, ACE, TEN, 12),
        (Theme.SHOWN, OPEN, ACE, TEN, None),
        (Theme.SHOWN, EXHAUSTED, ACE, TEN, 8),
    ],
)
def test_themes_where_the_reason_only_counts(
    theme: Theme, status: TalonStatus, played: Move, best: Move, lesson: int | None
) -> None:
    for reason in (None, Reason(0), Reason(44)):
        assert lesson_about(theme, reason, view_with(status), played, best) == lesson


def test_every_lesson_is_about_something_and_nothing_else_is_named() -> None:
    reasons = [None, *map(Reason, VALUE_NAMES)]
    pairs = [(ACE, TEN), (ACE, CLOSE_TALON), (CLOSE_TALON, ACE), (ACE, GO_OUT), (GO_OUT, ACE)]
    views = [view_with(status) for status in TalonStatus]
    found = {
        lesson_about(theme, reason, view, played, best)
        for theme in Theme
        for reason in reasons
        for view in views
        for played, best in pairs
    }
    assert found == LESSONS | {None}
