"""What counts is said in words of one and of many: no one reads "4 deal(s)"."""

import pytest
from PySide6.QtCore import QCoreApplication

from tools.translation.command_line import unheard_in_window
from tools.translation.data_texts import all_texts
from tools.translation.files import SOURCES


@pytest.mark.usefixtures("language")
def test_whatever_counts_has_its_forms() -> None:
    found = all_texts(SOURCES)
    said_here = {item.text for item in found} - unheard_in_window(found)
    counted = [(text.context, text.source) for text in said_here if text.has_plural]
    assert len(counted) > 8
    for context, text in counted:
        for number in (0, 1, 2, 4):
            said = QCoreApplication.translate(context, text, None, number)
            assert "(s)" not in said, (text, number)
            assert "%n" not in said, (text, number)
