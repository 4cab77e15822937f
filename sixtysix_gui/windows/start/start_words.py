"""What the doors and the start sheet say."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, as_sentence, translate
from sixtysix_gui.text.opponents import Opponent, opponent_against, opponent_called
from sixtysix_gui.text.results.game_end import OverGame, score_of
from sixtysix_gui.text.rules.rule_card_words import rules_called
from sixtysix_gui.text.rules.rule_sets import length_name

_FOR: Mapping[tuple[int, ...], str] = {
    (2,): QT_TRANSLATE_NOOP("Start", "The card game for two."),
    (2, 3): QT_TRANSLATE_NOOP("Start", "The card game for two or three."),
    (2, 4): QT_TRANSLATE_NOOP("Start", "The card game for two or four."),
    (2, 3, 4): QT_TRANSLATE_NOOP("Start", "The card game for two, three or four."),
}
"""By the numbers of players for which there are rules."""


def game_line(players: Collection[int]) -> str:
    """Say for how many the game is."""
    return translate("Start", _FOR[tuple(sorted(players))])


def teach_sentence() -> str:
    """Say what the guided deal is."""
    return QCoreApplication.translate(
        "Start", "A guided deal: five tricks, one sentence a step. About three minutes."
    )


def play_sentence(rules: Rules, opponent: Opponent, deck: str) -> str:
    """Say which game is dealt at once; the first opponent is who plays for fun."""
    #: {rules} is a game such as Schnapsen, {against} is such as “against the Jack”
    sentence = QCoreApplication.translate(
        "Start", "{rules}, first to seven, {against}, who plays for fun."
    )
    return sentence.format(rules=rules_called(rules), against=opponent_against(opponent, deck))


def game_title(rules: str, opponent: Opponent, deck: str) -> str:
    """Name a game by how its rules are called and whom it is played against."""
    #: {rules} is a game such as Schnapsen, {against} is such as “against the Queen”
    title = QCoreApplication.translate("Start", "{rules}, {against}")
    return title.format(rules=rules, against=opponent_against(opponent, deck))


def not_played_line() -> str:
    """Say that there is no last game."""
    return QCoreApplication.translate("Start", "Nothing played yet.")


def open_line(game: Game, setup: GameSetup) -> str:
    """Say how long the game is played that is still open, and how it stands."""
    mine, theirs = score_of(game, setup)
    length = length_name(setup.length, setup.rules)
    sentence = QCoreApplication.translate(
        "Start", "{length}. Your game is open, {mine} : {theirs}."
    )
    return sentence.format(length=length, mine=mine, theirs=theirs)


def trial_line(*, waits: bool) -> str:
    """Say that a position of a review is played on, and whether a game waits meanwhile."""
    if waits:
        return QCoreApplication.translate(
            "Start", "You are trying a position from a review; it does not count. Your game waits."
        )
    return QCoreApplication.translate(
        "Start", "You are trying a position from a review; it does not count."
    )


def ended_line(over: OverGame, opponent: Opponent, deck: str) -> str:
    """Say how long was played the last time, and how it ended."""
    length = length_name(over.setup.length, over.setup.rules)
    return f"{length}. {_ended(over, opponent_called(opponent, deck))}"


def _ended(over: OverGame, called: str) -> str:
    mine, theirs = score_of(over.game, over.setup)
    if over.resigned:
        return QCoreApplication.translate("Start", "Last game: you gave up.")
    if over.is_drawn:
        return QCoreApplication.translate("Start", "Last game: nobody won.")
    if len(over.setup.seats) > 2 and not over.is_won:
        sentence = QCoreApplication.translate("Start", "Last game: you lost, {mine} : {theirs}.")
    elif over.is_won:
        sentence = QCoreApplication.translate("Start", "Last game: you won, {mine} : {theirs}.")
    else:
        sentence = QCoreApplication.translate("Start", "Last game: {name} won, {theirs} : {mine}.")
    return sentence.format(name=called, mine=mine, theirs=theirs)


def spoken_start(title: str, line: str) -> str:
    """Say to a reader of the screen what lies there, with the main button."""
    #: {title} is a game such as “Schnapsen, against the Queen”, {line} how the last one ended
    sentence = QCoreApplication.translate("Start", "No game. {title}. {line}")
    return as_sentence(sentence.format(title=title, line=line))
