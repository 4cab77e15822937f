"""What happens at a table, told in sentences.

For readers of the screen and for reading again (F2): names first, one sentence an event, nothing
of where things lie on the screen, and nothing that the person may not know.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import (
    BidMade,
    CardDrawn,
    CardLaid,
    CardPlayed,
    CardsDealt,
    CardsTurned,
    ContractCalled,
    DealEnded,
    DealOpened,
    Doubled,
    Event,
    HandShown,
    LastTrickBonus,
    MarriageMelded,
    Passed,
    SatOut,
    SlamWon,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    TrumpNamed,
    TrumpTurned,
    WentOut,
)
from sixtysix_gui.rules.history import Trick
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.cards import CardWords, number_word
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.narrator.calls import told_saying
from sixtysix_gui.text.people import People, forms
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.endings import describe_ending

_ = texts("Events")


@dataclass(frozen=True)
class Events:
    """Tells events to the person; ``words`` are those of the deck on the table."""

    words: CardWords
    people: People

    def sentences(
        self, events: Iterable[Event], view: View, *, fresh_deal: bool = False
    ) -> list[str]:
        """Tell what led to a view, as the person's seat saw it."""
        told = [self.dealer(view)] if fresh_deal else []
        led = None
        for event in events:
            if isinstance(event, CardPlayed) and not event.is_lead:
                led = led or _led_to(event, view)
                told.append(self.played(event, led))
            else:
                told += self._told(event, view)
        return told

    def dealer(self, view: View) -> str:
        """Say who deals."""
        return self.people.of_player(view.dealer, forms("events.deals"))

    def played(self, event: CardPlayed, led: CardPlayed | None = None) -> str:
        """Tell a card; one that follows suit is told by its rank alone."""
        key = "events.leads" if event.is_lead else "events.plays"
        follows = led is not None and led.card.suit is event.card.suit and not event.is_lead
        named = (
            self.words.rank_object(event.card.rank)
            if follows
            else self.words.card_object(event.card)
        )
        return self.people.of_player(event.seat, forms(key), card=named)

    def trick(self, trick: Trick) -> str:
        """Tell a trick that is looked at again, and who won it."""
        led = CardPlayed(trick.leader, trick.led, is_lead=True)
        cards = [self.played(led)]
        cards += [
            self.played(CardPlayed(play.seat, play.card, is_lead=False), led)
            for play in trick.plays[1:]
        ]
        return " ".join((*cards, self.won(trick.winner)))

    def won(self, seat: Seat) -> str:
        """Tell who won a trick."""
        party = self.people.party(seat)
        if self.people.is_mine(party) and self.people.partner is not None:
            key = "events.wins_trick_for_side"
        else:
            key = "events.wins_trick"
        return self.people.of_player(seat, forms(key))

    def card_points(self, points: int) -> str:
        """Tell the card points of the person's side, or of the one that is watched."""
        party = self.people.mine or self.people.parties[0]
        return self.people.of_side(party, forms("events.card_points", points))

    def chosen(self, suit: Suit) -> str:
        """Tell that a marriage was chosen to be shown."""
        text = _("Marriage in {suit} selected: it is announced when you lead either card.")
        return text.format(suit=self.words.suit(suit))

    def _told(self, event: Event, view: View) -> list[str]:
        people, words = self.people, self.words
        match event:
            case CardPlayed():
                return [self.played(event)]
            case (
                BidMade()
                | ContractCalled()
                | DealOpened()
                | Doubled()
                | HandShown()
                | Passed()
                | SatOut()
                | TrumpNamed()
                | TrumpTurned()
            ):
                return told_saying(event, view, people, words)
            case TrickWon(trick):
                return [self._won_with_widow(trick, view)]
            case MarriageMelded():
                return told_marriage(event, view, people, words)
            case CardDrawn():
                return told_drawn(event, view, people, words)
            case TrumpExchanged():
                return [told_exchange(event, people, words)]
            case WentOut():
                return told_out(event, view, people)
            case TalonClosed():
                return told_closed(event, view, people)
            case DealEnded(outcome):
                return [describe_ending(DealResult(outcome, view, people))]
            case _:
                return self._told_of_cards(event)

    def _told_of_cards(self, event: Event) -> list[str]:
        match event:
            case CardsDealt(seat, _, cards) if cards:
                named = ", ".join(self.words.card_object(card) for card in cards)
                return [self.people.of_player(seat, forms("events.is_dealt"), cards=named)]
            case CardLaid():
                return [self._laid(event)]
            case CardsTurned(plays):
                #: {list} names players with their cards, as in "Rachel: ace of hearts"
                text = _("The cards are turned over. {list}.")
                named = "; ".join(self._with_card(play.seat, play.card) for play in plays)
                return [text.format(list=as_sentence(named))]
            case LastTrickBonus(seat, points):
                return [self._bonus(seat, points)]
            case SlamWon(seat, points):
                return [self._slam(seat, points)]
            case _:
                return []

    def _with_card(self, seat: Seat, card: Card) -> str:
        return self.people.part_of_player(
            seat, forms("events.with_card"), card=self.words.bare(card)
        )

    def _won_with_widow(self, trick: Trick, view: View) -> str:
        if not (view.rules.has_widow and trick.number == 1):
            return self.won(trick.winner)
        return self.people.of_player(trick.winner, forms("events.wins_widow"))

    def _laid(self, event: CardLaid) -> str:
        if event.card is None:
            return self.people.of_player(event.seat, forms("events.lays_card"))
        return self.people.of_player(
            event.seat, forms("events.lays_named_card"), card=self.words.card_object(event.card)
        )

    def _bonus(self, seat: Seat, points: int) -> str:
        return self.people.of_side(self.people.party(seat), forms("events.bonus"), points=points)

    def _slam(self, seat: Seat, points: int) -> str:
        return self.people.of_player(seat, forms("events.slam"), points=points)


def _led_to(event: CardPlayed, view: View) -> CardPlayed | None:
    """Find the card that was led to the trick of a card that was just played."""
    if any(play.seat is event.seat and play.card == event.card for play in view.table):
        first = view.table[0]
        return CardPlayed(first.seat, first.card, is_lead=True)
    if view.won:
        last = view.won[-1]
        return CardPlayed(last.leader, last.led, is_lead=True)
    return None


_LAST = 80
"""The fourth marriage is the last that there can be."""
_STEP = 20


def told_marriage(event: MarriageMelded, view: View, people: People, words: CardWords) -> list[str]:
    """Tell a marriage; one that does not count yet says when it will."""
    if view.rules.trump_by == "latest-marriage":
        told = _told_with_trump(event, people, words)
    else:
        told = people.of_player(
            event.seat,
            forms("events.marriage"),
            name=people.titled(event.seat),
            suit=words.suit(event.suit),
            points=event.points,
        )
    party = people.party(event.seat)
    has_trick = any(view.card_points[seat].tricks for seat in party.seats)
    return [told] if has_trick else [told, _counts_later(event, people)]


def _told_with_trump(event: MarriageMelded, people: People, words: CardWords) -> str:
    key = "events.marriage_trump_last" if event.points == _LAST else "events.marriage_trump"
    return people.of_player(
        event.seat,
        forms(key),
        points=number_word(event.points),
        suit=words.suit(event.suit),
        next=event.points + _STEP,
    )


def _counts_later(event: MarriageMelded, people: People) -> str:
    return people.of_side(people.party(event.seat), forms("events.counts_later"))


def told_closed(event: TalonClosed, view: View, people: People) -> list[str]:
    """Tell a close, and what must be played from then on."""
    key = "events.closes_before_draw" if event.before_draw else "events.closes"
    told = [people.of_player(event.seat, forms(key))]
    if view.rules.strict_follow:
        told.append(_("From now on, players must follow suit."))
    return told


def told_drawn(event: CardDrawn, view: View, people: People, words: CardWords) -> list[str]:
    """Tell a card that was drawn, as far as it is known, and that it was the last."""
    told: list[str] = []
    if event.card is not None:
        key = "events.takes_trump_card" if event.is_turn_up else "events.draws"
        card = words.card_object(event.card)
        told.append(people.of_player(event.seat, forms(key), card=card))
    if not event.talon_left and view.rules.strict_follow:
        text = _("The talon is used up: from now on, players must follow suit.")
        told.append(text)
    elif not event.talon_left:
        told.append(_("The talon is used up."))
    return told


def told_exchange(event: TrumpExchanged, people: People, words: CardWords) -> str:
    """Tell that the turn-up was taken."""
    return people.of_player(
        event.seat,
        forms("events.exchanges"),
        given=words.card_object(event.given),
        taken=words.card_object(event.taken),
    )


def told_out(event: WentOut, view: View, people: People) -> list[str]:
    """Tell a claim, with the card points of the side; one by itself is told with the end."""
    if event.by_itself:
        return []
    party = people.party(event.seat)
    total = 0 if view.outcome is None else view.outcome.totals[party]
    if len(party.seats) == 1:
        key = "events.out"
    elif people.is_mine(party):
        key = "events.out_for_us"
    else:
        key = "events.out_for_them"
    return [people.of_player(event.seat, forms(key), total=total)]


def told_seats(people: People) -> str:
    """Say who sits where, and who plays with whom, from the person's seat (MANY 7)."""
    order = people.clockwise()
    if people.me is None:
        return _told_sides(people)
    if len(order) == 2:
        text = _("You play against {name}.")
        return text.format(name=people.name(order[1]))
    names = {"left": people.name(order[1]), "right": people.name(order[-1])}
    if not people.in_pairs:
        text = _(
            "You play against {left} on your left and {right} on your right; each plays alone."
        )
        return text.format(**names)
    text = _(
        "You play with {partner} opposite you, against {left} on your left and {right} on your "
        "right."
    )
    return text.format(partner=people.name(order[2]), **names)


def _told_sides(people: People) -> str:
    named = [people.called(party) for party in people.parties]
    if len(named) == 2:
        text = _("{first} play against {second}.", "two against two")
        if not people.in_pairs:
            text = _("{first} plays against {second}.")
        return as_sentence(text.format(first=named[0], second=named[1]))
    text = _("{first}, {second} and {third} each play alone.")
    return text.format(first=named[0], second=named[1], third=named[2])
