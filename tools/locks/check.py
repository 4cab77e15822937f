"""Says what is wrong with the lock files, without a network: whether they fit pyproject.toml."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tools.locks.lock_file import (
    BUILD,
    CHECKOUT,
    OF_RELEASES,
    PYTHONS,
    RELEASE,
    SYSTEMS,
    Locked,
    LockError,
    applies,
    lock_file,
    read_lock,
    unmet,
)
from tools.requirements import ROOT, requirements

NOT_OURS = "cibuildwheel"
"""What wheels are built with in the workflows; its requirement is written by hand, in .github."""
ORDER = (RELEASE, CHECKOUT, BUILD)
"""The later ones take the versions of the first."""
FOREIGN = ("cffi", "wheel")
"""What miniaudio is built with, for which there is not a wheel everywhere."""
_SYSTEM_NAMES = {
    "linux": ("Linux", "posix"),
    "darwin": ("Darwin", "posix"),
    "win32": ("Windows", "nt"),
}


def asked_for(project: Mapping[str, Any], name: str) -> list[str]:
    """List the requirements that a lock is made of, each once.

    Raises:
        KeyError: for a lock that there is not.
    """
    extras = project["project"]["optional-dependencies"]
    build: list[str] = project["build-system"]["requires"]
    asked = {
        RELEASE: [*requirements(dict(project), OF_RELEASES), *build, *FOREIGN],
        CHECKOUT: [
            *requirements(dict(project), [each for each in extras if each not in OF_RELEASES]),
            *build,
        ],
        BUILD: [*build, *FOREIGN],
    }[name]
    return list(dict.fromkeys(asked))


def input_text(project: Mapping[str, Any], name: str) -> str:
    """Return what stands in requirements/NAME.in, from which the lock is made."""
    lines = ["# Made from pyproject.toml by `python -m tools.locks`."]
    if name != RELEASE:
        lines.append(f"-c {RELEASE}.txt")
    return "\n".join([*lines, *asked_for(project, name), ""])


def complaints(project: Mapping[str, Any], root: Path = ROOT) -> list[str]:
    """List what is wrong, a sentence each."""
    locks: dict[str, list[Locked]] = {}
    found: list[str] = []
    for name in ORDER:
        source = lock_file(name, root).with_suffix(".in")
        if not source.is_file() or source.read_text("utf-8") != input_text(project, name):
            found.append(f"requirements/{name}.in is not what pyproject.toml says.")
        try:
            locks[name] = read_lock(lock_file(name, root))
        except LockError as error:
            found.append(f"{error}.")
            continue
        found += [f"requirements/{name}.txt {each}" for each in _of_one(project, name, locks[name])]
    return found + list(_of_all(locks))


def _of_one(project: Mapping[str, Any], name: str, lock: list[Locked]) -> Iterator[str]:
    known = {each.name for each in lock}
    lost: dict[str, None] = {}
    for environment in environments():
        for text in unmet(asked_for(project, name), lock, environment):
            lost[f"has no version of {text}."] = None
        applying = [each.name for each in lock if applies(each.marker, environment)]
        for twice in {each for each in applying if applying.count(each) > 1}:
            lost[f"has two versions of {twice} for one Python."] = None
    yield from lost
    for package in lock:
        if strangers := sorted(package.asked_by - known):
            yield f"lacks {', '.join(strangers)}, which asks for {package.name}."


def _of_all(locks: Mapping[str, list[Locked]]) -> Iterator[str]:
    """Compare each lock with the first: what is in both has the same versions and hashes."""
    first = _content(locks.get(RELEASE, []))
    for name, lock in locks.items():
        for package, content in _content(lock).items():
            if package in first and first[package] != content:
                yield f"requirements/{name}.txt has another {package} than {RELEASE}.txt."


def _content(lock: list[Locked]) -> dict[str, set[tuple[str, tuple[str, ...]]]]:
    content: dict[str, set[tuple[str, tuple[str, ...]]]] = {}
    for each in lock:
        content.setdefault(each.name, set()).add((each.version, each.hashes))
    return content


def addresses(text: str) -> list[str]:
    """List the addresses, options and paths of a lock, in which there are none of any machine."""
    return re.findall(r"https?://\S+|file:\S+|^--?(?!hash)\w\S*|\S+ @ \S+", text, re.MULTILINE)


def environments() -> Iterator[dict[str, str]]:
    """Yield what markers ask for, of everything that the locks are made for."""
    for python in PYTHONS:
        for system, machine in SYSTEMS:
            platform_system, os_name = _SYSTEM_NAMES[system]
            yield {
                "python_version": python,
                "python_full_version": f"{python}.0",
                "implementation_name": "cpython",
                "implementation_version": f"{python}.0",
                "platform_python_implementation": "CPython",
                "sys_platform": system,
                "platform_system": platform_system,
                "os_name": os_name,
                "platform_machine": machine,
                "platform_release": "",
                "platform_version": "",
                "extra": "",
            }
