"""The widget for three and four for pointer and keys: hands them on, and lays the scene out."""

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

from sixtysix_gui.rules.trick_game.view import TrickView
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.effects.small_movements import SmallMovements
from sixtysix_gui.table.geometry.layout import least_scene
from sixtysix_gui.table.input.gestures import Gestures
from sixtysix_gui.table.input.pointer import TablePointer
from sixtysix_gui.table.input.reader_buttons import ReaderButton
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.motions.animator import Animator, Step
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.trick_game import words
from sixtysix_gui.table.trick_game.input.captions import TrickCaptions
from sixtysix_gui.table.trick_game.input.focus import TrickFocus
from sixtysix_gui.table.trick_game.input.inspector import TrickInspector
from sixtysix_gui.table.trick_game.input.presses import TrickPresses
from sixtysix_gui.table.trick_game.scene.scene import TrickScene
from sixtysix_gui.table.trick_game.seating import Score
from sixtysix_gui.table.trick_game.stops import TrickStop, TrickWording


class InteractiveTable(QGraphicsView):
    """Shows the scene, moves it, and takes what the person does."""

    def __init__(self, options: TableOptions, parent: QWidget | None = None) -> None:
        """Set up a bare table."""
        super().__init__(parent)
        self._options = options
        self._view: TrickView | None = None
        self._score = Score()
        self._intents = Intents(self)
        self._scene = TrickScene(options, self._intents, self)
        self.setScene(self._scene)
        self._animator = Animator(self)
        self._movements = SmallMovements(self._scene.zones, self)
        self._gestures = Gestures(
            self._scene, TrickPresses(self._scene), self._intents, self._movements, self
        )
        self._focus = TrickFocus(self, self._scene, self._intents, self._movements)
        self._keyboard = self._focus.keyboard
        self._inspector = TrickInspector(self._scene, self)
        self._captions = TrickCaptions(
            self._scene, self._focus.areas, lambda: self._focus.told, self
        )
        self._pointer = TablePointer(
            self,
            self._scene,
            self._animator,
            self._movements,
            self._gestures,
            self._keyboard,
            self._inspector,
            self._captions,
        )
        self._since_motion = QElapsedTimer()
        self._since_motion.start()
        self._set_up_widget()
        self._connect()
        self.setAccessibleName(words.table_name())

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
    def table_scene(self) -> TrickScene:
        """What lies on the table, for those who look or point at it."""
        return self._scene

    @property
    def focus_name(self) -> TrickStop | None:
        """What the keyboard's focus is on; None while its ring is hidden."""
        return self._focus.name

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

    def set_wording(self, wording: TrickWording) -> None:
        """Let readers of the screen hear these words, and captions be written with them."""
        self._focus.speak(wording)
        self._captions.wording = wording

    def shut_down(self) -> None:
        """End everything that moves and the drawing of cards, for good; may be called twice."""
        self._come_to_rest()
        self._scene.kit.shut_down()

    def _come_to_rest(self) -> None:
        """End everything that moves, is held, said or waited for: nobody looks."""
        self._gestures.cancel()
        self._captions.hide()
        self.finish_motions()
        self._scene.come_to_rest()

    def _use_options(self, options: TableOptions) -> None:
        self.finish_motions()
        self._options = options
        self._movements.speed = Speed(options.speed)
        self._gestures.one_click = options.one_click
        self._scene.set_options(options)
        self._keep_least_size()
        self._lay_out()
        if self._view is not None:
            self._scene.show_view(self._view, self._score, newest=True)
            self._focus.update()

    def _keep_least_size(self) -> None:
        """Be no smaller than everything needs, except where the window lays the table out."""
        follows_shape = self._scene.tall is None
        self.setMinimumSize(*(self.least_size(self._options) if follows_shape else (0, 0)))

    @staticmethod
    def least_size(options: TableOptions) -> tuple[int, int]:
        """Give the smallest size in pixels in which everything finds room."""
        return least_scene(options.text_scale)

    def _begin(self, step: Step) -> QAbstractAnimation | None:
        self._movements.stop_all()
        animation = step()
        self._focus.leave_what_is_gone()
        return animation

    def _show_view(self, view: TrickView) -> None:
        self._movements.stop_all()
        newest = view is self._view
        self._scene.show_view(view, self._score, newest=newest)
        self._gestures.after_view()
        self._focus.view_shown(view, newest=newest)

    def _settle(self) -> None:
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
        if self._inspector.is_open:  # any key puts the last trick back
            self._inspector.close_tricks()
            return
        if event.key() == Qt.Key.Key_Escape:
            if not self._gestures.cancel() and not self._intents.disarm():
                event.ignore()
            return
        if self._animator.is_busy and self._keyboard.means_something(event):
            self.finish_motions()
            if self._keyboard.is_press(event):
                self._keyboard.show()
                return  # it has ended what moved, as a click would
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
        leave = super().focusNextPrevChild  # super() finds nothing inside the lambda
        return self._focus.step(1 if next else -1, lambda: leave(next))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._gestures.cancel()
        self.finish_motions()
        self._scene.cross_fade.end()
        self._lay_out()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay_out()

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
            self.setAccessibleName(words.table_name())
            self._captions.hide()
            self._scene.set_labels(self._scene.labels)
            self._focus.update()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        return super().event(event)

    def _emptied(self) -> None:
        self._scene.thinking.rest()
        self._pointer.after_motions()

    # ------------------------------------------------------------------------------------ set-up

    def _lay_out(self) -> None:
        size = self.viewport().size()
        self._captions.hide()
        self._inspector.close_tricks()
        self._scene.lay_out(size.width(), size.height(), self.devicePixelRatioF())
        self._focus.update()

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
        self.viewport().setMouseTracking(True)

    def _connect(self) -> None:
        self._gestures.sunk_coin_clicked.connect(lambda: self._intents.act(Act.OUT))
        self._intents.armed_changed.connect(self._armed_changed)
        self._animator.step_ended.connect(self._settle)
        self._animator.emptied.connect(self._emptied)
        self._keyboard.moved.connect(lambda: self._captions.follow_focus(self._focus.name))
        self._keyboard.pile_toggled.connect(self._inspector.toggle_tricks)
        self._keyboard.points_wanted.connect(self._inspector.toggle_points)
        self._focus.left.connect(self._gestures.cancel)
        self._focus.pressed.connect(self._press_by_reader)
        # A table that is deleted without being closed must not leave threads that draw for it.
        self.destroyed.connect(self._scene.kit.shut_down)

    def _press_by_reader(self, name: TrickStop) -> None:
        self.finish_motions()
        self._keyboard.activate(name)

    def _armed_changed(self) -> None:
        if not self._animator.is_busy:
            self._scene.mark_armed()
            self._keyboard.after_arming()
            self._focus.update()
