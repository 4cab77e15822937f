"""What happens at the table, in sentences: for readers of the screen and for reading again."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsDealt,
    DealEnded,
    Event,
    LastTrickBonus,
    MarriageMelded,
    Passed,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    TrumpTurned,
    WentOut,
)
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence
from sixtysix_gui.text.playing.spectator import Names, watched_ending, watched_gain
from sixtysix_gui.text.results.deal_endings import DealResult
from sixtysix_gui.text.results.outcomes import gain, headline, reason


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
        told = list(self._opening(view)) if fresh_deal else []
        for event in events:
            told += self._told(event, view)
        return told

    def trick(self, trick: Trick, view: View) -> str:
        """Tell a trick that is looked at again."""
        led = CardPlayed(trick.leader, trick.led, is_lead=True)
        reply = CardPlayed(opposite(trick.leader), trick.reply, is_lead=False)
        return " ".join((*self._told(led, view), *self._told(reply, view)))

    def led(self, seat: Seat, card: Card, view: View) -> str:
        """Tell the card that lies in the trick."""
        return self._played(seat, card, view, is_lead=True)

    def chosen(self, suit: Suit) -> str:
        """Tell that a marriage was chosen to be shown."""
        sentence = QCoreApplication.translate(
            "Happenings", "Marriage in {suit} chosen: it is shown when you lead one of its cards."
        )
        return sentence.format(suit=self.words.suit(suit))

    def card_points(self, points: int) -> str:
        """Tell the card points of who plays in the person's place."""
        me = QCoreApplication.translate("Happenings", "You have %n card point(s).", None, points)
        they = QCoreApplication.translate(
            "Happenings", "{name} has %n card point(s).", None, points
        )
        return they.format(name=self.watched) if self.watched else me

    def brought(self, outcome: Outcome, before: Game, view: View) -> str:
        """Say what a deal has brought to whom."""
        after = before.after(outcome)
        if self.watched:
            return f"{watched_gain(outcome, before, after, self._names(view))}."
        result = DealResult(outcome, view.rules, view.seat, self.opponent)
        return f"{gain(result, before, after)}."

    def _opening(self, view: View) -> Iterator[str]:
        yield self._pick(
            view.dealer,
            view,
            me=QCoreApplication.translate("Happenings", "You deal."),
            they=QCoreApplication.translate("Happenings", "{name} deals."),
        )

    def _told(self, event: Event, view: View) -> list[str]:
        match event:
            case CardsDealt(seat, _, cards) if seat is view.seat and cards:
                me = QCoreApplication.translate("Happenings", "You are dealt {cards}.")
                they = QCoreApplication.translate("Happenings", "{name} is dealt {cards}.")
                named = ", ".join(map(self.words.card, cards))
                return [self._pick(seat, view, me=me, they=they, cards=named)]
            case TrumpTurned(card):
                sentence = QCoreApplication.translate("Happenings", "The trump card is {card}.")
                return [sentence.format(card=self.words.card(card))]
            case CardPlayed(seat, card, is_lead):
                return [self._played(seat, card, view, is_lead=is_lead)]
            case CardDrawn(card=card):
                told = [] if card is None else [self._drawn(event, card, view)]
                if event.talon_left == 0:
                    told.append(QCoreApplication.translate("Happenings", "The talon is used up."))
                return told
            case CardsDealt():
                return []
            case _:
                return [self._done(event, view)]

    def _played(self, seat: Seat, card: Card, view: View, *, is_lead: bool) -> str:
        if is_lead:
            me = QCoreApplication.translate("Happenings", "You lead {card}.")
            they = QCoreApplication.translate("Happenings", "{name} leads {card}.")
        else:
            me = QCoreApplication.translate("Happenings", "You play {card}.")
            they = QCoreApplication.translate("Happenings", "{name} plays {card}.")
        return self._pick(seat, view, me=me, they=they, card=self.words.card(card))

    def _drawn(self, event: CardDrawn, card: Card, view: View) -> str:
        if event.is_turn_up:
            me = QCoreApplication.translate("Happenings", "You take the trump card, {card}.")
            they = QCoreApplication.translate("Happenings", "{name} takes the trump card, {card}.")
        else:
            me = QCoreApplication.translate("Happenings", "You draw {card}.")
            they = QCoreApplication.translate("Happenings", "{name} draws {card}.")
        return self._pick(event.seat, view, me=me, they=they, card=self.words.card(card))

    def _done(self, event: Event, view: View) -> str:
        match event:
            case TrickWon(trick):
                me = QCoreApplication.translate("Happenings", "You win the trick.")
                they = QCoreApplication.translate("Happenings", "{name} wins the trick.")
                return self._pick(trick.winner, view, me=me, they=they)
            case LastTrickBonus(seat, points):
                me = QCoreApplication.translate(
                    "Happenings", "The last trick counts {points} more for you."
                )
                they = QCoreApplication.translate(
                    "Happenings", "The last trick counts {points} more for {name}."
                )
                return self._pick(seat, view, me=me, they=they, points=points)
            case TrumpExchanged(seat, given, taken):
                me = QCoreApplication.translate("Happenings", "You exchange {given} for {taken}.")
                they = QCoreApplication.translate(
                    "Happenings", "{name} exchanges {given} for {taken}."
                )
                cards = {"given": self.words.card(given), "taken": self.words.card(taken)}
                return self._pick(seat, view, me=me, they=they, **cards)
            case MarriageMelded(seat, suit, points):
                me = QCoreApplication.translate(
                    "Happenings", "You show the marriage in {suit}: {points}."
                )
                they = QCoreApplication.translate(
                    "Happenings", "{name} shows the marriage in {suit}: {points}."
                )
                named = {"suit": self.words.suit(suit), "points": str(points)}
                return self._pick(seat, view, me=me, they=they, **named)
            case _:
                return self._said(event, view)

    def _said(self, event: Event, view: View) -> str:
        match event:
            case TalonClosed(seat):
                me = QCoreApplication.translate("Happenings", "You close the talon.")
                they = QCoreApplication.translate("Happenings", "{name} closes the talon.")
                return self._pick(seat, view, me=me, they=they)
            case Passed(seat):
                me = QCoreApplication.translate("Happenings", "You pass.")
                they = QCoreApplication.translate("Happenings", "{name} passes.")
                return self._pick(seat, view, me=me, they=they)
            case WentOut(seat, by_itself):
                return self._went_out(seat, view, by_itself=by_itself)
            case DealEnded(Outcome() as outcome):
                return self._ended(outcome, view)
            case _:
                return ""

    def _ended(self, outcome: Outcome, view: View) -> str:
        if self.watched:
            return watched_ending(outcome, view.rules, self._names(view))
        result = DealResult(outcome, view.rules, view.seat, self.opponent)
        return f"{headline(result)}. {reason(result)}"

    def _went_out(self, seat: Seat, view: View, *, by_itself: bool) -> str:
        if by_itself:
            me = QCoreApplication.translate("Happenings", "You have reached 66.")
            they = QCoreApplication.translate("Happenings", "{name} has reached 66.")
        else:
            me = QCoreApplication.translate("Happenings", "You say “Out!”.")
            they = QCoreApplication.translate("Happenings", "{name} says “Out!”.")
        return self._pick(seat, view, me=me, they=they)

    def _names(self, view: View) -> Names:
        mine, theirs = self.watched, self.opponent
        return Names((mine, theirs) if view.seat is Seat.A else (theirs, mine))

    def _pick(self, seat: Seat, view: View, *, me: str, they: str, **values: object) -> str:
        """Take the sentence for who acted: spoken to as "you", or called by his name."""
        mine = seat is view.seat
        name = self.watched if mine else self.opponent
        text = me if mine and not self.watched else they
        return as_sentence(text.format(name=name, **values))
