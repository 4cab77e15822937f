"""A mark as a question, its answers, and other moves that are asked about, in words."""

from sixtysix_gui.coach.values.judgements import Judgement, MoveWorth
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.table.numbers import decimal
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.coach.moves import done_sentence, move_name
from sixtysix_gui.windows.texts.common import as_sentence, translate

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


def is_best(best: Move, words: CardWords) -> str:
    """Say what is best."""
    text = translate("Finding", "{Move} is best.")
    return as_sentence(text.format(Move=move_name(best, words)))


def is_hardly_worse(given: Move, best: Move, words: CardWords) -> str:
    """Say of an answer that it is as good as the coach can tell."""
    text = translate("Finding", "{Move} is hardly worse than {best}.")
    return as_sentence(text.format(Move=move_name(given, words), best=move_name(best, words)))


def then(judgement: Judgement, played: Move, words: CardWords, *, is_lead: bool) -> str:
    """Say what was played then, and what that cost."""
    done = done_sentence(played, words, is_lead=is_lead)
    if not judgement.costs_points:
        return done
    text = translate("Finding", "{done} It cost {x}.")
    return text.format(done=done, x=decimal(judgement.clear_loss))


def is_worse(given: Move, words: CardWords) -> str:
    """Say that there is something better than an answer."""
    text = translate("Finding", "There is better than {move}.")
    return text.format(move=move_name(given, words))


def as_then(given: Move, words: CardWords) -> str:
    """Say that the answer is what was played then."""
    text = translate("Finding", "{Move}: that is what you played then.")
    return as_sentence(text.format(Move=move_name(given, words)))


def wins_of(worth: MoveWorth) -> str:
    """Say how often an answer wins, without naming what would be better."""
    text = translate("Finding", "It wins in {a} of {n} cases.")
    return text.format(a=worth.wins, n=worth.of)


def try_another() -> str:
    """Say that there is another try."""
    return translate("Finding", "Try another move.")


# ------------------------------------------------------------------------------------ other moves


def why_not(move: Move, words: CardWords) -> str:
    """Name a move that the person asks about."""
    return translate("Finding", "Why not {move}?").format(move=move_name(move, words))


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
