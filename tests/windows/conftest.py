"""The languages of the program, one after the other."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from sixtysix_gui.windows.language import LANGUAGES, Translations

Speak = Callable[[str], None]


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Speak]:  # noqa: ARG001 - Qt must run
    """Changes the language for the test; afterwards all is English again."""
    translations = Translations()
    locale = QLocale()
    yield translations.use
    translations.remove()
    QLocale.setDefault(locale)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, speak: Speak) -> str:
    """Runs the test in every language."""
    speak(request.param)
    return request.param
