"""Referees: leads and their errors, rulings, and the figures that are printed of them."""

import random
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from sixtysix_gui.coach.accounts import Occasion, PhaseOfDeal, PlaceInDeal, Role, bias_at, places_of
from sixtysix_gui.coach.findings import Limits
from sixtysix_gui.coach.judgements import Judgement, Moment
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.coach.positions import decisions
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.naive.brute_force import BruteForce
from tests.helpers.rows import each_row
from tools.coach import biases, closes, figures
from tools.coach.confirming import POOLED, Case, Stage, case_of, summary, totals
from tools.coach.deals import ReviewedDeal, played_records, reviewed_deals, reviewed_matches
from tools.coach.levels import lost_to_each_other
from tools.coach.referees.choosing import REFEREES, referee_named, referees_named
from tools.coach.referees.leads import Lead, Ruling, lead_of, lead_of_all, pooled
from tools.coach.referees.levels import LevelReferee
from tools.coach.referees.thumb.referee import ThumbReferee
from tools.coach.reviews import judged

QUICK = ("--worlds", "20", "--descents", "60")
LIMITS = Limits(worlds=20, descents=60)


@each_row(
    ("mean", "error", "ruling"),
    [
        (0.5, 0.24, Ruling.CONFIRMED),
        (0.5, 0.25, Ruling.UNDECIDED),
        (0.09, 0.05, Ruling.NO_LOSS),
        (0.1, 0.05, Ruling.UNDECIDED),
        (-0.3, 0.2, Ruling.NO_LOSS),
        (-0.5, 0.24, Ruling.REVERSED),
        (0.0, 0.0, Ruling.NO_LOSS),
        (1.0, 0.0, Ruling.CONFIRMED),
    ],
)
def test_what_a_lead_says_of_a_loss(mean: float, error: float, ruling: Ruling) -> None:
    assert Lead(mean, error, 100).ruling is ruling


def test_a_lead_is_the_mean_with_its_standard_error() -> None:
    lead = lead_of([1, 3])
    assert (lead.mean, lead.worlds) == (2, 2)
    assert lead.error == pytest.approx((2 / 4) ** 0.5)


def test_where_all_worlds_are_there_only_the_playing_on_is_uncertain() -> None:
    assert lead_of_all([[1, 1], [5, 5]], [3, 1]) == Lead(2.0, 0.0, 2)
    lead = lead_of_all([[0, 2], [5, 5]], [1, 1])
    assert lead.mean == 3
    assert lead.error == pytest.approx(0.5)  # half of one standard error of two with variance 2


def test_leads_are_pooled_by_how_exact_they_are() -> None:
    found = pooled([Lead(0.0, 0.1, 100), Lead(1.0, 0.2, 100)])
    assert found.mean == pytest.approx(0.2)
    assert found.error == pytest.approx(1 / 125**0.5)
    assert pooled([Lead(2.0, 0.0, 1), Lead(2.0, 0.0, 1)]) == Lead(2.0, 0.0, 2)
    sure = pooled([Lead(0.0, 0.0, 100), Lead(1.0, 0.01, 100)])
    assert sure.mean == pytest.approx(0.5)  # none counts as more exact than a point in 100


def test_thumb_knows_endings_exactly() -> None:
    """Against every line of the rules engine tried."""
    referee = ThumbReferee(worlds=3)
    found = 0
    for view, moves, values in endings():
        for move, value in zip(moves, values, strict=True):
            lead = referee.lead(view, moves[0], move)
            assert lead == Lead(values[0] - value, 0.0, 1)
            found += lead.mean != 0
    assert found > 10


def endings() -> Iterator[tuple[View, list[Move], list[int]]]:
    """Late positions, their moves, and what a naive solver finds them worth."""
    for number in range(30):
        state = seeded_deal(rule_set("schnapsen"), number)
        chance = random.Random(number)
        while not state.is_over:
            claims = state.total(state.to_act) >= 66
            moves = [move for move in state.legal_moves() if claims or move != GO_OUT]
            late = state.status is TalonStatus.EXHAUSTED and len(state.hand) <= 4
            if late and len(moves) > 1:
                solver = BruteForce()
                values = [solver.value(state.apply(move)[0], state.to_act) for move in moves]
                yield state.view(state.to_act), moves, values
            state, _ = state.apply(chance.choice(moves))


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where what was found out of the deals of these tests is kept."""
    return tmp_path_factory.mktemp("kept")


@pytest.fixture(scope="module")
def deals(kept: Path) -> list[ReviewedDeal]:
    return list(reviewed_deals("simple", 3, 5, LIMITS, kept))


@pytest.fixture(scope="module")
def moments(deals: list[ReviewedDeal]) -> list[tuple[Moment, Judgement]]:
    """Decisions in which the coach compared moves, by rules that all referees play."""
    played = [deal for deal in deals if deal.record.rules.name != "house-66"]
    found = [each for deal in played for each in judged(deal)]
    return [each for each in found if each[1].best != each[0].move]


@pytest.mark.parametrize("name", REFEREES)
def test_a_referee_finds_the_same_again_and_the_opposite_the_other_way(
    name: str, moments: list[tuple[Moment, Judgement]]
) -> None:
    moment, judgement = max(
        (each for each in moments if not each[1].exact), key=lambda each: each[0].trick
    )
    worlds = 3
    first, second = (
        ThumbReferee(worlds, seed=1) if name == "thumb" else LevelReferee(name, worlds, seed=1)
        for _ in range(2)
    )
    lead = first.lead(moment.view, judgement.best, moment.move)
    assert second.lead(moment.view, judgement.best, moment.move) == lead
    back = first.lead(moment.view, moment.move, judgement.best)
    assert back == replace(lead, mean=-lead.mean)
    assert first.lead(moment.view, moment.move, moment.move).mean == 0


def test_referees_by_name() -> None:
    assert [each.name for each in referees_named(["all"], 1)] == list(REFEREES)
    assert [each.name for each in referees_named(["thumb", "thumb"], 1)] == ["thumb"]


class Scripted:
    """A referee who always finds the same."""

    def __init__(self, name: str, lead: Lead) -> None:
        self.name = name
        self.found = lead

    def lead(self, view: View, best: Move, played: Move) -> Lead:
        """The same, whatever is asked."""
        del view, best, played
        return self.found


def test_where_all_is_known_the_solver_is_asked(moments: list[tuple[Moment, Judgement]]) -> None:
    moment, judgement = moments[0]
    solver = Scripted("thumb", Lead(3.0, 0.0, 1))
    levels = [Scripted("expert", Lead(1.0, 0.1, 120)), Scripted("master", Lead(0.0, 0.1, 64))]
    case = case_of(moment, replace(judgement, exact=False), levels, solver)
    assert [lead.mean for lead in case.leads.values()] == [1.0, 0.0, pytest.approx(0.5)]
    exact = case_of(moment, replace(judgement, exact=True), levels, solver)
    assert exact.stage is Stage.EXACT
    assert {lead.mean for lead in exact.leads.values()} == {3.0}


def test_cases_are_summed_up() -> None:
    """Those by the chances to win the game count, but not for the sizes."""
    cases = [
        Case("german-66", Stage.OPEN, 0.9, False, {"expert": Lead(0.5, 0.1, 120)}),
        Case("german-66", Stage.OPEN, 0.7, False, {"expert": Lead(0.3, 0.2, 120)}),
        Case("schnapsen", Stage.EXACT, -0.5, True, {"expert": Lead(-2.0, 0.0, 1)}),
    ]
    assert summary(cases, "expert") == (
        "expert: 1 of 3 confirmed (33.3 %), 1 reversed, 0 no loss, 1 undecided; "
        "mean size 0.40, coach 0.80, 2.00 times"
    )
    lines = list(totals(cases))
    titles = [line.split(": ")[0] for line in lines]
    assert titles == [
        "all",
        "open talon",
        "exact",
        "german-66",
        "schnapsen",
        "german-66, open talon",
        "schnapsen, exact",
    ]
    assert lines[2].endswith(
        "exact: expert: 0 of 1 confirmed (0.0 %), 1 reversed, 0 no loss, 0 undecided"
    )
    assert list(totals([])) == ["no mistake and no blunder"]


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--player", "random", "--deals", "1", "--rules", "schnapsen", *QUICK)
    assert figures.main(["confirm", "--referee", "thumb", *options]) == 0
    assert "thumb: " in capsys.readouterr().out
    assert figures.main(["closes", "--referee", "thumb", "--closers", "steady", *options]) == 0
    out = capsys.readouterr().out
    assert out.startswith("schnapsen: steady ")
    assert "schnapsen: steady where random has played, by thumb: " in out


def test_rules_that_no_referee_plays_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        figures.main(["confirm", "--rules", "house-66"])
    assert "cannot play house-66" in capsys.readouterr().err


def test_closes_are_counted_and_weighed() -> None:
    records = list(played_records("simple", 12, 5, ["schnapsen"]))
    assert "% " in closes.won_text(records).replace("%,", "% ")
    assert closes.won_text([]) == "never closes in 0 deals"
    assert closes.costs_text([]) == "no close"
    assert closes.costs_text([0.6, 0.5, -0.1, 0.0]).startswith("1 of 4 closes cost more than 0.5")
    player = closes.player_named("simple", rule_set())
    chosen = [each for record in records[:6] for each in closes.chosen_closes(player, record, 5)]
    assert chosen
    for view, close, other in chosen:
        assert closes.closes_by(view, close)
        assert not closes.closes_by(view, other)
        assert {close, other} <= set(view.legal_moves)


def test_the_name_of_what_is_pooled_is_no_referee() -> None:
    assert POOLED not in REFEREES
    assert referee_named("thumb", 1).name == "thumb"


# The tools that measure for the coach: deals, the table of biases, figures.


def test_deals_are_reviewed_for_both_seats(deals: list[ReviewedDeal]) -> None:
    for deal in deals:
        assert deal.review.is_complete
        assert deal.results[0] == -deal.results[1] != 0
        own = [move.is_own for move in deal.judged(Seat.A)]
        assert own == [not each.is_own for each in deal.judged(Seat.B)]


def test_two_players_lose_what_their_own_moves_lose_wherever_they_sit() -> None:
    """Each pair is one pack with the same dealer; the first player sits at A, then at B."""
    pairs = list(reviewed_matches(("simple", "random"), 1, 5, LIMITS, ["schnapsen"]))
    first, second = lost_to_each_other(pairs)
    for number, (one, other) in enumerate(pairs):
        assert (one.record.pack, one.record.dealer) == (other.record.pack, other.record.dealer)
        own = moves_lost(one, "A") + moves_lost(other, "B")
        others = moves_lost(one, "B") + moves_lost(other, "A")
        assert first[number] == pytest.approx(own / 2)
        assert second[number] == pytest.approx(others / 2)
    assert sum(first) < sum(second)


def moves_lost(deal: ReviewedDeal, seat: str) -> float:
    """Return the unclipped losses of a seat's judged moves, by the accounts' own list of moves."""
    moves = deal.judged(Seat[seat])
    return sum(move.judgement.loss for move in moves if move.is_own and move.judgement.worths)


def test_what_is_kept_in_a_folder_is_the_same(kept: Path, deals: list[ReviewedDeal]) -> None:
    again = list(reviewed_deals("simple", 3, 5, LIMITS, kept))
    assert [dict(each.review.judgements) for each in again] == [
        dict(each.review.judgements) for each in deals
    ]
    assert len(list(kept.glob("*.json"))) == 3


def test_the_table_makes_the_mean_miss_nothing(deals: list[ReviewedDeal]) -> None:
    """A miss is what the deal brought, beside the value, what was given away set right."""
    misses = biases.misses_of(deals)
    (deal, *_) = deals
    moves = [move for move in deal.judged(Seat.A) if not move.is_own or move.judgement.worths]
    first = next(number for number, move in enumerate(moves) if move.is_own)
    later = moves[first:]
    own = sum(move.judgement.clear_loss for move in later if move.is_own)
    other = sum(move.judgement.clear_loss for move in later if not move.is_own)
    expected = deal.results[0] + own - other - moves[first].judgement.value
    (place,) = places_of([moves[first].view])
    assert any(miss == pytest.approx(expected) for miss in misses[place])
    table = tomllib.loads(biases.table_text(misses))
    numbers = misses[place]
    if len(numbers) > 1:
        found = table[place.phase.value][place.role.value][place.occasion.value]
        assert found["mean"] == pytest.approx(sum(numbers) / len(numbers), abs=0.001)


def test_the_written_table_has_every_phase_and_is_used() -> None:
    table = tomllib.loads(biases.FILE.read_text(encoding="utf-8"))
    assert set(table) == {phase.value for phase in PhaseOfDeal}
    written = {
        PlaceInDeal(PhaseOfDeal(phase), Role(role), Occasion(occasion)): measured["mean"]
        for phase, roles in table.items()
        for role, occasions in roles.items()
        for occasion, measured in occasions.items()
    }
    assert len(written) >= 12
    for phase, role, occasion in product(PhaseOfDeal, Role, Occasion):
        place = PlaceInDeal(phase, role, occasion)
        assert bias_at(place) == written.get(place, 0.0)


def test_the_first_decision_of_every_phase_is_a_place_of_its_own() -> None:
    views = sorted((view for view, _ in decisions(30)), key=lambda view: view.status.value)
    places = places_of(views)
    for number, place in enumerate(places):
        is_first = all(place.phase is not other.phase for other in places[:number])
        assert (place.occasion is Occasion.FIRST) is is_first
    assert len([place for place in places if place.occasion is Occasion.FIRST]) == len(PhaseOfDeal)


@pytest.mark.usefixtures("deals")
def test_every_figure_is_printed(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    expected = {"own": "real decisions", "luck": "luck a seat"}
    for name, said in expected.items():
        same = ("--player", "simple", "--deals", "3", "--seed", "5", "--keep", str(kept))
        assert figures.main([name, *same, *QUICK]) == 0
        assert said in capsys.readouterr().out


def test_what_two_levels_lose_to_each_other_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    quick = (*QUICK, "--deals", "1", "--rules", "schnapsen")
    assert figures.main(["matches", "--levels", "casual", "novice", *quick]) == 0
    head, casual, novice, _ = capsys.readouterr().out.splitlines()
    assert head.startswith("casual against novice: foretold ")
    told = float(head.split("foretold ")[1].split()[0])
    lost = [float(line.split()[1]) for line in (casual, novice)]
    assert told == pytest.approx(lost[1] - lost[0], abs=0.01)
