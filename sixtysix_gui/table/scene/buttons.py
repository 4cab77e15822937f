"""What can be pressed: chips on the things they concern, discs to choose, the panel, the coins."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table.intents import Intents
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces.coin import DoublingCoin
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.scene.before_play import ButtonsBeforePlay
from sixtysix_gui.table.scene.offered import MoveButton, OfferedButtons
from sixtysix_gui.table.scene.on_lead import ButtonsOnLead, claims_now
from sixtysix_gui.table.scene.part import add_hidden
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.table.stops import StopName
from sixtysix_gui.table.zones.zones import Zones

_BEFORE_PLAY = (Phase.TRUMP, Phase.BID, Phase.DOUBLE, Phase.OPEN)


class Buttons:
    """All chips, discs, coins and the panel; only those of possible acts can be pressed."""

    def __init__(self, scene: QGraphicsScene, zones: Zones, intents: Intents) -> None:
        self._view: View | None = None
        self._offered = OfferedButtons(intents)
        self._before_play = ButtonsBeforePlay(zones, self._offered)
        self._on_lead = ButtonsOnLead(zones, self._offered)
        self.coin, self.coin_place = self._on_lead.coin, self._on_lead.coin_place
        self.show_chip, self.marriages = self._on_lead.show_chip, self._on_lead.marriages
        self.doubling, self.panel = self._before_play.doubling, self._before_play.panel
        self.bids, self.suits = self._before_play.bids, self._before_play.suits
        self._pieces: tuple[Piece, ...] = (
            self.coin_place,
            self.coin,
            self.doubling,
            *self.bids,
            *self.suits.values(),
            self.panel,
            self._offered.pass_chip,
            self._before_play.turn_chip,
            self.show_chip,
            self._on_lead.exchange_chip,
            *self._on_lead.at_talon.chips,
            *self.marriages.values(),
            *self._before_play.openings.values(),
        )
        add_hidden(scene, self._pieces)

    def __iter__(self) -> Iterator[MoveButton]:
        """Yield the buttons to be seen, in the order of the focus."""
        return iter(self._offered)

    def at(self, point: QPointF) -> MoveButton | None:
        """Return the button at a point: where areas overlap, the one whose middle is nearer."""
        return self._offered.at(point)

    def find(self, name: StopName) -> MoveButton | None:
        """Return the button of a move."""
        return self._offered.find(name)

    def is_on_sunk_coin(self, point: QPointF) -> bool:
        """Return whether a point is where the coin would be, which cannot be pressed now."""
        return self._on_lead.is_on_sunk_coin(point)

    def set_look(self, look: Look, options: TableOptions) -> None:
        """Take another look; the places follow with ``show``."""
        self._offered.options = options
        self._before_play.set_look(look)
        for piece in self._pieces:
            piece.set_look(look)

    def set_exchange_beside(self, *, beside: bool) -> None:
        """Move the exchange chip out of the way of the card that is dragged there."""
        if beside is not self._on_lead.at_talon.exchange_beside:
            self._on_lead.at_talon.exchange_beside = beside
            self.refresh()

    def set_labels(self, labels: SeatLabels) -> None:
        """Know by which names players are called."""
        self._before_play.labels = labels

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
        self._offered.clear()
        self.rest_coin()
        self.coin_place.setVisible(claims if view is None else claims_now(view))
        if view is None:
            return
        if view.my_turn:
            buttons = self._before_play if view.phase in _BEFORE_PLAY else self._on_lead
            buttons.offer(view)
        elif view.phase is Phase.DOUBLE:
            doubled = view.level
            if doubled:
                self.lay_doubling(doubled)

    def _hide_pieces(self, view: View | None) -> None:
        """Hide all but the place of the coin, and what doubles while nothing is offered."""
        doubles = self._view is not None and self._view.phase is Phase.DOUBLE
        lasting = (
            {self.coin_place, self.doubling} if doubles and view is None else {self.coin_place}
        )
        for piece in self._pieces:
            if piece not in lasting:
                piece.hide()

    def begin_deal(self, view: View) -> None:
        """Let the coin's place say what is to be reached, before the first card of a deal."""
        self._on_lead.begin_deal(view)

    def refresh(self) -> None:
        """Show the same acts again: the layout, the language or the armed marriage changed."""
        self.show(self._view, claims=self.coin_place.isVisible())

    def rest_coin(self) -> None:
        """Put the coins where they lie."""
        self._before_play.rest_coin()
        self._on_lead.rest_coin(self._view)

    def lay_doubling(self, level: int) -> DoublingCoin:
        """Show the coin that doubles, with the words of a level; it cannot be pressed yet."""
        return self._before_play.lay_doubling(level)

    def mark_focus(self, name: StopName | None, foot: str) -> None:
        """Mark the disc or the row that the focus is on; ``foot`` is what the panel says of it."""
        self._before_play.mark_focus(self._view, name, foot)

    @property
    def draws_focus(self) -> tuple[Piece, ...]:
        """The pieces that show the focus themselves."""
        return self._before_play.draws_focus

    @property
    def row_is_taken(self) -> bool:
        """Whether chips stand in the row above the hand."""
        return self._on_lead.row_is_taken

    def areas_above_hand(self) -> list[QRectF]:
        """Return where buttons stand, but for those on cards and for the panel of contracts."""
        on_cards = (*self.marriages.values(), self.show_chip, self.panel)
        return [button.piece.area() for button in self if button.piece not in on_cards]

    def beside_row(self) -> list[QRectF]:
        """Return what lies beside the row: my pile and eights, the slate, and the coin's place."""
        return self._on_lead.beside_row()
