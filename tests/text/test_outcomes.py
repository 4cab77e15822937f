"""Every way a deal can end is explained with the numbers that led to its game points."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

import pytest

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import (
    CardPoints,
    Close,
    DealEnd,
    Grade,
    Termination,
    points_of_two,
)
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.text.results.deal_endings import DealResult
from sixtysix_gui.text.results.outcomes import gain, headline, reason
from sixtysix_gui.text.results.result_table import SettledDeal, result_table
from tests.helpers.windows.sentences import assert_sentence
from tests.windows.conftest import Speak

PENALTIES = ("flat-2", "2-or-3", "flat-3", "by-closer-points")
CLAIMS = ("flat-2", "2-or-3", "mirror")


def ends() -> Iterator[DealEnd]:
    """Many ends of deals: who claimed, who closed and when, points and tricks of both."""
    card_points = (
        CardPoints(70, 0, 0, 5),
        CardPoints(40, 20, 0, 3),
        CardPoints(20, 0, 10, 2),
        CardPoints(0, 40),
    )
    closes = (None, *(Close(seat, 2, False, 12, tricks) for seat in BOTH for tricks in (0, 1)))
    for mine, theirs, close in itertools.product(card_points, card_points, closes):
        for claimant in (None, *BOTH):
            yield DealEnd((mine, theirs), close, claimant, Seat.A)


def rule_sets() -> Iterator[Rules]:
    for name in rule_set_names(close=True):
        yield rule_set(name)
    for penalty, claim in itertools.product(PENALTIES, CLAIMS):
        yield rule_set().with_overrides(
            {
                "score.close_failed": penalty,
                "score.defender_first": penalty,
                "score.false_claim": claim,
            }
        )


@pytest.mark.usefixtures("language")
def test_every_outcome_is_told_from_both_seats() -> None:
    told: set[object] = set()
    for rules in rule_sets():
        for end in ends():
            outcome = settle(rules, end)
            told |= {outcome.termination, outcome.basis, outcome.grade}
            for human in BOTH:
                of = DealResult(outcome, rules, human, "Queen")
                assert_sentence(headline(of))
                assert_sentence(reason(of))
    assert len(told) == 7 + 7 + 4, "some way to end was never reached"


END = DealEnd((CardPoints(69, 0, 0, 5), CardPoints(17, 0, 0, 2)), claimant=Seat.A)
CLOSED = Close(Seat.A, 3, False, 20, 2)
TRICKLESS = Close(Seat.A, 1, False, 0, 0)
TOLD = [
    (
        "german-66",
        END,
        Seat.A,
        "You win the deal",
        "You said “Out!” with 69. Queen stayed under 33: Schneider.",
    ),
    (
        "german-66",
        END,
        Seat.B,
        "Queen wins the deal",
        "Queen said “Out!” with 69. You stayed under 33: Schneider.",
    ),
    (
        "german-66",
        replace(END, card_points=(CardPoints(66, 0, 0, 4), CardPoints(33, 0, 0, 3))),
        Seat.A,
        "You win the deal",
        "You said “Out!” with 66. Queen has 33.",
    ),
    (
        "german-66",
        replace(END, card_points=(CardPoints(66, 0, 0, 4), CardPoints(0, 40))),
        Seat.A,
        "You win the deal",
        "You said “Out!” with 66. Queen took no trick: Schwarz.",
    ),
    (
        "schnapsen",
        replace(END, card_points=(CardPoints(61, 0, 0, 4), CardPoints())),
        Seat.A,
        "Queen wins the deal",
        "You said “Out!” with only 61. A false claim costs 3, because Queen had no trick.",
    ),
    (
        "schnapsen",
        replace(END, card_points=(CardPoints(67, 0, 0, 4), CardPoints(40, 0, 0, 3)), close=CLOSED),
        Seat.B,
        "Queen wins the deal",
        "Queen said “Out!” with 67. At the close you had 20, and that counts: Schneider.",
    ),
    (
        "german-66",
        DealEnd((CardPoints(62, 0, 0, 4), CardPoints(40, 0, 0, 3)), TRICKLESS, None, Seat.A),
        Seat.A,
        "Queen wins the deal",
        "You had closed, but came only to 62. "
        "A failed close costs 3, because Queen had no trick at the close.",
    ),
    (
        "german-66",
        DealEnd((CardPoints(70, 0, 0, 4), CardPoints(20, 0, 0, 3)), CLOSED, None, Seat.B),
        Seat.B,
        "You win the deal",
        "Queen had closed and held 70, but did not say “Out!” in time. "
        "A failed close costs 2, because you had a trick at the close.",
    ),
    (
        "wiki-66",
        DealEnd((CardPoints(40, 0, 0, 3), CardPoints(66, 0, 0, 4)), TRICKLESS, Seat.B),
        Seat.B,
        "You win the deal",
        "Queen had closed, but you said “Out!” first, with 66. "
        "Going out before the closer wins 3, because you had no trick at the close.",
    ),
    (
        "german-66",
        DealEnd((CardPoints(65, 0, 0, 6), CardPoints(55, 0, 10, 6)), None, None, Seat.B),
        Seat.A,
        "The deal is drawn",
        "Nobody went out, and both have 65.",
    ),
    (
        "schnapsen",
        DealEnd((CardPoints(60, 0, 0, 5), CardPoints(60, 0, 0, 5)), None, None, Seat.B),
        Seat.A,
        "Queen wins the deal",
        "Nobody went out: the last trick wins the deal, and it is Queen’s.",
    ),
    (
        "house-66",
        DealEnd((CardPoints(50, 0, 0, 5), CardPoints(60, 0, 10, 7)), None, None, Seat.B),
        Seat.B,
        "You win the deal",
        "All cards are played, and you alone have 66, with 70.",
    ),
    (
        "santase-engine",
        END,
        Seat.A,
        "You win the deal",
        "You reached 69 card points. Queen stayed under 33: Schneider.",
    ),
]


@pytest.mark.parametrize(("variant", "end", "human", "head", "why"), TOLD)
def test_outcomes_in_words(
    variant: str, end: DealEnd, human: Seat, head: str, why: str, speak: object
) -> None:
    assert callable(speak)
    speak("en")
    told = DealResult(settle(rule_set(variant), end), rule_set(variant), human, "Queen")
    assert headline(told) == head
    assert reason(told) == why


GAINS = [
    ("en", Seat.A, 1, 0, "1 game point for you"),
    ("en", Seat.A, 3, 0, "3 game points for you"),
    ("en", Seat.B, 2, 1, "3 game points for Queen, 1 of them carried over"),
    ("de", Seat.A, 1, 0, "1 Punkt für dich"),
    ("de", Seat.B, 2, 0, "Queen bekommt 2 Punkte"),
    ("en", None, 0, 0, "No game points now, 1 more for the next winner"),
]


@pytest.mark.parametrize(
    ("language", "winner", "points", "carry", "sentence"), GAINS, indirect=["language"]
)
def test_gains_in_words(
    language: str, winner: Seat | None, points: int, carry: int, sentence: str
) -> None:
    rules = rule_set("house-66")
    before = Game(rules, Seat.A, carry=carry)
    plain = settle(rules, END)
    termination = Termination.DRAW if winner is None else plain.termination
    outcome = replace(
        plain, points=points_of_two(winner, points), termination=termination, grade=Grade.ORDINARY
    )
    told = DealResult(outcome, rules, Seat.A, "Queen")
    assert gain(told, before, before.after(outcome)) == sentence, language


@pytest.mark.parametrize(
    ("language", "winner", "sentence"),
    [
        ("en", Seat.A, "You take off 3"),
        ("en", Seat.B, "Queen takes off 3"),
        ("de", Seat.B, "Queen schreibt 3 ab"),
    ],
    indirect=["language"],
)
def test_where_the_score_is_counted_down_points_are_taken_off(
    language: str, winner: Seat, sentence: str
) -> None:
    rules = rule_set("schnapsen")
    before = Game(rules, Seat.A)
    plain = settle(rules, END)
    outcome = replace(plain, points=points_of_two(winner, 3), grade=Grade.ORDINARY)
    told = DealResult(outcome, rules, Seat.A, "Queen")
    assert gain(told, before, before.after(outcome)) == sentence, language


NO_TRICK, SOME = CardPoints(), CardPoints(captured=20, tricks=1)
WINNER = CardPoints(captured=70, tricks=4)
DECIDED: list[tuple[str, DealEnd, list[str]]] = [
    # the rules, the end of the deal, what stands below the totals
    ("german-66", DealEnd((WINNER, NO_TRICK), claimant=Seat.A), ["Number of tricks"]),
    ("german-66", DealEnd((WINNER, SOME), claimant=Seat.A), []),
    # Schwarz at the close and at the end: the tricks at the close decide in Schnapsen
    (
        "schnapsen",
        DealEnd((WINNER, NO_TRICK), Close(Seat.A, 2, False, 0, 0), Seat.A),
        ["Tricks at the close"],
    ),
    # Schneider at the close, above 33 at the end
    (
        "schnapsen",
        DealEnd((WINNER, CardPoints(40, tricks=2)), Close(Seat.A, 2, False, 20, 1), Seat.A),
        ["Card points at the close"],
    ),
    ("schnapsen", DealEnd((WINNER, SOME), Close(Seat.A, 2, False, 10, 1), Seat.A), []),
    # a close that failed costs 3 against a defender without a trick
    ("schnapsen", DealEnd((SOME, WINNER), Close(Seat.A, 2, False, 0, 0)), ["Tricks at the close"]),
    ("schnapsen", DealEnd((SOME, WINNER), Close(Seat.A, 2, False, 10, 1)), []),
    ("schnapsen", DealEnd((SOME, NO_TRICK), claimant=Seat.A), []),
]


@pytest.mark.parametrize(("variant", "end", "names"), DECIDED)
def test_only_what_decided_stands_below_the_totals(
    speak: Speak, variant: str, end: DealEnd, names: list[str]
) -> None:
    speak("en")
    assert [row.name for row in result_table(_settled(variant, end)).remarks] == names


def _settled(variant: str, end: DealEnd, marriages: tuple[Marriage, ...] = ()) -> SettledDeal:
    rules = rule_set(variant)
    before = Game(rules, Seat.A, won=(5, 3))
    outcome = settle(rules, end)
    return SettledDeal(outcome, before, before.after(outcome), Seat.A, "Frieda", "Queen", marriages)


def test_the_table_shows_only_rows_that_occurred() -> None:
    end = replace(END, card_points=(CardPoints(29, 40, 0, 4), CardPoints(17, 0, 0, 2)))
    table = result_table(_settled("german-66", end, (Marriage(Seat.A, Suit.SPADES, 40, 3),)))
    assert [(row.name, row.mine, row.theirs) for row in table.rows] == [
        ("Tricks", "29", "17"),
        ("Marriages", "40", "–"),
    ]
    assert (table.totals.mine, table.totals.theirs) == ("69", "17")
    assert table.score == "5 → 7"
    assert table.remarks == ()


def test_frozen_points_are_taken_off_so_that_the_sums_are_right() -> None:
    close = Close(Seat.A, 3, False, 20, 2)
    end = DealEnd((CardPoints(67, 0, 0, 4), CardPoints(35, 20, 0, 3, frozen_at=20)), close, Seat.A)
    table = result_table(_settled("schnapsen-bar", end))
    assert [(row.name, row.mine, row.theirs) for row in table.rows] == [
        ("Tricks", "67", "35"),
        ("Marriages", "–", "20"),
        ("Not counted after the close", "–", "−35"),
    ]
    assert table.totals.theirs == "20"


TRICKLESS_END = DealEnd((CardPoints(69, 0, 0, 5), CardPoints(0, 0, 0, 0)), claimant=Seat.A)


@pytest.mark.parametrize("end", [END, TRICKLESS_END])
def test_a_score_that_counts_down_ends_at_nothing(end: DealEnd) -> None:
    """The first is worth the two points that are missing, the other one three."""
    assert result_table(_settled("schnapsen", end)).score == "2 → 0"


def _figures(text: str) -> int:
    return 0 if text == "–" else int(text.replace("−", "-"))


def test_every_column_adds_up() -> None:
    for name in rule_set_names(close=True):
        for end in ends():
            table = result_table(_settled(name, end))
            assert sum(_figures(row.mine) for row in table.rows) == int(table.totals.mine)
            assert sum(_figures(row.theirs) for row in table.rows) == int(table.totals.theirs)
