"""Everything painted on the table that is not a card: plates, pills, chips, coin, tags, rings.

Each piece is an item with setters; its picture is painted when a setter changes something, and
never while it moves. Words come from outside, translated.
"""

from sixtysix_gui.table.pieces.calls.choice_discs import BidDisc, ChoiceDisc, NamingDisc
from sixtysix_gui.table.pieces.calls.contract_panel import (
    ContractPanel,
    PanelButton,
    PanelPart,
    PanelRow,
)
from sixtysix_gui.table.pieces.chip import (
    FITS,
    WHOLE,
    WITHOUT_KEY,
    Chip,
    ChipFit,
    ChipKind,
    arrange_chips,
    fit_in_row,
    stand_clear,
)
from sixtysix_gui.table.pieces.coin import Coin, CoinState, DoublingCoin
from sixtysix_gui.table.pieces.company import (
    COMPANY_SUITS,
    companion_face,
)
from sixtysix_gui.table.pieces.marks.lead_marks import LeadWedge, TurnChevrons
from sixtysix_gui.table.pieces.marks.outlines import (
    Beacon,
    FocusRing,
    GoldRing,
    PressedOutline,
    TargetOutline,
)
from sixtysix_gui.table.pieces.marks.seal import Seal
from sixtysix_gui.table.pieces.marks.trump import NoSuit, TrumpBadge, TrumpCounter
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.plates.dots import NameDots
from sixtysix_gui.table.pieces.plates.plate import Plate
from sixtysix_gui.table.pieces.score.chalk import SlateColumn
from sixtysix_gui.table.pieces.score.chips import ChipStacks, Flush
from sixtysix_gui.table.pieces.score.device_label import DeviceLabel
from sixtysix_gui.table.pieces.score.devices import (
    Device,
    DeviceCards,
    Owner,
    device_cards,
    device_codes,
)
from sixtysix_gui.table.pieces.score.slate import ChalkStroke, Slate
from sixtysix_gui.table.pieces.side_band import Band, band_colour, draw_band
from sixtysix_gui.table.pieces.words.bubble import Bubble, Speech, Tail
from sixtysix_gui.table.pieces.words.labels import CaptionLabel, RoomyLabel, SmallLabel
from sixtysix_gui.table.pieces.words.pills import RefusalPill, StatusPill
from sixtysix_gui.table.pieces.words.tags import CountTag, PointsTag, Tag

__all__ = [
    "COMPANY_SUITS",
    "FITS",
    "WHOLE",
    "WITHOUT_KEY",
    "Band",
    "Beacon",
    "BidDisc",
    "Bubble",
    "CaptionLabel",
    "ChalkStroke",
    "Chip",
    "ChipFit",
    "ChipKind",
    "ChipStacks",
    "ChoiceDisc",
    "Coin",
    "CoinState",
    "ContractPanel",
    "CountTag",
    "Device",
    "DeviceCards",
    "DeviceLabel",
    "DoublingCoin",
    "Flush",
    "FocusRing",
    "GoldRing",
    "LeadWedge",
    "Look",
    "NameDots",
    "NamingDisc",
    "NoSuit",
    "Owner",
    "PanelButton",
    "PanelPart",
    "PanelRow",
    "Piece",
    "Plate",
    "PointsTag",
    "PressedOutline",
    "RefusalPill",
    "RoomyLabel",
    "Seal",
    "Slate",
    "SlateColumn",
    "SmallLabel",
    "Speech",
    "StatusPill",
    "Tag",
    "Tail",
    "TargetOutline",
    "TrumpBadge",
    "TrumpCounter",
    "TurnChevrons",
    "arrange_chips",
    "band_colour",
    "companion_face",
    "device_cards",
    "device_codes",
    "draw_band",
    "fit_in_row",
    "stand_clear",
]
