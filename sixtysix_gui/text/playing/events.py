"""What happens at the table for two, as its own history tells it."""

from collections.abc import Iterable
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import CardPlayed, Event
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.narrator.events import Events
from sixtysix_gui.text.people import People, Person
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.gains import gain_lines


@dataclass(frozen=True)
class EventSentences:
    """Tells events to the person; ``words`` are those of the deck.

    ``opponent`` is how sentences call the other. ``watched`` is the name of who plays in the
    person's place where the person only watches: then nobody is "you".
    """

    words: CardWords
    opponent: str
    watched: str = ""

    def sentences(
        self, events: Iterable[Event], view: View, *, fresh_deal: bool = False
    ) -> list[str]:
        """Tell what led to a view, as the person's seat saw it; draws of others are left out."""
        return self._of(view).sentences(events, view, fresh_deal=fresh_deal)

    def trick(self, trick: Trick, view: View) -> str:
        """Tell a trick that is looked at again."""
        return self._of(view).trick(trick)

    def led(self, seat: Seat, card: Card, view: View) -> str:
        """Tell the card that lies in the trick."""
        return self._of(view).played(CardPlayed(seat, card, is_lead=True))

    def chosen(self, suit: Suit, view: View) -> str:
        """Tell that a marriage was chosen to be shown."""
        return self._of(view).chosen(suit)

    def card_points(self, points: int, view: View) -> str:
        """Tell the card points of who plays in the person's place."""
        return self._of(view).card_points(points)

    def brought(self, outcome: Outcome, before: Game, view: View) -> str:
        """Say what a deal has brought to whom."""
        result = DealResult(outcome, view, self._of(view).people)
        return " ".join(gain.spoken for gain in gain_lines(result, before, before.after(outcome)))

    def _of(self, view: View) -> Events:
        names = [self.opponent, self.opponent]
        names[view.seat] = self.watched
        people = tuple(map(Person, names))
        return Events(
            self.words, People(people, view.rules.parties, None if self.watched else view.seat)
        )
