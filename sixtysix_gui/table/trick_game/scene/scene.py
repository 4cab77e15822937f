"""The scene of the table for three and four: what lies there, laid out for a size."""

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsWidget
from typing_extensions import override

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.calls import calls_of
from sixtysix_gui.table.cards.kit import contrast_of
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.intents.move_map import Target
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces import Look, TurnChevrons
from sixtysix_gui.table.scene.base_scene import BARE_SIZE, BaseScene
from sixtysix_gui.table.scene.buttons.buttons import Buttons
from sixtysix_gui.table.scene.buttons.on_lead import claims_now
from sixtysix_gui.table.scene.drop_targets import DropTargets
from sixtysix_gui.table.scene.moved_things import MovedThings
from sixtysix_gui.table.scene.opened_tricks import OpenedTricks
from sixtysix_gui.table.scene.parts.level_coin import LevelCoin
from sixtysix_gui.table.scene.parts.marriage_values import MarriageValues
from sixtysix_gui.table.scene.parts.moving_scores import MovingScores
from sixtysix_gui.table.scene.parts.plates import Plates, card_points
from sixtysix_gui.table.scene.parts.score_board import ScoreBoard, ScoreKind, kind_of
from sixtysix_gui.table.scene.parts.thinking import PlateThinking
from sixtysix_gui.table.scene.parts.trump import Seals, TrumpTeller
from sixtysix_gui.table.scene.stop_areas import StopAreas, area_if_shown
from sixtysix_gui.table.scene.suggestion import LitTable, Suggestion
from sixtysix_gui.table.seating import Score, Seating, SeatLabels
from sixtysix_gui.table.stops import StopName, TableFacts, Thing
from sixtysix_gui.table.theme import Cloth
from sixtysix_gui.table.zones.reconcile import reconcile
from sixtysix_gui.table.zones.zones import Zones

_TWO, _FOUR = 2, 4
_FULL_HAND = 6


class TrickScene(BaseScene):
    """Everything on the table for three and four.

    ``is_looked_at``: nothing can be done, so nothing is offered; ``trick_lies`` then leaves the
    trick won last where it was played.

    Signals:
        trick_rests: Trick of which all cards lie there, and whose winner glows.
    """

    trick_rests = Signal(object)

    def __init__(self, options: TableOptions, intents: Intents, parent: QObject) -> None:
        """Set up a bare table."""
        super().__init__(options, intents, parent, (Target.TRICK, Target.TURN_UP, Target.PARTNER))
        layout = TableLayout.for_size(*BARE_SIZE, seats=_FOUR)
        self.kit.resize(layout.metrics.card_width, 1.0)
        self._zones = Zones(self, self.kit, layout)
        self.plates = Plates(self, self.zones, self.kit)
        self.thinking = PlateThinking(self.plates, self)
        self.trump = TrumpTeller(self, self.zones)
        self.seals = Seals(self, self.zones)
        self.values = MarriageValues(self, self.zones)
        self.board = ScoreBoard(self, self.zones, self.kit)
        self.scores = MovingScores(self, self.board)
        self.buttons: Buttons = Buttons(self, self.zones, intents)
        self.level = LevelCoin(self, self.zones)
        self.notices.tags_written.connect(lambda: self.plates.make_room(self.notices.tags))
        self.drop_targets = DropTargets(self.zones, self.zones.talon, middle=(1.15, 0.85))
        self.opened_tricks = OpenedTricks(self, self.zones, self)
        self.opened_tricks.covers.connect(self.notices.keep_off_open)
        self.opened_tricks.covers.connect(self.trump.keep_off_open)
        self.chevrons = TurnChevrons()
        self.suggestion = Suggestion(LitTable(self.zones, self.buttons), intents, self)
        around = (self.ring, self.focus_ring, self.caption, self.chevrons)
        self._lay_marks((*self.suggestion.pieces, *around))
        self.areas = self._find_areas()
        self.moved = self._find_moved()
        self._labels = SeatLabels()
        self.is_looked_at = False

    # ------------------------------------------------------------------------------------ layout

    @override
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
        for part in (self.plates, self.trump, self.seals, self.values, self.board, self.level):
            part.lay_out(look)
        self.notices.lay_out(layout, look)
        self.scores.lay_out(look)
        self.opened_tricks.set_look(look)
        self.buttons.set_look(look, self._options)
        for piece in self._marks:
            piece.set_look(look)
        self.chevrons.setPos(layout.middle.trick)
        if self.view is not None:
            self._tell(self.view)
        self.settle()
        self._offer_anew()
        self.suggestion.update()

    def _layout(self, width: float, height: float) -> TableLayout:
        rules = None if self.view is None else self.view.rules
        seats = _FOUR if rules is None else len(rules.seats)
        hand = _FULL_HAND if rules is None else sum(rules.deal_batches)
        return TableLayout.for_size(
            width,
            height,
            self._options.text_scale,
            seats,
            hand,
            uses_slate=rules is not None and kind_of(rules) is ScoreKind.SLATE,
            open_hands=self._options.open_hands,
            card_size=self._options.card_size,
            tall=self.tall,
        )

    @override
    def set_options(self, options: TableOptions) -> None:
        """Take other options; ``lay_out`` follows."""
        self._options = options
        self.zones.are_open = options.open_hands
        self.kit.set_options(options)
        speed = Speed(options.speed)
        self.notices.set_speed(speed)
        self.thinking.speed = self.opened_tricks.speed = self.suggestion.speed = speed

    @property
    @override
    def labels(self) -> SeatLabels:
        """Who sits at the table."""
        return self._labels

    @override
    def set_labels(self, labels: SeatLabels) -> None:
        """Write other names."""
        self._labels = labels
        self.plates.set_labels(labels)
        self.buttons.set_labels(labels)
        if self.view is not None:
            self._tell(self.view)
            self._offer_anew()

    @override
    def retranslate(self) -> None:
        """Write all that stands on the table in another language, and the calls that stay."""
        self.set_labels(self._labels)
        if self.view is not None:
            said, calls = self.notices.calls, calls_of(self.view)
            self.notices.show_calls({chair: calls.get(chair, said[chair]) for chair in said})

    # ------------------------------------------------------------------------------------- views

    @override
    def show_view(self, view: View, score: Score, *, newest: bool) -> None:
        """Make the table equal to a view; acts are offered only where it is the newest."""
        self.opened_tricks.hide()
        self.take_game(view)
        self.score = score
        reconcile(self.zones, view, score.won, trick_lies=self.trick_lies and newest)
        self._tell(view)
        self._mark_hand(offered=newest and not self._given_up)
        self._offer(view if newest and not self._given_up else None)
        self.notices.interject("")
        self.notices.show_calls(calls_of(view))
        self.settle()
        self.suggestion.update()

    def take_game(self, view: View) -> None:
        """Lay the table out for the game of a view, if it is another."""
        self._set_bare(bare=False)
        other = self.view is None or self.view.rules != view.rules
        self.view = view
        if other:
            rect = self.sceneRect()
            self.lay_out(rect.width(), rect.height(), self._ratio)

    @override
    def begin_deal(self, view: View, score: Score) -> None:
        """Tell who plays and how it stands before the first card of a deal moves."""
        self.notices.hush()
        self.take_game(view)
        self.score = score
        self.kit.prepare(view.rules.pack, (self.zones.layout.metrics.sizes.own, 1.0))
        self.seals.clear()
        self.values.clear()
        self.level.clear()
        self.trump.clear()
        self.buttons.begin_deal(view)
        self._show_plates(view, over=True)
        self.board.show(view, score, self.labels, self._options.deck)

    def _tell(self, view: View) -> None:
        """Tell what a view says besides its cards."""
        self.trump.show(view, self.score, self.labels)
        self._show_plates(view, over=self._given_up)
        self.seals.show(view)
        self.values.show(view)
        self.board.show(view, self.score, self.labels, self._options.deck)
        self.level.show(view, beside_claim=claims_now(view) and not self.is_looked_at)
        self._keep_bubbles_free()
        turns_left = view.rules.play_direction == "anticlockwise"
        self.chevrons.setVisible(turns_left and len(view.rules.seats) > _TWO)

    def _keep_bubbles_free(self) -> None:
        """Let bubbles stand beyond the devices and the tags at their plates."""
        devices, tags = self.board.beside_plates(), self.plates.beside_bubbles()
        chairs = devices.keys() | tags.keys()
        self.notices.keep_beyond(
            {chair: max(devices.get(chair, 0.0), tags.get(chair, 0.0)) for chair in chairs}
        )

    def _show_plates(self, view: View, *, over: bool) -> None:
        """Tell who sits where, and which deal it is wherever that finds room."""
        self.plates.deal = self.trump.untold_deal(view, self.score)
        self.plates.show(view, self.score, self._options, given_up=over)
        if not self.plates.tells_deal:
            self.trump.tell_deal_above()

    @override
    def set_score(self, score: Score) -> None:
        """Show another score."""
        self.score = score
        if self.view is not None:
            self._tell(self.view)
            self.zones.settle()

    @override
    def give_up(self, *, given_up: bool) -> None:
        """Offer nothing any more, although the deal is not over, or offer it again."""
        self._given_up = given_up
        if given_up:
            self.plates.show_turn(None)

    @override
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
        for part in (self.plates, self.trump, self.seals, self.values, self.board, self.level):
            part.clear()
        self.chevrons.hide()
        self._set_bare(bare=True)
        self.settle()

    @override
    def offer_nothing(self) -> None:
        """Offer no act while things move."""
        self.opened_tricks.hide()
        self.suggestion.clear()
        self._offer(None)
        hand = self.zones.own_hand
        hand.illegal = hand.armed = frozenset()

    @override
    def mark_armed(self) -> None:
        """Show which marriage is armed."""
        self._mark_hand(offered=True)
        self._offer_anew()
        self.zones.settle()
        self.suggestion.update()

    @override
    def settle(self) -> None:
        """Put everything where it belongs at once."""
        self.buttons.rest_coin()
        self.trump.rest_counter()
        self.scores.rest()
        self.zones.settle()
        self._lay_ring()
        if self.view is not None:
            self.trump.show_cards()

    @override
    def come_to_rest(self) -> None:
        super().come_to_rest()
        self.opened_tricks.hide()
        self.thinking.end()
        self.suggestion.hold()

    def _offer(self, view: View | None) -> None:
        """Show the acts that are possible; counter and status make way for the panel."""
        claims = self.view is not None and claims_now(self.view) and not self.is_looked_at
        self.buttons.show(None if self.is_looked_at else view, claims=claims)
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
        self.notices.make_way(
            self.buttons.beside_row(),
            self.buttons.areas_above_hand(),
            row_taken=self.buttons.row_is_taken,
        )
        trump = self.trump.counter.mapRectToScene(self.trump.counter.body())
        self.plates.panel = area
        self.notices.step_aside(area, trump if has_panel else None)

    @property
    @override
    def _dims_forbidden(self) -> bool:
        """Whether the leader has said what he leads: before, every card may still be led."""
        view = self.view
        return view is None or view.phase is not Phase.LEAD or view.melded_suit is not None

    # ------------------------------------------------------------------- what is told and looked at

    def _find_areas(self) -> StopAreas:
        zones, counter, coin = self.zones, self.trump.counter, self.buttons.coin_place
        return StopAreas(
            zones,
            zones.talon,
            self.buttons,
            self.plates.plates,
            {
                Thing.COUNTER: lambda: area_if_shown(counter),
                Thing.WIDOW: self._widow_area,
                Thing.COIN: lambda: coin.hit_area() if coin.isVisible() else None,
                Thing.SCORE: self.board.area,
            },
        )

    def _widow_area(self) -> QRectF | None:
        spots = self.zones.widow.spots(self.zones.layout)
        places = tuple(spot.place for _, spot in spots)
        return bounds_of(places, self.zones.layout.metrics.card_width) if places else None

    @override
    def told(self, view: View) -> TableFacts:
        """Return what lies on the table besides what a view says."""
        plates, seating = self.plates.plates, Seating.of(view)
        return TableFacts(
            view,
            plates={chair: (plate.name, plate.score) for chair, plate in plates.items()},
            tips={chair: self.labels.hints[seating.seat(chair)] for chair in seating.chairs},
            won=self.score.won,
            only_watched=self.labels.only_watched,
        )

    @override
    def show_focus(self, name: StopName | None, foot: str) -> bool:
        self.buttons.mark_focus(name, foot)
        self.notices.panel_says = foot
        button = None if name is None else self.buttons.find(name)
        return button is not None and button.piece in self.buttons.draws_focus

    @override
    def tells_points(self, point: QPointF) -> bool:
        return self.plates.tells_points(point)

    @override
    def toggle_points(self) -> int:
        self.plates.toggle_points()
        self.set_score(self.score)
        return 0 if self.view is None else card_points(self.view, Seating.of(self.view))

    @override
    def put_tricks_back(self) -> None:
        """Put won tricks back; what is expected is said again."""
        self.opened_tricks.put_back()
        self.notices.interject("")

    # ------------------------------------------------------------------------------ what is moved

    def _find_moved(self) -> MovedThings:
        return MovedThings(
            self.ring,
            self.buttons.coin,
            self.notices.announce,
            call=self.notices.call,
            shown_calls=self.notices.shown_calls,
            show_winner=self._show_winner,
            lay_wedge=self.trump.lay_wedge,
            lay_counter=self.trump.lay_counter,
            lay_seal=self._lay_seal,
            show_doubling=self.buttons.lay_doubling,
            hang_tag=self.plates.hang_tag,
            scores=self.scores,
        )

    def _show_winner(self, chair: Chair, trick: Trick) -> None:
        """Let the plate of who wins a trick glow, and have it said."""
        self.plates.show_turn(chair)
        self.trick_rests.emit(trick)

    def _lay_seal(self, seat: Seat, suit: Suit, points: int) -> QGraphicsWidget | None:
        """Lay the seal of a marriage on its pile; give it, to be moved there."""
        return None if self.view is None else self.seals.add(self.view, seat, suit, points)
