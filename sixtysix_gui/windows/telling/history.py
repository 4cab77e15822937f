"""What has happened at a table, step by step, and the panel beside it that lists that."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.records import DealRecord, game_before, replay
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import (
    CardPlayed,
    DealEnded,
    DealOpened,
    Event,
    MarriageMelded,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    as_seen_by,
)
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.names import person_in_this_language
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.people import People
from sixtysix_gui.text.results.deal_result import DealResult, gain_lines
from sixtysix_gui.text.results.game_end import winner_of_game
from sixtysix_gui.windows.panels import SidePanel

_ = texts("Happenings")
_history_panel = texts("HistoryPanel")

_OPENS_TRICK = (DealOpened, CardPlayed, MarriageMelded, TrumpExchanged, TalonClosed)
"""What begins a trick: an opening, a card, or what is done before that is led."""


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
class SeenStep:
    """What led to a view, and who sat there: events, or none where a move was taken back.

    ``deal`` numbers a deal that begins with it; 0 stands for one that belongs to no game, None for
    what begins no deal. ``trick`` numbers a trick that begins with it. ``before`` is the game
    before the deal.
    """

    view: View
    people: People
    events: tuple[Event, ...] = ()
    deal: int | None = None
    trick: int | None = None
    before: Game | None = None

    @property
    def begins_deal(self) -> bool:
        """Whether the cards of a deal are dealt."""
        return self.deal is not None

    @property
    def own_trick(self) -> int | None:
        """The number of the trick to which belongs what opens one; None for all else."""
        if not any(isinstance(event, _OPENS_TRICK) for event in self.events):
            return None
        won_by_it = sum(isinstance(event, TrickWon) for event in self.events)
        return len(self.view.won) - won_by_it + 1

    def told(self, narrator: Narrator) -> list[str]:
        """Say what happened, to the people who sat there."""
        if not self.events:
            return [_("The table is back as it was.")]
        narrator = self._narrator(narrator)
        return narrator.told(self.events, self.view, fresh_deal=self.begins_deal)

    def lines(self, narrator: Narrator) -> list[Line]:
        """Return the same below headings, with what the end of a deal has brought."""
        return self.lines_with(self.told(narrator), narrator)

    def lines_with(self, told: Sequence[str], narrator: Narrator) -> list[Line]:
        """Return sentences that were told in the same way.

        What the deal has brought is only read here: its sheet says that aloud.
        """
        sentences = (*told, *self._brought(narrator))
        return [*self._headings(), *(Line(sentence) for sentence in sentences)]

    def _narrator(self, narrator: Narrator) -> Narrator:
        """Return the words of the moment to those who sat there, for others may sit there now."""
        if self.people == narrator.people:
            return narrator
        people = tuple(person_in_this_language(person) for person in self.people.people)
        return replace(narrator, people=replace(self.people, people=people))

    def _headings(self) -> Iterator[Line]:
        if self.deal == 0:
            yield Line(_("A deal"), Level.DEAL)
        elif self.deal is not None:
            title = _("Deal {number}")
            yield Line(title.format(number=self.deal), Level.DEAL)
        if self.trick is not None:
            title = _("Trick {number}")
            yield Line(title.format(number=self.trick), Level.TRICK)

    def _brought(self, narrator: Narrator) -> list[str]:
        ended = (event.outcome for event in self.events if isinstance(event, DealEnded))
        outcome, view = next(ended, None), self.view
        if outcome is None:
            return []
        # a deal that belongs to no game is settled as the first one of a game
        before = self.before or Game.first(view.rules, view.dealer)
        people = self._narrator(narrator).people
        result, after = DealResult(outcome, view, people), before.after(outcome)
        gains = [gain.spoken for gain in gain_lines(result, before, after)]
        if not after.is_over:
            return gains
        return [*gains, f"{winner_of_game(after.winners, people)}."]


class SeenSteps:
    """Keeps the latest steps, oldest first; a step waits until its view is seen."""

    def __init__(self, most: int) -> None:
        """Keep the latest n that were seen."""
        self._unseen: deque[SeenStep] = deque()
        self._seen: deque[SeenStep] = deque(maxlen=most)

    def __iter__(self) -> Iterator[SeenStep]:
        """Yield those that were seen."""
        return iter(self._seen)

    def wait(self, step: SeenStep) -> None:
        """Let a step wait for its view."""
        self._unseen.append(step)

    def up_to(self, view: View) -> Iterator[SeenStep]:
        """Give, and let wait no longer, all steps up to a view that is seen now."""
        while any(one.view is view for one in self._unseen):
            yield self._unseen.popleft()

    def all_waiting(self) -> Iterator[SeenStep]:
        """Give, and let wait no longer, all steps: everything lies still."""
        while self._unseen:
            yield self._unseen.popleft()

    def keep(self, step: SeenStep) -> SeenStep:
        """Keep a step that was seen; return it with its heading where it begins a trick."""
        trick = step.own_trick
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


def within_rules(steps: Sequence[SeenStep]) -> tuple[list[SeenStep], list[SeenStep]] | None:
    """Return what a person may read again of a running deal, before and in its latest tricks.

    That is what was before its first trick, the trick that was begun last, and where the rules let
    everybody see their own tricks, those as well. None where all may be read: once the deal is
    over, and in games whose talon cannot be closed.
    """
    begin = max((place for place, one in enumerate(steps) if one.begins_deal), default=0)
    running = steps[begin:]
    if not running or running[-1].view.outcome is not None or not running[-1].view.rules.close:
        return None
    opening, *tricks = _by_trick(running)
    allowed = [part for part in tricks if part is tricks[-1] or _is_own(part)]
    seen = [one for part in allowed for one in part]
    if len(opening) + len(seen) == len(running):
        return None
    return [*steps[:begin], *opening], seen


def _by_trick(steps: Sequence[SeenStep]) -> list[list[SeenStep]]:
    """Part the steps of a deal: what was before its first trick, then trick by trick."""
    parts: list[list[SeenStep]] = [[]]
    for one in steps:
        if one.trick is not None:
            parts.append([])
        parts[-1].append(one)
    return parts


def _is_own(part: Sequence[SeenStep]) -> bool:
    """Return whether a trick was won by the person, whose rules let everybody see their own."""
    view = part[-1].view
    events = (event for one in part for event in one.events)
    won = any(isinstance(event, TrickWon) and event.trick.winner is view.seat for event in events)
    return won and view.rules.look_back == "own"


def steps_in(record: DealRecord, seat: Seat, people: People, number: int) -> Iterator[SeenStep]:
    """Return what happened in a deal that was written down, as a seat saw it."""
    played, before = replay(record), game_before(record)
    happened = (played.states[0].opening_events(), *played.events)
    for place, (state, events) in enumerate(zip(played.states, happened, strict=True)):
        yield SeenStep(
            state.view(seat, before.won, before.carry),
            people,
            tuple(as_seen_by(seat, event) for event in events),
            deal=None if place else number,
            before=before,
        )


def shows(shown: View, view: View) -> bool:
    """Return whether a table shows a view, though perhaps without what might be done."""
    return replace(shown, legal_moves=view.legal_moves) == view


_LEVEL = Qt.ItemDataRole.UserRole
_HEADING_SIZES = {Level.DEAL: 1.25, Level.TRICK: 1.0}
"""Sizes of the headings, in those of the text."""
_LEFT = 16
"""Pixels from the panel's edge to the lines."""
MOST_LINES, SPARE_LINES = 3000, 300
"""How many of the latest lines stay, more than any game has, and how many go at a time."""
_USUAL_SIZE = 15.0
"""Pixels of the letters until the panel is told another size."""


class _Lines(QListWidget):
    """Lines to go through by arrows; the latest has the focus first.

    Without the focus none is the current one: readers would take it for what has the focus.
    """

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters to the window, which knows what they are for; do not search by them."""
        if event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.currentRow() < 0:
            self.setCurrentRow(self.count() - 1)
        super().focusInEvent(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.window().focusWidget() is not self:  # for more than a while
            self.setCurrentRow(-1)


class HistoryPanel(SidePanel):
    """Lists what has happened below headings, the latest last; where nothing has, it says so."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with nothing that has happened."""
        self._lines = _Lines()
        self._is_empty = True
        self._pixels = _USUAL_SIZE
        super().__init__(self._lines, _LEFT, parent)
        self._lines.setProperty("look", "lines")
        self._lines.setWordWrap(True)
        self._lines.setUniformItemSizes(False)
        # a scroll bar that comes makes lines narrower, and more of them wrap
        self._lines.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._lines.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._name()
        self.write(())

    @property
    def sentences(self) -> list[str]:
        """What has happened, as it is listed."""
        if self._is_empty:
            return []
        items = (self._lines.item(row) for row in range(self._lines.count()))
        return [item.text() for item in items if item.data(_LEVEL) is Level.SENTENCE]

    def write(self, lines: Iterable[Line]) -> None:
        """List other lines than before."""
        self._lines.clear()
        self._lines.addItem(_history_panel("Nothing has happened since the game was opened."))
        self._is_empty = True
        self.add(deque(lines, MOST_LINES))

    @override
    def set_text_size(self, pixels: float) -> None:
        """Write in letters of that size, headings in larger ones."""
        super().set_text_size(pixels)
        self._pixels = pixels
        for row in range(self._lines.count()):
            self._set_font(self._lines.item(row))

    def add(self, lines: Iterable[Line]) -> None:
        """List more lines; where no older one is being read, they come to be seen."""
        more = list(lines)
        if not more:
            return
        row, last = self._lines.currentRow(), self._lines.count() - 1
        for line in more:
            self._lines.addItem(self._item(line))
        if row == last >= 0:
            self._lines.setCurrentRow(self._lines.count() - 1)
        if self._is_empty:
            self._lines.takeItem(0)  # which has said that nothing has happened
            self._is_empty = False
        if self._lines.count() > MOST_LINES + SPARE_LINES:
            self._forget_oldest()
        if row in (last, -1):
            self._lines.scrollToBottom()

    def _forget_oldest(self) -> None:
        """Keep the latest lines; where older ones are being read, they stay where they are seen."""
        bar = self._lines.verticalScrollBar()
        seen = self._lines.item(self._lines.count() - 1)
        before = self._lines.visualItemRect(seen).top()
        for _ in range(self._lines.count() - MOST_LINES):
            self._lines.takeItem(0)
        bar.setValue(bar.value() + self._lines.visualItemRect(seen).top() - before)

    def _item(self, line: Line) -> QListWidgetItem:
        item = QListWidgetItem(line.text)
        item.setData(_LEVEL, line.level)
        if line.level is not Level.SENTENCE:
            #: what readers of the screen call a heading in the list of what happened
            spoken = _history_panel("{title}, heading")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken.format(title=line.text))
            item.setForeground(QColor(theme.ACTION_GREEN))
        self._set_font(item)
        return item

    def _set_font(self, item: QListWidgetItem) -> None:
        size = _HEADING_SIZES.get(item.data(_LEVEL))
        if size is not None:
            item.setFont(fonts.heading(size * self._pixels))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Name everything again in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        self.name(_history_panel("What happened"), _history_panel("Close “What happened”"))
