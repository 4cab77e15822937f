"""Choosing by values that are only known up to their noise."""

from collections.abc import Callable
from statistics import stdev

import pytest

from sixtysix_gui.ai.many.search.codes import MELDING
from sixtysix_gui.ai.many.search.settled import SCALE
from sixtysix_gui.ai.many.search.tree import TrickTree
from sixtysix_gui.ai.many.skill import Skill
from sixtysix_gui.ai.many.thinking.belief_worlds import pool_for
from sixtysix_gui.ai.many.thinking.card_decisions import begin
from sixtysix_gui.ai.many.thinking.choosing import (
    Noise,
    Ranking,
    Result,
    by_mean,
    by_visits,
    chosen,
    noise_of_solved,
    noise_of_tree,
    run_measured,
)
from sixtysix_gui.ai.many.thinking.loading import TermsKeeper
from sixtysix_gui.ai.many.thinking.overview import Overview
from sixtysix_gui.ai.many.thinking.worlds import place_of
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.seats import Seat
from tests.helpers.players.player_moments import never
from tests.helpers.rows import each_row
from tests.tools.strength.positions import played

pytestmark = pytest.mark.both_modes

HANDS = "KD JD TC | AD AC QC | TS QS JC | KC 9C QD"


def lead() -> Deal:
    return played("four-66", HANDS, "", "S")


def choose(results: str, noise: Noise, rank: Ranking = by_mean) -> str:
    """Choose from results such as `KD:20:300`: card, visits and mean; `+KD` shows a marriage."""
    overview = Overview(lead().view(Seat.A))
    order = overview.view.rules.duties_in(None).order
    found: list[Result] = []
    names: dict[int, str] = {}
    for text in results.split():
        name, visits, mean = text.split(":")
        code = place_of(Card.parse(name.lstrip("+")), order) + (MELDING if "+" in name else 0)
        names[code] = name
        found.append((code, int(visits), float(mean)))
    return names[chosen(overview, order, found, rank, noise)[0]]


CHOICES = [
    # the results; how far single results spread; what is chosen. JD risks less than KD
    ("KD:20:300 JD:20:250", 200.0, "JD"),  # noise is 200 / sqrt(10), that is 63
    ("KD:20:300 JD:20:230", 200.0, "KD"),
    ("KD:20:300 JD:20:299", 0.0, "KD"),
    ("KD:20:300 JD:20:300", 0.0, "JD"),
    ("KD:20:300 JD:4:250", 200.0, "KD"),  # the tree has turned away from it
    ("KD:20:300 JD:5:250", 200.0, "JD"),
    ("TC:20:900 KD:20:300 JD:20:100", 200.0, "KD"),  # a bare ten, however good it looked
    ("TC:20:900", 200.0, "TC"),  # nothing else was tried
    ("+KD:20:300 JD:20:299", 200.0, "+KD"),  # a marriage is shown where the search says so
    ("KD:20:300 +KD:20:299", 200.0, "KD"),
]


@each_row(("results", "spread", "expected"), CHOICES)
def test_the_more_careful_of_what_cannot_be_told_apart(
    results: str, spread: float, expected: str
) -> None:
    assert choose(results, noise_of_tree(spread)) == expected


def test_what_was_visited_most_is_best_where_visits_count() -> None:
    results = "KD:40:250 JD:20:300"
    assert choose(results, noise_of_tree(0.0), rank=by_visits) == "JD"  # worth more as well
    assert choose("JD:40:250 KD:20:300", noise_of_tree(0.0), rank=by_visits) == "JD"


@pytest.mark.parametrize(("mean", "expected"), [(290.0, "JD"), (289.0, "KD")])
def test_in_the_same_worlds_one_of_them_is_the_noise(mean: float, expected: str) -> None:
    assert choose(f"KD:100:300 JD:100:{mean}", noise_of_solved(100)) == expected
    assert SCALE == 1000


SKILL = Skill(pool=60)


def searching(stop: Callable[[], bool] = never) -> TrickTree:
    """A tree that is ready to search for A's lead."""
    view, keeper = lead().view(Seat.A), TermsKeeper()
    terms = keeper.terms_of(view)
    tree = keeper.tree(terms, Stop(stop), 5)
    begin(tree, terms, 0, SKILL, 0)
    tree.draw_from(pool_for(view, SKILL, keeper, 5))
    return tree


def test_a_search_that_is_measured_finds_the_same() -> None:
    at_once, measured = searching(), searching()
    at_once.run(205)
    run_measured(measured, 205)
    assert measured.results() == at_once.results()
    assert measured.iterations == 205


def test_the_spread_is_that_of_single_descents() -> None:
    tree = searching()
    found, total = list[float](), 0.0
    for number in range(1, 401):
        tree.run(1)
        found.append(tree.mean() * number - total)
        total += found[-1]
    # Of a standard deviation that is taken from ten means, a quarter is chance.
    assert run_measured(searching(), 400) == pytest.approx(stdev(found), rel=0.5)


def test_nothing_is_known_of_the_spread_of_a_search_that_was_stopped_or_is_short() -> None:
    tree = searching(lambda: True)
    assert run_measured(tree, 100) == 0.0
    assert tree.iterations == 0
    assert run_measured(searching(), 1) == 0.0
