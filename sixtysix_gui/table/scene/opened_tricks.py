"""Which won tricks a rule set lets a person look at, and how they are laid out."""

from collections.abc import Sequence

from sixtysix_gui.rules.cards import PhysicalCard
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.theme import Z
from sixtysix_gui.table.zones.reconcile import chair_at
from sixtysix_gui.table.zones.zones import Zones

_PER_ROW = 4
_SCALE = 0.64


def tricks_to_see(view: View, chair: Chair) -> tuple[Trick, ...]:
    """Give the tricks of a pile that may be looked at now, oldest first (rules.md 1.3)."""
    pile = tuple(trick for trick in view.won if chair_at(view, trick.winner) is chair)
    if view.phase is Phase.SETTLED:
        return pile
    allowed = view.rules.look_back
    if allowed == "none":
        return ()
    if allowed == "own" and chair is Chair.SOUTH:
        return pile
    is_last_here = bool(pile) and pile[-1] == view.won[-1] and view.led is None
    return pile[-1:] if is_last_here else ()


class OpenedTricks:
    """Won tricks laid open for as long as the person looks at them."""

    def __init__(self, zones: Zones) -> None:
        """Start with nothing laid open."""
        self._zones = zones
        self._items: list[CardItem] = []

    @property
    def is_open(self) -> bool:
        """Whether tricks are laid open now."""
        return bool(self._items)

    @property
    def items(self) -> tuple[CardItem, ...]:
        """The cards laid open."""
        return tuple(self._items)

    def show(self, view: View, tricks: Sequence[Trick]) -> None:
        """Lay tricks open in the middle, the leader's card left of the reply."""
        self.hide()
        for index, trick in enumerate(tricks):
            for place, card in zip(
                self._places(index, len(tricks), trick, view),
                (trick.led, trick.reply),
                strict=True,
            ):
                item = self._zones.new_item(PhysicalCard(card))
                item.lie(Spot(place, Z.BUBBLES + len(self._items) * 0.1))
                self._items.append(item)

    def hide(self) -> None:
        """Take everything away again."""
        self._zones.remove(self._items)
        self._items = []

    def _places(self, index: int, count: int, trick: Trick, view: View) -> tuple[Place, Place]:
        layout = self._zones.layout
        leader = chair_at(view, trick.leader)
        follower = Chair.NORTH if leader is Chair.SOUTH else Chair.SOUTH
        if count == 1:
            deal = self._zones.deal
            return (
                layout.middle.trick_card(leader, deal, trick.number),
                layout.middle.trick_card(follower, deal, trick.number),
            )
        rows = -(-count // _PER_ROW)
        row, column = divmod(index, _PER_ROW)
        in_row = min(_PER_ROW, count - row * _PER_ROW)
        step = 1.25 * layout.metrics.card_width
        x = layout.metrics.axis + (column - (in_row - 1) / 2) * step
        middle = (layout.metrics.rim + layout.middle.status.y()) / 2
        y = middle + (row - (rows - 1) / 2) * 0.72 * layout.metrics.card_height
        beside = 0.2 * layout.metrics.card_width
        return Place(x - beside, y, -3.0, _SCALE), Place(x + beside, y, 3.0, _SCALE)
