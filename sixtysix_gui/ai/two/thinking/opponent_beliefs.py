"""Counting the cards, what the opponent has chosen so far, and what follows for that hand."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sixtysix_gui.ai.player import Memory
from sixtysix_gui.ai.two.search.beliefs import Beliefs
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver import codes
from sixtysix_gui.ai.two.solver.numbers import bit_of, mask_of, place_of
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.solver.terms import Terms
from sixtysix_gui.ai.two.thinking.guidance import intuition_of
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of, pack_cards
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Exchange, Trick
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules


@dataclass(frozen=True)
class CardCount:
    """What a player can work out about unseen cards.

    ``possible`` may be in the opponent's hand or in the talon and ``talon_only`` lie face down in
    the talon for certain; ``missing`` of the possible ones fill the opponent's hand beside the
    cards ``known`` to be there.
    """

    known: tuple[Card, ...]
    possible: tuple[Card, ...]
    talon_only: tuple[Card, ...]
    missing: int


def count_cards(view: View) -> CardCount:
    """Count for the seat of a view, with everything that the opponent's replies have proved."""
    other = opposite(view.seat)
    known = view.known[other]
    excluded = _excluded(view)
    return CardCount(
        known=known,
        possible=tuple(card for card in view.unseen if card not in excluded),
        talon_only=tuple(card for card in view.unseen if card in excluded),
        missing=view.hand_sizes[other] - len(known),
    )


def _excluded(view: View) -> set[Card]:
    """Return the cards that the opponent cannot hold, by the replies since the close.

    No one draws after a close, so what a reply proves stays true. With the talon used up there is
    nothing to work out: every unseen card is in that hand.
    """
    if view.close is None:
        return set()
    return {
        card
        for trick in view.won
        if trick.number >= view.close.trick and trick.leader is view.seat
        for card in _denied(view.rules, view.trump_suit, trick)
    }


def _denied(rules: Rules, trump: Suit, trick: Trick) -> Iterator[Card]:
    """Yield the cards that a reply under the strict rule proves its player not to hold."""
    led, reply = trick.led, trick.reply
    if not rules.strict_follow:
        return
    for card in pack_cards(rules.deck_pack):
        if card.suit is led.suit:
            beaten = reply.suit is led.suit and reply.rank < led.rank
            if reply.suit is not led.suit or (rules.strict_head and beaten and card > led):
                yield card
        elif card.suit is trump and rules.strict_trump and reply.suit not in (led.suit, trump):
            yield card


def remembered(cards: CardCount, view: View, memory: Memory) -> CardCount:
    """Return the count of a player who takes forgotten cards to be possible still."""
    gone = forgotten(view, memory)
    return replace(cards, possible=cards.possible + gone) if gone else cards


def forgotten(view: View, memory: Memory) -> tuple[Card, ...]:
    """Return the cards of earlier tricks that are forgotten, in the order of their play."""
    if memory == "all":
        return ()
    return tuple(
        card
        for trick in view.won[:-1]
        for card in (trick.led, trick.reply)
        if memory == "last" or not (card.suit is view.trump or card.rank >= Rank.TEN)
    )


@dataclass(frozen=True)
class SeenChoice:
    """A card the opponent led, or answered ``led`` with; None after a close, before the lead.

    ``free`` says that the whole hand was to choose from, ``closed`` that the opponent closed in
    this turn, ``before_draw`` that it was before drawing, ``drew`` that a card was drawn after it.
    The rest is what the opponent saw: ``gone``, the cards played before, as a mask, the number of
    the trick, the standings (`numbers.py`) of the opponent and of the viewer, the turn-up, and how
    many talon cards were left.

    ``shown`` are the cards that had been seen in that hand by then, as a mask, and ``exchange`` is
    the one that was made in this turn before the choice.
    """

    card: Card | None
    led: Card | None
    free: bool
    closed: bool
    before_draw: bool
    drew: bool
    gone: int
    trick: int
    standings: tuple[int, int]
    turn_up: Card | None
    left: int
    shown: int = 0
    exchange: Exchange | None = None


def choices_of_opponent(view: View) -> Iterator[SeenChoice]:
    """Yield the choices of the other seat in their order, the card on the table last."""
    reader = _HistoryReader(view)
    for trick in view.won:
        yield reader.choice(trick.number, trick.leader, trick.led, trick.reply)
        reader.note(trick)
    if view.led is not None and view.leader is not view.seat:
        yield reader.choice(view.trick_number, view.leader, view.led, None)
    elif view.phase is Phase.REPLY:
        yield reader.close()


class _HistoryReader:
    """Goes through the tricks of a view."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._other = opposite(view.seat)
        self._gone = 0
        self._captured: list[int | None] = [None, None]
        rules = view.rules
        self._pairs = (rules.deck_pack - 2 * rules.deck_hand) // 2

    def note(self, trick: Trick) -> None:
        """Take a trick as played."""
        self._gone |= bit_of(trick.led) | bit_of(trick.reply)
        self._captured[trick.winner] = (self._captured[trick.winner] or 0) + trick.points

    def choice(self, number: int, leader: Seat, led: Card, reply: Card | None) -> SeenChoice:
        """Return the other's choice in a trick."""
        leads = leader is self._other
        closed = leads and self._closed_at(number)
        return SeenChoice(
            card=led if leads or reply is None else reply,
            led=None if leads else led,
            free=self._was_open(number) and not (leads and self._melded_at(number)),
            closed=closed,
            before_draw=closed and self._closed_before_draw(),
            drew=reply is not None and self._drew_after(number),
            gone=self._gone if leads else self._gone | bit_of(led),
            trick=number,
            standings=self._standings(number),
            turn_up=self._turn_up(number, leads=leads),
            left=self._left(number, closed=closed),
            shown=self._shown(number),
            exchange=self._exchange(number),
        )

    def close(self) -> SeenChoice:
        """Return the close of the other, who has yet to lead."""
        number = self._view.trick_number
        return SeenChoice(
            card=None,
            led=None,
            free=False,
            closed=True,
            before_draw=self._closed_before_draw(),
            drew=False,
            gone=self._gone,
            trick=number,
            standings=self._standings(number),
            turn_up=self._turn_up(number, leads=True),
            left=self._left(number, closed=True),
            shown=self._shown(number),
            exchange=self._exchange(number),
        )

    def _standings(self, number: int) -> tuple[int, int]:
        return self._standing(self._other, number), self._standing(self._view.seat, number)

    def _standing(self, seat: Seat, number: int) -> int:
        melded = sum(
            marriage.points
            for marriage in self._view.marriages
            if marriage.seat is seat and marriage.trick <= number
        )
        captured = self._captured[seat]
        return -1 - melded if captured is None else captured + melded

    def _turn_up(self, number: int, *, leads: bool) -> Card | None:
        exchange = self._view.exchange
        if exchange is None or number > exchange.trick:
            return self._view.turn_up
        has_seen = number == exchange.trick and (exchange.seat is self._other or not leads)
        return self._view.turn_up if has_seen else exchange.taken

    def _left(self, number: int, *, closed: bool) -> int:
        return self._view.talon_size if closed else 2 * (self._pairs - number + 1)

    def _shown(self, number: int) -> int:
        cards = [
            card_of(rank, marriage.suit)
            for marriage in self._view.marriages
            if marriage.seat is self._other and marriage.trick <= number
            for rank in (Rank.KING, Rank.QUEEN)
        ]
        exchange = self._view.exchange
        if exchange and exchange.seat is self._other and exchange.trick <= number:
            cards.append(exchange.taken)
        return mask_of(cards)

    def _exchange(self, number: int) -> Exchange | None:
        exchange = self._view.exchange
        if exchange is None or exchange.seat is not self._other or exchange.trick != number:
            return None
        return exchange

    def _melded_at(self, number: int) -> bool:
        return any(
            marriage.seat is self._other and marriage.trick == number
            for marriage in self._view.marriages
        )

    def _closed_at(self, number: int) -> bool:
        close = self._view.close
        return close is not None and close.seat is self._other and close.trick == number

    def _closed_before_draw(self) -> bool:
        close = self._view.close
        return close is not None and close.before_draw

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


def is_worth_weighing(view: View) -> bool:
    """Return whether the other has chosen anything that leaves that hand open to belief."""
    return view.status is not TalonStatus.EXHAUSTED and any(
        choice.free or choice.closed for choice in choices_of_opponent(view)
    )


_NOTHING = -1


def weighed_beliefs(
    view: View, cards: CardCount, terms: Terms, stop: Stop | None = None
) -> Beliefs:
    """Weigh every hand that the other could hold, by all that was chosen.

    Told to stop, it leaves off; the weights say nothing then.
    """
    beliefs = Beliefs(intuition_of(Thumb(terms)), terms, stop)
    possible = [place_of(card) for card in cards.possible]
    pack = mask_of(pack_cards(view.rules.deck_pack))
    beliefs.load(pack, possible, mask_of(cards.known), cards.missing)
    for choice in choices_of_opponent(view):
        add_choice(beliefs, choice)
    beliefs.weigh()
    return beliefs


def add_choice(beliefs: Beliefs, choice: SeenChoice) -> None:
    """Let hands be weighed by another choice, the oldest first."""
    own, other = choice.standings
    exchange = choice.exchange
    beliefs.add_choice(
        _move(choice),
        _place(choice.card),
        _place(choice.led),
        choice.gone,
        drew=choice.drew,
        phase=_phase(choice),
        trick=choice.trick,
        own=own,
        other=other,
        turn_up=_place(choice.turn_up),
        left=choice.left,
        shown=choice.shown,
        taken=0 if exchange is None else bit_of(exchange.taken),
        given=0 if exchange is None else bit_of(exchange.given),
    )


def _move(choice: SeenChoice) -> int:
    if choice.closed:
        return codes.CLOSE
    return _place(choice.card) if choice.free else _NOTHING


def _place(card: Card | None) -> int:
    return _NOTHING if card is None else place_of(card)


def _phase(choice: SeenChoice) -> int:
    if choice.led is not None:
        return codes.FOLLOW
    return codes.PRE_DRAW if choice.before_draw else codes.LEAD
