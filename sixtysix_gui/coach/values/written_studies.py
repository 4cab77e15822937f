"""Studies as JSON objects, and back again."""

from collections.abc import Mapping
from typing import cast

from sixtysix_gui.coach.values.studies import FailingHand, PlanStep, StepKind, Study
from sixtysix_gui.rules.cards import Card, CardCodeError, Suit


def study_object(study: Study) -> dict[str, object]:
    """Write a study down."""
    failing = study.failing
    return {
        "plan": [_step_object(step) for step in study.plan],
        "failing": None
        if failing is None
        else {"cards": [card.code for card in failing.cards], "loses": failing.loses},
    }


def study_from(content: Mapping[str, object]) -> Study | None:
    """Read a study that was written down, or return None where that is none."""
    try:
        plan, failing = content["plan"], content["failing"]
        return Study(
            tuple(_step(_object(step)) for step in _list(plan)),
            None if failing is None else _hand(_object(failing)),
        )
    except (KeyError, TypeError, ValueError, CardCodeError):
        return None


def _step_object(step: PlanStep) -> dict[str, object]:
    return {
        "kind": step.kind.value,
        "card": None if step.card is None else step.card.code,
        "suit": None if step.suit is None else step.suit.letter,
        "points": step.points,
    }


_CARRIES = {
    StepKind.LEAD: (True, False),
    StepKind.TAKE: (True, False),
    StepKind.TRUMP: (True, False),
    StepKind.THROW: (True, False),
    StepKind.EXCHANGE: (True, False),
    StepKind.PAIR: (False, True),
}
"""Whether a step names a card, and whether a suit; the others name neither."""


def _step(content: Mapping[str, object]) -> PlanStep:
    kind, points = StepKind(content["kind"]), content["points"]
    card, suit = content["card"], content["suit"]
    if (card is not None, suit is not None) != _CARRIES.get(kind, (False, False)):
        raise ValueError
    if not isinstance(points, int) or isinstance(points, bool):
        raise TypeError
    return PlanStep(
        kind,
        None if card is None else _card(card),
        None if suit is None else {each.letter: each for each in Suit}[_text(suit)],
        points,
    )


def _hand(content: Mapping[str, object]) -> FailingHand:
    loses = content["loses"]
    if not isinstance(loses, bool):
        raise TypeError
    return FailingHand(tuple(_card(each) for each in _list(content["cards"])), loses)


def _card(content: object) -> Card:
    return Card.parse(_text(content))


def _object(content: object) -> Mapping[str, object]:
    if not isinstance(content, dict):
        raise TypeError
    return cast("dict[str, object]", content)


def _list(content: object) -> list[object]:
    if not isinstance(content, list):
        raise TypeError
    return cast("list[object]", content)


def _text(content: object) -> str:
    if not isinstance(content, str):
        raise TypeError
    return content
