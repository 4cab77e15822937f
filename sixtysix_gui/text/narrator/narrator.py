"""The one object from which table, history and readers take what is said of a game."""

from collections.abc import Iterable
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import IllegalMoveError
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.narrator import status
from sixtysix_gui.text.narrator.answers import Answers
from sixtysix_gui.text.narrator.events import Events
from sixtysix_gui.text.narrator.refusals import refusal_with_way
from sixtysix_gui.text.narrator.showing import told_seats
from sixtysix_gui.text.people import People


@dataclass(frozen=True)
class Narrator:
    """Says what is expected and what happened, in the language of the moment.

    ``words`` are those of the deck on the table, ``people`` who sits there. It has no state: the
    view that is told of is handed in. What lies on the table is named by ``Things``, and the short
    words on chips, labels and bubbles are the table's own (``table/words.py``).
    """

    words: CardWords
    people: People

    def status(self, view: View, armed: Suit | None = None) -> str:
        """Say in one line what is expected now; ``armed`` is a marriage that was chosen."""
        return status.status_sentence(view, self.people, self.words, armed)

    def spoken_status(self, view: View, armed: Suit | None = None) -> str:
        """Say the same to readers of the screen, with the keys that answer."""
        return status.spoken_status(view, self.people, self.words, armed)

    def thinking(self, seat: Seat) -> str:
        """Say that the player of a seat has been thinking for a while."""
        return status.thinking(seat, self.people)

    def trick_rests(self, trick: Trick) -> str:
        """Say whose trick it is while all of its cards lie there."""
        return status.trick_rests(trick, self.people)

    def last_trick(self, trick: Trick) -> str:
        """Say who led and who won the trick that is looked at again."""
        return status.last_trick(trick, self.people)

    def refused(self, error: IllegalMoveError, view: View) -> str:
        """Say why a move was refused, and what may be done instead."""
        return refusal_with_way(error, view, self.people, self.words)

    def told(self, events: Iterable[Event], view: View, *, fresh_deal: bool = False) -> list[str]:
        """Tell what led to a view, a sentence an event."""
        return self.events.sentences(events, view, fresh_deal=fresh_deal)

    @property
    def events(self) -> Events:
        """What tells events and tricks."""
        return Events(self.words, self.people)

    def seats(self) -> str:
        """Say who sits where, once a game."""
        return told_seats(self.people)

    def answers(self, view: View, won: tuple[int, ...]) -> Answers:
        """Return what answers questions by key; ``won`` are the game points by side."""
        return Answers(view, self.people, self.words, won)
