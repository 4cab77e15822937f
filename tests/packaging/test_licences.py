"""REUSE.toml says of every file what it is under, and LICENSES has the texts (reuse.software)."""

import re
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from tests.helpers.rows import each_row
from tools.installers.project import ROOT

NOTICES = ROOT / "resources" / "licences"
ANNOTATIONS: list[dict[str, Any]] = tomllib.loads(
    (ROOT / "REUSE.toml").read_text(encoding="utf-8")
)["annotations"]
PARTS: list[dict[str, Any]] = tomllib.loads((NOTICES / "parts.toml").read_text(encoding="utf-8"))[
    "part"
]
LICENCE = "SPDX-License-Identifier"


def paths(annotation: dict[str, Any]) -> list[str]:
    said = annotation["path"]
    return [said] if isinstance(said, str) else said


def licence_of(file: Path) -> str:
    """Return what the last annotation says that fits a file, as the specification has it."""
    name = file.relative_to(ROOT).as_posix()
    fitting = [each for each in ANNOTATIONS if any(fnmatch(name, path) for path in paths(each))]
    return fitting[-1][LICENCE]


def names(expression: str) -> set[str]:
    return set(re.split(r" (?:WITH|AND|OR) ", expression))


def test_every_file_is_under_something() -> None:
    assert ANNOTATIONS[0]["path"] == "**"
    assert licence_of(ROOT / "setup.py") == "MIT"
    assert all(each["SPDX-FileCopyrightText"] for each in ANNOTATIONS)


@each_row("path", [path for each in ANNOTATIONS[1:] for path in paths(each)])
def test_what_is_named_is_there_and_goes_before(path: str) -> None:
    assert list(ROOT.glob(path))
    (annotation,) = (each for each in ANNOTATIONS if path in paths(each))
    assert annotation["precedence"] == "override"


@each_row("part", PARTS)
def test_a_notice_is_under_what_it_is_about(part: dict[str, Any]) -> None:
    for text in part["texts"]:
        assert licence_of(NOTICES.parent / text) == part["licence"]


@each_row("file", [*NOTICES.parent.glob("fonts/*.[ot]t[fc]")])
def test_a_typeface_is_under_its_own_licence(file: Path) -> None:
    assert licence_of(file) == "OFL-1.1"


def test_every_licence_has_its_text_and_no_other_is_there() -> None:
    used = {name for each in ANNOTATIONS for name in names(each[LICENCE])}
    assert {file.name for file in (ROOT / "LICENSES").iterdir()} == {f"{name}.txt" for name in used}


def squeezed(file: Path) -> str:
    return " ".join(file.read_text(encoding="utf-8").split())


@each_row("file", [*(ROOT / "LICENSES").iterdir()])
def test_the_text_is_the_one_that_the_program_shows(file: Path) -> None:
    shown = [*NOTICES.glob("*.txt"), *NOTICES.parent.glob("fonts/*.txt")]
    assert [each.name for each in shown if squeezed(file) in squeezed(each)]
