"""The rules of a rule set as chapters, true for custom rule sets too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.windows.help.closing import closing, exchange
from sixtysix_gui.windows.help.dealing import aim, cards, dealing
from sixtysix_gui.windows.help.ending import going_out, nobody_out
from sixtysix_gui.windows.help.playing import marriages, play
from sixtysix_gui.windows.help.scoring import game, game_points
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.marking import QT_TRANSLATE_NOOP, translate


@dataclass(frozen=True)
class Chapter:
    """A heading and its sentences, in the person's language."""

    title: str
    sentences: tuple[str, ...]


_Writer = Callable[[RuleSet, CardWords], list[str]]

_CHAPTERS: tuple[tuple[str, _Writer], ...] = (
    (QT_TRANSLATE_NOOP("Help", "Aim"), aim),
    (QT_TRANSLATE_NOOP("Help", "Cards"), cards),
    (QT_TRANSLATE_NOOP("Help", "The deal"), dealing),
    (QT_TRANSLATE_NOOP("Help", "Play"), play),
    (QT_TRANSLATE_NOOP("Help", "Marriages"), marriages),
    (QT_TRANSLATE_NOOP("Help", "Exchange"), exchange),
    (QT_TRANSLATE_NOOP("Help", "Closing"), closing),
    (QT_TRANSLATE_NOOP("Help", "Going out"), going_out),
    (QT_TRANSLATE_NOOP("Help", "When nobody goes out"), nobody_out),
    (QT_TRANSLATE_NOOP("Help", "Game points"), game_points),
    (QT_TRANSLATE_NOOP("Help", "The game"), game),
)


def chapters(rules: RuleSet, words: CardWords) -> tuple[Chapter, ...]:
    """Write the rules of a rule set, with cards in the words of the person's deck."""
    return tuple(
        Chapter(translate("Help", title), tuple(writer(rules, words)))
        for title, writer in _CHAPTERS
    )
