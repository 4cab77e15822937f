"""A mark as a question, its answers, and other moves that are asked about, in words."""

from collections.abc import Collection, Mapping

from sixtysix_gui.coach.values.judgements import Judgement, MoveWorth
from sixtysix_gui.coach.values.reasons import told_share
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    PASS,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.table.words import decimal, signed_decimal
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach.moves import done_sentence, move_name
from sixtysix_gui.text.common import QT_TRANSLATE_NOOP, as_sentence, translate

# ----------------------------------------------------------------------------------- the question


def question_head() -> str:
    """Say that it is the person's turn to find something."""
    return translate("Finding", "Your move")


def question() -> str:
    """Ask what was best."""
    return translate("Finding", "You played something here. What is best?")


def what_is_best() -> str:
    """Ask the same below the table, after what the person had to decide."""
    return translate("Finding", "What is best?")


def how_to_answer() -> str:
    """Say how an answer is given."""
    return translate("Finding", "Answer on the table: press a card or a chip.")


def show_me() -> str:
    """Name the button that ends the question."""
    return translate("Finding", "&Show me")


def still_judging() -> str:
    """Say that the coach has not seen all decisions yet."""
    return translate("Finding", "The coach is still judging your decisions.")


def asks_later() -> str:
    """Say when he asks about the one that is shown."""
    return translate("Finding", "He asks what was best as soon as all of them are judged.")


def row_to_find(trick: int) -> str:
    """Say a row whose move is still to be found."""
    return translate("Finding", "Trick {t}, to be found.").format(t=trick)


# ------------------------------------------------------------------------------------ the answers


def right_head() -> str:
    """Name the answer that was the best move."""
    return translate("Finding", "Right")


def also_good_head() -> str:
    """Name an answer that is not clearly worse."""
    return translate("Finding", "Also good")


def not_best_head() -> str:
    """Name an answer that is clearly worse."""
    return translate("Finding", "Not best")


def is_best(best: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Say what is best; ``closing`` are the moves that bind to close the talon, here and below."""
    text = translate("Finding", "{Move} is best.")
    return as_sentence(text.format(Move=move_name(best, words, closing)))


def is_as_good(
    given: Move,
    best: Move,
    words: CardWords,
    closing: Collection[Move] = (),
    *,
    is_sure: bool,
) -> str:
    """Say of an answer that it is as good as the best; or that it is not clearly worse."""
    if is_sure:
        text = translate("Finding", "{Move} is as good as {best}.")
    else:
        text = translate("Finding", "{Move} is not clearly worse than {best}.")
    names = {"Move": move_name(given, words, closing), "best": move_name(best, words, closing)}
    return as_sentence(text.format(**names))


def then(
    judgement: Judgement,
    played: Move,
    words: CardWords,
    closing: Collection[Move] = (),
    *,
    is_lead: bool,
) -> str:
    """Say what was played then, and what that cost."""
    done = done_sentence(played, words, closing, is_lead=is_lead)
    if not judgement.costs_points:
        return done
    text = translate("Finding", "{done} It cost {x} game points.")
    return text.format(done=done, x=decimal(judgement.clear_loss))


def hangs_on_play(given: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Say of an answer that players do not agree whether it is worse."""
    text = translate("Finding", "{Move} may be as good: it hangs on how both play on.")
    return as_sentence(text.format(Move=move_name(given, words, closing)))


def is_worse(given: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Say that there is something better than an answer."""
    text = translate("Finding", "There is something better than {move}.")
    return text.format(move=move_name(given, words, closing))


def as_then(given: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Say that the answer is what was played then."""
    text = translate("Finding", "{Move}: that is what you played then.")
    return as_sentence(text.format(Move=move_name(given, words, closing)))


def wins_of(worth: MoveWorth) -> str:
    """Say how often an answer wins, without naming what would be better."""
    text = translate("Finding", "It wins in {a} of {n} cases.")
    won, cases = told_share(worth.wins, worth.of)
    return text.format(a=won, n=cases)


def brings(worth: MoveWorth) -> str:
    """Say what an answer brings on average, without naming what would be better."""
    text = translate("Finding", "On average it brings {p} game points.")
    return text.format(p=signed_decimal(worth.points))


def try_another() -> str:
    """Say that there is another try."""
    return translate("Finding", "Try another move.")


# ------------------------------------------------------------------------------------ other moves


_WHY_NOT: Mapping[Move, str] = {
    EXCHANGE_TRUMP: QT_TRANSLATE_NOOP("Finding", "Why not exchange?"),
    CLOSE_TALON: QT_TRANSLATE_NOOP("Finding", "Why not close?"),
    DRAW: QT_TRANSLATE_NOOP("Finding", "Why not draw?"),
    GO_OUT: QT_TRANSLATE_NOOP("Finding", "Why not say “Out!”?"),
    PASS: QT_TRANSLATE_NOOP("Finding", "Why not pass?"),
}
_WHY_NOT_CARD = QT_TRANSLATE_NOOP("Finding", "Why not {card}?")
_WHY_NOT_PAIR = QT_TRANSLATE_NOOP("Finding", "Why not show the pair in {suit}?")
_WHY_NOT_CLOSING_PAIR = QT_TRANSLATE_NOOP("Finding", "Why not close and show the pair in {suit}?")
_WHY_NOT_CLOSING_EXCHANGE = QT_TRANSLATE_NOOP("Finding", "Why not exchange and close?")


def why_not(move: Move, words: CardWords, closing: Collection[Move] = ()) -> str:
    """Ask about a move as the person does: Why not the ten of hearts? Why not close?"""
    if isinstance(move, PlayCard):
        return translate("Finding", _WHY_NOT_CARD).format(card=words.card(move.card))
    if isinstance(move, Meld):
        text = _WHY_NOT_CLOSING_PAIR if move in closing else _WHY_NOT_PAIR
        return translate("Finding", text).format(suit=words.suit(move.suit))
    return translate("Finding", _WHY_NOT_CLOSING_EXCHANGE if move in closing else _WHY_NOT[move])


def as_good() -> str:
    """Say that a move is not clearly worse than the best."""
    return translate("Finding", "It is as good.")


def looking() -> str:
    """Say that the coach is still looking."""
    return translate("Finding", "Let me look…")


def not_found() -> str:
    """Say that the coach could not judge a move."""
    return translate("Review", "The coach could not work this out. The log says why.")


def back_to_played() -> str:
    """Name the button that leads back to what was played."""
    return translate("Finding", "&Back to what I played")
