"""A record of three or four as it is shown: what the table looks like at every step."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from typing_extensions import override

from sixtysix_gui.controller.record_tags import levels_named, names_all_levels
from sixtysix_gui.records import (
    DealRecord,
    Replay,
    game_before,
    games_before,
    replay,
)
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import CardLaid, CardPlayed, Event, Passed, TrickWon, as_seen_by
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.seating import Score
from sixtysix_gui.text.people import People, Person
from sixtysix_gui.text.trick_game.company import Companion, company
from sixtysix_gui.text.trick_game.scores import score_of
from sixtysix_gui.windows.viewer.deal_in_steps import DealInSteps, split_off_draws

BEFORE_PLAY = 0
"""The number of the trick that what is said before the first card belongs to."""
_SAID = (Phase.TRUMP, Phase.BID, Phase.DOUBLE, Phase.OPEN)


@dataclass(frozen=True)
class TrickStep:
    """A step of a deal: what happened, and what is to be seen then.

    ``trick`` is the number of the trick that it belongs to, 0 before play. ``trick_lies`` says that
    it has filled a trick, which lies until the next step. ``score`` is how the game stands then.
    ``widow`` are the cards that are left over, where they may be seen. ``moves`` are the moves
    made by then; None between a trick and its draw.
    """

    events: tuple[Event, ...]
    view: View
    trick: int
    score: Score
    trick_lies: bool = False
    widow: tuple[Card, ...] = ()
    moves: int | None = None


class ShownTricks(DealInSteps[TrickStep]):
    """A record of three or four and all its steps.

    A move is one step; one that fills a trick and lets all draw is two. A partner's pass before a
    lead is none: nothing is seen of it. All hands lie open but those of an unfinished deal, and
    where it is looked at with the eyes of one seat.
    """

    def __init__(
        self,
        records: Sequence[DealRecord],
        record: DealRecord,
        *,
        eyes: Seat | None = None,
    ) -> None:
        """Play the record again, the last of ``records``, which are the deals of its file so far.

        With ``eyes`` only that is shown which this seat has seen.
        """
        super().__init__(record)
        self.eyes = eyes
        self.played: Replay = replay(record)
        self.before: Game = _game_before(records, record)
        self._records = records
        self.steps: tuple[TrickStep, ...] = tuple(self._made_steps())

    @property
    @override
    def is_over(self) -> bool:
        return self.played.state.is_over

    @property
    @override
    def near(self) -> Seat:
        """The seat from which the table is seen."""
        return super().near if self.eyes is None or self.is_running else self.eyes

    @property
    def is_closed(self) -> bool:
        """Whether only that is shown which the near seat has seen."""
        return self.is_running or self.eyes is not None

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
        """The game after the deal; as before it where the deal has not ended."""
        return self.before if self.outcome is None else self.before.after(self.outcome)

    def companions(self, deck: str) -> Mapping[Seat, Companion]:
        """Give the computer's players by their seats, where the record names them all."""
        if self.me is None or not names_all_levels(self.record):
            return {}
        return company(levels_named(self.record), self.me, len(self.seats), deck)

    def people(self, deck: str) -> People:
        """Give everybody by the names of the record; nobody is "you" where it names no person."""
        known = self.companions(deck)
        people = tuple(
            replace(known[seat].person, name=name) if seat in known else Person(name)
            for seat, name in zip(self.seats, self.called, strict=True)
        )
        return People(people, self.record.rules.parties, self.me)

    # ------------------------------------------------------------------------------- the steps

    def _made_steps(self) -> list[TrickStep]:
        states = self.played.states
        opening = tuple(self._seen(states[0].opening_events()))
        steps = [self._step((), states[0], _trick_of(states[0]), 0)]
        self.opening: tuple[Event, ...] = opening
        pairs = zip(states, states[1:], self.played.events, strict=False)
        for made, (before, after, events) in enumerate(pairs, start=1):
            if _is_silent(before, events):
                steps[-1] = replace(steps[-1], view=self._view(after), moves=made)
                continue
            number = _trick_of(before)
            first, drawn = split_off_draws(events)
            if drawn:
                steps.append(self._step(first, _before_the_draws(before, after, events), number))
                steps.append(self._step(drawn, after, number, made))
            else:
                steps.append(self._step(first, after, number, made))
        return steps

    def _step(
        self, events: Sequence[Event], state: Deal, number: int, moves: int | None = None
    ) -> TrickStep:
        shows_widow = self.record.rules.has_widow and not self.is_closed
        return TrickStep(
            events=tuple(self._seen(events)),
            view=self._view(state),
            trick=number,
            score=self._score_before if state.outcome is None else self._score_after,
            trick_lies=any(isinstance(event, TrickWon) for event in events),
            widow=state.undealt if shows_widow else (),
            moves=moves,
        )

    def _seen(self, events: Sequence[Event]) -> Sequence[Event]:
        return [as_seen_by(self.near, event) for event in events] if self.is_closed else events

    def _view(self, state: Deal) -> View:
        view = replace(state.view_in(self.before, self.near), legal_moves=())
        return view if self.is_closed else replace(view, known=state.hands)

    @cached_property
    def _score_before(self) -> Score:
        return score_of(self.before, self._records)

    @cached_property
    def _score_after(self) -> Score:
        return score_of(self.after, self._records, is_settled=True)


def _game_before(records: Sequence[DealRecord], record: DealRecord) -> Game:
    """Give the game before a deal, with all that the deals before it have left behind."""
    return games_before(records)[-1] if records else game_before(record)


def _trick_of(state: Deal) -> int:
    """Give the number of the trick to which the next move belongs."""
    return BEFORE_PLAY if state.phase in _SAID else state.trick_number


def _is_silent(before: Deal, events: Sequence[Event]) -> bool:
    """Say whether a move was the pass of a partner before a lead, of which nothing is seen."""
    passes = all(isinstance(event, Passed) for event in events)
    return before.phase is Phase.PARTNER and passes


def _before_the_draws(before: Deal, after: Deal, events: Sequence[Event]) -> Deal:
    """Give the state with the full trick on the table, before anybody has drawn."""
    last = next(event for event in events if isinstance(event, CardPlayed | CardLaid))
    hands = tuple(
        _without(hand, last.card) if seat is last.seat else hand
        for seat, hand in zip(before.rules.seats, before.hands, strict=True)
    )
    known = tuple(
        tuple(card for card in cards if card in hand)
        for cards, hand in zip(after.known, hands, strict=True)
    )
    return after.changed(hands=hands, undealt=before.undealt, known=known, outcome=None)


def _without(hand: tuple[Card, ...], card: Card | None) -> tuple[Card, ...]:
    """Take one copy of a card out of a hand."""
    if card is None:
        return hand
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
