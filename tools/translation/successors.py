"""Finds which new text follows a text that is gone, so that its translations go along with it.

A text that was moved to another context keeps its translations. One that was reworded keeps them
too, marked as unfinished: translators look at them once more.
"""

import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from pathlib import Path

from tools.translation.extract import Text

_LIKE = 0.5
"""How much of two texts is alike, 0 to 1, if one is the other reworded."""


def successors(gone: Iterable[Text], new: Iterable[Text]) -> dict[Text, Text]:
    """Return which new text each of the gone ones has become; no text follows two.

    >>> successors([Text("A", "Deal by lot")], [Text("A", "Deal at random"), Text("B", "Draw")])
    {Text(context='A', source='Deal by lot', disambiguation=''): \
Text(context='A', source='Deal at random', disambiguation='')}
    """
    pairs = sorted(_likely(gone, new), key=lambda pair: (-pair[0], *pair[1:]))
    found: dict[Text, Text] = {}
    for _, old, text in pairs:
        if old not in found and text not in found.values():
            found[old] = text
    return found


def _likely(gone: Iterable[Text], new: Iterable[Text]) -> Iterator[tuple[float, Text, Text]]:
    """Yield pairs of a gone and a new text, with how likely the one became the other."""
    by_context: dict[str, list[Text]] = defaultdict(list)
    by_source: dict[tuple[str, str], list[Text]] = defaultdict(list)
    for text in new:
        by_context[text.context].append(text)
        by_source[text.source, text.disambiguation].append(text)
    for old in gone:
        for text in by_source[old.source, old.disambiguation]:
            yield 2, old, text
        for text in by_context[old.context]:
            alike = SequenceMatcher(None, old.source, text.source, autojunk=False).ratio()
            if alike >= _LIKE and old.has_plural is text.has_plural:
                yield alike, old, text


def follow(file: Path, became: Mapping[Text, Text]) -> None:
    """Give the messages of a .ts file the texts that theirs have become.

    What was reworded is marked as unfinished; what was only moved stays as it is.
    """
    tree = ElementTree.parse(file)
    root = tree.getroot()
    contexts = {context.findtext("name", ""): context for context in root.iter("context")}
    for name, context in list(contexts.items()):
        for message in context.findall("message"):
            old = Text(name, message.findtext("source", ""), message.findtext("comment", ""))
            if (text := became.get(old)) is None:
                continue
            if text.context not in contexts:
                contexts[text.context] = ElementTree.SubElement(root, "context")
                ElementTree.SubElement(contexts[text.context], "name").text = text.context
            context.remove(message)
            contexts[text.context].append(_renamed(message, text))
    tree.write(file, encoding="utf-8", xml_declaration=True)


def _renamed(message: ElementTree.Element, text: Text) -> ElementTree.Element:
    source, comment = message.find("source"), message.find("comment")
    translation = message.find("translation")
    if source is not None and source.text != text.source:
        source.text = text.source
        if translation is not None:
            translation.set("type", "unfinished")
    if comment is not None:
        message.remove(comment)
    if text.disambiguation:
        added = ElementTree.Element("comment")
        added.text = text.disambiguation
        message.insert(1, added)
    return message
