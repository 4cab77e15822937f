"""Finds what is wrong with the translations, one sentence for each fault."""

import re
import tempfile
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

from sixtysix_gui import languages
from tools.translation.extract import Text
from tools.translation.files import (
    FOLDER,
    Language,
    ToolError,
    Translation,
    compile_ts,
    plural_forms,
    read_ts,
)
from tools.translation.placeholders import fields_of

_NUMBERED = re.compile(r"%L?\d{1,2}|%\(\w+\)[rs]|%[rs]\b")
_COUNT = re.compile(r"%L?n")
_MNEMONIC = re.compile(r"&(?=[^\s&])")
_NOT_WORDS = re.compile(r"\{[^}]*\}|<[^>]*>|&\w+;|%\w+|&")
_WORD = re.compile(r"[^\W\d_]+")
_LATIN, _CYRILLIC = re.compile(r"[A-Za-zÀ-ɏ]"), re.compile(r"[Ѐ-ӿ]")


def faults(language: Language, texts: Set[Text], unheard: Set[Text] = frozenset()) -> Iterator[str]:
    """Yields every fault of a language's files, given all texts of the sources.

    ``unheard`` are those of them that the window never says, and its .qm file lacks.
    """
    try:
        translations = read_ts(language.ts_file)
        needed = language.needed(texts)
    except ToolError as error:
        yield str(error)
        return
    name = language.name_of_ts
    for text in sorted(needed - translations.keys()):
        yield f"{name}: {_shown(text)} is in the sources, not here: run python -m tools.translation"
    for text in sorted(translations.keys() - needed):
        yield f"{name}: {_shown(text)} is no longer in the sources: run python -m tools.translation"
    forms = plural_forms(language)
    done = {text for text in needed & translations.keys() if translations[text].finished}
    for text in sorted(done if language.unfinished else needed & translations.keys()):
        for fault in translation_faults(text, translations[text], forms):
            yield f"{name}: {_shown(text)} {fault}"
    if language.unfinished and done == needed:
        yield f"{name}: everything is translated: take unfinished out of {languages.DATA_FILE}"
    if language.lies_over:
        yield from _needless(language, translations)
    if not is_compiled(language, unheard):
        yield f"{language.qm_file.name} is not what {name} says: run python -m tools.translation"


def progress(language: Language) -> str:
    """Return how far an unfinished language has come, in a sentence.

    Raises:
        ToolError: its translations cannot be read.
    """
    translations = read_ts(language.ts_file)
    done = sum(each.finished for each in translations.values())
    return f"{language.code} is unfinished: {done} of {len(translations)} texts are translated"


def translation_faults(text: Text, translation: Translation, forms: int = 0) -> Iterator[str]:
    """Yields what is wrong with one translation; ``forms`` is how many a text that counts needs.

    >>> list(translation_faults(Text("A", "{name} wins"), Translation(("gewinnt",), finished=True)))
    ['lacks {name}']
    """
    if not translation.finished:
        yield "is not translated" if not all(translation.forms) else "is marked as unfinished"
        return
    if text.has_plural and forms and len(translation.forms) != forms:
        yield f"has {len(translation.forms)} forms of counting, and the language has {forms}"
    for form in translation.forms:
        wanted, given = placeholders(text.source), placeholders(form)
        yield from (f"lacks {missing}" for missing in sorted(wanted - given))
        yield from (f"has {strange} too many" for strange in sorted(given - wanted))
        if len(_MNEMONIC.findall(text.source)) != len(_MNEMONIC.findall(form)):
            yield "differs in the number of & that mark a key"
        yield from (f"mixes Latin and Cyrillic letters in “{word}”" for word in mixed_words(form))
    if text.has_plural and not any(_COUNT.search(form) for form in translation.forms):
        yield "never says the number %n"


def placeholders(text: str) -> set[str]:
    """Return what will be filled in: %1, {name}. A form of counting may leave out %n.

    >>> sorted(placeholders("%1 of {count:d} for {player.name}"))
    ['%1', '{count}', '{player.name}']
    """
    return {f"{{{field}}}" for field in fields_of(text)} | set(_NUMBERED.findall(text))


def mixed_words(text: str) -> list[str]:
    """Return the words with letters of two alphabets: some look alike, and are not.

    >>> mixed_words("{name} взима C2C")
    []
    """
    words = _WORD.findall(_NOT_WORDS.sub("", text))
    return [word for word in words if _LATIN.search(word) and _CYRILLIC.search(word)]


def is_compiled(language: Language, unheard: Set[Text]) -> bool:
    """Return whether the .qm file is what compiling the .ts file now gives."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder, language.qm_file.name)
        compile_ts(language.ts_file, fresh, unheard)
        return language.qm_file.is_file() and language.qm_file.read_bytes() == fresh.read_bytes()


def folder_faults() -> Iterator[str]:
    """Yields a sentence for every language in the list whose data cannot be read, and so on."""
    for code in languages.listed_names():
        if code not in languages.codes():
            yield f"{code}: {languages.DATA_FILE} in its folder cannot be read"
    for folder in sorted(FOLDER.iterdir()):
        if folder.is_dir() and folder.name not in languages.listed_names():
            yield f"{folder.name}: the folder is there, and no line in {languages.LIST_FILE}"


def _needless(language: Language, own: Mapping[Text, Translation]) -> Iterator[str]:
    """Yields what a language over another says as that one does."""
    lower = Language(languages.language(language.code).over, complete=True)
    same = read_ts(lower.ts_file)
    for text in sorted(own):
        if same.get(text) == own[text]:
            yield f"{language.name_of_ts}: {_shown(text)} is as in {lower.name_of_ts}: leave it out"


def _shown(text: Text) -> str:
    return f"“{text.source}” of {text.context}"
