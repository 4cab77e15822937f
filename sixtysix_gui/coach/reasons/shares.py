"""Reasons that say in how many cases a move wins: 0, 36 and 42."""

from sixtysix_gui.coach.measure.findings import Findings
from sixtysix_gui.coach.values.judgements import MoveWorth, Verdict
from sixtysix_gui.coach.values.reasons import TOO_CLOSE, Reason


def both_shares(findings: Findings) -> Reason:
    """Give reason 0: the wins of the best and of the played move, always true."""
    best, played = _worths(findings)
    return Reason(
        0,
        (
            ("best", best.move),
            ("a", best.wins),
            ("n", best.of),
            ("played", played.move),
            ("b", played.wins),
        ),
    )


def the_game(findings: Findings) -> Reason | None:
    """Give reason 36 where the chance to win the game decided against the points."""
    if not findings.by_chance:
        return None
    best, played = _worths(findings)
    return Reason(
        36,
        (
            ("best", best.move),
            ("a", round(100 * best.chance)),
            ("played", played.move),
            ("b", round(100 * played.chance)),
        ),
    )


def too_close(findings: Findings) -> Reason | None:
    """Give reason 42 where nothing could be told apart."""
    if findings.verdict is not Verdict.CLOSE:
        return None
    best, played = _worths(findings)
    return Reason(TOO_CLOSE, (("a", best.wins), ("b", played.wins), ("n", best.of)))


def _worths(findings: Findings) -> tuple[MoveWorth, MoveWorth]:
    by_move = {worth.move: worth for worth in findings.worths}
    return by_move[findings.best], by_move[findings.played]
