"""The sheet at the end of a game: who won it, the score, and one disc for each deal."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QGridLayout, QPushButton, QSpacerItem, QWidget
from typing_extensions import override

from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.design import fonts, theme
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.words import signed
from sixtysix_gui.text.common import texts, translate
from sixtysix_gui.text.results.game_end import DealDisc, FinalStanding, GameEnd
from sixtysix_gui.text.results.scores import TallyWords
from sixtysix_gui.windows.sheets.deal_sheet import FigurePill, head_size
from sixtysix_gui.windows.sheets.paper_sheet import Crown, PaperSheet
from sixtysix_gui.windows.sheets.tally_cross import SeriesPips, TallyCross
from sixtysix_gui.windows.widgets.basic import PlainLabel
from sixtysix_gui.windows.widgets.pencil import CoachLine, mark_colour, paint_mark

_ = texts("GameSheet")

_HEAD, _SOBER_HEAD = 2.05, 1.7
_SCORE, _SOBER_SCORE = 2.7, 2.2
_STANDING = 1.25
_DISC = 2.1
_DISC_GAP = 0.6
_BELOW_CARDS, _ABOVE_HEAD = 4.4, 0.6
_DISC_FIGURE = 0.95
_MARK_ROOM = 2.05
"""Sizes in text units; the last is the room for a mark and a loss below a disc."""
_MANY, _SMALL_DISC = 36, 0.74
"""From this many deals on, discs are smaller by this factor."""
_LONGEST_IN_DISC = 3
"""Characters of a figure that go into a disc in its usual size."""


@dataclass(frozen=True)
class DiscMark:
    """The worst mark of a deal and what was lost in it; ``spoken`` says it."""

    verdict: Verdict
    loss: str
    spoken: str


@dataclass(frozen=True)
class GameMarks:
    """What the coach has found in a game: the mark of its worst deal, None at all others."""

    marks: tuple[DiscMark | None, ...]
    text: str = ""


@dataclass(frozen=True)
class GameSheetActs:
    """What the buttons of the sheet do; there is none for what is None.

    ``once_more`` plays the same again, at the key that is called ``once_more_key``; ``other_game``
    asks what to play. ``with_coach``: it is he who looks back.
    """

    once_more: Callable[[], None]
    once_more_key: str = ""
    look_back: Callable[[], None] | None = None
    with_coach: bool = True
    other_game: Callable[[], None] | None = None
    leave: Callable[[], None] | None = None
    end_demonstration: Callable[[], None] | None = None


class GameSheet(PaperSheet):
    """Shows the end of a game."""

    def __init__(
        self,
        text_unit: float,
        end: GameEnd,
        acts: GameSheetActs,
        best: Sequence[Card] = (),
        coach: GameMarks | None = None,
        *,
        may_be_low: bool = False,
    ) -> None:
        """Write the sheet; ``best`` are cards of the winner, which will lie over its edge.

        ``coach`` is what he has found in the deals; its room is kept while he works.
        """
        super().__init__(text_unit)
        self.may_be_low = may_be_low
        self._leave = acts.leave
        room = _BELOW_CARDS * text_unit if best else 0.0
        if best:
            chair = Chair.SOUTH if end.won else Chair.NORTH
            self.crown = Crown(tuple(best), chair, room)
        self._above_head = QSpacerItem(0, round(room + _ABOVE_HEAD * text_unit))
        self.column.addSpacerItem(self._above_head)
        head = _HEAD if end.festive else _SOBER_HEAD
        self.add_heading(end.head, min(head, head_size(end.head, text_unit)))
        if end.festive or not end.standings:
            self._add_score(end)
        if end.caption:
            self.add_text(end.caption)
        if end.standings:
            self._add_standings(end.standings)
        if end.deals:
            marks = None if coach is None else coach.marks
            self.column.addWidget(_Discs(text_unit, end.deals, marks))
        if end.remark:
            self.add_text(end.remark)
        if coach is not None:
            self.column.addWidget(CoachLine(coach.text, self.font()))
        if end.tally is not None:
            self._add_tally(end.tally)
        self._add_acts(end, acts)

    @override
    def leave_ornament_out(self) -> None:
        """Do without the cards and their room."""
        self.crown = None
        self._above_head.changeSize(0, round(_ABOVE_HEAD * self.unit))
        self.column.invalidate()

    def _add_score(self, end: GameEnd) -> None:
        if end.festive:
            laurel = LaurelScore(end.score, self.unit, self.figure_font(_SCORE, bold=True))
            self.column.addWidget(laurel)
        else:
            self.add_heading(end.score, _SOBER_SCORE)

    def _add_standings(self, standings: Sequence[FinalStanding]) -> None:
        """List how all stand, the best first, the winners in gold."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(1.2 * self.unit))
        grid.setVerticalSpacing(round(0.3 * self.unit))
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(4, 1)
        for row, one in enumerate(standings):
            grid.addWidget(self.make_label(one.name, wrap=False), row, 1)
            font = self.figure_font(_STANDING, bold=one.won)
            score = FigurePill(one.score, self.unit, font) if one.won else self._figure(one.score)
            grid.addWidget(score, row, 2, Qt.AlignmentFlag.AlignCenter)
            if one.note:
                grid.addWidget(self.make_label(one.note, "note", wrap=False), row, 3)
        self.column.addLayout(grid)
        self.column.addSpacing(round(0.4 * self.unit))

    def _figure(self, text: str) -> PlainLabel:
        made = self.make_label(text, wrap=False)
        made.setFont(self.figure_font(_STANDING))
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return made

    def _add_tally(self, words: TallyWords) -> None:
        self.column.addSpacing(round(0.2 * self.unit))
        self.add_text(words.head)
        drawn = SeriesPips if words.pips else TallyCross
        self.column.addWidget(drawn(words, self.unit))

    def _add_acts(self, end: GameEnd, acts: GameSheetActs) -> None:
        links = self.link_buttons(
            (_("Other game…"), "other-game", acts.other_game),
            (_("Leave the table"), "leave", acts.leave),
            (_("End demonstration"), "end-demonstration", acts.end_demonstration),
        )
        main = self.act_button(
            self._once_more(end, acts),
            "once-more",
            acts.once_more,
            main=True,
            key=acts.once_more_key,
        )
        main.setAccessibleDescription(end.spoken)  # it has the focus: readers say this with it
        before: list[QPushButton] = []
        if acts.look_back is not None:
            with_coach = _("Review with the coach")
            text = with_coach if acts.with_coach else _("Review")
            before.append(self.act_button(text, "look-back", acts.look_back))
        self.add_buttons(*links, main=main, before=before)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the table by Esc."""
        if event.key() == Qt.Key.Key_Escape and self._leave is not None:
            self._leave()
        else:
            super().keyPressEvent(event)

    def _once_more(self, end: GameEnd, acts: GameSheetActs) -> str:
        if acts.end_demonstration is not None:
            return _("Another game")
        return _("Play again") if end.won or end.is_drawn else _("Rematch")


class _Discs(QWidget):
    """A disc for each deal, in rows: filled for the person's, paper for the other's."""

    def __init__(
        self,
        text_unit: float,
        deals: Sequence[DealDisc],
        marks: Sequence[DiscMark | None] | None = None,
    ) -> None:
        super().__init__()
        self._unit = text_unit * (_SMALL_DISC if len(deals) >= _MANY else 1.0)
        self._deals = tuple(deals)
        self._marks = None if marks is None else tuple(marks)
        self._step_down = _DISC + _DISC_GAP + (0.0 if marks is None else _MARK_ROOM)
        self.setFont(fonts.heading(_DISC_FIGURE * self._unit))
        self.setAccessibleName(
            translate("_Discs", "Deals: {list}").format(
                list=", ".join(signed(deal.points) for deal in deals)
            )
        )
        said = " ".join(mark.spoken for mark in self._marks or () if mark is not None)
        self.setAccessibleDescription(said)
        self.setMinimumHeight(self.heightForWidth(round(26 * text_unit)))

    @override
    def hasHeightForWidth(self) -> bool:
        """Many deals need several rows."""
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._deals) // self._in_a_row(width)) if self._deals else 1
        return round(rows * self._step_down * self._unit)

    def _in_a_row(self, width: int) -> int:
        return max(1, int((width / self._unit + _DISC_GAP) / (_DISC + _DISC_GAP)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size, step = _DISC * self._unit, (_DISC + _DISC_GAP) * self._unit
        in_a_row = self._in_a_row(self.width())
        for place, deal in enumerate(self._deals):
            row, column = divmod(place, in_a_row)
            count = min(in_a_row, len(self._deals) - row * in_a_row)
            left = (self.width() - count * step + _DISC_GAP * self._unit) / 2
            top = row * self._step_down * self._unit + 1
            area = QRectF(left + column * step, top, size, size)
            self._draw(painter, area, deal)
            mark = self._marks[place] if self._marks and place < len(self._marks) else None
            if mark is not None:
                self._draw_mark(painter, area, mark)
        painter.end()

    def _draw_mark(self, painter: QPainter, disc: QRectF, mark: DiscMark) -> None:
        """Paint the worst mark of a deal below its disc, and what was lost in it."""
        unit = self._unit
        sign = QRectF(0, 0, 0.85 * unit, 0.85 * unit)
        sign.moveCenter(disc.center())
        sign.moveTop(disc.bottom() + 0.4 * unit)
        paint_mark(painter, mark.verdict, sign)
        painter.save()
        painter.setFont(fonts.heading(0.8 * unit, bold=True))
        painter.setPen(mark_colour(mark.verdict))
        below = QRectF(disc.x() - 0.6 * unit, sign.bottom(), disc.width() + 1.2 * unit, unit)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, mark.loss)
        painter.restore()

    def _draw(self, painter: QPainter, area: QRectF, deal: DealDisc) -> None:
        filled = deal.mine and deal.points > 0
        painter.setPen(QPen(QColor(theme.ACTION_GREEN if filled else theme.INK), 1.4))
        painter.setBrush(QColor(theme.ACTION_GREEN if filled else theme.PAPER))
        painter.drawEllipse(area)
        painter.setPen(QColor(theme.PAPER if filled else theme.INK))
        painter.setFont(self._figure_font(signed(deal.points)))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, signed(deal.points))

    def _figure_font(self, figure: str) -> QFont:
        """Return the font of a figure, smaller where it is too long for a disc."""
        if len(figure) <= _LONGEST_IN_DISC:
            return self.font()
        small = QFont(self.font())
        small.setPixelSize(round(small.pixelSize() * _LONGEST_IN_DISC / len(figure)))
        return small


_RADIUS = 3.9
_SQUEEZED = 0.74
"""The branches lie on an ellipse so much lower than wide, for a score is wider than high."""
_LEAF = 0.92
_LEAF_WIDTH = 0.30
_TWIG = 0.09
_BELOW = 0.35
_ROOM = 5.2
"""Sizes in text units."""
_FIRST, _LAST = 6.0, 140.0
"""From where to where a branch reaches, in degrees from the lowest point upwards."""
_PAIRS = 9
_SPREAD = 38.0
"""By how many degrees a leaf turns off its twig."""


class LaurelScore(QWidget):
    """A score between two branches."""

    def __init__(self, text: str, unit: float, font: QFont) -> None:
        """Write the score in a font; ``unit`` is the text unit in pixels."""
        super().__init__()
        self._text = text
        self._unit = unit
        self.setFont(font)
        self.setAccessibleName(text)
        width, height = _RADIUS + _LEAF, _SQUEEZED * _RADIUS + _BELOW
        self.setMinimumWidth(math.ceil(2 * width * unit))
        self.setFixedHeight(math.ceil(2 * height * unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self._unit, self._unit)
        for side in (-1, 1):
            painter.save()
            painter.scale(side, 1)
            _paint_branch(painter)
            painter.restore()
        painter.restore()
        painter.setPen(QColor(theme.ACTION_GREEN))
        painter.setFont(self._fitting_font())
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()

    def _fitting_font(self) -> QFont:
        """Return the font, smaller where a long score would lie on the leaves."""
        font, room = QFont(self.font()), _ROOM * self._unit
        width = QFontMetricsF(font).horizontalAdvance(self._text)
        if width > room:
            font.setPixelSize(int(font.pixelSize() * room / width))
        return font


def _paint_branch(painter: QPainter) -> None:
    twig = QPainterPath(_on_branch(_FIRST))
    for step in range(1, 41):
        twig.lineTo(_on_branch(_FIRST + (_LAST - _FIRST) * step / 40))
    painter.setPen(_pen(_TWIG))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(twig)
    painter.setPen(_pen(0.055))
    painter.setBrush(QColor(theme.GOLD))
    for number in range(_PAIRS):
        degrees = _FIRST + (_LAST - _FIRST) * (number + 0.6) / _PAIRS
        shrinking = 1.0 - 0.35 * number / _PAIRS
        for turn in (-_SPREAD, _SPREAD):
            _paint_leaf(painter, degrees, turn, shrinking)
    _paint_leaf(painter, _LAST, 0.0, 0.62)


def _paint_leaf(painter: QPainter, degrees: float, turn: float, size: float) -> None:
    """Paint a leaf that grows from the twig at some place, along it but for a turn."""
    here, ahead = _on_branch(degrees), _on_branch(degrees + 0.5)
    along = math.degrees(math.atan2(ahead.y() - here.y(), ahead.x() - here.x()))
    painter.save()
    painter.translate(here)
    painter.rotate(along + turn)
    painter.drawPath(_leaf(_LEAF * size, _LEAF_WIDTH * size))
    painter.restore()


def _leaf(length: float, width: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(0.25 * length, -0.75 * width, 0.7 * length, -0.7 * width, length, 0)
    path.cubicTo(0.7 * length, 0.7 * width, 0.25 * length, 0.75 * width, 0, 0)
    return path


def _on_branch(degrees: float) -> QPointF:
    angle = math.radians(degrees)
    return QPointF(_RADIUS * math.sin(angle), _SQUEEZED * _RADIUS * math.cos(angle))


def _pen(width: float) -> QPen:
    pen = QPen(QColor(theme.DARK_GOLD), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
