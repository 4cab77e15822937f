"""What stands on the panels of bids, suits, contracts and doubles, and what readers say of it."""

from dataclasses import dataclass

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import BID, DOUBLE, NAME_TRUMP, OPEN, CallContract, Move, Opening
from sixtysix_gui.rules.scoring.points import TICK
from sixtysix_gui.rules.sets.contracts import Contract
from sixtysix_gui.table.stops import Spoken
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.contracts import (
    contract_gloss,
    contract_label,
    contract_name,
    double_name,
    opening_gloss,
    opening_name,
)
from sixtysix_gui.text.narrator.refusals import refusal_sentence


@dataclass(frozen=True)
class Choice:
    """Something to be chosen on a panel: its words, and whether it may be chosen now.

    ``label`` stands on it, ``below`` below it or at its end, ``sentence`` is what it means, or why
    it cannot be chosen. ``spoken`` is what readers of the screen call it.
    """

    move: Move
    label: str
    below: str
    sentence: str
    spoken: str
    possible: bool


def bid_choices(view: View) -> tuple[Choice, ...]:
    """Return the discs of the bid panel, from 1 to the highest bid."""
    most = view.rules.bid_max
    return tuple(_bid(view, ticks, most) for ticks in range(1, most + 1))


def _bid(view: View, ticks: int, most: int) -> Choice:
    move = BID[ticks]
    text = translate("Panels", "Bid {ticks}: {points} card points. {place} of {count}.")
    points = str(ticks * TICK)
    return Choice(
        move=move,
        label=str(ticks),
        below=points,
        sentence="",
        spoken=text.format(ticks=ticks, points=points, place=ticks, count=most),
        possible=move in view.legal_moves,
    )


def suit_choices(view: View, words: CardWords) -> tuple[Choice, ...]:
    """Return the discs of the naming panel, in the order of the keys."""
    suits = tuple(Suit)
    return tuple(
        Choice(
            move=NAME_TRUMP[suit],
            label="",
            below=words.suit_first(suit),
            sentence="",
            spoken=_suit_spoken(words.suit_first(suit), place, len(suits)),
            possible=NAME_TRUMP[suit] in view.legal_moves,
        )
        for place, suit in enumerate(suits, start=1)
    )


def _suit_spoken(suit: str, place: int, count: int) -> str:
    text = translate("Panels", "{suit} as trumps. {place} of {count}.")
    return text.format(suit=suit, place=place, count=count)


def opening_choices(view: View, *, german_suited: bool) -> tuple[Choice, ...]:
    """Return the openings of Gaigel, in the order of the keys."""
    found: list[Choice] = []
    for place, opening in enumerate(Opening, start=1):
        name = opening_name(opening)
        gloss = opening_gloss(opening, german_suited=german_suited)
        text = translate("Panels", "{name}: {gloss} {place} of {count}.")
        spoken = text.format(name=name, gloss=gloss, place=place, count=len(Opening))
        move = OPEN[opening]
        found.append(Choice(move, name, "", _named(name, gloss), spoken, move in view.legal_moves))
    return tuple(found)


def contract_choices(view: View, words: CardWords) -> tuple[Choice, ...]:
    """Return the rows of the contract panel, cheapest first; the simple game is the pass."""
    contracts = [one for one in view.rules.contracts.values() if not one.is_simple]
    return tuple(
        _contract(view, words, contract, place, len(contracts))
        for place, contract in enumerate(contracts, start=1)
    )


def _contract(view: View, words: CardWords, contract: Contract, place: int, count: int) -> Choice:
    move = CallContract(contract.key)
    error = view.why_illegal(move)
    name = contract_name(contract.key)
    gloss = contract_gloss(contract, words)
    sentence = _named(name, gloss) if error is None else refusal_sentence(error, words)
    text = translate("Panels", "{name}, {value}: {gloss} {place} of {count}.")
    spoken = text.format(
        name=name,
        value=contract.value,
        gloss=gloss if error is None else sentence,
        place=place,
        count=count,
    )
    return Choice(
        move, contract_label(contract.key), str(contract.value), sentence, spoken, error is None
    )


def _named(name: str, gloss: str) -> str:
    #: what a contract or an opening means, as in "Gang: you alone take all five tricks."
    return translate("Panels", "{name}: {gloss}").format(name=name, gloss=gloss)


def double_choice(view: View) -> Choice:
    """Return what stands on the coin of the double: Kontra, × 2."""
    level = view.level + 1
    word, times = double_name(min(level, 3)), 2**level
    #: by how much a deal is multiplied
    below = translate("Panels", "× {times}").format(times=times)
    text = translate("Panels", "{double}: the deal counts × {times}.")
    spoken = text.format(double=word, times=times)
    return Choice(DOUBLE, word, below, spoken, spoken, DOUBLE in view.legal_moves)


def spoken_choice(choice: Choice) -> Spoken:
    """Name a choice to readers of the screen, and say where it cannot be chosen."""
    if choice.possible:
        return Spoken(choice.spoken, translate("Panels", "Enter chooses it."))
    return Spoken(choice.spoken, translate("Panels", "It cannot be chosen now."))
