"""The help on the rules of a game, in chapters: the lines of help.md that hold for its values.

What the lines look like stands at the top of help.md.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import cast

from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.data_files import DataFileError, read_text
from sixtysix_gui.text.rules.help_values import Example, example_of, help_values

FILE = "help.md"
CONTEXT = "Help"
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_LINE = re.compile(
    r"(?:(?P<title>###?) )?"
    r"(?:\[(?P<guard>[^]]*)\] )?"
    r"(?:\+(?P<marks>[^\s\w]*)(?: |$)|!\[(?P<cards>[^]]*)\] )?"
    r"(?P<text>.*?)"
    r"(?: \{#(?P<place>\w+)\})?"
)
_CONDITION = re.compile(r"(?P<no>!?)(?P<name>[\w.]+)(?:(?P<sign>!?=)(?P<value>\S+))?")
_NAME = re.compile(r"\{([\w.]+)\}")
_FOR_EACH = "each"


@dataclass(frozen=True)
class Condition:
    """Something that must be so for a line: that a value is there, or that it is a certain one."""

    name: str
    value: str | None
    wanted: bool

    def holds(self, values: Mapping[str, object]) -> bool:
        """Return whether it is so."""
        found = values[self.name]
        if self.value is None:
            return (found not in (0, "", (), "none")) is self.wanted
        return (_word(found) == self.value) is self.wanted


@dataclass(frozen=True)
class HelpLine:
    """A line of help.md, in English.

    ``marks`` stand between it and the sentence that it goes on with, and are None where it is a
    sentence of its own; ``cards`` are those of a picture; ``each`` names what it is written for.
    """

    number: int
    text: str
    guard: tuple[Condition, ...] = ()
    each: str = ""
    marks: str | None = None
    cards: str = ""
    place: str = ""
    note: str = ""

    @property
    def names(self) -> frozenset[str]:
        """What is filled in, by name."""
        return frozenset(_NAME.findall(self.text))

    @property
    def has_words(self) -> bool:
        """Whether there is anything to translate."""
        return any(map(str.isalpha, _NAME.sub("", self.text)))


@dataclass(frozen=True)
class HelpPart:
    """A title of help.md and what is below it; parts of its own are sections."""

    title: HelpLine
    lines: list[HelpLine]
    parts: list["HelpPart"]


@dataclass(frozen=True)
class Chapter:
    """A title, its sentences, pictures and sections, in the person's language.

    ``place`` is what a link to it is called, where there is one.
    """

    title: str
    sentences: tuple[str, ...]
    examples: tuple[Example, ...] = ()
    sections: tuple["Chapter", ...] = ()
    place: str = ""


def chapters(rules: Rules, words: CardWords) -> tuple[Chapter, ...]:
    """Write the rules of a rule set, with cards in the words of the person's deck.

    Raises:
        DataFileError: if help.md is missing or damaged.
    """
    values = help_values(rules, words)
    written = (_chapter(part, rules, values) for part in help_parts())
    return tuple(chapter for chapter in written if chapter is not None)


@cache
def help_parts() -> tuple[HelpPart, ...]:
    """Return help.md in parts."""
    return tuple(parts_in(read_text(FILE)))


def parts_in(text: str) -> list[HelpPart]:
    """Return the chapters of a text such as help.md.

    Raises:
        DataFileError: if a condition cannot be read, or a line stands above all titles.
    """
    found: list[HelpPart] = []
    for level, line in _lines(text):
        part = HelpPart(line, [], [])
        if level == 2:
            found.append(part)
        elif not found:
            raise DataFileError(FILE, "it stands above all titles", line.number)
        elif level == 3:
            found[-1].parts.append(part)
        else:
            chapter = found[-1]
            (chapter.parts[-1] if chapter.parts else chapter).lines.append(line)
    return found


def all_lines(parts: Iterable[HelpPart]) -> Iterator[HelpLine]:
    """Yield the lines of parts with their titles, in their order."""
    for part in parts:
        yield part.title
        yield from part.lines
        yield from all_lines(part.parts)


def _lines(text: str) -> Iterator[tuple[int, HelpLine]]:
    """Yield the lines, each with its level: 2 or 3 for a title, else 0."""
    note = ""
    for number, written in enumerate(_COMMENT.sub(_on_one_line, text).splitlines(), 1):
        if written.startswith("<!--"):
            note = written.removeprefix("<!--").removesuffix("-->").strip()
        elif written:
            level, line = _line(number, written)
            yield level, replace(line, note=note)
            note = ""


def _on_one_line(comment: re.Match[str]) -> str:
    """Keep a comment of one line; leave blank lines where a longer one was."""
    lines = comment[0].count("\n")
    return "\n" * lines if lines else comment[0]


def _line(number: int, written: str) -> tuple[int, HelpLine]:
    match = cast("re.Match[str]", _LINE.fullmatch(written))
    terms = [_condition(number, term) for term in (match["guard"] or "").split()]
    line = HelpLine(
        number,
        match["text"],
        tuple(term for term in terms if term.name != _FOR_EACH),
        next((term.value or "" for term in terms if term.name == _FOR_EACH), ""),
        match["marks"],
        match["cards"] or "",
        match["place"] or "",
    )
    return len(match["title"] or ""), line


def _condition(number: int, term: str) -> Condition:
    match = _CONDITION.fullmatch(term)
    if match is None:
        raise DataFileError(FILE, f"“{term}” is no condition", number)
    return Condition(
        match["name"], match["value"], wanted=not match["no"] and match["sign"] != "!="
    )


def _chapter(part: HelpPart, rules: Rules, values: Mapping[str, object]) -> Chapter | None:
    """Write a part, or None where nothing in it holds."""
    if not _holds(part.title, values):
        return None
    lines = [line for line in part.lines if _holds(line, values)]
    sections = (_chapter(each, rules, values) for each in part.parts)
    chapter = Chapter(
        _filled(part.title, values),
        tuple(_sentences(lines, values)),
        tuple(example_of(rules, _filled(each, values), each.cards) for each in lines if each.cards),
        tuple(section for section in sections if section is not None),
        part.title.place,
    )
    return chapter if chapter.sentences else None


def _sentences(lines: Iterable[HelpLine], values: Mapping[str, object]) -> list[str]:
    written: list[str] = []
    for line in lines:
        if line.each:
            rows = cast("Iterable[Mapping[str, object]]", values[line.each])
            written += [_filled(line, row) for row in rows]
        elif line.marks is not None:
            written[-1] = f"{written[-1]}{line.marks} {_filled(line, values)}".rstrip()
        elif not line.cards:
            written.append(_filled(line, values))
    return written


def _holds(line: HelpLine, values: Mapping[str, object]) -> bool:
    try:
        return all(condition.holds(values) for condition in line.guard)
    except KeyError as error:
        raise _unknown(line, error) from error


def _filled(line: HelpLine, values: Mapping[str, object]) -> str:
    """Translate a line and fill in what it names."""
    text = translate(CONTEXT, line.text) if line.has_words else line.text
    try:
        return _NAME.sub(lambda name: _word(values[name[1]]), text)
    except KeyError as error:
        raise _unknown(line, error) from error


def _unknown(line: HelpLine, error: KeyError) -> DataFileError:
    return DataFileError(FILE, f"nothing is known of “{error.args[0]}”", line.number)


def _word(value: object) -> str:
    """Write a value as conditions and sentences do."""
    if isinstance(value, tuple):
        return ",".join(map(str, cast("tuple[object, ...]", value)))
    return str(value)
