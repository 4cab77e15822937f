"""Reads the lock files, and chooses what an environment needs of them: without a library.

A lock file has a version, the hashes of its files for all systems and what asks for it, of every
package. Markers are understood by pip's own library, which every environment has.
"""

from __future__ import annotations

import importlib
import os
import platform
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from tools.requirements import ROOT, requirements

FOLDER = "requirements"
RELEASE = "release"
CHECKOUT = "checkout"
BUILD = "build"
OF_RELEASES = ("package", "sound")
"""The extras that only releases are made with; all others are those of a checkout."""
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS: Mapping[tuple[str, str], tuple[int, int]] = {
    ("linux", "x86_64"): (2, 34),
    ("linux", "aarch64"): (2, 39),
    ("darwin", "arm64"): (14, 0),
    ("darwin", "x86_64"): (14, 0),
    ("win32", "AMD64"): (0, 0),
}
"""What the locks are made for, as sys.platform and platform.machine() name it, with the oldest
glibc or macOS for which everything has a wheel: older systems get older versions from pip."""
UNLOCKED = "SIXTYSIX_UNLOCKED"
"""Set to 1 in the environment, pip chooses the versions itself."""

_PINNED = re.compile(
    r"(?P<name>[\w.-]+)(?P<extras>\[[\w.,-]+\])?==(?P<version>[\w.+!]+)"
    r"(?: ; (?P<marker>[^\\]+))? \\\n"
    r"(?P<hashes>(?: {4}--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)"
    r"(?P<asking>(?: {4}#.*\n)+)"
)
_HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
_NAME = re.compile(r"[\w.-]+")


class LockError(Exception):
    """A lock file cannot be used; ``str()`` says why."""


@dataclass(frozen=True)
class Locked:
    """A package in one version, where its marker applies."""

    name: str
    """In its normal form: small letters and hyphens."""
    version: str
    marker: str
    """Empty for everywhere."""
    hashes: tuple[str, ...]
    """As pip's options."""
    asked_by: frozenset[str]
    """The names of the packages that need it; what pyproject.toml names itself may have none."""
    extras: str = ""
    """In brackets. Without them, pip looks for the extras in the newest version, locked or not."""

    @property
    def pin(self) -> str:
        """The version without the hashes, as a requirement."""
        return f"{self.name}{self.extras}=={self.version}" + (
            f" ; {self.marker}" if self.marker else ""
        )

    @property
    def line(self) -> str:
        """What pip reads, with the hashes."""
        return " ".join((self.pin, *self.hashes))


@dataclass(frozen=True)
class Choice:
    """What an environment gets from the locks, or why it goes without them."""

    packages: tuple[Locked, ...] = ()
    reason: str = ""


def read_lock(file: Path) -> list[Locked]:
    """Read a lock file.

    Raises:
        LockError: if it is not there, or is not as uv writes it.
    """
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LockError(f"{FOLDER}/{file.name} cannot be read") from error
    body = re.sub(r"\A(?:#.*\n)+", "", text)
    found = list(_PINNED.finditer(body))
    if not found or "".join(each[0] for each in found) != body:
        raise LockError(f"{FOLDER}/{file.name} is not a list of versions with hashes")
    return [
        Locked(
            normal(each["name"]),
            each["version"],
            (each["marker"] or "").strip(),
            tuple(_HASH.findall(each["hashes"])),
            _asking(each["asking"]),
            each["extras"] or "",
        )
        for each in found
    ]


def _asking(comment: str) -> frozenset[str]:
    """Return the packages of a comment such as “# via pytest”, without the files among them."""
    words = (line.strip(" #").removeprefix("via").strip() for line in comment.splitlines())
    return frozenset(normal(word) for word in words if word and not word.startswith("-"))


def normal(name: str) -> str:
    """Write a package's name as all its spellings are compared.

    >>> normal("PySide6_Essentials")
    'pyside6-essentials'
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def required_name(requirement: str) -> str:
    """Return the name of the package that a requirement is about.

    >>> required_name("coverage[toml]>=7.4")
    'coverage'
    """
    found = _NAME.match(requirement)
    return normal(found[0]) if found else ""


def names_of_locks(extras: Iterable[str]) -> tuple[str, ...]:
    """Return the locks that know the packages of some extras, the first before the second.

    >>> names_of_locks(["compile", "test"]), names_of_locks(["compile", "package"])
    (('checkout',), ('release',))
    """
    chosen = [each for each in extras if each != "compile"]  # which is in both
    of_releases = [each for each in chosen if each in OF_RELEASES]
    if not of_releases:
        return (CHECKOUT,)
    return (RELEASE,) if len(of_releases) == len(chosen) else (RELEASE, CHECKOUT)


def lock_file(name: str, root: Path = ROOT) -> Path:
    """Return the place of a lock."""
    return root / FOLDER / f"{name}.txt"


def choose(project: Mapping[str, Any], extras: Sequence[str], root: Path = ROOT) -> Choice:
    """Choose what is locked for this Python and this system, for the program and its extras.

    Raises:
        LockError: if the locks are damaged or do not fit, or were not made for this Python or this
            system, and a release is to be made of them.
    """
    if os.environ.get(UNLOCKED) == "1":
        return Choice(reason=f"{UNLOCKED} asks for it")
    if reason := strange(here()):
        if set(extras) & set(OF_RELEASES):
            raise LockError(
                f"Installers are made of the locked versions, but {reason}. For one of your own, "
                f"{UNLOCKED}=1 lets pip choose the versions"
            )
        return Choice(reason=reason)
    try:
        packages = merged(read_lock(lock_file(name, root)) for name in names_of_locks(extras))
    except LockError as error:
        raise LockError(f"{error}. “git checkout {FOLDER}” brings it back") from error
    asked = requirements(dict(project), extras)
    if lost := unmet(asked, packages):
        raise LockError(
            f"{FOLDER}/ does not have {lost[0]}, which pyproject.toml asks for. If you have "
            "changed that, “python -m tools.locks” makes the locks fit; else “git checkout "
            f"{FOLDER} pyproject.toml” brings both back"
        )
    return Choice(tuple(each for each in needed(asked, packages) if applies(each.marker)))


@dataclass(frozen=True)
class Here:
    """What an environment is of."""

    python: str
    """The version of CPython, or the name of another implementation."""
    system: str
    machine: str
    release: tuple[int, int]
    """Of glibc or macOS; of any other C library of Linux 0.0."""


def here() -> Here:
    """Say what this Python and this system are."""
    python = f"{sys.version_info[0]}.{sys.version_info[1]}"
    named = python if sys.implementation.name == "cpython" else sys.implementation.name
    if sys.platform == "linux":
        library, number = platform.libc_ver()
        release = number if library == "glibc" else ""
    else:
        release = platform.mac_ver()[0]
    first, second = (*map(int, re.findall(r"\d+", release)), 0, 0)[:2]
    return Here(named, sys.platform, platform.machine(), (first, second))


def strange(here: Here) -> str:
    """Say why the locks were not made for a Python on a system, or nothing.

    >>> strange(Here("3.11", "linux", "x86_64", (2, 36)))
    ''
    >>> strange(Here("3.15", "linux", "x86_64", (2, 36)))
    'they were made for Python 3.11 to 3.14'
    """
    if here.python not in PYTHONS:
        return f"they were made for Python {PYTHONS[0]} to {PYTHONS[-1]}"
    oldest = SYSTEMS.get((here.system, here.machine))
    if oldest is None:
        return f"they were not made for {here.system} on {here.machine}"
    if here.release < oldest:
        what = "macOS" if here.system == "darwin" else "glibc"
        return f"they need {what} {oldest[0]}.{oldest[1]} or newer"
    return ""


def merged(locks: Iterable[Sequence[Locked]]) -> list[Locked]:
    """Put locks together: what several have, is taken from the first, and asked for by all."""
    found: list[Locked] = []
    for lock in locks:
        known = {each.name for each in found}
        found += [each for each in lock if each.name not in known]
        found = [_asked_by_more(each, lock) for each in found]
    return found


def _asked_by_more(package: Locked, lock: Sequence[Locked]) -> Locked:
    more = (each.asked_by for each in lock if each.name == package.name)
    asking = package.asked_by.union(*more)
    return replace(package, asked_by=asking)


def needed(asked: Iterable[str], packages: Sequence[Locked]) -> list[Locked]:
    """Return the packages that are asked for, with all those that they need in turn."""
    names = {required_name(each) for each in asked if applies(each.partition(";")[2])}
    while True:
        more = {each.name for each in packages if each.asked_by & names} - names
        if not more:
            return [each for each in packages if each.name in names]
        names |= more


def unmet(
    asked: Iterable[str],
    packages: Sequence[Locked],
    environment: Mapping[str, str] | None = None,
) -> list[str]:
    """List the requirements that no locked version, or more than one, serves.

    Args:
        asked: as in pyproject.toml.
        packages: those of a lock.
        environment: what markers ask for, by default that of this Python.
    """
    found: list[str] = []
    for text in asked:
        requirement = _of_pip("requirements", "Requirement", text)
        if requirement.marker and not requirement.marker.evaluate(environment):
            continue
        versions = [
            each.version
            for each in packages
            if each.name == normal(requirement.name) and applies(each.marker, environment)
        ]
        if len(versions) != 1 or not requirement.specifier.contains(versions[0], prereleases=True):
            found.append(text)
    return found


def applies(marker: str, environment: Mapping[str, str] | None = None) -> bool:
    """Return whether a marker holds; an empty one always does."""
    return not marker.strip() or bool(_of_pip("markers", "Marker", marker).evaluate(environment))


@cache
def _of_pip(module: str, kind: str, text: str) -> Any:  # noqa: ANN401  # it has no types
    return getattr(importlib.import_module(f"pip._vendor.packaging.{module}"), kind)(text)
