"""What the papers of the project name – menu entries, files, the version – is there."""

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from sixtysix_gui import __version__, resource_files
from sixtysix_gui.resource_files import ResourceMissingError, resource_path
from tests.helpers.rows import each_row
from tools.screenshots.paint import SIZE

ROOT = Path(__file__).parents[1]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
_ENTRY = re.compile(r"\*?\b(Game|Deal|View|Help) ▸ ([A-Z][\w -]*\w)")
_GERMAN_ENTRY = re.compile(r"\*(Partie|Spiel|Ansicht|Hilfe) ▸ ([\w ]+)\*")


def text_of(paper: str | Path) -> str:
    return (ROOT / paper).read_text(encoding="utf-8")


def plain(entry: str) -> str:
    """Return a menu entry without its mark for the keyboard and its dots."""
    return entry.replace("&", "").rstrip(" \u00a0…")


@cache
def entries(*, german: bool) -> set[str]:
    """Return all menu entries there are in a language."""
    root = ElementTree.fromstring(text_of("resources/languages/de/sixtysix.ts"))
    menus = next(each for each in root.iter("context") if each.findtext("name") == "Menus")
    kind = "translation" if german else "source"
    return {plain(message.findtext(kind) or "") for message in menus.iter("message")}


def named_entries(text: str) -> list[str]:
    """Return the menus and entries that an English text names, as far as they go."""
    return [name for found in _ENTRY.findall(" ".join(text.split())) for name in found]


@each_row("file", [*FORMS, ROOT / "README.md"])
def test_menus_that_are_named_are_there(file: Path) -> None:
    for name in named_entries(file.read_text(encoding="utf-8")):
        assert any(name.startswith(entry) for entry in entries(german=False)), name


def test_menus_that_are_named_in_german_are_there() -> None:
    found = _GERMAN_ENTRY.findall(text_of("README.de.md"))
    assert found
    for menu, entry in found:
        assert {menu, entry} <= entries(german=True)


def test_a_report_of_a_bug_asks_for_the_game() -> None:
    named = named_entries(text_of(".github/ISSUE_TEMPLATE/bug.yml"))
    assert {"Save record", "Copy deal code", "About Sixty-Six"} <= set(named)


def test_the_citation_is_of_this_version_and_of_the_publishers_place() -> None:
    citation = text_of("CITATION.cff")
    said = dict(re.findall(r"^(version|repository-code|url): (\S+)$", citation, re.MULTILINE))
    assert said.pop("version") == __version__
    place = ROOT / "packaging" / "project.toml"
    told = tomllib.loads(place.read_text(encoding="utf-8")) if place.exists() else {}
    known = {"repository-code": told.get("repository"), "url": told.get("homepage")}
    assert said == {name: value for name, value in known.items() if value}


def watched_paths() -> list[str]:
    """Return each path that a hook of pre-commit waits for, as a pattern."""
    patterns = re.findall(
        r"^ +files: \^\((.*)\)\$$", text_of(".pre-commit-config.yaml"), re.MULTILINE
    )
    return [path for pattern in patterns for path in pattern.split("|")]


@each_row("pattern", watched_paths())
def test_a_hook_waits_for_files_that_are_there(pattern: str) -> None:
    place = ROOT / pattern.partition("/")[0]
    files = (file.relative_to(ROOT).as_posix() for file in place.rglob("*") if file.is_file())
    assert any(re.fullmatch(pattern, file) for file in files)


def test_every_hook_that_names_paths_is_looked_at() -> None:
    assert len(watched_paths()) > text_of(".pre-commit-config.yaml").count("files: ") > 0


# README.md and its translations say the same, and what they name is there.


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


def test_a_checkout_has_its_resources() -> None:
    assert resource_path("languages", "de", "sixtysix_de.qm").is_file()
    assert resource_path() == Path(__file__).parent.parent / "resources"


def test_the_installed_package_is_preferred(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fonts").mkdir()
    monkeypatch.setattr(resource_files, "_INSTALLED", tmp_path)
    assert resource_path("fonts") == tmp_path / "fonts"


@each_row("parts", [("cards", "no-such-card.svg"), ("..", "pyproject.toml"), ("/etc/hosts",)])
def test_what_is_missing_or_outside_is_named_in_a_sentence(parts: tuple[str, ...]) -> None:
    with pytest.raises(ResourceMissingError, match="part of the program is missing") as caught:
        resource_path(*parts)
    assert parts[-1] in str(caught.value)
    assert caught.value.relative == "/".join(parts)
