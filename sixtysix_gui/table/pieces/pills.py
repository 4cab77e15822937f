"""What is said on the table: lines on a pill, and the bubbles of players."""

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QPolygonF
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.design.theme import Contrast, Z
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.layout.metrics import STATUS_LINE
from sixtysix_gui.table.layout.sentences import BubblePlace, TailSide
from sixtysix_gui.table.pieces.brushwork import (
    HEIGHT,
    Icon,
    SentenceRoom,
    draw_centred,
    draw_icon,
    draw_left,
    drop_shadow,
    height_of,
    outline,
    pill,
    width_of,
    wrapped,
)
from sixtysix_gui.table.pieces.discs import draw_suit
from sixtysix_gui.table.pieces.piece import Look, Piece, ShownValue

_PADDING = 1.0
_ICON = 1.25
_ICON_GAP = 0.55


class StatusPill(Piece):
    """One sentence: what is expected now. Anchor: the middle of its last line.

    With ``grows`` other than 0 the acts have a row of their own beside the pill: the anchor is
    then the middle of its first line, and more lines grow over the row while it is empty.
    """

    icon: Icon | None = None
    icon_colour: str = theme.AMBER

    layer = Z.STATUS
    text = ShownValue("")
    """The sentence; an empty one shows nothing."""

    _room = ShownValue(SentenceRoom())
    _was_set: tuple[object, tuple[float, list[str]]] | None = None
    """The letters and lines of the last sentence, and what they follow from: measuring, placing and
    painting ask for the same."""

    lies_on_cards = ShownValue(False)
    """Whether it lies on cards: its ground is darker then, so that it can be read."""

    def set_max_width(self, width: float) -> None:
        """Let the pill grow to that width before its sentence wraps."""
        if width != self._room.max_width:
            self._room = replace(self._room, max_width=width)

    def set_shrinking(self, *, shrinks: bool) -> None:
        """Let the letters shrink, and a third line come, rather than cut a long sentence."""
        self._room = replace(self._room, shrinks=shrinks)

    def keep_off(self, around: Iterable[QRectF]) -> None:
        """Break and shrink the sentence so that it covers none of these, counted from the anchor.

        Where the acts have a row of their own that row alone counts.
        """
        areas = tuple(QRectF(area) for area in around)
        if areas != self._room.around or not self._room.is_crowded:
            self._room = replace(self._room, around=areas, is_crowded=True)

    def set_growth(
        self, grows: float, *, row_taken: bool = False, span: tuple[float, float] | None = None
    ) -> None:
        """Say how the pill may grow where the acts have a row.

        Args:
            grows: how far over the row of acts; below 0 that is above the pill.
            row_taken: whether chips stand there now.
            span: how far it may reach to both sides of its anchor; it moves aside before its
                sentence wraps.
        """
        self._room = replace(self._room, grows=grows, row_taken=row_taken, span=span)

    def lines(self, look: Look) -> list[str]:
        """The sentence as it is broken."""
        return self._set(look)[1]

    def _set(self, look: Look) -> tuple[float, list[str]]:
        """Return the size of the letters against the usual one, and the lines."""
        asked = self.text, self._room, bool(self.icon), look.text_unit
        if self._was_set is None or self._was_set[0] != asked:
            self._was_set = asked, self._set_in(look)
        return self._was_set[1]

    def _set_in(self, look: Look) -> tuple[float, list[str]]:
        scale, lines = 1.0, list[str]()
        for scale, most in self._room.ways:
            unit = scale * look.text_unit
            for count in range(1, most + 1):
                room = self._room.width(look.text_unit, scale, count)
                room -= 2 * _PADDING * unit + self._icon_width(unit)
                lines = wrapped(self._font(unit), self.text, room)
                if len(lines) <= count and " ".join(lines) == self.text:
                    return scale, lines
        return scale, lines

    def _font(self, unit: float) -> QFont:
        return text(unit, TextWeight.MEDIUM)

    def _icon_width(self, unit: float) -> float:
        return (_ICON + _ICON_GAP) * unit if self.icon else 0.0

    @override
    def measure(self, look: Look) -> QRectF:
        scale, lines = self._set(look)
        if not lines:
            return QRectF()
        t = scale * look.text_unit
        font = self._font(t)
        widest = max(width_of(font, line) for line in lines)
        width = widest + 2 * _PADDING * t + self._icon_width(t)
        height = height_of(t, len(lines))
        left = self._room.left(width)
        return QRectF(left, self._top(look, height), width, height)

    def _top(self, look: Look, height: float) -> float:
        """Where the pill begins: it grows upwards, or over the row of acts."""
        one_line, room = HEIGHT * look.text_unit, self._room
        if not room.grows:
            return one_line / 2 - height
        if height <= one_line or (room.row_taken and room.grows < 0):
            return -height / 2
        if room.row_taken:  # no card is in the trick while somebody may choose among acts
            return one_line / 2 - height
        return -one_line / 2 if room.grows > 0 else one_line / 2 - height

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        scale, lines = self._set(look)
        t = scale * look.text_unit
        body = self.body()
        self.draw_ground(painter, body, HEIGHT * t / 2, look.contrast)
        icon_width = self._icon_width(t)
        if self.icon:
            side = _ICON * t
            area = QRectF(0, 0, side, side)
            area.moveCenter(QPointF(body.left() + _PADDING * t + side / 2, body.center().y()))
            draw_icon(painter, self.icon, area, theme.colour(self.icon_colour))
        painter.setPen(self.text_colour())
        between = (len(lines) - 1) * STATUS_LINE * t
        last = body.bottom() - (body.height() - between) / 2
        for number, line in enumerate(reversed(lines)):
            y = last - number * STATUS_LINE * t
            middle = QPointF(body.center().x() + icon_width / 2, y)
            draw_centred(painter, self._font(t), line, middle)

    def draw_ground(
        self, painter: QPainter, body: QRectF, radius: float, contrast: Contrast
    ) -> None:
        """Paint what the sentence stands on."""
        shape = pill(body, radius)
        least = theme.STATUS_ALPHA_ON_CARDS if self.lies_on_cards else 0.0
        painter.fillPath(shape, theme.colour(theme.STATUS_FILL, max(contrast.status, least)))
        outline(painter, shape, contrast)

    def text_colour(self) -> QPen:
        """The colour of the sentence."""
        return QPen(theme.colour(theme.CREAM))


class RefusalPill(StatusPill):
    """Why a card stays in the hand: colour, icon and words."""

    icon = Icon.REFUSAL

    layer = Z.STATUS + 1

    @override
    def draw_ground(
        self, painter: QPainter, body: QRectF, radius: float, contrast: Contrast
    ) -> None:
        shape = pill(body, radius)
        painter.fillPath(shape, theme.colour(theme.REFUSAL_FILL, theme.REFUSAL_ALPHA))
        painter.strokePath(
            shape, QPen(theme.colour(theme.AMBER), contrast.wider * theme.REFUSAL_LINE)
        )

    @override
    def text_colour(self) -> QPen:
        return QPen(theme.colour(theme.REFUSAL_TEXT))


_SHADOW, _SHADOW_ALPHA = 0.045, 0.34
"""Reach of the shadow in W, and how dark it is."""


class CoachPill(StatusPill):
    """What the coach says, written on paper. Anchor: as the status line."""

    icon = Icon.PENCIL
    icon_colour = theme.PENCIL

    layer = Z.STATUS + 0.5

    @override
    def margin(self, look: Look) -> float:
        return 2 * _SHADOW * look.card_width + 2.0

    @override
    def draw_ground(
        self, painter: QPainter, body: QRectF, radius: float, contrast: Contrast
    ) -> None:
        shape = pill(body, radius)
        drop_shadow(painter, shape, self.shadow_reach, _SHADOW_ALPHA)
        painter.fillPath(shape, theme.colour(theme.PAPER))
        if contrast.plain:
            painter.strokePath(shape, QPen(theme.colour(theme.INK), contrast.wider))

    @property
    def shadow_reach(self) -> float:
        """How far the shadow reaches, in pixels."""
        return 0.0 if self._look is None else _SHADOW * self._look.card_width

    @override
    def text_colour(self) -> QPen:
        return QPen(theme.colour(theme.INK))


_CAP_HEIGHT, _CAP_LETTERS, _CAP_PADDING = 1.86, 0.88, 0.75
_KEY_LETTERS, _KEY_HEIGHT, _KEY_GAP = 0.76, 1.24, 0.5
"""Sizes in t: the cap and its words, and the key in it."""


class CoachCap(Piece):
    """What comes next, and the key for it. Anchor: its middle."""

    layer = Z.STATUS + 0.6
    words = ShownValue("")
    """What the cap offers."""

    _key = ShownValue("")

    def set_words(self, words: str, key: str) -> None:
        """Offer something else; without a key only the words are shown."""
        self.change(words=words, _key=key)

    @override
    def measure(self, look: Look) -> QRectF:
        if not self.words:
            return QRectF()
        t = look.text_unit
        width = 2 * _CAP_PADDING * t + width_of(_cap_font(t), self.words) + self._key_room(t)
        return QRectF(-width / 2, -_CAP_HEIGHT * t / 2, width, _CAP_HEIGHT * t)

    def _key_room(self, t: float) -> float:
        return self._key_width(t) + _KEY_GAP * t if self._key else 0.0

    def _key_width(self, t: float) -> float:
        return max(_KEY_HEIGHT * t, width_of(_key_font(t), self._key) + 0.6 * t)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t, body = look.text_unit, self.body()
        shape = pill(body)
        painter.fillPath(shape, theme.colour(theme.CHIP_FILL, look.contrast.chip))
        outline(painter, shape, look.contrast)
        left = body.left() + _CAP_PADDING * t
        if self._key:
            cap = QRectF(left, -_KEY_HEIGHT * t / 2, self._key_width(t), _KEY_HEIGHT * t)
            painter.setPen(QPen(theme.colour(theme.CREAM, 0.55), 1.0))
            painter.drawRoundedRect(cap, 0.26 * t, 0.26 * t)
            painter.setPen(theme.colour(theme.CREAM))
            draw_centred(painter, _key_font(t), self._key, cap.center())
            left = cap.right() + _KEY_GAP * t
        painter.setPen(theme.colour(theme.CREAM))
        draw_left(painter, _cap_font(t), self.words, QPointF(left, 0.0))


def _cap_font(t: float) -> QFont:
    return text(_CAP_LETTERS * t, TextWeight.SEMI_BOLD)


def _key_font(t: float) -> QFont:
    return text(_KEY_LETTERS * t, TextWeight.SEMI_BOLD)


class Speech(Enum):
    """What is said: the height of its bubble and of its letters, in t."""

    ANNOUNCEMENT = (3.3, 2.0)
    CALL = (2.7, 1.55)


_TAIL = 0.95
"""Length of the tail, in t."""

_TAIL_WIDTH = 1.15
_SIGN = 1.05 * 62 / 54
"""Side of the picture of a suit sign against the letters; the sign does not fill it."""

_BUBBLE_PADDING, _SIGN_GAP, _CORNER = 0.52, 0.08, 0.30
"""Room beside the words and before the sign against the letters; the corner against the height."""

_LEAST_WIDTH = 1.0
"""A bubble is at least so wide against its height."""

_LINE = 2.0


class Bubble(Piece):
    """What a player says. Anchor: the tip of the tail."""

    layer = Z.BUBBLES
    text = ShownValue("")
    """The words."""

    _suit = ShownValue[Suit | None](None)
    _tail = ShownValue(TailSide.LEFT)
    _left = ShownValue(0.0)
    _length = ShownValue[float | None](None)
    speech = ShownValue(Speech.ANNOUNCEMENT)
    """Whether it is a call of an auction, or announced to all."""

    def set_message(self, words: str, suit: Suit | None = None) -> None:
        """Show other words, with the sign of a suit behind them where one is meant."""
        self.change(text=words, _suit=suit)

    def place(self, at: BubblePlace) -> None:
        """Put the bubble where its speaker sits."""
        self.setPos(at.tip)
        length: float | None = None
        if at.tail is TailSide.ABOVE:
            length = at.area.top() - at.tip.y()
        elif at.tail is TailSide.BELOW:
            length = at.tip.y() - at.area.bottom()
        self.change(_tail=at.tail, _left=at.area.left() - at.tip.x(), _length=length)

    def _font(self, look: Look) -> QFont:
        return heading(self.speech.value[1] * look.text_unit, bold=True)

    def _tail_length(self, look: Look) -> float:
        return _TAIL * look.text_unit if self._length is None else self._length

    @override
    def measure(self, look: Look) -> QRectF:
        if not self.text:
            return QRectF()
        height, letters = (part * look.text_unit for part in self.speech.value)
        width = width_of(self._font(look), self.text) + 2 * _BUBBLE_PADDING * letters
        if self._suit is not None:
            width += (_SIGN_GAP + _SIGN) * letters
        width = max(width, _LEAST_WIDTH * height)
        tail = self._tail_length(look)
        match self._tail:
            case TailSide.LEFT:
                return QRectF(tail, -height / 2, width, height)
            case TailSide.RIGHT:
                return QRectF(-tail - width, -height / 2, width, height)
            case TailSide.ABOVE:
                return QRectF(self._left, tail, width, height)
            case TailSide.BELOW:
                return QRectF(self._left, -tail - height, width, height)

    @override
    def margin(self, look: Look) -> float:
        return self._tail_length(look) + 0.6 * look.text_unit + 4.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t, body = look.text_unit, self.body()
        shape = pill(body, _CORNER * body.height()).united(self._tail_path(body, t))
        drop_shadow(painter, shape, 0.5 * t, 0.40)
        painter.fillPath(shape, theme.colour(theme.PAPER))
        painter.strokePath(shape, QPen(theme.colour(theme.INK), _LINE * look.contrast.wider))
        letters = self.speech.value[1] * t
        sign = 0.0 if self._suit is None else (_SIGN_GAP + _SIGN) * letters
        words = width_of(self._font(look), self.text)
        left = body.center().x() - (words + sign) / 2
        painter.setPen(theme.colour(theme.INK))
        draw_left(painter, self._font(look), self.text, QPointF(left, body.center().y()))
        if self._suit is not None:
            side = _SIGN * letters
            area = QRectF(left + words + _SIGN_GAP * letters, 0, side, side)
            area.moveTop(body.center().y() - side / 2)
            draw_suit(painter, look, self._suit, area)

    def _tail_path(self, body: QRectF, t: float) -> QPainterPath:
        """From the nearer edge of the body to the anchor."""
        half = _TAIL_WIDTH * t / 2
        if self._tail in (TailSide.LEFT, TailSide.RIGHT):
            root = body.left() + 1 if self._tail is TailSide.LEFT else body.right() - 1
            corners = [QPointF(root, -half), QPointF(0, 0), QPointF(root, half)]
        else:
            root = body.top() + 1 if self._tail is TailSide.ABOVE else body.bottom() - 1
            middle = min(
                max(0.0, body.left() + _CORNER * body.height() + half),
                body.right() - _CORNER * body.height() - half,
            )
            corners = [QPointF(middle - half, root), QPointF(0, 0), QPointF(middle + half, root)]
        path = QPainterPath()
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
        return path
