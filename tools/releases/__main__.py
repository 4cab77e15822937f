"""`python -m tools.releases WHAT`: the steps of a release that ask no installed package.

tag NAME    status 1 where a tag does not name the version, or the change log is silent about it
kind        prints "pre-release" or "release"
notes       prints what the release has brought, for its page
complete    status 1 where a file that every release has is not in dist/; prints what else lacks
manifests   writes those of winget and Homebrew below dist/, if a publisher is known

A refusal is a sentence on the error output.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence

from tools.releases.files import missing
from tools.releases.manifests import ManifestError, write_manifests
from tools.releases.notes import NotesError, page, section_of
from tools.releases.publisher import ROOT, PublisherError, read_publisher
from tools.releases.versions import VersionError, version

DIST = ROOT / "dist"


class ReleaseError(Exception):
    """A release cannot go on; ``str()`` says why."""


def check_tag(name: str) -> None:
    """Refuse a tag of another version, or one of which the change log says nothing."""
    if name != version().tag:
        raise ReleaseError(f"The tag is {name}, but the version is {version()}.")
    section_of(version())


def print_kind() -> None:
    """Say whether the version comes before a release."""
    print("pre-release" if version().is_prerelease else "release")


def print_notes() -> None:
    """Print what the release has brought."""
    print(page(version(), read_publisher()), end="")


def check_files() -> None:
    """Refuse a release that lacks what every release has; print what it does without."""
    needed, others = missing(DIST, version())
    for name in others:
        print(f"not in this release: {name}")
    if needed:
        raise ReleaseError(f"dist/ lacks {', '.join(needed)}.")


def print_manifests() -> None:
    """Write the manifests, or say why there are none."""
    try:
        written = write_manifests(
            DIST,
            version(),
            read_publisher(),
            int(os.environ.get("SOURCE_DATE_EPOCH") or time.time()),
        )
    except ManifestError as error:
        print(f"no manifests: {error}")
        return
    for place in written:
        print(place.relative_to(DIST).as_posix())


COMMANDS: Mapping[str, Callable[..., None]] = {
    "tag": check_tag,
    "kind": print_kind,
    "notes": print_notes,
    "complete": check_files,
    "manifests": print_manifests,
}


def main(arguments: Sequence[str]) -> int:
    """Run one of the commands, and give the exit status."""
    name, *rest = arguments or [""]
    if name not in COMMANDS or len(rest) != (name == "tag"):
        print(__doc__, file=sys.stderr)
        return 2
    try:
        COMMANDS[name](*rest)
    except (ReleaseError, NotesError, PublisherError, VersionError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
