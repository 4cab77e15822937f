"""The coach beside a window: when he rests, when he looks back, and the way to it and back."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.controller.coaching.coach_worker import CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.windows.menus.actions import Actions, Command
from sixtysix_gui.windows.playing.coach_reviews import CoachReviews
from sixtysix_gui.windows.playing.game_flow import GameFlow
from sixtysix_gui.windows.playing.record_files import RecordFiles

_THINKING, _HIDDEN = "an opponent thinks", "the window is hidden"
_SEEN_BY = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.WindowStateChange)


class CoachInWindow(QObject):
    """Lets the coach rest while the opponent thinks or nobody can see the window."""

    def __init__(
        self,
        window: QWidget,
        worker: CoachWorker,
        controller: GameController,
        reviews: CoachReviews,
        flow: GameFlow,
        files: RecordFiles,
    ) -> None:
        """Join what asks for reviews and what shows them."""
        super().__init__(window)
        self._window = window
        self._worker = worker
        self._reviews = reviews
        self._files = files
        controller.thinking_changed.connect(self._rest_for_opponent)
        flow.review_wanted.connect(files.look_back)
        files.trial_wanted.connect(flow.try_from)
        window.installEventFilter(self)
        self._rest_if_hidden()

    def offer(self, actions: Actions, *, possible: bool) -> None:
        """Offer to look back where there is a deal that is over."""
        actions[Command.LOOK_BACK].setEnabled(possible and bool(self._reviews.last_deals))

    def look_back(self) -> None:
        """Look back at the last deal."""
        self._files.look_back(self._reviews.last_deals)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice whether the window can be seen."""
        if watched is self._window and event.type() in _SEEN_BY:
            self._rest_if_hidden()
        return super().eventFilter(watched, event)

    def _rest_for_opponent(self, thinks: bool) -> None:
        self._worker.rest(_THINKING, rests=thinks)

    def _rest_if_hidden(self) -> None:
        seen = self._window.isVisible() and not self._window.isMinimized()
        self._worker.rest(_HIDDEN, rests=not seen)
