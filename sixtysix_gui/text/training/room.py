"""The Training sheet in words: five for today, its four boxes, the lists, and tiles that say so."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.table.words import signed_decimal
from sixtysix_gui.text.common import as_sentence, texts, translate
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

_ = texts("Training")

PUZZLES_AGAINST = "expert"
"""Who sits opposite in puzzles."""


def rules_offered() -> tuple[tuple[str, str], ...]:
    """Return the rule sets for which there is training, by name, and what each is called."""
    return tuple((name, rules_called(rule_set(name))) for name in TAUGHT)


def only_for_two(rules: str) -> str:
    """Say that the game that was played last has no training, and what is trained instead."""
    sentence = _("Training is for games of two. These are for {rules}.")
    return sentence.format(rules=rules_called(rule_set(rules)))


# ---------------------------------------------------------------------------------- five for today


def five_line(items: Sequence[FiveItem]) -> str:
    """Say what the five are: two of your own mistakes, a question of lesson 5, two puzzles."""
    if len(items) < FIVE:
        return as_sentence(_listed(items)) + "."
    #: {what} are exercises, such as “two puzzles”; a list of them is built from {first} and {rest}
    sentence = _("{what}. About five minutes.")
    return as_sentence(sentence.format(what=_listed(items)))


def five_spoken(items: Sequence[FiveItem]) -> str:
    """Say to readers of the screen what room this is and what the five are."""
    #: {what} are exercises, such as “two puzzles”
    sentence = _("Training. Five for today: {what}.")
    return sentence.format(what=_listed(items))


def _listed(items: Sequence[FiveItem]) -> str:
    parts = [part for part in (_own(items), _lessons(items), _puzzles(items)) if part]
    if len(parts) == 3:
        #: a list of three kinds of exercises
        together = _("{first}, {second}, {third}")
        return together.format(first=parts[0], second=parts[1], third=parts[2])
    if len(parts) == 2:
        #: a list of two kinds of exercises
        return _("{first}, {second}").format(first=parts[0], second=parts[1])
    return parts[0] if parts else _("nothing yet")


def _count_of(items: Sequence[FiveItem], source: ExerciseSource) -> int:
    return sum(item.source is source for item in items)


def _own(items: Sequence[FiveItem]) -> str:
    count = _count_of(items, ExerciseSource.OWN)
    if count == 1:
        return _("one of your own mistakes")
    if count == 2:
        return _("two of your own mistakes")
    return _("%n of your own mistakes", "", count) if count else ""


def _lessons(items: Sequence[FiveItem]) -> str:
    lessons = [item.lesson for item in items if item.source is ExerciseSource.LESSON]
    if not lessons:
        return ""
    if len(lessons) == 1:
        #: {n} is the number of a lesson
        return _("a question of lesson {n}").format(n=lessons[0])
    if len(lessons) == 2 and len(set(lessons)) == 1:
        #: {n} is the number of a lesson
        return _("two questions of lesson {n}").format(n=lessons[0])
    return _("%n question(s) of lessons", "", len(lessons))


def _puzzles(items: Sequence[FiveItem]) -> str:
    count = _count_of(items, ExerciseSource.PUZZLE)
    words = {
        1: _("a puzzle"),
        2: _("two puzzles"),
        3: _("three puzzles"),
        4: _("four puzzles"),
        5: _("five puzzles"),
    }
    return words.get(count, "")


def bead_word(source: ExerciseSource) -> str:
    """Say in a word where one of the five comes from."""
    words = {
        ExerciseSource.OWN: _("yours", "one of your own mistakes"),
        ExerciseSource.LESSON: _("lesson"),
        ExerciseSource.PUZZLE: _("puzzle"),
    }
    return words[source]


def five_done(right: int, of: int) -> str:
    """Say how many of today's were right at once."""
    sentence = _("Done for today: {k} of {n}.")
    return sentence.format(k=right, n=of)


def five_open(answered: int, of: int) -> str:
    """Say how many of today's are answered."""
    sentence = _("{k} of {n} done. The others wait for you.")
    return sentence.format(k=answered, n=of)


def nothing_to_ask() -> str:
    """Say that there are no exercises at all."""
    return _("There are no exercises for today.")


def training_state(five: Five | None) -> str:
    """Say on the tile of the start sheet how today's five stand."""
    if five is None or not five.is_begun:
        return _("Five for today")
    if five.is_done:
        sentence = _("Done for today: {k} of {n}")
        return sentence.format(k=five.right, n=len(five.items))
    sentence = _("{k} of {n} done")
    return sentence.format(k=five.answered, n=len(five.items))


# --------------------------------------------------------------------------------------- the boxes


def lessons_state(done: int, next_title: str) -> str:
    """Say how many lessons are done, and which is next; no title after the last."""
    if done >= len(LESSONS):
        return _("Twelve of twelve")
    #: {k} lessons of twelve are done, {title} is that of the next one
    sentence = _("{k} of {n} · next: {title}")
    return sentence.format(k=done, n=len(LESSONS), title=next_title)


def puzzles_state(solved: int, rating: int) -> str:
    """Say how many puzzles are solved, and the rating; before the first, what waits."""
    if not solved:
        return _("Three kinds wait")
    sentence = _("{n} solved · rating {r}")
    return sentence.format(n=_whole(solved), r=rating)


def puzzles_missing() -> str:
    """Say that this installation has no puzzles."""
    return _("The puzzles of this version are missing.")


def lessons_missing() -> str:
    """Say that this installation has no lessons."""
    return _("The lessons of this version are missing.")


def mistakes_state(waiting: int, learned: int) -> str:
    """Say how many own mistakes wait today, and how many are learned."""
    sentence = _("{n} waiting · {m} learned")
    return sentence.format(n=_whole(waiting), m=_whole(learned))


def no_mistakes() -> str:
    """Say where own mistakes come from."""
    return _("None yet: review a deal with the coach.")


def still_judging(deals: int) -> str:
    """Say that there may be more mistakes soon."""
    return _("The coach is still looking at %n deal(s).", "", deals)


def lessons_done(rules: str, done: int) -> str:
    """Head the list of lessons: for which game they are, and how many are done."""
    #: {rules} is a game such as Schnapsen; {k} lessons of {n} are done
    sentence = _("{rules} · {k} of {n} done")
    return sentence.format(rules=rules_called(rule_set(rules)), k=done, n=len(LESSONS))


def lesson_state(right: int, of: int, *, done: bool, is_next: bool) -> str:
    """Say how a lesson stands; empty where it was not begun."""
    if done:
        return _("done")
    if right:
        #: {k} of {n} questions of a lesson are answered
        return _("{k} of {n}").format(k=right, n=of)
    return _("next") if is_next else ""


# ----------------------------------------------------------------------------------------- puzzles


def kind_name(kind: ExerciseKind | None, deck: str) -> str:
    """Name a kind of puzzle; None is all of them, mixed."""
    if kind is None:
        return _("Mixed")
    if kind is ExerciseKind.HOLD:
        #: {name} is an opponent such as “the Queen”
        name = opponent_called(opponent_of(PUZZLES_AGAINST), deck)
        return _("What does {name} hold?").format(name=name)
    names = {
        ExerciseKind.CLOSE: _("Close or not?"),
        ExerciseKind.WIN: _("Find the win"),
    }
    return names[kind]


def kind_sentence(kind: ExerciseKind | None, deck: str) -> str:
    """Say what is asked in a kind of puzzle."""
    if kind is None:
        return _("All three kinds, one after the other.")
    if kind is ExerciseKind.HOLD:
        #: {name} is an opponent such as “the Queen”
        sentence = _("The tricks are played before your eyes. Then pick the cards {name} holds.")
        return sentence.format(name=opponent_called(opponent_of(PUZZLES_AGAINST), deck))
    sentences = {
        ExerciseKind.CLOSE: _("The talon is open: close it, or lead a card."),
        ExerciseKind.WIN: _("All cards are known: find the move that wins."),
    }
    return sentences[kind]


def solved_of(solved: int, of: int) -> str:
    """Say how many puzzles of a kind are solved, and that solved ones come again after the last."""
    if solved >= of:
        sentence = _("All {n} are solved. Now the missed ones come first, then the oldest.")
        return sentence.format(n=_whole(of))
    sentence = _("{k} of {n} solved")
    return sentence.format(k=_whole(solved), n=_whole(of))


def rating_line(rating: int) -> str:
    """Say the rating."""
    return _("Your rating: {r}").format(r=rating)


# ------------------------------------------------------------------------------------ own mistakes


def drawer_names() -> tuple[str, ...]:
    """Name the five drawers that a mistake goes through."""
    return (
        _("today"),
        _("in 3 days"),
        _("in a week"),
        _("in a month"),
        _("learned"),
    )


def situation(view: View, words: CardWords, name: str, *, may_close: bool) -> str:
    """Say what was to be decided: on lead, or after which card; never what was played."""
    if view.led is not None:
        #: {name} is an opponent such as “the Queen”, {card} such as “the ten of hearts”
        sentence = _("{name} has led {card}")
        return as_sentence(sentence.format(name=name, card=words.card(view.led)))
    if may_close:
        return _("On lead: close or not?")
    return _("On lead")


def where_from(mistake: Mistake) -> str:
    """Say of which deal and trick a mistake is."""
    day = _day(mistake.deal_day)
    #: {date} is that of the deal, {t} the number of a trick
    sentence = _("Your deal of {date}, trick {t}")
    return sentence.format(date=day, t=mistake.trick)


def mistake_cost(loss: float | None) -> str:
    """Return what a mistake cost in game points; empty where that is unknown."""
    if loss is None:
        return ""
    return _("cost {x} then").format(x=signed_decimal(loss).lstrip("+"))


def mistake_tries(mistake: Mistake) -> str:
    """Say how often a mistake was asked about, and how that went."""
    if not mistake.times:
        return _("new")
    parts: list[str] = []
    if mistake.right:
        parts.append(_("solved %n time(s)", "", mistake.right))
    if mistake.missed:
        parts.append(_("missed %n time(s)", "", mistake.missed))
    return " · ".join(parts)


def due_words(mistake: Mistake, today: date) -> str:
    """Say when a mistake is asked again."""
    if mistake.due is None:
        return _("learned")
    if mistake.is_due(today):
        return _("today")
    day = _day(mistake.due)
    #: {date} is a day
    return _("on {date}").format(date=day)


def done_until(next_due: date | None) -> str:
    """Say that nothing waits today, and when something does."""
    if next_due is None:
        return _("All of them are learned.")
    sentence = _("Done for today. The next ones come on {date}.")
    return sentence.format(date=_day(next_due))


def _day(day: date) -> str:
    """Write a day of this year or the next."""
    #: a day in the letters of Qt: d day, MMM short name of the month
    return written_day(day, translate("Archive", "d MMM"))


def _whole(number: int) -> str:
    return QLocale().toString(number)
