"""What pyproject.toml asks for, its lowest versions, and whether an installation has it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.rows import each_row
from tools import installation
from tools.lowest_versions import constraints
from tools.requirements import ROOT, description, lowest, requirements

PROJECT: dict[str, Any] = {
    "build-system": {"requires": ["builder>=7"]},
    "project": {
        "dependencies": [
            "one>=1,<2 ; python_version < '3.12'",
            "one>=1.5 ; python_version >= '3.12'",
        ],
        "optional-dependencies": {
            "compile": ["builder>=7"],
            "test": ["two[more]>=2.0.1"],
            "package": ["sixtysix-gui[compile,test]", "three>=3"],
        },
    },
}


@each_row(
    ("requirement", "expected"),
    [
        ("one>=1", "one==1"),
        ("one >= 1.2.3, < 2", "one==1.2.3"),
        ("one[more,most]>=1,<2", "one==1"),
        ("one>=1,<2 ; python_version < '3.12'", "one==1 ; python_version < '3.12'"),
    ],
)
def test_the_lowest_version(requirement: str, expected: str) -> None:
    assert lowest(requirement) == expected


@each_row("requirement", ["one", "one<2", "one ; python_version >= '3.12'"])
def test_without_a_lower_bound_there_is_none(requirement: str) -> None:
    with pytest.raises(ValueError, match="from which version on"):
        lowest(requirement)


def test_an_extra_has_those_within_it_and_everything_once() -> None:
    one = PROJECT["project"]["dependencies"]
    assert requirements(PROJECT, []) == one
    assert requirements(PROJECT, ["package", "test"]) == [
        *one,
        "builder>=7",
        "two[more]>=2.0.1",
        "three>=3",
    ]


def test_constraints_are_the_lowest_versions_of_everything() -> None:
    assert constraints(PROJECT) == [
        "one==1 ; python_version < '3.12'",
        "one==1.5 ; python_version >= '3.12'",
        "builder==7",
        "two==2.0.1",
        "three==3",
    ]


def test_everything_the_project_needs_has_a_lower_bound() -> None:
    assert "PySide6-Essentials==6.8.3 ; python_version < '3.12'" in constraints(description())


def test_what_the_build_needs_an_environment_has_too() -> None:
    """For ./play links the checkout without fetching anything for the build."""
    project = description()
    assert set(project["build-system"]["requires"]) <= set(requirements(project, ["compile"]))


def test_every_python_is_given_one_version_of_qt() -> None:
    """The markers leave no gap and nothing twice; 3.14 has no wheel before 6.10.1."""
    lines = [each for each in requirements(description(), []) if each.startswith("PySide6")]
    versions = {
        "3.11": "6.8.3",
        "3.12": "6.8.3",
        "3.13": "6.8.3",
        "3.14": "6.10.1",
        "3.15": "6.10.1",
    }
    for python, expected in versions.items():
        applying = [each for each in lines if _applies(each.partition(";")[2], python)]
        assert [lowest(each).partition(" ")[0] for each in applying] == [
            f"PySide6-Essentials=={expected}"
        ]


def test_the_page_of_facts_quotes_the_requirements_of_qt() -> None:
    facts = (ROOT / "docs" / "gui-facts.md").read_text(encoding="utf-8")
    quoted = re.findall(r"^    (PySide6-Essentials.*)$", facts, re.MULTILINE)
    needed = [each for each in requirements(description(), []) if each.startswith("PySide6")]
    assert quoted == needed


def _applies(marker: str, python: str) -> bool:
    """Whether all comparisons of a marker hold for a version of Python."""
    number = int(python.partition(".")[2])
    terms = re.findall(r"python_version (<|>=) '3\.(\d+)'", marker)
    assert len(terms) == marker.count("python_version")
    return all(number < int(than) if sign == "<" else number >= int(than) for sign, than in terms)


# ------------------------------------------------------------------------------- what is installed


def package(folder: Path, name: str, version: str) -> Path:
    about = folder / f"{name}-{version}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Name: {name}\nVersion: {version}\n", encoding="utf-8")
    (folder / f"{name}.py").write_text("12345", encoding="utf-8")
    (about / "RECORD").write_text(f"{name}.py,,5\n{about.name}/RECORD,,\n", encoding="utf-8")
    return about


@pytest.mark.parametrize(
    ("version", "met"), [("0.9", False), ("1.0", True), ("1.4.post1", True), ("2.0", False)]
)
def test_a_version_suffices_or_not(
    version: str, met: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path, "sixtysix_one", version)
    monkeypatch.setattr("sys.path", [str(tmp_path), *sys.path])
    needed = ["sixtysix-one>=1,<2", "not-there>=1 ; python_version < '3'"]
    project = {"project": {"dependencies": needed}}
    assert installation.lacking(project, []) == ([] if met else needed[:1])


def test_a_package_that_is_not_there_is_lacking() -> None:
    project = {"project": {"dependencies": ["sixtysix-not-there>=1"]}}
    assert installation.lacking(project, []) == ["sixtysix-not-there>=1"]


@pytest.mark.parametrize("damage", ["none", "missing", "cut off", "no list"])
def test_a_package_left_by_halves_is_broken(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = package(tmp_path, "one", "1.0")
    if damage == "missing":
        (tmp_path / "one.py").unlink()
    elif damage == "cut off":
        (tmp_path / "one.py").write_text("123", encoding="utf-8")
    elif damage == "no list":
        (about / "RECORD").unlink()
    paths = {"purelib": str(tmp_path), "platlib": str(tmp_path)}
    monkeypatch.setattr("sysconfig.get_path", paths.__getitem__)
    assert installation.broken() == ([] if damage == "none" else ["one"])
