"""A table's widget for pointer and keys: it hands them on, and lays the scene out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QElapsedTimer, QEvent, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget
from typing_extensions import override

from sixtysix_gui.sentences import Texts
from sixtysix_gui.table.ground import GroundItem
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.seating import FACING, Score
from sixtysix_gui.table.values import FOCUS_BY_KEY, TableOptions

if TYPE_CHECKING:
    from sixtysix_gui.rules.deals.view import View
    from sixtysix_gui.table.input.focus import ReaderButton
    from sixtysix_gui.table.motions.animator import Animator, Step
    from sixtysix_gui.table.scene.scene import Scene
    from sixtysix_gui.table.stops import StopName, Wording
    from sixtysix_gui.table.table_parts import TableParts

_ = Texts(QCoreApplication.translate, "Table")


class InteractiveTable(QGraphicsView):
    """Shows the scene, moves it, and takes what the person does.

    At first it is bare cloth: all else is made as soon as somebody plays, looks or acts there.
    """

    def __init__(self, options: TableOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = options
        self._view: View | None = None
        self._score = Score()
        self._hastens = False
        self._is_settled = self._is_shut_down = self._is_covered = False
        self._tall: bool | None = None
        self._status = ""
        self._wording: Callable[[], Wording] | None = None
        self._made: TableParts | None = None
        self._ground = GroundItem()
        self.setScene(QGraphicsScene(self))
        self.scene().addItem(self._ground)
        self._since_motion = QElapsedTimer()
        self._since_motion.start()
        self._set_up_widget()
        self._name_for_readers()
        self.tab_leads_to: Callable[[], bool] = lambda: False
        """Takes the keys where Tab shall not go on along the table; says whether it has."""

    @property
    def _parts(self) -> TableParts:
        """What lies on the table and what acts there, from when it is needed for the first time."""
        if self._made is None:
            from sixtysix_gui.table.table_parts import TableParts

            bare = self.scene()
            parts = TableParts(self, self._options, self._ground, self.finish_motions)
            self.setScene(parts.scene)
            bare.deleteLater()
            self._made = parts
            self._connect(parts)
            self._bring_up(parts)
        return self._made

    def _bring_up(self, parts: TableParts) -> None:
        """Let what was made just now be as the table is."""
        if self._is_shut_down:
            parts.scene.kit.shut_down()
        if self._is_covered:
            parts.cover(covered=True)
        parts.scene.tall = self._tall
        parts.scene.notices.set_status(self._status)
        if self._wording is not None:
            parts.captions.wording = self._wording
            parts.focus.speak(self._wording)
        self._use_options(self._options)

    def _fill_scene(self, view: View, *, newest: bool) -> None:
        """Make the scene equal to a view; acts are offered only where it is the newest."""
        self._parts.scene.show_view(view, self._score, newest=newest)

    # --------------------------------------------------------------------------------- what moves

    def finish_motions(self) -> None:
        """End everything that moves: the table equals the newest view at once."""
        if self._made is None:
            return
        self._parts.movements.stop_all()
        if not self._parts.animator.is_busy:
            self._parts.scene.settle()
            return
        self._parts.animator.clear()
        if self._view is not None:
            self._show_view(self._view)
        self._settle()
        self._parts.animator.emptied.emit()

    @property
    def is_moving(self) -> bool:
        """Whether events are still being shown."""
        return self._made is not None and self._made.animator.is_busy

    @property
    def animator(self) -> Animator:
        """The queue of motions."""
        return self._parts.animator

    @property
    def table_scene(self) -> Scene:
        """What lies on the table, for those who look or point at it."""
        return self._parts.scene

    @property
    def view_there(self) -> View | None:
        """The view that lies there, whatever still moves; None on a bare table."""
        return None if self._made is None else self._made.scene.view

    @property
    def focus_name(self) -> StopName | None:
        """What the keyboard's focus is on; None while its ring is hidden."""
        return self._parts.focus.name

    def wait_to_be_led(self) -> None:
        """Let the keyboard's focus be on nothing: Enter acts only where a key has led it."""
        self._parts.focus.wait_to_be_led()

    @property
    def has_keys(self) -> bool:
        """Whether the keys of the window go to the table."""
        if self._made is None:
            return self.window().focusWidget() is self
        return self._made.focus.is_here

    @property
    def reader_buttons(self) -> list[ReaderButton]:
        """What readers of the screen find on the table, in the order of the focus."""
        return self._parts.focus.buttons

    def tell_at_focus(self, text: str) -> None:
        """Let what has the focus of the keys tell something new to readers of the screen."""
        self._parts.focus.tell(text)

    def set_wording(self, wording: Callable[[], Wording]) -> None:
        """Ask this for words when readers of the screen or captions need them."""
        self._wording = wording
        if self._made is not None:
            self._made.focus.speak(wording)
            self._made.captions.wording = wording

    def look_on(self) -> None:
        """Offer nothing to do here from now on: the game is only looked at."""
        self._parts.scene.is_looked_at = True

    def shut_down(self) -> None:
        """End everything that moves and the drawing of cards, for good; may be called twice."""
        self._is_shut_down = True
        if self._made is not None:
            self._come_to_rest(self._made)
            self._made.scene.kit.shut_down()

    def _come_to_rest(self, parts: TableParts) -> None:
        """End everything that moves, is held, said or waited for: no one looks."""
        parts.gestures.cancel()
        parts.captions.hide()
        self.finish_motions()
        parts.scene.come_to_rest()

    def _use_options(self, options: TableOptions) -> None:
        self._end_what_is_done()
        self._options = options
        if self._made is not None:
            self._made.use_options(options)
        self._keep_least_size()
        if self._view is not None or self.isVisible():  # else it is laid out when it is shown
            self._lay_out()
        if self._view is not None:
            self._fill_scene(self._view, newest=True)
            self._parts.focus.update()

    def _keep_least_size(self) -> None:
        """Be no smaller than everything needs, except where the window lays the table out."""
        follows_shape = self._tall is None
        self.setMinimumSize(*(self._least_size() if follows_shape else (0, 0)))

    def _least_size(self) -> tuple[int, int]:
        """Return the smallest size in pixels in which everything finds room."""
        return least_scene(self._options.text_scale)

    def _begin(self, step: Step) -> QAbstractAnimation | None:
        self._parts.movements.stop_all()
        self._is_settled = False
        animation = step()
        self._parts.focus.leave_what_is_gone()
        return animation

    def _show_view(self, view: View) -> None:
        self._parts.movements.stop_all()
        newest = view is self._view
        self._fill_scene(view, newest=newest)
        self._parts.gestures.after_view()
        self._parts.focus.view_shown(view, newest=newest)
        self._is_settled = True

    def _settle(self) -> None:
        """Put everything where it belongs, unless a view that was shown just now has done so."""
        if not self._is_settled:
            self._parts.scene.settle()
        self._since_motion.restart()

    # ------------------------------------------------------------------------------------ events

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._parts.pointer.press(event)
        event.accept()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._parts.pointer.double_press(event)
        event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._parts.pointer.move(event)
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._parts.pointer.release(event)
        event.accept()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        if self._made is not None:
            self._made.pointer.leave()
        super().leaveEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._parts.inspector.is_open:  # whatever the key is, it puts the tricks back
            self._parts.inspector.close_tricks()
            return
        if event.key() == Qt.Key.Key_Escape:
            self._escape(event)
            return
        if self._parts.animator.is_busy and self._parts.keyboard.means_something(event):
            if event.isAutoRepeat():
                return  # a key that is held down has been pressed once
            if self._parts.keyboard.is_press(event):
                self._end_by_key()
                return
            self.finish_motions()
        if self._parts.keyboard.key(event):
            return
        my_turn = self._view is not None and self._view.my_turn
        if not (my_turn and self._parts.keyboard.refuse_act(event)):
            event.ignore()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._made is not None or event.reason() in FOCUS_BY_KEY:
            self._parts.focus.came(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._made is not None:
            self._made.focus.went(event)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        if next and self.tab_leads_to():
            return True
        leave = super().focusNextPrevChild  # super() finds nothing inside the lambda
        return self._parts.focus.step(1 if next else -1, lambda: leave(next))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out_at_rest()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay_out_at_rest()
        if self._made is not None:
            self._made.scene.thinking.rest()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._made is not None:
            self._come_to_rest(self._made)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.shut_down()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_for_readers()
            if self._made is not None:
                self._made.captions.hide()
                self._made.scene.retranslate()
                self._made.focus.update()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay_out_at_rest()
        return super().event(event)

    def _cut_short(self) -> None:
        """End a whole round of others with one press: what comes next is the person's moment."""
        view = self._view
        if view is not None and len(view.rules.seats) > len(FACING):
            self._hastens = not view.my_turn and view.outcome is None
            self.finish_motions()

    def _end_by_key(self) -> None:
        """End what moves, and a whole round of others with it."""
        self._cut_short()
        self.finish_motions()
        self._parts.keyboard.show()

    def _act_on_early_click(self) -> None:
        """Do what a click was too early for, unless others have let something move before."""
        if not self._parts.animator.is_busy:
            self._parts.pointer.after_motions()

    def _escape(self, event: QKeyEvent) -> None:
        if not self._parts.gestures.cancel() and not self._parts.intents.disarm():
            self._leave_escape(event)

    def _leave_escape(self, event: QKeyEvent) -> None:
        """Let the coach's slip go, if it lies there; the key is not taken else."""
        if self._parts.scene.paper.words is None:
            event.ignore()
        else:
            self._parts.scene.paper.slip_closed.emit()

    # ------------------------------------------------------------------------------------ set-up

    def _lay_out(self) -> None:
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        if self._made is None:
            self.scene().setSceneRect(0.0, 0.0, size.width(), size.height())
            self._ground.show_bare(self._options, size, ratio, tall=self._tall)
            return
        self._made.captions.hide()
        self._made.inspector.close_tricks()
        self._made.scene.lay_out(size.width(), size.height(), ratio)
        self._made.focus.update()

    def _lay_out_at_rest(self) -> None:
        """Lay everything out again after all that moves or is held has come to its end."""
        self._end_what_is_done()
        if self._made is not None:
            self._made.scene.cross_fade.end()
        self._lay_out()

    def _end_what_is_done(self) -> None:
        """Let go of what is held, and end everything that moves."""
        if self._made is not None:
            self._made.gestures.cancel()
            self.finish_motions()

    def _set_up_widget(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAcceptDrops(False)  # a file that is dropped here is for the window
        self.viewport().setMouseTracking(True)

    def _connect(self, parts: TableParts) -> None:
        parts.pointer.cut_short.connect(self._cut_short)
        parts.gestures.sunk_coin_clicked.connect(lambda: parts.say_when_out(self._view))
        parts.intents.armed_changed.connect(self._armed_changed)
        parts.intents.king_needed.connect(parts.say_king_needed)
        parts.intents.other_card_needed.connect(lambda: parts.say_other_card_needed(self._view))
        parts.scene.paper.row_changed.connect(parts.focus.update)
        parts.animator.step_ended.connect(self._settle)
        parts.animator.emptied.connect(parts.scene.thinking.rest)
        parts.keyboard.moved.connect(self._caption_focus)
        parts.keyboard.pile_toggled.connect(parts.inspector.toggle_tricks)
        parts.keyboard.points_wanted.connect(parts.inspector.toggle_points)
        parts.focus.left.connect(parts.gestures.cancel)
        parts.focus.pressed.connect(self._press_by_reader)
        # A table that is deleted without being closed must not leave threads that draw for it.
        self.destroyed.connect(parts.scene.kit.shut_down)

    def _caption_focus(self) -> None:
        self._parts.captions.follow_focus(self._parts.focus.name)

    def _press_by_reader(self, name: StopName) -> None:
        self.finish_motions()
        self._parts.keyboard.activate(name)

    def _armed_changed(self) -> None:
        if not self._parts.animator.is_busy:
            self._parts.scene.mark_armed()
            self._parts.keyboard.after_arming()
            self._point_to_suggestion()
            self._parts.focus.update()

    def _name_for_readers(self) -> None:
        self.setAccessibleName(_("Card table"))

    def _point_to_suggestion(self) -> None:
        """Let the keyboard's focus wait where the suggested move is made."""
        stop = self._parts.scene.suggestion.stop
        if stop is not None:
            self._parts.keyboard.point_to(stop)
