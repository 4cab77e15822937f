"""A deal in words: what each step did, its tricks as a list, and how it ended."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

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
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    TrumpNamed,
    TrumpTurned,
    WentOut,
)
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, texts, translate
from sixtysix_gui.text.contracts import contract_name, double_name, opening_name
from sixtysix_gui.text.names import MY_FACE
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.results.deal_result import DealResult, GainLine, gain_lines
from sixtysix_gui.text.results.endings import headline
from sixtysix_gui.text.rules.rule_sets import rule_set_name
from sixtysix_gui.windows.viewer.shown_deal import BEFORE_PLAY, ShownDeal, Step

_ = texts("DealLines")


@dataclass(frozen=True)
class TrickLine:
    """One line of a deal: a trick, or what was done before the first or after the last of them.

    ``done`` is by seat what each announced and played. ``place`` is the step that shows it;
    ``winner`` is None where no trick was completed, ``leader`` where no one has led: such a line
    goes across all columns. ``spoken`` says all of it to somebody who does not see the columns.
    """

    number: int
    place: int
    leader: Seat | None
    winner: Seat | None
    points: int
    done: tuple[tuple[str, ...], ...]
    spoken: str


@dataclass(frozen=True)
class PanelSummary:
    """What is written down of a deal; ``columns`` are the seats from left to right."""

    head: str
    names: tuple[str, ...]
    columns: tuple[Seat, ...]
    lines: tuple[TrickLine, ...]
    result: str


class DealInWords:
    """Tells a deal to the person whose game it was, or to anybody."""

    def __init__(self, deal: ShownDeal, words: CardWords) -> None:
        """Take the words for the cards on the table."""
        self._deal = deal
        self._words = words
        self._deck = "german" if words.is_german_suited else "french"
        self.people = deal.people(self._deck)
        self.table_words = Narrator(words, self.people)

    def labels(self) -> SeatLabels:
        """Write the plates; in the person's own games with their portraits."""
        deal, people = self._deal, self.people
        known = deal.companions(self._deck)
        if not known:
            return SeatLabels(names=deal.names, only_watched=deal.me is None)
        return SeatLabels(
            names=deal.names,
            faces=tuple(known[seat].face.code if seat in known else MY_FACE for seat in deal.seats),
            hints=tuple(
                known[seat].tip(self._deck) if seat in known else "" for seat in deal.seats
            ),
            partner=people.partner_word,
            called=tuple(people.name(seat) for seat in deal.seats),
        )

    # ---------------------------------------------------------------------------- sentences

    def sentence(self, place: int) -> str:
        """Say what a step did; of the first one, who plays and how it all began."""
        step = self._deal.steps[place]
        told = self._happened(step) if place else self._beginning(step)
        return " ".join(as_sentence(sentence) for sentence in told if sentence)

    def _beginning(self, step: Step) -> Iterator[str]:
        yield self.table_words.seats()
        opening = _worth_telling(self._deal.opening)
        yield from self.table_words.told(opening, step.view, fresh_deal=True)
        if step.widow:
            #: {cards} are three cards by name
            text = translate("Steps", "In the widow: {cards}.")
            yield text.format(cards=", ".join(self._words.card(card) for card in step.widow))

    def _happened(self, step: Step) -> Iterator[str]:
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

    def _counted(self, event: Event, step: Step) -> Iterator[str]:
        """Say what a trick was worth, and what its side has by now."""
        if isinstance(event, TrickWon):
            #: a trick: its card points, and those of the side that has won it
            text = translate("Steps", "{points} card points, {total} in all.")
            party = self.people.party(event.seat)
            yield text.format(points=event.trick.points, total=_total(step, party.seats))

    def ending(self) -> str:
        """Say what a deal was worth, or that it has not ended; how it ended is told by its step."""
        if self._deal.outcome is None:
            return self._unfinished()
        return " ".join(line.spoken for line in self._gains())

    def _unfinished(self) -> str:
        if self._deal.record.abandoned:
            return _("This deal was abandoned.")
        return _("This deal is not finished.")

    def _gains(self) -> tuple[GainLine, ...]:
        result = self._result()
        return () if result is None else gain_lines(result, self._deal.before, self._deal.after)

    def _result(self) -> DealResult | None:
        outcome = self._deal.outcome
        if outcome is None:
            return None
        return DealResult(outcome, self._deal.steps[-1].view, self.people)

    # -------------------------------------------------------------------------------- the list

    def summary(self) -> PanelSummary:
        """Write a deal down, a column a seat, clockwise from that at whose side it is seen."""
        deal = self._deal
        head = _("{rules}; dealer: {dealer}")
        return PanelSummary(
            head=head.format(
                rules=rule_set_name(deal.record.rules), dealer=deal.names[deal.record.dealer]
            ),
            names=deal.names,
            columns=deal.columns,
            lines=tuple(self._lines()),
            result=self._short(),
        )

    def _short(self) -> str:
        result = self._result()
        if result is None:
            return self._unfinished()
        return ". ".join((headline(result), *(line.text for line in self._gains()))) + "."

    def _lines(self) -> Iterator[TrickLine]:
        """Write a line for what was said before play, and for every trick."""
        has_room = len(self._deal.seats) == len(BOTH)
        for number in range(BEFORE_PLAY, self._deal.steps[-1].trick + 1):
            done = self._done(number, briefly=not has_room)
            if any(done):
                yield self._line(number, done)

    def _line(self, number: int, done: tuple[tuple[str, ...], ...]) -> TrickLine:
        deal = self._deal
        is_trick = BEFORE_PLAY < number <= len(deal.tricks)
        trick = deal.tricks[number - 1] if is_trick else None
        if trick is None:
            own = [place for place, step in enumerate(deal.steps) if step.trick == number]
            first = None if number == BEFORE_PLAY else deal.steps[own[-1]].view.leader
            said = self._auction() if first is None else self._said(number, first)
            return TrickLine(number, own[-1], first, None, 0, done, said)
        # without a verb: the name may be "You"
        spoken = _("Trick {number}. {played}. To {name}: {points} card points.")
        spoken = spoken.format(
            number=number,
            played=self._said(number, trick.leader),
            name=deal.names[trick.winner],
            points=trick.points,
        )
        place = deal.step_of_trick(number)
        return TrickLine(number, place, trick.leader, trick.winner, trick.points, done, spoken)

    def _said(self, number: int, first: Seat) -> str:
        """Tell what everybody did in a trick, from the one who led on."""
        seats, done = self._deal.seats, self._done(number)
        order = (*seats[first:], *seats[:first])
        return self._told_by((seat, done[seat]) for seat in order if done[seat])

    def _auction(self) -> str:
        """Tell what was said before the first card in the order in which it was said."""
        steps = (step for step in self._deal.steps if step.trick == BEFORE_PLAY)
        said = (act for step in steps for act in self._acts(step))
        turns = groupby(said, key=lambda act: act[0])
        return self._told_by((seat, [act for _, act in acts]) for seat, acts in turns)

    def _told_by(self, turns: Iterable[tuple[Seat, Iterable[str]]]) -> str:
        return "; ".join(f"{self._deal.names[seat]}: {', '.join(acts)}" for seat, acts in turns)

    def _done(self, number: int, *, briefly: bool = False) -> tuple[tuple[str, ...], ...]:
        """Return what everybody did; ``briefly`` in a narrow cell, else for readers, too."""
        done: list[list[str]] = [[] for _ in self._deal.seats]
        for step in self._deal.steps:
            if step.trick == number:
                for seat, act in self._acts(step, briefly=briefly):
                    done[seat].append(act)
        return tuple(tuple(acts) for acts in done)

    def _acts(self, step: Step, *, briefly: bool = False) -> Iterator[tuple[Seat, str]]:
        for event in step.events:
            act = self._act(event, step, briefly=briefly)
            if act is not None:
                yield act

    def _act(self, event: Event, step: Step, *, briefly: bool) -> tuple[Seat, str] | None:
        called = self._words.brief if briefly else self._words.short
        match event:
            case CardPlayed(seat, card):
                return seat, called(card)
            case CardLaid(seat, card):
                return seat, _("a card") if card is None else called(card)
            case MarriageMelded(seat, suit, points) if briefly:
                return seat, f"{points} {self._words.brief_suit(suit)}"
            case MarriageMelded(seat, suit, points):
                said = _("{points} in {suit}")
                return seat, said.format(points=points, suit=self._words.suit(suit))
            case TrumpExchanged(seat, given, taken) if briefly:
                return seat, f"{called(given)} → {called(taken)}"
            case TrumpExchanged(seat):
                return seat, _("exchanged")
            case TrumpTurned(card):  # forehand has had it turned
                return step.view.rules.after(step.view.dealer), called(card)
            case TrumpNamed(seat, suit) if step.trick == BEFORE_PLAY:
                return seat, self._words.suit_first(suit)
            case _:
                return _saying(event, step)


def _saying(event: Event, step: Step) -> tuple[Seat, str] | None:
    """Return what somebody said, in short."""
    match event:
        case TalonClosed(seat):
            return seat, _("closed")
        case WentOut(seat, by_itself) if not by_itself:
            return seat, _("“Out!”")
        case BidMade(seat, ticks):
            return seat, str(ticks)
        case ContractCalled(seat, contract):
            return seat, contract_name(contract)
        case Doubled(seat, level):
            return seat, double_name(level)
        case DealOpened(seat, opening):
            return seat, opening_name(opening)
        case HandShown(seat):
            return seat, _("hand shown")
        case Passed(seat) if step.trick == BEFORE_PLAY:
            return seat, _("pass")
        case _:
            return None


def _total(step: Step, seats: Sequence[Seat]) -> int:
    """Return the card points of a side that has a trick; what the last one adds is told next."""
    tallies = [step.view.card_points[seat] for seat in seats]
    return sum(each.captured + each.melded for each in tallies)


def _worth_telling(events: Sequence[Event]) -> list[Event]:
    """Leave out the cards that were dealt: they are to be seen, and would be a long list."""
    return [event for event in events if not isinstance(event, CardsDealt)]
