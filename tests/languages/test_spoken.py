"""The texts of a language are found, or English is spoken and the log says why."""

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from sixtysix_gui import languages
from sixtysix_gui.text.common import spoken_language
from sixtysix_gui.windows.desktop import language
from sixtysix_gui.windows.desktop.language import Translations

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def translations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Translations]:
    """Speaks from a copy of the languages that a test may damage."""
    place = tmp_path / "languages"
    shutil.copytree(languages.folder(), place, ignore=shutil.ignore_patterns("*.ts"))
    monkeypatch.setattr(languages, "folder", lambda: place)
    locale = QLocale()
    made = Translations()
    yield made
    made.remove()
    QLocale.setDefault(locale)


def out() -> str:
    return QCoreApplication.translate("Table", "Card table")


@pytest.mark.parametrize("code", languages.codes())
def test_every_language_speaks_its_own_words_numbers_and_letters(
    translations: Translations, code: str
) -> None:
    translations.use(code)
    assert translations.language == code == spoken_language().code == language.card_letters()
    assert (out() == "Card table") == (code == "en")
    point = "." if code == "en" else ","
    assert QLocale().toString(0.5, "f", 1) == f"0{point}5"


def damage(code: str, content: bytes | None) -> None:
    file = languages.folder() / code / f"sixtysix_{code}.qm"
    if content is None:
        file.unlink()
    else:
        file.write_bytes(content)


@pytest.mark.parametrize("content", [None, b"", b"something else", b"\x3c\xb8\x64\x18" * 40])
def test_a_missing_or_damaged_catalogue_leaves_english(
    translations: Translations, content: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    damage("de", content)
    with caplog.at_level(logging.WARNING):
        translations.use("de")
    assert out() == "Card table"
    assert spoken_language().code == "en"
    assert QLocale().toString(0.5, "f", 1) == "0.5"
    assert "sixtysix_de.qm is missing or damaged" in caplog.text
    assert QCoreApplication.translate("Rules", "%n", None, 1) == "1"


def test_without_any_file_the_texts_of_the_program_are_spoken(
    translations: Translations, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.rmtree(languages.folder())
    with caplog.at_level(logging.WARNING):
        translations.use("de")
    assert out() == "Card table"
    assert "missing" in caplog.text


def test_what_an_unfinished_language_does_not_say_yet_is_english(
    translations: Translations, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt's own texts are those of the language, and forms of counting are English."""
    below = (languages.language("en"), languages.language("de"))

    def with_english(_code: str) -> tuple[languages.Language, ...]:
        return below

    monkeypatch.setattr(languages, "with_those_below", with_english)
    translations.use("de")
    assert out() == "Kartentisch"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    (languages.folder() / "de" / "sixtysix_de.qm").unlink()
    translations.use("de_AT")
    assert out() == "Card table"
    text = QCoreApplication.translate(
        "Status", "{playable} of your %n card(s) can be played.", None, 1
    )
    assert text == "{playable} of your 1 card can be played."


SYSTEM = [
    (["de-AT", "de-Latn-AT", "de"], True),
    (["en-US"], True),
    (["C"], True),
    (["fr-FR", "fr", "de"], False),
    (["xx"], False),
]


@pytest.mark.parametrize(("wanted", "speaks"), SYSTEM, ids=str)
def test_whether_the_system_s_language_is_spoken(
    monkeypatch: pytest.MonkeyPatch, wanted: list[str], speaks: bool
) -> None:
    monkeypatch.setattr(language, "_wanted", lambda: wanted)
    assert language.speaks_language_of_system() is speaks
    assert language.language_for("system") in languages.codes()
    assert language.language_for("no language") == language.system_language()
