"""What every module of texts needs: marks for translation, and text from outside, always plain.

Escaping is not done here: whatever shows a text from outside takes it as plain text (tool tips: see
``set_tool_tip`` in ``windows/widgets/basic.py``).
"""

import unicodedata

from PySide6.QtCore import QCoreApplication, QLocale

from sixtysix_gui import languages
from sixtysix_gui.languages import Language
from sixtysix_gui.sentences import Texts

translate = QCoreApplication.translate
"""Return the text of (context, text) in the language of the program."""


def texts(context: str) -> Texts:
    """Return what says the texts of one context in the language of the window."""
    return Texts(translate, context)


def spoken_language() -> Language:
    """Return the language that is spoken now."""
    return languages.language(languages.chosen_by([QLocale().name()]) or languages.FALLBACK)


LONGEST_SHOWN = 64
"""Characters of a name or a word that are shown."""
_DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that turn the direction of what follows, even beyond the text they are in."""
_BREAKS = ("Cc", "Cs", "Zl", "Zp")
_UNSEEN = ("Cf", "Mn", "Me", "Zs")
_ON_A_LETTER, _MOST_ON_A_LETTER = ("Mn", "Me"), 3
"""Marks on a letter, and how many of them are shown: more would reach over the lines around it."""
_FROM_THE_RIGHT = ("R", "AL")
_ISOLATE = "\u2068"
_END_OF_ISOLATE = "\u2069"


def shown_text(text: str) -> str:
    r"""Return a text in one line, no higher than that, and in its own direction.

    >>> shown_text("Anna\u202e\nB.")
    'Anna B.'
    """
    shown: list[str] = []
    marks = 0
    for character in text:
        kind = unicodedata.category(character)
        if kind != "Cf":
            marks = marks + 1 if kind in _ON_A_LETTER else 0
        if character not in _DIRECTIONS and marks <= _MOST_ON_A_LETTER:
            shown.append(" " if kind in _BREAKS else character)
    return "".join(shown)


def shown_name(text: str, longest: int = LONGEST_SHOWN) -> str:
    """Return a name or a word as ``shown_text`` does, and no longer than there is room for.

    What has nothing to be seen is no name: it is empty.
    """
    name = " ".join(shown_text(text).split())
    if all(unicodedata.category(character) in _UNSEEN for character in name):
        return ""
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


def isolated(name: str) -> str:
    r"""Keep a name that is written from the right from turning the sentence that it stands in.

    >>> isolated("Anna"), isolated("\u05d3\u05df") == "\u2068\u05d3\u05df\u2069"
    ('Anna', True)
    """
    turns = any(unicodedata.bidirectional(character) in _FROM_THE_RIGHT for character in name)
    return f"{_ISOLATE}{name}{_END_OF_ISOLATE}" if turns else name


def as_sentence(text: str) -> str:
    """Begin a text with a capital, where it may begin with how somebody is called.

    >>> as_sentence("the Queen wins.")
    'The Queen wins.'
    """
    return text[:1].upper() + text[1:]
