"""What the coach says as JSON, and how it is kept and found again, so that nothing is done twice.

It is plain data, nothing of which is ever run. The cache comes from the caller, who may own a disk.
"""

from collections.abc import Mapping
from dataclasses import asdict
from hashlib import sha256
from typing import Protocol, cast

from sixtysix_gui.ai.two.thinking.steadiness import STEADY_VERSION
from sixtysix_gui.coach.findings import Limits
from sixtysix_gui.coach.json_values import (
    flag_in,
    list_in,
    number_in,
    object_in,
    text_in,
    whole_in,
)
from sixtysix_gui.coach.judgements import (
    COACH_VERSION,
    FailingHand,
    Judgement,
    KeyFact,
    LineKind,
    LinePart,
    MoveWorth,
    PlanStep,
    Reason,
    ReasonValue,
    StepKind,
    Study,
    Verdict,
    is_whole,
)
from sixtysix_gui.rules.cards import Card, CardCodeError, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Meld,
    Move,
    PlayCard,
)


def key_of(view: View, played: Move | None, limits: Limits) -> str:
    """Return the key of a judgement, or with None of a hint: 64 hexadecimal digits.

    The view holds the rules, the score and all that was seen. Python writes the same values with
    the same text; should another release write them otherwise, it is calculated again.
    """
    versions = f"coach {COACH_VERSION} steady {STEADY_VERSION}"
    return sha256(f"{versions}\n{limits!r}\n{played!r}\n{view!r}".encode()).hexdigest()


class JudgementCache(Protocol):
    """Keeps JSON objects by their keys; ``storage.judgement_files`` has one on the disk."""

    def get(self, key: str) -> Mapping[str, object] | None:
        """Return what was kept under a key, or None."""
        ...

    def put(self, key: str, content: Mapping[str, object]) -> None:
        """Keep an object under a key; never raises, for a result that is not kept is no trouble."""
        ...


def cached_judgement(
    view: View, played: Move | None, limits: Limits, cache: JudgementCache | None
) -> Judgement | None:
    """Return what the cache has of a move, or with None of a hint.

    What is no judgement of that move in that view, because the file was damaged, is not given.
    """
    kept = None if cache is None else cache.get(key_of(view, played, limits.affordable()))
    found = None if kept is None else judgement_from(kept)
    return found if found is not None and _fits(found, view, played) else None


def _fits(found: Judgement, view: View, played: Move | None) -> bool:
    possible = {played, *view.legal_moves}
    named = {found.best, *(worth.move for worth in found.worths)}
    return found.played == played and named <= possible


_ACTS: dict[Move, str] = {
    EXCHANGE_TRUMP: "exchange",
    CLOSE_TALON: "close",
    DRAW: "draw",
    GO_OUT: "out",
    PASS: "pass",
}
_MARRIAGE = "marriage "
_BY_TEXT: dict[str, Move] = {text: move for move, text in _ACTS.items()} | {
    _MARRIAGE + suit.letter: MELD[suit] for suit in Suit
}


def move_text(move: Move) -> str:
    """Write a move of a game for two: ``TH``, ``marriage S``, ``close``."""
    if isinstance(move, PlayCard):
        return move.card.code
    if isinstance(move, Meld):
        return _MARRIAGE + move.suit.letter
    return _ACTS[move]


def move_from(text: str) -> Move:
    """Read a move.

    Raises:
        CardCodeError: if it is none.
    """
    return _BY_TEXT.get(text) or PLAY_CARD[Card.parse(text)]


_NUMBERS = (
    *("loss", "bound", "value", "value_after", "chance", "chance_after"),
    *("chance_loss", "chance_bound"),
)
_FLAGS = ("exact", "listed", "by_chance", "disputed")


def judgement_object(judgement: Judgement) -> dict[str, object]:
    """Write a judgement down."""
    fact = judgement.key_fact
    return {
        "trick": judgement.trick,
        "worlds": judgement.worlds,
        "played": None if judgement.played is None else move_text(judgement.played),
        "best": move_text(judgement.best),
        "verdict": judgement.verdict.value,
        "reason": None if judgement.reason is None else reason_object(judgement.reason),
        "worths": [{**asdict(worth), "move": move_text(worth.move)} for worth in judgement.worths],
        "key_fact": None if fact is None else {**asdict(fact), "card": fact.card.code},
        **{name: getattr(judgement, name) for name in (*_NUMBERS, *_FLAGS)},
    }


def judgement_from(content: Mapping[str, object]) -> Judgement | None:
    """Read a judgement that was written down, or return None where that is none."""
    try:
        return _judgement(content)
    except (KeyError, TypeError, ValueError, OverflowError, CardCodeError):
        return None


def reason_object(reason: Reason) -> dict[str, object]:
    """Write a reason down: its number, and its values with their names in their order."""
    return {"number": reason.number, "values": [list(each) for each in named_values(reason)]}


def named_values(reason: Reason) -> list[tuple[str, object]]:
    """Return the values of a reason as JSON: numbers, and objects for cards, suits and moves."""
    return [(name, _value_object(value)) for name, value in reason.values]


def _judgement(content: Mapping[str, object]) -> Judgement:
    played, reason, fact = content["played"], content["reason"], content["key_fact"]
    return Judgement(
        trick=whole_in(content["trick"]),
        worlds=whole_in(content["worlds"]),
        played=None if played is None else _move(played),
        best=_move(content["best"]),
        verdict=Verdict(content["verdict"]),
        reason=None if reason is None else _reason(object_in(reason)),
        worths=tuple(_worth(object_in(each)) for each in list_in(content["worths"])),
        key_fact=None if fact is None else _fact(object_in(fact)),
        **{name: number_in(content[name]) for name in _NUMBERS},
        **{name: flag_in(content[name]) for name in _FLAGS},
    )


def _worth(content: Mapping[str, object]) -> MoveWorth:
    return MoveWorth(
        _move(content["move"]),
        number_in(content["points"]),
        number_in(content["bound"]),
        whole_in(content["wins"]),
        whole_in(content["of"]),
        number_in(content["chance"]),
    )


def _fact(content: Mapping[str, object]) -> KeyFact:
    return KeyFact(
        _card(content["card"]),
        whole_in(content["tenths"]),
        number_in(content["lead_with"]),
        number_in(content["lead_without"]),
    )


def _value_object(value: ReasonValue) -> object:
    if isinstance(value, Suit):
        return {"suit": value.letter}
    if isinstance(value, int | float):
        return value
    if isinstance(value, Card):
        return {"card": value.code}
    if isinstance(value, tuple):
        return {"line": [_part_object(part) for part in value]}
    return {"move": move_text(value)}


def _part_object(part: LinePart) -> dict[str, object]:
    return {
        "kind": part.kind.name,
        "card": part.card.code,
        "suit": None if part.suit is None else part.suit.letter,
        "card2": None if part.card2 is None else part.card2.code,
        "points": part.points,
    }


def _reason(content: Mapping[str, object]) -> Reason:
    pairs = [list_in(pair) for pair in list_in(content["values"])]
    values = tuple((text_in(name), _value(each)) for name, each in pairs)
    reason = Reason(whole_in(content["number"]), values)
    if not is_whole(reason):
        raise ValueError
    return reason


def _value(content: object) -> ReasonValue:
    if isinstance(content, float):
        return number_in(content)
    if not isinstance(content, dict):
        return whole_in(content)
    ((kind, value),) = cast("dict[str, object]", content).items()
    if kind == "card":
        return _card(value)
    if kind == "suit":
        return _suit(value)
    if kind == "line":
        return tuple(_part(object_in(part)) for part in list_in(value))
    return _move(value)


def _part(content: Mapping[str, object]) -> LinePart:
    suit, card2, points = content["suit"], content["card2"], content["points"]
    return LinePart(
        LineKind[text_in(content["kind"])],
        _card(content["card"]),
        None if suit is None else _suit(suit),
        None if card2 is None else _card(card2),
        None if points is None else whole_in(points),
    )


def _move(content: object) -> Move:
    return move_from(text_in(content))


def _card(content: object) -> Card:
    return Card.parse(text_in(content))


def _suit(content: object) -> Suit:
    return {suit.letter: suit for suit in Suit}[text_in(content)]


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
            tuple(_step(object_in(step)) for step in list_in(plan)),
            None if failing is None else _hand(object_in(failing)),
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
    kind = StepKind(content["kind"])
    card, suit = content["card"], content["suit"]
    if (card is not None, suit is not None) != _CARRIES.get(kind, (False, False)):
        raise ValueError
    return PlanStep(
        kind,
        None if card is None else _card(card),
        None if suit is None else _suit(suit),
        whole_in(content["points"]),
    )


def _hand(content: Mapping[str, object]) -> FailingHand:
    cards = tuple(_card(each) for each in list_in(content["cards"]))
    return FailingHand(cards, flag_in(content["loses"]))
