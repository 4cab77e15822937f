"""Rule sets, dimensions, their values and what can be wrong with them are said in words."""

from pathlib import Path

import pytest

from sixtysix_gui.rules.errors import Conflict, ImpossibleCombinationError
from sixtysix_gui.rules.fair_deals import DealCodeError
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from sixtysix_gui.storage.folders import Notice, Trouble
from sixtysix_gui.text.error_sentences import conflict_sentence, notice_sentence, rules_sentence
from sixtysix_gui.text.rules.dimensions import (
    dimension_explanation,
    dimension_name,
    dimension_texts,
    full_name,
    value_name,
)
from sixtysix_gui.text.rules.rule_sets import one_line, plain_name, rule_set_name
from sixtysix_gui.windows.new_game.rules_draft import choices_of
from tests.helpers.rows import each_row
from tests.helpers.windows.sentences import assert_sentence

pytestmark = pytest.mark.usefixtures("language")


@each_row("name", rule_set_names())
def test_every_rule_set_has_a_name_and_a_line(name: str) -> None:
    assert_sentence(plain_name(name))
    assert_sentence(one_line(name))
    assert plain_name(name) != name


def test_names_of_rule_sets_differ() -> None:
    assert len({plain_name(name) for name in rule_set_names()}) == len(rule_set_names())


def test_a_changed_rule_set_says_so() -> None:
    changed = rule_set("schnapsen").with_overrides({"game.target": 11})
    assert rule_set_name(changed).startswith(rule_set_name(rule_set("schnapsen")))
    assert rule_set_name(changed) != rule_set_name(rule_set("schnapsen"))


def test_every_dimension_is_described() -> None:
    games = [rule_set(name) for name in rule_set_names()]
    assert {key for rules in games for key in choices_of(rules)} == set(dimension_texts())
    for rules in games:
        keys = tuple(choices_of(rules))
        for key in keys:
            assert_sentence(dimension_name(key))
            assert_sentence(dimension_explanation(key, rules))
        assert len({full_name(key) for key in keys}) == len(keys)


def test_a_dimension_decides_something_else_without_a_close() -> None:
    told = {dimension_explanation("strict.head", rule_set(name)) for name in rule_set_names()}
    assert len(told) == 2


@each_row("name", rule_set_names())
def test_every_value_has_a_name_of_its_own(name: str) -> None:
    rules = rule_set(name)
    for key in choices_of(rules):
        names = [value_name(key, value) for value in choices_of(rules)[key]]
        for said in names:
            assert_sentence(said)
        assert len(set(names)) == len(names), key


@each_row("conflict", Conflict)
def test_conflicts_name_both_dimensions(conflict: Conflict) -> None:
    error = ImpossibleCombinationError(conflict, ("deck.hand", 5), ("deal.batches", (3, 3)))
    sentence = conflict_sentence(error)
    assert_sentence(sentence)
    assert dimension_name("deck.hand") in sentence
    assert dimension_name("deal.batches") in sentence
    assert rules_sentence(error) == sentence


def test_a_wrong_deal_code_is_repeated() -> None:
    sentence = rules_sentence(DealCodeError("ABC"))
    assert_sentence(sentence)
    assert "ABC" in sentence


@each_row("trouble", Trouble)
def test_troubles_with_files(trouble: Trouble, tmp_path: Path) -> None:
    notice = Notice(trouble, tmp_path, "No space left on device")
    sentence = notice_sentence(notice)
    assert_sentence(sentence)
    assert "No space left on device" in sentence or str(tmp_path) in sentence
