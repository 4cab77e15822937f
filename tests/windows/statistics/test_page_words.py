"""The sentences of the statistics: plain, and never more than chance allows."""

import pytest

from sixtysix_gui.statistics.amounts import Count, Currency
from sixtysix_gui.statistics.averages import ChanceSentence, Mean, Tendency
from sixtysix_gui.statistics.fair_cards import FairCards, Fairness, FairRow
from sixtysix_gui.statistics.odds import DealtWhat
from sixtysix_gui.statistics.over_time import Ring, Since, Trend
from sixtysix_gui.statistics.selection import OtherPlayer
from sixtysix_gui.statistics.strength import Strength
from sixtysix_gui.text import statistics as words_of
from sixtysix_gui.windows.statistics.pages import over_time as course
from sixtysix_gui.windows.statistics.pages.all_pages import StatisticsPage
from sixtysix_gui.windows.statistics.pages.fair_cards import fair_sentence, rod_row
from sixtysix_gui.windows.statistics.pages.play import closing_sentence, strength_sentence
from tests.helpers.rows import each_row

pytestmark = pytest.mark.usefixtures("qapp")

POINTS, CHIPS, TICKS = Currency.GAME_POINTS, Currency.CHIPS, Currency.TICKS


@each_row(
    "value, currency, in_pairs, sentence",
    [
        (0.21, POINTS, False, "A deal brings you 0.21 game points on average."),
        (-0.21, POINTS, False, "A deal costs you 0.21 game points on average."),
        (0.004, POINTS, False, "On average, deals bring neither gain nor loss."),
        (0.7, CHIPS, False, "A deal brings you 0.70 chips on average."),
        (0.6, POINTS, True, "A deal brings your side 0.60 game points on average."),
        (
            -0.6,
            TICKS,
            True,
            "A deal brings your side 0.60 game points less than the other side on average.",
        ),
        (0.6, TICKS, False, "A deal brings you 0.60 game points more than the others on average."),
    ],
)
def test_what_a_deal_brings(
    value: float, currency: Currency, in_pairs: bool, sentence: str
) -> None:
    assert course.brings(Mean(value, 0.2, 50), currency, in_pairs=in_pairs) == sentence


@each_row(
    "sentence, in_pairs, words",
    [
        (None, False, "There are too few deals to say more."),
        (ChanceSentence(Tendency.UNDECIDED), False, "That cannot be told from chance."),
        (
            ChanceSentence(Tendency.AHEAD),
            False,
            "So far, that is more than chance explains: you are ahead.",
        ),
        (
            ChanceSentence(Tendency.BEHIND),
            False,
            "So far, that is more than chance explains: you are behind.",
        ),
        (
            ChanceSentence(Tendency.AHEAD),
            True,
            "So far, that is more than chance explains: your side is ahead.",
        ),
    ],
)
def test_what_chance_explains(sentence: ChanceSentence | None, in_pairs: bool, words: str) -> None:
    assert course.chance(sentence, in_pairs=in_pairs) == words


def test_how_many_more_deals_it_would_take() -> None:
    said = course.chance(ChanceSentence(Tendency.UNDECIDED, 240), in_pairs=False)
    assert said.startswith("That cannot be told from chance yet; about 240 more ")


@each_row(
    "mean, figure, note",
    [
        (Mean(0.214, 0.168, 300), "+0.21", "give or take 0.17"),
        (Mean(-0.5, 1.24, 12), "−0.5", "give or take 1.2"),
        (Mean(0.5, None, 12), "+0.50", "from one game"),
    ],
)
def test_figures_have_as_many_digits_as_mean_something(mean: Mean, figure: str, note: str) -> None:
    assert (words_of.mean_figure(mean), words_of.give_or_take(mean)) == (figure, note)


@each_row(
    "count, words",
    [
        (Count(52, 19), "52 won, 19 lost"),
        (Count(171, 133, 8), "171 won, 133 lost, 8 tied"),
        (Count(), "0 won, 0 lost"),
    ],
)
def test_counts(count: Count, words: str) -> None:
    assert words_of.won_lost(count) == words


@each_row(
    "trend, share, sentence",
    [
        (Trend.SAME, 0.02, "You give away about as much as in June."),
        (Trend.LESS, 0.36, "You give away about a third less than in June."),
        (Trend.LESS, 0.03, "You give away a little less than in June."),
        (Trend.LESS, 0.5, "You give away about half of what it was in June."),
        (Trend.MORE, 0.24, "You give away about a quarter more than in June."),
        (Trend.MORE, 1.4, "You give away about twice as much as in June, or more."),
    ],
)
def test_compared_with_an_early_month(trend: Trend, share: float, sentence: str) -> None:
    since = Since(trend, "2026-06", share)
    assert course.since_sentence(since, "2026-11-20") == sentence
    assert course.since_sentence(None, "2026-11-20") == ""


@each_row(
    "month, beside, name",
    [
        ("2026-06", "2026-11-20", "June"),
        ("2025-06", "2026-11-20", "June 2025"),
        ("2026-13", "2026-11-20", "2026-13"),
        ("", "2026-11-20", ""),
    ],
)
def test_months(month: str, beside: str, name: str) -> None:
    assert words_of.month_name(month, beside) == name


@each_row(
    "first, last, words",
    [
        ("2026-10-03", "2026-10-09", "3 October – 9 October"),
        ("2026-10-03", "2026-10-03", "3 October"),
        ("", "2026-10-03", " – 3 October"),
    ],
)
def test_days(first: str, last: str, words: str) -> None:
    assert words_of.days_name(first, last) == words


def test_a_ring_is_read_out() -> None:
    ring = Ring(12, "2026-10-03", "2026-10-09", 0.549)
    assert course.given_ring(ring) == "3 October – 9 October: 0.55 given away per deal."
    assert course.points_ring(ring, CHIPS) == "3 October – 9 October: +0.55 chips a deal."


def fair_row(mine: int, low: int = 277, high: int = 347) -> FairRow:
    return FairRow(DealtWhat.ACES, mine, 301, 312.0, low, high, 0.5, 0.5)


@each_row("mine, verdict", [(322, "usual"), (260, "fewer than usual"), (350, "more than usual")])
def test_a_row_of_fair_cards_is_read_out(mine: int, verdict: str) -> None:
    said = rod_row(fair_row(mine)).told
    assert said == f"Aces: you {mine}, others 301, 312 to be expected; {verdict}."


@each_row(
    "fairness, begins",
    [
        (Fairness.USUAL, "Nothing unusual: over 312 "),
        (Fairness.OUTSIDE, "1 of the seven beads "),
        (Fairness.RARE, "This is rare: chance alone does it less than once in a thousand times."),
    ],
)
def test_the_headline_of_fair_cards(fairness: Fairness, begins: str) -> None:
    page = FairCards(312, (fair_row(350),), 1, fairness)
    assert fair_sentence(page).startswith(begins)


RODS = {"novice": -0.5, "casual": -0.3, "club": 0.0, "expert": 0.3, "master": 0.5}


@each_row(
    "strength, sentence",
    [
        (
            Strength(RODS, 0, 0.1, -0.1, 0.3, "club", "expert"),
            "Between the Queen and the King, so far.",
        ),
        (Strength(RODS, 0, -0.9, -1.0, -0.8, "", "novice"), "Below the Nine, so far."),
        (
            Strength(RODS, 0, 0.9, 0.8, 1.0, "master", ""),
            "As strong as the Ace or stronger, so far.",
        ),
    ],
)
def test_strength(strength: Strength, sentence: str) -> None:
    assert strength_sentence(strength, "french") == sentence


@each_row(
    "value, words",
    [(0.1, "0.10 game points more than playing on"), (-0.1, "0.10 game points less than playing")],
)
def test_what_closing_was_worth(value: float, words: str) -> None:
    assert words in closing_sentence(Mean(value, 0.05, 5))


@each_row(
    "who, deck, name",
    [
        (OtherPlayer("club"), "french", "Queen"),
        (OtherPlayer("club"), "german", "Ober"),
        (OtherPlayer(name="Anna"), "french", "Anna"),
        (OtherPlayer(name="<b>\u202eAnna\n"), "french", "<b>Anna"),
        (OtherPlayer(name="\u200b"), "french", "?"),
        (OtherPlayer("champion"), "french", "champion"),
    ],
)
def test_who_somebody_is(who: OtherPlayer, deck: str, name: str) -> None:
    assert words_of.who_name(who, "german" if deck == "german" else "french") == name


def test_every_page_has_a_name_of_its_own() -> None:
    assert len({page.shown_name for page in StatisticsPage}) == len(StatisticsPage)
