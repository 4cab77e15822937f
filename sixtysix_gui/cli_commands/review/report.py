"""What ``review`` prints: for people or as JSON."""

import json
from dataclasses import asdict
from typing import Protocol

from typing_extensions import override

from sixtysix_gui.cli_commands.common.checked_records import one_line
from sixtysix_gui.coach.reviewing import Moment
from sixtysix_gui.coach.values.accounts import Account
from sixtysix_gui.coach.values.judgements import Judgement
from sixtysix_gui.coach.values.moves import move_text
from sixtysix_gui.coach.values.reasons import LinePart, Reason, ReasonValue
from sixtysix_gui.coach.values.written import named_values
from sixtysix_gui.records.letters import FRENCH
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.records.replay import replay
from sixtysix_gui.records.writing.turns import move_word
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat

_DIGITS = 3
"""Digits after the point of every figure in JSON; lines have two."""
NOT_FINISHED = "the deal was not finished"


class Writer(Protocol):
    """Writes one line for each thing that a review finds."""

    def decision(
        self, number: int, record: DealRecord, moment: Moment, judgement: Judgement
    ) -> str:
        """Tell what a move was worth."""
        ...

    def account(self, number: int, seat: Seat, account: Account | None) -> str:
        """Tell how the result of a deal came about; None where it never ended."""
        ...

    def unknown_rules(self, number: int, rules: str) -> str:
        """Tell that a record of these rules cannot be judged."""
        ...


class Lines(Writer):
    """Lines for people."""

    def __init__(self, file: str) -> None:
        self._file = one_line(file)

    @override
    def decision(
        self, number: int, record: DealRecord, moment: Moment, judgement: Judgement
    ) -> str:
        played, best = _words(record, moment, judgement)
        text = f"{self._file}:{number} trick {moment.trick} {moment.seat.name} {played}"
        text += f", {judgement.verdict.value}"
        if not judgement.worths:
            return text
        if judgement.best != moment.move:
            text += f", best {best}"
        text += f", loss {judgement.loss:.2f} ± {judgement.bound:.2f}"
        if judgement.reason is not None:
            text += f", reason {_reason_text(judgement.reason)}"
        return f"{text}, worlds {judgement.worlds}{' (all)' if judgement.listed else ''}"

    @override
    def account(self, number: int, seat: Seat, account: Account | None) -> str:
        text = f"{self._file}:{number} account of {seat.name}: "
        if account is None:
            return text + NOT_FINISHED
        promised, luck, other, given, _ = (tenth / 10 for tenth in account.in_tenths())
        return (
            f"{text}promised {promised:+.1f}, luck {luck:+.1f}, given by the other {other:.1f}, "
            f"given away {given:.1f}, result {account.result:+d}"
        )

    @override
    def unknown_rules(self, number: int, rules: str) -> str:
        return f"{self._file}:{number} error: the coach does not know the rules {one_line(rules)}."


class Objects(Writer):
    """JSON objects."""

    def __init__(self, file: str) -> None:
        self._file = file

    @override
    def decision(
        self, number: int, record: DealRecord, moment: Moment, judgement: Judgement
    ) -> str:
        played, best = _words(record, moment, judgement)
        reason = judgement.reason
        return json.dumps(
            {
                "file": self._file,
                "record": number,
                "step": moment.step,
                "trick": moment.trick,
                "seat": moment.seat.name,
                "move": played,
                "best": best,
                "loss": _rounded(judgement.loss),
                "bound": _rounded(judgement.bound),
                "verdict": judgement.verdict.value,
                "reason": None if reason is None else reason.number,
                "values": {} if reason is None else dict(named_values(reason)),
                "worlds": judgement.worlds,
                "all": judgement.listed,
                "value": _rounded(judgement.value),
                "chance": _rounded(judgement.chance),
            }
        )

    @override
    def account(self, number: int, seat: Seat, account: Account | None) -> str:
        place = {"file": self._file, "record": number, "seat": seat.name}
        if account is None:
            return json.dumps({**place, "account": None})
        found = asdict(account)
        found["steps"] = [_all_rounded(asdict(step)) for step in account.steps]
        return json.dumps({**place, "account": _all_rounded(found)})

    @override
    def unknown_rules(self, number: int, rules: str) -> str:
        sentence = "The coach does not know these rules well enough to judge."
        return json.dumps(
            {"file": self._file, "record": number, "ok": False, "rules": rules, "error": sentence}
        )


def _words(record: DealRecord, moment: Moment, judgement: Judgement) -> tuple[str, str]:
    """Give the words of 66R for the move played and the best one."""
    state = replay(record).states[moment.step]
    return move_word(state, moment.move, FRENCH), move_word(state, judgement.best, FRENCH)


def _reason_text(reason: Reason) -> str:
    """Write a reason as its number and values: ``16 card=TC card2=AC a=5``."""
    values = [f"{name}={_value_text(value)}" for name, value in reason.values]
    return " ".join((str(reason.number), *values))


def _value_text(value: ReasonValue) -> str:
    if isinstance(value, Suit):
        return value.letter
    if isinstance(value, Card):
        return value.code
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return f"{value:.2f}"
    if isinstance(value, tuple):
        return "/".join(map(_part_text, value)) or "-"
    return _without_blanks(value)


def _part_text(part: LinePart) -> str:
    return f"{part.kind.name.lower()}:{part.card.code}"


def _without_blanks(move: Move) -> str:
    return move_text(move).replace(" ", "-")


def _all_rounded(values: dict[str, object]) -> dict[str, object]:
    return {
        name: _rounded(value) if isinstance(value, float) else value
        for name, value in values.items()
    }


def _rounded(value: float) -> float:
    return round(value, _DIGITS) + 0.0  # no negative nought
