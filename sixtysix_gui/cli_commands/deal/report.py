"""A deal as lines for people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sixtysix_gui.records.letters import Letters
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.commitment import rules_text
from sixtysix_gui.rules.registry import GAMES
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.shuffle import pack_order, plain_word
from sixtysix_gui.rules.two_handed.seats import opposite
from sixtysix_gui.rules.two_handed.variants import RuleSet


def deal_lines(
    rules: RuleSet, code: str, word: str, dealer: Seat, letters: Letters
) -> Iterator[str]:
    """Give rule set, code, word, pack (as in a record), hands, turn-up and talon.

    Raises:
        DealCodeError: if the code is none.
    """
    pack = pack_order(code, rules.deck_pack, word)
    state = GAMES.start(rules, pack, dealer)
    yield f"Rules    {rules_text(rules)}"
    yield f"Code     {code}"
    if plain_word(word):
        yield f"Word     {plain_word(word)}"
    yield f"Dealer   {dealer.name}"
    yield f"Pack     {_cards(pack, letters)}"
    for seat in (opposite(dealer), dealer):
        yield f"Hand {seat.name}   {_cards(state.hands[seat], letters)}"
    yield f"Turn-up  {letters.card(state.talon[-1])}"
    yield f"Talon    {_cards(state.talon[:-1], letters)}"


def _cards(cards: Iterable[Card], letters: Letters) -> str:
    return " ".join(letters.card(card) for card in cards)
