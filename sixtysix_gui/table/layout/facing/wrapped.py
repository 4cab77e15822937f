"""The games of this kind for two lie as the table for two does (docs/table.md), chair by chair."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from typing_extensions import override

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.facing.counter_table import CounterTable
from sixtysix_gui.table.layout.facing.places import FacingPlaces
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.scores import DevicePlace, Scores
from sixtysix_gui.table.layout.sentences import (
    ANNOUNCEMENT,
    BubblePlace,
    Sentences,
    StatusGrowth,
    TailSide,
)
from sixtysix_gui.table.layout.sides import Sides

_SHOWN_BELOW_HAND, _SHOWN_APART = 0.75, 0.45
"""Where the other shows king and queen: below the hand in H, and from the trick's middle in W."""

_SEALS = (0.06, -0.17, 0.30)
"""The first seal from the pile's middle in W and H, and another one further on, in W."""


@dataclass(frozen=True)
class FacingHands(Hands):
    """Both hands of the table for two."""

    base: FacingPlaces

    @override
    def places(self, chair: Chair, count: int) -> tuple[Place, ...]:
        hands = self.base.hands
        return hands.own(count) if chair is Chair.SOUTH else hands.opponent(count)

    @override
    def own(self, count: int) -> tuple[Place, ...]:
        return self.base.hands.own(count)

    @property
    @override
    def own_top(self) -> float:
        return self.base.hands.own_top

    @override
    def shown_marriage(self, chair: Chair) -> tuple[Place, Place]:
        metrics, x = self.base.metrics, self.base.middle.trick.x()
        y = self.base.hands.opponent_y + _SHOWN_BELOW_HAND * metrics.card_height
        off = _SHOWN_APART * metrics.card_width
        return Place(x - off, y), Place(x + off, y)

    @property
    @override
    def hides_others(self) -> bool:
        return self.base.hands.hides_opponent

    @property
    @override
    def count_tag(self) -> QPointF:
        return self.base.hands.opponent_count_tag

    @property
    @override
    def hover_lift(self) -> float:
        return self.base.hands.hover_lift


@dataclass(frozen=True)
class FacingMiddle(Middle):
    """Talon, trick and coin of the table for two, and the counter where it is used."""

    base: FacingPlaces

    @cached_property
    def _with_counter(self) -> CounterTable:
        return CounterTable(self.base)

    @property
    @override
    def trick(self) -> QPointF:
        return self.base.middle.trick

    @property
    @override
    def status(self) -> QPointF:
        return self.base.middle.status

    @property
    @override
    def status_height(self) -> float:
        return self.base.middle.status_height

    @override
    def trick_place(self, chair: Chair) -> Place:
        return self.base.middle.trick_place(chair)

    @override
    def trick_card(self, chair: Chair, deal: object, number: int) -> Place:
        return self.base.middle.trick_card(chair, deal, number)

    @property
    @override
    def counter(self) -> QPointF:
        return self._with_counter.counter

    @property
    @override
    def counter_label(self) -> QPointF:
        return self._with_counter.counter_label

    @property
    @override
    def counter_label_width(self) -> float:
        trick = self.trick_place(Chair.SOUTH).bounds(self.metrics.card_width)
        theirs = self.trick_place(Chair.NORTH).bounds(self.metrics.card_width)
        return 2 * max(0.0, min(trick.left(), theirs.left()) - self.counter.x())

    @property
    @override
    def coin(self) -> QPointF:
        return self.base.middle.coin

    @cached_property
    @override
    def talon(self) -> Place:
        return self.base.middle.talon

    @override
    def talon_card(self, index: int) -> Place:
        return self.base.middle.talon_card(index)

    @override
    def talon_count_tag(self, count: int) -> QPointF:
        return self.base.middle.talon_count_tag(count)

    @property
    @override
    def turn_up(self) -> Place:
        return self.base.middle.turn_up

    @property
    @override
    def act_row_y(self) -> float:
        return self.base.middle.act_row_y

    @override
    def lowest_centre(self, half_height: float) -> float:
        return self.base.middle.lowest_centre(half_height)

    @property
    @override
    def trump_badge(self) -> QPointF:
        return self.base.middle.trump_badge


@dataclass(frozen=True)
class FacingSides(Sides):
    """Plates and piles of the table for two."""

    base: FacingPlaces

    @override
    def plate(self, chair: Chair) -> QRectF:
        return self.base.sides.plate(chair)

    @override
    def pile_lies_crosswise(self, chair: Chair) -> bool:
        return self.base.sides.pile_lies_crosswise(chair)

    @override
    def pile_outline(self, chair: Chair) -> Place:
        return self.base.sides.pile_outline(chair)

    @override
    def pile_card(self, chair: Chair, index: int, count: int, *, upper: bool = True) -> Place:
        return self.base.sides.pile_card(chair, index, count, upper=upper)

    @override
    def seals(self, chair: Chair, count: int) -> tuple[QPointF, ...]:
        pile, width = self.pile_outline(chair), self.metrics.card_width
        right, down, step = _SEALS
        first = pile.moved(right * width, down * self.metrics.card_height)
        return tuple(first.moved(step * width * index, 0.0).point for index in range(count))

    @override
    def points_tag(self, chair: Chair) -> QPointF:
        return self.base.sides.points_tag(chair)


@dataclass(frozen=True)
class FacingScores(Scores):
    """The score devices of the table for two, or the slate where that is used."""

    base: FacingPlaces
    uses_slate: bool

    @override
    def scale(self, chair: Chair) -> float:
        return self.base.metrics.sizes.side

    @override
    def lies_crosswise(self, chair: Chair) -> bool:
        return self.base.scores.marker_turned(chair)

    @override
    def pair_zone(self, chair: Chair) -> QRectF:
        return self.base.scores.marker_zone(chair)

    @override
    def device(self, chair: Chair, box_height: float) -> DevicePlace:
        zone, turned = self.pair_zone(chair), self.lies_crosswise(chair)
        corner = zone.topRight()
        if turned:
            corner = QPointF(zone.right(), zone.center().y() - box_height / 2)
        elif chair is Chair.SOUTH:
            corner = QPointF(zone.right(), zone.bottom() - box_height)
        return DevicePlace(corner, self.scale(chair), turned, flush_left=False)

    @property
    @override
    def slate(self) -> QRectF:
        return CounterTable(self.base).slate

    @override
    def eights(self, chair: Chair, count: int) -> tuple[Place, ...]:
        if self.uses_slate:
            return CounterTable(self.base).eights(chair, count)
        return self.base.scores.eights(chair, count)

    @override
    def counted_cards(self, chair: Chair, count: int) -> tuple[Place, ...]:
        return self.base.scores.counted_cards(chair, count)

    @override
    def eight_value(self, eight: Place) -> QPointF:
        return CounterTable(self.base).eight_value(eight)


@dataclass(frozen=True)
class FacingSentences(Sentences):
    """The status line and the announcements of the table for two."""

    base: FacingPlaces

    @property
    @override
    def status_max_width(self) -> float:
        return self.base.sentences.status_max_width

    @override
    def status_growth(self, taken: Iterable[QRectF], *, row_taken: bool) -> StatusGrowth:
        base, span = self.base, None
        if base.metrics.has_act_row:
            span = base.sentences.status_span(taken, row_taken=row_taken)
        return StatusGrowth(base.middle.room_for_more_lines, span)

    @override
    def bubble(
        self,
        chair: Chair,
        width: float,
        height: float = ANNOUNCEMENT,
        beyond: float = 0.0,
        opposite: float | None = None,
        taken: QRectF | None = None,
    ) -> BubblePlace:
        anchor = self.base.sentences.bubble(chair, width, taken or QRectF())
        high = height * self.metrics.text_unit
        tip = QPointF(anchor.tail_x, anchor.tail_y)
        if anchor.tail_up:
            area = QRectF(anchor.left, tip.y() + anchor.tail_length, width, high)
            return BubblePlace(area, tip, TailSide.ABOVE)
        area = QRectF(anchor.left, tip.y() - anchor.tail_length - high, width, high)
        return BubblePlace(area, tip, TailSide.BELOW)
