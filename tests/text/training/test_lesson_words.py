"""What exercises ask and explain, and the words of lessons: whole in every language and pack."""

import re

import pytest

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.data_files import read_tables
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.people import People, Person
from sixtysix_gui.text.training.lessons import (
    lesson_sentence,
    lesson_tile,
    lesson_title,
    opening_words,
)
from sixtysix_gui.text.training.tasks import explained, filled, options, short_task, task_line
from sixtysix_gui.training.exercise import ByCards, ByChoice, Exercise, Explanation
from sixtysix_gui.training.lessons import lesson, question, questions
from sixtysix_gui.training.taught import LESSONS, TAUGHT
from tests.helpers.rows import each_row

LONGEST_SHORT = 60
"""Characters of what asks on the table, in English."""
_BANNED = re.compile(r"\b(?:whoever|by lot|lies|he|she|him|her|pair|turn-up)\b", re.IGNORECASE)


def narrator_of(seat: Seat, *, german_suited: bool = False) -> Narrator:
    people = [Person("Queen", called="the Queen")] * 2
    people[seat] = Person("You")
    parties = question("lesson-01-german-66-1a").rules.parties
    words = CardWords(german_suited=german_suited)
    return Narrator(words, People(tuple(people), parties, seat))


def said(exercise: Exercise, narrator: Narrator) -> list[str]:
    told = [task_line(exercise, narrator), short_task(exercise, narrator)]
    told += options(exercise, narrator)
    if isinstance(exercise.reason, Explanation):
        told.append(explained(exercise.reason, narrator))
    return told


def one_of_each_task() -> list[Exercise]:
    found: dict[str, Exercise] = {}
    for rules in TAUGHT:
        for number in LESSONS:
            for each in map(question, questions(rules, number)):
                reason = each.reason.name if isinstance(each.reason, Explanation) else ""
                found.setdefault(f"{each.task} {reason}", each)
    return list(found.values())


@pytest.mark.usefixtures("language")
def test_every_sentence_is_whole_in_every_language() -> None:
    for german_suited in (False, True):
        for each in one_of_each_task():
            narrator = narrator_of(each.seat, german_suited=german_suited)
            for text in said(each, narrator):
                assert text, each.id
                assert not re.search(r"[{}]", text), text
                assert text[0] == text[0].upper()
        for number in LESSONS:
            assert lesson_title(number)
            assert "{" not in lesson_tile(number)
            assert "{" not in lesson_sentence(number, CardWords(german_suited=german_suited))
            for rules in TAUGHT:
                told = opening_words(rules, number, narrator_of(Seat.A))
                figures = [text for row in told.figures for text in row]
                assert not re.search(r"[{}]", " ".join((told.idea, told.pill, *figures)))


def test_english_is_short_and_calls_nobody_he_or_she() -> None:
    for each in one_of_each_task():
        texts = said(each, narrator_of(each.seat))
        assert len(texts[1]) <= LONGEST_SHORT, texts[1]
        assert not [text for text in texts if _BANNED.search(text)]
    for number in LESSONS:
        for rules in TAUGHT:
            words = lesson(number, rules)
            figures = [figure.label for figure in words.figures]
            texts = [words.title, words.idea, words.tile, words.sentence, words.pill, *figures]
            assert not [text for text in texts if _BANNED.search(text)]
            assert len(re.findall(r"[.:](?= |$)", words.idea)) <= 4


def test_all_that_is_written_is_used() -> None:
    tasks, names = set[str](), set[str]()
    choices = set[str]()
    for each in one_of_each_task():
        tasks.add(each.task)
        names |= {each.reason.name} if isinstance(each.reason, Explanation) else set()
        choices |= {*each.ask.options} if isinstance(each.ask, ByChoice) else set()
    of_puzzles = {"close-or-not", "win-deal", "save-schneider", "save-schwarz", "hold"}
    assert set(read_tables("tasks.toml")["tasks"]) == tasks | of_puzzles
    assert set(read_tables("tasks.toml")["options"]) == choices - {"card", "card2"}
    assert set(read_tables("explanations.toml")["explanations"]) <= names | _RARE


_RARE = {"counted-marriages", "counted-other-marriages", "exchange-needs-trick"}
"""Explanations of what no question of this stock has, though others may."""


@each_row(
    "text, found",
    [
        ("{name} has {card}.", "Your opponent has the queen of hearts."),
        (
            "{Name} has {q}, {card2_object} and {suit}.",
            "Your opponent has 12, the ace of spades and hearts.",
        ),
        ("{Card} it is.", "The queen of hearts it is."),
    ],
)
def test_values_are_named_as_the_table_names_them(text: str, found: str) -> None:
    values = (
        *(("card", Card.parse("QH")), ("card2", Card.parse("AS"))),
        *(("q", 12), ("suit", Suit.HEARTS)),
    )
    assert filled(text, values, Seat.A, narrator_of(Seat.A)) == found


def test_the_name_is_that_of_the_player_opposite() -> None:
    for seat in (Seat.A, Seat.B):
        assert filled("{Name} leads.", (), seat, narrator_of(seat)) == "The Queen leads."
        assert narrator_of(seat).people.name(opposite(seat)) == "the Queen"


def test_so_many_cards_are_asked_for_as_are_right() -> None:
    for each in one_of_each_task():
        if isinstance(each.ask, ByCards) and len(each.ask.right) > 2:
            assert f" {len(each.ask.right)} cards" in task_line(each, narrator_of(each.seat))


def test_a_card_can_be_chosen_by_its_name() -> None:
    each = question("lesson-10-german-66-1a")
    assert isinstance(each.ask, ByChoice)
    cards = dict(each.values)
    first = cards["card"]
    assert isinstance(first, Card)
    assert options(each, narrator_of(each.seat))[0] == CardWords().card_first(first)
    assert PlayCard(first) in each.view.legal_moves
