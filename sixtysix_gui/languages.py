"""The languages of the program: which there are, and what goes with each besides its texts.

A language is a folder below ``resources/languages`` and a line in ``languages.toml`` there. The
folder holds ``language.toml``, which is read here, and the texts (docs/translating.md). A language
whose data cannot be read is left out with a sentence in the log; English is always there.
"""

import logging
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import cast

from sixtysix_gui.resource_files import ResourceMissingError, resource_path

FALLBACK = "en"
"""The language of the texts in the program itself."""
LIST_FILE, DATA_FILE = "languages.toml", "language.toml"
COURTS = "AKQJ"
"""The ranks that a language may give a letter of its own."""

_log = logging.getLogger(__name__)


class LanguageDataError(Exception):
    """What is said about a language, or the list of languages, cannot be read."""


def _by_rank(letters: str) -> dict[str, str]:
    return dict(zip(COURTS, letters, strict=True))


@dataclass(frozen=True)
class Language:
    """A language of the program.

    ``code`` names it and its folder, as systems do: ``hu``, or ``de_AT`` for one of a country.
    ``name`` is what it calls itself. ``over`` is the language whose texts, letters and keys hold
    where it has none of its own. ``rule_set`` and ``deck`` are those of a first game; without a
    rule set the region decides. ``french_letters`` and ``german_letters`` stand on aces and court
    cards of the two packs, by rank. ``keys`` are its own letters, by the name of their purpose.
    One that is ``unfinished`` is spoken all the same, and English where it says nothing yet.
    """

    code: str
    name: str
    over: str = ""
    rule_set: str = ""
    deck: str = "french"
    french_letters: Mapping[str, str] = field(default_factory=lambda: _by_rank("AKQJ"))
    german_letters: Mapping[str, str] = field(default_factory=lambda: _by_rank("DKOU"))
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    unfinished: bool = False

    def index_of(self, pack: str, rank: str) -> str:
        """Return what stands in the corner of a card of a pack, as in ``10`` for ``T``."""
        return self.letters(pack).get(rank) or ("10" if rank == "T" else rank)

    def letters(self, pack: str) -> Mapping[str, str]:
        """Return the letters on the aces and court cards of a pack, by rank."""
        return self.german_letters if pack == "german" else self.french_letters


_ENGLISH = Language(FALLBACK, "English")
"""English as it is even where nothing can be read."""


def folder() -> Path:
    """Return the folder of all languages.

    Raises:
        ResourceMissingError: the installation is damaged.
    """
    return resource_path("languages")


def codes() -> tuple[str, ...]:
    """Return the codes of all languages, in the order in which they are offered."""
    return tuple(listed())


@cache
def listed_names() -> tuple[str, ...]:
    """Return what stands in the list of languages, whether it can be read or not."""
    try:
        return _names()
    except LanguageDataError as error:
        _log.warning("%s", error)
        return (FALLBACK,)


@cache
def listed() -> Mapping[str, Language]:
    """Return the languages by their codes, in the order in which they are offered."""
    read: dict[str, Language] = {}
    for code in listed_names():
        try:
            read[code] = _read(code)
        except LanguageDataError as error:
            _log.warning("%s", error)
    if FALLBACK not in read:
        read[FALLBACK] = _ENGLISH
    return read


def language(code: str) -> Language:
    """Return the language of a code; English for one that there is not."""
    return listed().get(code) or listed()[FALLBACK]


def chosen_by(names: Iterable[str]) -> str | None:
    """Return the first language that a system asks for and the program speaks, by its code.

    A system names languages as in ``de-AT``, ``de_AT``, ``bg-Cyrl-BG`` or ``hu``, the one it likes
    best first. Without the one of a country that of the language is taken.
    """
    for name in names:
        parts = name.partition(".")[0].partition("@")[0].replace("_", "-").split("-")
        spoken = parts[0].lower()
        country = next((part.upper() for part in parts[1:] if len(part) == 2), "")
        for code in (f"{spoken}_{country}", spoken):
            if code in listed():
                return code
    return None


def finished() -> tuple[str, ...]:
    """Return the codes of the languages that may be promised: all but the unfinished ones."""
    return tuple(code for code, spoken in listed().items() if not spoken.unfinished)


def with_those_below(code: str) -> tuple[Language, ...]:
    """Return the languages whose texts hold, the one that is asked first at the end."""
    found = [language(code)]
    while found[0].over and language(found[0].over) not in found:
        found.insert(0, language(found[0].over))
    if any(one.unfinished for one in found):
        found.insert(0, language(FALLBACK))
    return tuple(found)


def _names() -> tuple[str, ...]:
    found = _table(LIST_FILE).get("languages")
    names = cast("list[object]", found) if isinstance(found, list) else [None]
    if not all(isinstance(name, str) for name in names):
        raise LanguageDataError(f"The list of languages in {LIST_FILE} is damaged.")
    return tuple(map(str, names))


def _table(*place: str) -> dict[str, object]:
    shown = "/".join(place)
    try:
        return tomllib.loads(folder().joinpath(*place).read_text(encoding="utf-8"))
    except (OSError, ResourceMissingError) as error:
        raise LanguageDataError(f"The file {shown} of a language is missing: {error}") from error
    except ValueError as error:  # no text, no TOML, or a code with a zero byte
        raise LanguageDataError(f"The file {shown} of a language is damaged: {error}") from error


def _read(code: str, above: tuple[str, ...] = ()) -> Language:
    """Read a language, with what it lacks from the one it lies over."""
    data = _table(code, DATA_FILE)
    try:
        over = _word(data, "over")
        if over in (*above, code):
            raise LanguageDataError(f"The language {code} lies over itself.")
        base = _read(over, (*above, code)) if over else _ENGLISH
        letters = cast("dict[str, dict[str, str]]", data.get("letters", {}))
        return Language(
            code,
            _word(data, "name") or code,
            over,
            _word(data, "rule_set"),
            _word(data, "deck") or base.deck,
            _letters(base.french_letters, letters.get("french", {})),
            _letters(base.german_letters, letters.get("german", {})),
            {**base.keys, **_keys(cast("dict[str, list[object]]", data.get("keys", {})))},
            _yes(data, "unfinished"),
        )
    except (TypeError, ValueError, AttributeError) as error:
        raise LanguageDataError(f"The data of the language {code} are damaged: {error}") from error


def _word(data: Mapping[str, object], key: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise ValueError(key)  # noqa: TRY004 - whatever is wrong with a value is one thing here
    return value


def _yes(data: Mapping[str, object], key: str) -> bool:
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise ValueError(key)  # noqa: TRY004 - as above
    return value


def _letters(base: Mapping[str, str], own: Mapping[str, str]) -> Mapping[str, str]:
    wrong = [rank for rank, letter in own.items() if rank not in COURTS or not letter.strip()]
    if wrong:
        raise ValueError("letters")
    return {**base, **own}


def _keys(own: Mapping[str, list[object]]) -> Mapping[str, tuple[str, ...]]:
    if not all(isinstance(key, str) for row in own.values() for key in row):
        raise ValueError("keys")
    return {purpose: tuple(map(str, row)) for purpose, row in own.items()}
