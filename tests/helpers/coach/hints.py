"""Hints as the coach gives them, with figures of the test's own."""

from collections.abc import Sequence
from dataclasses import replace

from sixtysix_gui.coach.judgements import (
    TOO_CLOSE,
    Hint,
    Judgement,
    KeyFact,
    MoveWorth,
    Nudge,
    Reason,
    Verdict,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import Move

WORTHS = ((1.52, 0.09, 348), (0.21, 0.22, 192), (-0.62, 0.2, 121), (-1.4, 0.1, 40))
"""Points, bound and wins of 400, the best first."""
FACT = KeyFact(Card.parse("TH"), 7, 0.9, 0.1)


def hint_for(
    moves: Sequence[Move],
    *,
    nudge: Nudge = Nudge.WIN_TRICK,
    reason: Reason | None = None,
    fact: KeyFact | None = FACT,
    points_missing: int = 11,
    worlds: int = 400,
    exact: bool = False,
    listed: bool = False,
    lead: float = 0.9,
) -> Hint:
    """A hint that compares some moves, the best first, which leads the second by ``lead``.

    A single one is no choice, though its worth is known where all is exact.
    """
    compared = moves if len(moves) > 1 or exact else ()
    cases = worlds if listed else 400
    worths = tuple(
        MoveWorth(move, points, 0.0 if exact or listed else bound, wins * cases // 400, cases, 0.6)
        for move, (points, bound, wins) in zip(compared, WORTHS, strict=False)
    )
    judgement = Judgement(
        trick=1,
        played=None,
        best=moves[0],
        verdict=Verdict.GOOD if worths else Verdict.NONE,
        loss=lead,
        bound=0.1,
        reason=reason,
        worlds=worlds,
        exact=exact,
        worths=worths,
        value=1.5,
        value_after=1.5,
        chance=0.6,
        chance_after=0.6,
        key_fact=fact,
        listed=listed,
    )
    return Hint(nudge, moves[0], reason, points_missing, judgement)


def too_close(moves: Sequence[Move]) -> Hint:
    """A hint in which nothing leads."""
    values = ("best", moves[0]), ("a", 201), ("n", 400), ("played", moves[1]), ("b", 191)
    reason = Reason(TOO_CLOSE, values)
    hint = hint_for(moves, nudge=Nudge.TOO_CLOSE, reason=reason, fact=None, lead=0.0)
    return replace(hint, judgement=replace(hint.judgement, verdict=Verdict.CLOSE))
