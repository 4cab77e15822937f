"""Cards that tell how it stands: the score devices, and the eights that remember marriages."""

from collections.abc import Iterator

from sixtysix_gui.design.cards.svg import Pack
from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import PhysicalCard, Rank, card_of
from sixtysix_gui.rules.history import Marriage
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.score.devices import (
    Device,
    DeviceCards,
    Owner,
    device_cards,
    device_codes,
)
from sixtysix_gui.table.zones.lying import FoundSpots, Lying


class Eights:
    """The eights of one player, oldest first, and what each marriage counted."""

    def __init__(self, chair: Chair) -> None:
        """Start without a marriage."""
        self.chair = chair
        self.items: list[CardItem] = []
        self.points: list[int] = []
        self._found = FoundSpots(self._find)

    def show(self, marriages: list[Marriage], spares: list[CardItem]) -> None:
        """Lay an eight for each marriage, from spare items."""
        self.items = [spares.pop() for _ in marriages]
        self.points = [marriage.points for marriage in marriages]
        for item, marriage in zip(self.items, marriages, strict=True):
            item.become(PhysicalCard(card_of(Rank.EIGHT, marriage.suit)))

    def add(self, item: CardItem, points: int) -> None:
        """Lay one more eight, that of a marriage that has counted so much."""
        self.items.append(item)
        self.points.append(points)

    def spots(self, layout: TableLayout) -> Lying:
        """Give where each eight lies."""
        return self._found.of(layout, tuple(self.items))

    def _find(self, layout: TableLayout) -> Iterator[tuple[CardItem, Spot]]:
        places = layout.scores.eights(self.chair, len(self.items))
        for index, (item, place) in enumerate(zip(self.items, places, strict=True)):
            yield item, Spot(place, Z.MARKERS + 1 + index * 0.5)


class MarkerCard(CardItem):
    """A card named by its code, such as ``6S``; it is moved, turned and drawn like any other.

    Sixes and fours, of which no rule set knows, are among them.
    """

    def __init__(self, kit: CardKit, code: str) -> None:
        """Lie face down at the scene's corner."""
        super().__init__(kit)
        self.face_code = code


class ScoreDevice:
    """Two cards that show the score of one side by their pips."""

    def __init__(self, kit: CardKit, chair: Chair, device: Device, owner: Owner) -> None:
        """Start at no points."""
        self.chair = chair
        self.device = device
        self.owner = owner
        self.score = 0
        self.target = 7
        self.pack: Pack = "french"
        self.items = tuple(MarkerCard(kit, code) for code in device_codes(device, owner))
        self._found = FoundSpots(self._find)

    @property
    def cards(self) -> DeviceCards:
        """How the two cards lie to each other."""
        return device_cards(self.device, self.owner, self.pack, self.score, self.target)

    def spots(self, layout: TableLayout) -> Lying:
        """Give where both cards lie."""
        return self._found.of(layout, self.pack, self.score, self.target)

    def _find(self, layout: TableLayout) -> tuple[tuple[CardItem, Spot], ...]:
        cards = self.cards
        base, cover = layout.scores.pair(self.chair, cards.lie)
        of = {item.face_code: item for item in self.items}
        under = cards.lie.under
        return (
            (of[cards.base], Spot(base, Z.MARKERS + 0.5 * under, face_up=cards.shows_base)),
            (of[cards.cover], Spot(cover, Z.MARKERS + 0.5 * (not under), cards.lie.face_up)),
        )
