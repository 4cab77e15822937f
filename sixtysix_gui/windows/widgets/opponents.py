"""The opponents in a row, the weakest first: round faces, their strength in lozenges below."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QLabel, QStackedLayout, QToolButton, QVBoxLayout, QWidget

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_render import portrait, suit_sign
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.rules.cards import Suit, card_of
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings_values import Level
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.names import (
    OPPONENTS,
    Opponent,
    companion,
    opponent_card,
    opponent_line,
    opponent_name,
    opponent_strength,
    opponent_with_strength,
)
from sixtysix_gui.windows.widgets.basic import label
from sixtysix_gui.windows.widgets.choices import Picture, PictureChoice
from sixtysix_gui.windows.widgets.paper import DISABLED, page_in_use
from sixtysix_gui.windows.widgets.signs import blank_pixmap

_ = texts("OpponentChoice")

_RING = 0.028
"""Width of the ring."""
_PIP = 0.056
"""From the middle of a lozenge to its corners."""
_PIP_STEP = 0.165
_PIP_GAP = 0.13
"""From the face to the middle of the lozenges; all by the diameter of the face."""
_SIGN, _SIGN_AT, _SIGN_PAPER = 0.5, 0.64, 0.36
"""Height of the sign of a suit, its distance from the middle to the right and downwards, and the
radius of the paper below it, by the radius of the face.
"""


def opponent_face(opponent: Opponent, style: CardStyle, ratio: float, size: int) -> QPixmap:
    """Paint a face alone; ``size`` is its diameter in pixels."""
    pixmap = blank_pixmap(size, size, ratio)
    painter = _painter(pixmap)
    _paint_face(painter, opponent, style, size)
    painter.end()
    return pixmap


def opponent_with_pips(
    opponent: Opponent, style: CardStyle, ratio: float, size: int, suit: Suit | None = None
) -> QPixmap:
    """Paint a face of ``size`` pixels, and below it as many full lozenges as its strength.

    With a suit it is the face of that suit, and its sign stands at the lower right.
    """
    pixmap = blank_pixmap(size, size * (1 + _PIP_GAP + 2 * _PIP), ratio)
    painter = _painter(pixmap)
    if suit is None:
        _paint_face(painter, opponent, style, size)
    else:
        card = card_of(opponent.face.rank, suit)
        sign = suit_sign(style, suit.letter, round(size * ratio / 2))
        paint_face(painter, portrait(style, card.code), sign, QRectF(0, 0, size, size))
    for place in range(len(OPPONENTS)):
        _paint_pip(painter, place, size, full=place < opponent_strength(opponent))
    painter.end()
    return pixmap


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter


def _paint_face(painter: QPainter, opponent: Opponent, style: CardStyle, size: int) -> None:
    line = max(1.0, size * _RING)
    disc = QRectF(0, 0, size, size).adjusted(line / 2, line / 2, -line / 2, -line / 2)
    image = portrait(style, opponent_card(opponent))
    if image is not None:
        painter.drawImage(disc, image)
    painter.setPen(QPen(QColor(theme.DARK_GOLD), line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(disc)


def _paint_pip(painter: QPainter, place: int, size: int, *, full: bool) -> None:
    x = size / 2 + (place - (len(OPPONENTS) - 1) / 2) * _PIP_STEP * size
    y, reach = size * (1 + _PIP_GAP), size * _PIP
    corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
    empty = theme.GREY_ON_PAPER if page_in_use().high_contrast else DISABLED
    painter.setPen(QPen(QColor(theme.ACTION_GREEN if full else empty), 1.0))
    painter.setBrush(QColor(theme.ACTION_GREEN) if full else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


def paint_face(painter: QPainter, face: QImage | None, sign: QImage | None, disc: QRectF) -> None:
    """Paint a face in a ring of gold, with the sign of its suit beside it, if it has one."""
    line = max(1.0, disc.width() * _RING)
    if face is not None:
        painter.drawImage(disc, face)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.DARK_GOLD), line))
    painter.drawEllipse(disc.adjusted(line / 2, line / 2, -line / 2, -line / 2))
    if sign is None:
        return
    radius = disc.width() / 2
    middle = disc.center() + QPointF(_SIGN_AT * radius, _SIGN_AT * radius)
    painter.setPen(QPen(QColor(theme.INK), max(1.0, 0.04 * radius)))
    painter.setBrush(QColor(theme.PAPER))
    painter.drawEllipse(middle, _SIGN_PAPER * radius, _SIGN_PAPER * radius)
    side = _SIGN * radius
    painter.drawImage(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), sign)


_FACE = 3.7
_NAME = 0.95 * min(1, 5 / len(OPPONENTS))
_LINE = 0.92
_GAP = 0.25
"""Diameter of a face, sizes of letters and the gap below the faces, in text units; where more than
five levels stand in the row, their names are smaller.
"""


class OpponentChoice(QWidget):
    """A face for each level, one of them chosen, with its line below.

    Signals:
        chosen: Level, the one the person chose.
    """

    chosen = Signal(object)

    def __init__(
        self,
        level: Level,
        style: CardStyle,
        unit: float,
        suit: Suit | None = None,
        face: float = _FACE,
        *,
        rules: Rules | None = None,
    ) -> None:
        """Show the faces on the cards of a style, with words of ``unit`` pixels.

        With a suit they are the faces of that suit, called by their names; ``face`` is the
        diameter in text units. ``rules`` are those of the game in which they are described.
        """
        super().__init__()
        self._style = style
        self._unit = unit
        self._suit: Suit | None = suit
        self._face = face
        self._rules = rules
        pictures = [self._picture(opponent) for opponent in OPPONENTS]
        self._faces = PictureChoice(
            pictures, level, _("Opponent"), columns=len(OPPONENTS), fill=True
        )
        self._faces.write_in(fonts.text(_NAME * unit, TextWeight.MEDIUM))
        self._faces.chosen.connect(lambda: self._take())
        # one label each: what is below then never moves when a longer line wraps
        self._lines = QStackedLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(_GAP * unit))
        column.addWidget(self._faces)
        column.addLayout(self._lines)  # before the lines, or the first would be a window at once
        column.addStretch(1)
        for opponent in OPPONENTS:
            self.button(opponent.level).setObjectName(f"level-{opponent.level}")
            self._lines.addWidget(self._line(opponent))
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # or Alt with its letter would pass it by
        self.setFocusProxy(self._faces)
        self._show_line()

    @property
    def value(self) -> Level:
        """The level that is chosen."""
        return self._chosen.level

    @property
    def line(self) -> str:
        """What is said of the chosen one."""
        return self._line_of(self._chosen)

    @property
    def told(self) -> str:
        """Who is chosen, for those who do not see the faces: "Queen, strength 3 of 5"."""
        return opponent_with_strength(self._chosen, self._style.pack)

    def buttons(self) -> tuple[QToolButton, ...]:
        """Return the buttons of all levels."""
        return tuple(self._faces.button(opponent.level) for opponent in OPPONENTS)

    def stops(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through, in order."""
        return self.buttons()

    def button(self, level: Level) -> QToolButton:
        """Return the button of a level."""
        return self._faces.button(level)

    def show_level(self, level: Level) -> None:
        """Choose a level without telling anybody."""
        self.button(level).setChecked(True)
        self._show_line()

    @property
    def _chosen(self) -> Opponent:
        return next(one for one in OPPONENTS if one.level == self._faces.value)

    def _picture(self, opponent: Opponent) -> Picture:
        pack = self._style.pack
        ratio, size = self.devicePixelRatioF(), round(self._face * self._unit)
        return Picture(
            opponent.level,
            opponent_name(opponent, pack),
            opponent_with_pips(opponent, self._style, ratio, size, self._suit),
            spoken=self._told_of(opponent),
            note=self._line_of(opponent),
        )

    def _line_of(self, opponent: Opponent) -> str:
        """Say what an opponent is like, by his own name where he has one."""
        line = opponent_line(opponent, self._rules)
        if self._suit is None:
            return line
        name = companion(opponent.level, self._suit, self._style.pack).person.name
        #: {name} is such as David, {level} is such as King, {line} says what he is like
        pattern = _("{name}, {level}: {line}")
        level = opponent_name(opponent, self._style.pack)
        return pattern.format(name=name, level=level, line=line[:1].lower() + line[1:])

    def _told_of(self, opponent: Opponent) -> str:
        if self._suit is None:
            return opponent_with_strength(opponent, self._style.pack)
        return companion(opponent.level, self._suit, self._style.pack).tip(self._style.pack)

    def describe_for(self, rules: Rules) -> None:
        """Say what everybody is like in the game of other rules."""
        self._rules = rules
        for place, opponent in enumerate(OPPONENTS):
            line = self._line_of(opponent)
            self.button(opponent.level).setAccessibleDescription(line)
            shown = self._lines.widget(place)
            if isinstance(shown, QLabel):
                shown.setText(line)

    def _line(self, opponent: Opponent) -> QLabel:
        made = label(self._line_of(opponent), "note")
        made.setFont(fonts.text(_LINE * self._unit))
        made.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        return made

    def _take(self) -> None:
        self._show_line()
        self.chosen.emit(self.value)

    def _show_line(self) -> None:
        self._lines.setCurrentIndex(OPPONENTS.index(self._chosen))
