"""What is said before the first card: bids, contracts, doubles, trump named, openings."""

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import (
    BidMade,
    ContractCalled,
    DealOpened,
    Doubled,
    HandShown,
    Passed,
    SatOut,
    TrumpNamed,
    TrumpTurned,
)
from sixtysix_gui.rules.scoring.points import TICK
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.contracts import SIMPLE
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.contracts import (
    contract_name,
    double_name,
    opening_name,
)
from sixtysix_gui.text.narrator.status import contract_sentence
from sixtysix_gui.text.people import People, forms

_ = texts("Events")

Saying = (
    BidMade
    | ContractCalled
    | DealOpened
    | Doubled
    | HandShown
    | Passed
    | SatOut
    | TrumpNamed
    | TrumpTurned
)
"""The events of this module."""


def told_saying(event: Saying, view: View, people: People, words: CardWords) -> list[str]:
    """Tell what somebody said, and what follows from it; ``view`` is the one after it."""
    match event:
        case BidMade(seat, ticks):
            told = people.of_player(seat, forms("events.bids"), ticks=ticks, points=ticks * TICK)
            return [told, *_end_of_auction(view, people)]
        case ContractCalled(seat, contract):
            told = people.of_player(seat, forms("events.calls"), contract=contract_name(contract))
            return [told, *_end_of_auction(view, people)]
        case Passed(seat):
            return _told_pass(seat, view, people)
        case Doubled(seat, level):
            return [_told_double(seat, level, view, people)]
        case SatOut(seat):
            return [people.of_player(seat, forms("events.sits_out"))]
        case HandShown(seat, cards):
            named = ", ".join(words.card_object(card) for card in cards)
            return [people.of_player(seat, forms("events.shows_hand"), cards=named)]
        case DealOpened(seat, opening):
            return [people.of_player(seat, forms("events.opens"), opening=opening_name(opening))]
        case TrumpNamed():
            return _told_named(event, view, people, words)
        case TrumpTurned():
            return [_told_turned(event, view, people, words)]


# --------------------------------------------------------------------------------------- passes


def _told_pass(seat: Seat, view: View, people: People) -> list[str]:
    """Tell a pass; that of a partner before the lead is silent: it would tell what he lacks."""
    if view.outcome is not None and view.calls and view.calls[-1].bid is None and not view.won:
        return [_passed(seat, people)]
    if view.outcome is not None:
        return [people.of_player(seat, forms("events.lets_count"))]
    if view.rules.asks_partner:
        return []
    if view.answers:
        return [people.of_player(seat, forms("events.does_not_double"))]
    if view.rules.contracts and len(view.calls) == 1:
        return [
            people.of_player(seat, forms("events.stays_simple")),
            *_end_of_auction(view, people),
        ]
    return [_passed(seat, people), *_end_of_auction(view, people)]


def _passed(seat: Seat, people: People) -> str:
    return people.of_player(seat, forms("events.passes"))


def _end_of_auction(view: View, people: People) -> list[str]:
    """Say who has it, where the last call is said."""
    bidder = view.bidder
    if view.phase is Phase.BID or bidder is None or view.outcome is not None:
        return []
    if view.rules.contracts:
        return [contract_sentence(view, people), *_who_leads(view, people)]
    return [
        people.of_player(bidder, forms("events.has_bid"), ticks=view.bid, points=view.bid * TICK)
    ]


def _who_leads(view: View, people: People) -> list[str]:
    return [people.of_player(view.leader, forms("events.will_lead"))]


def _told_double(seat: Seat, level: int, view: View, people: People) -> str:
    times = 2**level
    if view.contract is None or view.contract.key == SIMPLE:
        return people.of_player(
            seat, forms("events.doubles"), double=double_name(level), times=times
        )
    return people.of_player(
        seat,
        forms("events.doubles_contract"),
        double=double_name(level),
        contract=contract_name(view.contract.key),
        value=view.contract.value * times,
    )


# ---------------------------------------------------------------------------------------- trump


def _told_named(event: TrumpNamed, view: View, people: People, words: CardWords) -> list[str]:
    """Tell which suit is trump; where a marriage made it so, it was told with the marriage."""
    by = view.rules.trump_by
    if by == "latest-marriage":
        return []
    if by == "first-lead":
        text = _("{suit} are trumps.")
        return [text.format(suit=words.suit_first(event.suit))]
    return [people.of_player(event.seat, forms("events.names_trump"), suit=words.suit(event.suit))]


def _told_turned(event: TrumpTurned, view: View, people: People, words: CardWords) -> str:
    card, suit = words.card_object(event.card), words.suit(event.card.suit)
    if view.rules.cuts:
        return _told_cut(view, people, card, suit)
    if view.rules.turns_up:
        text = _("The trump card is {card}.")
        return text.format(card=words.card(event.card))
    forehand = view.rules.after(view.dealer)
    return people.of_player(forehand, forms("events.has_card_turned"), card=card, suit=suit)


def _told_cut(view: View, people: People, card: str, suit: str) -> str:
    """Tell the cut: by the dealer's right-hand neighbour, of the dealer's last card."""
    dealer = view.dealer
    cutter = next(seat for seat in view.rules.seats if view.rules.after(seat) is dealer)
    if people.is_me(dealer):
        text = _("{cutter} cuts and shows {card}: {suit} are trumps. It is your card.")
    elif people.is_me(cutter):
        text = _("You cut and show {card}: {suit} are trumps. It is {dealer}’s card.")
    else:
        text = _("{cutter} cuts and shows {card}: {suit} are trumps. It is {dealer}’s card.")
    return text.format(cutter=people.name(cutter), dealer=people.name(dealer), card=card, suit=suit)
