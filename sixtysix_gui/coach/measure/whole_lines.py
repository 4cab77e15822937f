"""Lines of a search made whole: with the moves that it leaves out because they decide nothing."""

from collections.abc import Iterable, Iterator

from sixtysix_gui.rules.moves import GO_OUT, PASS, Move
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.facts import Phase
from sixtysix_gui.rules.two_handed.scoring import TARGET


def whole_line(state: DealState, moves: Iterable[Move]) -> Iterator[Move]:
    """Give the moves of a line from a state on, up to the settlement where they end a deal.

    A search leaves out the pass where a close cannot be answered, and the last claim or the pass
    instead of it, when all cards are played.
    """
    for move in moves:
        if state.phase is Phase.REPLY and move not in state.legal_moves():
            yield PASS
            state = state.apply(PASS)[0]
        yield move
        state = state.apply(move)[0]
    if state.phase is Phase.FINAL:
        yield GO_OUT if state.total(state.to_act) >= TARGET else PASS
