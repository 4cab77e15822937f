"""What is said of a game that a person only watches: both players by name, nobody is "you"."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.playing.status import status_sentence


@dataclass(frozen=True)
class Names:
    """Who plays, by seat."""

    names: tuple[str, str]

    def of(self, seat: Seat) -> str:
        """Name the player of a seat."""
        return self.names[seat]


def watched_status(view: View, words: CardWords, names: Names) -> str:
    """Say in one line who is to act."""
    name = names.of(view.to_act)
    if view.phase is Phase.REPLY:
        return QCoreApplication.translate(
            "Watched", "{other} has closed. {name} may exchange."
        ).format(name=name, other=names.of(opposite(view.to_act)))
    seen_from_opposite = replace(view, seat=opposite(view.to_act), legal_moves=())
    return status_sentence(seen_from_opposite, words, name)
