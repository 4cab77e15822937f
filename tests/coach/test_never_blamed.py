"""Moves that the coach once blamed and never blames again.

With an open talon he played on with a player who closes madly, and so taking a trick seemed to cost
up to three game points. Other players who play on find no loss in these moves. Each row is a deal
as far as the decision: hand, card led, score of the cards and trumps are those of a decision that
was blamed; the tricks before it, and where nothing was noted of a card its place, are made up.
"""

from dataclasses import dataclass

import pytest

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.coach.judgement_cache import move_from
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.coach.judging import judge
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.golden_data.make_judgements import NAME, judged, moment_of, said
from tests.helpers.rows import each_row


@dataclass(frozen=True)
class Row:
    """A decision: the pack and the moves before it, the move that was made, and who leads whom.

    ``points`` are the card points of the seat that decides and of the other.
    """

    what: str
    rules: str
    dealer: str
    pack: str
    moves: str
    played: str
    points: tuple[int, int]

    @property
    def state(self) -> Deal:
        """The whole deal before the decision."""
        pack = [Card.parse(code) for code in self.pack.split()]
        state = Deal.start(rule_set(self.rules), pack, Seat[self.dealer])
        for text in self.moves.split(", "):
            state, _ = state.apply(move_from(text))
        return state


ROWS = (
    Row(
        "a ten is taken with the ace",
        "german-66",
        "B",
        "KH 9H JH KD TD AD JC KC TH JD AH KS QC TS TC QS AC JS 9C 9S QH QD 9D AS",
        "KH, KD, draw, 9H, TD, draw, JH, AD, draw, TH",
        "AH",
        (0, 31),
    ),
    Row(
        "a king is trumped with the ten",
        "german-66",
        "A",
        "TD TC 9S JC JH 9C AS KH QD JD KD QH AH KC QC AC 9H AD TH TS 9D KS QS JS",
        "TD, JC, draw, TC, JH, draw, 9C, 9S, draw, JD, AS, draw, KD",
        "TH",
        (12, 25),
    ),
    Row(
        "the king is led from ten, ace and king",
        "german-66",
        "B",
        "TC 9D JC JD 9C 9S AD KC TD QH AS KS JH QD TS 9H AH AC QC KD TH KH QS JS",
        "TC, JD, draw, 9D, 9C, draw, JC, 9S, draw, AD, QH, draw",
        "KS",
        (14, 14),
    ),
    Row(
        "a king is trumped with the ten",
        "german-66",
        "B",
        "9S KC QH TS JS 9C 9D 9H TD TC QC AC AH QS QD KH KD KS AD JH TH JD AS JC",
        "9S, TS, draw, JS, KC, draw, 9C, QH, draw, 9D, TC, draw, KS",
        "TH",
        (16, 13),
    ),
    Row(
        "a nine is taken with the king",
        "santase-engine",
        "A",
        "TH KD JS AC JC QS AD JH 9S KS TC QC 9C QH JD 9H TD KC KH AS AH TS QD 9D",
        "TH, AC, JC, KD, QS, JS, KS, AD, 9H",
        "KH",
        (0, 47),
    ),
    Row(
        "the trump queen is taken with the ace",
        "santase-engine",
        "B",
        "JD KC JS KH KD TD QS QD JC 9C AS AC 9S 9H QH KS AH 9D TC QC TH JH TS AD",
        "JD, KH, KC, KD, marriage S, QS",
        "AS",
        (0, 54),
    ),
    Row(
        "a jack is taken with the ten",
        "german-66",
        "B",
        "9S AD KC QS 9C KD AS JD 9D TC TH QC JS TS JH 9H AC JC AH KS QD KH QH TD",
        "9S, QS, draw, 9C, AD, draw, KD, KC, draw, TC, AS, draw, JH",
        "TH",
        (22, 21),
    ),
    Row(
        "a ten is trumped with the jack",
        "santase-engine",
        "B",
        "TH AD TS 9S KC QC TC QH 9D KD JH 9H AH JS TD KS JD QD KH JC AS QS AC 9C",
        "TH, 9S, AD, KC, TS, QC, TC",
        "JH",
        (0, 38),
    ),
    Row(
        "a king is trumped with the ten",
        "santase-engine",
        "B",
        "QH KH 9C JS JH AD QD KD 9S TH KS 9D QS QC TC KC AH TD TS AC AS 9H JD JC",
        "QH, JS, JH, KH, 9C, AD, marriage D, QD, TH, KC",
        "TS",
        (5, 50),
    ),
)


@each_row("row", ROWS)
def test_the_row_is_a_decision_at_an_open_talon(row: Row) -> None:
    state = row.state
    assert state.status is TalonStatus.OPEN
    assert state.talon_size > 2
    assert move_from(row.played) in state.legal_moves()
    assert (state.total(state.to_act), state.total(opposite(state.to_act))) == row.points


@each_row("row", ROWS)
def test_it_is_not_blamed(row: Row) -> None:
    state = row.state
    found = judge(state.view(state.to_act), move_from(row.played), lambda: False)
    assert found.verdict.strokes == 0


# What the coach said of some decisions he still says: make_judgements.py tells what if not.


GOLDEN = load_golden(NAME)
CHANGED = "the coach judges otherwise: see make_judgements.py for what follows from that"


@pytest.mark.identical
@pytest.mark.skipif(not IS_COMPILED, reason="interpreted, he looks at fewer deals")
@pytest.mark.parametrize("number", range(len(GOLDEN)))
def test_judges_as_ever(number: int) -> None:
    found, held = said(judged(moment_of(GOLDEN[number]))), GOLDEN[number]["said"]
    about = {name: pytest.approx(held[name], abs=0.0011) for name in ("loss", "bound")}
    assert found == {**held, **about}, CHANGED


def test_the_golden_judgements_are_of_every_rule_set_verdict_and_many_reasons() -> None:
    rules = {moment_of(entry).view.rules.name for entry in GOLDEN}
    assert rules == set(rule_set_names(close=True))
    assert {entry["said"]["verdict"] for entry in GOLDEN} == {each.value for each in Verdict}
    reasons = [entry["said"]["reason"] for entry in GOLDEN]
    assert len({reason["number"] for reason in reasons if reason}) >= 8
