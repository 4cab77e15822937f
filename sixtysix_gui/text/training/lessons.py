"""The words of lessons in the language of the program."""

from collections.abc import Mapping
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.training.values import words_of
from sixtysix_gui.training.lessons import CONTEXT, lesson, opening
from sixtysix_gui.training.taught import TAUGHT


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
    text = translate("TrainingEnds", "Lesson {n}: {sentence}")
    return text.format(n=number, sentence=lesson_sentence(number, words))


def opening_words(rules_name: str, number: int, narrator: Narrator) -> OpeningWords:
    """Return what the opening of a lesson says by the rules that are chosen."""
    said, shown = lesson(number, rules_name), opening(rules_name, number).exercise
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
