"""The scene of any table: ground, cards, and what is lit or laid around them."""

from collections.abc import Iterable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.cards.kit import CardKit, contrast_of
from sixtysix_gui.table.effects.lights import CrossFade, LightSweep
from sixtysix_gui.table.ground.item import GroundItem
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.intents.move_map import Held, Target, pair_of
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces import CaptionLabel, FocusRing, GoldRing, Look, Piece, TargetOutline
from sixtysix_gui.table.scene.drop_targets import DropTargets
from sixtysix_gui.table.scene.moved_things import MovedThings
from sixtysix_gui.table.scene.notices import Notices
from sixtysix_gui.table.scene.opened_tricks import OpenedTricks
from sixtysix_gui.table.scene.stop_areas import StopAreas
from sixtysix_gui.table.scene.suggestion import Suggestion
from sixtysix_gui.table.seating import Score, SeatLabels
from sixtysix_gui.table.stops import StopName, TableFacts
from sixtysix_gui.table.theme import Cloth, Z
from sixtysix_gui.table.zones.zones import Zones

BARE_SIZE = 800, 572
"""Width and height in pixels of a table that has not been laid out yet."""


class BaseScene(QGraphicsScene):
    """Everything on the table; it shows the view it was given and keeps no truth of its own.

    ``tall`` is the arrangement that the table keeps whatever its shape; None where it follows it.
    ``trick_lies`` leaves the trick won last where it was played.
    A table makes its zones, notices and drop targets, then lays its marks.
    """

    _zones: Zones
    drop_targets: DropTargets
    areas: StopAreas
    moved: MovedThings
    buttons: Any
    thinking: Any
    opened_tricks: OpenedTricks
    suggestion: Suggestion

    def __init__(
        self, options: TableOptions, intents: Intents, parent: QObject, targets: Iterable[Target]
    ) -> None:
        """Set up a bare ground; ``targets`` can light up."""
        super().__init__(parent)
        # A few dozen items, most of which move: Qt's tree of places would be rebuilt all the time.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._options = options
        self._intents = intents
        self.kit = CardKit(options, self)
        self.ground = GroundItem()
        self.addItem(self.ground)
        self.ring = GoldRing()
        self.focus_ring = FocusRing()
        self.caption = CaptionLabel()
        self._outlines = {target: TargetOutline() for target in targets}
        self.notices = Notices(self, self)
        self._marks: tuple[Piece, ...] = ()
        self._ratio = 1.0
        self.look: Look | None = None
        self.tall: bool | None = None
        self._given_up = False
        self._is_bare = True
        self.view: View | None = None
        self.paper: Any = None
        self.score = Score()
        self.trick_lies = False

    def _lay_marks(self, marks: tuple[Piece, ...]) -> None:
        """Put what is laid around things into the scene, hidden, and all light above it."""
        self._marks = (*marks, *self._outlines.values())
        for piece in self._marks:
            self.addItem(piece)
            piece.hide()
        self.cross_fade = CrossFade(self, self)
        self.sweep = LightSweep(self, self)
        self.kit.renewed.connect(self._zones.redraw)

    @property
    def zones(self) -> Zones:
        """The cards on the table."""
        return self._zones

    # ------------------------------------------------------------------------- a bare table or not

    @property
    def is_bare(self) -> bool:
        """Whether nothing lies on the table but cloth, rim and embroidery."""
        return self._is_bare

    def _set_bare(self, *, bare: bool) -> None:
        """Show or hide what lies on the table only while somebody plays."""
        if bare is self._is_bare:
            return
        self._is_bare = bare
        self._show_fixtures()
        self._paint_ground()

    def _show_fixtures(self) -> None:
        """Show what lies on the table whenever somebody plays, or hide it."""

    def _paint_ground(self) -> None:
        cloth, plain = Cloth(self._options.cloth), contrast_of(self._options).plain
        layout = self._zones.layout
        self.ground.show_for(layout, cloth, self._ratio, plain=plain, bare=self._is_bare)

    # ------------------------------------------------------------------------- what can be done

    def lay_out(self, width: float, height: float, ratio: float) -> None:
        """Lay everything out for a size, at once; ``ratio`` is physical pixels to a logical one."""
        raise NotImplementedError

    def set_options(self, options: TableOptions) -> None:
        """Take other options; ``lay_out`` follows."""
        raise NotImplementedError

    def show_view(self, view: View, score: Score, *, newest: bool) -> None:
        """Make the table equal to a view; acts are offered only where it is the newest."""
        raise NotImplementedError

    def begin_deal(self, view: View, score: Score) -> None:
        """Tell who plays and how it stands before the first card of a deal moves."""
        raise NotImplementedError

    def set_score(self, score: Score) -> None:
        """Show another score."""
        raise NotImplementedError

    def set_labels(self, labels: SeatLabels) -> None:
        """Write other names."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Write all that stands on the table in another language."""
        raise NotImplementedError

    def settle(self) -> None:
        """Put everything where it belongs at once."""
        raise NotImplementedError

    def mark_armed(self) -> None:
        """Show which marriage is armed."""
        raise NotImplementedError

    def offer_nothing(self) -> None:
        """Offer no act while things move."""
        raise NotImplementedError

    def give_up(self, *, given_up: bool) -> None:
        """Offer nothing any more, although the deal is not over, or offer it again."""
        raise NotImplementedError

    def clear_table(self) -> None:
        """Take everything of a deal off the table, and all that tells of one with it."""
        raise NotImplementedError

    def come_to_rest(self) -> None:
        """End all that is said and all light that moves: nobody looks."""
        self.notices.end_refusal()
        self.sweep.end()
        self.cross_fade.end()

    def _lay_ring(self) -> None:
        """Lay the gold ring around the card that has won the full trick."""
        item = self._zones.trick.winning
        self.ring.setVisible(item is not None)
        if item is not None:
            spot = self._zones.spot_of(item)
            self.ring.setPos(spot.place.point)
            self.ring.setRotation(spot.place.angle)
            self.ring.setScale(spot.place.scale)
            self.ring.setZValue(spot.z + 0.4)
            self.ring.setOpacity(1.0)

    def _mark_hand(self, *, offered: bool) -> None:
        hand, moves = self._zones.own_hand, self._intents.map
        armed = self._intents.armed
        hand.armed = frozenset(
            card for card in hand.cards() if armed is not None and card.card in pair_of(armed)
        )
        playable = moves.playable
        marks = offered and self._options.mark_illegal and bool(playable) and self._dims_forbidden
        hand.illegal = frozenset(
            card for card in hand.cards() if marks and card.card not in playable
        )

    @property
    def _dims_forbidden(self) -> bool:
        """Whether the cards that cannot be played are to be told from the others now."""
        return True

    # ----------------------------------------------------------------------------------- targets

    def begin_drag(self, held: Held, targets: Sequence[Target]) -> None:
        """Light up where a card that was picked up may fall."""
        self.notices.fade_status(faded=True)
        self.show_targets(held, targets)

    def end_drag(self) -> None:
        """Put the lights out again."""
        self.hide_targets()
        self.notices.fade_status(faded=False)

    def show_targets(self, held: Held, targets: Sequence[Target]) -> None:
        """Light up the targets of what is held."""
        for target, outline in self._outlines.items():
            place = self.drop_targets.place(target, held) if target in targets else None
            outline.setVisible(place is not None)
            if place is None:
                continue
            outline.set_card_scale(place.scale)
            outline.set_hot(False)
            outline.setPos(place.point)
            outline.setRotation(place.angle)
            outline.setZValue(Z.DRAGGED - 1 if target is not Target.TRICK else Z.TRICK - 0.5)

    def light_target(self, hot: Target | None) -> None:
        """Light the target below the held card."""
        for target, outline in self._outlines.items():
            outline.set_hot(target is hot)

    def hide_targets(self) -> None:
        """Put out all targets."""
        for outline in self._outlines.values():
            outline.hide()

    @property
    def lit_targets(self) -> frozenset[Target]:
        """The targets that are lit now."""
        return frozenset(t for t, outline in self._outlines.items() if outline.isVisible())

    # ------------------------------------------------------------------- what is told and looked at

    def told(self, view: View) -> TableFacts:
        """Return what lies on the table besides what a view says."""
        raise NotImplementedError

    def show_focus(self, name: StopName | None, foot: str) -> bool:
        """Let paper show the focus that lies on it; say whether it draws it itself.

        ``foot`` is what a panel of contracts says of the one that has the focus.
        """
        raise NotImplementedError

    def tells_points(self, point: QPointF) -> bool:
        """Say whether a point lies on a plate or on the person's card points."""
        raise NotImplementedError

    def toggle_points(self) -> int:
        """Show the card points of the person or his side, or hide them; return them."""
        raise NotImplementedError

    @property
    def labels(self) -> SeatLabels:
        """Who sits at the table."""
        raise NotImplementedError

    def put_tricks_back(self) -> None:
        """Put won tricks back."""
        raise NotImplementedError

    def hand_item_at(self, point: QPointF) -> CardItem | None:
        """Give the card of the own hand at a point."""
        return self._zones.own_hand.item_at(point, self._zones.layout)

    def is_on_sunk_coin(self, point: QPointF) -> bool:
        """Say whether a point is where the coin would be, which cannot be pressed now."""
        return self.buttons.is_on_sunk_coin(point)
