"""The scene of the table: what lies there, laid out for a size."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import DRAW
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.cards.kit import CardKit, contrast_of
from sixtysix_gui.table.cards.zones import Zones, reconcile
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.effects import BreathingRing, CrossFade, LightSweep
from sixtysix_gui.table.ground import GroundItem
from sixtysix_gui.table.intents import Held, Intents, Target, pair_of
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.labels import CaptionLabel
from sixtysix_gui.table.pieces.marks import GoldRing, TableFocusRing
from sixtysix_gui.table.pieces.piece import Look, shown_areas
from sixtysix_gui.table.scene.buttons import Buttons
from sixtysix_gui.table.scene.coach_paper import CoachPaper
from sixtysix_gui.table.scene.drop_targets import DropTargets, LyingThings
from sixtysix_gui.table.scene.notices import Notices
from sixtysix_gui.table.scene.on_lead import claims_now
from sixtysix_gui.table.scene.opened_tricks import OpenedTricks
from sixtysix_gui.table.scene.plates import Thinking
from sixtysix_gui.table.scene.score_board import ScoreKind, kind_of
from sixtysix_gui.table.scene.signs import Signs
from sixtysix_gui.table.scene.stop_areas import StopAreas
from sixtysix_gui.table.scene.suggestion import Suggestion
from sixtysix_gui.table.seating import Chair, Score, SeatLabels
from sixtysix_gui.table.stops import StopName, Thing
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.table.words import calls_of

BARE_SIZE = 800, 572
"""Width and height in pixels of a table that has not been laid out yet."""


class Scene(QGraphicsScene):
    """Everything on the table; it shows the view it was given and keeps no truth of its own.

    ``tall`` is the arrangement that the table keeps whatever its shape; None where it follows it.
    ``is_looked_at``: nothing can be done: no claim and no contract is offered, and piles stay shut.
    ``trick_lies`` leaves the trick won last where it was played.

    Signals:
        trick_rests: Trick of which all cards lie there, and whose winner glows.
    """

    trick_rests = Signal(object)

    def __init__(
        self, options: TableOptions, intents: Intents, ground: GroundItem, parent: QObject
    ) -> None:
        super().__init__(parent)
        # A few dozen items, most of which move: Qt's tree of places would be rebuilt all the time.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._options = options
        self._intents = intents
        self.ground = ground
        self.tall: bool | None = None
        self.is_looked_at = self.trick_lies = False
        self.view: View | None = None
        self.score = Score()
        self.look: Look | None = None
        self._ratio = 1.0
        self._abandoned = False
        self._is_bare = True
        self._make_cards()
        self._make_words()
        self._make_lights()
        self.areas = StopAreas(self.zones, self.signs, self.buttons, self.paper)

    def _make_cards(self) -> None:
        """Make the ground, the cards, and the signs about them."""
        layout = TableLayout.for_size(*BARE_SIZE)
        self.kit = CardKit(self._options, self)
        self.kit.resize(layout.metrics.card_width, 1.0)
        self.addItem(self.ground)
        self.zones = Zones(self, self.kit, layout)
        self.kit.renewed.connect(self.zones.redraw)
        self.signs = Signs(self, self.zones, self.kit)

    def _make_words(self) -> None:
        """Make the buttons, what is said, and the coach's paper."""
        self.notices = Notices(self, self.zones, self)
        self.notices.tags_written.connect(
            lambda: self.signs.plates.hanging.make_room(self.notices.tags)
        )
        self.buttons = Buttons(self, self.zones, self._intents)
        self.thinking = Thinking(self.signs.plates, self)
        things = LyingThings(self.zones, self.buttons, self.signs)
        self.paper = CoachPaper(self, self.notices, things, self)
        self.notices.line_changed.connect(self.paper.place)
        self.opened_tricks = OpenedTricks(self, self.zones, self)
        self.opened_tricks.covers.connect(self.notices.keep_off_open)
        self.opened_tricks.covers.connect(self.signs.trump.keep_off_open)

    def _make_lights(self) -> None:
        """Make what is lit or laid around things, hidden."""
        self.drop_targets = DropTargets(self, self.zones)
        self.suggestion = Suggestion(self.zones, self.buttons, self._intents, self)
        self.breathing = BreathingRing(self)
        self.ring = GoldRing()
        self.focus_ring = TableFocusRing()
        self.caption = CaptionLabel()
        around = (self.ring, self.breathing.ring, self.focus_ring, self.caption)
        self._marks = (*self.suggestion.pieces, *around)
        for piece in self._marks:
            self.addItem(piece)
            piece.hide()
        self.cross_fade = CrossFade(self, self)
        self.sweep = LightSweep(self, self)

    def show_winner(self, chair: Chair, trick: Trick) -> None:
        """Let the plate of who wins a trick glow, and have it said."""
        self.signs.plates.show_turn(chair)
        self.trick_rests.emit(trick)

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
        self.look = look = Look.for_layout(layout, ratio, cloth, self.kit.style, contrast)
        self.signs.lay_out(look)
        self.notices.lay_out(look)
        self.opened_tricks.set_look(look)
        self.buttons.set_look(look, self._options)
        self.drop_targets.set_look(look)
        for piece in self._marks:
            piece.set_look(look)
        self._show_signs()
        self.settle()
        self._renew_offers()
        self._wait_for_draw()
        self.suggestion.update()
        self.paper.lay_out(look)

    def _layout(self, width: float, height: float) -> TableLayout:
        rules, options = None if self.view is None else self.view.rules, self._options
        shape = (2, 6) if rules is None else (len(rules.seats), rules.deck_hand)
        return TableLayout.for_size(
            width,
            height,
            options.text_scale,
            *shape,
            uses_slate=rules is not None and kind_of(rules) is ScoreKind.SLATE,
            open_hands=options.open_hands,
            card_size=options.card_size,
            tall=self.tall,
        )

    def _paint_ground(self) -> None:
        self.ground.show_for(self.zones.layout, self._options, self._ratio, bare=self._is_bare)

    def set_options(self, options: TableOptions) -> None:
        """Take other options; ``lay_out`` follows."""
        self._options = options
        self.kit.set_options(options)
        self.zones.are_open = options.open_hands
        self.signs.set_options(options)
        speed = Speed(options.speed)
        self.notices.set_speed(speed)
        self.paper.set_speed(speed)
        self.thinking.speed = self.breathing.speed = speed
        self.suggestion.speed = self.opened_tricks.speed = speed

    @property
    def labels(self) -> SeatLabels:
        """Who sits at the table."""
        return self.signs.plates.labels

    def set_labels(self, labels: SeatLabels) -> None:
        """Write other names."""
        self.signs.plates.labels = labels
        self.buttons.before.labels = labels
        self._show_signs()
        if self.view is not None:
            self._renew_offers()

    def retranslate(self) -> None:
        """Write all that stands on the table in another language, and the calls that stay."""
        self.set_labels(self.labels)
        if self.view is not None:
            said, calls = self.notices.calls, calls_of(self.view)
            self.notices.show_calls({chair: calls.get(chair, said[chair]) for chair in said})

    # ------------------------------------------------------------------------------------- views

    @property
    def is_bare(self) -> bool:
        """Whether nothing lies on the table but cloth, rim and embroidery."""
        return self._is_bare

    def show_view(self, view: View, score: Score, *, newest: bool) -> None:
        """Make the table equal to a view; acts are offered only where it is the newest."""
        self.opened_tricks.hide()
        self._take_game(view)
        self.score = score if newest and score.won else _as_it_was(view, score)
        reconcile(self.zones, view, self.score.won, trick_lies=self.trick_lies and newest)
        self._show_signs()
        offered = newest and not self._abandoned
        self._mark_hand(offered=offered)
        self._offer(view if offered else None)
        self._wait_for_draw()
        self.notices.show_instead("")
        self.notices.show_calls(calls_of(view))
        self.settle()
        self.suggestion.update()

    def begin_deal(self, view: View, score: Score) -> None:
        """Show who plays and the score before the first card of a deal moves."""
        self.notices.clear()
        self.opened_tricks.hide()
        self._take_game(view)
        self.score = _as_it_was(view, score)
        self.kit.prepare(view.rules.pack, (self.zones.layout.metrics.sizes.own, 1.0))
        self.signs.begin_deal()
        self.buttons.lead.begin_deal(view)
        self._offer(None)
        self.signs.show_players(view, self.score)

    def _take_game(self, view: View) -> None:
        """Lay the table out for the game of a view, if it is another."""
        other = self.view is None or self.view.rules != view.rules
        self.view = self.areas.view = view
        self._set_bare(bare=False)
        if other:
            rect = self.sceneRect()
            self.lay_out(rect.width(), rect.height(), self._ratio)

    def _set_bare(self, *, bare: bool) -> None:
        """Show or hide what lies on the table only while somebody plays."""
        if bare is not self._is_bare:
            self._is_bare = bare
            self._paint_ground()

    def _show_signs(self) -> None:
        """Show what the view says besides its cards."""
        if self.view is None:
            return
        given_up, may_claim = self._abandoned, not self.is_looked_at
        self.signs.show(self.view, self.score, given_up=given_up, may_claim=may_claim)
        self.thinking.place()
        tags = shown_areas(self.signs.plates.hanging.tags.values())
        self.notices.set_reserved(self.signs.beside_plates(), tags)

    def set_score(self, score: Score) -> None:
        """Show another score."""
        self.score = score
        self._show_signs()
        if self.view is not None:
            self.zones.settle()

    def keep_points(self, *, kept: bool) -> None:
        """Tell no card points on request while something asks for them, or tell them again."""
        if kept is not self.signs.plates.keeps_points:
            self.signs.plates.keeps_points = kept
            self.set_score(self.score)

    def set_abandoned(self, abandoned: bool) -> None:
        """Offer nothing any more, although the deal is not over, or offer it again."""
        self._abandoned = abandoned
        if abandoned:
            self.signs.plates.show_turn(None)

    def clear_table(self) -> None:
        """Take everything of a deal off the table, and all signs of one with it."""
        self.view = self.areas.view = None
        self.score = Score()
        self.offer_nothing()
        self.buttons.show(None)
        self.notices.clear()
        self.notices.end_refusal()
        self.zones.clear_table()
        self.signs.clear()
        self._set_bare(bare=True)
        self.settle()

    def settle(self) -> None:
        """Put everything where it belongs at once."""
        self.buttons.rest_coin()
        self.signs.rest()
        self.zones.settle()
        self._lay_ring()
        if self.view is not None:
            self.signs.show_cards()

    def come_to_rest(self) -> None:
        """End all that is said and all light that moves: no one looks."""
        calls = self.notices.calls
        self.notices.clear()
        self.notices.show_calls(calls)
        self.notices.end_refusal()
        self.sweep.end()
        self.cross_fade.end()
        self.opened_tricks.hide()
        self.thinking.pause()
        self.breathing.hold()
        self.suggestion.hold()
        self.paper.rest()

    def _lay_ring(self) -> None:
        """Lay the gold ring around the card that has won the full trick."""
        item = self.zones.trick.winning
        self.ring.setVisible(item is not None)
        if item is not None:
            spot = self.zones.spot_of(item)
            self.ring.lie_around(spot.place, spot.z + 0.4)
            self.ring.setOpacity(1.0)

    # --------------------------------------------------------------------------- what is offered

    def offer_nothing(self) -> None:
        """Offer no act while things move."""
        self.opened_tricks.hide()
        self.breathing.rest()
        self.suggestion.clear()
        self._offer(None)
        hand = self.zones.own_hand
        hand.illegal = hand.armed = frozenset()

    def mark_armed(self) -> None:
        """Show which marriage is armed."""
        self._mark_hand(offered=True)
        self._renew_offers()
        if self.view is not None and not self.view.rules.close:
            self.zones.settle()  # where somebody may close, its chip says which pair it is
        self.suggestion.update()
        self.paper.place()

    def _mark_hand(self, *, offered: bool) -> None:
        hand, moves = self.zones.own_hand, self._intents.map
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
        """Whether the leader has said what to lead: before, every card may still be led."""
        view = self.view
        waits = view is not None and view.phase is Phase.LEAD and view.melded_suit is None
        return not waits or (view is not None and view.rules.close)

    def _offer(self, view: View | None) -> None:
        """Show the acts that are possible; counter and status make way for the panel."""
        offers = not self.is_looked_at or (view is not None and view.rules.close)
        claims = self.view is not None and claims_now(self.view)
        self.buttons.show(view if offers else None, claims=claims and offers)
        self._make_way()

    def _renew_offers(self) -> None:
        self.buttons.refresh()
        self._make_way()

    def _make_way(self) -> None:
        """Let the counter and the status line make way for buttons and the panel of contracts."""
        panel, layout, trump = self.buttons.panel, self.zones.layout, self.signs.trump
        has_panel = self.buttons.has_panel
        area = panel.area() if has_panel else QRectF()
        counter, label = layout.middle.counter, layout.middle.counter_label
        room = layout.middle.counter_label_width
        if has_panel:
            counter = layout.contracts.counter_beside(area)
            label = counter + (layout.middle.counter_label - layout.middle.counter)
            room = layout.middle.label_width(counter.x(), area.left())
        trump.move_counter(counter, label, room)
        self.notices.make_way(
            self.buttons.lead.beside_row(),
            self.buttons.areas_above_hand(),
            row_taken=self.buttons.lead.row_is_taken,
        )
        self.signs.plates.hanging.panel = area
        self.notices.make_room_for(area, trump.counter.area() if has_panel else None)

    def _wait_for_draw(self) -> None:
        """Let a ring breathe around the talon while a card is to be drawn."""
        top = self.zones.talon.top
        if top is not None and self.buttons.find(DRAW) is not None:
            self.breathing.wait(self.zones.spot_of(top).place)
        else:
            self.breathing.rest()

    # --------------------------------------------------------------------------- what is dragged

    def begin_drag(self, held: Held, targets: Sequence[Target]) -> None:
        """Light up where a card that was picked up may fall."""
        self.buttons.set_exchange_beside(beside=Target.TURN_UP in targets)
        self.notices.make_room(made=True)
        self.drop_targets.show(held, targets)

    def end_drag(self) -> None:
        """Put the lights out again."""
        self.drop_targets.hide()
        self.notices.make_room(made=False)
        self.buttons.set_exchange_beside(beside=False)

    # ------------------------------------------------------------------- what is told and looked at

    def show_focus(self, name: StopName | None, foot: str) -> bool:
        """Let paper show the focus that lies on it; say whether it draws it itself.

        ``foot`` is what a panel of contracts says of the one that has the focus.
        """
        self.buttons.mark_focus(name, foot)
        self.notices.panel_says = foot
        self.paper.show_focus(on_list=name is Thing.SLIP, on_close=name is Thing.SLIP_CLOSE)
        button = None if name is None else self.buttons.find(name)
        on_panel = button is not None and button.piece in self.buttons.before.draws_focus
        return on_panel or name in (Thing.SLIP, Thing.SLIP_CLOSE)

    def hand_item_at(self, point: QPointF) -> CardItem | None:
        """Return the card of the own hand at a point."""
        return self.zones.own_hand.item_at(point, self.zones.layout)


def _as_it_was(view: View, score: Score) -> Score:
    """Return the score that a view has, where it has one: the newest may be of a later one."""
    return replace(score, won=view.score) if view.score else score
