"""The names that players have by themselves: known in every language, and said in the present one.

A record keeps the names of the language that was spoken when it was played.
"""

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QTranslator

from sixtysix_gui import languages
from sixtysix_gui.resource_files import ResourceMissingError
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence
from sixtysix_gui.text.opponents import OPPONENTS

_Source = tuple[str, str, str]
"""Context, English text and comment, by which Qt finds a translation."""
_YOU: _Source = ("Plates", "You", "")


def in_this_language(name: str) -> str:
    """Return a default name in the language of the program; any other name stays as it is."""
    source = _known().get(name)
    if source is None:
        return name
    context, text, comment = source
    return as_sentence(QCoreApplication.translate(context, text, comment or None))


def _sources() -> Iterator[_Source]:
    yield _YOU
    for german_suited in (False, True):
        words = CardWords(german_suited=german_suited)
        for opponent in OPPONENTS:
            yield words.source_of(opponent.face.rank)


@lru_cache(maxsize=1)
def _known() -> dict[str, _Source]:
    """Return every default name in every language, with what it translates."""
    known = {as_sentence(source[1]): source for source in _sources()}
    for code in languages.codes():
        texts = QTranslator()
        try:
            file = languages.folder() / code / f"sixtysix_{code}.qm"
        except ResourceMissingError:  # the log tells of it where the language is spoken
            continue
        if texts.load(str(file)):
            for source in _sources():
                said = texts.translate(*source)
                if said:
                    known.setdefault(as_sentence(said), source)
    return known
