"""Counting while playing, in words: the questions, what is right, and how it comes together."""

from collections.abc import Mapping
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, as_sentence, translate
from sixtysix_gui.text.training.held import cards_are_these, hand_is_these
from sixtysix_gui.training.counting import (
    About,
    CountingQuestion,
    CountingReply,
    PlacedCard,
    Points,
    Where,
    mark_of,
    mistaken,
)
from sixtysix_gui.training.kept.answers import CountMark

_TOLD = 2
"""The most cards whose places are named."""
_SUM = 2
"""So many tricks or more are added up."""
_PLACES: Mapping[Where, str] = {
    Where.OUT: QT_TRANSLATE_NOOP("Counting", "{card} is still out."),
    Where.FELL: QT_TRANSLATE_NOOP("Counting", "{card} fell in trick {t}."),
    Where.TABLE: QT_TRANSLATE_NOOP("Counting", "{card} lies on the table."),
    Where.TURN_UP: QT_TRANSLATE_NOOP("Counting", "{card} lies face up under the talon."),
    Where.HAND: QT_TRANSLATE_NOOP("Counting", "{card} is in your hand."),
    Where.TALON: QT_TRANSLATE_NOOP("Counting", "{card} lies face down in the talon."),
}


def before_you_play(number: int, count: int) -> str:
    """Announce a question, with its number where there are several."""
    before = translate("Counting", "Before you play: a question.")
    if count == 1:
        return before
    place = translate("Counting", "Question {k} of {n}.").format(k=number, n=count)
    return f"{before} {place}" if number == 1 else place


def unknown() -> str:
    """Name the button of a person who does not know."""
    return translate("Counting", "I don’t know")


@dataclass(frozen=True)
class CountingWords:
    """Words about counting at a table; ``called`` is how sentences call the other player."""

    words: CardWords
    called: str

    def task(self, question: CountingQuestion, *, follows: bool = False) -> str:
        """Ask a question; ``follows`` says that it follows the one about the own points."""
        about = question.about
        if about is About.OWN:
            return translate("Counting", "How many card points do you have?")
        if about is About.OTHER and follows:
            return translate("Counting", "And {name}?").format(name=self.called)
        if about is About.OTHER:
            text = translate("Counting", "How many card points does {name} have?")
            return text.format(name=self.called)
        if about is About.HAND:
            text = translate("Counting", "Which cards does {name} hold now?")
            return text.format(name=self.called)
        if about is About.SUIT and question.suit is not None:
            return self._in_suit(question.suit)
        return translate("Counting", "Which trumps are still out?")

    def _in_suit(self, suit: Suit) -> str:
        text = translate("Counting", "Which cards of {suit} are still out?")
        return text.format(suit=self.words.suit(suit))

    def where(self, question: CountingQuestion) -> str:
        """Say where cards are that are still out; empty where something else is asked."""
        if question.suit is None:
            return ""
        text = translate("Counting", "With {name} or face down.")
        return text.format(name=self.called)

    def result(self, question: CountingQuestion, reply: CountingReply) -> str:
        """Say how good an answer was, what is right, and how that comes together."""
        mark, right = mark_of(question, reply), question.right
        if mark is CountMark.RIGHT:
            return translate("Counting", "Right.")
        if question.points is None or not isinstance(right, int):
            return self._cards(question, reply)
        how = self._sum(question.points, question.about)
        if mark is CountMark.NEARLY:
            near = (
                translate("Counting", "Nearly.") if how else translate("Counting", "Nearly: {n}.")
            )
            return f"{near} {how}".strip().format(n=right)
        return how or translate("Counting", "It is {n}.").format(n=right)

    def _cards(self, question: CountingQuestion, reply: CountingReply) -> str:
        """Say which cards were asked for, or where those are that were missed or wrong."""
        told = " ".join(map(self._place, mistaken(question, reply)[:_TOLD]))
        if told:
            return told
        if question.about is About.HAND:
            return hand_is_these(self.called)
        none = translate("Counting", "None of them is out any more.")
        return cards_are_these() if question.right else none

    def _place(self, place: PlacedCard) -> str:
        text = translate("Counting", _PLACES[place.where])
        return as_sentence(text.format(card=self.words.card(place.card), t=place.trick))

    def _sum(self, points: Points, about: About) -> str:
        if points.waiting:
            return self._waiting(points.waiting, about)
        tricks = sum(points.tricks)
        if points.marriages:
            one = translate("Counting", "{n}: {a} in tricks and {b} for the marriage.")
            more = translate("Counting", "{n}: {a} in tricks and {b} for the marriages.")
            text = one if points.shown == 1 else more
            return text.format(n=points.total, a=tricks, b=points.marriages)
        if len(points.tricks) < _SUM:
            return ""
        summands = " + ".join(map(str, points.tricks))
        text = translate("Counting", "{n}: {sum} in tricks.")
        return text.format(n=points.total, sum=summands)

    def _waiting(self, waiting: int, about: About) -> str:
        own = translate("Counting", "The {b} for the marriage count with your first trick.")
        theirs = translate("Counting", "The {b} for the marriage count with {name}’s first trick.")
        text = own if about is About.OWN else theirs
        return text.format(b=waiting, name=self.called)
