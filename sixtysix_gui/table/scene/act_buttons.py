"""Chips and the coin: the acts that are possible now, on the things they concern or in a row."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.cards import Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, EXCHANGE_TRUMP, GO_OUT, PASS
from sixtysix_gui.rules.sets.rules import marriage_points
from sixtysix_gui.table import words
from sixtysix_gui.table.intents.acts import PURPOSES, Act, button_of
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
    arrange_chips,
    arrange_row,
    stand_clear,
)
from sixtysix_gui.table.stops import StopName
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.zones.zones import Zones


@dataclass(frozen=True)
class ActButton:
    """A chip, or the coin, that can be pressed."""

    piece: Piece
    act: Act
    suit: Suit | None
    activate: Callable[[], None]

    @property
    def area(self) -> QRectF:
        """Where it can be pressed, in the scene."""
        return self.piece.hit_area()

    @property
    def name(self) -> StopName:
        """What it is as a stop of the focus."""
        return button_of(self.act, self.suit)

    def contains(self, point: QPointF) -> bool:
        """Say whether a point of the scene is on the button."""
        return self.area.contains(point)

    def distance(self, point: QPointF) -> float:
        """Give how far a point is from the button's picture, then from its middle."""
        off = self.piece.mapFromScene(point)
        body = self.piece.body()
        outside = max(abs(off.x()) - body.width() / 2, abs(off.y()) - body.height() / 2, 0.0)
        return outside * _FAR + abs(off.x()) + abs(off.y())


_FAR = 1000.0
"""A picture that is hit counts before any that is only near."""

_CHIPS = {
    Act.EXCHANGE: ChipKind.EXCHANGE,
    Act.CLOSE: ChipKind.CLOSE,
    Act.DRAW: ChipKind.DRAW,
    Act.PASS: ChipKind.PASS,
    Act.SHOW_MARRIAGE: ChipKind.SHOW,
}
_ROW = (Act.DRAW, Act.EXCHANGE, Act.CLOSE, Act.PASS, Act.MELD, Act.SHOW_MARRIAGE)
"""The acts as they stand in a row, from left to right."""


class ActButtons:
    """All chips and the coin; only those of possible acts are to be seen."""

    def __init__(self, scene: QGraphicsScene, zones: Zones, intents: Intents) -> None:
        """Make the pieces, hidden."""
        self._zones = zones
        self._intents = intents
        self._options = TableOptions()
        self._view: View | None = None
        self.coin = Coin()
        self.coin.set_state(CoinState.LEGAL)
        self._coin_place = Coin()
        self._coin_place.setZValue(Z.EMBROIDERY + 1)
        self._is_coin_legal = False
        self._chips = {act: Chip(kind) for act, kind in _CHIPS.items()}
        self._marriages = {suit: Chip(ChipKind.MARRIAGE) for suit in Suit}
        for piece in self._pieces():
            scene.addItem(piece)
        self._buttons: list[ActButton] = []
        self._exchange_beside = False

    def __iter__(self) -> Iterator[ActButton]:
        """Give the buttons to be seen, in the order of the focus."""
        return iter(self._buttons)

    def at(self, point: QPointF) -> ActButton | None:
        """Give the button at a point: where areas overlap, the one whose middle is nearer."""
        there = [button for button in self._buttons if button.contains(point)]
        return min(there, key=lambda button: button.distance(point), default=None)

    def is_on_sunk_coin(self, point: QPointF) -> bool:
        """Say whether a point is where the coin would be, which cannot be pressed now."""
        return not self._is_coin_legal and self._coin_place.hit_area().contains(point)

    def find(self, name: StopName) -> ActButton | None:
        """Return the button of a move."""
        return next((button for button in self._buttons if button.name == name), None)

    def set_look(self, look: Look, options: TableOptions) -> None:
        """Take another look; the places follow with ``show``."""
        self._options = options
        for piece in self._pieces():
            piece.set_look(look)

    def show(self, view: View | None) -> None:
        """Show the acts that are possible in a view; none without one."""
        self._view = view
        self._buttons = []
        for chip in (*self._chips.values(), *self._marriages.values()):
            chip.hide()
        self._write()
        if view is not None and view.my_turn:
            self._show_marriages(view)
            for act in (Act.DRAW, Act.EXCHANGE, Act.CLOSE, Act.PASS):
                if self._intents.can(act):
                    self._show(self._chips[act], act)
            if self._zones.layout.metrics.has_act_row:
                self._stand_in_row()
            else:
                self._keep_apart()
        self._show_coin(view)

    @property
    def row_is_taken(self) -> bool:
        """Whether chips stand in the row above the hand."""
        return self._zones.layout.metrics.has_act_row and any(
            b.act is not Act.OUT for b in self._buttons
        )

    def refresh(self) -> None:
        """Show the same acts again: the layout, the language or the armed marriage changed."""
        self.show(self._view)

    def set_exchange_beside(self, beside: bool) -> None:
        """Move the exchange chip out of the way of the card that is dragged there."""
        if beside is not self._exchange_beside:
            self._exchange_beside = beside
            self.refresh()

    @property
    def coin_place(self) -> Coin:
        """The place in the cloth where the coin will lie."""
        return self._coin_place

    def rest_coin(self) -> None:
        """Put the coin where it lies."""
        self.coin.setTransformations([])
        for coin in (self.coin, self._coin_place):
            coin.setPos(self._zones.layout.middle.coin)
        self.coin.setVisible(self._is_coin_legal)

    def _pieces(self) -> tuple[Piece, ...]:
        return (self._coin_place, self.coin, *self._chips.values(), *self._marriages.values())

    def _show(self, chip: Chip, act: Act, suit: Suit | None = None) -> None:
        chip.setPos(self._place(act, suit))
        chip.show()
        self._buttons.append(ActButton(chip, act, suit, self._action(act, suit)))

    def _action(self, act: Act, suit: Suit | None) -> Callable[[], None]:
        if suit is not None:
            return lambda: self._intents.toggle_marriage(suit)
        return lambda: self._intents.act(act)

    def _show_marriages(self, view: View) -> None:
        armed = self._intents.armed
        for suit in self._intents.map.marriages:
            chip = self._marriages[suit]
            chip.set_text(str(marriage_points(suit, view.trump)))
            chip.set_armed(suit is armed)
            self._dress_for_row(chip, suit)
            self._show(chip, Act.MELD, suit)
        if armed is not None:
            self._show(self._chips[Act.SHOW_MARRIAGE], Act.SHOW_MARRIAGE)

    def _dress_for_row(self, chip: Chip, suit: Suit) -> None:
        """Say which marriage it is where the chip does not stand on its cards."""
        in_row = self._zones.layout.metrics.has_act_row
        is_first = suit is next(iter(self._intents.map.marriages))
        chip.set_suit(suit if in_row else None)
        chip.set_key(
            shown_key(PURPOSES[Act.MELD]) if in_row and is_first and self._options.key_hints else ""
        )
        chip.set_fit(WHOLE)

    def _show_coin(self, view: View | None) -> None:
        self._is_coin_legal = view is not None and self._intents.map.allows(GO_OUT)
        self.rest_coin()
        if self._is_coin_legal:
            self._buttons.append(ActButton(self.coin, Act.OUT, None, self._action(Act.OUT, None)))

    def _write(self) -> None:
        """Write the words and keys; what is written already is not painted again."""
        view = self._view
        self.coin.set_word(words.out())
        told = {
            Act.CLOSE: words.close(),
            Act.DRAW: words.draw(),
            Act.SHOW_MARRIAGE: words.show_it(),
        }
        if view is not None and view.phase in (Phase.REPLY, Phase.FINAL):
            told[Act.PASS] = words.let_pass(view.phase)
        if view is not None and view.rules.exchange_rank is not None:
            told[Act.EXCHANGE] = words.exchange(view.rules.exchange_rank, self._options, view.phase)
        for act, text in told.items():
            has_room = act is not Act.SHOW_MARRIAGE
            self._chips[act].set_text(text)
            hinted = self._options.key_hints and has_room
            self._chips[act].set_key(shown_key(PURPOSES[act]) if hinted else "")

    def _place(self, act: Act, suit: Suit | None) -> QPointF:
        layout = self._zones.layout
        if act is Act.MELD and suit is not None:
            return self._on_seam(suit)
        if act is Act.SHOW_MARRIAGE and self._intents.armed is not None:
            return self._on_seam(self._intents.armed) - QPointF(0.0, self._row())
        if act is Act.DRAW:
            return layout.chips.draw
        return QPointF(
            layout.middle.trick.x(),
            layout.middle.status.y() - self._row() - layout.middle.status_height,
        )

    def _row(self) -> float:
        """How far apart two chips stand one above the other."""
        return 1.35 * self._chips[Act.PASS].body().height()

    def _on_seam(self, suit: Suit) -> QPointF:
        count, left, adjacent = self._seam(suit)
        return self._zones.layout.chips.marriage(count, left, adjacent=adjacent)

    def _seam(self, suit: Suit) -> tuple[int, int, bool]:
        cards = [card.card for card in self._zones.own_hand.cards()]
        pair = sorted(
            cards.index(card)
            for card in (card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit))
            if card in cards
        )
        left = pair[0] if pair else 0
        return len(cards), left, len(pair) == 2 and pair[1] == left + 1

    def _stand_in_row(self) -> None:
        """Let all chips stand above the hand, clear of what lies beside it."""
        shown = [button for button in self._buttons if isinstance(button.piece, Chip)]
        shown.sort(key=lambda button: _ROW.index(button.act))
        layout, taken = self._zones.layout, self._zones.beside_hand()
        if layout.metrics.tall:  # there the coin may be as low as the row
            taken.append(self._coin_place.mapRectToScene(self._coin_place.body()))
        chips = [button.piece for button in shown if isinstance(button.piece, Chip)]
        arrange_row(layout, chips, taken)

    def _keep_apart(self) -> None:
        for act in (Act.DRAW, Act.PASS, Act.SHOW_MARRIAGE):
            self._chips[act].set_fit(WHOLE)
        exchange = self._chips[Act.EXCHANGE] if self.find(EXCHANGE_TRUMP) else None
        close = self._chips[Act.CLOSE] if self.find(CLOSE_TALON) else None
        beside = self._exchange_beside
        arrange_chips(self._zones.layout, close, exchange, dragging_lowest=beside)
        if exchange is not None and self.find(PASS) is not None:
            stand_clear(self._chips[Act.PASS], exchange)
