"""The source distribution: small enough, and complete for reading and building."""

import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path, PurePosixPath

import pytest

from tools.installers.project import ROOT

pytestmark = pytest.mark.window

LARGEST = 12_000_000
"""Bytes, which everybody fetches for whom there is no wheel."""
LEFT_BEHIND = (".*", "*.egg-info", "__pycache__", "build", "dist", "*.so")
KEPT = (".github", ".pre-commit-config.yaml")
BUILD = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, built from a copy: a build leaves notes beside the sources."""
    place = tmp_path_factory.mktemp("sdist")
    ignored = shutil.ignore_patterns(*LEFT_BEHIND)

    def left_behind(folder: str, names: list[str]) -> set[str]:
        return set(ignored(folder, names)) - set(KEPT)

    shutil.copytree(ROOT, place / "copy", ignore=left_behind)
    subprocess.run(
        [sys.executable, "-c", BUILD, str(place)],
        cwd=place / "copy",
        check=True,
        capture_output=True,
    )
    (built,) = place.glob("*.tar.gz")
    return built


@pytest.fixture(scope="module")
def names(source: Path) -> set[str]:
    """The files in it, from its own folder on."""
    with tarfile.open(source) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def test_it_is_not_large(source: Path) -> None:
    assert source.stat().st_size <= LARGEST


def links(page: Path) -> set[str]:
    """Return the files and folders that a page leads to or shows, by their place in the source."""
    found = re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8"))
    folder = PurePosixPath(page.relative_to(ROOT).parent)
    inside = (str(folder / target) for target in found if "://" not in target)
    return {re.sub(r"[^/]+/\.\./", "", target).rstrip("/") for target in inside}


PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_no_link_in_it_is_broken(page: Path, names: set[str]) -> None:
    assert page.relative_to(ROOT).as_posix() in names
    assert links(page) - names == set()


@pytest.mark.parametrize(
    "needed", ["setup.py", "packaging/texts.toml", "docs/screenshots/de/table.webp"]
)
def test_what_is_not_a_package_is_there_too(needed: str, names: set[str]) -> None:
    assert needed in names
