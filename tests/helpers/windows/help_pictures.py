"""The pictures of the help: what the rules let be played, and what good partners play."""

from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.rules.help_page import chapters
from sixtysix_gui.text.rules.help_values import Example
from sixtysix_gui.windows.telling.help_html import examples_in


def duties_of(rules: Rules) -> list[Example]:
    """The pictures of what may be played."""
    return [each for each in examples_in(chapters(rules, CardWords())) if each.by_rules]


def habits_of(rules: Rules) -> list[Example]:
    """The pictures of what good partners play."""
    return [each for each in examples_in(chapters(rules, CardWords())) if not each.by_rules]
