"""What a release has brought, from CHANGELOG.md: for the release's page and for app stores.

Both take what stands under “For players” alone; the rest is for those who work on the program.
"""

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
_FOR_PLAYERS = re.compile(r"^### For players *$(?P<text>.*?)(?=^#|\Z)", re.MULTILINE | re.DOTALL)
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
    def for_players(self) -> list[str]:
        """What it brings to those who play, as paragraphs without marks of Markdown."""
        found = _FOR_PLAYERS.search(self.text)
        parts = re.split(r"\n\s*\n", found["text"].strip()) if found else []
        return [_plain(part) for part in parts if part]


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
    """Return the part about a version.

    Raises:
        NotesError: if there is none, or nothing for players stands in it.
    """
    for section in sections():
        if section.version == version and section.for_players:
            return section
    raise NotesError(
        f"CHANGELOG.md has nothing about version {version} for players: a line "
        f"“## [{version}] - YYYY-MM-DD”, below it “### For players”, and a few sentences."
    )


def page(version: Version, publisher: Publisher) -> str:
    """Write what stands on the page of a release, in Markdown.

    Raises:
        NotesError: if the change log has nothing for players about it.
    """
    log = "CHANGELOG.md"
    if publisher.repository:
        log = f"[{log}]({publisher.repository}/blob/{version.tag}/{log})"
    attested = (
        " Where and from which source they were built is attested: "
        f"`gh attestation verify FILE --repo {publisher.github_name}`."
    )
    paragraphs = [
        *section_of(version).for_players,
        f"Everything that has changed is in {log}. `SHA256SUMS` has the sums of all files."
        + (attested if publisher.repository else ""),
    ]
    return "\n\n".join(paragraphs) + "\n"


def appstream(built: Version, built_at: int, publisher: Publisher) -> ElementTree.Element:
    """Write the releases as AppStream knows them; what is built now is the first of them.

    What is built has a page, if it is no snapshot and the repository is known; those before it
    may have been published elsewhere.

    Args:
        built: the version that is built.
        built_at: when that is, in seconds since 1970, unless the change log says the day.
        publisher: who publishes it.
    """
    releases = ElementTree.Element("releases")
    found = _with_built(sections(), built, datetime.fromtimestamp(built_at, UTC).date())
    for section in found:
        if section.version and section.day:
            release = _release(section, section.version, section.day)
            if section.version == built and publisher.repository and not built.is_snapshot:
                page = ElementTree.SubElement(release, "url", type="details")
                page.text = publisher.release(section.version.tag)
            releases.append(release)
    return releases


def _with_built(found: list[Section], built: Version, today: date) -> list[Section]:
    """Put what is built among the versions of the change log, if it is not there yet.

    Before the tag of a version it is a snapshot, which comes before that version: it takes its
    place, for the newest must stand first.
    """
    if any(section.version == built for section in found):
        return found
    before = [each for each in found if each.version and built.startswith(f"{each.version}.dev")]
    news = before or [each for each in found if each.version is None]
    rest = [section for section in found if section not in before]
    return [Section(built, today, news[0].text if news else ""), *rest]


def _release(section: Section, own: Version, day: date) -> ElementTree.Element:
    kind = "development" if own.is_prerelease else "stable"
    release = ElementTree.Element("release", version=own.debian, date=day.isoformat(), type=kind)
    if section.for_players:
        description = ElementTree.SubElement(release, "description")
        for paragraph in section.for_players:
            ElementTree.SubElement(description, "p").text = paragraph
    return release


def _plain(text: str) -> str:
    """Take line ends and marks of Markdown out of a text."""
    for mark, plain in _INLINE:
        text = mark.sub(plain, text)
    return " ".join(text.split())
