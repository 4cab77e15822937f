"""How far a take back goes: to before the person's last decision."""

from __future__ import annotations

from sixtysix_gui.controller.decisions import automatic_move
from sixtysix_gui.controller.game_progress import GameProgress
from sixtysix_gui.controller.signals import Preferences
from sixtysix_gui.rules.moves import Meld


def moves_before_decision(progress: GameProgress, preferences: Preferences) -> int | None:
    """Give how many moves of the deal came before the person's last decision, or None.

    What is done on his behalf is no decision of his: it would at once be done again. A marriage
    and what it was shown for are one decision. To give up is one that leaves all moves in place.
    """
    if not progress.records:
        return None
    moves = progress.records[-1].moves
    if progress.is_resigned:
        return len(moves)
    for place in reversed(range(len(moves))):
        if not _decides(progress, place, preferences):
            continue
        with_marriage = place > 0 and isinstance(moves[place - 1], Meld)
        return place - 1 if with_marriage else place
    return None


def _decides(progress: GameProgress, place: int, preferences: Preferences) -> bool:
    state = progress.states[place]
    return state.to_act is progress.setup.human and automatic_move(state, preferences) is None
