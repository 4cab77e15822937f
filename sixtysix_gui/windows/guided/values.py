"""The names and numbers in the sentences of a guided deal, taken from what the learner sees.

``{left}``, ``{partner}`` and ``{right}`` are who sits there, ``{name}`` who has led, ``{total}``
the card points of the learner's side, ``{best}`` the rank that is winning the trick, ``{trick}``
what lies there is worth. ``{lowest}`` and ``{turn_up}`` are exchanged for each other, and
``{with_both}`` is the total with an ace and a ten besides.
"""

from collections.abc import Mapping

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Bid, CallContract, Meld, Move, NameTrump, PlayCard
from sixtysix_gui.rules.scoring.points import TICK
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.people import People
from sixtysix_gui.text.rules.help_examples import ranks_from_high


def values_of(move: Move, view: View, people: People, words: CardWords) -> Mapping[str, object]:
    """Return all that a sentence about a move may name, by its place in the sentence."""
    suit = move.suit if isinstance(move, Meld | NameTrump) else view.trump
    return {
        **_people(view, people),
        **_cards(move, suit, view, words),
        **_numbers(move, suit, view),
        **_ranks(view, words),
        "name": people.name(view.leader),
        "order": translate("Help", ", ").join(
            words.rank(rank) for rank in ranks_from_high(view.rules)
        ),
    }


def _ranks(view: View, words: CardWords) -> dict[str, str]:
    """Name the ranks, and say what they count in tricks."""
    ranks = sorted({card.rank for card in view.rules.pack}, reverse=True)
    values = translate("Help", ", ").join(f"{words.rank(rank)} {rank.points}" for rank in ranks)
    named = {rank.name.lower(): words.rank(rank) for rank in ranks}
    return {**named, "values": values, "values_first": as_sentence(values)}


def _people(view: View, people: People) -> dict[str, str]:
    others = [seat for seat in people.clockwise() if seat is not view.seat]
    partner = people.partner
    return {
        "left": people.name(others[0]),
        "right": people.name(others[-1]),
        "partner": "" if partner is None else people.name(partner),
        "best_name": people.name(_winning(view)[0]) if view.table else "",
    }


def _winning(view: View) -> tuple[Seat, Card]:
    best = view.rules.duties_in(view.contract).winning(view.table, view.trump)
    return best.seat, best.card


def _cards(move: Move, suit: Suit | None, view: View, words: CardWords) -> dict[str, str]:
    card = move.card if isinstance(move, PlayCard) else None
    led = view.table[0].card if view.table else None
    named: dict[str, str] = {
        "card": "" if card is None else words.card_object(card),
        "card_alone": "" if card is None else words.card(card),
        "card_suit": "" if card is None else words.suit(card.suit),
        "led": "" if led is None else words.card_object(led),
        "led_suit": "" if led is None else words.suit(led.suit),
        "best": words.rank_object(_winning(view)[1].rank) if view.table else "",
        "cut": "" if view.faced is None else words.card_object(view.faced),
        "suit": "" if suit is None else words.suit(suit),
        "marriage": "" if suit is None else words.marriage(suit),
        "lead": "" if suit is None else words.card_object(_lead_of(suit, view)),
        "turn_up": "" if view.turn_up is None else words.card_object(view.turn_up),
        "lowest": "" if suit is None else words.card_object(_lowest_of(suit, view)),
    }
    return named


def _lead_of(suit: Suit, view: View) -> Card:
    """Return the card of a marriage to be led: the king where its player holds the ace as well."""
    has_ace = card_of(Rank.ACE, suit) in view.hand
    return card_of(Rank.KING if has_ace else Rank.QUEEN, suit)


def _lowest_of(suit: Suit, view: View) -> Card:
    """Return the card of a suit that may be exchanged for the turn-up."""
    return card_of(view.rules.exchange_rank or Rank.NINE, suit)


def _numbers(move: Move, suit: Suit | None, view: View) -> dict[str, int]:
    contract = view.contract
    value = 0 if contract is None else contract.value
    level = view.level
    called = view.rules.contracts[move.contract].value if isinstance(move, CallContract) else 0
    bid = move.ticks if isinstance(move, Bid) else 0
    points = (
        0 if suit is None else view.rules.marriage_points(suit, view.trump, len(view.marriages))
    )
    total = view.total(view.seat)
    return {
        "total": total,
        "trick": sum(play.card.points for play in view.table),
        "points": points,
        "sure": total + points,
        "with_both": total + Rank.ACE.points + Rank.TEN.points,
        "bid": bid,
        "promise": bid * TICK,
        "standing": view.bid or value,
        "value": called,
        "doubled": value * 2**level,
        "next": value * 2 ** (level + 1),
    }
