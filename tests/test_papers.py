"""What the papers of the project name – menu entries, files, the version – is there."""

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

from sixtysix_gui import __version__
from tests.helpers.rows import each_row

ROOT = Path(__file__).parents[1]
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
_ENTRY = re.compile(r"\*?\b(Game|Deal|View|Help) ▸ ([A-Z][\w -]*\w)")
_GERMAN_ENTRY = re.compile(r"\*(Partie|Spiel|Ansicht|Hilfe) ▸ ([\w ]+)\*")


def text_of(paper: str | Path) -> str:
    return (ROOT / paper).read_text(encoding="utf-8")


def plain(entry: str) -> str:
    """Return a menu entry without its mark for the keyboard and its dots."""
    return entry.replace("&", "").rstrip(" …")


@cache
def entries(*, german: bool) -> set[str]:
    """Return all menu entries there are in a language."""
    root = ElementTree.fromstring(text_of("resources/languages/de/sixtysix_de.ts"))
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
