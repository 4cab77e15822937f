"""The help and the keys as simple HTML, for panel and sheet, and the pictures in it."""

from collections.abc import Iterable, Iterator
from html import escape

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_render import suit_sign
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.fonts import HEADING_FAMILY
from sixtysix_gui.keys.meaning import key_groups
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.rules.help_page import Chapter, chapters
from sixtysix_gui.text.rules.help_values import Example
from sixtysix_gui.text.rules.rule_sets import guided_game, rule_set_name

_ = texts("Help")

PICTURE = "example:"
"""The names of pictures in the page, before their numbers."""
_PICTURE = '<p style="margin-top: 8px; margin-bottom: 2px;"><img src="{}"></p>'
_LINK = '<a href="{}" style="color: {};">{}</a>'
_PLACE = '<a name="{}"></a>'
_PARAGRAPH = '<p style="margin-top: 2px; margin-bottom: 5px;">{}</p>'
_NO_BREAK = "\N{NO-BREAK SPACE}"
_WITHIN_A_KEY = "\N{WORD JOINER}"
"""Keeps a line from ending within a key."""
_KEYS_SHARE = "40%"
"""What the column of the keys takes of the width."""


def help_html(rules: Rules, words: CardWords) -> str:
    """Write the whole help.

    Its links lead to the guided deal of the game, and to the chapters that have a place.
    """
    written = chapters(rules, words)
    parts = [f'<h2 style="font-family: {HEADING_FAMILY};">{escape(rule_set_name(rules))}</h2>']
    game = guided_game(rules)
    if game is not None:
        parts.append(_link(game, _("Show me how: a guided deal")))
    parts += [_link(f"#{one.place}", one.title) for one in written if one.place]
    names = (f"{PICTURE}{number}" for number, _unused in enumerate(examples_in(written)))
    for chapter in written:
        parts += _chapter_html(chapter, 3, words, names)
    return "".join([*parts, _heading(_("Keys"), 3), keys_html(level=4)])


def examples_in(written: Iterable[Chapter]) -> Iterator[Example]:
    """Yield the pictures of chapters in the order of the page."""
    for chapter in written:
        yield from chapter.examples
        yield from examples_in(chapter.sections)


def keys_html(level: int = 3) -> str:
    """Write all keys, with a heading of that level for each place."""
    return "".join(
        f'{_heading(group.title, level)}<table width="100%">'
        f"{''.join(map(_key_row, group.lines))}</table>"
        for group in key_groups()
    )


def _chapter_html(
    chapter: Chapter, level: int, words: CardWords, names: Iterator[str]
) -> Iterator[str]:
    """Write a chapter; its pictures have the next of the names."""
    if chapter.place:
        yield _PLACE.format(chapter.place)
    yield _heading(chapter.title, level)
    for sentence in chapter.sentences:
        yield _PARAGRAPH.format(escape(sentence))
    for example in chapter.examples:
        yield _PICTURE.format(next(names))
        yield _PARAGRAPH.format(_told(example, words))
    for section in chapter.sections:
        yield from _chapter_html(section, level + 1, words, names)


def _told(example: Example, words: CardWords) -> str:
    """Tell an example in words; no line ends within the short name of a card."""
    told = example.told(words)
    for card in example.playable:
        name = words.short(card)
        told = told.replace(name, name.replace(" ", _NO_BREAK))
    return escape(told)


def _link(target: str, text: str) -> str:
    return _PARAGRAPH.format(_LINK.format(target, theme.ACTION_GREEN, escape(text)))


def _heading(title: str, level: int) -> str:
    return (
        f'<h{level} style="font-family: {HEADING_FAMILY}; color: {theme.ACTION_GREEN};'
        f' margin-bottom: 2px; margin-top: 14px;">{escape(title)}</h{level}>'
    )


def _key_row(line: tuple[str, str]) -> str:
    keys, what = line
    whole = keys.replace("+", f"{_WITHIN_A_KEY}+{_WITHIN_A_KEY}")
    first = f'<td width="{_KEYS_SHARE}"><b>{escape(whole)}</b>&nbsp;&nbsp;</td>'
    return f"<tr>{first}<td>{escape(what)}</td></tr>"


_CARD = QSizeF(2.3, 3.1)
_GAP, _RAISED, _BETWEEN = 0.35, 0.7, 1.0
_CORNER, _LETTER, _SIGN = 0.3, 1.15, 1.05
"""Lengths in text units: the cards, and what is on them."""
_FAINT = 0.42
"""How much of a card that may not be played is seen."""


def picture_size(example: Example, unit: float) -> QSizeF:
    """Return width and height of the picture, in pixels of the page."""
    most = max(len(example.trick), len(example.hand))
    width = most * _CARD.width() + (most - 1) * _GAP + 0.4
    return QSizeF(width, 2 * _CARD.height() + _BETWEEN + _RAISED + 0.3) * unit


def draw_example(
    example: Example, words: CardWords, style: CardStyle, unit: float, ratio: float
) -> QImage:
    """Draw it; ``unit`` is a text unit, ``ratio`` the pixels of the screen to one of the page."""
    size = picture_size(example, unit)
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    hand = _Row(painter, words, style, unit)
    for place, card in enumerate(example.trick):
        hand.draw(card, QPointF(place, 0.15), ringed=place == example.winning)
    below = _CARD.height() + _BETWEEN + _RAISED
    for place, card in enumerate(example.hand):
        allowed = card in example.playable
        down = below - (_RAISED if allowed else 0.0)
        hand.draw(card, QPointF(place, down), faint=not allowed)
    painter.end()
    return image


class _Row:
    """Draws cards side by side, each as a small sheet of paper with its rank and its sign."""

    def __init__(self, painter: QPainter, words: CardWords, style: CardStyle, unit: float) -> None:
        self._painter = painter
        self._words = words
        self._style = style
        self._unit = unit

    def draw(
        self, card: Card, place: QPointF, *, faint: bool = False, ringed: bool = False
    ) -> None:
        """Draw a card at its place in the row, some units down."""
        painter, t = self._painter, self._unit
        left = place.x() * (_CARD.width() + _GAP) + 0.2
        area = QRectF(QPointF(left, place.y()) * t, _CARD * t)
        painter.setOpacity(_FAINT if faint else 1.0)
        painter.setPen(QPen(QColor(theme.DARK_GOLD if ringed else theme.INK), 2.6 if ringed else 1))
        painter.setBrush(QColor("white"))
        painter.drawRoundedRect(area, _CORNER * t, _CORNER * t)
        font: QFont = fonts.text(_LETTER * t, fonts.TextWeight.SEMI_BOLD)
        painter.setFont(font)
        red = card.suit.letter in "HD"
        painter.setPen(QColor(theme.CARD_RED if red else theme.INK))
        upper = QRectF(area.topLeft(), QSizeF(area.width(), 0.5 * area.height()))
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, self._words.letter(card.rank))
        side = _SIGN * t
        centre = QPointF(area.center().x(), area.top() + 0.72 * area.height())
        sign = suit_sign(self._style, card.suit.letter, round(3 * side))
        painter.drawImage(QRectF(centre - QPointF(side, side) / 2, QSizeF(side, side)), sign)
        painter.setOpacity(1.0)
