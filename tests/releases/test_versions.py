"""Versions before a release, and snapshots: in the form and the order of each kind of package."""

import re
import shutil
import subprocess
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from packaging.version import Version as Normal
from pytestqt.qtbot import QtBot

from sixtysix_gui import APP_ID, __version__, app, cli, version
from sixtysix_gui.windows.fact_sheets import AboutSheet
from tests.helpers.processes.ran import ran
from tests.helpers.rows import each_row
from tests.helpers.runs.publishers import NOBODY, SOMEBODY, published_by
from tests.helpers.runs.rings import needs
from tools.installers import app_stores, windows_version
from tools.installers.linux import appimage, deb
from tools.releases import publisher
from tools.releases.publisher import PublisherError, for_elsewhere, read_publisher
from tools.releases.versions import Version, VersionError, built_version
from tools.releases.versions import version as said_version

IN_ORDER = (
    "0.1.0.dev0",
    "0.1.0.dev20261122+g1a2b3c4",
    "0.1.0a1",
    "0.1.0b2",
    "0.1.0rc1.dev20261122+g1a2b3c4",
    "0.1.0rc1",
    "0.1.0rc2",
    "0.1.0",
    "0.1.1.dev0",
    "0.1.1",
    "0.10.0",
)
PAIRS = list(pairwise(IN_ORDER))
HEAD = '__version__ = "{}"\n'


@each_row("text", IN_ORDER)
def test_the_form_is_the_normal_one_of_pep_440(text: str) -> None:
    assert str(Normal(text)) == str(Version(text)) == text
    assert Version(text).is_prerelease == Normal(text).is_prerelease
    assert Version(text).base == Normal(text).base_version
    assert Version(text).tag == f"v{text}"


@each_row("text", ["1.2", "1.2.3-rc1", "v1.2.3", "1.2.3.rc1", "1.2.3rc", "", "1.2.3+G"])
def test_other_forms_are_refused(text: str) -> None:
    with pytest.raises(VersionError, match="is no version"):
        Version(text)


@pytest.mark.release
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_debian_sorts_them_alike(first: str, second: str) -> None:
    assert Normal(first) < Normal(second)
    needs("dpkg")
    pair = (Version(first).debian, Version(second).debian)
    subprocess.run(["dpkg", "--compare-versions", pair[0], "lt", pair[1]], check=True)


@pytest.mark.release
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_app_stores_sort_them_alike(first: str, second: str) -> None:
    needs("appstreamcli")
    pair = (Version(first).debian, Version(second).debian)
    subprocess.run(["appstreamcli", "vercmp", pair[0], "lt", pair[1]], check=True)


@each_row("text", IN_ORDER)
def test_the_numbers_of_windows_and_apple(text: str) -> None:
    assert Version(text).windows == (*Normal(text).release, 0)
    apple = Version(text).apple
    assert apple.startswith(Version(text).base)
    assert len(apple) <= 18  # Apple's limit for CFBundleVersion
    assert (apple == Version(text).base) is not Version(text).is_prerelease


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A source with a history of one commit, of 31 January 2026."""
    needs("git")
    (tmp_path / "sixtysix_gui").mkdir()
    say(tmp_path, "0.2.0")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "All")
    return tmp_path


def say(root: Path, text: str) -> None:
    (root / "sixtysix_gui" / "__init__.py").write_text(HEAD.format(text), encoding="utf-8")


def git(root: Path, *arguments: str) -> str:
    own = ("user.name=Nobody", "user.email=nobody@localhost", "commit.gpgsign=false")
    return ran(
        ["git", "-C", str(root), *(word for each in own for word in ("-c", each)), *arguments],
        env={
            "PATH": "/usr/bin:/bin:/usr/local/bin",
            "HOME": str(root),
            "GIT_COMMITTER_DATE": "2026-01-31T12:00:00Z",
            "GIT_AUTHOR_DATE": "2026-01-31T12:00:00Z",
        },
        check=True,
    ).stdout.strip()


def test_the_tagged_commit_is_the_version(checkout: Path) -> None:
    git(checkout, "tag", "v0.2.0")
    assert str(built_version(checkout)) == "0.2.0"


def test_every_other_commit_is_a_snapshot(checkout: Path) -> None:
    git(checkout, "tag", "v0.1.9")
    commit = git(checkout, "rev-parse", "--short=7", "HEAD")
    assert str(built_version(checkout)) == f"0.2.0.dev20260131+g{commit}"


def test_what_is_changed_is_no_release(checkout: Path) -> None:
    git(checkout, "tag", "v0.2.0")
    (checkout / "sixtysix_gui" / "__init__.py").write_text('__version__ = "0.2.0"\n\n', "utf-8")
    assert str(built_version(checkout)).endswith(".changed")


def test_without_a_history_it_is_what_is_said(checkout: Path) -> None:
    shutil.rmtree(checkout / ".git")
    assert str(built_version(checkout)) == "0.2.0"


def test_a_history_that_cannot_be_read_is_no_release(checkout: Path) -> None:
    shutil.rmtree(checkout / ".git")
    (checkout / ".git").write_text("gitdir: nowhere\n", encoding="utf-8")
    with pytest.raises(VersionError, match="which commit"):
        built_version(checkout)


@pytest.mark.parametrize("head", ["", '__version__ = "one"\n'])
def test_a_version_must_be_said(checkout: Path, head: str) -> None:
    (checkout / "sixtysix_gui" / "__init__.py").write_text(head, encoding="utf-8")
    with pytest.raises(VersionError):
        said_version(checkout)


@pytest.mark.parametrize("program", [app.main, cli.main])
def test_a_snapshot_is_seen(
    program: Callable[[list[str]], int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    qtbot: QtBot,
) -> None:
    file = tmp_path / "snapshot.txt"
    monkeypatch.setattr(version, "SNAPSHOT", file)
    file.write_text("0.1.0.dev20261122+g1a2b3c4\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        program(["--version"])
    assert "0.1.0.dev20261122+g1a2b3c4" in capsys.readouterr().out.split()
    about = AboutSheet(16, tmp_path, tmp_path / "log", lambda: None)
    qtbot.addWidget(about)
    assert "0.1.0.dev20261122+g1a2b3c4" in [fact.value for fact in about.facts]


def test_what_cannot_be_read_is_the_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "snapshot.txt"
    monkeypatch.setattr(version, "SNAPSHOT", file)
    assert version.shown_version() == __version__
    file.write_text("0.1.0.dev20261122+g1a2b3c4\n", encoding="utf-8")
    assert version.shown_version() == "0.1.0.dev20261122+g1a2b3c4"
    file.write_bytes(b"\xff\xfe")
    assert version.shown_version() == __version__


# Who publishes the program: said in one place, and left out as long as it is not known.


FOREIGN_HOSTS = {
    *("www.debian.org", "download.qt.io", "www.freedesktop.org", "www.apple.com", "aka.ms"),
    *("github.com", "timestamp.digicert.com", "downloads.sourceforge.net"),
}
"""Of standards, and of what the packages are made with."""
PAGE = """# Sixty-Six

![A table](docs/table.png)

See [the rules](docs/rules.md), [the heading](#there) and [Python](https://www.python.org/).

| | |
|---|---|
| ![One](docs/one.png) | ![Two](docs/two.png) |

| key | act |
|---|---|
| M | marriage |
"""


def test_the_file_itself_can_be_read_whoever_publishes() -> None:
    told = tomllib.loads(publisher.FILE.read_text(encoding="utf-8"))
    assert set(told) == {"owner", "homepage", "repository", "address"}
    assert read_publisher() == publisher.Publisher(**told)


def test_nobody_is_named_before_somebody_publishes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    published_by(NOBODY, tmp_path, monkeypatch)
    assert read_publisher() == publisher.Publisher()
    assert read_publisher().urls() == {}
    assert read_publisher().maintainer == read_publisher().name == publisher.NOBODY


def test_no_other_file_has_an_address_of_ours() -> None:
    texts = [
        file.read_text(encoding="utf-8")
        for file in (publisher.ROOT / "packaging").rglob("*")
        if file.is_file() and file != publisher.FILE
    ]
    addresses = [found for text in texts for found in re.findall(r"https?://([\w.-]+)/", text)]
    assert set(addresses) <= FOREIGN_HOSTS
    assert [text for text in texts if re.search(r"\w@[\w-]+\.[a-z]+", text)] == []


def test_somebody_is_named_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    published_by(SOMEBODY, tmp_path, monkeypatch)
    found = read_publisher()
    assert found.maintainer == "Ada’s Games <ada@example.org>"
    assert found.urls() == {
        "Homepage": "https://example.org/66",
        "Source": "https://github.com/example/sixty-six",
        "Issues": "https://github.com/example/sixty-six/issues",
        "Changelog": "https://github.com/example/sixty-six/blob/main/CHANGELOG.md",
    }
    assert windows_version.words(Version("1.2.3"), "x")["CompanyName"] == "Ada’s Games"
    assert "malformed-contact" not in deb.overrides()
    assert deb.changelog().splitlines()[-1].startswith(" -- Ada’s Games <ada@example.org>  ")
    assert appimage.update_information(found).startswith(
        "gh-releases-zsync|example|sixty-six|latest|"
    )


def test_nobody_is_named_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    published_by(NOBODY, tmp_path, monkeypatch)
    assert "malformed-contact" in deb.overrides()
    assert deb.changelog().splitlines()[-1].startswith(f" -- {publisher.NOBODY} <>  ")
    assert appimage.update_information(read_publisher()) == ""
    with pytest.raises(PublisherError, match="repository"):
        read_publisher().download("a", "v1.0.0")


@pytest.mark.parametrize(("text", "known"), [(NOBODY, False), (SOMEBODY, True)])
def test_app_stores_get_addresses_and_pictures_when_there_are_any(
    text: str, known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    published_by(text, tmp_path, monkeypatch)
    tree = ElementTree.fromstring(app_stores.description_for_stores())
    assert tree.findtext("id") == APP_ID
    kinds = {url.get("type") for url in tree.findall("url")}
    assert kinds == ({"homepage", "bugtracker", "vcs-browser"} if known else set())
    images = [image.text or "" for image in tree.iter("image")]
    assert len(images) == (len(app_stores.SCREENSHOTS) if known else 0)
    for image in images:
        path = re.sub(r"^https://raw\.githubusercontent\.com/example/sixty-six/v[^/]+/", "", image)
        assert (publisher.ROOT / path).is_file(), image


def test_a_page_for_elsewhere_has_whole_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    published_by(SOMEBODY, tmp_path, monkeypatch)
    raw = "https://raw.githubusercontent.com/example/sixty-six/v1.2.3"
    page = for_elsewhere(PAGE, read_publisher(), "v1.2.3")
    assert f"![A table]({raw}/docs/table.png)" in page
    assert f"| ![One]({raw}/docs/one.png) | ![Two]({raw}/docs/two.png) |" in page
    assert "[the rules](https://github.com/example/sixty-six/blob/v1.2.3/docs/rules.md)" in page
    assert "[the heading](#there) and [Python](https://www.python.org/)" in page


def test_a_page_for_elsewhere_goes_without_pictures() -> None:
    page = for_elsewhere(PAGE, publisher.Publisher(), "v1.2.3")
    assert "!" not in page
    assert "See the rules, [the heading](#there) and [Python]" in page
    assert page.count("|---|---|") == 1
    assert "| M | marriage |" in page


@each_row(
    "text",
    [
        'homepage = "http://example.org"',
        'homepage = "https://example.org/"',
        'repository = "https://example.org/example/sixty-six"',
        'repository = "https://github.com/example"',
        'address = "Ada"',
        'address = "Ada <ada@example.org>"',
        'phone = "66"',
        "owner = 66",
        "owner = ",
    ],
)
def test_what_cannot_be_used_is_refused(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    published_by(text, tmp_path, monkeypatch)
    with pytest.raises(PublisherError, match=r"project\.toml"):
        read_publisher()
