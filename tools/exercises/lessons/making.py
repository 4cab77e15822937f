"""Looks for questions and openings in deals, and makes them again at the places where they are."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sixtysix_gui.coach.judgements import MoveWorth, Reason
from sixtysix_gui.rules.moves import CLOSE_TALON
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.training.exercise import ByMove, Exercise
from sixtysix_gui.training.exercise_files import write_exercises
from sixtysix_gui.training.taught import LESSONS
from tools.exercises.lessons.drafts import Draft, exercise_from, is_silent, spots_of
from tools.exercises.lessons.judged import MANY_WORLDS, WORLDS, JudgedMoves, confirmed, first_look
from tools.exercises.lessons.moves import MoveQuestion
from tools.exercises.lessons.openings import opening_at
from tools.exercises.lessons.slots import Slot, slots_of
from tools.exercises.spots import PuzzleSpot

FILE = Path(__file__).parent / "places.toml"
_HEAD = "# Where questions and openings are; written by `python -m tools.exercises.lessons find`.\n"


@dataclass(frozen=True)
class QuestionPlace:
    """A moment of the deal of a number.

    ``loosely`` says how clear it had to be, and ``worlds`` in how many cases it was (judged.py).
    """

    deal: int
    moves: int
    loosely: bool = False
    worlds: int = WORLDS


def read_places(file: Path = FILE) -> dict[str, QuestionPlace]:
    """Return all places by the ids of their exercises."""
    if not file.exists():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8"))
    return {exercise_id: QuestionPlace(**row) for exercise_id, row in rows.items()}


def write_places(places: Mapping[str, QuestionPlace], file: Path = FILE) -> None:
    """Write places, ordered by rule set, lesson and question."""
    lines = [f"{each} = {_row(places[each])}\n" for each in sorted(places)]
    file.write_text(f"{_HEAD}\n{''.join(lines)}", encoding="utf-8")


def _row(place: QuestionPlace) -> str:
    loosely = ", loosely = true" if place.loosely else ""
    worlds = "" if place.worlds == WORLDS else f", worlds = {place.worlds}"
    return f"{{ deal = {place.deal}, moves = {place.moves}{loosely}{worlds} }}"


class SpotLook:
    """A moment of a deal; the first look of the judges is had once."""

    def __init__(self, spot: PuzzleSpot, *, loosely: bool, worlds: int) -> None:
        """Take a moment; ``loosely`` is content with less, ``worlds`` are for the second look."""
        self._spot, self._loosely, self._worlds = spot, loosely, worlds
        self._first: dict[bool, JudgedMoves | None] = {}

    def exercise(self, slot: Slot, rules_name: str) -> Exercise | None:
        """Return the exercise of a slot, if this moment is good for it."""
        asked = slot.find
        draft = self._judged(asked) if isinstance(asked, MoveQuestion) else asked(self._spot)
        if draft is None or _is_forgotten(self._spot, draft.task):
            return None
        return exercise_from(draft, self._spot, slot.id_in(rules_name), slot.difficulty)

    def _judged(self, asked: MoveQuestion) -> Draft | None:
        view, closing, loosely = self._spot.view, asked.only_close, self._loosely
        if is_silent(self._spot.number) or not asked.fits(view):
            return None
        accepts = (asked.loosely if loosely else None) or asked.accepts
        if closing not in self._first:
            self._first[closing] = first_look(view, only_close=closing, loosely=loosely)
        first = self._first[closing]
        if first is None or not accepts(view, first):
            return None
        sure = confirmed(view, first, only_close=closing, loosely=loosely, worlds=self._worlds)
        if sure is None or not accepts(view, sure[0]):
            return None
        found, reason = sure
        ask = ByMove(found.right, found.worths, only_close=closing)
        told = reason_to_close(found, reason) if closing else reason
        return Draft(asked.task, ask, told, asked.values(view), found.cases)


def _is_forgotten(spot: PuzzleSpot, task: str) -> bool:
    """Return whether somebody has 66 and did not say so, where that is not what is asked."""
    view = spot.view
    mine, theirs = view.total(view.seat) >= TARGET, view.total(opposite(view.seat)) >= TARGET
    return (mine and task not in _OF_OUT) or (theirs and task != _BOTH_HAVE_66)


def reason_to_close(found: JudgedMoves, reason: Reason) -> Reason:
    """Return a reason that speaks of closing: the coach's own, or how often either wins.

    Others compare two leads, which is not what was asked.
    """
    if reason.number in _OF_CLOSING:
        return reason
    worths = {worth.move: worth for worth in found.worths}
    pair = [worths[found.right[0]], worths[found.wrong[0]]]
    close, lead = sorted(pair, key=lambda worth: worth.move != CLOSE_TALON)
    best, other = pair
    if best.wins > other.wins:
        return Reason(1, (("a", close.wins), ("n", close.of), ("b", lead.wins)))
    return _on_average(best, other)


def _on_average(best: MoveWorth, other: MoveWorth) -> Reason:
    told = (("best", best.move), ("p", round(best.points, 1)))
    return Reason(44, (*told, ("played", other.move), ("q", round(other.points, 1))))


_BOTH_HAVE_66 = "who-wins-out"
_OF_OUT = ("out-or-lead", "before-lead", _BOTH_HAVE_66)
_OF_CLOSING = (1, 2, 3, 4, 5, 6, 8, 34, 44, 49, 50)


Tell = Callable[[str], None]
_REAL = 4
"""The question that comes from a deal in which nothing was arranged."""
_CERTAIN, _CLEAR, _LOOSELY, _OPENINGS = (1, 3_000), (5_001, 5_200), (6_001, 7_500), (10_001, 11_500)
"""The numbers of deals that are looked through at most: each for what is looked for there."""


@dataclass
class Making:
    """The stock of a rule set as far as it is found, and where."""

    rules_name: str
    tell: Tell
    found: dict[str, Exercise] = field(default_factory=dict[str, Exercise])
    places: dict[str, QuestionPlace] = field(default_factory=dict[str, QuestionPlace])

    @property
    def missing(self) -> list[str]:
        """The ids of what is not there yet."""
        slots = [slot.id_in(self.rules_name) for slot in self._open_slots()]
        openings = map(self._opening_id, LESSONS)
        return slots + [each for each in openings if each not in self.found]

    def look_for_all(self) -> None:
        """Find what is missing: what counting answers, what is judged, then the openings."""
        self.look_through(*_CERTAIN, judged=False)
        self.look_through(*_CLEAR, judged=True)
        self.look_through(*_LOOSELY, judged=True, loosely=True, worlds=MANY_WORLDS)
        self.look_for_openings(*_OPENINGS)

    def look_through(
        self,
        first: int,
        last: int,
        *,
        judged: bool,
        loosely: bool = False,
        worlds: int = WORLDS,
    ) -> None:
        """Look through the deals of some numbers; each gives one question at most.

        They are either those that counting answers, or those that have to be ``judged``: of clear
        positions first, and where there are too few ``loosely``.
        """
        rules = rule_set(self.rules_name)
        for number in range(first, last + 1):
            slots = [slot for slot in self._open_slots() if slot.is_judged is judged]
            if not slots:
                return
            for spot in spots_of(rules, number):
                if self._take_first(spot, slots, loosely=loosely, worlds=worlds):
                    break

    def look_for_openings(self, first: int, last: int) -> None:
        """Look for the openings in the deals of some numbers; each gives one at most."""
        rules = rule_set(self.rules_name)
        for number in range(first, last + 1):
            wanted = [each for each in LESSONS if self._opening_id(each) not in self.found]
            if not wanted:
                return
            for spot in spots_of(rules, number):
                if any(self._open(spot, lesson) for lesson in wanted):
                    break

    def make(self, places: Mapping[str, QuestionPlace]) -> None:
        """Make everything again at the places where it was found."""
        slots = {slot.id_in(self.rules_name): slot for slot in slots_of(rule_set(self.rules_name))}
        lessons = {self._opening_id(lesson): lesson for lesson in LESSONS}
        for exercise_id, place in places.items():
            spot = self._spot_at(place)
            if exercise_id in slots:
                self._take_first(
                    spot, [slots[exercise_id]], loosely=place.loosely, worlds=place.worlds
                )
            elif exercise_id in lessons:
                self._open(spot, lessons[exercise_id])

    def _open_slots(self) -> list[Slot]:
        slots = slots_of(rule_set(self.rules_name))
        return [slot for slot in slots if slot.id_in(self.rules_name) not in self.found]

    def _spot_at(self, place: QuestionPlace) -> PuzzleSpot:
        spots = spots_of(rule_set(self.rules_name), place.deal)
        return next(spot for spot in spots if spot.step == place.moves)

    def _take_first(
        self, spot: PuzzleSpot, slots: list[Slot], *, loosely: bool, worlds: int
    ) -> bool:
        """Fill the first slot that a moment is good for."""
        look = SpotLook(spot, loosely=loosely, worlds=worlds)
        for slot in slots:
            if is_silent(spot.number) and slot.question == _REAL:
                continue
            made = look.exercise(slot, self.rules_name)
            if made is not None:
                self._keep(made, QuestionPlace(spot.number, spot.step, loosely, worlds))
                return True
        return False

    def _open(self, spot: PuzzleSpot, lesson: int) -> bool:
        made = opening_at(spot, lesson, self.rules_name)
        if made is not None:
            self._keep(made, QuestionPlace(spot.number, spot.step))
        return made is not None

    def _keep(self, made: Exercise, place: QuestionPlace) -> None:
        self.found[made.id], self.places[made.id] = made, place
        self.tell(f"{made.id}: deal {place.deal}, after {place.moves} moves")

    def _opening_id(self, lesson: int) -> str:
        return f"lesson-{lesson:02}-{self.rules_name}-opening"


def write_stock(file: Path, found: Mapping[str, Exercise]) -> None:
    """Write exercises to a file, ordered by their ids."""
    text = write_exercises(found[exercise_id] for exercise_id in sorted(found))
    file.write_text(text, encoding="utf-8")
