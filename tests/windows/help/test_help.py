"""The help says what the rule set's dimensions say, for named and for custom rule sets."""

import random

import pytest

from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.help.help_panel import chapters, help_html
from tests.helpers.deals.random_ones.rules import random_rules
from tests.helpers.windows.key_lines import key_lines
from tests.helpers.windows.sentences import assert_sentence
from tests.windows.conftest import Speak

FACTS: list[tuple[str, Value, str, str]] = [
    ("deck.pack", 24, "24 cards", "24 Karten"),
    ("deck.pack", 20, "20 cards", "20 Karten"),
    ("deck.pack", 24, "nine 0", "Neun 0"),
    ("deck.hand", 6, "dealt 6 cards", "bekommt 6 Karten"),
    ("deck.hand", 5, "dealt 5 cards", "bekommt 5 Karten"),
    ("deal.batches", (3, 3), "3, then 3", "3, dann 3"),
    ("deal.batches", (3, 2), "3, then 2", "3, dann 2"),
    ("deal.turn_up", "last", "Then a card is turned up", "Danach wird eine Karte aufgeschlagen"),
    ("deal.turn_up", "after-batch-1", "After the first batch", "Nach dem ersten Packen"),
    ("deal.next", "winner", "The winner of a deal deals", "Wer ein Spiel gewinnt, gibt"),
    ("deal.next", "alternate", "take turns at dealing", "Gegeben wird abwechselnd"),
    ("strict.follow", True, "must follow suit", "bedienen"),
    ("strict.head", True, "a higher card than the one led", "Stichzwang"),
    ("strict.trump", True, "must play a trump", "musst du trumpfen"),
    ("look_back", "none", "may not be looked at again", "nicht mehr angesehen"),
    ("look_back", "own", "the tricks you have won yourself", "Die eigenen Stiche"),
    ("meld.first_lead", False, "No marriage may be shown on the lead", "darf kein Paar gemeldet"),
    ("meld.lead_card", "king", "lead the king", "den König spielen"),
    ("exchange.card", "none", "Nothing is exchanged", "Trumpfkarte wird nicht geraubt"),
    ("exchange.card", "9", "the nine of trumps", "in Trumpf Neun"),
    ("exchange.card", "J", "the jack of trumps", "in Trumpf Bube"),
    ("close.before_draw", True, "one card fewer", "einer Karte weniger"),
    ("close.before_draw", False, "After a trick you draw first", "wird erst abgehoben"),
    ("close.first_lead", False, "Nobody may close before the first", "darf niemand zudrehen"),
    ("close.defender_points", "frozen", "stand still", "bleiben die Augen"),
    ("close.defender_points", "counted", "count on as before", "zählen die Augen des anderen"),
    ("out.mode", "automatic", "ends by itself", "endet von selbst"),
    ("out.mode", "declared", "says “Out!”", "sagt „Aus!“"),
    ("end.last_trick", "bonus-10", "10 card points more", "10 Augen mehr"),
    ("end.unclaimed", "higher-total", "more card points win", "gewinnen mehr Augen"),
    ("end.unclaimed", "sole-66", "whoever alone has 66", "wer allein 66"),
    ("end.unclaimed", "last-trick", "winner of the very last trick", "allerletzte Stich das Spiel"),
    ("score.scale", (1, 2, 3), "3 if he has no trick (", "3, wenn er keinen Stich hat ("),
    ("score.scale", (1, 2, 2), "2 if he has no trick (", "2, wenn er keinen Stich hat ("),
    ("score.close_won", "at-close", "at the moment of the close", "im Augenblick des Zudrehens"),
    ("score.close_failed", "flat-3", "fails brings the other 3.", "Zudrehen bringt dem anderen 3."),
    ("game.target", 7, "Whoever has 7", "7 Punkte"),
    ("game.target", 11, "11", "11"),
    ("game.count", "down", "is counted down", "wird heruntergezählt"),
    ("game.shutout", "double", "counts as two games", "zählt als zwei"),
]
"""A value, and what the help says just where a rule set has it, in English and in German."""


def applies(rules: Rules, key: str) -> bool:
    """Whether a dimension makes a difference in a rule set, or is said in other words there."""
    if key in ("strict.head", "strict.trump"):
        return rules.strict_follow
    return key != "game.target" or rules.game_count == "up" or rules.game_target == 11


def many_rules() -> list[Rules]:
    """Every named rule set and a hundred custom ones, some of them with rarer changes."""
    source = random.Random(66)
    rarer: list[dict[str, Value]] = [
        {"look_back": "own"},
        {"exchange.card": "none"},
        {"game.shutout": "double", "game.target": 9},
        {"deal.batches": (2, 2, 2)},
    ]
    return [
        *map(rule_set, rule_set_names(close=True)),
        *(rule_set().with_overrides(changes) for changes in rarer),
        *(random_rules(source) for _ in range(100)),
    ]


def help_text(rules: Rules) -> str:
    parts = chapters(rules, CardWords())
    return " ".join(sentence for chapter in parts for sentence in chapter.sentences)


@pytest.mark.usefixtures("language")
def test_every_chapter_is_written_for_every_rule_set() -> None:
    for rules in many_rules():
        for chapter in chapters(rules, CardWords(german_suited=True)):
            assert_sentence(chapter.title)
            assert chapter.sentences, chapter.title
            for sentence in chapter.sentences:
                assert_sentence(sentence)


@pytest.mark.parametrize(("key", "value", "english", "german"), FACTS)
def test_the_help_says_what_the_rules_are(
    key: str, value: Value, english: str, german: str, speak: Speak
) -> None:
    with_value = [r for r in many_rules() if r.value(key) == value and applies(r, key)]
    assert with_value, "no rule set has it"
    for language, fact in (("en", english), ("de", german)):
        speak(language)
        for rules in with_value:
            assert fact in help_text(rules), rules.overrides()


UNIQUE = [fact for fact in FACTS if fact[0] not in ("game.target", "close.defender_points")]


@pytest.mark.parametrize(("key", "value", "english", "german"), UNIQUE)
def test_the_help_says_it_only_then(
    key: str, value: Value, english: str, german: str, speak: Speak
) -> None:
    without = [rules for rules in many_rules() if rules.value(key) != value]
    for language, fact in (("en", english), ("de", german)):
        speak(language)
        for rules in without:
            assert fact not in help_text(rules), rules.overrides()


LATE_MARRIAGES: list[tuple[dict[str, Value], str | None]] = [
    ({}, "to trick 6 at the latest"),
    ({"meld.last_lead": "talon"}, "only the last two cards are left"),
    ({"meld.when_exhausted": True}, None),
    ({"close.min_talon": 4}, None),
    ({"close.before_draw": False}, None),
]


@pytest.mark.parametrize(("changes", "fact"), LATE_MARRIAGES)
def test_the_last_marriage_is_named_where_it_matters(
    changes: dict[str, Value], fact: str | None
) -> None:
    text = help_text(rule_set().with_overrides(changes))
    facts = [late for _, late in LATE_MARRIAGES if late is not None and late in text]
    assert facts == ([] if fact is None else [fact])


WAITING = [("german-66", True), ("santase", True), ("house-66", False), ("schnapsen", False)]


@pytest.mark.parametrize(("variant", "pays"), WAITING)
def test_waiting_that_may_pay_is_told(variant: str, pays: bool) -> None:
    assert ("by waiting for the close to fail" in help_text(rule_set(variant))) is pays


def test_german_cards_are_named_so() -> None:
    parts = chapters(rule_set("schnapsen"), CardWords(german_suited=True))
    text = " ".join(sentence for chapter in parts for sentence in chapter.sentences)
    assert "the Unter of trumps" in text
    assert "king and Ober" in text
    assert "jack" not in text


@pytest.mark.usefixtures("language")
def test_the_panel_has_chapters_and_keys() -> None:
    html = help_html(rule_set(), CardWords())
    for keys, what in key_lines():
        assert keys in html.replace("\N{WORD JOINER}", "")
        assert what in html
    assert html.count("<h3") == len(chapters(rule_set(), CardWords())) + 1
