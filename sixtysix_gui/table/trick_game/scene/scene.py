"""The scene for three and four: ground, cards, pieces, and what is lit, laid out for a size."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsWidget

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.rules.trick_game.view import TrickView
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.cards.kit import CardKit, contrast_of
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.effects.lights import CrossFade, LightSweep
from sixtysix_gui.table.ground.item import GroundItem
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.intents.move_map import Held, Target, pair_of
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces import CaptionLabel, FocusRing, GoldRing, Look, TargetOutline
from sixtysix_gui.table.theme import Cloth, Z
from sixtysix_gui.table.trick_game.geometry.chair import Chair
from sixtysix_gui.table.trick_game.geometry.facing import facing_layout
from sixtysix_gui.table.trick_game.geometry.layout import TrickLayout
from sixtysix_gui.table.trick_game.pieces import TurnChevrons
from sixtysix_gui.table.trick_game.scene.buttons import TrickButtons, claims_now
from sixtysix_gui.table.trick_game.scene.calls import calls_of
from sixtysix_gui.table.trick_game.scene.drop_targets import TrickDropTargets
from sixtysix_gui.table.trick_game.scene.marriage_values import MarriageValues
from sixtysix_gui.table.trick_game.scene.notices import TrickNotices
from sixtysix_gui.table.trick_game.scene.opened_tricks import LaidOpen
from sixtysix_gui.table.trick_game.scene.plates import Plates, PlateThinking
from sixtysix_gui.table.trick_game.scene.score_board import ScoreBoard, ScoreKind, kind_of
from sixtysix_gui.table.trick_game.scene.trump import Seals, TrumpTeller
from sixtysix_gui.table.trick_game.seating import Score, SeatLabels
from sixtysix_gui.table.trick_game.zones.reconcile import reconcile
from sixtysix_gui.table.trick_game.zones.zones import TrickZones

_TWO, _FOUR = 2, 4
_FULL_HAND = 6


class TrickScene(QGraphicsScene):
    """Everything on the table; it shows the view it was given and keeps no truth of its own.

    ``tall`` is the arrangement that the table keeps whatever its shape; None where it follows it.

    Signals:
        trick_rests: Trick of which all cards lie there, and whose winner glows.
    """

    trick_rests = Signal(object)

    def __init__(self, options: TableOptions, intents: Intents, parent: QObject) -> None:
        """Set up a bare table."""
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._options = options
        self._intents = intents
        self.kit = CardKit(options, self)
        layout = TrickLayout.for_size(800, 572)
        self.kit.resize(layout.metrics.card_width, 1.0)
        self.ground = GroundItem()
        self.addItem(self.ground)
        self.zones = TrickZones(self, self.kit, layout)
        self.plates = Plates(self, self.zones, self.kit)
        self.thinking = PlateThinking(self.plates, self)
        self.trump = TrumpTeller(self, self.zones)
        self.seals = Seals(self, self.zones)
        self.values = MarriageValues(self, self.zones)
        self.board = ScoreBoard(self, self.zones, self.kit)
        self.buttons = TrickButtons(self, self.zones, intents)
        self.notices = TrickNotices(self, self)
        self.drop_targets = TrickDropTargets(self.zones)
        self.opened_tricks = LaidOpen(self, self.zones)
        self.ring = GoldRing()
        self.focus_ring = FocusRing()
        self.caption = CaptionLabel()
        self.chevrons = TurnChevrons()
        self._outlines = {
            target: TargetOutline() for target in (Target.TRICK, Target.TURN_UP, Target.PARTNER)
        }
        self._marks = (
            self.ring,
            self.focus_ring,
            self.caption,
            self.chevrons,
            *self._outlines.values(),
        )
        for piece in self._marks:
            self.addItem(piece)
            piece.hide()
        self.cross_fade = CrossFade(self, self)
        self.sweep = LightSweep(self, self)
        self._ratio = 1.0
        self.look: Look | None = None
        self.view: TrickView | None = None
        self.score = Score()
        self.labels = SeatLabels()
        self.tall: bool | None = None
        self._given_up = False
        self._is_bare = True
        self.kit.renewed.connect(self.zones.redraw)

    # ------------------------------------------------------------------------------------ layout

    def lay_out(self, width: float, height: float, ratio: float) -> None:
        """Lay everything out for a size, at once; ``ratio`` is physical pixels to a logical one."""
        layout = self._layout(width, height)
        self._ratio = ratio
        self.setSceneRect(QRectF(0.0, 0.0, width, height))
        self.zones.layout = layout
        self.kit.resize(layout.metrics.card_width, ratio)
        self._paint_ground()
        cloth, contrast = Cloth(self._options.cloth), contrast_of(self._options)
        metrics = layout.metrics
        self.look = look = Look(
            metrics.text_unit, metrics.card_width, ratio, cloth, self.kit.style, contrast
        )
        for part in (self.plates, self.trump, self.seals, self.values, self.board):
            part.lay_out(look)
        self.notices.lay_out(layout, look)
        self.opened_tricks.set_look(look)
        self.buttons.set_look(look, self._options)
        for piece in self._marks:
            piece.set_look(look)
        self.chevrons.setPos(layout.middle.trick)
        if self.view is not None:
            self._tell(self.view)
        self.settle()
        self._offer_anew()

    def _layout(self, width: float, height: float) -> TrickLayout:
        rules = None if self.view is None else self.view.rules
        seats = _FOUR if rules is None else len(rules.seats)
        hand = _FULL_HAND if rules is None else sum(rules.batches)
        if rules is not None and seats == _TWO:
            return facing_layout(
                width,
                height,
                self._options.text_scale,
                hand,
                uses_slate=kind_of(rules) is ScoreKind.SLATE,
                card_size=self._options.card_size,
                tall=self.tall,
            )
        return TrickLayout.for_size(
            width,
            height,
            self._options.text_scale,
            seats,
            hand,
            card_size=self._options.card_size,
            tall=self.tall,
        )

    def set_options(self, options: TableOptions) -> None:
        """Take other options; ``lay_out`` follows."""
        self._options = options
        self.kit.set_options(options)
        speed = Speed(options.speed)
        self.notices.set_speed(speed)
        self.thinking.speed = speed

    def set_labels(self, labels: SeatLabels) -> None:
        """Write other names."""
        self.labels = labels
        self.plates.set_labels(labels)
        self.buttons.set_labels(labels)
        if self.view is not None:
            self._tell(self.view)
            self._offer_anew()

    # ------------------------------------------------------------------------------------- views

    def show_view(self, view: TrickView, score: Score, *, newest: bool) -> None:
        """Make the table equal to a view; acts are offered only where it is the newest."""
        self.take_game(view)
        self.score = score
        reconcile(self.zones, view, score)
        self._tell(view)
        self._mark_hand(offered=newest and not self._given_up)
        self._offer(view if newest and not self._given_up else None)
        self.notices.interject("")
        self.notices.show_calls(calls_of(view))
        self.settle()

    def take_game(self, view: TrickView) -> None:
        """Lay the table out for the game of a view, if it is another."""
        self._set_bare(bare=False)
        other = self.view is None or self.view.rules != view.rules
        self.view = view
        if other:
            rect = self.sceneRect()
            self.lay_out(rect.width(), rect.height(), self._ratio)

    def begin_deal(self, view: TrickView, score: Score) -> None:
        """Tell who plays and how it stands before the first card of a deal moves."""
        self.notices.hush()
        self.take_game(view)
        self.score = score
        self.kit.prepare(view.rules.pack, (self.zones.layout.metrics.sizes.own, 1.0))
        self.seals.clear()
        self.values.clear()
        self.trump.clear()
        self.plates.show(view, score, self._options, given_up=True)
        self.board.show(view, score, self.labels, self._options.deck)

    def _tell(self, view: TrickView) -> None:
        """Tell what a view says besides its cards."""
        self.plates.show(view, self.score, self._options, given_up=self._given_up)
        self.trump.show(view, self.score, self.labels)
        self.seals.show(view)
        self.values.show(view)
        self.board.show(view, self.score, self.labels, self._options.deck)
        self.chevrons.setVisible(view.rules.values["play.direction"] == "anticlockwise")

    def set_score(self, score: Score) -> None:
        """Show another score."""
        self.score = score
        if self.view is not None:
            self._tell(self.view)
            self.zones.settle()

    def give_up(self, *, given_up: bool) -> None:
        """Offer nothing any more, although the deal is not over, or offer it again."""
        self._given_up = given_up
        if given_up:
            self.plates.show_turn(None)

    def clear_table(self) -> None:
        """Take everything of a deal off the table, and all that tells of one with it."""
        self.view = None
        self.score = Score()
        self.offer_nothing()
        self.buttons.show(None)
        self.opened_tricks.hide()
        self.notices.hush()
        self.notices.end_refusal()
        self.zones.clear_table()
        for part in (self.plates, self.trump, self.seals, self.values, self.board):
            part.clear()
        self.chevrons.hide()
        self._set_bare(bare=True)
        self.settle()

    @property
    def is_bare(self) -> bool:
        """Whether nothing lies on the table but cloth, rim and embroidery."""
        return self._is_bare

    def _set_bare(self, *, bare: bool) -> None:
        if bare is not self._is_bare:
            self._is_bare = bare
            self._paint_ground()

    def _paint_ground(self) -> None:
        cloth, plain = Cloth(self._options.cloth), contrast_of(self._options).plain
        layout = self.zones.layout
        self.ground.show_for(layout, cloth, self._ratio, plain=plain, bare=self._is_bare)

    def offer_nothing(self) -> None:
        """Offer no act while things move."""
        self._offer(None)
        hand = self.zones.own_hand
        hand.illegal = hand.armed = frozenset()

    def mark_armed(self) -> None:
        """Show which marriage is armed."""
        self._mark_hand(offered=True)
        self._offer_anew()
        self.zones.settle()

    def settle(self) -> None:
        """Put everything where it belongs at once."""
        self.buttons.rest_coin()
        self.zones.settle()
        self._lay_ring()
        if self.view is not None:
            self.trump.show_cards()

    def come_to_rest(self) -> None:
        """End all that is said and all light that moves: nobody looks."""
        self.notices.end_refusal()
        self.thinking.end()
        self.sweep.end()
        self.cross_fade.end()

    def _offer(self, view: TrickView | None) -> None:
        """Show the acts that are possible; counter and status make way for the panel."""
        claims = self.view is not None and claims_now(self.view)
        self.buttons.show(view, claims=claims)
        self._make_way()

    def _offer_anew(self) -> None:
        self.buttons.refresh()
        self._make_way()

    def _make_way(self) -> None:
        """Let the counter and the status line make way for the panel of contracts."""
        panel, layout = self.buttons.panel, self.zones.layout
        has_panel = self.buttons.has_panel
        area = panel.mapRectToScene(panel.body()) if has_panel else QRectF()
        counter, label = layout.middle.counter, layout.middle.counter_label
        room = layout.middle.counter_label_width
        if has_panel:
            counter = layout.panels.counter_beside(area)
            label = counter + (layout.middle.counter_label - layout.middle.counter)
            room = layout.middle.label_width(counter.x(), area.left())
        self.trump.move_counter(counter, label, room)
        trump = self.trump.counter.mapRectToScene(self.trump.counter.body())
        self.notices.step_aside(area.united(trump) if has_panel else area)

    def _lay_ring(self) -> None:
        """Lay the gold ring around the card that has won the full trick."""
        trick = self.zones.trick
        item = None if trick.winner is None else trick.items.get(trick.winner)
        self.ring.setVisible(item is not None)
        if item is not None:
            spot = self.zones.spot_of(item)
            self.ring.setPos(spot.place.point)
            self.ring.setRotation(spot.place.angle)
            self.ring.setScale(spot.place.scale)
            self.ring.setZValue(spot.z + 0.4)
            self.ring.setOpacity(1.0)

    def _mark_hand(self, *, offered: bool) -> None:
        hand, moves, view = self.zones.own_hand, self._intents.map, self.view
        armed = self._intents.armed
        hand.armed = frozenset(
            card for card in hand.cards() if armed is not None and card.card in pair_of(armed)
        )
        playable = moves.playable
        leads = view is not None and view.phase is Phase.LEAD and view.melded_suit is None
        marks = offered and self._options.mark_illegal and bool(playable) and not leads
        hand.illegal = frozenset(
            card for card in hand.cards() if marks and card.card not in playable
        )

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

    def hand_item_at(self, point: QPointF) -> CardItem | None:
        """Give the card of the own hand at a point."""
        return self.zones.own_hand.item_at(point, self.zones.layout)

    def is_on_sunk_coin(self, point: QPointF) -> bool:
        """Say whether a point is where the coin would be, which cannot be pressed now."""
        return self.buttons.is_on_sunk_coin(point)

    def plate_area(self, chair: Chair) -> QRectF:
        """Give the rectangle of a plate."""
        plate = self.plates.plates[chair]
        return plate.mapRectToScene(plate.body())

    # ------------------------------------------------------------------------------ what is moved

    @property
    def coin(self) -> QGraphicsWidget:
        """The coin that claims."""
        return self.buttons.coin

    def show_winner(self, chair: Chair, trick: Trick) -> None:
        """Let the plate of who wins a trick glow, and have it said."""
        self.plates.show_turn(chair)
        self.trick_rests.emit(trick)

    def lay_wedge(self, leader: Chair | None) -> None:
        """Mark the card that was led."""
        self.trump.lay_wedge(leader)

    def lay_counter(self, suit: Suit | None) -> QGraphicsWidget:
        """Show a suit as trump at the counter's place; give the counter, to be moved."""
        return self.trump.lay_counter(suit)

    def lay_seal(self, seat: Seat, suit: Suit, points: int) -> QGraphicsWidget | None:
        """Lay the seal of a marriage on its pile; give it, to be moved there."""
        return None if self.view is None else self.seals.add(self.view, seat, suit, points)
