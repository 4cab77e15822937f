"""The scene of the table of two: what lies there, laid out for a size."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF
from typing_extensions import override

from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DRAW, GO_OUT
from sixtysix_gui.table.cards.kit import contrast_of
from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.effects.lights import BreathingRing, Thinking
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.intents.move_map import Held, Target
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces import Device, Look, Owner
from sixtysix_gui.table.pieces.coach.slip_plan import Part
from sixtysix_gui.table.scene.base_scene import BARE_SIZE, BaseScene
from sixtysix_gui.table.scene.buttons.buttons import Buttons
from sixtysix_gui.table.scene.coach_paper import CoachPaper
from sixtysix_gui.table.scene.drop_targets import DropTargets
from sixtysix_gui.table.scene.lying_things import LyingThings
from sixtysix_gui.table.scene.moved_things import MovedThings
from sixtysix_gui.table.scene.opened_tricks import OpenedTricks, tricks_to_see
from sixtysix_gui.table.scene.parts.indicators import Indicators
from sixtysix_gui.table.scene.stop_areas import StopAreas, ToldThing, area_if_shown, area_of
from sixtysix_gui.table.scene.suggestion import LitTable, Suggestion
from sixtysix_gui.table.seating import Score, SeatLabels
from sixtysix_gui.table.stops import (
    Captioned,
    MarriageOf,
    PileOf,
    ScoreOf,
    StopName,
    TableFacts,
    Thing,
)
from sixtysix_gui.table.theme import Cloth
from sixtysix_gui.table.zones.reconcile import reconcile, show_score
from sixtysix_gui.table.zones.scores import ScoreDevice
from sixtysix_gui.table.zones.zones import Zones


class TableScene(BaseScene):
    """Everything on the table of two."""

    def __init__(self, options: TableOptions, intents: Intents, parent: QObject) -> None:
        """Set up a bare table."""
        super().__init__(options, intents, parent, Target)
        layout = TableLayout.for_size(*BARE_SIZE)
        self.kit.resize(layout.metrics.card_width, 1.0)
        self._zones = Zones(self, self.kit, layout)
        owners = ((Chair.SOUTH, Owner.WE), (Chair.NORTH, Owner.THEY))
        self._zones.use_devices(
            {chair: ScoreDevice(self.kit, chair, Device.SEVENS, owner) for chair, owner in owners}
        )
        self.indicators = Indicators(self, self.zones, self.kit)
        self.buttons: Buttons = Buttons(self, self.zones, intents)
        self.thinking = Thinking(self.notices.status, self)
        things = LyingThings(self.zones, self.buttons, self.indicators)
        self.paper: CoachPaper = CoachPaper(self, self.notices, things, self)
        self.notices.line_changed.connect(self.paper.place)
        self.drop_targets = DropTargets(self.zones, self.zones.talon, middle=(1.35, 0.95))
        self.opened_tricks = OpenedTricks(self, self.zones, self)
        self.opened_tricks.covers.connect(self.notices.keep_off_open)
        self.breathing = BreathingRing(self)
        self.suggestion = Suggestion(LitTable(self.zones, self.buttons), intents, self)
        around = (self.ring, self.breathing.ring, self.focus_ring, self.caption)
        self._lay_marks((*self.suggestion.pieces, *around))
        self.areas = self._find_areas()
        counted = self.indicators.show_counted
        coin, announce = self.buttons.coin, self.notices.announce
        self.moved = MovedThings(self.ring, coin, announce, show_counted=counted)
        self._show_fixtures()

    # ------------------------------------------------------------------------------------ layout

    @override
    def lay_out(self, width: float, height: float, ratio: float) -> None:
        """Lay everything out for a size, at once; ``ratio`` is physical pixels to a logical one."""
        hand_size = 6 if self.view is None else self.view.rules.deck_hand
        layout = TableLayout.for_size(
            width,
            height,
            self._options.text_scale,
            hand_size=hand_size,
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
        self.thinking.set_look(look)
        self.buttons.set_look(look, self._options)
        self.opened_tricks.set_look(look)
        for piece in self._marks:
            piece.set_look(look)
        self.settle()
        self._offer_anew()
        self._wait_for_draw()
        self.suggestion.update()
        self.paper.lay_out(layout, look)

    @override
    def set_options(self, options: TableOptions) -> None:
        """Take other options; ``lay_out`` follows."""
        self._options = options
        self.kit.set_options(options)
        self.zones.are_open = options.open_hands
        self.indicators.set_options(options)
        self.breathing.speed = Speed(options.speed)
        self.notices.set_speed(Speed(options.speed))
        self.thinking.speed = Speed(options.speed)
        self.suggestion.speed = self.opened_tricks.speed = Speed(options.speed)
        self.paper.set_speed(Speed(options.speed))
        for marker in self.zones.devices.values():
            marker.pack = options.deck

    # ------------------------------------------------------------------------------------- views

    @override
    def show_view(self, view: View, score: Score, *, newest: bool) -> None:
        """Make the table equal to a view; acts are offered only where it is the newest."""
        trick_lies = newest and self.trick_lies
        won = score.won if newest and score.won else view.score
        newest = newest and not self._given_up
        self.score = score
        self._set_bare(bare=False)
        hand_changed = self.view is None or self.view.rules.deck_hand != view.rules.deck_hand
        self.view = view
        if hand_changed:
            rect = self.sceneRect()
            self.lay_out(rect.width(), rect.height(), self._ratio)
        reconcile(self.zones, view, won, trick_lies=trick_lies)
        show_score(self.zones, view, won)
        self.indicators.set_score(won)
        self._mark_hand(offered=newest)
        self.indicators.show(view)
        self._offer(view if newest else None)
        self._wait_for_draw()
        self.settle()
        self.suggestion.update()

    @override
    def set_score(self, score: Score) -> None:
        """Show another score."""
        self.score = score
        self.indicators.set_score(score.won)

    @property
    @override
    def labels(self) -> SeatLabels:
        """Who sits at the table."""
        return self.indicators.labels

    @override
    def set_labels(self, labels: SeatLabels) -> None:
        """Write other names."""
        self.indicators.set_labels(labels)

    @override
    def retranslate(self) -> None:
        """Write all that stands on the table in another language."""
        self.indicators.write_anew()
        self.buttons.refresh()

    @override
    def give_up(self, *, given_up: bool) -> None:
        """Offer nothing any more, although the deal is not over, or offer it again."""
        self._given_up = given_up
        self.indicators.give_up(given_up=given_up)

    @override
    def clear_table(self) -> None:
        """Take everything of a deal off the table, and all that tells of one with it."""
        self.view = None
        self.score = Score()
        self.offer_nothing()
        self.opened_tricks.hide()
        self.notices.hush()
        self.notices.end_refusal()
        self.zones.clear_table()
        self.indicators.clear()
        self._set_bare(bare=True)
        self.settle()

    @override
    def begin_deal(self, view: View, score: Score) -> None:
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

    @override
    def _show_fixtures(self) -> None:
        shown = not self._is_bare
        self.indicators.show_fixtures(shown=shown)
        self.buttons.coin_place.setVisible(shown)
        for marker in self.zones.devices.values():
            for item in marker.items:
                item.setVisible(shown)

    @override
    def offer_nothing(self) -> None:
        """Offer no act while things move."""
        self.breathing.rest()
        self.suggestion.clear()
        self._offer(None)
        hand = self.zones.own_hand
        hand.illegal = hand.armed = frozenset()

    @override
    def mark_armed(self) -> None:
        """Show which marriage is armed."""
        self._mark_hand(offered=True)
        self._offer_anew()
        self.suggestion.update()
        self.paper.place()

    @override
    def settle(self) -> None:
        """Put everything where it belongs at once."""
        self.buttons.rest_coin()
        self.zones.settle()
        self._lay_ring()
        self.indicators.show_talon()

    @override
    def come_to_rest(self) -> None:
        super().come_to_rest()
        self.notices.hush()
        self.thinking.end()
        self.breathing.hold()
        self.suggestion.hold()
        self.paper.rest()

    def _offer(self, view: View | None) -> None:
        """Show the acts that are possible in a view; sentences make way for them."""
        self.buttons.show(view, claims=not self._is_bare)
        self.notices.make_way(self.zones.beside_hand(), row_taken=self.buttons.row_is_taken)

    def _offer_anew(self) -> None:
        self.buttons.refresh()
        self.notices.make_way(self.zones.beside_hand(), row_taken=self.buttons.row_is_taken)

    def _wait_for_draw(self) -> None:
        top = self.zones.talon.top
        if top is not None and self.buttons.find(DRAW) is not None:
            self.breathing.wait(self.zones.spot_of(top).place)
        else:
            self.breathing.rest()

    @override
    def begin_drag(self, held: Held, targets: Sequence[Target]) -> None:
        self.buttons.set_exchange_beside(beside=Target.TURN_UP in targets)
        super().begin_drag(held, targets)

    @override
    def end_drag(self) -> None:
        super().end_drag()
        self.buttons.set_exchange_beside(beside=False)

    # ------------------------------------------------------------------- what is told and looked at

    def _find_areas(self) -> StopAreas:
        paper = self.paper
        return StopAreas(
            self.zones,
            self.zones.talon,
            self.buttons,
            self.indicators.plates,
            {
                Thing.TALON: self._told_talon,
                Thing.COIN: self._sunk_coin,
                Thing.COACH_CAP: lambda: area_of(paper.cap) if paper.has_cap else None,
                Thing.SLIP: paper.list_area,
                Thing.SLIP_CLOSE: lambda: paper.part_area(Part.CLOSE),
            },
            self._told_above,
        )

    def _told_talon(self) -> QRectF | None:
        """Return where the talon is for a caption, which leaves its number in sight."""
        zones = self.zones
        places = tuple(spot.place for _, spot in zones.talon.spots(zones.layout))
        width, tag = zones.layout.metrics.card_width, self.indicators.count
        if not zones.talon.items or zones.talon.is_closed:
            return bounds_of(places, width) if zones.talon.items else None
        area = places[0].bounds(width)
        return area.united(area_of(tag)) if tag.isVisible() else area

    def _sunk_coin(self) -> QRectF | None:
        view = self.view
        if view is None or view.phase is Phase.SETTLED or GO_OUT in view.legal_moves:
            return None
        return None if self.buttons.coin.isVisible() else area_of(self.buttons.coin_place)

    def _told_above(self) -> Iterator[ToldThing]:
        """Return the trump badge, which tells what the turn-up does, and what shows the score."""
        badge = area_if_shown(self.indicators.badge)
        if badge is not None:
            yield Thing.TURN_UP, badge
        zones, width = self.zones, self.zones.layout.metrics.card_width
        for chair in FACING:
            spots = zones.devices[chair].spots(zones.layout)
            yield ScoreOf(chair), bounds_of(tuple(spot.place for _, spot in spots), width)
            for item, spot in reversed(list(zones.eights[chair].spots(zones.layout))):
                if item.card is not None:
                    yield MarriageOf(chair, item.card.card.suit), spot.place.bounds(width)

    @override
    def told(self, view: View) -> TableFacts:
        """Return what lies on the table besides what a view says."""
        zones, plates = self.zones, self.indicators.plates
        counts: dict[Captioned, int] = {Thing.TALON: zones.talon.count}
        for chair in FACING:
            counts[PileOf(chair)] = len(zones.piles[chair].tricks)
            counts[ScoreOf(chair)] = zones.devices[chair].score
        return TableFacts(
            view,
            plates={chair: (plate.name, plate.score) for chair, plate in plates.items()},
            cut=frozenset(
                chair
                for chair, plate in plates.items()
                if plate.name_is_elided or plate.score_is_elided
            ),
            counts=counts,
            may_look=frozenset(chair for chair in FACING if tricks_to_see(view, chair)),
            only_watched=self.indicators.labels.only_watched,
            advice=self.paper.advice,
            advice_row=self.paper.row,
        )

    @override
    def show_focus(self, name: StopName | None, foot: str) -> bool:
        self.paper.show_focus(on_list=name is Thing.SLIP, on_close=name is Thing.SLIP_CLOSE)
        return name in (Thing.SLIP, Thing.SLIP_CLOSE)

    @override
    def tells_points(self, point: QPointF) -> bool:
        return self.indicators.tells_points(point)

    @override
    def toggle_points(self) -> int:
        self.indicators.toggle_points()
        return 0 if self.view is None else self.view.total(self.view.seat)

    @override
    def put_tricks_back(self) -> None:
        self.opened_tricks.put_back()
