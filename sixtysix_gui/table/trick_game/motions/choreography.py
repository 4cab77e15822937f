"""Which steps show which events."""

from collections.abc import Callable, Sequence

from sixtysix_gui.rules.events import Event
from sixtysix_gui.table.motions.animator import Step
from sixtysix_gui.table.trick_game.motions.context import TrickContext
from sixtysix_gui.table.trick_game.seating import Score


def steps_for(
    context: TrickContext,
    events: Sequence[Event],
    *,
    fresh_deal: bool,
    since_last_motion: Callable[[], int],
) -> list[Step]:
    """Give the steps that show the events of one update, in order."""
    del context, events, fresh_deal, since_last_motion
    return []


def score_steps(context: TrickContext, before: Score, after: Score) -> list[Step]:
    """Give the steps that lead the score devices from one score to another."""
    del context, before, after
    return []
