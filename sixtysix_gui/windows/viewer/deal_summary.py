"""A deal in few words, as the panel beside the table writes it: head, tricks, and result."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.seats import Seat


@dataclass(frozen=True)
class TrickLine:
    """One line of a deal: a trick, or what was done before the first or after the last of them.

    ``done`` is by seat what each announced and played. ``place`` is the step that shows it;
    ``winner`` is None where no trick was completed, ``leader`` where nobody has led: such a line
    goes across all columns. ``spoken`` says all of it to somebody who does not see the columns.
    """

    number: int
    place: int
    leader: Seat | None
    winner: Seat | None
    points: int
    done: tuple[tuple[str, ...], ...]
    spoken: str


@dataclass(frozen=True)
class DealSummary:
    """What is written down of a deal; ``columns`` are the seats from left to right."""

    head: str
    names: tuple[str, ...]
    columns: tuple[Seat, ...]
    lines: tuple[TrickLine, ...]
    result: str


def spoken_trick(number: int, played: str, name: str, points: int) -> str:
    """Say a complete trick; ``played`` is what everybody did, without a full stop."""
    # without a verb: the name may be "You"
    sentence = QCoreApplication.translate(
        "DealLines", "Trick {number}. {played}. To {name}: {points} card points."
    )
    return sentence.format(number=number, played=played, name=name, points=points)


def unfinished(*, given_up: bool) -> str:
    """Say that a deal has not ended."""
    if given_up:
        return QCoreApplication.translate("DealLines", "This deal was given up.")
    return QCoreApplication.translate("DealLines", "This deal is not finished.")


def claim_act() -> str:
    """Say in a cell that somebody claimed."""
    return QCoreApplication.translate("DealLines", "“Out!”")


def head_of(rules: str, dealer: str) -> str:
    """Name the rule set and the dealer."""
    return QCoreApplication.translate("DealLines", "{rules}; dealer: {dealer}").format(
        rules=rules, dealer=dealer
    )
