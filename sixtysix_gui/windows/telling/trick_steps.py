"""Tells in words what led to a view of the table for three and four."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.events import (
    CardPlayed,
    DealEnded,
    DealOpened,
    Event,
    MarriageMelded,
    TrickWon,
    TrumpExchanged,
)
from sixtysix_gui.rules.face import Game
from sixtysix_gui.rules.trick_game.game import TrickGame
from sixtysix_gui.rules.trick_game.rule_set.settlement import TrickOutcome
from sixtysix_gui.rules.trick_game.view import TrickView
from sixtysix_gui.windows.telling.table_history import Level, Line
from sixtysix_gui.windows.texts.trick_game.people import People
from sixtysix_gui.windows.texts.trick_game.results.gains import gain_lines
from sixtysix_gui.windows.texts.trick_game.results.game_end import winner_of_game
from sixtysix_gui.windows.texts.trick_game.results.trick_result import TrickResult
from sixtysix_gui.windows.texts.trick_game.table_words import TrickTableWords

_OPENS_TRICK = (DealOpened, CardPlayed, MarriageMelded, TrumpExchanged)
"""What begins a trick: an opening, a card, or what is done before that is led."""


@dataclass(frozen=True)
class Step:
    """What led to a view, and who sat there.

    ``deal`` numbers a deal that begins with it; 0 stands for one that belongs to no game, None for
    what begins no deal. ``trick`` numbers a trick that begins with it.
    ``before`` is the game before the deal.
    """

    view: TrickView
    people: People
    events: tuple[Event, ...] = ()
    deal: int | None = None
    trick: int | None = None
    before: Game | None = None


def headings(step: Step) -> Iterator[Line]:
    """Give the numbers of the deal and the trick that begin with a step."""
    if step.deal == 0:
        yield Line(QCoreApplication.translate("Happenings", "A deal"), Level.DEAL)
    elif step.deal is not None:
        title = QCoreApplication.translate("Happenings", "Deal {number}")
        yield Line(title.format(number=step.deal), Level.DEAL)
    if step.trick is not None:
        title = QCoreApplication.translate("Happenings", "Trick {number}")
        yield Line(title.format(number=step.trick), Level.TRICK)


def told(step: Step, words: TrickTableWords) -> list[str]:
    """Say what happened."""
    if not step.events:
        return [QCoreApplication.translate("Happenings", "The table lies as it did before.")]
    return words.told(step.events, step.view, fresh_deal=step.deal is not None)


def brought(step: Step, words: TrickTableWords) -> list[str]:
    """Say what a deal that ended has brought; its sheet says it aloud, so here it is only read."""
    ended = (event.outcome for event in step.events if isinstance(event, DealEnded))
    outcome, view = next(ended, None), step.view
    if not isinstance(outcome, TrickOutcome):
        return []
    # a deal that belongs to no game is settled as the first one of a game
    before = step.before or TrickGame.first(view.rules, view.dealer)
    if not isinstance(before, TrickGame):
        return []
    result, after = TrickResult(outcome, view, words.people), before.after(outcome)
    gains = [gain.spoken for gain in gain_lines(result, before, after)]
    return [*gains, winner_of_game(after, words.people)] if after.is_over else gains


def trick_of(step: Step) -> int | None:
    """Give the number of the trick to which belongs what opens one; None for all else."""
    if any(isinstance(event, TrickWon) for event in step.events):
        return None  # by then the number is that of the next
    opens = any(isinstance(event, _OPENS_TRICK) for event in step.events)
    return step.view.trick_number if opens else None
