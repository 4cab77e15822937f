"""A toy game for three: all that a new game is.

The last card dealt is trump and stays with the dealer; who has most after the eight tricks is paid
by each of the others. It is one table such as those of games.toml, one settlement, and its texts.
"""

from collections.abc import Generator
from contextlib import contextmanager

import pytest

from sixtysix_gui.rules.scoring.points import DealEnd, Outcome, Termination, grade_of
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.data_files import read_text
from sixtysix_gui.text.rules import help_page
from sixtysix_gui.text.rules.rule_sets import (
    RuleCard,
    RuleSetText,
    RuleVariant,
    Sign,
    rule_cards,
    rule_set_texts,
)
from tests.helpers.deals.new_games import new_game

NAME = "toy-three"
TABLE = """
[games.toy-three]
like = "several"
settle = "from-each"
winners = "by-length"
"players" = 3
"teams" = false
"deck.pack" = 24
"deck.hand" = 8
"deal.batches" = [8]
"trump.by" = "cut-card"
"strict.from" = "trick-1"
"strict.head" = false
"strict.trump" = false
"out.mode" = "none"
"end.unclaimed" = "higher-total"
"score.unit" = "stakes-from-each"
"deal.next" = "left"
"deal.after_draw" = "same"
"game.end" = "deals-12"
"game.target" = 3
"""
SENTENCE = "Eight cards at once, and three deals."
LINE = "24 cards, each alone; the dealer’s last card is trump."
TEXT = RuleSetText("Toy for three", LINE, SENTENCE)
CARD = RuleCard("Toy", "the nursery", (Sign.BOOK,), (RuleVariant(NAME, SENTENCE),))
AIM = "Each plays alone for the dealer’s trump."
FIRST_AIM = "[name=three-66]"
"""Before the line of help.md above which the aim of the toy stands."""


def settle_from_each(_: Rules, end: DealEnd) -> Outcome:
    """Let the others pay who alone has most: 1, 2 below 33 card points, 3 without a trick."""
    totals = [earned.total for earned in end.card_points]
    winner = totals.index(max(totals))
    if totals.count(max(totals)) > 1:
        return Outcome((0, 0, 0), Termination.DRAW, end)
    points = [-1 - grade_of(earned.total, earned.tricks).value for earned in end.card_points]
    points[winner] = -sum(points[:winner] + points[winner + 1 :])
    return Outcome(tuple(points), Termination.COUNT, end)


def _help_with_its_aim() -> list[help_page.HelpPart]:
    text = read_text(help_page.FILE)
    return help_page.parts_in(text.replace(FIRST_AIM, f"[name={NAME}] {AIM}\n{FIRST_AIM}", 1))


@contextmanager
def toy_game() -> Generator[Rules]:
    """Let the toy be one of the games for a while; gives its rules."""
    with new_game(TABLE, settle_from_each) as rules, pytest.MonkeyPatch.context() as patch:
        patch.setitem(rule_set_texts(), NAME, TEXT)
        patch.setitem(rule_cards(), 3, (*rule_cards()[3], CARD))
        patch.setattr(help_page, "help_parts", _help_with_its_aim)
        yield rules
