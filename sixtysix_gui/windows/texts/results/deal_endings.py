"""How a deal ended, in one sentence for every termination (rules.md 3.5)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.scoring import TARGET, DealOutcome, Tally, Termination
from sixtysix_gui.rules.two_handed.variants import RuleSet


@dataclass(frozen=True)
class Told:
    """A settled deal as it is told to the person who sat at ``human``; ``opponent`` is a name."""

    outcome: DealOutcome
    rules: RuleSet
    human: Seat
    opponent: str

    def is_me(self, seat: Seat | None) -> bool:
        """Whether that seat is the person's."""
        return seat is self.human

    def tally(self, seat: Seat) -> Tally:
        """What a seat made."""
        return self.outcome.end.tallies[seat]


def ending(told: Told) -> str:
    """Say how the deal ended, with the card points that decided it."""
    return _ENDINGS[told.outcome.termination](told)


def _out(told: Told) -> str:
    claimant = told.outcome.end.claimant
    if told.rules.counts_by_itself:
        sentence = (
            QCoreApplication.translate("Outcomes", "You reached {total} card points.")
            if told.is_me(claimant)
            else QCoreApplication.translate("Outcomes", "{name} reached {total} card points.")
        )
    elif told.is_me(claimant):
        sentence = QCoreApplication.translate("Outcomes", "You said “Out!” with {total}.")
    else:
        sentence = QCoreApplication.translate("Outcomes", "{name} said “Out!” with {total}.")
    return _with_total(sentence, told, claimant)


def _false_claim(told: Told) -> str:
    claimant = told.outcome.end.claimant
    sentence = (
        QCoreApplication.translate("Outcomes", "You said “Out!” with only {total}.")
        if told.is_me(claimant)
        else QCoreApplication.translate("Outcomes", "{name} said “Out!” with only {total}.")
    )
    return _with_total(sentence, told, claimant)


def _closed_fail(told: Told) -> str:
    close = told.outcome.end.close
    closer = None if close is None else close.seat
    enough = closer is not None and told.tally(closer).total >= TARGET
    if told.is_me(closer):
        sentence = (
            QCoreApplication.translate(
                "Outcomes", "You had closed and held {total}, but did not say “Out!” in time."
            )
            if enough
            else QCoreApplication.translate("Outcomes", "You had closed, but came only to {total}.")
        )
    else:
        sentence = (
            QCoreApplication.translate(
                "Outcomes", "{name} had closed and held {total}, but did not say “Out!” in time."
            )
            if enough
            else QCoreApplication.translate(
                "Outcomes", "{name} had closed, but came only to {total}."
            )
        )
    return _with_total(sentence, told, closer)


def _defender_out(told: Told) -> str:
    claimant = told.outcome.end.claimant
    sentence = (
        QCoreApplication.translate(
            "Outcomes", "{name} had closed, but you said “Out!” first, with {total}."
        )
        if told.is_me(claimant)
        else QCoreApplication.translate(
            "Outcomes", "You had closed, but {name} said “Out!” first, with {total}."
        )
    )
    return _with_total(sentence, told, claimant)


def _count(told: Told) -> str:
    winner = told.outcome.winner
    if told.rules.end_unclaimed == "sole-66":
        sentence = (
            QCoreApplication.translate(
                "Outcomes", "All cards are played, and you alone have 66, with {total}."
            )
            if told.is_me(winner)
            else QCoreApplication.translate(
                "Outcomes", "All cards are played, and {name} alone has 66, with {total}."
            )
        )
    else:
        sentence = QCoreApplication.translate(
            "Outcomes", "Nobody went out, and all cards are played: {total} against {other}."
        )
    return _with_total(sentence, told, winner)


def _last_trick(told: Told) -> str:
    if told.is_me(told.outcome.winner):
        return QCoreApplication.translate(
            "Outcomes", "Nobody went out: the last trick wins the deal, and it is yours."
        )
    return QCoreApplication.translate(
        "Outcomes", "Nobody went out: the last trick wins the deal, and it is {name}’s."
    ).format(name=told.opponent)


def _draw(told: Told) -> str:
    mine, theirs = told.tally(told.human).total, told.tally(told.human.other).total
    if told.rules.end_unclaimed != "sole-66":
        return QCoreApplication.translate(
            "Outcomes", "Nobody went out, and both have {total}."
        ).format(total=mine)
    sentence = (
        QCoreApplication.translate(
            "Outcomes", "Both have 66 or more ({total} and {other}), and nobody said “Out!”."
        )
        if min(mine, theirs) >= TARGET
        else QCoreApplication.translate(
            "Outcomes", "All cards are played and nobody has 66 ({total} and {other})."
        )
    )
    return sentence.format(total=mine, other=theirs)


def _with_total(sentence: str, told: Told, seat: Seat | None) -> str:
    if seat is None:
        return sentence
    total = told.tally(seat).total
    return sentence.format(
        name=told.opponent,
        total=total,
        other=told.tally(seat.other).total,
    )


_ENDINGS = {
    Termination.OUT: _out,
    Termination.FALSE_CLAIM: _false_claim,
    Termination.CLOSED_FAIL: _closed_fail,
    Termination.DEFENDER_OUT: _defender_out,
    Termination.COUNT: _count,
    Termination.LAST_TRICK: _last_trick,
    Termination.DRAW: _draw,
}
