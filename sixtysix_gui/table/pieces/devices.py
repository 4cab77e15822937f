"""Scores as two cards show them: exactly as many pips are seen as there are points."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath
from typing_extensions import override

from sixtysix_gui.design import card_svg, theme
from sixtysix_gui.design.card_svg import Pack
from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.layout.players import MarkerPlace
from sixtysix_gui.table.pieces.brushwork import (
    Whose,
    band_parts,
    draw_band,
    draw_left,
    elided,
    outline_left,
    width_of,
)
from sixtysix_gui.table.pieces.piece import Look, Piece, ShownValue

PIPS = 7
MOST = 13
"""The greatest score that two sevens show."""

_PLAIN_MARKERS = (
    card_svg.Marker(0.0, 0.0, 0.0, under=False),
    card_svg.Marker(0.129, 0.092, 30.0, under=False),
    card_svg.Marker(0.0, 0.248, 0.0, under=False),
    card_svg.Marker(0.0, 0.415, 0.0, under=False),
    card_svg.Marker(0.0, -0.585, 0.0, under=False),
    card_svg.Marker(0.0, 0.668, 0.0, under=False),
    card_svg.Marker(0.5, 0.668, 0.0, under=False),
    card_svg.Marker(0.10, -0.06, 8.0, under=True),
)
"""The French offsets, for an installation whose card data are damaged."""


def shown_pips(score: int, target: int) -> int:
    """Return the pips for a score as the rule set counts it, kept within what can be shown."""
    return max(0, min(score, target, MOST))


def marker(pack: Pack, score: int, target: int) -> MarkerPlace:
    """Lay out the two sevens for a score.

    Args:
        pack: whose sevens; the pips lie differently on French and German ones.
        score: as `Game.shown_score` has it: the points won or, counting down, those needed.
        target: game points that win the game.
    """
    pips = shown_pips(score, target)
    face_up = pips > PIPS
    row = _offsets(pack)[pips - PIPS if face_up else pips]
    return MarkerPlace(pips, row.dx, row.dy, row.tilt, row.under, face_up)


def _offsets(pack: Pack) -> tuple[card_svg.Marker, ...]:
    try:
        return card_svg.score_markers(pack)
    except (card_svg.CardArtError, LookupError, TypeError):
        return _PLAIN_MARKERS


class Device(Enum):
    """Which two cards show a score: their ranks, and the greatest score that they show."""

    SEVENS = ("7", "7", 13)
    SIX_AND_FOUR = ("6", "4", 10)
    SEVEN_AND_EIGHT = ("7", "8", 15)

    @property
    def most(self) -> int:
        """The greatest score that the device shows."""
        return self.value[2]


class Owner(Enum):
    """Whose device it is; the values are the suits of its two cards."""

    WE = "SC"
    THEY = "DH"
    THIRD = "HD"


_OTHER_SUITS = {
    (Device.SIX_AND_FOUR, Owner.WE): "SH",
    (Device.SIX_AND_FOUR, Owner.THEY): "CD",
}
"""Sixes are black and fours red: both sides' devices look alike, but for their signs."""


@dataclass(frozen=True)
class DeviceCards:
    """The two cards of a device: one lies straight, and the cover lies on it, or under it.

    `base` and `cover` are codes such as ``6S``; `lie` says where the cover is, as seen from the
    base, whether it is under it, and whether it lies face up; `shows_base` says so of the base.
    """

    base: str
    cover: str
    shows_base: bool
    lie: MarkerPlace


_Offset = tuple[float, float, float]
_UNDERNEATH: _Offset = (0.1, -0.06, 8.0)
_CROSSWISE: _Offset = (0.0, 0.0, 90.0)
_BESIDE: _Offset = (0.85, 0.0, 0.0)

_SIX_COVERED: tuple[_Offset, ...] = (
    (0.0, 0.0, 0.0),
    (0.129, 0.092, 30.0),
    (0.0, 0.265, 0.0),
    (0.5, 0.0, 0.0),
    (0.0, 0.60, 0.0),
    (0.5, 0.668, 0.0),
)
"""Where the four lies, face down, so that none to five pips of the six are seen."""

_FOUR_COVERED: tuple[_Offset, ...] = (
    (0.129, 0.092, 30.0),
    (0.0, 0.265, 0.0),
    (0.5, 0.668, 0.0),
    _BESIDE,
)
"""Where the six lies, face up, so that one to four pips of the four are seen."""

_SIX, _SEVEN, _EIGHT = 6, 7, 8


def device_codes(device: Device, owner: Owner) -> tuple[str, str]:
    """Return the codes of the two cards of a device, such as ``6S`` and ``4H``."""
    first, second, _ = device.value
    suits = _OTHER_SUITS.get((device, owner), owner.value)
    return first + suits[0], second + suits[1]


def device_cards(device: Device, owner: Owner, pack: Pack, score: int, target: int) -> DeviceCards:
    """Lay out the two cards for a score.

    Below 0 both lie face down, the cover crosswise; a score beyond the target shows the target.

    Args:
        device: which two cards.
        owner: whose they are.
        pack: whose pips are to be counted.
        score: as it is shown, in points.
        target: points that win the game; the device shows no more than `Device.most`.
    """
    first, second = device_codes(device, owner)
    shown = min(score, target, device.most)
    if shown < 0:
        return DeviceCards(first, second, shows_base=False, lie=_lie(0, _CROSSWISE))
    if device is Device.SIX_AND_FOUR:
        return _six_and_four(first, second, shown)
    if device is Device.SEVEN_AND_EIGHT and shown > _SEVEN:
        return _seven_and_eight(first, second, pack, shown)
    return DeviceCards(first, second, shows_base=True, lie=marker(pack, shown, target))


def _six_and_four(six: str, four: str, shown: int) -> DeviceCards:
    if shown < _SIX:
        return DeviceCards(six, four, shows_base=True, lie=_lie(shown, _SIX_COVERED[shown]))
    if shown == _SIX:
        return DeviceCards(six, four, shows_base=True, lie=_lie(shown, _UNDERNEATH, under=True))
    offset = _FOUR_COVERED[shown - _SIX - 1]
    return DeviceCards(four, six, shows_base=True, lie=_lie(shown, offset, face_up=True))


def _seven_and_eight(seven: str, eight: str, pack: Pack, shown: int) -> DeviceCards:
    if shown == _EIGHT:
        return DeviceCards(eight, seven, shows_base=True, lie=_lie(shown, _UNDERNEATH, under=True))
    seen = shown - _EIGHT
    covered = marker(pack, seen, _SEVEN)
    offset = _BESIDE if seen == _SEVEN else (covered.dx, covered.dy, covered.tilt)
    return DeviceCards(seven, eight, shows_base=True, lie=_lie(shown, offset, face_up=True))


def _lie(pips: int, offset: _Offset, *, under: bool = False, face_up: bool = False) -> MarkerPlace:
    return MarkerPlace(pips, *offset, under, face_up)


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
    name = ShownValue("")
    """Whose score it is, whole."""

    _figure = ShownValue("")
    _below_zero = ShownValue(False)
    band = ShownValue(Whose.NONE)
    """The band of a side below the words."""

    max_width = ShownValue(_ANY_WIDTH)
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
        if self.band is not Whose.NONE:
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
