"""A record played again."""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.two_handed.deal import DealState


@dataclass(frozen=True)
class Replay:
    """All states of a deal, ``states[n]`` before move n, and what each move did."""

    record: DealRecord
    states: tuple[DealState, ...]
    events: tuple[tuple[Event, ...], ...]

    @property
    def state(self) -> DealState:
        """The state after the last move."""
        return self.states[-1]


def replay(record: DealRecord) -> Replay:
    """Play a record from its first move to its last.

    Raises:
        PackError: if the pack is not one of the rule set.
        IllegalMoveError: if a move is not legal.
    """
    states = [DealState.start(record.rules, record.pack, record.dealer)]
    events: list[tuple[Event, ...]] = []
    for move in record.moves:
        state, happened = states[-1].apply(move)
        states.append(state)
        events.append(happened)
    return Replay(record, tuple(states), tuple(events))
