"""Tells in words what led to a view of the table for three and four."""

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.events import (
    CardPlayed,
    DealEnded,
    DealOpened,
    MarriageMelded,
    TrickWon,
    TrumpExchanged,
)
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.text.people import People
from sixtysix_gui.text.results.deal_result import DealResult
from sixtysix_gui.text.results.gains import gain_lines
from sixtysix_gui.text.results.game_end import winner_of_game
from sixtysix_gui.text.trick_game.table_words import TrickTableWords
from sixtysix_gui.windows.telling.seen_steps import Step

_OPENS_TRICK = (DealOpened, CardPlayed, MarriageMelded, TrumpExchanged)
"""What begins a trick: an opening, a card, or what is done before that is led."""


TrickStep = Step[People]
"""What led to a view of that table; the people who sat there then."""


def told(step: TrickStep, words: TrickTableWords) -> list[str]:
    """Say what happened."""
    if not step.events:
        return [QCoreApplication.translate("Happenings", "The table lies as it did before.")]
    return words.told(step.events, step.view, fresh_deal=step.begins_deal)


def brought(step: TrickStep, words: TrickTableWords) -> list[str]:
    """Say what a deal that ended has brought; its sheet says it aloud, so here it is only read."""
    ended = (event.outcome for event in step.events if isinstance(event, DealEnded))
    outcome, view = next(ended, None), step.view
    if outcome is None:
        return []
    # a deal that belongs to no game is settled as the first one of a game
    before = step.before or Game.first(view.rules, view.dealer)
    result, after = DealResult(outcome, view, words.people), before.after(outcome)
    gains = [gain.spoken for gain in gain_lines(result, before, after)]
    if not after.is_over:
        return gains
    return [*gains, f"{winner_of_game(after.winners, words.people)}."]


def trick_of(step: TrickStep) -> int | None:
    """Give the number of the trick to which belongs what opens one; None for all else."""
    if any(isinstance(event, TrickWon) for event in step.events):
        return None  # by then the number is that of the next
    opens = any(isinstance(event, _OPENS_TRICK) for event in step.events)
    return step.view.trick_number if opens else None
