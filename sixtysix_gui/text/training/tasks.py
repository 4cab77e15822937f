"""What an exercise asks, and why an answer is right by counting, with all values in words."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from sixtysix_gui.coach.judgements import ReasonValue
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.text.coach.reasons import called_beside
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.data_files import tables_of
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.training.exercise import ByCards, ByChoice, Exercise, Explanation

if TYPE_CHECKING:
    from sixtysix_gui.text.cards import CardWords


def filled(
    text: str, values: Iterable[tuple[str, ReasonValue]], seat: Seat, narrator: Narrator
) -> str:
    """Return a text with its braces filled, as the player of a seat reads it."""
    return as_sentence(text.format(**words_of(values, seat, narrator)))


def words_of(
    values: Iterable[tuple[str, ReasonValue]], seat: Seat, narrator: Narrator
) -> Mapping[str, str]:
    """Return the words for values by their names, and for the player opposite a seat.

    A card ``card`` is there as ``card_object``, too, and all that may begin a sentence with a
    capital.
    """
    named, words = tuple(values), narrator.words
    cards = [value for _, value in named if isinstance(value, Card)]
    found = {"name": called_with(narrator.people.name(opposite(seat)), cards, words)}
    for key, value in named:
        found[key] = _word(value, words)
        if isinstance(value, Card):
            found[f"{key}_object"] = words.card_object(value)
    capital = {name[:1].upper() + name[1:]: as_sentence(word) for name, word in found.items()}
    return capital | found


def called_with(called: str, cards: Iterable[Card], words: "CardWords") -> str:
    """Call the other as the plate does, or your opponent beside a card of the rank of that name.

    "The Queen drew the queen of hearts" would be two queens.
    """
    name = called.casefold().split()[-1:]
    same = [card for card in cards if [words.rank(card.rank).casefold()] == name]
    return called_beside(called, same, words)


def _word(value: ReasonValue, words: "CardWords") -> str:
    if isinstance(value, Card):
        return words.card(value)
    if isinstance(value, Suit):  # before the numbers, of which it is one
        return words.suit(value)
    return str(value)


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
    text = _text(name).replace("{Name}", "{name}")
    small = text[:1].lower() + text[1:]
    return small.format(**words_of(exercise.values, exercise.seat, narrator))


def _option(name: str, exercise: Exercise, narrator: Narrator) -> str:
    value = dict(exercise.values).get(name)
    if isinstance(value, Card):
        return narrator.words.card_first(value)
    text = _text(name)
    return filled(text, exercise.values, exercise.seat, narrator)


def _asked(exercise: Exercise, narrator: Narrator, form: str) -> str:
    ask = exercise.ask
    count = len(ask.right) if isinstance(ask, ByCards) else 0
    text = _text(exercise.task, form)
    return filled(text, (("n", count), *exercise.values), exercise.seat, narrator)


def _text(name: str, form: str = "") -> str:
    """Return the sentence of a task in a form, or else an option."""
    tables = tables_of("tasks.toml")
    text = tables["tasks"][name][form] if form else tables["options"][name]
    return translate(tables["translation"]["context"], text)


def explained(explanation: Explanation, narrator: Narrator) -> str:
    """Return the sentence of an explanation, as the person at the table reads it."""
    tables, seat = tables_of("explanations.toml"), narrator.people.me or Seat.A
    text = translate(tables["translation"]["context"], tables["explanations"][explanation.name])
    return filled(text, explanation.values, seat, narrator)
