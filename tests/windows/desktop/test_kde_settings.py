"""What KDE has written down about motion, in files of every kind."""

import os
import sys
from pathlib import Path

import pytest

from sixtysix_gui.windows.desktop.system_motion import kde_asks_for_less_motion

NO_MOTION = "[KDE]\nAnimationDurationFactor=0\n"


def says(folder: Path, desktop: str = "KDE") -> bool:
    return kde_asks_for_less_motion(
        {"XDG_CONFIG_HOME": str(folder), "XDG_CURRENT_DESKTOP": desktop}
    )


@pytest.mark.parametrize(
    ("text", "less"),
    [
        (NO_MOTION, True),
        ("[KDE]\nAnimationDurationFactor=0.0\n", True),
        ("[KDE]\r\n AnimationDurationFactor = 0 \r\n", True),
        ("[KDE][$i]\nAnimationDurationFactor[$i]=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\nSingleClick=false\n[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0\nAnimationDurationFactor=1\n", False),
        ("[General]\nAnimationDurationFactor=0\n", False),
        ("[KDE][Sub]\nAnimationDurationFactor=0\n", False),
        ("[KDE]\n[General]\nAnimationDurationFactor=0\n", False),
        ("[KDE]\nAnimationDurationFactor=\n", False),
        ("[KDE]\nAnimationDurationFactor\n", False),
        ("[KDE]\nAnimationDurationFactor=none\n", False),
        ("[KDE]\nAnimationDurationFactor=nan\n", False),
        ("AnimationDurationFactor=0\n", False),
        ("=\n[\n]\n[]\n==\n" + NO_MOTION, True),
        ("what is this?", False),
        ("", False),
    ],
)
def test_what_kde_has_written_down(tmp_path: Path, text: str, less: bool) -> None:
    (tmp_path / "kdeglobals").write_text(text, encoding="utf-8")
    assert says(tmp_path) is less
    assert not says(tmp_path, "GNOME")


@pytest.mark.parametrize(
    ("data", "less"),
    [
        (b"[General]\nName=\xff\xfe\x00\n" + NO_MOTION.encode(), True),
        (b"\x00" * 1000, False),
        (bytes(range(256)) * 16, False),
        (NO_MOTION.encode() + b"#" * 1024 * 1024, False),
    ],
)
def test_a_file_that_is_damaged_or_has_no_end_stops_nothing(
    tmp_path: Path, data: bytes, less: bool
) -> None:
    (tmp_path / "kdeglobals").write_bytes(data)
    assert says(tmp_path) is less


@pytest.mark.parametrize("kind", ["nothing", "folder", "pipe", "device", "circle"])
def test_what_is_no_file_says_nothing_and_holds_nobody_up(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "kdeglobals"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        if sys.platform == "win32":
            pytest.skip("needs a pipe with a name")
        assert sys.platform != "win32"
        os.mkfifo(path)
    elif kind == "device":
        if not Path("/dev/zero").exists():
            pytest.skip("needs a device without an end")
        path.symlink_to("/dev/zero")
    elif kind == "circle":
        path.symlink_to("kdeglobals")
    assert not says(tmp_path)


def test_a_desktop_without_a_home_folder_has_no_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(path: str) -> str:
        return path

    monkeypatch.setattr("os.path.expanduser", unknown)
    assert not kde_asks_for_less_motion({"XDG_CURRENT_DESKTOP": "KDE"})
