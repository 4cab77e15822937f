"""The account of a finished deal: four lines that always add up to the result."""

from collections.abc import Sequence
from dataclasses import dataclass

from sixtysix_gui.coach.biases import bias_at, places_of
from sixtysix_gui.coach.lessons import Loss, repeated
from sixtysix_gui.coach.values.accounts import Account, AccountStep
from sixtysix_gui.coach.values.judgements import Judgement
from sixtysix_gui.rules.deals.view import View


@dataclass(frozen=True)
class JudgedMove:
    """A judged move of either seat: its number in the record and whose it was."""

    step: int
    is_own: bool
    view: View
    judgement: Judgement


def account_of(moves: Sequence[JudgedMove], result: int) -> Account:
    """Sum a deal up for a seat: all judged moves of both in order, and what the seat won.

    promised = value before the first own move - what the other gave away before it;
    luck = result - promised - all that the other gave away + all that the seat gave away itself
    (docs/coach.md 3). A deal in which the seat never had a choice is all luck. What repeats a loss
    of the same turn is not given away twice.
    """
    measured = [move for move in moves if not move.is_own or move.judgement.worths]
    values = iter(values_before(measured))
    again = repeated(Loss(move.step, move.is_own, move.judgement) for move in measured)
    steps: list[AccountStep] = []
    promised = after = given = given_by_other = since = 0.0
    for move in measured:
        loss = 0.0 if move.step in again else move.judgement.clear_loss
        if not move.is_own:
            since += loss
            given_by_other += loss
            continue
        before = next(values)
        if not steps:
            promised = after = before - since
        steps.append(_step(move, before, loss, before - after - since, since))
        after, since = before - loss, 0.0
        given += loss
    luck = result - promised - given_by_other + given
    if not steps:
        return Account(0.0, luck, given, given_by_other, result, (), luck, given_by_other)
    return Account(
        promised, luck, given, given_by_other, result, tuple(steps), result - after - since, since
    )


def values_before(moves: Sequence[JudgedMove]) -> list[float]:
    """Return what the seat could expect before each of its own measured moves, freed of known bias.

    In game points; the moves are all of a deal, in order, for what is known is known of places.
    """
    own = [move for move in moves if move.is_own and move.judgement.worths]
    places = places_of(move.view for move in own)
    return [move.judgement.value + bias_at(place) for move, place in zip(own, places, strict=True)]


def _step(
    move: JudgedMove, before: float, loss: float, luck: float, given_by_other: float
) -> AccountStep:
    judgement = move.judgement
    return AccountStep(
        step=move.step,
        trick=judgement.trick,
        before=before,
        after=before - loss,
        luck=luck,
        given_by_other=given_by_other,
        given=loss,
        chance_before=judgement.chance if loss else judgement.chance_after,
        chance_after=judgement.chance_after,
    )
