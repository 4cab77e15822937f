"""Everything painted on the table that is not a card: plates, pills, chips, coin, tags, rings.

Each piece is an item with setters; its picture is painted when a setter changes something, and
never while it moves. Words come from outside, translated.
"""

from sixtysix_gui.table.pieces.bubble import Bubble
from sixtysix_gui.table.pieces.chip import (
    WHOLE,
    Chip,
    ChipFit,
    ChipKind,
    arrange_chips,
    arrange_row,
    fit_in_row,
    stand_clear,
)
from sixtysix_gui.table.pieces.coin import Coin, CoinState
from sixtysix_gui.table.pieces.outlines import (
    Beacon,
    FocusRing,
    GoldRing,
    PressedOutline,
    TargetOutline,
)
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.pills import (
    CaptionLabel,
    RefusalPill,
    SmallLabel,
    StatusPill,
    ThinkingDots,
)
from sixtysix_gui.table.pieces.plate import PlatePiece
from sixtysix_gui.table.pieces.tags import CountTag, PointsTag, TrumpBadge

__all__ = [
    "WHOLE",
    "Beacon",
    "Bubble",
    "CaptionLabel",
    "Chip",
    "ChipFit",
    "ChipKind",
    "Coin",
    "CoinState",
    "CountTag",
    "FocusRing",
    "GoldRing",
    "Look",
    "Piece",
    "PlatePiece",
    "PointsTag",
    "PressedOutline",
    "RefusalPill",
    "SmallLabel",
    "StatusPill",
    "TargetOutline",
    "ThinkingDots",
    "TrumpBadge",
    "arrange_chips",
    "arrange_row",
    "fit_in_row",
    "stand_clear",
]
