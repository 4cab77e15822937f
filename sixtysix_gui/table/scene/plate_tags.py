"""What stands on plates, and the tags that hang there: what is undertaken, or a call."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.table import words
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.pieces.plate import Plate
from sixtysix_gui.table.pieces.words.labels import Tag
from sixtysix_gui.table.scene.part import Part
from sixtysix_gui.table.seating import Seating
from sixtysix_gui.table.zones.zones import Zones

CHIPS_AT_FIRST = 12
"""The chips that everybody begins with where stakes are paid."""


def score_line(view: View, score: int) -> str:
    """Return a score as the game counts it."""
    rules = view.rules
    if pays_chips(view):
        return words.chips(CHIPS_AT_FIRST + score)
    if counts_down(view):
        return words.to_go(max(0, rules.target - score))
    return words.score_of(score, rules.target)


def score_in_figures(view: View, score: int) -> str:
    """Return a score for a plate on which its words find no room."""
    rules = view.rules
    if pays_chips(view):
        return str(CHIPS_AT_FIRST + score)
    if counts_down(view):
        return str(max(0, rules.target - score))
    return f"{score}/{rules.target}" if score >= 0 else f"−{-score}"


def pays_chips(view: View) -> bool:
    """Return whether everybody pays the winner of a deal."""
    return view.rules.score_unit == "stakes-from-each"


def counts_down(view: View) -> bool:
    """Return whether the table counts the points that are still needed (many.md 7.4)."""
    return bool(view.rules.contracts) or view.rules.game_count == "down"


def hangs_tags(rules: Rules) -> bool:
    """Return whether players undertake something, of which a tag at the plate tells."""
    return bool(rules.opening or rules.contracts or rules.has("bid.max"))


def tag_of(view: View, seat: Seat, *, short: bool = False) -> str:
    """Say what a seat has undertaken, alone or for its side; the opening until it is played.

    The short words are for a plate that is too narrow for those of a doubled contract.
    """
    if view.phase in (Phase.TRUMP, Phase.BID):
        return ""
    if view.opening is not None:
        opens = view.bidder if view.won else view.leader
        return words.OPENINGS[view.opening] if seat is opens else ""
    if seat is not view.bidder:
        return ""
    if view.bid:
        return words.bid_tag(view.bid)
    contract = view.contract
    if contract is not None and not contract.is_simple:
        return words.contract_tag(contract.key, contract.value, view.level, short=short)
    return ""


_TAGS = Z.BUBBLES + 1
"""A bubble's words are above its lower edge, on which a long tag may lie: so both can be read."""

_TAG_REACHES, _FROM_PANEL = 1.45, 0.04
"""How far a tag that hangs low reaches below its plate, in t, and how far it keeps from the
contracts, in W."""

_WIDEST_TAG = 1.2
"""A tag of contract and doubling is at most so wide, in widths of its plate, or says less."""

_WAYS = (0.0, 0.8, 1.6)
"""How far a tag gives way to the right for the second line of its plate, in t."""


class HangingTags(Part):
    """Hangs up what players have undertaken.

    ``panel`` is where the contracts lie, beside which the tags of W and E end.
    """

    def __init__(self, scene: QGraphicsScene, zones: Zones, plates: Mapping[Chair, Plate]) -> None:
        self._plates = plates
        self.tags = {chair: Tag(_TAGS) for chair in Chair}
        self.panel = QRectF()
        self._calls: Mapping[Chair, Tag] = {}
        super().__init__(scene, zones, self.tags.values())

    def show(self, view: View, chair: Chair) -> None:
        """Hang up what is undertaken at a plate."""
        seat = Seating.of(view).seat(chair)
        text, tag = tag_of(view, seat), self.tags[chair]
        tag.setVisible(bool(text))
        tag.setOpacity(1.0)
        tag.is_golden = True
        tag.text = text
        if tag.body().width() > _WIDEST_TAG * self._zones.layout.sides.plates[chair].width():
            tag.text = tag_of(view, seat, short=True)
        self._leave_room(chair)

    def hang(self, view: View, chair: Chair) -> Tag | None:
        """Hang the tag of what is undertaken at a plate; return it, if there is one."""
        self.show(view, chair)
        tag = self.tags[chair]
        return tag if tag.isVisible() else None

    def make_room(self, calls: Mapping[Chair, Tag]) -> None:
        """Leave room for the calls that hang at plates as tags, those that are to be seen."""
        self._calls = calls
        for chair in calls:
            self._leave_room(chair)

    def beside_bubbles(self) -> dict[Chair, float]:
        """Return how far a tag reaches from its plate, where bubbles stand beside that."""
        found: dict[Chair, float] = {}
        for chair, tag in self.tags.items():
            if chair is Chair.SOUTH or not tag.isVisible():
                continue
            area, plate = tag.area(), self._zones.layout.sides.plates[chair]
            east = chair is Chair.EAST
            found[chair] = plate.left() - area.left() if east else area.right() - plate.right()
        return found

    def _leave_room(self, chair: Chair) -> None:
        """Hang up what hangs at a plate now: a call, else what is undertaken."""
        call, tag = self._calls.get(chair), self.tags[chair]
        hanging = tag if call is None or not call.isVisible() else call
        if hanging.isVisible():
            self._hang(chair, hanging)
        else:
            self._plates[chair].tag_start = None

    def _hang(self, chair: Chair, tag: Tag) -> None:
        """Put a tag at a plate so that all the plate says can be read.

        It gives way to the right as far as it still hangs there. W's and E's then hang lower,
        beside the hand; the plate of N says less, and mine where that helps, else it stands above.
        N's hangs lower where his plate would say nothing but his name.
        """
        layout, plate, width = self._zones.layout, self._plates[chair], tag.body().width()
        unit, limit = layout.metrics.text_unit, self._limit(chair) - width / 2
        usual = layout.sides.tag(chair, width)
        usual.setX(min(usual.x(), limit))
        for way in _WAYS:
            tag.setPos(min(usual.x() + way * unit, max(limit, usual.x())), usual.y())
            plate.tag_start = tag.x() - width / 2 - plate.x()
            if plate.tells_all:
                return
        tag.setPos(usual)
        plate.tag_start = usual.x() - width / 2 - plate.x()
        below_is_free = chair in (Chair.WEST, Chair.EAST)
        silent = chair is Chair.NORTH and plate.is_silent
        if not plate.is_clear_of_tag or silent or (below_is_free and not plate.tells_all):
            plate.tag_start = None
            self._hang_beyond(chair, tag, limit)

    def _hang_beyond(self, chair: Chair, tag: Tag, limit: float) -> None:
        """Put a tag where it hides nothing of its plate: below it, above mine."""
        layout, width = self._zones.layout, tag.body().width()
        hand = layout.hands.full(chair)
        beyond = layout.sides.tag_beyond(chair, width, hand)
        x = max(min(beyond.x(), limit), layout.metrics.rim + width / 2)
        if chair is Chair.EAST and self._panel_is_beside(chair):
            x = max(x, self._beside_panel + width / 2)
        tag.setPos(x, beyond.y())

    @property
    def _beside_panel(self) -> float:
        """Where a tag of E begins beside the contracts, rather on his cards than below them."""
        return self.panel.right() + _FROM_PANEL * self._zones.layout.metrics.card_width

    def _limit(self, chair: Chair) -> float:
        """Return how far right a tag at a plate may reach: that of W ends before the contracts."""
        layout, limit = self._zones.layout, self._zones.layout.sides.tag_limits[chair]
        if chair is not Chair.WEST or not self._panel_is_beside(chair):
            return limit
        foot = layout.sides.plates[chair].bottom() + _TAG_REACHES * layout.metrics.text_unit
        before = self.panel.left() - _FROM_PANEL * layout.metrics.card_width
        return min(limit, before) if foot > self.panel.top() else limit

    def _panel_is_beside(self, chair: Chair) -> bool:
        """Whether the contracts lie beside what hangs at a plate; a low sheet lies below it."""
        plate = self._zones.layout.sides.plates[chair]
        if chair is Chair.WEST:
            return not self.panel.isNull() and self.panel.left() >= plate.center().x()
        return not self.panel.isNull() and self.panel.right() <= plate.center().x()
