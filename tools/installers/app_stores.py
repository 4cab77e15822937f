"""The description for app stores: packaging/linux/metainfo.xml with what is known at the time."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Mapping

from sixtysix_gui import APP_ID
from tools.installers.project import PACKAGING, InstallerError, source_date, version
from tools.releases.notes import NotesError, appstream
from tools.releases.program_texts import SOURCE_LANGUAGE, ProgramTexts, program_texts
from tools.releases.publisher import Publisher, PublisherError, read_publisher

TEMPLATE = PACKAGING / "linux" / "metainfo.xml"
SCREENSHOTS = {
    "table": {
        "en": "A deal under way",
        "de": "Mitten im Spiel",
        "bg": "По средата на едно раздаване",
        "hu": "Parti közben",
    },
    "result": {
        "en": "The result of a deal, and how it came about",
        "de": "Ein Ergebnis, und wie es kam",
        "bg": "Резултатът от едно раздаване и как се стигна до него",
        "hu": "Egy parti eredménye, és hogyan alakult",
    },
    "german-cards": {
        "en": "German cards on burgundy cloth",
        "de": "Deutsche Karten auf burgunderrotem Tuch",
        "bg": "Немски карти върху сукно в цвят бордо",
        "hu": "Magyar kártya bordó posztón",
    },
    "rules": {
        "en": "The rules beside the table",
        "de": "Die Regeln neben dem Tisch",
        "bg": "Правилата до масата",
        "hu": "A szabályok az asztal mellett",
    },
}
"""Files in docs/screenshots, and what they show by language; the first one is shown first."""
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def description_for_stores() -> str:
    """Fill the template in: identity, texts, publisher, pictures and releases.

    Addresses, and the pictures that need one, are left out as long as none is known.

    Raises:
        InstallerError: if the publisher or the change log is not as it should be.
    """
    root = ElementTree.parse(TEMPLATE).getroot()
    try:
        publisher = read_publisher()
        releases = appstream(version(), source_date(), publisher)
    except (PublisherError, NotesError) as error:
        raise InstallerError(str(error)) from error
    _found(root, "id").text = APP_ID
    _found(root, "launchable").text = f"{APP_ID}.desktop"
    for element in _texts(program_texts()):
        root.append(element)
    developer = _found(root, "developer")
    developer.set("id", ".".join(APP_ID.split(".")[:2]))
    _found(developer, "name").text = publisher.name
    before = list(root).index(developer)
    for number, element in enumerate(_addresses(publisher), start=1):
        root.insert(before + number, element)
    if publisher.repository:
        root.append(_pictures(publisher, version().tag))
    root.append(releases)
    ElementTree.indent(root)
    return f"{ElementTree.tostring(root, encoding='unicode', xml_declaration=True)}\n"


def _texts(texts: ProgramTexts) -> list[ElementTree.Element]:
    """Return name, summary, description and keywords in every language."""
    there = ElementTree.Element("component")
    _say(there, "name", texts.name)
    _say(there, "summary", texts.summary)
    description = ElementTree.SubElement(there, "description")
    for block in texts.blocks():
        is_list = block[0].is_item
        place = ElementTree.SubElement(description, "ul") if is_list else description
        for part in block:
            _say(place, "li" if is_list else "p", part.texts)
    keywords = ElementTree.SubElement(there, "keywords")
    for language, words in texts.keywords.items():
        for word in words:
            _say(keywords, "keyword", {language: word})
    return list(there)


def _say(parent: ElementTree.Element, name: str, texts: Mapping[str, str]) -> None:
    """Add an element for each language, which all but the English ones name."""
    for language, text in texts.items():
        named = {} if language == SOURCE_LANGUAGE else {_LANGUAGE: language}
        ElementTree.SubElement(parent, name, named).text = text


def _addresses(publisher: Publisher) -> list[ElementTree.Element]:
    known = {
        "homepage": publisher.homepage,
        "bugtracker": publisher.repository and f"{publisher.repository}/issues",
        "vcs-browser": publisher.repository,
    }
    found: list[ElementTree.Element] = []
    for kind, address in known.items():
        if address:
            element = ElementTree.Element("url", type=kind)
            element.text = address
            found.append(element)
    return found


def _pictures(publisher: Publisher, tag: str) -> ElementTree.Element:
    pictures = ElementTree.Element("screenshots")
    for number, (name, captions) in enumerate(SCREENSHOTS.items()):
        kind = {} if number else {"type": "default"}
        picture = ElementTree.SubElement(pictures, "screenshot", kind)
        _say(picture, "caption", captions)
        image = ElementTree.SubElement(picture, "image", type="source")
        image.text = publisher.file(f"docs/screenshots/{name}.webp", tag)
    return pictures


def _found(parent: ElementTree.Element, name: str) -> ElementTree.Element:
    element = parent.find(name)
    if element is None:
        raise InstallerError(f"packaging/linux/metainfo.xml has no {name}.")
    return element
