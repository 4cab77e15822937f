"""What can be pressed: chips on the things they concern, discs to choose, the panel, the coins."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import keys_of, shown_key
from sixtysix_gui.rules.cards import Rank, Suit, card_of
from sixtysix_gui.rules.moves import (
    BID,
    DOUBLE,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    NAME_TRUMP,
    OPEN,
    PASS,
    TURN_TRUMP,
    CallContract,
    Meld,
    Move,
    Opening,
)
from sixtysix_gui.rules.trick_game.bidding import TICK
from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.rules.trick_game.view import TrickView
from sixtysix_gui.table.geometry.place import bounds_of
from sixtysix_gui.table.intents.acts import Act
from sixtysix_gui.table.intents.intents import Intents
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces import (
    WHOLE,
    Chip,
    ChipKind,
    Coin,
    CoinState,
    Look,
    Piece,
    fit_in_row,
)
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.trick_game import words
from sixtysix_gui.table.trick_game.geometry.chair import Chair
from sixtysix_gui.table.trick_game.intents.trick_moves import marriage_points
from sixtysix_gui.table.trick_game.pieces import (
    BidDisc,
    ContractPanel,
    DoublingCoin,
    NamingDisc,
    PanelButton,
    PanelRow,
)
from sixtysix_gui.table.trick_game.seating import SeatLabels
from sixtysix_gui.table.trick_game.stops import Thing, TrickStop
from sixtysix_gui.table.trick_game.zones.zones import TrickZones

_FAR = 1000.0
"""A picture that is hit counts before any that is only near."""

_TARGET = 66
"""What a claim promises where a rule set says nothing else."""

_MOST_BIDS = 6
_CHIP_BELOW_CENTRE = 0.345
"""How far below its card's centre the marriage chip stands, in heights of the hand's cards."""

_FROM_COIN = 0.06
"""How far a chip keeps from the coin, in W."""

_ROW = (ChipKind.EXCHANGE, ChipKind.PASS, ChipKind.MARRIAGE, ChipKind.SHOW)
"""The chips as they stand in a row, from left to right."""

_BEFORE_PLAY = (Phase.TRUMP, Phase.BID, Phase.DOUBLE)
"""While something is chosen from, nobody can claim, and the place of the coin is taken."""


@dataclass(frozen=True)
class MoveButton:
    """Something that can be pressed: its name as a stop of the focus, and where it is."""

    name: TrickStop
    area: QRectF
    activate: Callable[[], object]
    piece: Piece

    def contains(self, point: QPointF) -> bool:
        """Say whether a point of the scene is on the button."""
        return self.area.contains(point)

    def distance(self, point: QPointF) -> float:
        """Give how far a point is from the button's picture, then from its middle."""
        off = point - self.area.center()
        outside = max(
            abs(off.x()) - self.area.width() / 2, abs(off.y()) - self.area.height() / 2, 0.0
        )
        return outside * _FAR + abs(off.x()) + abs(off.y())


class TrickButtons:
    """All chips, discs, coins and the panel; only those of possible acts can be pressed."""

    def __init__(self, scene: QGraphicsScene, zones: TrickZones, intents: Intents) -> None:
        """Make the pieces, hidden."""
        self._zones = zones
        self._intents = intents
        self._options = TableOptions()
        self._view: TrickView | None = None
        self._target: object = _TARGET
        self._labels = SeatLabels()
        self._look: Look | None = None
        self.coin = Coin()
        self.coin.set_state(CoinState.LEGAL)
        self.coin_place = Coin()
        self.coin_place.setZValue(Z.EMBROIDERY + 1)
        self.doubling = DoublingCoin()
        self.bids = [BidDisc() for _ in range(_MOST_BIDS)]
        self.suits = {suit: NamingDisc() for suit in Suit}
        self.panel = ContractPanel()
        self.pass_chip = Chip(ChipKind.PASS)
        self.turn_chip = Chip(ChipKind.TURN)
        self.show_chip = Chip(ChipKind.SHOW)
        self.exchange_chip = Chip(ChipKind.EXCHANGE)
        self.marriages = {suit: Chip(ChipKind.MARRIAGE) for suit in Suit}
        self.openings = {opening: Chip(ChipKind.OPENING) for opening in Opening}
        self._buttons: list[MoveButton] = []
        for piece in self._pieces:
            scene.addItem(piece)
            piece.hide()

    @property
    def _pieces(self) -> tuple[Piece, ...]:
        return (
            self.coin_place,
            self.coin,
            self.doubling,
            *self.bids,
            *self.suits.values(),
            self.panel,
            self.pass_chip,
            self.turn_chip,
            self.show_chip,
            self.exchange_chip,
            *self.marriages.values(),
            *self.openings.values(),
        )

    def __iter__(self) -> Iterator[MoveButton]:
        """Give the buttons to be seen, in the order of the focus."""
        return iter(self._buttons)

    def at(self, point: QPointF) -> MoveButton | None:
        """Give the button at a point: where areas overlap, the one whose middle is nearer."""
        there = [button for button in self._buttons if button.contains(point)]
        return min(there, key=lambda button: button.distance(point), default=None)

    def find(self, name: TrickStop) -> MoveButton | None:
        """Give the button of a move."""
        return next((button for button in self._buttons if button.name == name), None)

    def is_on_sunk_coin(self, point: QPointF) -> bool:
        """Say whether a point is where the coin would be, which cannot be pressed now."""
        place = self.coin_place
        return place.isVisible() and not self.coin.isVisible() and place.hit_area().contains(point)

    def set_look(self, look: Look, options: TableOptions) -> None:
        """Take another look; the places follow with ``show``."""
        self._look, self._options = look, options
        for piece in self._pieces:
            piece.set_look(look)

    def set_labels(self, labels: SeatLabels) -> None:
        """Know by which names players are called."""
        self._labels = labels

    @property
    def has_panel(self) -> bool:
        """Whether the panel of contracts lies there, in the place of the status line."""
        return self.panel.isVisible()

    def show(self, view: TrickView | None, *, claims: bool = False) -> None:
        """Show the acts that are possible in a view; none without one.

        ``claims`` keeps the place of the coin to be seen while nothing is offered.
        """
        doubles = self._view is not None and self._view.phase is Phase.DOUBLE
        lasting = (
            {self.coin_place, self.doubling} if doubles and view is None else {self.coin_place}
        )
        self._view = view
        if view is not None:  # between two moments of the person the coin's place keeps its figure
            self._target = view.rules.values.get("out.target", _TARGET)
        self._buttons = []
        for piece in self._pieces:
            if piece not in lasting:
                piece.hide()
        self.rest_coin()
        if view is None:
            self.coin_place.setVisible(claims)
            return
        self.coin_place.setVisible(claims_now(view))
        if view.my_turn:
            self._offer(view)
        elif view.phase is Phase.DOUBLE and view.answers:
            doubled = sum(answer.doubled for answer in view.answers)
            if doubled:
                self.lay_doubling(doubled)

    def refresh(self) -> None:
        """Show the same acts again: the layout, the language or the armed marriage changed."""
        self.show(self._view, claims=self.coin_place.isVisible())

    def rest_coin(self) -> None:
        """Put the coin where it lies."""
        self.coin.setTransformations([])
        self.doubling.setTransformations([])
        self.doubling.setScale(1.0)
        for coin in (self.coin, self.coin_place):
            coin.setPos(self._zones.layout.middle.coin)
            coin.set_figure(str(self._target))
        self.coin.set_word(words.out())
        allowed = self._view is not None and self._intents.map.allows(GO_OUT)
        self.coin.setVisible(allowed)

    def mark_focus(self, name: TrickStop | None, foot: str) -> None:
        """Mark the disc or the row that the focus is on; ``foot`` is what the panel says of it."""
        for ticks, disc in enumerate(self.bids, 1):
            disc.set_focused(name == BID[ticks])
        for suit, disc in self.suits.items():
            disc.set_focused(name == NAME_TRUMP[suit])
        if name == PASS:
            self.panel.set_focus(PanelButton.PASS, foot)
        else:
            row = self._row_of(name)
            self.panel.set_focus(row, foot if row is not None else self.panel_foot)

    @property
    def panel_foot(self) -> str:
        """What stands at the foot of the panel while the focus is elsewhere."""
        return ""

    @property
    def draws_focus(self) -> tuple[Piece, ...]:
        """The pieces that show the focus themselves."""
        return (*self.bids, *self.suits.values(), self.panel)

    def contracts(self, view: TrickView) -> list[str]:
        """Give the contracts on the panel, in their order."""
        return [key for key, contract in view.rules.contracts.items() if not contract.is_simple]

    # ------------------------------------------------------------------------------------- offers

    def _offer(self, view: TrickView) -> None:
        """Show what can be done, in the order of the focus."""
        match view.phase:
            case Phase.TRUMP:
                self._offer_suits(view)
            case Phase.BID if view.rules.contracts:
                self._offer_contracts(view)
            case Phase.BID:
                self._offer_bids(view)
            case Phase.DOUBLE:
                self._offer_double(view)
            case Phase.OPEN:
                self._offer_openings(view)
            case _:
                self._offer_lead(view)

    def _add(self, name: TrickStop, piece: Piece, at: QPointF) -> None:
        piece.setPos(at)
        piece.show()
        self._buttons.append(MoveButton(name, piece.hit_area(), self._action(name), piece))

    def _action(self, name: TrickStop) -> Callable[[], object]:
        if isinstance(name, Meld):
            suit = name.suit
            return lambda: self._intents.toggle_marriage(suit)
        if name is Thing.SHOW:
            return lambda: self._intents.act(Act.SHOW_MARRIAGE)
        move = _as_move(name)
        return lambda: self._intents.attempt(move)

    def _key(self, key: str) -> str:
        return key if self._options.key_hints else ""

    def _offer_suits(self, view: TrickView) -> None:
        panels = self._zones.layout.panels
        for (suit, disc), at in zip(self.suits.items(), panels.suits(), strict=True):
            allowed = NAME_TRUMP[suit] in view.legal_moves
            disc.set_suit(suit)
            disc.set_allowed(allowed)
            disc.set_caption(words.suit_name(suit, self._options.deck))
            disc.set_key(self._key(keys_of(Purpose.NAME_TRUMP)[suit]))
            disc.setPos(at)
            disc.show()
            if allowed:
                self._add(NAME_TRUMP[suit], disc, at)
        self.turn_chip.set_text(words.turn_a_card())
        self.turn_chip.set_key(self._key(shown_key(Purpose.TURN_CARD)))
        self._add(TURN_TRUMP, self.turn_chip, panels.turn_chip)

    def _offer_bids(self, view: TrickView) -> None:
        panels = self._zones.layout.panels
        most = view.rules.most_bid
        for ticks, (disc, at) in enumerate(
            zip(self.bids[:most], panels.bids(most), strict=True), 1
        ):
            allowed = BID[ticks] in view.legal_moves
            disc.set_figure(str(ticks))
            disc.set_caption(str(ticks * TICK))
            disc.set_allowed(allowed)
            disc.setPos(at)
            disc.show()
            if allowed:
                self._add(BID[ticks], disc, at)
        self._offer_pass(words.passed(), shown_key(Purpose.PASS_CALL), panels.bid_pass)

    def _offer_pass(self, text: str, key: str, at: QPointF) -> None:
        self.pass_chip.set_text(text)
        self.pass_chip.set_key(self._key(key))
        self._add(PASS, self.pass_chip, at)

    def _offer_contracts(self, view: TrickView) -> None:
        look, keys = self._look, self.contracts(view)
        if look is None:
            return
        place = self._zones.layout.panels.contracts(len(keys))
        self.panel.set_look(replace(look, text_unit=place.text_unit))
        self.panel.set_size(place.area.width(), place.area.height(), (place.columns, place.rows))
        self.panel.setPos(place.area.center())
        self.panel.set_head(words.your_call(), self._so_far(view))
        self.panel.set_rows([self._row(view, number, key) for number, key in enumerate(keys)])
        self.panel.set_pass(words.passed(), self._key(shown_key(Purpose.PASS_CALL)))
        self.panel.show()
        for number, key in enumerate(keys):
            self._add_part(CallContract(key), number)
        self._add_part(PASS, PanelButton.PASS)

    def _add_part(self, name: TrickStop, part: int | PanelButton) -> None:
        area = self.panel.part_area(part).translated(self.panel.pos())
        self._buttons.append(MoveButton(name, area, self._action(name), self.panel))

    def _row(self, view: TrickView, number: int, key: str) -> PanelRow:
        keys = keys_of(Purpose.CONTRACT)
        return PanelRow(
            self._key(keys[number]) if number < len(keys) else "",
            words.CONTRACTS[key],
            str(view.rules.contracts[key].value),
            allowed=CallContract(key) in view.legal_moves,
        )

    def _so_far(self, view: TrickView) -> str:
        contract, bidder = view.contract, view.bidder
        if contract is None or bidder is None or contract.is_simple:
            return ""
        name = self._labels.names[bidder]
        return words.so_far(name, contract.key, contract.value)

    def _row_of(self, name: TrickStop | None) -> int | None:
        if self._view is None or not isinstance(name, CallContract):
            return None
        keys = self.contracts(self._view)
        return keys.index(name.contract) if name.contract in keys else None

    def lay_doubling(self, level: int) -> DoublingCoin:
        """Show the coin that doubles, with the words of a level; it cannot be pressed yet."""
        self.doubling.set_words(*words.doubled(level))
        self.doubling.setPos(self._zones.layout.panels.doubling)
        self.doubling.show()
        return self.doubling

    def _offer_double(self, view: TrickView) -> None:
        panels = self._zones.layout.panels
        level = sum(answer.doubled for answer in view.answers) + 1
        self.doubling.set_words(*words.doubled(level))
        self._offer_pass(words.go_on(), shown_key(Purpose.PASS_CALL), panels.go_on)
        self._add(DOUBLE, self.doubling, panels.doubling)

    def _offer_openings(self, view: TrickView) -> None:
        """Stand the openings in the trick's place, in two rows."""
        chips: list[tuple[Opening, Chip]] = []
        for number, (opening, chip) in enumerate(self.openings.items()):
            if OPEN[opening] in view.legal_moves:
                chip.set_text(words.OPENINGS[opening])
                chip.set_key(self._key(keys_of(Purpose.OPENING)[number]))
                chips.append((opening, chip))
        places = self._rows([chip for _, chip in chips])
        for (opening, chip), at in zip(chips, places, strict=True):
            self._add(OPEN[opening], chip, at)

    def _rows(self, chips: Sequence[Chip]) -> list[QPointF]:
        """Give places for some chips around the trick's target, two in a row."""
        layout = self._zones.layout
        t = layout.metrics.text_unit
        middle = layout.middle.trick_target.point
        places: list[QPointF] = []
        rows = [chips[start : start + 2] for start in range(0, len(chips), 2)]
        for number, row in enumerate(rows):
            width = sum(chip.body().width() for chip in row) + 0.6 * t * (len(row) - 1)
            x = middle.x() - width / 2
            y = middle.y() + (number - (len(rows) - 1) / 2) * 3.0 * t
            for chip in row:
                places.append(QPointF(x + chip.body().width() / 2, y))
                x += chip.body().width() + 0.6 * t
        return places

    def _offer_lead(self, view: TrickView) -> None:
        """Show marriages, passes, the exchange and the claim."""
        middle = self._zones.layout.middle
        self._offer_marriages(view)
        if PASS in view.legal_moves:
            melds = any(isinstance(move, Meld) for move in view.legal_moves)
            if view.phase is Phase.FINAL:
                text = words.let_it_count()
            else:
                text = words.keep_it() if melds else words.go_on()
            self._offer_pass(text, shown_key(Purpose.PASS), middle.trick_target.point)
            if GO_OUT in view.legal_moves:
                self._keep_off_coin()
        if EXCHANGE_TRUMP in view.legal_moves:
            self.exchange_chip.set_text(words.exchange(Rank.SEVEN))
            self.exchange_chip.set_key(self._key(shown_key(Purpose.EXCHANGE)))
            self._add(EXCHANGE_TRUMP, self.exchange_chip, self._exchange_place())
        self._stand_in_row()
        if GO_OUT in view.legal_moves:
            self._add(GO_OUT, self.coin, middle.coin)

    def _keep_off_coin(self) -> None:
        """Move the chip that passes to the left where a long word would reach the coin."""
        chip, coin = self.pass_chip, self.coin
        coin_left = self._zones.layout.middle.coin.x() + coin.body().left()
        gap = _FROM_COIN * self._zones.layout.metrics.card_width
        over = chip.x() + chip.body().right() + gap - coin_left
        if over > 0:
            chip.setX(chip.x() - over)
            last = self._buttons.pop()
            self._buttons.append(replace(last, area=chip.hit_area()))

    def _stand_in_row(self) -> None:
        """Let all chips stand above the hand where two play and words are large."""
        layout = self._zones.layout
        room = layout.panels.act_row(self.beside_row())
        chips = [button.piece for button in self._buttons if isinstance(button.piece, Chip)]
        for suit, chip in self.marriages.items():
            chip.set_suit(None if room is None else suit)
        if room is None:
            for chip in chips:
                chip.set_fit(WHOLE)
            return
        chips.sort(key=lambda chip: _ROW.index(chip.kind))
        fit_in_row(room, layout.metrics.axis, layout.metrics.text_unit, chips)
        self._buttons = [replace(each, area=each.piece.hit_area()) for each in self._buttons]

    @property
    def row_is_taken(self) -> bool:
        """Whether chips stand in the row above the hand."""
        has_row = self._zones.layout.panels.act_row(()) is not None
        return has_row and any(isinstance(button.piece, Chip) for button in self._buttons)

    def beside_row(self) -> list[QRectF]:
        """Give what lies beside the row: my pile and eights, the slate, and the coin's place."""
        zones, width = self._zones, self._zones.layout.metrics.card_width
        mine = (zones.piles[Chair.SOUTH], zones.eights[Chair.SOUTH])
        places = [tuple(spot.place for _, spot in zone.spots(zones.layout)) for zone in mine]
        taken = [bounds_of(lying, width) for lying in places if lying]
        taken.append(zones.layout.scores.slate)
        if zones.layout.metrics.tall:  # there the coin may be as low as the row
            taken.append(self.coin_place.mapRectToScene(self.coin_place.body()))
        return taken

    def _exchange_place(self) -> QPointF:
        turn_up, width = self._zones.layout.middle.turn_up, self._zones.layout.metrics.card_width
        scale = turn_up.scale
        return turn_up.point + QPointF(0.5 * scale * width, 0.62 * scale * width)

    def _offer_marriages(self, view: TrickView) -> None:
        armed = self._intents.armed
        for number, suit in enumerate(self._intents.map.marriages):
            chip = self.marriages[suit]
            points = marriage_points(view, suit)
            chip.set_text(f"{points}?" if view.trump is None else str(points))
            chip.set_armed(suit is armed)
            chip.set_key("" if number else self._key(shown_key(Purpose.MARRIAGE)))
            self._add(MELD[suit], chip, self._on_seam(suit))
        if armed is not None:
            self.show_chip.set_text(words.show_it())
            self.show_chip.set_key("")
            above = 1.35 * self.show_chip.body().height()
            self._add(Thing.SHOW, self.show_chip, self._on_seam(armed) - QPointF(0.0, above))

    def _on_seam(self, suit: Suit) -> QPointF:
        """Give where the chip of a marriage stands: over the lower third of the pair's seam."""
        layout = self._zones.layout
        cards = [card.card for card in self._zones.own_hand.cards()]
        wanted = (card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit))
        pair = sorted(cards.index(card) for card in wanted if card in cards)
        left = pair[0] if pair else 0
        places = layout.hands.own(len(cards))
        if not places:
            return layout.middle.trick_target.point
        width = layout.metrics.sizes.own * layout.metrics.card_width
        below = _CHIP_BELOW_CENTRE * layout.metrics.sizes.own * layout.metrics.card_height
        if len(pair) == 2 and pair[1] == left + 1:
            return places[left + 1].at(-width / 2, below)
        seen = width if left == len(cards) - 1 else layout.metrics.sizes.step * width
        return places[left].at((seen - width) / 2, below)


def claims_now(view: TrickView) -> bool:
    """Say whether the place of the coin is to be seen: somebody may claim in this deal."""
    contract = view.contract
    simple = contract is None or contract.is_simple
    return view.rules.has_claims and simple and view.phase not in _BEFORE_PLAY


def _as_move(name: TrickStop) -> Move:
    """Give the move that a stop is the button of."""
    if not isinstance(name, Move):
        raise TypeError(f"{name} is no move")
    return name
