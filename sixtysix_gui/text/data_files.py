"""The data files of the texts, for translators to read; and the words that are explained.

They lie in ``sixtysix_gui/text/data`` and come along with the program. Their texts are English;
`python -m tools.translation` finds them there as it does in the sources.
"""

import tomllib
from importlib.resources import files
from typing import Any

from typing_extensions import override

from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate


class DataFileError(Exception):
    """A data file of the program is missing or damaged, so that the program must be repaired."""

    def __init__(self, name: str, trouble: str, line: int = 0) -> None:
        """Take the name of the file, what is wrong, and in which line, where that is known."""
        super().__init__(name, trouble, line)
        self.name = name
        self.trouble = trouble
        self.line = line

    @override
    def __str__(self) -> str:
        """Say what is wrong, in English, as in a log.

        >>> str(DataFileError("help.md", "nothing is known of “talom”", 7))
        'help.md, line 7: nothing is known of “talom”'
        """
        place = f", line {self.line}" if self.line else ""
        return f"{self.name}{place}: {self.trouble}"


def read_text(name: str) -> str:
    """Return what a data file says.

    Raises:
        DataFileError: if it is missing or is no text.
    """
    try:
        return files("sixtysix_gui.text").joinpath("data", name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataFileError(name, str(error)) from error


def read_tables(name: str) -> dict[str, Any]:
    """Return the tables of a data file in TOML.

    Raises:
        DataFileError: if it is missing or is no TOML.
    """
    try:
        return tomllib.loads(read_text(name))
    except tomllib.TOMLDecodeError as error:
        raise DataFileError(name, str(error)) from error


_GLOSSES: tuple[tuple[str, str], ...] = (
    #: the first of each pair is a word as it may stand in a sentence, without its ending
    (
        QT_TRANSLATE_NOOP("Glosses", "talon"),
        QT_TRANSLATE_NOOP("Glosses", "Talon: the cards that were not dealt, to be drawn from."),
    ),
    (
        QT_TRANSLATE_NOOP("Glosses", "Schneider"),
        QT_TRANSLATE_NOOP("Glosses", "Schneider: to end a deal with fewer than 33 card points."),
    ),
    (
        QT_TRANSLATE_NOOP("Glosses", "Schwarz"),
        QT_TRANSLATE_NOOP("Glosses", "Schwarz: to end a deal without a trick."),
    ),
    (
        QT_TRANSLATE_NOOP("Glosses", "Bummerl"),
        QT_TRANSLATE_NOOP("Glosses", "Bummerl: a game that was lost, written down as a dot."),
    ),
    (
        QT_TRANSLATE_NOOP("Glosses", "forehand"),
        QT_TRANSLATE_NOOP("Glosses", "Forehand: the player who leads to the first trick."),
    ),
    (
        QT_TRANSLATE_NOOP("Glosses", "game point"),
        QT_TRANSLATE_NOOP("Glosses", "Game points: what a deal brings toward winning the game."),
    ),
    (
        QT_TRANSLATE_NOOP("Glosses", "card point"),
        QT_TRANSLATE_NOOP("Glosses", "Card points: what the cards of your tricks count in a deal."),
    ),
)


def gloss_of(text: str) -> str:
    """Explain every such word in a text, a line each; empty where there is none.

    >>> gloss_of("The Queen took no trick: Schwarz.")
    'Schwarz: to end a deal without a trick.'
    """
    within = text.casefold()
    return "\n".join(
        translate("Glosses", meaning)
        for word, meaning in _GLOSSES
        if translate("Glosses", word).casefold() in within
    )
