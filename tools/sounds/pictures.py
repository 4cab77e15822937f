"""Pictures of the sounds: the waveform and beside it the frequencies over time."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter

from sixtysix_gui.sound.sounds import RATE, Sound, SoundGroup
from tools.sounds.files import FULL, Samples

_ROW, _NAME, _WIDTH = 64, 84, 300
"""Pixels: height of a sound, width of its name and of each picture."""
_WINDOW = 512
"""Samples of which frequencies are found at a time."""
_FLOOR = -90.0
"""What is fainter, in dB, is white."""
_PAPER, _INK, _LINE = QColor("#FCF7EA"), QColor("#1F2532"), QColor("#C9BFA6")


def paint_groups(sounds: Mapping[Sound, Sequence[Samples]], folder: Path) -> None:
    """Paint a picture of the first variants of each group's sounds."""
    folder.mkdir(parents=True, exist_ok=True)
    for group in SoundGroup:
        shown = {s.value: found[0] for s, found in sounds.items() if s.group is group}
        paint(shown, folder / f"sound-{group.value}.png")


def paint(signals: Mapping[str, Samples], file: Path) -> None:
    """Paint signals one below the other, all on the same scale of time."""
    application = QGuiApplication.instance() or QGuiApplication([])
    longest = max(map(len, signals.values()))
    image = QImage(_NAME + 2 * _WIDTH, _ROW * len(signals), QImage.Format.Format_RGB32)
    image.fill(_PAPER)
    painter = QPainter(image)
    painter.setFont(QFont("Cabin", 9))
    for row, (name, content) in enumerate(signals.items()):
        top = row * _ROW
        painter.setPen(_INK)
        at_left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(6, top, _NAME - 6, _ROW), at_left, name)
        _paint_wave(painter, content, top, longest)
        painter.drawImage(_NAME + _WIDTH, top + 2, _spectrogram(content, longest))
        painter.setPen(_LINE)
        painter.drawLine(0, top + _ROW - 1, image.width(), top + _ROW - 1)
    painter.end()
    small = image.convertToFormat(QImage.Format.Format_Indexed8)
    small.save(str(file))
    del application


def _paint_wave(painter: QPainter, content: Samples, top: int, longest: int) -> None:
    middle, height = top + _ROW / 2, _ROW / 2 - 3
    painter.setPen(_INK)
    step = longest / _WIDTH
    for column in range(_WIDTH):
        part = content[int(column * step) : int((column + 1) * step) + 1]
        if len(part):
            # full height is half of full scale, for no sound comes near to that
            low, high = (float(v) / FULL * 2 * height for v in (part.min(), part.max()))
            x = _NAME + column
            painter.drawLine(x, round(middle - high), x, round(middle - low))


def _spectrogram(content: Samples, longest: int) -> QImage:
    """Return the frequencies from 50 Hz below to 16 kHz above, in steps of equal ratio."""
    height = _ROW - 4
    signal = np.concatenate([np.zeros(_WINDOW // 2), content / FULL, np.zeros(_WINDOW)])
    wanted = np.geomspace(16_000, 50, height) / (RATE / _WINDOW)
    grey: NDArray[np.uint8] = np.full((height, _WIDTH), 250, dtype=np.uint8)
    for column in range(_WIDTH):
        first = int(column * longest / _WIDTH)
        if first >= len(content):
            break
        part = signal[first : first + _WINDOW] * np.hanning(_WINDOW)
        found = 20 * np.log10(np.abs(np.fft.rfft(part)) / (_WINDOW / 4) + 1e-9)
        levels = np.interp(wanted, np.arange(len(found)), found)
        grey[:, column] = np.clip(250 * levels / _FLOOR, 20, 250).astype(np.uint8)
    image = QImage(grey.tobytes(), _WIDTH, height, _WIDTH, QImage.Format.Format_Grayscale8)
    return image.copy()
