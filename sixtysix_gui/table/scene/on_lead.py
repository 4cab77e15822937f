"""Buttons that a view offers, and those of a lead: marriages, passes, talon, exchange, claim."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.design.theme import Z
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.cards import Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    Meld,
    Move,
)
from sixtysix_gui.table import words
from sixtysix_gui.table.cards.zones import Zones
from sixtysix_gui.table.intents import Act, Intents
from sixtysix_gui.table.pieces.chip import (
    WHOLE,
    Chip,
    ChipKind,
    arrange_chips,
    fit_in_row,
    stand_clear,
)
from sixtysix_gui.table.pieces.discs import Coin
from sixtysix_gui.table.pieces.piece import Piece
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.stops import StopName, Thing
from sixtysix_gui.table.values import TableOptions

ONE_ABOVE = 1.35
"""How far apart two chips stand one above the other, in heights of a chip."""

_FAR = 1000.0
"""A picture that is hit counts before any that is only near."""


@dataclass(frozen=True)
class MoveButton:
    """Something that can be pressed.

    ``name`` is that of the stop of the focus, ``area`` where it can be pressed, and ``picture``
    where it is seen: the whole of its piece, or a row of a panel.
    """

    name: StopName
    area: QRectF
    picture: QRectF
    activate: Callable[[], object]
    piece: Piece

    def contains(self, point: QPointF) -> bool:
        """Return whether a point of the scene is on the button."""
        return self.area.contains(point)

    def distance(self, point: QPointF) -> float:
        """Return how far a point is from the button's picture, then from its middle."""
        off, body = point - self.picture.center(), self.picture
        outside = max(abs(off.x()) - body.width() / 2, abs(off.y()) - body.height() / 2, 0.0)
        return outside * _FAR + abs(off.x()) + abs(off.y())


class OfferedButtons:
    """Takes the buttons that a view offers, and finds them by name and place."""

    def __init__(self, intents: Intents) -> None:
        self.intents = intents
        self.options = TableOptions()
        self.pass_chip = Chip(ChipKind.PASS)
        self._buttons: list[MoveButton] = []

    def __iter__(self) -> Iterator[MoveButton]:
        """Yield the buttons to be seen, in the order of the focus."""
        return iter(self._buttons)

    def at(self, point: QPointF) -> MoveButton | None:
        """Return the button at a point: where areas overlap, the one whose middle is nearer."""
        there = [button for button in self._buttons if button.contains(point)]
        return min(there, key=lambda button: button.distance(point), default=None)

    def find(self, name: StopName) -> MoveButton | None:
        """Return the button of a move."""
        return next((button for button in self._buttons if button.name == name), None)

    @property
    def chips(self) -> list[Chip]:
        """The chips among the buttons."""
        return [button.piece for button in self._buttons if isinstance(button.piece, Chip)]

    def clear(self) -> None:
        """Offer nothing any more."""
        self._buttons = []

    def add(self, name: StopName, piece: Piece, at: QPointF) -> None:
        """Offer a piece at a place."""
        piece.setPos(at)
        piece.show()
        action = self._action(name)
        self._buttons.append(MoveButton(name, piece.hit_area(), piece.area(), action, piece))

    def add_part(self, name: StopName, piece: Piece, picture: QRectF, area: QRectF) -> None:
        """Offer a part of a piece that lies there already; it is pressed in an area."""
        self._buttons.append(MoveButton(name, area, picture, self._action(name), piece))

    def add_pass(self, text: str, key: str, at: QPointF) -> None:
        """Offer the chip that passes, with the words for it here."""
        self.pass_chip.text = text
        self.pass_chip.key = self.hint(key)
        self.add(PASS, self.pass_chip, at)

    def find_again(self) -> None:
        """Take chips where they lie now: some were moved since they were offered."""
        self._buttons = [
            replace(each, area=each.piece.hit_area(), picture=each.piece.area())
            if isinstance(each.piece, Chip)
            else each
            for each in self._buttons
        ]

    def hint(self, key: str) -> str:
        """Return what is written of a key: nothing where hints of keys are not wanted."""
        return key if self.options.key_hints else ""

    def _action(self, name: StopName) -> Callable[[], object]:
        if isinstance(name, Meld):
            suit = name.suit
            return lambda: self.intents.toggle_marriage(suit)
        if name is Thing.SHOW:
            return lambda: self.intents.act(Act.SHOW_MARRIAGE)
        move = _as_move(name)
        return lambda: self.intents.attempt(move)


def _as_move(name: StopName) -> Move:
    if not isinstance(name, Move):
        raise TypeError(f"{name} is no move")
    return name


_FROM_COIN = 0.06
"""How far a chip keeps from the coin, in W."""

_ROW = (
    ChipKind.DRAW,
    ChipKind.EXCHANGE,
    ChipKind.CLOSE,
    ChipKind.PASS,
    ChipKind.MARRIAGE,
    ChipKind.SHOW,
)
"""The chips as they stand in a row, from left to right."""

_CHOOSING = (Phase.TRUMP, Phase.BID, Phase.DOUBLE)
"""While something is chosen from, no one can claim, and the place of the coin is taken."""

_TARGET = 66
"""What a claim promises where a rule set says nothing else."""


class ButtonsOnLead:
    """Chips on the things they concern, and the coin that claims.

    ``exchange_beside`` moves the exchange chip out of the way of a card that is dragged there.
    """

    def __init__(self, zones: Zones, offered: OfferedButtons) -> None:
        self._zones = zones
        self._offered = offered
        self._target: object = _TARGET
        self.coin = Coin()
        self.coin.is_legal = True
        self.coin_place = Coin()
        self.coin_place.setZValue(Z.EMBROIDERY + 1)
        self.show_chip = Chip(ChipKind.SHOW)
        self.draw_chip = Chip(ChipKind.DRAW)
        self.close_chip = Chip(ChipKind.CLOSE)
        self.exchange_chip = Chip(ChipKind.EXCHANGE)
        self.marriages = {suit: Chip(ChipKind.MARRIAGE) for suit in Suit}
        self.exchange_beside = False

    def offer(self, view: View) -> None:
        """Show marriages, passes, the exchange and the claim, in the order of the focus."""
        self._offer_marriages(view)
        if EXCHANGE_TRUMP in view.legal_moves:
            rank = view.rules.exchange_rank or Rank.SEVEN
            text = words.exchange(rank, self._offered.options, view.phase)
            self._write(self.exchange_chip, text, Purpose.EXCHANGE)
        if view.rules.close:
            self._offer_at_talon(view)
        else:
            self._offer_besides(view)
        self._stand_in_row(view)
        if GO_OUT in view.legal_moves:
            self._offered.add(GO_OUT, self.coin, self._zones.layout.middle.coin)

    def _offer_at_talon(self, view: View) -> None:
        """Show what is done to the talon that can be closed, and what lets it pass."""
        offered, layout, legal = self._offered, self._zones.layout, view.legal_moves
        if DRAW in legal:
            self._write(self.draw_chip, words.draw(), Purpose.DRAW)
            offered.add(DRAW, self.draw_chip, layout.chips.draw)
        if EXCHANGE_TRUMP in legal:
            offered.add(EXCHANGE_TRUMP, self.exchange_chip, layout.chips.exchange)
        if CLOSE_TALON in legal:
            self._write(self.close_chip, words.close(), Purpose.CLOSE)
            offered.add(CLOSE_TALON, self.close_chip, layout.chips.close)
        if PASS in legal:
            row = ONE_ABOVE * offered.pass_chip.body().height()
            above = layout.middle.status.y() - row - layout.middle.status_height
            at = QPointF(layout.middle.trick.x(), above)
            offered.add_pass(words.let_pass(view.phase), shown_key(Purpose.PASS), at)

    def _write(self, chip: Chip, text: str, purpose: Purpose) -> None:
        chip.text = text
        chip.key = self._offered.hint(shown_key(purpose))

    def _offer_besides(self, view: View) -> None:
        """Show what can be done instead of a card where no one closes."""
        offered, middle = self._offered, self._zones.layout.middle
        if PASS in view.legal_moves and not self._claim_only(view):
            offered.add_pass(_pass_text(view), shown_key(Purpose.PASS), middle.trick_target.point)
            if GO_OUT in view.legal_moves:
                self._keep_off_coin()
        if EXCHANGE_TRUMP in view.legal_moves:
            offered.add(EXCHANGE_TRUMP, self.exchange_chip, self._exchange_place())
            self._keep_off_pile()

    def _claim_only(self, view: View) -> bool:
        """Whether the coin lies there alone: the partner's lead follows by itself."""
        melds = any(isinstance(move, Meld) for move in view.legal_moves)
        by_itself = view.phase is Phase.PARTNER and not melds
        return by_itself and not self._offered.options.waits_for_claim

    # ----------------------------------------------------------------------------------- the coin

    def begin_deal(self, view: View) -> None:
        """Let the coin's place say what is to be reached, before the first card of a deal."""
        self.rest_coin(view)
        self.coin.hide()

    def rest_coin(self, view: View | None) -> None:
        """Put the coin where it lies; it is to be seen while claiming is allowed."""
        if view is not None:  # between two moments of the person the coin's place keeps its figure
            self._target = view.rules.out_target
        self.coin.setTransformations([])
        for coin in (self.coin, self.coin_place):
            coin.setPos(self._zones.layout.middle.coin)
            coin.figure = str(self._target)
        self.coin.word = words.out()
        allowed = view is not None and self._offered.intents.map.allows(GO_OUT)
        self.coin.setVisible(allowed)

    def is_on_sunk_coin(self, point: QPointF) -> bool:
        """Return whether a point is where the coin would be, which cannot be pressed now."""
        place = self.coin_place
        return place.isVisible() and not self.coin.isVisible() and place.hit_area().contains(point)

    def _keep_off_coin(self) -> None:
        """Move the chip that passes below the coin, or left of it where two play.

        That is where a long word would reach what is beside it.
        """
        chip, layout = self._offered.pass_chip, self._zones.layout
        width, height = chip.body().width(), chip.body().height()
        gap = _FROM_COIN * layout.metrics.card_width
        reach, middle = width / 2 + gap, layout.middle
        over = chip.x() + reach - middle.coin.x() - self.coin.body().left()
        if Chair.WEST not in layout.metrics.chairs:
            chip.setX(chip.x() - max(over, 0.0))
        elif max(over, middle.over_label(reach)) > 0:
            chip.setPos(middle.below_coin(width, height, gap))
        self._offered.find_again()

    # -------------------------------------------------------------------- the row above the hand

    def _stand_in_row(self, view: View) -> None:
        """Let all chips stand above the hand where two play and words are large."""
        layout = self._zones.layout
        room = layout.chips.row(self.beside_row())
        chips = self._offered.chips
        for suit, chip in self.marriages.items():
            chip.suit = None if room is None else suit
        if room is None:
            for chip in chips:
                chip.fit = WHOLE
            if view.rules.close:
                self._keep_apart()
            return
        chips.sort(key=lambda chip: _ROW.index(chip.kind))
        fit_in_row(room, layout.metrics.axis, layout.metrics.text_unit, chips)
        self._offered.find_again()

    def _keep_apart(self) -> None:
        """Let no chip touch another where they stand on their things."""
        passes, shown = self._offered.pass_chip, set(self._offered.chips)
        close = self.close_chip if self.close_chip in shown else None
        exchange = self.exchange_chip if self.exchange_chip in shown else None
        arrange_chips(self._zones.layout, close, exchange, dragging_lowest=self.exchange_beside)
        if exchange is not None and passes in shown:
            stand_clear(passes, exchange)
        self._offered.find_again()

    @property
    def row_is_taken(self) -> bool:
        """Whether chips stand in the row above the hand."""
        has_row = self._zones.layout.chips.row(()) is not None
        return has_row and bool(self._offered.chips)

    def beside_row(self) -> list[QRectF]:
        """Return what lies beside the row: my pile and eights, the slate, and the coin's place."""
        zones = self._zones
        taken = [*zones.beside_hand(), zones.layout.scores.slate]
        if zones.layout.metrics.tall:  # there the coin may be as low as the row
            taken.append(self.coin_place.area())
        return taken

    # ---------------------------------------------------------------------- exchange and marriages

    def _exchange_place(self) -> QPointF:
        turn_up, width = self._zones.layout.middle.turn_up, self._zones.layout.metrics.card_width
        scale = turn_up.scale
        return turn_up.point + QPointF(0.5 * scale * width, 0.62 * scale * width)

    def _keep_off_pile(self) -> None:
        """Move the chip that exchanges up where it would reach the pile of W."""
        chip, layout = self.exchange_chip, self._zones.layout
        if Chair.WEST not in layout.sides.piles:
            return
        pile = layout.sides.full_pile(Chair.WEST)
        over = chip.area().intersected(pile).height()
        if over > 0:
            chip.setY(chip.y() - over)
            self._offered.find_again()

    def _offer_marriages(self, view: View) -> None:
        offered, armed = self._offered, self._offered.intents.armed
        has_row = self._zones.layout.metrics.has_act_row
        for number, suit in enumerate(offered.intents.map.marriages):
            chip = self.marriages[suit]
            points = view.rules.marriage_points(suit, view.trump, len(view.marriages))
            chip.text = f"{points}?" if view.trump is None else str(points)
            chip.is_armed = suit is armed
            tells_key = not number and (has_row or not view.rules.close)
            chip.key = offered.hint(shown_key(Purpose.MARRIAGE)) if tells_key else ""
            offered.add(MELD[suit], chip, self._on_seam(suit))
        if armed is not None:
            self.show_chip.text = words.show_it()
            self.show_chip.key = ""
            above = ONE_ABOVE * self.show_chip.body().height()
            offered.add(Thing.SHOW, self.show_chip, self._on_seam(armed) - QPointF(0.0, above))

    def _on_seam(self, suit: Suit) -> QPointF:
        """Return where the chip of a marriage stands: over the lower third of the pair's seam."""
        cards = [card.card for card in self._zones.own_hand.cards()]
        wanted = (card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit))
        pair = sorted(cards.index(card) for card in wanted if card in cards)
        left = pair[0] if pair else 0
        if not cards:
            return self._zones.layout.middle.trick_target.point
        adjacent = len(pair) == 2 and pair[1] == left + 1
        return self._zones.layout.chips.marriage(len(cards), left, adjacent=adjacent)


def claims_now(view: View) -> bool:
    """Return whether the place of the coin is to be seen: somebody may claim in this deal."""
    if view.rules.close:  # the place of the coin is a part of the table
        return True
    contract = view.contract
    simple = contract is None or contract.is_simple
    return view.rules.has_claims and simple and view.phase not in _CHOOSING


def _pass_text(view: View) -> str:
    if view.phase is Phase.FINAL:
        return words.let_it_count()
    melds = any(isinstance(move, Meld) for move in view.legal_moves)
    return words.keep_it() if melds else words.go_on()
