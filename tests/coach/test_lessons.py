"""A lesson that is taught twice in one turn counts once."""

from dataclasses import replace
from typing import NamedTuple

import pytest

from sixtysix_gui.coach.accounts import JudgedMove, account_of
from sixtysix_gui.coach.lessons import Loss, repeated
from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.coach.values.reasons import Reason
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, Move
from tests.coach.test_accounts import VIEW, judged
from tests.helpers.rows import each_row


class Lost(NamedTuple):
    """A judged move: its number, trick, what was better, the reason, and what it cost."""

    step: int
    trick: int = 3
    best: Move = CLOSE_TALON
    reason: int | None = 2
    loss: float = 0.3
    own: bool = True

    def move(self) -> JudgedMove:
        """The move as an account takes it."""
        found = judged(self.step, own=self.own, value=1.0, loss=self.loss)
        reason = None if self.reason is None else Reason(self.reason)
        judgement = replace(found.judgement, trick=self.trick, best=self.best, reason=reason)
        return JudgedMove(self.step, self.own, VIEW, judgement)


CASES: dict[str, tuple[list[Lost], dict[int, int]]] = {
    "the dearer one stands for both": ([Lost(5, loss=0.2), Lost(6, loss=0.7)], {5: 6}),
    "the first of equals": ([Lost(5), Lost(6), Lost(7)], {6: 5, 7: 5}),
    "whatever the reasons are": ([Lost(5), Lost(6, reason=3), Lost(7, reason=None)], {6: 5, 7: 5}),
    "another better move": ([Lost(5), Lost(6, best=DRAW)], {}),
    "another trick": ([Lost(5), Lost(7, trick=4)], {}),
    "another seat": ([Lost(5), Lost(6, own=False)], {}),
    "nothing was lost": ([Lost(5), Lost(6, loss=0.0)], {}),
}


@each_row("name", CASES)
def test_what_repeats_a_loss_of_the_same_turn(name: str) -> None:
    lost, expected = CASES[name]
    moves = [each.move() for each in lost]
    assert repeated(Loss(m.step, m.is_own, m.judgement) for m in moves) == expected


def test_the_account_counts_it_once_and_still_adds_up() -> None:
    moves = [Lost(5, loss=0.24).move(), Lost(6, loss=0.66).move(), Lost(9, trick=5).move()]
    assert all(move.judgement.verdict is Verdict.SLIP for move in moves)
    account = account_of(moves, -1)
    assert account.given == pytest.approx(0.96)
    assert [step.given for step in account.steps] == pytest.approx([0.0, 0.66, 0.3])
    total = account.promised + account.luck + account.given_by_other - account.given
    assert total == pytest.approx(-1)
