"""The chapters of the help on a game of three or four, in their order."""

from collections.abc import Callable

from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, translate
from sixtysix_gui.windows.help.trick_game.beginning import aim, cards, dealing, trumps
from sixtysix_gui.windows.help.trick_game.calling import bids, contracts, doubling, openings
from sixtysix_gui.windows.help.trick_game.pairs import PAIRS, pairs
from sixtysix_gui.windows.help.trick_game.playing import going_out, marriages, play
from sixtysix_gui.windows.help.trick_game.scoring import game, nobody_out, worth

_Writer = Callable[[Rules, CardWords], list[str]]

_CHAPTERS: tuple[tuple[str, _Writer], ...] = (
    (QT_TRANSLATE_NOOP("TrickHelp", "Aim"), aim),
    (QT_TRANSLATE_NOOP("TrickHelp", "Cards"), cards),
    (QT_TRANSLATE_NOOP("TrickHelp", "The deal"), dealing),
    (QT_TRANSLATE_NOOP("TrickHelp", "Trumps"), trumps),
    (QT_TRANSLATE_NOOP("TrickHelp", "Bids"), bids),
    (QT_TRANSLATE_NOOP("TrickHelp", "Contracts"), contracts),
    (QT_TRANSLATE_NOOP("TrickHelp", "Doubling"), doubling),
    (QT_TRANSLATE_NOOP("TrickHelp", "The first trick"), openings),
    (QT_TRANSLATE_NOOP("TrickHelp", "Play"), play),
    (QT_TRANSLATE_NOOP("TrickHelp", "Marriages"), marriages),
    (QT_TRANSLATE_NOOP("TrickHelp", "Going out"), going_out),
    (QT_TRANSLATE_NOOP("TrickHelp", "To the last card"), nobody_out),
    (QT_TRANSLATE_NOOP("TrickHelp", "What a deal brings"), worth),
    (QT_TRANSLATE_NOOP("TrickHelp", "The game"), game),
    (PAIRS, pairs),
)


def trick_chapters(rules: Rules, words: CardWords) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Write the rules of a game as chapters, each a title and sentences; empty ones are left out.

    ``words`` are those of the person's deck.
    """
    written = ((translate("TrickHelp", title), writer(rules, words)) for title, writer in _CHAPTERS)
    return tuple((title, tuple(sentences)) for title, sentences in written if sentences)
