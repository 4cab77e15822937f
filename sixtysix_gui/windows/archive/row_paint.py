"""How the rows of the archive are painted: in columns, or in two lines where there is less room."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_render import portrait, suit_sign
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.text.archive import RowFace, RowWords, open_word
from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.opponents import paint_face
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.pencil import paint_mark

_ = texts("Archive")

ROW, TALL_ROW, HEADING, LOST = 2.12, 3.3, 1.7, 2.12
LEAST_ROW = 36
"""Heights in text units, and the least of a row in pixels."""
_NAME, _DATE, _NOTE, _RESULT, _HEADING_SIZE, _SMALL = 1.04, 0.92, 0.88, 1.0, 0.92, 0.85
"""Sizes of letters."""
_DATE_AT, _FACES_AT, _RULES_AT, _COMPANY_AT, _NOTE_AT = 0.8, 9.3, 13.9, 27.7, 37.2
_TALL_FACES_AT, _TALL_RULES_AT = 0.7, 4.9
_RESULT_FROM_RIGHT, _MARK_FROM_RIGHT, _RESULT_WIDTH = 7.2, 2.3, 7.6
"""Where columns begin, and where the middles of the last two are from the right."""
_GAP = 0.6
_FACE, _FACE_STEP, _LETTER_STEP, _MOST_FACES = 1.8, 0.98, 1.15, 3
"""Diameter of a face, and how far the next one is, which hides no letter; how many are shown."""
_MARK = 1.15
_PILL_HEIGHT, _PILL_SIDE = 1.62, 0.75
_BAR = 0.2
"""Width of the bar beside the row that the keys are on."""
_SMALLEST = 0.86
"""Letters become so much smaller before a text is shortened."""
_FACE_PIXELS = 3
"""Faces are kept so many times as large as they are painted: screens may have many pixels."""

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True)
class RowLook:
    """In what size and form rows are painted, with the faces of which cards."""

    unit: float
    is_tall: bool
    style: CardStyle

    @property
    def row_height(self) -> int:
        """The height of a row that is not unfolded, in pixels."""
        return max(round((TALL_ROW if self.is_tall else ROW) * self.unit), LEAST_ROW)

    @property
    def acts_at(self) -> int:
        """Where the acts of an unfolded row begin, in pixels."""
        return round((_TALL_FACES_AT if self.is_tall else _RULES_AT) * self.unit)

    def font(self, size: float, weight: TextWeight = TextWeight.REGULAR) -> QFont:
        """Return the font of a size in text units."""
        return fonts.text(size * self.unit, weight)


class RowPainter:
    """Paints what stands in the list, each in its area."""

    def __init__(self, look: RowLook) -> None:
        """Paint in one look."""
        self._look = look

    def heading(self, painter: QPainter, text: str, area: QRectF, *, first: bool) -> None:
        """Paint what stands above some games; the first heading names the columns, too."""
        look, unit = self._look, self._look.unit
        words = area.adjusted(_DATE_AT * unit, 0.15 * unit, 0, 0)
        font = fonts.heading(_HEADING_SIZE * unit, bold=True)
        self._write(painter, text, words, font, theme.ACTION_GREEN)
        if first and not look.is_tall:
            small, ink = look.font(_SMALL), page_in_use().note
            for head, middle in (
                (_("Result"), _RESULT_FROM_RIGHT),
                (_("Coach"), _MARK_FROM_RIGHT),
            ):
                column = QRectF(0, words.y(), 2 * _MARK_FROM_RIGHT * unit, words.height())
                column.moveCenter(QPointF(area.right() - middle * unit, words.center().y()))
                self._write(painter, head, column, small, ink, _CENTRE)

    def lost(self, painter: QPainter, text: str, area: QRectF) -> None:
        """Paint the row of a file that could not be read."""
        unit = self._look.unit
        words = area.adjusted(_DATE_AT * unit, 0, -_DATE_AT * unit, 0)
        self._write(painter, text, words, self._look.font(_DATE), page_in_use().note)

    def ground(self, painter: QPainter, area: QRectF, *, current: bool, line: bool) -> None:
        """Paint the ground of a row that is chosen, or the line below another one."""
        unit = self._look.unit
        if not line:
            painter.fillRect(area, QColor(paper.CHOSEN))
            if current:
                bar = QRectF(area.x(), area.y(), max(3.0, _BAR * unit), area.height())
                painter.fillRect(bar, QColor(theme.ACTION_GREEN))
            return
        colour = QColor(page_in_use().line)
        colour.setAlphaF(0.75)
        painter.setPen(QPen(colour, 1))
        y = area.bottom() - 0.5
        painter.drawLine(QPointF(area.x() + 0.75 * unit, y), QPointF(area.right() - 0.75 * unit, y))

    def game(self, painter: QPainter, words: RowWords, area: QRectF) -> None:
        """Paint a game in the part of its row that is there when it is folded."""
        self._faces(painter, words, area)
        self._result(painter, words, area)
        unit = self._look.unit
        if words.mark is not None:
            mark = QRectF(0, 0, _MARK * unit, _MARK * unit)
            mark.moveCenter(QPointF(area.right() - _MARK_FROM_RIGHT * unit, area.center().y()))
            paint_mark(painter, words.mark, mark)
        (self._lines if self._look.is_tall else self._columns)(painter, words, area)

    # -------------------------------------------------------------------------------- the words

    def _columns(self, painter: QPainter, words: RowWords, area: QRectF) -> None:
        look, note = self._look, page_in_use().note
        name, end = look.font(_NAME), area.width() / look.unit - self._last
        for text, font, ink, begin, until in (
            (words.date, look.font(_DATE), note, _DATE_AT, _FACES_AT),
            (words.rules, name, theme.INK, _RULES_AT, _COMPANY_AT),
            (words.company, name, theme.INK, _COMPANY_AT, _NOTE_AT if words.note else end),
            (words.note, look.font(_NOTE), note, _NOTE_AT, end),
        ):
            column = QRectF(
                area.x() + begin * look.unit,
                area.y(),
                (until - begin - _GAP) * look.unit,
                area.height(),
            )
            self._write(painter, text, column, font, ink)

    def _lines(self, painter: QPainter, words: RowWords, area: QRectF) -> None:
        look = self._look
        left = area.x() + _TALL_RULES_AT * look.unit
        right = area.right() - self._last * look.unit
        half = area.height() / 2
        above = QRectF(left, area.y() + 0.25 * look.unit, right - left, half - 0.2 * look.unit)
        below = above.translated(0, half - 0.3 * look.unit)
        self._write(painter, words.rules, above, look.font(_NAME, TextWeight.MEDIUM), theme.INK)
        second = " · ".join(filter(None, (words.company, words.date, words.note)))
        self._write(painter, second, below, look.font(_DATE), page_in_use().note)

    @property
    def _last(self) -> float:
        """Where the words end, from the right, in text units."""
        return _RESULT_FROM_RIGHT + _RESULT_WIDTH / 2

    def _result(self, painter: QPainter, words: RowWords, area: QRectF) -> None:
        unit = self._look.unit
        column = QRectF(0, area.y(), _RESULT_WIDTH * unit, area.height())
        column.moveCenter(QPointF(area.right() - _RESULT_FROM_RIGHT * unit, area.center().y()))
        font = fonts.heading(_RESULT * unit, bold=True)
        if words.is_open:
            self._pill(painter, words.result, column)
            return
        ink = theme.ACTION_GREEN if words.is_won else theme.INK
        self._write(painter, words.result, column, font, ink, _CENTRE)

    def _pill(self, painter: QPainter, score: str, column: QRectF) -> None:
        """Paint the score of a game that can be gone on with."""
        look, unit = self._look, self._look.unit
        text = f"{score}  {open_word()}"
        font = look.font(_DATE, TextWeight.SEMI_BOLD)
        width = QFontMetricsF(font).horizontalAdvance(text) + 2 * _PILL_SIDE * unit
        pill = QRectF(0, 0, min(width, column.width()), _PILL_HEIGHT * unit)
        pill.moveCenter(column.center())
        painter.setPen(QPen(QColor(theme.ACTION_GREEN), 1.4))
        painter.setBrush(QColor(paper.FIELD))
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        self._write(painter, text, pill, font, theme.ACTION_GREEN, _CENTRE)

    @staticmethod
    def _write(
        painter: QPainter,
        text: str,
        area: QRectF,
        font: QFont,
        ink: str,
        side: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        """Write a text in one line, smaller where it is too long, and at last shortened."""
        fitting = fitted_font(text, font, area.width())
        metrics = QFontMetricsF(fitting)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width() + 1)
        painter.setFont(fitting)
        painter.setPen(QColor(ink))
        painter.drawText(area.adjusted(0, 0, 1, 0), side | Qt.TextFlag.TextSingleLine, shown)

    # --------------------------------------------------------------------------------- the faces

    def _faces(self, painter: QPainter, words: RowWords, area: QRectF) -> None:
        look, size = self._look, _FACE * self._look.unit
        faces = words.faces[:_MOST_FACES]
        begin = _TALL_FACES_AT if look.is_tall else _FACES_AT
        x = area.x() + begin * look.unit
        for face in faces:
            disc = QRectF(x, area.center().y() - size / 2, size, size)
            _paint_face(painter, face, look, disc)
            x += (_LETTER_STEP if face.letter else _FACE_STEP) * look.unit


def fitted_font(text: str, font: QFont, width: float) -> QFont:
    """Return a font, smaller where a text is wider, but never much."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    if needed <= width + 1:
        return font
    fitting = QFont(font)
    share = max(_SMALLEST, width / max(1.0, needed))
    fitting.setPixelSize(max(1, int(font.pixelSize() * share)))
    return fitting


def _paint_face(painter: QPainter, face: RowFace, look: RowLook, disc: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(paper.FIELD))
    painter.drawEllipse(disc)
    if face.card is not None:
        pixels = round(disc.width() * _FACE_PIXELS)
        image = _small_face(look.style, face.card.code, pixels)
        sign = suit_sign(look.style, face.card.suit.letter, pixels) if face.small_sign else None
        paint_face(painter, image, sign, disc)
        return
    painter.setBrush(QColor(paper.SIDE))
    painter.setPen(QPen(QColor(page_in_use().note), 1))
    painter.drawEllipse(disc.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.setFont(look.font(_NOTE, TextWeight.SEMI_BOLD))
    painter.drawText(disc.adjusted(0, 0, -0.25 * disc.width(), 0), _CENTRE, face.letter)


@lru_cache(maxsize=64)
def _small_face(style: CardStyle, code: str, pixels: int) -> QImage | None:
    """Return a face in about the size in which it is painted, which many rows do."""
    face = portrait(style, code)
    if face is None or face.width() <= pixels:
        return face
    smooth = Qt.TransformationMode.SmoothTransformation
    return face.scaled(QSize(pixels, pixels), Qt.AspectRatioMode.KeepAspectRatio, smooth)
