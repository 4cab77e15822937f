"""The short words that this table itself shows; sentences about the game come from outside."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.cards import Rank, Suit
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.table.numbers import figure
from sixtysix_gui.table.options import Pack

CONTRACTS = {
    "simple": "Rufer",
    "bettler": "Bettler",
    "assbettler": "Assenbettler",
    "schnapser": "Schnapser",
    "damengang": "Damengang",
    "koenigsgang": "Königsgang",
    "gang": "Gang",
    "zehnergang": "Zehnergang",
    "bauernloch": "Bauernloch",
    "bauernschnapser": "Bauernschnapser",
    "kontraschnapser": "Kontraschnapser",
    "farbenjodler": "Farbenjodler",
    "kontrabauernschnapser": "Kontrabauer",
    "herrenjodler": "Herrenjodler",
}
"""The names of contracts, which stay German in every language (MANY 2)."""

DOUBLES = ("Kontra", "Re", "Sub")
"""What is said at the first, second and third doubling."""

OPENINGS = {
    Opening.ALTE: "Andere Alte",
    Opening.ELF: "Ge-Elfen",
    Opening.HOEHER: "Höher hat",
    Opening.DISSLE: "Auf Dissle",
}

PLUS = " + "
"""Between the names of those who play together, where no side is "we"."""

_PLAIN, _ROYAL = 20, 40


def we() -> str:
    """The label over the person's score device."""
    return QCoreApplication.translate("TrickTable", "We")


def they() -> str:
    """The label over the opponents' score device."""
    return QCoreApplication.translate("TrickTable", "They")


def together(names: Iterable[str]) -> str:
    """Name a side by its players: Rachel + Kaspar."""
    return PLUS.join(names)


def you() -> str:
    """The tag at the person's card of the last trick."""
    return QCoreApplication.translate("TrickTable", "you", "the name tag of a card")


def your_partner() -> str:
    """The second line of the partner's plate."""
    return QCoreApplication.translate("TrickTable", "your partner")


def passed() -> str:
    """What a player says who passes, and the chip for it."""
    return QCoreApplication.translate("TrickTable", "Pass")


def keep_it() -> str:
    """The chip that shows no marriage."""
    return QCoreApplication.translate("TrickTable", "Keep it")


def let_it_count() -> str:
    """The chip that lets the deal be counted, after the last trick."""
    return QCoreApplication.translate("TrickTable", "Let it be counted")


def turn_a_card() -> str:
    """The chip that has the next card turned."""
    return QCoreApplication.translate("TrickTable", "Turn a card")


def go_on() -> str:
    """The chip that does not double."""
    return QCoreApplication.translate("TrickTable", "Go on")


def named_by(name: str) -> str:
    """The label below the counter of a suit that was named."""
    return QCoreApplication.translate("TrickTable", "named by {name}").format(name=name)


def named_by_you() -> str:
    """The label below the counter of a suit that the person named."""
    return QCoreApplication.translate("TrickTable", "named by you")


def shown_by(name: str) -> str:
    """The label below the counter of a suit that a shown card or marriage fixed."""
    return QCoreApplication.translate("TrickTable", "shown by {name}").format(name=name)


def shown_by_you() -> str:
    """The same, where the person showed it."""
    return QCoreApplication.translate("TrickTable", "shown by you")


def card_of(name: str) -> str:
    """The label below the counter while the card that was shown is in a hand."""
    #: the card that fixed trump is in the hand of {name}
    return QCoreApplication.translate("TrickTable", "{name}’s card").format(name=name)


def your_card() -> str:
    """The same, where it is in the person's hand."""
    return QCoreApplication.translate("TrickTable", "your card")


def turned() -> str:
    """The label below the counter of a suit that a turned card fixed."""
    return QCoreApplication.translate("TrickTable", "turned")


def no_trumps() -> str:
    """The label below the counter of a deal without trumps."""
    return QCoreApplication.translate("TrickTable", "no trumps")


def to_make(points: int) -> str:
    """The label below the counter while a bid is played."""
    return QCoreApplication.translate("TrickTable", "to make: {points}").format(points=points)


def next_marriage(points: int) -> str:
    """The label below the counter of a game in which marriages become dearer."""
    text = QCoreApplication.translate("TrickTable", "next marriage: {points}")
    return text.format(points=points)


def widow() -> str:
    """The label below the widow."""
    return QCoreApplication.translate("TrickTable", "widow")


def bid_tag(ticks: int) -> str:
    """The tag on the plate of the player of a bid."""
    return QCoreApplication.translate("TrickTable", "bid {ticks}").format(ticks=ticks)


def contract_tag(contract: str, value: int, level: int = 0, *, short: bool = False) -> str:
    """The tag on the plate of the player of a contract, with what doubling makes of it.

    The short one leaves out what the contract counted before that.
    """
    name, doubled_value = CONTRACTS[contract], value * 2**level
    if not level:
        return f"{name} {value}"
    if short:
        return f"{name} {doubled_value}"
    return f"{name} {value} {times(level)} = {doubled_value}"


def times(level: int) -> str:
    """By how much a deal counts that has been doubled so often."""
    return f"× {2**level}"


def deal_of(deal: int, deals: int | None) -> str:
    """Which deal of the game it is."""
    if deals is None:
        return QCoreApplication.translate("TrickTable", "deal {deal}").format(deal=deal)
    text = QCoreApplication.translate("TrickTable", "deal {deal} of {deals}")
    return text.format(deal=deal, deals=deals)


def score_of(score: int, target: int) -> str:
    """The score on a plate where points are counted upwards."""
    if not 0 <= score <= target:
        return figure(score)
    text = QCoreApplication.translate("TrickTable", "{score} of {target}")
    return text.format(score=score, target=target)


def to_go(score: int) -> str:
    """The score on a plate where points are counted down."""
    return QCoreApplication.translate("TrickTable", "{score} to go").format(score=score)


def to_target(target: int) -> str:
    """The foot of a slate on which points are counted upwards."""
    return QCoreApplication.translate("TrickTable", "to {target}").format(target=target)


def chips(count: int) -> str:
    """The chips of a player, on his plate."""
    text = QCoreApplication.translate("TrickTable", "%n chip(s)", "", abs(count))
    return text.replace(str(-count), figure(count)) if count < 0 else text


def marriage(points: int) -> str:
    """What a player says who shows a marriage."""
    if points == _ROYAL:
        return QCoreApplication.translate("TrickTable", "Forty!")
    if points == _PLAIN:
        return QCoreApplication.translate("TrickTable", "Twenty!")
    return QCoreApplication.translate("TrickTable", "{points}!").format(points=points)


def out() -> str:
    """The word on the coin, and what a player says who goes out."""
    return QCoreApplication.translate("TrickTable", "Out!")


def exchange(rank: Rank) -> str:
    """The chip that exchanges a card for the turn-up."""
    text = QCoreApplication.translate("TrickTable", "Exchange {rank}")
    return text.format(rank=rank.letter)


def exchanged() -> str:
    """What a player says who exchanges."""
    return QCoreApplication.translate("TrickTable", "Exchange!")


def show_it() -> str:
    """The chip that shows an armed marriage without leading from it."""
    return QCoreApplication.translate("TrickTable", "Show it")


def said(text: str) -> str:
    """Something a player says aloud, such as the name of a contract."""
    return QCoreApplication.translate("TrickTable", "{words}!").format(words=text)


def doubled(level: int) -> tuple[str, str]:
    """The word and the factor on the coin that doubles for that many times."""
    return DOUBLES[min(level, len(DOUBLES)) - 1], times(level)


def suit_name(suit: Suit, pack: Pack) -> str:
    """The name of a suit below its disc; every pack has its own, as Hungarian kőr and piros."""
    if pack == "german":
        names = {
            Suit.CLUBS: QCoreApplication.translate("TrickTable", "Acorns", "German-suited"),
            Suit.SPADES: QCoreApplication.translate("TrickTable", "Leaves", "German-suited"),
            Suit.HEARTS: QCoreApplication.translate("TrickTable", "Hearts", "German-suited"),
            Suit.DIAMONDS: QCoreApplication.translate("TrickTable", "Bells", "German-suited"),
        }
    else:
        names = {
            Suit.CLUBS: QCoreApplication.translate("TrickTable", "Clubs", "French"),
            Suit.SPADES: QCoreApplication.translate("TrickTable", "Spades", "French"),
            Suit.HEARTS: QCoreApplication.translate("TrickTable", "Hearts", "French"),
            Suit.DIAMONDS: QCoreApplication.translate("TrickTable", "Diamonds", "French"),
        }
    return names[suit]


def your_call() -> str:
    """The heading of the panel of contracts."""
    return QCoreApplication.translate("TrickTable", "Your call")


def so_far(name: str, contract: str, value: int) -> str:
    """The line below that heading: the contract that holds now."""
    text = QCoreApplication.translate("TrickTable", "So far: {name}, {contract} ({value})")
    return text.format(name=name, contract=CONTRACTS[contract], value=value)
