"""Looks for questions and openings in deals, and makes them again at the places where they are."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.training.exercise import Exercise
from sixtysix_gui.training.exercise_files import write_exercises
from sixtysix_gui.training.taught import LESSONS
from tools.exercises.lessons.deals import is_silent, spots_of
from tools.exercises.lessons.judged import MANY_WORLDS, WORLDS
from tools.exercises.lessons.looking import Look
from tools.exercises.lessons.openings import opening_at
from tools.exercises.lessons.places import Place
from tools.exercises.lessons.slots import Slot, slots_of
from tools.exercises.spots import Spot

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
    places: dict[str, Place] = field(default_factory=dict[str, Place])

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

    def make(self, places: Mapping[str, Place]) -> None:
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

    def _spot_at(self, place: Place) -> Spot:
        spots = spots_of(rule_set(self.rules_name), place.deal)
        return next(spot for spot in spots if spot.step == place.moves)

    def _take_first(self, spot: Spot, slots: list[Slot], *, loosely: bool, worlds: int) -> bool:
        """Fill the first slot that a moment is good for."""
        look = Look(spot, loosely=loosely, worlds=worlds)
        for slot in slots:
            if is_silent(spot.number) and slot.question == _REAL:
                continue
            made = look.exercise(slot, self.rules_name)
            if made is not None:
                self._keep(made, Place(spot.number, spot.step, loosely, worlds))
                return True
        return False

    def _open(self, spot: Spot, lesson: int) -> bool:
        made = opening_at(spot, lesson, self.rules_name)
        if made is not None:
            self._keep(made, Place(spot.number, spot.step))
        return made is not None

    def _keep(self, made: Exercise, place: Place) -> None:
        self.found[made.id], self.places[made.id] = made, place
        self.tell(f"{made.id}: deal {place.deal}, after {place.moves} moves")

    def _opening_id(self, lesson: int) -> str:
        return f"lesson-{lesson:02}-{self.rules_name}-opening"


def write_stock(file: Path, found: Mapping[str, Exercise]) -> None:
    """Write exercises to a file, ordered by their ids."""
    text = write_exercises(found[exercise_id] for exercise_id in sorted(found))
    file.write_text(text, encoding="utf-8")
