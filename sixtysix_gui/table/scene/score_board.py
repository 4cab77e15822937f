"""What shows the score: pairs of cards, chips or the slate, and how these move."""

from collections.abc import Sequence
from enum import Enum
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget
from typing_extensions import override

from sixtysix_gui.design.card_svg import Pack
from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table import words
from sixtysix_gui.table.cards.groups import ScoreDevice
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.cards.zones import Zones, shown_score
from sixtysix_gui.table.layout.metrics import chip_radius
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.pieces.brushwork import Whose
from sixtysix_gui.table.pieces.chip_stacks import ChipStacks, Flush
from sixtysix_gui.table.pieces.devices import Device, DeviceLabel, Owner
from sixtysix_gui.table.pieces.piece import Look, SignGroup, shown_areas
from sixtysix_gui.table.pieces.slate import ChalkStroke, Slate, SlateColumn
from sixtysix_gui.table.seating import Chair, Score, Seating, SeatLabels
from sixtysix_gui.table.view_words import CHIPS_AT_FIRST
from sixtysix_gui.table.words import figure

_OWNERS = {Chair.SOUTH: Owner.WE, Chair.WEST: Owner.THEY, Chair.EAST: Owner.THIRD}
_THREE = 3
"""Of three the devices of the others lie beside their plates."""

_SMALL, _LARGE = 10, 15
"""The games to ten are shown by six and four, those to fifteen by seven and eight."""


class ScoreKind(Enum):
    """By what a game is scored on the table."""

    SEVENS = Device.SEVENS
    SIX_AND_FOUR = Device.SIX_AND_FOUR
    SEVEN_AND_EIGHT = Device.SEVEN_AND_EIGHT
    CHIPS = "chips"
    SLATE = "slate"


def kind_of(rules: Rules) -> ScoreKind:
    """Say by what a game is scored (MANY 2)."""
    unit = rules.score_unit
    if unit == "stakes-from-each":
        return ScoreKind.CHIPS
    if unit == "ticks":
        if rules.target <= _SMALL:
            return ScoreKind.SIX_AND_FOUR
        return ScoreKind.SEVEN_AND_EIGHT if rules.target <= _LARGE else ScoreKind.SLATE
    return ScoreKind.SEVENS if rules.target <= Device.SEVENS.most else ScoreKind.SLATE


class ScoreBoard(SignGroup):
    """Shows how the game stands."""

    def __init__(self, scene: QGraphicsScene, zones: Zones, kit: CardKit) -> None:
        self._kit = kit
        self.labels = {chair: DeviceLabel() for chair in (Chair.SOUTH, Chair.WEST)}
        self.chips = {chair: ChipStacks() for chair in _OWNERS}
        self.slate = Slate()
        self._labels = SeatLabels()
        self._made_for: tuple[ScoreKind, tuple[Chair, ...]] | None = None
        self._outlined = (*self.labels.values(), *self.chips.values(), self.slate)
        self._zones = zones
        super().__init__(scene, self._outlined)

    def begin_deal(self, view: View, score: Score, labels: SeatLabels, pack: Pack) -> None:
        """Show how the game stands, but for pairs of cards, which move to the score."""
        before = {chair: device.score for chair, device in self._zones.devices.items()}
        self.show(view, score, labels, pack)
        for chair, device in self._zones.devices.items():
            device.score = before.get(chair, device.score)

    def show(self, view: View, score: Score, labels: SeatLabels, pack: Pack) -> None:
        """Show how the game stands."""
        kind, seating = kind_of(view.rules), Seating.of(view)
        self._labels = labels
        self._make(kind, seating)
        super().clear()
        if kind is ScoreKind.CHIPS:
            self._show_chips(score, seating)
        elif kind is ScoreKind.SLATE:
            self._show_slate(view, score)
        else:
            self._show_devices(view, score, seating, pack)

    def area(self) -> QRectF:
        """The rectangle around the person's device and those beside it."""
        layout = self._zones.layout
        if self.slate.isVisible():
            return self.slate.area()
        if self.chips[Chair.SOUTH].isVisible():
            return self.chips[Chair.SOUTH].area()
        area = QRectF()
        for chair in self._zones.devices:
            if chair is Chair.SOUTH or self.labels[Chair.SOUTH].isVisible():
                area = area.united(layout.scores.pairs[chair].zone)
        return area

    def areas(self) -> list[QRectF]:
        """Return the rectangle around each player's device with its label, chips, and the slate."""
        found = [self.area_of(chair) for chair in _OWNERS]
        found += shown_areas(self.labels.values())
        found.append(self.area() if self.slate.isVisible() else QRectF())
        return [area for area in found if not area.isEmpty()]

    def beside_plates(self) -> dict[Chair, float]:
        """Return how far the devices beside plates reach from these towards the middle."""
        layout = self._zones.layout
        found: dict[Chair, float] = {}
        if layout.metrics.seats != _THREE:
            return found
        for chair in (Chair.WEST, Chair.EAST):
            area, plate = self.area_of(chair), layout.sides.plates[chair]
            if area.bottom() > plate.top() and not area.isEmpty():
                west = chair is Chair.WEST
                found[chair] = area.right() - plate.right() if west else plate.left() - area.left()
        return found

    def area_of(self, chair: Chair) -> QRectF:
        """Return the rectangle around a player's chips, or pair of cards, as it lies now."""
        chips, layout = self.chips.get(chair), self._zones.layout
        if chips is not None and chips.isVisible():
            return chips.area()
        device = self._zones.devices.get(chair)
        places = () if device is None else device.spots(layout)
        return bounds_of(tuple(spot.place for _, spot in places), layout.metrics.card_width)

    def outline(self) -> QPainterPath:
        """Return the outline of all that shows the score, but for its cards, in the scene."""
        path = QPainterPath()
        for piece in self._outlined:
            if piece.isVisible():
                path.addPath(piece.mapToScene(piece.outline()))
        return path

    @override
    def clear(self) -> None:
        self._made_for = None
        self._zones.use_devices({})
        super().clear()

    def _make(self, kind: ScoreKind, seating: Seating) -> None:
        """Lay the cards on the table that show this score."""
        wanted = (kind, seating.piles)
        if wanted == self._made_for:
            return
        self._made_for = wanted
        devices: dict[Chair, ScoreDevice] = {}
        if isinstance(kind.value, Device):
            for chair in seating.piles:
                owner = _OWNERS.get(chair, Owner.THEY)
                devices[chair] = ScoreDevice(self._kit, chair, kind.value, owner)
        self._zones.use_devices(devices)

    def _show_devices(self, view: View, score: Score, seating: Seating, pack: Pack) -> None:
        shown = shown_score(view, score.won)
        for chair, device in self._zones.devices.items():
            party = seating.party(chair)
            device.pack = pack
            device.target = view.rules.target
            device.score = shown[party] if party < len(shown) else 0
            self._show_label(chair, device.score, seating)

    def _show_label(self, chair: Chair, score: int, seating: Seating) -> None:
        label = self.labels.get(chair)
        if label is None or not seating.has_partners:
            return
        mine = chair is Chair.SOUTH
        label.band = Whose.OURS if mine else Whose.THEIRS
        area = self._zones.layout.scores.labels[chair]
        label.max_width = area.width()
        label.set_score(
            self._head(seating, seating.party(chair)), figure(score), below_zero=score < 0
        )
        if label.is_cut:  # the nearer player stands for both
            nearer = self._labels.name(seating.seat(chair))
            label.set_score(nearer, figure(score), below_zero=score < 0)
        width = label.body().width()
        label.setPos(area.right() - width / 2, area.bottom())
        label.show()

    def _show_chips(self, score: Score, seating: Seating) -> None:
        layout = self._zones.layout
        for chair in seating.piles:
            piece = self.chips[chair]
            place = layout.scores.chips[chair]
            piece.flush = Flush.RIGHT if place.from_right else Flush.LEFT
            piece.count = CHIPS_AT_FIRST + score.of(seating.party(chair))
            piece.room = place.room
            piece.setPos(place.x, place.foot - chip_radius(layout.metrics.card_width))
            piece.show()

    def _show_slate(self, view: View, score: Score) -> None:
        target = view.rules.target
        self.slate.columns = self.slate_columns(view, score)
        self.slate.foot = f"{target} → 0" if view.rules.counts_down else words.to_target(target)
        area = self._zones.layout.scores.slate
        self.slate.set_size(area.width(), area.height())
        self.slate.setPos(area.center())
        self.slate.show()

    def slate_columns(self, view: View, score: Score) -> tuple[SlateColumn, ...]:
        """Return what stands on the slate."""
        seating, target, down = Seating.of(view), view.rules.target, view.rules.counts_down
        mine = seating.party(Chair.SOUTH)
        columns: list[SlateColumn] = []
        # We come first, as on every sheet.
        for party in sorted(view.rules.parties, key=lambda party: party.number != mine):
            rows = [*(row[party.number] for row in score.before), score.of(party.number)]
            totals = _written(rows, target if down else None)
            columns.append(SlateColumn(self._head(seating, party.number), totals))
        return tuple(columns)

    def _head(self, seating: Seating, party: int) -> str:
        if seating.has_partners and not self._labels.only_watched:
            return words.we() if party == seating.party(Chair.SOUTH) else words.they()
        names, seats = self._labels.names, seating.seats_of(party)
        return words.together(names[seat] for seat in seats if seat < len(names))


def _written(rows: Sequence[int], down_from: int | None) -> tuple[str, ...]:
    """Return the totals of one side as they stand on the slate: a new one only where it changed.

    What is counted down begins with all of it; nothing is written before the first points.
    """
    changes = [total for total, _ in groupby((0, *rows))]
    if down_from is not None:
        return tuple(str(max(0, down_from - total)) for total in changes)
    return tuple(str(total) for total in changes[1:] or changes)


_MOST_COLUMNS = 4


class MovingScores:
    """Chips in the air, strokes of chalk, and the writing that new figures take the place of."""

    def __init__(self, scene: QGraphicsScene, board: ScoreBoard) -> None:
        self._scene = scene
        self._board = board
        self._look: Look | None = None
        self._chips: list[ChipStacks] = []
        self._strokes = [ChalkStroke() for _ in range(_MOST_COLUMNS)]
        self.old_writing = QGraphicsWidget()
        self.old_writing.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.old_writing.setZValue(Z.MARKERS + 0.5)
        self._writing = QGraphicsPixmapItem(self.old_writing)
        for piece in (*self._strokes, self.old_writing):
            scene.addItem(piece)
            piece.hide()

    def lay_out(self, look: Look) -> None:
        """Take another look; whatever moved is over."""
        self._look = look
        self.rest()
        for piece in (*self._chips, *self._strokes):
            piece.set_look(look)

    def rest(self) -> None:
        """Show nothing that moves."""
        for piece in (*self._chips, *self._strokes, self.old_writing):
            piece.hide()

    # -------------------------------------------------------------------------------------- chips

    def flying_chips(self, number: int) -> Sequence[ChipStacks]:
        """Return n chips that can fly, hidden."""
        while len(self._chips) < number:
            piece = ChipStacks()
            piece.setZValue(Z.FLYING)
            piece.flush = Flush.MIDDLE
            piece.hide()
            self._chips.append(piece)
            self._scene.addItem(piece)
            if self._look is not None:
                piece.set_look(self._look)
        return self._chips[:number]

    @property
    def chips_in_air(self) -> list[ChipStacks]:
        """The chips that are on their way."""
        return [chip for chip in self._chips if chip.isVisible()]

    def count(self, chair: Chair) -> int:
        """Return how many chips stand before a player; below 0 how many are owed."""
        return self._board.chips[chair].count

    def set_count(self, chair: Chair, count: int) -> None:
        """Show n chips."""
        self._board.chips[chair].count = count

    def last_chip(self, chair: Chair, count: int) -> QPointF:
        """Return the middle of the last of a player's chips."""
        piece = self._board.chips[chair]
        return piece.mapToScene(piece.last_chip(count))

    # -------------------------------------------------------------------------------------- slate

    def strokes(self, view: View, score: Score) -> Sequence[ChalkStroke]:
        """Lay strokes through the totals that change; the motion lets them grow."""
        slate = self._board.slate
        columns = zip(slate.columns, self._board.slate_columns(view, score), strict=True)
        changed = [old != new for old, new in columns]
        shown: list[ChalkStroke] = []
        for stroke, place, changes in zip(
            self._strokes, slate.last_strokes(), changed, strict=False
        ):
            if not changes:
                continue
            stroke.place = place
            stroke.setPos(slate.mapToScene(place.begin))
            stroke.setScale(0.0)
            stroke.setOpacity(1.0)
            stroke.show()
            shown.append(stroke)
        return shown

    @property
    def strokes_shown(self) -> list[ChalkStroke]:
        """The strokes that are to be seen."""
        return [stroke for stroke in self._strokes if stroke.isVisible()]

    def write(self, view: View, score: Score) -> None:
        """Write new totals below the old writing, which is left to fade as ``old_writing``."""
        slate = self._board.slate
        pixmap, offset = slate.writing()
        self._writing.setPixmap(pixmap)
        self._writing.setOffset(offset)
        self.old_writing.setPos(slate.pos())
        self.old_writing.setOpacity(1.0)
        self.old_writing.show()
        slate.columns = self._board.slate_columns(view, score)
