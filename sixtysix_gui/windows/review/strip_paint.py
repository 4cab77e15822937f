"""How the strip is painted: squared paper, the curve with its falls, the bands, and the bead."""

from math import sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.design import fonts, theme
from sixtysix_gui.table.words import signed_decimal
from sixtysix_gui.text.coach.marks import signed_whole
from sixtysix_gui.windows.review.strip_plan import (
    EDGE,
    HEAD,
    NAMES,
    SCALE,
    SUMS,
    Bar,
    StripLook,
    StripPlaces,
    StripPlan,
)
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.pencil import mark_colour, paint_pencil, strokes_path

_SQUARE = 0.66
_RED_FALL, _QUIET_FALL = 2.4, 1.4
_QUIET = 0.7
"""How strongly the strokes of what is not marked are drawn."""
_CURVE = 1.8
_BEAD = 0.3
_LIGHT = 0.52
_WAVE = 0.08
_TO_FIND = 1.2
"""All in text units but for the widths of lines, in pixels of the usual size."""


class StripBrush:
    """Paints the parts of the strip one after another."""

    def __init__(
        self, painter: QPainter, places: StripPlaces, plan: StripPlan, look: StripLook
    ) -> None:
        """Paint with a painter of the strip."""
        self._painter = painter
        self._places = places
        self._plan = plan
        self._look = look

    # ------------------------------------------------------------------------------------- words

    def paint_names(self, *, trick: str, expected: str, luck: str, play: str) -> None:
        """Write what the rows are, the trick numbers and the sums."""
        places, unit = self._places, self._look.unit
        small = fonts.text(0.87 * unit, fonts.TextWeight.REGULAR)
        plain = fonts.text(0.93 * unit)
        wide = (NAMES - EDGE) * unit
        names = QRectF(EDGE * unit, places.paper.y(), wide, places.paper.height())
        self._words(plain, expected, names, theme.INK)
        if not self._look.bands:
            return
        if self._plan.curve:
            head = QRectF(EDGE * unit, places.area.y(), NAMES * unit, HEAD * unit)
            self._words(small, trick, head, theme.GREY_ON_PAPER)
            self._write_numbers(small)
        rows = ((luck, places.luck, theme.LUCK, self._plan.luck_tenths),)
        rows += ((play, places.play, theme.MARK_WRONG, self._plan.play_tenths),)
        for name, band, colour, tenths in rows:
            beside = QRectF(EDGE * unit, band.y(), NAMES * unit, band.height())
            self._words(plain, name, beside, theme.INK)
            if self._plan.curve:
                shade = colour
                if tenths is None:
                    shade = theme.INK
                elif name == play and tenths >= 0:
                    shade = theme.MARK_GOOD if tenths else theme.GREY_ON_PAPER
                self._sum("?" if tenths is None else signed_decimal(tenths / 10), band, shade)

    def _write_numbers(self, font: QFont) -> None:
        """Write the numbers of tricks, leaving out what would run into the one before."""
        places, unit = self._places, self._look.unit
        taken = places.paper.x() - unit
        width = QFontMetricsF(font).horizontalAdvance("00")
        for at, column in enumerate(self._plan.columns):
            middle = places.x(at)
            if column.label and middle - width / 2 > taken:
                area = QRectF(middle - width, places.area.y(), 2 * width, HEAD * unit)
                centre = Qt.AlignmentFlag.AlignCenter
                self._words(font, column.label, area, theme.GREY_ON_PAPER, centre)
                taken = middle + width / 2

    def _sum(self, text: str, band: QRectF, colour: str) -> None:
        unit = self._look.unit
        area = QRectF(band.right(), band.y(), SUMS * unit - 0.5 * unit, band.height())
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._words(fonts.heading(0.95 * unit, bold=True), text, area, colour, right)

    def _words(
        self,
        font: QFont,
        text: str,
        area: QRectF,
        colour: str,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
    ) -> None:
        self._painter.setFont(font)
        self._painter.setPen(QColor(colour))
        self._painter.drawText(area, side | Qt.TextFlag.TextWordWrap, text)

    # ------------------------------------------------------------------------------------- paper

    def paint_paper(self, *, focused: bool) -> None:
        """Paint the squares, and once there is a curve the line of nothing and the heights."""
        painter, places, unit = self._painter, self._places, self._look.unit
        painter.fillRect(places.paper, QColor(paper.FIELD))
        line = QColor(paper.LINE)
        line.setAlphaF(0.55)
        painter.setPen(QPen(line, 1))
        square = _SQUARE * unit
        painter.drawLines(
            [
                QLineF(x, places.paper.top(), x, places.paper.bottom())
                for x in _steps(places.paper.left(), places.paper.right(), square)
            ]
            + [
                QLineF(places.paper.left(), y, places.paper.right(), y)
                for y in _steps(places.paper.top(), places.paper.bottom(), square)
            ]
        )
        if self._plan.curve:
            painter.setPen(QPen(QColor(theme.GREY_ON_PAPER), 1))
            left, right = places.paper.left(), places.paper.right()
            zero = places.y(0.5 if self._plan.by_chance else 0.0)
            painter.drawLine(QPointF(left, zero), QPointF(right, zero))
            self._write_heights()
        if self._look.bands:
            self._paint_axes()
        if focused:
            painter.setPen(QPen(QColor(theme.FOCUS_ON_PAPER), theme.FOCUS_ON_PAPER_WIDTH))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(places.paper.adjusted(1, 1, -1, -1), 4, 4)

    def _write_heights(self) -> None:
        places, unit = self._places, self._look.unit
        font = fonts.text(0.8 * unit, fonts.TextWeight.REGULAR)
        heights = (1.0, 0.5, 0.0) if self._plan.by_chance else (2.0, 0.0, -2.0)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for height in heights:
            text = str(round(100 * height)) if self._plan.by_chance else signed_whole(round(height))
            area = QRectF(
                (NAMES - SCALE) * unit, places.y(height) - unit, (2 * SCALE - 0.3) * unit, 2 * unit
            )
            self._words(font, text, area, theme.GREY_ON_PAPER, right)

    def _paint_axes(self) -> None:
        self._painter.setPen(QPen(QColor(paper.LINE), 1))
        for band in (self._places.luck, self._places.play):
            y = band.center().y()
            self._painter.drawLine(QPointF(band.left(), y), QPointF(band.right(), y))

    # ------------------------------------------------------------------------------------- curve

    def paint_curve(self, share: float) -> None:
        """Paint the curve from the left as far as it is drawn, 0 to 1, and its falls."""
        plan, places, painter = self._plan, self._places, self._painter
        if not plan.curve:
            return
        painter.save()
        drawn = places.paper.adjusted(0, -4, 0, 4)
        drawn.setWidth(drawn.width() * share)
        painter.setClipRect(drawn)
        path = QPainterPath(QPointF(places.x(plan.curve[0][0]), places.y(plan.curve[0][1])))
        for place, height in plan.curve[1:]:
            path.lineTo(places.x(place), places.y(height))
        width = _CURVE * self._look.unit / 16
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.INK), width))
        painter.drawPath(path)
        self._paint_falls()
        painter.restore()
        if share >= 1.0 and not plan.by_chance:
            end = places.y(float(plan.result))
            row = QRectF(0, end - self._look.unit, places.paper.right(), 2 * self._look.unit)
            self._sum(signed_whole(plan.result), row, theme.INK)
        elif share < 1.0:
            place = plan.width * share - 0.5
            self._paint_pencil(drawn.right(), places.y(plan.height_at(place)))

    def _paint_falls(self) -> None:
        places, unit = self._places, self._look.unit
        for fall in self._plan.falls:
            x, top, bottom = places.x(fall.column), places.y(fall.top), places.y(fall.bottom)
            if fall.verdict is None:
                self._write_to_find(x, top)
                continue
            colour = mark_colour(fall.verdict)
            line = theme.MARK_CLOSE if fall.verdict is Verdict.CLOSE else theme.MARK_WRONG
            width = _QUIET_FALL if fall.is_quiet else _RED_FALL
            self._painter.setPen(QPen(QColor(line), width * unit / 16))
            self._painter.drawLine(QPointF(x, top), QPointF(x, bottom))
            if fall.verdict.strokes:
                if fall.is_quiet:
                    colour.setAlphaF(_QUIET)
                pen = QPen(colour, (0.07 if fall.is_quiet else 0.11) * unit)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                self._painter.setPen(pen)
                size = 0.6 if fall.is_quiet else 0.85
                strokes = strokes_path(fall.verdict.strokes, size * unit)
                beside = (0.5 + 0.12 * fall.verdict.strokes) * unit
                self._painter.drawPath(strokes.translated(x + beside, (top + bottom) / 2))

    def _write_to_find(self, x: float, y: float) -> None:
        """Write a question mark beside the curve, above it where there is room."""
        unit = self._look.unit
        size = _TO_FIND * unit
        above = y - size - 0.2 * unit
        top = above if above >= self._places.paper.top() else y + 0.2 * unit
        area = QRectF(x + 0.2 * unit, top, size, size)
        centre = Qt.AlignmentFlag.AlignCenter
        self._words(fonts.heading(0.9 * unit, bold=True), "?", area, theme.INK, centre)

    # ------------------------------------------------------------------------------------- bands

    def paint_bands(self) -> None:
        """Paint the bars of luck and play."""
        for bar in self._plan.luck:
            self._paint_bar(bar, self._places.luck, theme.LUCK, hatched=bar.points < 0)
        for bar in self._plan.play:
            colour = theme.MARK_WRONG if bar.points < 0 else theme.MARK_GOOD
            self._paint_bar(bar, self._places.play, colour)

    def _paint_bar(self, bar: Bar, band: QRectF, colour: str, *, hatched: bool = False) -> None:
        places = self._places
        gap = 0.06 if bar.end - bar.begin > 0.3 else 0.0
        left, right = places.x(bar.begin + gap), places.x(bar.end - gap)
        most = band.height() / 2 - 1
        height = max(2.0, min(abs(bar.points) * places.points_height, most))
        middle = band.center().y()
        area = QRectF(left, middle - height if bar.points > 0 else middle, right - left, height)
        area = area.intersected(
            QRectF(places.paper.x(), band.y(), places.paper.width(), band.height())
        )
        if not hatched:
            self._painter.fillRect(area, QColor(colour))
            return
        self._painter.setPen(QPen(QColor(colour), 1))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))
        self._painter.fillRect(area, QBrush(QColor(colour), Qt.BrushStyle.BDiagPattern))

    # -------------------------------------------------------------------------------------- bead

    def paint_bead(self, place: float) -> None:
        """Paint the column of light where the person is, and the bead on the curve."""
        places, unit, painter = self._places, self._look.unit, self._painter
        x = places.x(place)
        bottom = places.play.bottom() if self._look.bands else places.paper.bottom()
        light = QRectF(x - _LIGHT * unit, places.paper.top(), 2 * _LIGHT * unit, 0)
        light.setBottom(bottom)
        painter.fillRect(light, theme.colour(theme.GOLD, 0.35))
        painter.setPen(QPen(QColor(theme.DARK_GOLD), 1.4))
        painter.drawLine(QPointF(x, light.top()), QPointF(x, light.bottom()))
        painter.setPen(QPen(QColor(theme.INK), 1.3))
        painter.setBrush(QColor(theme.GOLD))
        centre = QPointF(x, places.y(self._plan.height_at(place)))
        painter.drawEllipse(centre, _BEAD * unit, _BEAD * unit)

    # ----------------------------------------------------------------------------- while he works

    def paint_work(self, text: str, share: float) -> None:
        """Write what the coach does, and draw the line that grows with his work."""
        places, unit, painter = self._places, self._look.unit, self._painter
        upper = places.paper.adjusted(0.3 * unit, 0, -0.3 * unit, -places.paper.height() * 0.36)
        centre = Qt.AlignmentFlag.AlignCenter
        self._words(fonts.text(0.95 * unit), text, upper, theme.INK, centre)
        y = places.paper.bottom() - 0.24 * places.paper.height()
        right = places.paper.left() + share * (places.paper.width() - unit)
        path = QPainterPath(QPointF(places.paper.left(), y))
        x = places.paper.left()
        while x < right:
            x = min(x + 0.4 * unit, right)
            path.lineTo(x, y + _WAVE * unit * sin(x / unit * 1.9))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.INK), _CURVE * unit / 16))
        painter.drawPath(path)
        self._paint_pencil(right, y)

    def _paint_pencil(self, x: float, y: float) -> None:
        size = 1.15 * self._look.unit
        paint_pencil(self._painter, QRectF(x - 0.1 * size, y - 0.9 * size, size, size))


def _steps(begin: float, end: float, step: float) -> list[float]:
    count = int((end - begin) / step)
    return [begin + place * step for place in range(1, count + 1)]
