"""What is said on any table: the status line, what takes its place, and the bubbles."""

from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QPropertyAnimation, QSequentialAnimationGroup, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from sixtysix_gui.table.durations import MOTIONS, REFUSAL_STAYS, Motion, Speed
from sixtysix_gui.table.motions.basics import change, eased, in_turn, milliseconds, pause
from sixtysix_gui.table.pieces import RefusalPill, StatusPill

PlaceT = TypeVar("PlaceT")
BubbleT = TypeVar("BubbleT", bound=QGraphicsWidget)


class BaseNotices(QObject, Generic[PlaceT, BubbleT]):
    """The line that says what is expected, what takes its place, and a bubble a player.

    Signals:
        refused: str, why something was refused.
    """

    refused = Signal(str)

    def __init__(
        self,
        scene: QGraphicsScene,
        bubbles: Mapping[PlaceT, BubbleT],
        lines: Iterable[StatusPill] = (),
        parent: QObject | None = None,
    ) -> None:
        """Make the pieces, without text; ``lines`` may stand in the place of the status line."""
        super().__init__(parent)
        self._speed = Speed.NORMAL
        self.status = StatusPill()
        self.refusal = RefusalPill()
        self.bubbles = bubbles
        self._talks: dict[PlaceT, QSequentialAnimationGroup] = {}
        self._status_text = ""
        self._fading_lines = (self.status, *lines)
        self._lines = (*self._fading_lines, self.refusal)
        self._fadings = [QPropertyAnimation(pill, b"opacity", self) for pill in self._fading_lines]
        self._add(scene, (*self._lines, *bubbles.values()))
        self._refusal_ends = QTimer(self, singleShot=True)
        self._refusal_ends.timeout.connect(self.end_refusal)

    @staticmethod
    def _add(scene: QGraphicsScene, pieces: Iterable[QGraphicsWidget]) -> None:
        for piece in pieces:
            scene.addItem(piece)
            piece.hide()

    def _show_one(self) -> None:
        """Show only one of what may stand in the place of the status line."""
        raise NotImplementedError

    @property
    def status_text(self) -> str:
        """What is expected now."""
        return self._status_text

    def set_status(self, text: str) -> None:
        """Say what is expected now."""
        self._status_text = text
        self.status.set_text(text)
        self._show_one()

    def set_speed(self, speed: Speed) -> None:
        """Speak and fade at that pace."""
        self._speed = speed

    def refuse(self, text: str) -> None:
        """Say why something was refused, for a while or until the next act."""
        self.refusal.set_text(text)
        self.refusal.show()
        self._refusal_ends.start(REFUSAL_STAYS)
        self._show_one()
        self.refused.emit(text)

    def end_refusal(self) -> None:
        """Say no longer why something was refused."""
        self._refusal_ends.stop()
        self.refusal.hide()
        self._show_one()

    def fade_status(self, *, faded: bool) -> None:
        """Let the status line make room for a card that is dragged."""
        duration = milliseconds(Motion.STATUS_FADE, self._speed)
        for pill, fading in zip(self._fading_lines, self._fadings, strict=True):
            fading.stop()
            if not duration:
                pill.setOpacity(0.0 if faded else 1.0)
                continue
            fading.setDuration(duration)
            fading.setEndValue(0.0 if faded else 1.0)
            fading.start()

    def hush(self) -> None:
        """End every announcement at once."""
        for place in self.bubbles:
            self._hush(place)

    def _appearing(self, place: PlaceT) -> QSequentialAnimationGroup:
        """Give the motion in which a bubble comes."""
        bubble = self.bubbles[place]
        bubble.setOpacity(0.0)
        duration = self._ms(Motion.BUBBLE_IN)
        return in_turn(change(bubble, b"opacity", 1.0, duration, eased(Motion.BUBBLE_IN)))

    def _passing(self, place: PlaceT) -> QSequentialAnimationGroup:
        """Give the motion in which a bubble comes, stays for a while and goes."""
        talk = self._appearing(place)
        talk.addAnimation(pause(self._ms(Motion.BUBBLE_STAYS)))
        fade = change(self.bubbles[place], b"opacity", 0.0, self._ms(Motion.BUBBLE_OUT))
        fade.setStartValue(1.0)
        talk.addAnimation(fade)
        return talk

    def _ms(self, motion: Motion) -> int:
        return MOTIONS[motion].rest_at(self._speed)

    def _hush(self, place: PlaceT) -> None:
        talk = self._talks.pop(place, None)
        if talk is not None:
            talk.blockSignals(True)  # its ``finished`` would hush the next one
            talk.stop()
            talk.deleteLater()
        self.bubbles[place].hide()
