"""Every text that the table itself shows; sentences about the game come from outside."""

from PySide6.QtCore import QCoreApplication

from sixtysix_gui import languages
from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.table.options import TableOptions

_FORTY = 40


def close() -> str:
    """The chip that closes the talon."""
    return QCoreApplication.translate("Table", "Close")


def draw() -> str:
    """The chip that draws."""
    return QCoreApplication.translate("Table", "Draw")


def exchange(rank: Rank, options: TableOptions, phase: Phase) -> str:
    """The chip that exchanges the lowest trump; before the draw it says that this closes."""
    text = QCoreApplication.translate("Table", "Exchange {rank}")
    if phase is Phase.PRE_DRAW:
        text = QCoreApplication.translate("Table", "Exchange {rank} and close")
    return text.format(rank=_letter(rank, options))


def show_marriage() -> str:
    """The chip that shows an armed marriage without leading from it."""
    return QCoreApplication.translate("Table", "Show it")


def let_pass(phase: Phase) -> str:
    """The chip that lets an occasion pass."""
    if phase is Phase.REPLY:
        return QCoreApplication.translate("Table", "No exchange")
    return QCoreApplication.translate("Table", "Let it be counted")


def out() -> str:
    """The word on the coin."""
    return QCoreApplication.translate("Table", "Out!")


def out_announced() -> str:
    """What a player says who goes out."""
    return QCoreApplication.translate("Table", "Out!", "said aloud")


def close_announced() -> str:
    """What a player says who closes."""
    return QCoreApplication.translate("Table", "Closed!")


def exchange_announced() -> str:
    """What a player says who exchanges."""
    return QCoreApplication.translate("Table", "Exchange!")


def marriage_announced(points: int) -> str:
    """What a player says who shows a marriage."""
    if points == _FORTY:
        return QCoreApplication.translate("Table", "Forty!")
    return QCoreApplication.translate("Table", "Twenty!")


def closed_by_me() -> str:
    """The label below a talon that the person closed."""
    return QCoreApplication.translate("Table", "closed by you")


def closed_by(name: str) -> str:
    """The label below a talon that the other player closed."""
    return QCoreApplication.translate("Table", "closed by {name}").format(name=name)


def score_up(score: int, target: int) -> str:
    """The score on a plate where points are counted upwards; never more "of" the target than it."""
    if score > target:
        return str(score)
    text = QCoreApplication.translate("Table", "{score} of {target}")
    return text.format(score=score, target=target)


def score_down(score: int) -> str:
    """The score on a plate where points are counted down."""
    return QCoreApplication.translate("Table", "{score} to go").format(score=score)


def king_needed() -> str:
    """Why the queen of a shown marriage may not be led."""
    return QCoreApplication.translate("Table", "The king must be led when its marriage is shown.")


def out_before_lead() -> str:
    """When one may go out, to who presses the place of the coin."""
    return QCoreApplication.translate("Table", "You may say “Out!” before you lead.")


def out_by_itself() -> str:
    """Why nobody says that he is out."""
    return QCoreApplication.translate("Table", "By these rules 66 ends the deal by itself.")


def no_looking_back() -> str:
    """Why won tricks are not shown."""
    return QCoreApplication.translate("Table", "In this rule set won tricks may not be looked at.")


def looking_back_over() -> str:
    """Why a won trick is not shown any more, or not from this pile."""
    return QCoreApplication.translate(
        "Table", "Only the last trick may be looked at, until the next card is led."
    )


def table_name() -> str:
    """What a screen reader calls the table."""
    return QCoreApplication.translate("Table", "Card table")


def _letter(rank: Rank, options: TableOptions) -> str:
    return languages.language(options.letters).index_of(options.deck, rank.letter)
