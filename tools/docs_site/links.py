"""Links of a page as the site needs them: to its own pages, or to the source, or plain words."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping

PLACES: Mapping[str, str] = {
    "README.md": "program.md",
    "README.de.md": "program.de.md",
    "README.bg.md": "program.bg.md",
    "README.hu.md": "program.hu.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
    "packaging/README.md": "packaging.md",
}
"""Pages from outside docs/, by their place in the project, and their places in the site."""

_LINK = re.compile(r"(!?)\[(?P<text>[^\[\]]*)\]\((?P<path>[^)\s#:]+)(?P<anchor>#[^)\s]*)?\)")


def for_site(text: str, page: str, repository: str = "") -> str:
    """Return a page whose links lead somewhere in the site.

    ``page`` is its place in the project. A file that the site does not have is looked up in the
    ``repository``; as long as that is not known, a link to it is the words that it was on.
    """
    here = posixpath.dirname(page)
    from_site = posixpath.dirname(place_in_site(page) or "")

    def again(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(here, found["path"]))
        place = place_in_site(target)
        if place is not None:
            path = posixpath.relpath(place, from_site or ".")
            return f"{found[1]}[{found['text']}]({path}{found['anchor'] or ''})"
        if repository:
            return f"[{found['text']}]({repository}/blob/main/{target}{found['anchor'] or ''})"
        return found["text"]

    return _LINK.sub(again, text)


def place_in_site(path: str) -> str | None:
    """Return where the site has a file of the project, or None if it has not."""
    if path in PLACES:
        return PLACES[path]
    return path.removeprefix("docs/") if path.startswith("docs/") else None


def place_in_project(path: str) -> str:
    """Return which file of the project is behind a page of the site."""
    return next((ours for ours, theirs in PLACES.items() if theirs == path), f"docs/{path}")
