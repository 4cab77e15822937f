"""Installers made from a stand-in for the frozen program.

What is made by tools of a release is in the third ring, as is the real program: ./test --release.
"""

import re
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from sixtysix_gui import APP_ID
from sixtysix_gui.storage.folders import HOME_VARIABLE
from tests.helpers.processes.ran import ran
from tests.helpers.rows import each_row
from tests.helpers.runs.rings import needs
from tools.installers import archive, checksums, macos, project, smoke, tried, windows
from tools.installers.linux import appimage, deb
from tools.installers.project import InstallerError

Build = Callable[[], object]

PICTURE = 'printf "\\211PNG\\r\\n\\032\\n"; head -c 20000 /dev/zero'
DRAW = f'test -z "$5" || {{ {PICTURE}; }} >"${{5:-/dev/null}}"'
LIBRARY = "int add(int a, int b) { return a + b; }"


@pytest.fixture
def stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder like that of the frozen program, and an empty one for what is built."""
    program = tmp_path / "program"
    for name in ("sixtysix", "_internal/libxcb-util.so.1", "_internal/sixtysix_gui/habits.toml"):
        file = program / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")
    if sys.platform != "win32":  # there it is a program of its own, and links need a right
        (program / "sixtysix-cli").symlink_to("sixtysix")
    built = tmp_path / "built"
    built.mkdir()
    for module in (archive, deb, windows, checksums, appimage):
        monkeypatch.setattr(module, "DIST", built)
    for module in (archive, deb, windows, appimage):
        monkeypatch.setattr(module, "tried_folder", lambda: program)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    return program


def compile_library(place: Path) -> None:
    needs("gcc", "objdump")
    subprocess.run(
        ["gcc", "-shared", "-x", "c", "-", "-o", str(place), "-lz", "-Wl,--no-as-needed", "-lz"],
        input=LIBRARY,
        text=True,
        check=True,
    )


def made_twice(build: Build, place: Path) -> bytes:
    """Builds something twice and gives what both builds gave."""
    build()
    first = place.read_bytes()
    place.unlink()
    build()
    assert place.read_bytes() == first
    return first


@pytest.mark.release
@pytest.mark.skipif(sys.platform != "linux", reason="packages of Debian are made on Linux")
def test_a_package_for_debian(stand_in: Path) -> None:
    needs("dpkg-deb", "objdump")
    compile_library(stand_in / "_internal" / "libown.so")
    built = stand_in.parent / "built"
    deb.build_deb()
    (package,) = built.glob("sixtysix_*.deb")
    made_twice(deb.build_deb, package)
    told = ran(["dpkg-deb", "-f", str(package)], check=True).stdout
    assert f"\nVersion: {project.version().debian}\n" in told
    assert "libc6 (>= 2." in told
    assert "zlib1g" in told
    listed = ran(["dpkg-deb", "-c", str(package)], check=True).stdout
    rows = {line.split(None, 5)[5]: line for line in listed.splitlines()}
    assert "./usr/games/sixtysix -> ../lib/sixtysix/sixtysix" in rows
    assert "./usr/bin/sixtysix-cli -> ../lib/sixtysix/sixtysix" in rows
    assert "./usr/lib/sixtysix/_internal/libxcb-util.so.1" not in rows
    for needed in (
        "usr/lib/sixtysix/sixtysix",
        f"usr/share/applications/{APP_ID}.desktop",
        "usr/share/doc/sixtysix/copyright",
        f"usr/share/mime/packages/{APP_ID}.xml",
    ):
        assert f"./{needed}" in rows
    assert all(" root/root " in line for line in rows.values())
    assert not [line for line in rows.values() if line.startswith("d") and "drwxr-xr-x" not in line]


@pytest.mark.skipif(sys.platform != "linux", reason="the archive is for Linux")
def test_an_archive_for_linux(stand_in: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "PRESET", 0)
    place = archive.build_archive()
    made_twice(archive.build_archive, place)
    with tarfile.open(place) as packed:
        entries = {entry.name: entry for entry in packed}
    top = f"sixtysix-{project.version()}"
    assert entries[f"{top}/sixtysix-cli"].linkname == "sixtysix"
    assert f"{top}/_internal/libxcb-util.so.1" in entries
    assert f"{top}/share/applications/{APP_ID}.desktop" in entries
    assert {entry.mtime for entry in entries.values()} == {1700000000}
    assert {(entry.uid, entry.gid, entry.uname) for entry in entries.values()} == {(0, 0, "")}
    assert stand_in.is_dir()


@pytest.mark.release
def test_the_script_of_the_windows_installer_is_sound(stand_in: Path) -> None:
    needs("makensis")
    made = windows.build_nsis(stand_in)
    content = made.read_bytes()
    assert content.startswith(b"MZ")
    assert str(project.version()).encode("utf-16-le") in content


def test_what_the_installer_registers_the_uninstaller_takes_back() -> None:
    install, uninstall = windows.SCRIPT.read_text(encoding="utf-8").split("\nSection Uninstall\n")
    written = re.findall(r'^ *WriteReg\w+ HKCU "([^"]+)" "([^"]*)"', install, re.MULTILINE)
    keys = re.findall(r'^ *DeleteRegKey HKCU "([^"]+)"', uninstall, re.MULTILINE)
    values = re.findall(r'^ *DeleteRegValue HKCU "([^"]+)" "([^"]*)"', uninstall, re.MULTILINE)
    assert len(written) > 10
    assert [
        (key, value)
        for key, value in written
        if (key, value) not in values and not f"{key}\\".startswith(tuple(f"{k}\\" for k in keys))
    ] == []
    # another program may have taken the type over: then only our own name goes
    assert ("Software\\Classes\\.66r\\OpenWithProgids", "${RECORD}") in values


def test_winget_knows_what_the_installer_answers() -> None:
    script = windows.SCRIPT.read_text(encoding="utf-8")
    (older,) = re.findall(r"^!define OLDER (\d+)$", script, re.MULTILINE)
    assert "SetErrorLevel ${OLDER}\n  Quit" in script
    manifest = (project.PACKAGING / "winget" / "installer.yaml").read_text(encoding="utf-8")
    # 2 is what NSIS gives for a script that aborts, as this one does while the game is open
    for code, meaning in (("2", "packageInUse"), (older, "downgrade")):
        assert f"- InstallerReturnCode: {code}\n    ReturnResponse: {meaning}\n" in manifest


def test_what_is_started_is_signed_when_there_is_something_to_sign_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("sixtysix.exe", "sixtysix-cli.exe", "_internal.dll"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    signer = tmp_path / "signer.py"
    signer.write_text(
        "import pathlib, sys\nfile = pathlib.Path(sys.argv[2])\n"
        "file.write_text(file.read_text() + ' ' + sys.argv[1])\n",
        encoding="utf-8",
    )
    monkeypatch.delenv(windows.SIGN, raising=False)
    windows.sign_programs(tmp_path)
    assert (tmp_path / "sixtysix.exe").read_text("utf-8") == "sixtysix.exe"
    monkeypatch.setenv(windows.SIGN, f"{sys.executable} {signer} signed")
    windows.sign_programs(tmp_path)
    assert (tmp_path / "sixtysix.exe").read_text("utf-8") == "sixtysix.exe signed"
    assert (tmp_path / "sixtysix-cli.exe").read_text("utf-8") == "sixtysix-cli.exe signed"
    assert (tmp_path / "_internal.dll").read_text("utf-8") == "_internal.dll"


@pytest.mark.skipif(sys.platform != "linux", reason="an AppImage is for Linux")
def test_an_appimage_is_laid_out(stand_in: Path, tmp_path: Path) -> None:
    place = tmp_path / "Sixty-Six.AppDir"
    appimage.lay_out(stand_in, place)
    assert (place / "AppRun").stat().st_mode & 0o111
    assert (place / f"{APP_ID}.desktop").read_text(encoding="utf-8").startswith("[Desktop Entry]")
    assert (place / ".DirIcon").resolve().read_bytes().startswith(b"\x89PNG")
    assert (place / "usr" / "bin" / "sixtysix-cli").resolve().name == "sixtysix"


def test_sums_can_be_checked(stand_in: Path) -> None:
    built = stand_in.parent / "built"
    (built / "a.deb").write_bytes(b"abc")
    (built / "notes.txt").write_bytes(b"no installer")
    checksums.write_checksums()
    # the digest of "abc" is an example of FIPS 180-2
    digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    said = (built / "SHA256SUMS").read_text(encoding="utf-8")
    assert said == f"{digest}  a.deb\n"


@each_row("content", [None, b"", b"\x89PNG\r\n\x1a\n" + b"0" * 100, b"0" * 99_999])
def test_an_empty_picture_is_no_game(content: bytes | None, tmp_path: Path) -> None:
    picture = tmp_path / "end.png"
    if content is not None:
        picture.write_bytes(content)
    with pytest.raises(InstallerError):
        smoke.check_picture(picture)


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script of the shell")
@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("exit 4", "Status 4"),
        ("echo Traceback >&2", "Traceback"),
        ("exit 0", "no picture"),
        (f'{DRAW}; mkdir "${HOME_VARIABLE}"', "left files behind"),
        (f'if [ "$1" = --load-parts ]; then exit 5; fi; {DRAW}', "Status 5"),
        (f'if [ "$1" = --coach-process ]; then exit 6; fi; {DRAW}', "Status 6"),
        (f'if [ "$1" = --demo ]; then {DRAW}; fi', "says that it is"),
    ],
)
def test_the_smoke_test_can_fail(
    script: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    program = tmp_path / "sixtysix"
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)
    (tmp_path / "sixtysix-cli").symlink_to(program)
    with pytest.raises(InstallerError, match=complaint):
        smoke.try_program(program)


def test_only_what_was_tried_is_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "sixtysix"
    (program / "_internal").mkdir(parents=True)
    (program / "sixtysix").write_text("program", encoding="utf-8")
    monkeypatch.setattr(tried, "FOLDER", program)
    monkeypatch.setattr(tried, "NOTE", tmp_path / "tried")
    with pytest.raises(InstallerError, match="not the program that was tried"):
        tried.tried_folder()
    tried.note_tried(program)
    assert tried.tried_folder() == program
    moved = program.rename(tmp_path / "moved")
    with pytest.raises(InstallerError, match="no frozen program yet"):
        tried.tried_folder()
    moved.rename(program)
    (program / "_internal" / "more").touch()
    with pytest.raises(InstallerError, match="not the program that was tried"):
        tried.tried_folder()
    (program / "_internal" / "more").unlink()
    assert tried.tried_folder() == program
    tried.forget_tried()
    with pytest.raises(InstallerError, match="not the program that was tried"):
        tried.tried_folder()


@pytest.mark.parametrize(
    "build", [archive.build_archive, deb.build_deb, appimage.build_appimage, windows.build_nsis]
)
def test_no_installer_is_made_of_what_was_not_tried(
    build: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sixtysix").mkdir()
    monkeypatch.setattr(tried, "FOLDER", tmp_path / "sixtysix")
    monkeypatch.setattr(tried, "NOTE", tmp_path / "tried")
    for module in (archive, deb, windows, appimage):
        monkeypatch.setattr(module, "DIST", tmp_path)
    with pytest.raises(InstallerError, match="not the program that was tried"):
        build()


def test_no_disk_image_is_made_of_what_was_not_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(macos, "APP", tmp_path)
    monkeypatch.setattr(tried, "NOTE", tmp_path / "tried")
    with pytest.raises(InstallerError, match="not the program that was tried"):
        macos.build_dmg()
