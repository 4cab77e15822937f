"""Everything that windows show as text, and how Qt would take it."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex
from PySide6.QtCore import Qt as Core
from PySide6.QtGui import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QTableView,
    QTextEdit,
    QWidget,
)

_TIPS = (
    Core.ItemDataRole.ToolTipRole,
    Core.ItemDataRole.WhatsThisRole,
    Core.ItemDataRole.StatusTipRole,
)
_WORDS = (Core.ItemDataRole.DisplayRole, Core.ItemDataRole.AccessibleTextRole)
TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def windows() -> list[QWidget]:
    return [one for one in QApplication.topLevelWidgets() if one.isVisible()]


def rich_texts() -> Iterator[str]:
    """What Qt may take for HTML in the open windows, as it is handed to Qt."""
    for window in windows():
        for widget in (window, *window.findChildren(QWidget)):
            yield from (widget.toolTip(), widget.whatsThis(), widget.statusTip())
            yield from (action.toolTip() for action in widget.actions())
            if isinstance(widget, QLabel) and widget.textFormat() != Core.TextFormat.PlainText:
                yield widget.text()
            if isinstance(widget, QTextEdit):
                yield widget.toHtml()
            if isinstance(widget, QGraphicsView):
                yield from (item.toolTip() for item in widget.scene().items())
            if isinstance(widget, QAbstractItemView):
                yield from texts_of_model(widget, _TIPS)


def plain_texts() -> Iterator[str]:
    """What is shown as it stands: labels, lists, names and descriptions for readers."""
    for window in windows():
        yield window.windowTitle()
        for widget in (window, *window.findChildren(QWidget)):
            yield from (widget.accessibleName(), widget.accessibleDescription())
            if isinstance(widget, QLabel):
                yield widget.text()
            if isinstance(widget, QAbstractItemView):
                yield from texts_of_model(widget, _WORDS)


def texts_of_model(view: QAbstractItemView, roles: tuple[Core.ItemDataRole, ...]) -> Iterator[str]:
    model = view.model()
    for column in range(model.columnCount() if isinstance(view, QTableView) else 1):
        for role in roles:
            if not isinstance(view, QHeaderView):
                yield str(model.headerData(column, Core.Orientation.Horizontal, role) or "")
            for row in range(model.rowCount()):
                yield str(model.data(model.index(row, column, QModelIndex()), role) or "")


def harmful() -> list[str]:
    """Texts that Qt would read as HTML with anything in it that stands in a file of the test."""
    return [text for text in rich_texts() if Qt.mightBeRichText(text) and "<img" in text.lower()]


def turning() -> list[str]:
    """Texts in which something changes the direction of the words."""
    return [text for text in plain_texts() if any(mark in text for mark in TURNS)]
