"""Reads, brings up to date and compiles the .ts files, with the tools that come with PySide6."""

import shutil
import subprocess
import sysconfig
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from sixtysix_gui import languages
from sixtysix_gui.languages import FALLBACK
from sixtysix_gui.speech import DOMAIN
from tools.translation.extract import FoundText, Text, distinct
from tools.translation.placeholders import meanings_note
from tools.translation.successors import follow, successors

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "sixtysix_gui"
FOLDER = ROOT / "resources" / "languages"


class ToolError(Exception):
    """A tool of Qt is missing or has failed."""


@dataclass(frozen=True)
class Language:
    """A language of the program, by its code.

    One that is `complete` translates every text, or will, if it is `unfinished`. English has only
    what counts; a language that lies over another has only what differs there.
    """

    code: str
    complete: bool
    lies_over: bool = False
    unfinished: bool = False

    @property
    def ts_file(self) -> Path:
        """The translations, for people to edit."""
        return FOLDER / self.code / "sixtysix.ts"

    @property
    def name_of_ts(self) -> str:
        """What the file is called in messages, such as de/sixtysix.ts."""
        return f"{self.code}/{self.ts_file.name}"

    @property
    def qm_file(self) -> Path:
        """The translations compiled, for the program to load."""
        return self.ts_file.parent / f"sixtysix_{self.code}.qm"

    @property
    def mo_file(self) -> Path:
        """What the command line says, compiled for gettext."""
        return self.ts_file.parent / "LC_MESSAGES" / f"{DOMAIN}.mo"

    def needed(self, texts: Iterable[Text]) -> set[Text]:
        """Return those of the texts that the language translates, or may: see the class.

        Raises:
            ToolError: what a language over another translates cannot be read.
        """
        if self.complete:
            return set(texts)
        if not self.lies_over:
            return {text for text in texts if text.has_plural}
        return set(texts) & (read_ts(self.ts_file).keys() if self.ts_file.exists() else set())


def listed() -> list[Language]:
    """Return all languages of the program, in the order of their list."""
    return [
        Language(code, code != FALLBACK and not spoken.over, bool(spoken.over), spoken.unfinished)
        for code, spoken in languages.listed().items()
    ]


@dataclass(frozen=True)
class Translation:
    """What a .ts file says about a text: one form, or several where it counts."""

    forms: tuple[str, ...]
    finished: bool


def read_ts(file: Path) -> dict[Text, Translation]:
    """Return the translations in a .ts file, without those that it keeps of former texts.

    Raises:
        ToolError: the file is missing or is no XML.
    """
    try:
        root = ElementTree.parse(file).getroot()
    except (OSError, ElementTree.ParseError) as error:
        place = f"{file.parent.name}/{file.name}"
        raise ToolError(f"{place} cannot be read: {error}") from error
    return {
        _text(context, message): read
        for context in root.iter("context")
        for message in context.iter("message")
        if (read := _translation(message)) is not None
    }


def _text(context: ElementTree.Element, message: ElementTree.Element) -> Text:
    name, source = context.findtext("name", ""), message.findtext("source", "")
    return Text(name, source, message.findtext("comment", ""))


def _translation(message: ElementTree.Element) -> Translation | None:
    element = message.find("translation")
    if element is None:
        return Translation((), finished=False)
    kind = element.get("type", "")
    if kind in {"obsolete", "vanished"}:
        return None
    counted = message.get("numerus") == "yes"
    forms = (
        [form.text or "" for form in element.iter("numerusform")]
        if counted
        else [element.text or ""]
    )
    return Translation(tuple(forms), finished=kind != "unfinished" and all(forms))


def changed_texts(found: Iterable[FoundText]) -> dict[Text, Text]:
    """Return which text of the sources each has become that the .ts files still have before."""
    complete = [language.ts_file for language in listed() if language.complete]
    before = {text for file in complete if file.exists() for text in read_ts(file)}
    texts = distinct(found).keys()
    return successors(before - texts, texts - before)


def update_ts(
    language: Language,
    found: Iterable[FoundText],
    file: Path | None = None,
    became: Mapping[Text, Text] = MappingProxyType({}),
) -> list[Translation]:
    """Merge the texts into the language's .ts file, or into another one of that language.

    Translations of unchanged texts stay, those of texts that have become others go along with them.
    Return the translations that are lost, for their texts are gone.
    """
    texts = distinct(found)
    before = dict[Text, Translation]()
    if language.ts_file.exists() and file is None:
        before = read_ts(language.ts_file)
        if became:
            follow(language.ts_file, became)
    needed = language.needed(texts)
    called = {text: places for text, places in texts.items() if text in needed}
    with tempfile.TemporaryDirectory() as folder:
        calls = Path(folder, "texts.cpp")
        calls.write_text(_as_calls(called), encoding="utf-8")
        options = ["-locations", "none", "-no-obsolete", "-silent"]
        languages = ["-source-language", "en", "-target-language", language.code]
        _run("lupdate", str(calls), *options, *languages, "-ts", str(file or language.ts_file))
    gone = before.keys() - texts.keys() - became.keys()
    return [before[text] for text in sorted(gone) if any(before[text].forms)]


def compile_ts(ts_file: Path, qm_file: Path, left_out: Set[Text] = frozenset()) -> None:
    """Compiles a .ts file into the .qm file that the window loads, without some of its texts.

    What is unfinished stays out: lupdate guesses it from the same text in another context.
    """
    with tempfile.TemporaryDirectory() as folder:
        spoken = Path(folder, ts_file.name)
        _copy_without(ts_file, spoken, left_out)
        _run("lrelease", "-silent", "-nounfinished", str(spoken), "-qm", str(qm_file))


def _copy_without(ts_file: Path, copy: Path, left_out: Set[Text]) -> None:
    tree = ElementTree.parse(ts_file)
    for context in tree.getroot().iter("context"):
        for message in context.findall("message"):
            if _text(context, message) in left_out:
                context.remove(message)
    tree.write(copy, encoding="utf-8", xml_declaration=True)


def plural_forms(language: Language) -> int:
    """Return how many forms the language has for what counts, by Qt: German two, Hungarian one."""
    counted = FoundText(Text("Forms", "%n thing(s)"), "forms.py")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "forms.ts")
        update_ts(Language(language.code, complete=True), [counted], file)
        return len(read_ts(file)[counted.text].forms)


def _as_calls(texts: Mapping[Text, Iterable[FoundText]]) -> str:
    """Writes the texts as calls in C++, the language that lupdate reads without loss."""
    lines = ["void texts(int n) {"]
    for text, places in texts.items():
        lines += [f"    //: {note}" for note in (*_notes(places), meanings_note(text)) if note]
        count = ", n" if text.has_plural else ""
        given = ", ".join(map(_quoted, (text.context, text.source, text.disambiguation)))
        lines.append(f"    QCoreApplication::translate({given}{count});")
    return "\n".join([*lines, "}", ""])


def _notes(places: Iterable[FoundText]) -> list[str]:
    notes: dict[str, None] = {}
    for place in places:
        notes[f"{place.file}: {place.comment}".removesuffix(": ")] = None
    return list(notes)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def _run(tool: str, *arguments: str) -> None:
    program = shutil.which(f"pyside6-{tool}", path=sysconfig.get_path("scripts"))
    if program is None:
        raise ToolError(f"pyside6-{tool} is missing; it comes with PySide6-Essentials.")
    done = subprocess.run([program, *arguments], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ToolError(f"pyside6-{tool} failed: {done.stdout}{done.stderr}".strip())
