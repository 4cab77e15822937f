"""The data files of the texts are whole: all that they name is known, and every line is used."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.text import data_files
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.data_files import DataFileError, read_tables
from sixtysix_gui.text.rules.dimensions import Group, dimension_texts
from sixtysix_gui.text.rules.help_page import all_lines, chapters, help_parts, parts_in
from sixtysix_gui.text.rules.help_values import help_values
from sixtysix_gui.text.rules.rule_sets import rule_cards, rule_set_texts
from sixtysix_gui.windows.new_game.rules_draft import choices_of
from tests.helpers.deals.random_deals import random_rules
from tests.helpers.rows import each_row
from tests.windows.conftest import Speak

WORDS = CardWords()


def all_rules() -> Iterator[Rules]:
    """Every rule set, each of its options alone, and custom rules of the games for two."""
    for name in rule_set_names():
        yield rule_set(name)
        for key, values in rule_set(name).plan.choices.items():
            for value in values:
                try:
                    yield rule_set(name, {key: value})
                except RulesError:
                    continue
    yield rule_set("bauernschnapsen", {"contracts.bidder_leads": [], "contracts.partner_out": []})
    chance = random.Random(66)
    yield from (random_rules(chance) for _ in range(200))


def test_the_help_names_only_what_is_known_and_every_line_is_used(speak: Speak) -> None:
    lines = list(all_lines(help_parts()))
    written: set[int] = set()
    every = [help_values(rules, WORDS) for rules in all_rules()]
    speak("hu")  # where letters of cards begin other words and are listed
    for values in (*every, help_values(rule_set(), WORDS)):
        for line in lines:
            assert {condition.name for condition in line.guard} <= set(values), line
            assert line.each or line.names <= set(values), line
            if all(condition.holds(values) for condition in line.guard):
                written.add(line.number)
    assert [line for line in lines if line.number not in written] == []


@each_row(
    ("text", "trouble"),
    [
        ("A sentence.", "help.md, line 1: it stands above all titles"),
        ("## Aim\n\n[close?] A sentence.", "help.md, line 3: “close?” is no condition"),
    ],
)
def test_what_cannot_be_read_in_the_help_is_told_with_its_line(text: str, trouble: str) -> None:
    with pytest.raises(DataFileError, match=f"^{trouble.replace('?', '[?]')}$"):
        parts_in(text)


@pytest.mark.parametrize("line", ["[talom] A sentence.", "The {talom} is closed."])
def test_what_the_help_does_not_know_is_told_with_its_line(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = parts_in(f"<!-- A comment\nof two lines. -->\n## Aim\n{line}\n")
    monkeypatch.setattr("sixtysix_gui.text.rules.help_page.help_parts", lambda: parts)
    with pytest.raises(DataFileError, match=r"^help\.md, line 4: nothing is known of “talom”$"):
        chapters(rule_set(), WORDS)


def test_every_text_of_the_rules_belongs_to_something() -> None:
    assert set(rule_set_texts()) == set(rule_set_names())
    on_cards = [one.key for each in rule_cards().values() for card in each for one in card.variants]
    assert sorted(on_cards) == sorted(rule_set_names())
    assert set(read_tables("dimensions.toml")["groups"]) == set(Group)
    offered: dict[str, set[str]] = {key: set() for key in dimension_texts()}
    for rules in map(rule_set, rule_set_names()):
        for key in choices_of(rules):
            offered[key] |= {str(value) for value in choices_of(rules)[key]}
        offered["deck.pack"].add(str(rules.deck_pack))
    for key, text in dimension_texts().items():
        assert Group(text.group)
        assert set(text.values or {}) <= offered[key], key


@pytest.mark.parametrize(
    ("content", "trouble"),
    [(None, "No such file"), (b"\xff", "can't decode byte"), (b"[tips", "Expected")],
)
def test_a_missing_or_damaged_file_is_told_by_name(
    content: bytes | None, trouble: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    if content is not None:
        (tmp_path / "data" / "tips.toml").write_bytes(content)

    def elsewhere(_package: str) -> Path:
        return tmp_path

    monkeypatch.setattr(data_files, "files", elsewhere)
    with pytest.raises(DataFileError, match=f"^tips.toml: .*{trouble}"):
        read_tables("tips.toml")


SENTENCES = re.compile(r'"((?:events|results)\.\w+)"')


def test_every_sentence_about_somebody_is_used_and_none_is_missing() -> None:
    sources = (Path(data_files.__file__).parent).rglob("*.py")
    used = {key for file in sources for key in SENTENCES.findall(file.read_text("utf-8"))}
    rows = {
        f"{file}.{row}"
        for file in ("events", "results")
        for row in read_tables(f"{file}.toml")
        if row != "translation"
    }
    assert used == rows
