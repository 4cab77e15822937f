"""What is laid on the table for answers that are no moves, and the tricks that are shown before."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.table.cards.kit import style_of
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.training import held
from sixtysix_gui.text.training.tasks import options, short_task
from sixtysix_gui.training.exercise import ByCards, ByChoice, ByNumber, Exercise, ExerciseKind
from sixtysix_gui.training.sittings import MarkedAnswer
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.training.answers.choice_chips import ChoiceChips
from sixtysix_gui.windows.training.answers.number_paper import NumberPaper
from sixtysix_gui.windows.training.answers.paper import AnswerLook, AnswerPaper, discard
from sixtysix_gui.windows.training.answers.place import question_place
from sixtysix_gui.windows.training.answers.rack import Rack
from sixtysix_gui.windows.training.answers.trick_playback import TrickPlayback
from sixtysix_gui.windows.training.exercises.panel import things_on

_CHIPS_ROOM = 2.4
"""Half the height of the room for chips around the place of the status line, in text units."""
_ABOVE_STATUS = 2.9
"""How far chips lie above it where it is written on, in text units."""
_LETTERS = {"yes": Purpose.ANSWER_YES, "no": Purpose.ANSWER_NO}
"""The options that have letters of their own."""


class AnswerDesk(QObject):
    """Lays the rack, the number or the chips on the table, and plays the tricks.

    Signals:
        answered: frozenset of Card, or int.
        given_up: the answer is not known.
        left: the exercises are to be left.
        shown: the tricks have been played.
        told: str, what readers of the screen are to hear.
    """

    answered = Signal(object)
    given_up = Signal()
    left = Signal()
    shown = Signal()
    told = Signal(str)

    def __init__(self, page: TablePage, parent: QObject) -> None:
        """Lay nothing yet."""
        super().__init__(parent)
        self._page = page
        self.paper: AnswerPaper | None = None
        """What asks for an answer, or shows what came of it."""
        self._playback: TrickPlayback | None = None
        self.beyond: Callable[[bool], None] | None = None
        """Where Tab leads from the paper, on or back; where Qt leads it by default."""
        page.table.tab_leads_to = self.take_focus
        page.table.installEventFilter(self)

    @property
    def is_playing(self) -> bool:
        """Whether the tricks are being played."""
        return self._playback is not None and self._playback.is_running

    # ---------------------------------------------------------------------------------- the tricks

    def play_tricks(self, exercise: Exercise, speed: Speed) -> None:
        """Play the tricks from the first."""
        self.stop_playing()
        self.take_away()
        self._playback = TrickPlayback(self._page.table, exercise, speed, self)
        self._playback.finished.connect(self.shown)
        self._playback.begin()

    def hurry(self) -> None:
        """Go on to the next trick."""
        if self._playback is not None:
            self._playback.hurry()

    def stop_playing(self) -> None:
        """Show no more of the tricks."""
        playback, self._playback = self._playback, None
        if playback is not None:
            playback.stop()
            playback.deleteLater()

    # ----------------------------------------------------------------------------------- the paper

    def ask(self, exercise: Exercise, narrator: Narrator, speed: Speed, unit: float) -> None:
        """Lay what takes the answer of an exercise that is answered by no move.

        What was picked or written so far, where it is asked in another look, stays.
        """
        before = self.paper
        self.take_away()
        style = style_of(self._page.table.options)
        look = AnswerLook(unit, style, narrator.words, speed)
        made = _paper_for(exercise, narrator, look, self._page)
        if made is None:
            return
        made.answered.connect(self.answered)
        made.given_up.connect(self.given_up)
        made.left.connect(self.left)
        made.told.connect(self.told)
        made.beyond = self.beyond
        if before is not None and before.is_asking:
            made.take_over(before)
        self.paper = made
        self.place()
        made.show()
        made.raise_()

    def reveal(self, outcome: MarkedAnswer, narrator: Narrator) -> None:
        """Show on the paper what was right."""
        ask, reply, made = outcome.exercise.ask, outcome.reply, self.paper
        given = reply if isinstance(reply, int) else None
        if isinstance(made, Rack) and isinstance(ask, ByCards):
            told = held.cards_are_these()
            if outcome.exercise.kind is ExerciseKind.HOLD:
                told = held.hand_is_these(narrator.people.name(opposite(outcome.exercise.seat)))
            made.reveal(ask.right, reply if isinstance(reply, frozenset) else None, told)
        elif isinstance(made, NumberPaper | ChoiceChips) and isinstance(ask, ByNumber | ByChoice):
            made.reveal(ask.right, given)

    def is_marked_below(self, leaf: QWidget | None) -> bool:
        """Return whether a leaf covers marks on the rack."""
        made = self.paper
        if leaf is None or not isinstance(made, Rack) or not made.marks:
            return False
        return leaf.geometry().intersects(made.body.toRect().translated(made.pos()))

    def take_away(self) -> None:
        """Clear the table of the paper."""
        made, self.paper = self.paper, None
        if made is not None:
            discard(made)

    def take_focus(self) -> bool:
        """Lead the keys to the paper; say whether there is one that asks."""
        if self.paper is None or not self.paper.is_asking:
            return False
        self.paper.take_focus()
        return True

    def place(self) -> None:
        """Put the paper in the middle of the table, chips at the place of the status line."""
        made, table = self.paper, self._page.table
        if made is None:
            return
        layout = table.table_scene.zones.layout
        width = layout.metrics.width
        if isinstance(made, ChoiceChips):
            half = _CHIPS_ROOM * made.look.unit
            axis, y = layout.middle.status.x(), layout.middle.status.y()
            if table.status_text:  # which asks, where no panel does
                y -= _ABOVE_STATUS * made.look.unit
            reach = min(axis, width - axis)
            area = QRectF(axis - reach, y - half, 2 * reach, 2 * half)
        else:
            count = max(1, len(table.table_scene.zones.others[Chair.NORTH].items))
            backs = bounds_of(layout.hands.places(Chair.NORTH, count), layout.metrics.card_width)
            top, bottom = backs.bottom(), things_on(self._page).own_hand().top()
            axis = backs.center().x()
            reach = min(axis, width - axis)
            area = QRectF(axis - reach, top, 2 * reach, bottom - top)
        made.place_in(area.translated(table.x(), table.y()))
        self._keep_cards_seen(made, QRectF(0.0, area.top(), width, area.height()))

    def _keep_cards_seen(self, made: AnswerPaper, room: QRectF) -> None:
        """Put a paper for a number aside where it would hide the trump card or the trick."""
        if isinstance(made, NumberPaper):
            spot = question_place(self._page.table, made.size().toSizeF(), room)
            made.place_in(spot.area.translated(self._page.table.pos().toPointF()))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the table where it goes."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.place()
        return super().eventFilter(watched, event)


def _paper_for(
    exercise: Exercise, narrator: Narrator, look: AnswerLook, parent: QWidget
) -> AnswerPaper | None:

    ask = exercise.ask
    task = short_task(exercise, narrator)
    if isinstance(ask, ByCards):
        return Rack(task, ask.offered, len(ask.right), look, parent)
    if isinstance(ask, ByNumber):
        return NumberPaper(task, look, parent)
    if isinstance(ask, ByChoice):
        letters = [_LETTERS[option] for option in ask.options if option in _LETTERS]
        has_all = len(letters) == len(ask.options)
        chips = ChoiceChips(options(exercise, narrator), look, parent, letters if has_all else ())
        chips.setAccessibleName(task)  # they have the keys together until one is reached
        return chips
    return None
