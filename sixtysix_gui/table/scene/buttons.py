"""What can be pressed: the buttons of a lead, and before it discs, contracts and openings."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import keys_of, shown_key
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    BID,
    DOUBLE,
    NAME_TRUMP,
    OPEN,
    PASS,
    TURN_TRUMP,
    CallContract,
    Opening,
)
from sixtysix_gui.rules.scoring.points import TICK
from sixtysix_gui.table import words
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.intents import Intents, contracts_to_call
from sixtysix_gui.table.layout.free_places import opening_places, openings_fit
from sixtysix_gui.table.pieces.chip import (
    FITS,
    WITHOUT_KEY,
    BidDisc,
    Chip,
    ChipFit,
    ChipKind,
    NamingDisc,
)
from sixtysix_gui.table.pieces.contract_panel import ContractPanel, PanelButton, PanelRow
from sixtysix_gui.table.pieces.discs import DoublingCoin
from sixtysix_gui.table.pieces.piece import Look, Piece, add_hidden, within_reach
from sixtysix_gui.table.scene.on_lead import ButtonsOnLead, OfferedButtons, claims_now
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.table.stops import StopName
from sixtysix_gui.table.values import TableOptions

_MOST_BIDS = 6


class ButtonsBeforePlay:
    """Discs to choose from, the panel of contracts, the coin that doubles, and some chips.

    ``look`` is that which the panel fits to its place, ``labels`` what players are called.
    """

    def __init__(self, zones: Zones, offered: OfferedButtons) -> None:
        self._zones = zones
        self._offered = offered
        self.look: Look | None = None
        self.labels = SeatLabels()
        self.doubling = DoublingCoin()
        self.bids = [BidDisc() for _ in range(_MOST_BIDS)]
        self.suits = {suit: NamingDisc() for suit in Suit}
        self.panel = ContractPanel()
        self.turn_chip = Chip(ChipKind.TURN)
        self.openings = {opening: Chip(ChipKind.OPENING) for opening in Opening}

    def offer(self, view: View) -> None:
        """Show what can be said in a phase, in the order of the focus."""
        match view.phase:
            case Phase.TRUMP:
                self._offer_suits(view)
            case Phase.BID if view.rules.contracts:
                self._offer_contracts(view)
            case Phase.BID:
                self._offer_bids(view)
            case Phase.DOUBLE:
                self._offer_double(view)
            case _:
                self._offer_openings(view)

    def rest_coin(self) -> None:
        """Let the coin that doubles lie as it does while nothing moves it."""
        self.doubling.setTransformations([])
        self.doubling.setScale(1.0)

    def lay_doubling(self, level: int) -> DoublingCoin:
        """Show the coin that doubles, with the words of a level; it cannot be pressed yet."""
        self.doubling.set_words(*words.doubled(level))
        self.doubling.setPos(self._zones.layout.middle.coin)
        self.doubling.show()
        return self.doubling

    def mark_focus(self, view: View | None, name: StopName | None, foot: str) -> None:
        """Mark the disc or the row that the focus is on; ``foot`` is what the panel says of it."""
        for ticks, disc in enumerate(self.bids, 1):
            disc.is_focused = name == BID[ticks]
        for suit, disc in self.suits.items():
            disc.is_focused = name == NAME_TRUMP[suit]
        if name == PASS:
            self.panel.set_focus(PanelButton.PASS, foot)
        else:
            row = None if view is None else self._row_of(view, name)
            self.panel.set_focus(row, foot if row is not None else "")

    @property
    def draws_focus(self) -> tuple[Piece, ...]:
        """The pieces that show the focus themselves."""
        return (*self.bids, *self.suits.values(), self.panel)

    # ------------------------------------------------------------------------------ trump and bids

    def _offer_suits(self, view: View) -> None:
        panels = self._zones.layout.panels
        for (suit, disc), at in zip(self.suits.items(), panels.suits, strict=True):
            allowed = NAME_TRUMP[suit] in view.legal_moves
            disc.suit = suit
            disc.is_allowed = allowed
            disc.caption = words.suit_name(suit, self._offered.options.deck)
            disc.key = self._offered.hint(keys_of(Purpose.NAME_TRUMP)[suit])
            disc.setPos(at)
            disc.show()
            if allowed:
                self._offered.add(NAME_TRUMP[suit], disc, at)
        self.turn_chip.text = words.turn_a_card()
        self.turn_chip.key = self._offered.hint(shown_key(Purpose.TURN_CARD))
        self._offered.add(TURN_TRUMP, self.turn_chip, panels.turn_chip)

    def _offer_bids(self, view: View) -> None:
        panels = self._zones.layout.panels
        most = view.rules.bid_max
        places = panels.bids(most, with_widow=view.rules.has_widow)
        for ticks, (disc, at) in enumerate(zip(self.bids[:most], places, strict=True), 1):
            allowed = BID[ticks] in view.legal_moves
            disc.figure = str(ticks)
            disc.caption = str(ticks * TICK)
            disc.is_allowed = allowed
            disc.setPos(at)
            disc.show()
            if allowed:
                self._offered.add(BID[ticks], disc, at)
        below = panels.bid_pass(places)
        self._offered.add_pass(words.passed(), shown_key(Purpose.PASS_CALL), below)

    # ----------------------------------------------------------------------------------- contracts

    def _offer_contracts(self, view: View) -> None:
        look, keys = self.look, contracts_to_call(view)
        if look is None:
            return
        place = self._zones.layout.contracts.place(len(keys))
        self.panel.set_look(replace(look, text_unit=place.text_unit))
        shape = (place.columns, place.rows)
        self.panel.set_size(place.area.width(), place.area.height(), shape, low=place.low)
        self.panel.setPos(place.area.center())
        self.panel.set_head(words.your_call(), self._so_far(view))
        self.panel.rows = tuple(self._row(view, number, key) for number, key in enumerate(keys))
        self.panel.set_pass(words.passed(), self._offered.hint(shown_key(Purpose.PASS_CALL)))
        self.panel.show()
        for number, key in enumerate(keys):
            self._add_part(CallContract(key), number)
        self._add_part(PASS, PanelButton.PASS)

    def _add_part(self, name: StopName, part: int | PanelButton) -> None:
        picture = self.panel.part_area(part).translated(self.panel.pos())
        area = within_reach(picture) if part is PanelButton.PASS else picture  # rows lie close
        self._offered.add_part(name, self.panel, picture, area)

    def _row(self, view: View, number: int, key: str) -> PanelRow:
        keys = keys_of(Purpose.CONTRACT)
        return PanelRow(
            self._offered.hint(keys[number]) if number < len(keys) else "",
            words.CONTRACTS[key],
            str(view.rules.contracts[key].value),
            allowed=CallContract(key) in view.legal_moves,
        )

    def _so_far(self, view: View) -> str:
        contract, bidder = view.contract, view.bidder
        if contract is None or bidder is None or contract.is_simple:
            return ""
        return words.so_far(self.labels.name(bidder), contract.key, contract.value)

    def _row_of(self, view: View, name: StopName | None) -> int | None:
        if not isinstance(name, CallContract):
            return None
        keys = contracts_to_call(view)
        return keys.index(name.contract) if name.contract in keys else None

    # ------------------------------------------------------------------------ doubling and openings

    def _offer_double(self, view: View) -> None:
        layout, level = self._zones.layout, view.level + 1
        self.doubling.set_words(*words.doubled(level))
        self._offered.add_pass(words.go_on(), shown_key(Purpose.PASS_CALL), layout.panels.go_on)
        self._offered.add(DOUBLE, self.doubling, layout.middle.coin)

    def _offer_openings(self, view: View) -> None:
        """Stand the openings in the trick's place, as small as they have to be."""
        for (opening, chip), key in zip(
            self.openings.items(), keys_of(Purpose.OPENING), strict=False
        ):
            chip.text = words.OPENINGS[opening]
            chip.key = self._offered.hint(key)
        shown = {
            OPEN[opening]: chip
            for opening, chip in self.openings.items()
            if OPEN[opening] in view.legal_moves
        }
        layout, chips = self._zones.layout, tuple(shown.values())
        fits = (fit for fit in FITS if openings_fit(layout, _widths(chips, fit)))
        places = opening_places(layout, _widths(chips, next(fits, WITHOUT_KEY)))
        for (opening, chip), at in zip(shown.items(), places, strict=True):
            self._offered.add(opening, chip, at)


def _widths(chips: Sequence[Chip], fit: ChipFit) -> list[float]:
    """Return how wide chips are that make themselves so small."""
    for chip in chips:
        chip.fit = fit
    return [chip.body().width() for chip in chips]


_BEFORE_PLAY = (Phase.TRUMP, Phase.BID, Phase.DOUBLE, Phase.OPEN)


class Buttons(OfferedButtons):
    """All chips, discs, coins and the panel; only those of possible acts can be pressed.

    ``lead`` are those that can be done instead of a card or with it, ``before`` those that come
    before the first card.
    """

    def __init__(self, scene: QGraphicsScene, zones: Zones, intents: Intents) -> None:
        super().__init__(intents)
        self._view: View | None = None
        self.before = before = ButtonsBeforePlay(zones, self)
        self.lead = lead = ButtonsOnLead(zones, self)
        self.coin, self.coin_place = lead.coin, lead.coin_place
        self.show_chip, self.marriages = lead.show_chip, lead.marriages
        self.doubling, self.panel = before.doubling, before.panel
        self.bids, self.suits = before.bids, before.suits
        self._pieces: tuple[Piece, ...] = (
            self.coin_place,
            self.coin,
            self.doubling,
            *self.bids,
            *self.suits.values(),
            self.panel,
            self.pass_chip,
            before.turn_chip,
            self.show_chip,
            lead.exchange_chip,
            lead.draw_chip,
            lead.close_chip,
            *self.marriages.values(),
            *before.openings.values(),
        )
        add_hidden(scene, self._pieces)

    def set_look(self, look: Look, options: TableOptions) -> None:
        """Take another look; the places follow with ``show``."""
        self.options = options
        self.before.look = look
        for piece in self._pieces:
            piece.set_look(look)

    def set_exchange_beside(self, *, beside: bool) -> None:
        """Move the exchange chip out of the way of the card that is dragged there."""
        if beside is not self.lead.exchange_beside:
            self.lead.exchange_beside = beside
            self.refresh()

    @property
    def has_panel(self) -> bool:
        """Whether the panel of contracts lies there, in the place of the status line."""
        return self.panel.isVisible()

    def show(self, view: View | None, *, claims: bool = False) -> None:
        """Show the acts that are possible in a view; none without one.

        ``claims`` keeps the place of the coin to be seen while nothing is offered.
        """
        self._hide_pieces(view)
        self._view = view
        self.clear()
        self.rest_coin()
        self.coin_place.setVisible(claims if view is None else claims_now(view))
        if view is None:
            return
        if view.my_turn:
            buttons = self.before if view.phase in _BEFORE_PLAY else self.lead
            buttons.offer(view)
        elif view.phase is Phase.DOUBLE and view.level:
            self.before.lay_doubling(view.level)

    def _hide_pieces(self, view: View | None) -> None:
        """Hide all but the place of the coin, and what doubles while nothing is offered."""
        doubles = self._view is not None and self._view.phase is Phase.DOUBLE and view is None
        for piece in self._pieces:
            if piece is not self.coin_place and not (doubles and piece is self.doubling):
                piece.hide()

    def refresh(self) -> None:
        """Show the same acts again: the layout, the language or the armed marriage changed."""
        self.show(self._view, claims=self.coin_place.isVisible())

    def rest_coin(self) -> None:
        """Put the coins where they lie."""
        self.before.rest_coin()
        self.lead.rest_coin(self._view)

    def mark_focus(self, name: StopName | None, foot: str) -> None:
        """Mark the disc or the row that the focus is on; ``foot`` is what the panel says of it."""
        self.before.mark_focus(self._view, name, foot)

    def areas_above_hand(self) -> list[QRectF]:
        """Return where buttons stand, but for those on cards and for the panel of contracts."""
        on_cards = (*self.marriages.values(), self.show_chip, self.panel)
        return [button.piece.area() for button in self if button.piece not in on_cards]
