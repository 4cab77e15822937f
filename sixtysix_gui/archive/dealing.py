"""What both hands hold at the beginning of a deal for two, from the pack of its record alone."""

from collections.abc import Sequence
from functools import cache, lru_cache

from sixtysix_gui.archive.rows import Dealt
from sixtysix_gui.rules.cards import ALL_CARDS, LETTERS, Card, Letters, Rank, Suit, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

_Places = tuple[tuple[tuple[int, ...], ...], int]
"""The places in the pack of the cards of each hand, and that of the turn-up."""
_BITS = 4
"""Of each number that is counted up card by card; points take twice as many."""
_ACES, _SUITS, _PAIRS = 8, 12, 28
_POINTS = 0xFF


def letters_of(suits: str) -> Letters:
    """Return the alphabet of a value of the tag Suits."""
    return LETTERS.get(suits, LETTERS["french"])


@cache
def _cards(suits: str) -> dict[str, Card]:
    """Return the cards by how an alphabet writes them."""
    letters = letters_of(suits)
    return {letters.card(card): card for card in ALL_CARDS}


def pack_in(text: str, suits: str, rules: Rules) -> tuple[Card, ...] | None:
    """Return the pack that the tag Pack tells; None if it is not one of the rules."""
    known, codes = _cards(suits), text.split()[: len(ALL_CARDS) * 2]
    read = [known.get(code) or letters_of(suits).read_card(code) for code in codes]
    pack = tuple([card for card in read if card is not None])
    return pack if sorted(pack) == _sorted_pack(rules) else None


@lru_cache(maxsize=256)
def _sorted_pack(rules: Rules) -> list[Card]:
    return sorted(rules.pack)


@lru_cache(maxsize=1024)
def _places(rules: Rules, dealer: Seat) -> _Places:
    """Return where the hands and the turn-up lie in a pack, by dealing one of which it is known."""
    start = Deal.start(rules, rules.pack, dealer)
    place = {card: number for number, card in enumerate(rules.pack)}
    hands = tuple(tuple(place[card] for card in hand) for hand in start.hands)
    return hands, place[start.undealt[-1]]


def dealt_to(
    rules: Rules, pack: Sequence[Card], dealer: Seat, seat: Seat
) -> tuple[Dealt, Dealt] | None:
    """Return what a seat and the other one are dealt; None where no talon can be closed."""
    if not rules.close:
        return None
    hands, turn_up = _places(rules, dealer)
    trump, rank = pack[turn_up].suit, rules.exchange_rank
    lowest = None if rank is None else card_of(rank, trump)
    mine, other = (
        _dealt(
            sum([_WORTH[card] for card in hand]), trump, lowest=lowest in hand, leads=who != dealer
        )
        for who in (seat, rules.after(seat))
        for hand in ([pack[place] for place in hands[who]],)
    )
    return mine, other


def _worth(card: Card) -> int:
    """Return a card as a number that holds all that is counted of it, each in bits of its own."""
    worth = card.points
    worth += (card.rank is Rank.ACE) << _ACES
    worth += 1 << (_SUITS + _BITS * card.suit)
    worth += (card.rank in (Rank.KING, Rank.QUEEN)) << (_PAIRS + _BITS * card.suit)
    return worth


_WORTH = {card: _worth(card) for card in ALL_CARDS}


@lru_cache(maxsize=100_000)
def _dealt(hand: int, trump: Suit, *, lowest: bool, leads: bool) -> Dealt:
    """Return what stands in the sum of the cards of a hand; most hands come again and again."""
    pairs = [_bits(hand, _PAIRS + _BITS * suit) == len("KQ") for suit in Suit]
    return Dealt(
        trumps=_bits(hand, _SUITS + _BITS * trump),
        aces=_bits(hand, _ACES),
        marriages=sum(pairs),
        trump_marriage=int(pairs[trump]),
        lowest_trump=int(lowest),
        first_lead=int(leads),
        points=hand & _POINTS,
    )


def _bits(number: int, place: int) -> int:
    return number >> place & (1 << _BITS) - 1
