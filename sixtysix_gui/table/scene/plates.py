"""The plates: who sits where, whose turn it is, card points, tags that hang there, who thinks."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPointF, QPropertyAnimation, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene
from typing_extensions import override

from sixtysix_gui.design.card_render import portrait
from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table import words
from sixtysix_gui.table.animations import milliseconds
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.durations import THINKING_DOTS, Motion, Speed, easing_curve
from sixtysix_gui.table.pieces.brushwork import Whose
from sixtysix_gui.table.pieces.labels import PointsTag, Tag
from sixtysix_gui.table.pieces.marks import PressedOutline
from sixtysix_gui.table.pieces.piece import Look, SignGroup, shown_areas
from sixtysix_gui.table.pieces.plate import NameDots, Plate, companion_face
from sixtysix_gui.table.seating import FACING, Chair, Score, Seating, SeatLabels
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.table.view_words import score_in_figures, score_line, tag_of


def hangs_tags(rules: Rules) -> bool:
    """Return whether players undertake something, which a tag at the plate says."""
    return bool(rules.opening or rules.contracts or rules.has("bid.max"))


_TAGS = Z.BUBBLES + 1
"""A bubble's words are above its lower edge, on which a long tag may lie: so both can be read."""

_TAG_REACHES, _FROM_PANEL = 1.45, 0.04
"""How far a tag that hangs low reaches below its plate, in t, and how far it keeps from the
contracts, in W."""

_WIDEST_TAG = 1.2
"""A tag of contract and doubling is at most so wide, in widths of its plate, or says less."""

_WAYS = (0.0, 0.8, 1.6)
"""How far a tag gives way to the right for the second line of its plate, in t."""


class HangingTags(SignGroup):
    """Hangs up what players have undertaken.

    ``panel`` is where the contracts lie, beside which the tags of W and E end.
    """

    def __init__(self, scene: QGraphicsScene, zones: Zones, plates: Mapping[Chair, Plate]) -> None:
        self._plates = plates
        self.tags = {chair: Tag(_TAGS) for chair in Chair}
        self.panel = QRectF()
        self._calls: Mapping[Chair, Tag] = {}
        self._zones = zones
        super().__init__(scene, self.tags.values())

    def show(self, view: View, chair: Chair) -> None:
        """Hang up what is undertaken at a plate."""
        seat = Seating.of(view).seat(chair)
        text, tag = tag_of(view, seat), self.tags[chair]
        tag.setVisible(bool(text))
        tag.setOpacity(1.0)
        tag.is_golden = True
        tag.text = text
        if tag.body().width() > _WIDEST_TAG * self._zones.layout.sides.plates[chair].width():
            tag.text = tag_of(view, seat, short=True)
        self._leave_room(chair)

    def hang(self, view: View, chair: Chair) -> Tag | None:
        """Hang the tag of what is undertaken at a plate; return it, if there is one."""
        self.show(view, chair)
        tag = self.tags[chair]
        return tag if tag.isVisible() else None

    def make_room(self, calls: Mapping[Chair, Tag]) -> None:
        """Leave room for the calls that hang at plates as tags, those that are to be seen."""
        self._calls = calls
        for chair in calls:
            self._leave_room(chair)

    def beside_bubbles(self) -> dict[Chair, float]:
        """Return how far a tag reaches from its plate, where bubbles stand beside that."""
        found: dict[Chair, float] = {}
        for chair, tag in self.tags.items():
            if chair is Chair.SOUTH or not tag.isVisible():
                continue
            area, plate = tag.area(), self._zones.layout.sides.plates[chair]
            east = chair is Chair.EAST
            found[chair] = plate.left() - area.left() if east else area.right() - plate.right()
        return found

    def _leave_room(self, chair: Chair) -> None:
        """Hang up what hangs at a plate now: a call, else what is undertaken."""
        call, tag = self._calls.get(chair), self.tags[chair]
        hanging = tag if call is None or not call.isVisible() else call
        if hanging.isVisible():
            self._hang(chair, hanging)
        else:
            self._plates[chair].tag_start = None

    def _hang(self, chair: Chair, tag: Tag) -> None:
        """Put a tag at a plate so that all the plate says can be read.

        It gives way to the right as far as it still hangs there. W's and E's then hang lower,
        beside the hand; the plate of N says less, and mine where that helps, else it stands above.
        N's hangs lower where the plate would say nothing but the name.
        """
        layout, plate, width = self._zones.layout, self._plates[chair], tag.body().width()
        unit, limit = layout.metrics.text_unit, self._limit(chair) - width / 2
        usual = layout.sides.tag(chair, width)
        usual.setX(min(usual.x(), limit))
        for way in _WAYS:
            tag.setPos(min(usual.x() + way * unit, max(limit, usual.x())), usual.y())
            plate.tag_start = tag.x() - width / 2 - plate.x()
            if plate.tells_all:
                return
        tag.setPos(usual)
        plate.tag_start = usual.x() - width / 2 - plate.x()
        below_is_free = chair in (Chair.WEST, Chair.EAST)
        silent = chair is Chair.NORTH and plate.is_silent
        if not plate.is_clear_of_tag or silent or (below_is_free and not plate.tells_all):
            plate.tag_start = None
            self._hang_beyond(chair, tag, limit)

    def _hang_beyond(self, chair: Chair, tag: Tag, limit: float) -> None:
        """Put a tag where it hides nothing of its plate: below it, above mine."""
        layout, width = self._zones.layout, tag.body().width()
        hand = layout.hands.full(chair)
        beyond = layout.sides.tag_beyond(chair, width, hand)
        x = max(min(beyond.x(), limit), layout.metrics.rim + width / 2)
        if chair is Chair.EAST and self._panel_is_beside(chair):
            x = max(x, self._beside_panel + width / 2)
        tag.setPos(x, beyond.y())

    @property
    def _beside_panel(self) -> float:
        """Where a tag of E begins beside the contracts, rather on the cards than below them."""
        return self.panel.right() + _FROM_PANEL * self._zones.layout.metrics.card_width

    def _limit(self, chair: Chair) -> float:
        """Return how far right a tag at a plate may reach: that of W ends before the contracts."""
        layout, limit = self._zones.layout, self._zones.layout.sides.tag_limits[chair]
        if chair is not Chair.WEST or not self._panel_is_beside(chair):
            return limit
        foot = layout.sides.plates[chair].bottom() + _TAG_REACHES * layout.metrics.text_unit
        before = self.panel.left() - _FROM_PANEL * layout.metrics.card_width
        return min(limit, before) if foot > self.panel.top() else limit

    def _panel_is_beside(self, chair: Chair) -> bool:
        """Whether the contracts lie beside what hangs at a plate; a low sheet lies below it."""
        plate = self._zones.layout.sides.plates[chair]
        if chair is Chair.WEST:
            return not self.panel.isNull() and self.panel.left() >= plate.center().x()
        return not self.panel.isNull() and self.panel.right() <= plate.center().x()


_COUNTED_SCALE = 1.5
"""The tag grows while points are counted, so that the running number is read from afar."""

_TWO_LINES = 4.0
"""A plate whose room is higher than this, in t, may break a name in two."""


class Plates(SignGroup):
    """The plates, what hangs on them, and what is told beside the piles.

    ``deal`` says which deal it is where the counter's label has no room: it stands on my plate.
    ``keeps_points``: own card points that the options do not show stay hidden, for they are asked.
    """

    def __init__(self, scene: QGraphicsScene, zones: Zones, kit: CardKit) -> None:
        """Make the pieces; they find their places with ``lay_out``."""
        self._kit = kit
        self._options = TableOptions()
        self.plates = {chair: Plate() for chair in Chair}
        self.outlines = {chair: PressedOutline() for chair in Chair}
        self.points = {chair: PointsTag() for chair in Chair}
        self.dots = NameDots()
        self.hanging = HangingTags(scene, zones, self.plates)
        self.labels = SeatLabels()
        self.deal = ""
        self._points_toggled = self.keeps_points = False
        told = (*self.plates.values(), *self.points.values(), *self.outlines.values(), self.dots)
        self._zones = zones
        super().__init__(scene, told)

    def set_options(self, options: TableOptions) -> None:
        """Take other options; ``show`` follows."""
        if options.show_points != self._options.show_points:
            self._points_toggled = False  # what was chosen last holds
        self._options = options

    @override
    def lay_out(self, look: Look) -> None:
        super().lay_out(look)
        layout = self._zones.layout
        self.hanging.lay_out(look)
        for chair in layout.metrics.chairs:
            self.plates[chair].has_clear_face = len(layout.metrics.chairs) > len(FACING)
            self.plates[chair].setPos(layout.sides.plates[chair].center())
        for chair, pile in layout.sides.piles.items():
            outline = pile.outline
            self.points[chair].setPos(pile.points_tag)
            self.outlines[chair].setPos(outline.point)
            self.outlines[chair].setRotation(outline.angle)
            self.outlines[chair].card_scale = outline.scale

    # ------------------------------------------------------------------------------ what is told

    def show(self, view: View, score: Score, *, given_up: bool) -> None:
        """Show who sits where, their scores and whose turn it is."""
        seating = Seating.of(view)
        for chair, plate in self.plates.items():
            plate.setVisible(chair in seating.chairs)
        for chair, outline in self.outlines.items():
            outline.setVisible(chair in self._zones.layout.sides.piles)
        for chair in seating.chairs:
            self._give_room(chair, keeps_width=hangs_tags(view.rules))
            self._show_plate(view, score, seating, chair)
            self.hanging.show(view, chair)
        over = given_up or view.outcome is not None
        self.show_turn(None if over else seating.chair(view.to_act))
        self._show_points(view, seating)

    def _give_room(self, chair: Chair, *, keeps_width: bool) -> None:
        """Let a plate be as wide as its room, or as its words where no tag hangs at it."""
        metrics, area = self._zones.layout.metrics, self._zones.layout.sides.plates[chair]
        two_lines = area.height() > _TWO_LINES * metrics.text_unit and not keeps_width
        snug = metrics.has_act_row and not keeps_width
        up = chair is Chair.SOUTH and not keeps_width
        self.plates[chair].set_room(area.width(), two_lines=two_lines, snug=snug, up=up)

    def _show_plate(self, view: View, score: Score, seating: Seating, chair: Chair) -> None:
        plate, seat, labels = self.plates[chair], seating.seat(chair), self.labels
        plate.name = labels.name(seat)
        face = labels.face(seat)
        draw = companion_face if len(seating.chairs) > len(FACING) else portrait
        plate.avatar = None if face is None else draw(self._kit.style, face)
        plate.deals = seat is view.dealer
        plate.band = _band(seating, chair)
        if chair is Chair.NORTH and seating.has_partners and not labels.only_watched:
            partner = words.your_partner(), labels.partner
            plate.set_second_line(*partner, "", keeps_face=True)
            return
        note = labels.note(seat)
        points = score.of(seating.party(chair))
        line = score_line(view, points)
        noted = f"{line} · {note}" if note else line
        told = (f"{noted} · {self.deal}",) if chair is Chair.SOUTH and self.deal else ()
        plate.set_second_line(*told, noted, line, score_in_figures(view, points))

    @property
    def has_deal(self) -> bool:
        """Whether my plate has had room for the deal's number; also where it need not tell it."""
        return self.plates[Chair.SOUTH].score.endswith(self.deal)

    def show_turn(self, chair: Chair | None) -> None:
        """Let the plate of the player to act glow, or no one's."""
        for place, plate in self.plates.items():
            plate.set_turn(place is chair)

    @override
    def clear(self) -> None:
        """Show no player, and no card points by request: the next game decides that again."""
        self._points_toggled = False
        super().clear()
        self.hanging.clear()
        self.show_turn(None)
        for plate in self.plates.values():
            plate.name = ""
            plate.set_second_line("")
            plate.deals = False
            plate.avatar = None

    # -------------------------------------------------------------------------------- card points

    def toggle_points(self) -> None:
        """Show the own card points against the options, or hide them; ``show`` follows."""
        self._points_toggled = not self._points_toggled

    def shows_points_at(self, point: QPointF) -> bool:
        """Return whether a point lies on a plate or on the own card points."""
        pieces = (*self.plates.values(), self.points[Chair.SOUTH])
        return any(area.contains(point) for area in shown_areas(pieces))

    def show_counted(self, chair: Chair, points: int) -> None:
        """Show card points that are being counted, larger than at other times."""
        tag = self.points[chair]
        tag.set_points(points)
        tag.setScale(_COUNTED_SCALE)
        tag.show()

    def _show_points(self, view: View, seating: Seating) -> None:
        shown = self._options.show_points
        for chair, tag in self.points.items():
            if chair is Chair.SOUTH:
                is_usual = shown != "none"
                is_wanted = is_usual is not self._points_toggled
                visible = is_wanted and (is_usual or not self.keeps_points)
            else:
                visible = shown == "both" and chair in seating.piles
            tag.setVisible(visible)
            tag.setScale(1.0)
            if visible:
                tag.set_points(view.total(seating.seat(chair)))


def _band(seating: Seating, chair: Chair) -> Whose:
    """Return the band of a side, where players score together."""
    if not seating.has_partners:
        return Whose.NONE
    ours = seating.party(chair) == seating.party(Chair.SOUTH)
    return Whose.OURS if ours else Whose.THEIRS


_FAINT = 0.45
"""How faint the dots become while they pulse."""


class Thinking(QObject):
    """Lets three dots pulse behind the name of who thinks for long.

    Signals:
        began: somebody has been thinking for long; without room for dots, too.
        ended: and does so no longer.
    """

    began = Signal()
    ended = Signal()

    def __init__(self, plates: Plates, parent: QObject) -> None:
        super().__init__(parent)
        self._plates = plates
        self._chair: Chair | None = None
        self._is_long = False
        self.speed = Speed.NORMAL
        self._delay = QTimer(self, singleShot=True, interval=THINKING_DOTS)
        self._delay.timeout.connect(self.show)
        self._pulse = QPropertyAnimation(plates.dots, b"opacity", self)
        self._pulse.setKeyValueAt(0.0, 1.0)
        self._pulse.setKeyValueAt(0.5, _FAINT)
        self._pulse.setKeyValueAt(1.0, 1.0)
        self._pulse.setEasingCurve(easing_curve(Motion.BREATHE))
        self._pulse.setLoopCount(-1)

    @property
    def is_near(self) -> bool:
        """Whether the dots are shown, or will be when the player goes on thinking."""
        return self._delay.isActive() or self._is_long

    def expect(self, chair: Chair, *, still: bool) -> None:
        """Wait for a player; the time runs from when everything lies still."""
        self._chair = chair
        if still:
            self.rest()

    def rest(self) -> None:
        """Let the time run: nothing moves any more."""
        if self._chair is not None and not self.is_near:
            self._delay.start()

    def show(self) -> None:
        """Show that the player thinks."""
        dots = self._plates.dots
        if self._chair is None:
            return
        self._is_long = True
        self.began.emit()
        dots.setOpacity(1.0)
        self.place()
        duration = milliseconds(Motion.BREATHE, self.speed)
        if duration and dots.isVisible():
            self._pulse.setDuration(duration)
            self._pulse.start()

    def place(self) -> None:
        """Put the dots where they belong now, if the player has been thinking for long."""
        if self._chair is None or not self._is_long:
            return
        plate, dots = self._plates.plates[self._chair], self._plates.dots
        start = plate.dots_start
        dots.setVisible(start is not None and plate.isVisible())
        if start is not None:
            dots.setPos(plate.mapToScene(start))

    def end(self) -> None:
        """Stop waiting for the player, who has acted."""
        self._chair = None
        self.pause()

    def pause(self) -> None:
        """Hide the dots while no one is looking; ``rest`` starts the time again."""
        self._delay.stop()
        self._pulse.stop()
        self._plates.dots.hide()
        if self._is_long:
            self._is_long = False
            self.ended.emit()
