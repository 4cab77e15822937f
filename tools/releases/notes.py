"""What a release has brought, from CHANGELOG.md: for the release's page and for app stores."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path

from tools.releases.publisher import Publisher
from tools.releases.versions import Version

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "CHANGELOG.md"

_HEAD = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<date>\d{4}-\d\d-\d\d))?[ ]*$", re.MULTILINE)
_REFERENCE = re.compile(r"^\[[^\]]+\]: \S+$", re.MULTILINE)
_UNRELEASED = "Unreleased"
_INLINE = ((re.compile(r"\[([^\]]+)\]\([^)]*\)"), r"\1"), (re.compile(r"[`*]"), ""))


class NotesError(Exception):
    """CHANGELOG.md lacks something; ``str()`` says what."""


@dataclass(frozen=True)
class Section:
    """The part of the change log about one version; that of none yet has neither."""

    version: Version | None
    day: date | None
    text: str

    @property
    def blocks(self) -> list[list[str]]:
        """Its paragraphs, one a list, and its lists, without their marks."""
        found: list[list[str]] = []
        for part in re.split(r"\n\s*\n", self.text.strip()):
            lines = [line for line in part.splitlines() if not line.startswith("#")]
            items = re.split(r"^[-*] ", "\n".join(lines), flags=re.MULTILINE)
            if len(items) > 1:
                found.append([_plain(item) for item in items[1:]])
            elif any(line.strip() for line in lines):
                found.append([_plain(items[0])])
        return found


def sections() -> list[Section]:
    """Read the change log, the newest version first.

    Raises:
        NotesError: if a version is none, has no date, or two stand in the wrong order.
        VersionError: if a name is no version.
    """
    text = _REFERENCE.sub("", FILE.read_text(encoding="utf-8"))
    heads = list(_HEAD.finditer(text))
    ends = [*(head.start() for head in heads[1:]), len(text)]
    found = [
        _section(head["name"], head["date"], text[head.end() : end])
        for head, end in zip(heads, ends, strict=True)
    ]
    days = [section.day for section in found if section.day]
    if days != sorted(days, reverse=True):
        raise NotesError("The versions in CHANGELOG.md do not stand with the newest first.")
    return found


def _section(name: str, day: str | None, text: str) -> Section:
    if name == _UNRELEASED:
        return Section(None, None, text.strip())
    if day is None:
        raise NotesError(f"CHANGELOG.md does not say when version {name} was released.")
    return Section(Version(name), date.fromisoformat(day), text.strip())


def section_of(version: Version) -> Section:
    """Give the part about a version.

    Raises:
        NotesError: if there is none, or nothing stands in it.
    """
    for section in sections():
        if section.version == version and section.text:
            return section
    raise NotesError(
        f"CHANGELOG.md has nothing about version {version}: a line “## [{version}] - YYYY-MM-DD” "
        "and what it brings below."
    )


def page(version: Version, publisher: Publisher) -> str:
    """Write what stands on the page of a release, in Markdown.

    Raises:
        NotesError: if the change log has nothing about it.
    """
    sums = "`SHA256SUMS` has the sums of all files."
    attested = (
        " Where and from which source they were built is attested: "
        f"`gh attestation verify FILE --repo {publisher.github_name}`."
    )
    return f"{section_of(version).text}\n\n{sums}{attested if publisher.repository else ''}\n"


def appstream(built: Version, built_at: int) -> ElementTree.Element:
    """Write the releases as AppStream knows them; what is built now is the first of them.

    Args:
        built: the version that is built.
        built_at: when that is, in seconds since 1970, unless the change log says the day.
    """
    releases = ElementTree.Element("releases")
    found = sections()
    if all(section.version != built for section in found):
        news = next((section.text for section in found if section.version is None), "")
        found.insert(0, Section(built, datetime.fromtimestamp(built_at, UTC).date(), news))
    for section in found:
        if section.version and section.day:
            _add_release(releases, section, section.version, section.day)
    return releases


def _add_release(releases: ElementTree.Element, section: Section, own: Version, day: date) -> None:
    kind = "development" if own.is_prerelease else "stable"
    release = ElementTree.SubElement(
        releases, "release", version=own.debian, date=day.isoformat(), type=kind
    )
    if not section.blocks:
        return
    description = ElementTree.SubElement(release, "description")
    for block in section.blocks:
        if len(block) == 1:
            ElementTree.SubElement(description, "p").text = block[0]
            continue
        items = ElementTree.SubElement(description, "ul")
        for item in block:
            ElementTree.SubElement(items, "li").text = item


def _plain(text: str) -> str:
    """Take line ends and marks of Markdown out of a text."""
    for mark, plain in _INLINE:
        text = mark.sub(plain, text)
    return " ".join(text.split())
