"""The tools that measure for the coach: deals, the table of biases, figures."""

import tomllib
from itertools import product
from pathlib import Path

import pytest

from sixtysix_gui.coach.accounts import Occasion, PhaseOfDeal, PlaceInDeal, Role, bias_at, places_of
from sixtysix_gui.coach.measure.findings import Limits
from sixtysix_gui.rules.seats import Seat
from tests.coach.positions import decisions
from tools.coach import biases, figures
from tools.coach.deals import ReviewedDeal, reviewed_deals, reviewed_matches
from tools.coach.levels import lost_to_each_other

LIMITS = Limits(worlds=20, descents=60)


@pytest.fixture(scope="module")
def deals() -> list[ReviewedDeal]:
    return list(reviewed_deals("simple", 3, 5, LIMITS))


def test_deals_are_reviewed_for_both_seats(deals: list[ReviewedDeal]) -> None:
    for deal in deals:
        assert deal.review.is_complete
        assert deal.results[0] == -deal.results[1] != 0
        own = [move.is_own for move in deal.judged(Seat.A)]
        assert own == [not each.is_own for each in deal.judged(Seat.B)]


def test_two_players_lose_what_their_own_moves_lose_wherever_they_sit() -> None:
    """Each pair is one pack with the same dealer; the first player sits at A, then at B."""
    pairs = list(reviewed_matches(("simple", "random"), 2, 5, LIMITS))
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


def test_what_is_kept_in_a_folder_is_the_same(tmp_path: Path, deals: list[ReviewedDeal]) -> None:
    for _ in range(2):
        kept = list(reviewed_deals("simple", 2, 5, LIMITS, tmp_path))
        assert [dict(each.review.judgements) for each in kept] == [
            dict(each.review.judgements) for each in deals[:2]
        ]
    assert len(list(tmp_path.glob("*.json"))) == 2


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


def test_every_figure_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    expected = {"own": "real decisions", "luck": "luck a seat"}
    for name, said in expected.items():
        quick = ("--player", "simple", "--deals", "2", "--worlds", "20", "--descents", "60")
        assert figures.main([name, *quick]) == 0
        assert said in capsys.readouterr().out


def test_what_two_levels_lose_to_each_other_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    quick = ("--deals", "2", "--worlds", "20", "--descents", "60", "--rules", "schnapsen")
    assert figures.main(["matches", "--levels", "casual", "novice", *quick]) == 0
    head, casual, novice, _ = capsys.readouterr().out.splitlines()
    assert head.startswith("casual against novice: foretold ")
    told = float(head.split("foretold ")[1].split()[0])
    lost = [float(line.split()[1]) for line in (casual, novice)]
    assert told == pytest.approx(lost[1] - lost[0], abs=0.01)
