"""Compiles what the command line says of a .ts file into a catalogue for gettext.

The command line never loads Qt, so it reads no .qm file. Contexts are kept as those of gettext,
with a comment behind them if there is one; what argparse says has none, for it asks without.
"""

import io
from collections.abc import Iterable, Mapping, Set
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from typing_extensions import override

from tools.translation.extract import FoundText, Text
from tools.translation.files import Language, ToolError, Translation, plural_forms, read_ts

_PLACES = tuple(
    f"sixtysix_gui/{place}"
    for place in (
        "ai/",
        "cli.py",
        "cli_commands/",
        "records/",
        "rules/",
        "sentences.py",
        "speech.py",
        "start.py",
        "storage/",
        "windows/desktop/command_line.py",
        "windows/desktop/without_screen.py",
    )
)
"""Where the texts of the command line stand, and what the window says in terminals."""
_FROM_ELSEWHERE = ("CardWords",)
"""Contexts of the window that the command line needs as well."""
_IN_TERMINALS = (
    "sixtysix_gui/ai/levels.toml",
    "sixtysix_gui/ai/players/levels.py",
    "sixtysix_gui/ai/players/registry.py",
    "sixtysix_gui/cli.py",
    "sixtysix_gui/cli_commands/",
    "sixtysix_gui/speech.py",
    "sixtysix_gui/start.py",
    "sixtysix_gui/storage/match_store.py",
    "sixtysix_gui/windows/desktop/command_line.py",
    "sixtysix_gui/windows/desktop/without_screen.py",
)
"""Which of these places say nothing that the window says."""
_WITHOUT_CONTEXT = "argparse"
_HEADERS = ("Language", "Content-Type", "Plural-Forms")


def spoken_on_command_line(found: Iterable[FoundText]) -> set[Text]:
    """Return those of the texts that the command line may say."""
    return {
        item.text
        for item in found
        if item.file.startswith(_PLACES) or item.text.context in _FROM_ELSEWHERE
    }


def unheard_in_window(found: Iterable[FoundText]) -> set[Text]:
    """Return those of the texts that are said in terminals only, so that no .qm file has them."""
    heard = {item.text for item in found if not item.file.startswith(_IN_TERMINALS)}
    return {item.text for item in found} - heard


def compile_mo(language: Language, texts: Set[Text]) -> None:
    """Writes the catalogue of a language.

    Raises:
        ToolError: as `compiled`.
    """
    language.mo_file.parent.mkdir(exist_ok=True)
    language.mo_file.write_bytes(compiled(language, texts))


def mo_faults(language: Language, texts: Set[Text]) -> list[str]:
    """Return a sentence if a catalogue is not what compiling the .ts file now gives."""
    try:
        fresh = compiled(language, texts)
    except ToolError as error:
        return [str(error)]
    file = language.mo_file
    if file.is_file() and file.read_bytes() == fresh:
        return []
    return [
        f"{language.code}: {file.name} is not what {language.ts_file.name} says: "
        "run python -m tools.translation"
    ]


def compiled(language: Language, texts: Set[Text], ts_file: Path | None = None) -> bytes:
    """Return the catalogue of a language, or of another .ts file of it.

    The same texts give the same bytes.

    Raises:
        ToolError: if the .ts file cannot be read, or Qt and gettext count differently.
    """
    translations = read_ts(ts_file or language.ts_file)
    wanted = {text: translations[text] for text in sorted(texts & translations.keys())}
    written = io.BytesIO()
    write_mo(written, _catalogue(language, wanted))
    return written.getvalue()


class _TimelessCatalog(Catalog):
    """A catalogue that says neither when it was made nor by what."""

    @property
    @override
    def mime_headers(self) -> list[tuple[str, str]]:
        return [header for header in super().mime_headers if header[0] in _HEADERS]


def _catalogue(language: Language, translations: Mapping[Text, Translation]) -> Catalog:
    catalogue = _TimelessCatalog(language.code)
    forms = plural_forms(language)
    if catalogue.num_plurals != forms:
        raise ToolError(
            f"{language.code}: Qt has {forms} forms for what counts, gettext has "
            f"{catalogue.num_plurals}, and they cannot be matched."
        )
    for text, translation in translations.items():
        if translation.finished:
            _add(catalogue, text, translation)
    return catalogue


def _add(catalogue: Catalog, text: Text, translation: Translation) -> None:
    context = None if text.context == _WITHOUT_CONTEXT else _context(text)
    if text.has_plural:
        catalogue.add((text.source, text.source), translation.forms, context=context)
    else:
        catalogue.add(text.source, translation.forms[0], context=context)


def _context(text: Text) -> str:
    return f"{text.context}, {text.disambiguation}" if text.disambiguation else text.context
