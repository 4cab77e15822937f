"""What players have said in the auction that goes on: it stays to be read until it ends."""

from sixtysix_gui.rules.trick_game.facts import Phase
from sixtysix_gui.rules.trick_game.view import TrickView
from sixtysix_gui.table.trick_game import words
from sixtysix_gui.table.trick_game.geometry.chair import Chair
from sixtysix_gui.table.trick_game.seating import Seating


def calls_of(view: TrickView) -> dict[Chair, str]:
    """Give the calls that are to be read now, by chair: the last of every player."""
    seating = Seating.of(view)
    calls: dict[Chair, str] = {}
    if view.phase is Phase.BID:
        for call in view.calls:
            calls[seating.chair(call.seat)] = call_text(call.bid)
    elif view.phase is Phase.DOUBLE:
        level = 0
        for answer in view.answers:
            level += answer.doubled
            text = words.said(words.doubled(level)[0]) if answer.doubled else words.go_on()
            calls[seating.chair(answer.seat)] = text
    return calls


def call_text(bid: int | str | None) -> str:
    """Say a bid, a contract or a pass."""
    if bid is None:
        return words.passed()
    return str(bid) if isinstance(bid, int) else words.CONTRACTS[bid]
