"""Claims that are made for people who do not want to count (many.md 1.10 and 3.4)."""

from sixtysix_gui.rules.moves import GO_OUT, PASS
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.rows import each_row
from tools.random_deals.play import states_of

TARGETS = {"four-66": 66, "bauernschnapsen": 66, "gaigel": 101, "gaigel-2": 101, "german-66": 66}


@each_row("game", TARGETS)
@each_row("seed", range(12))
def test_a_side_with_its_points_goes_out_rightly_on_lead(game: str, seed: int) -> None:
    for deal in states_of(rule_set(game), seed):
        moves = deal.automatic_claim()
        side = deal.rules.sides[deal.to_act]
        may = GO_OUT in deal.legal_moves()
        assert bool(moves) == (may and deal.totals[side] >= TARGETS[game])
        assert moves in ((), (GO_OUT,), (PASS, GO_OUT))
        after = deal
        for move in moves:
            after, _ = after.apply(move)
        if moves:
            assert after.outcome is not None
            assert after.outcome.reason in ("out", "defender-out")
            assert after.outcome.points[side] > 0


def test_a_claim_before_the_own_lead_lets_the_partner_pass() -> None:
    rules = rule_set("four-66")
    found = [
        deal.automatic_claim()
        for seed in range(12)
        for deal in states_of(rules, seed)
        if deal.phase.value == "PARTNER"
    ]
    assert set(found) == {(), (PASS, GO_OUT)}


@each_row("game", ["santase-engine", "three-66", "na-66", "cutthroat-66", "idiots-66"])
def test_nobody_claims_where_that_is_not_played(game: str) -> None:
    for deal in states_of(rule_set(game), 1):
        assert deal.automatic_claim() == ()
