"""The looked-up payoffs against the settlement, for every rule set and all sorts of ends."""

from itertools import product

from sixtysix_gui.ai.two.solver.numbers import TRICKLESS, Payoffs, points_for, standing_of, tally_at
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.points import TARGET, CardPoints, Close, DealEnd
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.rows import each_row

CLOSES = [
    None,
    *(
        Close(seat, 3, False, points, tricks)
        for seat in BOTH
        for points, tricks in ((0, 0), (40, 2))
    ),
]
STANDINGS = (-41, TRICKLESS, 0, 1, 32, 33, 34, 65, 66, 67, 100)
PRICES: tuple[dict[str, object], ...] = (
    {},
    {"score.close_failed": "by-closer-points"},
    {"score.defender_first": "by-closer-points", "score.close_won": "at-close"},
    {"score.close_failed": "flat-3", "score.scale": (1, 2, 2)},
)


def settled(rules: str, changes: dict[str, object], end: DealEnd, seat: Seat) -> int:
    return points_for(settle(rule_set(rules).with_overrides(changes), end), seat)


def pair(seat: Seat, own: int, other: int) -> tuple[CardPoints, CardPoints]:
    first, second = tally_at(own), tally_at(other)
    return (first, second) if seat is Seat.A else (second, first)


@each_row("changes", PRICES)
@each_row("rules", rule_set_names(close=True))
def test_payoffs_are_those_of_the_settlement(rules: str, changes: dict[str, object]) -> None:
    for close, seat in product(CLOSES, BOTH):
        payoffs = Payoffs(rule_set(rules).with_overrides(changes), close)
        for own, other in product(STANDINGS, STANDINGS):
            if own >= TARGET:
                claim = settled(rules, changes, DealEnd(pair(seat, own, other), close, seat), seat)
                assert payoffs.claim(seat, other) == claim
                assert claim <= payoffs.most(seat, other)
            if own >= 0:
                end = DealEnd(pair(seat, own, other), close, None, seat)
                silent = settled(rules, changes, end, seat)
                assert payoffs.played_out(seat, own, other) == silent
                assert silent <= payoffs.most(seat, other)
                assert -silent <= payoffs.most(opposite(seat), own)


def test_standings_tell_tricks_and_pending_marriages() -> None:
    assert standing_of(CardPoints(captured=20, melded=40, bonus=10, tricks=2)) == 70
    assert standing_of(CardPoints(captured=0, tricks=1)) == 0
    assert standing_of(CardPoints()) == TRICKLESS
    assert standing_of(CardPoints(melded=60)) == TRICKLESS - 60


def test_frozen_points_stay_whatever_is_melded_or_won() -> None:
    assert standing_of(CardPoints(captured=50, melded=20, tricks=3, frozen_at=14)) == 14
    assert standing_of(CardPoints(melded=20, frozen_at=0)) == TRICKLESS


@each_row("standing", STANDINGS)
def test_a_standing_survives_its_tally(standing: int) -> None:
    assert standing_of(tally_at(standing)) == standing


def test_waiting_pays_only_a_defender_whose_claim_is_cheaper_than_the_failure() -> None:
    trickless = Close(Seat.A, 1, False, 0, 0)
    german = Payoffs(rule_set("german-66"), trickless)  # 2 for going out, 3 for the failure
    assert german.may_wait == (False, True)
    assert Payoffs(rule_set("german-66"), None).may_wait == (False, False)
    schnapsen = Payoffs(rule_set("schnapsen"), trickless)  # 3 and 3
    assert schnapsen.may_wait == (False, False)
