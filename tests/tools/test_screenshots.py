"""The pictures of the README are painted by a tool, and the same each time."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from sixtysix_gui.records import RightRecord, check_records, person_of
from sixtysix_gui.rules.fair_deals import pack_order, read_deal_code
from tests.helpers.rows import each_row
from tools.screenshots.__main__ import FOLDER, FORMAT, main
from tools.screenshots.scenes import DEALS, SCENES

pytestmark = pytest.mark.window

SIZE = QSize(1280, 800)
LANGUAGES = {"en": "", "de": "de"}


def paint(folder: Path, *options: str) -> None:
    tool = [sys.executable, "-m", "tools.screenshots", "--folder", str(folder), *options]
    home = {name: value for name, value in os.environ.items() if name != "SIXTYSIX_HOME"}
    subprocess.run(tool, check=True, env=home, cwd=Path(__file__).parents[2], capture_output=True)


def test_it_paints_the_same_pictures_each_time_and_others_in_another_language(
    tmp_path: Path, user_folders: Path
) -> None:
    alone = ("--only", "table", "--only", "new-game")
    paint(tmp_path / "all", *alone)
    paint(tmp_path / "again", *alone, "--language", "de")
    for name in ("table", "new-game"):
        english, german = (
            (tmp_path / "all" / folder / f"{name}{FORMAT}").read_bytes()
            for folder in LANGUAGES.values()
        )
        assert QImage.fromData(english).size() == SIZE
        assert QImage.fromData(german).size() == SIZE
        assert english != german
        assert (tmp_path / "again" / "de" / f"{name}{FORMAT}").read_bytes() == german
    assert not list((tmp_path / "again").glob("*.*"))
    assert not user_folders.exists(), "the files of whoever runs it were touched"


def test_an_unknown_picture_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--only", "portrait"])
    assert "portrait" in capsys.readouterr().err


@each_row("folder", LANGUAGES.values())
def test_every_picture_is_kept_in_the_right_size_and_none_besides(folder: str) -> None:
    kept = {file.stem: QImage(str(file)).size() for file in (FOLDER / folder).glob("*.*")}
    assert kept == dict.fromkeys(SCENES, SIZE)


@each_row("file", sorted(DEALS.glob("*.66r")))
def test_the_deals_are_right_and_those_of_their_codes(file: Path) -> None:
    (checked,) = check_records(file.read_text(encoding="utf-8"))
    assert isinstance(checked, RightRecord)
    record = checked.record
    code = read_deal_code(record.tag("Code") or "")
    assert record.pack == pack_order(code, len(record.rules.pack))
    person = person_of(record)
    assert person is not None
    assert record.tag(person.name) == "Frieda"
    assert file.stem in {scene.deal for scene in SCENES.values()}
