"""Place and size of the window, kept as text in the settings."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMainWindow

from sixtysix_gui.windows.preferences import SettingsKeeper

USUAL_SIZE = (1280, 800)


def restore_place(window: QMainWindow, keeper: SettingsKeeper) -> None:
    """Put a window where it was the last time, or give it its usual size."""
    settings = keeper.settings
    geometry = QByteArray.fromBase64(settings.window_geometry.encode())
    if geometry.isEmpty() or not window.restoreGeometry(geometry):
        usual_place(window)
    state = QByteArray.fromBase64(settings.window_state.encode())
    if not state.isEmpty():
        window.restoreState(state)


def usual_place(window: QMainWindow) -> None:
    """Give a window its usual size, as far as the screen has room for it."""
    available = window.screen().availableGeometry().size()
    width, height = USUAL_SIZE
    window.resize(min(width, available.width()), min(height, available.height()))


def keep_place(window: QMainWindow, keeper: SettingsKeeper) -> None:
    """Remember where a window is."""
    keeper.change(
        window_geometry=bytes(window.saveGeometry().toBase64().data()).decode(),
        window_state=bytes(window.saveState().toBase64().data()).decode(),
    )
