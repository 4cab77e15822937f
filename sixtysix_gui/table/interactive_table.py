"""A table's widget for pointer and keys: it hands them on, and lays the scene out."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QElapsedTimer, QEvent, Qt
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
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget
from typing_extensions import override

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table import words
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.effects import SmallMovements
from sixtysix_gui.table.input.focus import ReaderButton, TableFocus
from sixtysix_gui.table.input.gestures import Gestures
from sixtysix_gui.table.input.pointer import Captions, Inspector, TablePointer
from sixtysix_gui.table.intents import Act, Intents
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.motions.animator import Animator, Step
from sixtysix_gui.table.scene.scene import Scene
from sixtysix_gui.table.seating import FACING, Score
from sixtysix_gui.table.stops import StopName, Wording
from sixtysix_gui.table.values import TableOptions


class InteractiveTable(QGraphicsView):
    """Shows the scene, moves it, and takes what the person does."""

    def __init__(self, options: TableOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = options
        self._view: View | None = None
        self._score = Score()
        self._hastens = False
        self._is_settled = False
        self._intents = Intents(self)
        self._scene = Scene(options, self._intents, self)
        self.setScene(self._scene)
        self._animator = Animator(self)
        self._movements = SmallMovements(self._scene.zones, self._animator.moves, self)
        self._gestures = Gestures(self._scene, self._intents, self._movements, self)
        self._focus = TableFocus(self, self._scene, self._intents, self._movements)
        self._keyboard = self._focus.keyboard
        self._inspector = Inspector(self._scene, self)
        self._captions = Captions(self._scene, lambda: self._focus.facts, self)
        self._pointer = self._make_pointer()
        self._since_motion = QElapsedTimer()
        self._since_motion.start()
        self._set_up_widget()
        self._connect()
        self._name_for_readers()
        self.tab_leads_to: Callable[[], bool] = lambda: False
        """Takes the keys where Tab shall not go on along the table; says whether it has."""

    def _make_pointer(self) -> TablePointer:
        """Make what takes the events of the mouse; all else on the table is made before."""
        pointer = TablePointer(
            self,
            self._scene,
            self._animator,
            self._movements,
            self._gestures,
            self._keyboard,
            self._inspector,
            self._captions,
            self.finish_motions,
        )
        pointer.cut_short.connect(self._cut_short)
        return pointer

    def _fill_scene(self, view: View, *, newest: bool) -> None:
        """Make the scene equal to a view; acts are offered only where it is the newest."""
        self._scene.show_view(view, self._score, newest=newest)

    # --------------------------------------------------------------------------------- what moves

    def finish_motions(self) -> None:
        """End everything that moves: the table equals the newest view at once."""
        self._movements.stop_all()
        if not self._animator.is_busy:
            self._scene.settle()
            return
        self._animator.clear()
        if self._view is not None:
            self._show_view(self._view)
        self._settle()
        self._animator.emptied.emit()

    @property
    def is_moving(self) -> bool:
        """Whether events are still being shown."""
        return self._animator.is_busy

    @property
    def animator(self) -> Animator:
        """The queue of motions."""
        return self._animator

    @property
    def table_scene(self) -> Scene:
        """What lies on the table, for those who look or point at it."""
        return self._scene

    @property
    def focus_name(self) -> StopName | None:
        """What the keyboard's focus is on; None while its ring is hidden."""
        return self._focus.name

    def wait_to_be_led(self) -> None:
        """Let the keyboard's focus be on nothing: Enter acts only where a key has led it."""
        self._focus.wait_to_be_led()

    @property
    def has_keys(self) -> bool:
        """Whether the keys of the window go to the table."""
        return self._focus.is_here

    @property
    def reader_buttons(self) -> list[ReaderButton]:
        """What readers of the screen find on the table, in the order of the focus."""
        return self._focus.buttons

    def tell_at_focus(self, text: str) -> None:
        """Let what has the focus of the keys tell something new to readers of the screen."""
        self._focus.tell(text)

    def set_wording(self, wording: Callable[[], Wording]) -> None:
        """Ask this for words when readers of the screen or captions need them."""
        self._focus.speak(wording)
        self._captions.wording = wording

    def look_on(self) -> None:
        """Offer nothing to do here from now on: the game is only looked at."""
        self._scene.is_looked_at = True

    def shut_down(self) -> None:
        """End everything that moves and the drawing of cards, for good; may be called twice."""
        self._come_to_rest()
        self._scene.kit.shut_down()

    def _come_to_rest(self) -> None:
        """End everything that moves, is held, said or waited for: no one looks."""
        self._gestures.cancel()
        self._captions.hide()
        self.finish_motions()
        self._scene.come_to_rest()

    def _use_options(self, options: TableOptions) -> None:
        self._gestures.cancel()
        self.finish_motions()
        self._options = options
        self._movements.speed = Speed(options.speed)
        self._gestures.one_click = options.one_click
        self._scene.set_options(options)
        self._keep_least_size()
        if self._view is not None or self.isVisible():  # else it is laid out when it is shown
            self._lay_out()
        if self._view is not None:
            self._fill_scene(self._view, newest=True)
            self._focus.update()

    def _keep_least_size(self) -> None:
        """Be no smaller than everything needs, except where the window lays the table out."""
        follows_shape = self._scene.tall is None
        self.setMinimumSize(*(self._least_size() if follows_shape else (0, 0)))

    def _least_size(self) -> tuple[int, int]:
        """Return the smallest size in pixels in which everything finds room."""
        return least_scene(self._options.text_scale)

    def _begin(self, step: Step) -> QAbstractAnimation | None:
        self._movements.stop_all()
        self._is_settled = False
        animation = step()
        self._focus.leave_what_is_gone()
        return animation

    def _show_view(self, view: View) -> None:
        self._movements.stop_all()
        newest = view is self._view
        self._fill_scene(view, newest=newest)
        self._gestures.after_view()
        self._focus.view_shown(view, newest=newest)
        self._is_settled = True

    def _settle(self) -> None:
        """Put everything where it belongs, unless a view that was shown just now has done so."""
        if not self._is_settled:
            self._scene.settle()
        self._since_motion.restart()

    # ------------------------------------------------------------------------------------ events

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pointer.press(event)
        event.accept()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pointer.double_press(event)
        event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event)
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event)
        event.accept()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        self._pointer.leave()
        super().leaveEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._inspector.is_open:  # whatever the key is, it puts the tricks back
            self._inspector.close_tricks()
            return
        if event.key() == Qt.Key.Key_Escape:
            self._escape(event)
            return
        if self._animator.is_busy and self._keyboard.means_something(event):
            if event.isAutoRepeat():
                return  # a key that is held down has been pressed once
            if self._keyboard.is_press(event):
                self._end_by_key()
                return
            self.finish_motions()
        if self._keyboard.key(event):
            return
        my_turn = self._view is not None and self._view.my_turn
        if not (my_turn and self._keyboard.refuse_act(event)):
            event.ignore()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._focus.came(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._focus.went(event)

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        if next and self.tab_leads_to():
            return True
        leave = super().focusNextPrevChild  # super() finds nothing inside the lambda
        return self._focus.step(1 if next else -1, lambda: leave(next))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out_at_rest()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay_out_at_rest()
        self._scene.thinking.rest()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._come_to_rest()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.shut_down()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_for_readers()
            self._captions.hide()
            self._scene.retranslate()
            self._focus.update()

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
        self._keyboard.show()

    def _act_on_early_click(self) -> None:
        """Do what a click was too early for, unless others have let something move before."""
        if not self._animator.is_busy:
            self._pointer.after_motions()

    def _escape(self, event: QKeyEvent) -> None:
        if not self._gestures.cancel() and not self._intents.disarm():
            self._leave_escape(event)

    def _leave_escape(self, event: QKeyEvent) -> None:
        """Let the coach's slip go, if it lies there; the key is not taken else."""
        if self._scene.paper.words is None:
            event.ignore()
        else:
            self._scene.paper.slip_closed.emit()

    # ------------------------------------------------------------------------------------ set-up

    def _lay_out(self) -> None:
        size = self.viewport().size()
        self._captions.hide()
        self._inspector.close_tricks()
        self._scene.lay_out(size.width(), size.height(), self.devicePixelRatioF())
        self._focus.update()

    def _lay_out_at_rest(self) -> None:
        """Lay everything out again after all that moves or is held has come to its end."""
        self._gestures.cancel()
        self.finish_motions()
        self._scene.cross_fade.end()
        self._lay_out()

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

    def _connect(self) -> None:
        self._gestures.sunk_coin_clicked.connect(self._say_when_out)
        self._intents.armed_changed.connect(self._armed_changed)
        self._intents.king_needed.connect(self._say_king_needed)
        self._intents.other_card_needed.connect(self._say_other_card_needed)
        self._scene.paper.row_changed.connect(self._focus.update)
        self._animator.step_ended.connect(self._settle)
        self._animator.emptied.connect(self._scene.thinking.rest)
        self._keyboard.moved.connect(self._caption_focus)
        self._keyboard.pile_toggled.connect(self._inspector.toggle_tricks)
        self._keyboard.points_wanted.connect(self._inspector.toggle_points)
        self._focus.left.connect(self._gestures.cancel)
        self._focus.pressed.connect(self._press_by_reader)
        # A table that is deleted without being closed must not leave threads that draw for it.
        self.destroyed.connect(self._scene.kit.shut_down)

    def _caption_focus(self) -> None:
        self._captions.follow_focus(self._focus.name)

    def _press_by_reader(self, name: StopName) -> None:
        self.finish_motions()
        self._keyboard.activate(name)

    def _say_king_needed(self) -> None:
        self._scene.notices.refuse(words.king_needed())

    def _say_other_card_needed(self) -> None:
        wording, view = self._focus.wording, self._view
        if wording is not None and view is not None:
            self._scene.notices.refuse(wording().other_card_needed(view))

    def _say_when_out(self) -> None:
        """Claim, or say when that can be done or why not now."""
        view = self._view
        if view is None or view.outcome is not None:
            return
        if view.my_turn or not view.rules.close:
            self._intents.act(Act.OUT)
        elif view.rules.out_mode == "automatic":
            self._scene.notices.refuse(words.out_by_itself())
        else:
            self._scene.notices.refuse(words.out_before_lead())

    def _armed_changed(self) -> None:
        if not self._animator.is_busy:
            self._scene.mark_armed()
            self._keyboard.after_arming()
            self._point_to_suggestion()
            self._focus.update()

    def _name_for_readers(self) -> None:
        self.setAccessibleName(words.table_name())

    def _point_to_suggestion(self) -> None:
        """Let the keyboard's focus wait where the suggested move is made."""
        stop = self._scene.suggestion.stop
        if stop is not None:
            self._keyboard.point_to(stop)
