"""66 ends a deal by itself where that is played, and claims are made for people who want it."""

import pytest

from sixtysix_gui.rules.moves import GO_OUT, PASS
from sixtysix_gui.rules.sets.named import rule_set
from tests.helpers.deals.engine import EngineDeal
from tests.helpers.golden_data.golden import profile
from tests.rules.data.rows import setting
from tools.random_deals.play import states_of

AUTOMATIC = [
    (
        *("a trick makes 66", "german-66", "forehand=AD AC AH AS; dealer=TD TC JH 9S"),
        *("AD TD d AC TC d AH JH d AS 9S", "B 3 out", "0-66"),
    ),
    (
        *("a marriage makes 66, the other 40 counting since the only trick", "german-66"),
        "forehand=KH QH AS KD QD 9C; dealer=AH TS; turn_up=JH",
        *("40H QH AH d TS AS d 20D", "B 2 out", "14-81"),
    ),
    (
        *("a defender reaches it first", "wiki-66"),
        "forehand=9C 9D 9S JC JD JS; dealer=AC AD AS TC TD TS; turn_up=AH",
        *("# 9C AC AD 9D AS 9S TC JC TD JD TS JS", "A 3 defender-out", "69-0"),
    ),
    (
        *("the last-trick ten makes 66; trump is diamonds", "german-66"),
        "pack=9H JD QC AH QS TD JH KD KC AC 9C AS QH KH QD 9S JC KS TH 9D AD JS TS TC",
        "KD AH d AC JH d JD TD d AS 9H d KC AD d 9S TS d TC QC JC QH QD KH QS JS KS TH 9D 9C",
        *("B 1 out", "62-68"),
    ),
    (
        *("65-65: played out and settled without a word", "german-66"),
        "pack=TD AC QC JS AD QS TH 9S KS JH JD JC AS QH KH QD TS KD TC KC 9H 9C 9D AH",
        "QC JH d x AS JD d QH KH d JC AC d QD AD d 9H TH d AH 9S TS KS KD TD TC 9C KC JS QS 9D",
        *("None 0 draw", "65-65"),
    ),
    (
        *("a close that failed", "wiki-66"),
        "forehand=KH QH AH QC 9D KC; dealer=9S JS JD AC AD AS; turn_up=9H",
        *("# KH 9S QH JS AH JD QC AC AD 9D AS KC", "A 3 closed-fail", "40-22"),
    ),
]
"""Acts of a deal that ends with the last of them, at the first moment 66 counts (rules.md 3.5)."""


def deal_of(name: str, cards: str) -> EngineDeal:
    where = setting(name, f"{cards}; out.mode=automatic")
    pack = where.cards.order(profile(name, where.overrides))
    return EngineDeal(rule_set(name, where.overrides), pack, "A")


@pytest.mark.parametrize(
    ("name", "cards", "acts", "result", "totals"),
    [pytest.param(*row, id=title) for title, *row in AUTOMATIC],
)
def test_ends_by_itself(name: str, cards: str, acts: str, result: str, totals: str) -> None:
    deal = deal_of(name, cards)
    for token in acts.split():
        assert not deal.state.is_over
        assert "out" not in deal.legal()
        deal.do(token)
    outcome = deal.result()
    assert f"{outcome['winner']} {outcome['points']} {outcome['termination']}" == result
    assert "{A}-{B}".format(**outcome["totals"]) == totals


def test_a_pending_marriage_ends_nothing() -> None:
    deal = deal_of("german-66", "forehand=KH QH KS QS; turn_up=JH")
    deal.do("40H")
    assert not deal.state.is_over
    assert deal.total("B") == 0


TARGETS = {"four-66": 66, "bauernschnapsen": 66, "gaigel": 101, "gaigel-2": 101, "german-66": 66}


@pytest.mark.parametrize("game", TARGETS)
@pytest.mark.parametrize("seed", range(12))
def test_a_side_with_its_points_goes_out_rightly_on_lead(game: str, seed: int) -> None:
    """many.md 1.10 and 3.4."""
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


@pytest.mark.parametrize(
    "game", ["santase-engine", "three-66", "na-66", "cutthroat-66", "idiots-66"]
)
def test_nobody_claims_where_that_is_not_played(game: str) -> None:
    for deal in states_of(rule_set(game), 1):
        assert deal.automatic_claim() == ()
