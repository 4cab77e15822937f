"""Which files a release has: those that every one must have, and those that it can do without."""

from __future__ import annotations

from pathlib import Path

from tools.releases.versions import Version

NEEDED = (
    "sixtysix_{version}_amd64.deb",
    "sixtysix-{version}-linux-x86_64.tar.xz",
    "sixtysix-{version}-windows.exe",
    "sixtysix-{version}-macos-arm64.dmg",
    "sixtysix-{version}-linux-x86_64.cdx.json",
    "sixtysix-{version}-windows.cdx.json",
    "sixtysix-{version}-macos-arm64.cdx.json",
    "sixtysix_gui-{version}.tar.gz",
    "sixtysix_gui-{version}-cp311-abi3-*.whl",
)
OTHERS = (
    "sixtysix_{version}_arm64.deb",
    "sixtysix-{version}-linux-aarch64.tar.xz",
    "sixtysix-{version}-macos-x86_64.dmg",
    "sixtysix-{version}-linux-aarch64.cdx.json",
    "sixtysix-{version}-macos-x86_64.cdx.json",
    "sixtysix-{version}-x86_64.AppImage",
)


def missing(dist: Path, version: Version) -> tuple[list[str], list[str]]:
    """List what a folder lacks: of what is needed, and of the rest."""

    def lacking(patterns: tuple[str, ...]) -> list[str]:
        wanted = [pattern.format(version=version) for pattern in patterns]
        return [name for name in wanted if not list(dist.glob(name))]

    return lacking(NEEDED), lacking(OTHERS)
