"""The list of languages and what is said of each; damage leaves out a language, no more."""

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixtysix_gui import languages
from sixtysix_gui.design.card_svg import Pack
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.resource_files import ResourceMissingError
from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.helpers.rows import each_row


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the languages that a test may damage."""
    place = tmp_path / "languages"
    shutil.copytree(languages.folder(), place)
    monkeypatch.setattr(languages, "folder", lambda: place)
    _forget()
    yield place
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    languages.listed.cache_clear()
    languages.listed_names.cache_clear()


def test_english_and_german_are_there_and_every_line_has_its_folder() -> None:
    assert {"en", "de"} <= set(languages.codes())
    assert languages.codes() == languages.listed_names()
    there = {place.name for place in languages.folder().iterdir() if place.is_dir()}
    assert there == set(languages.codes())


@each_row("code", languages.codes())
def test_what_is_said_of_a_language_can_be_used(code: str) -> None:
    spoken = languages.language(code)
    assert spoken.code == code
    assert spoken.name == spoken.name.strip() != ""
    assert spoken.rule_set in ("", *rule_set_names(seats=2))
    assert spoken.deck in Pack.__args__
    assert spoken.over in ("", *languages.codes())
    assert spoken.keys.keys() <= {purpose.name for purpose in Purpose}
    for pack in Pack.__args__:
        letters = spoken.letters(pack)
        assert set(letters) == set(languages.COURTS)
        assert len(set(letters.values())) == len(letters), "two ranks with one letter"


ASKED: list[tuple[list[str], str | None]] = [
    (["de"], "de"),
    (["de-DE", "de", "en"], "de"),
    (["de_CH.UTF-8"], "de"),
    (["en-GB"], "en"),
    (["EN_us"], "en"),
    (["de-Latn-DE"], "de"),
    (["fr-FR", "fr", "de-DE", "de"], "de"),
    (["xx"], None),
    (["C"], None),
    ([], None),
    ([""], None),
]


@each_row(("asked", "code"), ASKED)
def test_a_system_names_its_languages_in_many_ways(asked: list[str], code: str | None) -> None:
    assert languages.chosen_by(asked) == code


def add(folder: Path, code: str, data: str) -> None:
    (folder / code).mkdir()
    (folder / code / languages.DATA_FILE).write_text(data, encoding="utf-8")
    listed = folder / languages.LIST_FILE
    text = listed.read_text(encoding="utf-8").replace("]\n", f'"{code}",\n]\n')
    listed.write_text(text, encoding="utf-8")


def test_a_language_of_a_country_lies_over_another(folder: Path) -> None:
    add(folder, "de_LI", 'name = "Liechtenstein"\nover = "de"\n[letters.french]\nJ = "U"\n')
    spoken = languages.language("de_LI")
    assert spoken.french_letters == {"A": "A", "K": "K", "Q": "D", "J": "U"}
    assert spoken.keys == languages.language("de").keys != {}
    assert [one.code for one in languages.with_those_below("de_LI")] == ["de", "de_LI"]
    assert languages.chosen_by(["de_LI"]) == languages.chosen_by(["de-LI", "de"]) == "de_LI"
    assert languages.chosen_by(["de-Latn-LI"]) == "de_LI"
    assert languages.chosen_by(["de-BE"]) == languages.chosen_by(["de"]) == "de"


def test_english_lies_below_a_language_that_is_unfinished(folder: Path) -> None:
    promised = languages.finished()
    add(folder, "xx", 'name = "X"\nunfinished = true\n')
    _forget()
    assert languages.codes()[-1] == languages.chosen_by(["xx-YY"]) == "xx"
    assert languages.finished() == promised
    assert [one.code for one in languages.with_those_below("xx")] == ["en", "xx"]


def test_the_index_of_a_card_is_that_of_the_language() -> None:
    german = languages.language("de")
    french = [german.index_of("french", rank) for rank in "AKQJT97"]
    assert french == ["A", "K", "D", "B", "10", "9", "7"]
    assert [german.index_of("german", rank) for rank in "AKQJT"] == ["D", "K", "O", "U", "10"]


DAMAGE = [
    "name = 3",
    "name = ",
    "\x00",
    'name = "X"\nletters = 4',
    'name = "X"\n[letters.french]\nA = ""',
    'name = "X"\n[letters.french]\n7 = "S"',
    'name = "X"\n[letters.french]\nA = 4',
    'name = "X"\nkeys = "A"',
    'name = "X"\n[keys]\nCLOSE = [3]',
    'name = "X"\n[keys]\nCLOSE = 3',
    'name = "X"\nunfinished = "yes"',
    'name = "X"\nover = "xx"',
    'name = "X"\nover = "nowhere"',
]


@pytest.mark.parametrize("data", DAMAGE)
def test_a_language_that_cannot_be_read_is_left_out_with_a_sentence(
    folder: Path, data: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = languages.codes()
    add(folder, "xx", data)
    _forget()
    with caplog.at_level(logging.WARNING):
        assert languages.codes() == before
    assert "language" in caplog.text
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("content", [None, "", "languages = 3", "languages = [1]", "[", "\x00"])
def test_without_the_list_there_is_english(
    folder: Path, content: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    listed = folder / languages.LIST_FILE
    if content is None:
        listed.unlink()
    else:
        listed.write_text(content, encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        assert languages.codes() == ("en",)
    assert caplog.text.count("\n") == 1


def test_a_code_that_can_name_no_folder_is_left_out(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = languages.codes()
    listed = folder / languages.LIST_FILE
    text = listed.read_text(encoding="utf-8").replace("]\n", '"x\\u0000",\n]\n')
    listed.write_text(text, encoding="utf-8")
    _forget()
    with caplog.at_level(logging.WARNING):
        assert languages.codes() == before
    assert "is damaged" in caplog.text


def test_without_any_file_there_is_english(folder: Path) -> None:
    shutil.rmtree(folder)
    assert languages.codes() == ("en",)
    english = languages.language("en")
    assert (english.name, english.index_of("french", "Q")) == ("English", "Q")
    assert languages.language("hu") == english


def test_without_the_folder_there_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> Path:
        raise ResourceMissingError("languages", Path("nowhere"))

    monkeypatch.setattr(languages, "folder", missing)
    _forget()
    assert languages.codes() == ("en",)
    monkeypatch.undo()
    _forget()
