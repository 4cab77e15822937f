"""How a deal ended, in one sentence for every termination (rules.md 3.5)."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.scoring.points import TARGET, CardPoints, Outcome, Termination
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules


@dataclass(frozen=True)
class DealResult:
    """A settled deal as it is told to the person who sat at ``human``; ``opponent`` is a name."""

    outcome: Outcome
    rules: Rules
    human: Seat
    opponent: str

    def is_me(self, seat: Seat | None) -> bool:
        """Whether that seat is the person's."""
        return seat is self.human

    def points_of(self, seat: Seat) -> CardPoints:
        """What a seat made."""
        return self.outcome.end.card_points[seat]


def ending(result: DealResult) -> str:
    """Say how the deal ended, with the card points that decided it."""
    return _ENDINGS[result.outcome.termination](result)


def _out(result: DealResult) -> str:
    claimant = result.outcome.end.claimant_seat
    if result.rules.counts_by_itself:
        sentence = (
            QCoreApplication.translate("Outcomes", "You reached {total} card points.")
            if result.is_me(claimant)
            else QCoreApplication.translate("Outcomes", "{name} reached {total} card points.")
        )
    elif result.is_me(claimant):
        sentence = QCoreApplication.translate("Outcomes", "You said “Out!” with {total}.")
    else:
        sentence = QCoreApplication.translate("Outcomes", "{name} said “Out!” with {total}.")
    return _with_total(sentence, result, claimant)


def _false_claim(result: DealResult) -> str:
    claimant = result.outcome.end.claimant_seat
    sentence = (
        QCoreApplication.translate("Outcomes", "You said “Out!” with only {total}.")
        if result.is_me(claimant)
        else QCoreApplication.translate("Outcomes", "{name} said “Out!” with only {total}.")
    )
    return _with_total(sentence, result, claimant)


def _closed_fail(result: DealResult) -> str:
    close = result.outcome.end.close
    closer = None if close is None else close.seat
    enough = closer is not None and result.points_of(closer).total >= TARGET
    if result.is_me(closer):
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
    return _with_total(sentence, result, closer)


def _defender_out(result: DealResult) -> str:
    claimant = result.outcome.end.claimant_seat
    sentence = (
        QCoreApplication.translate(
            "Outcomes", "{name} had closed, but you said “Out!” first, with {total}."
        )
        if result.is_me(claimant)
        else QCoreApplication.translate(
            "Outcomes", "You had closed, but {name} said “Out!” first, with {total}."
        )
    )
    return _with_total(sentence, result, claimant)


def _count(result: DealResult) -> str:
    winner = result.outcome.winner
    if result.rules.end_unclaimed == "sole-66":
        sentence = (
            QCoreApplication.translate(
                "Outcomes", "All cards are played, and you alone have 66, with {total}."
            )
            if result.is_me(winner)
            else QCoreApplication.translate(
                "Outcomes", "All cards are played, and {name} alone has 66, with {total}."
            )
        )
    else:
        sentence = QCoreApplication.translate(
            "Outcomes", "Nobody went out, and all cards are played: {total} against {other}."
        )
    return _with_total(sentence, result, winner)


def _last_trick(result: DealResult) -> str:
    if result.is_me(result.outcome.winner):
        return QCoreApplication.translate(
            "Outcomes", "Nobody went out: the last trick wins the deal, and it is yours."
        )
    return QCoreApplication.translate(
        "Outcomes", "Nobody went out: the last trick wins the deal, and it is {name}’s."
    ).format(name=result.opponent)


def _draw(result: DealResult) -> str:
    mine, theirs = (
        result.points_of(result.human).total,
        result.points_of(opposite(result.human)).total,
    )
    if result.rules.end_unclaimed != "sole-66":
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


def _with_total(sentence: str, result: DealResult, seat: Seat | None) -> str:
    if seat is None:
        return sentence
    total = result.points_of(seat).total
    return sentence.format(
        name=result.opponent,
        total=total,
        other=result.points_of(opposite(seat)).total,
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
