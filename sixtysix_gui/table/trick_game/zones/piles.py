"""The won tricks of one side, and the score devices made of cards."""

from collections.abc import Iterator
from math import cos, radians, sin

from PySide6.QtCore import QPointF

from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.geometry.place import CARD_ASPECT, Place, bounds_of
from sixtysix_gui.table.options import Pack
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.trick_game.geometry.chair import Chair
from sixtysix_gui.table.trick_game.geometry.layout import TrickLayout
from sixtysix_gui.table.trick_game.pieces.score.devices import (
    Device,
    DeviceCards,
    Owner,
    device_cards,
    device_codes,
)
from sixtysix_gui.table.trick_game.pieces.score.marker_card import MarkerCard

Won = tuple[CardItem, ...]
"""The cards of a won trick in the order of play."""


class SidePile:
    """The won tricks of a side, oldest first, and the widow where this side has won it.

    ``first_is_open``: the first trick lies face up beside the pile for the whole deal.
    """

    def __init__(self, chair: Chair) -> None:
        """Start without tricks."""
        self.chair = chair
        self.tricks: list[Won] = []
        self.widow: list[CardItem] = []
        self.first_is_open = False

    def clear(self) -> None:
        """Hold nothing."""
        self.tricks.clear()
        self.widow.clear()

    @property
    def items(self) -> Iterator[CardItem]:
        """All cards."""
        for trick in self.tricks:
            yield from trick
        yield from self.widow

    def spots(self, layout: TrickLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where each card lies."""
        open_one = self.tricks[:1] if self.first_is_open else []
        for trick in open_one:
            for index, (item, place) in enumerate(
                zip(trick, layout.sides.open_trick(self.chair), strict=False)
            ):
                yield item, Spot(place, Z.PILES + 5 + index * 0.1)
        closed = self.tricks[len(open_one) :]
        for index, trick in enumerate(closed):
            yield from self._trick_spots(layout, trick, index, len(closed))
        under = layout.sides.pile_card(self.chair, 0, max(len(closed), 1), upper=False)
        for item in self.widow:
            yield item, Spot(under, Z.PILES - 0.5, face_up=False, shadowed=False)

    def _trick_spots(
        self, layout: TrickLayout, trick: Won, index: int, count: int
    ) -> Iterator[tuple[CardItem, Spot]]:
        for depth, item in enumerate(trick):
            upper = depth == len(trick) - 1
            place = layout.sides.pile_card(self.chair, index, count, upper=upper)
            z = Z.PILES + index * 0.5 + depth * 0.1
            yield item, Spot(place, z, face_up=False, shadowed=upper or not depth)

    def covers(self, point: QPointF) -> bool:
        """Say whether a point lies on one of the tricks."""
        return any(item.covers(point) for item in self.items)


class ScoreDevice:
    """Two cards that show the score of one side by their pips."""

    def __init__(self, kit: CardKit, chair: Chair, device: Device, owner: Owner) -> None:
        """Start at no points."""
        self.chair = chair
        self.device = device
        self.owner = owner
        self.score = 0
        self.target = 7
        self.pack: Pack = "french"
        self.items = tuple(MarkerCard(kit, code) for code in device_codes(device, owner))
        self._shown: tuple[TrickLayout, Pack, int, int] | None = None
        self._lying: tuple[tuple[CardItem, Spot], ...] = ()

    @property
    def cards(self) -> DeviceCards:
        """How the two cards lie to each other."""
        return device_cards(self.device, self.owner, self.pack, self.score, self.target)

    def spots(self, layout: TrickLayout) -> Iterator[tuple[CardItem, Spot]]:
        """Give where both cards lie."""
        shown = (layout, self.pack, self.score, self.target)
        if self._shown is None or self._shown[0] is not layout or self._shown[1:] != shown[1:]:
            self._shown, self._lying = shown, self._spots(layout)
        return iter(self._lying)

    def _spots(self, layout: TrickLayout) -> tuple[tuple[CardItem, Spot], ...]:
        cards = self.cards
        base, cover = self._places(layout, cards)
        of = {item.face_code: item for item in self.items}
        under = cards.lie.under
        return (
            (of[cards.base], Spot(base, Z.MARKERS + 0.5 * under, face_up=cards.base_up)),
            (of[cards.cover], Spot(cover, Z.MARKERS + 0.5 * (not under), cards.lie.face_up)),
        )

    def _places(self, layout: TrickLayout, cards: DeviceCards) -> tuple[Place, Place]:
        """Lay both cards so that the corner of the box around them is where it belongs."""
        width = layout.metrics.card_width
        scale = layout.scores.scale(self.chair)
        angle = 90.0 if layout.scores.lies_crosswise(self.chair) else 0.0
        turn, lie = radians(angle), cards.lie
        x, y = lie.dx * scale * width, lie.dy * scale * width * CARD_ASPECT
        across, down = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
        base = Place(0.0, 0.0, angle, scale)
        cover = Place(across, down, angle + lie.tilt, scale)
        box = bounds_of((base, cover), width)
        place = layout.scores.device(self.chair, box.height())
        edge = box.left() if place.flush_left else box.right()
        shift = place.corner.x() - edge, place.corner.y() - box.top()
        return base.moved(*shift), cover.moved(*shift)
