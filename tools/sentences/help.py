"""What the rules are told by: helps, rule cards, rows of All rules, lengths, keys and tips."""

import hashlib
import random
import re
from collections.abc import Iterator, Mapping

from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from sixtysix_gui.keys.meaning import key_groups
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.plans import TARGET
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.rules.dimensions import dimension_explanation, full_name, value_name
from sixtysix_gui.text.rules.rule_sets import (
    SERIES,
    changes_sentence,
    facts_of,
    guided_game,
    in_words,
    length_line,
    length_name,
    lengths_offered,
    one_line,
    plain_name,
    rule_cards,
    rule_set_name,
    rules_called,
)
from sixtysix_gui.windows.new_game.rules_draft import choices_of
from sixtysix_gui.windows.telling.help_html import help_html, keys_html
from sixtysix_gui.windows.telling.help_panel import HelpPanel
from sixtysix_gui.windows.tips import tips

_BOTH_PACKS = (CardWords(), CardWords(german_suited=True))
_CONTRACTS: tuple[Mapping[str, object], ...] = (
    {"contracts": "without-bettler"},
    {"contracts": "bettler-5"},
    {"contracts": "long"},
    {"contracts.values": ["bettler:5"]},
    {"contracts.bidder_leads": []},
    {"contracts.bidder_leads": ["gang", "schnapser", "bettler", "assbettler"]},
    {"contracts.partner_out": []},
    {"contracts.partner_out": ["bettler", "assbettler", "gang"]},
    {"contracts.ace_lowest": True},
)


def sentences() -> Iterator[tuple[str, str]]:
    """Yield where something is said of the rules, and what."""
    for name in rule_set_names():
        yield from _helps(name)
        yield from _pictures(rule_set(name))
        yield from _rows(rule_set(name))
        for rules in _variations(name):
            yield from _names(rules)
    yield from _cards()
    for group in key_groups():
        yield from ((f"keys {group.title} {keys}", what) for keys, what in group.lines)
    yield "keys", keys_html()
    for tip in tips():
        for words in _BOTH_PACKS:
            yield f"tip {tip.key} {tip.lesson} {tip.games}", tip.said(words)


def _variations(name: str) -> Iterator[Rules]:
    """Yield a rule set as it is, with each choice alone, and with some choices together."""
    plan = rule_set(name).plan
    one_by_one = [{key: value} for key, values in plan.choices.items() for value in values]
    some = [dict(mixed) for mixed in _mixed(plan.choices)]
    others: list[Mapping[str, object]] = [{}, *one_by_one, {TARGET: 9}, *some]
    for changes in (*others, *(_CONTRACTS if rule_set(name).contracts else ())):
        try:
            yield rule_set(name, changes)
        except RulesError:
            continue


def _mixed(choices: Mapping[str, tuple[Value, ...]]) -> Iterator[Mapping[str, Value]]:
    chance = random.Random(66)
    for number in range(60):
        keys = chance.sample(sorted(choices), min(len(choices), 2 + number % 9))
        yield {key: chance.choice(choices[key]) for key in keys}


def _helps(name: str) -> Iterator[tuple[str, str]]:
    """Yield the help of a rule set, and what its variations say that the help did not say yet."""
    for words in _BOTH_PACKS:
        said: set[str] = set()
        for rules in _variations(name):
            where = f"help {name} {words.is_german_suited} {rules.overrides()}"
            html = help_html(rules, words).removesuffix(keys_html(level=4))
            lines = re.split(r"(?=<h|<p|<table)", html)
            yield where, hashlib.sha256(html.encode()).hexdigest()
            yield from ((where, line) for line in lines if line not in said)
            said.update(lines)


def _pictures(rules: Rules) -> Iterator[tuple[str, str]]:
    panel = HelpPanel()
    for words in _BOTH_PACKS:
        panel.show_rules(rules, words)
        page = panel.findChild(QTextBrowser)
        assert page is not None
        kind = QTextDocument.ResourceType.ImageResource.value
        for source in re.findall('<img src="([^"]*)"', help_html(rules, words)):
            image = page.document().resource(kind, QUrl(source))
            assert isinstance(image, QImage)
            content = hashlib.sha256(bytes(image.constBits())).hexdigest()
            yield f"picture {rules.name} {words.is_german_suited} {source}", content
    panel.deleteLater()


def _rows(rules: Rules) -> Iterator[tuple[str, str]]:
    for key in choices_of(rules):
        where = f"row {rules.name} {key}"
        yield where, full_name(key)
        yield where, dimension_explanation(key, rules)
        yield from (
            (f"{where} {value}", value_name(key, value)) for value in choices_of(rules)[key]
        )


def _names(rules: Rules) -> Iterator[tuple[str, str]]:
    where = f"name {rules.name} {rules.overrides()}"
    yield where, rule_set_name(rules)
    yield where, rules_called(rules)
    yield where, changes_sentence(rules)
    yield where, facts_of(rules)
    yield where, str(guided_game(rules))
    for series in SERIES:
        for length in lengths_offered(rules, series):
            yield f"{where} {length}", length_name(length, rules)
            yield f"{where} {length}", length_line(length, rules)


def _cards() -> Iterator[tuple[str, str]]:
    for players, cards in rule_cards().items():
        for card in cards:
            where = f"card {players} {card.variants[0].key} {[sign.name for sign in card.signs]}"
            yield where, in_words(card.name)
            yield where, in_words(card.place)
            for variant in card.variants:
                yield f"{where} {variant.key}", in_words(variant.word)
                yield f"{where} {variant.key}", in_words(variant.sentence)
                yield f"{where} {variant.key}", facts_of(rule_set(variant.key), card)
    for name in (*rule_set_names(), "unknown"):
        yield f"name {name}", plain_name(name)
        yield f"line {name}", one_line(name)
