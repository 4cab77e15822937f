"""What can be said now in a game of three or four: bids, trumps, contracts, for the menus."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DOUBLE, TURN_TRUMP, Move
from sixtysix_gui.text.trick_game.panels import Choice
from sixtysix_gui.text.trick_game.table_words import TrickTableWords


@dataclass(frozen=True)
class Sayable:
    """Something that can be said: its words, and whether that is possible now."""

    move: Move
    words: str
    possible: bool


@dataclass(frozen=True)
class Sayings:
    """All that can be said now, by menu."""

    bids: Sequence[Sayable] = ()
    suits: Sequence[Sayable] = ()
    contracts: Sequence[Sayable] = ()
    can_double: bool = False
    can_turn: bool = False


def sayings_in(view: View | None, words: TrickTableWords | None) -> Sayings:
    """Give what the seat of a view can say; nothing while another is to act, or for two."""
    if words is None or view is None or view.rules.close or not view.my_turn:
        return Sayings()
    phase = view.phase
    bids = words.bids(view) if phase is Phase.BID and not view.rules.contracts else ()
    suits = words.suits(view) if phase is Phase.TRUMP else ()
    contracts = words.contracts(view) if phase is Phase.BID and view.rules.contracts else ()
    return Sayings(
        [_sayable(one) for one in bids],
        [_sayable(one) for one in suits],
        [_sayable(one) for one in contracts],
        can_double=DOUBLE in view.legal_moves,
        can_turn=TURN_TRUMP in view.legal_moves,
    )


def _sayable(choice: Choice) -> Sayable:
    words = " – ".join(part for part in (choice.label, choice.below) if part)
    return Sayable(choice.move, words, choice.possible)
