"""What the plates of both players say."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.options import PlayerLabels
from sixtysix_gui.windows.texts.foreign import shown_name
from sixtysix_gui.windows.texts.opponents import Opponent, opponent_card, opponent_name

NAME_LENGTH = 24
"""Letters of a name; a longer one would not fit its plate."""
MY_FACE = "KH"
"""The card whose face stands for the person."""


def my_name(settings: Settings) -> str:
    """Give the person's name, or "You" while he has given none."""
    return shown_name(settings.player_name) or QCoreApplication.translate("Plates", "You")


def plate_labels(
    settings: Settings, opponent: Opponent, human: Seat, *, practice: bool = False
) -> PlayerLabels:
    """Write the plates, by seat; a practice game is marked on the person's."""
    mine, theirs = my_name(settings), opponent_name(opponent, settings.deck)
    faces = (MY_FACE, opponent_card(opponent))
    #: on the player's plate, after the score
    note = QCoreApplication.translate("Plates", "practice") if practice else ""
    if human is Seat.A:
        return PlayerLabels(names=(mine, theirs), notes=(note, ""), faces=faces)
    return PlayerLabels(names=(theirs, mine), notes=("", note), faces=(faces[1], faces[0]))
