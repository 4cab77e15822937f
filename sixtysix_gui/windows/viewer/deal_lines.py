"""A deal of two in few words: its head, its tricks as a list, and how it ended."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.events import (
    CardPlayed,
    Event,
    MarriageMelded,
    TalonClosed,
    TrumpExchanged,
    WentOut,
)
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.results.deal_endings import DealResult
from sixtysix_gui.text.results.outcomes import gain, reason
from sixtysix_gui.text.rules.rule_sets import rule_set_name
from sixtysix_gui.windows.viewer.deal_summary import (
    DealSummary,
    TrickLine,
    claim_act,
    head_of,
    spoken_trick,
    unfinished,
)
from sixtysix_gui.windows.viewer.shown_deal import ShownDeal

_Done = tuple[tuple[str, ...], tuple[str, ...]]


def summary_of(deal: ShownDeal, words: CardWords) -> DealSummary:
    """Write a deal down; the person at whose side the table is seen comes first."""
    return DealSummary(
        head=head_of(rule_set_name(deal.record.rules), deal.names[deal.record.dealer]),
        names=deal.names,
        columns=(deal.near, opposite(deal.near)),
        lines=tuple(_lines(deal, words)),
        result=result_line(deal),
    )


def _lines(deal: ShownDeal, words: CardWords) -> Iterator[TrickLine]:
    """Write a line for every trick, and one for what was done after the last complete one."""
    for number in range(1, deal.steps[-1].trick + 1):
        done = _done(deal, number, words)
        if any(done):
            yield _line(deal, number, done)


def _line(deal: ShownDeal, number: int, done: _Done) -> TrickLine:
    complete = number <= len(deal.tricks)
    place = deal.step_of_trick(number) if complete else deal.last
    trick = deal.tricks[number - 1] if complete else None
    leader = deal.steps[place].view.leader if trick is None else trick.leader
    played = "; ".join(
        f"{deal.names[seat]}: {', '.join(done[seat])}"
        for seat in (leader, opposite(leader))
        if done[seat]
    )
    if trick is None:
        return TrickLine(number, place, leader, None, 0, done, played)
    spoken = spoken_trick(number, played, deal.names[trick.winner], trick.points)
    return TrickLine(number, place, leader, trick.winner, trick.points, done, spoken)


def _done(deal: ShownDeal, number: int, words: CardWords) -> _Done:
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
            yield event.seat, claim_act()


def ending_sentences(deal: ShownDeal) -> str:
    """Say how a deal ended and what it was worth, or that it has not ended."""
    outcome = deal.outcome
    if outcome is None:
        return unfinished(given_up=deal.record.abandoned)
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


def _told_to_anybody(deal: ShownDeal, outcome: Outcome) -> str:
    first, second = outcome.totals
    count = QCoreApplication.translate("DealLines", "Card points: {first} to {second}.").format(
        first=first, second=second
    )
    return f"{result_line(deal)} {count}"
