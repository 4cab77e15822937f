"""The ring around the button or field that has the focus: blue, a little off, seen on any of them.

A style sheet can only colour a button's own border, which on a green button no one sees, and the
style's own mark of a box or a list is a hair.
"""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSlider,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid
from typing_extensions import override

from sixtysix_gui.design import theme

_MARGIN = 2
"""What the style sheet leaves around a button, in pixels."""
_OFF = theme.FOCUS_GAP - 1.0
"""Distance of the ring from the button."""
REACH = round(_OFF + theme.FOCUS_ON_PAPER_WIDTH) - _MARGIN
"""How far the ring reaches over the button's own area."""
_FIELDS = (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QSlider,
    QToolButton,
)
"""What has a ring besides buttons; it lies close around it, for there is no margin to keep."""
_FIELD_REACH = 2
_AFTER_WORDS = 3
"""What lies between the last letter of a box to tick and its ring besides, in pixels."""
_VIEW_REACH = 4
"""How far the ring around a view of text keeps off its words, in pixels."""
_FIELD_CORNER = 6.0
_PICTURE_CORNER = 11.0
RINGS_OUTSIDE = "rings-outside"
"""Property of a row that ends where its buttons end: the ring lies on what holds the row."""
RING_ON_VIEW = "ring-on-view"
"""Property of what is scrolled, such as a text: the ring lies around the view that shows it."""
_FOLLOWED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show)


def _carriers(ringed: QWidget) -> list[QWidget]:
    """Return the widgets from the ringed one up to what the ring lies on, which is the last.

    The box of a dialog's buttons ends where they end, and would cut the ring; so would a row that
    says so by its property ``RINGS_OUTSIDE``.
    """
    carriers = [ringed]
    while carrier := carriers[-1].parentWidget():
        carriers.append(carrier)
        if not (isinstance(carrier, QDialogButtonBox) or carrier.property(RINGS_OUTSIDE)):
            break
    return carriers


class PaperRing(QWidget):
    """A ring that follows one widget, above its neighbours; it takes no part in anything else."""

    def __init__(self, ringed: QWidget) -> None:
        """Lie around a button or a field."""
        *moving, self._ground = _carriers(ringed)
        super().__init__(self._ground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._ringed = ringed
        self._is_field = isinstance(ringed, (*_FIELDS, QScrollArea))
        for widget in moving:
            widget.installEventFilter(self)
        self._follow()
        self.show()

    @property
    def ringed(self) -> QWidget:
        """The widget inside."""
        return self._ringed

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go where the widget goes."""
        if event.type() in _FOLLOWED:
            self._follow()
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        reach = _FIELD_REACH if self._is_field else REACH
        if isinstance(self._ringed, QScrollArea):
            reach = _VIEW_REACH
        corner = self._ringed.mapTo(self._ground, QPoint(0, 0))
        area = QRect(corner, self._ringed.size())
        if isinstance(self._ringed, (QCheckBox, QRadioButton)):  # which may be wider than its words
            area.setWidth(min(area.width(), self._ringed.sizeHint().width()) + _AFTER_WORDS)
        self.setGeometry(area.adjusted(-reach, -reach, reach, reach))
        self.raise_()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        half = theme.FOCUS_ON_PAPER_WIDTH / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.FOCUS_ON_PAPER), theme.FOCUS_ON_PAPER_WIDTH))
        corner = _FIELD_CORNER if self._is_field else area.height() / 2
        if self._ringed.property("look") == "picture":
            corner = _PICTURE_CORNER
        painter.drawRoundedRect(area, corner, corner)
        painter.end()


class FocusRings(QObject):
    """Puts a ring around whichever button or field has the focus."""

    def __init__(self, application: QApplication) -> None:
        """Follow the focus of a whole application."""
        super().__init__(application)
        self._ring: PaperRing | None = None
        application.focusChanged.connect(self._focus_moved)

    def _focus_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        ring, self._ring = self._ring, None
        if ring is not None and isValid(ring):
            ring.hide()
            ring.deleteLater()
        ringed = None if now is None else _ringed(now)
        if ringed is not None and ringed.parentWidget() is not None:
            self._ring = PaperRing(ringed)


def _ringed(focused: QWidget) -> QWidget | None:
    """Return what the ring lies around, if there is one: mostly what has the focus itself."""
    viewport = focused.parentWidget()
    if focused.property(RING_ON_VIEW) and viewport is not None:
        return viewport.parentWidget()
    return focused if isinstance(focused, (QPushButton, *_FIELDS)) else None
