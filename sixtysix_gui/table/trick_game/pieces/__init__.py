"""Everything painted on the table for three and four that the table for two does not have.

Pieces as in `sixtysix_gui.table.pieces`: items with setters, painted for a `Look` when a setter
changes something, and never while they move. Words come from outside, translated. Directions are
degrees clockwise from upwards.
"""

from sixtysix_gui.table.trick_game.pieces.calls.call_bubble import CallBubble, Speech, Tail
from sixtysix_gui.table.trick_game.pieces.calls.choice_discs import BidDisc, ChoiceDisc, NamingDisc
from sixtysix_gui.table.trick_game.pieces.calls.contract_panel import (
    ContractPanel,
    PanelButton,
    PanelPart,
    PanelRow,
)
from sixtysix_gui.table.trick_game.pieces.calls.doubling_coin import DoublingCoin
from sixtysix_gui.table.trick_game.pieces.company import (
    COMPANY_SUITS,
    companion_face,
)
from sixtysix_gui.table.trick_game.pieces.lead_marks import LeadWedge, TurnChevrons
from sixtysix_gui.table.trick_game.pieces.score.chalk import SlateColumn
from sixtysix_gui.table.trick_game.pieces.score.chips import ChipStacks, Flush
from sixtysix_gui.table.trick_game.pieces.score.device_label import DeviceLabel
from sixtysix_gui.table.trick_game.pieces.score.devices import (
    Device,
    DeviceCards,
    Owner,
    device_cards,
    device_codes,
)
from sixtysix_gui.table.trick_game.pieces.score.slate import ChalkStroke, Slate
from sixtysix_gui.table.trick_game.pieces.seal import Seal
from sixtysix_gui.table.trick_game.pieces.seat_plate import NameDots, SeatPlate
from sixtysix_gui.table.trick_game.pieces.side_band import Band, band_colour, draw_band
from sixtysix_gui.table.trick_game.pieces.tag import Tag
from sixtysix_gui.table.trick_game.pieces.trump_counter import NoSuit, RoomyLabel, TrumpCounter

__all__ = [
    "COMPANY_SUITS",
    "Band",
    "BidDisc",
    "CallBubble",
    "ChalkStroke",
    "ChipStacks",
    "ChoiceDisc",
    "ContractPanel",
    "Device",
    "DeviceCards",
    "DeviceLabel",
    "DoublingCoin",
    "Flush",
    "LeadWedge",
    "NameDots",
    "NamingDisc",
    "NoSuit",
    "Owner",
    "PanelButton",
    "PanelPart",
    "PanelRow",
    "RoomyLabel",
    "Seal",
    "SeatPlate",
    "Slate",
    "SlateColumn",
    "Speech",
    "Tag",
    "Tail",
    "TrumpCounter",
    "TurnChevrons",
    "band_colour",
    "companion_face",
    "device_cards",
    "device_codes",
    "draw_band",
]
