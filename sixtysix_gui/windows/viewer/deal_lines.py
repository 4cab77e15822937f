"""A deal in few words: its head, its tricks as a list, and how it ended."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.events import (
    CardPlayed,
    Event,
    MarriageMelded,
    TalonClosed,
    TrumpExchanged,
    WentOut,
)
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.scoring import DealOutcome
from sixtysix_gui.rules.two_handed.seats import BOTH, opposite
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.results.deal_endings import DealResult
from sixtysix_gui.windows.texts.results.outcomes import gain, reason
from sixtysix_gui.windows.texts.rules.rule_sets import rule_set_name
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal


@dataclass(frozen=True)
class TrickLine:
    """One line of a deal: a trick, or what was done after the last complete one.

    Pairs are by seat: what each announced and played, and both totals of card points after it.
    ``place`` is the step that shows it; ``winner`` is None where no trick was completed.
    """

    number: int
    place: int
    leader: Seat
    winner: Seat | None
    points: int
    done: tuple[tuple[str, ...], tuple[str, ...]]
    totals: tuple[int, int]


def head_line(deal: ShownDeal) -> str:
    """Name the rule set and the dealer."""
    return QCoreApplication.translate("DealLines", "{rules}; dealer: {dealer}").format(
        rules=rule_set_name(deal.record.rules), dealer=deal.names[deal.record.dealer]
    )


def trick_lines(deal: ShownDeal, words: CardWords) -> tuple[TrickLine, ...]:
    """Write a line for every trick, and one for what was done after the last complete one."""
    lines: list[TrickLine] = []
    for number in range(1, deal.steps[-1].trick + 1):
        done = _done(deal, number, words)
        if any(done):
            lines.append(_line(deal, number, done))
    return tuple(lines)


def _line(deal: ShownDeal, number: int, done: tuple[tuple[str, ...], tuple[str, ...]]) -> TrickLine:
    complete = number <= len(deal.tricks)
    place = deal.step_of_trick(number) if complete else deal.last
    view = deal.steps[place].view
    trick = deal.tricks[number - 1] if complete else None
    return TrickLine(
        number=number,
        place=place,
        leader=view.leader if trick is None else trick.leader,
        winner=None if trick is None else trick.winner,
        points=0 if trick is None else trick.points,
        done=done,
        totals=(view.total(Seat.A), view.total(Seat.B)),
    )


def _done(
    deal: ShownDeal, number: int, words: CardWords
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    done: dict[Seat, list[str]] = {seat: [] for seat in BOTH}
    for step in deal.steps:
        if step.trick == number:
            for seat, act in _acts(step.events, words):
                done[seat].append(act)
    return tuple(done[Seat.A]), tuple(done[Seat.B])


def _acts(events: tuple[Event, ...], words: CardWords) -> Iterator[tuple[Seat, str]]:
    for event in events:
        if isinstance(event, CardPlayed):
            yield event.seat, words.short(event.card)
        elif isinstance(event, MarriageMelded):
            said = QCoreApplication.translate("DealLines", "{points} in {suit}")
            yield event.seat, said.format(points=event.points, suit=words.suit(event.suit))
        elif isinstance(event, TrumpExchanged):
            yield event.seat, QCoreApplication.translate("DealLines", "exchanged")
        elif isinstance(event, TalonClosed):
            yield event.seat, QCoreApplication.translate("DealLines", "closed")
        elif isinstance(event, WentOut) and not event.by_itself:
            yield event.seat, QCoreApplication.translate("DealLines", "“Out!”")


def spoken_line(line: TrickLine, deal: ShownDeal) -> str:
    """Say a line to somebody who does not see its columns."""
    by_player = "; ".join(
        f"{deal.names[seat]}: {', '.join(line.done[seat])}"
        for seat in (line.leader, opposite(line.leader))
        if line.done[seat]
    )
    if line.winner is None:
        return by_player
    # without a verb: the name may be "You"
    sentence = QCoreApplication.translate(
        "DealLines", "Trick {number}. {played}. To {name}: {points} card points."
    )
    return sentence.format(
        number=line.number, played=by_player, name=deal.names[line.winner], points=line.points
    )


def ending_sentences(deal: ShownDeal) -> str:
    """Say how a deal ended and what it was worth, or that it has not ended."""
    outcome = deal.outcome
    if outcome is None:
        if deal.record.abandoned:
            return QCoreApplication.translate("DealLines", "This deal was given up.")
        return QCoreApplication.translate("DealLines", "This deal is not finished.")
    if deal.me is None:
        return _told_to_anybody(deal, outcome)
    result = DealResult(outcome, deal.record.rules, deal.me, deal.names[opposite(deal.me)])
    return f"{reason(result)} {gain(result, deal.before, deal.after)}."


def result_line(deal: ShownDeal) -> str:
    """Say in few words what a deal was worth, or that it has not ended."""
    outcome = deal.outcome
    if outcome is None:
        return ending_sentences(deal)
    if outcome.winner is None:
        return QCoreApplication.translate("DealLines", "The deal is drawn.")
    points = deal.after.won[outcome.winner] - deal.before.won[outcome.winner]
    return QCoreApplication.translate(
        "DealLines", "{name}: %n game point(s).", None, points
    ).format(name=deal.names[outcome.winner])


def _told_to_anybody(deal: ShownDeal, outcome: DealOutcome) -> str:
    first, second = outcome.totals
    count = QCoreApplication.translate("DealLines", "Card points: {first} to {second}.").format(
        first=first, second=second
    )
    return f"{result_line(deal)} {count}"
