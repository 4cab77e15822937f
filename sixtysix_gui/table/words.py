"""Every text that the table itself shows, calls among them, and numbers as they are printed."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

from sixtysix_gui import languages
from sixtysix_gui.design.card_svg import Pack
from sixtysix_gui.rules.cards import Rank, Suit
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import (
    BidMade,
    ContractCalled,
    DealOpened,
    Doubled,
    Event,
    Passed,
)
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.sentences import Texts
from sixtysix_gui.table.seating import Chair, Seating
from sixtysix_gui.table.values import TableOptions

_ = Texts(QCoreApplication.translate, "Table")

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
    return _("We")


def they() -> str:
    """The label over the opponents' score device."""
    return _("They")


def together(names: Iterable[str]) -> str:
    """Name a side by its players: Rachel + Kaspar."""
    return PLUS.join(names)


def you() -> str:
    """The tag at the person's card of the last trick."""
    return _("you", "the name tag of a card")


def your_partner() -> str:
    """The second line of the partner's plate."""
    return _("your partner")


def passed() -> str:
    """What a player says who passes, and the chip for it."""
    return _("Pass")


def keep_it() -> str:
    """The chip that shows no marriage."""
    return _("Keep it")


def let_it_count() -> str:
    """The chip that lets the deal be counted, after the last trick."""
    return _("Count the points")


def turn_a_card() -> str:
    """The chip that has the next card turned."""
    return _("Turn up a card")


def go_on() -> str:
    """The chip that does not double."""
    return _("Continue")


def named_by(name: str) -> str:
    """The label below the counter of a suit that was named."""
    return _("named by {name}").format(name=name)


def named_by_you() -> str:
    """The label below the counter of a suit that the person named."""
    return _("named by you")


def shown_by(name: str) -> str:
    """The label below the counter of a suit that a shown card or marriage fixed."""
    return _("shown by {name}").format(name=name)


def shown_by_you() -> str:
    """The same, where the person showed it."""
    return _("shown by you")


def card_of(name: str) -> str:
    """The label below the counter while the card that was shown is in a hand."""
    #: the card that fixed trump is in the hand of {name}
    return _("{name}’s card").format(name=name)


def your_card() -> str:
    """The same, where it is in the person's hand."""
    return _("your card")


def turned() -> str:
    """The label below the counter of a suit that a turned card fixed."""
    return _("turned up")


def no_trumps() -> str:
    """The label below the counter of a deal without trumps."""
    return _("no trumps")


def to_make(points: int) -> str:
    """The label below the counter while a bid is played."""
    return _("to make: {points}").format(points=points)


def next_marriage(points: int) -> str:
    """The label below the counter of a game in which marriages become dearer."""
    text = _("next marriage: {points}")
    return text.format(points=points)


def widow() -> str:
    """The label below the widow."""
    return _("widow")


def bid_tag(ticks: int) -> str:
    """The tag on the plate of the player of a bid."""
    return _("bid {ticks}").format(ticks=ticks)


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
        return _("deal {deal}").format(deal=deal)
    text = _("deal {deal} of {deals}")
    return text.format(deal=deal, deals=deals)


def score_of(score: int, target: int) -> str:
    """The score on a plate where points are counted upwards."""
    if not 0 <= score <= target:
        return figure(score)
    text = _("{score} of {target}")
    return text.format(score=score, target=target)


def to_go(score: int) -> str:
    """The score on a plate where points are counted down."""
    return _("{score} to go").format(score=score)


def to_target(target: int) -> str:
    """The foot of a slate on which points are counted upwards."""
    return _("to {target}").format(target=target)


def chips(count: int) -> str:
    """The chips of a player, on the plate."""
    text = _("%n chip(s)", "", abs(count))
    return text.replace(str(-count), figure(count)) if count < 0 else text


def marriage(points: int) -> str:
    """What a player says who shows a marriage."""
    if points == _ROYAL:
        return _("Forty!")
    if points == _PLAIN:
        return _("Twenty!")
    return _("{points}!").format(points=points)


def out() -> str:
    """The word on the coin, and what a player says who goes out."""
    return _("Out!")


def exchanged() -> str:
    """What a player says who exchanges."""
    return _("Exchange!")


def show_it() -> str:
    """The chip that shows an armed marriage without leading from it."""
    return _("Announce")


def said(text: str) -> str:
    """Something a player says aloud, such as the name of a contract."""
    return _("{words}!").format(words=text)


def doubled(level: int) -> tuple[str, str]:
    """The word and the factor on the coin that doubles for that many times."""
    return DOUBLES[min(level, len(DOUBLES)) - 1], times(level)


def suit_name(suit: Suit, pack: Pack) -> str:
    """The name of a suit below its disc; every pack has its own, as Hungarian kőr and piros."""
    if pack == "german":
        names = {
            Suit.CLUBS: _("Acorns", "German-suited"),
            Suit.SPADES: _("Leaves", "German-suited"),
            Suit.HEARTS: _("Hearts", "German-suited"),
            Suit.DIAMONDS: _("Bells", "German-suited"),
        }
    else:
        names = {
            Suit.CLUBS: _("Clubs", "French"),
            Suit.SPADES: _("Spades", "French"),
            Suit.HEARTS: _("Hearts", "French"),
            Suit.DIAMONDS: _("Diamonds", "French"),
        }
    return names[suit]


def your_call() -> str:
    """The heading of the panel of contracts."""
    return _("Your call")


def so_far(name: str, contract: str, value: int) -> str:
    """The line below that heading: the contract that holds now."""
    text = _("So far: {name}, {contract} ({value})")
    return text.format(name=name, contract=CONTRACTS[contract], value=value)


def close() -> str:
    """The chip that closes the talon."""
    return _("Close")


def draw() -> str:
    """The chip that draws."""
    return _("Draw")


def exchange(rank: Rank, options: TableOptions, phase: Phase) -> str:
    """The chip that exchanges the lowest trump; before the draw it says that this closes."""
    text = _("Exchange {rank}")
    if phase is Phase.PRE_DRAW:
        text = _("Exchange {rank} and close")
    return text.format(rank=_letter(rank, options))


def let_pass(phase: Phase) -> str:
    """The chip that lets an occasion pass."""
    if phase is Phase.REPLY:
        return _("No exchange")
    return let_it_count()


def close_announced() -> str:
    """What a player says who closes."""
    return _("Closed!")


def closed_by_me() -> str:
    """The label below a talon that the person closed."""
    return _("closed by you")


def closed_by(name: str) -> str:
    """The label below a talon that the other player closed."""
    return _("closed by {name}").format(name=name)


def king_needed() -> str:
    """Why the queen of a shown marriage may not be led."""
    return _("When a marriage is announced, its king must be led.")


def out_before_lead() -> str:
    """When one may go out, to who presses the place of the coin."""
    return _("You may say “Out!” before you lead.")


def out_by_itself() -> str:
    """Why no one says "Out!" here."""
    return _("Under these rules, 66 ends the deal automatically.")


def no_looking_back() -> str:
    """Why won tricks are not shown."""
    return _("Under these rules, you may not look at won tricks.")


def looking_back_over() -> str:
    """Why a won trick is not shown any more, or not from this pile."""
    return _("You may look at the last trick only, until the next card is led.")


def _letter(rank: Rank, options: TableOptions) -> str:
    return languages.language(options.letters).index_of(options.deck, rank.letter)


def calls_of(view: View) -> dict[Chair, str]:
    """Return the calls that are to be read now, by chair: the last of every player."""
    seating = Seating.of(view)
    calls: dict[Chair, str] = {}
    if view.phase is Phase.BID:
        for call in view.calls:
            calls[seating.chair(call.seat)] = _bid(call.bid)
    elif view.phase is Phase.DOUBLE:
        level = 0
        for answer in view.answers:
            level += answer.doubled
            text = _doubled(level) if answer.doubled else go_on()
            calls[seating.chair(answer.seat)] = text
    return calls


def said_by(event: Event, view: View) -> str:
    """Return the words of a call that leads to a view; empty for what is no call."""
    if isinstance(event, BidMade):
        return _bid(event.ticks)
    if isinstance(event, ContractCalled):
        return _bid(event.contract)
    if isinstance(event, Doubled):
        return _doubled(event.level)
    if isinstance(event, DealOpened):
        return said(OPENINGS[event.opening])
    if isinstance(event, Passed) and _is_auction(view):
        return _bid(None)
    return ""


def _bid(bid: int | str | None) -> str:
    """Say a bid, a contract or a pass."""
    if bid is None:
        return passed()
    return str(bid) if isinstance(bid, int) else CONTRACTS[bid]


def _doubled(level: int) -> str:
    return said(doubled(level)[0])


def _is_auction(view: View) -> bool:
    """Return whether a pass belongs to an auction: nothing has been led yet."""
    bids = bool(view.calls) or view.phase is Phase.BID
    return bids and not view.won and not view.table and view.trick_number == 1


MINUS = "−"
"""The sign of what is lost or below nothing; a hyphen would be shorter than the plus."""


def figure(number: int) -> str:
    """Write a number, one below nothing with the sign of print: −3."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """Write what is added or taken away: +3, −1, 0."""
    return f"+{number}" if number > 0 else figure(number)


def decimal(number: float, *, decimals: int = 1) -> str:
    """Write a number without its sign: 0.5, or 0,5.

    >>> decimal(-0.46)
    '0.5'
    """
    return QLocale().toString(float(abs(number)), "f", decimals)


def signed_decimal(number: float, *, decimals: int = 1) -> str:
    """Write a number with its sign; what rounds to nothing has none.

    >>> signed_decimal(0.3), signed_decimal(-0.3), signed_decimal(-0.01)
    ('+0.3', '−0.3', '0.0')
    """
    text = decimal(number, decimals=decimals)
    if not round(number, decimals):
        return text
    return ("+" if number > 0 else MINUS) + text
