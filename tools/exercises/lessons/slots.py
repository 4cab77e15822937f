"""The table of questions: for every lesson four, each with two positions (docs/lessons.md)."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from sixtysix_gui.rules.sets.rules import Rules
from tools.exercises.lessons import certain, moves
from tools.exercises.lessons.drafts import Draft
from tools.exercises.lessons.moves import MoveQuestion
from tools.exercises.spots import PuzzleSpot

Finder = Callable[[PuzzleSpot], Draft | None]
Question = Finder | MoveQuestion
Variants = tuple[Question, Question]


@dataclass(frozen=True)
class Slot:
    """A place in the stock: lesson, question, variant, and how it is filled."""

    lesson: int
    question: int
    variant: str
    find: Question

    def id_in(self, rules_name: str) -> str:
        """Return the id of its exercise."""
        return f"lesson-{self.lesson:02}-{rules_name}-{self.question}{self.variant}"

    @property
    def is_judged(self) -> bool:
        """Whether judges say what is right, and not counting."""
        return isinstance(self.find, MoveQuestion)

    @property
    def difficulty(self) -> int:
        """From 1 to 4: later questions and later lessons ask more."""
        return min(self.question, 3) + int(self.lesson > _EASY_LESSONS)


def slots_of(rules: Rules) -> tuple[Slot, ...]:
    """Return all places of a rule set: two variants of each question, one in Santase."""
    variants = "ab" if rules.name in _WITH_TWO else "a"
    return tuple(
        Slot(lesson, number, variant, find)
        for lesson, asked in _table(rules).items()
        for number, both in enumerate(asked, 1)
        for variant, find in zip(variants, _turned(both, lesson, number, variants), strict=False)
    )


def _turned(both: Variants, lesson: int, number: int, variants: str) -> Variants:
    """Return both variants; where there is room for one alone, it is now the one, now the other."""
    if variants == "a" and (lesson + number) % 2:
        return both[1], both[0]
    return both


def _table(rules: Rules) -> dict[int, tuple[Variants, ...]]:
    return {
        1: (
            _twice(certain.count_mine),
            _twice(certain.count_mine_marriage),
            _twice(certain.count_five),
            _either(certain.out_or_lead, "enough"),
        ),
        2: (
            _twice(certain.say_out),
            _twice(certain.marriage_out),
            _either(certain.who_wins_out, "mine"),
            (certain.say_out, certain.marriage_out),
        ),
        3: (
            _twice(moves.THROW),
            _twice(moves.LEAD_CHEAP),
            _twice(moves.TAKE_WITH_TEN),
            _twice(moves.FOLLOW_WELL),
        ),
        4: (
            (moves.ANNOUNCE, moves.ANNOUNCE_LATER),
            _twice(moves.KEEP_MATE),
            _twice(certain.still_holds),
            (moves.ANNOUNCE, moves.KEEP_MATE),
        ),
        5: (
            _either(certain.may_exchange, "allowed"),
            _first_acts(rules),
            _twice(moves.TAKE_FOR_EXCHANGE),
            _twice(moves.EXCHANGE),
        ),
        6: (
            _either(certain.who_draws, "mine"),
            (moves.LOSE_LAST_DRAW, moves.WIN_LAST_DRAW),
            _last_leads(rules),
            _twice(moves.LAST_DRAW),
        ),
        7: (
            (certain.count_other, certain.count_other_marriage),
            _either(certain.reaches_66, "enough"),
            _either(certain.which_marriage, "only_trumps"),
            _twice(moves.STOP_IT),
        ),
        8: (
            _twice(certain.hand_of_other),
            _twice(moves.SAFE_LEAD),
            _twice(moves.FIND_WIN),
            _twice(moves.REAL_END),
        ),
        9: (
            _twice(certain.sure_total),
            _twice(moves.CLOSE_IN_SIGHT),
            _twice(moves.TOO_SHORT),
            (moves.CLOSE, moves.PLAY_ON),
        ),
        10: (
            _twice(certain.which_safe),
            (moves.CLOSE_FOR_ACE, moves.LEAD_ACE),
            _before_drawing(rules),
            (moves.CLOSE_FOR_WINNERS, moves.WINNERS_IN_VAIN),
        ),
        11: (
            _either(certain.price, "with_trick"),
            _twice(moves.TRUMPS_OUTSIDE),
            (moves.PLAY_ON, moves.CLOSE),
            (moves.PLAY_ON, moves.CLOSE_IN_SIGHT),
        ),
        12: (
            _twice(moves.FIRST_TRICK),
            _twice(moves.REACH_33),
            _twice(moves.AGAINST_CLOSE),
            _twice(moves.SAVE_IT),
        ),
    }


def _twice(question: Question) -> Variants:
    return question, question


def _either(find: Callable[..., Draft | None], name: str) -> Variants:
    """Return the same question with one answer and with the other."""
    return partial(find, **{name: True}), partial(find, **{name: False})


def _first_acts(rules: Rules) -> Variants:
    """Where no marriage is possible after a close, it comes before that."""
    with_marriage = partial(certain.first_act, with_marriage=True)
    if rules.meld_when_closed:
        return with_marriage, partial(certain.first_act, with_marriage=False)
    return with_marriage, certain.announce_first


def _last_leads(rules: Rules) -> Variants:
    """Before the last draw one can no longer close everywhere."""
    if rules.close_min_talon > _LAST_TALON:
        return _twice(moves.LEAD_LAST)
    return moves.CLOSE_LAST, moves.LEAVE_LAST


def _before_drawing(rules: Rules) -> Variants:
    """Where one draws before closing, the question is whether to close at all."""
    if rules.close_before_draw:
        return moves.CLOSE_AT_ONCE, moves.DRAW_FIRST
    return moves.CLOSE_FOR_WINNERS, moves.WINNERS_IN_VAIN


_WITH_TWO = ("german-66", "schnapsen")
_EASY_LESSONS = 8
_LAST_TALON = 2
