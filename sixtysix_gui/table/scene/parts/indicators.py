"""Everything on the table that is no card and no button: plates, tags, badge, outlines."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.table import words
from sixtysix_gui.table.cards.cutouts import portrait
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces import (
    CountTag,
    Look,
    Piece,
    PlatePiece,
    PointsTag,
    PressedOutline,
    SmallLabel,
    TrumpBadge,
)
from sixtysix_gui.table.seating import SeatLabels, chair_at
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.zones.reconcile import shown_score
from sixtysix_gui.table.zones.zones import Zones

_COUNTED_SCALE = 1.5
"""The tag grows while points are counted, so that the running number is read from afar."""

_ABOVE_HAND = 9.0
"""The number of the other's cards lies above all of them."""


class Indicators:
    """The pieces that only tell something; they are moved by no event."""

    def __init__(self, scene: QGraphicsScene, zones: Zones, kit: CardKit) -> None:
        """Make the pieces; they find their places with ``lay_out``."""
        self._zones = zones
        self._kit = kit
        self._options = TableOptions()
        self._labels = SeatLabels()
        self._view: View | None = None
        self._points_toggled = False
        self._given_up = False
        self._won: tuple[int, ...] | None = None
        self.plates = {chair: PlatePiece() for chair in FACING}
        self.points = {chair: PointsTag() for chair in FACING}
        self.count = CountTag()
        self.held = CountTag()
        self.held.setZValue(Z.HANDS + _ABOVE_HAND)
        self.badge = TrumpBadge()
        self.closed = SmallLabel(on_card=True)
        self.outlines = {chair: PressedOutline() for chair in FACING}
        self.gone = PressedOutline()
        self._add_all(scene)

    def _add_all(self, scene: QGraphicsScene) -> None:
        for piece in self._pieces():
            scene.addItem(piece)

    def set_options(self, options: TableOptions) -> None:
        """Take other options; ``show`` follows."""
        if options.show_points != self._options.show_points:
            self._points_toggled = False  # what was chosen last holds
        self._options = options

    @property
    def labels(self) -> SeatLabels:
        """What the plates say, by seat."""
        return self._labels

    def set_labels(self, labels: SeatLabels) -> None:
        """Write other names beside what is told already."""
        self._labels = labels
        self.write_anew()

    def set_score(self, won: tuple[int, ...]) -> None:
        """Write other game points on the plates than those of the view."""
        self._won = won
        if self._view is not None:
            self._show_plates(self._view)

    def write_anew(self) -> None:
        """Tell the same in another language."""
        self.show(self._view)

    def give_up(self, *, given_up: bool) -> None:
        """Mark nobody as to act, because the game was given up, or mark him again."""
        self._given_up = given_up
        if self._view is not None:
            self._show_plates(self._view)

    def toggle_points(self) -> None:
        """Show the person's card points against the options, or hide them."""
        self._points_toggled = not self._points_toggled
        self._show_points()

    def tells_points(self, point: QPointF) -> bool:
        """Say whether a point lies on a plate or on the person's card points."""
        if self._view is None:
            return False
        tag = self.points[Chair.SOUTH]
        pieces = (*self.plates.values(), *((tag,) if tag.isVisible() else ()))
        return any(piece.mapRectToScene(piece.body()).contains(point) for piece in pieces)

    def show_counted(self, chair: Chair, points: int) -> None:
        """Show card points that are being counted, larger than at other times."""
        tag = self.points[chair]
        tag.set_points(points)
        tag.setScale(_COUNTED_SCALE)
        tag.show()

    def lay_out(self, look: Look) -> None:
        """Put every piece in its place for the layout."""
        layout = self._zones.layout
        for piece in self._pieces():
            piece.set_look(look)
        for chair in FACING:
            area = layout.sides.plate(chair)
            self.plates[chair].setPos(area.center())
            self.plates[chair].set_room(
                area.width(),
                two_lines=area.height() > 4.0 * look.text_unit,
                snug=layout.metrics.has_act_row,
                up=chair is Chair.SOUTH,
            )
            self.points[chair].setPos(layout.sides.points_tag(chair))
            outline = layout.sides.pile_outline(chair)
            self.outlines[chair].setPos(outline.point)
            self.outlines[chair].setRotation(outline.angle)
            self.outlines[chair].set_card_scale(outline.scale)
        self.gone.setPos(layout.middle.talon.point)
        self.gone.set_card_scale(layout.middle.talon.scale)
        self.closed.setPos(layout.middle.closed_label)
        self.closed.set_max_width(layout.middle.closed_label_width)
        self.show(self._view)

    def show(self, view: View | None) -> None:
        """Tell what a view says."""
        self._view = view
        for piece in (*self.points.values(), self.count, self.held, self.badge, self.closed):
            piece.hide()
        if view is None:
            return
        self._show_plates(view)
        self._show_points()
        self._show_closer(view)
        self.show_talon()

    def clear(self) -> None:
        """Tell nothing: nobody sits at the table."""
        self._won = None
        self.show(None)
        self.show_turn(mine=False, theirs=False)
        for plate in self.plates.values():
            plate.set_name("")
            plate.set_score("")
            plate.set_dealer(False)
            plate.set_avatar(None)

    def show_fixtures(self, *, shown: bool) -> None:
        """Show what is there in every deal, plates and outlines, or hide it."""
        for piece in (*self.plates.values(), *self.outlines.values(), self.gone):
            piece.setVisible(shown)

    def show_talon(self) -> None:
        """Show trump, and the number of cards in the talon as it lies there now."""
        self._show_badge()
        self._show_count()
        self._show_held()

    def _show_held(self) -> None:
        """Show how many cards the other holds where hardly anything is seen of them."""
        number = len(self._zones.others[Chair.NORTH].items)
        layout = self._zones.layout
        shown = self._view is not None and number > 0 and layout.hands.hides_others
        self.held.setVisible(shown)
        if shown:
            self.held.set_count(number)
            self.held.setPos(layout.hands.count_tag)

    def _show_count(self) -> None:
        """Show the number of cards once all are dealt."""
        talon = self._zones.talon
        dealt = self._view is not None and talon.count <= self._view.talon_size
        shown = self._options.talon_count and talon.count > 0 and not talon.is_closed and dealt
        self.count.setVisible(shown)
        if shown:
            self.count.set_count(talon.count)
            self.count.setPos(self._zones.layout.middle.talon_count_tag(talon.count))

    def on_talon(self) -> list[QRectF]:
        """Give where talon and trump are told of: the number, the badge, who has closed."""
        shown = [piece for piece in (self.count, self.badge, self.closed) if piece.isVisible()]
        return [piece.mapRectToScene(piece.body()) for piece in shown]

    def show_turn(self, *, mine: bool, theirs: bool) -> None:
        """Mark the plate of the player to act."""
        self.plates[Chair.SOUTH].set_turn(mine)
        self.plates[Chair.NORTH].set_turn(theirs)

    def _pieces(self) -> tuple[Piece, ...]:
        return (
            *self.plates.values(),
            *self.points.values(),
            *self.outlines.values(),
            self.gone,
            self.count,
            self.held,
            self.badge,
            self.closed,
        )

    def _show_plates(self, view: View) -> None:
        score = shown_score(view, view.score if self._won is None else self._won)
        for seat in (view.seat, opposite(view.seat)):
            plate = self.plates[chair_at(view, seat)]
            plate.set_name(self._labels.names[seat])
            plate.set_score(_score_text(view, score[seat], self._labels.notes[seat]))
            plate.set_dealer(seat is view.dealer)
            face = self._labels.faces[seat]
            plate.set_avatar(None if face is None else portrait(self._kit.style, face))
        over = self._given_up or view.phase is Phase.SETTLED
        self.show_turn(mine=view.my_turn and not over, theirs=not view.my_turn and not over)

    def _show_points(self) -> None:
        view = self._view
        if view is None:
            return
        shown = self._options.show_points
        for seat in (view.seat, opposite(view.seat)):
            chair = chair_at(view, seat)
            mine = chair is Chair.SOUTH
            visible = shown == "both" or (mine and shown == "mine")
            if mine:
                visible = visible is not self._points_toggled
            self.points[chair].setVisible(visible)
            self.points[chair].setScale(1.0)
            if visible:
                self.points[chair].set_points(view.total(seat))

    def _show_badge(self) -> None:
        """Tell trump at one place until the talon is gone, then there; not before it is turned."""
        view, layout, turn_up = (
            self._view,
            self._zones.layout,
            self._zones.talon.turn_up,
        )
        if view is None:
            return
        gone = view.status is TalonStatus.EXHAUSTED
        turned = None if turn_up is None or turn_up.card is None else turn_up.card.card.suit
        told = view.status is not TalonStatus.OPEN or turned is view.trump
        self.badge.setVisible(told)
        self.badge.set_suit(view.trump)
        self.badge.setPos(layout.middle.talon.point if gone else layout.middle.trump_badge)

    def _show_closer(self, view: View) -> None:
        close = view.close
        if close is None:
            return
        mine = close.seat is view.seat and not self._labels.only_watched
        name = self._labels.names[close.seat]
        self.closed.set_text(words.closed_by_me() if mine else words.closed_by(name))
        self.closed.show()


def _score_text(view: View, score: int, note: str) -> str:
    if view.rules.game_count == "down":
        text = words.to_go(score)
    else:
        text = words.score_of(score, view.rules.game_target)
    return f"{text} · {note}" if note else text
