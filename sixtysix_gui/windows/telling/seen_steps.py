"""Steps that led from view to view at a table: those still to be seen, and those that were."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.scoring.game import Game

W = TypeVar("W")


class Level(Enum):
    """What a line is."""

    DEAL = auto()
    TRICK = auto()
    SENTENCE = auto()


@dataclass(frozen=True)
class Line:
    """A line of what happened: a heading, or a sentence below it."""

    text: str
    level: Level = Level.SENTENCE


@dataclass(frozen=True)
class Step(Generic[W]):
    """What led to a view, and who sat there: events, or none where a move was taken back.

    ``deal`` numbers a deal that begins with it; 0 stands for one that belongs to no game, None for
    what begins no deal. ``trick`` numbers a trick that begins with it. ``before`` is the game
    before the deal.
    """

    view: View
    who: W
    events: tuple[Event, ...] = ()
    deal: int | None = None
    trick: int | None = None
    before: Game | None = None

    @property
    def begins_deal(self) -> bool:
        """Whether the cards of a deal are dealt."""
        return self.deal is not None

    def headings(self) -> Iterator[Line]:
        """Give the numbers of the deal and the trick that begin with it."""
        if self.deal == 0:
            yield Line(QCoreApplication.translate("Happenings", "A deal"), Level.DEAL)
        elif self.deal is not None:
            title = QCoreApplication.translate("Happenings", "Deal {number}")
            yield Line(title.format(number=self.deal), Level.DEAL)
        if self.trick is not None:
            title = QCoreApplication.translate("Happenings", "Trick {number}")
            yield Line(title.format(number=self.trick), Level.TRICK)


class SeenSteps(Generic[W]):
    """Keeps the latest steps, oldest first; a step waits until its view is seen."""

    def __init__(self, most: int) -> None:
        """Keep so many that were seen."""
        self._unseen: deque[Step[W]] = deque()
        self._seen: deque[Step[W]] = deque(maxlen=most)

    def __iter__(self) -> Iterator[Step[W]]:
        """Give those that were seen."""
        return iter(self._seen)

    def wait(self, step: Step[W]) -> None:
        """Let a step wait for its view."""
        self._unseen.append(step)

    def up_to(self, view: View) -> Iterator[Step[W]]:
        """Give, and let wait no longer, all steps up to a view that is seen now."""
        while any(one.view is view for one in self._unseen):
            yield self._unseen.popleft()

    def all_waiting(self) -> Iterator[Step[W]]:
        """Give, and let wait no longer, all steps: everything lies still."""
        while self._unseen:
            yield self._unseen.popleft()

    def keep(self, step: Step[W], trick: int | None) -> Step[W]:
        """Keep a step that was seen; give it with its heading where it begins a trick.

        ``trick`` numbers the trick to which it belongs, None if it cannot begin one.
        """
        if trick is not None and (step.begins_deal or trick != self._trick):
            step = replace(step, trick=trick)
        self._seen.append(step)
        return step

    def go_back(self, view: View) -> bool:
        """Forget what came after a view that was seen before; say whether it was."""
        if not any(shows(step.view, view) for step in self._seen):
            return False
        self._unseen.clear()
        while not shows(self._seen[-1].view, view):
            self._seen.pop()
        return True

    def forget_waiting(self) -> None:
        """Let no step wait any more: its view will not be seen."""
        self._unseen.clear()

    def forget_seen(self) -> None:
        """Forget all that was seen."""
        self._seen.clear()

    @property
    def _trick(self) -> int:
        """The trick that was begun last in the deal; 0 before the first."""
        for step in reversed(self._seen):
            if step.trick is not None:
                return step.trick
            if step.begins_deal:
                break
        return 0


def shows(shown: View, view: View) -> bool:
    """Say whether a table shows a view, though perhaps without what might be done."""
    return replace(shown, legal_moves=view.legal_moves) == view
