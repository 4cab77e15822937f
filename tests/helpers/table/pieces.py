"""Every piece of the table, each with something to say."""

from collections.abc import Callable
from typing import TypeVar

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.brushwork import Whose
from sixtysix_gui.table.pieces.chip import BidDisc, Chip, ChipKind, NamingDisc
from sixtysix_gui.table.pieces.chip_stacks import ChipStacks
from sixtysix_gui.table.pieces.contract_panel import ContractPanel, PanelRow
from sixtysix_gui.table.pieces.devices import DeviceLabel
from sixtysix_gui.table.pieces.discs import (
    Coin,
    DoublingCoin,
    NoSuit,
    Seal,
    TrumpBadge,
    TrumpCounter,
)
from sixtysix_gui.table.pieces.labels import CountTag, PointsTag, RoomyLabel, SmallLabel, Tag
from sixtysix_gui.table.pieces.marks import (
    GoldRing,
    LeadWedge,
    PressedOutline,
    TableFocusRing,
    TargetOutline,
    TurnChevrons,
)
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.pills import Bubble, RefusalPill, StatusPill
from sixtysix_gui.table.pieces.plate import NameDots, Plate
from sixtysix_gui.table.pieces.slate import Slate, SlateColumn

MakePiece = Callable[[], Piece]
PieceT = TypeVar("PieceT", bound=Piece)

SENTENCE = "Your lead. Hearts are trumps."


def look_of(layout: TableLayout) -> Look:
    """Return the look of pieces in a layout, on a usual screen."""
    return Look(layout.metrics.text_unit, layout.metrics.card_width)


LAYOUT = TableLayout.for_size(1280, 772)
LOOK = look_of(LAYOUT)
LOOK_OF_FOUR = look_of(TableLayout.for_size(1280, 772, seats=4))


def made(piece: PieceT, **values: object) -> PieceT:
    """Return a piece with other values; a tuple may be all arguments of a setter of that name."""
    for name, value in values.items():
        setter = getattr(piece, f"set_{name}", None)
        if setter is not None:
            setter(*(value if isinstance(value, tuple) else (value,)))
        else:
            assert hasattr(piece, name), name
            setattr(piece, name, value)
    return piece


def seen(piece: PieceT, look: Look = LOOK, **values: object) -> PieceT:
    """Return a piece in a look, after its setters of these names were called."""
    return made(piece, **values, look=look)


def plate() -> Plate:
    return made(Plate(), room=230, name="Frieda", second_line="3 of 7")


def chip(kind: ChipKind = ChipKind.CLOSE, words: str = "Close", key: str = "C") -> Chip:
    return made(Chip(kind), text=words, key=key)


def coin(*, legal: bool = True) -> Coin:
    return made(Coin(), word="Out!", is_legal=legal)


def focus_ring() -> TableFocusRing:
    return made(TableFocusRing(), around_card=100)


def counter(trump: Suit | NoSuit = Suit.SPADES) -> TrumpCounter:
    return made(TrumpCounter(), trump=trump)


def seal(*, royal: bool = False, notch: float | None = 0.0) -> Seal:
    piece = Seal()
    piece.set_marriage(Suit.CLUBS, royal=royal)
    return made(piece, notch=notch)


def bid(*, allowed: bool = True, focused: bool = False) -> BidDisc:
    return made(BidDisc(), figure="3", caption="99", is_allowed=allowed, is_focused=focused)


def naming(*, allowed: bool = True, focused: bool = False) -> NamingDisc:
    piece = made(NamingDisc(), suit=Suit.HEARTS, caption="Hearts", key="3")
    return made(piece, is_allowed=allowed, is_focused=focused)


def doubling(word: str = "Kontra", figure: str = "× 2") -> DoublingCoin:
    return made(DoublingCoin(), words=(word, figure))


def bubble(words: str = "Forty!", suit: Suit | None = Suit.SPADES, **values: object) -> Bubble:
    return made(Bubble(), message=(words, suit), **values)


def tag(words: str = "bid 3", *, golden: bool = False) -> Tag:
    return made(Tag(), text=words, is_golden=golden)


def chips(count: int = 13) -> ChipStacks:
    return made(ChipStacks(), count=count)


def slate() -> Slate:
    side = 1.75 * LOOK_OF_FOUR.card_width
    columns = (SlateColumn("They", ("24", "18")), SlateColumn("We", ("24",)))
    return made(Slate(), size=(side, side), columns=columns, foot="24 → 0")


def label(name: str = "We", *, below_zero: bool = False, band: Whose = Whose.OURS) -> DeviceLabel:
    piece = DeviceLabel()
    piece.set_score(name, "−3" if below_zero else "8", below_zero=below_zero)
    return made(piece, band=band)


def panel() -> ContractPanel:
    unit = LOOK_OF_FOUR.text_unit
    rows = (PanelRow("1", "Bettler", "4", allowed=False), PanelRow("2", "Gang", "9"))
    piece = made(
        ContractPanel(), size=(28 * unit, 18.6 * unit, (2, 5)), rows=rows, **{"pass": ("Pass", "P")}
    )
    return made(piece, head=("Your call", "So far: David, Bettler (4)"))


def roomy() -> RoomyLabel:
    return made(RoomyLabel(), text="shown by Argine")


PIECES: dict[str, MakePiece] = {
    "plate": plate,
    "status": lambda: made(StatusPill(), text=SENTENCE),
    "refusal": lambda: made(RefusalPill(), text=SENTENCE),
    "small label": lambda: made(SmallLabel(), text=SENTENCE),
    "chip": chip,
    "count": lambda: made(CountTag(), count=12),
    "points": lambda: made(PointsTag(), points=58),
    "badge": lambda: made(TrumpBadge(), suit=Suit.HEARTS),
    "bubble": bubble,
    "coin": coin,
    "focus ring": focus_ring,
    "gold ring": GoldRing,
    "pressed outline": PressedOutline,
    "target": TargetOutline,
    "counter": counter,
    "seal": seal,
    "bid": bid,
    "naming": naming,
    "doubling": doubling,
    "tag": tag,
    "chips": chips,
    "owed chips": lambda: chips(-3),
    "slate": slate,
    "device label": label,
    "panel": panel,
    "roomy label": roomy,
    "lead": LeadWedge,
    "turn": TurnChevrons,
    "dots": NameDots,
}
"""A way to make every piece there is."""
