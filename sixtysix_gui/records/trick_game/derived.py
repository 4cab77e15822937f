"""The tags that follow from a deal of these games, each checked when it is read (many.md 12.1)."""

from collections.abc import Iterator

from sixtysix_gui.records.letters import Letters
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase

DERIVED = ("Cut", "Widow", "Turnup", "Trump", "Bid", "Contract", "Bidder", "Double")
_AUCTION = (Phase.TRUMP, Phase.BID)


def start_tags(start: Deal, letters: Letters) -> Iterator[tuple[str, str]]:
    """Give the tags that follow from the pack."""
    rules = start.rules
    if rules.cuts and start.faced is not None:
        yield "Cut", letters.card(start.faced)
    if rules.has_widow:
        yield "Widow", " ".join(letters.card(card) for card in start.undealt)
    if start.turn_up is not None:
        yield "Turnup", letters.card(start.turn_up)


def later_tags(deal: Deal, letters: Letters) -> Iterator[tuple[str, str]]:
    """Give the tags that follow from what was said and played, as far as the deal has got."""
    if deal.trump is not None and deal.rules.trump_by != "latest-marriage":
        yield "Trump", letters.suit(deal.trump)
    if deal.bid:
        yield "Bid", str(deal.bid)
    contract = None if deal.phase in _AUCTION else deal.contract
    if contract is not None:
        yield "Contract", contract.key
    if deal.bidder is not None and (deal.bid or contract is not None):
        yield "Bidder", deal.bidder.name
    if contract is not None:
        yield "Double", str(2**deal.level)
