"""The table as a widget: views and events go in, proposed moves come out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QElapsedTimer, QEvent, QPointF, Qt, QTimer, Signal
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

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.view import PlayerView
from sixtysix_gui.table import texts
from sixtysix_gui.table.acts import Act
from sixtysix_gui.table.animator import Animator, Step
from sixtysix_gui.table.durations import POINTS_STAY, Speed
from sixtysix_gui.table.fidgets import Fidgets
from sixtysix_gui.table.focus_display import FocusDisplay
from sixtysix_gui.table.gestures import Gestures
from sixtysix_gui.table.intents import Intents
from sixtysix_gui.table.keyboard import Keyboard, StopName
from sixtysix_gui.table.layout import Side
from sixtysix_gui.table.look_back import tricks_to_see
from sixtysix_gui.table.motions.choreography import steps_for
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.scoring import marker_steps
from sixtysix_gui.table.options import PlayerLabels, TableOptions
from sixtysix_gui.table.scene import TableScene

_LEAST_SIZE = (800, 572)
"""The smallest scene on which everything finds room (table design, chapter 1)."""


class TableView(QGraphicsView):
    """The card table.

    Signals:
        move_proposed: Move that the newest view allows; its answer comes back through ``play``.
        move_refused: Move that was tried and is not allowed; the card has flown back.
        motions_finished: nothing moves any more, and the table equals the newest view.
        acts_changed: ask ``can`` again which acts are possible.
    """

    move_proposed = Signal(object)
    move_refused = Signal(object)
    motions_finished = Signal()
    acts_changed = Signal()

    def __init__(self, options: TableOptions | None = None, parent: QWidget | None = None) -> None:
        """Set up a bare table; nothing is on it until the first ``play``."""
        super().__init__(parent)
        self._options = options or TableOptions()
        self._view: PlayerView | None = None
        self._intents = Intents(self)
        self._scene = TableScene(self._options, self._intents, self)
        self.setScene(self._scene)
        self._animator = Animator(self)
        self._fidgets = Fidgets(self._scene.stage, self)
        self._gestures = Gestures(self._scene, self._intents, self._fidgets, self)
        self._keyboard = Keyboard(self._scene, self._intents, self)
        self._focus_display = FocusDisplay(self._scene, self._fidgets, self._keyboard)
        self._since_motion = QElapsedTimer()
        self._since_motion.start()
        self._points_end = QTimer(self, singleShot=True)
        self._set_up_widget()
        self._connect()
        self.set_options(self._options)
        self._name_for_readers()

    # ------------------------------------------------------------------------------ what goes in

    def play(self, events: Sequence[Event], view: PlayerView, *, fresh_deal: bool = False) -> None:
        """Show events one after another, then the view that they lead to.

        Without events the table becomes the view at once, when what still moves has ended.
        """
        self._view = view
        self._scene.notices.end_refusal()
        self._intents.view_arrived(view)
        self._scene.offer_nothing()
        self._scene.opened_tricks.hide()
        steps = steps_for(
            self._context(view),
            events,
            fresh_deal=fresh_deal,
            since_last_motion=self._since_motion.elapsed,
        )
        if fresh_deal:
            steps.insert(0, partial(self._scene.furniture.show, view))
        steps.append(partial(self._show_view, view))
        self._animator.add([partial(self._begin, step) for step in steps])
        self.acts_changed.emit()

    def show_score(self, won: tuple[int, int]) -> None:
        """Move the score markers to game points won, as after a settled deal."""
        if self._view is not None:
            self._animator.add(marker_steps(self._context(self._view), won))

    def set_status(self, text: str) -> None:
        """Say what is expected now."""
        self._scene.notices.set_status(text)
        self.setAccessibleDescription(text)

    def show_refusal(self, text: str) -> None:
        """Say why a move was refused; a card that was dropped for it flies back."""
        self._intents.forget()
        self._return_held()
        self._scene.notices.refuse(text)

    def set_players(self, labels: PlayerLabels) -> None:
        """Write other names on the plates."""
        self._scene.furniture.set_labels(labels)
        self._scene.furniture.show(self._scene.view)

    def set_options(self, options: TableOptions) -> None:
        """Change look and pace, also in the middle of a deal; what moves is finished first."""
        self.finish_motions()
        self._options = options
        self._fidgets.speed = Speed(options.speed)
        self._gestures.one_click = options.one_click
        self._scene.set_options(options)
        self._lay_out()
        if self._view is not None:
            self._scene.show_view(self._view, newest=True)

    @property
    def options(self) -> TableOptions:
        """The present look and pace."""
        return self._options

    def finish_motions(self) -> None:
        """End everything that moves: the table equals the newest view at once."""
        self._fidgets.stop_all()
        self._scene.notices.hush()
        if not self._animator.is_busy:
            return
        self._animator.clear()
        if self._view is not None:
            self._show_view(self._view)
        self._settle()
        self.motions_finished.emit()

    def shut_down(self) -> None:
        """End everything that moves and the drawing of cards, for good; may be called twice."""
        self._gestures.cancel()
        self.finish_motions()
        self._scene.kit.shut_down()

    @property
    def table_scene(self) -> TableScene:
        """What lies on the table, for those who look or point at it."""
        return self._scene

    @property
    def animator(self) -> Animator:
        """The queue of motions."""
        return self._animator

    @property
    def focus_name(self) -> StopName | None:
        """What the keyboard's focus is on; None while its ring is hidden."""
        stop = self._keyboard.current if self._keyboard.is_shown else None
        return None if stop is None else stop.name

    @property
    def is_moving(self) -> bool:
        """Whether events are still being shown."""
        return self._animator.is_busy

    # ------------------------------------------------------------------------------------- acts

    def act(self, act: Act) -> None:
        """Do an act, as a key or a menu entry asks for it."""
        self.finish_motions()
        if act is Act.POINTS:
            self._ask_points()
        elif act is Act.TRICKS:
            self._toggle_tricks(self._pile_to_open())
        else:
            self._intents.act(act)

    def can(self, act: Act) -> bool:
        """Say whether an act is possible now."""
        return self._intents.can(act)

    @property
    def armed_marriage(self) -> Suit | None:
        """The suit of the marriage that the next lead announces, or None."""
        return self._intents.armed

    # ----------------------------------------------------------------------------------- steps

    def _context(self, view: PlayerView) -> MotionContext:
        return MotionContext(
            stage=self._scene.stage,
            speed=Speed(self._options.speed),
            view=view,
            announcer=self._scene.notices,
            ring=self._scene.ring,
            coin=self._scene.buttons.coin,
            rest_tricks=self._options.rest_tricks,
        )

    def _begin(self, step: Step) -> QAbstractAnimation | None:
        self._fidgets.stop_all()
        return step()

    def _show_view(self, view: PlayerView) -> None:
        self._fidgets.stop_all()
        self._scene.show_view(view, newest=view is self._view)
        self._gestures.after_view()
        self._focus_display.update()

    def _settle(self) -> None:
        self._scene.settle()
        self._since_motion.restart()

    def _return_held(self) -> None:
        for item in list(self._scene.stage.held):
            self._fidgets.fly_back(item)

    # ------------------------------------------------------------------------- looking at things

    def _ask_points(self) -> None:
        self._scene.furniture.ask_points(asked=True)
        self._points_end.start(POINTS_STAY)

    def _end_points(self) -> None:
        self._scene.furniture.ask_points(asked=False)

    def _pile_to_open(self) -> Side:
        """Give the pile whose tricks may be seen, the own one first."""
        if self._view is not None and tricks_to_see(self._view, Side.MINE):
            return Side.MINE
        theirs = self._view is not None and tricks_to_see(self._view, Side.THEIRS)
        return Side.THEIRS if theirs else Side.MINE

    def _open_tricks(self, side: Side) -> None:
        view = self._view
        if view is None:
            return
        tricks = tricks_to_see(view, side)
        if tricks:
            self._scene.opened_tricks.show(view, tricks)
        elif view.rules.look_back == "none":
            self._scene.notices.refuse(texts.no_looking_back())
        else:
            self._scene.notices.refuse(texts.looking_back_over())

    def _close_tricks(self) -> None:
        self._scene.opened_tricks.hide()

    def _toggle_tricks(self, side: Side) -> None:
        if self._scene.opened_tricks.is_open:
            self._close_tricks()
        else:
            self._open_tricks(side)

    # ------------------------------------------------------------------------------------ events

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.RightButton:
            self._gestures.cancel()
        elif event.button() is Qt.MouseButton.LeftButton:
            self._press(event)
        event.accept()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and not self._is_spent(event):
            self._gestures.double_press(self._point(event))
        event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not event.buttons():
            self._keyboard.hide()
        if event.buttons() or not self._animator.is_busy:
            self._gestures.move(self._point(event))
        event.accept()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._gestures.release(self._point(event))
        event.accept()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        if not self._gestures.is_dragging and not self._keyboard.is_shown:
            self._gestures.hover(None)
        super().leaveEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._escape(event)
            return
        if self._animator.is_busy and self._keyboard.means_something(event):
            self.finish_motions()
        if not self._keyboard.key(event):
            event.ignore()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in _BY_TAB:
            self._keyboard.show()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._gestures.cancel()
        self._keyboard.hide()

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        if self._keyboard.step_through(1 if next else -1):
            return True
        return super().focusNextPrevChild(next)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._gestures.cancel()
        self.finish_motions()
        self._lay_out()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay_out()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._gestures.cancel()
        self.finish_motions()
        self._scene.notices.end_refusal()
        self._points_end.stop()
        self._end_points()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.shut_down()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_for_readers()
            self._scene.furniture.show(self._scene.view)
            self._scene.buttons.refresh()

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        return super().viewportEvent(event)

    def _press(self, event: QMouseEvent) -> None:
        self._keyboard.hide()
        self._close_tricks()
        if not self._is_spent(event):
            self._gestures.press(self._point(event))

    def _is_spent(self, event: QMouseEvent) -> bool:
        """End what moves; only a press on an own card means something besides."""
        if not self._animator.is_busy:
            return False
        if self._scene.hand_item_at(self._point(event)) is None:
            self._animator.finish_running()
            return True
        self.finish_motions()
        return False

    def _escape(self, event: QKeyEvent) -> None:
        if self._scene.opened_tricks.is_open:
            self._close_tricks()
        elif not self._gestures.cancel() and not self._intents.disarm():
            event.ignore()

    def _point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    # ------------------------------------------------------------------------------------ set-up

    def _lay_out(self) -> None:
        size = self.viewport().size()
        self._scene.lay_out(size.width(), size.height(), self.devicePixelRatioF())
        self._focus_display.update()

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
        self.setMinimumSize(*_LEAST_SIZE)
        self.viewport().setMouseTracking(True)

    def _connect(self) -> None:
        self._intents.proposed.connect(self.move_proposed)
        self._intents.refused.connect(self.move_refused)
        self._intents.king_needed.connect(self._say_king_needed)
        self._intents.given_up.connect(self._return_held)
        self._intents.armed_changed.connect(self._armed_changed)
        self._animator.step_ended.connect(self._settle)
        self._animator.emptied.connect(self.motions_finished)
        self._gestures.pile_pressed.connect(self._open_tricks)
        self._gestures.pile_released.connect(self._close_tricks)
        self._keyboard.pile_toggled.connect(self._toggle_tricks)
        self._points_end.timeout.connect(self._end_points)
        self.destroyed.connect(self._scene.kit.shut_down)

    def _say_king_needed(self) -> None:
        self._scene.notices.refuse(texts.king_needed())

    def _armed_changed(self) -> None:
        if not self._animator.is_busy:
            self._scene.mark_armed()
            self._focus_display.update()
        self.acts_changed.emit()

    def _name_for_readers(self) -> None:
        self.setAccessibleName(texts.table_name())


_BY_TAB = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
