"""What a closing game offers besides: to draw, to exchange, to close, and to let something pass."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, PASS
from sixtysix_gui.table import words
from sixtysix_gui.table.pieces.chip import WHOLE, Chip, ChipKind, arrange_chips, stand_clear
from sixtysix_gui.table.scene.buttons.offered import ONE_ABOVE, OfferedButtons
from sixtysix_gui.table.zones.zones import Zones


class ButtonsAtTalon:
    """Chips on the talon and its turn-up, and the one that lets an exchange or a claim pass.

    ``exchange_beside`` moves the exchange chip out of the way of a card that is dragged there.
    """

    def __init__(self, zones: Zones, offered: OfferedButtons, exchange: Chip) -> None:
        """Make the pieces; the chip that exchanges is that of every game."""
        self._zones = zones
        self._offered = offered
        self._exchange = exchange
        self.draw_chip = Chip(ChipKind.DRAW)
        self.close_chip = Chip(ChipKind.CLOSE)
        self.exchange_beside = False

    def offer(self, view: View) -> None:
        """Show the acts in the order of the focus."""
        offered, layout = self._offered, self._zones.layout
        if DRAW in view.legal_moves:
            self._write(self.draw_chip, words.draw(), Purpose.DRAW)
            offered.add(DRAW, self.draw_chip, layout.chips.draw)
        if EXCHANGE_TRUMP in view.legal_moves:
            offered.add(EXCHANGE_TRUMP, self._exchange, layout.chips.exchange)
        if CLOSE_TALON in view.legal_moves:
            self._write(self.close_chip, words.close(), Purpose.CLOSE)
            offered.add(CLOSE_TALON, self.close_chip, layout.chips.close)
        if PASS in view.legal_moves:
            offered.add_pass(
                words.let_pass(view.phase), shown_key(Purpose.PASS), self._above_status
            )

    def keep_apart(self) -> None:
        """Let no chip touch another where they stand on their things."""
        offered, passes = self._offered, self._offered.pass_chip
        for chip in (self.draw_chip, passes):
            chip.fit = WHOLE
        shown = set(offered.chips)
        close = self.close_chip if self.close_chip in shown else None
        exchange = self._exchange if self._exchange in shown else None
        arrange_chips(self._zones.layout, close, exchange, dragging_lowest=self.exchange_beside)
        if exchange is not None and passes in shown:
            stand_clear(passes, exchange)
        offered.find_again()

    @property
    def chips(self) -> Iterator[Chip]:
        """The chips that only closing games have."""
        yield self.draw_chip
        yield self.close_chip

    def _write(self, chip: Chip, text: str, purpose: Purpose) -> None:
        chip.text = text
        chip.key = self._offered.hint(shown_key(purpose))

    @property
    def _above_status(self) -> QPointF:
        """Where the chip stands that lets something pass."""
        middle = self._zones.layout.middle
        row = ONE_ABOVE * self._offered.pass_chip.body().height()
        return QPointF(middle.trick.x(), middle.status.y() - row - middle.status_height)
