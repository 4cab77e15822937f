"""How strong everybody is at a table of three or four, and that table from above."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QImage,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy, QStackedLayout, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_render import portrait, suit_sign
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import CLOTHS, Cloth
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.seats import PARTNERS, THREE_ALONE, Seat, seats_of
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.storage.settings_values import Level
from sixtysix_gui.table.pieces.brushwork import Whose, draw_band
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.names import Companion, companion, suit_of_seat
from sixtysix_gui.windows.new_game.choice import NewGame
from sixtysix_gui.windows.widgets.opponents import OpponentChoice, paint_face
from sixtysix_gui.windows.widgets.segments import Segments

_ = texts("CompanyChoice")

HEIGHT, HEIGHT_IN_FOLDS = 12.6, 9.6
_RIM = 0.45
_CORNER = 1.4
_RING = 2.2
_PLATE_WIDTH, _PLATE_HEIGHT, _MY_HEIGHT = 12.6, 3.7, 2.5
_MY_PADDING = 2.7
_SIDE, _TOP, _BOTTOM = 2.4, 1.0, 0.9
_FACE, _FACE_GAP, _TEXT_GAP = 3.4, 0.15, 0.3
_NAME, _NAME_LEAST, _SECOND = 1.08, 0.92, 0.84
_BAND = 0.30
_MOST_BAND = 6.0
"""Lengths and sizes of letters in text units, but for the most of a band, in pixels."""


@dataclass(frozen=True)
class SeatWords:
    """A plate: who sits there, where that is, and the picture of his face; band by side."""

    name: str
    second: str
    face: QImage | None
    sign: QImage | None
    band: Whose


class MiniTable(QWidget):
    """Shows who sits where, the person below.

    Signals:
        chosen: int, the place of the plate that was pressed, clockwise from the person's left.
    """

    chosen = Signal(int)

    def __init__(self, unit: float, cloth: Cloth, height: float = HEIGHT) -> None:
        """Make an empty table, ``height`` in text units."""
        super().__init__()
        self._unit = unit
        self._height = height
        self._cloth = CLOTHS[cloth]
        self._others: tuple[SeatWords, ...] = ()
        self._mine = ""
        self._place: int | None = None
        self.setObjectName("mini-table")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    def show_seats(self, mine: str, others: Sequence[SeatWords], place: int | None) -> None:
        """Show the person by his name and all others; one of them glows, or none."""
        self._mine, self._others, self._place = mine, tuple(others), place
        self.setAccessibleName("; ".join(f"{one.name}, {one.second}" for one in others))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(30 * self._unit), round(self._height * self._unit))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the plate that was pressed."""
        places = self.plates()
        found = [place for place, area in enumerate(places) if area.contains(event.position())]
        if found:
            self.chosen.emit(found[0])
        event.accept()

    def plates(self) -> list[QRectF]:
        """Return the places of all plates but the person's, clockwise from his left."""
        unit, width = self._unit, float(self.width())
        own = min(_PLATE_WIDTH * unit, (width - (2 * _SIDE + 1.0) * unit) / 2)
        plate = QRectF(0, 0, own, _PLATE_HEIGHT * unit)
        side = max(0.6 * unit, min(_SIDE * unit, (width - 2.4 * own) / 2))
        y = self.height() / 2 - 0.3 * unit
        left, north, right = QRectF(plate), QRectF(plate), QRectF(plate)
        left.moveCenter(QPointF(side + own / 2, y))
        right.moveCenter(QPointF(width - side - own / 2, y))
        north.moveCenter(QPointF(width / 2, (_TOP + _PLATE_HEIGHT / 2) * unit))
        return [left, right] if len(self._others) < 3 else [left, north, right]

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._paint_ground(painter)
        for place, (words, area) in enumerate(zip(self._others, self.plates(), strict=True)):
            self._paint_plate(painter, words, area, chosen=place == self._place)
        self._paint_mine(painter)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        unit, area = self._unit, QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._cloth.rim_bottom))
        painter.drawRoundedRect(area, _CORNER * unit, _CORNER * unit)
        inner = area.adjusted(_RIM * unit, _RIM * unit, -_RIM * unit, -_RIM * unit)
        light = QRadialGradient(inner.center(), inner.width() * 0.62)
        light.setColorAt(0, QColor(self._cloth.centre))
        light.setColorAt(1, QColor(self._cloth.edge))
        painter.setBrush(light)
        corner = (_CORNER - _RIM) * unit
        painter.drawRoundedRect(inner, corner, corner)
        ring = QColor(self._cloth.embroidery)
        ring.setAlphaF(0.25)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ring, 1.2))
        painter.drawEllipse(inner.center(), _RING * unit, _RING * unit)

    def _paint_plate(
        self, painter: QPainter, words: SeatWords, area: QRectF, *, chosen: bool
    ) -> None:
        unit = self._unit
        shape = _pill(area)
        painter.fillPath(shape, _fill(chosen=chosen))
        painter.save()
        painter.setClipPath(shape)
        height = min(_BAND * unit, _MOST_BAND)
        band = QRectF(area.left() + area.height() / 2, area.bottom() - height, 0, height)
        band.setRight(area.right() - area.height() / 4)
        draw_band(painter, band, words.band)
        painter.restore()
        if chosen:
            painter.strokePath(shape, QPen(QColor(theme.GOLD), 2))
        disc = QRectF(0, 0, _FACE * unit, _FACE * unit)
        disc.moveCenter(QPointF(area.left() + area.height() / 2, area.center().y()))
        paint_face(painter, words.face, words.sign, disc)
        left = area.left() + (_FACE + _FACE_GAP + _TEXT_GAP) * unit
        lines = QRectF(left, area.top() + 0.3 * unit, 0, area.height() - 0.75 * unit)
        lines.setRight(area.right() - 0.6 * unit)
        self._write(painter, words, lines)

    def _write(self, painter: QPainter, words: SeatWords, area: QRectF) -> None:
        unit = self._unit
        painter.setPen(QColor(theme.CREAM))
        font = fonts.heading(_NAME * unit)
        if QFontMetricsF(font).horizontalAdvance(words.name) > area.width():
            font = fonts.heading(_NAME_LEAST * unit)
        painter.setFont(font)
        upper, lower = QRectF(area), QRectF(area)
        upper.setHeight(area.height() * 0.55)
        lower.setTop(upper.bottom())
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(upper, flags, _elided(painter, words.name, area.width()))
        painter.setFont(fonts.text(_SECOND * unit))
        painter.drawText(lower, flags, _elided(painter, words.second, area.width()))

    def _paint_mine(self, painter: QPainter) -> None:
        unit = self._unit
        metrics = QFontMetricsF(fonts.heading(_NAME * unit))
        most = min(_PLATE_WIDTH * unit, self.width() - 2 * unit)
        wished = metrics.horizontalAdvance(self._mine) + 2 * _MY_PADDING * unit
        area = QRectF(0, 0, min(wished, most), _MY_HEIGHT * unit)
        area.moveCenter(QPointF(self.width() / 2, 0))
        area.moveBottom(self.height() - _BOTTOM * unit)
        painter.fillPath(_pill(area), _fill(chosen=False))
        painter.setFont(fonts.heading(_NAME * unit))
        painter.setPen(QColor(theme.CREAM))
        text = _elided(painter, self._mine, area.width() - unit)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


def _pill(area: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(area, area.height() / 2, area.height() / 2)
    return path


def _fill(*, chosen: bool) -> QColor:
    if chosen:
        return theme.colour(theme.PLATE_TURN_FILL, theme.PLATE_TURN_ALPHA)
    return theme.colour(theme.PLATE_FILL, theme.PLATE_ALPHA)


def _elided(painter: QPainter, text: str, width: float) -> str:
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, round(width))


_CHOICE_FACE = 3.0
_GAP = 0.5
_SIGN_PIXELS = 64
_ALL = "all"


def companions(choice: NewGame, deck: str) -> tuple[Companion, ...]:
    """Return whoever sits at the other seats of a game that is chosen, clockwise from the left."""
    return tuple(
        companion(level, _suit(choice.players, place), deck)
        for place, level in enumerate(choice.levels)
    )


def seat_words(choice: NewGame, style: CardStyle) -> tuple[SeatWords, ...]:
    """Return the plates of all others, clockwise from the person's left."""
    rules = choice.rules
    return tuple(
        SeatWords(
            name=one.person.name,
            second=_second_line(rules, place),
            face=portrait(style, one.face.code),
            sign=suit_sign(style, one.face.suit.letter, _SIGN_PIXELS),
            band=_band(rules, place),
        )
        for place, one in enumerate(companions(choice, style.pack))
    )


class CompanyChoice(QWidget):
    """A switch of seats above a row of faces, one of which is chosen for the seat.

    Signals:
        place_chosen: int or None, the seat that the faces are for now, clockwise from the
            person's left; None for all of them.
        chosen: Level, for that seat.
    """

    place_chosen = Signal(object)
    chosen = Signal(object)

    def __init__(self, choice: NewGame, place: int | None, style: CardStyle, unit: float) -> None:
        """Show the levels that are chosen, and those of one place."""
        super().__init__()
        self._choice = choice
        self._style = style
        self._unit = unit
        self._place = place
        seats = [(str(number), name) for number, name in enumerate(seat_names(choice.players))]
        self.seats = Segments(
            [(_ALL, _("All")), *seats],
            _ALL if place is None else str(place),
            _("Whose level"),
            unit,
        )
        for value, part in zip(
            (_ALL, *(key for key, _unused in seats)), self.seats.parts(), strict=True
        ):
            part.setObjectName(f"seat-{value}")
        self.seats.chosen.connect(self._take_place)
        self._faces: dict[int | None, OpponentChoice] = {}
        self._stack = QStackedLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(_GAP * unit))
        column.addWidget(self.seats)
        column.addLayout(self._stack)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusProxy(self.seats)
        self._show_faces()

    @property
    def value(self) -> Level:
        """The level that is chosen for the seat."""
        return self._shown.value

    @property
    def told(self) -> str:
        """Who is chosen, for the line of a closed fold: the names, or the strength of all."""
        if not self._choice.each:
            return self._row(None).told
        return ", ".join(one.person.name for one in companions(self._choice, self._style.pack))

    def buttons(self) -> tuple[QToolButton, ...]:
        """Return the buttons of all levels for the seat."""
        return self._shown.buttons()

    def button(self, level: Level) -> QToolButton:
        """Return the button of a level for the seat."""
        return self._shown.button(level)

    def stops(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through, in order."""
        return (*self.seats.parts(), *self.buttons())

    def choose_place(self, place: int | None) -> None:
        """Let the faces be for another seat, as a press on its part does."""
        self.seats.part(_ALL if place is None else str(place)).click()

    def show_choice(self, choice: NewGame) -> None:
        """Show the levels that are chosen now."""
        self._choice = choice
        self._show_faces()

    @property
    def _shown(self) -> OpponentChoice:
        return self._row(self._place)

    def _row(self, place: int | None) -> OpponentChoice:
        made = self._faces.get(place)
        if made is not None:
            return made
        suit = None if place is None else _suit(self._choice.players, place)
        rules = self._choice.rules
        made = OpponentChoice(
            self._level(place), self._style, self._unit, suit, face=_CHOICE_FACE, rules=rules
        )
        made.chosen.connect(self.chosen)
        self._faces[place] = made
        self._stack.addWidget(made)
        return made

    def _level(self, place: int | None) -> Level:
        return self._choice.level if place is None else self._choice.levels[place]

    def _show_faces(self) -> None:
        self._shown.show_level(self._level(self._place))
        self._stack.setCurrentWidget(self._shown)

    def _take_place(self, value: str) -> None:
        self._place = None if value == _ALL else int(value)
        self._show_faces()
        self.place_chosen.emit(self._place)


def seat_names(players: int) -> Sequence[str]:
    """Name the seats of all others, clockwise from the person's left."""
    left = _("Left")
    opposite = _("Opposite")
    right = _("Right")
    return (left, right) if players == 3 else (left, opposite, right)


def _suit(players: int, place: int) -> Suit:
    seats = seats_of(THREE_ALONE if players == len(THREE_ALONE) else PARTNERS)
    return suit_of_seat(seats[place + 1], Seat.A, players)


def _second_line(rules: Rules, place: int) -> str:
    seats = rules.seats
    if len(rules.parties) == len(seats):
        lines = (
            _("left"),
            _("right"),
        )
        return lines[place]
    return (
        _("left, opponent"),
        _("your partner"),
        _("right, opponent"),
    )[place]


def _band(rules: Rules, place: int) -> Whose:
    seats = rules.seats
    if len(rules.parties) == len(seats):
        return Whose.NONE
    mine = rules.sides[Seat.A]
    return Whose.OURS if seats[place + 1] in mine.seats else Whose.THEIRS
