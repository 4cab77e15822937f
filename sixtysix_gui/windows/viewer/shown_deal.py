"""A record as it is shown: what the table looks like at every step, and which steps there are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from typing_extensions import override

from sixtysix_gui.records import DealRecord, Replay, game_after, game_before, replay
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import (
    CardPlayed,
    Event,
    TrickWon,
    as_seen_by,
)
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import DRAW
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.windows.viewer.deal_in_steps import DealInSteps, split_off_draws


@dataclass(frozen=True)
class Step:
    """A step of a deal: what happened, and what is to be seen then.

    ``trick`` is the number of the trick it belongs to. ``trick_lies`` says that it has filled a
    trick, which lies until the next step. ``won`` are the game points to be shown. ``view`` has
    both hands open where the deal is over, ``seen`` only what its seat knew then, with the moves
    that it could make. ``moves`` are the moves made by then; None between a trick and its draw.
    """

    events: tuple[Event, ...]
    view: View
    trick: int
    won: tuple[int, ...]
    trick_lies: bool = False
    seen: View | None = None
    moves: int | None = None


class ShownDeal(DealInSteps[Rules, Step]):
    """A record of a game for two and all its steps; the first one is the deal as it was dealt.

    A move is one step; one that fills a trick and lets both draw is two. Of an unfinished deal
    only that is shown which the person at its table may see; all others lie open.
    """

    def __init__(self, record: DealRecord, near: Seat | None = None) -> None:
        """Play the record again; ``near`` is the seat to look from where the record names none."""
        super().__init__(record, near)
        self.played: Replay = replay(record)
        self.before: Game = game_before(record)
        self.steps: tuple[Step, ...] = tuple(self._steps())

    @property
    @override
    def is_over(self) -> bool:
        return self.played.state.is_over

    @property
    def names(self) -> tuple[str, str]:
        """The players' names as they may be shown, or the letters of their seats."""
        first, second = self.called
        return first, second

    @property
    def outcome(self) -> Outcome | None:
        """How the deal ended; None if it did not."""
        return self.played.state.outcome

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The complete tricks."""
        return self.played.state.won

    @cached_property
    def after(self) -> Game:
        """The game after the deal."""
        return game_after(self.record)

    # ------------------------------------------------------------------------------- the steps

    def _steps(self) -> Iterator[Step]:
        states = self.played.states
        yield self._step((), states[0], 1, 0)
        number = 1
        moves = zip(states, states[1:], self.record.moves, self.played.events, strict=False)
        for made, (before, after, move, events) in enumerate(moves, start=1):
            number = max(number, before.trick_number - (move == DRAW))
            first, drawn = split_off_draws(events)
            if drawn:
                yield self._step(first, _before_the_draw(before, after, events), number)
                yield self._step(drawn, after, number, made)
            else:
                yield self._step(first, after, number, made)

    def _step(
        self, events: Sequence[Event], state: Deal, number: int, moves: int | None = None
    ) -> Step:
        seen = view = state.view(self.near, self.before.won, self.before.carry)
        if self.is_running:
            events = [as_seen_by(self.near, event) for event in events]
        else:
            view = replace(view, known=state.hands)
        return Step(
            events=tuple(events),
            view=replace(view, legal_moves=()),
            trick=number,
            won=self.before.won if state.outcome is None else self.after.won,
            trick_lies=any(isinstance(event, TrickWon) for event in events),
            seen=seen,
            moves=moves,
        )


def _before_the_draw(before: Deal, after: Deal, events: Sequence[Event]) -> Deal:
    """Give the state with the full trick on the table, before anybody has drawn."""
    played = next(event for event in events if isinstance(event, CardPlayed))
    first, second = (tuple(card for card in hand if card != played.card) for hand in before.hands)
    return after.changed(hands=(first, second), undealt=before.undealt)
