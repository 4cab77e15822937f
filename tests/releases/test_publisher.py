"""Who publishes the program: said in one place, and left out as long as it is not known."""

import re
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from sixtysix_gui import APP_ID
from tests.helpers.runs.publishers import NOBODY, SOMEBODY, published_by
from tools.installers import app_stores, windows_version
from tools.installers.linux import appimage, deb
from tools.releases import publisher
from tools.releases.publisher import PublisherError, for_elsewhere, read_publisher
from tools.releases.versions import Version

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


@pytest.mark.parametrize(
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
