"""What the opponent has chosen so far, and what each choice says of the hand it was made from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_gui.ai.masks import bit_of
from sixtysix_gui.rules.cards import Card, card_of
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.phases import Phase, TalonStatus
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.view import PlayerView


@dataclass(frozen=True)
class Choice:
    """A card the opponent led, or answered ``led`` with; None where he closed and has yet to lead.

    ``free`` says that he could choose among his whole hand, ``gone`` are the cards played before,
    as a mask, ``drew`` that he drew a card afterwards. ``lowest`` is the lowest trump, as a mask,
    where he could have exchanged it just then; ``unmelded`` that he could have melded and did not.
    ``closed`` says that he closed in this turn, ``unclosed`` that he could have and did not, and
    ``points`` are his card points then.
    """

    card: Card | None
    led: Card | None
    free: bool
    gone: int
    drew: bool
    lowest: int
    unmelded: bool
    closed: bool
    unclosed: bool
    points: int


def choices_of_opponent(view: PlayerView) -> Iterator[Choice]:
    """Yield the choices of the other seat in their order, the card on the table last."""
    reader = _Reader(view)
    for trick in view.won:
        yield reader.choice(trick.number, trick.leader, trick.led, trick.reply)
        reader.note(trick)
    if view.led is not None and view.leader is not view.seat:
        yield reader.choice(view.trick_number, view.leader, view.led, None)
    elif view.phase is Phase.REPLY:
        yield reader.close()


class _Reader:
    """Goes through the tricks of a view."""

    def __init__(self, view: PlayerView) -> None:
        self._view = view
        self._other = view.seat.other
        self._gone = 0
        self._has_trick = False
        self._captured = 0
        rules = view.rules
        rank = rules.exchange_rank
        self._lowest = 0 if rank is None else bit_of(card_of(rank, view.trump))
        self._pairs = (rules.deck_pack - 2 * rules.deck_hand) // 2

    def note(self, trick: Trick) -> None:
        """Take a trick as played."""
        self._gone |= bit_of(trick.led) | bit_of(trick.reply)
        if trick.winner is self._other:
            self._has_trick = True
            self._captured += trick.points

    def choice(self, number: int, leader: Seat, led: Card, reply: Card | None) -> Choice:
        """Give the other's choice in a trick."""
        leads = leader is self._other
        melded = any(
            marriage.seat is self._other and marriage.trick == number
            for marriage in self._view.marriages
        )
        card = led if leads or reply is None else reply
        gone = self._gone if leads else self._gone | bit_of(led)
        is_open = self._was_open(number)
        return Choice(
            card=card,
            led=None if leads else led,
            free=is_open and not (leads and melded),
            gone=gone,
            drew=reply is not None and self._drew_after(number),
            lowest=self._lowest if is_open and self._could_exchange(number, leads) else 0,
            unmelded=leads and is_open and not melded and self._could_meld(number),
            closed=leads and self._closed_at(number),
            unclosed=leads and is_open and self._could_close(number),
            points=self._points(number),
        )

    def close(self) -> Choice:
        """Give the close of the other, who has yet to lead."""
        number = self._view.trick_number
        return Choice(
            None, None, False, self._gone, False, 0, False, True, False, self._points(number)
        )

    def _points(self, number: int) -> int:
        if not self._has_trick:
            return 0
        return self._captured + sum(
            marriage.points
            for marriage in self._view.marriages
            if marriage.seat is self._other and marriage.trick <= number
        )

    def _closed_at(self, number: int) -> bool:
        close = self._view.close
        return close is not None and close.seat is self._other and close.trick == number

    def _could_close(self, number: int) -> bool:
        rules = self._view.rules
        left = 2 * (self._pairs - number + 1)
        return left >= rules.close_min_talon and (number > 1 or rules.close_first_lead)

    def _was_open(self, number: int) -> bool:
        close = self._view.close
        return number <= self._pairs and (close is None or number < close.trick)

    def _drew_after(self, number: int) -> bool:
        view = self._view
        if number > self._pairs:
            return False
        if view.close is not None:
            return number < view.close.trick - int(view.close.before_draw)
        return not (view.phase is Phase.PRE_DRAW and number == view.trick_number - 1)

    def _could_exchange(self, number: int, leads: bool) -> bool:
        rules = self._view.rules
        if not leads and rules.exchange_when == "lead":
            return False
        left = 2 * (self._pairs - number + 1)
        if left < rules.exchange_min_talon or self._exchanged_by(number):
            return False
        return self._has_trick or not rules.exchange_needs_trick

    def _exchanged_by(self, number: int) -> bool:
        exchange = self._view.exchange
        return exchange is not None and exchange.trick <= number

    def _could_meld(self, number: int) -> bool:
        rules = self._view.rules
        if number == 1 and not rules.meld_first_lead:
            return False
        return self._has_trick or rules.meld_validation == "pending"


def is_worth_weighing(view: PlayerView) -> bool:
    """Say whether the other has chosen anything that leaves his hand open to belief."""
    return view.status is not TalonStatus.EXHAUSTED and any(
        choice.free or choice.closed for choice in choices_of_opponent(view)
    )
