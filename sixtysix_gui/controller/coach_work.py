"""What the window and the coach's process say to each other: frozen values, pickled one by one.

Either side writes the length of a value as four bytes and the value itself. Both are the same
program in the same version, and no one else can write into the pipe between them.
"""

import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sixtysix_gui.coach.judgements import Account, Hint, Judgement, Moment, Reason, Study
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat

LENGTH_BYTES = 4
"""Bytes that say how long the value after them is, the highest first."""


# ------------------------------------------------------------------------------ what is to be done


@dataclass(frozen=True)
class ReviewWork:
    """Judge all decisions of a deal for a seat; results lie in a folder, or nowhere."""

    record: DealRecord
    seat: Seat
    folder: Path | None = None


@dataclass(frozen=True)
class CloserWork:
    """Judge one move of a deal, by its number in the record, with more worlds."""

    record: DealRecord
    seat: Seat
    step: int
    folder: Path | None = None


@dataclass(frozen=True)
class HiddenWork:
    """Find what lay hidden at a judged move of a deal that is over, by its number in the record."""

    record: DealRecord
    step: int
    judgement: Judgement


@dataclass(frozen=True)
class HintWork:
    """Give a hint for the seat of a view."""

    view: View


@dataclass(frozen=True)
class OtherMoveWork:
    """Judge a move that was not made at a view of a deal."""

    record: DealRecord
    view: View
    move: Move
    folder: Path | None = None


@dataclass(frozen=True)
class OthersWork:
    """Judge all moves at a view that may be as good as the best, but for those that are known."""

    view: View
    known: tuple[Move, ...]


@dataclass(frozen=True)
class StudyWork:
    """Study a move at a view of a deal beside a better one."""

    record: DealRecord
    view: View
    move: Move
    best: Move
    folder: Path | None = None


Work = ReviewWork | CloserWork | HiddenWork | HintWork | OtherMoveWork | OthersWork | StudyWork


# --------------------------------------------------------------------------- to the coach's process


@dataclass(frozen=True)
class Begin:
    """Do some work; its number comes back with every answer."""

    number: int
    work: Work


@dataclass(frozen=True)
class StopWork:
    """Stop the work of that number; what is found by then is kept."""

    number: int


@dataclass(frozen=True)
class Rest:
    """Calculate nothing until told otherwise."""

    rests: bool


CoachCommand = Begin | StopWork | Rest


# ------------------------------------------------------------------------- from the coach's process


@dataclass(frozen=True)
class Started:
    """The decisions of a deal, both seats' in order; nothing is judged yet."""

    number: int
    moments: tuple[Moment, ...]


@dataclass(frozen=True)
class Judged:
    """A decision was judged; ``step`` is its number in the record."""

    number: int
    step: int
    judgement: Judgement


@dataclass(frozen=True)
class Summed:
    """All is judged; the account is None where the deal was never finished."""

    number: int
    account: Account | None


@dataclass(frozen=True)
class Uncovered:
    """What is to be said of what lay hidden; None where there is nothing."""

    number: int
    reason: Reason | None


@dataclass(frozen=True)
class Advised:
    """A hint."""

    number: int
    hint: Hint


@dataclass(frozen=True)
class OtherJudged:
    """A move that was not made was judged."""

    number: int
    judgement: Judgement


@dataclass(frozen=True)
class Studied:
    """What else there is to say of a better move."""

    number: int
    study: Study


@dataclass(frozen=True)
class Ended:
    """The work is done or was stopped; with ``details``, a traceback, it failed."""

    number: int
    details: str = ""


Message = Started | Judged | Summed | Uncovered | Advised | OtherJudged | Studied | Ended


# ---------------------------------------------------------------------------------- as they travel


def packed(value: CoachCommand | Message) -> bytes:
    """Return what is written into the pipe for a value."""
    content = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return len(content).to_bytes(LENGTH_BYTES, "big") + content


class Unpacker:
    """Takes bytes as they come and yields the values that are whole."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._rest = b""

    def take(self, data: bytes) -> Iterator[object]:
        """Yield every value that has become whole.

        Raises:
            pickle.UnpicklingError, EOFError, AttributeError, ImportError: for what is none; the
                other side is then not this program.
        """
        self._rest += data
        while len(self._rest) >= LENGTH_BYTES:
            end = LENGTH_BYTES + int.from_bytes(self._rest[:LENGTH_BYTES], "big")
            if len(self._rest) < end:
                return
            content, self._rest = self._rest[LENGTH_BYTES:end], self._rest[end:]
            yield pickle.loads(content)
