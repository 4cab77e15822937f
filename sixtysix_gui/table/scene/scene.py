"""The scene: ground, cards, pieces, and what is lit, laid out for a size."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.two_handed.view import PlayerView
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.cards.kit import CardKit, contrast_of
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.effects.lights import BreathingRing, CrossFade, LightSweep
from sixtysix_gui.table.geometry.layout import TableLayout
from sixtysix_gui.table.ground.item import GroundItem
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.intents.move_map import Held, Target, pair_of
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces import CaptionLabel, FocusRing, GoldRing, Look, Piece, TargetOutline
from sixtysix_gui.table.scene.act_buttons import ActButtons
from sixtysix_gui.table.scene.coach_paper import CoachPaper
from sixtysix_gui.table.scene.drop_targets import DropTargets
from sixtysix_gui.table.scene.indicators import Indicators
from sixtysix_gui.table.scene.lying_things import LyingThings
from sixtysix_gui.table.scene.notices import Notices
from sixtysix_gui.table.scene.opened_tricks import OpenedTricks
from sixtysix_gui.table.scene.suggestion import Suggestion
from sixtysix_gui.table.theme import Cloth, Z
from sixtysix_gui.table.zones.reconcile import reconcile
from sixtysix_gui.table.zones.zones import Zones


class TableScene(QGraphicsScene):
    """Everything on the table; it shows the view it was given and keeps no truth of its own.

    ``tall`` is the arrangement that the table keeps whatever its shape; None where it follows it.
    """

    def __init__(self, options: TableOptions, intents: Intents, parent: QObject) -> None:
        """Set up a bare table."""
        super().__init__(parent)
        # A few dozen items, most of which move: Qt's tree of places would be rebuilt all the time.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._options = options
        self._intents = intents
        self.kit = CardKit(options, self)
        layout = TableLayout.for_size(800, 572)
        self.kit.resize(layout.metrics.card_width, 1.0)
        self.ground = GroundItem()
        self.addItem(self.ground)
        self.zones = Zones(self, self.kit, layout)
        self.indicators = Indicators(self, self.zones, self.kit)
        self.buttons = ActButtons(self, self.zones, intents)
        self.notices = Notices(self, self)
        things = LyingThings(self.zones, self.buttons, self.indicators)
        self.paper = CoachPaper(self, self.notices, things, self)
        self.notices.line_changed.connect(self.paper.place)
        self.drop_targets = DropTargets(self.zones)
        self.opened_tricks = OpenedTricks(self.zones)
        self.ring = GoldRing()
        self.focus_ring = FocusRing()
        self.caption = CaptionLabel()
        self._outlines = {target: TargetOutline() for target in Target}
        self.breathing = BreathingRing(self)
        self.suggestion = Suggestion(self.zones, self.buttons, intents, self)
        self._marks = self._add_marks()
        self.cross_fade = CrossFade(self, self)
        self.sweep = LightSweep(self, self)
        self._ratio = 1.0
        self.look: Look | None = None
        self.view: PlayerView | None = None
        self.won: tuple[int, int] | None = None
        self.tall: bool | None = None
        self._given_up = False
        self._is_bare = True
        self._show_fixtures()
        self.kit.renewed.connect(self.zones.redraw)

    def _add_marks(self) -> tuple[Piece, ...]:
        """Put what is laid around things into the scene, hidden."""
        marks = (
            *self.suggestion.pieces,
            self.ring,
            self.breathing.ring,
            self.focus_ring,
            self.caption,
            *self._outlines.values(),
        )
        for piece in marks:
            self.addItem(piece)
            piece.hide()
        return marks

    # ------------------------------------------------------------------------------------ layout

    def lay_out(self, width: float, height: float, ratio: float) -> None:
        """Lay everything out for a size, at once; ``ratio`` is physical pixels to a logical one."""
        hand_size = 6 if self.view is None else self.view.rules.deck_hand
        layout = TableLayout.for_size(
            width,
            height,
            self._options.text_scale,
            hand_size,
            open_hands=self._options.open_hands,
            card_size=self._options.card_size,
            tall=self.tall,
        )
        self._ratio = ratio
        self.setSceneRect(QRectF(0.0, 0.0, width, height))
        self.zones.layout = layout
        self.kit.resize(layout.metrics.card_width, ratio)
        cloth = Cloth(self._options.cloth)
        contrast = contrast_of(self._options)
        self._paint_ground()
        self.look = look = Look.for_layout(layout, ratio, cloth, self.kit.style, contrast)
        self.indicators.lay_out(look)
        self.notices.lay_out(layout, look)
        self.buttons.set_look(look, self._options)
        for piece in self._marks:
            piece.set_look(look)
        self.settle()
        self._offer_anew()
        self._wait_for_draw()
        self.suggestion.update()
        self.paper.lay_out(layout, look)

    def set_options(self, options: TableOptions) -> None:
        """Take other options; ``lay_out`` follows."""
        self._options = options
        self.kit.set_options(options)
        self.zones.opponent_hand.is_open = options.open_hands
        self.indicators.set_options(options)
        self.breathing.speed = Speed(options.speed)
        self.notices.set_speed(Speed(options.speed))
        self.suggestion.speed = Speed(options.speed)
        self.paper.set_speed(Speed(options.speed))
        for marker in self.zones.markers.values():
            marker.pack = options.deck

    # ------------------------------------------------------------------------------------- views

    def show_view(self, view: PlayerView, *, newest: bool, trick_lies: bool = False) -> None:
        """Make the table equal to a view; acts are offered only where it is the newest.

        ``trick_lies`` leaves the trick won last where it was played.
        """
        newest = newest and not self._given_up
        self._set_bare(bare=False)
        hand_changed = self.view is None or self.view.rules.deck_hand != view.rules.deck_hand
        self.view = view
        if hand_changed:
            rect = self.sceneRect()
            self.lay_out(rect.width(), rect.height(), self._ratio)
        won = view.score if self.won is None or not newest else self.won
        reconcile(self.zones, view, won, trick_lies=trick_lies)
        self.indicators.set_score(won)
        self._mark_hand(offered=newest)
        self.indicators.show(view)
        self._offer(view if newest else None)
        self._wait_for_draw()
        self.settle()
        self.suggestion.update()

    def give_up(self, *, given_up: bool) -> None:
        """Offer nothing any more, although the deal is not over, or offer it again."""
        self._given_up = given_up
        self.indicators.give_up(given_up=given_up)

    def clear_table(self) -> None:
        """Take everything of a deal off the table, and all that tells of one with it."""
        self.view = self.won = None
        self.offer_nothing()
        self.opened_tricks.hide()
        self.notices.hush()
        self.notices.end_refusal()
        self.zones.clear_table()
        self.indicators.clear()
        self._set_bare(bare=True)
        self.settle()

    def begin_deal(self, view: PlayerView) -> None:
        """Tell who plays and how it stands before the first card of a deal moves."""
        self.notices.hush()
        self._set_bare(bare=False)
        scales = (
            self.zones.layout.metrics.sizes.own,
            1.0,
        )  # in the own hand, and on the table
        self.kit.prepare(pack_cards(view.rules.deck_pack), scales)
        self.indicators.set_score(view.score)
        self.indicators.show(view)

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
        shown = not self._is_bare
        self.indicators.show_fixtures(shown=shown)
        self.buttons.coin_place.setVisible(shown)
        for marker in self.zones.markers.values():
            for item in marker.items:
                item.setVisible(shown)

    def _paint_ground(self) -> None:
        cloth, plain = Cloth(self._options.cloth), contrast_of(self._options).plain
        layout = self.zones.layout
        self.ground.show_for(layout, cloth, self._ratio, plain=plain, bare=self._is_bare)

    def offer_nothing(self) -> None:
        """Offer no act while things move."""
        self.breathing.rest()
        self.suggestion.clear()
        self._offer(None)
        hand = self.zones.own_hand
        hand.illegal = hand.armed = frozenset()

    def mark_armed(self) -> None:
        """Show which marriage is armed."""
        self._mark_hand(offered=True)
        self._offer_anew()
        self.suggestion.update()
        self.paper.place()

    def settle(self) -> None:
        """Put everything where it belongs at once."""
        self.buttons.rest_coin()
        self.zones.settle()
        self._lay_ring()
        self.indicators.show_talon()

    def come_to_rest(self) -> None:
        """End all that is said and all light that moves: nobody looks."""
        self.notices.end_refusal()
        self.notices.hush()
        self.notices.thinking.end()
        self.breathing.hold()
        self.suggestion.hold()
        self.paper.rest()
        self.sweep.end()
        self.cross_fade.end()

    def _offer(self, view: PlayerView | None) -> None:
        """Show the acts that are possible in a view; sentences make way for them."""
        self.buttons.show(view)
        self.notices.make_way(self.zones.beside_hand(), row_taken=self.buttons.row_is_taken)

    def _offer_anew(self) -> None:
        self.buttons.refresh()
        self.notices.make_way(self.zones.beside_hand(), row_taken=self.buttons.row_is_taken)

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

    def _wait_for_draw(self) -> None:
        top = self.zones.talon.top
        if top is not None and self.buttons.find(Act.DRAW) is not None:
            self.breathing.wait(self.zones.spot_of(top).place)
        else:
            self.breathing.rest()

    def _mark_hand(self, *, offered: bool) -> None:
        hand, moves = self.zones.own_hand, self._intents.map
        armed = self._intents.armed
        hand.armed = frozenset(
            card for card in hand.cards() if armed is not None and card.card in pair_of(armed)
        )
        playable = moves.playable
        marks = offered and self._options.mark_illegal and bool(playable)
        hand.illegal = frozenset(
            card for card in hand.cards() if marks and card.card not in playable
        )

    # ----------------------------------------------------------------------------------- targets

    def begin_drag(self, held: Held, targets: Sequence[Target]) -> None:
        """Light up where a card that was picked up may fall."""
        self.notices.fade_status(faded=True)
        self.buttons.set_exchange_beside(Target.TURN_UP in targets)
        self.show_targets(held, targets)

    def end_drag(self) -> None:
        """Put the lights out again."""
        self.hide_targets()
        self.buttons.set_exchange_beside(False)
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

    def visible_turn_up(self) -> QRectF | None:
        """Give what is to be seen of the open turn-up; None where there is none."""
        talon, layout = self.zones.talon, self.zones.layout
        if talon.turn_up is None or talon.is_closed:
            return None
        area = layout.middle.turn_up.bounds(layout.metrics.card_width)
        if talon.items:
            area.setLeft(layout.middle.talon.bounds(layout.metrics.card_width).right())
        return area

    def hand_item_at(self, point: QPointF) -> CardItem | None:
        """Give the card of the own hand at a point."""
        return self.zones.own_hand.item_at(point, self.zones.layout)

    def is_on_sunk_coin(self, point: QPointF) -> bool:
        """Say whether a point is where the coin would be, which cannot be pressed now."""
        return self.buttons.is_on_sunk_coin(point)
