"""A deal of three or four in words: what each step did, its tricks as a list, and how it ended."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.events import (
    BidMade,
    CardLaid,
    CardPlayed,
    CardsDealt,
    ContractCalled,
    DealOpened,
    Doubled,
    Event,
    HandShown,
    MarriageMelded,
    Passed,
    TrickWon,
    TrumpExchanged,
    TrumpNamed,
    TrumpTurned,
    WentOut,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence
from sixtysix_gui.text.rules.rule_sets import rule_set_name
from sixtysix_gui.text.trick_game.contracts import contract_name, double_name
from sixtysix_gui.text.trick_game.openings import opening_name
from sixtysix_gui.text.trick_game.results.endings import headline
from sixtysix_gui.text.trick_game.results.gains import GainLine, gain_lines
from sixtysix_gui.text.trick_game.results.trick_result import TrickResult
from sixtysix_gui.text.trick_game.table_words import TrickTableWords
from sixtysix_gui.windows.viewer.deal_summary import (
    DealSummary,
    TrickLine,
    claim_act,
    head_of,
    spoken_trick,
    unfinished,
)
from sixtysix_gui.windows.viewer.shown_tricks import BEFORE_PLAY, ShownTricks, TrickStep


class TricksInWords:
    """Tells a deal of three or four to the person whose game it was, or to anybody."""

    def __init__(self, deal: ShownTricks, words: CardWords) -> None:
        """Take the words for the cards on the table."""
        self._deal = deal
        self._words = words
        deck = "german" if words.is_german_suited else "french"
        self.people = deal.people(deck)
        phrases = CardWords(german_suited=words.is_german_suited)
        self.table_words = TrickTableWords(phrases, self.people)

    # ---------------------------------------------------------------------------- sentences

    def sentence(self, place: int) -> str:
        """Say what a step did; of the first one, who plays and how it all began."""
        step = self._deal.steps[place]
        if not place:
            told = [self.table_words.seats(), *self._beginning(step)]
        else:
            told = list(self._happened(step))
        return " ".join(as_sentence(sentence) for sentence in told if sentence)

    def _beginning(self, step: TrickStep) -> Iterator[str]:
        opening = _worth_telling(self._deal.opening)
        yield from self.table_words.told(opening, step.view, fresh_deal=True)
        if step.widow:
            #: {cards} are three cards by name
            text = QCoreApplication.translate("Steps", "In the widow: {cards}.")
            yield text.format(cards=", ".join(self._words.card(card) for card in step.widow))

    def _happened(self, step: TrickStep) -> Iterator[str]:
        """Tell what a step did; of a trick, at once, what it was worth."""
        events = _worth_telling(step.events)
        won = (place for place, event in enumerate(events) if isinstance(event, TrickWon))
        last = next(won, None)
        if last is None:
            yield from self.table_words.told(events, step.view)
            return
        yield from self.table_words.told(events[: last + 1], step.view)
        yield from self._counted(events[last], step)
        yield from self.table_words.told(events[last + 1 :], step.view)

    def _counted(self, event: Event, step: TrickStep) -> Iterator[str]:
        """Say what a trick was worth, and what its side has by now."""
        if isinstance(event, TrickWon):
            #: a trick: its card points, and those of the side that has won it
            text = QCoreApplication.translate("Steps", "{points} card points, {total} in all.")
            party = self.people.party(event.seat)
            yield text.format(points=event.trick.points, total=self._total(step, party.seats))

    def _total(self, step: TrickStep, seats: Sequence[Seat]) -> int:
        """Give the card points of a side that has a trick; what the last one adds is told next."""
        tallies = [step.view.card_points[seat] for seat in seats]
        return sum(each.captured + each.melded for each in tallies)

    def ending(self) -> str:
        """Say what a deal was worth, or that it has not ended; how it ended is told by its step."""
        if self._deal.outcome is None:
            return unfinished(given_up=self._deal.record.abandoned)
        return " ".join(line.spoken for line in self._gains())

    def _gains(self) -> tuple[GainLine, ...]:
        result = self._result()
        return () if result is None else gain_lines(result, self._deal.before, self._deal.after)

    def _result(self) -> TrickResult | None:
        outcome = self._deal.outcome
        if outcome is None:
            return None
        return TrickResult(outcome, self._deal.steps[-1].view, self.people)

    # -------------------------------------------------------------------------------- the list

    def summary(self) -> DealSummary:
        """Write a deal down, a column a seat, clockwise from that at whose side it is seen."""
        deal = self._deal
        first = deal.seats.index(deal.near)
        result = self._result()
        return DealSummary(
            head=head_of(rule_set_name(deal.record.rules), deal.called[deal.record.dealer]),
            names=deal.called,
            columns=(*deal.seats[first:], *deal.seats[:first]),
            lines=tuple(self._lines()),
            result=self.ending() if result is None else self._short(result),
        )

    def _short(self, result: TrickResult) -> str:
        return ". ".join((headline(result), *(line.text for line in self._gains()))) + "."

    def _lines(self) -> Iterator[TrickLine]:
        """Write a line for what was said before play, and for every trick."""
        for number in range(BEFORE_PLAY, self._deal.steps[-1].trick + 1):
            done = self._done(number, self._words.brief)
            if any(done):
                yield self._line(number, done)

    def _line(self, number: int, done: tuple[tuple[str, ...], ...]) -> TrickLine:
        deal = self._deal
        is_trick = BEFORE_PLAY < number <= len(deal.tricks)
        trick = deal.tricks[number - 1] if is_trick else None
        if trick is None:
            own = [place for place, step in enumerate(deal.steps) if step.trick == number]
            first = None if number == BEFORE_PLAY else deal.steps[own[-1]].view.leader
            said = self._said(number, first)
            return TrickLine(number, own[-1], first, None, 0, done, said)
        winner = trick.winner
        said = self._said(number, trick.leader)
        spoken = spoken_trick(number, said, deal.called[winner], trick.points)
        place = deal.step_of_trick(number)
        return TrickLine(number, place, trick.leader, winner, trick.points, done, spoken)

    def _said(self, number: int, first: Seat | None) -> str:
        if number == BEFORE_PLAY:
            return self._auction()
        deal, done = self._deal, self._done(number, self._words.short)
        begin = deal.record.rules.after(deal.record.dealer) if first is None else first
        seats = [begin]
        while len(seats) < len(deal.seats):
            seats.append(deal.record.rules.after(seats[-1]))
        return "; ".join(
            f"{deal.called[seat]}: {', '.join(done[seat])}" for seat in seats if done[seat]
        )

    def _auction(self) -> str:
        """Tell what was said before the first card in the order in which it was said."""
        steps = (step for step in self._deal.steps if step.trick == BEFORE_PLAY)
        said = (act for step in steps for act in self._acts(step, self._words.short))
        turns = groupby(said, key=lambda act: act[0])
        return "; ".join(
            f"{self._deal.called[seat]}: {', '.join(act for _, act in acts)}"
            for seat, acts in turns
        )

    def _done(self, number: int, called: Callable[[Card], str]) -> tuple[tuple[str, ...], ...]:
        """Give what everybody did; ``called`` names a card, in a cell or for readers."""
        done: list[list[str]] = [[] for _ in self._deal.seats]
        for step in self._deal.steps:
            if step.trick == number:
                for seat, act in self._acts(step, called):
                    done[seat].append(act)
        return tuple(tuple(acts) for acts in done)

    def _acts(self, step: TrickStep, called: Callable[[Card], str]) -> Iterator[tuple[Seat, str]]:
        for event in step.events:
            act = self._act(event, step, called)
            if act is not None:
                yield act

    def _act(
        self, event: Event, step: TrickStep, called: Callable[[Card], str]
    ) -> tuple[Seat, str] | None:
        words = self._words
        match event:
            case CardPlayed(seat, card):
                return seat, called(card)
            case CardLaid(seat, card):
                hidden = QCoreApplication.translate("DealLines", "a card")
                return seat, hidden if card is None else called(card)
            case MarriageMelded(seat, suit, points):
                return seat, f"{points} {words.brief_suit(suit)}"
            case TrumpExchanged(seat, given, taken):
                return seat, f"{called(given)} → {called(taken)}"
            case WentOut(seat, by_itself) if not by_itself:
                return seat, claim_act()
            case TrumpTurned(card):  # forehand has had it turned
                return step.view.rules.after(step.view.dealer), called(card)
            case TrumpNamed(seat, suit) if step.trick == BEFORE_PLAY:
                return seat, words.suit_first(suit)
            case _:
                return _saying(event, step)


def _saying(event: Event, step: TrickStep) -> tuple[Seat, str] | None:
    """Give what somebody said before the first card, in short."""
    match event:
        case BidMade(seat, ticks):
            return seat, str(ticks)
        case ContractCalled(seat, contract):
            return seat, contract_name(contract)
        case Doubled(seat, level):
            return seat, double_name(level)
        case DealOpened(seat, opening):
            return seat, opening_name(opening)
        case HandShown(seat):
            return seat, QCoreApplication.translate("DealLines", "shows the hand")
        case Passed(seat) if step.trick == BEFORE_PLAY:
            return seat, QCoreApplication.translate("DealLines", "pass")
        case _:
            return None


def _worth_telling(events: Sequence[Event]) -> list[Event]:
    """Leave out the cards that were dealt: they are to be seen, and would be a long list."""
    return [event for event in events if not isinstance(event, CardsDealt)]
