"""The rack and the numbers in words: what is asked there, what came of it, and why a card is held.

Every reason is read from what lay open: the tricks, the exchange, the marriages that were shown,
and the card under the talon.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from sixtysix_gui.records import replay
from sixtysix_gui.rules.cards import Card, Rank
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.events import CardDrawn
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.sentences import marks
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.people import People
from sixtysix_gui.text.training.tasks import called_with
from sixtysix_gui.training.exercise import ByCards, Exercise

_ = texts("Held")
mark = marks("Held")

_PAIR = (Rank.KING, Rank.QUEEN)


def answer_button() -> str:
    """Name the button that gives the answer."""
    return _("Answer")


def picked_of(count: int, most: int) -> str:
    """Say how many cards are picked, and of how many: 4 of 6."""
    return _("{k} of {n}").format(k=count, n=most)


def right_of(count: int, most: int) -> str:
    """Say how many of the picked cards are right: 5 of 6 right."""
    return _("{k} of {n} right").format(k=count, n=most)


def hits_line(hits: int, most: int) -> str:
    """Say how many of the picked cards are right, in a sentence: 5 of 6."""
    return _("{k} of {n}.").format(k=hits, n=most)


def spoken_pick(card: str, count: int, most: int) -> str:
    """Name a card that is picked to readers of the screen, and how many are picked."""
    #: {card} at the beginning of the sentence: King of clubs
    text = _("{card}, picked, {k} of {n}.")
    return text.format(card=card, k=count, n=most)


_MARKS = {
    #: {card} at the beginning of the sentence: King of clubs
    "right": mark("{card}, right"),
    #: {card} at the beginning of the sentence: King of clubs
    "wrong": mark("{card}, wrong"),
    #: {card} at the beginning of the sentence: King of clubs
    "missed": mark("{card}, missed"),
}


def spoken_mark(card: str, mark: str) -> str:
    """Name a card to readers of the screen that is ``right``, ``wrong`` or ``missed``."""
    return _(_MARKS[mark]).format(card=card)


def hand_is_these(called: str) -> str:
    """Say that the marked cards are the hand of the other."""
    return as_sentence(_("{name} holds the marked cards.").format(name=called))


def cards_are_these() -> str:
    """Say that the marked cards were asked for."""
    return _("The marked cards are right.")


def number_asked() -> str:
    """Ask for a number of two digits, to readers of the screen."""
    return _("Number, two digits at most")


def spoken_number(given: str, right: int) -> str:
    """Tell readers of the screen a number that was given and the right one."""
    if given == str(right):
        return _("{number}, right").format(number=given)
    if not given:
        return _("It is {number}.").format(number=right)
    text = _("{given}, wrong. It is {number}.")
    return text.format(given=given, number=right)


def spoken_option(option: str, place: int, count: int) -> str:
    """Name one of a few answers to readers of the screen: Yes, 1 of 2."""
    text = _("{option}, {place} of {count}")
    return text.format(option=option, place=place, count=count)


# ------------------------------------------------------------------------------------- why a card


def held_reasons(
    exercise: Exercise, picked: Collection[Card], people: People, words: CardWords
) -> tuple[str, ...]:
    """Say of each card of the other's hand that was missed why it is there, then of each wrong one.

    ``picked`` is what was answered; nothing where the answer was shown, and where something else is
    asked than all cards of that hand, once the talon is used up.
    """
    ask = exercise.ask
    if not isinstance(ask, ByCards) or not picked or not _asks_for_hand(exercise, ask):
        return ()
    told = _Held(exercise, people, words)
    order = exercise.rules.pack
    missed = sorted(ask.right - frozenset(picked), key=order.index)
    wrong = sorted(frozenset(picked) - ask.right, key=order.index)
    return (*map(told.why_held, missed), *filter(None, map(told.why_not, wrong)))


def _asks_for_hand(exercise: Exercise, ask: ByCards) -> bool:
    view = exercise.view
    is_used_up = view.status is TalonStatus.EXHAUSTED
    return is_used_up and len(ask.right) == view.hand_sizes[opposite(exercise.seat)]


@dataclass(frozen=True)
class _Held:
    """What lay open of a deal whose talon is used up."""

    exercise: Exercise
    people: People
    words: CardWords

    @property
    def _other(self) -> Seat:
        return opposite(self.exercise.seat)

    def why_held(self, card: Card) -> str:
        """Say why the other must hold a card."""
        reasons = (self._from_under_talon(card), self._by_exchange(card), self._by_marriage(card))
        last = _("{card} fell in no trick, and you do not hold it.")
        text = next(filter(None, reasons), last.format(card=self.words.card(card)))
        return as_sentence(text)

    def why_not(self, card: Card) -> str:
        """Say where a card is that the other does not hold; empty where that is not known."""
        for trick in self.exercise.view.won:
            if card in trick.cards:
                text = _("{card} fell in trick {trick}.")
                named = self.words.card(card)
                return as_sentence(text.format(card=named, trick=trick.number))
        return ""

    def _from_under_talon(self, card: Card) -> str:
        """Say that the other has drawn a card that lay under the talon; empty if it did not."""
        drawn = self._trick_of_last_draw(card)
        if not drawn:
            return ""
        exchange = self.exercise.view.exchange
        if exchange is None or exchange.given != card:
            text = _("{card} lay under the talon: {name} lost trick {trick} and drew it.")
        elif exchange.seat is self.exercise.seat:
            text = _(
                "{card} lay under the talon after your exchange: {name} lost trick {trick} and"
                " drew it."
            )
        else:
            text = _(
                "{card} lay under the talon after the exchange: {name} lost trick {trick} and"
                " drew it."
            )
        return text.format(card=self.words.card(card), name=self._called(card), trick=drawn)

    def _trick_of_last_draw(self, card: Card) -> int:
        """Return after which trick the other has drawn a card openly; 0 if it did not."""
        played = replay(self.exercise.record)
        for state, events in zip(played.states[1:], played.events, strict=True):
            for event in _draws(events):
                if event.is_turn_up and event.card == card and event.seat is self._other:
                    return len(state.won)
        return 0

    def _by_exchange(self, card: Card) -> str:
        exchange = self.exercise.view.exchange
        if exchange is None or exchange.seat is not self._other or exchange.taken != card:
            return ""
        text = _("{name} took {card} by the exchange at trick {trick}.")
        named = self.words.card_object(card)
        return text.format(name=self._called(card), card=named, trick=exchange.trick)

    def _by_marriage(self, card: Card) -> str:
        for marriage in self.exercise.view.marriages:
            is_one = card.suit is marriage.suit and card.rank in _PAIR
            if is_one and marriage.seat is self._other:
                text = _("{name} announced a marriage with {card} at trick {trick}.")
                named = self.words.card_object(card)
                return text.format(name=self._called(card), card=named, trick=marriage.trick)
        return ""

    def _called(self, card: Card) -> str:
        return called_with(self.people.name(self._other), (card,), self.words)


def _draws(events: Collection[object]) -> Iterator[CardDrawn]:
    return (event for event in events if isinstance(event, CardDrawn))
