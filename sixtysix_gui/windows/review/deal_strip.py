"""The strip below the table: what was to be expected, decision by decision; also as text."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from sixtysix_gui.coach.accounts import theme_of
from sixtysix_gui.coach.judgements import Account, Judgement
from sixtysix_gui.table.durations import MOTIONS, Motion, Speed, easing_curve
from sixtysix_gui.table.words import signed_decimal
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.ledger import gave_away
from sixtysix_gui.text.coach.marks import theme_name, verdict_word
from sixtysix_gui.text.coach.moves import closing_moves, move_in_list
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.review.deal_in_review import OwnDecision
from sixtysix_gui.windows.review.strip_paint import StripBrush
from sixtysix_gui.windows.review.strip_plan import StripLook, StripPlaces, StripPlan
from sixtysix_gui.windows.widgets.basic import Dialog, button, give_size, is_enter

_ = texts("StripTable")
_deal_strip = texts("DealStrip")

_HEIGHT, _LARGE_HEIGHT, _LOW_HEIGHT = 9.0, 10.0, 4.6
"""Heights in text units: usual, in a large window, and without the bands."""


class DealStrip(QAbstractSlider):
    """Shows the plan of a deal with a gold bead where the person is.

    For readers it is a slider over the decisions: its value is the number of the one that the bead
    has come to, from 1, and who sets it goes there.

    Signals:
        place_wanted: int, the column that the person wants to go to.
        table_wanted: the same is wanted as a table of text.
    """

    place_wanted = Signal(int)
    table_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with empty paper."""
        super().__init__(parent)
        self.setObjectName("strip")
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(_deal_strip("Average points, decision by decision"))
        self.plan = StripPlan(())
        self._look = StripLook(16.0)
        self._bead: float | None = None
        self.work: tuple[str, float] | None = None
        self._drawn = 1.0
        self._is_told = False
        self.speed = Speed.NORMAL
        self._drawing = QVariantAnimation(self)
        self._drawing.setEasingCurve(easing_curve(Motion.PENCIL_CURVE))
        self._drawing.valueChanged.connect(self._draw_to)
        self._rolling = QVariantAnimation(self)
        self._rolling.setEasingCurve(easing_curve(Motion.BEAD))
        self._rolling.valueChanged.connect(self._roll_to)
        self.valueChanged.connect(self._go_to_decision)
        self._tell_value()

    @property
    def bead(self) -> float | None:
        """Where the bead is or rolls to on the axis of columns; None where there is none."""
        return self._rolling.endValue() if self._is_rolling else self._bead

    @property
    def _is_rolling(self) -> bool:
        return self._rolling.state() is QVariantAnimation.State.Running

    def show_plan(self, plan: StripPlan, *, draw: bool = False) -> None:
        """Show a plan; ``draw`` lets the pencil draw its curve from left to right, once."""
        self.plan = plan
        self._tell_value()
        self.work = None
        self._drawing.stop()
        self._drawn = 1.0
        duration = MOTIONS[Motion.PENCIL_CURVE].at(self.speed)
        if draw and duration and self.isVisible():
            self._drawing.setDuration(duration)
            self._drawing.setStartValue(0.0)
            self._drawing.setEndValue(1.0)
            self._drawing.start()
        self.update()

    def show_work(self, plan: StripPlan, text: str, share: float) -> None:
        """Show columns only, a sentence, and how far a pencil line has come: 0 to 1."""
        self.plan = plan
        self._tell_value()
        self.work = (text, share)
        self.update()

    def move_bead(self, place: float | None) -> None:
        """Roll the bead to a place on the axis of columns; None takes it away."""
        before = self._bead
        self._rolling.stop()
        duration = MOTIONS[Motion.BEAD].at(self.speed)
        if place is None or before is None or not duration or not self.isVisible():
            self._bead = place
            self.update()
        elif place != before:
            self._rolling.setDuration(duration)
            self._rolling.setStartValue(before)
            self._rolling.setEndValue(place)
            self._rolling.start()
        self._tell_value()

    def set_form(self, unit: float, *, bands: bool, large: bool = False) -> None:
        """Write in that size, in pixels; without ``bands`` the strip is low."""
        self._look = StripLook(unit, bands=bands)
        height = (_LARGE_HEIGHT if large else _HEIGHT) if bands else _LOW_HEIGHT
        self.setFixedHeight(round(height * unit))
        self.update()

    # ----------------------------------------------------------------------------------- motion

    def end_motion(self) -> None:
        """Show at once what is being drawn."""
        self._drawing.stop()
        self._drawn = 1.0
        if self._is_rolling:
            end = self._rolling.endValue()
            self._rolling.stop()
            self._bead = end
        self.update()

    def _draw_to(self, share: object) -> None:
        if isinstance(share, float):
            self._drawn = share
            self.update()

    def _roll_to(self, place: object) -> None:
        if isinstance(place, float):
            self._bead = place
            self.update()

    # ------------------------------------------------------------------------------------ input

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go where the strip is pressed."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._go_to(event.position())

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go along while the bead is dragged."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go_to(event.position())

    @override
    def event(self, event: QEvent) -> bool:
        """Take the arrows to the sides from whoever has them as keys of the window."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and self._is_own(event):
            event.accept()
            return True
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let ← and → go to the decision before and after, and Enter show a table of text."""
        if self._is_own(event):
            self._go_along(1 if event.key() == Qt.Key.Key_Right else -1)
        elif is_enter(event):
            self.table_wanted.emit()
        else:
            event.ignore()  # the other keys of sliders are the window's here

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the window."""
        event.ignore()

    def _is_own(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return plain and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)

    def _go_to(self, point: QPointF) -> None:
        if self.plan.width:
            place = self._places().place_at(point.x())
            self.place_wanted.emit(max(0, min(round(place), self.plan.width - 1)))

    def _go_along(self, way: int) -> None:
        """Go to the next column of a decision, from wherever the bead is."""
        now = self.bead
        columns = self._decisions()
        if now is None:
            now = -1.0
        if way > 0:
            target = next((at for at in columns if at > now), None)
        else:
            target = next((at for at in reversed(columns) if at < now), None)
        if target is not None:
            self.place_wanted.emit(target)

    def _go_to_decision(self, number: int) -> None:
        """Go to a decision by its number, from 1, as readers want it."""
        columns = self._decisions()
        if not self._is_told and 0 < number <= len(columns):
            self.place_wanted.emit(columns[number - 1])

    def _tell_value(self) -> None:
        """Let readers know how many decisions there are, and which of them the bead has come to."""
        columns, bead = self._decisions(), self.bead
        reached = 0 if bead is None else sum(at <= bead for at in columns)
        self._is_told = True
        self.setRange(min(1, len(columns)), len(columns))
        self.setValue(reached)
        self._is_told = False

    def _decisions(self) -> list[int]:
        """Return the columns of decisions."""
        return [at for at, column in enumerate(self.plan.columns) if column.step is not None]

    # ---------------------------------------------------------------------------------- painting

    def _places(self) -> StripPlaces:
        return StripPlaces(QRectF(self.rect()), self._look, self.plan)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, bands and bead."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush = StripBrush(painter, self._places(), self.plan, self._look)
        brush.paint_names(
            trick=_deal_strip("Trick"),
            expected=_deal_strip("Chance to win")
            if self.plan.by_chance
            else _deal_strip("Average points"),
            luck=_deal_strip("Luck"),
            play=_deal_strip("Given away"),
        )
        brush.paint_paper(focused=self.hasFocus())
        if self.work is not None:
            brush.paint_work(*self.work)
        else:
            brush.paint_curve(self._drawn)
            if self._look.bands:
                brush.paint_bands()
        if self._bead is not None and self.work is None and self.plan.curve:
            brush.paint_bead(self._bead)
        painter.end()


_SIZE = (720, 480)

_OF_OTHER = 3
"""The column of what the other gave away: its head names him and takes two lines where it must."""
_HEAD_LINES = 2.4
"""Height of the heads, in lines of text."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class StripTable(Dialog):
    """Lists all decisions with what was to be expected.

    Luck and what the other gave away stand before the decision that they came before, so that
    every row goes on from the row above: after it + luck + given away is what is expected next.
    """

    def __init__(
        self,
        account: Account,
        decisions: Sequence[OwnDecision],
        words: CardWords,
        called: str,
        asks: Callable[[OwnDecision], bool],
        parent: QWidget | None = None,
    ) -> None:
        """Write the table; ``called`` is how sentences call the other.

        Of a mark that is still to be found, as ``asks`` says, move and verdict are left out, and
        what is expected from there on, which would tell what it cost.
        """
        super().__init__(parent)
        self._asks = asks
        self.setWindowTitle(_("Average points, decision by decision"))
        give_size(self, *_SIZE)
        self.table = self._written(account, decisions, words, called)
        close = button(_("Close"), main=True)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        column = QVBoxLayout(self)
        column.addWidget(self.table, 1)
        column.addLayout(row)
        self.table.setFocus()

    def _written(
        self, account: Account, decisions: Sequence[OwnDecision], words: CardWords, called: str
    ) -> QTableWidget:
        heads = (
            _("Trick"),
            _("Move"),
            _("Luck before"),
            gave_away(called),
            _("Average"),
            _("After move"),
            _("Verdict"),
        )
        rows = self._rows(account, decisions, words)
        table = QTableWidget(len(rows), len(heads))
        table.setProperty("look", "tricks")
        table.setHorizontalHeaderLabels(list(heads))
        table.verticalHeader().hide()
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        head = table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(_OF_OTHER, QHeaderView.ResizeMode.Stretch)
        head.setDefaultAlignment(_LEFT | Qt.TextFlag.TextWordWrap)
        head.ensurePolished()
        head.setFixedHeight(round(_HEAD_LINES * head.fontMetrics().lineSpacing()))
        for at, row in enumerate(rows):
            for column, text in enumerate(row):
                item = QTableWidgetItem(text)
                item.setTextAlignment(_LEFT)
                table.setItem(at, column, item)
        return table

    def _rows(
        self, account: Account, decisions: Sequence[OwnDecision], words: CardWords
    ) -> list[tuple[str, ...]]:
        judged = {one.moment.step: one for one in decisions if one.judgement is not None}
        rows: list[tuple[str, ...]] = []
        was_open = False
        luck = other = 0.0  # what fell where nothing was to be decided counts with the next row
        for step in account.steps:
            luck, other = luck + step.luck, other + step.given_by_other
            decision = judged.get(step.step)
            if decision is None or decision.judgement is None:
                continue
            is_open = self._asks(decision)
            moment = decision.moment
            name = move_in_list(moment.move, words, closing_moves(moment.view))
            rows.append(
                (
                    str(moment.trick),
                    "?" if is_open else name,
                    signed_decimal(luck),
                    signed_decimal(other),
                    "" if was_open else signed_decimal(step.before),
                    "" if was_open or is_open else signed_decimal(step.after),
                    "" if is_open else _verdict_text(decision, decision.judgement),
                )
            )
            was_open = was_open or is_open
            luck = other = 0.0
        last_luck, last_other = account.last_luck + luck, account.last_given_by_other + other
        end = (_("End"), "", signed_decimal(last_luck), signed_decimal(last_other), "")
        return [*rows, (*end, signed_decimal(float(account.result)), "")]


def _verdict_text(decision: OwnDecision, judgement: Judgement) -> str:
    """Write what there is to learn before the verdict, where the move clearly cost something."""
    theme, word = theme_of(decision.moment.view, judgement), verdict_word(judgement.verdict)
    return word if theme is None else f"{theme_name(theme)} · {word}"
