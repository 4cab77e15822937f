"""How a layer of paper comes: it fades in, and its sheet rises a little."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPropertyAnimation
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from sixtysix_gui.table.durations import (
    CROSS_FADE,
    MOTIONS,
    SHEET_RISE,
    Motion,
    Speed,
    easing_curve,
)


class SheetMotion:
    """Moves one layer and the sheet on it."""

    def __init__(self, layer: QWidget) -> None:
        """Leave the layer as it is."""
        self._rising = QPropertyAnimation(layer)
        self._rising.setPropertyName(b"pos")
        self._rising.setEasingCurve(easing_curve(Motion.SHEET))
        self._veil = QGraphicsOpacityEffect(layer)
        self._veil.setEnabled(False)
        layer.setGraphicsEffect(self._veil)
        self._fading = QPropertyAnimation(self._veil, b"opacity", layer)
        self._fading.setStartValue(0.0)
        self._fading.setEndValue(1.0)
        self._fading.finished.connect(lambda: self._veil.setEnabled(False))

    def fade_in(self, speed: Speed) -> None:
        """Let the layer appear; where nothing moves by a short cross-fade."""
        moves = speed is not Speed.NONE
        self._fading.setDuration(MOTIONS[Motion.VEIL].at(speed) if moves else CROSS_FADE)
        self._veil.setOpacity(0.0)
        self._veil.setEnabled(True)
        self._fading.start()

    def rise(self, sheet: QWidget, end: QPoint, card_width: float, speed: Speed) -> bool:
        """Let a sheet rise to its place; say whether anything moves at that pace."""
        duration = MOTIONS[Motion.SHEET].at(speed)
        if not duration:
            return False
        self._rising.setTargetObject(sheet)
        self._rising.setDuration(duration)
        self._rising.setStartValue(end + QPoint(0, round(SHEET_RISE * card_width)))
        self._rising.setEndValue(end)
        self._rising.start()
        return True

    def stop_rising(self) -> None:
        """Leave the sheet where it is, for it is laid anew."""
        self._rising.stop()

    def stop(self) -> None:
        """End all motion."""
        self._rising.stop()
        self._fading.stop()
        self._veil.setEnabled(False)
