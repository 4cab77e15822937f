"""Finds what is wrong with the translations, one sentence for each fault."""

import re
import string
import tempfile
from collections.abc import Iterator, Set
from pathlib import Path

from tools.translation.extract import Text
from tools.translation.files import Language, ToolError, Translation, compile_ts, read_ts

_NUMBERED = re.compile(r"%L?\d{1,2}")
_COUNT = re.compile(r"%L?n")
_MNEMONIC = re.compile(r"&(?=[^\s&])")


def faults(language: Language, texts: Set[Text]) -> Iterator[str]:
    """Yields every fault of a language's files, given all texts of the sources."""
    try:
        translations = read_ts(language.ts_file)
    except ToolError as error:
        yield str(error)
        return
    name = language.ts_file.name
    needed = {text for text in texts if language.needs(text)}
    for text in sorted(needed - translations.keys()):
        yield f"{name}: {_shown(text)} is in the sources, not here: run python -m tools.translation"
    for text in sorted(translations.keys() - needed):
        yield f"{name}: {_shown(text)} is no longer in the sources: run python -m tools.translation"
    for text in sorted(needed & translations.keys()):
        for fault in translation_faults(text, translations[text]):
            yield f"{name}: {_shown(text)} {fault}"
    if not is_compiled(language):
        yield f"{language.qm_file.name} is not what {name} says: run python -m tools.translation"


def translation_faults(text: Text, translation: Translation) -> Iterator[str]:
    """Yields what is wrong with one translation.

    >>> list(translation_faults(Text("A", "{name} wins"), Translation(("gewinnt",), finished=True)))
    ['lacks {name}']
    """
    if not translation.finished:
        yield "is not translated"
        return
    for form in translation.forms:
        wanted, given = placeholders(text.source), placeholders(form)
        yield from (f"lacks {missing}" for missing in sorted(wanted - given))
        yield from (f"has {strange} too many" for strange in sorted(given - wanted))
        if len(_MNEMONIC.findall(text.source)) != len(_MNEMONIC.findall(form)):
            yield "differs in the number of & that mark a key"
    if text.has_plural and not any(_COUNT.search(form) for form in translation.forms):
        yield "never says the number %n"


def placeholders(text: str) -> set[str]:
    """Returns what will be filled in: %1, {name}. A form of counting may leave out %n.

    >>> sorted(placeholders("%1 of {count:d} for {player.name}"))
    ['%1', '{count}', '{player.name}']
    """
    try:
        fields = {field for _, field, _, _ in string.Formatter().parse(text) if field is not None}
    except ValueError:
        fields = set[str]()  # braces that belong to the text itself
    return {f"{{{field}}}" for field in fields} | set(_NUMBERED.findall(text))


def is_compiled(language: Language) -> bool:
    """Says whether the .qm file is what compiling the .ts file now gives."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder, language.qm_file.name)
        compile_ts(language.ts_file, fresh)
        return language.qm_file.is_file() and language.qm_file.read_bytes() == fresh.read_bytes()


def _shown(text: Text) -> str:
    return f"“{text.source}” of {text.context}"
