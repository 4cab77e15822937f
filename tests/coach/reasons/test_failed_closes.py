"""Failed closes are told as the figures of the close show them: after an appeal the referee's."""

from collections.abc import Callable, Sequence

from typing_extensions import override

from sixtysix_gui.coach.measure.findings import Findings
from sixtysix_gui.coach.reasons.closing import failed_close, one_trick_later
from sixtysix_gui.coach.reasons.proofs import Case
from sixtysix_gui.coach.values.judgements import MoveWorth, Verdict
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import CLOSE_TALON, Move
from tests.coach.reasons.test_later import TwoLines, moves_of, opening
from tests.helpers.rows import each_row

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
    """A close too early; by whoever is asked last it wins in so many cases."""
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
