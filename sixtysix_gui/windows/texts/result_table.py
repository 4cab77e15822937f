"""The figures of a settled deal as rows, only those that occurred, and their sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.controller.messages import DealFinished
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.game import GameState
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.rules.scoring import Basis, DealOutcome, Tally, Termination
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.windows.texts.outcomes import gain, headline, reason
from sixtysix_gui.windows.texts.told import Told

_NOTHING = "–"


@dataclass(frozen=True)
class ResultRow:
    """A name, the suits whose signs stand behind it, and a figure for each player."""

    name: str
    mine: str
    theirs: str
    suits: tuple[Suit, ...] = ()


@dataclass(frozen=True)
class ResultTable:
    """Everything the sheet after a deal says; ``mine_decides`` names the total that decided."""

    head: str
    why: str
    my_name: str
    their_name: str
    rows: tuple[ResultRow, ...]
    totals: ResultRow
    remarks: tuple[ResultRow, ...]
    mine_decides: bool | None
    gain: str
    score: str


@dataclass(frozen=True)
class Settled:
    """A settled deal: the game around it, the marriages shown, and who sat where by name."""

    outcome: DealOutcome
    before: GameState
    after: GameState
    human: Seat
    my_name: str
    their_name: str
    marriages: Sequence[Marriage] = ()


def settled_from(
    finished: DealFinished, mine: str, theirs: str, marriages: Sequence[Marriage]
) -> Settled:
    """Put what the controller told of a deal together with both names and what was shown."""
    return Settled(
        outcome=finished.outcome,
        before=finished.before,
        after=finished.after,
        human=finished.human,
        my_name=mine,
        their_name=theirs,
        marriages=marriages,
    )


def result_table(settled: Settled) -> ResultTable:
    """Write the result of a deal from the person's seat."""
    told = Told(settled.outcome, settled.before.rules, settled.human, settled.their_name)
    mine, theirs = told.tally(settled.human), told.tally(settled.human.other)
    totals = QCoreApplication.translate("ResultTable", "Card points")
    return ResultTable(
        head=headline(told),
        why=reason(told),
        my_name=settled.my_name,
        their_name=settled.their_name,
        rows=tuple(_rows(mine, theirs, settled.marriages)),
        totals=ResultRow(totals, str(mine.total), str(theirs.total)),
        remarks=tuple(_remarks(told)),
        mine_decides=_decider(told),
        gain=gain(told, settled.before, settled.after),
        score=_score(settled),
    )


def _rows(mine: Tally, theirs: Tally, marriages: Sequence[Marriage]) -> list[ResultRow]:
    suits = tuple(marriage.suit for marriage in marriages)
    rows = [
        _row(
            QCoreApplication.translate("ResultTable", "Tricks"),
            mine,
            theirs,
            lambda tally: str(tally.captured),
        )
    ]
    if mine.marriages or theirs.marriages:
        name = QCoreApplication.translate("ResultTable", "Marriages")
        rows.append(_row(name, mine, theirs, lambda tally: _figure(tally.marriages), suits))
    if mine.pending or theirs.pending:
        name = QCoreApplication.translate("ResultTable", "Marriage without a trick")
        rows.append(_row(name, mine, theirs, lambda tally: "0" if tally.pending else _NOTHING))
    if mine.bonus or theirs.bonus:
        name = QCoreApplication.translate("ResultTable", "Last trick")
        rows.append(_row(name, mine, theirs, lambda tally: _figure(tally.bonus)))
    if _lost_by_freezing(mine) or _lost_by_freezing(theirs):
        name = QCoreApplication.translate("ResultTable", "Not counted after the close")
        rows.append(
            _row(name, mine, theirs, lambda tally: _figure(-_lost_by_freezing(tally), minus=True))
        )
    return rows


def _row(
    name: str,
    mine: Tally,
    theirs: Tally,
    figure: Callable[[Tally], str],
    suits: tuple[Suit, ...] = (),
) -> ResultRow:
    return ResultRow(name, figure(mine), figure(theirs), suits)


def _figure(number: int, *, minus: bool = False) -> str:
    if not number:
        return _NOTHING
    return f"−{-number}" if minus else str(number)


def _lost_by_freezing(tally: Tally) -> int:
    """Card points that were made but do not count."""
    return tally.captured + tally.marriages + tally.bonus - tally.total


def _remarks(told: Told) -> list[ResultRow]:
    """Add, below the totals, what else the price depends on."""
    close = told.outcome.end.close
    mine, theirs = told.tally(told.human), told.tally(told.human.other)
    remarks: list[ResultRow] = []
    if 0 in (mine.tricks, theirs.tricks):
        name = QCoreApplication.translate("ResultTable", "Number of tricks")
        remarks.append(_row(name, mine, theirs, lambda tally: str(tally.tricks)))
    if close is not None and told.outcome.basis is Basis.SCALE_AT_CLOSE:
        name = QCoreApplication.translate("ResultTable", "Card points at the close")
        remarks.append(_for_defender(told, name, close.seat.other, close.defender_points))
    if close is not None and told.outcome.basis in _MEASURED_BY_TRICKS:
        name = QCoreApplication.translate("ResultTable", "Tricks at the close")
        remarks.append(_for_defender(told, name, close.seat.other, close.defender_tricks))
    return remarks


_MEASURED_BY_TRICKS = (Basis.SCALE_AT_CLOSE, Basis.CLOSE_FAILED, Basis.DEFENDER_FIRST)


def _for_defender(told: Told, name: str, defender: Seat, figure: int) -> ResultRow:
    if told.is_me(defender):
        return ResultRow(name, str(figure), _NOTHING)
    return ResultRow(name, _NOTHING, str(figure))


def _decider(told: Told) -> bool | None:
    """Say whose total decided the deal: the person's, the other's, or nobody's."""
    end = told.outcome.end
    if told.outcome.termination in (Termination.LAST_TRICK, Termination.DRAW):
        return None
    if end.claimant is not None:
        return told.is_me(end.claimant)
    if told.outcome.termination is Termination.CLOSED_FAIL and end.close is not None:
        return told.is_me(end.close.seat)
    return told.is_me(told.outcome.winner)


def _score(settled: Settled) -> str:
    winner = settled.outcome.winner
    if winner is None:
        return ""
    before, after = settled.before.shown_score[winner], settled.after.shown_score[winner]
    return f"{before} → {after}"
