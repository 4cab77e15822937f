"""The language of what is said in a terminal: that of the environment, from gettext's catalogues.

``gettext`` belongs to Python's own library, and argparse asks it, too: so its words are in the same
catalogues, which tools/translation makes of the same .ts files as those of the window.
"""

import gettext
import logging
import os
import struct
import sys
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager
from itertools import pairwise

from sixtysix_gui import languages
from sixtysix_gui.languages import FALLBACK
from sixtysix_gui.resource_files import ResourceMissingError
from sixtysix_gui.sentences import Texts, to_translate, told

DOMAIN = "sixtysix-cli"
"""The name of the catalogues."""
_ASKED_FIRST = "LANGUAGE"
VARIABLES = (_ASKED_FIRST, "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names languages; the first that is set counts, as everywhere."""
_NO_DOMAIN = "messages"
"""The name of catalogues that no one has, which gettext begins with."""
_DAMAGES = (OSError, ValueError, LookupError, struct.error)
"""What reading a damaged catalogue may end in."""

_log = logging.getLogger(__name__)
_spoken: list[gettext.NullTranslations] = []
"""The catalogue of the language that is spoken, which asks those below it."""


def speak(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str:
    """Speak the language of the environment from now on, and give its code.

    Where there is none, or its catalogue is missing or damaged, that is English.
    """
    wanted = languages.chosen_by(_wanted(environment, platform)) or FALLBACK
    below = [one.code for one in reversed(languages.with_those_below(wanted))]
    found = {code: made for code in (*below, FALLBACK) if (made := _catalogue(code)) is not None}
    made = list(found.values())
    for upper, lower in pairwise(made):
        upper.add_fallback(lower)
    _spoken[:] = made[:1]
    _let_argparse_speak([code for code in found if code != FALLBACK])
    return next(iter(found), FALLBACK)


@contextmanager
def speaking() -> Generator[None]:
    """Speak as `speak` for a while; then the environment is as it was, for Qt asks it, too."""
    before = os.environ.get(_ASKED_FIRST)
    speak()
    try:
        yield
    finally:
        os.environ.pop(_ASKED_FIRST, None)
        if before is not None:
            os.environ[_ASKED_FIRST] = before


def translate(context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
    """Return a text in the language that is spoken; ``n`` is what a text with %n counts."""
    where = f"{context}, {disambiguation}" if disambiguation else context
    if n < 0:
        return _spoken[0].pgettext(where, source) if _spoken else source
    text = _spoken[0].npgettext(where, source, source, n) if _spoken else source
    return text.replace("%n", str(n))


def texts(context: str) -> Texts:
    """Return what says the texts of one context in the language of the terminal."""
    return Texts(translate, context)


def with_decimal_sign(written: str) -> str:
    """Return a figure with the decimal sign of the language that is spoken: 0.5, in German 0,5."""
    whole, point, part = written.partition(".")
    #: the decimal sign stands between two rows of digits
    sign = translate("Figures", "{whole}.{part}")
    return sign.format(whole=whole, part=part) if point else written


def spoken(said: object) -> str:
    """Return a sentence, or that of an error, in the language that is spoken; else ``str()``."""
    return told(said, translate)


def _wanted(environment: Mapping[str, str], platform: str) -> list[str]:
    """Return the languages that the person wants, the one he likes best first."""
    for variable in VARIABLES:
        if value := environment.get(variable):
            return value.split(":")
    return list(_of_windows()) if platform == "win32" else []


def _of_windows() -> Iterator[str]:
    if sys.platform == "win32":
        import ctypes
        import locale

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        if number in locale.windows_locale:
            yield locale.windows_locale[number]


def _catalogue(code: str) -> gettext.GNUTranslations | None:
    try:
        file = languages.folder() / code / "LC_MESSAGES" / f"{DOMAIN}.mo"
        with file.open("rb") as stream:
            return gettext.GNUTranslations(stream)
    except (ResourceMissingError, *_DAMAGES) as error:
        _log.debug("the texts of %s cannot be read: %s", code, error)
        return None


def _let_argparse_speak(codes: list[str]) -> None:
    """Let gettext find the same catalogues, and no other, when argparse asks it."""
    if not codes:
        gettext.textdomain(_NO_DOMAIN)
        return
    os.environ[_ASKED_FIRST] = ":".join(codes)
    gettext.bindtextdomain(DOMAIN, languages.folder())
    gettext.textdomain(DOMAIN)


WORDS_OF_ARGPARSE = (
    to_translate("argparse", "usage: "),
    to_translate("argparse", "positional arguments"),
    to_translate("argparse", "options"),
    to_translate("argparse", "show this help message and exit"),
    to_translate("argparse", "%(prog)s: error: %(message)s\n"),
    to_translate("argparse", "argument %(argument_name)s: %(message)s"),
    to_translate("argparse", "unrecognized arguments: %s"),
    to_translate("argparse", "not allowed with argument %s"),
    to_translate("argparse", "ignored explicit argument %r"),
    to_translate("argparse", "the following arguments are required: %s"),
    to_translate("argparse", "expected one argument"),
    to_translate("argparse", "expected at least one argument"),
    to_translate("argparse", "invalid choice: %(value)r (choose from %(choices)s)"),
    #: of Python 3.14
    to_translate(
        "argparse",
        "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)",
    ),
    #: of Python 3.11
    to_translate("argparse", "unknown parser %(parser_name)r (choices: %(choices)s)"),
)
"""What argparse says to those who use the commands; only the catalogues need them."""
