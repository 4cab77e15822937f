"""The Training sheet in words: five for today, its four boxes, the lists, and tiles that say so."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.words import signed_decimal
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.days import written_day
from sixtysix_gui.text.names import opponent_called, opponent_of
from sixtysix_gui.text.rules.rule_sets import rules_called
from sixtysix_gui.training.choosing import FIVE
from sixtysix_gui.training.exercise import ExerciseKind, ExerciseSource
from sixtysix_gui.training.taught import LESSONS, TAUGHT

if TYPE_CHECKING:
    from sixtysix_gui.rules.deals.view import View
    from sixtysix_gui.text.cards import CardWords
    from sixtysix_gui.training.kept.days import Five, FiveItem
    from sixtysix_gui.training.kept.mistakes import Mistake

PUZZLES_AGAINST = "expert"
"""Who sits opposite in puzzles."""


def rules_offered() -> tuple[tuple[str, str], ...]:
    """Return the rule sets for which there is training, by name, and what each is called."""
    return tuple((name, rules_called(rule_set(name))) for name in TAUGHT)


def only_for_two(rules: str) -> str:
    """Say that the game that was played last has no training, and what is trained instead."""
    sentence = translate("Training", "Training is for games of two. These are for {rules}.")
    return sentence.format(rules=rules_called(rule_set(rules)))


# ---------------------------------------------------------------------------------- five for today


def five_line(items: Sequence[FiveItem]) -> str:
    """Say what the five are: two of your own mistakes, a question of lesson 5, two puzzles."""
    if len(items) < FIVE:
        return as_sentence(_listed(items)) + "."
    #: {what} are exercises, such as “two puzzles”; a list of them is built from {first} and {rest}
    sentence = translate("Training", "{what}. About five minutes.")
    return as_sentence(sentence.format(what=_listed(items)))


def five_spoken(items: Sequence[FiveItem]) -> str:
    """Say to readers of the screen what room this is and what the five are."""
    #: {what} are exercises, such as “two puzzles”
    sentence = translate("Training", "Training. Five for today: {what}.")
    return sentence.format(what=_listed(items))


def _listed(items: Sequence[FiveItem]) -> str:
    parts = [part for part in (_own(items), _lessons(items), _puzzles(items)) if part]
    if len(parts) == 3:
        #: a list of three kinds of exercises
        together = translate("Training", "{first}, {second}, {third}")
        return together.format(first=parts[0], second=parts[1], third=parts[2])
    if len(parts) == 2:
        #: a list of two kinds of exercises
        return translate("Training", "{first}, {second}").format(first=parts[0], second=parts[1])
    return parts[0] if parts else translate("Training", "nothing yet")


def _count_of(items: Sequence[FiveItem], source: ExerciseSource) -> int:
    return sum(item.source is source for item in items)


def _own(items: Sequence[FiveItem]) -> str:
    count = _count_of(items, ExerciseSource.OWN)
    if count == 1:
        return translate("Training", "one of your own mistakes")
    if count == 2:
        return translate("Training", "two of your own mistakes")
    return translate("Training", "%n of your own mistakes", "", count) if count else ""


def _lessons(items: Sequence[FiveItem]) -> str:
    lessons = [item.lesson for item in items if item.source is ExerciseSource.LESSON]
    if not lessons:
        return ""
    if len(lessons) == 1:
        #: {n} is the number of a lesson
        return translate("Training", "a question of lesson {n}").format(n=lessons[0])
    if len(lessons) == 2 and len(set(lessons)) == 1:
        #: {n} is the number of a lesson
        return translate("Training", "two questions of lesson {n}").format(n=lessons[0])
    return translate("Training", "%n question(s) of lessons", "", len(lessons))


def _puzzles(items: Sequence[FiveItem]) -> str:
    count = _count_of(items, ExerciseSource.PUZZLE)
    words = {
        1: translate("Training", "a puzzle"),
        2: translate("Training", "two puzzles"),
        3: translate("Training", "three puzzles"),
        4: translate("Training", "four puzzles"),
        5: translate("Training", "five puzzles"),
    }
    return words.get(count, "")


def bead_word(source: ExerciseSource) -> str:
    """Say in a word where one of the five comes from."""
    words = {
        ExerciseSource.OWN: translate("Training", "yours", "one of your own mistakes"),
        ExerciseSource.LESSON: translate("Training", "lesson"),
        ExerciseSource.PUZZLE: translate("Training", "puzzle"),
    }
    return words[source]


def five_done(right: int, of: int) -> str:
    """Say how many of today's were right at once."""
    sentence = translate("Training", "Done for today: {k} of {n}.")
    return sentence.format(k=right, n=of)


def five_open(answered: int, of: int) -> str:
    """Say how many of today's are answered."""
    sentence = translate("Training", "{k} of {n} done. The others wait for you.")
    return sentence.format(k=answered, n=of)


def nothing_to_ask() -> str:
    """Say that there are no exercises at all."""
    return translate("Training", "There are no exercises for today.")


def training_state(five: Five | None) -> str:
    """Say on the tile of the start sheet how today's five stand."""
    if five is None or not five.is_begun:
        return translate("Training", "Five for today")
    if five.is_done:
        sentence = translate("Training", "Done for today: {k} of {n}")
        return sentence.format(k=five.right, n=len(five.items))
    sentence = translate("Training", "{k} of {n} done")
    return sentence.format(k=five.answered, n=len(five.items))


# --------------------------------------------------------------------------------------- the boxes


def lessons_state(done: int, next_title: str) -> str:
    """Say how many lessons are done, and which is next; no title after the last."""
    if done >= len(LESSONS):
        return translate("Training", "Twelve of twelve")
    #: {k} lessons of twelve are done, {title} is that of the next one
    sentence = translate("Training", "{k} of {n} · next: {title}")
    return sentence.format(k=done, n=len(LESSONS), title=next_title)


def puzzles_state(solved: int, rating: int) -> str:
    """Say how many puzzles are solved, and the rating; before the first, what waits."""
    if not solved:
        return translate("Training", "Three kinds wait")
    sentence = translate("Training", "{n} solved · rating {r}")
    return sentence.format(n=_whole(solved), r=rating)


def puzzles_missing() -> str:
    """Say that this installation has no puzzles."""
    return translate("Training", "The puzzles of this version are missing.")


def lessons_missing() -> str:
    """Say that this installation has no lessons."""
    return translate("Training", "The lessons of this version are missing.")


def mistakes_state(waiting: int, learned: int) -> str:
    """Say how many own mistakes wait today, and how many are learned."""
    sentence = translate("Training", "{n} waiting · {m} learned")
    return sentence.format(n=_whole(waiting), m=_whole(learned))


def no_mistakes() -> str:
    """Say where own mistakes come from."""
    return translate("Training", "None yet: review a deal with the coach.")


def still_judging(deals: int) -> str:
    """Say that there may be more mistakes soon."""
    return translate("Training", "The coach is still looking at %n deal(s).", "", deals)


def lessons_done(rules: str, done: int) -> str:
    """Head the list of lessons: for which game they are, and how many are done."""
    #: {rules} is a game such as Schnapsen; {k} lessons of {n} are done
    sentence = translate("Training", "{rules} · {k} of {n} done")
    return sentence.format(rules=rules_called(rule_set(rules)), k=done, n=len(LESSONS))


def lesson_state(right: int, of: int, *, done: bool, is_next: bool) -> str:
    """Say how a lesson stands; empty where it was not begun."""
    if done:
        return translate("Training", "done")
    if right:
        #: {k} of {n} questions of a lesson are answered
        return translate("Training", "{k} of {n}").format(k=right, n=of)
    return translate("Training", "next") if is_next else ""


# ----------------------------------------------------------------------------------------- puzzles


def kind_name(kind: ExerciseKind | None, deck: str) -> str:
    """Name a kind of puzzle; None is all of them, mixed."""
    if kind is None:
        return translate("Training", "Mixed")
    if kind is ExerciseKind.HOLD:
        #: {name} is an opponent such as “the Queen”
        name = opponent_called(opponent_of(PUZZLES_AGAINST), deck)
        return translate("Training", "What does {name} hold?").format(name=name)
    names = {
        ExerciseKind.CLOSE: translate("Training", "Close or not?"),
        ExerciseKind.WIN: translate("Training", "Find the win"),
    }
    return names[kind]


def kind_sentence(kind: ExerciseKind | None, deck: str) -> str:
    """Say what is asked in a kind of puzzle."""
    if kind is None:
        return translate("Training", "All three kinds, one after the other.")
    if kind is ExerciseKind.HOLD:
        #: {name} is an opponent such as “the Queen”
        sentence = translate(
            "Training", "The tricks are played before your eyes. Then pick the cards {name} holds."
        )
        return sentence.format(name=opponent_called(opponent_of(PUZZLES_AGAINST), deck))
    sentences = {
        ExerciseKind.CLOSE: translate("Training", "The talon is open: close it, or lead a card."),
        ExerciseKind.WIN: translate("Training", "All cards are known: find the move that wins."),
    }
    return sentences[kind]


def solved_of(solved: int, of: int) -> str:
    """Say how many puzzles of a kind are solved, and that solved ones come again after the last."""
    if solved >= of:
        sentence = translate(
            "Training", "All {n} are solved. Now the missed ones come first, then the oldest."
        )
        return sentence.format(n=_whole(of))
    sentence = translate("Training", "{k} of {n} solved")
    return sentence.format(k=_whole(solved), n=_whole(of))


def rating_line(rating: int) -> str:
    """Say the rating."""
    return translate("Training", "Your rating: {r}").format(r=rating)


# ------------------------------------------------------------------------------------ own mistakes


def drawer_names() -> tuple[str, ...]:
    """Name the five drawers that a mistake goes through."""
    return (
        translate("Training", "today"),
        translate("Training", "in 3 days"),
        translate("Training", "in a week"),
        translate("Training", "in a month"),
        translate("Training", "learned"),
    )


def situation(view: View, words: CardWords, name: str, *, may_close: bool) -> str:
    """Say what was to be decided: on lead, or after which card; never what was played."""
    if view.led is not None:
        #: {name} is an opponent such as “the Queen”, {card} such as “the ten of hearts”
        sentence = translate("Training", "{name} has led {card}")
        return as_sentence(sentence.format(name=name, card=words.card(view.led)))
    if may_close:
        return translate("Training", "On lead: close or not?")
    return translate("Training", "On lead")


def where_from(mistake: Mistake) -> str:
    """Say of which deal and trick a mistake is."""
    day = _day(mistake.deal_day)
    #: {date} is that of the deal, {t} the number of a trick
    sentence = translate("Training", "Your deal of {date}, trick {t}")
    return sentence.format(date=day, t=mistake.trick)


def mistake_cost(loss: float | None) -> str:
    """Return what a mistake cost in game points; empty where that is unknown."""
    if loss is None:
        return ""
    return translate("Training", "cost {x} then").format(x=signed_decimal(loss).lstrip("+"))


def mistake_tries(mistake: Mistake) -> str:
    """Say how often a mistake was asked about, and how that went."""
    if not mistake.times:
        return translate("Training", "new")
    parts: list[str] = []
    if mistake.right:
        parts.append(translate("Training", "solved %n time(s)", "", mistake.right))
    if mistake.missed:
        parts.append(translate("Training", "missed %n time(s)", "", mistake.missed))
    return " · ".join(parts)


def due_words(mistake: Mistake, today: date) -> str:
    """Say when a mistake is asked again."""
    if mistake.due is None:
        return translate("Training", "learned")
    if mistake.is_due(today):
        return translate("Training", "today")
    day = _day(mistake.due)
    #: {date} is a day
    return translate("Training", "on {date}").format(date=day)


def done_until(next_due: date | None) -> str:
    """Say that nothing waits today, and when something does."""
    if next_due is None:
        return translate("Training", "All of them are learned.")
    sentence = translate("Training", "Done for today. The next ones come on {date}.")
    return sentence.format(date=_day(next_due))


def _day(day: date) -> str:
    """Write a day of this year or the next."""
    #: a day in the letters of Qt: d day, MMM short name of the month
    return written_day(day, translate("Archive", "d MMM"))


def _whole(number: int) -> str:
    return QLocale().toString(number)
