"""What follows from a deal and is written with it: result and tags (rules.md 6.3, many.md 12)."""

import re
from collections.abc import Iterable, Iterator

from sixtysix_gui.records.letters import Letters
from sixtysix_gui.records.record import ABANDONED
from sixtysix_gui.rules.deals.facts import Facts, Phase
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.sets.rules import Rules

UNFINISHED = "*"
_AUCTION = (Phase.TRUMP, Phase.BID)
_NUMBER = re.compile(r"[0-9]{1,4}")
_NUMBERS = {True: ("-", _NUMBER), False: (",", re.compile(r"-?[0-9]{1,6}"))}
"""What stands between the numbers of the parties, and how each looks, by ``rules.close``."""


def result_of(rules: Rules, outcome: Outcome | None) -> str:
    """Return the result: ``A:2``, drawn ``0:0``, or ``*`` for a deal that is not settled.

    Where several parties win or lose points all of them are named, as in ``A:-2,B:3,C:-1``; in
    games with a unit of their own also those who get nothing, as in ``A:0,B:-3``.
    """
    if outcome is None:
        return UNFINISHED
    points = [(party.name, outcome.points[party]) for party in rules.parties]
    if not any(number for _, number in points):
        return "0:0"
    names_all = rules.has("score.unit")
    return ",".join(f"{name}:{number}" for name, number in points if number or names_all)


def termination_of(outcome: Outcome | None) -> str:
    """Return the word for the way a deal ended; an unsettled one was abandoned."""
    return ABANDONED if outcome is None else outcome.reason


def write_numbers(rules: Rules, numbers: Iterable[int]) -> str:
    """Return numbers, one a party, as text: ``70-35``, or ``70,35`` where no talon is closed."""
    return _NUMBERS[rules.close][0].join(map(str, numbers))


def read_numbers(rules: Rules, text: str) -> tuple[int, ...] | None:
    """Return the numbers of a text, one a party; None if it is of another form."""
    separator, number = _NUMBERS[rules.close]
    parts = text.split(separator)
    if len(parts) != len(rules.parties) or not all(map(number.fullmatch, parts)):
        return None
    return tuple(map(int, parts))


def read_number(text: str) -> int | None:
    """Return a number of at most four digits; None if the text is none."""
    return int(text) if _NUMBER.fullmatch(text) else None


def start_tags(start: Facts, letters: Letters) -> Iterator[tuple[str, str]]:
    """Yield the tags that follow from the pack."""
    rules = start.rules
    if rules.cuts and start.faced is not None:
        yield "Cut", letters.card(start.faced)
    if rules.has_widow:
        yield "Widow", " ".join(letters.card(card) for card in start.undealt)
    if start.turn_up is not None:
        yield "Turnup", letters.card(start.turn_up)


def later_tags(deal: Facts, letters: Letters) -> Iterator[tuple[str, str]]:
    """Yield the tags that follow from what was said and played, as far as the deal has got."""
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
