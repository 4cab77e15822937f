"""What a release has brought: from the change log, for its page and for app stores."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from sixtysix_gui import APP_ID
from tests.helpers.rows import each_row
from tests.helpers.runs.publishers import NOBODY, SOMEBODY, published_by
from tools.releases import __main__ as commands
from tools.releases import files, notes
from tools.releases.publisher import Publisher
from tools.releases.versions import Version

LOG = """# Changelog

All notable changes.

## [Unreleased]

What will be 0.2.0.

### For players

Something that
is new.

### Added

- `tools/new`

## [0.2.0rc1] - 2026-02-01

### For players

What is tried **first**, with [words](docs/x.md).

A second & last paragraph.
### Removed

- One that is gone

## [0.1.0] - 2026-01-01

### Added

- What comes before

### For players

The first.

[Unreleased]: https://example.org/compare
"""
DAY = 1_772_323_200  # 1 March 2026


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "CHANGELOG.md"
    file.write_text(LOG, encoding="utf-8")
    monkeypatch.setattr(notes, "FILE", file)
    return file


def released(built: str) -> list[tuple[str | None, ...]]:
    found = notes.appstream(Version(built), DAY, Publisher())
    return [(each.get("version"), each.get("date"), each.get("type")) for each in found]


OWN = {str(each.version or "Unreleased"): each for each in notes.sections() if each.text}
INSIDE = re.compile(r"[`_/<>{}#]|\.(md|py|toml)\b|\bpython\b|--\w|sixtysix-cli")
"""Marks of what only those who work on the program know: names in code, files, commands."""


@each_row("name", OWN)
def test_players_are_told_of_every_version_in_a_few_plain_sentences(name: str) -> None:
    paragraphs = OWN[name].for_players
    sentences = [each for text in paragraphs for each in re.split(r"(?<=[.!?]) ", text)]
    assert 1 <= len(sentences) <= 8
    assert len(paragraphs) <= 3
    assert [each for each in sentences if len(each.split()) > 40] == []
    assert INSIDE.findall(" ".join(paragraphs)) == []


def test_there_are_versions_to_tell_of() -> None:
    assert "0.1.0" in OWN


@pytest.mark.usefixtures("log")
def test_app_stores_get_every_release_and_what_is_built() -> None:
    older = [("0.2.0~rc1", "2026-02-01", "development"), ("0.1.0", "2026-01-01", "stable")]
    assert released("0.2.0rc1") == older
    assert released("0.2.0") == [("0.2.0", "2026-03-01", "stable"), *older]
    assert released("0.2.0.dev1")[0] == ("0.2.0~~dev1", "2026-03-01", "development")


@pytest.mark.usefixtures("log")
def test_before_its_tag_a_version_is_the_snapshot_that_is_built() -> None:
    """Its section is there already; the snapshot sorts below it, and so takes its place."""
    built = "0.2.0rc1.dev20260301+g1a2b3c4"
    assert released(built) == [
        (Version(built).debian, "2026-03-01", "development"),
        ("0.1.0", "2026-01-01", "stable"),
    ]
    first, _ = notes.appstream(Version(built), DAY, Publisher())
    assert told(first)[0] == ("p", "What is tried first, with words.")


@pytest.mark.usefixtures("log")
def test_the_words_are_those_for_players_without_marks() -> None:
    first, second, third = notes.appstream(Version("0.2.0"), DAY, Publisher())
    assert told(first) == [("p", "Something that is new.")]
    assert told(second) == [
        ("p", "What is tried first, with words."),
        ("p", "A second & last paragraph."),
    ]
    assert told(third) == [("p", "The first.")]


def told(release: ElementTree.Element) -> list[tuple[str, str | None]]:
    """Return what stands in a release's description, in its order."""
    return [(each.tag, each.text) for each in release.iter() if each.tag in ("p", "li")]


@pytest.mark.usefixtures("log")
@pytest.mark.parametrize("built", ["0.2.0.dev20260301+g1a2b3c4", "0.2.0rc1", "0.2.0"])
@pytest.mark.parametrize("known", [False, True])
def test_what_is_built_has_its_page_when_there_is_one(built: str, known: bool) -> None:
    publisher = Publisher(repository="https://github.com/example/sixty-six" if known else "")
    first, *others = notes.appstream(Version(built), DAY, publisher)
    page = f"https://github.com/example/sixty-six/releases/tag/v{built}"
    assert first.findtext("url") == (page if known and "dev" not in built else None)
    assert not [each for each in others if each.find("url") is not None]


@pytest.mark.usefixtures("log")
def test_the_page_of_a_release_says_what_it_brings() -> None:
    page = notes.page(Version("0.1.0"), Publisher())
    assert page == (
        "The first.\n\nEverything that has changed is in CHANGELOG.md. "
        "`SHA256SUMS` has the sums of all files.\n"
    )
    repository = "https://github.com/example/sixty-six"
    known = notes.page(Version("0.1.0"), Publisher(repository=repository))
    assert known.startswith("The first.\n\nEverything that has changed is in [CHANGELOG.md](")
    assert f"]({repository}/blob/v0.1.0/CHANGELOG.md)." in known
    assert "gh attestation verify FILE --repo example/sixty-six" in known


@pytest.mark.usefixtures("log")
def test_a_release_without_words_for_players_is_refused(log: Path) -> None:
    log.write_text(LOG.replace("### For players\n\nThe first.", ""), encoding="utf-8")
    with pytest.raises(notes.NotesError, match=r"nothing about version 0\.1\.0 for players"):
        notes.page(Version("0.1.0"), Publisher())


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("## [0.1.0] - 2026-01-01", "## [0.1.0]", "does not say when"),
        ("2026-01-01", "2026-05-01", "newest first"),
    ],
)
def test_a_damaged_change_log_is_refused(old: str, new: str, complaint: str, log: Path) -> None:
    log.write_text(LOG.replace(old, new), encoding="utf-8")
    with pytest.raises(notes.NotesError, match=complaint):
        notes.sections()


@pytest.mark.usefixtures("log")
@pytest.mark.parametrize(
    ("said", "tag", "status", "complaint"),
    [
        ("0.1.0", "v0.1.0", 0, ""),
        ("0.2.0rc1", "v0.2.0rc1", 0, ""),
        ("0.1.0", "v0.2.0", 1, "The tag is v0.2.0, but the version is 0.1.0.\n"),
        ("0.3.0", "v0.3.0", 1, "CHANGELOG.md has nothing about version 0.3.0"),
    ],
)
def test_a_tag_names_the_version_of_which_something_is_said(
    said: str,
    tag: str,
    status: int,
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(commands, "version", lambda: Version(said))
    assert commands.main(["tag", tag]) == status
    assert capsys.readouterr().err.startswith(complaint)
    assert bool(complaint) is bool(status)


@pytest.mark.parametrize(("said", "kind"), [("0.1.0", "release"), ("0.2.0rc1", "pre-release")])
def test_the_kind_of_a_release(
    said: str, kind: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "version", lambda: Version(said))
    assert commands.main(["kind"]) == 0
    assert capsys.readouterr().out == f"{kind}\n"


@each_row("arguments", [[], ["tag"], ["kind", "more"], ["other"]])
def test_a_command_that_there_is_not_is_explained(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main(arguments) == 2
    assert "WHAT" in capsys.readouterr().err


FILES = (
    "sixtysix_0.1.0_amd64.deb",
    "sixtysix-0.1.0-linux-x86_64.tar.xz",
    "sixtysix-0.1.0-windows.exe",
    "sixtysix-0.1.0-macos-arm64.dmg",
    "sixtysix-0.1.0-macos-x86_64.dmg",
    "sixtysix-0.1.0-linux-x86_64.cdx.json",
    "sixtysix-0.1.0-windows.cdx.json",
    "sixtysix-0.1.0-macos-arm64.cdx.json",
    "sixtysix_gui-0.1.0.tar.gz",
    "sixtysix_gui-0.1.0-cp311-abi3-win_amd64.whl",
)


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "dist"
    folder.mkdir()
    for name in FILES:
        (folder / name).write_bytes(b"")
    sums = "".join(f"{index:064x}  {name}\n" for index, name in enumerate(FILES, start=10))
    (folder / "SHA256SUMS").write_text(sums, encoding="utf-8")
    monkeypatch.setattr(commands, "DIST", folder)
    monkeypatch.setattr(commands, "version", lambda: Version("0.1.0"))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(DAY))
    return folder


def test_a_release_is_complete_or_says_what_it_lacks(
    dist: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert commands.main(["complete"]) == 0
    said = capsys.readouterr().out
    assert "not in this release: sixtysix_0.1.0_arm64.deb\n" in said
    assert "x86_64.dmg" not in said
    assert "not in this release: sixtysix-0.1.0-linux-aarch64.cdx.json\n" in said
    (dist / FILES[2]).unlink()
    (dist / "sixtysix-0.1.0-windows.cdx.json").unlink()
    assert commands.main(["complete"]) == 1
    lost = "sixtysix-0.1.0-windows.exe, sixtysix-0.1.0-windows.cdx.json"
    assert f"dist/ lacks {lost}." in capsys.readouterr().err


@each_row("built", ["0.1.0", "0.2.0a1", "0.2.0b2", "0.2.0rc1"])
def test_no_name_of_a_file_is_changed_by_github(built: str) -> None:
    """What is no letter, digit, dot, hyphen or underscore becomes a dot there: so does ~."""
    for pattern in (*files.NEEDED, *files.OTHERS):
        assert re.fullmatch(r"[\w.*-]+", pattern.format(version=Version(built)), re.ASCII)


def test_winget_and_homebrew_are_told_of_a_release(
    dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    published_by(SOMEBODY, tmp_path, monkeypatch)
    assert commands.main(["manifests"]) == 0
    base = dist / "winget" / "AdasGames.SixtySix"
    texts = {
        file.name: file.read_text(encoding="utf-8")
        for file in (*(dist / "winget").iterdir(), *(dist / "homebrew").iterdir())
    }
    assert set(texts) == {
        f"{base.name}.yaml",
        f"{base.name}.installer.yaml",
        f"{base.name}.locale.en-US.yaml",
        "sixty-six.rb",
    }
    assert not [name for name, text in texts.items() if "@" in text]
    place = "https://github.com/example/sixty-six/releases/download"
    installer = texts[f"{base.name}.installer.yaml"]
    assert f"InstallerUrl: '{place}/v0.1.0/sixtysix-0.1.0-windows.exe'" in installer
    assert f"InstallerSha256: '{12:064X}'" in installer
    assert "ReleaseDate: '2026-03-01'" in installer
    assert "MinimumOSVersion: 10.0.17763.0\n" in installer  # Windows 10 1809, which Qt 6 wants
    assert f'sha256 arm:   "{13:064x}",\n         intel: "{14:064x}"' in texts["sixty-six.rb"]
    assert f'url "{place}/v#{{version}}/sixtysix-#{{version}}-macos' in texts["sixty-six.rb"]
    assert 'homepage "https://example.org/66"' in texts["sixty-six.rb"]
    assert f'State/{APP_ID}.savedState"' in texts["sixty-six.rb"]


def test_there_are_no_manifests_as_long_as_nobody_publishes(
    dist: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    published_by(NOBODY, tmp_path, monkeypatch)
    assert commands.main(["manifests"]) == 0
    assert capsys.readouterr().out.startswith(
        "no manifests: winget and Homebrew want to know owner"
    )
    assert not (dist / "winget").exists()
