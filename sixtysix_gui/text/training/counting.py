"""Counting while playing, in words: the questions, what is right, and how it comes together."""

from collections.abc import Mapping
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.sentences import marks
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, texts
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

_ = texts("Counting")
mark = marks("Counting")

_TOLD = 2
"""The most cards whose places are named."""
_SUM = 2
"""So many tricks or more are added up."""
_PLACES: Mapping[Where, str] = {
    Where.OUT: mark("{card} is still out."),
    Where.FELL: mark("{card} fell in trick {t}."),
    Where.TABLE: mark("{card} lies on the table."),
    Where.TURN_UP: mark("{card} lies face up under the talon."),
    Where.HAND: mark("{card} is in your hand."),
    Where.TALON: mark("{card} lies face down in the talon."),
}


def before_you_play(number: int, count: int) -> str:
    """Announce a question, with its number where there are several."""
    before = _("Before you play: a question.")
    if count == 1:
        return before
    place = _("Question {k} of {n}.").format(k=number, n=count)
    return f"{before} {place}" if number == 1 else place


def unknown() -> str:
    """Name the button of a person who does not know."""
    return _("I don’t know")


@dataclass(frozen=True)
class CountingWords:
    """Words about counting at a table; ``called`` is how sentences call the other player."""

    words: CardWords
    called: str

    def task(self, question: CountingQuestion, *, follows: bool = False) -> str:
        """Ask a question; ``follows`` says that it follows the one about the own points."""
        about = question.about
        if about is About.OWN:
            return _("How many card points do you have?")
        if about is About.OTHER and follows:
            return _("And {name}?").format(name=self.called)
        if about is About.OTHER:
            text = _("How many card points does {name} have?")
            return text.format(name=self.called)
        if about is About.HAND:
            text = _("Which cards does {name} hold now?")
            return text.format(name=self.called)
        if about is About.SUIT and question.suit is not None:
            return self._in_suit(question.suit)
        return _("Which trumps are still out?")

    def _in_suit(self, suit: Suit) -> str:
        text = _("Which cards of {suit} are still out?")
        return text.format(suit=self.words.suit(suit))

    def where(self, question: CountingQuestion) -> str:
        """Say where cards are that are still out; empty where something else is asked."""
        if question.suit is None:
            return ""
        text = _("With {name} or face down.")
        return text.format(name=self.called)

    def result(self, question: CountingQuestion, reply: CountingReply) -> str:
        """Say how good an answer was, what is right, and how that comes together."""
        mark, right = mark_of(question, reply), question.right
        if mark is CountMark.RIGHT:
            return _("Right.")
        if question.points is None or not isinstance(right, int):
            return self._cards(question, reply)
        how = self._sum(question.points, question.about)
        if mark is CountMark.NEARLY:
            near = _("Nearly.") if how else _("Nearly: {n}.")
            return f"{near} {how}".strip().format(n=right)
        return how or _("It is {n}.").format(n=right)

    def _cards(self, question: CountingQuestion, reply: CountingReply) -> str:
        """Say which cards were asked for, or where those are that were missed or wrong."""
        told = " ".join(map(self._place, mistaken(question, reply)[:_TOLD]))
        if told:
            return told
        if question.about is About.HAND:
            return hand_is_these(self.called)
        none = _("None of them is out any more.")
        return cards_are_these() if question.right else none

    def _place(self, place: PlacedCard) -> str:
        text = _(_PLACES[place.where])
        return as_sentence(text.format(card=self.words.card(place.card), t=place.trick))

    def _sum(self, points: Points, about: About) -> str:
        if points.waiting:
            return self._waiting(points.waiting, about)
        tricks = sum(points.tricks)
        if points.marriages:
            one = _("{n}: {a} in tricks and {b} for the marriage.")
            more = _("{n}: {a} in tricks and {b} for the marriages.")
            text = one if points.shown == 1 else more
            return text.format(n=points.total, a=tricks, b=points.marriages)
        if len(points.tricks) < _SUM:
            return ""
        summands = " + ".join(map(str, points.tricks))
        text = _("{n}: {sum} in tricks.")
        return text.format(n=points.total, sum=summands)

    def _waiting(self, waiting: int, about: About) -> str:
        own = _("The {b} for the marriage count with your first trick.")
        theirs = _("The {b} for the marriage count with {name}’s first trick.")
        text = own if about is About.OWN else theirs
        return text.format(b=waiting, name=self.called)
