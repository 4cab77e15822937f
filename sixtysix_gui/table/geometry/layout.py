"""The whole table laid out by rule for any size of the scene and of its text.

This is the one face of `geometry` towards the rest of the program; the numbers stand there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.geometry import (
    acts,
    counting,
    hands,
    middle,
    score_zones,
    sentences,
    sides,
)
from sixtysix_gui.table.geometry.metrics import Metrics, least_scene
from sixtysix_gui.table.geometry.place import Place, Side, bounds_of
from sixtysix_gui.table.geometry.score_zones import Marker, MarkerPlaces
from sixtysix_gui.table.geometry.sentences import BubbleAnchor
from sixtysix_gui.table.options import CardSize

__all__ = [
    "BubbleAnchor",
    "MarkerPlaces",
    "Metrics",
    "Place",
    "Side",
    "TableLayout",
    "least_scene",
]

_COUNTED_FROM = 0.5
"""The cards of the other hand can be counted when so much of their height is seen."""

TEXT_SCALES = (1.0, 2.0)
"""Least and greatest text size setting."""


@dataclass(frozen=True)
class TableLayout:
    """Every place of the table, in logical pixels from the scene's upper left corner."""

    metrics: Metrics
    hand_size: int

    @classmethod
    def for_size(
        cls,
        width: float,
        height: float,
        text_scale: float = 1.0,
        hand_size: int = 6,
        *,
        open_hands: bool = False,
        card_size: CardSize = "fits",
        tall: bool | None = None,
    ) -> TableLayout:
        """Lays out a scene of that size.

        Args:
            width: of the scene in pixels.
            height: of the scene in pixels, without menu bar.
            text_scale: text size setting, 1 to 2; other values are brought within.
            hand_size: cards in a full hand of the rule set.
            open_hands: both hands lie open to be looked at.
            card_size: the setting of the size of the own cards.
            tall: the arrangement of a tall scene or of a wide one, whatever the shape of this one.
        """
        scale = max(TEXT_SCALES[0], min(text_scale, TEXT_SCALES[1]))
        size = max(width, 1.0), max(height, 1.0)
        metrics = Metrics.for_size(
            *size, scale, open_hands=open_hands, card_size=card_size, tall=tall
        )
        return cls(metrics, hand_size)

    @property
    def width(self) -> float:
        """Width of the scene."""
        return self.metrics.width

    @property
    def height(self) -> float:
        """Height of the scene."""
        return self.metrics.height

    @property
    def text_scale(self) -> float:
        """The text size setting, k."""
        return self.metrics.text_scale

    @property
    def tall(self) -> bool:
        """Whether plate, pile and marker lie in a strip below the hand."""
        return self.metrics.tall

    @property
    def card_width(self) -> float:
        """W: the width of a card of scale 1."""
        return self.metrics.card_width

    @property
    def card_height(self) -> float:
        """H: the height of a card of scale 1."""
        return self.metrics.card_height

    @property
    def text_unit(self) -> float:
        """The size of ordinary text, t."""
        return self.metrics.text_unit

    @property
    def axis(self) -> float:
        """The middle of both hands and of the sentences, from the left."""
        return self.metrics.axis

    @property
    def own_scale(self) -> float:
        """The size of the own cards."""
        return self.metrics.sizes.own

    @property
    def has_act_row(self) -> bool:
        """Whether the acts stand in a row, because words are large."""
        return self.metrics.has_act_row

    @property
    def rim(self) -> float:
        """Width of the wooden rim."""
        return self.metrics.rim

    # ------------------------------------------------------------------------------------- hands

    def own_hand(self, count: int) -> tuple[Place, ...]:
        """Places of so many own cards, from left to right."""
        return hands.own_hand(self.metrics, count)

    def opponent_hand(self, count: int) -> tuple[Place, ...]:
        """Places of so many of the other player's cards, from left to right."""
        return hands.opponent_hand(self.metrics, count)

    @property
    def hides_their_hand(self) -> bool:
        """Whether so little is seen of the other hand that its cards cannot be counted."""
        return self.metrics.sizes.seen < _COUNTED_FROM

    @property
    def their_count(self) -> QPointF:
        """Centre of the tag with the number of cards in the other hand, on its lower edge."""
        middle_card = bounds_of(self.opponent_hand(1), self.card_width)
        lowest = hands.opponent_hand_bottom(self.metrics)
        y = max(lowest, self.rim + 0.8 * self.text_unit)
        return QPointF(middle_card.center().x(), y)

    @property
    def hover_lift(self) -> float:
        """How far the card under the pointer or the focus rises along its own axis."""
        return 0.10 * self.card_height

    @property
    def armed_lift(self) -> float:
        """How far king and queen of an armed marriage rise."""
        return 0.06 * self.card_height

    @property
    def dimmed_drop(self) -> float:
        """How far a card that may not be played is lowered."""
        return 0.05 * self.card_height

    @property
    def drag_scale(self) -> float:
        """The size of a dragged card, so that it does not hide its target."""
        return acts.DRAG_SCALE

    @property
    def drag_tilt(self) -> float:
        """A dragged card is straightened to at most so many degrees."""
        return acts.DRAG_TILT

    # ------------------------------------------------------------------------------------ middle

    @property
    def trick(self) -> QPointF:
        """The middle of the trick."""
        return middle.trick(self.metrics)

    def trick_card(self, side: Side, deal: object, trick: int) -> Place:
        """Where that side's card lies in a trick, a little off, the same every time."""
        return middle.trick_card(self.metrics, side, deal, trick)

    @property
    def talon(self) -> Place:
        """The talon's place, and the pressed-in outline when it is gone."""
        return middle.talon(self.metrics)

    def talon_card(self, index: int) -> Place:
        """Where a card of the talon lies, the lowest being 0."""
        return middle.talon_card(self.metrics, index)

    @property
    def turn_up(self) -> Place:
        """The trump card, crosswise under the talon."""
        return middle.turn_up(self.metrics)

    @property
    def closed_turn_up(self) -> Place:
        """The trump card face down on the closed talon."""
        return middle.closed_turn_up(self.metrics)

    @property
    def badge_radius(self) -> float:
        """Radius of the trump badge."""
        return middle.badge_radius(self.card_width, self.text_unit)

    @property
    def trump_badge(self) -> QPointF:
        """Centre of the trump badge beside the talon, open or closed."""
        return middle.trump_badge(self.metrics)

    @property
    def trump_badge_gone(self) -> QPointF:
        """Centre of the trump badge where the talon was."""
        return self.talon.point

    @property
    def closed_label(self) -> QPointF:
        """Centre of the label that says who closed."""
        return middle.closed_label(self.metrics)

    @property
    def closed_label_width(self) -> float:
        """How wide that label may be."""
        return middle.closed_label_width(self.metrics)

    def count_tag(self, count: int) -> QPointF:
        """Centre of the tag with the number of cards, on the talon's upper edge."""
        top = self.talon_card(max(count - 1, 0)).point
        return top + QPointF(0.0, -self.card_height / 2)

    @property
    def coin(self) -> QPointF:
        """Centre of the Out coin."""
        return middle.coin(self.metrics)

    @property
    def coin_radius(self) -> float:
        """Radius of the Out coin."""
        return middle.coin_radius(self.card_width, self.text_unit)

    @property
    def status(self) -> QPointF:
        """Centre of the status line while it has one line; more lines grow upwards."""
        return middle.status(self.metrics)

    @property
    def status_height(self) -> float:
        """Height of a status line of one line."""
        return middle.status_height(self.metrics)

    @property
    def room_for_more_lines(self) -> float:
        """How far a longer status may grow over the empty row of acts; below 0 upwards."""
        return middle.room_for_more_lines(self.metrics)

    def status_span(self, taken: Iterable[QRectF], *, row_taken: bool) -> tuple[float, float]:
        """How far a status may reach to both sides of the axis where the acts have a row."""
        return sentences.status_span(self.metrics, taken, row_taken=row_taken)

    @property
    def status_max_width(self) -> float:
        """How wide the status line may become before it wraps."""
        return sentences.status_max_width(self.metrics)

    # ------------------------------------------------------------------------------------- sides

    def plate(self, side: Side) -> QRectF:
        """The plate of a player."""
        return sides.plate(self.metrics, side)

    def pile_outline(self, side: Side) -> Place:
        """Where the first won trick will lie."""
        return sides.pile_outline(self.metrics, side)

    def pile_card(self, side: Side, index: int, count: int, *, upper: bool = True) -> Place:
        """Where a card of the won trick `index` of `count` lies."""
        return sides.pile_card(self.metrics, side, index, count, upper=upper)

    def counted_cards(self, side: Side, count: int) -> tuple[Place, ...]:
        """Where so many cards of a pile lie while they are counted."""
        return counting.counted_cards(self.metrics, side, count)

    def winners_fan(self, count: int, middle: float, lowest: float) -> tuple[Place, ...]:
        """Where so many of the winner's best cards lie, around a middle and down to a height."""
        return hands.winners_fan(self.metrics, count, middle, lowest)

    def points_tag(self, side: Side) -> QPointF:
        """Centre of the tag with the card points."""
        return sides.points_tag(self.metrics, side)

    def marker_zone(self, side: Side) -> QRectF:
        """The room of a score marker."""
        return score_zones.marker_zone(self.metrics, side)

    def marker_turned(self, side: Side) -> bool:
        """Whether a score marker is turned by 90 degrees."""
        return score_zones.marker_turned(self.metrics, side)

    def marker_places(self, side: Side, marker: Marker) -> MarkerPlaces:
        """Where the two cards of a score marker lie."""
        return score_zones.marker_places(self.metrics, side, marker)

    def eights(self, side: Side, count: int) -> tuple[Place, ...]:
        """Places of a player's eights, from the oldest to the newest."""
        return score_zones.eights(self.metrics, side, count)

    @property
    def eight_entry(self) -> QPointF:
        """Where a new eight comes from: beyond the upper right corner."""
        return QPointF(self.width + self.card_width, -self.card_height / 2)

    # -------------------------------------------------------------------------------------- acts

    def marriage_chip(self, count: int, left_index: int, *, adjacent: bool) -> QPointF:
        """Centre of a marriage's chip: the seam of the pair, or its left card if they are apart."""
        return acts.marriage_chip(self.metrics, count, left_index, adjacent=adjacent)

    @property
    def exchange_chip(self) -> QPointF:
        """Centre of the exchange chip on the trump card's lower edge."""
        return acts.exchange_chip(self.metrics)

    @property
    def exchange_chip_beside(self) -> QPointF:
        """Left end of the exchange chip right of the trump card, level with it."""
        return acts.exchange_chip_beside(self.metrics)

    @property
    def close_chip(self) -> QPointF:
        """Centre of the close chip on the talon's lower edge."""
        return acts.close_chip(self.metrics)

    @property
    def draw_chip(self) -> QPointF:
        """Centre of the draw chip on the talon."""
        return self.talon.point + QPointF(0.0, -0.22 * self.card_height)

    def act_row(self, taken: Iterable[QRectF] = ()) -> QRectF:
        """The room for the row of acts between the things that lie beside it."""
        return acts.act_row(self.metrics, taken)

    def bubble(self, side: Side, width: float, taken: QRectF) -> BubbleAnchor:
        """Where a player's announcement stands and whither its tail points.

        Args:
            side: who speaks.
            width: of the announcement.
            taken: the status line, which it must not cover; empty where there is none.
        """
        return sentences.bubble(self.metrics, side, width, taken)

    @property
    def trick_target(self) -> Place:
        """The target of a card that is played."""
        return middle.trick_place(self.metrics, Side.MINE)

    @property
    def talon_target(self) -> Place:
        """The target of the trump card that closes the talon."""
        return self.talon

    @property
    def turn_up_target(self) -> Place:
        """The target of the lowest trump that is exchanged."""
        return self.turn_up

    @property
    def own_hand_target(self) -> QRectF:
        """The target of a card that is drawn."""
        return bounds_of(self.own_hand(self.hand_size), self.card_width)

    @property
    def snap_radius(self) -> float:
        """A card whose centre is so near to its target's snaps to it."""
        return acts.SNAP_RADIUS * self.card_width
