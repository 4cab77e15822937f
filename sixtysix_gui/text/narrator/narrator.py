"""The one object that says what is said of a game, and its answers to questions by key."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.moves import IllegalMoveError
from sixtysix_gui.rules.scoring.points import TICK, together
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table import words as table_words
from sixtysix_gui.table.layout.hands import sorted_hand
from sixtysix_gui.table.seating import Seating
from sixtysix_gui.table.view_words import score_line, tricks_to_see
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.contracts import opening_rule
from sixtysix_gui.text.narrator import status
from sixtysix_gui.text.narrator.events import Events, told_seats
from sixtysix_gui.text.narrator.refusals import refusal_with_way
from sixtysix_gui.text.narrator.status import contract_sentence, spoken_status, status_sentence
from sixtysix_gui.text.people import People, forms

_ = texts("Answers")


@dataclass(frozen=True)
class Answers:
    """Answers from what one seat may know; ``won`` are the game points of each side."""

    view: View
    people: People
    words: CardWords
    won: tuple[int, ...]

    def answer(self, question: Purpose) -> str:
        """Answer a question; empty for what is none."""
        written: dict[Purpose, Callable[[], str]] = {
            Purpose.ASK_ALL: self._all,
            Purpose.ASK_HAND: self._hand,
            Purpose.ASK_TRUMP: self._trump,
            Purpose.ASK_TRICK: self._trick,
            Purpose.ASK_LAST_TRICK: self._last_trick,
            Purpose.ASK_POINTS: self._points,
            Purpose.ASK_SCORE: self._score,
            Purpose.ASK_TALON: self._talon,
            Purpose.ASK_UNSEEN: self._unseen,
            Purpose.ASK_TURN: self._whose_turn,
        }
        return written[question]() if question in written else ""

    def hand_by_suit(self) -> str:
        """Tell the hand, each suit once."""
        return self._by_suit(self.view.hand)

    def _all(self) -> str:
        """Tell trump, what is owed, the trick, what is expected and the score."""
        told = (
            self._trump(),
            self._contract(),
            self._cards_on_table(),
            status_sentence(self.view, self.people, self.words),
            self._score(),
        )
        return " ".join(filter(None, told))

    def _hand(self) -> str:
        cards = ", ".join(self.words.bare(card) for card in sorted_hand(self.view.hand, self.view))
        return _("You hold: {cards}.").format(cards=cards)

    def _trump(self) -> str:
        view = self.view
        if view.trump is not None:
            return self._trump_and_turn_up(view.trump)
        if view.phase in (Phase.TRUMP, Phase.BID) or not view.won:
            by = view.rules.trump_by
            if by in ("first-lead", "forehand-names-or-turns") and view.named is None:
                return _("Trumps are not yet known.")
        return _("There are no trumps.")

    def _trump_and_turn_up(self, trump: Suit) -> str:
        turn_up, closed = self.view.turn_up, self.view.status is TalonStatus.CLOSED
        if turn_up is None:
            text = _("{suit} are trumps.")
        elif closed:
            text = _("{suit} are trumps. {card} is face down on the talon.")
        else:
            text = _("{suit} are trumps. {card} is face up.")
        card = "" if turn_up is None else self.words.card_first(turn_up)
        return text.format(suit=self.words.suit_first(trump), card=card)

    def _contract(self) -> str:
        view = self.view
        if view.phase is Phase.BID:
            return ""
        if view.opening is not None and (view.bidder is not None or view.trick_number == 1):
            return opening_rule(view.opening, german_suited=self.words.is_german_suited)
        if view.bid:
            return as_sentence(table_words.to_make(view.bid * TICK)) + "."
        if view.contract is None:
            return ""
        times = 2**view.level
        told = contract_sentence(view, self.people)
        if times == 1:
            return told
        counts = _("It counts × {times}.").format(times=times)
        return f"{told} {counts}"

    def _cards_on_table(self) -> str:
        view = self.view
        if not view.table and not view.face_down:
            if view.phase in (Phase.LEAD, Phase.FOLLOW, Phase.PARTNER):
                text = _("Trick {number}: no card yet.")
                return text.format(number=view.trick_number)
            return ""
        if view.face_down:
            laid = len(view.face_down)
            text = _("Trick {number}: %n card(s) face down.", "", laid)
            return text.format(number=view.trick_number)
        cards = ", ".join(
            self.people.part_of_player(
                play.seat, forms("events.card_by"), card=self.words.bare(play.card)
            )
            for play in view.table
        )
        text = _("Trick {number}: {cards}.")
        return text.format(number=view.trick_number, cards=cards)

    def _whose_turn(self) -> str:
        return spoken_status(self.view, self.people, self.words)

    def _trick(self) -> str:
        view = self.view
        if view.face_down or view.table:
            return self._cards_on_table()
        return _("No card has been led.")

    def _last_trick(self) -> str:
        view = self.view
        if not view.won:
            return _("No trick has been won yet.")
        last = view.won[-1]
        if last in tricks_to_see(view, Seating.of(view).pile(last.winner)):
            return Events(self.words, self.people).trick(last)
        if view.rules.look_back == "none":
            return table_words.no_looking_back()
        return table_words.looking_back_over()

    def _points(self) -> str:
        party = self.people.mine
        if party is None:
            return ""
        card_points = [self.view.card_points[seat] for seat in party.seats]
        total = together(card_points).total
        return Events(self.words, self.people).card_points(total)

    def _score(self) -> str:
        people, mine = self.people, self.people.mine
        scores = [score_line(self.view, points) for points in self.won]
        if people.in_pairs and mine is not None:
            text = _("We {mine}, they {theirs}.")
            return text.format(mine=scores[mine], theirs=scores[1 - mine.number])
        #: somebody and his score
        text = _("{name} {score}")
        told = ", ".join(
            text.format(name=people.called(party), score=scores[party]) for party in people.sides
        )
        return _("Score: {list}.").format(list=told)

    def _talon(self) -> str:
        view = self.view
        if not view.rules.has_talon:
            return _("There is no talon in this game.")
        if view.close is not None:
            mine, name = self.people.is_me(view.close.seat), self.people.name(view.close.seat)
            closed = table_words.closed_by_me() if mine else table_words.closed_by(name)
            return _("The talon is {closed}.").format(closed=closed)
        if not view.talon_size:
            return _("The talon is used up.")
        return _("%n card(s) left to draw.", "", view.talon_size)

    def _unseen(self) -> str:
        missing = Counter(self.view.rules.pack)
        missing.subtract(self.view.placed())
        cards = list(missing.elements())
        if not cards:
            return _("You have seen every card.")
        count = _("You have not seen %n card(s).", "", len(cards))
        return f"{count} {self._by_suit(cards)}"

    def _by_suit(self, cards: Iterable[Card]) -> str:
        suits: dict[Suit, list[str]] = {}
        for card in sorted_hand(cards, self.view):
            suits.setdefault(card.suit, []).append(self.words.rank(card.rank))
        #: a suit and the ranks that there are of it
        pattern = _("{suit}: {ranks}.")
        return " ".join(
            pattern.format(suit=self.words.suit_first(suit), ranks=", ".join(ranks))
            for suit, ranks in suits.items()
        )


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
