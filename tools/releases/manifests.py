"""What winget and Homebrew are told of a release: the templates below packaging, filled in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from textwrap import indent

from sixtysix_gui import APP_ID
from tools.releases.program_texts import SOURCE_LANGUAGE, program_texts
from tools.releases.publisher import ROOT, Publisher
from tools.releases.versions import Version

TEMPLATES = ROOT / "packaging"
PROGRAM = "SixtySix"
SUMS = "SHA256SUMS"
_MARK = re.compile(r"@([A-Z_]+)@")


class ManifestError(Exception):
    """A manifest cannot be written yet; ``str()`` says why."""


def write_manifests(
    dist: Path, version: Version, publisher: Publisher, built_at: int
) -> list[Path]:
    """Write the manifests of a release below ``dist``, from the sums of its files there.

    Raises:
        ManifestError: if the publisher is not known, or a file of the release has no sum.
    """
    if not (publisher.owner and publisher.repository):
        raise ManifestError(
            "winget and Homebrew want to know owner and repository, "
            "which packaging/project.toml does not say yet."
        )
    values = _values(_sums(dist / SUMS), version, publisher, built_at)
    package = values["PACKAGE"]
    places = {
        "winget/version.yaml": f"winget/{package}.yaml",
        "winget/installer.yaml": f"winget/{package}.installer.yaml",
        "winget/locale.en-US.yaml": f"winget/{package}.locale.en-US.yaml",
        "homebrew/sixty-six.rb": "homebrew/sixty-six.rb",
    }
    return [_fill(TEMPLATES / name, dist / place, values) for name, place in places.items()]


def _fill(template: Path, place: Path, values: Mapping[str, str]) -> Path:
    text = template.read_text(encoding="utf-8")
    place.parent.mkdir(parents=True, exist_ok=True)
    filled = _MARK.sub(lambda found: values[found[1]], text)
    place.write_text(filled, encoding="utf-8", newline="\n")
    return place


def _values(
    sums: Mapping[str, str], version: Version, publisher: Publisher, built_at: int
) -> dict[str, str]:
    windows = f"sixtysix-{version}-windows.exe"
    images = {kind: f"sixtysix-{version}-macos-{kind}.dmg" for kind in ("arm64", "x86_64")}
    for name in (windows, *images.values()):
        if name not in sums:
            raise ManifestError(f"{SUMS} has no sum of {name}.")
    publishes = re.sub(r"[^A-Za-z0-9]", "", publisher.owner)
    if not publishes:
        raise ManifestError("winget wants an owner with letters or digits of English in the name.")
    return filled_in_texts() | {
        "APP_ID": APP_ID,
        "PACKAGE": f"{publishes}.{PROGRAM}",
        "VERSION": str(version),
        "TAG": version.tag,
        "DATE": datetime.fromtimestamp(built_at, UTC).strftime("%Y-%m-%d"),
        "OWNER": publisher.owner.replace("'", "''"),
        "REPOSITORY": publisher.repository,
        "HOMEPAGE": publisher.homepage or publisher.repository,
        "WINDOWS_URL": publisher.download(windows, version.tag),
        "WINDOWS_SUM": sums[windows].upper(),
        "MAC_ARM_SUM": sums[images["arm64"]],
        "MAC_INTEL_SUM": sums[images["x86_64"]],
    }


def filled_in_texts() -> dict[str, str]:
    """Return the texts about the program, as YAML and Ruby have them at their places."""
    texts = program_texts()
    tags = [word.lower().replace(" ", "-") for word in texts.keywords[SOURCE_LANGUAGE]]
    return {
        "NAME": texts.name[SOURCE_LANGUAGE],
        "SUMMARY": texts.summary[SOURCE_LANGUAGE],
        "DESCRIPTION": indent(texts.plain_description(), "  ").lstrip(),
        "TAGS": "\n".join(f"  - '{tag}'" for tag in tags).lstrip(),
    }


def _sums(file: Path) -> dict[str, str]:
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise ManifestError(f"There is no {file.name} of the release's files.") from error
    return {name: digest for digest, name in (line.split("  ", 1) for line in lines)}
