"""What is told of the talon and of hands that are hardly seen: trump, numbers, who has closed."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene
from typing_extensions import override

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.table import words
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces.marks.outlines import PressedOutline
from sixtysix_gui.table.pieces.marks.trump import TrumpBadge
from sixtysix_gui.table.pieces.piece import Look
from sixtysix_gui.table.pieces.words.labels import SmallLabel
from sixtysix_gui.table.pieces.words.tags import CountTag
from sixtysix_gui.table.scene.parts.part import Part, shown_areas
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.table.zones.zones import Zones

_ABOVE_HAND = 9.0
"""The number of the other's cards lies above all of them."""


class TalonSigns(Part):
    """The badge of trump beside a turn-up, numbers of cards, and the label of who has closed."""

    def __init__(self, scene: QGraphicsScene, zones: Zones) -> None:
        """Make the pieces, hidden."""
        self._view: View | None = None
        self.options = TableOptions()
        self.badge = TrumpBadge()
        self.count = CountTag()
        self.held = CountTag(Z.HANDS + _ABOVE_HAND)
        self.gone = PressedOutline()
        self.closed = SmallLabel(on_card=True)
        pieces = (self.gone, self.count, self.held, self.badge, self.closed)
        super().__init__(scene, zones, pieces)

    @override
    def lay_out(self, look: Look) -> None:
        super().lay_out(look)
        middle = self._zones.layout.middle
        self.gone.setPos(middle.talon.point)
        self.gone.card_scale = middle.talon.scale
        self.closed.setPos(middle.closed_label)
        self.closed.set_max_width(middle.closed_label_width)

    def show(self, view: View, labels: SeatLabels) -> None:
        """Tell what a view says."""
        self._view = view
        self.gone.setVisible(view.rules.turns_up)
        close = view.close
        self.closed.setVisible(close is not None)
        if close is not None:
            mine = close.seat is view.seat and not labels.only_watched
            name = labels.name(close.seat)
            self.closed.text = words.closed_by_me() if mine else words.closed_by(name)
        self.show_cards()

    def show_cards(self) -> None:
        """Tell of the cards as they lie there now."""
        view = self._view
        if view is None:
            return
        self._show_badge(view)
        self._show_count(view)
        self._show_held()

    def shown_areas(self) -> list[QRectF]:
        """Return where talon and trump are told of: the number, the badge, who has closed."""
        return shown_areas((self.count, self.badge, self.closed))

    @override
    def clear(self) -> None:
        self._view = None
        super().clear()

    def _show_badge(self, view: View) -> None:
        """Tell trump at one place until the talon is gone, then there; not before it is turned."""
        middle, turn_up = self._zones.layout.middle, self._zones.talon.turn_up
        turned = None if turn_up is None or turn_up.card is None else turn_up.card.card.suit
        told = view.status is not TalonStatus.OPEN or turned is view.trump
        self.badge.setVisible(view.rules.turns_up and told)
        self.badge.suit = view.trump
        gone = view.status is TalonStatus.EXHAUSTED
        self.badge.setPos(middle.talon.point if gone else middle.trump_badge)

    def _show_count(self, view: View) -> None:
        """Show the number of cards once all are dealt."""
        talon = self._zones.talon
        dealt = view.rules.turns_up and 0 < talon.count <= view.talon_size
        shown = self.options.talon_count and dealt and not talon.is_closed
        self.count.setVisible(shown)
        if shown:
            self.count.count = talon.count
            self.count.setPos(self._zones.layout.middle.talon_count_tag(talon.count))

    def _show_held(self) -> None:
        """Show how many cards the other holds where hardly anything is seen of them."""
        number, hands = len(self._zones.others[Chair.NORTH].items), self._zones.layout.hands
        shown = number > 0 and hands.hides_others
        self.held.setVisible(shown)
        if shown:
            self.held.count = number
            self.held.setPos(hands.count_tag)
