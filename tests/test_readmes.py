"""README.md and its translations say the same, and what they name is there."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PySide6.QtGui import QImage

from tests.helpers.rows import each_row
from tools.screenshots.paint import SIZE

ROOT = Path(__file__).parents[1]
ENGLISH, GERMAN, BULGARIAN = "README.md", "README.de.md", "README.bg.md"
HUNGARIAN = "README.hu.md"
TRANSLATED = [GERMAN, BULGARIAN, HUNGARIAN]
_LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)#]+)")


@dataclass(frozen=True)
class Readme:
    """What must not differ between the languages, in its order."""

    headings: tuple[int, ...]
    commands: tuple[str, ...]
    tables: tuple[tuple[int, int], ...]
    names: tuple[str, ...]
    links: tuple[str, ...]
    pictures: tuple[str, ...]
    entries: int


@cache
def read(name: str) -> Readme:
    """Reads headings by their level, commands without what explains them, rows by their columns.

    ``names`` are what stands in signs of code within sentences, ``entries`` those of the list.
    """
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("    "))
    links = _LINK.findall(text)
    return Readme(
        headings=tuple(len(found) for found in re.findall(r"^#+(?= )", text, re.MULTILINE)),
        commands=tuple(command(line) for line in lines if re.match(r" {4}\S", line)),
        tables=tuple(
            (number, line.count("|")) for number, line in enumerate(rows(lines)) if line.strip()
        ),
        names=tuple(sorted(" ".join(name.split()) for name in re.findall(r"`([^`]+)`", text))),
        links=tuple(sorted(target for mark, target in links if not mark)),
        pictures=tuple(target for mark, target in links if mark),
        entries=sum(line.startswith("- ") for line in lines),
    )


def command(line: str) -> str:
    """Return a command without the words behind it."""
    return re.split(r" {2,}", line.strip())[0]


def rows(lines: list[str]) -> list[str]:
    """Return the rows of all tables."""
    return [line for line in lines if line.startswith("|")]


@each_row("name", TRANSLATED)
def test_a_translation_has_the_same_sections_lists_and_tables(name: str) -> None:
    english, translated = read(ENGLISH), read(name)
    assert translated.headings == english.headings
    assert translated.entries == english.entries > 0
    assert translated.tables == english.tables
    assert len(english.headings) > 5
    assert len(english.tables) > 10


@each_row("name", TRANSLATED)
def test_a_translation_has_the_same_commands_and_names(name: str) -> None:
    english, translated = read(ENGLISH), read(name)
    assert translated.commands == english.commands
    assert "./play" in english.commands
    assert translated.names == english.names


@each_row("name", TRANSLATED)
def test_a_translation_leads_to_the_same_places_and_to_the_others(name: str) -> None:
    all_of_them = {ENGLISH, *TRANSLATED}
    english, translated = set(read(ENGLISH).links), set(read(name).links)
    assert english & all_of_them == all_of_them - {ENGLISH}
    assert translated & all_of_them == all_of_them - {name}
    assert translated - all_of_them == english - all_of_them


@each_row("name", [BULGARIAN, HUNGARIAN])
def test_others_show_the_english_pictures(name: str) -> None:
    assert read(name).pictures == read(ENGLISH).pictures


def test_each_shows_the_same_pictures_in_its_language() -> None:
    english = [Path(name) for name in read(ENGLISH).pictures]
    german = [Path(name) for name in read(GERMAN).pictures]
    assert german == [picture.parent / "de" / picture.name for picture in english]
    assert len(english) > 3


@each_row("name", [ENGLISH, *TRANSLATED])
def test_every_picture_and_every_file_that_is_named_is_there(name: str) -> None:
    for picture in read(name).pictures:
        assert QImage(str(ROOT / picture)).size() == SIZE, picture
    for target in read(name).links:
        assert "://" in target or (ROOT / target).exists(), target
