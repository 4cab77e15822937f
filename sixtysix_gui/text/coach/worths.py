"""What moves are worth, as lines with a ruler: for the slip of a hint, and the note of a review."""

from collections.abc import Collection

from sixtysix_gui.coach.values.judgements import MoveWorth
from sixtysix_gui.coach.values.reasons import told_share
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.table.advice import WorthLine
from sixtysix_gui.table.numbers import decimal, signed_decimal
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.moves import move_in_list, move_name
from sixtysix_gui.text.common import as_sentence, translate


def worth_line(
    worth: MoveWorth, words: CardWords, closing: Collection[Move] = (), *, short: bool = False
) -> WorthLine:
    """Write what a move is worth; ``short`` names a card by its index and suit.

    ``closing`` are the moves that bind to close the talon.
    """
    name = move_first(worth.move, words, closing)
    pattern = translate("CoachHints", "wins {a} of {n}")
    won, cases = told_share(worth.wins, worth.of)
    wins = pattern.format(a=won, n=cases)
    told = translate(
        "CoachHints", "{move}, on average {value} game points, give or take {pm}, {wins}."
    )
    if not round(worth.bound, 1):  # it would read “give or take 0.0”
        told = translate("CoachHints", "{move}, on average {value} game points, {wins}.")
    spoken = told.format(
        move=name, value=_spoken_points(worth.points), pm=decimal(worth.bound), wins=wins
    )
    shown = move_in_list(worth.move, words, closing) if short else name
    value = signed_decimal(worth.points)
    return WorthLine(shown, value, worth.points, worth.bound, wins, spoken)


def move_first(move: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Name a move by itself: Ten of hearts, Closing."""
    if isinstance(move, PlayCard):
        return words.card_first(move.card)
    return as_sentence(move_name(move, words, closing))


def _spoken_points(points: float) -> str:
    """Write points for those who hear them: plus 1.5."""
    text = decimal(points)
    if not round(points, 1):
        return text
    patterns = {
        True: translate("CoachHints", "plus {points}"),
        False: translate("CoachHints", "minus {points}"),
    }
    return patterns[points > 0].format(points=text)
