"""A record as it is looked at: whose it is, what may be seen of it, and its steps."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from sixtysix_gui.controller.promised_deal import DealProof
from sixtysix_gui.controller.record_tags import levels_named, names_all_levels, proof_from
from sixtysix_gui.records import DealRecord, games_before, person_of, replay
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import (
    CardDrawn,
    CardLaid,
    CardPlayed,
    Event,
    Passed,
    TrickWon,
    as_seen_by,
)
from sixtysix_gui.rules.fair_deals import deal_code_in
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import DRAW
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.seating import Score
from sixtysix_gui.text.common import LONGEST_SHOWN, isolated, shown_name
from sixtysix_gui.text.names import Companion, called_by_name, company, in_this_language
from sixtysix_gui.text.people import People, Person
from sixtysix_gui.text.results.scores import score_of

BEFORE_PLAY = 0
"""The number of the trick that what is said before the first card belongs to."""
_SAID = (Phase.TRUMP, Phase.BID, Phase.DOUBLE, Phase.OPEN)
_LONGEST_OF_SEVERAL = 24
"""Characters of a name where three or four of them stand in one sentence and side by side."""


@dataclass(frozen=True)
class Step:
    """A step of a deal: what happened, and what is to be seen then.

    ``trick`` is the number of the trick that it belongs to, 0 before play. ``trick_lies`` says that
    it has filled a trick, which lies until the next step. ``score`` is how the game stands then.
    ``view`` has all hands open where they may be seen, ``seen`` only what its seat knew then, with
    the moves that it could make. ``widow`` are the cards that are left over, where they may be
    seen. ``moves`` are the moves made by then; None between a trick and its draw.
    """

    events: tuple[Event, ...]
    view: View
    seen: View
    trick: int
    score: Score
    trick_lies: bool = False
    widow: tuple[Card, ...] = ()
    moves: int | None = None


class ShownDeal:
    """A record and all its steps; the first one is the deal as it was dealt.

    A move is one step; one that fills a trick and lets all draw is two. A partner's pass before a
    lead is none: nothing is seen of it. All hands lie open but those of an unfinished deal, and
    where it is looked at with the eyes of one seat.
    """

    def __init__(
        self,
        record: DealRecord,
        records: Sequence[DealRecord] = (),
        *,
        near: Seat | None = None,
        eyes: Seat | None = None,
    ) -> None:
        """Play a record again.

        Args:
            record: The deal.
            records: The deals of its file up to this one, for the game that it is from.
            near: The seat to look from where the record names none.
            eyes: Show only what this seat has seen.
        """
        self.record = record
        self.eyes = eyes
        self._near = near
        self._records = tuple(records) or (record,)
        self.played = replay(record)
        self.before: Game = games_before(self._records)[-1]
        self.opening: tuple[Event, ...] = tuple(self._seen(self.played.states[0].opening_events()))
        self.steps: tuple[Step, ...] = tuple(self._made_steps())

    # ------------------------------------------------------------------------------- whose it is

    @property
    def me(self) -> Seat | None:
        """The seat of the person whose game it was; None if the record does not say."""
        return person_of(self.record)

    @property
    def near(self) -> Seat:
        """The seat from which the table is seen."""
        if self.eyes is not None and not self.is_running:
            return self.eyes
        known = self._near if self.me is None else self.me
        return Seat.A if known is None else known

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays."""
        return self.record.rules.seats

    @property
    def columns(self) -> tuple[Seat, ...]:
        """All seats clockwise from the one from which the table is seen."""
        first = self.seats.index(self.near)
        return (*self.seats[first:], *self.seats[:first])

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The players' names as they may be shown, or the letters of their seats."""
        longest = LONGEST_SHOWN if len(self.seats) == 2 else _LONGEST_OF_SEVERAL
        return tuple(
            isolated(shown_name(self._name(seat), longest)) or seat.name for seat in self.seats
        )

    def _name(self, seat: Seat) -> str:
        """Return the name that the record gives; of the program's own games in this language."""
        name = self.record.tag(seat.name) or ""
        return in_this_language(name) if levels_named(self.record) else name

    def companions(self, deck: str) -> Mapping[Seat, Companion]:
        """Return the computer's players by their seats, where the record names them all."""
        if self.me is None or not names_all_levels(self.record):
            return {}
        return company(levels_named(self.record), self.me, len(self.seats), deck)

    def people(self, deck: str) -> People:
        """Return everybody by the names of the record; "you" is the person that it names."""
        known = self.companions(deck)
        people = tuple(
            replace(known[seat].person, name=name, called=called_by_name(name))
            if seat in known
            else Person(name)
            for seat, name in zip(self.seats, self.names, strict=True)
        )
        return People(people, self.record.rules.parties, self.me)

    # ------------------------------------------------------------------------ what may be seen

    @property
    def is_running(self) -> bool:
        """Whether the deal can be gone on with, so that hidden cards stay hidden."""
        return not self.record.abandoned and not self.played.state.is_over

    @property
    def is_closed(self) -> bool:
        """Whether only that is shown which the near seat has seen."""
        return self.is_running or self.eyes is not None

    @property
    def code(self) -> str | None:
        """The deal code, which gives away all cards; None while that must not be."""
        return None if self.is_running else deal_code_in(self.record.tag("Code"))

    @property
    def proof(self) -> DealProof | None:
        """The proof that the deal was honest; None while it is secret, or where there is none."""
        return None if self.is_running else proof_from(self.record, self.record.rules)

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

    # ------------------------------------------------------------------------------- the steps

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    def step_of_trick(self, number: int) -> int:
        """Return the step that filled a trick."""
        return next(
            place
            for place, step in enumerate(self.steps)
            if step.trick_lies and step.trick == number
        )

    def place_before(self, move: int) -> int:
        """Return the step from which a move was made, by its number in the record."""
        return next(place for place in range(self.last, -1, -1) if self.steps[place].moves == move)

    def next_trick(self, place: int) -> int:
        """Return the next step that filled a trick, else the last one."""
        later = range(place + 1, len(self.steps))
        return next((one for one in later if self.steps[one].trick_lies), self.last)

    def previous_trick(self, place: int) -> int:
        """Return the step before that filled a trick, else the first one."""
        earlier = range(place - 1, 0, -1)
        return next((one for one in earlier if self.steps[one].trick_lies), 0)

    def _made_steps(self) -> Iterator[Step]:
        states = self.played.states
        number = _trick_of(states[0])
        waits = self._step((), states[0], number, 0)
        moves = zip(states, states[1:], self.record.moves, self.played.events, strict=False)
        for made, (before, after, move, events) in enumerate(moves, start=1):
            if _is_silent(before, events):
                waits = replace(waits, view=self._view(after), moves=made)
                continue
            yield waits
            number = max(number, _trick_of(before) - (move == DRAW))
            first, drawn = _split_off_draws(events)
            if drawn:
                yield self._step(first, _before_the_draws(before, after, events), number)
            waits = self._step(drawn or first, after, number, made)
        yield waits

    def _step(
        self, events: Sequence[Event], state: Deal, number: int, moves: int | None = None
    ) -> Step:
        shows_widow = self.record.rules.has_widow and not self.is_closed
        return Step(
            events=tuple(self._seen(events)),
            view=self._view(state),
            seen=state.view_in(self.before, self.near),
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


def _trick_of(state: Deal) -> int:
    """Return the number of the trick to which the next move belongs."""
    return BEFORE_PLAY if state.phase in _SAID else state.trick_number


def _is_silent(before: Deal, events: Sequence[Event]) -> bool:
    """Return whether a move was the pass of a partner before a lead, of which nothing is seen."""
    passes = all(isinstance(event, Passed) for event in events)
    return before.phase is Phase.PARTNER and passes


def _split_off_draws(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
    """Part what fills a trick from the draws that follow by themselves; a plain draw is one."""
    draws = (place for place, event in enumerate(events) if isinstance(event, CardDrawn))
    first = next(draws, 0)
    return (events[:first], events[first:]) if first else (events, ())


def _before_the_draws(before: Deal, after: Deal, events: Sequence[Event]) -> Deal:
    """Return the state with the full trick on the table, before anybody has drawn."""
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
