"""What is asked before a game is lost: by giving it up, or where it cannot be kept open."""

from collections.abc import Callable

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.storage.settings_values import Deck
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.names import opponent_called, opponent_of
from sixtysix_gui.windows.sheets.questions import AnswerButton, Question


def resigning_question(
    setup: GameSetup, game: Game, deck: Deck, resign: Callable[[], None], *, at_table: bool = True
) -> Question:
    """Ask whether a game is to be given up, and say what that costs."""
    keep = translate("OpenGames", "Keep it")
    if at_table:
        keep = translate("GameCommands", "Keep playing")
    return Question(
        translate("GameCommands", "Resign this game?"),
        _price_of_resigning(setup, game, deck),
        safe=AnswerButton(keep),
        others=(AnswerButton(translate("GameCommands", "Resign"), resign),),
    )


def _price_of_resigning(setup: GameSetup, game: Game, deck: Deck) -> str:
    if setup.practice:
        return translate("GameCommands", "This is a practice game and does not count.")
    if not game.rules.close:
        return translate("GameCommands", "The others will win it.")
    called = opponent_called(opponent_of(setup.level), deck)
    shown = game.shown_score
    sentence = translate("GameCommands", "{name} will win it; the score stays {mine}–{theirs}.")
    told = sentence.format(name=called, mine=shown[setup.seat], theirs=shown[setup.opponent])
    return as_sentence(told)


def losing_question(reason: str, leave: Callable[[], None], *, covered: bool) -> Question:
    """Ask whether a game is to be left that cannot be kept open; ``reason`` is a sentence.

    ``covered``: a sheet lies over the game, so it is not played on at once.
    """
    price = translate("OpenGames", "If you leave it now, it will be lost.")
    stay = translate("GameCommands", "Keep playing")
    if covered:
        stay = translate("OpenGames", "Cancel")
    return Question(
        translate("OpenGames", "Your game cannot be kept."),
        f"{reason} {price}".strip(),
        safe=AnswerButton(stay),
        others=(AnswerButton(translate("OpenGames", "Leave it"), leave),),
    )
