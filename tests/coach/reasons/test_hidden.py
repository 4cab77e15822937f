"""What lay hidden: true of the finished deal, and never more than that."""

from collections.abc import Callable, Sequence

import pytest
from typing_extensions import override

from sixtysix_gui.coach.findings import Findings
from sixtysix_gui.coach.judgements import MoveWorth, Verdict
from sixtysix_gui.coach.judging import judge
from sixtysix_gui.coach.reasons.closing import failed_close, one_trick_later
from sixtysix_gui.coach.reasons.open_cards import what_lay_hidden
from sixtysix_gui.coach.reasons.proofs import Case
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.records import replay
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import CLOSE_TALON, GO_OUT, Move, PlayCard
from sixtysix_gui.rules.seats import opposite
from tests.coach.positions import QUICK, played_record
from tests.coach.reasons.test_later import TwoLines, moves_of, opening
from tests.helpers.naive.thinking.card_counting import card_points, counted
from tests.helpers.players.player_moments import never
from tests.helpers.rows import each_row


def assert_true(record: DealRecord, step: int) -> int | None:
    """Check what is said of a move against the whole deal; give the reason's number."""
    states = replay(record).states
    state = states[step]
    view = state.view(state.to_act)
    judgement = judge(view, record.moves[step], never, limits=QUICK)
    reason = what_lay_hidden(record, step, judgement, never, QUICK)
    if reason is None:
        return None
    if reason.number == 32:
        assert_passed_over(record, states, step, reason.value("t"))
        return 32
    card, a, n = (reason.value(name) for name in ("card", "a", "n"))
    assert isinstance(card, Card)
    assert isinstance(a, int)
    assert isinstance(n, int)
    assert 0 < a < n
    assert card in counted(view).possible
    lies_in_talon = card in state.undealt
    assert lies_in_talon is (reason.number == 40)
    assert lies_in_talon is not (card in state.hands[opposite(state.to_act)])
    assert (judgement.verdict is Verdict.GOOD) is (reason.number == 41)
    return reason.number


def assert_passed_over(
    record: DealRecord, states: tuple[Deal, ...], step: int, total: object
) -> None:
    """The other had 66 and did something else, before the seat acted again."""
    me = states[step].to_act
    found: list[int] = []
    for state, move in list(zip(states, record.moves, strict=False))[step + 1 :]:
        if state.to_act is me:
            break
        if GO_OUT in state.legal_moves() and move != GO_OUT:
            found.append(card_points(state.view(me), state.to_act))
    assert total in found
    assert isinstance(total, int)
    assert total >= 66


@pytest.mark.slow(sample=4)
@pytest.mark.parametrize("number", range(16))
@pytest.mark.parametrize("rules", ["german-66", "schnapsen"])
def test_what_is_said_of_hidden_cards_is_true(rules: str, number: int) -> None:
    record = played_record(rules, number)
    for moment in moments_of(record):
        if isinstance(moment.move, PlayCard):
            assert_true(record, moment.step)


@pytest.mark.window
def test_a_card_is_found_to_blame() -> None:
    """Over some deals a good move goes wrong by one card."""
    met: set[int | None] = set()
    for number in range(10):
        record = played_record("german-66", number)
        for moment in moments_of(record):
            met.add(assert_true(record, moment.step))
        if {None, 41} <= met:
            return
    raise AssertionError(met)


# Failed closes are told as the figures of the close show them: after an appeal the referee's.


CLOSED = [1] * 8 + [-2] * 12
"""What the close wins or pays in twenty worlds of the measure."""
LATER = [1] * 18 + [-2] * 2
"""The same, one trick later."""


class Closes(TwoLines):
    """Twenty worlds: playing on always wins, closing fails in twelve, and later in two."""

    def __init__(self, state: Deal, closed: Sequence[int] = CLOSED) -> None:
        super().__init__(state, [moves_of("AH JC"), (CLOSE_TALON,)])
        self._closed = closed
        self.count = self.cases = 20
        self.weights = [1] * 20

    @override
    def results(self, move: Move) -> Sequence[int]:
        return self._closed if move == CLOSE_TALON else [1] * 20

    @override
    def play_on(self, move: Move, changed: Callable[[Deal], Deal] | None = None) -> Sequence[int]:
        assert changed is not None
        for _ in range(20):
            assert CLOSE_TALON in changed(self.state(0)).legal_moves()
        return LATER


def case_of(wins: int, of: int, closed: Sequence[int] = CLOSED) -> Case:
    """Return a case of closing too early; the last player asked has it win ``wins`` times."""
    state, best = opening(), moves_of("AH")[0]
    worths = tuple(MoveWorth(move, 0.0, 0.0, wins, of, 0.5) for move in (best, CLOSE_TALON))
    return Case(
        Findings(
            state.view(state.to_act),
            CLOSE_TALON,
            best,
            Verdict.BLUNDER,
            1.0,
            0.1,
            exact=False,
            by_chance=False,
            worths=worths,
            worlds=Closes(state, closed),
        )
    )


@each_row(("wins", "of", "fails"), [(8, 20, 12), (120, 240, 120), (239, 240, 1)])
def test_it_fails_as_often_as_its_figures_do_not_win(wins: int, of: int, fails: int) -> None:
    proof = failed_close(case_of(wins, of))
    assert proof is not None
    assert dict(proof.reason.values) == {"p": 2, "a": fails, "n": of}


def test_nobody_fails_where_every_case_is_won_or_some_are_drawn() -> None:
    assert failed_close(case_of(240, 240)) is None
    assert failed_close(case_of(8, 20, [1] * 8 + [0] + [-2] * 11)) is None


@each_row(
    ("wins", "of", "told"),
    [(8, 20, (18, 20, 8)), (120, 240, (216, 240, 120)), (216, 240, None), (230, 240, None)],
)
def test_later_is_told_beside_the_figures_of_now(
    wins: int, of: int, told: tuple[int, int, int] | None
) -> None:
    proof = one_trick_later(case_of(wins, of))
    assert (proof is None) is (told is None)
    if proof is not None:
        assert tuple(proof.reason.value(name) for name in "anb") == told
