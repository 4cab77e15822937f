"""Who sits where: plates with side bands, tags of contracts, dots, and the own card points."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table import words
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces import (
    Band,
    Look,
    NameDots,
    PointsTag,
    PressedOutline,
    SeatPlate,
    Tag,
    companion_face,
)
from sixtysix_gui.table.seating import Score, Seating, SeatLabels
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.zones.zones import Zones

CHIPS_AT_FIRST = 12
"""The chips that everybody begins with where stakes are paid."""

_TWO = 2

_TAGS = Z.BUBBLES + 1
"""A bubble's words are above its lower edge, on which a long tag may lie: so both can be read."""

_TAG_REACHES, _FROM_PANEL = 1.45, 0.04
"""How far a tag that hangs low reaches below its plate, in t, and how far it keeps from the
contracts, in W."""

_WIDEST_TAG = 1.2
"""A tag of contract and doubling is at most so wide, in widths of its plate, or says less."""

_WAYS = (0.0, 0.8, 1.6)
"""How far a tag gives way to the right for the second line of its plate, in t."""


class Plates:
    """The plates, and what hangs on them.

    ``deal`` says which deal it is where the counter's label has no room: it stands on my plate.
    ``panel`` is where the contracts lie, beside which the tags of W and E end.
    """

    def __init__(self, scene: QGraphicsScene, zones: Zones, kit: CardKit) -> None:
        """Make the pieces; they find their places with ``lay_out``."""
        self._zones = zones
        self._kit = kit
        self.plates = {chair: SeatPlate() for chair in Chair}
        self.tags = {chair: Tag(_TAGS) for chair in Chair}
        self.outlines = {chair: PressedOutline() for chair in Chair}
        self.points = PointsTag()
        self.dots = NameDots()
        self.labels = SeatLabels()
        self.deal = ""
        self.panel = QRectF()
        self._calls: Mapping[Chair, Tag] = {}
        self._points_toggled = False
        for piece in self._pieces:
            scene.addItem(piece)
            piece.hide()

    @property
    def _pieces(
        self,
    ) -> tuple[SeatPlate | Tag | PressedOutline | PointsTag | NameDots, ...]:
        return (
            *self.plates.values(),
            *self.tags.values(),
            *self.outlines.values(),
            self.points,
            self.dots,
        )

    def lay_out(self, look: Look) -> None:
        """Put everything in its place."""
        layout = self._zones.layout
        for piece in self._pieces:
            piece.set_look(look)
        for chair in layout.metrics.chairs:
            area = layout.sides.plate(chair)
            self.plates[chair].set_room(area.width(), two_lines=False, snug=False)
            self.plates[chair].set_clear_face(clear=len(layout.metrics.chairs) > _TWO)
            self.plates[chair].setPos(area.center())
        for chair in layout.sides.pile_chairs:
            outline = layout.sides.pile_outline(chair)
            self.outlines[chair].setPos(outline.point)
            self.outlines[chair].setRotation(outline.angle)
            self.outlines[chair].set_card_scale(outline.scale)
        self.points.setPos(layout.sides.points_tag(Chair.SOUTH))

    def show(self, view: View, score: Score, options: TableOptions, *, given_up: bool) -> None:
        """Tell who sits where, how they stand and whose turn it is."""
        seating = Seating.of(view)
        for chair, plate in self.plates.items():
            plate.setVisible(chair in seating.chairs)
        for chair, outline in self.outlines.items():
            outline.setVisible(chair in self._zones.layout.sides.pile_chairs)
        for chair in seating.chairs:
            self._show_plate(view, score, seating, chair)
            self._show_tag(view, seating, chair)
        over = given_up or view.outcome is not None
        self.show_turn(None if over else seating.chair(view.to_act))
        self._show_points(view, seating, options)

    @property
    def tells_deal(self) -> bool:
        """Whether my plate has had room for the deal's number; also where it need not tell it."""
        return self.plates[Chair.SOUTH].score.endswith(self.deal)

    def show_turn(self, chair: Chair | None) -> None:
        """Let the plate of whoever is to act glow, or nobody's."""
        for place, plate in self.plates.items():
            plate.set_turn(place is chair)

    def toggle_points(self) -> None:
        """Show the own card points against the options, or hide them."""
        self._points_toggled = not self._points_toggled

    def tells_points(self, point: QPointF) -> bool:
        """Say whether a point lies on the own plate or on the own card points."""
        tag = self.points
        pieces = (*self.plates.values(), *((tag,) if tag.isVisible() else ()))
        return any(
            piece.isVisible() and piece.mapRectToScene(piece.body()).contains(point)
            for piece in pieces
        )

    def clear(self) -> None:
        """Let nobody sit at the table."""
        for piece in self._pieces:
            piece.hide()

    def _show_plate(self, view: View, score: Score, seating: Seating, chair: Chair) -> None:
        plate, seat = self.plates[chair], seating.seat(chair)
        labels = self.labels
        plate.set_name(labels.names[seat] if seat < len(labels.names) else "")
        face = labels.faces[seat] if seat < len(labels.faces) else None
        plate.set_avatar(None if face is None else companion_face(self._kit.style, face))
        plate.set_dealer(seat is view.dealer)
        if seating.has_partners:
            ours = seating.party(chair) == seating.party(Chair.SOUTH)
            plate.set_band(Band.OURS if ours else Band.THEIRS)
        else:
            plate.set_band(Band.NONE)
        note = labels.notes[seat] if seat < len(labels.notes) else ""
        is_partner = chair is Chair.NORTH and seating.has_partners
        if is_partner and not labels.only_watched:
            partner = words.your_partner(), labels.partner
            plate.set_second_line(*partner, "", keeps_face=True)
            return
        line = score_line(view, score.of(seating.party(chair)))
        noted = f"{line} · {note}" if note else line
        told = (f"{noted} · {self.deal}",) if chair is Chair.SOUTH and self.deal else ()
        figures = score_in_figures(view, score.of(seating.party(chair)))
        plate.set_second_line(*told, noted, line, figures)

    def _show_tag(self, view: View, seating: Seating, chair: Chair) -> None:
        text = tag_of(view, seating.seat(chair))
        tag = self.tags[chair]
        tag.setVisible(bool(text))
        tag.setOpacity(1.0)
        tag.set_golden(True)
        tag.set_text(text)
        if tag.body().width() > _WIDEST_TAG * self._zones.layout.sides.plate(chair).width():
            tag.set_text(tag_of(view, seating.seat(chair), short=True))
        self._leave_room(chair)

    def _hang(self, chair: Chair, tag: Tag) -> None:
        """Put a tag at a plate so that all the plate says can be read.

        It gives way to the right as far as it still hangs there. W's and E's then hang lower,
        beside the hand; the plate of N says less, and mine where that helps, else it stands above.
        N's hangs lower where his plate would say nothing but his name.
        """
        layout, plate, width = self._zones.layout, self.plates[chair], tag.body().width()
        unit, limit = layout.metrics.text_unit, self._tag_limit(chair) - width / 2
        usual = layout.sides.tag(chair, width)
        usual.setX(min(usual.x(), limit))
        for way in _WAYS:
            tag.setPos(min(usual.x() + way * unit, max(limit, usual.x())), usual.y())
            plate.set_tag_start(tag.x() - width / 2 - plate.x())
            if plate.tells_all:
                return
        tag.setPos(usual)
        plate.set_tag_start(usual.x() - width / 2 - plate.x())
        below_is_free = chair in (Chair.WEST, Chair.EAST)
        silent = chair is Chair.NORTH and plate.is_silent
        if not plate.is_clear_of_tag or silent or (below_is_free and not plate.tells_all):
            plate.set_tag_start(None)
            hand = layout.hands.bounds(chair, layout.hands.size)
            beyond = layout.sides.tag_beyond(chair, width, hand)
            x = max(min(beyond.x(), limit), layout.metrics.rim + width / 2)
            if chair is Chair.EAST and self._panel_is_beside(chair):
                x = max(x, self._beside_panel + width / 2)
            tag.setPos(x, beyond.y())

    @property
    def _beside_panel(self) -> float:
        """Where a tag of E begins beside the contracts, rather on his cards than below them."""
        return self.panel.right() + _FROM_PANEL * self._zones.layout.metrics.card_width

    def _tag_limit(self, chair: Chair) -> float:
        """Give how far right a tag at a plate may reach: that of W ends before the contracts."""
        layout, limit = self._zones.layout, self._zones.layout.sides.tag_limit(chair)
        if chair is not Chair.WEST or not self._panel_is_beside(chair):
            return limit
        foot = layout.sides.plate(chair).bottom() + _TAG_REACHES * layout.metrics.text_unit
        before = self.panel.left() - _FROM_PANEL * layout.metrics.card_width
        return min(limit, before) if foot > self.panel.top() else limit

    def _panel_is_beside(self, chair: Chair) -> bool:
        """Whether the contracts lie beside what hangs at a plate; a low sheet lies below it."""
        plate = self._zones.layout.sides.plate(chair)
        if chair is Chair.WEST:
            return not self.panel.isNull() and self.panel.left() >= plate.center().x()
        return not self.panel.isNull() and self.panel.right() <= plate.center().x()

    def beside_bubbles(self) -> dict[Chair, float]:
        """Give how far what is undertaken reaches from a plate, where bubbles stand beside it."""
        found: dict[Chair, float] = {}
        for chair, tag in self.tags.items():
            if chair is Chair.SOUTH or not tag.isVisible():
                continue
            area, plate = tag.mapRectToScene(tag.body()), self._zones.layout.sides.plate(chair)
            east = chair is Chair.EAST
            found[chair] = plate.left() - area.left() if east else area.right() - plate.right()
        return found

    def make_room(self, calls: Mapping[Chair, Tag]) -> None:
        """Leave room for the calls that hang at plates as tags, those that are to be seen."""
        self._calls = calls
        for chair in calls:
            self._leave_room(chair)

    def _leave_room(self, chair: Chair) -> None:
        """Hang up what hangs at a plate now: a call, else what is undertaken."""
        call, tag = self._calls.get(chair), self.tags[chair]
        hanging = tag if call is None or not call.isVisible() else call
        if hanging.isVisible():
            self._hang(chair, hanging)
        else:
            self.plates[chair].set_tag_start(None)

    def hang_tag(self, view: View, chair: Chair) -> Tag | None:
        """Hang the tag of what is undertaken at a plate; give it, if there is one."""
        self._show_tag(view, Seating.of(view), chair)
        tag = self.tags[chair]
        return tag if tag.isVisible() else None

    def _show_points(self, view: View, seating: Seating, options: TableOptions) -> None:
        shown = options.show_points != "none"
        visible = shown is not self._points_toggled
        self.points.setVisible(visible)
        if visible:
            self.points.set_points(card_points(view, seating))

    def set_labels(self, labels: SeatLabels) -> None:
        """Write other names; ``show`` follows."""
        self.labels = labels


def card_points(view: View, seating: Seating) -> int:
    """Give the card points of the person's side, as they would count now."""
    party = view.rules.parties[seating.party(Chair.SOUTH)]
    card_points = [view.card_points[seat] for seat in party.seats]
    tricks = sum(earned.tricks for earned in card_points)
    melded = sum(earned.melded for earned in card_points) if tricks else 0
    return sum(earned.captured + earned.bonus for earned in card_points) + melded


def score_line(view: View, score: int) -> str:
    """Write a score as the game counts it."""
    rules = view.rules
    if pays_chips(view):
        return words.chips(CHIPS_AT_FIRST + score)
    if counts_down(view):
        return words.to_go(max(0, rules.target - score))
    return words.score_of(score, rules.target)


def score_in_figures(view: View, score: int) -> str:
    """Write a score for a plate on which its words find no room."""
    rules = view.rules
    if pays_chips(view):
        return str(CHIPS_AT_FIRST + score)
    if counts_down(view):
        return str(max(0, rules.target - score))
    return f"{score}/{rules.target}" if score >= 0 else f"−{-score}"


def pays_chips(view: View) -> bool:
    """Say whether everybody pays the winner of a deal."""
    return view.rules.score_unit == "stakes-from-each"


def counts_down(view: View) -> bool:
    """Say whether the table counts the points that are still needed (many.md 7.4)."""
    return bool(view.rules.contracts)


def tag_of(view: View, seat: Seat, *, short: bool = False) -> str:
    """Say what a seat has undertaken, alone or for its side; the opening until it is played.

    The short words are for a plate that is too narrow for those of a doubled contract.
    """
    if view.phase.name in ("TRUMP", "BID"):
        return ""
    if view.opening is not None:
        opens = view.bidder if view.won else view.leader
        return words.OPENINGS[view.opening] if seat is opens else ""
    if seat is not view.bidder:
        return ""
    if view.bid:
        return words.bid_tag(view.bid)
    contract = view.contract
    if contract is not None and not contract.is_simple:
        return words.contract_tag(contract.key, contract.value, view.level, short=short)
    return ""
