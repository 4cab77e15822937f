"""Texts for people are found in data files, with what stands there for the translator."""

import pytest

from tests.helpers.rows import each_row
from tools.translation.data_texts import all_texts, texts_in_help, texts_in_toml
from tools.translation.extract import ExtractionError, FoundText, Text
from tools.translation.files import SOURCES

HEAD = '[translation]\ncontext = "A"\nkeys = ["say", "words"]\n'


@each_row(
    ("table", "texts"),
    [
        ('say = "b"\nother = "c"', ["b"]),
        ('words.1 = "one"\nwords.two = "2"', ["one", "2"]),
        ('say = ["b", "c"]', ["b", "c"]),
        ('say = ""\nnumber = 1', []),
        ('[x.say]\nanything = "b"\n[[y]]\nsay = "c"', ["b", "c"]),
    ],
)
def test_the_values_of_its_keys_are_texts(table: str, texts: list[str]) -> None:
    found = texts_in_toml(f"{HEAD}[x]\n{table}\n", "x.toml")
    assert [each.text for each in found] == [Text("A", text) for text in texts]


def test_a_comment_above_is_for_the_translator() -> None:
    source = f'{HEAD}[x]\n# not this\n#: a name,\n#: no word\nsay = "b"\n'
    assert texts_in_toml(source, "x.toml") == [
        FoundText(Text("A", "b"), "x.toml", "a name, no word")
    ]
    source = "## Play\n<!-- a noun -->\n[talon] {cards} cards\n{cards}: {ranks}\n"
    play, cards = texts_in_help(source, "help.md")
    assert play == FoundText(Text("Help", "Play"), "help.md")
    assert cards == FoundText(Text("Help", "{cards} cards"), "help.md", "a noun")


def test_data_without_a_table_has_no_texts() -> None:
    assert texts_in_toml('[x]\nsay = "b"', "x.toml") == []


@each_row("source", ["[translation", "[translation]\nkeys = []"])
def test_what_cannot_be_read_is_named(source: str) -> None:
    with pytest.raises(ExtractionError, match=r"^x\.toml: "):
        texts_in_toml(source, "x.toml")


def test_a_fault_in_the_help_is_named() -> None:
    with pytest.raises(ExtractionError, match=r"^help\.md, line 1: "):
        texts_in_help("No title.", "help.md")


def test_sources_and_data_are_read() -> None:
    files = {found.file for found in all_texts(SOURCES)}
    assert {f"sixtysix_gui/text/data/{name}" for name in ("help.md", "tips.toml")} <= files
    assert "sixtysix_gui/text/rules/rule_cards.py" in files
