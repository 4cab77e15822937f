"""The words of lessons, and what is said at the end of a lesson and of five."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, texts, translate
from sixtysix_gui.text.days import written_day
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.training.room import kind_name
from sixtysix_gui.text.training.tasks import words_of
from sixtysix_gui.training.lessons import CONTEXT, lesson, opening
from sixtysix_gui.training.taught import TAUGHT

if TYPE_CHECKING:
    from sixtysix_gui.training.exercise import ExerciseKind
    from sixtysix_gui.training.sittings import News

_ = texts("TrainingEnds")


@dataclass(frozen=True)
class OpeningWords:
    """What an opening says: the idea, rows of label and figure, and the conclusion."""

    idea: str
    figures: tuple[tuple[str, str], ...]
    pill: str


def lesson_title(number: int) -> str:
    """Return the title of a lesson: Count to 66."""
    return translate(CONTEXT, lesson(number).title)


def lesson_tile(number: int) -> str:
    """Return the sentence on the tile of a lesson: Know your total at every moment."""
    return translate(CONTEXT, lesson(number).tile)


def lesson_sentence(number: int, words: CardWords) -> str:
    """Return the sentence to remember: Once you have 66, say “Out!” before you lead."""
    text = translate(CONTEXT, lesson(number).sentence)
    return as_sentence(text.format(**_ranks(TAUGHT[0], words)))


def quoted_lesson(number: int, words: CardWords) -> str:
    """Quote a lesson where a deal turned on it: “Lesson 2: Once you have 66 …”."""
    #: {sentence} is the one to remember, with its full stop
    text = _("Lesson {n}: {sentence}")
    return text.format(n=number, sentence=lesson_sentence(number, words))


def opening_words(rules_name: str, number: int, narrator: Narrator) -> OpeningWords:
    """Return what the opening of a lesson says by the rules that are chosen."""
    said, shown = lesson(number, rules_name), opening(rules_name, number)
    values = dict(shown.values)
    words = {
        **_ranks(rules_name, narrator.words),
        **words_of(shown.values, shown.seat, narrator),
    }
    return OpeningWords(
        _filled(said.idea, words),
        tuple((_filled(figure.label, words), str(values[figure.value])) for figure in said.figures),
        _filled(said.pill, words),
    )


def _filled(text: str, words: Mapping[str, str]) -> str:
    return as_sentence(translate(CONTEXT, text).format(**words))


def _ranks(rules_name: str, words: CardWords) -> Mapping[str, str]:
    """Return the words for ranks, and for that of the lowest trump."""
    named = {rank.name.lower(): words.rank(rank) for rank in Rank}
    lowest = Rank.NINE if rule_set(rules_name).deck_pack > _WITHOUT_NINES else Rank.JACK
    return named | {"lowest": words.rank(lowest)}


_WITHOUT_NINES = 20


# ------------------------------------------------------------------------------------- end of five


def five_line(right: int, of: int) -> str:
    """Say how many were right at once, and what becomes of the others."""
    if right == of:
        return _all_at_once(of)
    how_many = _some_at_once(right, of)
    if of - right == 1:
        rest = _("The one you missed comes back tomorrow.")
    else:
        rest = _("The ones you missed come back tomorrow.")
    return f"{how_many} {rest}"


def _all_at_once(of: int) -> str:
    if of == 5:
        return _("All five at once.")
    return _("All of them at once.")


def _some_at_once(right: int, of: int) -> str:
    of_five = {
        0: _("None of five at once."),
        1: _("One of five at once."),
        2: _("Two of five at once."),
        3: _("Three of five at once."),
        4: _("Four of five at once."),
    }
    if of == 5:
        return of_five[right]
    return _("{k} of {n} at once.").format(k=right, n=of)


def news_line(news: News | None, deck: str) -> str:
    """Say what is new; empty where nothing is."""
    if news is None:
        return ""
    if news.day is not None:
        #: {date} is a date: 14 November, in the letters of Qt: d day, MMMM month
        text = _("A mistake of {date} is learned.")
        return text.format(date=written_day(news.day, _("d MMMM")))
    if news.lesson:
        return lesson_is_done(news.lesson)
    if news.kind is not None:
        #: {kind} is a kind of puzzles at the beginning of the sentence: Close or not?
        text = _("“{kind}” is easy for you now.")
        return text.format(kind=kind_name(news.kind, deck))
    return ""


def missed_again(count: int) -> str:
    """Name the link to what was missed."""
    if count == 1:
        return _("The missed one again")
    return _("The missed ones again")


def beads_spoken(marks: Sequence[tuple[str, bool]]) -> str:
    """Tell readers of the screen each of the five: where it came from, and whether it was right."""
    right = _("{what}: right")
    missed = _("{what}: missed")
    parts = ((right if is_right else missed).format(what=what) for what, is_right in marks)
    return as_sentence(f"{', '.join(parts)}.")


# -------------------------------------------------------------------------------------- a lesson


def opening_tab(number: int, title: str) -> str:
    """Name a lesson and its title in one line."""
    text = _("Lesson {n}: {title}")
    return text.format(n=number, title=title)


def coach_names(number: int) -> str:
    """Say what the coach does from now on."""
    text = _("From now on the coach names lesson {n} where a deal of yours turns on this.")
    return text.format(n=number)


def lesson_is_done(number: int) -> str:
    """Say that a lesson is done."""
    return _("Lesson {n} is done.").format(n=number)


def questions_left(count: int) -> str:
    """Say that questions were missed twice, so that the lesson is open still."""
    return _("%n question(s) of this lesson are still open.", "", count)


def count_of(count: int, of: int) -> str:
    """Write a figure: 9 of 12."""
    return _("{k} of {n}").format(k=count, n=of)


def next_lesson(title: str, tile: str) -> str:
    """Say what the next lesson is about."""
    #: {title} is the title of a lesson, {tile} a sentence about it
    return _("Next: {title}. {tile}").format(title=title, tile=tile)


def all_twelve(kind: ExerciseKind | None, count: int, deck: str) -> str:
    """Say that all lessons are done, and which puzzles wait, if that is known."""
    if kind is None or not count:
        return _("All twelve lessons are done.")
    text = _(
        "All twelve. Hardest for you were “{kind}”: %n puzzle(s) of that kind wait.", "", count
    )
    return text.format(kind=kind_name(kind, deck))
