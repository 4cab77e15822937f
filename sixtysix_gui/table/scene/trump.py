"""What shows trump, talon and marriages: counter, badge, labels and numbers, seals and tags."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsScene
from typing_extensions import override

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table import words
from sixtysix_gui.table.cards.zones import Zones, has_eights
from sixtysix_gui.table.pieces.brushwork import pill
from sixtysix_gui.table.pieces.discs import NoSuit, Seal, TrumpBadge, TrumpCounter
from sixtysix_gui.table.pieces.labels import CountTag, PointsTag, RoomyLabel, SmallLabel, Tag
from sixtysix_gui.table.pieces.marks import LeadWedge, PressedOutline
from sixtysix_gui.table.pieces.piece import Look, SignGroup, shown_areas
from sixtysix_gui.table.seating import FACING, Chair, Score, Seating, SeatLabels
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.table.view_words import whence

_MOST = 8
_ABOVE_MARKERS = Z.MARKERS + 9
_LARGEST = 0.15
"""The unit of the tags in W, at most: large words would hide the sign of trump and each other."""

_AT_COUNTER = 0.30, -0.33
"""The tag at the counter, from its middle in W."""

_NOTCHES = {Chair.SOUTH: 180.0, Chair.WEST: 270.0, Chair.NORTH: 0.0, Chair.EAST: 90.0}
_ROYAL = 40


class Seals(SignGroup):
    """The marriages that were shown, as seals on the piles, beside the card points of others."""

    def __init__(
        self, scene: QGraphicsScene, zones: Zones, points: Mapping[Chair, PointsTag]
    ) -> None:
        self.seals = [Seal() for _ in range(_MOST)]
        self._points = points
        self._piles: dict[Seal, Chair] = {}
        self._zones = zones
        super().__init__(scene, self.seals)

    def show(self, view: View) -> None:
        """Lay a seal for every marriage."""
        seating = Seating.of(view)
        self.clear()
        if has_eights(view):
            return
        free = iter(self.seals)
        for pile in seating.piles:
            mine = [m for m in view.marriages if seating.pile(m.seat) is pile]
            tricks = any(seating.pile(trick.winner) is pile for trick in view.won)
            places = self._places(pile, len(mine))
            for marriage, place in zip(mine, places, strict=True):
                seal = next(free)
                seal.set_marriage(marriage.suit, royal=marriage.points == _ROYAL)
                seal.notch = _NOTCHES[seating.chair(marriage.seat)]
                self._lay(seal, pile, place, pending=not tricks)

    def add(self, view: View, seat: Seat, suit: Suit, points: int) -> Seal | None:
        """Lay one more seal, of a marriage that a view does not tell of yet.

        None where eights tell of marriages.
        """
        if has_eights(view):
            return None
        seating = Seating.of(view)
        pile = seating.pile(seat)
        before = [seal for seal in self.seals if seal.isVisible()]
        mine = 1 + sum(1 for m in view.marriages if seating.pile(m.seat) is pile)
        seal = next(seal for seal in self.seals if seal not in before)
        places = self._places(pile, mine)
        seal.set_marriage(suit, royal=points == _ROYAL)
        seal.notch = _NOTCHES[seating.chair(seat)]
        self._lay(seal, pile, places[-1], pending=not self._zones.piles[pile].tricks)
        return seal

    def _lay(self, seal: Seal, pile: Chair, place: QPointF, *, pending: bool) -> None:
        """Lay a seal on a pile, paler while it does not count yet."""
        self._piles[seal] = pile
        seal.set_pending(pending)
        seal.setPos(place)
        seal.show()

    def make_room(self, pile: Chair) -> None:
        """Let the seals of a pile lie beside its card points, which are shown now."""
        lying = [seal for seal in self.shown if self._piles[seal] is pile]
        for seal, place in zip(lying, self._places(pile, len(lying)), strict=True):
            seal.setPos(place)

    def _places(self, pile: Chair, count: int) -> tuple[QPointF, ...]:
        tag = self._points[pile]
        beside = pile is not Chair.SOUTH and tag.isVisible()
        width = tag.body().width() * tag.scale() if beside else 0.0
        return self._zones.layout.sides.seals(pile, count, beside=width)

    @property
    def shown(self) -> list[Seal]:
        """The seals that lie there."""
        return [seal for seal in self.seals if seal.isVisible()]


class MarriageValues(SignGroup):
    """Tags with the points of every marriage; that which fixed trump is golden."""

    def __init__(self, scene: QGraphicsScene, zones: Zones) -> None:
        self.tags = [Tag(_ABOVE_MARKERS) for _ in range(_MOST)]
        self.counter = Tag(_ABOVE_MARKERS)
        self._zones = zones
        super().__init__(scene, (*self.tags, self.counter))

    @override
    def lay_out(self, look: Look) -> None:
        unit = min(look.text_unit, _LARGEST * look.card_width)
        super().lay_out(replace(look, text_unit=unit))

    def show(self, view: View) -> None:
        """Show the points of every marriage that has an eight."""
        self.clear()
        if not has_eights(view) or view.rules.trump_by != "latest-marriage":
            return
        newest = view.marriages[-1] if view.marriages else None
        free = iter(self.tags)
        for zone in self._zones.eights.values():
            for (item, spot), points in zip(
                zone.spots(self._zones.layout), zone.points, strict=True
            ):
                suit = None if item.card is None else item.card.card.suit
                golden = newest is not None and suit is newest.suit and points == newest.points
                at = self._zones.layout.scores.eight_value(spot.place)
                self._show(next(free), points, at, golden=golden)
        if newest is not None:
            dx, dy = (part * self._zones.layout.metrics.card_width for part in _AT_COUNTER)
            at = self._zones.layout.middle.counter + QPointF(dx, dy)
            self._show(self.counter, newest.points, at, golden=True)

    def _show(self, tag: Tag, points: int, at: QPointF, *, golden: bool) -> None:
        tag.is_golden = golden
        tag.text = str(points)
        tag.setPos(at)
        tag.show()

    def outlines(self) -> list[QPainterPath]:
        """Return the outlines of the tags on eights, without that at the counter, in the scene."""
        return [tag.mapToScene(pill(tag.body())) for tag in self.tags if tag.isVisible()]


_NEXT_LABEL = 1.75
"""How far below the counter's label the next one lies, in t."""


class TrumpSigns(SignGroup):
    """The trump counter and its label, and the mark of the led card; a turn-up needs no counter."""

    def __init__(self, scene: QGraphicsScene, zones: Zones) -> None:
        self.counter = TrumpCounter()
        self.label = RoomyLabel()
        self.deal = RoomyLabel()
        self.widow = RoomyLabel()
        self.wedge = LeadWedge()
        self._place = QPointF()
        self._open: tuple[QRectF, ...] = ()
        self._deal_is_above = False
        pieces = (self.counter, self.label, self.deal, self.widow, self.wedge)
        self._zones = zones
        super().__init__(scene, pieces)

    @override
    def lay_out(self, look: Look) -> None:
        super().lay_out(look)
        middle = self._zones.layout.middle
        self._place = middle.counter
        self.rest_counter()
        self.label.set_max_width(middle.counter_label_width)
        self.label.setPos(middle.counter_label)
        self.widow.setPos(middle.widow_label)

    def show(self, view: View, score: Score, labels: SeatLabels) -> None:
        """Show what a view says."""
        self._show_deal(view, score)
        waits = view.phase is Phase.TRUMP or (view.phase is Phase.BID and view.trump is None)
        self.counter.setVisible(not view.rules.turns_up and not waits)
        self.counter.trump = _told(view)
        self.label.text = _whose(view, labels) or whence(view, labels)
        self._show_label()
        self.widow.text = words.widow()
        self.show_cards()

    def _show_deal(self, view: View, score: Score) -> None:
        """Say which deal of the game it is, below the counter's label, where there is room."""
        middle = self._zones.layout.middle
        self._deal_is_above = False
        told = _counts_deals(view)
        self.deal.text = words.deal_of(score.deal, score.deals) if told else ""
        foot = middle.counter_label.y() + _NEXT_LABEL * self._zones.layout.metrics.text_unit
        foot += middle.label_height / 2
        free = self._zones.layout.sentences.free_of_west(middle.counter.x(), foot)
        self.deal.set_max_width(min(middle.counter_label_width, free))
        self.deal.setVisible(told and view.phase is not Phase.TRUMP and self.deal.fits)

    def deal_without_room(self, view: View, score: Score) -> str:
        """Return which deal of the game it is where the label has no room, or no counter yet."""
        if self.deal.isVisible() or not _counts_deals(view):
            return ""
        return words.deal_of(score.deal, score.deals)

    def tell_deal_above(self) -> None:
        """Say which deal of the game it is at the upper edge: it has no room anywhere else."""
        sentences = self._zones.layout.sentences
        self._deal_is_above = True
        self.deal.set_max_width(sentences.deal_above_width)
        self.deal.setPos(sentences.deal_above)
        self.deal.setVisible(self.deal.fits)

    def show_cards(self) -> None:
        """Mark the cards as they lie now: who led, and the widow."""
        self.widow.setVisible(bool(self._zones.widow.items))
        self.lay_wedge(self._zones.trick.leader)

    def lay_wedge(self, leader: Chair | None) -> None:
        """Point from the led card to its player, or take the mark away."""
        zones = self._zones
        # Of two players everybody sees who led: the other's card lies above.
        told = leader is not None and len(zones.layout.metrics.chairs) > len(FACING)
        self.wedge.setVisible(told)
        if leader is None or not told:
            return
        item = zones.trick.items[leader]
        spot = next(s for i, s in zones.trick.spots(zones.layout, zones.deal) if i is item)
        mark = zones.layout.middle.lead_mark(leader, spot.place)
        self.wedge.setPos(mark.x, mark.y)
        self.wedge.set_direction(mark.angle)

    def lay_counter(self, suit: Suit | None) -> TrumpCounter:
        """Show a suit as trump at the counter's place, before its label says whence."""
        self.counter.trump = NoSuit.NO_TRUMPS if suit is None else suit
        self._place = self._zones.layout.middle.counter
        self.rest_counter()
        self.counter.show()
        self.label.hide()
        return self.counter

    def rest_counter(self) -> None:
        """Let the counter lie: a motion that does not come to its end leaves it in the air."""
        self.counter.setPos(self._place)
        self.counter.setScale(1.0)
        self.counter.setOpacity(1.0)
        self.counter.setTransformations([])

    def move_counter(self, counter: QPointF, label: QPointF, room: float) -> None:
        """Put the counter and its label elsewhere, beside a panel; the label has so much room."""
        self._place = counter
        self.rest_counter()
        self.label.setPos(label)
        self.label.set_max_width(room)
        self._show_label()

    def keep_off_open(self, areas: Sequence[QRectF]) -> None:
        """Let the label go while a trick is laid open that covers it."""
        if tuple(areas) != self._open:
            self._open = tuple(areas)
            self._show_label()

    def _show_label(self) -> None:
        told = bool(self.label.text) and self.counter.isVisible() and self.label.fits
        here = self.label.area()
        covered = any(here.intersects(area) for area in self._open)
        self.label.setVisible(told and not covered)
        below = _NEXT_LABEL * self._zones.layout.metrics.text_unit if told else 0.0
        if not self._deal_is_above:
            self.deal.setPos(self.label.pos() + QPointF(0.0, below))


def _counts_deals(view: View) -> bool:
    """Return whether the number of the deal is told: where a game may have a fixed number."""
    return "deals-12" in view.rules.choices.get("game.end", ())


def _told(view: View) -> Suit | NoSuit:
    contract = view.contract
    if contract is not None and not contract.has_trump and view.phase is not Phase.BID:
        return NoSuit.NO_TRUMPS
    return NoSuit.UNKNOWN if view.trump is None else view.trump


def _whose(view: View, labels: SeatLabels) -> str:
    """Say who holds the card that was cut and shown; empty once it has been played."""
    if not view.rules.cuts or view.faced is None or view.faced not in view.known[view.dealer]:
        return ""
    is_me = view.dealer is view.seat and not labels.only_watched
    return words.your_card() if is_me else words.card_of(labels.name(view.dealer))


_ABOVE_HAND = 9.0
"""The number of the other's cards lies above all of them."""


class TalonSigns(SignGroup):
    """The badge of trump beside a turn-up, numbers of cards, and the label of who has closed."""

    def __init__(self, scene: QGraphicsScene, zones: Zones) -> None:
        self._view: View | None = None
        self.options = TableOptions()
        self.badge = TrumpBadge()
        self.count = CountTag()
        self.held = CountTag(Z.HANDS + _ABOVE_HAND)
        self.gone = PressedOutline()
        self.closed = SmallLabel(on_card=True)
        pieces = (self.gone, self.count, self.held, self.badge, self.closed)
        self._zones = zones
        super().__init__(scene, pieces)

    @override
    def lay_out(self, look: Look) -> None:
        super().lay_out(look)
        middle = self._zones.layout.middle
        self.gone.setPos(middle.talon.point)
        self.gone.card_scale = middle.talon.scale
        self.closed.setPos(middle.closed_label)
        self.closed.set_max_width(middle.closed_label_width)

    def show(self, view: View, labels: SeatLabels) -> None:
        """Show what a view says."""
        self._view = view
        self.gone.setVisible(view.rules.turns_up)
        close = view.close
        self.closed.setVisible(close is not None)
        if close is not None:
            mine = close.seat is view.seat and not labels.only_watched
            name = labels.called_at(close.seat)
            text = words.closed_by_me() if mine else words.closed_by(name)
            begins_with_name = text.startswith(name)
            self.closed.text = text[:1].upper() + text[1:] if begins_with_name else text
        self.show_cards()

    def show_cards(self) -> None:
        """Show badge and numbers for the cards as they lie there now."""
        view = self._view
        if view is None:
            return
        self._show_badge(view)
        self._show_count(view)
        self._show_held()

    def shown_areas(self) -> list[QRectF]:
        """Return where talon and trump are told of: the number, the badge, who has closed."""
        return shown_areas((self.count, self.badge, self.closed))

    @override
    def clear(self) -> None:
        self._view = None
        super().clear()

    def _show_badge(self, view: View) -> None:
        """Show trump at one place until the talon is gone, then there; not before it is turned."""
        middle, turn_up = self._zones.layout.middle, self._zones.talon.turn_up
        turned = None if turn_up is None or turn_up.card is None else turn_up.card.card.suit
        told = view.status is not TalonStatus.OPEN or turned is view.trump
        self.badge.setVisible(view.rules.turns_up and told)
        self.badge.suit = view.trump
        gone = view.status is TalonStatus.EXHAUSTED
        self.badge.setPos(middle.talon.point if gone else middle.trump_badge)

    def _show_count(self, view: View) -> None:
        """Show the number of cards once all are dealt."""
        talon = self._zones.talon
        dealt = view.rules.turns_up and 0 < talon.count <= view.talon_size
        shown = self.options.talon_count and dealt and not talon.is_closed
        self.count.setVisible(shown)
        if shown:
            self.count.count = talon.count
            self.count.setPos(self._zones.layout.middle.talon_count_tag(talon.count))

    def _show_held(self) -> None:
        """Show how many cards the other holds where hardly anything is seen of them."""
        number, hands = len(self._zones.others[Chair.NORTH].items), self._zones.layout.hands
        shown = number > 0 and hands.hides_others
        self.held.setVisible(shown)
        if shown:
            self.held.count = number
            self.held.setPos(hands.count_tag)
