"""The version: where it is said, what it may be, and how each kind of package writes it."""

from __future__ import annotations

import re
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

ROOT = Path(__file__).resolve().parents[2]
SAID_IN = Path("sixtysix_gui", "__init__.py")

_SAID = re.compile(r'^__version__ = "([^"]*)"$', re.MULTILINE)
_FORM = re.compile(
    r"(?P<base>\d+\.\d+\.\d+)((?P<stage>a|b|rc)(?P<number>\d+))?"
    r"(\.dev(?P<dev>\d+))?(\+(?P<local>[a-z0-9]+(\.[a-z0-9]+)*))?"
)
_OF_APPLE = {"a": "a", "b": "b", "rc": "fc"}
_LARGEST_OF_APPLE = 255


class VersionError(Exception):
    """The version cannot be found or is none; ``str()`` says why."""


class Version(str):
    """A version in the normal form of PEP 440: 1.2.3, and before it 1.2.3rc1 and 1.2.3.dev4.

    >>> Version("1.2.3rc1").debian
    '1.2.3~rc1'
    """

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Refuse every other form.

        Raises:
            VersionError: then.
        """
        if not _FORM.fullmatch(text):
            raise VersionError(
                f"“{text}” is no version: 1.2.3 is one, and so are 1.2.3rc1 and 1.2.3.dev4."
            )
        return super().__new__(cls, text)

    def _part(self, name: str) -> str:
        found = _FORM.fullmatch(self)
        return (found and found[name]) or ""

    @property
    def base(self) -> str:
        """The three numbers of the release that it is, or that it comes before."""
        return self._part("base")

    @property
    def is_prerelease(self) -> bool:
        """Whether it comes before its release."""
        return bool(self._part("stage") or self._part("dev"))

    @property
    def is_snapshot(self) -> bool:
        """Whether it comes from a commit between two versions, so that no tag names it."""
        return bool(self._part("dev") or self._part("local"))

    @property
    def tag(self) -> str:
        """The tag of its source."""
        return f"v{self}"

    @property
    def debian(self) -> str:
        """The form in which dpkg, and AppStream too, sort it: what follows a ~ comes before.

        >>> Version("0.2.0.dev1").debian, Version("0.2.0rc1.dev2").debian
        ('0.2.0~~dev1', '0.2.0~rc1~dev2')
        """
        stage, dev, local = (self._part(name) for name in ("stage", "dev", "local"))
        early = f"~{stage}{self._part('number')}" if stage else "~" if dev else ""
        late = f"~dev{dev}" if dev else ""
        return f"{self.base}{early}{late}" + (f"+{local}" if local else "")

    @property
    def windows(self) -> tuple[int, int, int, int]:
        """The four numbers of Windows, which know no pre-releases; the words beside them do.

        >>> Version("1.2.3rc1").windows
        (1, 2, 3, 0)
        """
        major, minor, patch = map(int, self.base.split("."))
        return major, minor, patch, 0

    @property
    def apple(self) -> str:
        """CFBundleVersion, in which Apple knows letters for what comes before a release.

        >>> [Version(text).apple for text in ("1.2.3", "1.2.3rc1", "1.2.3.dev7")]
        ['1.2.3', '1.2.3fc1', '1.2.3d7']
        """
        stage, dev = self._part("stage"), self._part("dev")
        if not stage and not dev:
            return self.base
        number = int(dev or self._part("number"))
        letter = "d" if dev else _OF_APPLE[stage]
        return f"{self.base}{letter}{min(max(number, 1), _LARGEST_OF_APPLE)}"

    def snapshot(self, day: str, commit: str) -> Version:
        """Return the version of what is built from a commit on the way to this one.

        >>> str(Version("0.2.0rc1").snapshot("20260131", "1a2b3c4"))
        '0.2.0rc1.dev20260131+g1a2b3c4'
        >>> str(Version("0.2.0.dev0").snapshot("20260131", "1a2b3c4"))
        '0.2.0.dev0+20260131.g1a2b3c4'

        Args:
            day: the commit's, as YYYYMMDD.
            commit: the beginning of its hash.
        """
        early = f"+{day}." if self._part("dev") else f".dev{day}+"
        return Version(f"{self}{early}g{commit}")


def version(root: Path = ROOT) -> Version:
    """Read the version where it is said, without importing the program.

    Raises:
        VersionError: if it is not said there, or not as a version.
    """
    found = _SAID.search((root / SAID_IN).read_text(encoding="utf-8"))
    if found is None:
        raise VersionError(f"{SAID_IN.as_posix()} does not say the version.")
    return Version(found[1])


def built_version(root: Path = ROOT) -> Version:
    """Return the version of what is built here: outside its tag, that of a snapshot.

    Where there is no history, as in a source distribution, it is what is said.

    Raises:
        VersionError: if the version is not said, or git cannot say of which commit it is.
    """
    said = version(root)
    if not (root / ".git").exists():
        return said
    changed = bool(_git(root, "status", "--porcelain", "--untracked-files=no"))
    if not changed and said.tag in _git(root, "tag", "--points-at", "HEAD").split():
        return said
    seconds, commit = _git(root, "log", "-1", "--format=%ct %h", "--abbrev=7").split()
    day = datetime.fromtimestamp(int(seconds), UTC).strftime("%Y%m%d")
    return said.snapshot(day, f"{commit}.changed" if changed else commit)


def _git(root: Path, *arguments: str) -> str:
    try:
        ran = subprocess.run(
            ["git", "-C", str(root), *arguments], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError) as error:
        raise VersionError("git cannot say which commit is checked out here.") from error
    return ran.stdout
