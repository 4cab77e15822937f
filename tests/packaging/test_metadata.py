"""What systems are told about the program: valid, complete, and the same everywhere."""

import configparser
import plistlib
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from babel import Locale

from sixtysix_gui import APP_ID, __version__, languages
from sixtysix_gui.design.theme import CLOTHS, Cloth
from tests.helpers.processes.ran import ran
from tests.helpers.rows import each_row
from tests.helpers.runs.publishers import NOBODY, SOMEBODY, published_by
from tests.helpers.runs.rings import needs
from tools.installers import app_stores, macos, project, windows_version
from tools.installers.__main__ import TARGETS, USUAL
from tools.installers.linux import appimage, deb, linux_parts
from tools.releases.versions import Version

LINUX = project.PACKAGING / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
METAINFO = f"{APP_ID}.metainfo.xml"


@pytest.fixture(scope="module")
def usr(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("usr")
    linux_parts.place_desktop_files(place)
    return place


def test_the_version_comes_from_one_place() -> None:
    built = project.version()
    assert str(built).startswith(__version__)
    assert windows_version.words(built, "x")["ProductVersion"] == str(built)
    assert macos.info()["CFBundleVersion"] == built.apple
    for file in project.PACKAGING.rglob("*"):
        if file.is_file():
            assert __version__ not in file.read_text(encoding="utf-8"), file


def test_the_menu_entry(usr: Path) -> None:
    file = usr / "share" / "applications" / f"{APP_ID}.desktop"
    entry = configparser.RawConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment]
    entry.read_string(file.read_text(encoding="utf-8"))
    section = entry["Desktop Entry"]
    assert section["Exec"] == "sixtysix %f"
    assert section["MimeType"] == f"{project.MIME_TYPE};"
    assert section["Name[de]"] == "Sechsundsechzig"
    assert section["Name[bg]"] == "Шестдесет и шест"
    assert section["Name[hu]"] == "Hatvanhat"


def complaints_about(entry: str, folder: Path) -> list[str]:
    """Return what the tool objects to in a menu entry."""
    file = folder / f"{APP_ID}.desktop"
    file.write_text(entry, encoding="utf-8")
    said = ran(["desktop-file-validate", str(file)])
    assert bool(said.returncode) is ("error:" in said.stdout)
    return said.stdout.splitlines()


@pytest.mark.release
def test_the_menu_entry_is_valid(usr: Path, tmp_path: Path) -> None:
    """Tools before 0.27, as in Debian 12, do not know the key of version 1.5 of the form."""
    needs("desktop-file-validate")
    text = (usr / "share" / "applications" / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    assert "\nSingleMainWindow=true\n" in text
    complaints = complaints_about(text, tmp_path)
    assert [line for line in complaints if '"SingleMainWindow"' not in line] == []
    older = appimage.known_to_old_tools(text)
    assert "\nX-GNOME-SingleWindow=true\n" in older
    assert complaints_about(older, tmp_path) == []


@pytest.mark.release
@pytest.mark.parametrize("text", [NOBODY, SOMEBODY])
def test_the_description_for_app_stores_is_valid(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs("appstreamcli")
    file = tmp_path / METAINFO
    published_by(text, tmp_path, monkeypatch)
    file.write_text(app_stores.description_for_stores(), encoding="utf-8")
    said = ran(["appstreamcli", "validate", "--no-net", str(file)])
    assert said.returncode == 0, said.stdout + said.stderr


SPOKEN = {code for code in languages.finished() if not languages.language(code).over}
CLASSIFIED = "Natural Language :: "
CYRILLIC = re.compile("[\u0410-\u044f]")


def told_in(texts: dict[str, str]) -> None:
    """Say that a text is there in every language, each with its own words and letters."""
    assert texts.keys() == SPOKEN
    assert len(set(texts.values())) == len(SPOKEN)
    assert [code for code, text in texts.items() if CYRILLIC.search(text)] == ["bg"]


def test_a_package_index_is_told_every_language() -> None:
    text = (project.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    classifiers: list[str] = tomllib.loads(text)["project"]["classifiers"]
    told = {each.removeprefix(CLASSIFIED) for each in classifiers if each.startswith(CLASSIFIED)}
    assert told == {Locale(code).get_language_name("en") for code in SPOKEN}


@each_row("picture", app_stores.SCREENSHOTS)
def test_a_picture_has_a_caption_in_every_language(picture: str) -> None:
    told_in(app_stores.SCREENSHOTS[picture])


def test_the_description_names_what_is_there(usr: Path) -> None:
    tree = ElementTree.parse(usr / "share" / "metainfo" / METAINFO)
    assert tree.findtext("id") == APP_ID
    assert tree.findtext("launchable") == f"{APP_ID}.desktop"
    assert tree.findtext("provides/mediatype") == project.MIME_TYPE
    assert tree.findtext("translation[@type='qt']") == "sixtysix"  # as in sixtysix_de.qm
    assert tree.findtext("recommends/internet") == "offline-only"
    colours = [colour.text for colour in tree.iter("color")]
    assert colours == [CLOTHS[Cloth.GREEN].centre, CLOTHS[Cloth.GREEN].edge]
    release = tree.find("releases/release")
    assert release is not None
    assert release.get("version") == project.version().debian
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", release.get("date", ""))


def test_records_have_a_type(usr: Path) -> None:
    tree = ElementTree.parse(usr / "share" / "mime" / "packages" / f"{APP_ID}.xml")
    kind = tree.find(f"{MIME}mime-type")
    assert kind is not None
    assert kind.get("type") == project.MIME_TYPE
    glob = kind.find(f"{MIME}glob")
    assert glob is not None
    assert glob.get("pattern") == "*.66r"


def test_icons_and_manuals_are_there(usr: Path) -> None:
    icons = usr / "share" / "icons" / "hicolor"
    assert (icons / "scalable" / "apps" / f"{APP_ID}.svg").is_file()
    assert len(list(icons.glob(f"*x*/apps/{APP_ID}.png"))) == len(linux_parts.ICON_SIZES)
    man = usr / "share" / "man"
    languages = {file.name for file in (LINUX / "man").iterdir() if file.is_dir()}
    assert "de" in languages
    for folder in (man, *(man / language for language in languages)):
        names = {file.name for file in (folder / "man6").iterdir()}
        assert names == {"sixtysix.6.gz", "sixtysix-cli.6.gz"}


MANUALS = sorted((LINUX / "man").rglob("sixtysix.6"))


@pytest.mark.parametrize("file", MANUALS, ids=[file.parent.name for file in MANUALS])
def test_every_manual_names_every_option(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from sixtysix_gui.app import main

    with pytest.raises(SystemExit):
        main(["--help"])
    manual = file.read_text(encoding="utf-8").replace("\\-", "-")
    for option in re.findall(r"--[a-z-]+", capsys.readouterr().out):
        assert option in manual, option


@each_row("name", linux_parts.MANUALS)
def test_every_manual_has_the_parts_of_the_english_one(name: str) -> None:
    parts = [
        re.findall(r"^\.\w+", file.read_text(encoding="utf-8"), re.MULTILINE)
        for file in (LINUX / "man").rglob(name)
    ]
    assert len(parts) > 1
    assert all(found == parts[0] for found in parts)


def test_the_copyright_names_every_part() -> None:
    said = (LINUX / "copyright").read_text(encoding="utf-8")
    licences = {"OFL-1.1", "LGPL-3", "PSF-2", "Expat", "Apache-2.0", "ICU", "GPL-2+"}
    for licence in licences:
        assert re.search(rf"^License: .*{re.escape(licence)}", said, re.MULTILINE), licence
    for name in (
        "Qt",
        "PySide",
        "Shiboken",
        "Python",
        "platformdirs",
        "typing_extensions",
        "Cython",
    ):
        assert name in said


def test_every_override_has_its_reason() -> None:
    lines = (LINUX / "lintian-overrides").read_text(encoding="utf-8").splitlines()
    for before, line in zip(["", *lines], lines, strict=False):
        if not line.startswith("#"):
            assert before, f"no reason for {line}"
    assert lines[0].startswith("# ")


def test_the_change_log_of_debian() -> None:
    first, *_, last = deb.changelog().strip().splitlines()
    kind = "experimental" if project.version().is_prerelease else "stable"
    assert first == f"sixtysix ({project.version().debian}) {kind}; urgency=medium"
    assert re.fullmatch(r" -- .+ <.*>  \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000", last)


@pytest.mark.parametrize(
    "version",
    ["0.2.0", "0.2.0.dev0+20261123.gfee11ed.changed", "10.12.10rc12.dev20261123+gfee11ed.changed"],
)
def test_no_line_of_it_is_too_long_for_lintian(
    version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deb, "version", lambda: Version(version))
    lines = deb.changelog().splitlines()
    assert f"  * Version {version}:" in lines
    assert [line for line in lines if line.startswith("  ") and len(line) > 80] == []


def test_either_library_for_sound_is_recommended() -> None:
    """Miniaudio looks for both while it runs, so no list of linked libraries names them."""
    first, *others = deb.RECOMMENDED
    assert first.split(" | ") == ["libpulse0", "libasound2t64", "libasound2"]  # trixie, bookworm
    assert "xdg-utils" in others


def test_a_library_without_a_package_is_refused() -> None:
    with pytest.raises(project.InstallerError, match=r"libunheard\.so\.1"):
        deb.packages_for({"libz.so.1", "libunheard.so.1"})


def test_the_application_for_macos_opens_records() -> None:
    told = plistlib.loads(plistlib.dumps(macos.info()))
    (declared,) = told["UTExportedTypeDeclarations"]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["66r"]
    (document,) = told["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    plistlib.loads((project.PACKAGING / "macos" / "entitlements.plist").read_bytes())


def test_one_identity_names_the_program_everywhere(usr: Path) -> None:
    assert len(APP_ID.split(".")) == 3
    files = [file for file in usr.rglob("*") if file.is_file() and file.parent.name != "man6"]
    assert {file.name.removeprefix(APP_ID) for file in files} == {
        *(".desktop", ".metainfo.xml", ".xml", ".png", ".svg")
    }
    texts = {file.suffix: file.read_text("utf-8") for file in files if "icons" not in file.parts}
    assert f"Icon={APP_ID}\n" in texts[".desktop"]
    assert [text for text in texts.values() if "@" in text] == []
    records = (usr / "share" / "mime" / "packages" / f"{APP_ID}.xml").read_text("utf-8")
    assert f'<icon name="{APP_ID}"/>' in records
    assert macos.RECORD_TYPE.startswith(APP_ID)
    for file in project.PACKAGING.rglob("*"):
        if file.is_file():
            assert APP_ID not in file.read_text(encoding="utf-8"), file


def test_the_description_says_what_is_not_in_it(usr: Path) -> None:
    tree = ElementTree.parse(usr / "share" / "metainfo" / METAINFO)
    rating = tree.find("content_rating")
    assert rating is not None
    assert rating.get("type") == "oars-1.1"
    said = {each.get("id"): each.text for each in rating}
    assert said["money-gambling"] == said["social-chat"] == "none"
    assert set(said.values()) == {"none"}


def test_every_file_that_a_wheel_has_is_frozen_in() -> None:
    frozen = {f"{place}/{file.name}" for file, place in project.package_data()}
    for needed in (
        "sixtysix_gui/rules/sets/contracts.toml",
        "sixtysix_gui/rules/sets/dimensions.toml",
        "sixtysix_gui/rules/sets/games.toml",
        "sixtysix_gui/text/data/help.md",
        "sixtysix_gui/text/data/rule_sets.toml",
        "sixtysix_gui/training/data/lessons.toml",
        "sixtysix_gui/training/data/puzzles-schnapsen.66r",
        "sixtysix_gui/ai/levels.toml",
        "sixtysix_gui/ai/two/thinking/habits.toml",
        "sixtysix_gui/ai/two/thinking/intuition.json",
        "sixtysix_gui/resources/cards/french/QH.svg",
        "sixtysix_gui/resources/fonts/Cabin-Regular.otf",
        "sixtysix_gui/resources/languages/de/sixtysix_de.qm",
        "sixtysix_gui/resources/languages/de/LC_MESSAGES/sixtysix-cli.mo",
        "sixtysix_gui/resources/icons/sixtysix.svg",
        "sixtysix_gui/resources/licences/parts.toml",
    ):
        assert needed in frozen
    assert all(file.is_file() for file, _ in project.package_data())


def test_what_is_built_usually_can_be_built() -> None:
    for chosen in USUAL.values():
        assert set(chosen) <= TARGETS.keys()


def test_pyinstaller_is_asked_for_by_its_own_group() -> None:
    text = (project.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    groups = tomllib.loads(text)["project"]["optional-dependencies"]
    assert any(line.startswith("pyinstaller") for line in groups["package"])


@pytest.mark.skipif(sys.platform == "win32", reason="scripts of the shell are not for Windows")
@each_row("script", ["build", "macos/make-dmg", "appimage/AppRun"])
def test_shell_scripts_can_be_read(script: str) -> None:
    needs("sh")
    subprocess.run(["sh", "-n", str(project.PACKAGING / script)], check=True)


@pytest.mark.skipif(sys.platform == "win32", reason="scripts of the shell are not for Windows")
@each_row("script", ["linux/try-on-debian", "linux/try-inside"])
def test_bash_scripts_can_be_read(script: str) -> None:
    needs("bash")
    subprocess.run(["bash", "-n", str(project.PACKAGING / script)], check=True)
