"""What counts is said in words of one and of many: nobody reads "4 deal(s)"."""

from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication

from sixtysix_gui.resource_files import resource_path


@pytest.mark.usefixtures("language")
def test_whatever_counts_has_its_forms() -> None:
    texts = ElementTree.parse(str(resource_path("languages", "de", "sixtysix_de.ts"))).getroot()
    counted = [
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in texts.iter("context")
        for message in context.iter("message")
        if message.get("numerus") == "yes"
    ]
    assert len(counted) > 8
    for context, text in counted:
        for number in (0, 1, 2, 4):
            said = QCoreApplication.translate(context, text, None, number)
            assert "(s)" not in said, (text, number)
            assert "%n" not in said, (text, number)
