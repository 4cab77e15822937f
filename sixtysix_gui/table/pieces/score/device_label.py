"""The label above a score device: who, how many points, and the band of the side."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.pieces.piece import Look, Piece, Shown
from sixtysix_gui.table.pieces.side_band import Band, band_parts, draw_band
from sixtysix_gui.table.pieces.words.text_lines import draw_left, elided, outline_left, width_of

_NAME, _FIGURE = 0.90, 1.20
_GAP = 0.42
"""Sizes of the name and of the figure, and the room between them, in t."""

_SMALLER, _LEAST_NAME = 0.04, 0.72
"""The letters of a name shrink by such steps, down to that, before it is cut."""

_HEIGHT, _BAND_GAP = 1.30, 0.04
_FOOT = 0.20
"""Height of the words, and the room below them and below the band, in t."""

_BAND = 0.20
_DASHES = 5
_UNDER_TEXT = 0.45
_ANY_WIDTH = 10_000.0


class DeviceLabel(Piece):
    """Who and how many: "They 5". Anchor: the middle of the edge of what lies below it."""

    layer = Z.MARKERS + 1
    name = Shown("")
    """Who it tells of, whole."""

    _figure = Shown("")
    _below_zero = Shown(False)
    band = Shown(Band.NONE)
    """The band of a side below the words."""

    max_width = Shown(_ANY_WIDTH)
    """A name for which a label of that width is too narrow is smaller, or shortened."""

    def set_score(self, name: str, figure: str, *, below_zero: bool = False) -> None:
        """Write another name and score; a score below 0 is amber."""
        self.change(name=name, _figure=figure, _below_zero=below_zero)

    @property
    def is_cut(self) -> bool:
        """Whether the name is shortened, however small it is written."""
        return self._look is not None and self._words(self._look)[0] != self.name

    def _fonts(self, look: Look) -> tuple[QFont, QFont]:
        """The fonts of the name, as large as it finds room, and of the figure."""
        t = look.text_unit
        figure_font = heading(_FIGURE * t, bold=True)
        room = self._name_room(look, figure_font)
        size = 1.0
        while size > _LEAST_NAME and width_of(_name_font(size * t), self.name) > room:
            size -= _SMALLER
        return _name_font(size * t), figure_font

    def _name_room(self, look: Look, figure_font: QFont) -> float:
        return self.max_width - width_of(figure_font, self._figure) - self._gap(look)

    def _gap(self, look: Look) -> float:
        return _GAP * look.text_unit if self.name else 0.0

    def _words(self, look: Look) -> tuple[str, float]:
        """The name as it finds room, and the width of all words."""
        name_font, figure_font = self._fonts(look)
        name = elided(name_font, self.name, self._name_room(look, figure_font))
        figure = width_of(figure_font, self._figure)
        return name, width_of(name_font, name) + self._gap(look) + figure

    @override
    def measure(self, look: Look) -> QRectF:
        if not self._figure:
            return QRectF()
        _, width = self._words(look)
        height = _HEIGHT * look.text_unit
        if self.band is not Band.NONE:
            height += (_BAND_GAP + _BAND) * look.text_unit
        return QRectF(-width / 2, -height - _FOOT * look.text_unit, width, height)

    def outline(self) -> QPainterPath:
        """Return the outline of letters and band, around the anchor."""
        path = QPainterPath()
        if self._look is None or not self._figure:
            return path
        name_font, figure_font = self._fonts(self._look)
        name, name_start, figure_start = self._line(self._look)
        path.addPath(outline_left(figure_font, self._figure, figure_start))
        path.addPath(outline_left(name_font, name, name_start))
        for part in band_parts(self._band_area(self._look), self.band, dashes=_DASHES):
            path.addRect(part)
        return path

    def _line(self, look: Look) -> tuple[str, QPointF, QPointF]:
        """The name as it finds room, and where name and figure begin."""
        body = self.body()
        _, figure_font = self._fonts(look)
        name, _ = self._words(look)
        y = body.top() + _HEIGHT * look.text_unit / 2
        figure_left = body.right() - width_of(figure_font, self._figure)
        return name, QPointF(body.left(), y), QPointF(figure_left, y)

    def _band_area(self, look: Look) -> QRectF:
        t, body = look.text_unit, self.body()
        top = body.bottom() - _BAND * t
        return QRectF(body.left(), top, body.width(), min(_BAND * t, theme.BAND_MOST))

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        name_font, figure_font = self._fonts(look)
        name, name_start, figure_start = self._line(look)
        under = theme.colour(theme.BLACK, _UNDER_TEXT)
        ink = theme.colour(theme.AMBER if self._below_zero else theme.CREAM)
        for colour, down in ((under, QPointF(0.0, 1.0)), (ink, QPointF())):
            painter.setPen(colour)
            draw_left(painter, figure_font, self._figure, figure_start + down)
            painter.setPen(theme.colour(theme.CREAM) if down.isNull() else colour)
            draw_left(painter, name_font, name, name_start + down)
        draw_band(painter, self._band_area(look), self.band, dashes=_DASHES)


def _name_font(t: float) -> QFont:
    return text(_NAME * t, TextWeight.SEMI_BOLD)
