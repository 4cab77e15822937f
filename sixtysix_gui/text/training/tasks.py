"""What an exercise asks, in a sentence beside the table and in a few words on it."""

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.data_files import tables_of
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.training.values import filled, words_of
from sixtysix_gui.training.exercise import ByCards, ByChoice, Exercise

_FILE = "tasks.toml"


def task_line(exercise: Exercise, narrator: Narrator) -> str:
    """Return the sentence that asks: You are on lead. Close, or lead a card: do it on the table."""
    return _asked(exercise, narrator, "asks")


def short_task(exercise: Exercise, narrator: Narrator) -> str:
    """Return what asks in a few words: Close, or lead a card?"""
    return _asked(exercise, narrator, "short")


def options(exercise: Exercise, narrator: Narrator) -> tuple[str, ...]:
    """Return what can be chosen, in words; nothing where the answer is no choice.

    An option that is the name of one of the values is that card.
    """
    if not isinstance(exercise.ask, ByChoice):
        return ()
    return tuple(_option(name, exercise, narrator) for name in exercise.ask.options)


def option_within(place: int, exercise: Exercise, narrator: Narrator) -> str:
    """Return one of the options as it stands within a sentence: The answer is the queen of hearts.

    The texts of options are acts, persons, yes and no, which have a small letter there.
    """
    if not isinstance(exercise.ask, ByChoice):
        return ""
    name = exercise.ask.options[place]
    value = dict(exercise.values).get(name)
    if isinstance(value, Card):
        return narrator.words.card(value)
    text = translate(_context(), tables_of(_FILE)["options"][name]).replace("{Name}", "{name}")
    small = text[:1].lower() + text[1:]
    return small.format(**words_of(exercise.values, exercise.seat, narrator))


def _option(name: str, exercise: Exercise, narrator: Narrator) -> str:
    value = dict(exercise.values).get(name)
    if isinstance(value, Card):
        return narrator.words.card_first(value)
    text = translate(_context(), tables_of(_FILE)["options"][name])
    return filled(text, exercise.values, exercise.seat, narrator)


def _asked(exercise: Exercise, narrator: Narrator, form: str) -> str:
    ask = exercise.ask
    count = len(ask.right) if isinstance(ask, ByCards) else 0
    text = translate(_context(), tables_of(_FILE)["tasks"][exercise.task][form])
    return filled(text, (("n", count), *exercise.values), exercise.seat, narrator)


def _context() -> str:
    return tables_of(_FILE)["translation"]["context"]
