"""Questions of lessons are made again at the places where they were found, as they are shipped."""

from pathlib import Path

from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.training.exercise_files import write_exercise
from sixtysix_gui.training.lessons import lesson_of, question
from sixtysix_gui.training.taught import LESSONS, TAUGHT
from tests.helpers.rows import each_row
from tools.exercises.lessons.making import Making, QuestionPlace, read_places, write_places
from tools.exercises.lessons.slots import slots_of

SAMPLE = ("1a", "opening")


def test_every_question_and_opening_has_its_place() -> None:
    wanted = {slot.id_in(rules) for rules in TAUGHT for slot in slots_of(rule_set(rules))}
    wanted |= {f"lesson-{number:02}-{rules}-opening" for rules in TAUGHT for number in LESSONS}
    assert set(read_places()) == wanted


@each_row("number", [1, 2, 7])
def test_what_is_counted_is_made_again_as_it_is_shipped(number: int) -> None:
    said: list[str] = []
    places = {
        f"lesson-{number:02}-{rules}-{each}": read_places()[f"lesson-{number:02}-{rules}-{each}"]
        for rules in TAUGHT
        for each in SAMPLE
    }
    for rules in TAUGHT:
        making = Making(rules, said.append)
        making.make({each: place for each, place in places.items() if lesson_of(each)[1] == rules})
        assert making.found
        for each, made in making.found.items():
            assert write_exercise(made) == write_exercise(question(each))
    assert len(said) == len(places)


def test_places_are_read_as_they_were_written(tmp_path: Path) -> None:
    places = {
        "lesson-01-santase-1a": QuestionPlace(3, 7),
        "lesson-03-santase-1a": QuestionPlace(6_001, 4, True),
    }
    write_places(places, tmp_path / "places.toml")
    assert read_places(tmp_path / "places.toml") == places
    assert read_places(tmp_path / "none.toml") == {}
