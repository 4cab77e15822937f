"""Who publishes the program, and where: packaging/project.toml, the only place that says so."""

from __future__ import annotations

import re
import tomllib
from dataclasses import asdict, dataclass, fields
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "packaging" / "project.toml"

NOBODY = "The Sixty-Six developers"
"""How the publisher is called as long as none is named."""
_PAGE = re.compile(r"https://[^\s/<>\"']+\.[^\s<>\"']*[^\s<>\"'/]")
_REPOSITORY = re.compile(r"https://github\.com/[\w.-]+/[\w.-]*[\w-]")
_ADDRESS = re.compile(r"[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+")
_FORMS = {
    "homepage": (_PAGE, "an address such as https://host/page, without a slash at its end"),
    "repository": (_REPOSITORY, "an address such as https://github.com/OWNER/NAME"),
    "address": (_ADDRESS, "an address for mail such as name@host.org"),
}
_INSIDE = r"\[(?P<text>[^\]]*)\]\((?!https?:|#)(?P<path>[^)\s]+)\)"
_PICTURE = re.compile(f"!{_INSIDE}")
_LINK = re.compile(f"(?<!!){_INSIDE}")
_EMPTY_TABLE = re.compile(r"^\|[| ]*\|\n\|[-|: ]+\|\n(?=\n|\Z)", re.MULTILINE)


class PublisherError(Exception):
    """What packaging/project.toml says cannot be used; ``str()`` says why."""


@dataclass(frozen=True)
class Publisher:
    """Who publishes the program; what is not known is empty."""

    owner: str = ""
    homepage: str = ""
    repository: str = ""
    address: str = ""

    def __post_init__(self) -> None:
        """Refuse what is no address of its kind.

        Raises:
            PublisherError: then.
        """
        for name, (form, words) in _FORMS.items():
            value = asdict(self)[name]
            if value and not form.fullmatch(value):
                raise PublisherError(f"{name} in packaging/project.toml is not {words}: {value!r}")

    @property
    def name(self) -> str:
        """Who it is, in words."""
        return self.owner or NOBODY

    @property
    def maintainer(self) -> str:
        """Who looks after packages, as Debian writes it; without an address while none is known."""
        return f"{self.name} <{self.address}>" if self.address else self.name

    @property
    def github_name(self) -> str:
        """OWNER/NAME of the repository."""
        return self.repository.removeprefix("https://github.com/")

    def urls(self) -> dict[str, str]:
        """Return the links that a package index shows beside the program."""
        links = {"Homepage": self.homepage}
        if self.repository:
            links |= {
                "Source": self.repository,
                "Issues": f"{self.repository}/issues",
                "Changelog": f"{self.repository}/blob/main/CHANGELOG.md",
            }
        return {name: link for name, link in links.items() if link}

    def file(self, path: str, tag: str) -> str:
        """Return the address of a file's content in the source of a release.

        Raises:
            PublisherError: if no repository is known.
        """
        return f"https://raw.githubusercontent.com/{self._known()}/{tag}/{path}"

    def download(self, name: str, tag: str) -> str:
        """Return the address of a file that is part of a release.

        Raises:
            PublisherError: if no repository is known.
        """
        return f"https://github.com/{self._known()}/releases/download/{tag}/{name}"

    def release(self, tag: str) -> str:
        """Return the address of a release's page.

        Raises:
            PublisherError: if no repository is known.
        """
        return f"https://github.com/{self._known()}/releases/tag/{tag}"

    def _known(self) -> str:
        if not self.repository:
            raise PublisherError("packaging/project.toml does not say the repository yet.")
        return self.github_name


def read_publisher() -> Publisher:
    """Read packaging/project.toml.

    Raises:
        PublisherError: if something in it is not as it should be.
    """
    try:
        told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise PublisherError(f"packaging/project.toml cannot be read: {error}") from error
    known = {field.name for field in fields(Publisher)}
    for name, value in told.items():
        if name not in known or not isinstance(value, str):
            raise PublisherError(f"packaging/project.toml may not say {name} = {value!r}.")
    return Publisher(**told)


def for_elsewhere(text: str, publisher: Publisher, tag: str) -> str:
    """Make a page in Markdown fit to be read outside the source, as on a package index.

    Pictures and links get whole addresses. As long as no repository is known, lines with pictures
    are left out, and links are the words that they were on.

    >>> for_elsewhere("See [the rules](docs/rules.md).", Publisher(), "v1.0.0")
    'See the rules.'
    """
    if publisher.repository:
        pictures = _PICTURE.sub(
            lambda found: f"![{found['text']}]({publisher.file(found['path'], tag)})", text
        )
        place = f"{publisher.repository}/blob/{tag}"
        return _LINK.sub(lambda found: f"[{found['text']}]({place}/{found['path']})", pictures)
    lines = text.splitlines(keepends=True)
    bare = "".join(line for line in lines if not _PICTURE.search(line))
    return _LINK.sub(lambda found: found["text"], _EMPTY_TABLE.sub("", bare))
