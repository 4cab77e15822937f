"""A deal of any game as it is looked at: whose it is, what may be seen of it, and its steps."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from sixtysix_gui.controller.promised_deal import DealProof
from sixtysix_gui.controller.record_tags import levels_named, proof_from
from sixtysix_gui.records import DealRecord, person_of
from sixtysix_gui.rules.deal_code import deal_code_in
from sixtysix_gui.rules.events import CardDrawn, Event
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.common import LONGEST_SHOWN, isolated, shown_name
from sixtysix_gui.text.default_names import in_this_language

LONGEST_OF_SEVERAL = 24
"""Characters of a name where three or four of them stand in one sentence and side by side."""


class AnyStep(Protocol):
    """What every step of a deal has, whatever is played."""

    @property
    def trick(self) -> int:
        """The number of the trick that it belongs to."""
        ...

    @property
    def trick_lies(self) -> bool:
        """Whether it has filled a trick, which lies until the next step."""
        ...

    @property
    def moves(self) -> int | None:
        """How many moves were made by then; None between a trick and its draw."""
        ...


OneStep = TypeVar("OneStep", bound=AnyStep)


class DealInSteps(ABC, Generic[OneStep]):
    """A record and all its steps; the first one is the deal as it was dealt.

    ``near`` is the seat to look from where the record names none.
    """

    steps: tuple[OneStep, ...]

    def __init__(self, record: DealRecord, near: Seat | None = None) -> None:
        """Take the record; an heir plays it and makes the steps."""
        self.record = record
        self._near = near

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the deal was played to its end."""

    @property
    def me(self) -> Seat | None:
        """The seat of the person whose game it was; None if the record does not say."""
        return person_of(self.record)

    @property
    def near(self) -> Seat:
        """The seat from which the table is seen."""
        known = self._near if self.me is None else self.me
        return Seat.A if known is None else known

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays."""
        return self.record.rules.seats

    @property
    def called(self) -> tuple[str, ...]:
        """The players' names as they may be shown, or the letters of their seats."""
        longest = LONGEST_SHOWN if len(self.seats) == 2 else LONGEST_OF_SEVERAL
        names = (shown_name(self._name(seat), longest) for seat in self.seats)
        return tuple(
            isolated(name) or seat.name for name, seat in zip(names, self.seats, strict=True)
        )

    def _name(self, seat: Seat) -> str:
        """Return the name that the record gives; of the program's own games in this language."""
        name = self.record.tag(seat.name) or ""
        return in_this_language(name) if levels_named(self.record) else name

    @property
    def is_running(self) -> bool:
        """Whether the deal can be gone on with, so that hidden cards stay hidden."""
        return not self.record.abandoned and not self.is_over

    @property
    def code(self) -> str | None:
        """The deal code, which gives away all cards; None while that must not be."""
        return None if self.is_running else deal_code_in(self.record.tag("Code"))

    @property
    def proof(self) -> DealProof | None:
        """The proof that the deal was honest; None while it is secret, or where there is none."""
        return None if self.is_running else proof_from(self.record, self.record.rules)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.steps) - 1

    def step_of_trick(self, number: int) -> int:
        """Give the step that filled a trick."""
        return next(
            place
            for place, step in enumerate(self.steps)
            if step.trick_lies and step.trick == number
        )

    def place_before(self, move: int) -> int:
        """Give the step from which a move was made, by its number in the record."""
        return next(place for place in range(self.last, -1, -1) if self.steps[place].moves == move)

    def next_trick(self, place: int) -> int:
        """Give the next step that filled a trick, else the last one."""
        later = range(place + 1, len(self.steps))
        return next((one for one in later if self.steps[one].trick_lies), self.last)

    def previous_trick(self, place: int) -> int:
        """Give the step before that filled a trick, else the first one."""
        earlier = range(place - 1, 0, -1)
        return next((one for one in earlier if self.steps[one].trick_lies), 0)


def split_off_draws(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
    """Part what fills a trick from the draws that follow by themselves; a plain draw is one."""
    draws = (place for place, event in enumerate(events) if isinstance(event, CardDrawn))
    first = next(draws, 0)
    return (events[:first], events[first:]) if first else (events, ())
