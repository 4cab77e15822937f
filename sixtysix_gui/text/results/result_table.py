"""The figures of a settled deal as rows, only those that occurred, and their sentences."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.controller.signals import DealFinished
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import (
    TARGET,
    Basis,
    CardPoints,
    Close,
    Grade,
    Outcome,
    Termination,
    grade_of,
)
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.table.numbers import figure
from sixtysix_gui.text.results.deal_endings import DealResult
from sixtysix_gui.text.results.outcomes import gain, headline, reason

_NOTHING = "–"


@dataclass(frozen=True)
class ResultRow:
    """A name, a figure for each player, and the suits whose signs stand behind each figure."""

    name: str
    mine: str
    theirs: str
    my_suits: tuple[Suit, ...] = ()
    their_suits: tuple[Suit, ...] = ()


@dataclass(frozen=True)
class ResultTable:
    """Everything the sheet after a deal says.

    ``mine_wins`` says whose deal it was, ``mine_failed`` whose total decided it by not being what
    a close or a claim had promised; None is nobody's. ``short`` says how much that lacks.
    """

    head: str
    why: str
    my_name: str
    their_name: str
    rows: tuple[ResultRow, ...]
    totals: ResultRow
    remarks: tuple[ResultRow, ...]
    mine_wins: bool | None
    mine_failed: bool | None
    short: str
    gain: str
    score: str

    @property
    def spoken(self) -> str:
        """Say what readers of the screen are told with the button that goes on."""
        return f"{self.why} {self.gain}, {self.score}"


@dataclass(frozen=True)
class SettledDeal:
    """A settled deal: the game around it, the marriages shown, and who sat where by name.

    ``called`` is how sentences call the other, as in "the Queen"; if empty, by the name.
    """

    outcome: Outcome
    before: Game
    after: Game
    human: Seat
    my_name: str
    their_name: str
    marriages: Sequence[Marriage] = ()
    called: str = ""


def settled_from(
    finished: DealFinished,
    mine: str,
    theirs: str,
    marriages: Sequence[Marriage],
    called: str = "",
) -> SettledDeal:
    """Put what the controller result of a deal together with both names and what was shown."""
    return SettledDeal(
        outcome=finished.outcome,
        before=finished.before,
        after=finished.after,
        human=finished.seat,
        my_name=mine,
        their_name=theirs,
        marriages=marriages,
        called=called,
    )


def result_table(settled: SettledDeal) -> ResultTable:
    """Write the result of a deal from the person's seat."""
    result = DealResult(
        settled.outcome, settled.before.rules, settled.human, settled.called or settled.their_name
    )
    mine, theirs = result.points_of(settled.human), result.points_of(opposite(settled.human))
    winner, failed = settled.outcome.winner, _failed(result)
    totals = QCoreApplication.translate("ResultTable", "Card points")
    return ResultTable(
        head=headline(result),
        why=reason(result),
        my_name=settled.my_name,
        their_name=settled.their_name,
        rows=tuple(_rows(mine, theirs, settled)),
        totals=ResultRow(totals, str(mine.total), str(theirs.total)),
        remarks=tuple(_remarks(result)),
        mine_wins=None if winner is None else result.is_me(winner),
        mine_failed=None if failed is None else result.is_me(failed),
        short="" if failed is None else _short(result, failed),
        gain=gain(result, settled.before, settled.after),
        score=_score(settled),
    )


def _rows(mine: CardPoints, theirs: CardPoints, settled: SettledDeal) -> list[ResultRow]:
    rows = [
        _row(
            QCoreApplication.translate("ResultTable", "Tricks"),
            mine,
            theirs,
            lambda earned: str(earned.captured),
        )
    ]
    if mine.marriages or theirs.marriages:
        name = QCoreApplication.translate("ResultTable", "Marriages")
        row = _row(name, mine, theirs, lambda earned: _figure(earned.marriages))
        rows.append(_with_signs(row, mine, theirs, settled))
    if mine.pending or theirs.pending:
        name = QCoreApplication.translate("ResultTable", "Marriage without a trick")
        rows.append(_row(name, mine, theirs, lambda earned: "0" if earned.pending else _NOTHING))
    if mine.bonus or theirs.bonus:
        name = QCoreApplication.translate("ResultTable", "Last trick")
        rows.append(_row(name, mine, theirs, lambda earned: _figure(earned.bonus)))
    if _lost_by_freezing(mine) or _lost_by_freezing(theirs):
        name = QCoreApplication.translate("ResultTable", "Not counted after the close")
        rows.append(_row(name, mine, theirs, lambda earned: _figure(-_lost_by_freezing(earned))))
    return rows


def _row(
    name: str, mine: CardPoints, theirs: CardPoints, figure: Callable[[CardPoints], str]
) -> ResultRow:
    return ResultRow(name, figure(mine), figure(theirs))


def _with_signs(
    row: ResultRow, mine: CardPoints, theirs: CardPoints, settled: SettledDeal
) -> ResultRow:
    """Put the sign of each marriage that counts into its owner's column."""

    def of(seat: Seat, earned: CardPoints) -> tuple[Suit, ...]:
        own = (one.suit for one in settled.marriages if one.seat is seat)
        return tuple(own) if earned.marriages else ()

    human = settled.human
    return replace(row, my_suits=of(human, mine), their_suits=of(opposite(human), theirs))


def _figure(number: int) -> str:
    return figure(number) if number else _NOTHING


def _lost_by_freezing(earned: CardPoints) -> int:
    """Card points that were made but do not count."""
    return earned.captured + earned.marriages + earned.bonus - earned.total


def _remarks(result: DealResult) -> list[ResultRow]:
    """Add, below the totals, what else has decided the price."""
    outcome, close = result.outcome, result.outcome.end.close
    mine, theirs = result.points_of(result.human), result.points_of(opposite(result.human))
    if outcome.basis is Basis.FINAL_SCALE and outcome.grade is Grade.SCHWARZ:
        name = QCoreApplication.translate("ResultTable", "Number of tricks")
        return [_row(name, mine, theirs, lambda earned: str(earned.tricks))]
    if close is None:
        return []
    defender = opposite(close.seat)
    if _tricks_at_close_decided(result, close):
        name = QCoreApplication.translate("ResultTable", "Tricks at the close")
        return [_for_defender(result, name, defender, close.defender_tricks)]
    at_end = result.points_of(defender)
    if outcome.basis is Basis.SCALE_AT_CLOSE and outcome.grade is not grade_of(
        at_end.total, at_end.tricks
    ):
        name = QCoreApplication.translate("ResultTable", "Card points at the close")
        return [_for_defender(result, name, defender, close.defender_points)]
    return []


def _tricks_at_close_decided(result: DealResult, close: Close) -> bool:
    """Say whether the defender's tricks at the close made the price another one."""
    outcome, rules = result.outcome, result.rules
    modes = {
        Basis.CLOSE_FAILED: rules.score_close_failed,
        Basis.DEFENDER_FIRST: rules.score_defender_first,
    }
    if outcome.basis is Basis.SCALE_AT_CLOSE:
        return outcome.grade is Grade.SCHWARZ
    mode = "flat-2" if outcome.basis is None else modes.get(outcome.basis, "flat-2")
    return close.defender_tricks == 0 and not mode.startswith("flat")


def _for_defender(result: DealResult, name: str, defender: Seat, figure: int) -> ResultRow:
    if result.is_me(defender):
        return ResultRow(name, str(figure), _NOTHING)
    return ResultRow(name, _NOTHING, str(figure))


def _failed(result: DealResult) -> Seat | None:
    """Say whose total was to be 66 and was not, which decided the deal (rules.md 3.5)."""
    end = result.outcome.end
    if result.outcome.termination is Termination.FALSE_CLAIM:
        return end.claimant_seat
    if result.outcome.termination is Termination.CLOSED_FAIL and end.close is not None:
        return end.close.seat
    return None


def _short(result: DealResult, seat: Seat) -> str:
    """Say how much a total lacks; nothing where it would have been enough, said in time."""
    missing = TARGET - result.points_of(seat).total
    if missing <= 0:
        return ""
    #: below a figure of card points
    return QCoreApplication.translate("ResultTable", "{number} short").format(number=missing)


def _score(settled: SettledDeal) -> str:
    winner = settled.outcome.winner
    if winner is None:
        return ""
    games = settled.before, settled.after
    # counted down, nobody needs less than nothing
    before, after = (max(0, game.shown_score[winner]) for game in games)
    return f"{before} → {after}"
