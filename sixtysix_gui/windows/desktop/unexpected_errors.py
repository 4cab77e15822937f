"""Errors that nobody expected: they go to the log, and the person is told in calm words."""

import logging
import sys
import threading
from types import TracebackType

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

_log = logging.getLogger(__name__)
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class UnexpectedErrors(QObject):
    """Catches what nothing else caught, in any thread.

    Signals:
        happened: str, the error in one line; emitted in the thread of this object.
    """

    happened = Signal(str)
    _caught = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        """Catch nothing yet."""
        super().__init__(parent)
        self._caught.connect(self.happened, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Catch from now on."""
        sys.excepthook = self._in_main_thread
        threading.excepthook = self._in_thread
        qInstallMessageHandler(_from_qt)

    @staticmethod
    def remove() -> None:
        """Leave errors to Python and Qt again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)

    def _in_main_thread(
        self,
        kind: type[BaseException],
        error: BaseException,
        traceback: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, traceback)
            return
        _log.critical("unexpected error", exc_info=(kind, error, traceback))
        self._caught.emit(f"{kind.__name__}: {error}")

    def _in_thread(self, thrown: threading.ExceptHookArgs) -> None:
        error = thrown.exc_value or thrown.exc_type()
        self._in_main_thread(thrown.exc_type, error, thrown.exc_traceback)


def _from_qt(kind: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
    _log.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", message)
